//! Random play that can be repeated.

use ball_ai::baselines::SplitMix64;
use ball_rules::{Mode, Position, Ruleset};

use crate::commands::decision_texts;

/// The position after `count` random decisions from the start, or after the touchdown that came sooner.
pub fn play(rules: &Ruleset, mode: Mode, seed: u64, count: u64) -> Position {
    let mut generator = SplitMix64::new(seed);
    let mut position = Position::start(rules, mode);
    for _ in 0..count {
        // Sorted by text: so what a seed gives does not hang on the order in which decisions are found.
        let decisions = decision_texts(rules, &position);
        let Some((_, decision)) = decisions.get(generator.below(decisions.len())) else { break };
        position.play(rules, *decision, &mut ());
    }
    position
}
