//! Whether anything was pressed: whatever only pleases ends then.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The buttons of all devices.
#[derive(SystemParam)]
pub struct AnyPress<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    mouse: Res<'w, ButtonInput<MouseButton>>,
    pads: Query<'w, 's, &'static Gamepad>,
}

impl AnyPress<'_, '_> {
    /// Whether a key, a mouse button or a button of a pad went down in this frame.
    pub fn now(&self) -> bool {
        self.keys.get_just_pressed().next().is_some()
            || self.mouse.get_just_pressed().next().is_some()
            || self.pads.iter().any(|pad| pad.get_just_pressed().next().is_some())
    }
}
