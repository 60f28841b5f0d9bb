//! Menus used by one device alone: keys, the D-pad or the stick of a pad.

use ball::focus::Nav;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::prelude::*;

use crate::common::Game;

/// What menus are used with.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(dead_code, reason = "each test file uses its own part")]
pub enum Device {
    Keys,
    DPad(Entity),
    Stick(Entity),
}

impl Device {
    pub fn pad(game: &mut Game) -> Entity {
        let gamepad = game.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
        game.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
        game.frames(3);
        gamepad
    }

    /// One step, pressed and let go.
    pub fn press(self, game: &mut Game, nav: Nav) {
        self.hold(game, nav, true);
        self.hold(game, nav, false);
        game.frames(2);
    }

    pub fn hold(self, game: &mut Game, nav: Nav, down: bool) {
        let button = |pad, button| {
            let value = f32::from(u8::from(down));
            RawGamepadEvent::Button(RawGamepadButtonChangedEvent { gamepad: pad, button, value })
        };
        let state = if down { ButtonState::Pressed } else { ButtonState::Released };
        let event = match (self, nav) {
            (Device::Keys, nav) => {
                game.hold(
                    match nav {
                        Nav::Up => KeyCode::ArrowUp,
                        Nav::Down => KeyCode::ArrowDown,
                        Nav::Left => KeyCode::ArrowLeft,
                        Nav::Right => KeyCode::ArrowRight,
                        Nav::Confirm => KeyCode::Enter,
                        Nav::NextTab => KeyCode::PageDown,
                        _ => KeyCode::Escape,
                    },
                    state,
                );
                game.frames(1);
                return;
            }
            (Device::DPad(pad) | Device::Stick(pad), Nav::Confirm) => button(pad, GamepadButton::South),
            (Device::DPad(pad) | Device::Stick(pad), Nav::Back) => button(pad, GamepadButton::East),
            (Device::DPad(pad) | Device::Stick(pad), Nav::NextTab) => button(pad, GamepadButton::RightTrigger),
            (Device::DPad(pad), Nav::Up) => button(pad, GamepadButton::DPadUp),
            (Device::DPad(pad), Nav::Down) => button(pad, GamepadButton::DPadDown),
            (Device::DPad(pad), Nav::Left) => button(pad, GamepadButton::DPadLeft),
            (Device::DPad(pad), _) => button(pad, GamepadButton::DPadRight),
            (Device::Stick(gamepad), nav) => {
                let (axis, value) = match nav {
                    Nav::Up => (GamepadAxis::LeftStickY, 1.0),
                    Nav::Down => (GamepadAxis::LeftStickY, -1.0),
                    Nav::Left => (GamepadAxis::LeftStickX, -1.0),
                    _ => (GamepadAxis::LeftStickX, 1.0),
                };
                let value = if down { value } else { 0.0 };
                RawGamepadEvent::Axis(RawGamepadAxisChangedEvent { gamepad, axis, value })
            }
        };
        game.app.world_mut().write_message(event);
        game.frames(1);
    }

    /// Walks the focus down to a row.
    pub fn walk_to(self, game: &mut Game, menu: &str, row: &str) {
        for _ in 0..20 {
            if game.is_on(menu, row) {
                return;
            }
            self.press(game, Nav::Down);
        }
        panic!("{self:?} does not reach {row} of {menu}");
    }

    /// Walks to a row and uses it.
    pub fn choose(self, game: &mut Game, menu: &str, row: &str) {
        self.walk_to(game, menu, row);
        self.press(game, Nav::Confirm);
        game.frames(2);
    }
}
