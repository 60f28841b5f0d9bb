//! The panels round the board: whose turn it is, what to do, what can be chosen, what was played.
//!
//! Everything is drawn from the session each time something happens, and nothing in between. Panels take clicks and
//! write [`Command`]s; they change nothing themselves but the settings.

pub(crate) mod aside;
mod badges;
mod bottom_bar;
mod cards;
mod clocks;
mod coach;
mod dialogs;
mod hint;
pub(crate) mod icons;
mod log;
mod narration;
mod notices;
mod options;
mod prompt;
mod recolour;
mod scene;
mod side_bar;
pub mod theme;
mod toolbar;
mod top_bar;
mod upkeep;
pub(crate) mod widgets;
pub mod words;

use ball_rules::Squares;
use bevy::camera::CameraUpdateSystems;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::transform::TransformSystems;
use bevy_egui::egui::{self, Id, LayerId, Panel, Ui, UiBuilder};
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass};

use crate::board::{Hinted, PieceView, colour_of};
use crate::camera::MainCamera;
use crate::i18n::Texts;
use crate::input::{Caps, Hovered};
use crate::match_play::{Command, Session};
use crate::opponent::Advice;
use crate::screens::{Go, Navigator, Overlay, Screen};
use crate::seats::Hands;
use crate::settings::Settings;
use crate::tutor::Coaching;

pub(crate) use hint::{percent, situation, steps};
pub use narration::Narrator;
pub use scene::{Clickable, ListFocus};
pub use upkeep::{Panels, zoom_for};

pub(crate) use log::LogBook;
use scene::{Scene, Wishes};

/// The part of the window that the panels leave to the board, in egui's points.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct BoardArea(pub egui::Rect);

impl Default for BoardArea {
    fn default() -> BoardArea {
        BoardArea(egui::Rect::ZERO)
    }
}

/// What part of the board's view darkens at each side.
const VIGNETTE: f32 = 0.15;

/// Draws the panels.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardArea>()
        .init_resource::<Clickable>()
        .init_resource::<ListFocus>()
        .init_resource::<LogBook>()
        .add_plugins((upkeep::plugin, dialogs::plugin, recolour::plugin))
        // Plates are painted where the figures are in this very frame.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::EndPass.after(TransformSystems::Propagate).after(CameraUpdateSystems),
        )
        .configure_sets(EguiPrimaryContextPass, PanelSet.before(QuestionSet))
        .add_systems(
            EguiPrimaryContextPass,
            (
                warm.before(PanelSet),
                draw.in_set(PanelSet).run_if(in_match),
                put_away.in_set(PanelSet).run_if(not(in_match)),
                name_pieces.after(crate::screens::DrawSet).run_if(in_rulebook),
            ),
        );
}

/// In `EguiPrimaryContextPass`: the panels of the match are drawn.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PanelSet;

/// In `EguiPrimaryContextPass`: questions are drawn, over everything else.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct QuestionSet;

/// Whether a match is on the screen, to be played or looked into, whatever lies over it.
fn in_match(navigator: Res<Navigator>) -> bool {
    matches!(navigator.now().screen, Screen::Match | Screen::Analysis)
}

/// Without panels there is nothing of them to click, nor to point at from them; demonstrations point by themselves.
fn put_away(navigator: Res<Navigator>, mut clickable: ResMut<Clickable>, mut hinted: ResMut<Hinted>) {
    clickable.set_if_neq(Clickable::default());
    if navigator.now().screen != Screen::Rulebook {
        hinted.set_if_neq(Hinted::default());
    }
}

/// Draws the glyphs of all languages once for every scale that text is drawn in.
fn warm(mut contexts: EguiContexts, mut warm_scale: Local<f32>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if *warm_scale != ctx.pixels_per_point() {
        *warm_scale = ctx.pixels_per_point();
        theme::warm_glyphs(&ctx.debug_painter());
        ctx.request_repaint();
    }
}

/// What the panels keep between frames.
#[derive(SystemParam)]
struct Kept<'w, 's> {
    board: ResMut<'w, BoardArea>,
    book: ResMut<'w, LogBook>,
    hinted: ResMut<'w, Hinted>,
    clickable: ResMut<'w, Clickable>,
    list: Res<'w, ListFocus>,
    coaching: ResMut<'w, Coaching>,
    /// Whether the log is shown where it shares a panel with the cards.
    log_tab: Local<'s, bool>,
}

fn draw(
    mut contexts: EguiContexts,
    (texts, session, hovered): (Res<Texts>, Res<Session>, Res<Hovered>),
    (advice, navigator): (Res<Advice>, Res<Navigator>),
    mut settings: ResMut<Settings>,
    (caps, hands): (Res<Caps>, Res<Hands>),
    mut kept: Kept,
    camera: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    pieces: Query<(&PieceView, &GlobalTransform)>,
    mut commands: MessageWriter<Command>,
    mut go: MessageWriter<Go>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    if texts.is_changed() {
        kept.book.clear();
    }
    if texts.is_changed() || session.is_changed() {
        kept.book.refresh(&texts, session.game());
    }
    let analysis = navigator.now().screen == Screen::Analysis;
    let scene = Scene { texts: &texts, session: &session, caps: &caps, hovered: hovered.0, analysis };
    let mut wishes = Wishes { focus: kept.list.0.clone(), ..Wishes::default() };
    let mut edited = settings.clone();
    let frame = around(&ctx, scene, &mut kept, &advice, &mut wishes);
    vignette(&frame.ui, frame.board);
    if let Ok((camera, at)) = camera.single() {
        let lens = badges::Lens { camera, at, zoom: ctx.zoom_factor() };
        plates(&frame.ui, scene, &lens, &pieces, frame.board);
    }
    toolbar::show(&ctx, scene, &mut edited, frame.board, &mut wishes);
    notices::show(&ctx, scene, frame.board);
    settings.set_if_neq(edited);
    if kept.board.set_if_neq(BoardArea(frame.board)) || !wishes.commands.is_empty() || frame.pause {
        ctx.request_repaint();
    }
    // Whoever waits may pause, and decide nothing for the coach on move (LM-04).
    commands.write_batch(wishes.commands.into_iter().filter(|command| hands.let_through(command)));
    if frame.pause {
        go.write(if analysis { Go::Back } else { Go::Over(Overlay::Pause) });
    }
    kept.clickable.set_if_neq(Clickable(wishes.clickable));
}

/// Darkens the view of the board towards its sides, so that the stands do not draw the eye away from the game.
fn vignette(ui: &Ui, board: egui::Rect) {
    let mut mesh = egui::Mesh::default();
    let wide = board.width() * VIGNETTE;
    for (edge, inner) in [(board.left(), board.left() + wide), (board.right(), board.right() - wide)] {
        let first = mesh.vertices.len() as u32;
        for (x, colour) in [(edge, theme::PANEL.gamma_multiply(0.8)), (inner, egui::Color32::TRANSPARENT)] {
            mesh.colored_vertex(egui::pos2(x, board.top()), colour);
            mesh.colored_vertex(egui::pos2(x, board.bottom()), colour);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    }
    ui.painter().add(egui::Shape::mesh(mesh));
}

/// What the panels at the edges leave.
struct Around {
    ui: Ui,
    board: egui::Rect,
    /// Whether the button that pauses was clicked.
    pause: bool,
}

/// Draws the panels at the window's edges.
fn around(ctx: &egui::Context, scene: Scene<'_>, kept: &mut Kept, advice: &Advice, wishes: &mut Wishes) -> Around {
    let whole = ctx.viewport_rect();
    let builder = UiBuilder::new().layer_id(LayerId::background()).max_rect(whole);
    let mut ui = Ui::new(ctx.clone(), Id::new("hud"), builder);
    let panel = |panel: Panel| panel.resizable(false).show_separator_line(false).frame(theme::panel());
    let mut pause = false;
    panel(Panel::top("top bar").exact_size(top_bar::HEIGHT))
        .show(&mut ui, |ui| top_bar::show(ui, scene, &mut pause, wishes));
    let narrow = whole.width() < top_bar::NARROW;
    // The screen of the analysis draws what is in its panel, which has the whole height where there is room.
    let analysis = |ui: &mut Ui| drop(panel(Panel::right("log").exact_size(analysis_width(whole))).show(ui, |_| {}));
    if scene.analysis && !narrow {
        analysis(&mut ui);
    }
    let side = side_bar::fits(scene, whole);
    if !side {
        panel(Panel::bottom("bottom bar").exact_size(bottom_bar::HEIGHT))
            .show(&mut ui, |ui| bottom_bar::show(ui, scene, wishes));
    }
    if scene.analysis && narrow {
        analysis(&mut ui);
    }
    let hinted = if scene.analysis {
        Squares::EMPTY
    } else {
        let width = if side { side_bar::width(whole) } else { log_width(whole) };
        let beside = |ui: &mut Ui| {
            let rest = if side { side_bar::show(ui, scene, advice.is_shown(), wishes) } else { ui.max_rect() };
            let mut ui = ui.new_child(UiBuilder::new().max_rect(rest));
            told(&mut ui, scene, kept, advice, (narrow, side), wishes)
        };
        panel(Panel::right("log").exact_size(width)).show(&mut ui, beside).inner
    };
    kept.hinted.set_if_neq(Hinted(hinted | advice.marked()));
    if cards::any(scene) && !narrow {
        let width = (whole.width() * 0.21).clamp(230.0, 300.0);
        panel(Panel::left("cards").exact_size(width)).show(&mut ui, |ui| cards::show(ui, scene, wishes));
    }
    let board = ui.available_rect_before_wrap();
    ui.painter().rect_stroke(board, 0.0, egui::Stroke::new(1.0, theme::LINE), egui::StrokeKind::Outside);
    Around { ui, board, pause }
}

/// The log, a hint, what is explained, and where there is little room the cards, in what is left of a panel. Returns the
/// squares of what is pointed at.
fn told(
    ui: &mut Ui,
    scene: Scene<'_>,
    kept: &mut Kept,
    advice: &Advice,
    (narrow, side): (bool, bool),
    wishes: &mut Wishes,
) -> Squares {
    // Nothing is drawn anew while nothing is explained.
    let coaching = kept.coaching.bypass_change_detection();
    // Who has asked for a hint reads that first.
    let rest = if advice.is_shown() { Some(ui.max_rect()) } else { coach::show(ui, scene, side, coaching) };
    let Some(rest) = rest else { return Squares::EMPTY };
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rest));
    let ui = &mut ui;
    ui.set_clip_rect(rest.expand(3.0).intersect(ui.clip_rect()));
    hint::show(ui, scene, advice, wishes);
    // Where there is little room, cards and log share a panel.
    if narrow && cards::any(scene) && !tabs(ui, scene.texts, &mut kept.log_tab) {
        cards::show(ui, scene, wishes);
        return Squares::EMPTY;
    }
    log::show(ui, scene, &kept.book, wishes)
}

/// The width of the action log in a window.
fn log_width(window: egui::Rect) -> f32 {
    (window.width() * 0.235).clamp(250.0, 340.0)
}

/// The part of the window that the action log takes, in egui's points.
pub(crate) fn log_area(window: egui::Rect) -> egui::Rect {
    let top_left = egui::pos2(window.right() - log_width(window), window.top() + top_bar::HEIGHT);
    egui::Rect::from_min_max(top_left, egui::pos2(window.right(), window.bottom() - bottom_bar::HEIGHT))
}

/// The width of the panel of the analysis in a window.
fn analysis_width(window: egui::Rect) -> f32 {
    (window.width() * 0.32).clamp(330.0, 420.0)
}

/// The part of the window that the panel of the analysis takes, in egui's points.
pub(crate) fn analysis_area(window: egui::Rect) -> egui::Rect {
    let left = window.right() - analysis_width(window);
    let below = if window.width() < top_bar::NARROW { bottom_bar::HEIGHT } else { 0.0 };
    let (top, bottom) = (window.top() + top_bar::HEIGHT, window.bottom() - below);
    egui::Rect::from_min_max(egui::pos2(left, top), egui::pos2(window.right(), bottom))
}

/// The names of the pieces on a board that no panels of a match surround.
fn name_pieces(
    mut contexts: EguiContexts,
    (texts, session, hovered, board): (Res<Texts>, Res<Session>, Res<Hovered>, Res<BoardArea>),
    caps: Res<Caps>,
    camera: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    pieces: Query<(&PieceView, &GlobalTransform)>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let builder = UiBuilder::new().layer_id(LayerId::background()).max_rect(ctx.viewport_rect());
    let ui = Ui::new(ctx.clone(), Id::new("names"), builder);
    let scene = Scene { texts: &texts, session: &session, caps: &caps, hovered: hovered.0, analysis: false };
    if let Ok((camera, at)) = camera.single() {
        let lens = badges::Lens { camera, at, zoom: ui.ctx().zoom_factor() };
        plates(&ui, scene, &lens, &pieces, board.0);
    }
}

/// Whether demonstrations are on the board.
fn in_rulebook(navigator: Res<Navigator>) -> bool {
    navigator.now() == Screen::Rulebook.into()
}

/// Two tabs, of the cards and of the log. Returns whether the log's is chosen.
fn tabs(ui: &mut Ui, texts: &Texts, log: &mut bool) -> bool {
    ui.horizontal_wrapped(|ui| {
        for (key, is_log) in [("cards-title", false), ("log-title", true)] {
            ui.selectable_value(log, is_log, texts.get(key));
        }
    });
    *log
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
    let next = scene.session.composer().next_squares();
    for (piece, at, _) in shown {
        let offered = next.iter().find(|(square, _)| *square == piece.square);
        let offered = offered.map(|&(_, role)| theme::colour(colour_of(role)));
        badges::paint(&painter, scene.texts, lens, &piece, at, offered);
    }
}
