//! Input: mouse and keyboard become commands; neither is needed for anything that the other cannot do.

mod bindings;
mod keys;
mod order;
mod pointer;

use ball_rules::Square;
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

pub use bindings::{SeatAction, default_bindings};

/// The square that is pointed at, by the mouse or by the keyboard's cursor, whichever was used last.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hovered(pub Option<Square>);

/// The keyboard's cursor on the board.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// Where it is.
    pub square: Square,
    /// Whether it is shown: from the first key until the mouse points at something.
    pub shown: bool,
}

impl Default for Cursor {
    fn default() -> Cursor {
        // G9, the centre (R1.3); the fallback is never needed.
        let square = Square::new(7, 9).or(Square::from_index(0)).unwrap_or_else(|| unreachable!("A1 is a square"));
        Cursor { square, shown: false }
    }
}

/// Mouse and keyboard.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hovered>()
        .init_resource::<Cursor>()
        .add_plugins(InputManagerPlugin::<SeatAction>::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Name::new("Keyboard"), default_bindings()));
        })
        .add_plugins((order::plugin, keys::plugin, pointer::plugin));
}
