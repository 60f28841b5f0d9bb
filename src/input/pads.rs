//! Gamepads: each gets bindings of its own when it is plugged in; the stick walks the cursor in any direction.
//!
//! Whom a pad serves is a matter of `seats`.

use std::time::Duration;

use ball_rules::Square;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

use super::bindings::Bindings;
use super::repeat::Held;
use super::{BoardListens, Cursor, Hovered, SeatAction};
use crate::camera::Orbit;
use crate::hud::ListFocus;
use crate::match_play::PlaySet;
use crate::screens::{Navigator, Screen};
use crate::seats::{Curtained, GateSet};
use crate::settings::Settings;

/// How far a stick must lean before it means something, from 0 to 1; it springs back below the lower one.
const LEAN: f32 = 0.55;
const UPRIGHT: f32 = 0.35;
/// Radians a second that a stick turns the camera.
const TURN: f32 = 1.6;
/// How often pads are asked while one is connected: they wake no window by themselves.
const POLL: Duration = Duration::from_millis(16);

/// How often it is looked whether one has been plugged in, where one is waited for and on the title.
const EXPECTING: Duration = Duration::from_millis(200);
const TITLE: Duration = Duration::from_secs(1);

/// The bindings of one gamepad.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct PadBindings(pub Entity);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StickSteps>()
        .add_systems(PreUpdate, rest_unfocused.after(InputManagerSystem::ManualControl).before(GateSet))
        .add_systems(Update, (plug, walk, look).chain().in_set(PlaySet::Input))
        .add_systems(Last, stay_awake);
}

/// Steps of the stick while something else than the board has it: the list of choices.
#[derive(Resource, Default, Debug)]
pub(super) struct StickSteps(pub Vec<SeatAction>);

/// Pads do nothing in a window that is not in focus (IN-10).
fn rest_unfocused(windows: Query<&Window>, mut pads: Query<&mut ActionState<SeatAction>, With<PadBindings>>) {
    if windows.iter().any(|window| window.focused) {
        return;
    }
    for mut state in &mut pads {
        state.reset_all();
    }
}

/// Gives new pads their bindings and takes them from those that are gone.
fn plug(
    mut commands: Commands,
    came: Query<Entity, Added<Gamepad>>,
    mut gone: RemovedComponents<Gamepad>,
    bindings: Query<(Entity, &PadBindings)>,
    meanings: Res<Bindings>,
) {
    for pad in &came {
        commands.spawn((Name::new("Gamepad bindings"), PadBindings(pad), meanings.pad().with_gamepad(pad)));
    }
    for pad in gone.read() {
        for (entity, _) in bindings.iter().filter(|(_, bindings)| bindings.0 == pad) {
            commands.entity(entity).despawn();
        }
    }
}

/// Pads wake no window by themselves, nor does one that is plugged in: while one is connected they are asked all the
/// time, and where one is waited for now and then. Elsewhere the window sleeps.
fn stay_awake(
    pads: Query<(), With<Gamepad>>,
    (navigator, curtained): (Res<Navigator>, Res<Curtained>),
    winit: Option<ResMut<WinitSettings>>,
) {
    let Some(mut winit) = winit else { return };
    let waits = curtained.0.is_some() || navigator.now() == Screen::Join.into();
    let pause = match () {
        () if !pads.is_empty() => POLL,
        () if waits => EXPECTING,
        () if navigator.now() == Screen::Title.into() => TITLE,
        () => Duration::MAX,
    };
    let mode = UpdateMode::reactive_low_power(pause);
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
    }
}

/// Walks the cursor where the left stick leans, and on while it is held.
fn walk(
    time: Res<Time>,
    sticks: Query<&ActionState<SeatAction>, With<PadBindings>>,
    listens: BoardListens,
    list: Res<ListFocus>,
    (settings, orbit): (Res<Settings>, Res<Orbit>),
    mut held: Local<Option<Held>>,
    mut sprung_back: Local<bool>,
    mut steps: ResMut<StickSteps>,
    mut cursor: ResMut<Cursor>,
    mut hovered: ResMut<Hovered>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let leans = sticks.iter().map(|state| state.clamped_axis_pair(&SeatAction::Walk));
    let lean = leans.fold(Vec2::ZERO, |most, lean| if lean.length() > most.length() { lean } else { most });
    if lean.length() < UPRIGHT || !listens.yes() {
        *held = None;
        *sprung_back = lean.length() < UPRIGHT;
        return;
    }
    let step = match &mut *held {
        // Leaned in a menu, it must come back first.
        None if lean.length() < LEAN || !*sprung_back => return,
        None => {
            *held = Some(Held::default());
            true
        }
        Some(state) => state.due(time.delta_secs()),
    };
    redraw.write(RequestRedraw);
    if !step {
        return;
    }
    if list.0.is_some() {
        steps.0.push(match (lean.x.abs() > lean.y.abs(), lean.x > 0.0, lean.y > 0.0) {
            (true, true, _) => SeatAction::CursorRight,
            (true, false, _) => SeatAction::CursorLeft,
            (false, _, true) => SeatAction::CursorUp,
            (false, _, false) => SeatAction::CursorDown,
        });
        return;
    }
    if cursor.shown {
        let yaw = if settings.flat_view { 0.0 } else { orbit.yaw };
        let turn = yaw + if settings.flipped { std::f32::consts::PI } else { 0.0 };
        if let Some(next) = toward(cursor.square, Vec2::from_angle(turn).rotate(lean)) {
            cursor.square = next;
        }
    }
    cursor.shown = true;
    hovered.set_if_neq(Hovered(Some(cursor.square)));
}

/// The square next to `from` that lies most in the direction of `lean` (x to the right, y up the board): a diagonal
/// neighbour, or one two squares along the row or column. Nothing that lies more aside than ahead.
fn toward(from: Square, lean: Vec2) -> Option<Square> {
    let offsets = [(1, 1), (-1, 1), (1, -1), (-1, -1), (2, 0), (-2, 0), (0, 2), (0, -2)];
    offsets
        .into_iter()
        .filter_map(|(columns, rows)| {
            let along = Vec2::new(f32::from(columns), f32::from(rows)).normalize().dot(lean.normalize_or_zero());
            Some((from.offset(columns, rows)?, along))
        })
        .filter(|&(_, along)| along > 0.25)
        .max_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(square, _)| square)
}

/// Turns the camera with the right stick.
fn look(
    time: Res<Time>,
    sticks: Query<&ActionState<SeatAction>, With<PadBindings>>,
    settings: Res<Settings>,
    listens: BoardListens,
    mut orbit: ResMut<Orbit>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if settings.flat_view || !listens.yes() {
        return;
    }
    for state in &sticks {
        let lean = state.clamped_axis_pair(&SeatAction::Look);
        if lean.length() > UPRIGHT {
            orbit.turn(-lean.x * TURN * time.delta_secs(), lean.y * TURN * time.delta_secs());
            redraw.write(RequestRedraw);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    #[test]
    fn in12_the_stick_means_the_square_that_lies_most_in_its_direction() {
        let from = square("G9");
        for (lean, to) in [
            (Vec2::new(0.7, 0.7), "H10"),
            (Vec2::new(0.9, 0.1), "I9"),
            (Vec2::new(-0.1, 1.0), "G11"),
            (Vec2::new(-0.8, -0.6), "F8"),
            (Vec2::new(0.2, -0.9), "G7"),
        ] {
            assert_eq!(toward(from, lean), Some(square(to)), "{lean}");
        }
    }

    #[test]
    fn in12_the_cursor_is_never_stuck_but_in_a_corner() {
        for from in Square::all() {
            for eighth in 0..16 {
                let lean = Vec2::from_angle(eighth as f32 * std::f32::consts::TAU / 16.0);
                let ahead = Vec2::new(f32::from(from.column()) - 7.0, f32::from(from.row()) - 9.0).dot(lean);
                // Towards the middle of the board there is always a way.
                if ahead < -0.5 {
                    let next = toward(from, lean);
                    assert!(next.is_some_and(|next| next != from), "{from} {lean}");
                }
            }
        }
    }
}
