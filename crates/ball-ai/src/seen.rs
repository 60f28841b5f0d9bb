//! A set of position keys that is emptied in no time.

/// Keys in an open table; those of an earlier round count as absent.
#[derive(Debug)]
pub(crate) struct Seen {
    slots: Vec<(u64, u32)>,
    round: u32,
    len: usize,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { slots: vec![(0, 0); 1 << 10], round: 1, len: 0 }
    }
}

impl Seen {
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.slots.fill((0, 0));
            self.round = 1;
        }
    }

    /// Adds a key; false if it was there already.
    pub(crate) fn insert(&mut self, key: u64) -> bool {
        if self.len * 2 >= self.slots.len() {
            self.grow();
        }
        let added = Self::put(&mut self.slots, self.round, key);
        self.len += usize::from(added);
        added
    }

    fn put(slots: &mut [(u64, u32)], round: u32, key: u64) -> bool {
        let mask = slots.len() - 1;
        let mut at = key as usize & mask;
        while let Some(slot) = slots.get_mut(at) {
            if slot.1 != round {
                *slot = (key, round);
                return true;
            }
            if slot.0 == key {
                return false;
            }
            at = (at + 1) & mask;
        }
        false
    }

    fn grow(&mut self) {
        let mut wider = vec![(0, 0); self.slots.len() * 2];
        for &(key, round) in &self.slots {
            if round == self.round {
                Self::put(&mut wider, round, key);
            }
        }
        self.slots = wider;
    }
}
