//! The mouse: points at squares, chooses on release, and moves the camera.
//!
//! Movements and buttons are taken in the order in which they happened, so that a click counts where it was made even
//! if more happens before the next frame.

use ball_rules::Square;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};

use super::{Cursor, Hovered, StepBack};
use crate::board::geometry::{Pose, View, square_at};
use crate::board::shapes::PIECE_HEIGHT;
use crate::camera::{MainCamera, Orbit};
use crate::hud::Panels;
use crate::match_play::{Command, PlaySet, Session};
use crate::seats::Hands;
use crate::settings::Settings;

/// How far the mouse may move, in logical pixels, before a press is a drag.
const DRAG: f32 = 6.0;
/// Radians that the camera turns for a pixel.
const TURN: f32 = 0.006;
/// How far from the middle of a figure a click still means it, in units.
const FIGURE_REACH: f32 = 0.3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (follow_mouse, point_again, zoom).chain().in_set(PlaySet::Input));
}

/// What a point of the window means.
#[derive(SystemParam)]
struct Aim<'w, 's> {
    camera: Query<'w, 's, (&'static Camera, Ref<'static, GlobalTransform>), With<MainCamera>>,
    session: Res<'w, Session>,
    settings: Res<'w, Settings>,
    panels: Panels<'w, 's>,
    hands: Res<'w, Hands>,
}

/// What lies under a point of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Under {
    Panel,
    Square(Square),
    /// The board between its squares.
    Gap,
    /// The ground beside the board.
    Beside,
}

impl Under {
    fn square(self) -> Option<Square> {
        match self {
            Under::Square(square) => Some(square),
            _ => None,
        }
    }
}

impl Aim<'_, '_> {
    fn at(&mut self, point: Vec2) -> Under {
        if !self.hands.mouse_acts || self.panels.cover(point) {
            return Under::Panel;
        }
        let Ok((camera, eye)) = self.camera.single() else { return Under::Beside };
        let Ok(ray) = camera.viewport_to_world(&eye, point) else { return Under::Beside };
        let view = View { flat: self.settings.flat_view, flipped: self.settings.flipped };
        let position = self.session.position();
        let figures = position.pieces().filter(|_| !view.flat).map(|piece| {
            let [_, lower] = position.at(piece.square);
            let below_lies =
                lower.is_some_and(|lower| matches!(lower.state, ball_rules::PieceState::Lower { downed: true }));
            (piece.square, Pose::resting(&piece, below_lies, view))
        });
        let upright = figures.filter(|(_, pose)| pose.tipped < 0.5).map(|(square, pose)| (square, pose.at));
        under(ray, upright)
    }
}

/// What a ray from the eye means: the square of the figure that it meets first, else that of the board. `figures` are
/// the squares of those who stand, with where their feet are.
fn under(ray: Ray3d, figures: impl Iterator<Item = (Square, Vec3)>) -> Under {
    let level = |height: f32| {
        let distance = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
        Some(ray.get_point(distance))
    };
    let figures: Vec<(Square, Vec3)> = figures.collect();
    // From above: what stands highest hides what is behind it.
    let hit = (1..=20).rev().map(|step| PIECE_HEIGHT * step as f32 / 10.0).find_map(|height| {
        let at = level(height - 0.05)?;
        let meets = |foot: &Vec3| {
            (foot.xz() - at.xz()).length() < FIGURE_REACH && foot.y < at.y && at.y < foot.y + PIECE_HEIGHT * 0.95
        };
        figures.iter().find(|(_, foot)| meets(foot)).map(|&(square, _)| square)
    });
    let Some(ground) = level(0.0) else { return Under::Beside };
    match hit.or_else(|| square_at(ground)) {
        Some(square) => Under::Square(square),
        None if ground.x.abs() < 6.5 && ground.z.abs() < 8.5 => Under::Gap,
        None => Under::Beside,
    }
}

/// What is held, and since where.
#[derive(Default)]
struct Held {
    at: Option<Vec2>,
    /// What was under the left button when it went down.
    left: Option<Under>,
    /// Where the right or middle button went down or was last dragged to, and whether it is dragging.
    turning: Option<(Vec2, bool)>,
}

fn follow_mouse(
    mut events: MessageReader<WindowEvent>,
    mut aim: Aim,
    mut held: Local<Held>,
    mut orbit: ResMut<Orbit>,
    mut hovered: ResMut<Hovered>,
    mut cursor: ResMut<Cursor>,
    mut commands: MessageWriter<Command>,
    mut step_back: MessageWriter<StepBack>,
) {
    let elsewhere = !aim.panels.board_listens();
    for event in events.read() {
        if elsewhere {
            // What is done in a menu is not done to the board as well, nor ends on it what began there (IN-11).
            let at = if let WindowEvent::CursorMoved(moved) = event { Some(moved.position) } else { held.at };
            *held = Held { at, ..Held::default() };
            hovered.set_if_neq(Hovered(None));
            continue;
        }
        match event {
            WindowEvent::CursorMoved(moved) => {
                held.at = Some(moved.position);
                drag(&mut held, moved.position, &mut orbit, aim.settings.flat_view);
                let square = aim.at(moved.position).square();
                hovered.set_if_neq(Hovered(square));
                // The cursor follows, so that keys go on from where the mouse was.
                let square = square.unwrap_or(cursor.square);
                cursor.set_if_neq(Cursor { square, shown: false });
            }
            WindowEvent::CursorLeft(_) => {
                *held = Held::default();
                hovered.set_if_neq(Hovered(None));
            }
            WindowEvent::WindowFocused(focus) if !focus.focused => *held = Held { at: held.at, ..Held::default() },
            WindowEvent::MouseButtonInput(input) => {
                let Some(at) = held.at else { continue };
                let pressed = input.state == ButtonState::Pressed;
                match (input.button, pressed) {
                    (MouseButton::Left, true) => held.left = Some(aim.at(at)),
                    (MouseButton::Left, false) => {
                        let released = aim.at(at);
                        // Released elsewhere, it is taken back (IN-07).
                        match held.left.take().filter(|&began| began == released) {
                            Some(Under::Square(square)) => drop(commands.write(Command::Choose(square))),
                            Some(Under::Beside) => drop(commands.write(Command::Back)),
                            _ => {}
                        }
                    }
                    (MouseButton::Right | MouseButton::Middle, true) => held.turning = Some((at, false)),
                    (MouseButton::Right, false) => {
                        // A press that did not turn into a drag is a step back, wherever the pointer is.
                        if let (Some((_, false)), true) = (held.turning.take(), aim.hands.mouse_acts) {
                            step_back.write(StepBack::Mouse);
                        }
                    }
                    (MouseButton::Middle, false) => held.turning = None,
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

/// Turns the camera with a button that is held. The flat view has one direction only.
fn drag(held: &mut Held, to: Vec2, orbit: &mut ResMut<Orbit>, flat: bool) {
    let Some((from, dragging)) = &mut held.turning else { return };
    let moved = to - *from;
    *dragging |= moved.length() > DRAG;
    if *dragging && moved != Vec2::ZERO {
        if !flat {
            orbit.turn(-moved.x * TURN, moved.y * TURN);
        }
        *from = to;
    }
}

/// What the pointer that lies still points at changes when the camera moves under it.
fn point_again(
    window: Query<&Window, With<PrimaryWindow>>,
    mut aim: Aim,
    cursor: Res<Cursor>,
    mut hovered: ResMut<Hovered>,
) {
    let moved = aim.camera.single().is_ok_and(|(_, eye)| eye.is_changed());
    let at = window.single().ok().and_then(Window::cursor_position);
    if let (true, false, Some(at)) = (moved, cursor.shown, at) {
        let square = aim.at(at).square();
        hovered.set_if_neq(Hovered(square));
    }
}

fn zoom(
    scroll: Res<AccumulatedMouseScroll>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut panels: Panels,
    mut orbit: ResMut<Orbit>,
) {
    if scroll.delta.y == 0.0 {
        return;
    }
    let at = window.single().ok().and_then(Window::cursor_position);
    if at.is_none_or(|at| panels.cover(at)) {
        return;
    }
    let lines = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 40.0,
    };
    orbit.magnify(1.1_f32.powf(lines));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::geometry::center;

    fn ray(from: Vec3, to: Vec3) -> Ray3d {
        Ray3d::new(from, Dir3::new(to - from).unwrap())
    }

    #[test]
    fn a_click_on_a_figure_means_its_square_even_on_top_of_a_stack() {
        let (here, behind): (Square, Square) = ("G9".parse().unwrap(), "G13".parse().unwrap());
        let eye = Vec3::new(0.0, 20.0, 16.0);
        let feet = [(here, center(here)), (here, center(here) + Vec3::Y * PIECE_HEIGHT)];
        for height in [0.2, 0.8, 1.2, 1.7] {
            let aimed = ray(eye, center(here) + Vec3::Y * height);
            assert_eq!(under(aimed, feet.into_iter()), Under::Square(here), "at height {height}");
        }
        assert_eq!(under(ray(eye, center(behind)), feet.into_iter()), Under::Square(behind));
    }

    #[test]
    fn between_squares_is_nothing_and_beside_the_board_is_out() {
        let eye = Vec3::new(0.0, 20.0, 16.0);
        let at = |x, z| under(ray(eye, Vec3::new(x, 0.0, z)), std::iter::empty());
        assert_eq!(at(1.0, 0.0), Under::Gap);
        assert_eq!(at(8.0, 0.0), Under::Beside);
    }
}
