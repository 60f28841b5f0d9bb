//! Short answers of the interface, and the marks of a match: cards, phases, turns.

use super::{mono, outdoors};
use crate::RATE;
use crate::clip::Clip;
use crate::filter::Filter;
use crate::instruments::{FIGURE, burst, drum, mallet, strike, whoosh};
use crate::noise::Noise;
use crate::tone::swell;
use crate::track::Track;

/// A fingertip on a small wooden block.
fn tap(track: &mut Track, noise: &mut Noise, at: f32, hz: f32, force: f32) {
    let modes = FIGURE.map(|(multiple, seconds, gain)| (multiple, seconds * 0.55, gain * 0.8));
    strike(track, at, hz, &modes[..4], force);
    burst(track, noise, at, hz * 2.5, 0.012, 0.2 * force);
}

pub fn pick() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.15), Noise::new(51));
    tap(&mut track, &mut noise, 0.0, 880.0, 0.7);
    mono(track)
}

pub fn back() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.2), Noise::new(52));
    tap(&mut track, &mut noise, 0.0, 740.0, 0.6);
    tap(&mut track, &mut noise, 0.055, 554.0, 0.5);
    mono(track)
}

pub fn refused() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.24), Noise::new(53));
    for at in [0.0, 0.095] {
        tap(&mut track, &mut noise, at, 233.0, 0.75);
        tap(&mut track, &mut noise, at, 247.0, 0.5);
    }
    mono(track)
}

pub fn confirm() -> Clip {
    let mut track = Track::silent(RATE, 0.5);
    mallet(&mut track, 0.0, 76.0, 0.5);
    mallet(&mut track, 0.075, 81.0, 0.6);
    mono(track)
}

pub fn tick() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.12), Noise::new(55));
    tap(&mut track, &mut noise, 0.0, 1250.0, 0.4);
    mono(track)
}

pub fn card() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.95), Noise::new(56));
    // Slid from the hand, laid down flat, and a note for its effect.
    let mut paper = Filter::high(RATE, 1800.0);
    let mut soft = Filter::low(RATE, 7500.0);
    track.lay(0.0, 0.16, |t| {
        let rough = 0.6 + 0.4 * (t * 900.0).sin();
        soft.run(paper.run(noise.white())) * 0.16 * rough * swell(t, 0.08, 0.05, 0.16)
    });
    burst(&mut track, &mut noise, 0.165, 1400.0, 0.05, 0.9);
    burst(&mut track, &mut noise, 0.165, 4200.0, 0.02, 0.4);
    mallet(&mut track, 0.20, 71.0, 0.30);
    mallet(&mut track, 0.27, 78.0, 0.22);
    outdoors(track)
}

pub fn convert() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.95), Noise::new(57));
    whoosh(&mut track, &mut noise, 0.0, 0.3, (500.0, 2200.0), 0.25);
    for (i, number) in [62.0, 69.0, 74.0].into_iter().enumerate() {
        mallet(&mut track, 0.075 * i as f32, number, 0.55);
    }
    outdoors(track)
}

pub fn phase_end() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.9), Noise::new(58));
    mallet(&mut track, 0.0, 67.0, 0.6);
    mallet(&mut track, 0.13, 60.0, 0.65);
    tap(&mut track, &mut noise, 0.13, 300.0, 0.3);
    outdoors(track)
}

pub fn turn_pass() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 1.15), Noise::new(59));
    drum(&mut track, &mut noise, 0.0, 92.0, 0.55);
    mallet(&mut track, 0.0, 60.0, 0.5);
    mallet(&mut track, 0.15, 67.0, 0.6);
    mallet(&mut track, 0.15, 64.0, 0.4);
    outdoors(track)
}
