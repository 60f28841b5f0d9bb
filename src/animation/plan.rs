//! From events to beats: who moves when, from where to where, and along what curve.

use std::collections::HashMap;

use ball_rules::{Event, PieceId, PieceState, Position, Possession, Square};
use bevy::math::curve::{Curve, EaseFunction, EasingCurve};
use bevy::prelude::*;

use super::cue::Cue;
use super::motion::{Moment, Motion};
use super::{ball_place, resting_pose};
use crate::board::geometry::{Pose, View, center, loose_ball};

/// Where the ball is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum BallPlace {
    /// Wherever this piece is.
    With(PieceId),
    /// At this point.
    At(Vec3),
}

/// Where everything is at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// How the board is looked at.
    pub view: View,
    poses: HashMap<PieceId, Pose>,
    ball: BallPlace,
    /// The ball's turn about its long axis while it flies, in radians.
    spin: f32,
}

impl Scene {
    /// Everything at rest in `position`.
    pub fn resting(position: &Position, view: View) -> Scene {
        Scene {
            view,
            poses: position.pieces().map(|piece| (piece.id, resting_pose(position, &piece, view))).collect(),
            ball: ball_place(position),
            spin: 0.0,
        }
    }

    /// How a piece stands or lies.
    pub fn pose(&self, id: PieceId) -> Option<Pose> {
        self.poses.get(&id).copied()
    }

    /// Where the ball is, and how it lies.
    pub fn ball_transform(&self) -> Transform {
        let at = self.ball_point(self.ball);
        let slant = match self.ball {
            // From above it is seen in its whole length.
            BallPlace::With(_) if self.view.flat => Quat::from_rotation_y(0.7),
            BallPlace::With(_) => Quat::from_rotation_z(0.9) * Quat::from_rotation_y(0.5),
            BallPlace::At(_) => Quat::from_rotation_y(0.5),
        };
        let size = if self.view.flat { 1.25 } else { 1.0 };
        Transform::from_translation(at)
            .with_rotation(slant * Quat::from_rotation_x(self.spin))
            .with_scale(Vec3::splat(size))
    }

    fn ball_point(&self, place: BallPlace) -> Vec3 {
        match place {
            BallPlace::With(id) => self.pose(id).map_or(Vec3::ZERO, |pose| pose.ball(self.view)),
            BallPlace::At(point) => point,
        }
    }
}

/// The movement of one thing during a beat.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Track {
    Piece { id: PieceId, from: Pose, to: Pose, arc: f32, motion: Motion },
    Ball { from: BallPlace, to: BallPlace, arc: f32, turns: f32 },
}

/// What moves at the same time.
#[derive(Clone, PartialEq, Debug)]
pub struct Beat {
    /// How long it takes at the usual speed, in seconds.
    pub seconds: f32,
    tracks: Vec<Track>,
    /// What is heard, and when, from 0 (the beginning) to 1 (the end); in that order.
    cues: Vec<(f32, Cue)>,
}

impl Beat {
    /// What is heard, and when, from 0 (the beginning) to 1 (the end); in that order.
    pub fn cues(&self) -> &[(f32, Cue)] {
        &self.cues
    }

    /// The middle of where what it moves ends; nothing if it moves nothing.
    pub fn focus(&self, scene: &Scene) -> Option<Vec3> {
        let ends = self.tracks.iter().map(|track| match *track {
            Track::Piece { to, .. } => to.at,
            Track::Ball { to, .. } => scene.ball_point(to),
        });
        let (sum, count) = ends.fold((Vec3::ZERO, 0.0), |(sum, count), end| (sum + end, count + 1.0));
        (count > 0.0).then(|| (sum / count).with_y(0.0))
    }

    /// Puts what this beat moves where it is at `t`, from 0 (the beginning) to 1 (the end).
    pub fn apply(&self, scene: &mut Scene, t: f32) {
        for track in &self.tracks {
            match *track {
                Track::Piece { id, to, .. } if t >= 1.0 => {
                    scene.poses.insert(id, to);
                }
                Track::Piece { id, from, to, arc, motion } => {
                    scene.poses.insert(id, between(from, to, arc, motion.at(t)));
                }
                Track::Ball { to, .. } if t >= 1.0 => {
                    scene.ball = to;
                    scene.spin = 0.0;
                }
                Track::Ball { from, to, arc, turns } => {
                    let along = EasingCurve::new(0.0, 1.0, EaseFunction::SineInOut).sample_clamped(t);
                    let at = scene.ball_point(from).lerp(scene.ball_point(to), along);
                    scene.ball = BallPlace::At(at + Vec3::Y * (arc * 4.0 * t * (1.0 - t)));
                    scene.spin = turns * std::f32::consts::TAU * t;
                }
            }
        }
    }
}

/// The pose of a piece on its way from one to another.
fn between(from: Pose, to: Pose, arc: f32, moment: Moment) -> Pose {
    let way = (to.at - from.at).with_y(0.0);
    let right = way.normalize_or_zero().cross(Vec3::Y);
    let height = from.at.y.lerp(to.at.y, moment.up) + arc * moment.lift;
    let at = (from.at + way * moment.along + right * moment.sway).with_y(height);
    Pose { at, tipped: from.tipped.lerp(to.tipped, moment.tip) }
}

/// Beats that show `events`, which led on from `before`, from its resting scene to the next one.
pub fn plan(before: &Position, events: &[Event], view: View) -> Vec<Beat> {
    let mut planner = Planner { scene: Scene::resting(before, view), before, beats: Vec::new() };
    for (i, event) in events.iter().enumerate() {
        planner.show(event, events.get(i + 1));
    }
    planner.beats
}

struct Planner<'a> {
    scene: Scene,
    before: &'a Position,
    beats: Vec<Beat>,
}

impl Planner<'_> {
    /// Adds a beat and moves the scene to its end.
    fn beat(&mut self, seconds: f32, tracks: Vec<Track>, cues: &[(f32, Cue)]) {
        let beat = Beat { seconds, tracks, cues: cues.into() };
        beat.apply(&mut self.scene, 1.0);
        self.beats.push(beat);
    }

    fn pose(&self, id: PieceId) -> Pose {
        self.scene.pose(id).unwrap_or(Pose { at: Vec3::ZERO, tipped: 0.0 })
    }

    fn go(&self, id: PieceId, to: Pose, arc: f32, motion: Motion) -> Track {
        Track::Piece { id, from: self.pose(id), to, arc, motion }
    }

    /// The height of an arc; the flat view has none.
    fn arc(&self, height: f32) -> f32 {
        if self.scene.view.flat { 0.0 } else { height }
    }

    /// Adds what is only heard: a beat that takes no time.
    fn mark(&mut self, cue: Cue) {
        self.beat(0.0, Vec::new(), &[(0.0, cue)]);
    }

    fn show(&mut self, event: &Event, next: Option<&Event>) {
        match *event {
            Event::Moved { piece, from, to } => {
                let steps = f32::from(from.distance(to));
                let track = self.go(piece, Pose::upright(to), self.arc(0.16), Motion::Stride);
                let cue = (Motion::Stride.contact(), Cue::Step(piece.team));
                self.beat(0.3 + 0.1 * steps, vec![track], &[cue]);
            }
            Event::Dodged { piece, from, onto, .. } => {
                // A feint, and a sidestep: up to the opponent's side, not into it.
                let toward = (center(onto) - center(from)).normalize_or_zero();
                let side = Vec3::Y.cross(toward) * 0.5;
                let at = Pose { at: center(onto) - toward * 0.45 + side, tipped: 0.0 };
                let track = self.go(piece, at, self.arc(0.1), Motion::Feint);
                self.beat(0.52, vec![track], &[(Motion::Feint.contact(), Cue::Step(piece.team))]);
            }
            Event::Leapt { piece, to, .. } => {
                let track = self.go(piece, Pose::upright(to), self.arc(1.35), Motion::Leap);
                let cues = [(0.0, Cue::Leap), (Motion::Leap.contact(), Cue::Land(piece.team))];
                self.beat(0.72, vec![track], &cues);
            }
            Event::Pushed { piece, to, .. } => {
                let track = self.go(piece, Pose::upright(to), 0.0, Motion::Shove);
                self.beat(0.26, vec![track], &[(0.0, Cue::Push)]);
            }
            Event::Downed { piece, at } => {
                let track = self.go(piece, Pose::lying(at), 0.0, Motion::Topple);
                self.beat(0.5, vec![track], &[(Motion::Topple.contact(), Cue::Topple)]);
            }
            Event::Stacked { upper, lower, to, .. } => {
                let lies = self.pose(lower).tipped > 0.5;
                let onto = Pose::on_top(to, lies, self.scene.view);
                let mut tracks = vec![self.go(upper, onto, self.arc(0.25), Motion::Climb)];
                if self.scene.view.flat {
                    tracks.push(self.go(lower, self.below(lower, to, lies), 0.0, Motion::Glide));
                }
                self.beat(0.62, tracks, &[(Motion::Climb.contact(), Cue::Stack)]);
            }
            Event::Released { upper, lower, upper_to, lower_to, .. } => {
                let lies = self.pose(lower).tipped > 0.5;
                let rest = if lies { Pose::lying(lower_to) } else { Pose::upright(lower_to) };
                let tracks = vec![
                    self.go(upper, Pose::upright(upper_to), self.arc(0.5), Motion::Glide),
                    self.go(lower, rest, 0.0, Motion::Shove),
                ];
                self.beat(0.55, tracks, &[(0.0, Cue::Release)]);
            }
            Event::StoodUp { piece, to, .. } => {
                let track = self.go(piece, Pose::upright(to), self.arc(0.1), Motion::Rise);
                self.beat(0.5, vec![track], &[(0.0, Cue::StandUp)]);
            }
            Event::Swapped { first, first_from, second, second_from } => {
                let tracks = vec![
                    self.go(first, Pose::upright(second_from), self.arc(0.9), Motion::Glide),
                    self.go(second, Pose::upright(first_from), self.arc(0.25), Motion::Glide),
                ];
                self.beat(0.6, tracks, &[(0.0, Cue::Swap)]);
            }
            Event::BallFreed { to, .. } => {
                self.ball(BallPlace::At(loose_ball(to)), 0.45, (0.5, 1.0), &[(0.9, Cue::Bounce)]);
            }
            Event::BallThrown { from, to, .. } => {
                let far = f32::from(from.distance(to));
                let caught = matches!(next, Some(Event::BallTaken { .. }));
                let cues = [(0.0, Cue::Throw), (0.95, Cue::Bounce)];
                let cues = if caught { &cues[..1] } else { &cues[..] };
                let flight = (0.6 + 0.22 * far, 0.5 * far);
                self.ball(BallPlace::At(loose_ball(to)), 0.35 + 0.06 * far, flight, cues);
            }
            Event::BallTaken { piece, how, from } => self.take_ball(piece, how, from),
            Event::Touchdown { piece, .. } => {
                self.mark(Cue::Touchdown);
                for height in [0.7, 0.45] {
                    let track = self.go(piece, self.pose(piece), self.arc(height), Motion::Glide);
                    self.beat(0.32, vec![track], &[]);
                }
            }
            Event::CardPlayed { .. } => self.mark(Cue::CardPlayed),
            Event::Converted { .. } => self.mark(Cue::Converted),
            // Where the turn passes at once, that says it all.
            Event::UnlockStarted { .. } if matches!(next, Some(Event::TurnPassed { .. })) => {}
            Event::UnlockStarted { .. } => self.mark(Cue::PhaseEnded),
            Event::TurnPassed { .. } => self.mark(Cue::TurnPassed),
            Event::Restricted { .. }
            | Event::RestrictionLifted { .. }
            | Event::PaGained { .. }
            | Event::PeEarned { .. } => {}
        }
    }

    /// The pose of the lower piece of a stack.
    fn below(&self, id: PieceId, square: Square, downed: bool) -> Pose {
        let piece = ball_rules::Piece {
            id,
            square,
            state: PieceState::Lower { downed },
            restricted: false,
            task: false,
            has_ball: false,
        };
        Pose::resting(&piece, false, self.scene.view)
    }

    fn ball(&mut self, to: BallPlace, seconds: f32, (arc, turns): (f32, f32), cues: &[(f32, Cue)]) {
        let track = Track::Ball { from: self.scene.ball, to, arc: self.arc(arc), turns };
        self.beat(seconds, vec![track], cues);
    }

    fn take_ball(&mut self, piece: PieceId, how: Possession, from: Square) {
        if how == Possession::HandOff {
            for stop in self.hand_off_path(from, piece) {
                self.ball(BallPlace::With(stop), 0.18, (0.1, 0.0), &[(0.0, Cue::HandOff)]);
            }
        }
        if self.scene.ball != BallPlace::With(piece) {
            self.ball(BallPlace::With(piece), 0.22, (0.15, 0.0), &[(0.7, Cue::Catch)]);
        }
    }

    /// The pieces that a hand-off runs through, the receiver last: the shortest way along adjacent active pieces, or
    /// straight to the receiver where there is none (a wider network).
    fn hand_off_path(&self, from: Square, to: PieceId) -> Vec<PieceId> {
        let team: Vec<_> = self.before.pieces().filter(|piece| piece.id.team == to.team && piece.is_active()).collect();
        let Some(start) = team.iter().find(|piece| piece.square == from) else { return vec![to] };
        let mut came_from = HashMap::from([(start.id, start.id)]);
        let mut frontier = std::collections::VecDeque::from([start]);
        while let Some(piece) = frontier.pop_front() {
            for next in team.iter().filter(|next| next.square.is_adjacent(piece.square)) {
                if let std::collections::hash_map::Entry::Vacant(entry) = came_from.entry(next.id) {
                    entry.insert(piece.id);
                    frontier.push_back(next);
                }
            }
        }
        let mut path = vec![to];
        let mut at = to;
        while let Some(&earlier) = came_from.get(&at) {
            if earlier == at || earlier == start.id {
                break;
            }
            path.push(earlier);
            at = earlier;
        }
        path.reverse();
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ball_rules::{Mode, Ruleset};

    /// A tiny generator: SplitMix64.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, n: usize) -> usize {
            self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = self.0;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            ((z ^ (z >> 31)) % n as u64) as usize
        }
    }

    #[test]
    fn every_plan_ends_where_the_position_rests() {
        let rules = Ruleset::house();
        let views = [false, true].map(|flat| View { flat, flipped: flat });
        for (seed, mode) in [(1, Mode::Basic), (2, Mode::Cards), (3, Mode::Cards)] {
            let mut dice = Dice(seed);
            let mut position = Position::start(rules, mode);
            for _ in 0..3_000 {
                let decisions = position.decisions(rules);
                if decisions.is_empty() {
                    position = Position::start(rules, mode);
                    continue;
                }
                let decision = decisions[dice.below(decisions.len())];
                let before = position;
                let mut events = Vec::new();
                position.play(rules, decision, &mut events);
                for view in views {
                    let mut scene = Scene::resting(&before, view);
                    for beat in plan(&before, &events, view) {
                        let times: Vec<_> = beat.cues().iter().map(|(at, _)| *at).collect();
                        assert!(times.is_sorted() && times.iter().all(|at| (0.0..=1.0).contains(at)));
                        for t in [0.1, 0.5, 0.9] {
                            beat.apply(&mut scene, t);
                            assert!(scene.poses.values().all(|pose| pose.at.is_finite() && pose.at.y > -1e-3));
                        }
                        beat.apply(&mut scene, 1.0);
                    }
                    let rest = Scene::resting(&position, view);
                    for piece in position.pieces() {
                        let (shown, wanted) = (scene.pose(piece.id).unwrap(), rest.pose(piece.id).unwrap());
                        let near = shown.at.distance(wanted.at) < 1e-3 && (shown.tipped - wanted.tipped).abs() < 1e-3;
                        assert!(near, "{} after {events:?}: {shown:?}, not {wanted:?}", piece.id);
                    }
                    let gap = scene.ball_transform().translation.distance(rest.ball_transform().translation);
                    assert!(gap < 1e-3, "the ball after {events:?}");
                }
            }
        }
    }
}
