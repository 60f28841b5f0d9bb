//! The transposition table: what the search found out about positions. Several threads share it.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use ball_rules::{CardPlay, Decision, Keeper, Label, Release, Square};

/// What a stored value says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The best decision, by its [`code`]; 0 where none is known.
    pub(crate) best: u32,
    pub(crate) value: i32,
    /// Turns looked ahead.
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    generation: u8,
}

/// A number from 1 for a decision, below 2²¹. Different decisions of a position have different numbers but for very few.
pub(crate) fn code(decision: Decision) -> u32 {
    let piece = |label: Label| label.index() as u64;
    let at = |square: Square| square.index() as u64;
    let release = |r: Release| [piece(r.piece), at(r.upper_to), at(r.lower_to) << 2 | keeper(r.keeper)];
    fn keeper(keeper: Option<Keeper>) -> u64 {
        match keeper {
            None => 0,
            Some(Keeper::Upper) => 1,
            Some(Keeper::Lower) => 2,
        }
    }
    let (kind, [a, b, c]) = match decision {
        Decision::EndPhase => (0, [0; 3]),
        Decision::Convert => (1, [0; 3]),
        Decision::Move { piece: p, to, .. } => (2, [piece(p), at(to), 0]),
        Decision::Stack { piece: p, to, .. } => (3, [piece(p), at(to), 0]),
        Decision::Dodge { piece: p, target, exit, .. } => (4, [piece(p), at(target), at(exit)]),
        Decision::TacticalDodge { piece: p, to, push, .. } => (5, [piece(p), at(to), at(push)]),
        Decision::HandOff { piece: p, receiver } => (6, [piece(p), piece(receiver), 0]),
        Decision::ShortPass { piece: p, receiver, to } => (7, [piece(p), piece(receiver), at(to)]),
        Decision::LongPass { piece: p, to } => (8, [piece(p), at(to), 0]),
        Decision::StandUp { piece: p, to, .. } => (9, [piece(p), at(to), 0]),
        Decision::Release(r) => (10, release(r)),
        Decision::Card { card, play } => {
            let [a, b, c] = match play {
                CardPlay::LiftRestriction { piece: p } => [piece(p), 0, 0],
                CardPlay::ExtraPa => [0; 3],
                CardPlay::StandUp { piece: p, to, .. }
                | CardPlay::Run { piece: p, to, .. }
                | CardPlay::LongPass { piece: p, to }
                | CardPlay::Scoop { piece: p, to, .. } => [piece(p), at(to), 0],
                CardPlay::Release(r) => release(r),
                CardPlay::Down { piece: p, target, .. } => [piece(p), at(target), 0],
                CardPlay::HandOff { piece: p, receiver } => [piece(p), piece(receiver), 0],
                CardPlay::Swap { first, second } => [piece(first), piece(second), 0],
            };
            (16 + card.index() as u64, [a, b, c])
        }
    };
    let packed = kind << 32 | a << 24 | b << 12 | c;
    (packed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 43) as u32 | 1
}

impl Entry {
    /// value 22 bits, depth 8, bound 2, generation 8, best 21.
    fn packed(self) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        u64::from((self.value + (1 << 21)) as u32) << 39
            | u64::from(self.depth as u8) << 31
            | bound << 29
            | u64::from(self.generation) << 21
            | u64::from(self.best)
    }

    fn unpacked(word: u64) -> Option<Entry> {
        let bound = match word >> 29 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            3 => Bound::Upper,
            _ => return None,
        };
        Some(Entry {
            best: (word & 0x1F_FFFF) as u32,
            value: (word >> 39 & 0x3F_FFFF) as i32 - (1 << 21),
            depth: (word >> 31) as u8 as i8,
            bound,
            generation: (word >> 21) as u8,
        })
    }
}

/// The key, mixed with the word: what two threads write at the same time is not taken for an entry.
#[derive(Debug, Default)]
struct Place {
    check: AtomicU64,
    word: AtomicU64,
}

impl Place {
    fn read(&self, key: u64) -> Option<Entry> {
        let word = self.word.load(Ordering::Relaxed);
        if self.check.load(Ordering::Relaxed) ^ word == key { Entry::unpacked(word) } else { None }
    }

    fn write(&self, key: u64, entry: Entry) {
        let word = entry.packed();
        self.word.store(word, Ordering::Relaxed);
        self.check.store(key ^ word, Ordering::Relaxed);
    }
}

/// Entries that one key may stand in: the first ones keep the deepest of the search in progress, the last whatever came
/// last.
const BUCKET: usize = 4;

/// The table.
#[derive(Debug)]
pub(crate) struct Transpositions {
    buckets: Vec<[Place; BUCKET]>,
    generation: AtomicU8,
}

impl Transpositions {
    /// A table of at most `megabytes`, at least one bucket.
    pub(crate) fn new(megabytes: usize) -> Transpositions {
        let room = (megabytes << 20) / size_of::<[Place; BUCKET]>();
        let count = if room.is_power_of_two() { room } else { room.next_power_of_two() / 2 };
        let buckets = (0..count.max(1)).map(|_| Default::default()).collect();
        Transpositions { buckets, generation: AtomicU8::new(0) }
    }

    /// Entries from before may be replaced from now on.
    pub(crate) fn age(&self) {
        self.generation.fetch_add(1, Ordering::Relaxed);
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for place in self.buckets.iter().flatten() {
            place.word.store(0, Ordering::Relaxed);
            place.check.store(0, Ordering::Relaxed);
        }
        self.generation.store(0, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[Place; BUCKET] {
        // The number of buckets is a power of two.
        &self.buckets[key as usize & (self.buckets.len() - 1)]
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|place| place.read(key))
    }

    pub(crate) fn put(&self, key: u64, depth: i8, bound: Bound, value: i32, best: u32) {
        let generation = self.generation.load(Ordering::Relaxed);
        let mut entry = Entry { best, value, depth, bound, generation };
        let bucket = self.bucket(key);
        let mut cheapest = (BUCKET - 1, i32::MAX);
        for (index, place) in bucket.iter().enumerate() {
            let word = place.word.load(Ordering::Relaxed);
            let Some(old) = Entry::unpacked(word) else {
                if cheapest.1 > i32::MIN {
                    cheapest = (index, i32::MIN);
                }
                continue;
            };
            if place.check.load(Ordering::Relaxed) ^ word == key {
                if best == 0 {
                    entry.best = old.best;
                }
                place.write(key, entry);
                return;
            }
            let worth = i32::from(old.depth) + if old.generation == generation { 256 } else { 0 };
            if worth < cheapest.1 {
                cheapest = (index, worth);
            }
        }
        bucket[cheapest.0].write(key, entry);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_is_got() {
        let table = Transpositions::new(1);
        for (key, value, depth) in [(1, -1_000_001, 0), (2, 1_000_001, 127), (3, 0, -1), (0, 7, 3)] {
            table.put(key, depth, Bound::Lower, value, 0x1F_FFFF);
            let entry = table.get(key).unwrap();
            assert_eq!((entry.value, entry.depth, entry.bound, entry.best), (value, depth, Bound::Lower, 0x1F_FFFF));
        }
        assert_eq!(table.get(4), None);
        table.clear();
        assert_eq!(table.get(1), None);
    }

    #[test]
    fn the_deepest_stay() {
        let table = Transpositions::new(0);
        for key in 1..40 {
            table.put(key, if key == 3 { 9 } else { 1 }, Bound::Exact, 5, 1);
        }
        assert!(table.get(3).is_some() && table.get(39).is_some());
    }
}
