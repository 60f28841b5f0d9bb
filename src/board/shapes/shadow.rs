//! The soft shadow where a piece or the ball touches the board.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::super::mesh_builder::MeshBuilder;

const POINTS: usize = 32;
/// Radius and darkness of the shadow's rings, from its middle to its edge.
const RINGS: [(f32, f32); 5] = [(0.0, 0.62), (0.40, 0.62), (0.52, 0.34), (0.64, 0.1), (0.76, 0.0)];

/// A disc of 0.76 units round the origin, facing up at y = 0: black, and clearer the farther out. For a blended
/// material.
pub fn contact_shadow() -> Mesh {
    let mut builder = MeshBuilder::default();
    let mut below: Option<u32> = None;
    for (radius, darkness) in RINGS {
        builder.ink(Color::BLACK.with_alpha(darkness));
        let ring: Vec<u32> = (0..=POINTS)
            .map(|step| Vec2::from_angle(-TAU * step as f32 / POINTS as f32) * radius)
            .map(|at| builder.vertex(Vec3::new(at.x, 0.0, at.y), Vec3::Y, at))
            .collect();
        if let Some(below) = below {
            for (step, pair) in ring.windows(2).enumerate() {
                let inner = below + step as u32;
                builder.quad([inner, pair[0], pair[1], inner + 1]);
            }
        }
        below = ring.first().copied();
    }
    builder.build()
}

#[cfg(test)]
mod tests {
    use super::super::super::mesh_builder::probe;
    use super::*;

    #[test]
    fn the_shadow_lies_flat_and_reaches_beyond_a_base() {
        let mesh = contact_shadow();
        probe::assert_sound(&mesh);
        probe::assert_faces(&mesh, Vec3::Y);
        let (_, high) = probe::bounds(&mesh);
        assert!(high.y == 0.0 && high.x > super::super::BASE_RADIUS + 0.2);
    }
}
