//! The queue of beats: nothing is lost, nothing overtakes.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::cue::Cue;
use super::plan::{Beat, Scene};
use crate::board::geometry::View;

/// Beats that wait to be shown, and the scene as it is shown now.
#[derive(Resource, Default, Debug)]
pub struct Queue {
    scene: Option<Scene>,
    beats: VecDeque<Beat>,
    /// How far the first beat is, in seconds.
    elapsed: f32,
    /// Whether the first beat has just come: the time before it does not count.
    fresh: bool,
    /// How many cues of the first beat have been reached.
    passed: usize,
    /// Cues that were reached and not told yet.
    reached: Vec<Cue>,
}

impl Queue {
    /// The scene as it is shown now.
    pub fn scene(&self) -> Option<&Scene> {
        self.scene.as_ref()
    }

    /// How the board was looked at when the scene was set.
    pub fn view(&self) -> Option<View> {
        self.scene.as_ref().map(|scene| scene.view)
    }

    /// Whether a beat is waiting or running.
    pub fn is_moving(&self) -> bool {
        !self.beats.is_empty()
    }

    /// Where what moves now is going: the middle of the beat that runs.
    pub fn focus(&self) -> Option<Vec3> {
        let scene = self.scene.as_ref()?;
        self.beats.iter().find_map(|beat| beat.focus(scene))
    }

    /// Adds beats after all others.
    pub fn append(&mut self, beats: Vec<Beat>) {
        self.fresh |= self.beats.is_empty();
        self.beats.extend(beats);
    }

    /// Forgets all beats and shows `scene`.
    pub fn settle(&mut self, scene: Scene) {
        self.beats.clear();
        self.elapsed = 0.0;
        self.passed = 0;
        self.scene = Some(scene);
    }

    /// Shows the end of all beats. Of the cues left, the one that matters most is reached, and no other.
    pub fn finish(&mut self) {
        let before = self.reached.len();
        self.advance_by(f32::INFINITY);
        let heaviest = Cue::heaviest(self.reached.drain(before..));
        self.reached.extend(heaviest);
    }

    /// Reaches the cue of these beats that matters most, without showing them.
    pub fn pass_over(&mut self, beats: &[Beat]) {
        self.reached.extend(Cue::heaviest(beats.iter().flat_map(Beat::cues).map(|(_, cue)| *cue)));
    }

    /// Whether cues were reached that are not told yet.
    pub fn has_reached(&self) -> bool {
        !self.reached.is_empty()
    }

    /// The cues that were reached since this was asked last, in their order.
    pub fn take_reached(&mut self) -> impl Iterator<Item = Cue> {
        self.reached.drain(..)
    }

    /// Shows what is to be seen `seconds` later.
    pub fn advance(&mut self, seconds: f32) {
        // The first frame after a pause reports the pause.
        let seconds = if std::mem::take(&mut self.fresh) { 0.0 } else { seconds };
        self.advance_by(seconds);
    }

    fn advance_by(&mut self, seconds: f32) {
        let Some(scene) = &mut self.scene else { return };
        self.elapsed += seconds;
        while let Some(beat) = self.beats.front() {
            let over = self.elapsed >= beat.seconds;
            let t = if over { 1.0 } else { self.elapsed / beat.seconds };
            beat.apply(scene, t);
            let due = beat.cues().iter().skip(self.passed).take_while(|(at, _)| *at <= t);
            let told = self.reached.len();
            self.reached.extend(due.map(|(_, cue)| *cue));
            self.passed += self.reached.len() - told;
            if !over {
                return;
            }
            self.elapsed -= beat.seconds;
            self.passed = 0;
            self.beats.pop_front();
        }
        self.elapsed = 0.0;
    }
}
