//! The ball.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::super::mesh_builder::{
    MeshBuilder,
    outline::{Layer, circle},
};

/// Largest radius of the ball, in units: how far above the ground a ball that lies there has its middle.
pub const BALL_RADIUS: f32 = 0.15;

const HALF_LENGTH: f32 = 0.25;
/// 0.5 would make an ellipsoid; more makes the tips sharper.
const POINTEDNESS: f32 = 0.72;

/// The ball without its laces: 0.5 long in x, [`BALL_RADIUS`] thick, slightly pointed, centred on the origin.
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
    for x in [-0.165, 0.165] {
        builder.extrude(&along_x(), &around, &[-0.016, 0.0, 0.016].map(|step| skin(x + step, 0.003)));
    }
    for step in -3..=3 {
        builder.cuboid(&on_top(step as f32 * 0.03, 0.0), Vec3::new(0.007, 0.009, 0.04));
    }
    for step in -2..=2 {
        builder.cuboid(&on_top(step as f32 * 0.042, 0.001), Vec3::new(0.0225, 0.009, 0.008));
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
        assert!(probe::volume(&mesh) > 0.015);
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
}
