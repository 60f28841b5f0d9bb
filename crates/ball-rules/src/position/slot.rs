//! Slots: the pieces of a team by their places among its labels.

use crate::team::Label;

/// A piece by its place among its team's labels, 0 to 6. Fixed for a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slot(pub(crate) u8);

impl Slot {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        // A slot is never 7; masking only tells the compiler so.
        self.0 as usize & 7
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

/// The slots of the set bits of a mask.
#[derive(Clone, Copy)]
pub(crate) struct Slots(pub(crate) u8);

impl Iterator for Slots {
    type Item = Slot;

    #[inline]
    fn next(&mut self) -> Option<Slot> {
        if self.0 == 0 {
            return None;
        }
        let slot = Slot(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(slot)
    }
}

/// The slots of the set bits of a mask, each with its label.
#[derive(Clone, Copy)]
pub(crate) struct Labelled {
    /// The labels of `slot` and those above.
    pub(super) labels: u32,
    /// The slots still to come, `slot` the lowest bit.
    pub(super) mask: u8,
    pub(super) slot: u8,
}

impl Iterator for Labelled {
    type Item = (Slot, Label);

    #[inline]
    fn next(&mut self) -> Option<(Slot, Label)> {
        while self.mask != 0 {
            let wanted = self.mask & 1 != 0;
            let found = (Slot(self.slot), Label::from_index(self.labels.trailing_zeros() as u8));
            self.mask >>= 1;
            self.slot += 1;
            self.labels &= self.labels.wrapping_sub(1);
            if wanted {
                return Some(found);
            }
        }
        None
    }
}
