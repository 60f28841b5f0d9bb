//! The game for those who hear it instead of seeing it: squares and pieces in the accessibility tree, and what happens
//! as announcements. Panels are in the tree by themselves (egui); nothing of this exists until a screen reader asks.

mod announce;
mod bridge;
mod describe;
mod tree;

use bevy::prelude::*;

pub use announce::Announcement;

/// The accessibility tree of the board, announcements, and what screen readers ask for.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((announce::plugin, bridge::plugin, tree::plugin));
}
