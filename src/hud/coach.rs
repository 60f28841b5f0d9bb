//! What comes up for the first time, in a few words below the log: optional, and never in the way. Beside the choices of
//! a piece it waits until there is room again.

use ball_teach::Situation;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{CornerRadius, Label, Rect, RichText, ScrollArea, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use super::scene::Scene;
use super::theme;
use super::widgets::{bar_button, bar_button_width};
use crate::input::SeatAction;
use crate::tutor::{Coaching, spoken};

/// Space inside the box.
const PADDING: f32 = 12.0;
/// The space between the lines of the text, as a part of its size.
const LINE: f32 = 1.5;
/// The least height of a log that is of use. With less, the box has the panel for itself until it is put away.
const LOG: f32 = 120.0;

/// Draws what is explained, if anything is, at the foot of the panel. Returns what is left of the panel, if that is
/// enough for something else.
pub fn show(ui: &mut Ui, scene: Scene<'_>, side: bool, coaching: &mut Coaching) -> Option<Rect> {
    let whole = ui.max_rect();
    let Some(situation) = coaching.line() else { return Some(whole) };
    let text = text(scene, situation);
    let inner = whole.width() - 2.0 * PADDING;
    let galley = ui.painter().layout_job(job(&text, inner));
    // With something selected, the key asks about that.
    let key = scene.caps.of(SeatAction::Help).filter(|_| scene.session.composer().is_empty());
    let words = ["guide-coach-more", "guide-coach-close"].map(|key| scene.texts.get(key));
    let painter = ui.painter();
    let wide = bar_button_width(painter, &words[0], key.as_ref()) + bar_button_width(painter, &words[1], None) + 8.0;
    let rows = if wide <= inner { 1.0 } else { 2.0 };
    let height = galley.size().y + rows * (theme::TARGET + 8.0) + 34.0 + 2.0 * PADDING;
    if side && whole.height() < height {
        return Some(whole);
    }
    let alone = whole.height() < height + LOG;
    let top = if alone { whole.top() } else { whole.bottom() - height };
    let card = Rect::from_min_max(pos2(whole.left(), top), whole.max);
    let edge = Stroke::new(1.5, theme::ACCENT.gamma_multiply(0.7));
    ui.painter().rect(card, CornerRadius::same(8), theme::RAISED, edge, StrokeKind::Inside);
    let (mut more, mut close) = (false, false);
    ui.scope_builder(UiBuilder::new().max_rect(card.shrink(PADDING)), |ui| {
        ui.set_clip_rect(card.intersect(ui.clip_rect()));
        ScrollArea::vertical().id_salt("coach").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            let title = RichText::new(scene.texts.get("guide-coach"));
            ui.label(title.font(theme::semibold(theme::SMALL)).color(theme::ACCENT));
            ui.add(Label::new(job(&text, inner)));
            ui.horizontal_wrapped(|ui| {
                more = bar_button(ui, &words[0], key.as_ref(), true).clicked();
                close = bar_button(ui, &words[1], None, true).clicked();
            });
        });
    });
    if close || more {
        ui.ctx().request_repaint();
    }
    if close {
        coaching.take();
    }
    if more {
        coaching.ask();
    }
    (!alone).then(|| Rect::from_min_max(whole.min, pos2(whole.right(), card.top() - 10.0)))
}

/// The words for a situation.
fn text(scene: Scene<'_>, situation: Situation) -> String {
    spoken(scene.texts, scene.caps, &situation.text_key())
}

fn job(text: &str, width: f32) -> LayoutJob {
    let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(width), ..LayoutJob::default() };
    let line_height = Some((theme::SMALL * LINE).round());
    job.append(text, 0.0, TextFormat { line_height, ..TextFormat::simple(theme::regular(theme::SMALL), theme::TEXT) });
    job
}
