//! Paper that rains on the end zone after a touchdown. It is gone when the spectators sit down.

use std::f32::consts::TAU;

use ball_rules::Team;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::board::mesh_builder::MeshBuilder;
use crate::board::paint::Paint;
use crate::board::palette;
use crate::settings::TeamPreset;

/// How many pieces of paper fall.
const COUNT: usize = 150;
/// From how high they fall, in units, and how far they spread round the place.
const HEIGHT: f32 = 3.6;
const SPREAD: Vec2 = Vec2::new(5.6, 2.2);

/// A piece of paper, by its number.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Flake(usize);

/// Throws the paper in the colours of a team.
pub(super) fn throw(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    paints: &mut Assets<Paint>,
    (preset, team): (TeamPreset, Team),
) {
    let mut builder = MeshBuilder::default();
    let half = Vec2::new(0.085, 0.055);
    builder.facet(
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, z): (f32, f32)| Vec3::new(x * half.x, 0.0, -z * half.y)),
    );
    let mesh = meshes.add(builder.build());
    let colors = palette::team(preset, team);
    // Seen from both sides, as what is blended is.
    let paper = [colors.strong, colors.light, palette::lamp()].map(|color| paints.add(Paint::glass(color)));
    for number in 0..COUNT {
        commands.spawn((
            Flake(number),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(paper[number % paper.len()].clone()),
            Transform::from_scale(Vec3::ZERO),
            NotShadowCaster,
        ));
    }
}

impl Flake {
    /// Where it is after `since` seconds of `whole`, round the place `at`.
    pub(super) fn at(self, at: Vec3, since: f32, whole: f32) -> Transform {
        let chance = |salt: usize| {
            let bits = (self.0 * 7 + salt).wrapping_mul(0x9E37_79B1) as u32;
            ((bits ^ (bits >> 15)).wrapping_mul(0x85EB_CA77) >> 8) as f32 / (1u32 << 24) as f32
        };
        // Each begins a little later than the one before and takes its own time.
        let begins = 0.25 * whole * chance(1);
        let falls = (0.55 + 0.2 * chance(2)) * whole;
        let part = (since - begins) / falls;
        if !(0.0..1.0).contains(&part) {
            return Transform::from_scale(Vec3::ZERO);
        }
        let aside = (Vec2::new(chance(3), chance(4)) - 0.5) * 2.0 * SPREAD;
        let sway = Vec2::from_angle(TAU * (chance(5) + part * 1.2)) * 0.25;
        let place =
            Vec3::new(at.x * 0.35 + aside.x + sway.x, HEIGHT * (1.0 - part) + 0.05, at.z * 0.86 + aside.y + sway.y);
        let turn = Quat::from_euler(EulerRot::XYZ, TAU * (chance(6) + part * 1.6), TAU * chance(7), TAU * part);
        // It comes and goes without a jump.
        let size = (part * 8.0).min((1.0 - part) * 6.0).clamp(0.0, 1.0);
        Transform::from_translation(place).with_rotation(turn).with_scale(Vec3::splat(size))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paper_falls_only_while_it_is_watched_and_near_the_place() {
        let at = Vec3::new(-2.0, 0.0, -8.0);
        let mut seen = 0;
        for number in 0..COUNT {
            let flake = Flake(number);
            assert_eq!(flake.at(at, 0.0, 2.8).scale, Vec3::ZERO);
            assert_eq!(flake.at(at, 2.8, 2.8).scale, Vec3::ZERO);
            let middle = flake.at(at, 1.1, 2.8);
            if middle.scale.x > 0.5 {
                seen += 1;
                assert!((middle.translation.z - at.z).abs() < 4.0 && middle.translation.y < HEIGHT + 0.1);
            }
        }
        assert!(seen > COUNT / 3, "{seen}");
    }
}
