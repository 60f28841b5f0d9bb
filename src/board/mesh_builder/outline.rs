//! Closed outlines in a drawing plane, and the layers through which they are carried to become solid.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

/// One point of a closed outline that runs anticlockwise.
#[derive(Clone, Copy, Debug)]
pub struct Rim {
    /// Where it is, in the drawing plane.
    pub at: Vec2,
    /// The unit vector that points out of the shape there.
    pub out: Vec2,
}

/// One level of an outline on its way up.
#[derive(Clone, Copy, Debug)]
pub struct Layer {
    /// How far the outline has moved into the shape, in units.
    pub inset: f32,
    /// How far it has been carried along the third axis, in units.
    pub height: f32,
    /// Which way the surface faces: 0 outwards, a quarter turn up, minus a quarter turn down, a half turn inwards.
    pub tilt: f32,
}

impl Layer {
    /// A layer of an upright wall.
    pub const fn upright(height: f32) -> Self {
        Self { inset: 0.0, height, tilt: 0.0 }
    }

    /// A layer of a level surface that faces up.
    pub const fn level(inset: f32, height: f32) -> Self {
        Self { inset, height, tilt: FRAC_PI_2 }
    }

    /// Where a point of the outline lies on this layer, in the drawing plane.
    pub fn place(&self, rim: &Rim) -> Vec2 {
        rim.at - rim.out * self.inset
    }
}

/// A circle round the origin.
pub fn circle(radius: f32, points: usize) -> Vec<Rim> {
    (0..points)
        .map(|step| Vec2::from_angle(TAU * step as f32 / points as f32))
        .map(|out| Rim { at: out * radius, out })
        .collect()
}

/// A polygon, given anticlockwise, with each corner rounded by its own radius; `steps + 1` points a corner. A layer
/// may not be inset by more than the radius of a convex corner.
pub fn rounded(corners: &[(Vec2, f32)], steps: usize) -> Vec<Rim> {
    let count = corners.len();
    (0..count)
        .flat_map(|this| {
            let (corner, radius) = corners[this];
            let before = (corner - corners[(this + count - 1) % count].0).normalize_or_zero();
            let after = (corners[(this + 1) % count].0 - corner).normalize_or_zero();
            round_corner(corner, radius, before, after, steps)
        })
        .collect()
}

/// A rectangle round the origin with half extents `half` and rounded corners.
pub fn rounded_rectangle(half: Vec2, radius: f32, steps: usize) -> Vec<Rim> {
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    rounded(&corners.map(|(x, y)| (Vec2::new(x, y) * half, radius)), steps)
}

/// The same outline as the edge of a hole: it runs clockwise and its outside is within.
pub fn inside_out(outline: &[Rim]) -> Vec<Rim> {
    let count = outline.len();
    (0..count).map(|step| outline[(count - step) % count]).map(|rim| Rim { at: rim.at, out: -rim.out }).collect()
}

/// An outline drawn smaller, all round by the same amount.
pub fn inset(outline: &[Rim], by: f32) -> Vec<Rim> {
    outline.iter().map(|rim| Rim { at: rim.at - rim.out * by, out: rim.out }).collect()
}

/// An outline that has been pushed onto a circle round the origin, point by point.
pub fn onto_circle(outline: &[Rim], radius: f32) -> Vec<Rim> {
    outline.iter().map(|rim| rim.at.normalize_or(rim.out)).map(|out| Rim { at: out * radius, out }).collect()
}

/// Layers from `bottom` to `top` whose lower and upper edges are rounded off by `bevel`.
pub fn bevelled(bottom: f32, top: f32, bevel: f32, steps: usize) -> Vec<Layer> {
    let quarter = |step: usize| FRAC_PI_2 * step as f32 / steps as f32;
    let lower = (0..=steps).map(|step| quarter(step) - FRAC_PI_2).map(|tilt| (bottom + bevel, tilt));
    let upper = (0..=steps).map(quarter).map(|tilt| (top - bevel, tilt));
    lower
        .chain(upper)
        .map(|(middle, tilt)| Layer { inset: bevel * (1.0 - tilt.cos()), height: middle + bevel * tilt.sin(), tilt })
        .collect()
}

fn round_corner(corner: Vec2, radius: f32, before: Vec2, after: Vec2, steps: usize) -> impl Iterator<Item = Rim> {
    let turn = before.angle_to(after);
    let side = turn.signum();
    let first = -before.perp();
    let start = corner - before * radius * (turn.abs() / 2.0).tan();
    let centre = start - first * radius * side;
    (0..=steps).map(move |step| {
        let out = Vec2::from_angle(turn * step as f32 / steps.max(1) as f32).rotate(first);
        Rim { at: centre + out * radius * side, out }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(outline: &[Rim]) -> f32 {
        let count = outline.len();
        (0..count).map(|i| outline[i].at.perp_dot(outline[(i + 1) % count].at)).sum::<f32>() / 2.0
    }

    #[test]
    fn outlines_run_anticlockwise_and_holes_clockwise() {
        let square = rounded_rectangle(Vec2::splat(1.0), 0.1, 6);
        assert!((area(&square) - (4.0 - 0.04 + 0.01 * std::f32::consts::PI)).abs() < 1e-3);
        assert!((area(&inside_out(&square)) + area(&square)).abs() < 1e-6);
    }

    #[test]
    fn a_hole_starts_where_its_outline_starts() {
        let ring = circle(1.0, 8);
        let hole = inside_out(&ring);
        assert_eq!(ring[0].at, hole[0].at);
        assert_eq!(ring[1].at, hole[7].at);
    }

    #[test]
    fn insetting_shrinks_by_the_same_amount_all_round() {
        let square = rounded_rectangle(Vec2::new(2.0, 1.0), 0.2, 6);
        let layer = Layer { inset: 0.2, height: 0.0, tilt: 0.0 };
        for rim in &square {
            let at = layer.place(rim).abs();
            assert!((at.x - 1.8).abs() < 1e-5 || (at.y - 0.8).abs() < 1e-5);
        }
    }

    #[test]
    fn concave_corners_are_filled_and_keep_pointing_out() {
        let corners = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (1.0, 1.0), (0.0, 2.0)];
        let outline = rounded(&corners.map(|(x, y)| (Vec2::new(x, y), 0.1)), 4);
        let notch = outline.iter().filter(|rim| (rim.at - Vec2::ONE).length() < 0.11);
        assert!(notch.clone().count() > 0);
        assert!(notch.clone().all(|rim| rim.out.y > 0.0 && rim.at.y > 1.0));
    }

    #[test]
    fn bevelled_layers_start_and_end_level() {
        let layers = bevelled(-1.0, 1.0, 0.25, 3);
        assert_eq!(layers.len(), 8);
        assert!(layers.windows(2).all(|pair| pair[0].height <= pair[1].height));
        let (first, last) = (layers[0], layers[7]);
        assert!((first.height + 1.0).abs() < 1e-6 && (first.inset - 0.25).abs() < 1e-6);
        assert!((last.height - 1.0).abs() < 1e-6 && (last.tilt - FRAC_PI_2).abs() < 1e-6);
    }
}
