//! Where squares and pieces are in the world.
//!
//! One unit is one square; x runs with the columns, -z with the rows, y up; G9 is the origin.

use std::f32::consts::{FRAC_PI_2, PI};

use ball_rules::{COLUMNS, Piece, PieceState, ROWS, Square};
use bevy::prelude::*;

use super::Part;
use super::shapes::{BALL_RADIUS, BASE_HEIGHT, BASE_RADIUS, PIECE_HEIGHT};

/// How the board is looked at, as far as the pieces' poses depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// The flat view from above.
    pub flat: bool,
    /// From DEF's side.
    pub flipped: bool,
}

impl View {
    /// The turn of everything that faces the viewer.
    fn facing(self) -> Quat {
        Quat::from_rotation_y(if self.flipped { PI } else { 0.0 })
    }
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

/// How far a piece that lies is turned, so that its base shows its upper side to the viewer, in radians.
const LYING_TURN: f32 = 0.5;
/// How far a piece that lies has rolled on its base, so that its face is turned up to the viewer, in radians.
const LYING_ROLL: f32 = 0.7;
/// Height of the shadows below the pieces, in units: above painted lines and below overlays.
const SHADOW_HEIGHT: f32 = 0.008;

/// How a piece stands or lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Where its foot is.
    pub at: Vec3,
    /// How far it has tipped over: 0 upright, 1 lying.
    pub tipped: f32,
}

/// How high the upper piece of a stack stands: on the head of an upright piece, or on one that lies.
const fn stack_height(lower_lies: bool) -> f32 {
    if lower_lies { 2.0 * BASE_RADIUS } else { PIECE_HEIGHT }
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
                if view.flat {
                    Pose { at: pose.at - flat_offset(view) * Vec3::new(1.0, 0.0, 1.0), ..pose }
                } else {
                    pose
                }
            }
            PieceState::Upper { .. } => Pose::on_top(piece.square, below_lies, view),
        }
    }

    /// The transform of a piece's entity in this pose: it tips over to the left, onto the edge of its base.
    pub fn transform(&self, view: View) -> Transform {
        let facing = view.facing();
        if view.flat {
            return Transform::from_translation(self.at).with_rotation(facing);
        }
        let angle = FRAC_PI_2 * self.tipped;
        let shift = Vec3::new(PIECE_HEIGHT / 2.0 * self.tipped, BASE_RADIUS * angle.sin(), 0.0);
        // Lying, it also turns and rolls: the viewer sees the whole of its face and of its base.
        let turn = Quat::from_rotation_y(LYING_TURN * self.tipped);
        let tipped = facing * turn * Quat::from_rotation_z(angle) * Quat::from_rotation_y(LYING_ROLL * self.tipped);
        Transform::from_translation(self.at + facing * turn * shift).with_rotation(tipped)
    }

    /// Where the shadow of a piece in this pose is, relative to its entity: on the board, whatever the piece does.
    fn shadow(&self, view: View) -> (bool, Transform) {
        let on_board = self.at.with_y(SHADOW_HEIGHT);
        let turn = view.facing() * Quat::from_rotation_y(LYING_TURN * self.tipped);
        let size = if view.flat { Vec3::ONE } else { Vec3::new(1.0, 1.0, 1.0 - 0.25 * self.tipped) };
        let place = Transform::from_translation(on_board).with_rotation(turn).with_scale(size);
        let own = self.transform(view).to_matrix().inverse() * place.to_matrix();
        (self.at.y < PIECE_HEIGHT / 2.0 || view.flat, Transform::from_matrix(own))
    }

    /// Whether a part of a piece in this pose is seen, and where it is on the piece.
    pub fn part(&self, part: Part, view: View) -> (bool, Transform) {
        let on_base = Vec3::Y * BASE_HEIGHT;
        match part {
            Part::Shadow => self.shadow(view),
            Part::Base => (!view.flat || self.tipped < 0.5, Transform::IDENTITY),
            Part::Figure => (!view.flat, Transform::from_translation(on_base)),
            Part::Token => {
                let turn = Quat::from_rotation_y(FRAC_PI_2 * self.tipped);
                let shift = Vec3::new(-0.1 * self.tipped, 0.03, 0.0);
                (view.flat, Transform::from_translation(on_base + shift).with_rotation(turn))
            }
            Part::FallenBase => {
                (view.flat && self.tipped >= 0.5, Transform::from_translation(on_base + Vec3::X * 0.33))
            }
        }
    }

    /// Where the ball is that a piece in this pose has.
    pub fn ball(&self, view: View) -> Vec3 {
        let hand = match (view.flat, self.tipped < 0.5) {
            (true, _) => Vec3::new(0.27, 0.45, 0.24),
            // At the hip, in front of the figure: nothing that stands nearer to the viewer reaches up to it.
            (false, true) => Vec3::new(0.25, BASE_HEIGHT + 0.3, 0.3),
            // On the ground in front of a piece that lies.
            (false, false) => Vec3::new(0.16, BALL_RADIUS, 0.4),
        };
        self.at + view.facing() * hand
    }
}

/// By how much the pieces of a stack are off the middle of their square in the flat view.
fn flat_offset(view: View) -> Vec3 {
    let side = if view.flipped { -1.0 } else { 1.0 };
    Vec3::new(0.22 * side, 0.4, -0.22 * side)
}

/// Where a loose ball on `square` is.
pub fn loose_ball(square: Square) -> Vec3 {
    center(square) + Vec3::Y * BALL_RADIUS
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

    fn lowest_of_base(piece: &Transform) -> f32 {
        let edge = (0..360).map(|degree| Vec2::from_angle(f32::from(degree as u16).to_radians()) * BASE_RADIUS);
        edge.map(|at| (*piece * Vec3::new(at.x, 0.0, at.y)).y).fold(f32::INFINITY, f32::min)
    }

    #[test]
    fn shadows_stay_on_the_board() {
        for flat in [false, true] {
            let view = View { flat, flipped: true };
            for (height, tipped) in [(0.0, 0.0), (1.0, 0.0), (0.3, 0.4), (0.0, 1.0)] {
                let pose = Pose { at: Vec3::new(2.0, height, 3.0), tipped };
                let (_, own) = pose.part(Part::Shadow, view);
                let shadow = pose.transform(view) * own;
                assert!(shadow.translation.abs_diff_eq(Vec3::new(2.0, SHADOW_HEIGHT, 3.0), 1e-4), "{shadow:?}");
                assert!((shadow.rotation * Vec3::Y).abs_diff_eq(Vec3::Y, 1e-3), "{shadow:?}");
            }
        }
    }

    #[test]
    fn r12_2_a_downed_piece_is_turned_by_90_degrees_and_lies_on_its_square() {
        let square = Square::all().next().unwrap();
        let transform = Pose::lying(square).transform(View::default());
        let (foot, head) = (transform * Vec3::ZERO, transform * (Vec3::Y * PIECE_HEIGHT));
        assert!((foot.y - head.y).abs() < 1e-5 && foot.y > 0.0, "it lies level");
        assert!(((foot + head) / 2.0 - center(square)).xz().length() < 1e-4, "in the middle of its square");
        assert!(lowest_of_base(&transform).abs() < 1e-3, "the edge of its base is on the board");
    }

    #[test]
    fn r12_2_the_flat_view_has_two_cues_for_a_downed_piece() {
        let view = View { flat: true, flipped: false };
        let square = Square::all().next().unwrap();
        let (up, down) = (Pose::upright(square), Pose::lying(square));
        assert!(up.part(Part::Base, view).0 && !up.part(Part::FallenBase, view).0);
        assert!(!down.part(Part::Base, view).0 && down.part(Part::FallenBase, view).0);
        let turn = down.part(Part::Token, view).1.rotation.angle_between(up.part(Part::Token, view).1.rotation);
        assert!((turn - FRAC_PI_2).abs() < 1e-3);
    }
}
