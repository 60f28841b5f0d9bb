//! The small stadium at dusk that surrounds the board: scenery, without any meaning for the game.
//!
//! Everything is merged into a few meshes, all made here. Scenery casts no shadows and brings no lights along: the
//! floodlights only look bright.

mod scenery;

use bevy::{light::NotShadowCaster, prelude::*};

use super::{lettering, palette, surface};

/// How much scenery there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SceneDetail {
    /// Ground, and one colour for the sky.
    Low,
    /// Also the sky, the stands and the floodlights.
    #[default]
    Medium,
    /// Also seats with spectators, and lettering on the ground.
    High,
}

/// The root of the scenery: despawn it to be rid of all.
#[derive(Component, Clone, Copy, Debug)]
pub struct Stadium;

/// Distance of the lettering on the ground from the middle of the board, in units.
const GROUND_LETTERING: f32 = surface::BOARD_HALF.y + 1.6;

/// Spawns the scenery under one [`Stadium`] entity and sets the clear colour to that of the horizon.
pub fn spawn_stadium(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<StandardMaterial>,
    images: &mut Assets<Image>,
    detail: SceneDetail,
) {
    commands.insert_resource(ClearColor(palette::horizon()));
    let root = commands.spawn((Stadium, Name::new("Stadium"), Transform::default(), Visibility::default())).id();
    let grain = images.add(surface::turf_texture());
    for (name, mesh, material) in parts(detail, grain) {
        commands.spawn((
            Name::new(name),
            Mesh3d(meshes.add(mesh)),
            MeshMaterial3d(materials.add(material)),
            NotShadowCaster,
            ChildOf(root),
        ));
    }
}

/// The meshes of the scenery with their names and materials.
fn parts(detail: SceneDetail, grain: Handle<Image>) -> Vec<(&'static str, Mesh, StandardMaterial)> {
    let mut parts = vec![("Ground", scenery::ground(), StandardMaterial { base_color_texture: Some(grain), ..matt() })];
    if detail >= SceneDetail::Medium {
        parts.push(("Sky", scenery::sky(), StandardMaterial { unlit: true, fog_enabled: false, ..matt() }));
        parts.push(("Stands", scenery::stands(), matt()));
        parts.push(("Masts", scenery::masts(), matt()));
        parts.push(("Lamps", scenery::lamps(), glowing()));
    }
    if detail >= SceneDetail::High {
        parts.push(("Crowd", scenery::crowd(), matt()));
        for z in [-GROUND_LETTERING, GROUND_LETTERING] {
            let lettering = lettering::text("BALL", 1.0);
            let lettering = lettering.translated_by(Vec3::new(0.0, surface::GROUND_HEIGHT + 0.01, z));
            parts.push((
                "Ground lettering",
                lettering,
                StandardMaterial { base_color: palette::ground_lettering(), ..matt() },
            ));
        }
    }
    parts
}

/// Dull surfaces: they must not glint beside the board.
fn matt() -> StandardMaterial {
    StandardMaterial { perceptual_roughness: 0.95, reflectance: 0.2, ..default() }
}

fn glowing() -> StandardMaterial {
    StandardMaterial { base_color: palette::lamp(), emissive: palette::lamp().to_linear() * 6.0, ..matt() }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::world::CommandQueue;

    use super::*;

    fn spawned(detail: SceneDetail) -> World {
        let mut world = World::new();
        let (mut meshes, mut materials, mut images) = (Assets::default(), Assets::default(), Assets::default());
        let mut queue = CommandQueue::default();
        let mut commands = Commands::new(&mut queue, &world);
        spawn_stadium(&mut commands, &mut meshes, &mut materials, &mut images, detail);
        queue.apply(&mut world);
        world
    }

    #[test]
    fn more_detail_means_more_parts_but_few_draw_calls() {
        let counts = [SceneDetail::Low, SceneDetail::Medium, SceneDetail::High].map(|detail| {
            let mut world = spawned(detail);
            world.query::<&Mesh3d>().iter(&world).count()
        });
        assert_eq!(counts[0], 1);
        assert!(counts[0] < counts[1] && counts[1] < counts[2] && counts[2] <= 8, "{counts:?}");
    }

    #[test]
    fn despawning_the_root_removes_everything() {
        let mut world = spawned(SceneDetail::High);
        let roots: Vec<Entity> = world.query_filtered::<Entity, With<Stadium>>().iter(&world).collect();
        assert_eq!(roots.len(), 1);
        world.despawn(roots[0]);
        assert_eq!(world.query::<&Mesh3d>().iter(&world).count(), 0);
    }
}
