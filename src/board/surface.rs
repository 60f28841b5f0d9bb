//! The playing surface: turf, hatched tiles, frame, lines, and what is laid over squares to mark them.
//!
//! One unit is one square; x is the column (A at -6, M at +6), z runs from row 1 at +8 to row 17 at -8, and the tops of
//! the hatched tiles are at y = 0. From below to above lie the turf between the tiles ([`TURF_HEIGHT`]), the tiles and
//! the apron round the field (0), lines and lettering ([`LINE_HEIGHT`]), and overlays ([`OVERLAY_HEIGHT`]).

mod overlay;
mod texture;

use ball_rules::{COLUMNS, ROWS, Square};
use bevy::prelude::*;

use super::geometry::center;
use super::mesh_builder::{
    MeshBuilder, flat,
    outline::{Layer, bevelled, inside_out, rounded_rectangle},
};

pub use overlay::{Shape, arc_ribbon, cursor, mark};
pub use texture::{tile_texture, turf_texture};

/// Height of the turf between the tiles, in units.
pub const TURF_HEIGHT: f32 = -0.035;
/// Height of painted lines and of lettering on the apron, in units.
pub const LINE_HEIGHT: f32 = 0.004;
/// Height at which overlays lie free of everything painted, in units.
pub const OVERLAY_HEIGHT: f32 = 0.012;
/// Height of the lit line in front of a goal, in units: over the painted one, below the shadows.
const GOAL_HEIGHT: f32 = 0.006;
/// Height of the top of the frame, in units.
pub const FRAME_HEIGHT: f32 = 0.1;
/// Height of the ground on which the board lies, in units.
pub const GROUND_HEIGHT: f32 = -0.6;
/// Half the extent of the field in x and z, in units.
pub const FIELD_HALF: Vec2 = Vec2::new(6.5, 8.5);
/// Distance from the edge of the field to the middle of the apron, where its lettering goes, in units.
pub const LETTERING_OFFSET: f32 = 0.42;
/// Half the extent of the whole board with its frame in x and z, in units.
pub const BOARD_HALF: Vec2 = Vec2::new(FIELD_HALF.x + APRON + FRAME, FIELD_HALF.y + APRON + FRAME);

const APRON: f32 = 0.78;
const FRAME: f32 = 0.32;
const TILE_CHAMFER: f32 = 0.03;
const LINE_WIDTH: f32 = 0.07;
/// Squares over which the turf's texture stretches before it repeats.
const TURF_REPEAT: f32 = 3.0;
/// Half the width of the turf of a plain square: it reaches below the rounded corners of the plates beside it.
const UNDERLAP: f32 = 0.56;
/// By how much the corners of the field are darker than its middle.
const FALL_OFF: f32 = 0.3;
/// How far the marks at the side lines reach into the field, in units: the usual and the longer ones.
const TICKS: (f32, f32) = (0.16, 0.34);

/// The plates of all hatched squares in their colours: each 1×1, its top at y = 0, its chamfered edge down to the turf.
/// The texture [`tile_texture`] covers each once and its hatching runs on from one diagonal neighbour to the next.
pub fn tiles(color: impl Fn(Square) -> Color) -> Mesh {
    let mut builder = MeshBuilder::default();
    let outline = rounded_rectangle(Vec2::splat(0.5), 0.05, 3);
    let edge = |inset, height| Layer { inset, height, tilt: 0.8 };
    for square in Square::all() {
        let middle = center(square);
        builder.ink(floodlit(color(square), middle));
        let place = flat(0.0).with_translation(middle);
        builder.extrude(&place, &outline, &[edge(0.0, TURF_HEIGHT - 0.01), edge(TILE_CHAMFER, 0.0)]);
        builder.cap(&place, &outline, Layer::level(TILE_CHAMFER, 0.0), true);
    }
    shift_uvs(builder.build(), 1.0)
}

/// The turf of all plain squares in the colours of their rows, facing up at [`TURF_HEIGHT`], and a little below the
/// plates round them. For a material with [`turf_texture`].
pub fn turf(color: impl Fn(u8) -> Color) -> Mesh {
    let mut builder = MeshBuilder::default();
    for (column, row) in (1..=COLUMNS).flat_map(|column| (1..=ROWS).map(move |row| (column, row))) {
        if Square::new(column, row).is_some() {
            continue;
        }
        let x = f32::from(column) - f32::from(COLUMNS + 1) / 2.0;
        let z = f32::from(ROWS + 1) / 2.0 - f32::from(row);
        let middle = Vec3::new(x, TURF_HEIGHT, z);
        builder.ink(floodlit(color(row), middle));
        let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
        let quad = corners.map(|(right, down)| {
            let at = middle + Vec3::new(right, 0.0, down) * UNDERLAP;
            let at =
                at.clamp(Vec3::new(-FIELD_HALF.x, at.y, -FIELD_HALF.y), Vec3::new(FIELD_HALF.x, at.y, FIELD_HALF.y));
            builder.vertex(at, Vec3::Y, at.xz())
        });
        builder.quad(quad);
    }
    shift_uvs(builder.build(), TURF_REPEAT)
}

/// A colour of the field as the floodlights show it: full in the middle, a little less towards the corners.
fn floodlit(color: Color, at: Vec3) -> LinearRgba {
    let away = (at.xz() / FIELD_HALF).length_squared() / 2.0;
    let light = 1.0 - FALL_OFF * away;
    let color = color.to_linear();
    LinearRgba::rgb(color.red * light, color.green * light, color.blue * light)
}

/// The strip of turf round the field, which carries column letters and row numbers: its top is at y = 0. For a material
/// with [`turf_texture`].
pub fn apron() -> Mesh {
    let mut builder = MeshBuilder::default();
    let hole = inside_out(&rounded_rectangle(FIELD_HALF, 0.02, 1));
    let outer = rounded_rectangle(FIELD_HALF + APRON + 0.1, 0.02, 1);
    builder.band(&flat(0.0), &outer, &hole, Layer::level(0.0, 0.0), true);
    builder.extrude(&flat(0.0), &hole, &[Layer::upright(TURF_HEIGHT - 0.01), Layer::upright(0.0)]);
    shift_uvs(builder.build(), TURF_REPEAT)
}

/// The frame that holds the board: rounded, from the ground to [`FRAME_HEIGHT`], its outside at [`BOARD_HALF`].
pub fn frame() -> Mesh {
    let mut builder = MeshBuilder::default();
    let outer = rounded_rectangle(BOARD_HALF, 0.5, 10);
    let hole = inside_out(&rounded_rectangle(BOARD_HALF - FRAME, 0.16, 10));
    builder.hollow(&flat(0.0), &outer, &hole, &bevelled(GROUND_HEIGHT, FRAME_HEIGHT, 0.09, 5));
    builder.build()
}

/// A thin inlay on top of the frame, facing up.
pub fn inlay() -> Mesh {
    let mut builder = MeshBuilder::default();
    let outer = rounded_rectangle(BOARD_HALF - FRAME / 2.0 + 0.02, 0.31, 10);
    let hole = inside_out(&rounded_rectangle(BOARD_HALF - FRAME / 2.0 - 0.02, 0.27, 10));
    builder.band(&flat(FRAME_HEIGHT + 0.003), &outer, &hole, Layer::level(0.0, 0.0), true);
    builder.build()
}

/// The painted lines: round the field, in front of both end zones, and marks at the side lines between the rows, some
/// of them longer; facing up at [`LINE_HEIGHT`].
pub fn markings() -> Mesh {
    let mut builder = MeshBuilder::default();
    let place = flat(LINE_HEIGHT);
    let hole = inside_out(&rounded_rectangle(FIELD_HALF, 0.02, 1));
    let outer = rounded_rectangle(FIELD_HALF + LINE_WIDTH, 0.02, 1);
    builder.band(&place, &outer, &hole, Layer::level(0.0, 0.0), true);
    for z in [-1.0, 1.0] {
        bar(&mut builder, Vec2::new(0.0, z * (FIELD_HALF.y - 1.0)), Vec2::new(FIELD_HALF.x, LINE_WIDTH / 2.0));
    }
    for row in 2..ROWS - 1 {
        let z = FIELD_HALF.y - f32::from(row);
        let length = if is_yard_line(row) { TICKS.1 } else { TICKS.0 };
        for side in [-1.0, 1.0] {
            bar(&mut builder, Vec2::new(side * (FIELD_HALF.x - length / 2.0), z), Vec2::new(length / 2.0, 0.022));
        }
    }
    builder.build()
}

/// Thin lines across the field where the marks at its sides are longer, facing up at [`LINE_HEIGHT`]: no piece stands on them.
pub fn yard_lines() -> Mesh {
    let mut builder = MeshBuilder::default();
    for row in (2..ROWS - 1).filter(|&row| is_yard_line(row)) {
        bar(&mut builder, Vec2::new(0.0, FIELD_HALF.y - f32::from(row)), Vec2::new(FIELD_HALF.x - TICKS.1, 0.018));
    }
    builder.build()
}

/// The line at `z` in front of a goal, over the painted one, with teeth that point along `outwards` (1 or -1) into the
/// end zone between its squares, where no piece stands; facing up.
pub fn goal_line(z: f32, outwards: f32) -> Mesh {
    let mut builder = MeshBuilder::default();
    let place = flat(GOAL_HEIGHT).with_translation(Vec3::new(0.0, GOAL_HEIGHT, z));
    builder.cap(&place, &rounded_rectangle(Vec2::new(FIELD_HALF.x, 0.06), 0.01, 1), Layer::level(0.0, 0.0), true);
    for boundary in 1..COLUMNS {
        let x = f32::from(boundary) - FIELD_HALF.x;
        let corners = [(x - 0.13, 0.0), (x + 0.13, 0.0), (x, 0.2)]
            .map(|(x, ahead)| builder.vertex(Vec3::new(x, GOAL_HEIGHT, z + outwards * ahead), Vec3::Y, Vec2::ZERO));
        // Seen from above, the tip lies to the left of the line one way and to the right the other.
        builder.triangle(if outwards < 0.0 { corners } else { [corners[0], corners[2], corners[1]] });
    }
    builder.build()
}

/// Whether the line beyond `row` is a longer one: from both sides that beyond the fifth row, and those round the middle.
fn is_yard_line(row: u8) -> bool {
    [5, 8, ROWS - 8, ROWS - 5].contains(&row)
}

/// Whether `row` lies in one of the darker bands between the longer lines.
pub fn is_mown_dark(row: u8) -> bool {
    (1..row).filter(|&line| is_yard_line(line)).count() % 2 == 0
}

/// Adds a level bar with half extents `half`, its middle at x and z of `at`.
fn bar(builder: &mut MeshBuilder, at: Vec2, half: Vec2) {
    let place = flat(0.0).with_translation(Vec3::new(at.x, LINE_HEIGHT, at.y));
    builder.cap(&place, &rounded_rectangle(half, half.min_element() / 3.0, 1), Layer::level(0.0, 0.0), true);
}

/// Moves texture coordinates given in units so that the texture starts at the corner of a square and repeats every
/// `repeat` units.
fn shift_uvs(mut mesh: Mesh, repeat: f32) -> Mesh {
    if let Some(bevy::mesh::VertexAttributeValues::Float32x2(uvs)) = mesh.attribute_mut(Mesh::ATTRIBUTE_UV_0) {
        for uv in uvs {
            *uv = uv.map(|value| (value + 0.5) / repeat);
        }
    }
    mesh
}

#[cfg(test)]
mod tests {
    use super::super::mesh_builder::probe;
    use super::*;

    #[test]
    fn tiles_and_turf_cover_the_field_without_a_gap() {
        let tiles = tiles(|_| Color::WHITE);
        probe::assert_sound(&tiles);
        let (low, high) = probe::bounds(&tiles);
        assert!(high.abs_diff_eq(Vec3::new(6.5, 0.0, 8.5), 1e-5), "{high}");
        assert!(low.xz().abs_diff_eq(Vec2::new(-6.5, -8.5), 1e-5) && low.y < TURF_HEIGHT, "{low}");
        let turf = turf(|_| Color::WHITE);
        probe::assert_faces(&turf, Vec3::Y);
        let (low, high) = probe::bounds(&turf);
        assert_eq!((high.x - low.x, high.z - low.z), (13.0, 17.0));
        assert_eq!((low.y, high.y), (TURF_HEIGHT, TURF_HEIGHT));
        const { assert!(UNDERLAP - 0.5 >= 0.05, "as far as corners are rounded") };
    }

    #[test]
    fn the_floodlights_only_ever_darken() {
        for square in Square::all() {
            let light = floodlit(Color::WHITE, center(square)).green;
            assert!(light <= 1.0 && light > 0.65, "{square}: {light}");
        }
    }

    #[test]
    fn apron_and_frame_surround_the_field_without_a_gap() {
        let apron = apron();
        probe::assert_sound(&apron);
        let (_, apron_high) = probe::bounds(&apron);
        let frame = frame();
        probe::assert_sound(&frame);
        assert!(probe::volume(&frame) > 0.0);
        let (frame_low, frame_high) = probe::bounds(&frame);
        assert!((frame_high.x - BOARD_HALF.x).abs() < 1e-4 && (frame_high.z - BOARD_HALF.y).abs() < 1e-4);
        assert!(apron_high.x > BOARD_HALF.x - FRAME && apron_high.x < BOARD_HALF.x);
        assert!((frame_low.y - GROUND_HEIGHT).abs() < 1e-5 && (frame_high.y - FRAME_HEIGHT).abs() < 1e-5);
    }

    #[test]
    fn goal_lines_face_up_and_point_into_the_end_zone_beside_the_bases() {
        for outwards in [-1.0, 1.0] {
            let mesh = goal_line(outwards * 7.5, outwards);
            probe::assert_sound(&mesh);
            probe::assert_faces(&mesh, Vec3::Y);
            let (low, high) = probe::bounds(&mesh);
            let reach = if outwards < 0.0 { -low.z } else { high.z };
            assert!((reach - 7.7).abs() < 1e-4, "{low} {high}");
            assert!(high.y < OVERLAY_HEIGHT && high.y > LINE_HEIGHT);
        }
    }

    #[test]
    fn lines_lie_above_the_tiles_and_below_the_overlays() {
        let mesh = markings();
        probe::assert_sound(&mesh);
        probe::assert_faces(&mesh, Vec3::Y);
        probe::assert_faces(&inlay(), Vec3::Y);
        let (low, high) = probe::bounds(&mesh);
        assert!(low.y > 0.0 && high.y < OVERLAY_HEIGHT);
        probe::assert_faces(&yard_lines(), Vec3::Y);
        for square in Square::all() {
            let (row, z) = (square.row(), center(square).z);
            assert!((FIELD_HALF.y - f32::from(row) - z).abs() > 0.49, "lines run between the rows");
        }
    }
}
