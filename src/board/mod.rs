//! The board in the world: squares, pieces and ball are entities whose components mirror the match's position.

mod arrows;
mod field;
pub mod geometry;
pub mod goal;
pub mod lettering;
mod marks;
mod mesh_builder;
mod mirror;
pub mod paint;
pub mod palette;
pub mod shapes;
mod spawn;
pub mod stadium;
pub mod surface;

use ball_rules::{Ball, PieceId, PieceState, Square};
use bevy::prelude::*;

use crate::settings::{Settings, TeamPreset};

pub use arrows::{Arrow, ArrowTone, Arrows, arrows_of};
pub use marks::{CursorMark, Hinted, colour_of};
pub use spawn::drawn_label;

/// A hatched square of the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Occupants)]
pub struct SquareView(pub Square);

/// How many pieces stand on a square; two make it closed (R2.5).
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Occupants(pub u8);

/// A piece of the match.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceView(pub PieceId);

/// The square of a piece.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnSquare(pub Square);

/// What a piece is doing (R2.3).
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Posture(pub PieceState);

/// Whether R9.4 restricts a piece.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Restricted(pub bool);

/// Whether a piece is an open task of the unlock phase (R10.1).
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenTask(pub bool);

/// Whether a piece has the ball.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Carrying(pub bool);

/// The ball and where it is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BallView(pub Ball);

/// A part of a piece. How the piece is looked at, and whether it has tipped over, decides which parts show.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The soft shadow on the board.
    Shadow,
    /// The round base.
    Base,
    /// The figure of the stadium view.
    Figure,
    /// The sign of the flat view, which a quarter turn lays down.
    Token,
    /// The base on its edge, beside the sign of a downed piece: the second cue of the flat view, since a quarter turn
    /// leaves an O as it was.
    FallenBase,
}

/// The systems that mirror the position, when the app starts.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardMirrored;

/// Whether other colours of the teams have been chosen since this was asked last.
fn team_colours_changed(settings: Res<Settings>, mut last: Local<Option<TeamPreset>>) -> bool {
    last.replace(settings.team_colours).is_some_and(|last| last != settings.team_colours)
}

/// The board, its pieces and their marks.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        paint::plugin,
        field::plugin,
        spawn::plugin,
        stadium::plugin,
        mirror::plugin,
        marks::plugin,
        goal::plugin,
        arrows::plugin,
    ));
}
