//! The meshes of the stadium. All carry vertex colours, for white materials.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use super::super::{
    mesh_builder::{
        MeshBuilder,
        outline::{onto_circle, rounded_rectangle},
    },
    palette,
    surface::{BOARD_HALF, GROUND_HEIGHT},
};

/// Free ground between the board and the stands, in units.
const WALK: f32 = 1.7;
const STEPS: usize = 5;
const STEP_DEPTH: f32 = 0.78;
const STEP_RISE: f32 = 0.42;
const WALL: f32 = 0.62;
const SEAT_SPACING: f32 = 0.48;
const MAST_HEIGHT: f32 = 9.0;
/// Radius of ground and sky, in units: near enough that the stands hide where they meet from all but high cameras.
const SKY_RADIUS: f32 = 75.0;
/// Where the sun has set.
const SUNSET: Vec2 = Vec2::new(-0.5, -0.87);

/// Ground at [`GROUND_HEIGHT`] from below the board's frame outwards, lighter near the board, where the floodlights reach.
pub fn ground() -> Mesh {
    let mut builder = MeshBuilder::default();
    let near = palette::ground().to_linear();
    let far = palette::backdrop().to_linear();
    let inner = rounded_rectangle(BOARD_HALF - 0.15, 0.3, 11);
    let rings = [(12.5, 0.9), (15.0, 0.6), (19.0, 0.3), (28.0, 0.1), (SKY_RADIUS, 0.0)];
    let outlines = rings.map(|(radius, light)| (onto_circle(&inner, radius), light));
    let mut below: Option<u32> = None;
    for (outline, light) in std::iter::once(&(inner, 1.0)).chain(&outlines) {
        builder.ink(far.mix(&near, *light));
        let ring: Vec<u32> = outline
            .iter()
            .rev()
            .chain(outline.last())
            .map(|rim| builder.vertex(Vec3::new(rim.at.x, GROUND_HEIGHT, -rim.at.y), Vec3::Y, rim.at / 4.0))
            .collect();
        join(&mut builder, below, &ring);
        below = ring.first().copied();
    }
    builder.build()
}

/// The dome of the sky, seen from within.
pub fn sky() -> Mesh {
    let mut builder = MeshBuilder::default();
    let (rows, columns) = (20, 48);
    let mut below: Option<u32> = None;
    for row in 0..=rows {
        let height = (row as f32 / rows as f32 * (FRAC_PI_2 + 0.12) - 0.12).sin_cos();
        let ring: Vec<u32> = (0..=columns)
            .map(|step| Vec2::from_angle(TAU * step as f32 / columns as f32) * height.1)
            .map(|level| Vec3::new(level.x, height.0, level.y))
            .map(|out| {
                builder.ink(sky_color(out));
                builder.vertex(out * SKY_RADIUS, -out, Vec2::ZERO)
            })
            .collect();
        join(&mut builder, below, &ring);
        below = ring.first().copied();
    }
    builder.build()
}

/// Stepped stands on all four sides, with light edges and a low wall towards the board.
pub fn stands(teams: Colors) -> Mesh {
    let mut builder = MeshBuilder::default();
    let concrete = palette::stand().to_linear();
    for stand in all_stands(teams) {
        for step in 0..STEPS {
            builder.ink(concrete * (0.4 + 0.07 * step as f32));
            let height = step_height(step);
            let middle = Vec3::new(0.0, height / 2.0, STEP_DEPTH * (step as f32 + 0.5));
            builder.cuboid(&stand.place(middle), Vec3::new(stand.half_length, height / 2.0, STEP_DEPTH / 2.0));
            builder.ink(concrete * 0.9);
            let edge = Vec3::new(0.0, height - 0.02, STEP_DEPTH * step as f32);
            builder.cuboid(&stand.place(edge), Vec3::new(stand.half_length, 0.03, 0.02));
        }
    }
    builder.build()
}

/// The lit boards on the walls of the stands: behind each end in the colour of the team that defends it, and at the
/// sides in the colour of the team whose half it is.
pub fn boards(teams: Colors) -> Mesh {
    let mut builder = MeshBuilder::default();
    for stand in all_stands(teams) {
        let count = stand.panels.len() as f32;
        let half = stand.half_length / count;
        for (index, color) in stand.panels.iter().enumerate() {
            builder.ink(*color);
            let x = (2.0 * index as f32 + 1.0 - count) * half;
            let middle = stand.place(Vec3::new(x, WALL - 0.2, -0.02));
            builder.cuboid(&middle, Vec3::new(half - 0.06, 0.13, 0.03));
        }
    }
    builder.build()
}

/// One of several parts of the seats on every step, most of them taken by a spectator in one of a few quiet colours.
pub fn crowd(part: usize, parts: usize, teams: Colors) -> Mesh {
    let mut builder = MeshBuilder::default();
    for (number, stand) in all_stands(teams).into_iter().enumerate() {
        let seats = (2.0 * stand.half_length / SEAT_SPACING) as usize;
        for (step, seat) in (0..STEPS).flat_map(|step| (0..seats).map(move |seat| (step, seat))) {
            let chance = dice((number * STEPS + step) * 512 + seat);
            if chance as usize / 64 % parts != part {
                continue;
            }
            let x = (seat as f32 - (seats as f32 - 1.0) / 2.0) * SEAT_SPACING;
            let at = Vec3::new(x, step_height(step), STEP_DEPTH * (step as f32 + 0.55));
            add_seat(&mut builder, &stand, at, chance, teams);
        }
    }
    builder.build()
}

/// Four masts beyond the corners, with the housings of the floodlights.
pub fn masts() -> Mesh {
    let mut builder = MeshBuilder::default();
    builder.ink(palette::mast());
    for foot in mast_feet() {
        let middle = foot + Vec3::Y * (MAST_HEIGHT / 2.0);
        builder.cuboid(&Transform::from_translation(middle), Vec3::new(0.14, MAST_HEIGHT / 2.0, 0.14));
        builder.cuboid(&mast_head(foot), Vec3::new(1.45, 0.72, 0.12));
    }
    builder.build()
}

/// The lamps in the housings, facing the board.
pub fn lamps() -> Mesh {
    let mut builder = MeshBuilder::default();
    builder.ink(Color::WHITE);
    for foot in mast_feet() {
        let head = mast_head(foot);
        for (column, row) in (-2..=2).flat_map(|column| (0..2).map(move |row| (column, row))) {
            let at = Vec3::new(column as f32 * 0.56, row as f32 * 0.62 - 0.31, -0.13);
            builder.cuboid(&(head * Transform::from_translation(at)), Vec3::new(0.2, 0.2, 0.03));
        }
    }
    builder.build()
}

/// One of the four stands. It is described as if it were beyond the near side of the board.
struct Stand {
    /// How far it is turned about the board, in radians.
    turn: f32,
    /// Distance of its wall from the middle of the board, in units.
    distance: f32,
    half_length: f32,
    /// Colours of the lit boards on its wall, along x.
    panels: [LinearRgba; 4],
}

impl Stand {
    /// The placement of something at `local`: x along the stand, y above the ground, z behind its wall.
    fn place(&self, local: Vec3) -> Transform {
        let at = Vec3::new(local.x, GROUND_HEIGHT + local.y, self.distance + local.z);
        Transform::from_rotation(Quat::from_rotation_y(self.turn)) * Transform::from_translation(at)
    }
}

/// The colours of the teams, ATK's first.
pub type Colors = [Color; 2];

fn all_stands(teams: Colors) -> [Stand; 4] {
    let [atk, def] = teams.map(|color| color.to_linear());
    let ends = |turn, color| Stand {
        turn,
        distance: BOARD_HALF.y + WALK,
        half_length: BOARD_HALF.x + 0.8,
        panels: [color; 4],
    };
    let sides = |turn, panels| Stand { turn, distance: BOARD_HALF.x + WALK, half_length: BOARD_HALF.y + 0.8, panels };
    [ends(0.0, atk), ends(PI, def), sides(FRAC_PI_2, [atk, atk, def, def]), sides(-FRAC_PI_2, [def, def, atk, atk])]
}

fn step_height(step: usize) -> f32 {
    WALL + STEP_RISE * step as f32
}

fn add_seat(builder: &mut MeshBuilder, stand: &Stand, at: Vec3, chance: u32, [atk, def]: Colors) {
    builder.ink(palette::seat());
    builder.cuboid(&stand.place(at + Vec3::new(0.0, 0.05, 0.0)), Vec3::new(0.19, 0.05, 0.17));
    let coats = [palette::dusk(), palette::stand(), palette::horizon(), atk, def];
    if chance % 10 < 7 {
        // Dim and greyish: nothing out there may draw the eye away from the board.
        let coat = coats[(chance / 16) as usize % coats.len()].to_linear().mix(&palette::stand().to_linear(), 0.72);
        let size = 0.9 + (chance / 256 % 16) as f32 / 80.0;
        builder.ink(coat * 0.42);
        builder.cuboid(&stand.place(at + Vec3::Y * 0.26 * size), Vec3::new(0.14, 0.17 * size, 0.1));
        builder.ink(palette::skin().to_linear() * (0.08 + (chance / 4096 % 8) as f32 * 0.03));
        builder.cuboid(&stand.place(at + Vec3::Y * 0.52 * size), Vec3::splat(0.08));
    }
}

fn mast_feet() -> [Vec3; 4] {
    let corner = BOARD_HALF + WALK + 1.6;
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, z)| Vec3::new(x * corner.x, GROUND_HEIGHT, z * corner.y))
}

/// The placement of a floodlight's housing; it looks along its -z to the middle of the board.
fn mast_head(foot: Vec3) -> Transform {
    Transform::from_translation(foot + Vec3::Y * MAST_HEIGHT).looking_at(Vec3::ZERO, Vec3::Y)
}

/// The colour of the sky in the direction `out`.
fn sky_color(out: Vec3) -> LinearRgba {
    let [horizon, dusk, zenith, afterglow] =
        [palette::horizon(), palette::dusk(), palette::zenith(), palette::afterglow()].map(|color| color.to_linear());
    let height = out.y.max(0.0);
    let band = |from: f32, to: f32| ((height - from) / (to - from)).clamp(0.0, 1.0);
    let sky = horizon.mix(&dusk, band(0.0, 0.16)).mix(&zenith, band(0.1, 0.75).powf(0.7));
    let towards_sun = Vec2::new(out.x, out.z).normalize_or_zero().dot(SUNSET).max(0.0);
    let glow = towards_sun * towards_sun * (1.0 - band(0.0, 0.3)).powi(2);
    let below = (1.0 + out.y * 6.0).clamp(0.35, 1.0);
    sky.mix(&afterglow, glow * 0.85) * below
}

/// Joins a ring of vertices to the one before it; from below to above both run to the right as seen from the front.
fn join(builder: &mut MeshBuilder, below: Option<u32>, ring: &[u32]) {
    let Some(below) = below else { return };
    for (step, pair) in ring.windows(2).enumerate() {
        let low = below + step as u32;
        builder.quad([low, low + 1, pair[1], pair[0]]);
    }
}

/// A number that looks thrown and is always the same.
fn dice(number: usize) -> u32 {
    let mut bits = (number as u32).wrapping_add(1).wrapping_mul(0x9E37_79B1);
    bits ^= bits >> 15;
    bits = bits.wrapping_mul(0x85EB_CA77);
    bits ^ (bits >> 13)
}

#[cfg(test)]
mod tests {
    use super::super::super::mesh_builder::probe;
    use super::*;

    const TEAMS: Colors = [Color::srgb(1.0, 1.0, 0.0), Color::srgb(0.0, 0.0, 1.0)];

    #[test]
    fn all_scenery_is_sound_and_has_colours() {
        for mesh in
            [ground(), sky(), stands(TEAMS), boards(TEAMS), crowd(0, 2, TEAMS), crowd(1, 2, TEAMS), masts(), lamps()]
        {
            probe::assert_sound(&mesh);
            assert!(mesh.attribute(Mesh::ATTRIBUTE_COLOR).is_some());
        }
    }

    #[test]
    fn the_ground_faces_up_and_the_sky_faces_inwards() {
        probe::assert_faces(&ground(), Vec3::Y);
        assert!(probe::volume(&sky()) < 0.0);
    }

    #[test]
    fn solid_scenery_faces_outwards() {
        for mesh in [stands(TEAMS), boards(TEAMS), crowd(0, 1, TEAMS), masts(), lamps()] {
            assert!(probe::volume(&mesh) > 0.0);
        }
    }

    #[test]
    fn nothing_reaches_over_the_board() {
        for stand in all_stands(TEAMS) {
            let wall = stand.place(Vec3::ZERO).translation;
            assert!(wall.x.abs() > BOARD_HALF.x || wall.z.abs() > BOARD_HALF.y);
        }
        for foot in mast_feet() {
            assert!(foot.x.abs() > BOARD_HALF.x + 1.5 && foot.z.abs() > BOARD_HALF.y + 1.5);
        }
    }
}
