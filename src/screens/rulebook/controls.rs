//! The page about mouse, keys and gamepad: what is pressed, and what it does.

use bevy_egui::egui::{Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::text::wrapped;
use crate::focus::Menu;
use crate::hud::{theme, widgets};
use crate::i18n::Texts;

/// What is pressed and what it does, by the names of their texts.
const CONTROLS: [(&str, &str); 18] = [
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

/// Draws the page.
pub(super) fn show(ui: &mut Ui, menu: &mut Menu, texts: &Texts) {
    for (keys, text) in CONTROLS {
        line(ui, menu, &texts.get(keys), &texts.get(text));
    }
}

fn line(ui: &mut Ui, menu: &mut Menu, keys: &str, text: &str) {
    let width = ui.available_width();
    let aside = width * 0.4;
    // Keys that need more room than that have what they do below them.
    let cap = widgets::key_width(ui.painter(), keys);
    let beside = cap < aside - 16.0;
    let galley =
        wrapped(ui.painter(), text, theme::BODY, theme::TEXT, if beside { width - aside - 10.0 } else { width - 20.0 });
    let height = if beside { galley.size().y.max(26.0) + 10.0 } else { galley.size().y + 44.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let said = format!("{keys}: {text}");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
    menu.attend(ui, keys, &response, true, false);
    widgets::key_cap(ui.painter(), rect.min + vec2(10.0, 18.0), keys, true);
    let at = if beside { vec2(aside, 5.0) } else { vec2(10.0, 36.0) };
    ui.painter().galley(rect.min + at, galley, theme::TEXT);
}
