//! Reading a position inside the crate: slots, squares and the ball.

use super::{CARRIED, Labelled, Position, Slot, Slots, carried_byte};
use crate::square::Square;
use crate::squares::Squares;
use crate::team::{Label, PieceId, Team};

impl Position {
    /// The slots of `team` that hold a piece.
    #[inline]
    pub(crate) fn slots(&self, team: Team) -> Slots {
        Slots(((1u16 << self.labels[team as usize].count_ones()) - 1) as u8)
    }

    /// The slots of `team`'s active pieces (R2.3).
    #[inline]
    pub(crate) fn active_slots(&self, team: Team) -> u8 {
        self.slots(team).0 & !self.inactive_slots(team)
    }

    /// The slots of `team`'s inactive pieces (R2.3).
    #[inline]
    pub(crate) fn inactive_slots(&self, team: Team) -> u8 {
        let t = team as usize;
        self.downed_slots[t] | self.upper_slots[t] | self.lower_slots[t]
    }

    /// The acting side's pieces that may start an action: active and not restricted.
    #[inline]
    pub(crate) fn free_slots(&self) -> u8 {
        self.active_slots(self.side) & !self.restricted_slots
    }

    #[inline]
    pub(crate) fn square_of(&self, team: Team, slot: Slot) -> Square {
        Square::from_set_bit(u32::from(self.squares[team as usize][slot.index()]))
    }

    /// The squares of the slots in `mask`.
    pub(crate) fn squares_of(&self, team: Team, mask: u8) -> Squares {
        Slots(mask).map(|slot| self.square_of(team, slot)).collect()
    }

    /// The slots of `team`'s pieces on `square`, one in each byte's highest bit, the lowest one exactly.
    ///
    /// All eight bytes are compared at once: a byte that equals the square becomes 0 by the exclusive or, and only a 0
    /// borrows into its highest bit. A byte above a 0 may do so too, which is why only the lowest is exact.
    #[inline]
    fn bytes_on(&self, team: Team, square: Square) -> u64 {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let wanted = ONES * u64::from(square.byte());
        let different = u64::from_le_bytes(self.squares[team as usize]) ^ wanted;
        different.wrapping_sub(ONES) & !different & (ONES << 7)
    }

    /// Whether a piece of `team` is on `square`.
    #[inline]
    pub(crate) fn any_on(&self, team: Team, square: Square) -> bool {
        self.bytes_on(team, square) != 0
    }

    /// The slots of `team`'s pieces on `square`.
    #[inline]
    pub(crate) fn slots_on(&self, team: Team, square: Square) -> u8 {
        self.squares[team as usize].iter().rev().fold(0, |mask, &at| mask << 1 | u8::from(at == square.byte()))
    }

    /// The single piece on `square`, where one is known to stand.
    #[inline]
    pub(crate) fn single_on(&self, team: Team, square: Square) -> Slot {
        Slot((self.bytes_on(team, square).trailing_zeros() / 8) as u8 & 7)
    }

    /// The slot of the label at the acting side or the other.
    #[inline]
    pub(crate) fn slot_of(&self, id: PieceId) -> Option<Slot> {
        let labels = self.labels[id.team as usize];
        let bit = 1u32 << id.label.index();
        if labels & bit == 0 { None } else { Some(Slot((labels & (bit - 1)).count_ones() as u8)) }
    }

    /// [`Position::slot_of`] for a piece of the acting side that is known to exist.
    #[inline]
    pub(crate) fn own_slot(&self, label: Label) -> Slot {
        Slot((self.labels[self.side as usize] & ((1 << label.index()) - 1)).count_ones() as u8)
    }

    #[inline]
    pub(crate) fn label_of(&self, team: Team, slot: Slot) -> Label {
        let mut labels = self.labels[team as usize];
        for _ in 0..slot.0 {
            labels &= labels.wrapping_sub(1);
        }
        Label::from_index(labels.trailing_zeros() as u8)
    }

    /// The slots in `mask` with the labels of `team`'s pieces; going along the labels is cheaper than finding each.
    #[inline]
    pub(crate) fn labelled(&self, team: Team, mask: u8) -> Labelled {
        Labelled { labels: self.labels[team as usize], mask, slot: 0 }
    }

    pub(crate) fn piece_id(&self, team: Team, slot: Slot) -> PieceId {
        PieceId::new(team, self.label_of(team, slot))
    }

    /// Team and slot of the carrier.
    #[inline]
    pub(crate) fn carrier(&self) -> Option<(Team, Slot)> {
        if self.ball & CARRIED == 0 {
            return None;
        }
        let team = if self.ball & 8 == 0 { Team::Atk } else { Team::Def };
        Some((team, Slot(self.ball & 7)))
    }

    #[inline]
    pub(crate) fn has_ball(&self, team: Team, slot: Slot) -> bool {
        self.ball == carried_byte(team, slot)
    }

    /// The square of the loose ball, as a set.
    #[inline]
    pub(crate) fn loose(&self) -> Squares {
        if self.ball & CARRIED == 0 { Squares(1 << self.ball) } else { Squares::EMPTY }
    }
}
