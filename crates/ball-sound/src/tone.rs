//! Oscillators and the curves that open and close a sound.

use std::f32::consts::{PI, TAU};

/// The frequency of a key, in hertz; 69 is the A of 440 Hz, and 12 keys are an octave.
pub fn key(number: f32) -> f32 {
    440.0 * ((number - 69.0) / 12.0).exp2()
}

/// Where a wave is, from 0 to 1.
#[derive(Clone, Copy, Default)]
pub struct Phase {
    at: f32,
    step: f32,
}

impl Phase {
    /// A wave that begins at `at`, from 0 to 1.
    pub fn from(at: f32) -> Phase {
        Phase { at, step: 0.0 }
    }

    /// Goes on by one sample at `hz`.
    pub fn go(&mut self, rate: u32, hz: f32) -> Phase {
        self.step = hz / rate as f32;
        self.at = (self.at + self.step).fract();
        *self
    }

    pub fn sine(self) -> f32 {
        (TAU * self.at).sin()
    }

    pub fn triangle(self) -> f32 {
        4.0 * ((self.at + 0.25).fract() - 0.5).abs() - 1.0
    }

    /// A saw with its edge rounded, so that nothing is mirrored at half the rate.
    pub fn saw(self) -> f32 {
        let rounding = if self.at < self.step {
            let t = self.at / self.step;
            t + t - t * t - 1.0
        } else if self.at > 1.0 - self.step {
            let t = (self.at - 1.0) / self.step;
            t * t + t + t + 1.0
        } else {
            0.0
        };
        2.0 * self.at - 1.0 - rounding
    }
}

/// From 1 at 0 down to a thousandth (60 dB) after `seconds`.
pub fn decay(t: f32, seconds: f32) -> f32 {
    if t < 0.0 { 0.0 } else { (-6.9078 * t / seconds).exp() }
}

/// From 0 to 1 over `seconds`, without corners.
pub fn rise(t: f32, seconds: f32) -> f32 {
    0.5 - 0.5 * (PI * (t / seconds).clamp(0.0, 1.0)).cos()
}

/// Up over `attack`, and down over `release` until `end`; all in seconds.
pub fn swell(t: f32, attack: f32, release: f32, end: f32) -> f32 {
    rise(t, attack) * rise(end - t, release)
}
