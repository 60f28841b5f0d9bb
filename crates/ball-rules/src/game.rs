//! A match: a game from its first decision to its result, with everything on the way kept (R1.10, R1.11).

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;

use crate::decision::Decision;
use crate::event::Event;
use crate::notation::NotationError;
use crate::position::{Mode, Position};
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::team::Team;

/// Who won a match, if anybody did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This team won.
    Win(Team),
    /// Nobody did.
    Draw,
}

/// Why a match ended (R1.10, R1.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A touchdown was scored.
    Touchdown,
    /// A coach resigned.
    Resignation,
    /// A coach's time ran out.
    Time,
    /// The same position began a turn too often.
    Repetition,
    /// The coaches agreed on a draw.
    Agreement,
    /// The match had too many turns.
    TurnLimit,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 6] = [
        Reason::Touchdown,
        Reason::Resignation,
        Reason::Time,
        Reason::Repetition,
        Reason::Agreement,
        Reason::TurnLimit,
    ];

    /// The word of the record's `Reason` tag.
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Touchdown => "touchdown",
            Reason::Resignation => "resignation",
            Reason::Time => "time",
            Reason::Repetition => "repetition",
            Reason::Agreement => "agreement",
            Reason::TurnLimit => "turn-limit",
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MatchResult {
    /// Who won.
    pub outcome: Outcome,
    /// Why it ended.
    pub reason: Reason,
}

/// Why a decision was not played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The match has a result.
    #[error("the match is over")]
    MatchOver,
    /// The text is no decision.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules refuse it.
    #[error("illegal decision: {0}")]
    Illegal(#[from] Refusal),
}

/// A decision that was played, and what it led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The decision.
    pub decision: Decision,
    /// The coach who took it.
    pub team: Team,
    /// The number of the turn in which it was taken, from 1.
    pub turn: u32,
    /// The position afterwards.
    pub after: Position,
}

impl Played {
    /// Whether the turn passed with this decision.
    pub fn began_turn(&self) -> bool {
        self.after.side() != self.team
    }
}

/// A match.
///
/// ```
/// use ball_rules::{Match, Mode, Reason, Ruleset, Team};
///
/// let mut game = Match::new(Ruleset::house(), Mode::Cards);
/// game.play_text("=").unwrap();
/// assert_eq!(game.position().pe(Team::Def), 1);
/// game.undo();
/// assert_eq!(game.position().pe(Team::Def), 0);
/// game.resign(Team::Def);
/// assert_eq!(game.result().unwrap().reason, Reason::Resignation);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    rules: Arc<Ruleset>,
    start: Position,
    played: Vec<Played>,
    undone: Vec<Decision>,
    /// A result that does not follow from the decisions.
    declared: Option<MatchResult>,
    turn_limit: Option<u32>,
    /// How often each position began a turn, for draws by repetition.
    turn_starts: HashMap<Position, u32>,
}

impl Match {
    /// A new match from the ruleset's formation (R1.8, R1.9).
    pub fn new(rules: &Arc<Ruleset>, mode: Mode) -> Match {
        Match::from_position(rules, Position::start(rules, mode))
    }

    /// A match set up from a position; its history begins there (R1.11).
    pub fn from_position(rules: &Arc<Ruleset>, start: Position) -> Match {
        let turn_limit = rules.draws.turn_limit.map(u32::from);
        Match {
            rules: rules.clone(),
            start,
            played: Vec::new(),
            undone: Vec::new(),
            declared: None,
            turn_limit,
            turn_starts: HashMap::from([(start, 1)]),
        }
    }

    /// The ruleset in use.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// Basic game or cards mode.
    pub fn mode(&self) -> Mode {
        self.start.mode()
    }

    /// The position in which the match began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.played.last().map_or(&self.start, |played| &played.after)
    }

    /// Everything played so far.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// The position before the decision numbered `index` (from 0) of [`Match::played`].
    pub fn before(&self, index: usize) -> &Position {
        match index.checked_sub(1).and_then(|i| self.played.get(i)) {
            Some(played) => &played.after,
            None => &self.start,
        }
    }

    /// The number of the turn in progress, from 1.
    pub fn turn(&self) -> u32 {
        self.played.last().map_or(1, |last| last.turn + u32::from(last.began_turn()))
    }

    /// Plays a decision and tells what happened.
    ///
    /// # Errors
    /// When the match is over or the decision is illegal; nothing changes then.
    pub fn play(&mut self, decision: Decision) -> Result<Vec<Event>, PlayError> {
        let mut events = Vec::new();
        self.check(decision)?;
        let mut after = *self.position();
        after.play(&self.rules, decision, &mut events);
        self.push(decision, after);
        self.undone.clear();
        Ok(events)
    }

    /// Reads a decision text and plays it.
    ///
    /// # Errors
    /// When the text is no decision, the match is over or the decision is illegal.
    pub fn play_text(&mut self, text: &str) -> Result<Vec<Event>, PlayError> {
        let decision = Decision::parse(&self.rules, text)?;
        self.play(decision)
    }

    fn check(&self, decision: Decision) -> Result<(), PlayError> {
        if self.result().is_some() {
            return Err(PlayError::MatchOver);
        }
        match self.position().refusal(&self.rules, decision) {
            Some(refusal) => Err(refusal.into()),
            None => Ok(()),
        }
    }

    fn push(&mut self, decision: Decision, after: Position) {
        let (team, turn) = (self.position().side(), self.turn());
        let played = Played { decision, team, turn, after };
        self.played.push(played);
        if played.began_turn() {
            *self.turn_starts.entry(after).or_insert(0) += 1;
            self.declared = self.declared.or_else(|| self.draw_by_rule(&played));
        }
    }

    /// The draw that a decision which began a turn brought about (R1.11).
    fn draw_by_rule(&self, last: &Played) -> Option<MatchResult> {
        let times = self.turn_starts.get(&last.after).copied().unwrap_or(0);
        let reason = if times >= u32::from(self.rules.draws.repetition) {
            Reason::Repetition
        } else if self.turn_limit.is_some_and(|limit| last.turn >= limit) {
            Reason::TurnLimit
        } else {
            return None;
        };
        Some(MatchResult { outcome: Outcome::Draw, reason })
    }

    /// Takes the last decision back, or a result that no decision brought about. Returns what was taken back.
    pub fn undo(&mut self) -> Option<Undone> {
        let by_rule = self.declared.is_some_and(|r| matches!(r.reason, Reason::Repetition | Reason::TurnLimit));
        if let Some(result) = self.declared.take()
            && !by_rule
        {
            return Some(Undone::Result(result));
        }
        let last = self.played.pop()?;
        if last.began_turn()
            && let Entry::Occupied(mut times) = self.turn_starts.entry(last.after)
        {
            *times.get_mut() -= 1;
            // Not left at 0, or this match would differ from one that never got there.
            if *times.get() == 0 {
                times.remove();
            }
        }
        self.undone.push(last.decision);
        Some(Undone::Decision(last.decision))
    }

    /// Plays the decision that was taken back last, and tells what happened.
    pub fn redo(&mut self) -> Option<Vec<Event>> {
        if self.result().is_some() {
            return None;
        }
        let decision = self.undone.pop()?;
        let mut events = Vec::new();
        let mut after = *self.position();
        after.play(&self.rules, decision, &mut events);
        self.push(decision, after);
        Some(events)
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        !self.played.is_empty() || self.declared.is_some()
    }

    /// Whether there is something to play again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.result().is_none()
    }

    /// Draws the match once so many turns have been played; `None` lifts the limit (R1.11).
    ///
    /// A limit that has passed already ends the match with the turn in progress. Without effect once the match is over.
    pub fn set_turn_limit(&mut self, turns: Option<u32>) {
        if self.result().is_none() {
            // Records hold one limit for the whole match, so it cannot have ended it before what has been played.
            self.turn_limit = turns.map(|turns| turns.max(self.turn()));
        }
    }

    /// The number of turns after which the match is drawn.
    pub fn turn_limit(&self) -> Option<u32> {
        self.turn_limit
    }

    /// `team`'s coach resigns; without effect once the match is over (R1.11).
    pub fn resign(&mut self, team: Team) {
        self.declare(Outcome::Win(team.opponent()), Reason::Resignation);
    }

    /// `team`'s time has run out; without effect once the match is over (R1.11).
    pub fn lose_on_time(&mut self, team: Team) {
        self.declare(Outcome::Win(team.opponent()), Reason::Time);
    }

    /// The coaches agree on a draw; without effect once the match is over (R1.11).
    pub fn agree_draw(&mut self) {
        self.declare(Outcome::Draw, Reason::Agreement);
    }

    /// Ends the match with a result that its decisions do not show.
    pub(crate) fn declare(&mut self, outcome: Outcome, reason: Reason) {
        if self.result().is_none() {
            self.declared = Some(MatchResult { outcome, reason });
        }
    }

    /// The result, once the match is over.
    pub fn result(&self) -> Option<MatchResult> {
        match self.position().winner() {
            Some(team) => Some(MatchResult { outcome: Outcome::Win(team), reason: Reason::Touchdown }),
            None => self.declared,
        }
    }
}

/// What [`Match::undo`] took back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undone {
    /// The last decision.
    Decision(Decision),
    /// A resignation, a lost clock or an agreement.
    Result(MatchResult),
}
