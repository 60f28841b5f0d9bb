//! The rulebook: its twelve sections beside the board, on which every demonstration plays.

mod player;
mod text;

use ball_teach::{Rulebook, Section};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::title::AddTitleEntry;
use super::{DrawSet, Go, Screen, Stage, TitleEntry, showing};
use crate::focus::{Focus, Menu, rows};
use crate::hud::{BoardArea, theme};
use crate::i18n::Texts;

pub use player::Player;

/// The part of the window that the text takes.
const TEXT: f32 = 0.46;
/// The height of the demonstration's captions and buttons, below the board.
const STAGE_HEIGHT: f32 = 250.0;
/// The name of the menu.
pub(crate) const MENU: &str = "rulebook";

/// Where the rulebook is open. It stays open there until the game is closed.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenAt(pub Option<u8>);

pub(super) fn plugin(app: &mut App) {
    app.title_entry(TitleEntry { place: 40, text: "title-rulebook", go: Go::To(Screen::Rulebook) })
        .init_resource::<OpenAt>()
        .add_plugins(player::plugin)
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Screen::Rulebook)));
}

/// What was asked for on a page.
enum Wish {
    Open(Option<u8>),
    Show(&'static ball_teach::Demonstration),
    Do(player::Control),
}

fn draw(mut stage: Stage, mut open: ResMut<OpenAt>, mut player: ResMut<Player>) {
    let Some(ctx) = stage.ctx() else { return };
    let mut ground = Stage::ground(&ctx);
    let whole = ground.max_rect();
    let split = (whole.left() + whole.width() * TEXT).round();
    let page = Rect::from_min_max(whole.min, pos2(split, whole.bottom()));
    let below = Rect::from_min_max(pos2(split, whole.bottom() - STAGE_HEIGHT), whole.max);
    ground.painter().rect_filled(page, 0.0, theme::PANEL);
    ground.painter().rect_filled(below, 0.0, theme::PANEL);
    stage.board.set_if_neq(BoardArea(Rect::from_min_max(pos2(split, whole.top()), pos2(whole.right(), below.top()))));
    let (active, texts) = (stage.is_active(), &*stage.texts);
    let mut wish = None;
    let focus: &mut Focus = &mut stage.focus;
    let shown = focus.menu(MENU, active, |menu| {
        let mut ui = ground.new_child(UiBuilder::new().max_rect(page.shrink2(vec2(28.0, 24.0))));
        let section = open.0.and_then(|number| Rulebook::get().section(number));
        wish = match section {
            None => contents(&mut ui, menu, texts),
            Some(section) => read(&mut ui, menu, texts, section, &player),
        };
        let mut ui = ground.new_child(UiBuilder::new().max_rect(below.shrink2(vec2(24.0, 14.0))));
        if let Some(control) = player::show(&mut ui, menu, texts, &player) {
            wish = Some(Wish::Do(control));
        }
    });
    match wish {
        Some(Wish::Open(number)) => open.0 = number,
        Some(Wish::Show(demonstration)) => player.choose(demonstration),
        Some(Wish::Do(control)) => player.wants = Some(control),
        None if shown.back && open.0.is_some() => open.0 = None,
        None if shown.back => stage.go(Go::Back),
        None => turn(&mut open, shown.tab),
    }
}

/// Shoulder buttons and page keys turn the pages.
fn turn(open: &mut OpenAt, by: i8) {
    let last = Rulebook::get().sections().len() as i8;
    if by != 0 {
        open.0 = Some((open.0.map_or(0, |number| number as i8) + by).clamp(1, last) as u8);
    }
}

fn contents(ui: &mut Ui, menu: &mut Menu, texts: &Texts) -> Option<Wish> {
    let mut wish = None;
    ui.label(RichText::new(texts.get("reading-title")).font(theme::semibold(theme::DISPLAY)));
    ui.add_space(6.0);
    scroll(ui, rows::HEIGHT + 14.0, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        for section in Rulebook::get().sections() {
            let name = numbered(texts, section);
            if rows::button(ui, menu, ("section", section.number), &name, true) {
                wish = Some(Wish::Open(Some(section.number)));
            }
        }
    });
    let back = rows::small_button(ui, menu, "back", &texts.get("screen-back"), true);
    if back { Some(Wish::Do(player::Control::Leave)) } else { wish }
}

fn numbered(texts: &Texts, section: &Section) -> String {
    let name = texts.get(&section.title());
    texts.with("reading-numbered", &[("number", section.number.into()), ("name", name.into())])
}

/// What scrolls, above so much room at the bottom.
fn scroll(ui: &mut Ui, bottom: f32, content: impl FnOnce(&mut Ui)) {
    let room = ui.available_height() - bottom;
    ScrollArea::vertical().max_height(room).auto_shrink([false, false]).show(ui, |ui| {
        bevy_egui::egui::Frame::NONE.inner_margin(5.0).show(ui, |ui| {
            ui.set_width(ui.available_width() - 14.0);
            content(ui);
        });
    });
}

fn read(ui: &mut Ui, menu: &mut Menu, texts: &Texts, section: &Section, player: &Player) -> Option<Wish> {
    let mut wish = None;
    ui.label(RichText::new(numbered(texts, section)).font(theme::semibold(theme::HEADING)));
    ui.add_space(4.0);
    let of_section = section.number;
    scroll(ui, rows::HEIGHT + 14.0, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        // Another section begins at its own beginning, not where the one before was scrolled to.
        ui.push_id(of_section, |ui| {
            for (i, block) in section.blocks.iter().enumerate() {
                wish = text::block(ui, menu, texts, (of_section, i), block, player).or(wish.take());
            }
        });
    });
    ui.horizontal(|ui| {
        let last = Rulebook::get().sections().len() as u8;
        if rows::small_button(ui, menu, "contents", &texts.get("reading-contents"), true) {
            wish = Some(Wish::Open(None));
        }
        if rows::small_button(ui, menu, "previous", &texts.get("reading-previous"), of_section > 1) {
            wish = Some(Wish::Open(Some(of_section - 1)));
        }
        if rows::small_button(ui, menu, "next", &texts.get("reading-next"), of_section < last) {
            wish = Some(Wish::Open(Some(of_section + 1)));
        }
    });
    wish
}
