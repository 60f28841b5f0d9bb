//! Input: mouse, keyboard and gamepads become commands; none is needed for anything that another cannot do.

mod bindings;
mod caps;
mod controls;
mod keys;
mod order;
mod pads;
mod pointer;
mod press;
mod rebind;
mod repeat;

use ball_rules::Square;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

use crate::animation::Animating;
use crate::match_play::{Command, PlaySet, Session, StandIn};
use crate::opponent::Advice;
use crate::screens::{Go, Navigator, Overlay, Screen};
use crate::seats::Curtained;

pub use bindings::{Binding, Bindings, Bound, Control, KeyPress, SeatAction};
pub use caps::{Cap, Caps, Layout, Sign, confirm_cap, key_name, sign};
pub(crate) use pads::PadBindings;
pub use press::AnyPress;
pub use rebind::{Kind, Rebinding};
pub use repeat::Held;

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

/// A coach wants one step back, then out (R12.3). By a key or a button, out is the pause; from what stands in for the
/// match, it is the way back.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
enum StepBack {
    Mouse,
    Button,
}

/// Whether the keys are the board's where a panel beside it could have them too: in the analysis.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeysOnBoard(pub bool);

/// Whether input is for board and camera: the match is on the screen, and nothing lies over it (IN-11).
#[derive(SystemParam)]
pub struct BoardListens<'w> {
    navigator: Res<'w, Navigator>,
    session: Res<'w, Session>,
    curtained: Res<'w, Curtained>,
    keys: Res<'w, KeysOnBoard>,
}

impl BoardListens<'_> {
    /// Whether keys and buttons are.
    pub fn yes(&self) -> bool {
        self.to_mouse() && (self.keys.0 || self.navigator.is_on_board())
    }

    /// Whether the mouse is.
    pub fn to_mouse(&self) -> bool {
        let shown = self.navigator.is_on_board() || self.navigator.now() == Screen::Analysis.into();
        shown && self.session.asked().is_none() && self.curtained.0.is_none()
    }

    /// How many screens lie below what is shown.
    pub fn depth(&self) -> usize {
        self.navigator.depth()
    }
}

/// Runs systems only while input is for board and camera.
fn board_listens(listens: BoardListens) -> bool {
    listens.yes()
}

/// Takes one step back: what lies over the board goes first, then the last pick.
fn step_back(
    mut steps: MessageReader<StepBack>,
    session: Res<Session>,
    (animating, advice): (Res<Animating>, Res<Advice>),
    mut keys: ResMut<KeysOnBoard>,
    mut commands: MessageWriter<Command>,
    mut go: MessageWriter<Go>,
) {
    for step in steps.read() {
        if advice.is_shown() && session.composer().is_empty() {
            commands.write(Command::CloseHint);
        } else if session.result().is_some() && !session.stands_in() && !animating.0 {
            // From the board of a match that is over the way leads back to its result.
            go.write(Go::Over(Overlay::Result));
        } else if *step == StepBack::Button && session.composer().is_empty() && session.notice().is_none() {
            go.write(match session.stand_in() {
                Some(StandIn::Trial) => Go::Back,
                Some(StandIn::Task) => Go::Over(Overlay::Lesson),
                Some(StandIn::Study) => {
                    // The panel beside the board comes next.
                    keys.0 = false;
                    continue;
                }
                Some(StandIn::Demonstration) | None => Go::Over(Overlay::Pause),
            });
        } else {
            commands.write(Command::Back);
        }
    }
}

/// Does what is asked of the game around the match.
fn leave_match(mut commands: MessageReader<Command>, mut exit: MessageWriter<AppExit>) {
    if commands.read().any(|command| *command == Command::Quit) {
        exit.write(AppExit::Success);
    }
}

/// Mouse, keyboard and gamepads.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hovered>()
        .init_resource::<KeysOnBoard>()
        .init_resource::<Cursor>()
        .add_message::<StepBack>()
        .add_plugins(InputManagerPlugin::<SeatAction>::default())
        .add_systems(Update, leave_match.in_set(PlaySet::Compose))
        .add_systems(Update, step_back.after(PlaySet::Input).before(PlaySet::Compose))
        .add_plugins((
            controls::plugin,
            caps::plugin,
            rebind::plugin,
            order::plugin,
            keys::plugin,
            pads::plugin,
            pointer::plugin,
        ));
}
