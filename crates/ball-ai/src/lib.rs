//! An opponent for BALL: search, evaluation, levels, solver and hints, over the rules alone.
//!
//! - [`Level`] and [`Player`]: an opponent of one of eight levels, asked for one decision at a time.
//! - [`Searcher`]: the search behind the levels, with [`Options`] of one's own.
//! - [`evaluate`] with [`Weights`], which are data.
//! - [`touchdown_this_turn`], [`scoring_distance`], [`Scoring`]: whether and how the side to act scores this turn, exact.
//! - [`solve_touchdown`]: a touchdown in so many turns, whatever the defence.
//! - [`situation`], [`hint`]: hints in stages; [`winning_chance`], [`grade`]: grades for analysis. All are facts; words
//!   are the caller's.
//!
//! `README.md` beside this crate tells how the search works and names the commands that measure and prove it.
//!
//! ```
//! use ball_ai::{Level, Limits, Stop};
//! use ball_rules::{Match, Mode, Ruleset};
//!
//! let mut game = Match::new(Ruleset::house(), Mode::Basic);
//! let mut opponent = Level::ALL[1].player(7);
//! let decision = opponent.decide(&game, Limits::default(), &Stop::default(), &mut |_| {}).unwrap();
//! game.play(decision).unwrap();
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod baselines;
mod evaluate;
mod grade;
mod hint;
mod levels;
mod mind;
mod order;
mod player;
mod root;
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
pub use hint::{Hint, Situation, Touchdown, hint, length_of_turn, situation};
pub use levels::Level;
pub use mind::Mind;
pub use player::{Info, Limits, Player, Score, Stop};
pub use scoring::{Scoring, scoring_distance, touchdown_this_turn};
pub use search::Style;
pub use searcher::{Options, Searcher};
pub use solve::{Solution, solve_touchdown, solve_touchdown_until};
pub use weights::{Table, WEIGHTS_RON, Weights, WeightsError};
