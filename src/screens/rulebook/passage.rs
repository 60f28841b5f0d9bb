//! Passages of text: words that are terms are underlined, explained to whoever points at them, and to everybody below
//! the passage once it is used.

use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

use ball_teach::{Rulebook, Term, spans};
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    Color32, CornerRadius, FontId, Galley, Label, Rect, Response, RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::reading::{Goal, Name, Page};
use super::{Book, Wish, fact, numbered};
use crate::focus::{Menu, rows};
use crate::hud::theme;

/// The space between the lines of a text, as a part of its size (TX-03).
pub(super) const LINE: f32 = 1.5;
/// Space left and right in a row.
const INSET: f32 = 10.0;
/// How far points and notes stand in.
const INDENT: f32 = 22.0;
/// Space above and below the text of a row.
const ABOVE: f32 = 6.0;

/// What a passage is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// Usual text.
    Plain,
    /// A point of a list.
    Point,
    /// A quiet note: the house decides here.
    House,
}

/// A laid out text, the words in it, and which stretches of it are terms, in characters.
struct Marked {
    job: LayoutJob,
    plain: String,
    terms: Vec<(std::ops::Range<usize>, Term)>,
}

fn marked(text: &str, font: &FontId, colour: Color32, width: f32) -> Marked {
    let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(width), ..LayoutJob::default() };
    let (mut plain, mut terms, mut at) = (String::new(), Vec::new(), 0);
    for span in spans(text) {
        let mut format = TextFormat::simple(font.clone(), colour);
        format.line_height = Some((font.size * LINE).round());
        let end = at + span.text.chars().count();
        if let Some(term) = span.term {
            format.underline = Stroke::new(1.0, theme::ACCENT.gamma_multiply(0.8));
            terms.push((at..end, term));
        }
        at = end;
        job.append(span.text, 0.0, format);
        plain.push_str(span.text);
    }
    Marked { job, plain, terms }
}

/// A text without a mark.
pub(super) fn unmarked(text: &str) -> String {
    spans(text).iter().map(|span| span.text).collect()
}

/// A passage that the focus can be on. Used, it shows the terms in it below; each leads to its section.
pub(super) fn passage(
    ui: &mut Ui,
    menu: &mut Menu,
    book: &mut Book,
    name: Name,
    text: &str,
    style: Style,
) -> Option<Wish> {
    let width = ui.available_width();
    let (indent, colour) = match style {
        Style::Plain => (0.0, theme::TEXT),
        Style::Point => (INDENT, theme::TEXT),
        Style::House => (INDENT, theme::WEAK),
    };
    let Marked { job, plain, terms } = marked(text, &theme::regular(theme::BODY), colour, width - 2.0 * INSET - indent);
    let galley = ui.painter().layout_job(job);
    let sense = if terms.is_empty() { Sense::hover() } else { Sense::CLICK };
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + 2.0 * ABOVE), sense);
    let kind = if terms.is_empty() { WidgetType::Label } else { WidgetType::Button };
    response.widget_info(|| WidgetInfo::labeled(kind, true, plain.as_str()));
    let used = menu.attend(ui, name, &response, true, false).confirmed && !terms.is_empty();
    let at = rect.min + vec2(INSET + indent, ABOVE);
    match style {
        Style::Plain => {}
        Style::Point => {
            let middle = pos2(rect.left() + INSET + 7.0, at.y + theme::BODY * LINE / 2.0);
            ui.painter().circle_filled(middle, 3.0, theme::ACCENT);
        }
        Style::House => {
            let bar = Rect::from_min_max(pos2(rect.left() + INSET + 4.0, rect.top() + 6.0), rect.max - vec2(0.0, 6.0));
            ui.painter().rect_filled(bar.with_max_x(bar.left() + 3.0), CornerRadius::same(1), theme::EDGE);
        }
    }
    explain(book, &response, &galley, at, &terms);
    ui.painter().galley(at, galley, colour);
    let open = book.words == Some(name);
    if used {
        book.words = (!open).then_some(name);
        ui.ctx().request_repaint();
    }
    if open { words(ui, menu, book, name, &terms) } else { None }
}

/// The definition of the term under the pointer, beside it.
fn explain(
    book: &Book,
    response: &Response,
    galley: &Arc<Galley>,
    at: bevy_egui::egui::Pos2,
    terms: &[(std::ops::Range<usize>, Term)],
) {
    let Some(pointer) = response.hover_pos() else { return };
    let cursor = galley.cursor_from_pos(pointer - at);
    let under = terms.iter().find(|(range, _)| {
        // Beside the end of a line the cursor is at its last letter.
        range.contains(&cursor.index.0) && galley.pos_from_cursor(cursor).expand(14.0).contains(pointer - at.to_vec2())
    });
    if let Some((_, term)) = under {
        let texts = book.texts;
        let [name, definition] = [term.name(), term.definition()].map(|key| fact(texts, &key));
        response.clone().on_hover_ui_at_pointer(|ui| {
            ui.label(RichText::new(name).font(theme::semibold(theme::BODY)).color(theme::ACCENT));
            ui.add(Label::new(RichText::new(definition).font(theme::regular(theme::BODY))).wrap());
        });
    }
}

/// The terms of a passage with their definitions, each a row that leads to the section about it.
fn words(
    ui: &mut Ui,
    menu: &mut Menu,
    book: &Book,
    name: Name,
    terms: &[(std::ops::Range<usize>, Term)],
) -> Option<Wish> {
    let mut wish = None;
    let mut shown: Vec<Term> = Vec::new();
    for &(_, term) in terms {
        if shown.contains(&term) {
            continue;
        }
        shown.push(term);
        let more = (term.section() != name.0).then_some(term.section());
        if definition(ui, menu, book, ("word", name, term), term, more, INDENT)
            && let Some(section) = more
        {
            wish = Some(Wish::Open(Page::Section(section), None));
        }
    }
    wish
}

/// A term with its definition and where there is more about it. Returns whether it was used.
pub(super) fn definition(
    ui: &mut Ui,
    menu: &mut Menu,
    book: &Book,
    key: impl Hash + Debug,
    term: Term,
    more: Option<u8>,
    indent: f32,
) -> bool {
    let texts = book.texts;
    let [name, definition] = [term.name(), term.definition()].map(|key| fact(texts, &key));
    let definition = unmarked(&definition);
    let width = ui.available_width() - indent;
    let inner = width - 2.0 * INSET - 4.0;
    let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(inner), ..LayoutJob::default() };
    let line_height = Some((theme::BODY * LINE).round());
    let format = |font: FontId, colour: Color32| TextFormat { line_height, ..TextFormat::simple(font, colour) };
    job.append(&name, 0.0, format(theme::semibold(theme::BODY), theme::ACCENT));
    job.append("\n", 0.0, format(theme::regular(theme::BODY), theme::TEXT));
    job.append(&definition, 0.0, format(theme::regular(theme::BODY), theme::TEXT));
    if let Some(section) = more.and_then(|number| Rulebook::get().section(number)) {
        let more = texts.with("guide-more", &[("section", numbered(texts, section).into())]);
        job.append("\n", 0.0, format(theme::regular(theme::SMALL), theme::WEAK));
        job.append(&more, 0.0, format(theme::regular(theme::SMALL), theme::WEAK));
    }
    let galley = ui.painter().layout_job(job);
    let said = texts.with("reading-term", &[("term", name.into()), ("definition", definition.into())]);
    let mut confirmed = false;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(indent);
        let size = vec2(width, galley.size().y + 14.0);
        let drawn = rows::custom(ui, menu, key, size, &said, true);
        ui.painter().galley(drawn.rect.min + vec2(INSET + 2.0, 7.0), galley, theme::TEXT);
        confirmed = drawn.attention.confirmed;
    });
    confirmed
}

/// Whether the term is what a page is opened for.
pub(super) fn is_goal(goal: Option<Goal>, term: Term) -> bool {
    goal == Some(Goal::Term(term))
}
