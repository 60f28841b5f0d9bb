//! The mouse: points at squares, chooses on release, and moves the camera.

use ball_rules::Square;
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::{Cursor, Hovered};
use crate::board::PieceView;
use crate::board::geometry::square_at;
use crate::board::shapes::PIECE_HEIGHT;
use crate::camera::{MainCamera, Orbit};
use crate::hud::PointerOverUi;
use crate::match_play::{Command, PlaySet, Session};
use crate::settings::Settings;

/// How far the mouse may move, in logical pixels, before a press is a drag.
const DRAG: f32 = 6.0;
/// Radians that the camera turns for a pixel.
const TURN: f32 = 0.006;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (point, press, drag_camera, zoom).chain().in_set(PlaySet::Input));
}

/// What has been pressed and not yet released.
#[derive(Default)]
struct Pressed {
    /// The square under the left button when it went down; `None` within if there was none.
    square: Option<Option<Square>>,
    /// Where the right button went down, until it is dragged.
    back: Option<Vec2>,
}

fn point(
    window: Query<Ref<Window>, With<PrimaryWindow>>,
    camera: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    pieces: Query<(&PieceView, &GlobalTransform)>,
    over_ui: Res<PointerOverUi>,
    settings: Res<Settings>,
    mut last: Local<Option<Vec2>>,
    mut hovered: ResMut<Hovered>,
    mut cursor: ResMut<Cursor>,
) {
    let (Ok(window), Ok((camera, eye))) = (window.single(), camera.single()) else { return };
    let at = window.cursor_position();
    // Only a mouse that moves points; one that lies still leaves the keyboard's cursor alone.
    if *last == at {
        return;
    }
    *last = at;
    let square = at.filter(|_| !over_ui.0).and_then(|at| {
        let ray = camera.viewport_to_world(eye, at).ok()?;
        let standing = pieces.iter().map(|(_, transform)| transform.translation());
        square_under(ray, standing, settings.flat_view)
    });
    hovered.set_if_neq(Hovered(square));
    if cursor.shown {
        cursor.shown = false;
    }
    if let Some(square) = square {
        // The cursor follows, so that keys go on from where the mouse was.
        cursor.bypass_change_detection().square = square;
    }
}

/// The square that a ray from the eye means: that of the piece that it meets, else that of the board.
fn square_under(ray: Ray3d, pieces: impl Iterator<Item = Vec3>, flat: bool) -> Option<Square> {
    let ground = |height: f32| {
        let distance = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
        Some(ray.get_point(distance))
    };
    let below = square_at(ground(0.0)?);
    if flat {
        return below;
    }
    let feet: Vec<Vec3> = pieces.collect();
    let heights = (0..8).rev().map(|step| PIECE_HEIGHT * (0.1 + 0.8 * step as f32 / 7.0));
    let hit = heights.into_iter().find_map(|height| {
        let at = ground(height)?;
        feet.iter().find(|foot| (foot.xz() - at.xz()).length() < 0.3 && foot.y <= height).copied()
    });
    hit.map_or(below, |foot| square_at(Vec3::new(foot.x, 0.0, foot.z)).or(below))
}

fn press(
    buttons: Res<ButtonInput<MouseButton>>,
    hovered: Res<Hovered>,
    over_ui: Res<PointerOverUi>,
    session: Res<Session>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut pressed: Local<Pressed>,
    mut commands: MessageWriter<Command>,
) {
    let at = window.single().ok().and_then(Window::cursor_position);
    if buttons.just_pressed(MouseButton::Left) {
        pressed.square = (!over_ui.0).then_some(hovered.0);
    }
    if buttons.just_pressed(MouseButton::Right) {
        // Back is back wherever the pointer is: what was picked last may have been picked on a panel.
        pressed.back = at;
    }
    if buttons.just_released(MouseButton::Left)
        && let Some(began) = pressed.square.take()
        && !over_ui.0
        && began == hovered.0
        && session.asked().is_none()
    {
        match hovered.0 {
            Some(square) => commands.write(Command::Choose(square)),
            // A click beside the board lets go of what was picked.
            None => commands.write(Command::Back),
        };
    }
    if let (Some(from), Some(at)) = (pressed.back, at)
        && from.distance(at) > DRAG
    {
        pressed.back = None;
    }
    if buttons.just_released(MouseButton::Right) && pressed.back.take().is_some() {
        commands.write(Command::Back);
    }
}

fn drag_camera(
    buttons: Res<ButtonInput<MouseButton>>,
    window: Query<&Window, With<PrimaryWindow>>,
    over_ui: Res<PointerOverUi>,
    mut from: Local<Option<Vec2>>,
    mut dragging: Local<bool>,
    mut orbit: ResMut<Orbit>,
) {
    let at = window.single().ok().and_then(Window::cursor_position);
    let held = buttons.any_pressed([MouseButton::Right, MouseButton::Middle]);
    if buttons.any_just_pressed([MouseButton::Right, MouseButton::Middle]) {
        *from = at.filter(|_| !over_ui.0);
        *dragging = false;
    }
    let (true, Some(start), Some(at)) = (held, *from, at) else { return };
    let moved = at - start;
    *dragging |= moved.length() > DRAG;
    if *dragging && moved != Vec2::ZERO {
        orbit.turn(-moved.x * TURN, moved.y * TURN);
        *from = Some(at);
    }
}

fn zoom(scroll: Res<AccumulatedMouseScroll>, over_ui: Res<PointerOverUi>, mut orbit: ResMut<Orbit>) {
    if over_ui.0 || scroll.delta.y == 0.0 {
        return;
    }
    let lines = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 40.0,
    };
    orbit.magnify(1.1_f32.powf(lines));
}
