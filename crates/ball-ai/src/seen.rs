//! A set of position keys that is emptied in no time.

/// Keys in an open table; those of an earlier round count as absent. Each round begins with few slots in use, so that a
/// small set stays near at hand whatever was in it before.
#[derive(Debug)]
pub(crate) struct Seen {
    slots: Vec<(u64, u32)>,
    /// Slots in use, a power of two.
    used: usize,
    round: u32,
    len: usize,
    /// Keys on their way to more slots.
    moving: Vec<u64>,
}

/// Slots that a round begins with.
const FEW: usize = 1 << 10;

impl Default for Seen {
    fn default() -> Seen {
        Seen { slots: vec![(0, 0); FEW], used: FEW, round: 1, len: 0, moving: Vec::new() }
    }
}

impl Seen {
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
        self.used = FEW;
        self.next_round();
    }

    fn next_round(&mut self) {
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.slots.fill((0, 0));
            self.round = 1;
        }
    }

    /// Adds a key; false if it was there already.
    #[inline]
    pub(crate) fn insert(&mut self, key: u64) -> bool {
        if self.len * 2 >= self.used {
            self.grow();
        }
        let added = self.put(key);
        self.len += usize::from(added);
        added
    }

    #[inline]
    fn put(&mut self, key: u64) -> bool {
        let mask = self.used - 1;
        let mut at = key as usize & mask;
        while let Some(slot) = self.slots.get_mut(at) {
            if slot.1 != self.round {
                *slot = (key, self.round);
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
        let mut moving = std::mem::take(&mut self.moving);
        moving.extend(self.slots.iter().take(self.used).filter(|slot| slot.1 == self.round).map(|slot| slot.0));
        self.used *= 2;
        if self.slots.len() < self.used {
            self.slots.resize(self.used, (0, 0));
        }
        self.next_round();
        for &key in &moving {
            self.put(key);
        }
        moving.clear();
        self.moving = moving;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_added_since_it_was_cleared() {
        let mut seen = Seen::default();
        for round in 0..3u64 {
            for key in 0..5_000u64 {
                let key = key.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ round;
                assert!(seen.insert(key));
                assert!(!seen.insert(key));
            }
            seen.clear();
            assert!(seen.insert(0x9E37_79B9_7F4A_7C15 ^ round));
            seen.clear();
        }
    }
}
