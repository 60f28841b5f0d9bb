//! The session: the match, what is being composed, and the systems that change both.

use std::path::{Path, PathBuf};
use std::time::Duration;

use ball_rules::{
    Decision, Event, Match, MatchOptions, MatchResult, Mode, PerTeam, Phase, PieceId, Position, Record, Refusal,
    Ruleset, Series, Square, Takebacks, Team, TimeLeft, Undone,
};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::PlaySet;
use super::composer::{Composer, Pick, Picked, Verb};
use super::setup::{self, Sides};
use super::stage::StandIn;
use crate::settings::{ConfirmEnd, Settings};
use crate::storage::Storage;

/// A complete decision of the side to act; the match takes it if it is legal.
#[derive(Message, Clone, Copy, Debug)]
pub struct Decide(pub Decision);

/// What a coach wants, from whatever device.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Command {
    /// Choose this square, as a click on it does.
    Choose(Square),
    /// Pick a piece, an action or a keeper.
    Pick(Pick),
    /// Take the last pick back; with nothing picked, close what is open (R12.3).
    Back,
    /// End the action phase; asks first where PA are left.
    EndPhase,
    /// Take the last decision back.
    Undo,
    /// Take back everything after so many decisions of the match; asks first.
    TakeBack(usize),
    /// Play again what was taken back.
    Redo,
    /// The acting coach wants to resign; asks first.
    Resign,
    /// The acting coach offers a draw; the other one is asked.
    OfferDraw,
    /// Begin a new match; asks first while one is in progress.
    NewMatch(Mode),
    /// Answer the open question.
    Answer(bool),
    /// Replace the match.
    Open(Box<Record>),
    /// Go on with a saved match, whose file becomes that of the match in progress.
    OpenSaved(PathBuf),
    /// Begin the next game of the series, with the sides swapped; without effect unless there is one.
    NextGame,
    /// Begin a new match between the same coaches with the same options.
    Rematch(Sides),
    /// Give a hint, or tell more of the one that is shown.
    Hint,
    /// Put the hint away.
    CloseHint,
    /// Show the rules of what is about to be done.
    Help,
    /// Close the game; the match goes on at the next start.
    Quit,
}

/// A question that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// End the phase although so many PA are left?
    EndPhase {
        /// PA that would be lost.
        pa: u8,
    },
    /// Does this coach really resign?
    Resign(Team),
    /// Does this coach accept the draw that the other one offers?
    Draw(Team),
    /// Leave the match in progress for a new one?
    NewMatch(Mode),
    /// Take back everything after so many decisions of the match?
    TakeBack {
        /// How many decisions stay.
        to: usize,
        /// How many are taken back.
        count: usize,
    },
}

/// Something to tell the coaches that is no event of the match.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A pick or a decision was refused.
    Refused(Refusal),
    /// The match could not be written to disk.
    NotSaved(String),
    /// Not all settings could be read; the file is kept.
    SettingsDamaged {
        /// Where it is.
        kept: String,
        /// The settings that could not be read; empty if the file is cut short or none at all.
        fields: String,
    },
    /// The last match could not be read at all; it is left alone, and a new one began.
    Unreadable {
        /// Why.
        reason: String,
        /// Where it is.
        kept: String,
    },
    /// Nothing may be taken back now, by what the coaches agreed on.
    NoTakeback(Takebacks),
    /// A saved match was not opened.
    NotOpened(String),
    /// A new match was not begun, since the old one could not be put away.
    NotSetAside(String),
    /// The last match could not be read whole; the rest was set aside.
    Damaged {
        /// The line at which the file stops making sense, from 1.
        line: usize,
        /// The column there, from 1.
        column: usize,
        /// Where the damaged file is now.
        kept: String,
    },
}

/// How the match changed.
#[derive(Clone, Debug)]
pub enum Change {
    /// A decision was played (or played again).
    Played {
        /// The position before it.
        before: Position,
        /// What happened.
        events: Vec<Event>,
    },
    /// Another position, without a way to it: taken back, begun anew, opened.
    Jumped,
    /// Something stands in for the match now, or stands in no more; the match itself is as it was.
    Staged,
    /// The match ended or went on without a decision.
    Declared,
}

/// The match has changed; the world follows.
#[derive(Message, Clone, Debug)]
pub struct MatchChanged(pub Change);

/// A new game has begun in which the coaches play each other's team; seats follow.
#[derive(Message, Clone, Copy, Debug)]
pub struct SidesSwapped;

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
    pub(super) fn take_variations_of(&mut self, other: &Record) -> bool {
        self.record.take_variations_of(other)
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

    /// Takes `time` from the clock of the coach who is to act. Returns whether none is left.
    pub(super) fn spend(&mut self, time: Duration) -> bool {
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
    pub(super) fn keep_clocks(&mut self) {
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
    fn against_computer(&self) -> bool {
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

    pub(super) fn refresh(&mut self) {
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

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Decide>()
        .add_message::<Command>()
        .add_message::<MatchChanged>()
        .add_message::<SidesSwapped>()
        .add_systems(Update, compose.in_set(PlaySet::Compose))
        .add_systems(Update, resolve.in_set(PlaySet::Resolve));
}

/// Turns commands into picks, questions and, once one is complete, a decision.
///
/// Commands after a decision in the same frame wait for the next one, so that they meet the position it leads to.
fn compose(
    mut commands: MessageReader<Command>,
    mut waiting: Local<Vec<Command>>,
    mut session: ResMut<Session>,
    settings: Res<Settings>,
    mut decide: MessageWriter<Decide>,
    (mut changes, mut sides): (MessageWriter<MatchChanged>, MessageWriter<SidesSwapped>),
    storage: Res<Storage>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut queue = std::mem::take(&mut *waiting);
    queue.extend(commands.read().cloned());
    let mut queue = queue.into_iter();
    for command in queue.by_ref() {
        // Nobody decides for the computer but itself.
        let decides = matches!(command, Command::Choose(_) | Command::Pick(_) | Command::EndPhase);
        if decides && session.awaits_computer() {
            continue;
        }
        match handle(&mut session, &settings, &storage, command) {
            Handled::Nothing => {}
            Handled::Decision(decision) => {
                decide.write(Decide(decision));
                break;
            }
            Handled::Changed(change) => {
                changes.write(MatchChanged(change));
            }
            Handled::SidesSwapped => {
                changes.write(MatchChanged(Change::Jumped));
                sides.write(SidesSwapped);
            }
        }
    }
    waiting.extend(queue);
    if !waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}

enum Handled {
    Nothing,
    Decision(Decision),
    Changed(Change),
    /// Another game has begun, in which the coaches play each other's team.
    SidesSwapped,
}

fn handle(session: &mut Session, settings: &Settings, storage: &Storage, command: Command) -> Handled {
    if let Some(asked) = session.asked {
        return match command {
            Command::Answer(yes) => {
                session.asked = None;
                if yes { answer_yes(session, storage, settings, asked) } else { Handled::Nothing }
            }
            Command::Back => {
                session.asked = None;
                Handled::Nothing
            }
            // A question hides the board: nothing else gets through to it.
            _ => Handled::Nothing,
        };
    }
    let of_the_match = matches!(
        command,
        Command::Resign
            | Command::OfferDraw
            | Command::NewMatch(_)
            | Command::Open(_)
            | Command::OpenSaved(_)
            | Command::NextGame
            | Command::Rematch(_)
    );
    if session.stands_in() && of_the_match {
        return Handled::Nothing;
    }
    let picked = match command {
        Command::Choose(square) => {
            let (rules, position) = (session.record.game.rules().clone(), *session.position());
            session.composer.choose_square(&rules, &position, square)
        }
        Command::Pick(wanted) => pick(session, wanted),
        Command::Back => {
            session.notice = None;
            session.composer.back();
            return Handled::Nothing;
        }
        Command::EndPhase => {
            let pa = session.position().pa();
            // Where nothing else is left to do, the PA cannot be spent: there is nothing to ask.
            let spendable = session.composer.open_decisions() != [Decision::EndPhase];
            let asks = match settings.confirm_end() {
                ConfirmEnd::Never => false,
                ConfirmEnd::PaLeft => pa > 0 && spendable,
                ConfirmEnd::Always => true,
            };
            if asks && session.position().phase() == Phase::Action && session.result().is_none() {
                session.asked = Some(Asked::EndPhase { pa });
                return Handled::Nothing;
            }
            pick(session, Pick::Verb(Verb::EndPhase))
        }
        Command::Undo => return undo(session, storage),
        Command::TakeBack(to) => {
            if session.may_take_back_to(to) {
                session.asked = Some(Asked::TakeBack { to, count: session.game().played().len() - to });
            } else if session.game().played().len() > to {
                session.notice = Some(Notice::NoTakeback(session.options.takebacks));
            }
            return Handled::Nothing;
        }
        Command::Redo => return redo(session, storage),
        Command::Resign => return ask_if_open(session, Asked::Resign),
        Command::OfferDraw => return ask_if_open(session, |team| Asked::Draw(team.opponent())),
        Command::NewMatch(mode) => {
            let begun = !session.game().played().is_empty() || session.game().can_redo();
            if session.result().is_none() && begun {
                session.asked = Some(Asked::NewMatch(mode));
                return Handled::Nothing;
            }
            return begin(session, storage, settings, mode);
        }
        // Help, hints and the end of the game are not the match's.
        Command::Answer(_) | Command::Help | Command::Hint | Command::CloseHint | Command::Quit => {
            return Handled::Nothing;
        }
        Command::Open(record) => return open(session, storage, *record),
        Command::OpenSaved(path) => return open_saved(session, storage, &path),
        Command::NextGame if session.has_next_game() => {
            let record = setup::next_game(storage, &session.record);
            return swapped(open(session, storage, record), Sides::Swapped);
        }
        Command::NextGame => return Handled::Nothing,
        Command::Rematch(sides) => {
            let record = setup::rematch(storage, &session.record, sides);
            return swapped(open(session, storage, record), sides);
        }
    };
    match picked {
        Picked::Open => session.notice = None,
        Picked::Complete(decision) => return Handled::Decision(decision),
        Picked::Refused(refusal) => {
            let over = session.result().is_some();
            session.notice = Some(Notice::Refused(if over { Refusal::GameOver } else { refusal }));
        }
    }
    Handled::Nothing
}

/// Picks, and has the rules' reason where that cannot be.
fn pick(session: &mut Session, wanted: Pick) -> Picked {
    match session.composer.pick(wanted) {
        Picked::Refused(refusal) => Picked::Refused(why_not_pick(session, wanted).unwrap_or(refusal)),
        picked => picked,
    }
}

/// The rules' reason for a pick that does not fit.
fn why_not_pick(session: &Session, pick: Pick) -> Option<Refusal> {
    let (rules, position) = (session.rules(), session.position());
    match pick {
        Pick::Verb(Verb::Action(kind)) => position.why_not(rules, session.composer.piece()?, kind),
        Pick::Verb(Verb::Card(card)) => position.why_not_card(rules, card),
        Pick::Verb(Verb::Convert) => position.why_not_convert(rules),
        Pick::Verb(Verb::EndPhase) => position.refusal(rules, Decision::EndPhase),
        Pick::Piece(label) => position.why_idle(rules, PieceId::new(position.side(), label)),
        _ => None,
    }
}

fn ask_if_open(session: &mut Session, question: impl FnOnce(Team) -> Asked) -> Handled {
    if session.result().is_none() {
        session.asked = Some(question(session.position().side()));
    }
    Handled::Nothing
}

fn answer_yes(session: &mut Session, storage: &Storage, settings: &Settings, asked: Asked) -> Handled {
    match asked {
        Asked::EndPhase { .. } => match session.composer.pick(Pick::Verb(Verb::EndPhase)) {
            Picked::Complete(decision) => Handled::Decision(decision),
            _ => Handled::Nothing,
        },
        Asked::Resign(team) => {
            session.record.game.resign(team);
            declared(session, storage)
        }
        Asked::Draw(_) => {
            session.record.game.agree_draw();
            declared(session, storage)
        }
        Asked::NewMatch(mode) => begin(session, storage, settings, mode),
        Asked::TakeBack { to, .. } => take_back(session, storage, to),
    }
}

fn declared(session: &mut Session, storage: &Storage) -> Handled {
    end_without_decision(session, storage);
    Handled::Changed(Change::Declared)
}

/// Keeps a result that no decision brought about, or that the match goes on after all.
pub(super) fn end_without_decision(session: &mut Session, storage: &Storage) {
    session.refresh();
    save(session, storage);
}

/// The coach who is to act has no time left.
pub(super) fn lose_on_time(session: &mut Session) {
    let side = session.position().side();
    session.record.game.lose_on_time(side);
}

fn undo(session: &mut Session, storage: &Storage) -> Handled {
    if !session.may_undo() {
        if session.game().can_undo() {
            session.notice = Some(Notice::NoTakeback(session.options.takebacks));
        }
        return Handled::Nothing;
    }
    match session.record.game.undo() {
        None => Handled::Nothing,
        Some(Undone::Result(_)) => {
            session.restore_clocks();
            declared(session, storage)
        }
        Some(Undone::Decision(_)) => jumped(session, storage),
    }
}

/// Takes back everything after `to` decisions; against the computer, up to where somebody at this machine is to act.
fn take_back(session: &mut Session, storage: &Storage, to: usize) -> Handled {
    if !session.may_take_back_to(to) {
        return Handled::Nothing;
    }
    let watched = session.computers.0 == [true; 2];
    while session.game().played().len() > to || (session.awaits_computer() && !watched) {
        if session.record.game.undo().is_none() {
            break;
        }
    }
    jumped(session, storage)
}

fn redo(session: &mut Session, storage: &Storage) -> Handled {
    if !session.may_redo() {
        return Handled::Nothing;
    }
    let before = *session.position();
    match session.record.game.redo() {
        None => Handled::Nothing,
        Some(events) => {
            session.restore_clocks();
            session.refresh();
            save(session, storage);
            Handled::Changed(Change::Played { before, events })
        }
    }
}

fn jumped(session: &mut Session, storage: &Storage) -> Handled {
    session.options = MatchOptions::of(&session.record);
    session.restore_clocks();
    session.refresh();
    save(session, storage);
    Handled::Changed(Change::Jumped)
}

fn begin(session: &mut Session, storage: &Storage, settings: &Settings, mode: Mode) -> Handled {
    let options = MatchOptions { mode, ..settings.match_options };
    let coaches = setup::coaches(&session.record);
    open(session, storage, setup::new_match(storage, &options, &coaches))
}

/// Replaces the match; the old one is set aside on disk, never overwritten.
fn open(session: &mut Session, storage: &Storage, record: Record) -> Handled {
    if let Err(error) = keep_whole(session, storage).and_then(|()| storage.set_aside()) {
        session.tell(Notice::NotSetAside(error.to_string()));
        return Handled::Nothing;
    }
    session.record = record;
    jumped(session, storage)
}

/// Opens a saved match; its file becomes that of the match in progress, so that there are never two of it.
fn open_saved(session: &mut Session, storage: &Storage, path: &Path) -> Handled {
    let rules = session.record.game.rules().clone();
    let taken = storage.read_saved(&rules, path).and_then(|record| {
        keep_whole(session, storage)?;
        storage.take_up(path)?;
        Ok(record)
    });
    match taken {
        Ok(record) => {
            session.record = record;
            jumped(session, storage)
        }
        Err(error) => {
            session.tell(Notice::NotOpened(error.to_string()));
            Handled::Nothing
        }
    }
}

/// What was handled, with the sides as they are now.
fn swapped(handled: Handled, sides: Sides) -> Handled {
    match (handled, sides) {
        (Handled::Changed(_), Sides::Swapped) => Handled::SidesSwapped,
        (handled, _) => handled,
    }
}

/// Writes the match with the decisions that were taken back last: what can still be played again is not lost with it.
fn keep_whole(session: &Session, storage: &Storage) -> std::io::Result<()> {
    if !session.game().can_redo() {
        return Ok(());
    }
    let mut whole = session.record.clone();
    while whole.game.redo().is_some() {}
    storage.save(&whole)
}

/// Writes the match to disk, with what the clocks say.
pub(super) fn save(session: &mut Session, storage: &Storage) {
    if session.stands_in() {
        return;
    }
    session.keep_clocks();
    if let Err(error) = storage.save(&session.record) {
        session.tell(Notice::NotSaved(error.to_string()));
    }
}

/// Plays decisions. The record is on disk before anything is shown.
fn resolve(
    mut decisions: MessageReader<Decide>,
    mut session: ResMut<Session>,
    storage: Res<Storage>,
    mut changes: MessageWriter<MatchChanged>,
) {
    for &Decide(decision) in decisions.read() {
        let before = *session.position();
        match session.record.game.play(decision) {
            Ok(events) => {
                if session.game().played().last().is_some_and(ball_rules::Played::began_turn) {
                    session.end_turn_on_clocks(before.side());
                }
                session.refresh();
                save(&mut session, &storage);
                changes.write(MatchChanged(Change::Played { before, events }));
            }
            Err(error) => {
                let refusal = match error {
                    ball_rules::PlayError::Illegal(refusal) => refusal,
                    _ => Refusal::GameOver,
                };
                session.tell(Notice::Refused(refusal));
            }
        }
    }
}
