//! The match in progress: one place turns a decision into a new position, keeps it on disk and tells the others.

pub mod choices;
mod clock;
pub mod composer;
pub mod preview;
mod session;
pub mod setup;
mod stage;

use bevy::prelude::*;

pub use clock::ClockHeld;
pub use session::{Asked, Change, Command, Decide, MatchChanged, MatchOpened, Notice, Session, SidesSwapped};
pub use stage::{Annotate, Retag, Staging, StandIn};

/// The order in which a frame's input becomes a new position.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlaySet {
    /// Devices and panels become picks and commands.
    Input,
    /// Picks become a decision.
    Compose,
    /// Decisions and commands change the match.
    Resolve,
    /// The world follows the match.
    Mirror,
    /// What happened is animated.
    Animate,
}

/// The match, the composer and the order of their systems.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (PlaySet::Input, PlaySet::Compose, PlaySet::Resolve, PlaySet::Mirror, PlaySet::Animate).chain(),
    )
    .add_plugins((session::plugin, clock::plugin, stage::plugin));
}
