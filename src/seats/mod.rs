//! Seats: who holds which device, who may act, and what happens when a device comes or goes.
//!
//! The logic knows no window: [`device`] gives pads an identity, [`seating`] says who may act, [`join`] takes seats,
//! [`curtain`] stops the match,
//! [`memory`] keeps in its record who sat where. [`gate`] is the one place through which presses reach the match.

mod curtain;
pub mod device;
mod gate;
pub mod join;
pub mod memory;
mod notice;
mod overlay;
mod physical;
mod rumble;
pub mod seating;

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::{EguiPreUpdateSet, EguiPrimaryContextPass};
use leafwing_input_manager::plugin::InputManagerSystem;

use crate::match_play::PlaySet;
use crate::screens::Screen;

pub use curtain::{Curtain, Curtained};
pub use device::{Device, Family, Registry};
pub use gate::{Doors, Hands, LastDevice, on_move};
pub use join::{Join, Joined};
pub use memory::{Asking, Sitter};
pub use notice::{Note, Notes};
pub(crate) use overlay::{coach, curtain_texts};
pub use physical::Physical;
pub use seating::{Leave, Seat, Seating, Seats};

/// When it is decided which device reaches the match.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GateSet;

/// Seats, their gate and what is told about them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Physical>()
        .init_resource::<Registry>()
        .init_resource::<Seating>()
        .init_resource::<Curtained>()
        .init_resource::<curtain::Clicked>()
        .init_resource::<Join>()
        .init_resource::<Notes>()
        .init_resource::<LastDevice>()
        .init_resource::<Hands>()
        .init_resource::<Asking>()
        .configure_sets(
            PreUpdate,
            GateSet.after(InputSystems).after(InputManagerSystem::ManualControl).before(EguiPreUpdateSet::ProcessInput),
        )
        .add_systems(
            PreUpdate,
            (
                gate::watch_pads,
                gate::note_last,
                gate::raise_curtain,
                gate::gate,
                gate::hold_clocks.run_if(resource_changed::<Curtained>),
            )
                .chain()
                .in_set(GateSet),
        )
        .add_systems(
            Update,
            (gate::swap_sides, memory::recall, memory::ask, memory::remember)
                .chain()
                .after(PlaySet::Resolve)
                .before(PlaySet::Animate),
        )
        .add_systems(OnExit(Screen::Join), memory::asked)
        .add_systems(Update, notice::pass_time.after(PlaySet::Animate))
        .add_systems(Update, rumble::shake.after(PlaySet::Resolve))
        .add_systems(EguiPrimaryContextPass, overlay::draw.after(crate::hud::QuestionSet));
}
