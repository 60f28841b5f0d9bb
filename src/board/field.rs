//! Making the board: a few meshes of shared materials, and an entity for each hatched square.

use ball_rules::{COLUMNS, ROWS, Ruleset, Square, Squares, Team};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::geometry::center;
use super::paint::{Grade, Paint};
use super::{SquareView, lettering, palette, surface};
use crate::settings::{Settings, TeamPreset};

/// Height of a capital of the column letters and row numbers, in units.
const LETTERS: f32 = 0.44;
/// Rows to count from: their numbers have a colour of their own.
const ACCENTS: [u8; 3] = [5, 9, 13];
/// Height of a capital of the lettering of the end zones, in units, and where its words are.
const END_LETTERS: f32 = 0.62;
const END_WORDS: [f32; 3] = [-4.0, 0.0, 4.0];

/// What is left of the light of the turf where it was mown the other way.
const MOWN: f32 = 0.8;

/// Lettering that is right way up for one of the two sides: whether for the view from DEF's.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct ReadsFlipped(bool);

/// The squares, whose end zones have the colours of their teams.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Ground {
    Tiles,
    Turf,
}

impl Ground {
    /// The squares with the end zones in the colours of a preset.
    fn mesh(self, preset: TeamPreset) -> Mesh {
        let rules = Ruleset::house();
        let defender = |row| defender(rules, row).map(|team| palette::team(preset, team));
        match self {
            Ground::Tiles => surface::tiles(|square| {
                defender(square.row()).map_or_else(|| mown(palette::tile(), square.row()), |team| team.end_tile)
            }),
            Ground::Turf => {
                surface::turf(|row| defender(row).map_or_else(|| mown(palette::turf(), row), |team| team.end_zone))
            }
        }
    }
}

/// A colour of the turf as it was mown: between the yard lines it is by turns as it is and a little darker.
fn mown(color: Color, row: u8) -> Color {
    let color = color.to_linear();
    let part = if surface::is_mown_dark(row) { MOWN } else { 1.0 };
    LinearRgba::rgb(color.red * part, color.green * part, color.blue * part).into()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (spawn_field, spawn_lettering))
        .add_systems(Update, (turn_lettering, recolour_field.run_if(super::team_colours_changed)));
}

/// Gives the end zones the colours that were chosen.
fn recolour_field(
    settings: Res<Settings>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut grounds: Query<(&Ground, &mut Mesh3d)>,
) {
    for (ground, mut mesh) in &mut grounds {
        mesh.0 = meshes.add(ground.mesh(settings.team_colours));
    }
}

/// Whose end zone a row is, if any: that of the team that defends it.
fn defender(rules: &Ruleset, row: u8) -> Option<Team> {
    let own = Squares::rows(row, row);
    Team::ALL.into_iter().find(|team| !(rules.end_zone(team.opponent()) & own).is_empty())
}

fn spawn_field(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut paints: ResMut<Assets<Paint>>,
    mut images: ResMut<Assets<Image>>,
    settings: Res<Settings>,
) {
    let grain = images.add(surface::turf_texture());
    let hatching = images.add(surface::tile_texture());
    let ground = |color, grain: &Handle<Image>| Paint {
        color,
        grain: Some(grain.clone()),
        roughness: 0.92,
        reflectance: 0.25,
        grade: Grade::Ground,
        ..default()
    };
    let wood = Paint { color: palette::frame(), grade: Grade::Ground, ..default() };
    let brass = Paint { color: palette::inlay(), roughness: 0.35, metallic: 0.3, grade: Grade::Ground, ..default() };
    for (name, ground_of, paint) in [
        ("Tiles", Ground::Tiles, ground(Color::WHITE, &hatching)),
        ("Turf", Ground::Turf, ground(Color::WHITE, &grain)),
    ] {
        let mesh = meshes.add(ground_of.mesh(settings.team_colours));
        commands.spawn((Name::new(name), ground_of, Mesh3d(mesh), MeshMaterial3d(paints.add(paint)), NotShadowCaster));
    }
    for (name, mesh, paint) in [
        ("Apron", surface::apron(), ground(palette::apron(), &grain)),
        ("Frame", surface::frame(), wood),
        ("Inlay", surface::inlay(), brass),
        ("Lines", surface::markings(), Paint::own(palette::line())),
        ("Yard lines", surface::yard_lines(), Paint::own(palette::yard_line())),
    ] {
        commands.spawn((Name::new(name), Mesh3d(meshes.add(mesh)), MeshMaterial3d(paints.add(paint)), NotShadowCaster));
    }
    for square in Square::all() {
        let place = Transform::from_translation(center(square));
        commands.spawn((Name::new(square.to_string()), SquareView(square), place));
    }
}

fn spawn_lettering(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut paints: ResMut<Assets<Paint>>) {
    let [white, gold, dark] =
        [palette::line(), palette::accent(), palette::end_lettering()].map(|color| paints.add(Paint::own(color)));
    for flipped in [false, true] {
        for (name, mesh, paint) in [
            ("Coordinates", coordinates(flipped), &white),
            ("Accents", accents(flipped), &gold),
            ("End zones", end_words(flipped), &dark),
        ] {
            commands.spawn((
                Name::new(name),
                ReadsFlipped(flipped),
                Mesh3d(meshes.add(mesh)),
                MeshMaterial3d(paint.clone()),
                NotShadowCaster,
            ));
        }
    }
}

/// Shows the lettering that the viewer can read.
fn turn_lettering(settings: Res<Settings>, mut lettering: Query<(&ReadsFlipped, &mut Visibility)>) {
    if !settings.is_changed() {
        return;
    }
    for (reads, mut visibility) in &mut lettering {
        visibility.set_if_neq(if reads.0 == settings.flipped { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// Words on the board, for the viewer on one of its sides.
struct Sign {
    turn: Quat,
    mesh: Option<Mesh>,
}

impl Sign {
    fn new(flipped: bool) -> Sign {
        Sign { turn: Quat::from_rotation_y(if flipped { std::f32::consts::PI } else { 0.0 }), mesh: None }
    }

    fn put(&mut self, text: &str, height: f32, x: f32, z: f32) {
        let word =
            lettering::text(text, height).rotated_by(self.turn).translated_by(Vec3::new(x, surface::LINE_HEIGHT, z));
        match &mut self.mesh {
            None => self.mesh = Some(word),
            Some(whole) => {
                if let Err(error) = whole.merge(&word) {
                    warn!("lettering: {error}");
                }
            }
        }
    }

    /// The number of a row at both sides of the board.
    fn number(&mut self, row: u8) {
        let z = f32::from(ROWS + 1) / 2.0 - f32::from(row);
        for side in [-1.0, 1.0] {
            self.put(&row.to_string(), LETTERS, side * (surface::FIELD_HALF.x + surface::LETTERING_OFFSET), z);
        }
    }

    fn build(self) -> Mesh {
        self.mesh.unwrap_or_else(|| lettering::text("", 1.0))
    }
}

/// Column letters and most row numbers on the apron, at all four sides.
fn coordinates(flipped: bool) -> Mesh {
    let mut sign = Sign::new(flipped);
    let edge = surface::FIELD_HALF.y + surface::LETTERING_OFFSET;
    for column in 1..=COLUMNS {
        let letter = char::from(b'A' + column - 1).to_string();
        let x = f32::from(column) - f32::from(COLUMNS + 1) / 2.0;
        sign.put(&letter, LETTERS, x, edge);
        sign.put(&letter, LETTERS, x, -edge);
    }
    for row in (1..=ROWS).filter(|row| !ACCENTS.contains(row)) {
        sign.number(row);
    }
    sign.build()
}

/// The row numbers to count from.
fn accents(flipped: bool) -> Mesh {
    let mut sign = Sign::new(flipped);
    for row in ACCENTS {
        sign.number(row);
    }
    sign.build()
}

/// The names of those who defend them, in the end zones.
fn end_words(flipped: bool) -> Mesh {
    let mut sign = Sign::new(flipped);
    for row in 1..=ROWS {
        let Some(team) = defender(Ruleset::house(), row) else { continue };
        let z = f32::from(ROWS + 1) / 2.0 - f32::from(row);
        for x in END_WORDS {
            sign.put(&team.to_string(), END_LETTERS, x, z);
        }
    }
    sign.build()
}

#[cfg(test)]
mod tests {
    use super::super::mesh_builder::probe;
    use super::*;

    #[test]
    fn both_end_zones_have_their_defenders() {
        let rules = Ruleset::house();
        assert_eq!(defender(rules, 1), Some(Team::Atk));
        assert_eq!(defender(rules, ROWS), Some(Team::Def));
        assert!((2..ROWS).all(|row| defender(rules, row).is_none()));
    }

    #[test]
    fn mo04_the_turf_is_mown_in_quiet_bands() {
        use bevy::color::Luminance;
        for color in [palette::turf(), palette::tile()] {
            let [one, other] = [3, 7].map(|row| mown(color, row).to_linear().luminance() + 0.05);
            let contrast = one.max(other) / one.min(other);
            assert!(contrast > 1.02 && contrast < 1.2, "{contrast}");
        }
    }

    #[test]
    fn lettering_stays_on_the_board_from_both_sides() {
        for mesh in
            [false, true].into_iter().flat_map(|flipped| [coordinates(flipped), accents(flipped), end_words(flipped)])
        {
            probe::assert_faces(&mesh, Vec3::Y);
            let (low, high) = probe::bounds(&mesh);
            let half = surface::BOARD_HALF - 0.3;
            assert!(high.x < half.x && high.z < half.y && low.x > -half.x && low.z > -half.y, "{low} {high}");
        }
    }
}
