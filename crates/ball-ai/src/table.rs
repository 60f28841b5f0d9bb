//! The transposition table: what the search found out about positions.

use ball_rules::Decision;

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
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) key: u64,
    pub(crate) best: Option<Decision>,
    pub(crate) value: i32,
    /// Turns looked ahead.
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    generation: u8,
}

const EMPTY: Entry = Entry { key: 0, best: None, value: 0, depth: i8::MIN, bound: Bound::Upper, generation: 0 };

/// Buckets of two: the first keeps the deepest of the search in progress, the second whatever came last.
#[derive(Debug)]
pub(crate) struct Transpositions {
    buckets: Vec<[Entry; 2]>,
    generation: u8,
}

impl Transpositions {
    /// A table of at most `megabytes`, at least one bucket.
    pub(crate) fn new(megabytes: usize) -> Transpositions {
        let room = (megabytes << 20) / size_of::<[Entry; 2]>();
        let count = if room.is_power_of_two() { room } else { room.next_power_of_two() / 2 };
        Transpositions { buckets: vec![[EMPTY; 2]; count.max(1)], generation: 0 }
    }

    /// Entries from before may be replaced from now on.
    pub(crate) fn age(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.buckets.fill([EMPTY; 2]);
    }

    fn place(&self, key: u64) -> usize {
        // The number of buckets is a power of two.
        key as usize & (self.buckets.len() - 1)
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = self.buckets.get(self.place(key))?;
        bucket.iter().find(|entry| entry.key == key && entry.depth != i8::MIN).copied()
    }

    pub(crate) fn put(&mut self, key: u64, depth: i8, bound: Bound, value: i32, best: Option<Decision>) {
        let (place, generation) = (self.place(key), self.generation);
        let Some([deep, last]) = self.buckets.get_mut(place) else { return };
        let entry = Entry { key, best, value, depth, bound, generation };
        if deep.key == key || deep.generation != generation || deep.depth <= depth {
            if deep.key != key {
                *last = *deep;
            }
            *deep = entry;
        } else {
            *last = entry;
        }
    }
}
