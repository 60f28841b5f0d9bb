//! The title: the wordmark, what the game is, and the way to everything, beside the board.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{
    Color32, Frame, Label, Margin, Mesh, Rect, RichText, ScrollArea, Shape, Ui, UiBuilder, pos2, vec2,
};

use super::stage::write;
use super::{DrawSet, Go, Screen, Stage, showing};
use crate::focus::{Focus, rows};
use crate::hud::{BoardArea, theme};
use crate::match_play::{Command, Session};

/// The size of the wordmark, in points.
pub const WORDMARK: f32 = 92.0;

/// An entry of the title's menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TitleEntry {
    /// Where it stands: lower ones first.
    pub place: u8,
    /// The name of its text; also that of its row.
    pub text: &'static str,
    /// Where it leads.
    pub go: Go,
}

/// The entries of the title's menu besides those that are always there.
#[derive(Resource, Clone, Default, Debug)]
pub struct TitleEntries(Vec<TitleEntry>);

/// Adds entries to the title.
pub trait AddTitleEntry {
    /// Adds an entry to the title's menu.
    fn title_entry(&mut self, entry: TitleEntry) -> &mut Self;
}

impl AddTitleEntry for App {
    fn title_entry(&mut self, entry: TitleEntry) -> &mut App {
        let mut entries = self.world_mut().get_resource_or_init::<TitleEntries>();
        entries.0.push(entry);
        entries.0.sort_by_key(|entry| entry.place);
        self
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TitleEntries>()
        .add_systems(OnEnter(Screen::Title), come_from_match)
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Screen::Title)));
}

/// Whether the match can be gone on with.
fn is_begun(session: &Session) -> bool {
    !session.game().played().is_empty() && session.result().is_none()
}

/// Whoever has left a match finds the way back into it first: what was used before might have led to another one.
fn come_from_match(
    mut transitions: MessageReader<StateTransitionEvent<Screen>>,
    session: Res<Session>,
    mut focus: ResMut<Focus>,
) {
    let from_match = transitions.read().last().is_some_and(|change| change.exited == Some(Screen::Match));
    if from_match && is_begun(&session) {
        focus.menu_focus("title", "title-play-on");
    }
}

fn draw(mut stage: Stage, entries: Res<TitleEntries>, mut commands: MessageWriter<Command>) {
    let Some(ctx) = stage.ctx() else { return };
    let mut ui = Stage::ground(&ctx);
    let whole = ui.max_rect();
    let column = (whole.width() * 0.36).clamp(380.0, 620.0);
    // The board is alive beside the menu.
    let board = Rect::from_min_max(pos2(whole.left() + column * 0.9, whole.top()), whole.max);
    stage.board.set_if_neq(BoardArea(board));
    shade(&ui, whole, column);
    let begun = is_begun(&stage.session);
    let active = stage.is_active();
    let texts = &*stage.texts;
    let mut wish = None;
    let shown = stage.focus.menu("title", active, |menu| {
        let inner =
            Rect::from_min_max(whole.min + vec2(56.0, 0.0), pos2(whole.left() + column - 24.0, whole.bottom() - 24.0));
        // Where everything is large, the wordmark gives way to the menu.
        let size = (whole.height() * 0.115).min(WORDMARK);
        let top = whole.top() + (whole.height() * 0.07).max(16.0);
        let below =
            write(&ui, pos2(inner.left() - 4.0, top), &texts.get("title-wordmark"), theme::semibold(size), theme::TEXT);
        let bar = Rect::from_min_size(pos2(inner.left(), below + 2.0), vec2(72.0, 5.0));
        ui.painter().rect_filled(bar, 2.0, theme::ACCENT);
        let rest = Rect::from_min_max(pos2(inner.left(), below + 20.0), inner.max);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rest));
        let line = RichText::new(texts.get("title-line")).font(theme::regular(theme::TITLE)).color(theme::WEAK);
        ui.add(Label::new(line).wrap());
        ui.add_space((whole.height() * 0.0225).min(18.0));
        ScrollArea::vertical().auto_shrink([false, false]).show(&mut ui, |ui| {
            // As far apart as there is room for.
            let count = entries.0.len() as f32 + if begun { 3.0 } else { 2.0 };
            ui.spacing_mut().item_spacing.y = (ui.available_height() / count - rows::ENTRY).clamp(2.0, 8.0);
            // Room for the ring of the rows at the edges.
            Frame::NONE.inner_margin(Margin::symmetric(2, 2)).show(ui, |ui| {
                if begun && rows::entry(ui, menu, "title-play-on", &texts.get("title-play-on")) {
                    wish = Some(Wish::Go(Go::To(Screen::Match)));
                }
                if rows::entry(ui, menu, "title-versus", &texts.get("title-versus")) {
                    wish = Some(Wish::Go(Go::To(Screen::Join)));
                }
                for entry in &entries.0 {
                    if rows::entry(ui, menu, entry.text, &texts.get(entry.text)) {
                        wish = Some(Wish::Go(entry.go));
                    }
                }
                if rows::entry(ui, menu, "title-quit", &texts.get("title-quit")) {
                    wish = Some(Wish::Quit);
                }
            });
        });
    });
    match wish {
        Some(Wish::Go(go)) => stage.go(go),
        Some(Wish::Quit) => drop(commands.write(Command::Quit)),
        // There is nothing to go back to: the focus goes to what leaves the game, and a press more does so.
        None if shown.back => {
            stage.focus.menu_focus("title", "title-quit");
            ctx.request_repaint();
        }
        None => {}
    }
}

/// What was chosen.
enum Wish {
    Go(Go),
    Quit,
}

/// The dark ground of the menu, which gives way to the board.
fn shade(ui: &Ui, whole: Rect, column: f32) {
    let solid = Rect::from_min_max(whole.min, pos2(whole.left() + column - 12.0, whole.bottom()));
    ui.painter().rect_filled(solid, 0.0, theme::PANEL);
    let mut mesh = Mesh::default();
    let (left, right) = (solid.right(), whole.left() + column * 1.2);
    for (x, colour) in [(left, theme::PANEL), (right, Color32::TRANSPARENT)] {
        mesh.colored_vertex(pos2(x, whole.top()), colour);
        mesh.colored_vertex(pos2(x, whole.bottom()), colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 2, 3);
    ui.painter().add(Shape::mesh(mesh));
}
