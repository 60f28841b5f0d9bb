//! The page about mouse, keys and gamepad: what is pressed on the device in the hand, and what it does.

use bevy_egui::egui::{Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::text::wrapped;
use crate::focus::Menu;
use crate::hud::{theme, widgets};
use crate::i18n::Texts;
use crate::input::{Cap, Caps, SeatAction};

/// The part of the page that keys and buttons take.
const KEYS: f32 = 0.36;

/// What is pressed.
enum Pressed {
    /// Something that is bound to nothing, by the name of its text.
    Text(&'static str),
    /// Whatever does these now, on the device in the hand.
    Actions(&'static [SeatAction]),
}

/// What is pressed and what it does, by the names of their texts.
const CONTROLS: [(Pressed, &str); 19] = {
    use Pressed::{Actions, Text};
    use SeatAction::*;
    [
        (Text("help-mouse"), "help-mouse-text"),
        (Actions(&[Back]), "help-back-text"),
        (Actions(&[CursorUp, CursorDown, CursorLeft, CursorRight]), "help-arrows-text"),
        (Actions(&[Choose]), "help-enter-text"),
        (Actions(&[NextPiece, PreviousPiece]), "help-tab-text"),
        (Actions(&[List]), "help-list-text"),
        (Actions(&[Choice(0), Choice(1), Choice(2)]), "help-digits-text"),
        (Actions(&[EndPhase]), "help-end-text"),
        (Actions(&[Convert]), "help-convert-text"),
        (Actions(&[Undo, Redo]), "help-undo-text"),
        (Actions(&[Hint]), "help-hint-text"),
        (Actions(&[ToggleFlat, Flip]), "help-view-text"),
        (Text("help-orbit"), "help-orbit-text"),
        (Actions(&[OrbitLeft, OrbitRight, OrbitUp, OrbitDown]), "help-orbit-keys-text"),
        (Actions(&[ZoomIn, ZoomOut]), "help-zoom-text"),
        (Actions(&[ResetCamera]), "help-home-text"),
        (Text("help-skip"), "help-skip-text"),
        (Actions(&[Help, Menu]), "help-menu-text"),
        (Actions(&[OfferDraw, Resign]), "help-end-match-text"),
    ]
};

/// Draws the page.
pub(super) fn show(ui: &mut Ui, menu: &mut Menu, texts: &Texts, caps: &Caps) {
    for (i, (pressed, text)) in CONTROLS.iter().enumerate() {
        let caps: Vec<Cap> = match pressed {
            Pressed::Text(key) => vec![Cap::Key(texts.get(key))],
            Pressed::Actions(actions) => actions.iter().filter_map(|&action| caps.of(action)).collect(),
        };
        if !caps.is_empty() {
            line(ui, menu, i, &caps, &texts.get(text));
        }
    }
}

fn line(ui: &mut Ui, menu: &mut Menu, row: usize, caps: &[Cap], text: &str) {
    let width = ui.available_width();
    let aside = width * KEYS;
    let needed: f32 = caps.iter().map(|cap| widgets::cap_width(ui.painter(), cap) + 5.0).sum();
    // Keys that need more room than that have what they do below them.
    let beside = needed < aside - 14.0;
    let room = if beside { width - aside - 10.0 } else { width - 20.0 };
    let galley = wrapped(ui.painter(), text, theme::BODY, theme::TEXT, room);
    let height = if beside { galley.size().y.max(26.0) + 10.0 } else { galley.size().y + 44.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let names: Vec<String> = caps.iter().map(Cap::words).collect();
    let said = format!("{}: {text}", names.join(", "));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
    menu.attend(ui, ("control", row), &response, true, false);
    let mut x = 10.0;
    for cap in caps {
        x += widgets::key_cap(ui.painter(), rect.min + vec2(x, 18.0), cap, true) + 5.0;
    }
    let at = if beside { vec2(aside, 5.0) } else { vec2(10.0, 36.0) };
    ui.painter().galley(rect.min + at, galley, theme::TEXT);
}
