//! The small stadium at dusk that surrounds the board: scenery, without any meaning for the game.
//!
//! Everything is merged into a few meshes, all made here. Scenery casts no shadows and brings no lights along: the
//! floodlights only look bright.

mod cheer;
mod confetti;
mod scenery;

use ball_rules::Team;
use bevy::{light::NotShadowCaster, prelude::*};

use super::paint::Paint;
use super::{lettering, palette, surface};
use crate::settings::{Graphics, Settings};

pub use cheer::Cheering;

/// The root of the scenery: despawn it to be rid of all.
#[derive(Component, Clone, Copy, Debug)]
pub struct Stadium;

/// Some of the spectators: those of one part hop together.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Fans(usize);

/// The paint of what brightens when the spectators cheer.
#[derive(Resource, Clone, Debug)]
struct Glow(Handle<Paint>);

/// Distance of the lettering on the ground from the middle of the board, in units.
const GROUND_LETTERING: f32 = surface::BOARD_HALF.y + 0.85;
/// How much brighter than their colour the lit boards are, where there is bloom and where there is none.
const GLOW: (f32, f32) = (3.2, 0.8);
/// In how many parts the spectators hop.
const PARTS_OF_CROWD: usize = 2;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(cheer::plugin)
        .insert_resource(ClearColor(palette::backdrop()))
        .add_systems(PostStartup, dress)
        .add_systems(Update, dress.run_if(graphics_changed.or_eager(super::team_colours_changed)))
        .add_systems(Update, seat.after(dress));
}

/// From above the spectators are mere dots: in the flat view they are not shown.
fn seat(settings: Res<Settings>, mut fans: Query<&mut Visibility, With<Fans>>, added: Query<(), Added<Fans>>) {
    if !settings.is_changed() && added.is_empty() {
        return;
    }
    let wanted = if settings.flat_view { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut fans {
        visibility.set_if_neq(wanted);
    }
}

fn graphics_changed(settings: Res<Settings>, mut last: Local<Option<Graphics>>) -> bool {
    last.replace(settings.graphics).is_some_and(|last| last != settings.graphics)
}

fn dress(
    mut commands: Commands,
    old: Query<Entity, With<Stadium>>,
    settings: Res<Settings>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut paints: ResMut<Assets<Paint>>,
    mut images: ResMut<Assets<Image>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    spawn_stadium(&mut commands, &mut meshes, &mut paints, &mut images, &settings);
}

/// Spawns the scenery of a preset under one [`Stadium`] entity.
fn spawn_stadium(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    paints: &mut Assets<Paint>,
    images: &mut Assets<Image>,
    settings: &Settings,
) {
    let graphics = settings.graphics;
    let teams = Team::ALL.map(|team| palette::team(settings.team_colours, team).strong);
    let root = commands.spawn((Stadium, Name::new("Stadium"), Transform::default(), Visibility::default())).id();
    let dull = paints.add(Paint::scenery());
    let glowing = paints.add(glowing(graphics));
    let ground = if graphics == Graphics::Low {
        dull.clone()
    } else {
        paints.add(Paint { grain: Some(images.add(surface::turf_texture())), ..Paint::scenery() })
    };
    let mut put = |name: &'static str, mesh: Mesh, paint: &Handle<Paint>| {
        let look = (Mesh3d(meshes.add(mesh)), MeshMaterial3d(paint.clone()));
        commands.spawn((Name::new(name), look, NotShadowCaster, ChildOf(root))).id()
    };
    put("Ground", scenery::ground(), &ground);
    put("Stands", scenery::stands(teams), &dull);
    put("Boards", scenery::boards(teams), &glowing);
    if graphics == Graphics::Low {
        commands.insert_resource(Glow(glowing));
        return;
    }
    put("Sky", scenery::sky(), &paints.add(Paint::own(Color::WHITE)));
    put("Masts", scenery::masts(), &dull);
    put("Lamps", scenery::lamps(), &glowing);
    let fans: Vec<_> =
        (0..PARTS_OF_CROWD).map(|part| put("Crowd", scenery::crowd(part, PARTS_OF_CROWD, teams), &dull)).collect();
    if graphics == Graphics::High {
        let paint = paints.add(Paint { color: palette::ground_lettering(), ..Paint::scenery() });
        put("Ground lettering", ground_lettering(), &paint);
    }
    for (part, entity) in fans.into_iter().enumerate() {
        commands.entity(entity).insert(Fans(part));
    }
    commands.insert_resource(Glow(glowing));
}

/// The game's name on the ground behind both ends of the board.
fn ground_lettering() -> Mesh {
    let word = |z| lettering::text("BALL", 0.8).translated_by(Vec3::new(0.0, surface::GROUND_HEIGHT + 0.01, z));
    let mut whole = word(-GROUND_LETTERING);
    if let Err(error) = whole.merge(&word(GROUND_LETTERING)) {
        warn!("lettering: {error}");
    }
    whole
}

fn glowing(graphics: Graphics) -> Paint {
    let glow = if graphics == Graphics::High { GLOW.0 } else { GLOW.1 };
    Paint { glow, ..Paint::own(Color::WHITE) }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::world::CommandQueue;

    use super::*;

    fn spawned(graphics: Graphics) -> World {
        let mut world = World::new();
        let (mut meshes, mut paints, mut images) = (Assets::default(), Assets::default(), Assets::default());
        let mut queue = CommandQueue::default();
        let mut commands = Commands::new(&mut queue, &world);
        let settings = Settings { graphics, ..Settings::default() };
        spawn_stadium(&mut commands, &mut meshes, &mut paints, &mut images, &settings);
        queue.apply(&mut world);
        world
    }

    #[test]
    fn more_detail_means_more_parts_but_few_draw_calls() {
        let counts = Graphics::ALL.map(|graphics| {
            let mut world = spawned(graphics);
            world.query::<&Mesh3d>().iter(&world).count()
        });
        assert!(counts[0] <= 3 && counts[0] < counts[1] && counts[1] < counts[2] && counts[2] <= 9, "{counts:?}");
    }

    #[test]
    fn despawning_the_root_removes_everything() {
        let mut world = spawned(Graphics::High);
        let roots: Vec<Entity> = world.query_filtered::<Entity, With<Stadium>>().iter(&world).collect();
        assert_eq!(roots.len(), 1);
        world.despawn(roots[0]);
        assert_eq!(world.query::<&Mesh3d>().iter(&world).count(), 0);
    }
}
