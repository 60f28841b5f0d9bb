//! Making the pieces and the ball from meshes and materials that are shared.

use ball_rules::{Kind, Mode, Piece, Position, Ruleset, Team};
use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::geometry::{Pose, View};
use super::paint::Paint;
use super::shapes::{self, FigureKind, TeamStyle};
use super::{BallView, Carrying, OnSquare, OpenTask, Part, PieceView, Posture, Restricted, palette};
use crate::settings::Settings;

/// Meshes and materials of the pieces: one handle each, so that equal things are drawn together.
#[derive(Resource)]
pub struct PieceParts {
    bases: [Handle<Mesh>; 2],
    figures: [Handle<Mesh>; 3],
    tokens: [Handle<Mesh>; 3],
    fallen: [Handle<Mesh>; 2],
    shadow: Handle<Mesh>,
    team: [Handle<Paint>; 2],
    sign: [Handle<Paint>; 2],
    dark: Handle<Paint>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (load_parts, spawn_ball).chain())
        .add_systems(Update, (recolour.run_if(super::team_colours_changed), cut_bases.run_if(pattern_changed)));
}

fn pattern_changed(settings: Res<Settings>, mut last: Local<Option<bool>>) -> bool {
    last.replace(settings.team_pattern).is_some_and(|last| last != settings.team_pattern)
}

/// Gives the pieces the colours that were chosen.
fn recolour(settings: Res<Settings>, parts: Res<PieceParts>, mut paints: ResMut<Assets<Paint>>) {
    for team in Team::ALL {
        let colors = palette::team(settings.team_colours, team);
        for (handle, color) in [(&parts.team[team as usize], colors.strong), (&parts.sign[team as usize], colors.light)]
        {
            if let Some(mut paint) = paints.get_mut(handle) {
                paint.color = color;
            }
        }
    }
}

/// Gives the bases the pattern of their team, or none (CO-03).
fn cut_bases(
    settings: Res<Settings>,
    parts: Res<PieceParts>,
    pieces: Query<(&PieceView, &Children)>,
    mut bases: Query<(&Part, &mut Mesh3d)>,
) {
    for (PieceView(id), children) in &pieces {
        let style = style_index(id.team, settings.team_pattern);
        let mut own = bases.iter_many_mut(children);
        while let Some((part, mut mesh)) = own.fetch_next() {
            match part {
                Part::Base => mesh.0 = parts.bases[style].clone(),
                Part::FallenBase => mesh.0 = parts.fallen[style].clone(),
                Part::Shadow | Part::Figure | Part::Token => {}
            }
        }
    }
}

/// Which of [`STYLES`] the pieces of a team have.
const fn style_index(team: Team, pattern: bool) -> usize {
    if pattern { team as usize } else { 0 }
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
    mut paints: ResMut<Assets<Paint>>,
    settings: Res<Settings>,
) {
    let teams = Team::ALL.map(|team| palette::team(settings.team_colours, team));
    let lacquer = |color: Color| Paint { color, roughness: 0.42, reflectance: 0.45, ..default() };
    commands.insert_resource(PieceParts {
        bases: STYLES.map(|style| meshes.add(shapes::base(style))),
        figures: KINDS.map(|kind| meshes.add(shapes::figure(kind))),
        tokens: KINDS.map(|kind| meshes.add(shapes::token(kind))),
        fallen: STYLES.map(|style| meshes.add(shapes::downed_base_token(style))),
        shadow: meshes.add(shapes::contact_shadow()),
        team: teams.map(|team| paints.add(lacquer(team.strong))),
        sign: teams.map(|team| paints.add(Paint::own(team.light))),
        dark: paints.add(Paint::glass(Color::WHITE)),
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
        let dress = |part: Part, mesh: &Handle<Mesh>, paint: &Handle<Paint>| {
            let (seen, place) = pose.part(part, view);
            let visibility = if seen { Visibility::Inherited } else { Visibility::Hidden };
            (part, visibility, place, Mesh3d(mesh.clone()), MeshMaterial3d(paint.clone()))
        };
        let style = style_index(piece.id.team, self.settings.team_pattern);
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
                (dress(Part::Shadow, &parts.shadow, &parts.dark), NotShadowCaster),
                dress(Part::Base, &parts.bases[style], team_color),
                dress(Part::Figure, &parts.figures[kind], team_color),
                dress(Part::Token, &parts.tokens[kind], sign),
                dress(Part::FallenBase, &parts.fallen[style], team_color),
            ],
        ));
    }
}

fn spawn_ball(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut paints: ResMut<Assets<Paint>>) {
    let start = Position::start(Ruleset::house(), Mode::Basic);
    let leather = Paint { color: palette::ball(), roughness: 0.55, ..default() };
    let laces = Paint { color: palette::laces(), roughness: 0.8, ..default() };
    let outline = shapes::ball_outline(palette::laces(), palette::ball_edge());
    commands.spawn((
        Name::new("Ball"),
        BallView(start.ball()),
        Transform::default(),
        Visibility::default(),
        children![
            (Mesh3d(meshes.add(shapes::ball())), MeshMaterial3d(paints.add(leather))),
            (Mesh3d(meshes.add(shapes::ball_laces())), MeshMaterial3d(paints.add(laces))),
            (Mesh3d(meshes.add(outline)), MeshMaterial3d(paints.add(Paint::own(Color::WHITE))), NotShadowCaster),
        ],
    ));
}
