//! What every opponent has in common, from a random one to the search.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ball_rules::{Decision, Match};

/// How much may be spent on one answer. With no limit set, a player answers at its own discretion, but soon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Turns to look ahead at most.
    pub turns: Option<u8>,
    /// Decisions to play out at most.
    pub nodes: Option<u64>,
    /// Time at most for the rest of the turn.
    pub time: Option<Duration>,
    /// Go on until stopped.
    pub infinite: bool,
    /// How many of the best turns are told, each with its score and its line ([`Info::rank`]); 0 and 1 both mean the
    /// best one alone. More of them take more time. Players that cannot rank turns tell the best one.
    pub lines: u8,
}

/// A flag that ends a search from outside: it answers with what it has.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the search to end.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been asked to.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How good a position is for the coach to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of the weight that the evaluation gives to one row of ground.
    Points(i32),
    /// This coach scores a touchdown in so many of its own turns, 1 being the one in progress.
    ScoresIn(u8),
    /// The other coach scores in so many of its own turns, whatever this one does.
    ConcedesIn(u8),
}

/// What a search knows so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Info {
    /// Turns looked ahead, the one in progress included.
    pub turns: u8,
    /// Decisions played out.
    pub nodes: u64,
    /// Time spent.
    pub time: Duration,
    /// Which of the best turns this is, 1 being the best. Where several are asked for ([`Limits::lines`]), each report
    /// is followed by those of the next ranks; a rank stays as it was until it is told anew, and a report of rank 1 begins
    /// a new list.
    pub rank: u8,
    /// How good the position is for the coach to act, if this turn is played.
    pub score: Score,
    /// The line, from the decision to take now: the whole turn, then the answers of both coaches as far as they are known.
    /// The turn passes within it wherever the rules say so.
    pub line: Vec<Decision>,
}

/// Whoever can answer with a decision.
pub trait Player {
    /// What it is called.
    fn name(&self) -> &str;

    /// A legal decision for the coach to act; `None` only where the match is over. `report` is told what is known each
    /// time that more is.
    fn decide(&mut self, game: &Match, limits: Limits, stop: &Stop, report: &mut dyn FnMut(&Info)) -> Option<Decision>;

    /// Forgets what it learned from the matches before.
    fn new_match(&mut self) {}
}
