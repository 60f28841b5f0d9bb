//! The analysis: a match on the board, turn by turn, with what the computer makes of it, and what could have been played
//! instead. The match itself stays as it is.

mod chart;
mod panel;
pub mod study;
pub mod think;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::EguiPrimaryContextPass;

use super::{DrawSet, Go, Navigator, Screen, showing};
use crate::animation::SkipAnimation;
use crate::board::{ArrowTone, Arrows, arrows_of};
use crate::hud::Panels;
use crate::input::KeysOnBoard;
use crate::match_play::{Annotate, Command, Decide, MatchChanged, PlaySet, Session, Staging, StandIn};
use crate::storage::Storage;
use crate::tutor::Tutor;
use crate::wake::Alarm;

pub use panel::MENU;
pub use study::{Source, Step, Study};
pub use think::{Analyst, Lines, Survey};

/// Somebody wants to look into a match.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Analyse(pub Source);

/// What was asked for in the panel.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// A step along the line.
    Step(Step),
    /// Back to the match, where the variation left it.
    Return,
    /// Walk a variation, by its place.
    Walk(usize),
    /// Forget a variation, by its place.
    Forget(usize),
    /// Play one of the best turns from here, by its rank from 0.
    Play(usize),
    /// Show the turn that was better than the one played, by its place among the turns.
    Better(usize),
    /// Think longer about the position.
    Deeper,
    /// The keys are the board's.
    Board,
    /// Leave.
    Leave,
}

/// What the panel points at: the line under the focus, by its rank from 0.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Pointed(Option<usize>);

/// Why variations were not saved, if they were not.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct NotKept(Option<String>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Analyse>()
        .add_message::<Wish>()
        .init_resource::<Analyst>()
        .init_resource::<Lines>()
        .init_resource::<Survey>()
        .init_resource::<Pointed>()
        .init_resource::<NotKept>()
        .add_systems(Update, open.in_set(PlaySet::Compose))
        .add_systems(OnExit(Screen::Analysis), leave)
        .add_systems(
            Update,
            (
                (follow_hand, obey).chain().in_set(PlaySet::Input),
                (follow, think::think, point).chain().after(PlaySet::Resolve).before(PlaySet::Mirror),
            )
                .run_if(in_state(Screen::Analysis)),
        )
        .add_systems(EguiPrimaryContextPass, panel::draw.in_set(DrawSet).run_if(showing(Screen::Analysis)));
}

/// Opens a match to look into it.
fn open(
    mut wanted: MessageReader<Analyse>,
    session: Res<Session>,
    storage: Res<Storage>,
    (analyst, alarm): (Res<Analyst>, Res<Alarm>),
    (mut lines, mut survey): (ResMut<Lines>, ResMut<Survey>),
    (mut keys, mut not_kept): (ResMut<KeysOnBoard>, ResMut<NotKept>),
    (mut stage, mut go, mut tutor): (MessageWriter<Staging>, MessageWriter<Go>, ResMut<Tutor>),
    mut commands: Commands,
) {
    let Some(Analyse(source)) = wanted.read().last().cloned() else { return };
    let (source, record) = match source {
        Source::Match if session.may_analyse() => (Source::Match, session.record().clone()),
        Source::Match => return,
        Source::File(path) => {
            let saved = storage.saved_match(session.rules(), &path);
            let whole = saved.damage.is_none();
            (if whole { Source::File(path) } else { Source::Nowhere }, saved.record)
        }
        Source::Nowhere => return,
    };
    let study = Study::new(source, record);
    // A task that was under way is not on the board any more.
    tutor.lecture = None;
    stage.write(Staging::Show(Box::new(study.game()), StandIn::Study));
    lines.forget();
    survey.ask(&study, *analyst, &alarm);
    keys.0 = false;
    not_kept.0 = None;
    commands.insert_resource(study);
    go.write(Go::To(Screen::Analysis));
}

/// The match is shown again as it was left, and nothing is thought about any more.
fn leave(
    mut stage: MessageWriter<Staging>,
    (mut lines, mut survey, mut keys): (ResMut<Lines>, ResMut<Survey>, ResMut<KeysOnBoard>),
    mut arrows: ResMut<Arrows>,
    mut commands: Commands,
) {
    stage.write(Staging::Leave);
    lines.forget();
    survey.forget();
    keys.0 = false;
    arrows.set_if_neq(Arrows::default());
    commands.remove_resource::<Study>();
}

/// Whoever clicks on the panel has the keys there, whoever clicks beside it on the board.
fn follow_hand(
    mouse: Res<ButtonInput<MouseButton>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    // The panels ask who has the keys.
    mut both: ParamSet<(Panels, ResMut<KeysOnBoard>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if mouse.get_just_pressed().next().is_none() {
        return;
    }
    let Some(at) = windows.iter().find_map(Window::cursor_position) else { return };
    let on_panel = both.p0().on_analysis(at);
    if both.p1().set_if_neq(KeysOnBoard(!on_panel)) {
        redraw.write(RequestRedraw);
    }
}

/// Does what was asked for.
fn obey(
    mut wishes: MessageReader<Wish>,
    (session, study): (Res<Session>, Option<ResMut<Study>>),
    (mut lines, survey): (ResMut<Lines>, Res<Survey>),
    (analyst, alarm): (Res<Analyst>, Res<Alarm>),
    mut keys: ResMut<KeysOnBoard>,
    (storage, mut not_kept): (Res<Storage>, ResMut<NotKept>),
    (mut stage, mut annotate, mut commands): (MessageWriter<Staging>, MessageWriter<Annotate>, MessageWriter<Command>),
    (mut decide, mut skip): (MessageWriter<Decide>, MessageWriter<SkipAnimation>),
    (mut go, mut redraw): (MessageWriter<Go>, MessageWriter<RequestRedraw>),
) {
    let Some(mut study) = study else { return };
    for &wish in wishes.read() {
        redraw.write(RequestRedraw);
        skip.write(SkipAnimation);
        let mut added = false;
        match wish {
            Wish::Leave => {
                go.write(Go::Back);
                return;
            }
            Wish::Board => {
                keys.0 = true;
                continue;
            }
            Wish::Deeper => {
                lines.ask(session.game(), true, *analyst, &alarm);
                continue;
            }
            Wish::Step(step) => {
                let to = study.target(step);
                if to == study.at() + 1 {
                    // One decision on is seen to be played.
                    match study.line().get(study.at()) {
                        _ if session.may_redo() => drop(commands.write(Command::Redo)),
                        Some(&decision) => drop(decide.write(Decide(decision))),
                        None => {}
                    }
                    continue;
                }
                study.go(to);
            }
            Wish::Return => {
                let at = study.left_at().unwrap_or(study.at());
                study.return_to_match(at);
            }
            Wish::Walk(variation) => study.walk(variation),
            Wish::Forget(variation) => {
                study.forget(variation);
                added = true;
            }
            Wish::Play(rank) => {
                let Some(info) = lines.best.get(rank).filter(|_| lines.about() == Some(session.position())) else {
                    continue;
                };
                let own = ball_ai::length_of_turn(session.rules(), session.position(), &info.line);
                added = study.try_line(info.line.get(..own).unwrap_or_default());
            }
            Wish::Better(turn) => {
                let (Some(of), Some(verdict)) = (survey.turns().get(turn), survey.verdict(turn)) else { continue };
                study.return_to_match(of.first);
                added = study.try_line(&verdict.best);
            }
        }
        if added {
            keep(&study, &storage, &mut annotate, &mut not_kept);
        }
        stage.write(Staging::Show(Box::new(study.game()), StandIn::Study));
    }
}

/// Follows what is played on the board; what is new is kept beside the match.
fn follow(
    mut changes: MessageReader<MatchChanged>,
    session: Res<Session>,
    study: Option<ResMut<Study>>,
    storage: Res<Storage>,
    mut annotate: MessageWriter<Annotate>,
    mut not_kept: ResMut<NotKept>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(mut study) = study else { return };
    if changes.read().count() == 0 || !session.stands_in() || session.game().start() != study.record().game.start() {
        return;
    }
    if study.follow(session.game().played()) {
        keep(&study, &storage, &mut annotate, &mut not_kept);
    }
    redraw.write(RequestRedraw);
}

/// Saves the variations beside the match that they belong to.
fn keep(study: &Study, storage: &Storage, annotate: &mut MessageWriter<Annotate>, not_kept: &mut NotKept) {
    let kept = match study.source() {
        Source::Match => {
            annotate.write(Annotate(Box::new(study.record().clone())));
            Ok(())
        }
        Source::File(path) => storage.annotate(path, study.record()),
        Source::Nowhere => Ok(()),
    };
    not_kept.0 = kept.err().map(|error| error.to_string());
}

/// Shows on the board what the best turns do: all of them, or the one in focus.
fn point(
    session: Res<Session>,
    lines: Res<Lines>,
    pointed: Res<Pointed>,
    navigator: Res<Navigator>,
    mut arrows: ResMut<Arrows>,
) {
    if !(session.is_changed() || lines.is_changed() || pointed.is_changed() || navigator.is_changed()) {
        return;
    }
    let (rules, position) = (session.rules(), session.position());
    let mut wanted = Vec::new();
    // Who is putting a decision together needs the board.
    let shown = lines.about() == Some(position) && session.composer().is_empty();
    for (rank, info) in lines.best.iter().enumerate().filter(|_| shown).rev() {
        let alone = pointed.0.is_some_and(|pointed| pointed < lines.best.len());
        let tone = match pointed.0 {
            Some(pointed) if alone && pointed != rank => continue,
            Some(_) if alone => ArrowTone::Best,
            _ if rank == 0 => ArrowTone::Best,
            _ => ArrowTone::Other,
        };
        let own = ball_ai::length_of_turn(rules, position, &info.line);
        wanted.extend(arrows_of(rules, position, info.line.get(..own).unwrap_or_default(), tone));
    }
    arrows.set_if_neq(Arrows(wanted));
}
