//! Something to lay sounds on.

use std::f32::consts::FRAC_PI_4;

/// One channel of samples.
#[derive(Clone)]
pub struct Track {
    pub rate: u32,
    pub samples: Vec<f32>,
}

impl Track {
    /// Silence of so many seconds.
    pub fn silent(rate: u32, seconds: f32) -> Track {
        Track { rate, samples: vec![0.0; (seconds * rate as f32) as usize] }
    }

    /// Adds a sound that begins at `at` and takes `seconds`; `sound` has the time since its beginning. What would lie
    /// beyond the end is left out.
    pub fn lay(&mut self, at: f32, seconds: f32, mut sound: impl FnMut(f32) -> f32) {
        let rate = self.rate as f32;
        let first = (at * rate) as usize;
        for (i, sample) in self.samples.iter_mut().skip(first).take((seconds * rate) as usize).enumerate() {
            *sample += sound(i as f32 / rate);
        }
    }

    /// Adds another track to this one.
    pub fn add(&mut self, other: &Track, gain: f32) {
        for (sample, more) in self.samples.iter_mut().zip(&other.samples) {
            *sample += gain * more;
        }
    }
}

/// Left and right.
pub struct Stereo {
    pub left: Track,
    pub right: Track,
}

impl Stereo {
    /// Silence of so many seconds.
    pub fn silent(rate: u32, seconds: f32) -> Stereo {
        Stereo { left: Track::silent(rate, seconds), right: Track::silent(rate, seconds) }
    }

    /// Adds a track at a place from -1 (left) to 1 (right).
    pub fn add(&mut self, track: &Track, gain: f32, place: f32) {
        let (left, right) = pan(place);
        self.left.add(track, gain * left);
        self.right.add(track, gain * right);
    }
}

/// How much of a sound at a place from -1 to 1 is left and right: together they are equally loud everywhere.
pub fn pan(place: f32) -> (f32, f32) {
    let (right, left) = ((place + 1.0) * FRAC_PI_4).sin_cos();
    (left, right)
}
