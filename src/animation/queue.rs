//! The queue of beats: nothing is lost, nothing overtakes.

use std::collections::VecDeque;

use bevy::prelude::*;

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

    /// Adds beats after all others.
    pub fn append(&mut self, beats: Vec<Beat>) {
        self.fresh |= self.beats.is_empty();
        self.beats.extend(beats);
    }

    /// Forgets all beats and shows `scene`.
    pub fn settle(&mut self, scene: Scene) {
        self.beats.clear();
        self.elapsed = 0.0;
        self.scene = Some(scene);
    }

    /// Shows the end of all beats.
    pub fn finish(&mut self) {
        self.advance_by(f32::INFINITY);
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
            if self.elapsed < beat.seconds {
                beat.apply(scene, self.elapsed / beat.seconds);
                return;
            }
            beat.apply(scene, 1.0);
            self.elapsed -= beat.seconds;
            self.beats.pop_front();
        }
        self.elapsed = 0.0;
    }
}
