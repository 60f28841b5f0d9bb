//! Keys and buttons: a cursor that walks the hatched squares, a list of choices, and a key for everything else.

use std::f32::consts::FRAC_PI_2;

use ball_rules::{Label, Mode, Phase, PieceId, Position, Square};
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiInput, EguiInputSet, EguiPreUpdateSet, egui};
use leafwing_input_manager::prelude::*;

use super::pads::StickSteps;
use super::repeat::Held;
use super::{BoardListens, Cursor, Hovered, SeatAction, StepBack, board_listens};
use crate::animation::{Animating, SkipAnimation};
use crate::camera::Orbit;
use crate::hud::ListFocus;
use crate::match_play::choices::choices;
use crate::match_play::composer::{Need, Pick, Picked, Verb};
use crate::match_play::{Change, Command, MatchChanged, PlaySet, Session, StandIn};
use crate::screens::{Go, Overlay};
use crate::settings::Settings;

/// Radians that one press turns the camera, and the factor by which it zooms.
const TURN: f32 = 0.15;
const ZOOM: f32 = 1.15;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (skip_animation.run_if(board_listens), leave_list, press_keys.run_if(board_listens), hold_arrows)
            .chain()
            .in_set(PlaySet::Input),
    )
    .add_systems(
        PreUpdate,
        keep_keys_from_panels.in_set(EguiPreUpdateSet::ProcessInput).after(EguiInputSet::WriteEguiEvents),
    );
}

/// Keys are the board's or, in menus, those of the focus layer: were they to reach the panels too, Tab would wander
/// among buttons and Enter press one (IN-11).
fn keep_keys_from_panels(mut contexts: Query<&mut EguiInput>) {
    let stays = |event: &egui::Event| !matches!(event, egui::Event::Key { .. });
    for mut input in &mut contexts {
        if !input.events.iter().all(stays) {
            input.events.retain(stays);
        }
    }
}

/// Any key ends what is being animated; it does its own work all the same.
fn skip_animation(
    animating: Res<Animating>,
    actions: Query<&ActionState<SeatAction>>,
    mut keys: MessageReader<KeyboardInput>,
    mut skip: MessageWriter<SkipAnimation>,
) {
    let key = keys.read().filter(|key| key.state.is_pressed() && !key.repeat).count() > 0;
    let pressed = key || actions.iter().any(|state| !state.get_just_pressed().is_empty());
    if animating.0 && pressed {
        skip.write(SkipAnimation);
    }
}

fn press_keys(
    actions: Query<&ActionState<SeatAction>>,
    session: Res<Session>,
    mut cursor: ResMut<Cursor>,
    mut hovered: ResMut<Hovered>,
    mut settings: ResMut<Settings>,
    mut orbit: ResMut<Orbit>,
    (mut list, mut steps): (ResMut<ListFocus>, ResMut<StickSteps>),
    mut commands: MessageWriter<Command>,
    mut step_back: MessageWriter<StepBack>,
    mut go: MessageWriter<Go>,
) {
    let mut pressed: Vec<SeatAction> = actions.iter().flat_map(|state| state.get_just_pressed()).collect();
    pressed.append(&mut steps.0);
    for action in pressed {
        if list.0.is_some() && walk_list(action, &session, &mut list, &mut commands) {
            continue;
        }
        if let Some(step) = direction(action, settings.flipped, if settings.flat_view { 0.0 } else { orbit.yaw }) {
            if cursor.shown {
                cursor.square = walk(cursor.square, step);
            }
            show_cursor(&mut cursor, &mut hovered);
            continue;
        }
        match action {
            // Choosing the piece that is selected already would let go of it; that is what Esc is for.
            SeatAction::Choose if cursor.shown && is_selected(&session, cursor.square) => {}
            SeatAction::Choose if cursor.shown => {
                commands.write(Command::Choose(cursor.square));
            }
            SeatAction::Choose => show_cursor(&mut cursor, &mut hovered),
            SeatAction::Back => drop(step_back.write(StepBack::Button)),
            // Once an action asks for a square, the same keys go from one possible square to the next.
            SeatAction::NextPiece | SeatAction::PreviousPiece
                if matches!(session.composer().need(), Need::Square(_))
                    && !matches!(session.composer().picks().last(), Some(Pick::Piece(_))) =>
            {
                if let Some(square) = cycle_squares(&session, cursor.square, action == SeatAction::NextPiece) {
                    cursor.square = square;
                    show_cursor(&mut cursor, &mut hovered);
                }
            }
            SeatAction::NextPiece | SeatAction::PreviousPiece => {
                let from = cursor.square;
                if let Some((label, square)) = cycle(&session, from, action == SeatAction::NextPiece) {
                    cursor.square = square;
                    show_cursor(&mut cursor, &mut hovered);
                    // A card that needs nothing but a piece waits for the coach to choose it.
                    let mut ahead = session.composer().clone();
                    if ahead.pick(Pick::Piece(label)) == Picked::Open {
                        commands.write(Command::Pick(Pick::Piece(label)));
                    }
                }
            }
            SeatAction::Choice(number) => {
                if let Some(choice) = choices(&session).get(usize::from(number)) {
                    commands.write(Command::Pick(choice.pick));
                }
            }
            SeatAction::EndPhase => {
                commands.write(Command::EndPhase);
            }
            SeatAction::Convert => {
                commands.write(Command::Pick(Pick::Verb(Verb::Convert)));
            }
            SeatAction::Undo => {
                commands.write(Command::Undo);
            }
            SeatAction::Redo => {
                commands.write(Command::Redo);
            }
            SeatAction::OfferDraw => {
                commands.write(Command::OfferDraw);
            }
            SeatAction::Resign => {
                commands.write(Command::Resign);
            }
            SeatAction::NewBasic => {
                commands.write(Command::NewMatch(Mode::Basic));
            }
            SeatAction::NewCards => {
                commands.write(Command::NewMatch(Mode::Cards));
            }
            SeatAction::ToggleFlat => settings.flat_view = !settings.flat_view,
            SeatAction::Flip => settings.flipped = !settings.flipped,
            SeatAction::ResetCamera => *orbit = Orbit::default(),
            // The flat view has one direction only.
            SeatAction::OrbitLeft | SeatAction::OrbitRight | SeatAction::OrbitUp | SeatAction::OrbitDown
                if settings.flat_view => {}
            SeatAction::OrbitLeft => orbit.turn(-TURN, 0.0),
            SeatAction::OrbitRight => orbit.turn(TURN, 0.0),
            SeatAction::OrbitUp => orbit.turn(0.0, TURN),
            SeatAction::OrbitDown => orbit.turn(0.0, -TURN),
            SeatAction::ZoomIn => orbit.magnify(ZOOM),
            SeatAction::ZoomOut => orbit.magnify(1.0 / ZOOM),
            SeatAction::Help => drop(commands.write(Command::Help)),
            SeatAction::Hint => {
                commands.write(Command::Hint);
            }
            SeatAction::Menu => drop(go.write(Go::Over(Overlay::Pause))),
            SeatAction::List => list.0 = listed(&session).into_iter().next(),
            SeatAction::Walk | SeatAction::Look => {}
            SeatAction::CursorUp | SeatAction::CursorDown | SeatAction::CursorLeft | SeatAction::CursorRight => {}
        }
    }
}

/// An arrow that is held walks on.
fn hold_arrows(
    time: Res<Time>,
    actions: Query<&ActionState<SeatAction>>,
    listens: BoardListens,
    (settings, orbit): (Res<Settings>, Res<Orbit>),
    list: Res<ListFocus>,
    mut held: Local<Option<(SeatAction, Held)>>,
    mut cursor: ResMut<Cursor>,
    mut hovered: ResMut<Hovered>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let arrows = [SeatAction::CursorUp, SeatAction::CursorDown, SeatAction::CursorLeft, SeatAction::CursorRight];
    let pressed = arrows.into_iter().find(|arrow| actions.iter().any(|state| state.pressed(arrow)));
    let elsewhere = !listens.yes() || list.0.is_some();
    let Some(arrow) = pressed.filter(|_| !elsewhere) else {
        *held = None;
        return;
    };
    redraw.write(RequestRedraw);
    match &mut *held {
        Some((same, state)) if *same == arrow => {
            let yaw = if settings.flat_view { 0.0 } else { orbit.yaw };
            if state.due(time.delta_secs())
                && let Some(step) = direction(arrow, settings.flipped, yaw)
            {
                cursor.square = walk(cursor.square, step);
                show_cursor(&mut cursor, &mut hovered);
            }
        }
        _ => *held = Some((arrow, Held::default())),
    }
}

/// Another position has another list. A look into the rulebook leaves the match, and so its list, as it is.
fn leave_list(mut changes: MessageReader<MatchChanged>, session: Res<Session>, mut list: ResMut<ListFocus>) {
    let looks = matches!(session.stand_in(), None | Some(StandIn::Demonstration));
    let is_other = |MatchChanged(change): &MatchChanged| !(looks && matches!(change, Change::Staged));
    if changes.read().filter(|change| is_other(change)).count() > 0 && list.0.is_some() {
        list.0 = None;
    }
}

/// What the list of choices holds: whatever can be picked now, then the decisions of the turn.
fn listed(session: &Session) -> Vec<Command> {
    let open = choices(session).into_iter().filter(|choice| choice.refusal.is_none());
    let mut all: Vec<Command> = open.map(|choice| Command::Pick(choice.pick)).collect();
    let position = session.position();
    if session.result().is_none() && position.why_not_convert(session.rules()).is_none() {
        all.push(Command::Pick(Pick::Verb(Verb::Convert)));
    }
    if session.result().is_none() && position.phase() == Phase::Action {
        all.push(Command::EndPhase);
    }
    all
}

/// Moves along the list of choices, picks from it or leaves it. Returns whether the action was meant for the list.
fn walk_list(
    action: SeatAction,
    session: &Session,
    list: &mut ListFocus,
    commands: &mut MessageWriter<Command>,
) -> bool {
    let all = listed(session);
    let at = all.iter().position(|command| list.0.as_ref() == Some(command));
    let step = match action {
        SeatAction::CursorRight | SeatAction::CursorDown => 1,
        SeatAction::CursorLeft | SeatAction::CursorUp => all.len().saturating_sub(1),
        SeatAction::Choose => {
            // What is not in the list any more is not chosen either.
            commands.write_batch(list.0.take().filter(|_| at.is_some()));
            return true;
        }
        SeatAction::Back | SeatAction::List => {
            list.0 = None;
            return true;
        }
        _ => return false,
    };
    // The list may have changed under the focus: it begins anew then.
    list.0 = at.map_or(all.first(), |at| all.get((at + step) % all.len())).cloned();
    true
}

fn show_cursor(cursor: &mut Cursor, hovered: &mut Hovered) {
    cursor.shown = true;
    hovered.0 = Some(cursor.square);
}

/// Columns and rows of an arrow, as the viewer sees them.
fn direction(action: SeatAction, flipped: bool, yaw: f32) -> Option<(i8, i8)> {
    let quarter = match action {
        SeatAction::CursorUp => 0,
        SeatAction::CursorLeft => 1,
        SeatAction::CursorDown => 2,
        SeatAction::CursorRight => 3,
        _ => return None,
    };
    // The camera's turn to the nearest quarter, counted the same way round.
    let turned = (yaw / FRAC_PI_2).round() as i32 + if flipped { 2 } else { 0 };
    Some([(0, 1), (-1, 0), (0, -1), (1, 0)][(quarter + turned).rem_euclid(4) as usize])
}

/// The next hatched square: two columns aside in the row, or one row on, to and fro between two columns so that going
/// straight on stays straight. At an edge the cursor stays.
fn walk(square: Square, (columns, rows): (i8, i8)) -> Square {
    let next = if columns != 0 {
        square.offset(2 * columns, 0)
    } else {
        // Odd rows have the odd columns: from there to the right, and back again from the even ones.
        let aside = if square.row() % 2 == 1 { 1 } else { -1 };
        square.offset(aside, rows).or_else(|| square.offset(-aside, rows))
    };
    next.unwrap_or(square)
}

/// Whether the selected piece stands on `square`, and the square is nothing else that is asked for.
fn is_selected(session: &Session, square: Square) -> bool {
    let composer = session.composer();
    let stands = composer.piece().and_then(|piece| square_of(session.position(), piece)) == Some(square);
    stands && !composer.next_squares().iter().any(|&(next, _)| next == square)
}

/// The next or previous square of those that can be chosen, after the cursor's, from the bottom row up.
fn cycle_squares(session: &Session, cursor: Square, forward: bool) -> Option<Square> {
    let mut squares: Vec<Square> = session.composer().next_squares().into_iter().map(|(square, _)| square).collect();
    squares.sort();
    squares.dedup();
    if forward {
        squares.iter().find(|&&square| square > cursor).or(squares.first()).copied()
    } else {
        squares.iter().rev().find(|&&square| square < cursor).or(squares.last()).copied()
    }
}

/// The next or previous piece that can be selected, after the one that is.
fn cycle(session: &Session, cursor: Square, forward: bool) -> Option<(Label, Square)> {
    let composer = session.composer();
    let mut labels: Vec<Label> = composer.pieces().collect();
    if !forward {
        labels.reverse();
    }
    // With none selected, the cursor says where to go on from.
    let position = session.position();
    let from = composer.piece().or_else(|| labels.iter().copied().find(|&l| square_of(position, l) == Some(cursor)));
    let after = from.and_then(|piece| labels.iter().position(|&label| label == piece));
    let label = *labels.get(after.map_or(0, |at| (at + 1) % labels.len()))?;
    Some((label, square_of(position, label)?))
}

fn square_of(position: &Position, label: Label) -> Option<Square> {
    position.piece(PieceId::new(position.side(), label)).map(|piece| piece.square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_reach_every_square_and_leave_the_board_never() {
        let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let start: Square = "G9".parse().unwrap();
        let mut reached = std::collections::BTreeSet::from([start]);
        let mut frontier = vec![start];
        while let Some(square) = frontier.pop() {
            for step in steps {
                let next = walk(square, step);
                if reached.insert(next) {
                    frontier.push(next);
                }
            }
        }
        assert_eq!(reached.len(), Square::COUNT);
    }

    #[test]
    fn going_up_and_down_again_returns() {
        for square in Square::all().filter(|square| square.row() < 17) {
            let up = walk(square, (0, 1));
            assert_eq!(up.row(), square.row() + 1);
            assert!(up.column().abs_diff(square.column()) == 1);
            let up_twice = walk(up, (0, 1));
            assert!(up_twice.column().abs_diff(square.column()) <= 2, "{square} {up_twice}");
        }
    }
}
