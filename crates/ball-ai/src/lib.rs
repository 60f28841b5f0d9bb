//! An opponent for BALL: search, evaluation, levels, solver and hints, over the rules alone.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod baselines;
mod player;

pub use player::{Info, Limits, Player, Score, Stop};
