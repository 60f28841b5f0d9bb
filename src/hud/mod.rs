//! The panels round the board: whose turn it is, what to do, what can be chosen, what was played.
//!
//! Everything is drawn from the session each time something happens, and nothing in between. Panels take clicks and
//! write [`Command`]s; they change nothing themselves but the settings.

mod badges;
mod banner;
mod bottom_bar;
mod cards;
mod dialogs;
mod help;
mod log;
mod menu;
mod narration;
mod notices;
mod prompt;
mod scene;
pub mod theme;
mod toolbar;
mod top_bar;
mod upkeep;
pub(crate) mod widgets;
pub mod words;

use bevy::camera::CameraUpdateSystems;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::transform::TransformSystems;
use bevy_egui::egui::{self, Id, LayerId, Panel, Ui, UiBuilder};
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass};

use crate::animation::Animating;
use crate::board::{Hinted, PieceView};
use crate::camera::MainCamera;
use crate::i18n::{AskedLanguage, Texts};
use crate::input::{Caps, Hovered};
use crate::match_play::{Command, Session};
use crate::seats::Hands;
use crate::settings::Settings;

pub use dialogs::DialogFocus;
pub use help::HelpPage;
pub use narration::Narrator;
pub use scene::{Clickable, ListFocus};
pub use upkeep::{Panels, zoom_for};

use log::LogBook;
use scene::{Scene, Wishes};

/// The part of the window that the panels leave to the board, in egui's points.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct BoardArea(pub egui::Rect);

impl Default for BoardArea {
    fn default() -> BoardArea {
        BoardArea(egui::Rect::ZERO)
    }
}

/// Whether the help is open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HelpOpen(pub bool);

/// Whether the menu is open. Keys are the menu's then: something in it has egui's focus.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MenuOpen(pub bool);

/// Whether the result of the match has been put away, so that the board can be seen.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ResultHidden(pub bool);

/// When the panels are drawn.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawSet;

/// Draws the panels.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardArea>()
        .init_resource::<HelpOpen>()
        .init_resource::<HelpPage>()
        .init_resource::<MenuOpen>()
        .init_resource::<DialogFocus>()
        .init_resource::<ResultHidden>()
        .init_resource::<Clickable>()
        .init_resource::<ListFocus>()
        .init_resource::<LogBook>()
        .add_plugins(upkeep::plugin)
        // Plates are painted where the figures are in this very frame.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::EndPass.after(TransformSystems::Propagate).after(CameraUpdateSystems),
        )
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet));
}

/// What the panels keep between frames.
#[derive(SystemParam)]
struct Kept<'w, 's> {
    board: ResMut<'w, BoardArea>,
    help: ResMut<'w, HelpOpen>,
    page: ResMut<'w, HelpPage>,
    menu: ResMut<'w, MenuOpen>,
    focus: ResMut<'w, DialogFocus>,
    book: ResMut<'w, LogBook>,
    hinted: ResMut<'w, Hinted>,
    clickable: ResMut<'w, Clickable>,
    list: Res<'w, ListFocus>,
    asked_language: ResMut<'w, AskedLanguage>,
    /// The pixels per point for which the glyphs have been drawn.
    warm_scale: Local<'s, f32>,
    /// Whether the menu was open when the panels were drawn last.
    menu_was_open: Local<'s, bool>,
    result_hidden: ResMut<'w, ResultHidden>,
}

fn draw(
    mut contexts: EguiContexts,
    (texts, session, hovered, animating): (Res<Texts>, Res<Session>, Res<Hovered>, Res<Animating>),
    mut settings: ResMut<Settings>,
    (caps, hands): (Res<Caps>, Res<Hands>),
    mut kept: Kept,
    camera: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    pieces: Query<(&PieceView, &GlobalTransform)>,
    mut commands: MessageWriter<Command>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    if texts.is_changed() {
        kept.book.clear();
    }
    if texts.is_changed() || session.is_changed() {
        kept.book.refresh(&texts, session.game());
    }
    // Once for every scale that the text is drawn in.
    if *kept.warm_scale != ctx.pixels_per_point() {
        *kept.warm_scale = ctx.pixels_per_point();
        theme::warm_glyphs(&ctx.debug_painter());
        ctx.request_repaint();
    }
    let scene = Scene { texts: &texts, session: &session, caps: &caps, hovered: hovered.0 };
    let mut wishes = Wishes { focus: kept.list.0.clone(), ..Wishes::default() };
    let mut edited = settings.clone();
    let frame = around(&ctx, scene, &mut kept, &mut wishes);
    if let Ok((camera, at)) = camera.single() {
        let lens = badges::Lens { camera, at, zoom: ctx.zoom_factor() };
        plates(&frame.ui, scene, &lens, &pieces, frame.board);
    }
    toolbar::show(&ctx, scene, &mut edited, frame.board);
    notices::show(&ctx, scene, frame.board);
    match session.result() {
        Some(result) if !animating.0 && !kept.result_hidden.0 => {
            let hidden = !banner::show(&ctx, scene, result, frame.board, &mut wishes);
            kept.result_hidden.set_if_neq(ResultHidden(hidden));
        }
        Some(_) => {}
        None => drop(kept.result_hidden.set_if_neq(ResultHidden(false))),
    }
    above(&ctx, scene, &mut kept, &mut edited, frame.menu_button, &mut wishes);
    settings.set_if_neq(edited);
    if kept.board.set_if_neq(BoardArea(frame.board)) || !wishes.commands.is_empty() {
        ctx.request_repaint();
    }
    // Whoever waits may look into the menu, and decide nothing there for the coach on move (LM-04).
    commands.write_batch(wishes.commands.into_iter().filter(|command| hands.let_through(command)));
    kept.clickable.set_if_neq(Clickable(wishes.clickable));
}

/// What the panels at the edges leave.
struct Around {
    ui: Ui,
    board: egui::Rect,
    menu_button: egui::Rect,
}

/// Draws the panels at the window's edges.
fn around(ctx: &egui::Context, scene: Scene<'_>, kept: &mut Kept, wishes: &mut Wishes) -> Around {
    let whole = ctx.viewport_rect();
    let builder = UiBuilder::new().layer_id(LayerId::background()).max_rect(whole);
    let mut ui = Ui::new(ctx.clone(), Id::new("hud"), builder);
    let panel = |panel: Panel| panel.resizable(false).show_separator_line(false).frame(theme::panel());
    let (mut menu_open, mut help_open) = (kept.menu.0, kept.help.0);
    let menu_button = panel(Panel::top("top bar").exact_size(top_bar::HEIGHT))
        .show(&mut ui, |ui| {
            let opens = top_bar::Opens { menu: &mut menu_open, help: &mut help_open };
            top_bar::show(ui, scene, opens, wishes)
        })
        .inner;
    kept.menu.set_if_neq(MenuOpen(menu_open));
    kept.help.set_if_neq(HelpOpen(help_open));
    panel(Panel::bottom("bottom bar").exact_size(bottom_bar::HEIGHT))
        .show(&mut ui, |ui| bottom_bar::show(ui, scene, wishes));
    let log_width = (whole.width() * 0.235).clamp(250.0, 340.0);
    let hint = panel(Panel::right("log").exact_size(log_width))
        .show(&mut ui, |ui| log::show(ui, scene.texts, scene.session, &kept.book))
        .inner;
    kept.hinted.set_if_neq(Hinted(hint));
    if cards::any(scene) {
        let width = (whole.width() * 0.21).clamp(230.0, 300.0);
        panel(Panel::left("cards").exact_size(width)).show(&mut ui, |ui| cards::show(ui, scene, wishes));
    }
    let board = ui.available_rect_before_wrap();
    ui.painter().rect_stroke(board, 0.0, egui::Stroke::new(1.0, theme::LINE), egui::StrokeKind::Outside);
    Around { ui, board, menu_button }
}

/// Paints the plates of the pieces, far ones first.
fn plates(
    ui: &Ui,
    scene: Scene<'_>,
    lens: &badges::Lens<'_>,
    pieces: &Query<(&PieceView, &GlobalTransform)>,
    board: egui::Rect,
) {
    let painter = ui.painter_at(board);
    let position = scene.session.position();
    let eye = lens.at.translation();
    let mut shown: Vec<_> = pieces
        .iter()
        .filter_map(|(&PieceView(id), at)| Some((position.piece(id)?, at, eye.distance(at.translation()))))
        .collect();
    shown.sort_by(|one, other| other.2.total_cmp(&one.2));
    for (piece, at, _) in shown {
        badges::paint(&painter, scene.texts, lens, &piece, at);
    }
}

/// Draws what lies above everything: the menu, the help, questions.
fn above(
    ctx: &egui::Context,
    scene: Scene<'_>,
    kept: &mut Kept,
    settings: &mut Settings,
    menu_button: egui::Rect,
    wishes: &mut Wishes,
) {
    let asked = scene.session.asked();
    if kept.menu.0 {
        let just_opened = !*kept.menu_was_open;
        let mut asked_language = kept.asked_language.clone();
        let stays = menu::show(ctx, scene.texts, settings, &mut asked_language, menu_button, just_opened, wishes);
        kept.asked_language.set_if_neq(asked_language);
        kept.menu.set_if_neq(MenuOpen(stays));
    }
    *kept.menu_was_open = kept.menu.0;
    if kept.help.0 {
        let stays = help::show(ctx, scene, &mut kept.page);
        kept.help.set_if_neq(HelpOpen(stays));
    }
    if let Some(asked) = asked {
        let mode = scene.session.position().mode();
        dialogs::show(ctx, scene.texts, asked, mode, *kept.focus, settings, wishes);
    }
}
