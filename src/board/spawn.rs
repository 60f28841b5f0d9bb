//! Making the board, the pieces and the ball from meshes and materials that are shared.

use ball_rules::{COLUMNS, Kind, Mode, Piece, Position, ROWS, Ruleset, Square, Squares, Team};
use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::geometry::{Pose, View, center};
use super::shapes::{self, FigureKind, TeamStyle};
use super::stadium::{SceneDetail, Stadium, spawn_stadium};
use super::{
    BallView, Carrying, OnSquare, OpenTask, Part, PieceView, Posture, Restricted, SquareView, lettering, palette,
    surface,
};
use crate::settings::{Graphics, Settings};

/// Meshes and materials of the pieces: one handle each, so that equal things are drawn together.
#[derive(Resource)]
pub struct PieceParts {
    bases: [Handle<Mesh>; 2],
    figures: [Handle<Mesh>; 3],
    tokens: [Handle<Mesh>; 3],
    fallen: [Handle<Mesh>; 2],
    team: [Handle<StandardMaterial>; 2],
    sign: [Handle<StandardMaterial>; 2],
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (load_parts, spawn_field, spawn_ball).chain())
        .add_systems(PostStartup, dress_stadium)
        .add_systems(Update, dress_stadium.run_if(graphics_changed));
}

fn graphics_changed(settings: Res<Settings>, mut last: Local<Option<Graphics>>) -> bool {
    let changed = last.is_some_and(|last| last != settings.graphics);
    *last = Some(settings.graphics);
    changed
}

fn dress_stadium(
    mut commands: Commands,
    old: Query<Entity, With<Stadium>>,
    settings: Res<Settings>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let detail = match settings.graphics {
        Graphics::Low => SceneDetail::Low,
        Graphics::Medium => SceneDetail::Medium,
        Graphics::High => SceneDetail::High,
    };
    spawn_stadium(&mut commands, &mut meshes, &mut materials, &mut images, detail);
}

const STYLES: [TeamStyle; 2] = [TeamStyle::Plain, TeamStyle::Notched];
const KINDS: [FigureKind; 3] = [FigureKind::Cross, FigureKind::Ring, FigureKind::Frame];

const fn figure_index(kind: Kind) -> usize {
    kind as usize
}

/// The label as it is drawn: the □ piece has its sign instead of the S of the notation (R1.7).
pub fn drawn_label(label: ball_rules::Label) -> String {
    let sign = match label.kind() {
        Kind::Frame => '□',
        kind => kind.letter(),
    };
    format!("{sign}{}", label.number())
}

fn load_parts(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let matt =
        |color: Color| StandardMaterial { base_color: color, perceptual_roughness: 0.5, reflectance: 0.4, ..default() };
    let flat = |color: Color| StandardMaterial { base_color: color, unlit: true, ..default() };
    commands.insert_resource(PieceParts {
        bases: STYLES.map(|style| meshes.add(shapes::base(style))),
        figures: KINDS.map(|kind| meshes.add(shapes::figure(kind))),
        tokens: KINDS.map(|kind| meshes.add(shapes::token(kind))),
        fallen: STYLES.map(|style| meshes.add(shapes::downed_base_token(style))),
        team: [palette::attack(), palette::defence()].map(|color| materials.add(matt(color))),
        sign: [palette::attack_light(), palette::defence_light()].map(|color| materials.add(flat(color))),
    });
}

/// Spawns and despawns piece entities.
#[derive(SystemParam)]
pub struct PieceSpawner<'w, 's> {
    commands: Commands<'w, 's>,
    parts: Res<'w, PieceParts>,
    settings: Res<'w, Settings>,
}

impl PieceSpawner<'_, '_> {
    /// Removes a piece.
    pub fn despawn(&mut self, entity: Entity) {
        self.commands.entity(entity).despawn();
    }

    /// Makes the entity of `piece` with all that mirrors it; the animation puts it into its pose.
    pub fn spawn(&mut self, piece: &Piece) {
        let view = View { flat: self.settings.flat_view, flipped: self.settings.flipped };
        let pose = Pose::resting(piece, false, view);
        let parts = &*self.parts;
        let team = piece.id.team as usize;
        let kind = figure_index(piece.id.label.kind());
        let dress = |part: Part, mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>| {
            let (seen, place) = pose.part(part, view);
            let visibility = if seen { Visibility::Inherited } else { Visibility::Hidden };
            (part, visibility, place, Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()))
        };
        let (team_color, sign) = (&parts.team[team], &parts.sign[team]);
        self.commands.spawn((
            Name::new(piece.id.to_string()),
            PieceView(piece.id),
            OnSquare(piece.square),
            Posture(piece.state),
            Restricted(piece.restricted),
            OpenTask(piece.task),
            Carrying(piece.has_ball),
            pose.transform(view),
            Visibility::default(),
            children![
                dress(Part::Base, &parts.bases[team], team_color),
                dress(Part::Figure, &parts.figures[kind], team_color),
                dress(Part::Token, &parts.tokens[kind], sign),
                dress(Part::FallenBase, &parts.fallen[team], team_color),
            ],
        ));
    }
}

fn spawn_ball(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let start = Position::start(Ruleset::house(), Mode::Basic);
    let leather = StandardMaterial { base_color: palette::ball(), perceptual_roughness: 0.6, ..default() };
    let laces = StandardMaterial { base_color: palette::laces(), perceptual_roughness: 0.8, ..default() };
    commands.spawn((
        Name::new("Ball"),
        BallView(start.ball()),
        Transform::default(),
        Visibility::default(),
        children![
            (Mesh3d(meshes.add(shapes::ball())), MeshMaterial3d(materials.add(leather))),
            (Mesh3d(meshes.add(shapes::ball_laces())), MeshMaterial3d(materials.add(laces))),
        ],
    ));
}

fn spawn_field(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let turf_grain = images.add(surface::turf_texture());
    let hatching = images.add(surface::tile_texture());
    let mut textured = |color: Color, texture: &Handle<Image>| {
        materials.add(StandardMaterial {
            base_color: color,
            base_color_texture: Some(texture.clone()),
            perceptual_roughness: 0.92,
            reflectance: 0.25,
            ..default()
        })
    };
    let turf = textured(palette::turf(), &turf_grain);
    let apron = textured(palette::apron(), &turf_grain);
    let tile = textured(palette::tile(), &hatching);
    let end_tiles = [palette::end_tile_attack(), palette::end_tile_defence()].map(|c| textured(c, &hatching));
    let end_turf = [palette::end_zone_attack(), palette::end_zone_defence()].map(|c| textured(c, &turf_grain));
    let frame = materials.add(StandardMaterial {
        base_color: palette::frame(),
        perceptual_roughness: 0.42,
        reflectance: 0.45,
        ..default()
    });
    let inlay = materials.add(StandardMaterial {
        base_color: palette::inlay(),
        perceptual_roughness: 0.35,
        metallic: 0.3,
        ..default()
    });
    let paint = materials.add(StandardMaterial { base_color: palette::line(), unlit: true, ..default() });

    for (name, mesh, material) in [
        ("Turf", surface::field(), &turf),
        ("Apron", surface::apron(), &apron),
        ("Frame", surface::frame(), &frame),
        ("Inlay", surface::inlay(), &inlay),
        ("Lines", surface::markings(), &paint),
        ("Coordinates", coordinates(), &paint),
    ] {
        commands.spawn((Name::new(name), Mesh3d(meshes.add(mesh)), MeshMaterial3d(material.clone()), NotShadowCaster));
    }
    let rules = Ruleset::house();
    let end_zone = meshes.add(surface::end_zone());
    for team in Team::ALL {
        for row in (1..=ROWS).filter(|&row| !(rules.end_zone(team) & Squares::rows(row, row)).is_empty()) {
            let z = f32::from(ROWS + 1) / 2.0 - f32::from(row);
            commands.spawn((
                Name::new(format!("End zone that {team} attacks")),
                Mesh3d(end_zone.clone()),
                // It wears the colours of those who defend it.
                MeshMaterial3d(end_turf[team.opponent() as usize].clone()),
                Transform::from_xyz(0.0, 0.0, z),
                NotShadowCaster,
            ));
        }
    }
    let tile_mesh = meshes.add(surface::tile());
    for square in Square::all() {
        let defender = Team::ALL.into_iter().find(|team| rules.end_zone(team.opponent()).has(square));
        let material = defender.map_or(&tile, |team| &end_tiles[team as usize]);
        commands.spawn((
            Name::new(square.to_string()),
            SquareView(square),
            Mesh3d(tile_mesh.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(center(square)),
            NotShadowCaster,
        ));
    }
}

/// Column letters and row numbers on the apron, at all four sides, readable from ATK's side.
fn coordinates() -> Mesh {
    let mut all: Option<Mesh> = None;
    let mut put = |text: &str, x: f32, z: f32| {
        let mesh = lettering::text(text, 0.42).translated_by(Vec3::new(x, surface::LINE_HEIGHT, z));
        match &mut all {
            None => all = Some(mesh),
            Some(whole) => {
                if let Err(error) = whole.merge(&mesh) {
                    warn!("coordinates: {error}");
                }
            }
        }
    };
    let edge = surface::FIELD_HALF + surface::LETTERING_OFFSET;
    for column in 1..=COLUMNS {
        let letter = char::from(b'A' + column - 1).to_string();
        let x = f32::from(column) - f32::from(COLUMNS + 1) / 2.0;
        put(&letter, x, edge.y);
        put(&letter, x, -edge.y);
    }
    for row in 1..=ROWS {
        let z = f32::from(ROWS + 1) / 2.0 - f32::from(row);
        put(&row.to_string(), edge.x, z);
        put(&row.to_string(), -edge.x, z);
    }
    all.unwrap_or_else(|| lettering::text("A", 0.42))
}
