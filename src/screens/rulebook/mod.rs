//! The rulebook: contents, twelve sections, terms and controls beside the board, on which every demonstration plays.

mod ask;
mod contents;
mod controls;
mod passage;
mod player;
mod reading;
mod text;
mod transport;
mod trial;

use ball_rules::Ruleset;
use ball_teach::{Demonstration, Rulebook, Section};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Id, Label, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::title::AddTitleEntry;
use super::{DrawSet, Go, Screen, Stage, TitleEntry, showing};
use crate::focus::{Focus, Menu, rows};
use crate::hud::{BoardArea, theme};
use crate::i18n::{Argument, Texts};
use crate::input::Caps;

pub use player::{Control, Player};
pub use reading::{Page, Reading};

use reading::{Goal, Name};

/// The part of the window that the text takes, and the most that it takes, in points: longer lines are hard to read
/// (TX-03).
const TEXT: (f32, f32) = (0.46, 660.0);
/// The height of the demonstration's captions and buttons, below the board, and the most of the window that they take.
const STAGE: (f32, f32) = (268.0, 0.6);
/// The space between rows.
const GAP: f32 = 4.0;
/// The name of the menu.
pub(crate) const MENU: &str = "rulebook";

pub(super) fn plugin(app: &mut App) {
    app.title_entry(TitleEntry { place: 40, text: "title-rulebook", go: Go::To(Screen::Rulebook) })
        .init_resource::<Reading>()
        .add_plugins((player::plugin, ask::plugin, trial::plugin))
        .add_systems(Update, contents::type_query.run_if(in_state(Screen::Rulebook)))
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Screen::Rulebook)));
}

/// What was asked for on a page.
enum Wish {
    /// To open a page from here.
    Open(Page, Option<Goal>),
    /// The section before or after this one.
    Leaf(u8),
    /// To see a demonstration, or to go on with it.
    Show(&'static Demonstration),
    /// What a button of the demonstration does.
    Do(Control),
    Back,
}

/// What a page is drawn from.
struct Book<'a> {
    texts: &'a Texts,
    caps: &'a Caps,
    player: &'a Player,
    words: Option<Name>,
    goal: Option<Goal>,
}

/// The parts of the window.
struct Parts {
    page: Rect,
    board: Rect,
    below: Rect,
}

impl Parts {
    fn of(whole: Rect) -> Parts {
        let split = (whole.left() + (whole.width() * TEXT.0).min(TEXT.1)).round();
        let top = whole.bottom() - STAGE.0.min((whole.height() * STAGE.1).round());
        Parts {
            page: Rect::from_min_max(whole.min, pos2(split, whole.bottom())),
            board: Rect::from_min_max(pos2(split, whole.top()), pos2(whole.right(), top)),
            below: Rect::from_min_max(pos2(split, top), whole.max),
        }
    }
}

/// The text named `key` with the figures of the ruleset filled in.
fn fact(texts: &Texts, key: &str) -> String {
    let facts: Vec<(&'static str, Argument<'_>)> =
        Rulebook::facts(Ruleset::house()).into_iter().map(|(name, value)| (name, value.into())).collect();
    texts.with(key, &facts)
}

/// A section's number and title.
pub(crate) fn numbered(texts: &Texts, section: &Section) -> String {
    let name = texts.get(&section.title());
    texts.with("reading-numbered", &[("number", section.number.into()), ("name", name.into())])
}

fn draw(mut stage: Stage, mut reading: ResMut<Reading>, mut player: ResMut<Player>) {
    let Some(ctx) = stage.ctx() else { return };
    let mut ground = Stage::ground(&ctx);
    let parts = Parts::of(ground.max_rect());
    for part in [parts.page, parts.below] {
        ground.painter().rect_filled(part, 0.0, theme::PANEL);
    }
    stage.board.set_if_neq(BoardArea(parts.board));
    let (active, texts) = (stage.is_active(), &*stage.texts);
    let mut book = Book { texts, caps: &stage.caps, player: &player, words: reading.words, goal: reading.goal };
    let mut wish = None;
    let focus: &mut Focus = &mut stage.focus;
    let small = parts.page.height() < 560.0;
    let margin = if small { vec2(12.0, 10.0) } else { vec2(26.0, 22.0) };
    let shown = focus.menu(MENU, active, |menu| {
        let mut ui = ground.new_child(UiBuilder::new().max_rect(parts.page.shrink2(margin)));
        wish = page(&mut ui, menu, &mut book, &reading);
        let mut ui = ground.new_child(UiBuilder::new().max_rect(parts.below.shrink2(vec2(margin.x, 12.0))));
        wish = transport::show(&mut ui, menu, texts, &player, reading.page()).map(Wish::Do).or(wish.take());
    });
    let words = book.words;
    if reading.words != words || reading.goal.is_some() || reading.fresh {
        (reading.words, reading.goal, reading.fresh) = (words, None, false);
        ctx.request_repaint();
    }
    let Some(wish) = wish.or(shown.back.then_some(Wish::Back)).or_else(|| leaf(&reading, shown.tab)) else { return };
    ctx.request_repaint();
    match wish {
        Wish::Open(page, goal) => {
            player.set_up_for(page);
            reading.turn_to(&mut stage.focus, page, goal);
        }
        Wish::Leaf(section) => {
            player.set_up_for(Page::Section(section));
            reading.leaf(&mut stage.focus, section);
        }
        Wish::Show(demonstration) if player.shows(demonstration) => player.ask(Control::Play),
        Wish::Show(demonstration) => player.choose(demonstration),
        Wish::Do(control) => player.ask(control),
        Wish::Back => {
            if !reading.back(&mut stage.focus) {
                stage.go(Go::Back);
            }
        }
    }
}

/// The number of the last section.
fn last_section() -> u8 {
    Rulebook::get().sections().len() as u8
}

/// Shoulder buttons and page keys turn the pages.
fn leaf(reading: &Reading, by: i8) -> Option<Wish> {
    let Page::Section(number) = reading.page() else { return None };
    let to = (number as i8 + by).clamp(1, last_section() as i8) as u8;
    (to != number).then_some(Wish::Leaf(to))
}

/// The page that is open: its title, what it says, and the way on.
fn page(ui: &mut Ui, menu: &mut Menu, book: &mut Book, reading: &Reading) -> Option<Wish> {
    let texts = book.texts;
    let section = match reading.page() {
        Page::Section(number) => Rulebook::get().section(number),
        _ => None,
    };
    let name = match (reading.page(), section) {
        (_, Some(section)) => numbered(texts, section),
        (Page::Terms, _) => texts.get("guide-terms"),
        (Page::Controls, _) => texts.get("help-title"),
        _ => texts.get("reading-title"),
    };
    let font = theme::semibold(if section.is_some() { theme::HEADING } else { theme::DISPLAY });
    ui.add(Label::new(RichText::new(name).font(font)).wrap());
    ui.add_space(4.0);
    let mut wish = None;
    scroll(ui, reading, |ui| {
        wish = match (reading.page(), section) {
            (Page::Section(number), Some(section)) => read(ui, menu, book, number, section),
            (Page::Terms, _) => contents::terms(ui, menu, book),
            (Page::Controls, _) => {
                controls::show(ui, menu, texts, book.caps);
                None
            }
            _ => contents::contents(ui, menu, book, reading.query()),
        };
    });
    foot(ui, menu, texts, section).or(wish)
}

/// What scrolls, above the row at the foot of the page. A page that is opened begins at its top.
fn scroll(ui: &mut Ui, reading: &Reading, content: impl FnOnce(&mut Ui)) {
    let room = ui.available_height() - rows::HEIGHT - 14.0;
    let mut area = ScrollArea::vertical().id_salt(reading.page()).max_height(room).auto_shrink([false, false]);
    if reading.fresh {
        area = area.vertical_scroll_offset(0.0);
    }
    area.show(ui, |ui| {
        // Room for the ring of the rows at the edges.
        bevy_egui::egui::Frame::NONE.inner_margin(5.0).show(ui, |ui| {
            ui.set_width((ui.available_width() - 14.0).max(0.0));
            ui.spacing_mut().item_spacing.y = GAP;
            content(ui);
        });
    });
}

fn read(ui: &mut Ui, menu: &mut Menu, book: &mut Book, number: u8, section: &Section) -> Option<Wish> {
    let mut wish = None;
    for (i, block) in section.blocks.iter().enumerate() {
        ui.push_id(Id::new((number, i)), |ui| wish = text::block(ui, menu, book, (number, i), block).or(wish.take()));
    }
    wish
}

/// The way on from a page.
fn foot(ui: &mut Ui, menu: &mut Menu, texts: &Texts, section: Option<&Section>) -> Option<Wish> {
    let mut wish = None;
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        let Some(section) = section else {
            if rows::small_button(ui, menu, "back", &texts.get("screen-back"), true) {
                wish = Some(Wish::Back);
            }
            return;
        };
        let (number, last) = (section.number, last_section());
        if rows::small_button(ui, menu, "contents", &texts.get("reading-contents"), true) {
            wish = Some(Wish::Open(Page::Contents, Some(Goal::Entry(number))));
        }
        for (key, name, to, way, open) in [
            ("previous", "reading-previous", number.saturating_sub(1), -1.0, number > 1),
            ("next", "reading-next", number + 1, 1.0, number < last),
        ] {
            let drawn = rows::custom(ui, menu, key, vec2(54.0, rows::HEIGHT), &texts.get(name), open);
            let colour = if open { theme::TEXT } else { theme::OFF };
            transport::chevron(ui.painter(), drawn.rect.center(), way, colour);
            if drawn.attention.confirmed {
                wish = Some(Wish::Leaf(to));
            }
        }
    });
    wish
}
