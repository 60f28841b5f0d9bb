//! The rules of BALL, a two-coach board game without dice or hidden information.
//!
//! The crate knows the board, the pieces, what is legal and what follows from it; it has no clock, no randomness, no
//! input and no output. Rule ids such as R5.3 are those of the project's rules page.
//!
//! - [`Ruleset`]: every value of the game as data, read from RON; [`Ruleset::house`] is built in.
//! - [`Position`]: the state at one moment, small and `Copy`, with its legal [`Decision`]s and a text of one line.
//! - [`Event`]: what a decision did, for whoever wants to show it.
//! - [`Match`]: a whole game with its history, draws and result, and its record file.
//!
//! ```
//! use ball_rules::{Match, Mode, Ruleset};
//!
//! let rules = Ruleset::house();
//! let mut game = Match::new(rules, Mode::Basic);
//! game.play_text("S1G11-G9").unwrap();
//! game.play_text(".").unwrap();
//! assert!(game.position().to_bpn(rules).starts_with("bpn1 a A2 "));
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod bpn;
mod count;
mod decision;
mod event;
mod game;
mod generate;
mod notation;
mod options;
mod play;
mod position;
mod record;
mod refusal;
mod ruleset;
mod square;
mod squares;
mod statistics;
mod team;
mod unfit;
mod validate;
mod zobrist;

pub use decision::{CardPlay, Decision, Keeper, Release};
pub use event::{Event, EventSink, Possession};
pub use game::{Match, MatchResult, Outcome, PlayError, Played, Reason, Undone};
pub use notation::{DecisionText, NotationError, NotationProblem};
pub use options::{Clock, MatchOptions, OptionError, Series, Takebacks, TimeLeft};
pub use position::{Ball, Mode, Phase, Piece, PieceState, Position};
pub use record::{ReadFailure, Record, RecordError, RecordProblem, Variation};
pub use refusal::Refusal;
pub use ruleset::{
    ActionKind, ActionTable, Card, CardIndex, Cost, DrawRules, Effect, Formation, HOUSE_RON, MAX_DECK, MAX_PE, Ruleset,
    RulesetError,
};
pub use square::{COLUMNS, Diagonal, ROWS, Square, SquareError};
pub use squares::{Squares, SquaresIter};
pub use statistics::{Statistics, TeamStatistics};
pub use team::{Kind, Label, PerTeam, PieceId, Team};
pub use unfit::Aim;
pub use validate::{BpnError, BpnProblem};
