//! What is laid over squares: rings, fills, the cursor's brackets, and ribbons along the path of a pass or push.
//!
//! All of it is flat, for unlit materials; each mesh is a simple surface without overlaps, so that it may be blended.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::super::mesh_builder::{
    MeshBuilder, flat,
    outline::{Layer, Rim, circle, inset, inside_out, onto_circle, rounded, rounded_rectangle},
};

const HALF: f32 = 0.46;
const CORNER: f32 = 0.12;
/// How strongly a fill covers its square, and its edge.
const FILL_ALPHA: f32 = 0.26;
const EDGE_ALPHA: f32 = 0.85;
const EDGE_WIDTH: f32 = 0.035;
const DISC_RADIUS: f32 = 0.15;
/// Inner and outer radius of the ring round a base: it must show all round it.
const HALO: (f32, f32) = (0.5, 0.595);
const DASHES: usize = 8;
const BRACKET_HALF: f32 = 0.52;
const BRACKET_ARM: f32 = 0.3;
const BRACKET_WIDTH: f32 = 0.115;

/// What is laid over a square to mark it; no two look alike even without colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// A ring round the base of a piece.
    Halo,
    /// A thick square frame.
    Frame,
    /// A tinted square with a disc in its middle.
    Place,
    /// A tinted square with four points that aim at its middle.
    Target,
    /// The four points and their frame alone.
    Aim,
    /// A tinted square with a dashed ring.
    Landing,
    /// The dashed ring alone.
    Dashes,
}

impl Shape {
    /// All shapes.
    pub const ALL: [Shape; 7] =
        [Shape::Halo, Shape::Frame, Shape::Place, Shape::Target, Shape::Aim, Shape::Landing, Shape::Dashes];
}

/// The mesh of a mark, facing up at y = 0; its vertex colours are white with the alpha of each part.
pub fn mark(shape: Shape) -> Mesh {
    let mut builder = MeshBuilder::default();
    match shape {
        Shape::Halo => {
            builder.ink(Color::WHITE);
            add_ring(&mut builder, &circle(HALO.1, 64), &circle(HALO.0, 64));
        }
        Shape::Frame => {
            builder.ink(Color::WHITE);
            let outer = square(0.545, 0.17);
            add_ring(&mut builder, &outer, &inset(&outer, 0.1));
        }
        Shape::Place => {
            let edge = square(HALF, CORNER);
            let disc = onto_circle(&edge, DISC_RADIUS);
            add_pane(&mut builder, &edge, Some(&disc));
            builder.ink(Color::WHITE.with_alpha(EDGE_ALPHA));
            builder.cap(&flat(0.0), &disc, Layer::level(0.0, 0.0), true);
        }
        Shape::Target => {
            add_pane(&mut builder, &square(HALF, CORNER), None);
            add_points(&mut builder);
        }
        Shape::Aim => {
            builder.ink(Color::WHITE);
            let edge = square(HALF, CORNER);
            add_ring(&mut builder, &edge, &inset(&edge, EDGE_WIDTH));
            add_points(&mut builder);
        }
        Shape::Landing => {
            add_pane(&mut builder, &square(HALF, CORNER), None);
            add_dashes(&mut builder, 0.24, 0.36);
        }
        Shape::Dashes => add_dashes(&mut builder, HALO.0, HALO.1),
    }
    builder.build()
}

fn square(half: f32, corner: f32) -> Vec<Rim> {
    rounded_rectangle(Vec2::splat(half), corner, 6)
}

fn add_ring(builder: &mut MeshBuilder, outer: &[Rim], inner: &[Rim]) {
    builder.band(&flat(0.0), outer, &inside_out(inner), Layer::level(0.0, 0.0), true);
}

/// A faint pane with a clear edge, with or without a hole in its middle.
fn add_pane(builder: &mut MeshBuilder, outer: &[Rim], hole: Option<&[Rim]>) {
    let inner = inset(outer, EDGE_WIDTH);
    builder.ink(Color::WHITE.with_alpha(EDGE_ALPHA));
    add_ring(builder, outer, &inner);
    builder.ink(Color::WHITE.with_alpha(FILL_ALPHA));
    match hole {
        Some(hole) => add_ring(builder, &inner, hole),
        None => builder.cap(&flat(0.0), &inner, Layer::level(0.0, 0.0), true),
    }
}

/// Points on all four sides, from a little outside the square towards its middle: they show beside a base.
fn add_points(builder: &mut MeshBuilder) {
    builder.ink(Color::WHITE);
    let corners = [(-0.16, 0.58), (0.0, 0.3), (0.16, 0.58)].map(|(x, y)| (Vec2::new(x, y), 0.02));
    let outline = rounded(&corners, 2);
    for turn in 0..4 {
        let spin = Quat::from_rotation_y(turn as f32 * FRAC_PI_2);
        builder.cap(&(Transform::from_rotation(spin) * flat(0.0)), &outline, Layer::level(0.0, 0.0), true);
    }
}

/// A dashed ring between two radii.
fn add_dashes(builder: &mut MeshBuilder, inner: f32, outer: f32) {
    builder.ink(Color::WHITE);
    let steps = 5;
    let place = flat(0.0);
    for dash in 0..DASHES {
        let angle = |step: usize| TAU * (dash as f32 + 0.64 * step as f32 / steps as f32) / DASHES as f32;
        let edges: Vec<[u32; 2]> = (0..=steps)
            .map(|step| {
                [inner, outer].map(|radius| {
                    let at = (Vec2::from_angle(angle(step)) * radius).extend(0.0);
                    builder.vertex(place.transform_point(at), Vec3::Y, Vec2::ZERO)
                })
            })
            .collect();
        for pair in edges.windows(2) {
            builder.quad([pair[0][0], pair[0][1], pair[1][1], pair[1][0]]);
        }
    }
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
        let spin = Quat::from_rotation_y(turn as f32 * FRAC_PI_2);
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
    fn marks_are_flat_have_colours_and_stay_near_their_square() {
        for shape in Shape::ALL {
            let mesh = mark(shape);
            probe::assert_sound(&mesh);
            probe::assert_faces(&mesh, Vec3::Y);
            assert!(mesh.attribute(Mesh::ATTRIBUTE_COLOR).is_some());
            let (low, high) = probe::bounds(&mesh);
            assert!(low.x > -0.6 && high.x < 0.6 && low.z > -0.6 && high.z < 0.6, "{shape:?}: {low} {high}");
        }
    }

    #[test]
    fn co03_no_two_marks_have_the_same_shape() {
        let areas = Shape::ALL.map(|shape| probe::area(&mark(shape)));
        for (index, area) in areas.iter().enumerate() {
            assert!(areas[index + 1..].iter().all(|other| (area - other).abs() > 0.01), "{areas:?}");
        }
    }

    #[test]
    fn the_ring_shows_round_a_base() {
        let (inner, outer) = HALO;
        assert!(inner > crate::board::shapes::BASE_RADIUS && outer - inner > 0.08);
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
