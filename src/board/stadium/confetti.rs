//! Paper that rains on the end zone after a touchdown. It is gone when the spectators sit down.

use std::f32::consts::TAU;

use ball_rules::Team;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::board::mesh_builder::MeshBuilder;
use crate::board::paint::Paint;
use crate::board::palette;
use crate::settings::{Graphics, Settings};

/// How many pieces of paper fall, and how many where little can be afforded.
const COUNT: usize = 150;
const FEW: usize = 48;
/// From how high they fall, in units, and how far they spread round the place.
const HEIGHT: f32 = 3.6;
const SPREAD: Vec2 = Vec2::new(5.6, 2.2);

/// A piece of paper, by its number.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Flake(usize);

/// Throws the paper in the colours of a team: on the low preset less of it, larger and of what is drawn already.
pub(super) fn throw(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    paints: &mut Assets<Paint>,
    (settings, team): (&Settings, Team),
) {
    let (count, size) = amount(settings.graphics);
    let half = Vec2::new(0.085, 0.055) * size;
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, z): (f32, f32)| Vec3::new(x * half.x, 0.0, -z * half.y));
    let mut builder = MeshBuilder::default();
    builder.facet(corners);
    // It is seen from both sides.
    builder.facet([corners[3], corners[2], corners[1], corners[0]]);
    let mesh = meshes.add(builder.build());
    let colors = palette::team(settings.team_colours, team);
    let paper = [colors.strong, colors.light, palette::lamp()].map(|color| paints.add(Paint::own(color)));
    for number in 0..count {
        commands.spawn((
            Flake(number),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(paper[number % paper.len()].clone()),
            Transform::from_scale(Vec3::ZERO),
            NotShadowCaster,
        ));
    }
}

/// How many pieces of paper a preset affords, and how large they are.
const fn amount(graphics: Graphics) -> (usize, f32) {
    match graphics {
        Graphics::Low => (FEW, 1.4),
        Graphics::Medium | Graphics::High => (COUNT, 1.0),
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

    fn thrown(graphics: Graphics) -> (usize, Vec<Paint>) {
        let mut world = World::new();
        let (mut meshes, mut paints) = (Assets::default(), Assets::default());
        let mut queue = bevy::ecs::world::CommandQueue::default();
        let settings = Settings { graphics, ..Settings::default() };
        throw(&mut Commands::new(&mut queue, &world), &mut meshes, &mut paints, (&settings, Team::Atk));
        queue.apply(&mut world);
        (world.query::<&Flake>().iter(&world).count(), paints.iter().map(|(_, paint)| paint.clone()).collect())
    }

    #[test]
    fn every_preset_celebrates_and_the_low_one_cheaply() {
        let [low, medium, high] = Graphics::ALL.map(thrown);
        assert!(low.0 > 30 && 3 * low.0 < medium.0 && medium.0 == high.0);
        // No light falls on it and nothing shines through: it is drawn as the lines of the board are.
        assert!(low.1.iter().all(|paint| paint.light == crate::board::paint::Light::Own && !paint.blended));
    }

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
