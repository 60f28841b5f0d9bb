//! An opponent for BALL: search, evaluation, levels, solver and hints, over the rules alone.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod baselines;
mod evaluate;
mod player;
mod scoring;
mod seen;
mod weights;

pub use evaluate::evaluate;
pub use player::{Info, Limits, Player, Score, Stop};
pub use scoring::{Scoring, scoring_distance, touchdown_this_turn};
pub use weights::{Table, WEIGHTS_RON, Weights, WeightsError};
