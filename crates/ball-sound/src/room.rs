//! A room: what walls and stands send back.

use crate::filter::Filter;
use crate::track::{Stereo, Track};

/// Lengths of the delays, in milliseconds for a room of size 1; none is a multiple of another.
const DELAYS: [f32; 8] = [21.3, 25.7, 29.9, 33.1, 37.7, 41.1, 44.9, 49.3];

/// A network of eight delays that feed one another.
#[derive(Clone)]
pub struct Room {
    lines: [Vec<f32>; 8],
    at: [usize; 8],
    gains: [f32; 8],
    dull: [f32; 8],
    dulled: [f32; 8],
    keep_out: Filter,
}

impl Room {
    /// A room of a size (1 is a small hall), with the seconds in which 60 dB are lost, and how much the walls swallow
    /// of what is high, from 0 to 1.
    pub fn new(rate: u32, size: f32, seconds: f32, dull: f32) -> Room {
        let lengths = DELAYS.map(|ms| ((ms * size * rate as f32 / 1000.0) as usize).max(1));
        Room {
            lines: lengths.map(|length| vec![0.0; length]),
            at: [0; 8],
            gains: lengths.map(|length| 10_f32.powf(-3.0 * length as f32 / (seconds * rate as f32))),
            dull: [dull; 8],
            dulled: [0.0; 8],
            keep_out: Filter::high(rate, 120.0),
        }
    }

    /// What comes back, left and right, when `input` is heard.
    pub fn run(&mut self, input: f32) -> (f32, f32) {
        let input = self.keep_out.run(input);
        let mut out = [0.0; 8];
        for (i, out) in out.iter_mut().enumerate() {
            let heard = self.lines[i][self.at[i]] * self.gains[i];
            self.dulled[i] = heard + self.dull[i] * (self.dulled[i] - heard);
            *out = self.dulled[i];
        }
        // Each line is fed from all: half the sum is taken off, which loses nothing.
        let shared = out.iter().sum::<f32>() * 0.25;
        for (i, out) in out.iter().enumerate() {
            self.lines[i][self.at[i]] = out - shared + input;
            self.at[i] = (self.at[i] + 1) % self.lines[i].len();
        }
        let left = out[0] - out[2] + out[4] - out[6];
        let right = out[1] - out[3] + out[5] - out[7];
        (left * 0.5, right * 0.5)
    }

    /// Adds the room to one channel.
    pub fn around(mut self, track: &mut Track, wet: f32) {
        for sample in &mut track.samples {
            let (left, right) = self.run(*sample);
            *sample += wet * (left + right);
        }
    }

    /// Adds the room to left and right; what is fed to it is their sum.
    pub fn around_both(&mut self, stereo: &mut Stereo, wet: f32) {
        for (left, right) in stereo.left.samples.iter_mut().zip(&mut stereo.right.samples) {
            let back = self.run(0.5 * (*left + *right));
            *left += wet * back.0;
            *right += wet * back.1;
        }
    }
}
