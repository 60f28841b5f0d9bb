//! What comes up for the first time, in a line below the log: optional, and never in the way.

use ball_teach::Situation;
use bevy_egui::egui::{CornerRadius, Label, Rect, RichText, Stroke, StrokeKind, Ui, UiBuilder, pos2};

use super::scene::Scene;
use super::theme;
use super::widgets::bar_button;
use crate::tutor::{Coaching, spoken};

/// Space inside the box.
const PADDING: f32 = 12.0;
/// How much room there is between two lines, as a part of the size of the text.
const LINE: f32 = 1.4;

/// Draws the line, if there is one, at the foot of the panel. Returns what is left of the panel.
pub fn show(ui: &mut Ui, scene: Scene<'_>, coaching: &mut Coaching) -> Rect {
    let whole = ui.max_rect();
    let Some(situation) = coaching.line() else { return whole };
    let text = text(scene, situation);
    let inner = whole.width() - 2.0 * PADDING;
    let galley = ui.painter().layout_job(job(&text, inner));
    let height = galley.size().y + 2.0 * theme::TARGET + 58.0 + 2.0 * PADDING;
    let card = Rect::from_min_max(pos2(whole.left(), (whole.bottom() - height).max(whole.top())), whole.max);
    ui.painter().rect(
        card,
        CornerRadius::same(8),
        theme::RAISED,
        Stroke::new(1.5, theme::ACCENT.gamma_multiply(0.7)),
        StrokeKind::Inside,
    );
    let mut close = false;
    let mut more = false;
    ui.scope_builder(UiBuilder::new().max_rect(card.shrink(PADDING)), |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        let title = RichText::new(scene.texts.get("guide-coach"));
        ui.label(title.font(theme::semibold(theme::SMALL)).color(theme::ACCENT));
        ui.add(Label::new(job(&text, inner)));
        let key = scene.texts.get("key-help");
        let name = scene.texts.get("lesson-read");
        more = bar_button(ui, &name, scene.session.composer().is_empty().then_some(key.as_str()), true).clicked();
        close = bar_button(ui, &scene.texts.get("guide-coach-close"), None, true).clicked();
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
    Rect::from_min_max(whole.min, pos2(whole.right(), card.top() - 10.0))
}

/// The words for a situation.
fn text(scene: Scene<'_>, situation: Situation) -> String {
    spoken(scene.texts, &situation.text_key())
}

fn job(text: &str, width: f32) -> bevy_egui::egui::text::LayoutJob {
    use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
    let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(width), ..LayoutJob::default() };
    let line_height = Some((theme::SMALL * LINE).round());
    job.append(text, 0.0, TextFormat { line_height, ..TextFormat::simple(theme::regular(theme::SMALL), theme::TEXT) });
    job
}
