//! Opponents to measure the search against: a random one, a greedy one and UCT.
//!
//! They are kept simple on purpose: of the search they share the evaluation, so that only the search itself is measured.

mod greedy;
mod random;
mod rng;
mod uct;

use ball_rules::{Position, Ruleset, Team};

use crate::{Weights, evaluate};

pub use greedy::GreedyTurn;
pub use random::Random;
pub use rng::SplitMix64;
pub use uct::Uct;

/// How good `position` is for `team`, by the built-in weights. Touchdowns are not looked at.
fn worth(rules: &Ruleset, position: &Position, team: Team) -> i32 {
    let worth = evaluate(rules, Weights::built_in(), position);
    if position.side() == team { worth } else { -worth }
}
