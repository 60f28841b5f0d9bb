//! The help: mouse and keys at a glance.

use bevy_egui::egui::{Color32, Context, Id, Label, Modal, RichText, Ui, UiBuilder, pos2, vec2};

use super::{theme, widgets};
use crate::i18n::Texts;

/// What is pressed and what it does, by the names of their texts.
const LINES: [(&str, &str); 18] = [
    ("help-mouse", "help-mouse-text"),
    ("help-back", "help-back-text"),
    ("help-arrows", "help-arrows-text"),
    ("help-enter", "help-enter-text"),
    ("help-tab", "help-tab-text"),
    ("help-digits", "help-digits-text"),
    ("help-end", "help-end-text"),
    ("help-convert", "help-convert-text"),
    ("help-undo", "help-undo-text"),
    ("help-view", "help-view-text"),
    ("help-orbit", "help-orbit-text"),
    ("help-orbit-keys", "help-orbit-keys-text"),
    ("help-home", "help-home-text"),
    ("help-skip", "help-skip-text"),
    ("help-menu", "help-menu-text"),
    ("help-new", "help-new-text"),
    ("help-end-match", "help-end-match-text"),
    ("help-pad", "help-pad-text"),
];

/// Shows the help. Returns whether it stays open.
pub fn show(ctx: &Context, texts: &Texts) -> bool {
    let modal = Modal::new(Id::new("help"))
        .frame(theme::raised().inner_margin(24))
        .backdrop_color(Color32::from_black_alpha(140));
    let response = modal.show(ctx, |ui| {
        ui.set_width(620.0);
        ui.label(RichText::new(texts.get("help-title")).font(theme::semibold(24.0)));
        ui.add_space(4.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        for (keys, text) in LINES {
            line(ui, &texts.get(keys), &texts.get(text));
        }
        ui.add_space(8.0);
        widgets::dialog_button(ui, &texts.get("button-close"), false).clicked()
    });
    !(response.inner || response.should_close())
}

fn line(ui: &mut Ui, keys: &str, text: &str) {
    let left = ui.cursor().min;
    let width = ui.available_width();
    let split = width * 0.32;
    let cap = widgets::key_cap(ui.painter(), left + vec2(0.0, 14.0), keys, true);
    let from = left.x + split.max(cap + 12.0);
    let rect = bevy_egui::egui::Rect::from_min_max(pos2(from, left.y + 2.0), pos2(left.x + width, left.y + 400.0));
    let used = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| ui.add(Label::new(text).wrap()).rect.height());
    let missing = 28.0 - used.inner - 2.0;
    if missing > 0.0 {
        ui.add_space(missing - ui.spacing().item_spacing.y);
    }
}
