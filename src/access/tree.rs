//! The board and the announcements as nodes of the panels' accessibility tree (SN-03).

use std::collections::HashMap;

use ball_rules::Square;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, Live, NodeId, Role};
use bevy_egui::egui::{Context, Id, LayerId, Rect, Ui, UiBuilder, accesskit_root_id, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Announcement, describe};
use crate::board::geometry::center;
use crate::camera::MainCamera;
use crate::hud::BoardArea;
use crate::i18n::Texts;
use crate::match_play::Session;

/// The squares in words, made anew only when something about them changes, and their nodes.
#[derive(Resource, Default)]
pub(super) struct SquareTexts {
    texts: Vec<(Square, String)>,
    nodes: HashMap<NodeId, Square>,
}

impl SquareTexts {
    /// The square of a node of the tree, if it is one's.
    pub(super) fn square(&self, node: NodeId) -> Option<Square> {
        self.nodes.get(&node).copied()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SquareTexts>().add_systems(EguiPrimaryContextPass, grow);
}

fn node_id(square: Square) -> Id {
    Id::new(("square", square.to_string()))
}

fn grow(
    mut contexts: EguiContexts,
    (texts, session, announcement, board): (Res<Texts>, Res<Session>, Res<Announcement>, Res<BoardArea>),
    camera: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    mut squares: ResMut<SquareTexts>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    if !listens(&ctx) {
        return;
    }
    if squares.texts.is_empty() || session.is_changed() || texts.is_changed() {
        squares.texts = describe::squares(&texts, &session);
        squares.nodes = Square::all().map(|square| (node_id(square).accesskit_id(), square)).collect();
    }
    announce(&ctx, &announcement);
    let builder = UiBuilder::new().layer_id(LayerId::background()).max_rect(board.0);
    let mut ui = Ui::new(ctx.clone(), Id::new("board"), builder);
    let count = squares.texts.len();
    ctx.accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Group);
        node.set_label(texts.with("access-board", &[("count", count.into())]));
    });
    let eye = camera.single().ok();
    for (square, text) in &squares.texts {
        let rect = eye.and_then(|(camera, at)| seen(*square, camera, at, ctx.zoom_factor())).unwrap_or(Rect::ZERO);
        leaf(&mut ui, *square, text, rect);
    }
}

/// Whether anybody listens.
fn listens(ctx: &Context) -> bool {
    ctx.accesskit_node_builder(accesskit_root_id(), |_| ()).is_some()
}

/// The node of the announcements: what changes in it is spoken.
fn announce(ctx: &Context, announcement: &Announcement) {
    // Said twice, the same words must differ to be spoken again.
    let blank = if announcement.number.is_multiple_of(2) { "" } else { " " };
    ctx.accesskit_node_builder(Id::new("announcements"), |node| {
        node.set_role(Role::Status);
        node.set_live(Live::Polite);
        node.set_label(format!("{}{blank}", announcement.text));
    });
}

/// The node of a square below that of the board: in the tree only, since the board takes clicks itself.
fn leaf(board: &mut Ui, square: Square, text: &str, rect: Rect) {
    let id = node_id(square);
    let ui = board.new_child(UiBuilder::new().id(id).max_rect(rect));
    ui.accesskit_node_builder(id, |node| {
        node.set_role(Role::Button);
        node.set_label(text.to_owned());
        node.add_action(Action::Click);
        let (min, max) = (rect.min, rect.max);
        node.set_bounds(accesskit::Rect { x0: min.x.into(), y0: min.y.into(), x1: max.x.into(), y1: max.y.into() });
    });
}

/// Where a square is seen, in egui's points.
fn seen(square: Square, camera: &Camera, at: &GlobalTransform, zoom: f32) -> Option<Rect> {
    let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
    let mut rect = Rect::NOTHING;
    for (x, z) in corners {
        let corner = camera.world_to_viewport(at, center(square) + Vec3::new(x, 0.0, z)).ok()?;
        rect.extend_with(pos2(corner.x / zoom, corner.y / zoom));
    }
    Some(rect)
}
