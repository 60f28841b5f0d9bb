//! An opponent for BALL: search, evaluation, levels, solver and hints, over the rules alone.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod baselines;
mod evaluate;
mod grade;
mod hint;
mod levels;
mod mind;
mod player;
mod scoring;
mod search;
mod searcher;
mod seen;
mod solve;
mod table;
mod turns;
mod weights;

pub use evaluate::evaluate;
pub use grade::{Grade, grade, winning_chance};
pub use hint::{Hint, Situation, Touchdown, hint, situation};
pub use levels::Level;
pub use mind::Mind;
pub use player::{Info, Limits, Player, Score, Stop};
pub use scoring::{Scoring, scoring_distance, touchdown_this_turn};
pub use search::Style;
pub use searcher::{Options, Searcher};
pub use solve::{Solution, solve_touchdown, solve_touchdown_until};
pub use weights::{Table, WEIGHTS_RON, Weights, WeightsError};
