//! Random matches that can be repeated from their seed.

// Every test file is a crate of its own and uses only some of this.
#![allow(dead_code)]

use ball_rules::{Decision, Match, Mode, Position, Ruleset};

pub const MODES: [Mode; 2] = [Mode::Basic, Mode::Cards];

/// SplitMix64: small, and the same everywhere.
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// A legal decision, more often one that is rare among the others: a touchdown, a card, a stack, a dodge.
pub fn decision(rng: &mut Rng, position: &Position) -> Option<Decision> {
    let mut all = position.decisions(Ruleset::house());
    if all.is_empty() {
        return None;
    }
    if rng.one_in(4) {
        let scores = |&decision: &Decision| {
            let mut after = *position;
            after.play(Ruleset::house(), decision, &mut ());
            after.winner().is_some()
        };
        if let Some(touchdown) = all.iter().copied().find(scores) {
            return Some(touchdown);
        }
    }
    if rng.one_in(3) {
        let rare: Vec<Decision> =
            all.iter().copied().filter(|d| !matches!(d, Decision::Move { .. } | Decision::LongPass { .. })).collect();
        if !rare.is_empty() {
            all = rare;
        }
    }
    Some(*rng.pick(&all))
}

/// Plays up to so many more decisions.
pub fn play_on(rng: &mut Rng, game: &mut Match, decisions: usize) {
    for _ in 0..decisions {
        if game.result().is_some() {
            return;
        }
        let Some(decision) = decision(rng, game.position()) else { return };
        assert_eq!(game.play(decision).err(), None);
    }
}

/// A match of up to so many decisions.
pub fn game(rng: &mut Rng, mode: Mode, decisions: usize) -> Match {
    let mut game = Match::new(Ruleset::house(), mode);
    play_on(rng, &mut game, decisions);
    game
}
