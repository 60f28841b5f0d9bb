//! The pages that lead to all others: contents with the search, terms from A to Z.

use ball_rules::Ruleset;
use ball_teach::{Block, Rulebook, Term, folded};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::egui::{
    CornerRadius, Label, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::passage::{definition, is_goal, unmarked};
use super::reading::{Goal, Page, Reading};
use super::{Book, MENU, Wish, fact, numbered};
use crate::focus::{Focus, Menu, rows};
use crate::hud::theme;
use crate::hud::widgets::{line, lines};
use crate::i18n::Texts;
use crate::screens::{Navigator, Screen};

/// The row that is typed into.
pub(super) const FIELD: &str = "search";
/// The most that is searched for, in characters.
const LONGEST: usize = 40;
/// The most places that are listed.
const MOST_FOUND: usize = 60;
/// How much of a place's text is shown, in characters.
const EXCERPT: usize = 140;
/// The height of an entry.
const ENTRY: f32 = 38.0;

/// The contents: what is searched for, or everything there is.
pub(super) fn contents(ui: &mut Ui, menu: &mut Menu, book: &mut Book, query: &str) -> Option<Wish> {
    let mut wish = None;
    if field(ui, menu, &book.texts.get("guide-search"), query) {
        // Nothing can be typed on a gamepad: there the terms are found without it (IN-15).
        wish = query.is_empty().then_some(Wish::Open(Page::Terms, None));
        if !query.is_empty() {
            menu.focus_next();
        }
    }
    ui.add_space(8.0);
    if query.trim().is_empty() { everything(ui, menu, book).or(wish) } else { found(ui, menu, book, query).or(wish) }
}

fn everything(ui: &mut Ui, menu: &mut Menu, book: &Book) -> Option<Wish> {
    let mut wish = None;
    ui.spacing_mut().item_spacing.y = 3.0;
    for section in Rulebook::get().sections() {
        if book.goal == Some(Goal::Entry(section.number)) {
            menu.focus_next();
        }
        if entry(ui, menu, ("section", section.number), &numbered(book.texts, section)) {
            wish = Some(Wish::Open(Page::Section(section.number), None));
        }
    }
    ui.add_space(6.0);
    for (key, page) in [("guide-terms", Page::Terms), ("help-title", Page::Controls)] {
        if entry(ui, menu, key, &book.texts.get(key)) {
            wish = Some(Wish::Open(page, None));
        }
    }
    wish
}

/// An entry of a list: its words on the left. Returns whether it was used.
pub(super) fn entry(ui: &mut Ui, menu: &mut Menu, key: impl std::hash::Hash + std::fmt::Debug, text: &str) -> bool {
    let width = ui.available_width();
    let galley = lines(ui.painter(), text, theme::semibold(theme::BODY), theme::TEXT, width - 28.0, 3);
    let size = vec2(width, ENTRY.max(galley.size().y + 14.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text));
    let told = menu.attend(ui, key, &response, true, false);
    let painter = ui.painter();
    if told.focused || response.hovered() {
        let fill = if told.focused { theme::TILE_PICKED } else { theme::TILE };
        painter.rect_filled(rect.shrink(1.0), CornerRadius::same(6), fill);
    }
    let colour = if told.focused { theme::ACCENT } else { theme::TEXT };
    let at = pos2(rect.left() + 14.0, rect.center().y - galley.size().y / 2.0);
    painter.galley_with_override_text_color(at, galley, colour);
    if told.focused {
        theme::focus_ring(&response);
    }
    told.confirmed
}

/// The field that is typed into. Returns whether it was used.
fn field(ui: &mut Ui, menu: &mut Menu, name: &str, query: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 44.0), Sense::CLICK);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::TextEdit, true, name);
        info.current_text_value = Some(query.to_owned());
        info
    });
    let told = menu.attend(ui, FIELD, &response, true, false);
    let edge = if told.focused { theme::ACCENT } else { theme::EDGE };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(6), theme::TILE_OFF, Stroke::new(1.5, edge), StrokeKind::Inside);
    let lens = pos2(rect.left() + 20.0, rect.center().y - 1.5);
    painter.circle_stroke(lens, 6.5, Stroke::new(2.0, theme::WEAK));
    painter.line_segment([lens + vec2(4.8, 4.8), lens + vec2(9.5, 9.5)], Stroke::new(2.5, theme::WEAK));
    let (text, colour) = if query.is_empty() { (name, theme::WEAK) } else { (query, theme::TEXT) };
    let galley = line(painter, text, theme::regular(theme::BODY), colour, rect.width() - 60.0);
    let at = pos2(rect.left() + 40.0, rect.center().y - galley.size().y / 2.0);
    let end = if query.is_empty() { 0.0 } else { galley.size().x };
    painter.galley(at, galley, colour);
    if told.focused {
        menu.types();
        let caret = at + vec2(end + 1.0, 0.0);
        painter.line_segment([caret, caret + vec2(0.0, 21.0)], Stroke::new(2.0, theme::ACCENT));
        theme::focus_ring(&response);
    }
    told.confirmed
}

/// Whatever has the words sought: terms first, then passages of the sections.
fn found(ui: &mut Ui, menu: &mut Menu, book: &Book, query: &str) -> Option<Wish> {
    let mut wish = None;
    let texts = book.texts;
    let sought = folded(query);
    let words: Vec<&str> = sought.split_whitespace().collect();
    let terms =
        alphabetical(texts).into_iter().filter(|(name, _)| words.iter().all(|word| folded(name).contains(word)));
    let mut none = true;
    for (_, term) in terms {
        none = false;
        if definition(ui, menu, book, ("term", term), term, Some(term.section()), 0.0) {
            wish = Some(Wish::Open(Page::Section(term.section()), None));
        }
    }
    let rulebook = Rulebook::get();
    let hits = rulebook.search(Ruleset::house(), |key| fact(texts, key), query);
    let mut left = MOST_FOUND;
    for section in rulebook.sections() {
        let here = hits.iter().filter(|hit| hit.section == section.number);
        // The terms are above.
        let here: Vec<usize> =
            here.map(|hit| hit.block).filter(|&at| !matches!(section.blocks.get(at), Some(Block::Terms))).collect();
        if here.is_empty() || left == 0 {
            continue;
        }
        none = false;
        ui.add_space(8.0);
        let title = RichText::new(numbered(texts, section)).font(theme::semibold(theme::BODY)).color(theme::ACCENT);
        ui.add(Label::new(title).wrap());
        for at in here.into_iter().take(left) {
            left -= 1;
            let Some(block) = section.blocks.get(at) else { continue };
            let text = place(book, block, &words).unwrap_or_else(|| texts.get(&section.title()));
            if excerpt(ui, menu, ("hit", section.number, at), &text) {
                wish = Some(Wish::Open(Page::Section(section.number), Some(Goal::Block(at))));
            }
        }
    }
    if none {
        let text = texts.with("guide-nothing", &[("query", query.trim().into())]);
        ui.add(Label::new(RichText::new(text).color(theme::WEAK)).wrap());
        if entry(ui, menu, "guide-terms", &texts.get("guide-terms")) {
            wish = Some(Wish::Open(Page::Terms, None));
        }
    }
    wish
}

/// The text of a block that has all the words sought, else its first one.
fn place(book: &Book, block: &Block, words: &[&str]) -> Option<String> {
    let texts: Vec<String> = block
        .entries(Ruleset::house())
        .iter()
        .map(|keys| {
            let texts: Vec<String> = keys.iter().map(|key| unmarked(&fact(book.texts, key))).collect();
            texts.join(" ")
        })
        .collect();
    let has = |text: &&String| words.iter().all(|word| folded(text).contains(word));
    texts.iter().find(has).or(texts.first()).cloned()
}

/// The beginning of a text that was found. Returns whether it was used.
fn excerpt(ui: &mut Ui, menu: &mut Menu, key: impl std::hash::Hash + std::fmt::Debug, text: &str) -> bool {
    let cut = text.char_indices().nth(EXCERPT).map(|(at, _)| at);
    let text = match cut.and_then(|at| text.get(..at)) {
        // Between two words.
        Some(start) => format!("{} …", start.rsplit_once(' ').map_or(start, |(whole, _)| whole)),
        None => text.to_owned(),
    };
    let width = ui.available_width();
    let galley = super::text::wrapped(ui.painter(), &text, theme::BODY, theme::TEXT, width - 28.0);
    let drawn = rows::custom(ui, menu, key, vec2(width, galley.size().y + 14.0), &text, true);
    ui.painter().galley(drawn.rect.min + vec2(14.0, 7.0), galley, theme::TEXT);
    drawn.attention.confirmed
}

/// The terms with their names, from A to Z as the language has them.
pub(super) fn alphabetical(texts: &Texts) -> Vec<(String, Term)> {
    let mut all: Vec<(String, Term)> = Term::all().iter().map(|&term| (fact(texts, &term.name()), term)).collect();
    all.sort_by_cached_key(|(name, _)| folded(name));
    all
}

/// The letter under which a term stands.
fn letter(name: &str) -> String {
    folded(name).chars().next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default()
}

/// The terms from A to Z, each with its definition; a term leads to the section about it. Shoulder buttons and page keys
/// go to the next letter.
pub(super) fn terms(ui: &mut Ui, menu: &mut Menu, book: &Book) -> Option<Wish> {
    let mut wish = None;
    let all = alphabetical(book.texts);
    let mut letters: Vec<String> = all.iter().map(|(name, _)| letter(name)).collect();
    letters.dedup();
    let by = menu.take_tab();
    let here = all.iter().find(|(_, term)| menu.is_on(("term", *term))).map(|(name, _)| letter(name));
    let here = letters.iter().position(|letter| Some(letter) == here.as_ref()).unwrap_or(0);
    let count = letters.len().max(1) as i32;
    let sought = (by != 0).then(|| (here as i32 + i32::from(by)).rem_euclid(count) as usize);
    let sought = sought.and_then(|at| letters.get(at)).cloned();
    let mut last = None;
    for (name, term) in all {
        let letter = letter(&name);
        if last.as_ref() != Some(&letter) {
            ui.add_space(if last.is_none() { 0.0 } else { 10.0 });
            let shown = RichText::new(&letter).font(theme::semibold(theme::HEADING)).color(theme::ACCENT);
            ui.add(Label::new(shown));
            if sought.as_ref() == Some(&letter) {
                menu.focus_next();
            }
            last = Some(letter);
        }
        if is_goal(book.goal, term) {
            menu.focus_next();
        }
        let told = definition(ui, menu, book, ("term", term), term, Some(term.section()), 0.0);
        if told {
            wish = Some(Wish::Open(Page::Section(term.section()), None));
        }
    }
    wish
}

/// What is typed on the contents is searched for, wherever the focus is.
pub(super) fn type_query(
    mut typed: MessageReader<KeyboardInput>,
    navigator: Res<Navigator>,
    mut focus: ResMut<Focus>,
    mut reading: ResMut<Reading>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    let listens = navigator.now() == Screen::Rulebook.into() && reading.page() == Page::Contents;
    for key in typed.read().filter(|key| key.state.is_pressed() && listens) {
        let mut query = reading.query.clone();
        let in_field = focus.is_on(MENU, FIELD);
        if in_field && (key.logical_key == Key::Backspace || key.key_code == KeyCode::Backspace) {
            query.pop();
        }
        let letters = key.text.as_deref().unwrap_or_default().chars().filter(|letter| !letter.is_control());
        // With the focus elsewhere, a space uses what has it.
        query.extend(letters.filter(|letter| in_field || !letter.is_whitespace()));
        if query != reading.query && query.chars().count() <= LONGEST {
            reading.query = query;
            focus.menu_focus(MENU, FIELD);
            redraw.write(bevy::window::RequestRedraw);
        }
    }
}
