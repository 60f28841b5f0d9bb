//! The session: the match, and what is being composed. Only the systems beside it change it.

mod messages;
mod systems;

use std::time::Duration;

use ball_rules::{
    Match, MatchOptions, MatchResult, PerTeam, Position, Record, Ruleset, Series, Takebacks, Team, TimeLeft,
};
use bevy::prelude::*;

pub use messages::{Asked, Change, Command, Decide, MatchChanged, MatchOpened, Notice, SidesSwapped};
pub(super) use systems::{end_without_decision, lose_on_time, plugin, save};

use super::composer::Composer;
use super::setup;
use super::stage::StandIn;

/// The match in progress and what is being composed.
#[derive(Resource)]
pub struct Session {
    /// The match and its tags.
    record: Record,
    /// The decision being put together.
    composer: Composer,
    /// The question that waits for an answer.
    asked: Option<Asked>,
    /// What to tell the coaches, until the next pick.
    notice: Option<Notice>,
    /// What the coaches agreed on.
    options: MatchOptions,
    /// The time that both coaches have left, where there are clocks.
    clocks: Option<PerTeam<Duration>>,
    /// What stands in here for the match, if anything does: nothing of it is written to disk.
    stands_in: Option<StandIn>,
    /// For which teams the computer decides. Against it everything may be taken back: nobody is wronged.
    computers: PerTeam<bool>,
}

impl Session {
    /// A session about `record`.
    pub fn new(record: Record) -> Session {
        let composer = composer_for(&record.game);
        let options = MatchOptions::of(&record);
        let mut session = Session {
            record,
            composer,
            asked: None,
            notice: None,
            options,
            clocks: None,
            stands_in: None,
            computers: PerTeam([false; 2]),
        };
        session.restore_clocks();
        session
    }

    /// The match with its tags.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Takes over the variations of `other` if it is a record of the same match. Returns whether it is.
    pub(in crate::match_play) fn take_variations_of(&mut self, other: &Record) -> bool {
        self.record.take_variations_of(other)
    }

    /// Sets tags of the record, or forgets them. Returns whether any has changed.
    pub(in crate::match_play) fn retag(&mut self, tags: &[(&str, Option<String>)]) -> bool {
        let before = self.record.clone();
        for (tag, value) in tags {
            match value {
                Some(value) => self.record.set_tag(tag, value),
                None => self.record.clear_tag(tag),
            }
        }
        self.record != before
    }

    /// What the coaches agreed on.
    pub fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// Where this game stands in its series.
    pub fn series(&self) -> Series {
        Series::of(&self.record)
    }

    /// Whether the series goes on with another game.
    pub fn has_next_game(&self) -> bool {
        let result = self.result();
        result.is_some() && self.options.wins > 1 && self.series().winner(self.options.wins, result).is_none()
    }

    /// The name of `team`'s coach, if it has one.
    pub fn coach(&self, team: Team) -> Option<&str> {
        setup::coach(&self.record, team)
    }

    /// The time that `team`'s coach has left, where there are clocks.
    pub fn time_left(&self, team: Team) -> Option<Duration> {
        self.clocks.map(|clocks| clocks[team])
    }

    /// Whether a clock runs whenever the match can be played.
    pub(in crate::match_play) fn is_clocked(&self) -> bool {
        self.clocks.is_some() && self.result().is_none()
    }

    /// Takes `time` from the clock of the coach who is to act. Returns whether none is left.
    pub(in crate::match_play) fn spend(&mut self, time: Duration) -> bool {
        let side = self.position().side();
        let Some(clocks) = &mut self.clocks else { return false };
        clocks[side] = clocks[side].saturating_sub(time);
        clocks[side].is_zero()
    }

    /// Sets the clocks to what the record says for this point of the match.
    fn restore_clocks(&mut self) {
        let left = self.record.time_left().filter(|_| self.options.clock.start().is_some());
        let left: Option<TimeLeft> = left.or(self.options.clock.start());
        self.clocks = left.map(|left| PerTeam(left.0.map(|left| Duration::from_millis(left.into()))));
    }

    /// Writes what the clocks say into the record. A result stands beside the time of the last decision.
    pub(in crate::match_play) fn keep_clocks(&mut self) {
        if let (Some(clocks), None) = (self.clocks, self.result()) {
            self.record.set_time_left(milliseconds(clocks));
        }
    }

    /// Gives back what the end of a turn of `team` gives.
    fn end_turn_on_clocks(&mut self, team: Team) {
        if let Some(clocks) = self.clocks {
            let left = self.options.clock.turn_ended(milliseconds(clocks), team);
            self.clocks = Some(PerTeam(left.0.map(|left| Duration::from_millis(left.into()))));
        }
    }

    /// Whether the coach who is to act may take the last decision back.
    pub fn may_undo(&self) -> bool {
        let game = self.game();
        let last = game.played().len().saturating_sub(1);
        game.can_undo() && (self.takes_back_freely() || self.may_take_back_to(last))
    }

    /// Whether everything may be taken back, at any time.
    fn takes_back_freely(&self) -> bool {
        self.stands_in() || self.against_computer() || self.options.takebacks == Takebacks::Free
    }

    /// Whether the coach who is to act may take back everything after so many decisions of the match.
    pub fn may_take_back_to(&self, decisions: usize) -> bool {
        let game = self.game();
        let Some(first) = game.played().get(decisions) else { return false };
        match self.options.takebacks {
            _ if self.takes_back_freely() => true,
            Takebacks::Off | Takebacks::Free => false,
            // What was decided in an earlier turn was the other coach's; and what is over is over.
            Takebacks::OwnTurn => self.result().is_none() && first.turn == game.turn(),
        }
    }

    /// Whether what was taken back may be played again.
    pub fn may_redo(&self) -> bool {
        self.game().can_redo()
            && (self.stands_in() || self.against_computer() || self.options.takebacks != Takebacks::Off)
    }

    /// After how many decisions the match stands when everything after `decisions` is taken back: against the computer it
    /// goes on to where a person is to act.
    pub fn taken_back_to(&self, decisions: usize) -> usize {
        let game = self.game();
        let watched = self.computers.0 == [true; 2];
        let computers = |at: usize| !watched && self.computers[game.before(at).side()];
        let mut to = decisions.min(game.played().len());
        while to > 0 && to < game.played().len() && computers(to) {
            to -= 1;
        }
        to
    }

    /// A session that stands in for the match: a demonstration, a lesson, a position to try. It is never on disk.
    pub fn standing_in(game: Match, what: StandIn) -> Session {
        Session { stands_in: Some(what), ..Session::new(Record::new(game)) }
    }

    /// Says for which teams the computer decides.
    pub fn set_computers(&mut self, computers: PerTeam<bool>) {
        self.computers = computers;
    }

    /// For which teams the computer decides.
    pub fn computers(&self) -> PerTeam<bool> {
        self.computers
    }

    /// Whether the computer decides for a team.
    pub fn against_computer(&self) -> bool {
        self.computers.0.contains(&true)
    }

    /// Whether the next decision is the computer's.
    pub fn awaits_computer(&self) -> bool {
        self.result().is_none() && !self.stands_in() && self.computers[self.position().side()]
    }

    /// Whether the coach who is to act may have hints: against the computer always, for nobody is wronged.
    pub fn may_hint(&self) -> bool {
        self.may_analyse() && self.result().is_none() && !self.awaits_computer()
    }

    /// Whether the match may be looked into: once it is over, and before that where hints are allowed.
    pub fn may_analyse(&self) -> bool {
        !self.stands_in() && (self.options.hints || self.against_computer() || self.result().is_some())
    }

    /// Whether it stands in for the match, which waits meanwhile.
    pub fn stands_in(&self) -> bool {
        self.stands_in.is_some()
    }

    /// What stands in for the match.
    pub fn stand_in(&self) -> Option<StandIn> {
        self.stands_in
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.record.game
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.record.game.position()
    }

    /// The ruleset in use.
    pub fn rules(&self) -> &std::sync::Arc<Ruleset> {
        self.record.game.rules()
    }

    /// The decision being put together.
    pub fn composer(&self) -> &Composer {
        &self.composer
    }

    /// The question that waits for an answer.
    pub fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// What to tell the coaches.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Shows a notice.
    pub fn tell(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }

    /// The result, once the match is over.
    pub fn result(&self) -> Option<MatchResult> {
        self.record.game.result()
    }

    pub(in crate::match_play) fn refresh(&mut self) {
        self.composer = composer_for(&self.record.game);
        self.asked = None;
        self.notice = None;
    }
}

fn milliseconds(clocks: PerTeam<Duration>) -> TimeLeft {
    PerTeam(clocks.0.map(|left| u32::try_from(left.as_millis()).unwrap_or(u32::MAX)))
}

/// The composer for a match: an empty one once there is a result.
fn composer_for(game: &Match) -> Composer {
    match game.result() {
        None => Composer::new(game.rules(), game.position()),
        Some(_) => Composer::default(),
    }
}
