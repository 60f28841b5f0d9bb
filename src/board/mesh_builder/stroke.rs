//! Thick, flat lines with round ends, painted into a drawing plane.
//!
//! Where pieces of a stroke meet at an angle they overlap, in the same plane and colour. That cannot be seen with an
//! opaque material; a blended one would show it, so strokes are for opaque materials.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::MeshBuilder;

/// Gentler bends than this (as the cosine of the turn) are mitred; sharper ones get a round joint.
const MITRE_LIMIT: f32 = 0.8;

/// Points of a round joint or end.
const JOINT_POINTS: u32 = 14;

/// Points closer together than this, in units, count as one.
const REPEAT: f32 = 1e-5;

/// Paints one line through `points`, `width` units thick, facing up the third axis of `place`. A line that ends where
/// it started is closed.
pub fn paint(builder: &mut MeshBuilder, place: &Transform, points: &[Vec2], width: f32) {
    let mut path = points.to_vec();
    path.dedup_by(|next, point| next.distance(*point) < REPEAT);
    let runs: Vec<Vec2> = path.windows(2).map(|pair| (pair[1] - pair[0]).normalize_or_zero()).collect();
    let closed = runs.len() > 2 && path.first().zip(path.last()).is_some_and(|(a, b)| a.distance(*b) < REPEAT);
    let pen = Pen { place, half: width / 2.0 };
    for (index, (ends, run)) in path.windows(2).zip(&runs).enumerate() {
        let wrapped = |neighbour: Option<&Vec2>| neighbour.copied().filter(|_| closed);
        let before = if index > 0 { Some(runs[index - 1]) } else { wrapped(runs.last()) };
        let after = runs.get(index + 1).copied().or_else(|| wrapped(runs.first()));
        let from = pen.edge(builder, ends[0], *run, before);
        let to = pen.edge(builder, ends[1], *run, after);
        builder.quad([from.1, to.1, to.0, from.0]);
        if !mitred(*run, before) {
            pen.dot(builder, ends[0]);
        }
        if after.is_none() {
            pen.dot(builder, ends[1]);
        }
    }
}

/// What every part of one stroke has in common.
struct Pen<'a> {
    place: &'a Transform,
    half: f32,
}

impl Pen<'_> {
    /// The left and the right vertex of a run through `at`, bent to meet the neighbouring run.
    fn edge(&self, builder: &mut MeshBuilder, at: Vec2, run: Vec2, neighbour: Option<Vec2>) -> (u32, u32) {
        let side = run.perp();
        let offset = match neighbour {
            Some(other) if mitred(run, neighbour) => {
                let middle = (side + other.perp()).normalize_or(side);
                middle * (self.half / middle.dot(side))
            }
            _ => side * self.half,
        };
        (self.point(builder, at + offset), self.point(builder, at - offset))
    }

    fn dot(&self, builder: &mut MeshBuilder, at: Vec2) {
        let hub = self.point(builder, at);
        for step in 0..JOINT_POINTS {
            let out = Vec2::from_angle(TAU * step as f32 / JOINT_POINTS as f32);
            self.point(builder, at + out * self.half);
        }
        for step in 0..JOINT_POINTS {
            builder.triangle([hub, hub + 1 + step, hub + 1 + (step + 1) % JOINT_POINTS]);
        }
    }

    fn point(&self, builder: &mut MeshBuilder, at: Vec2) -> u32 {
        let normal = self.place.rotation * Vec3::Z;
        builder.vertex(self.place.transform_point(at.extend(0.0)), normal, Vec2::new(at.x, -at.y))
    }
}

fn mitred(run: Vec2, neighbour: Option<Vec2>) -> bool {
    neighbour.is_some_and(|other| other.dot(run) > MITRE_LIMIT)
}

#[cfg(test)]
mod tests {
    use super::super::{flat, probe};
    use super::*;

    fn painted(points: &[Vec2]) -> Mesh {
        let mut builder = MeshBuilder::default();
        paint(&mut builder, &flat(0.0), points, 0.2);
        builder.build()
    }

    #[test]
    fn a_line_is_as_thick_as_asked_and_has_round_ends() {
        let mesh = painted(&[Vec2::ZERO, Vec2::X]);
        probe::assert_sound(&mesh);
        probe::assert_faces(&mesh, Vec3::Y);
        let (low, high) = probe::bounds(&mesh);
        assert!(low.abs_diff_eq(Vec3::new(-0.1, 0.0, -0.1), 0.01), "{low}");
        assert!(high.abs_diff_eq(Vec3::new(1.1, 0.0, 0.1), 0.01), "{high}");
    }

    #[test]
    fn a_closed_line_has_no_ends() {
        let square = [Vec2::ZERO, Vec2::X, Vec2::ONE, Vec2::Y, Vec2::ZERO];
        let mesh = painted(&square);
        probe::assert_faces(&mesh, Vec3::Y);
        let joints = 4 * (1 + JOINT_POINTS as usize);
        assert_eq!(mesh.count_vertices(), 4 * 4 + joints);
    }

    #[test]
    fn repeated_points_are_harmless() {
        let mesh = painted(&[Vec2::ZERO, Vec2::ZERO, Vec2::X, Vec2::X]);
        probe::assert_sound(&mesh);
        assert_eq!(painted(&[Vec2::ONE]).count_vertices(), 0);
        assert_eq!(painted(&[]).count_vertices(), 0);
    }
}
