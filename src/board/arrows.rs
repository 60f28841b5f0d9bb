//! Arrows over the board: what a hint or the analysis points at, each kind in a colour and a width of its own.

use ball_rules::{Decision, Event, Position, Possession, Ruleset, Square};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::geometry::center;
use super::mesh_builder::MeshBuilder;
use super::paint::Paint;
use super::{palette, surface};
use crate::match_play::PlaySet;

/// What an arrow tells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArrowTone {
    /// What is best.
    Best,
    /// What is nearly as good.
    Other,
    /// What was played, or is threatened.
    Threat,
}

impl ArrowTone {
    const ALL: [ArrowTone; 3] = [ArrowTone::Best, ArrowTone::Other, ArrowTone::Threat];

    fn color(self) -> Color {
        match self {
            ArrowTone::Best => palette::destination(),
            ArrowTone::Other => palette::selected(),
            ArrowTone::Threat => palette::danger(),
        }
    }

    /// The width of the shaft, in units.
    const fn width(self) -> f32 {
        match self {
            ArrowTone::Best => 0.2,
            ArrowTone::Other => 0.11,
            ArrowTone::Threat => 0.15,
        }
    }

    /// Above the board, so that arrows on the same squares do not flicker.
    const fn height(self) -> f32 {
        match self {
            ArrowTone::Best => 0.10,
            ArrowTone::Other => 0.08,
            ArrowTone::Threat => 0.09,
        }
    }
}

/// An arrow from a square to another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// How high its middle is, in units: what flies is told from what walks.
    pub lift: f32,
    /// What it tells.
    pub tone: ArrowTone,
}

/// The arrows that are shown.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Arrows(pub Vec<Arrow>);

/// The arrows along which things go if `line` is played from `position`.
pub fn arrows_of(rules: &Ruleset, position: &Position, line: &[Decision], tone: ArrowTone) -> Vec<Arrow> {
    let (mut at, mut arrows) = (*position, Vec::new());
    for &decision in line {
        let mut events: Vec<Event> = Vec::new();
        at.play(rules, decision, &mut events);
        arrows.extend(events.iter().flat_map(|event| ways(event, &at)).map(|(from, to, lift)| Arrow {
            from,
            to,
            lift,
            tone,
        }));
    }
    arrows
}

/// From where to where things go by an event that led to `after`, and how high.
fn ways(event: &Event, after: &Position) -> Vec<(Square, Square, f32)> {
    let reach = |from: Square, to: Square| f32::from(from.distance(to));
    match *event {
        Event::Moved { from, to, .. }
        | Event::StoodUp { from, to, .. }
        | Event::Stacked { from, to, .. }
        | Event::Pushed { from, to, .. }
        | Event::Dodged { from, onto: to, .. } => vec![(from, to, 0.0)],
        Event::Leapt { from, to, .. } => vec![(from, to, 1.0)],
        Event::BallFreed { from, to } if from != to => vec![(from, to, 0.5)],
        Event::BallThrown { from, to, .. } => vec![(from, to, 0.25 * reach(from, to))],
        Event::BallTaken { piece, how: Possession::HandOff, from } => {
            after.piece(piece).map(|receiver| (from, receiver.square, 0.35)).into_iter().collect()
        }
        Event::Released { at, upper_to, lower_to, .. } => vec![(at, upper_to, 0.0), (at, lower_to, 0.0)],
        Event::Swapped { first_from, second_from, .. } => {
            vec![(first_from, second_from, 0.0), (second_from, first_from, 0.0)]
        }
        _ => Vec::new(),
    }
}

/// The arrows of one tone.
#[derive(Component, Clone, Copy)]
struct ArrowsOf(ArrowTone);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Arrows>()
        .add_systems(Startup, spawn)
        .add_systems(Update, draw.run_if(resource_changed::<Arrows>).in_set(PlaySet::Animate));
}

fn spawn(mut commands: Commands, mut paints: ResMut<Assets<Paint>>) {
    for tone in ArrowTone::ALL {
        commands.spawn((
            ArrowsOf(tone),
            Mesh3d::default(),
            MeshMaterial3d(paints.add(Paint::glass(tone.color()))),
            Visibility::Hidden,
            NotShadowCaster,
        ));
    }
}

fn draw(
    arrows: Res<Arrows>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut shown: Query<(&ArrowsOf, &mut Mesh3d, &mut Visibility)>,
) {
    for (&ArrowsOf(tone), mut mesh, mut visibility) in &mut shown {
        let mut drawn = arrows.0.iter().filter(|arrow| arrow.tone == tone).map(shape);
        let Some(mut whole) = drawn.next() else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        for arrow in drawn {
            if let Err(error) = whole.merge(&arrow) {
                warn!("arrows: {error}");
            }
        }
        mesh.0 = meshes.add(whole);
        visibility.set_if_neq(Visibility::Visible);
    }
}

/// The shaft and the head of an arrow.
fn shape(arrow: &Arrow) -> Mesh {
    let width = arrow.tone.width();
    let (head, half) = (width * 2.2, width * 1.6);
    let (start, end) = (center(arrow.from), center(arrow.to));
    let along = (end - start).normalize_or(Vec3::X);
    // It begins beside the piece and ends short of the middle, so that who stands there is seen.
    let (start, tip) = (start + along * 0.25, end - along * 0.12);
    let neck = tip - along * head;
    let at = |t: f32| start.lerp(neck, t) + Vec3::Y * (arrow.tone.height() + arrow.lift * 4.0 * t * (1.0 - t));
    let points: Vec<Vec3> = (0..=16).map(|step| at(step as f32 / 16.0)).collect();
    let mut shaft = surface::arc_ribbon(&points, width);
    let side = along.cross(Vec3::Y);
    let level = Vec3::Y * arrow.tone.height();
    let mut builder = MeshBuilder::default();
    let corners = [tip + level, neck - side * half + level, neck + side * half + level];
    let corners = corners.map(|corner| builder.vertex(corner, Vec3::Y, Vec2::ZERO));
    builder.triangle(corners);
    if let Err(error) = shaft.merge(&builder.build()) {
        warn!("arrows: {error}");
    }
    shaft
}

#[cfg(test)]
mod tests {
    use super::super::mesh_builder::probe;
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    #[test]
    fn an_arrow_lies_between_its_squares_and_faces_up() {
        let (from, to) = (square("G9"), square("I11"));
        for tone in ArrowTone::ALL {
            let mesh = shape(&Arrow { from, to, lift: 0.0, tone });
            probe::assert_sound(&mesh);
            probe::assert_faces(&mesh, Vec3::Y);
            let (low, high) = probe::bounds(&mesh);
            let (start, end) = (center(from), center(to));
            assert!(low.x > start.x.min(end.x) - 0.3 && high.x < start.x.max(end.x) + 0.3);
        }
    }

    #[test]
    fn co03_arrows_differ_by_more_than_their_colour() {
        let widths = ArrowTone::ALL.map(ArrowTone::width);
        assert!(widths.iter().enumerate().all(|(i, w)| widths.iter().skip(i + 1).all(|o| (w - o).abs() > 0.03)));
    }
}
