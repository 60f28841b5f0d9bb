//! The numbers whose exclusive or is a position's key.

use crate::ruleset::{MAX_DECK, MAX_PE};
use crate::square::Square;

/// How many pieces a team has at most.
pub(crate) const SLOTS: usize = 7;

/// Lengths of tables are powers of 2 where an index can be masked, so that no lookup checks bounds.
const SLOT_TABLE: usize = SLOTS.next_power_of_two();
const SQUARE_TABLE: usize = Square::COUNT.next_power_of_two();
const PE_TABLE: usize = (MAX_PE as usize + 1).next_power_of_two();

/// A random number for everything that a position text can say.
pub(crate) struct Keys {
    pub piece: [[[u64; SQUARE_TABLE]; SLOT_TABLE]; 2],
    pub downed: [[u64; SLOT_TABLE]; 2],
    pub restricted: [[u64; SLOT_TABLE]; 2],
    pub fresh_upper: [[u64; SLOT_TABLE]; 2],
    pub old_upper: [[u64; SLOT_TABLE]; 2],
    pub task: [[u64; SLOT_TABLE]; 2],
    pub carried: [[u64; SLOT_TABLE]; 2],
    pub loose: [u64; SQUARE_TABLE],
    pub energy: [[u64; PE_TABLE]; 2],
    pub used: [[u64; MAX_DECK]; 2],
    pub pa: [u64; 256],
    pub unlock: u64,
    pub over: u64,
    pub after_hand_off: u64,
    pub def_to_act: u64,
    pub cards_mode: u64,
    pub label: [[u64; 21]; 2],
}

/// SplitMix64: each call moves the state on and returns a well-mixed number.
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

const fn numbers<const N: usize>(state: &mut u64) -> [u64; N] {
    let mut all = [0; N];
    let mut i = 0;
    while i < N {
        all[i] = next(state);
        i += 1;
    }
    all
}

const fn tables<const N: usize, const M: usize>(state: &mut u64) -> [[u64; N]; M] {
    let mut all = [[0; N]; M];
    let mut i = 0;
    while i < M {
        all[i] = numbers(state);
        i += 1;
    }
    all
}

pub(crate) static KEYS: Keys = {
    let mut state = 0x0BA1_1BA1_1BA1_1BA1;
    let s = &mut state;
    Keys {
        piece: [tables(s), tables(s)],
        downed: tables(s),
        restricted: tables(s),
        fresh_upper: tables(s),
        old_upper: tables(s),
        task: tables(s),
        carried: tables(s),
        loose: numbers(s),
        energy: tables(s),
        used: tables(s),
        pa: numbers(s),
        unlock: next(s),
        over: next(s),
        after_hand_off: next(s),
        def_to_act: next(s),
        cards_mode: next(s),
        label: tables(s),
    }
};
