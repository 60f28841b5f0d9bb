//! The blocks of a section: passages, demonstrations, tables and links, each a row that the focus can be on.

use ball_rules::{ActionKind, Ruleset};
use ball_teach::{Block, Demonstration, Rulebook};
use bevy_egui::egui::{Align2, Color32, Label, Painter, Pos2, Rect, RichText, Stroke, Ui, pos2, vec2};

use super::passage::{Style, passage};
use super::reading::{Goal, Name, Page};
use super::{Book, Wish, fact, numbered};
use crate::focus::{Menu, rows};
use crate::hud::icons::{self, Icon};
use crate::hud::widgets::{line, lines};
use crate::hud::{theme, words};

/// The least height of a row that plays a demonstration.
const ROW: f32 = 42.0;
/// Space left and right in a row.
const INSET: f32 = 14.0;
/// How wide the sign of a demonstration is, with the space after it.
const SIGN: f32 = 34.0;
/// How wide a column of figures is.
const FIGURES: f32 = 62.0;
/// The width of a picture and the space after it.
const PICTURE: f32 = icons::SIZE + 8.0;
/// The least room for a picture and the name of an action.
const LEAST_PICTURED: f32 = 190.0;

/// Draws the block numbered `at` of a section. Returns what was asked for in it.
pub(super) fn block(ui: &mut Ui, menu: &mut Menu, book: &mut Book, at: (u8, usize), block: &Block) -> Option<Wish> {
    if book.goal == Some(Goal::Block(at.1)) {
        menu.focus_next();
    }
    let name = |part| (at.0, at.1, part);
    match block {
        Block::Heading(key) => {
            heading(ui, &fact(book.texts, key));
            None
        }
        Block::Paragraph(key) => {
            let text = fact(book.texts, key);
            passage(ui, menu, book, name(0), &text, Style::Plain)
        }
        Block::Bullets(keys) => {
            let mut wish = None;
            for (i, key) in keys.iter().enumerate() {
                let point = fact(book.texts, key);
                wish = passage(ui, menu, book, name(i), &point, Style::Point).or(wish);
            }
            wish
        }
        Block::HouseNote(key) => {
            let note = fact(book.texts, key);
            passage(ui, menu, book, name(0), &note, Style::House)
        }
        Block::Demo(demonstration) => demo(ui, menu, book, name(0), demonstration),
        Block::ActionTable => actions(ui, menu, book, at),
        Block::Deck => deck(ui, menu, book, at),
        Block::Terms => rows::button(ui, menu, name(0), &book.texts.get("guide-terms"), true)
            .then_some(Wish::Open(Page::Terms, None)),
        Block::SeeAlso(sections) => see_also(ui, menu, book, at, sections),
    }
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(14.0);
    ui.add(Label::new(RichText::new(text).font(theme::semibold(theme::TITLE)).color(theme::ACCENT)).wrap());
}

/// The row that plays a demonstration. Left and right are steps of it while it is on the board.
fn demo(ui: &mut Ui, menu: &mut Menu, book: &Book, name: Name, demonstration: &'static Demonstration) -> Option<Wish> {
    let title = fact(book.texts, &demonstration.title());
    let inner = ui.available_width() - 2.0 * INSET - SIGN;
    let galley = lines(ui.painter(), &title, theme::semibold(theme::BODY), theme::TEXT, inner, 6);
    let (rect, wish) = play_row(ui, menu, book, name, galley.size().y + 16.0, &title, demonstration);
    let at = pos2(rect.left() + INSET + SIGN, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme::TEXT);
    wish
}

/// The ground of a row that plays a demonstration, with its sign.
fn play_row(
    ui: &mut Ui,
    menu: &mut Menu,
    book: &Book,
    name: Name,
    height: f32,
    said: &str,
    demonstration: &'static Demonstration,
) -> (Rect, Option<Wish>) {
    let size = vec2(ui.available_width(), ROW.max(height));
    let shown = book.player.shows(demonstration);
    let drawn = rows::custom_of(ui, menu, name, size, said, shown);
    sign(ui.painter(), pos2(drawn.rect.left() + INSET + 11.0, drawn.rect.center().y), shown, book.player.plays());
    let wish = match drawn.attention {
        told if told.confirmed => Some(Wish::Show(demonstration)),
        told if told.steps > 0 => Some(Wish::Do(super::Control::Forward)),
        told if told.steps < 0 => Some(Wish::Do(super::Control::Back)),
        _ => None,
    };
    (drawn.rect, wish)
}

/// The sign of a demonstration: to be played, on the board, playing there.
fn sign(painter: &Painter, center: Pos2, shown: bool, plays: bool) {
    let (fill, colour) = if shown { (theme::ACCENT, theme::PANEL) } else { (Color32::TRANSPARENT, theme::ACCENT) };
    painter.circle(center, 11.0, fill, Stroke::new(1.5, theme::ACCENT));
    if shown && plays {
        super::transport::bars(painter, center, 8.0, colour);
    } else {
        super::transport::triangle(painter, center + vec2(1.0, 0.0), 9.0, 1.0, colour);
    }
}

/// The action table, with the figures of the ruleset in use (R3).
fn actions(ui: &mut Ui, menu: &mut Menu, book: &Book, at: (u8, usize)) -> Option<Wish> {
    let (texts, mut wish) = (book.texts, None);
    let columns = |rect: Rect| [rect.right() - INSET - FIGURES * 1.5, rect.right() - INSET - FIGURES * 0.5];
    let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), bevy_egui::egui::Sense::hover());
    for (x, key) in columns(head).into_iter().zip(["pa-label", "guide-pe-label"]) {
        let font = theme::semibold(theme::SMALL);
        ui.painter().text(pos2(x, head.center().y), Align2::CENTER_CENTER, texts.get(key), font, theme::WEAK);
    }
    ui.spacing_mut().item_spacing.y = 4.0;
    for (i, row) in Rulebook::action_rows(Ruleset::house()).into_iter().enumerate() {
        let name = (at.0, at.1, i);
        let action = fact(texts, row.key);
        let pa = row.pa.map_or_else(|| texts.get("reading-no-pa"), |pa| pa.to_string());
        let pe = if row.on_top { texts.with("guide-on-top", &[("pe", row.pe.into())]) } else { row.pe.to_string() };
        let said = texts.with(
            "reading-row",
            &[("name", action.as_str().into()), ("pa", pa.as_str().into()), ("pe", pe.as_str().into())],
        );
        let room = ui.available_width() - 2.0 * INSET - SIGN - 2.0 * FIGURES;
        // Words go first where everything is large.
        let picture = picture(row.key).filter(|_| room > LEAST_PICTURED);
        let indent = if room > LEAST_PICTURED { PICTURE } else { 0.0 };
        let inner = room - indent;
        let galley = lines(ui.painter(), &action, theme::semibold(theme::BODY), theme::TEXT, inner, 8);
        let height = galley.size().y + 14.0;
        let rect = match row.demo {
            Some(demonstration) => {
                let (rect, asked) = play_row(ui, menu, book, name, height, &said, demonstration);
                wish = asked.or(wish);
                rect
            }
            None => {
                let size = vec2(ui.available_width(), ROW.max(height));
                let (rect, response) = ui.allocate_exact_size(size, bevy_egui::egui::Sense::hover());
                let kind = bevy_egui::egui::WidgetType::Label;
                response.widget_info(|| bevy_egui::egui::WidgetInfo::labeled(kind, true, said.as_str()));
                menu.attend(ui, name, &response, true, false);
                rect
            }
        };
        let left = rect.left() + INSET + SIGN;
        if let Some(icon) = picture {
            let middle = pos2(left + icons::SIZE / 2.0, rect.center().y);
            icons::paint(ui.painter(), middle, icon, theme::TEXT, theme::ACCENT);
        }
        let at = pos2(left + indent, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, theme::TEXT);
        for (x, figure) in columns(rect).into_iter().zip([pa, pe]) {
            let font = theme::semibold(theme::BODY);
            ui.painter().text(pos2(x, rect.center().y), Align2::CENTER_CENTER, figure, font, theme::TEXT);
        }
    }
    ui.spacing_mut().item_spacing.y = super::GAP;
    wish
}

/// The picture of a row of the action table, by the name of its text; what comes on top of another action has none.
fn picture(key: &str) -> Option<Icon> {
    Some(match key.trim_start_matches("rulebook-actions-row-") {
        "move" => Icon::Action(ActionKind::Move),
        "possession" => Icon::Scoop,
        "dodge" => Icon::Action(ActionKind::Dodge),
        "tactical-dodge" => Icon::Action(ActionKind::TacticalDodge),
        "block" => Icon::Action(ActionKind::Block),
        "protection" => Icon::Action(ActionKind::Protection),
        "hand-off" => Icon::Action(ActionKind::HandOff),
        "short-pass" => Icon::Action(ActionKind::ShortPass),
        "long-pass" => Icon::Action(ActionKind::LongPass),
        "convert" => Icon::Convert,
        "stand-up" => Icon::StandUp,
        "unblock" | "unprotect" => Icon::Release,
        _ => return None,
    })
}

/// The cards of the ruleset in use: name and costs, and below them what each does.
fn deck(ui: &mut Ui, menu: &mut Menu, book: &Book, at: (u8, usize)) -> Option<Wish> {
    let (texts, rules, mut wish) = (book.texts, Ruleset::house(), None);
    for (i, row) in Rulebook::deck_rows(rules).into_iter().enumerate() {
        let card = rules.card(row.card);
        let pe = texts.with("cost-pe", &[("pe", card.pe.into())]);
        let cost = match card.pa {
            0 => pe,
            pa => words::list(texts, [pe, texts.with("cost-pa", &[("pa", pa.into())])]),
        };
        let (title, effect) = (texts.get(&row.key), words::card_effect(texts, card));
        let said = texts.with(
            "reading-card",
            &[("name", title.as_str().into()), ("cost", cost.as_str().into()), ("effect", effect.as_str().into())],
        );
        let inner = ui.available_width() - 2.0 * INSET - SIGN - PICTURE;
        let cost = line(ui.painter(), &cost, theme::semibold(theme::SMALL), theme::ACCENT, inner);
        let room = inner - cost.size().x - 12.0;
        let title = lines(ui.painter(), &title, theme::semibold(theme::BODY), theme::TEXT, room, 2);
        let effect = wrapped(ui.painter(), &effect, theme::SMALL, theme::WEAK, inner);
        let height = title.size().y + effect.size().y + 20.0;
        let name = (at.0, at.1, i);
        let rect = match row.demo {
            Some(demonstration) => {
                let (rect, asked) = play_row(ui, menu, book, name, height, &said, demonstration);
                wish = asked.or(wish);
                rect
            }
            None => rows::custom(ui, menu, name, vec2(ui.available_width(), height), &said, true).rect,
        };
        let left = rect.left() + INSET + SIGN;
        let middle = pos2(left + icons::SIZE / 2.0, rect.center().y);
        icons::paint(ui.painter(), middle, icons::of_effect(&card.effect), theme::TEXT, theme::ACCENT);
        let at = pos2(left + PICTURE, rect.top() + 9.0);
        let below = at + vec2(0.0, title.size().y + 2.0);
        let right = pos2(rect.right() - INSET - cost.size().x, at.y + 1.0);
        ui.painter().galley(at, title, theme::TEXT);
        ui.painter().galley(right, cost, theme::ACCENT);
        ui.painter().galley(below, effect, theme::WEAK);
    }
    wish
}

/// Lines of text with room between them.
pub(super) fn wrapped(
    painter: &Painter,
    text: &str,
    size: f32,
    colour: Color32,
    width: f32,
) -> std::sync::Arc<bevy_egui::egui::Galley> {
    let mut job = bevy_egui::egui::text::LayoutJob {
        wrap: bevy_egui::egui::text::TextWrapping::wrap_at_width(width),
        ..Default::default()
    };
    let line_height = Some((size * super::passage::LINE).round());
    let format = bevy_egui::egui::TextFormat {
        line_height,
        ..bevy_egui::egui::TextFormat::simple(theme::regular(size), colour)
    };
    job.append(text, 0.0, format);
    painter.layout_job(job)
}

/// The links to other sections.
fn see_also(ui: &mut Ui, menu: &mut Menu, book: &Book, at: (u8, usize), sections: &[u8]) -> Option<Wish> {
    let mut wish = None;
    heading(ui, &book.texts.get("reading-see-also"));
    for (i, &number) in sections.iter().enumerate() {
        let Some(section) = Rulebook::get().section(number) else { continue };
        if super::contents::entry(ui, menu, (at.0, at.1, i), &numbered(book.texts, section)) {
            wish = Some(Wish::Open(Page::Section(number), None));
        }
    }
    wish
}
