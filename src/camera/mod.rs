//! The camera: frames the board in the part of the window that the panels leave, orbits, zooms, and looks from above.

mod follow;
mod stroll;

use std::f32::consts::PI;

use bevy::camera::{Exposure, Hdr, ScalingMode, Viewport};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::post_process::bloom::{Bloom, BloomCompositeMode, BloomPrefilter};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::board::shapes::PIECE_HEIGHT;
use crate::board::{palette, surface};
use crate::hud::BoardArea;
use crate::match_play::PlaySet;
use crate::settings::{Graphics, Settings};

/// The camera that shows the board.
#[derive(Component, Clone, Copy, Debug)]
pub struct MainCamera;

/// The light that casts shadows.
#[derive(Component, Clone, Copy, Debug)]
struct Sun;

/// How far and from where the board is looked at in the stadium view.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Orbit {
    /// Turn round the board in radians; 0 is from ATK's side, or from DEF's while the view is flipped.
    pub yaw: f32,
    /// Height of the look in radians; π/2 is from straight above.
    pub pitch: f32,
    /// Magnification; 1 shows the whole board.
    pub zoom: f32,
}

impl Default for Orbit {
    fn default() -> Orbit {
        Orbit { yaw: 0.0, pitch: 0.79, zoom: 1.0 }
    }
}

impl Orbit {
    const PITCH: (f32, f32) = (0.35, 1.5);
    const ZOOM: (f32, f32) = (0.6, 3.5);

    /// Turns and tilts by so many radians.
    pub fn turn(&mut self, yaw: f32, pitch: f32) {
        self.yaw = (self.yaw + yaw).rem_euclid(2.0 * PI);
        self.pitch = (self.pitch + pitch).clamp(Self::PITCH.0, Self::PITCH.1);
    }

    /// Zooms in by a factor.
    pub fn magnify(&mut self, factor: f32) {
        self.zoom = (self.zoom * factor).clamp(Self::ZOOM.0, Self::ZOOM.1);
    }
}

/// What the camera shows: as [`Orbit`] has it, and through which lens.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Shot {
    yaw: f32,
    pitch: f32,
    zoom: f32,
    field_of_view: f32,
}

/// A long lens, in radians: far rows are nearly as large as near ones, and large enough to be pointed at (IN-14).
const FIELD_OF_VIEW: f32 = 0.2;
/// How much farther away the eye is than it need be to see all.
const MARGIN: f32 = 1.008;
/// How much bright things shine over their surroundings.
const BLOOM: f32 = 0.14;
/// Half the depth of what can cast and catch shadows, in units.
const SHADOW_REACH: f32 = 14.0;

/// The camera, the light, and the systems that keep both as the settings and panels ask.
pub fn plugin(app: &mut App) {
    app.add_plugins((follow::plugin, stroll::plugin))
        .init_resource::<Orbit>()
        .insert_resource(GlobalAmbientLight { color: Color::srgb(0.74, 0.82, 1.0), brightness: 560.0, ..default() })
        .add_systems(Startup, spawn)
        .add_systems(Update, (fit_viewport, look.after(fit_viewport), light).after(PlaySet::Animate));
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("Board camera"),
        MainCamera,
        Camera3d::default(),
        // The others wash the teams' colours out.
        Tonemapping::KhronosPbrNeutral,
        Exposure { ev100: 9.7 },
        Msaa::Sample4,
        Projection::Perspective(PerspectiveProjection { fov: FIELD_OF_VIEW, ..default() }),
        Transform::default(),
    ));
    commands.spawn((
        Name::new("Evening sun"),
        Sun,
        DirectionalLight { illuminance: 8_800.0, color: palette::lamp(), ..default() },
        Transform::from_xyz(-7.0, 11.0, 6.0).looking_at(Vec3::ZERO, Vec3::Y),
        CascadeShadowConfigBuilder { num_cascades: 1, ..default() }.build(),
    ));
    commands.spawn((
        Name::new("Rim light"),
        DirectionalLight { illuminance: 3_000.0, color: Color::srgb(0.5, 0.66, 1.0), ..default() },
        Transform::from_xyz(6.0, 5.0, -9.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// Shadows, smooth edges and bloom, as the preset asks.
fn light(
    mut commands: Commands,
    settings: Res<Settings>,
    mut map: ResMut<DirectionalLightShadowMap>,
    mut suns: Query<&mut DirectionalLight, With<Sun>>,
    mut cameras: Query<(Entity, &mut Msaa, Has<Bloom>), With<MainCamera>>,
) {
    if !settings.is_changed() {
        return;
    }
    let (low, high) = (settings.graphics == Graphics::Low, settings.graphics == Graphics::High);
    for mut sun in &mut suns {
        sun.shadow_maps_enabled = !low && !settings.flat_view;
    }
    let size = if high { 4096 } else { 2048 };
    if map.size != size {
        map.size = size;
    }
    for (camera, mut msaa, blooms) in &mut cameras {
        msaa.set_if_neq(if low { Msaa::Off } else { Msaa::Sample4 });
        let wanted = high && !settings.flat_view;
        if wanted && !blooms {
            commands.entity(camera).insert(bloom());
        } else if blooms && !wanted {
            commands.entity(camera).remove::<(Bloom, Hdr)>();
        }
    }
}

/// Only what is lit by itself shines over its surroundings: the pieces stay sharp.
fn bloom() -> Bloom {
    Bloom {
        intensity: BLOOM,
        prefilter: BloomPrefilter { threshold: 1.7, threshold_softness: 0.2 },
        composite_mode: BloomCompositeMode::Additive,
        ..Bloom::NATURAL
    }
}

/// Gives the board the part of the window that the panels leave.
fn fit_viewport(
    area: Res<BoardArea>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut camera: Query<&mut Camera, With<MainCamera>>,
) {
    let Ok(window) = window.single() else { return };
    let whole = UVec2::new(window.physical_width(), window.physical_height());
    let scale =
        panels.iter_mut().next().map_or(window.scale_factor(), |mut context| context.get_mut().pixels_per_point());
    let pixels = |at: bevy_egui::egui::Pos2| UVec2::new((at.x * scale).max(0.0) as u32, (at.y * scale).max(0.0) as u32);
    let from = pixels(area.0.min).min(whole);
    let to = pixels(area.0.max).min(whole);
    // A window so small that the panels cover it, or not laid out yet: the whole of it.
    let viewport = if to.x < from.x + 32 || to.y < from.y + 32 {
        None
    } else {
        Some(Viewport { physical_position: from, physical_size: to - from, ..default() })
    };
    for mut camera in &mut camera {
        let same = match (&camera.viewport, &viewport) {
            (Some(old), Some(new)) => {
                old.physical_position == new.physical_position && old.physical_size == new.physical_size
            }
            (None, None) => true,
            _ => false,
        };
        if !same {
            camera.viewport = viewport.clone();
        }
    }
}

/// What must be in view: the edges of the board, and the heads of pieces in the first and the last row.
fn corners() -> impl Iterator<Item = Vec3> {
    let signs = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let (board, rows) = (surface::BOARD_HALF, surface::FIELD_HALF - 0.5);
    let edges = signs.map(|(x, z)| Vec3::new(x * board.x, 0.0, z * board.y));
    let heads = signs.map(|(x, z)| Vec3::new(x * rows.x, PIECE_HEIGHT, z * rows.y));
    edges.into_iter().chain(heads)
}

/// The transform that looks from `direction` (a unit vector from the board to the eye) and shows the whole board in a
/// view of this aspect (width over height) through a lens of this field of view in radians.
fn framing(direction: Vec3, aspect: f32, zoom: f32, field_of_view: f32) -> Transform {
    let vertical = (field_of_view / 2.0).tan();
    let horizontal = vertical * aspect;
    let facing = Transform::from_translation(direction).looking_at(Vec3::ZERO, Vec3::Y);
    let inverse = facing.rotation.inverse();
    // Seen from the eye, the board must lie within the pyramid of the view: find its middle and the distance.
    let seen: Vec<Vec3> = corners().map(|corner| inverse * corner).collect();
    // Along one axis of the view: the range of middles at which everything fits from `distance`.
    let middles = |along: fn(&Vec3) -> f32, slope: f32, distance: f32| {
        let low = seen.iter().map(|p| along(p) - slope * (distance - p.z)).fold(f32::MIN, f32::max);
        let high = seen.iter().map(|p| along(p) + slope * (distance - p.z)).fold(f32::MAX, f32::min);
        (low, high)
    };
    let x = |distance| middles(|p| p.x, horizontal, distance);
    let y = |distance| middles(|p| p.y, vertical, distance);
    let (mut near, mut far) = (1.0, 400.0);
    for _ in 0..40 {
        let distance = (near + far) / 2.0;
        let fits = [x(distance), y(distance)].iter().all(|(low, high)| low <= high);
        if fits { far = distance } else { near = distance }
    }
    let middle = |(low, high): (f32, f32)| (low + high) / 2.0;
    let distance = far * MARGIN;
    let shift = Vec3::new(middle(x(distance)), middle(y(distance)), distance / zoom);
    Transform::from_translation(facing.rotation * shift).with_rotation(facing.rotation)
}

fn look(
    (orbit, lean, stroll): (Res<Orbit>, Res<follow::Lean>, Res<stroll::Stroll>),
    settings: Res<Settings>,
    mut camera: Query<(Ref<Camera>, &mut Transform, &mut Projection), With<MainCamera>>,
    mut shadows: Query<&mut CascadeShadowConfig, With<Sun>>,
) {
    for (camera, mut transform, mut projection) in &mut camera {
        if !(orbit.is_changed()
            || lean.is_changed()
            || stroll.is_changed()
            || settings.is_changed()
            || camera.is_changed())
        {
            continue;
        }
        let size = camera.logical_viewport_size().unwrap_or(Vec2::new(16.0, 10.0));
        let aspect = size.x / size.y.max(1.0);
        let turn = if settings.flipped { PI } else { 0.0 };
        let own = Shot { yaw: orbit.yaw, pitch: orbit.pitch, zoom: orbit.zoom, field_of_view: FIELD_OF_VIEW };
        let shot = stroll.shot().unwrap_or(own);
        let wanted = if settings.flat_view {
            let up = Quat::from_rotation_y(turn) * Vec3::NEG_Z;
            Transform::from_xyz(0.0, 40.0, 0.0).looking_at(Vec3::ZERO, up)
        } else {
            let toward = Quat::from_rotation_y(turn + shot.yaw) * Quat::from_rotation_x(-shot.pitch) * Vec3::Z;
            let framed = framing(toward, aspect, shot.zoom * (1.0 + lean.nearer), shot.field_of_view);
            framed.with_translation(framed.translation + lean.shift)
        };
        transform.set_if_neq(wanted);
        // Only the depth that the board takes up: the shadows are the sharper.
        let away = wanted.translation.length();
        for mut cascades in &mut shadows {
            cascades.minimum_distance = (away - SHADOW_REACH).max(0.1);
            cascades.bounds = vec![away + SHADOW_REACH];
        }
        if settings.flat_view {
            let half = surface::BOARD_HALF * 2.0 * MARGIN / orbit.zoom;
            *projection = Projection::Orthographic(OrthographicProjection {
                scaling_mode: ScalingMode::AutoMin { min_width: half.x, min_height: half.y },
                ..OrthographicProjection::default_3d()
            });
        } else if !matches!(&*projection, Projection::Perspective(lens) if lens.fov == shot.field_of_view) {
            *projection = Projection::Perspective(PerspectiveProjection { fov: shot.field_of_view, ..default() });
        }
    }
}

#[cfg(test)]
mod tests {
    use ball_rules::{COLUMNS, ROWS};

    use super::*;

    /// Where a point is in a view of this size, in pixels from its middle.
    fn seen(at: Vec3, eye: &Transform, size: Vec2) -> Vec2 {
        let local = eye.rotation.inverse() * (at - eye.translation);
        local.xy() / -local.z / (FIELD_OF_VIEW / 2.0).tan() * size.y / 2.0
    }

    fn usual_eye(size: Vec2) -> Transform {
        let toward = Quat::from_rotation_x(-Orbit::default().pitch) * Vec3::Z;
        framing(toward, size.x / size.y, 1.0, FIELD_OF_VIEW)
    }

    /// What the panels leave to the board in windows of 1280×800, 1280×720 and 1920×1080.
    const AREAS: [Vec2; 3] = [Vec2::new(710.0, 566.0), Vec2::new(767.0, 509.0), Vec2::new(1151.0, 764.0)];

    #[test]
    fn in14_every_square_is_large_enough_to_be_pointed_at() {
        let size = AREAS[0];
        let eye = usual_eye(size);
        for (column, row) in (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| (column, row))) {
            let middle = Vec3::new(f32::from(column) - 6.0, 0.0, f32::from(row) - 8.0);
            let across = |step: Vec3| seen(middle + step, &eye, size) - seen(middle - step, &eye, size);
            assert!(across(Vec3::X / 2.0).x >= 24.0 && -across(Vec3::Z / 2.0).y >= 24.0, "{middle}");
        }
    }

    #[test]
    fn the_board_fills_the_view_and_stays_within_it() {
        for size in AREAS {
            let eye = usual_eye(size);
            let points: Vec<Vec2> = corners().map(|corner| seen(corner, &eye, size) / size * 2.0).collect();
            assert!(points.iter().all(|at| at.abs().max_element() <= 1.0), "{size}: {points:?}");
            let wide = points.iter().map(|at| at.x.abs()).fold(0.0, f32::max);
            let high = points.iter().map(|at| at.y.abs()).fold(0.0, f32::max);
            assert!(wide.max(high) > 0.97 && high > 0.9, "{size}: {wide} {high}");
        }
    }
}
