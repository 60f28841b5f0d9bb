//! The session: the match, what is being composed, and the systems that change both.

use ball_rules::{
    Decision, Event, Match, MatchResult, Mode, PieceId, Position, Record, Refusal, Ruleset, Square, Team, Undone,
};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::PlaySet;
use super::composer::{Composer, Pick, Picked, Verb};
use crate::settings::Settings;
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
    /// Show how to play.
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
}

/// Something to tell the coaches that is no event of the match.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A pick or a decision was refused.
    Refused(Refusal),
    /// The match could not be written to disk.
    NotSaved(String),
    /// The settings could not be read; the file is kept.
    SettingsDamaged(String),
    /// The last match could not be read at all; it is left alone, and a new one began.
    Unreadable {
        /// Why.
        reason: String,
        /// Where it is.
        kept: String,
    },
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
    /// The match ended or went on without a decision.
    Declared,
}

/// The match has changed; the world follows.
#[derive(Message, Clone, Debug)]
pub struct MatchChanged(pub Change);

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
    /// Whether it stands in for the match: nothing of it is written to disk.
    stands_in: bool,
}

impl Session {
    /// A session about `record`.
    pub fn new(record: Record) -> Session {
        let composer = composer_for(&record.game);
        Session { record, composer, asked: None, notice: None, stands_in: false }
    }

    /// A session that stands in for the match: a demonstration, a lesson, a position to try. It is never on disk.
    pub fn stand_in(game: Match) -> Session {
        Session { stands_in: true, ..Session::new(Record::new(game)) }
    }

    /// Whether it stands in for the match, which waits meanwhile.
    pub fn stands_in(&self) -> bool {
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
    pub fn rules(&self) -> &Ruleset {
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

    fn refresh(&mut self) {
        self.composer = composer_for(&self.record.game);
        self.asked = None;
        self.notice = None;
    }
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
    mut changes: MessageWriter<MatchChanged>,
    storage: Res<Storage>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut queue = std::mem::take(&mut *waiting);
    queue.extend(commands.read().cloned());
    let mut queue = queue.into_iter();
    for command in queue.by_ref() {
        match handle(&mut session, &settings, &storage, command) {
            Handled::Nothing => {}
            Handled::Decision(decision) => {
                decide.write(Decide(decision));
                break;
            }
            Handled::Changed(change) => {
                changes.write(MatchChanged(change));
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
}

fn handle(session: &mut Session, settings: &Settings, storage: &Storage, command: Command) -> Handled {
    if let Some(asked) = session.asked {
        return match command {
            Command::Answer(yes) => {
                session.asked = None;
                if yes { answer_yes(session, storage, asked) } else { Handled::Nothing }
            }
            Command::Back => {
                session.asked = None;
                Handled::Nothing
            }
            // A question hides the board: nothing else gets through to it.
            _ => Handled::Nothing,
        };
    }
    let of_the_match =
        matches!(command, Command::Resign | Command::OfferDraw | Command::NewMatch(_) | Command::Open(_));
    if session.stands_in && of_the_match {
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
            if settings.confirm_end_phase && pa > 0 && spendable && session.result().is_none() {
                session.asked = Some(Asked::EndPhase { pa });
                return Handled::Nothing;
            }
            pick(session, Pick::Verb(Verb::EndPhase))
        }
        Command::Undo => return undo(session, storage),
        Command::Redo => return redo(session, storage),
        Command::Resign => return ask_if_open(session, Asked::Resign),
        Command::OfferDraw => return ask_if_open(session, |team| Asked::Draw(team.opponent())),
        Command::NewMatch(mode) => {
            let begun = !session.game().played().is_empty() || session.game().can_redo();
            if session.result().is_none() && begun {
                session.asked = Some(Asked::NewMatch(mode));
                return Handled::Nothing;
            }
            return begin(session, storage, mode);
        }
        // Help and the end of the game are not the match's.
        Command::Answer(_) | Command::Help | Command::Quit => return Handled::Nothing,
        Command::Open(record) => return open(session, storage, *record),
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

fn answer_yes(session: &mut Session, storage: &Storage, asked: Asked) -> Handled {
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
        Asked::NewMatch(mode) => begin(session, storage, mode),
    }
}

fn declared(session: &mut Session, storage: &Storage) -> Handled {
    session.refresh();
    save(session, storage);
    Handled::Changed(Change::Declared)
}

fn undo(session: &mut Session, storage: &Storage) -> Handled {
    match session.record.game.undo() {
        None => Handled::Nothing,
        Some(Undone::Result(_)) => declared(session, storage),
        Some(Undone::Decision(_)) => jumped(session, storage),
    }
}

fn redo(session: &mut Session, storage: &Storage) -> Handled {
    let before = *session.position();
    match session.record.game.redo() {
        None => Handled::Nothing,
        Some(events) => {
            session.refresh();
            save(session, storage);
            Handled::Changed(Change::Played { before, events })
        }
    }
}

fn jumped(session: &mut Session, storage: &Storage) -> Handled {
    session.refresh();
    save(session, storage);
    Handled::Changed(Change::Jumped)
}

fn begin(session: &mut Session, storage: &Storage, mode: Mode) -> Handled {
    let game = Match::new(session.record.game.rules(), mode);
    open(session, storage, storage.new_record(game))
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

/// Writes the match with the decisions that were taken back last: what can still be played again is not lost with it.
fn keep_whole(session: &Session, storage: &Storage) -> std::io::Result<()> {
    if !session.game().can_redo() {
        return Ok(());
    }
    let mut whole = session.record.clone();
    while whole.game.redo().is_some() {}
    storage.save(&whole)
}

fn save(session: &mut Session, storage: &Storage) {
    if session.stands_in {
        return;
    }
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
