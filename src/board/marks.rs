//! Marks on squares: what can act, what is selected, where it can go, and what the square under the cursor would do.

use std::collections::HashMap;

use ball_rules::{Event, PieceId, Square, Squares};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::geometry::center;
use super::paint::Paint;
use super::surface::Shape;
use super::{palette, surface};
use crate::input::{Cursor, Hovered};
use crate::match_play::composer::{Composer, Role, squares_of_pieces};
use crate::match_play::preview::certain_events;
use crate::match_play::{PlaySet, Session, StandIn};

/// Squares that something else than a pick points at, such as a line of the log.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hinted(pub Squares);

/// What a mark means; each has a colour and shapes of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Tone {
    Selectable,
    Selected,
    Destination,
    Danger,
    Preview,
}

impl Tone {
    const ALL: [Tone; 5] = [Tone::Selectable, Tone::Selected, Tone::Destination, Tone::Danger, Tone::Preview];

    fn color(self) -> Color {
        match self {
            Tone::Selectable => palette::selectable(),
            Tone::Selected => palette::selected(),
            Tone::Destination => palette::destination(),
            Tone::Danger => palette::danger(),
            Tone::Preview => palette::preview(),
        }
    }

    /// The shape of a mark that can be chosen, and of one that only tells.
    const fn shape(self, mark: Mark) -> Shape {
        match (self, mark) {
            (Tone::Selectable, _) => Shape::Halo,
            (Tone::Selected, _) => Shape::Frame,
            (Tone::Destination, _) => Shape::Place,
            (Tone::Danger, Mark::Fill(_)) => Shape::Target,
            (Tone::Danger, Mark::Ring(_)) => Shape::Aim,
            (Tone::Preview, Mark::Fill(_)) => Shape::Landing,
            (Tone::Preview, Mark::Ring(_)) => Shape::Dashes,
        }
    }
}

/// Paints of the marks, one for each tone, and their meshes.
#[derive(Resource)]
struct MarkLooks {
    paints: HashMap<Tone, Handle<Paint>>,
    meshes: HashMap<Shape, Handle<Mesh>>,
}

/// The two marks that a square can have at once.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Mark {
    Fill(Square),
    Ring(Square),
}

/// The brackets round the square of the keyboard's cursor.
#[derive(Component)]
pub struct CursorMark;

/// The ribbons that show where things would go.
#[derive(Component)]
struct PreviewRibbon;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hinted>()
        .add_systems(Startup, spawn_marks)
        .add_systems(
            Update,
            (mark_squares, draw_preview)
                .run_if(
                    resource_changed::<Session>
                        .or_eager(resource_changed::<Hovered>)
                        .or_eager(resource_changed::<Hinted>),
                )
                .in_set(PlaySet::Mirror),
        )
        .add_systems(
            Update,
            place_cursor
                .run_if(resource_changed::<Cursor>.or_eager(resource_changed::<Session>))
                .in_set(PlaySet::Mirror),
        );
}

fn spawn_marks(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut paints: ResMut<Assets<Paint>>) {
    let cursor = (Mesh3d(meshes.add(surface::cursor())), MeshMaterial3d(paints.add(Paint::glass(palette::cursor()))));
    let looks = MarkLooks {
        paints: Tone::ALL.into_iter().map(|tone| (tone, paints.add(Paint::glass(tone.color())))).collect(),
        meshes: Shape::ALL.into_iter().map(|shape| (shape, meshes.add(surface::mark(shape)))).collect(),
    };
    for square in Square::all() {
        for (mark, height) in [(Mark::Fill(square), 0.0), (Mark::Ring(square), 0.004)] {
            commands.spawn((
                mark,
                Mesh3d(looks.meshes[&Shape::Halo].clone()),
                MeshMaterial3d(looks.paints[&Tone::Selectable].clone()),
                Transform::from_translation(center(square) + Vec3::Y * (surface::OVERLAY_HEIGHT + height)),
                Visibility::Hidden,
                NotShadowCaster,
            ));
        }
    }
    commands.spawn((CursorMark, cursor, Transform::default(), Visibility::Hidden, NotShadowCaster));
    commands.spawn((
        PreviewRibbon,
        Mesh3d::default(),
        MeshMaterial3d(looks.paints[&Tone::Preview].clone()),
        Visibility::Hidden,
        NotShadowCaster,
    ));
    commands.insert_resource(looks);
}

/// The colour of the squares that are offered for this.
pub fn colour_of(role: Role) -> Color {
    tone_of(role).color()
}

const fn tone_of(role: Role) -> Tone {
    match role {
        Role::Destination | Role::Exit | Role::UpperTo | Role::LowerTo | Role::Receiver | Role::Partner => {
            Tone::Destination
        }
        Role::Target | Role::Push => Tone::Danger,
        Role::BallLanding => Tone::Preview,
    }
}

/// What each square is to look like.
fn wanted_marks(session: &Session, hovered: Option<Square>, hinted: Squares) -> HashMap<Mark, Tone> {
    let (position, composer) = (session.position(), session.composer());
    let mut marks = HashMap::new();
    let place = |label| position.piece(PieceId::new(position.side(), label)).map(|piece| piece.square);
    // Nobody acts in a demonstration.
    if composer.piece().is_none() && session.stand_in() != Some(StandIn::Demonstration) {
        for square in squares_of_pieces(position, composer.pieces()) {
            marks.insert(Mark::Ring(square), Tone::Selectable);
        }
    }
    for (square, role) in composer.next_squares() {
        marks.insert(Mark::Fill(square), tone_of(role));
    }
    if let Some(square) = composer.piece().and_then(place) {
        marks.insert(Mark::Ring(square), Tone::Selected);
    }
    for square in composer.squares() {
        marks.insert(Mark::Ring(square), Tone::Selected);
    }
    for event in preview_events(session, composer, hovered) {
        if let Event::Downed { at, .. } = event {
            marks.insert(Mark::Ring(at), Tone::Danger);
        }
    }
    for square in hinted {
        marks.insert(Mark::Ring(square), Tone::Preview);
    }
    marks
}

/// What would certainly happen if the square under the pointer were chosen.
fn preview_events(session: &Session, composer: &Composer, hovered: Option<Square>) -> Vec<Event> {
    let offered = hovered.filter(|&square| composer.next_squares().iter().any(|&(next, _)| next == square));
    match offered {
        Some(square) => certain_events(session.rules(), session.position(), &composer.decisions_through(square)),
        None => Vec::new(),
    }
}

fn mark_squares(
    session: Res<Session>,
    hovered: Res<Hovered>,
    hinted: Res<Hinted>,
    looks: Res<MarkLooks>,
    mut marks: Query<(&Mark, &mut Visibility, &mut Mesh3d, &mut MeshMaterial3d<Paint>)>,
) {
    let wanted = wanted_marks(&session, hovered.0, hinted.0);
    for (mark, mut visibility, mut mesh, mut paint) in &mut marks {
        let Some(tone) = wanted.get(mark) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Visible);
        mesh.set_if_neq(Mesh3d(looks.meshes[&tone.shape(*mark)].clone()));
        paint.set_if_neq(MeshMaterial3d(looks.paints[tone].clone()));
    }
}

/// The lines along which things would move.
fn ribbons(events: &[Event]) -> Vec<Vec<Vec3>> {
    let line = |from: Square, to: Square, lift: f32| {
        let (start, end) = (center(from), center(to));
        (0..=12)
            .map(|step| {
                let t = step as f32 / 12.0;
                start.lerp(end, t) + Vec3::Y * (0.06 + lift * 4.0 * t * (1.0 - t))
            })
            .collect::<Vec<Vec3>>()
    };
    let reach = |from: Square, to: Square| f32::from(from.distance(to));
    events
        .iter()
        .filter_map(|event| match *event {
            Event::Moved { from, to, .. } | Event::Pushed { from, to, .. } | Event::StoodUp { from, to, .. } => {
                Some(line(from, to, 0.0))
            }
            Event::Dodged { from, onto, .. } => Some(line(from, onto, 0.0)),
            Event::Leapt { from, to, .. } => Some(line(from, to, 1.0)),
            Event::BallFreed { from, to } => Some(line(from, to, 0.5)),
            Event::BallThrown { from, to, .. } => Some(line(from, to, 0.25 * reach(from, to))),
            _ => None,
        })
        .collect()
}

fn draw_preview(
    session: Res<Session>,
    hovered: Res<Hovered>,
    mut meshes: ResMut<Assets<Mesh>>,
    ribbon: Single<(&mut Mesh3d, &mut Visibility), With<PreviewRibbon>>,
) {
    let events = preview_events(&session, session.composer(), hovered.0);
    let (mut mesh, mut visibility) = ribbon.into_inner();
    let mut lines = ribbons(&events).into_iter().map(|points| surface::arc_ribbon(&points, 0.12));
    let Some(mut whole) = lines.next() else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    for line in lines {
        if let Err(error) = whole.merge(&line) {
            warn!("preview: {error}");
        }
    }
    mesh.0 = meshes.add(whole);
    visibility.set_if_neq(Visibility::Visible);
}

fn place_cursor(
    cursor: Res<Cursor>,
    session: Res<Session>,
    mark: Single<(&mut Transform, &mut Visibility), With<CursorMark>>,
) {
    let (mut transform, mut visibility) = mark.into_inner();
    transform.translation = center(cursor.square) + Vec3::Y * (surface::OVERLAY_HEIGHT + 0.008);
    // Nothing can be chosen on a board that only shows something.
    let shown = cursor.shown && session.stand_in() != Some(StandIn::Demonstration);
    visibility.set_if_neq(if shown { Visibility::Visible } else { Visibility::Hidden });
}
