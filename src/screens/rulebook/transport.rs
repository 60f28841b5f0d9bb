//! What is below the board: the captions of the steps done, and the buttons of the demonstration.

use ball_rules::Refusal;
use ball_teach::Act;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Label, Painter, Pos2, Rect, RichText, ScrollArea, Shape, Stroke, Ui, pos2, vec2,
};

use super::fact;
use super::passage::{LINE, unmarked};
use super::player::{Control, Player, Speed};
use super::reading::Page;
use crate::focus::{Menu, rows};
use crate::hud::theme;
use crate::hud::words::{self, Length};
use crate::i18n::Texts;

/// The size of a button with a sign on it.
const BUTTON: f32 = 46.0;
/// The space between buttons.
const GAP: f32 = 6.0;

/// Draws the captions of the steps done, and the buttons. Returns which was used.
pub(super) fn show(ui: &mut Ui, menu: &mut Menu, texts: &Texts, player: &Player, page: Page) -> Option<Control> {
    let Some(playback) = player.playback() else {
        if page != Page::Contents {
            return None;
        }
        ui.add(Label::new(RichText::new(texts.get("reading-no-demo")).color(theme::WEAK)).wrap());
        return None;
    };
    let demonstration = playback.demonstration();
    let (done, all) = (playback.done(), demonstration.steps().len());
    let title = texts.with(
        "reading-progress",
        &[("title", fact(texts, &demonstration.title()).into()), ("done", done.into()), ("all", all.into())],
    );
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.add(Label::new(RichText::new(title).font(theme::semibold(theme::TITLE))).wrap());
    // Where there is little room, the last button has a line of its own.
    let last = rows::small_width(ui.painter(), &texts.get("reading-try"));
    let lines = if 6.0 * (BUTTON + GAP) + last > ui.available_width() { 2.0 } else { 1.0 };
    let room = (ui.available_height() - (BUTTON + GAP) * lines - 22.0).max(30.0);
    ScrollArea::vertical().max_height(room).auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).max(0.0));
        for (i, step) in demonstration.steps().iter().take(done).enumerate() {
            let colour = if i + 1 == done { theme::TEXT } else { theme::WEAK };
            line(ui, &fact(texts, &step.caption), colour);
            if let Act::Refused(_, refusal) = step.act {
                line(ui, &refused(texts, refusal), theme::WARNING);
            }
        }
    });
    buttons(ui, menu, texts, player, done, all)
}

fn buttons(ui: &mut Ui, menu: &mut Menu, texts: &Texts, player: &Player, done: usize, all: usize) -> Option<Control> {
    let mut wish = None;
    let mut named = None;
    let play = if player.plays() { "reading-pause" } else { "reading-play" };
    let loops = if player.loops() { "reading-loop-on" } else { "reading-loop-off" };
    let speed = texts.with("guide-speed", &[("speed", texts.get(player.speed().key()).into())]);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for (name, control, enabled) in [
            (texts.get("reading-restart"), Control::Restart, done > 0),
            (texts.get("reading-step-back"), Control::Back, done > 0),
            (texts.get(play), Control::Play, true),
            (texts.get("reading-step"), Control::Forward, done < all),
            (texts.get(loops), Control::Loop, true),
            (speed, Control::Speed, true),
        ] {
            let drawn = rows::custom(ui, menu, control, vec2(BUTTON, BUTTON), &name, enabled);
            let colour = if enabled { theme::TEXT } else { theme::OFF };
            draw(ui.painter(), drawn.rect.center(), control, player, colour);
            if drawn.attention.focused {
                named = Some(name);
            }
            if drawn.attention.confirmed {
                wish = Some(control);
            }
        }
        if rows::small_button(ui, menu, Control::Try, &texts.get("reading-try"), true) {
            wish = Some(Control::Try);
        }
    });
    // What the sign in focus means.
    if let Some(name) = named {
        ui.add(Label::new(RichText::new(name).size(theme::SMALL).color(theme::WEAK)).truncate());
    }
    wish
}

fn line(ui: &mut Ui, text: &str, colour: Color32) {
    let text = RichText::new(unmarked(text)).font(theme::regular(theme::BODY)).color(colour);
    ui.add(Label::new(text.line_height(Some((theme::BODY * LINE).round()))).wrap());
}

fn refused(texts: &Texts, refusal: Refusal) -> String {
    texts.with("reading-refused", &[("reason", words::refusal(texts, refusal, Length::Whole).into())])
}

/// Draws the sign of a button.
fn draw(painter: &Painter, at: Pos2, control: Control, player: &Player, colour: Color32) {
    let bar = |x: f32| {
        painter.rect_filled(Rect::from_center_size(at + vec2(x, 0.0), vec2(3.0, 18.0)), CornerRadius::ZERO, colour);
    };
    match control {
        Control::Restart => {
            bar(-10.0);
            triangle(painter, at + vec2(-2.5, 0.0), 9.0, -1.0, colour);
            triangle(painter, at + vec2(7.5, 0.0), 9.0, -1.0, colour);
        }
        Control::Back => {
            bar(8.0);
            triangle(painter, at + vec2(-2.0, 0.0), 13.0, -1.0, colour);
        }
        Control::Play if player.plays() => bars(painter, at, 18.0, colour),
        Control::Play => triangle(painter, at + vec2(1.5, 0.0), 18.0, 1.0, colour),
        Control::Forward => {
            bar(-8.0);
            triangle(painter, at + vec2(2.0, 0.0), 13.0, 1.0, colour);
        }
        Control::Loop => {
            let colour = if player.loops() { theme::ACCENT } else { colour };
            let pen = Stroke::new(2.5, colour);
            let (w, h) = (10.0, 6.5);
            painter.line(vec![at + vec2(-w, 2.0), at + vec2(-w, -h), at + vec2(w - 4.0, -h)], pen);
            painter.line(vec![at + vec2(w, -2.0), at + vec2(w, h), at + vec2(4.0 - w, h)], pen);
            triangle(painter, at + vec2(w - 2.0, -h), 8.0, 1.0, colour);
            triangle(painter, at + vec2(2.0 - w, h), 8.0, -1.0, colour);
            if player.loops() {
                let below = Rect::from_center_size(at + vec2(0.0, 15.0), vec2(20.0, 3.0));
                painter.rect_filled(below, CornerRadius::same(1), colour);
            }
        }
        Control::Speed => {
            let text = match player.speed() {
                Speed::Slow => "½×",
                Speed::Normal => "1×",
                Speed::Fast => "2×",
            };
            painter.text(at, Align2::CENTER_CENTER, text, theme::semibold(theme::BODY), colour);
        }
        Control::Try => {}
    }
}

/// A triangle of a size in points that points to the right, or to the left where `way` is negative.
pub(super) fn triangle(painter: &Painter, at: Pos2, size: f32, way: f32, colour: Color32) {
    let (half, tip) = (size / 2.0, size * 0.48 * way);
    let points = vec![at + vec2(tip, 0.0), at + vec2(-tip, -half), at + vec2(-tip, half)];
    painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
}

/// Two bars: playing can be stopped.
pub(super) fn bars(painter: &Painter, at: Pos2, height: f32, colour: Color32) {
    for x in [-0.25, 0.25] {
        let bar = Rect::from_center_size(at + vec2(x * height, 0.0), vec2(height * 0.26, height));
        painter.rect_filled(bar, CornerRadius::ZERO, colour);
    }
}

/// An arrow head that points to the right, or to the left where `way` is negative.
pub(super) fn chevron(painter: &Painter, at: Pos2, way: f32, colour: Color32) {
    let tip = pos2(at.x + 4.5 * way, at.y);
    let line = vec![tip + vec2(-9.0 * way, -9.0), tip, tip + vec2(-9.0 * way, 9.0)];
    painter.line(line, Stroke::new(3.0, colour));
}
