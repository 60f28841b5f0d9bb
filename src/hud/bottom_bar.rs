//! The bar below the board, where there is little room beside it.

use ball_rules::Mode;
use bevy_egui::egui::{Align, Layout, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::options::{self, TILE_HEIGHT};
use super::scene::{Scene, Wishes};
use super::theme;

/// The height of the bar, the same whatever it shows: the board above it stays where it is.
pub const HEIGHT: f32 = 174.0;
const PROMPT_HEIGHT: f32 = 48.0;
const BUTTONS_WIDTH: f32 = 220.0;

/// Shows the bar.
pub fn show(ui: &mut Ui, scene: Scene<'_>, wishes: &mut Wishes) {
    let all = ui.max_rect();
    let prompt_right = all.left() + all.width() * 0.42;
    let prompt = Rect::from_min_max(all.min, pos2(prompt_right, all.top() + PROMPT_HEIGHT));
    let message = Rect::from_min_max(pos2(prompt_right + 16.0, all.top()), pos2(all.right(), prompt.bottom()));
    let below = all.top() + PROMPT_HEIGHT + theme::GAP;
    let tiles = Rect::from_min_max(pos2(all.left(), below), pos2(all.right() - BUTTONS_WIDTH - 12.0, all.bottom()));
    let buttons = Rect::from_min_max(pos2(all.right() - BUTTONS_WIDTH, below), all.max);
    part(ui, prompt, |ui| options::prompt(ui, scene));
    part(ui, message, |ui| options::message(ui, scene));
    part(ui, tiles, |ui| {
        ScrollArea::vertical().auto_shrink(false).animated(false).show(ui, |ui| options::options(ui, scene, wishes));
    });
    let height =
        if scene.session.position().mode() == Mode::Cards { TILE_HEIGHT } else { TILE_HEIGHT * 2.0 + theme::SEAM };
    part(ui, buttons, |ui| options::turn_buttons(ui, scene, vec2(BUTTONS_WIDTH, height), wishes));
}

/// Puts a part of the bar where it belongs.
pub fn part(ui: &mut Ui, rect: Rect, add: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)), |ui| {
        ui.set_clip_rect(rect.expand(3.0).intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(theme::SEAM, theme::SEAM);
        add(ui);
    });
}
