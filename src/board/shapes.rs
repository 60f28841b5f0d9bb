//! The figures, bases and ball: solid things that stand on squares.
//!
//! Sizes are in units of one square. An upright figure has its foot at y = 0, is centred in x and z and shows its face
//! to +z and -z alike. It stands on a base, so its entity sits [`BASE_HEIGHT`] above the base's. A piece is
//! [`PIECE_HEIGHT`] tall, which is also how far the upper piece of a stack stands above the lower one.

mod ball;
mod shadow;

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use super::mesh_builder::{
    MeshBuilder, flat,
    outline::{Layer, Rim, bevelled, circle, inset, inside_out, onto_circle, rounded, rounded_rectangle},
};

pub use ball::{BALL_RADIUS, ball, ball_laces, ball_outline};
pub use shadow::contact_shadow;

/// Height of every figure, in units.
pub const FIGURE_HEIGHT: f32 = 0.85;
/// Thickness of every figure from face to face, in units. A figure that lies on its back has its middle half of this
/// above the ground.
pub const FIGURE_DEPTH: f32 = 0.24;
/// Radius of a base, in units.
pub const BASE_RADIUS: f32 = 0.46;
/// Height of a base, in units.
pub const BASE_HEIGHT: f32 = 0.12;
/// Height of a figure on its base, in units.
pub const PIECE_HEIGHT: f32 = BASE_HEIGHT + FIGURE_HEIGHT;

const FIGURE_HALF_WIDTH: f32 = 0.425;
const FIGURE_STROKE: f32 = 0.205;
/// How far the corners of the X are drawn out, since rounding takes about as much off them.
const CROSS_SPLAY: f32 = 0.05;
const FIGURE_BEVEL: f32 = 0.05;
const RING_POINTS: usize = 56;
const TOKEN_RADIUS: f32 = 0.31;
const TOKEN_STROKE: f32 = 0.145;
/// How much darker than its rim a base is inside: the figure and the label stand out against it.
const PLATE_SHADE: f32 = 0.06;
/// How light the foot of a figure is, its upper part being 1.
const FOOT_SHADE: f32 = 0.62;
const BASE_BEVEL: f32 = 0.014;

/// The three kinds of figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FigureKind {
    /// A standing X.
    Cross,
    /// A standing ring, the O.
    Ring,
    /// A standing square frame, the □.
    Frame,
}

/// How the pieces of a team look apart from their colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TeamStyle {
    /// A smooth, round base with one bright rim.
    Plain,
    /// A base cut into eight teeth, like a cog.
    Notched,
}

/// An upright figure: [`FIGURE_HEIGHT`] tall, up to 0.9 wide, [`FIGURE_DEPTH`] thick, all edges bevelled.
pub fn figure(kind: FigureKind) -> Mesh {
    let mut builder = MeshBuilder::default();
    let half = Vec2::new(FIGURE_HALF_WIDTH, FIGURE_HEIGHT / 2.0);
    let splayed = half + Vec2::X * CROSS_SPLAY;
    let layers = bevelled(-FIGURE_DEPTH / 2.0, FIGURE_DEPTH / 2.0, FIGURE_BEVEL, 5);
    let middle = Transform::from_xyz(0.0, FIGURE_HEIGHT / 2.0, 0.0);
    match kind {
        FigureKind::Cross => builder.solid(&middle, &cross(splayed, FIGURE_STROKE), &layers),
        FigureKind::Ring => {
            add_ring(&mut builder);
            add_saddle(&mut builder);
        }
        FigureKind::Frame => {
            let outer = rounded_rectangle(half, 0.06, 5);
            let hole = rounded_rectangle(half - FIGURE_STROKE, 0.04, 5);
            builder.hollow(&middle, &outer, &inside_out(&hole), &layers);
        }
    }
    grounded(builder.build())
}

/// Darkens a figure towards its foot, where less light comes.
fn grounded(mut mesh: Mesh) -> Mesh {
    let heights = match mesh.attribute(Mesh::ATTRIBUTE_POSITION) {
        Some(bevy::mesh::VertexAttributeValues::Float32x3(places)) => places.iter().map(|place| place[1]).collect(),
        _ => Vec::new(),
    };
    let light = |height: f32| FOOT_SHADE + (1.0 - FOOT_SHADE) * (height / (0.6 * FIGURE_HEIGHT)).clamp(0.0, 1.0);
    let colors: Vec<[f32; 4]> = heights.into_iter().map(light).map(|light: f32| [light, light, light, 1.0]).collect();
    mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, colors);
    mesh
}

/// The flat glyph of a figure for the view from straight above: it faces up at y = 0, fills a radius of 0.31 and reads
/// with the camera's upper edge towards -z.
pub fn token(kind: FigureKind) -> Mesh {
    let mut builder = MeshBuilder::default();
    let (place, face) = (flat(0.0), Layer::level(0.0, 0.0));
    let square = Vec2::splat(TOKEN_RADIUS * 0.9);
    match kind {
        FigureKind::Cross => builder.cap(&place, &cross(square, TOKEN_STROKE), face, true),
        FigureKind::Ring => {
            let hole = inside_out(&circle(TOKEN_RADIUS - TOKEN_STROKE, RING_POINTS));
            builder.band(&place, &circle(TOKEN_RADIUS, RING_POINTS), &hole, face, true);
        }
        FigureKind::Frame => {
            let hole = inside_out(&rounded_rectangle(square - TOKEN_STROKE, 0.03, 4));
            builder.band(&place, &rounded_rectangle(square, 0.05, 4), &hole, face, true);
        }
    }
    builder.build()
}

/// A round base of [`BASE_RADIUS`], from y = 0 to [`BASE_HEIGHT`], centred. Its vertex colours darken all but the rim,
/// so a material in the team's colour gives a bright rim round a dark plate.
pub fn base(team: TeamStyle) -> Mesh {
    let mut builder = MeshBuilder::default();
    let place = flat(0.0);
    let outline = match team {
        TeamStyle::Plain => circle(BASE_RADIUS, 72),
        TeamStyle::Notched => cog(8, BASE_RADIUS, BASE_RADIUS - 0.075),
    };
    let top = inset(&outline, BASE_BEVEL);
    let groove = onto_circle(&top, BASE_RADIUS - 0.1);
    let plate = onto_circle(&top, BASE_RADIUS - 0.12);

    builder.ink(Color::WHITE);
    builder.extrude(&place, &outline, &bevelled(0.0, BASE_HEIGHT, BASE_BEVEL, 3));
    builder.wall(&place, &[(&*top, Layer::level(0.0, BASE_HEIGHT)), (&*groove, Layer::level(0.0, BASE_HEIGHT))]);

    let floor = BASE_HEIGHT - 0.03;
    builder.ink(LinearRgba::gray(PLATE_SHADE));
    builder.cap(&place, &outline, Layer { inset: BASE_BEVEL, height: 0.0, tilt: -FRAC_PI_2 }, false);
    let inward = |height| (&*groove, Layer { inset: 0.0, height, tilt: PI });
    builder.wall(&place, &[inward(BASE_HEIGHT), inward(floor)]);
    builder.wall(&place, &[(&*groove, Layer::level(0.0, floor)), (&*plate, Layer::level(0.0, floor))]);
    builder.extrude(&place, &plate, &[Layer::upright(floor), Layer::upright(BASE_HEIGHT)]);
    builder.cap(&place, &plate, Layer::level(0.0, BASE_HEIGHT), true);
    builder.build()
}

/// What the view from straight above shows of a base that has tipped over: a bar along z, as long as the base is wide, centred, facing up
/// at y = 0. That of a notched base has teeth.
pub fn downed_base_token(team: TeamStyle) -> Mesh {
    let mut builder = MeshBuilder::default();
    let half = Vec2::new(BASE_HEIGHT / 2.0, BASE_RADIUS);
    let teeth = match team {
        TeamStyle::Plain => 1,
        TeamStyle::Notched => 4,
    };
    let (pitch, gap) = (2.0 * half.y / teeth as f32, 0.05);
    for tooth in 0..teeth {
        let outline = rounded_rectangle(Vec2::new(half.x, (pitch - gap) / 2.0), 0.03, 3);
        let z = (tooth as f32 + 0.5) * pitch - half.y;
        builder.cap(&flat(0.0).with_translation(Vec3::Z * z), &outline, Layer::level(0.0, 0.0), true);
    }
    builder.build()
}

/// An X with level feet that fills `half` and whose arms are `stroke` thick.
fn cross(half: Vec2, stroke: f32) -> Vec<Rim> {
    let foot = foot_width(half, stroke);
    let crotch = half.y * foot / (2.0 * half.x - foot);
    let (sharp, soft) = (0.055, 0.03);
    let quarter = [
        (Vec2::new(half.x, -half.y), sharp),
        (Vec2::new(foot / 2.0, 0.0), soft),
        (half, sharp),
        (Vec2::new(half.x - foot, half.y), sharp),
        (Vec2::new(0.0, crotch), soft),
        (Vec2::new(foot - half.x, half.y), sharp),
    ];
    let corners: Vec<_> = quarter.into_iter().chain(quarter.map(|(corner, radius)| (-corner, radius))).collect();
    rounded(&corners, 5)
}

/// How wide an arm of the X is where it is cut level, so that it is `stroke` thick across.
fn foot_width(half: Vec2, stroke: f32) -> f32 {
    let square = stroke * stroke;
    let a = half.y * half.y - square / 4.0;
    let b = square * half.x;
    let c = square * half.length_squared();
    ((b * b + 4.0 * a * c).sqrt() - b) / (2.0 * a)
}

/// A wheel with `teeth` teeth between the radii `root` and `tip`; a tooth points to +x.
fn cog(teeth: usize, tip: f32, root: f32) -> Vec<Rim> {
    let pitch = TAU / teeth as f32;
    let flank = [(-0.32, root), (-0.24, tip), (-0.08, tip), (0.08, tip), (0.24, tip), (0.32, root), (0.5, root)];
    let corners: Vec<_> = (0..teeth)
        .flat_map(|tooth| flank.map(|(turn, radius)| Vec2::from_angle((tooth as f32 + turn) * pitch) * radius))
        .map(|corner| (corner, 0.022))
        .collect();
    rounded(&corners, 3)
}

/// The ring of the O: a squared torus whose top is at [`FIGURE_HEIGHT`].
fn add_ring(builder: &mut MeshBuilder) {
    let radius = FIGURE_HEIGHT / 2.0;
    let middle = Transform::from_xyz(0.0, radius, 0.0);
    let layers = bevelled(-FIGURE_DEPTH / 2.0, FIGURE_DEPTH / 2.0, 0.065, 6);
    let hole = inside_out(&circle(radius - FIGURE_STROKE, RING_POINTS));
    builder.hollow(&middle, &circle(radius, RING_POINTS), &hole, &layers);
}

/// The saddle that keeps the O from rolling.
fn add_saddle(builder: &mut MeshBuilder) {
    let outline = rounded_rectangle(Vec2::new(0.2, FIGURE_DEPTH / 2.0 - 0.01), 0.05, 4);
    builder.solid(&flat(0.0), &outline, &bevelled(0.0, 0.1, 0.03, 3));
}

#[cfg(test)]
mod tests {
    use super::super::mesh_builder::probe;
    use super::*;

    const KINDS: [FigureKind; 3] = [FigureKind::Cross, FigureKind::Ring, FigureKind::Frame];

    #[test]
    fn figures_are_sound_closed_and_as_large_as_documented() {
        for kind in KINDS {
            let mesh = figure(kind);
            probe::assert_sound(&mesh);
            assert!(probe::volume(&mesh) > 0.05, "{kind:?}");
            let (low, high) = probe::bounds(&mesh);
            assert!(low.y.abs() < 1e-4 && (high.y - FIGURE_HEIGHT).abs() < 1e-4, "{kind:?}: {low} {high}");
            assert!((low.x + high.x).abs() < 1e-3 && high.x <= 0.45 && high.x > 0.41, "{kind:?}: {low} {high}");
            assert!((low.z + FIGURE_DEPTH / 2.0).abs() < 1e-4 && (high.z - FIGURE_DEPTH / 2.0).abs() < 1e-4);
        }
    }

    #[test]
    fn the_arms_of_the_cross_are_as_thick_as_the_other_strokes() {
        let half = Vec2::new(FIGURE_HALF_WIDTH, FIGURE_HEIGHT / 2.0);
        let foot = foot_width(half, FIGURE_STROKE);
        let slope = Vec2::new(half.x - foot / 2.0, half.y);
        assert!((foot * slope.y / slope.length() - FIGURE_STROKE).abs() < 1e-4);
    }

    #[test]
    fn tokens_lie_flat_and_face_up() {
        for kind in KINDS {
            let mesh = token(kind);
            probe::assert_sound(&mesh);
            probe::assert_faces(&mesh, Vec3::Y);
            let (low, high) = probe::bounds(&mesh);
            assert!(low.y == 0.0 && high.y == 0.0 && high.x <= TOKEN_RADIUS && high.z <= TOKEN_RADIUS, "{kind:?}");
        }
    }

    #[test]
    fn bases_are_sound_closed_and_as_large_as_documented() {
        for style in [TeamStyle::Plain, TeamStyle::Notched] {
            let mesh = base(style);
            probe::assert_sound(&mesh);
            assert!(probe::volume(&mesh) > 0.03, "{style:?}");
            let (low, high) = probe::bounds(&mesh);
            assert!(low.y.abs() < 1e-6 && (high.y - BASE_HEIGHT).abs() < 1e-6, "{style:?}");
            assert!(high.x <= BASE_RADIUS + 1e-4 && high.x > BASE_RADIUS - 0.02, "{style:?}: {high}");
            assert!(mesh.attribute(Mesh::ATTRIBUTE_COLOR).is_some());
        }
    }

    #[test]
    fn the_teeth_of_a_notched_base_are_deep_enough_to_see() {
        let outline = cog(8, BASE_RADIUS, BASE_RADIUS - 0.075);
        let nearest = outline.iter().map(|rim| rim.at.length()).fold(f32::INFINITY, f32::min);
        assert!(nearest < BASE_RADIUS - 0.06 && nearest > BASE_RADIUS - 0.1);
    }

    #[test]
    fn the_bars_of_tipped_bases_differ_and_are_as_long_as_the_base() {
        let bars = [TeamStyle::Plain, TeamStyle::Notched].map(downed_base_token);
        for bar in &bars {
            probe::assert_faces(bar, Vec3::Y);
            let (low, high) = probe::bounds(bar);
            assert!(high.z <= BASE_RADIUS && high.z > BASE_RADIUS - 0.04 && (low + high).length() < 1e-4);
        }
        assert!(bars[0].count_vertices() < bars[1].count_vertices());
    }
}
