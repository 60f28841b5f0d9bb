//! Animation: what a decision did, shown one beat after another.
//!
//! The position is final before anything moves. A plan of beats leads every piece from where it rested to where it
//! rests now; skipping the plan, or having none, shows the same picture at once.

mod cue;
mod motion;
mod plan;
mod queue;

use ball_rules::{Ball, PieceState, Position};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::board::geometry::{Pose, View, loose_ball};
use crate::board::{BallView, Part, PieceView};
use crate::match_play::{Change, MatchChanged, PlaySet, Session};
use crate::settings::Settings;

pub use cue::{Cue, CueReached};
pub use plan::{BallPlace, Beat, Scene, plan};
pub use queue::Queue;

/// Whether something is still moving.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Animating(pub bool);

/// How fast everything moves, as a part of what the settings say.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Tempo(pub f32);

impl Default for Tempo {
    fn default() -> Tempo {
        Tempo(1.0)
    }
}

/// Ends all that is moving: everything is where it belongs.
#[derive(Message, Clone, Copy, Debug)]
pub struct SkipAnimation;

/// The queue of beats and the systems that play them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Animating>()
        .init_resource::<Tempo>()
        .init_resource::<Queue>()
        .add_message::<SkipAnimation>()
        .add_message::<CueReached>()
        .add_systems(PostStartup, rest.after(crate::board::BoardMirrored))
        .add_systems(Update, (enqueue, advance, announce, show).chain().in_set(PlaySet::Animate));
}

fn view(settings: &Settings) -> View {
    View { flat: settings.flat_view, flipped: settings.flipped }
}

/// Everything at rest in the position of the match.
fn rest(session: Res<Session>, settings: Res<Settings>, mut queue: ResMut<Queue>) {
    queue.settle(Scene::resting(session.position(), view(&settings)));
}

/// Takes in what happened, in the order in which it happened.
fn enqueue(
    mut changes: MessageReader<MatchChanged>,
    mut skips: MessageReader<SkipAnimation>,
    session: Res<Session>,
    settings: Res<Settings>,
    mut queue: ResMut<Queue>,
) {
    let view = view(&settings);
    if skips.read().count() > 0 {
        queue.finish();
    }
    for MatchChanged(change) in changes.read() {
        match change {
            Change::Played { before, events } if settings.animation_speed.pace().is_some() => {
                queue.append(plan(before, events, view));
            }
            Change::Played { before, events } => {
                queue.settle(Scene::resting(session.position(), view));
                queue.pass_over(&plan(before, events, view));
            }
            Change::Declared => {}
            Change::Jumped | Change::Staged => queue.settle(Scene::resting(session.position(), view)),
        }
    }
    // Another way of looking at the board, or no animation any more: everything jumps to where it rests.
    if settings.is_changed() && (queue.view() != Some(view) || settings.animation_speed.pace().is_none()) {
        queue.settle(Scene::resting(session.position(), view));
    }
}

fn advance(
    time: Res<Time>,
    (settings, tempo): (Res<Settings>, Res<Tempo>),
    session: Res<Session>,
    mut queue: ResMut<Queue>,
    mut animating: ResMut<Animating>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if queue.is_moving() {
        match settings.animation_speed.pace() {
            Some(pace) => queue.advance(time.delta_secs() * pace * tempo.0),
            None => queue.finish(),
        }
        if !queue.is_moving() {
            // Whatever rounding the beats have gathered ends here.
            queue.settle(Scene::resting(session.position(), view(&settings)));
        }
        redraw.write(RequestRedraw);
    }
    animating.set_if_neq(Animating(queue.is_moving()));
}

/// Tells of the cues that were reached.
fn announce(mut queue: ResMut<Queue>, mut cues: MessageWriter<CueReached>) {
    if queue.has_reached() {
        cues.write_batch(queue.take_reached().map(CueReached));
    }
}

/// Puts pieces, their parts and the ball where the scene has them.
fn show(
    queue: Res<Queue>,
    mut pieces: Query<(&PieceView, &Children, &mut Transform), (Without<BallView>, Without<Part>)>,
    mut parts: Query<(&Part, &mut Transform, &mut Visibility), Without<BallView>>,
    mut ball: Query<&mut Transform, With<BallView>>,
    added: Query<(), Added<PieceView>>,
) {
    if !queue.is_changed() && added.is_empty() {
        return;
    }
    let Some(scene) = queue.scene() else { return };
    for (PieceView(id), children, mut transform) in &mut pieces {
        let Some(pose) = scene.pose(*id) else { continue };
        transform.set_if_neq(pose.transform(scene.view));
        let mut own = parts.iter_many_mut(children);
        while let Some((part, mut place, mut visibility)) = own.fetch_next() {
            let (seen, wanted) = pose.part(*part, scene.view);
            place.set_if_neq(wanted);
            visibility.set_if_neq(if seen { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
    for mut transform in &mut ball {
        transform.set_if_neq(scene.ball_transform());
    }
}

/// Where the ball is in a position.
fn ball_place(position: &Position) -> BallPlace {
    match position.ball() {
        Ball::Carried(id) => BallPlace::With(id),
        Ball::Loose(square) => BallPlace::At(loose_ball(square)),
    }
}

/// How `piece` rests in `position`.
fn resting_pose(position: &Position, piece: &ball_rules::Piece, view: View) -> Pose {
    let [_, lower] = position.at(piece.square);
    let below_lies = lower.is_some_and(|lower| matches!(lower.state, PieceState::Lower { downed: true }));
    Pose::resting(piece, below_lies, view)
}
