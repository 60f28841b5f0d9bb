//! The two systems that change the session: one turns commands into decisions, the other plays them.

use std::path::Path;

use ball_rules::{Decision, MatchOptions, Mode, Phase, PieceId, Record, Refusal, Team, Undone};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::super::PlaySet;
use super::super::composer::{Pick, Picked, Verb};
use super::super::setup::{self, Sides};
use super::Session;
use super::messages::{Asked, Change, Command, Decide, MatchChanged, MatchOpened, Notice, SidesSwapped};
use crate::settings::{ConfirmEnd, Settings};
use crate::storage::Storage;

pub(in crate::match_play) fn plugin(app: &mut App) {
    app.add_message::<Decide>()
        .add_message::<Command>()
        .add_message::<MatchChanged>()
        .add_message::<SidesSwapped>()
        .add_message::<MatchOpened>()
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
    (mut sides, mut opened): (MessageWriter<SidesSwapped>, MessageWriter<MatchOpened>),
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
            Handled::Opened => {
                changes.write(MatchChanged(Change::Jumped));
                opened.write(MatchOpened);
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
    /// Another match is there.
    Opened,
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
                let to = session.taken_back_to(to);
                session.asked = Some(Asked::TakeBack { to, count: session.game().played().len() - to });
            } else if session.game().played().len() > to {
                session.notice = Some(Notice::NoTakeback(session.options.takebacks));
            }
            return Handled::Nothing;
        }
        Command::Redo => return redo(session, storage),
        Command::Resign => return ask_if_open(session, Asked::Resign),
        // The computer agrees to nothing.
        Command::OfferDraw if session.against_computer() => return Handled::Nothing,
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
        Command::Open(record) => return opened(open(session, storage, *record)),
        Command::OpenSaved(path) => return opened(open_saved(session, storage, &path)),
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

/// Asks the coach on move; in the computer's turn the person who plays against it.
fn ask_if_open(session: &mut Session, question: impl FnOnce(Team) -> Asked) -> Handled {
    let side = session.position().side();
    let asked = [side, side.opponent()].into_iter().find(|&team| !session.computers[team]);
    if session.result().is_none()
        && let Some(team) = asked
    {
        session.asked = Some(question(team));
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
pub(in crate::match_play) fn end_without_decision(session: &mut Session, storage: &Storage) {
    session.refresh();
    save(session, storage);
}

/// The coach who is to act has no time left.
pub(in crate::match_play) fn lose_on_time(session: &mut Session) {
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
    let to = session.taken_back_to(to);
    while session.game().played().len() > to {
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

/// What was handled, if it was to open another match.
fn opened(handled: Handled) -> Handled {
    match handled {
        Handled::Changed(_) => Handled::Opened,
        handled => handled,
    }
}

/// What was handled, with the sides as they are now.
fn swapped(handled: Handled, sides: Sides) -> Handled {
    match (handled, sides) {
        (Handled::Changed(_), Sides::Swapped) => Handled::SidesSwapped,
        (handled, _) => handled,
    }
}

/// Writes the match with the decisions that were taken back last, and with what the clocks say: what can still be played
/// again is not lost with it, and no time is given back.
fn keep_whole(session: &mut Session, storage: &Storage) -> std::io::Result<()> {
    if !(session.game().can_redo() || session.is_clocked()) {
        return Ok(());
    }
    session.keep_clocks();
    let mut whole = session.record.clone();
    while whole.game.redo().is_some() {}
    storage.save(&whole)
}

/// Writes the match to disk, with what the clocks say.
pub(in crate::match_play) fn save(session: &mut Session, storage: &Storage) {
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
