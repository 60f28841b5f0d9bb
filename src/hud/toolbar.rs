//! The buttons over the board's corner: how the board is looked at, and a hint.

use bevy_egui::egui::{Align, Align2, Area, Context, Id, Layout, Order, Rect, Vec2, vec2};

use super::scene::{Scene, Wishes};
use super::theme;
use super::widgets::{bar_button, bar_button_width};
use crate::input::SeatAction;
use crate::match_play::Command;
use crate::settings::Settings;

/// How much wider than high the far half of the board is, which the buttons stand beside.
const FAR_HALF: f32 = 1.1;

/// Shows the buttons in the corner of `board`.
pub fn show(ctx: &Context, scene: Scene<'_>, settings: &mut Settings, board: Rect, wishes: &mut Wishes) {
    // Where there is too little room for buttons beside the board, keys, the pause and the settings do the same.
    if ctx.viewport_rect().width() < super::top_bar::NARROW {
        return;
    }
    let (texts, caps) = (scene.texts, scene.caps);
    let area = Area::new(Id::new("view"))
        .order(Order::Middle)
        .pivot(Align2::RIGHT_TOP)
        .fixed_pos(board.right_top() + vec2(-10.0, 10.0))
        .constrain_to(board);
    area.show(ctx, |ui| {
        // One below the other, so that they stay beside the board, and no wider than they are: squares lie beside them.
        // Above a board that does not need the whole height, side by side.
        let above = board.width() < board.height() && !settings.flat_view;
        let layout = if above { Layout::left_to_right(Align::Min) } else { Layout::top_down(Align::Min) };
        let view = if settings.flat_view { "button-view-stadium" } else { "button-view-flat" };
        // Keys are shown where they leave the board alone.
        let beside = (board.width() - board.height() * FAR_HALF) / 2.0 - 10.0;
        let buttons =
            [(view, SeatAction::ToggleFlat), ("button-flip", SeatAction::Flip), ("button-hint", SeatAction::Hint)];
        let wide = |(text, action)| bar_button_width(ui.painter(), &texts.get(text), caps.of(action).as_ref());
        let keys = buttons.map(wide).into_iter().all(|width| width <= beside);
        ui.with_layout(layout, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(theme::SEAM);
            if bar_button(ui, &texts.get(view), caps.of(SeatAction::ToggleFlat).filter(|_| keys).as_ref(), true)
                .clicked()
            {
                settings.flat_view = !settings.flat_view;
            }
            if bar_button(ui, &texts.get("button-flip"), caps.of(SeatAction::Flip).filter(|_| keys).as_ref(), true)
                .clicked()
            {
                settings.flipped = !settings.flipped;
            }
            if scene.session.may_hint() {
                let cap = caps.of(SeatAction::Hint).filter(|_| keys);
                let response = bar_button(ui, &texts.get("button-hint"), cap.as_ref(), true);
                wishes.on_click(&response, Command::Hint);
            }
        });
    });
}
