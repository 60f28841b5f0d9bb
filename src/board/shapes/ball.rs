//! The ball.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use super::super::mesh_builder::{
    MeshBuilder,
    outline::{Layer, circle},
};

/// Largest radius of the ball, in units: how far above the ground a ball that lies there has its middle.
pub const BALL_RADIUS: f32 = 0.19;

const HALF_LENGTH: f32 = 0.31;
/// 0.5 would make an ellipsoid; more makes the tips sharper.
const POINTEDNESS: f32 = 0.72;

/// The ball without its laces: 0.62 long in x, [`BALL_RADIUS`] thick, slightly pointed, centred on the origin.
pub fn ball() -> Mesh {
    let mut builder = MeshBuilder::default();
    let rings = 28;
    let layers: Vec<Layer> = (0..=rings)
        .map(|ring| (PI * ring as f32 / rings as f32 - FRAC_PI_2).sin() * HALF_LENGTH)
        .map(|x| skin(x, 0.0))
        .collect();
    builder.extrude(&along_x(), &circle(BALL_RADIUS, 40), &layers);
    builder.build()
}

/// The laces and the two stripes of the ball, in the same place as [`ball`]; the laces are on top.
pub fn ball_laces() -> Mesh {
    let mut builder = MeshBuilder::default();
    let around = circle(BALL_RADIUS, 40);
    for x in [-0.2, 0.2] {
        builder.extrude(&along_x(), &around, &[-0.026, 0.0, 0.026].map(|step| skin(x + step, 0.004)));
    }
    for step in -3..=3 {
        builder.cuboid(&on_top(step as f32 * 0.037, 0.0), Vec3::new(0.009, 0.012, 0.055));
    }
    for step in -2..=2 {
        builder.cuboid(&on_top(step as f32 * 0.052, 0.001), Vec3::new(0.028, 0.012, 0.011));
    }
    builder.build()
}

/// Two shells round the ball that look inwards, so that only their far sides are seen: a bright outline, and a dark one
/// round it, whatever is behind.
pub fn ball_outline(bright: Color, dark: Color) -> Mesh {
    let mut builder = MeshBuilder::default();
    for (color, rise) in [(bright, 0.032), (dark, 0.055)] {
        builder.ink(color);
        let size = Vec3::new(HALF_LENGTH + rise, BALL_RADIUS + rise, BALL_RADIUS + rise);
        let grown = Transform::from_scale(size / Vec3::new(HALF_LENGTH, BALL_RADIUS, BALL_RADIUS));
        let (rows, columns) = (12, 24);
        let mut below: Option<u32> = None;
        for row in 0..=rows {
            let layer = skin((PI * row as f32 / rows as f32 - FRAC_PI_2).sin() * HALF_LENGTH, 0.0);
            let ring: Vec<u32> = (0..=columns)
                .map(|step| Vec2::from_angle(TAU * step as f32 / columns as f32))
                .map(|out| {
                    let at = Vec3::new(
                        layer.height,
                        out.x * (BALL_RADIUS - layer.inset),
                        out.y * (BALL_RADIUS - layer.inset),
                    );
                    let inwards = -Vec3::new(layer.tilt.sin(), out.x * layer.tilt.cos(), out.y * layer.tilt.cos());
                    builder.vertex(grown.transform_point(at), inwards, Vec2::ZERO)
                })
                .collect();
            if let Some(below) = below {
                for (step, pair) in ring.windows(2).enumerate() {
                    let low = below + step as u32;
                    builder.quad([low, pair[0], pair[1], low + 1]);
                }
            }
            below = ring.first().copied();
        }
    }
    builder.build()
}

/// The placement whose third axis is the ball's long axis.
fn along_x() -> Transform {
    Transform::from_rotation(Quat::from_rotation_y(FRAC_PI_2))
}

/// The layer of the ball's skin at `x`, raised by `rise`.
fn skin(x: f32, rise: f32) -> Layer {
    let along = (x / HALF_LENGTH).clamp(-1.0, 1.0);
    let room = (1.0 - along * along).max(1e-4);
    let radius = if along.abs() < 1.0 { BALL_RADIUS * room.powf(POINTEDNESS) } else { 0.0 };
    let slope = -2.0 * along * POINTEDNESS * room.powf(POINTEDNESS - 1.0) * BALL_RADIUS / HALF_LENGTH;
    Layer { inset: BALL_RADIUS - radius - rise, height: x, tilt: (-slope).atan() }
}

/// The placement of a lace: on the ball's upper side at `x`, with y out of the skin.
fn on_top(x: f32, rise: f32) -> Transform {
    let layer = skin(x, rise);
    Transform::from_xyz(x, BALL_RADIUS - layer.inset, 0.0).with_rotation(Quat::from_rotation_z(-layer.tilt))
}

#[cfg(test)]
mod tests {
    use super::super::super::mesh_builder::probe;
    use super::*;

    #[test]
    fn the_ball_is_sound_closed_and_as_large_as_documented() {
        let mesh = ball();
        probe::assert_sound(&mesh);
        assert!(probe::volume(&mesh) > 0.02);
        let (low, high) = probe::bounds(&mesh);
        assert!((high.x - HALF_LENGTH).abs() < 1e-4 && (low.x + HALF_LENGTH).abs() < 1e-4);
        assert!((high.y - BALL_RADIUS).abs() < 1e-3 && (high.z - BALL_RADIUS).abs() < 1e-3);
    }

    #[test]
    fn the_laces_stand_just_above_the_skin() {
        let mesh = ball_laces();
        probe::assert_sound(&mesh);
        let (_, high) = probe::bounds(&mesh);
        assert!(high.y > BALL_RADIUS && high.y < BALL_RADIUS + 0.02, "{high}");
    }

    #[test]
    fn the_outline_looks_inwards_and_is_a_little_larger_than_the_ball() {
        let mesh = ball_outline(Color::WHITE, Color::BLACK);
        probe::assert_sound(&mesh);
        assert!(probe::volume(&mesh) < 0.0);
        let (_, high) = probe::bounds(&mesh);
        assert!(high.x > HALF_LENGTH + 0.04 && high.y > BALL_RADIUS + 0.04 && high.y < BALL_RADIUS + 0.07, "{high}");
    }
}
