//! Panels (to come).
use bevy::prelude::*;
use bevy_egui::egui;
/// a
#[derive(Resource)]
pub struct BoardArea(pub egui::Rect);
/// a
#[derive(Resource, Default)]
pub struct PointerOverUi(pub bool);
/// a
#[derive(Resource, Default)]
pub struct DialogFocus {
    /// a
    pub yes: bool,
}
/// a
#[derive(Resource, Default)]
pub struct HelpOpen(pub bool);
/// a
pub fn plugin(app: &mut App) {
    app.add_systems(bevy_egui::EguiPrimaryContextPass, || {});
    app.insert_resource(BoardArea(egui::Rect::NOTHING)).init_resource::<PointerOverUi>().init_resource::<DialogFocus>().init_resource::<HelpOpen>();
}
