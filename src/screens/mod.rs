//! The screens around the match, and the way between them.
//!
//! A screen is one file and one line in [`plugin`]. The file adds a system that draws it while it is shown:
//!
//! ```ignore
//! pub(super) fn plugin(app: &mut App) {
//!     // The entry in the title's menu, by its place there; then the screen itself.
//!     app.title_entry(TitleEntry { place: 60, text: "title-credits", go: Go::To(Screen::Credits) })
//!         .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Screen::Credits)));
//! }
//!
//! fn draw(mut stage: Stage) {
//!     stage.page("credits", "credits-title", |ui, menu, texts| {
//!         rows::button(ui, menu, "thanks", thanks, true);
//!     });
//! }
//! ```
//!
//! [`Stage::page`] draws the ground, the title and the button that goes back, and answers Back by itself. Whoever wants
//! another screen writes a [`Go`]; the way back is kept, and the focus is where it was after it (UI-02).

mod navigator;
mod stage;

mod analysis;
mod coaches;
mod computer;
mod controls;
mod credits;
mod join;
mod lessons;
mod options;
mod pasting;
mod pause;
mod picture;
mod result;
mod rulebook;
mod saves;
mod settings;
mod take_back;
mod title;
mod veil;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use analysis::{Analyse, Analyst, Lines, MENU as ANALYSIS_MENU, Source, Step, Study, Survey, Wish as AnalysisWish};
pub use credits::{Library, libraries};
pub use navigator::{Go, Navigator, Overlay, Place, Screen};
pub use rulebook::{Control, Page, Player, Reading};
pub use saves::from_text;
pub use settings::SettingsTab;
pub use stage::Stage;
pub use title::{AddTitleEntry, TitleEntries, TitleEntry};
pub use veil::Veil;

/// In `PreUpdate`: the screen changes, before anything of the frame is read.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaceSet;

/// In `EguiPrimaryContextPass`: screens are drawn, after the panels of the match and before questions.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawSet;

/// Runs a system only while a screen or an overlay is what is shown.
pub fn showing(place: impl Into<Place>) -> impl Fn(Res<Navigator>) -> bool + Clone {
    let place = place.into();
    move |navigator| navigator.now() == place
}

/// The screens, beginning with `first`.
pub(super) fn plugin(first: Screen) -> impl Fn(&mut App) + Send + Sync + 'static {
    move |app| {
        app.insert_state(first).insert_resource(Navigator::beginning_at(first)).configure_sets(
            EguiPrimaryContextPass,
            DrawSet.after(crate::hud::PanelSet).before(crate::hud::QuestionSet),
        );
        app.add_plugins((
            navigator::plugin,
            title::plugin,
            pause::plugin,
            analysis::plugin,
            coaches::plugin,
            take_back::plugin,
            settings::plugin,
            rulebook::plugin,
            lessons::plugin,
            (computer::plugin, join::plugin),
            options::plugin,
            saves::plugin,
            result::plugin,
            credits::plugin,
            veil::plugin,
        ));
    }
}
