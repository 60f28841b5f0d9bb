//! Bindings as the input manager has them.

use leafwing_input_manager::prelude::*;

use super::{Bindings, SeatAction};

impl Bindings {
    /// The keys, as the input manager has them.
    pub fn keyboard(&self) -> InputMap<SeatAction> {
        let mut map = InputMap::default();
        for binding in &self.0 {
            for press in &binding.keys {
                if press.shift {
                    map.insert(binding.action, ButtonlikeChord::modified(ModifierKey::Shift, press.key));
                } else {
                    map.insert(binding.action, press.key);
                }
            }
        }
        map
    }

    /// The buttons and sticks of a gamepad, as the input manager has them.
    pub fn pad(&self) -> InputMap<SeatAction> {
        let mut map = InputMap::default()
            .with_dual_axis(SeatAction::Walk, GamepadStick::LEFT)
            .with_dual_axis(SeatAction::Look, GamepadStick::RIGHT);
        for binding in &self.0 {
            for &button in &binding.buttons {
                map.insert(binding.action, button);
            }
        }
        map
    }
}
