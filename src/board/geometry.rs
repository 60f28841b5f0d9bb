//! Where squares and pieces are in the world.
//!
//! One unit is one square; x runs with the columns, -z with the rows, y up; G9 is the origin.

use std::f32::consts::{FRAC_PI_2, PI};

use ball_rules::{COLUMNS, Piece, PieceState, ROWS, Square};
use bevy::prelude::*;

use super::shapes::{BASE_HEIGHT, BASE_RADIUS, FIGURE_DEPTH, PIECE_HEIGHT};

/// How the board is looked at, as far as the pieces' poses depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// The flat view from above.
    pub flat: bool,
    /// From DEF's side.
    pub flipped: bool,
}

/// The middle of a square at the height of the board.
pub fn center(square: Square) -> Vec3 {
    let column = f32::from(square.column()) - f32::from(COLUMNS + 1) / 2.0;
    let row = f32::from(square.row()) - f32::from(ROWS + 1) / 2.0;
    Vec3::new(column, 0.0, -row)
}

/// The hatched square around the point `at` of the board's plane, if there is one.
pub fn square_at(at: Vec3) -> Option<Square> {
    let column = (at.x + f32::from(COLUMNS + 1) / 2.0).round();
    let row = (f32::from(ROWS + 1) / 2.0 - at.z).round();
    let on_board = (1.0..=f32::from(COLUMNS)).contains(&column) && (1.0..=f32::from(ROWS)).contains(&row);
    if on_board { Square::new(column as u8, row as u8) } else { None }
}

/// How a piece stands or lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Where its foot is.
    pub at: Vec3,
    /// How far it has tipped over: 0 upright, 1 lying.
    pub tipped: f32,
}

/// The angle of a lying piece: its head touches the board, its base rests on its rim.
fn lying_angle() -> f32 {
    FRAC_PI_2 + ((BASE_RADIUS - FIGURE_DEPTH / 2.0) / PIECE_HEIGHT).asin()
}

/// How high the upper piece of a stack stands: on the head of an upright piece, or on one that lies.
const fn stack_height(lower_lies: bool) -> f32 {
    if lower_lies { 0.62 } else { PIECE_HEIGHT }
}

impl Pose {
    /// Upright in the middle of `square`.
    pub fn upright(square: Square) -> Pose {
        Pose { at: center(square), tipped: 0.0 }
    }

    /// Lying in the middle of `square`.
    pub fn lying(square: Square) -> Pose {
        Pose { at: center(square), tipped: 1.0 }
    }

    /// On top of a stack on `square`.
    pub fn on_top(square: Square, lower_lies: bool, view: View) -> Pose {
        let mut pose = Pose::upright(square);
        pose.at += if view.flat { flat_offset(view) } else { Vec3::Y * stack_height(lower_lies) };
        pose
    }

    /// How `piece` rests in a position; `below_lies` tells of the lower piece of its stack.
    pub fn resting(piece: &Piece, below_lies: bool, view: View) -> Pose {
        match piece.state {
            PieceState::Active => Pose::upright(piece.square),
            PieceState::Downed => Pose::lying(piece.square),
            PieceState::Lower { downed } => {
                let pose = if downed { Pose::lying(piece.square) } else { Pose::upright(piece.square) };
                if view.flat { Pose { at: pose.at - flat_offset(view) * Vec3::new(1.0, 0.0, 1.0), ..pose } } else { pose }
            }
            PieceState::Upper { .. } => Pose::on_top(piece.square, below_lies, view),
        }
    }

    /// The transform of a piece's entity in this pose.
    pub fn transform(&self, view: View) -> Transform {
        let facing = Quat::from_rotation_y(if view.flipped { PI } else { 0.0 });
        if view.flat {
            // From above a downed piece is turned by a quarter.
            let quarter = Quat::from_rotation_y(-FRAC_PI_2 * self.tipped);
            return Transform::from_translation(self.at).with_rotation(facing * quarter);
        }
        let angle = lying_angle() * self.tipped;
        let tip = Quat::from_rotation_x(-angle);
        // The piece turns on the back of its base; its middle ends over the middle of the square.
        let lift = BASE_RADIUS * angle.sin().max(0.0) * 0.96;
        let shift = (PIECE_HEIGHT / 2.0) * self.tipped;
        Transform::from_translation(self.at + facing * Vec3::new(0.0, lift, shift)).with_rotation(facing * tip)
    }

    /// Where the ball is that a piece in this pose has.
    pub fn ball(&self, view: View) -> Vec3 {
        let hand = if view.flat { Vec3::new(0.27, 0.35, 0.24) } else { Vec3::new(0.3, BASE_HEIGHT + 0.3, 0.22) };
        if view.flat || self.tipped < 0.5 {
            let facing = Quat::from_rotation_y(if view.flipped { PI } else { 0.0 });
            self.at + facing * hand
        } else {
            self.transform(view) * Vec3::new(0.0, 0.5, 0.26)
        }
    }
}

/// By how much the pieces of a stack are apart in the flat view.
fn flat_offset(view: View) -> Vec3 {
    let side = if view.flipped { -1.0 } else { 1.0 };
    Vec3::new(0.17 * side, 0.4, -0.17 * side)
}

/// Where a loose ball on `square` is.
pub fn loose_ball(square: Square) -> Vec3 {
    center(square) + Vec3::Y * super::shapes::BALL_RADIUS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r1_2_every_square_has_its_place() {
        for square in Square::all() {
            assert_eq!(square_at(center(square)), Some(square));
            assert_eq!(square_at(center(square) + Vec3::new(0.4, 0.0, -0.4)), Some(square));
        }
        assert_eq!(square_at(Vec3::new(1.0, 0.0, 0.0)), None, "H9 is not hatched");
        assert_eq!(square_at(Vec3::new(7.0, 0.0, 8.0)), None, "off the board");
    }

    #[test]
    fn r12_2_a_lying_piece_rests_on_the_board() {
        let square = Square::all().next().unwrap();
        let transform = Pose::lying(square).transform(View::default());
        let head = transform * Vec3::new(0.0, PIECE_HEIGHT, -FIGURE_DEPTH / 2.0);
        let rim = transform * Vec3::new(0.0, 0.0, -BASE_RADIUS);
        assert!(head.y.abs() < 0.05 && rim.y.abs() < 0.05, "head {head}, rim {rim}");
    }
}
