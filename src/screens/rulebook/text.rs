//! The text of a section: paragraphs, points, notes, tables and links, each a row that the focus can be on.

use ball_rules::Ruleset;
use ball_teach::{Block, Demonstration, Rulebook, Term, spans};
use bevy_egui::egui::{Color32, FontId, Label, RichText, Sense, TextFormat, Ui, text::LayoutJob, vec2};

use super::{Player, Wish};
use crate::focus::{Menu, rows};
use crate::hud::theme;
use crate::i18n::{Argument, Texts};

/// The name of a block's rows.
type Name = (u8, usize);

/// Draws a block. Returns what was asked for in it.
pub(super) fn block(
    ui: &mut Ui,
    menu: &mut Menu,
    texts: &Texts,
    name: Name,
    block: &Block,
    player: &Player,
) -> Option<Wish> {
    match block {
        Block::Heading(key) => heading(ui, &fact(texts, key)),
        Block::Paragraph(key) => passage(ui, menu, name, &fact(texts, key), theme::TEXT),
        Block::Bullets(keys) => {
            for (i, key) in keys.iter().enumerate() {
                let point = texts.with("reading-point", &[("text", fact(texts, key).into())]);
                passage(ui, menu, (name, i), &point, theme::TEXT);
            }
        }
        Block::HouseNote(key) => {
            let note = texts.with("reading-house-note", &[("text", fact(texts, key).into())]);
            passage(ui, menu, name, &note, theme::WEAK);
        }
        Block::Demo(demonstration) => {
            return demo(ui, menu, texts, name, demonstration, player);
        }
        Block::ActionTable => return actions(ui, menu, texts, name, player),
        Block::Deck => return deck(ui, menu, texts, name, player),
        Block::Terms => {
            for (i, term) in Term::all().iter().enumerate() {
                let [term, definition] = [term.name(), term.definition()].map(|key| fact(texts, &key));
                let line = texts.with("reading-term", &[("term", term.into()), ("definition", definition.into())]);
                passage(ui, menu, (name, i), &line, theme::TEXT);
            }
        }
        Block::SeeAlso(sections) => return see_also(ui, menu, texts, name, sections),
    }
    None
}

/// The text named `key` with the figures of the ruleset filled in.
pub(super) fn fact(texts: &Texts, key: &str) -> String {
    let facts: Vec<(&'static str, Argument<'_>)> =
        Rulebook::facts(Ruleset::house()).into_iter().map(|(name, value)| (name, value.into())).collect();
    texts.with(key, &facts)
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(4.0);
    ui.add(Label::new(RichText::new(text).font(theme::semibold(theme::TITLE)).color(theme::ACCENT)).wrap());
}

/// Words with those that are terms underlined.
fn marked(text: &str, font: &FontId, colour: Color32, width: f32) -> (LayoutJob, String) {
    let mut job = LayoutJob { wrap: bevy_egui::egui::text::TextWrapping::wrap_at_width(width), ..LayoutJob::default() };
    let mut plain = String::new();
    for span in spans(text) {
        let mut format = TextFormat::simple(font.clone(), colour);
        format.line_height = Some(font.size * 1.5);
        if span.term.is_some() {
            format.underline = bevy_egui::egui::Stroke::new(1.0, theme::EDGE);
        }
        job.append(span.text, 0.0, format);
        plain.push_str(span.text);
    }
    (job, plain)
}

/// A text that the focus can be on; terms in it are explained to whoever points at it.
fn passage(ui: &mut Ui, menu: &mut Menu, name: impl std::hash::Hash + std::fmt::Debug, text: &str, colour: Color32) {
    let width = ui.available_width() - 16.0;
    let (job, plain) = marked(text, &theme::regular(theme::BODY), colour, width);
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(vec2(width + 16.0, galley.size().y + 8.0), Sense::hover());
    response
        .widget_info(|| bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Label, true, plain.as_str()));
    menu.attend(ui, name, &response, true, false);
    ui.painter().galley(rect.min + vec2(8.0, 4.0), galley, colour);
}

/// The row that plays a demonstration.
fn demo(
    ui: &mut Ui,
    menu: &mut Menu,
    texts: &Texts,
    name: impl std::hash::Hash + std::fmt::Debug,
    demonstration: &'static Demonstration,
    player: &Player,
) -> Option<Wish> {
    let title = fact(texts, &demonstration.title());
    let key = if player.shows(demonstration) { "reading-demo-shown" } else { "reading-demo" };
    let text = texts.with(key, &[("title", title.into())]);
    rows::button(ui, menu, (name, demonstration.id()), &text, true).then_some(Wish::Show(demonstration))
}

/// The action table, with the figures of the ruleset in use (R3).
fn actions(ui: &mut Ui, menu: &mut Menu, texts: &Texts, name: Name, player: &Player) -> Option<Wish> {
    let mut wish = None;
    for (i, row) in Rulebook::action_rows(Ruleset::house()).into_iter().enumerate() {
        let pa = row.pa.map_or_else(|| texts.get("reading-no-pa"), |pa| texts.with("cost-pa", &[("pa", pa.into())]));
        let pe_key = if row.on_top { "reading-pe-on-top" } else { "reading-pe" };
        let pe = texts.with(pe_key, &[("pe", row.pe.into())]);
        let action = fact(texts, row.key);
        let line = texts.with("reading-row", &[("name", action.into()), ("pa", pa.into()), ("pe", pe.into())]);
        match row.demo {
            Some(demonstration) => {
                let text = if player.shows(demonstration) {
                    texts.with("reading-demo-shown", &[("title", line.into())])
                } else {
                    line
                };
                if rows::button(ui, menu, (name, i), &text, true) {
                    wish = Some(Wish::Show(demonstration));
                }
            }
            None => passage(ui, menu, (name, i), &line, theme::TEXT),
        }
    }
    wish
}

/// The cards of the ruleset in use.
fn deck(ui: &mut Ui, menu: &mut Menu, texts: &Texts, name: Name, player: &Player) -> Option<Wish> {
    let rules = Ruleset::house();
    let mut wish = None;
    for (i, row) in Rulebook::deck_rows(rules).into_iter().enumerate() {
        let card = rules.card(row.card);
        let cost = texts.with("cost-pe", &[("pe", card.pe.into())]);
        let effect = crate::hud::words::card_effect(texts, card);
        let line = texts.with(
            "reading-card",
            &[("name", texts.get(&row.key).into()), ("cost", cost.into()), ("effect", effect.into())],
        );
        passage(ui, menu, (name, i), &line, theme::TEXT);
        if let Some(demonstration) = row.demo {
            wish = demo(ui, menu, texts, (name, i), demonstration, player).or(wish);
        }
    }
    wish
}

fn see_also(ui: &mut Ui, menu: &mut Menu, texts: &Texts, name: Name, sections: &[u8]) -> Option<Wish> {
    let mut wish = None;
    ui.label(RichText::new(texts.get("reading-see-also")).size(theme::SMALL).color(theme::WEAK));
    ui.horizontal_wrapped(|ui| {
        for &number in sections {
            let Some(section) = Rulebook::get().section(number) else { continue };
            if rows::small_button(ui, menu, (name, "see", number), &super::numbered(texts, section), true) {
                wish = Some(Wish::Open(Some(number)));
            }
        }
    });
    wish
}
