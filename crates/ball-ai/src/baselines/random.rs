//! An opponent that plays anything legal.

use ball_rules::{Decision, Match};

use super::SplitMix64;
use crate::{Info, Limits, Player, Stop};

/// Plays any legal decision, all equally likely. The seed alone decides which.
#[derive(Clone, Debug)]
pub struct Random {
    generator: SplitMix64,
}

impl Random {
    /// A random player whose choices follow from `seed`.
    pub const fn new(seed: u64) -> Random {
        Random { generator: SplitMix64::new(seed) }
    }
}

impl Player for Random {
    fn name(&self) -> &str {
        "random"
    }

    fn decide(&mut self, game: &Match, _: Limits, _: &Stop, _: &mut dyn FnMut(&Info)) -> Option<Decision> {
        if game.result().is_some() {
            return None;
        }
        let decisions = game.position().decisions(game.rules());
        decisions.get(self.generator.below(decisions.len())).copied()
    }
}
