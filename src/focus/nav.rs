//! What keys, gamepads and the mouse mean in a menu. These are the same whatever the bindings of the match are, so that
//! nobody can lock themselves out.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPreUpdateSet;

use super::Focus;
use crate::input::{BoardListens, Held};
use crate::screens::PlaceSet;
use crate::seats::{Device, Doors, GateSet};

/// How far a stick must lean to move the focus, from 0 to 1; below the other it has sprung back.
const LEAN: f32 = 0.55;
const UPRIGHT: f32 = 0.35;

/// A step in a menu.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Nav {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the row on the left, or to a smaller value.
    Left,
    /// To the row on the right, or to a greater value.
    Right,
    /// To the next row in the order in which they are drawn.
    Next,
    /// To the previous one.
    Previous,
    /// Use the row in focus.
    Confirm,
    /// Out of the menu.
    Back,
    /// To the tab on the left.
    PreviousTab,
    /// To the tab on the right.
    NextTab,
}

const DIRECTIONS: [(Nav, KeyCode, GamepadButton); 4] = [
    (Nav::Up, KeyCode::ArrowUp, GamepadButton::DPadUp),
    (Nav::Down, KeyCode::ArrowDown, GamepadButton::DPadDown),
    (Nav::Left, KeyCode::ArrowLeft, GamepadButton::DPadLeft),
    (Nav::Right, KeyCode::ArrowRight, GamepadButton::DPadRight),
];

const KEYS: [(Nav, KeyCode); 7] = [
    (Nav::Confirm, KeyCode::Enter),
    (Nav::Confirm, KeyCode::NumpadEnter),
    (Nav::Confirm, KeyCode::Space),
    (Nav::Back, KeyCode::Escape),
    (Nav::Back, KeyCode::Backspace),
    (Nav::PreviousTab, KeyCode::PageUp),
    (Nav::NextTab, KeyCode::PageDown),
];

const BUTTONS: [(Nav, GamepadButton); 4] = [
    (Nav::Confirm, GamepadButton::South),
    (Nav::Back, GamepadButton::East),
    (Nav::PreviousTab, GamepadButton::LeftTrigger),
    (Nav::NextTab, GamepadButton::RightTrigger),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        gather.after(InputSystems).after(PlaceSet).before(GateSet).before(EguiPreUpdateSet::BeginPass),
    );
}

/// Collects this frame's steps from all devices (IN-16). Only what goes down in this frame counts, so that a press that
/// is held does nothing in the menu it has opened.
fn gather(
    time: Res<Time>,
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    pads: Query<(Entity, &Gamepad)>,
    windows: Query<&Window>,
    (listens, doors): (BoardListens, Doors),
    mut was: Local<(usize, bool)>,
    mut held: Local<Option<(Nav, Held)>>,
    mut sprung_back: Local<bool>,
    mut right_down: Local<bool>,
    mut focus: ResMut<Focus>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let focus = focus.bypass_change_detection();
    let now = (listens.depth(), listens.yes());
    // Pads are deaf in a window out of focus (IN-10).
    let focused = windows.iter().any(|window| window.focused);
    let pads = pads.iter().filter(|(entity, _)| focused && doors.let_pad(*entity));
    let pads: Vec<&Gamepad> = pads.map(|(_, pad)| pad).collect();
    let hands = doors.let_device(Device::KeyboardMouse);
    let mut steps = Vec::new();
    if hands && keys.just_pressed(KeyCode::Tab) {
        let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        steps.push(if shift { Nav::Previous } else { Nav::Next });
    }
    let typed = |key: KeyCode| focus.types() && matches!(key, KeyCode::Space | KeyCode::Backspace);
    steps.extend(KEYS.iter().filter(|(_, key)| hands && keys.just_pressed(*key) && !typed(*key)).map(|(nav, _)| *nav));
    steps.extend(BUTTONS.iter().filter(|(_, b)| pads.iter().any(|pad| pad.just_pressed(*b))).map(|(nav, _)| *nav));
    // What is held while a menu opens does nothing in it.
    if std::mem::replace(&mut *was, now) != now {
        *held = None;
        *sprung_back = false;
        *right_down = false;
    }
    // The right button goes back when it is let go, if it went down here (IN-07).
    if mouse.just_released(MouseButton::Right) && std::mem::take(&mut *right_down) && hands {
        steps.push(Nav::Back);
    }
    *right_down |= mouse.just_pressed(MouseButton::Right);
    let (down, held_down) = directions(Some(&*keys).filter(|_| hands), &pads);
    let lean = pads
        .iter()
        .map(|pad| pad.left_stick())
        .fold(Vec2::ZERO, |most, lean| if lean.length() > most.length() { lean } else { most });
    let stick = (lean.length() > LEAN).then(|| toward(lean));
    *sprung_back |= lean.length() < UPRIGHT;
    let pressed = down.or_else(|| stick.filter(|_| std::mem::take(&mut *sprung_back)));
    let still = |nav: Nav| held_down.contains(&nav) || lean.length() >= UPRIGHT && toward(lean) == nav;
    if let Some(nav) = pressed {
        steps.push(nav);
        *held = Some((nav, Held::default()));
    } else if held.is_some_and(|(nav, _)| !still(nav)) {
        *held = None;
    } else if let Some((nav, state)) = &mut *held
        && state.due(time.delta_secs())
    {
        steps.push(*nav);
    }
    if listens.yes() {
        steps.clear();
    } else if held.is_some() || focus.carries() {
        redraw.write(RequestRedraw);
    }
    focus.receive(now.0, &steps);
}

/// The direction that has just gone down, and all that are down.
fn directions(keys: Option<&ButtonInput<KeyCode>>, pads: &[&Gamepad]) -> (Option<Nav>, Vec<Nav>) {
    let is_down = |(_, key, button): &&(Nav, KeyCode, GamepadButton)| {
        keys.is_some_and(|keys| keys.pressed(*key)) || pads.iter().any(|pad| pad.pressed(*button))
    };
    let goes_down = |(_, key, button): &&(Nav, KeyCode, GamepadButton)| {
        keys.is_some_and(|keys| keys.just_pressed(*key)) || pads.iter().any(|pad| pad.just_pressed(*button))
    };
    (DIRECTIONS.iter().find(goes_down).map(|d| d.0), DIRECTIONS.iter().filter(is_down).map(|d| d.0).collect())
}

/// The direction in which a stick leans most.
fn toward(lean: Vec2) -> Nav {
    match (lean.x.abs() > lean.y.abs(), lean.x > 0.0, lean.y > 0.0) {
        (true, true, _) => Nav::Right,
        (true, false, _) => Nav::Left,
        (false, _, true) => Nav::Up,
        (false, _, false) => Nav::Down,
    }
}
