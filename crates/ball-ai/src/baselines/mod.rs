//! Opponents to measure the search against: a random one, a greedy one and UCT.
//!
//! They are kept simple on purpose, and as they are: their evaluation has weights of its own, `baseline.ron`, which are not
//! tuned any further, so that what is measured against them can be compared over time.

mod greedy;
mod random;
mod rng;
mod uct;

use ball_rules::{Position, Ruleset, Team};

use std::sync::LazyLock;

use crate::{Weights, evaluate};

pub use greedy::GreedyTurn;
pub use random::Random;
pub use rng::SplitMix64;
pub use uct::Uct;

/// What the baselines go by.
static BASELINE: LazyLock<Weights> =
    LazyLock::new(|| match Weights::parse("baseline.ron", include_str!("../../baseline.ron")) {
        Ok(weights) => weights,
        Err(error) => unreachable!("these weights are constant and every test of a baseline parses them: {error}"),
    });

/// How good `position` is for `team`, by the baselines' weights. Touchdowns are not looked at.
fn worth(rules: &Ruleset, position: &Position, team: Team) -> i32 {
    let worth = evaluate(rules, &BASELINE, position);
    if position.side() == team { worth } else { -worth }
}
