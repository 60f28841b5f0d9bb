//! Changing what a key or a button does: the next one that is pressed is meant (IN-08).

use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::bindings::{Bindings, Bound, Control, KeyPress, SeatAction};
use super::caps::sign;
use crate::match_play::PlaySet;
use crate::seats::Family;

/// What an action is to get.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Another key.
    Key,
    /// Another button of a gamepad.
    Button,
}

/// What waits for a press, and what came of the last one.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rebinding {
    /// What the next press is for. Nothing else hears it.
    pub waits: Option<(SeatAction, Kind)>,
    /// The action that was changed last, by what, and what became of whatever did it before.
    pub last: Option<(SeatAction, Control, Bound)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rebinding>().add_systems(
        Update,
        listen.in_set(PlaySet::Input).run_if(|rebinding: Res<Rebinding>| rebinding.waits.is_some()),
    );
}

/// Takes the press. One of the other kind, a click or another window ends the waiting.
fn listen(
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    mut focus: MessageReader<WindowFocused>,
    mut rebinding: ResMut<Rebinding>,
    mut bindings: ResMut<Bindings>,
) {
    let Some((action, kind)) = rebinding.waits else { return };
    let left = focus.read().any(|focus| !focus.focused) || mouse.get_just_pressed().next().is_some();
    let key = keys.get_just_pressed().copied().find(|&key| can_be_bound(key));
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let signed = |button: &GamepadButton| sign(*button, Family::Xbox).is_some();
    let button = pads.iter().flat_map(|pad| pad.get_just_pressed().copied()).find(signed);
    let control = match kind {
        Kind::Key => key.map(|key| Control::Key(KeyPress { key, shift })),
        Kind::Button => button.map(Control::Button),
    };
    match control {
        Some(control) => {
            let bound = bindings.bind(action, 0, control);
            *rebinding = Rebinding { waits: None, last: Some((action, control, bound)) };
        }
        None if left || key.is_some() || button.is_some() => rebinding.waits = None,
        None => {}
    }
}

/// Keys that only change what others mean, and keys that the system keeps for itself, are not for a game.
fn can_be_bound(key: KeyCode) -> bool {
    use KeyCode::{
        AltLeft, AltRight, CapsLock, ControlLeft, ControlRight, Fn, FnLock, NumLock, PrintScreen, ScrollLock,
        ShiftLeft, ShiftRight, SuperLeft, SuperRight, Unidentified,
    };
    !matches!(
        key,
        AltLeft
            | AltRight
            | CapsLock
            | ControlLeft
            | ControlRight
            | Fn
            | FnLock
            | NumLock
            | PrintScreen
            | ScrollLock
            | ShiftLeft
            | ShiftRight
            | SuperLeft
            | SuperRight
            | Unidentified(_)
    )
}
