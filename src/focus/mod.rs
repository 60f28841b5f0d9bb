//! One focus for all devices: menus are made of rows, and keys, gamepads and the mouse move the same mark.
//!
//! A menu is drawn anew in every frame, row by row, and each row tells at once what was done to it:
//!
//! ```no_run
//! use ball::focus::{Focus, rows};
//! use bevy_egui::egui::Ui;
//!
//! fn shout(ui: &mut Ui, focus: &mut Focus, loud: &mut bool, volume: &mut u8) -> bool {
//!     let shown = focus.menu("shout", true, |menu| {
//!         rows::toggle(ui, menu, "loud", "Loud", loud);
//!         rows::slider(ui, menu, "volume", "Volume", volume);
//!         rows::button(ui, menu, "shout", "Shout", true)
//!     });
//!     // Esc, East and the right mouse button are the menu's to answer.
//!     shown.inner && !shown.back
//! }
//! ```
//!
//! The layer takes care of the rest: the first row has the focus at the beginning and the same row after coming back
//! (UI-02), moving wraps (UI-03), a row that goes away hands the focus to its neighbour, what is out of sight is
//! scrolled to, egui's own focus follows for screen readers, and a press counts once: whatever is held when a menu
//! opens does nothing in it.

mod layer;
mod nav;
pub mod rows;
mod way;

pub use layer::{Act, Attention, Bookmark, Focus, Menu, Shown};
pub use nav::Nav;

use bevy::prelude::*;

/// Reads the devices and keeps the layers of menus.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>().add_plugins(nav::plugin).add_systems(Last, layer::forget_unseen);
}
