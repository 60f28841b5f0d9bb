//! The crowd when something is decided.

use std::f32::consts::TAU;

use super::stereo;
use crate::RATE;
use crate::clip::Clip;
use crate::filter::Filter;
use crate::instruments::{drum, horn, mallet, pad};
use crate::noise::Noise;
use crate::room::Room;
use crate::tone::{Phase, decay, rise, swell};
use crate::track::{Stereo, Track, pan};

/// Seconds of a beat of the fanfare and of the music that it belongs to (112 beats a minute).
pub const BEAT: f32 = 60.0 / 112.0;
/// The fanfare: when (beats), which key, for how long (beats), how loudly.
const FANFARE: [(f32, f32, f32, f32); 6] = [
    (0.0, 67.0, 0.28, 0.8),
    (0.333, 67.0, 0.28, 0.7),
    (0.667, 67.0, 0.28, 0.75),
    (1.0, 72.0, 0.95, 0.9),
    (2.0, 76.0, 0.9, 0.9),
    (3.0, 79.0, 2.4, 1.0),
];
/// The first two resonances of an open vowel, in hertz.
const VOWELS: [(f32, f32); 3] = [(730.0, 1150.0), (620.0, 1020.0), (560.0, 1500.0)];

/// How loud the crowd is: up in a moment, long down.
fn roar(t: f32, seconds: f32) -> f32 {
    rise(t, 0.45) * (0.25 + 0.75 * decay((t - 1.4).max(0.0), 6.0)) * rise(seconds - t, 2.6)
}

/// The breath of many people, another one in each ear.
fn breath(track: &mut Track, noise: &mut Noise, seconds: f32) {
    let mut bands = [(520.0, 0.9, 1.0), (980.0, 1.0, 0.8), (2300.0, 0.9, 0.22)]
        .map(|(hz, q, gain)| (Filter::band(RATE, hz, q), gain));
    let mut slow = Filter::low(RATE, 3.0);
    let mut far = Filter::low(RATE, 5200.0);
    track.lay(0.0, seconds, |t| {
        let white = noise.white();
        let wave = 1.0 + (slow.run(noise.white()) * 28.0).clamp(-0.4, 0.4);
        far.run(bands.iter_mut().map(|(filter, gain)| filter.run(white) * *gain).sum::<f32>()) * wave * roar(t, seconds)
    });
}

/// One voice that shouts for a while.
fn shout(stereo: &mut Stereo, noise: &mut Noise, at: f32, gain: f32) {
    let pitch = noise.between(135.0, 330.0);
    let (length, bend) = (noise.between(0.6, 2.2), noise.between(0.75, 1.1));
    let (one, two) = noise.one_of(&VOWELS);
    let wide = noise.between(0.9, 1.15);
    let mut filters = [Filter::band(RATE, one * wide, 5.0), Filter::band(RATE, two * wide, 7.0)];
    let mut phase = Phase::from(noise.unit());
    let (wobble, depth) = (noise.between(4.0, 7.0), noise.between(0.005, 0.02));
    let (left, right) = pan(noise.between(-0.9, 0.9));
    let first = (at * RATE as f32) as usize;
    let channels = stereo.left.samples.iter_mut().zip(&mut stereo.right.samples);
    for (i, (l, r)) in channels.skip(first).take((length * RATE as f32) as usize).enumerate() {
        let t = i as f32 / RATE as f32;
        let up = rise(t, 0.25) * 0.18 + 0.9;
        let hz = pitch * up * (1.0 + (bend - 1.0) * t / length) * (1.0 + depth * (TAU * wobble * t).sin());
        let saw = phase.go(RATE, hz).saw();
        let voice = (filters[0].run(saw) + 0.7 * filters[1].run(saw)) * gain * swell(t, 0.12, length * 0.5, length);
        *l += left * voice;
        *r += right * voice;
    }
}

/// Hands: so many claps between two moments, each a short crack in one of three pitches.
fn claps(stereo: &mut Stereo, noise: &mut Noise, count: usize, (from, to): (f32, f32), gain: f32) {
    for channel in [&mut stereo.left, &mut stereo.right] {
        for hz in [950.0, 1350.0, 1900.0] {
            let mut hands = vec![0.0; channel.samples.len()];
            for _ in 0..count / 3 {
                // Most clap in the middle of it.
                let along = 0.5 * (noise.unit() + noise.unit());
                let first = ((from + (to - from) * along) * RATE as f32) as usize;
                let loud = noise.between(0.3, 1.0).powi(2);
                for (i, sample) in hands.iter_mut().skip(first).take(500).enumerate() {
                    *sample += loud * noise.white() * decay(i as f32 / RATE as f32, 0.011);
                }
            }
            let mut filter = Filter::band(RATE, hz, 1.4);
            for (sample, clap) in channel.samples.iter_mut().zip(hands) {
                *sample += gain * filter.run(clap);
            }
        }
    }
}

pub fn touchdown() -> Clip {
    let seconds = 6.5;
    let mut noise = Noise::new(71);
    let mut crowd = Stereo::silent(RATE, seconds);
    breath(&mut crowd.left, &mut noise, seconds);
    breath(&mut crowd.right, &mut noise, seconds);
    for _ in 0..30 {
        let at = 0.05 + 3.4 * noise.unit().powi(2);
        shout(&mut crowd, &mut noise, at, 0.16);
    }
    claps(&mut crowd, &mut noise, 420, (0.8, 6.3), 1.1);
    let mut band = Track::silent(RATE, seconds);
    for (at, number, length, force) in FANFARE {
        for (below, gain) in [(0.0, 1.0), (5.0, 0.6), (12.0, 0.5)] {
            horn(&mut band, at * BEAT, number - below, length * BEAT, force * gain);
        }
    }
    for (at, force) in [(0.0, 0.9), (1.0, 0.8), (2.0, 0.8), (3.0, 1.0)] {
        drum(&mut band, &mut noise, at * BEAT, 88.0, force);
    }
    crowd.add(&band, 1.15, 0.0);
    Room::new(RATE, 1.5, 1.5, 0.5).around_both(&mut crowd, 0.3);
    stereo(crowd)
}

pub fn draw() -> Clip {
    let seconds = 4.2;
    let mut noise = Noise::new(72);
    let mut all = Stereo::silent(RATE, seconds);
    claps(&mut all, &mut noise, 260, (0.2, 3.9), 0.55);
    let mut band = Track::silent(RATE, seconds);
    for (at, chord) in [(0.0, [53.0, 60.0, 64.0, 69.0]), (0.75, [48.0, 60.0, 62.0, 67.0])] {
        for (i, number) in chord.into_iter().enumerate() {
            mallet(&mut band, at + 0.018 * i as f32, number, 0.6);
            pad(&mut band, at, number, if at > 0.0 { 1.9 } else { 0.5 }, 0.35);
        }
    }
    all.add(&band, 1.0, 0.0);
    Room::new(RATE, 1.2, 1.2, 0.5).around_both(&mut all, 0.3);
    stereo(all)
}
