//! The playing surface: turf, hatched tiles, frame, lines, and what is laid over squares to mark them.
//!
//! One unit is one square; x is the column (A at -6, M at +6), z runs from row 1 at +8 to row 17 at -8, and the tops of
//! the hatched tiles are at y = 0. From below to above lie the turf between the tiles ([`TURF_HEIGHT`]), the tiles and
//! the apron round the field (0), lines and lettering ([`LINE_HEIGHT`]), and overlays ([`OVERLAY_HEIGHT`]).

mod overlay;
mod texture;

use bevy::prelude::*;

use super::mesh_builder::{
    MeshBuilder, flat,
    outline::{Layer, bevelled, inside_out, rounded_rectangle},
};

pub use overlay::{arc_ribbon, cursor, highlight_fill, highlight_ring};
pub use texture::{tile_texture, turf_texture};

/// Height of the turf between the tiles, in units.
pub const TURF_HEIGHT: f32 = -0.035;
/// Height of painted lines and of lettering on the apron, in units.
pub const LINE_HEIGHT: f32 = 0.004;
/// Height at which overlays lie free of everything painted, in units.
pub const OVERLAY_HEIGHT: f32 = 0.012;
/// Height of the top of the frame, in units.
pub const FRAME_HEIGHT: f32 = 0.1;
/// Height of the ground on which the board lies, in units.
pub const GROUND_HEIGHT: f32 = -0.6;
/// Half the extent of the field in x and z, in units.
pub const FIELD_HALF: Vec2 = Vec2::new(6.5, 8.5);
/// Distance from the edge of the field to the middle of the apron, where its lettering goes, in units.
pub const LETTERING_OFFSET: f32 = 0.5;
/// Half the extent of the whole board with its frame in x and z, in units.
pub const BOARD_HALF: Vec2 = Vec2::new(FIELD_HALF.x + APRON + FRAME, FIELD_HALF.y + APRON + FRAME);

const APRON: f32 = 0.95;
const FRAME: f32 = 0.42;
const TILE_CHAMFER: f32 = 0.03;
const LINE_WIDTH: f32 = 0.07;
/// Squares over which the turf's texture stretches before it repeats.
const TURF_REPEAT: f32 = 3.0;

/// The plate of a hatched square: 1×1, its top at y = 0, its chamfered edge down to the turf. The texture
/// [`tile_texture`] covers it once and its hatching runs on from one diagonal neighbour to the next.
pub fn tile() -> Mesh {
    let mut builder = MeshBuilder::default();
    let outline = rounded_rectangle(Vec2::splat(0.5), 0.05, 3);
    let edge = |inset, height| Layer { inset, height, tilt: 0.8 };
    builder.extrude(&flat(0.0), &outline, &[edge(0.0, TURF_HEIGHT - 0.01), edge(TILE_CHAMFER, 0.0)]);
    builder.cap(&flat(0.0), &outline, Layer::level(TILE_CHAMFER, 0.0), true);
    shift_uvs(builder.build(), 1.0)
}

/// The turf below the tiles: 13×17, facing up at [`TURF_HEIGHT`]. For a material with [`turf_texture`].
pub fn field() -> Mesh {
    shift_uvs(sheet(FIELD_HALF, TURF_HEIGHT), TURF_REPEAT)
}

/// A sheet in a team's colour for the plain squares of one end zone: 13×1, centred on the origin in x and z, just above
/// the turf. For a material with [`turf_texture`].
pub fn end_zone() -> Mesh {
    shift_uvs(sheet(Vec2::new(FIELD_HALF.x, 0.5), TURF_HEIGHT + 0.006), TURF_REPEAT)
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

/// The painted lines: round the field and in front of both end zones, facing up at [`LINE_HEIGHT`].
pub fn markings() -> Mesh {
    let mut builder = MeshBuilder::default();
    let place = flat(LINE_HEIGHT);
    let hole = inside_out(&rounded_rectangle(FIELD_HALF, 0.02, 1));
    let outer = rounded_rectangle(FIELD_HALF + LINE_WIDTH, 0.02, 1);
    builder.band(&place, &outer, &hole, Layer::level(0.0, 0.0), true);
    let goal_line = rounded_rectangle(Vec2::new(FIELD_HALF.x, LINE_WIDTH / 2.0), 0.01, 1);
    for z in [-1.0, 1.0] {
        let place = flat(LINE_HEIGHT).with_translation(Vec3::new(0.0, LINE_HEIGHT, z * (FIELD_HALF.y - 1.0)));
        builder.cap(&place, &goal_line, Layer::level(0.0, 0.0), true);
    }
    builder.build()
}

/// A level rectangle with half extents `half`, facing up at the height `y`; texture coordinates in units.
fn sheet(half: Vec2, y: f32) -> Mesh {
    let mut builder = MeshBuilder::default();
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let quad = corners.map(|(right, up)| {
        let at = Vec2::new(right, -up) * half;
        builder.vertex(Vec3::new(at.x, y, at.y), Vec3::Y, at)
    });
    builder.quad(quad);
    builder.build()
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
    fn a_tile_covers_its_square_and_tops_out_at_zero() {
        let mesh = tile();
        probe::assert_sound(&mesh);
        let (low, high) = probe::bounds(&mesh);
        assert!(high.abs_diff_eq(Vec3::new(0.5, 0.0, 0.5), 1e-5), "{high}");
        assert!(low.xz().abs_diff_eq(Vec2::splat(-0.5), 1e-5), "{low}");
        assert!(low.y < TURF_HEIGHT, "no gap between tile and turf");
    }

    #[test]
    fn the_field_has_thirteen_columns_and_seventeen_rows() {
        let mesh = field();
        probe::assert_faces(&mesh, Vec3::Y);
        let (low, high) = probe::bounds(&mesh);
        assert_eq!((high.x - low.x, high.z - low.z), (13.0, 17.0));
        assert_eq!((low.y, high.y), (TURF_HEIGHT, TURF_HEIGHT));
        let (low, high) = probe::bounds(&end_zone());
        assert_eq!((high.x - low.x, high.z - low.z), (13.0, 1.0));
        assert!(high.y > TURF_HEIGHT && high.y < 0.0);
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
    fn lines_lie_above_the_tiles_and_below_the_overlays() {
        let mesh = markings();
        probe::assert_sound(&mesh);
        probe::assert_faces(&mesh, Vec3::Y);
        probe::assert_faces(&inlay(), Vec3::Y);
        let (low, high) = probe::bounds(&mesh);
        assert!(low.y > 0.0 && high.y < OVERLAY_HEIGHT);
    }
}
