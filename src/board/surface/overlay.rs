//! What is laid over squares: rings, fills, the cursor's brackets, and ribbons along the path of a pass or push.
//!
//! All of it is flat, for unlit materials; each mesh is a simple surface without overlaps, so that it may be blended.

use bevy::prelude::*;

use super::super::mesh_builder::{
    MeshBuilder, flat,
    outline::{Layer, inside_out, rounded, rounded_rectangle},
};

const HALF: f32 = 0.45;
const CORNER: f32 = 0.12;
const RING_WIDTH: f32 = 0.075;
const BRACKET_HALF: f32 = 0.52;
const BRACKET_ARM: f32 = 0.3;
const BRACKET_WIDTH: f32 = 0.115;

/// A rounded square ring, 0.9 wide, facing up at y = 0.
pub fn highlight_ring() -> Mesh {
    let mut builder = MeshBuilder::default();
    let outer = rounded_rectangle(Vec2::splat(HALF), CORNER, 6);
    let hole = inside_out(&rounded_rectangle(Vec2::splat(HALF - RING_WIDTH), CORNER - RING_WIDTH, 6));
    builder.band(&flat(0.0), &outer, &hole, Layer::level(0.0, 0.0), true);
    builder.build()
}

/// A filled rounded square, 0.9 wide, facing up at y = 0.
pub fn highlight_fill() -> Mesh {
    let mut builder = MeshBuilder::default();
    let outline = rounded_rectangle(Vec2::splat(HALF), CORNER, 6);
    builder.cap(&flat(0.0), &outline, Layer::level(0.0, 0.0), true);
    builder.build()
}

/// Four corner brackets round a square, 1.04 wide, facing up at y = 0. They reach a little over the square's edge, so
/// that they show beside a ring.
pub fn cursor() -> Mesh {
    let mut builder = MeshBuilder::default();
    let (near, far) = (BRACKET_HALF - BRACKET_WIDTH, BRACKET_HALF);
    let start = BRACKET_HALF - BRACKET_ARM;
    let bracket = [(start, near), (near, near), (near, start), (far, start), (far, far), (start, far)];
    let radii = [0.03, 0.02, 0.03, 0.03, 0.1, 0.03];
    let corners: Vec<_> = bracket.into_iter().zip(radii).map(|((x, y), radius)| (Vec2::new(x, y), radius)).collect();
    let outline = rounded(&corners, 4);
    // Only from the middle of its bend can the whole of a bracket be seen.
    let bend = Vec2::splat((near + far) / 2.0);
    for turn in 0..4 {
        let spin = Quat::from_rotation_y(turn as f32 * std::f32::consts::FRAC_PI_2);
        let place = Transform::from_rotation(spin) * flat(0.0);
        builder.fan(&place, bend, &outline, Layer::level(0.0, 0.0), true);
    }
    builder.build()
}

/// A level ribbon along `points`, `width` units wide, facing up; it follows their heights. The first texture
/// coordinate runs along it in units, the second across it from 0 to 1. The ends are blunt. Fewer than two different
/// points make an empty mesh. Steep ribbons are seen from below too: use a material without culling.
pub fn arc_ribbon(points: &[Vec3], width: f32) -> Mesh {
    let mut path = points.to_vec();
    path.dedup_by(|next, point| next.distance(*point) < 1e-5);
    let mut builder = MeshBuilder::default();
    let mut side = first_side(&path);
    let mut along = 0.0;
    let mut last: Option<[u32; 2]> = None;
    for (index, point) in path.iter().enumerate().filter(|_| path.len() > 1) {
        let before = path[index.saturating_sub(1)];
        let after = path[(index + 1).min(path.len() - 1)];
        along += before.distance(*point);
        side = level_side(after - before).unwrap_or(side);
        let reach = side * (width / 2.0 * widening(before, *point, after));
        let normal = side.cross((after - before).normalize_or(Vec3::X)).normalize_or(Vec3::Y);
        let edge = [(reach, 0.0), (-reach, 1.0)]
            .map(|(offset, across)| builder.vertex(point + offset, normal, Vec2::new(along, across)));
        if let Some([right, left]) = last {
            builder.quad([right, edge[0], edge[1], left]);
        }
        last = Some(edge);
    }
    builder.build()
}

/// The level unit vector to the right of a direction, if that is not upright.
fn level_side(direction: Vec3) -> Option<Vec3> {
    direction.cross(Vec3::Y).try_normalize()
}

/// The side on which a ribbon starts, even if it starts upright.
fn first_side(path: &[Vec3]) -> Vec3 {
    path.windows(2).find_map(|pair| level_side(pair[1] - pair[0])).unwrap_or(Vec3::X)
}

/// How much wider a ribbon must be drawn at a bend to keep its width, within reason.
fn widening(before: Vec3, point: Vec3, after: Vec3) -> f32 {
    match (level_side(point - before), level_side(after - point)) {
        (Some(one), Some(other)) => (1.0 / ((1.0 + one.dot(other)) / 2.0).max(0.25).sqrt()).min(2.0),
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::mesh_builder::probe;
    use super::*;

    #[test]
    fn rings_and_fills_are_nine_tenths_wide() {
        for mesh in [highlight_ring(), highlight_fill()] {
            probe::assert_sound(&mesh);
            probe::assert_faces(&mesh, Vec3::Y);
            let (low, high) = probe::bounds(&mesh);
            assert!(low.abs_diff_eq(Vec3::new(-0.45, 0.0, -0.45), 1e-5), "{low}");
            assert!(high.abs_diff_eq(Vec3::new(0.45, 0.0, 0.45), 1e-5), "{high}");
        }
        assert!(probe::area(&highlight_ring()) < probe::area(&highlight_fill()) / 2.0);
    }

    #[test]
    fn the_cursor_leaves_the_middle_and_the_sides_of_a_square_free() {
        let mesh = cursor();
        probe::assert_sound(&mesh);
        probe::assert_faces(&mesh, Vec3::Y);
        let (low, high) = probe::bounds(&mesh);
        assert!((high.x - BRACKET_HALF).abs() < 1e-5 && (low.z + BRACKET_HALF).abs() < 1e-5);
        let bracket = 2.0 * BRACKET_ARM * BRACKET_WIDTH - BRACKET_WIDTH * BRACKET_WIDTH;
        assert!((probe::area(&mesh) / 4.0 - bracket).abs() < 0.004, "brackets do not overlap themselves");
    }

    #[test]
    fn a_ribbon_is_as_long_and_wide_as_asked_and_faces_up() {
        let points = [Vec3::ZERO, Vec3::X, Vec3::new(3.0, 0.0, 0.0)];
        let mesh = arc_ribbon(&points, 0.2);
        probe::assert_sound(&mesh);
        probe::assert_faces(&mesh, Vec3::Y);
        assert!((probe::area(&mesh) - 0.6).abs() < 1e-5);
    }

    #[test]
    fn a_ribbon_keeps_its_width_round_a_bend_and_over_an_arc() {
        let bend = arc_ribbon(&[Vec3::ZERO, Vec3::X, Vec3::new(1.0, 0.0, 1.0)], 0.2);
        probe::assert_sound(&bend);
        assert!((probe::area(&bend) - 0.4).abs() < 0.01);
        let arc: Vec<Vec3> =
            (0..=16).map(|step| step as f32 / 16.0).map(|t| Vec3::new(4.0 * t, 8.0 * t * (1.0 - t), 0.0)).collect();
        probe::assert_sound(&arc_ribbon(&arc, 0.2));
    }

    #[test]
    fn upright_repeated_and_missing_points_are_harmless() {
        probe::assert_sound(&arc_ribbon(&[Vec3::ZERO, Vec3::Y, Vec3::Y, Vec3::new(1.0, 1.0, 0.0)], 0.2));
        assert_eq!(arc_ribbon(&[], 0.2).count_vertices(), 0);
        assert_eq!(arc_ribbon(&[Vec3::ONE, Vec3::ONE], 0.2).count_vertices(), 0);
    }
}
