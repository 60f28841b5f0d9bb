//! What a screen is drawn with: the ground, its title, a place for its rows, and the way back.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Align2, Color32, Id, LayerId, Mesh, Rect, RichText, ScrollArea, Shape, Stroke, Ui, UiBuilder, pos2, vec2,
};

use super::{Go, Navigator};
use crate::focus::{Focus, Menu, rows};
use crate::hud::{BoardArea, theme};
use crate::i18n::Texts;
use crate::input::Caps;
use crate::match_play::Session;

/// The widest that a page becomes, in points: lines of more than some 80 characters are hard to read (TX-03).
const PAGE_WIDTH: f32 = 760.0;

/// Everything that a screen needs to draw itself.
#[derive(SystemParam)]
pub struct Stage<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    /// The focus of all menus.
    pub focus: ResMut<'w, Focus>,
    /// What stands on the keys and buttons in the hand.
    pub caps: Res<'w, Caps>,
    /// The words.
    pub texts: Res<'w, Texts>,
    /// Where one is.
    pub navigator: Res<'w, Navigator>,
    /// The match in progress.
    pub session: Res<'w, Session>,
    /// The part of the window that is the board's.
    pub board: ResMut<'w, BoardArea>,
    go: MessageWriter<'w, Go>,
}

impl Stage<'_, '_> {
    /// What egui draws with.
    pub fn ctx(&mut self) -> Option<egui::Context> {
        self.contexts.ctx_mut().ok().cloned()
    }

    /// Whether the screen is the topmost thing: no question lies over it.
    pub fn is_active(&self) -> bool {
        self.session.asked().is_none()
    }

    /// Wants another screen.
    pub fn go(&mut self, go: Go) {
        self.go.write(go);
    }

    /// A layer over the whole window to draw on, below dialogs.
    pub fn ground(ctx: &egui::Context) -> Ui {
        let builder = UiBuilder::new().layer_id(LayerId::background()).max_rect(ctx.viewport_rect());
        Ui::new(ctx.clone(), Id::new("screen"), builder)
    }

    /// Draws a page: its title (the text `title`), its content, which scrolls where it is too long, and the button that
    /// goes back. `name` is the name of its menu.
    pub fn page(&mut self, name: &str, title: &str, content: impl FnOnce(&mut Ui, &mut Menu, &Texts)) {
        let Some(ctx) = self.ctx() else { return };
        let mut ground = Stage::ground(&ctx);
        let whole = ground.max_rect();
        backdrop(&ground, whole);
        self.board.set_if_neq(BoardArea(whole));
        // A window may be a single pixel wide for a moment.
        let width = (whole.width() - 80.0).clamp(160.0, PAGE_WIDTH);
        let column = Rect::from_center_size(whole.center(), vec2(width, (whole.height() - 56.0).max(160.0)));
        let active = self.is_active();
        let texts = &*self.texts;
        let shown = self.focus.menu(name, active, |menu| {
            let mut ui = ground.new_child(UiBuilder::new().max_rect(column));
            let said = ui.label(RichText::new(texts.get(title)).font(theme::semibold(theme::DISPLAY)));
            let bar = Rect::from_min_size(said.rect.left_bottom() + vec2(0.0, 2.0), vec2(48.0, 4.0));
            ui.painter().rect_filled(bar, 2.0, theme::ACCENT);
            ui.add_space(14.0);
            let room = ui.available_height() - rows::HEIGHT - 20.0;
            ScrollArea::vertical().max_height(room).auto_shrink([false, false]).show(&mut ui, |ui| {
                ui.set_width(width - 18.0);
                // Room for the ring of the rows at the edges.
                egui::Frame::NONE.inner_margin(5.0).show(ui, |ui| content(ui, menu, texts));
            });
            let foot = Rect::from_min_max(pos2(column.left() + 5.0, column.bottom() - rows::HEIGHT), column.max);
            let mut foot = ground.new_child(UiBuilder::new().max_rect(foot));
            rows::small_button(&mut foot, menu, "back", &texts.get("screen-back"), true)
        });
        if shown.back || shown.inner {
            self.go(Go::Back);
        }
    }

    /// Draws an overlay in the middle of the window. Returns whether it goes back.
    pub fn overlay(&mut self, name: &str, title: &str, width: f32, content: impl FnOnce(&mut Ui, &mut Menu, &Texts)) {
        let Some(ctx) = self.ctx() else { return };
        let active = self.is_active();
        let texts = &*self.texts;
        let room = (ctx.viewport_rect().height() - 120.0).max(100.0);
        let width = width.min((ctx.viewport_rect().width() - 100.0).max(160.0));
        let modal = egui::Modal::new(Id::new(name))
            .frame(theme::raised().inner_margin(24))
            .backdrop_color(Color32::from_black_alpha(150));
        let shown = self.focus.menu(name, active, |menu| {
            modal.show(&ctx, |ui| {
                ui.set_width(width);
                ui.label(RichText::new(texts.get(title)).font(theme::semibold(theme::HEADING)));
                ui.add_space(6.0);
                ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
                    egui::Frame::NONE.inner_margin(5.0).show(ui, |ui| content(ui, menu, texts));
                });
            });
        });
        if shown.back {
            self.go(Go::Back);
        }
    }
}

/// The ground of a page: night, a little lighter above, and far below it the lines of a field.
fn backdrop(ui: &Ui, whole: Rect) {
    let painter = ui.painter();
    painter.rect_filled(whole, 0.0, theme::PANEL);
    let mut light = Mesh::default();
    for (y, colour) in [(whole.top(), theme::RAISED), (whole.center().y, Color32::TRANSPARENT)] {
        light.colored_vertex(pos2(whole.left(), y), colour);
        light.colored_vertex(pos2(whole.right(), y), colour);
    }
    light.add_triangle(0, 1, 2);
    light.add_triangle(1, 2, 3);
    painter.add(Shape::mesh(light));
    let line = Stroke::new(1.0, theme::LINE.gamma_multiply(0.35));
    let (below, far) = (whole.bottom(), whole.height() * 0.16);
    for step in 0..5_u8 {
        let depth = f32::from(step) / 5.0;
        let y = below - far * depth * (2.0 - depth);
        painter.line_segment([pos2(whole.left(), y), pos2(whole.right(), y)], line);
    }
    for side in -6..=6_i8 {
        let side = f32::from(side);
        let (near, away) =
            (whole.center().x + side * whole.width() * 0.14, whole.center().x + side * whole.width() * 0.09);
        painter.line_segment([pos2(near, below), pos2(away, below - far * 0.96)], line);
    }
}

/// Draws a line of text and returns where it ends below.
pub(super) fn write(ui: &Ui, at: egui::Pos2, text: &str, font: egui::FontId, colour: Color32) -> f32 {
    ui.painter().text(at, Align2::LEFT_TOP, text, font, colour).bottom()
}
