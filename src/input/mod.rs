//! Input: mouse, keyboard and gamepads become commands; none is needed for anything that another cannot do.

mod bindings;
mod caps;
mod controls;
mod keys;
mod order;
mod pads;
mod pointer;
mod repeat;

use ball_rules::Square;
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

use crate::animation::Animating;
use crate::hud::{HelpOpen, MenuOpen, ResultHidden};
use crate::match_play::{Command, PlaySet, Session};

pub use bindings::{Binding, Bindings, Control, KeyPress, SeatAction};
pub use caps::{Cap, Caps, Sign};
pub(crate) use pads::PadBindings;

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

/// A coach wants one step back, then out (R12.3).
#[derive(Message, Clone, Copy, Debug)]
struct StepBack;

/// Takes one step back: what lies over the board goes first, then the last pick.
fn step_back(
    mut steps: MessageReader<StepBack>,
    session: Res<Session>,
    mut help: ResMut<HelpOpen>,
    mut menu: ResMut<MenuOpen>,
    mut result: ResMut<ResultHidden>,
    animating: Res<Animating>,
    mut commands: MessageWriter<Command>,
) {
    for _ in steps.read() {
        if help.0 {
            help.0 = false;
        } else if menu.0 {
            menu.0 = false;
        } else if session.result().is_some() && !result.0 && !animating.0 {
            result.0 = true;
        } else {
            commands.write(Command::Back);
        }
    }
}

/// Does what is asked of the game around the match.
fn leave_match(mut commands: MessageReader<Command>, mut help: ResMut<HelpOpen>, mut exit: MessageWriter<AppExit>) {
    for command in commands.read() {
        match command {
            Command::Help => help.0 = true,
            Command::Quit => drop(exit.write(AppExit::Success)),
            _ => {}
        }
    }
}

/// Mouse, keyboard and gamepads.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hovered>()
        .init_resource::<Cursor>()
        .add_message::<StepBack>()
        .add_plugins(InputManagerPlugin::<SeatAction>::default())
        .add_systems(Update, leave_match.in_set(PlaySet::Compose))
        .add_systems(Update, step_back.after(PlaySet::Input).before(PlaySet::Compose))
        .add_plugins((controls::plugin, caps::plugin, order::plugin, keys::plugin, pads::plugin, pointer::plugin));
}
