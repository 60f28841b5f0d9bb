//! The ball: leather full of air.

use super::outdoors;
use crate::RATE;
use crate::clip::Clip;
use crate::instruments::{LEATHER, burst, strike, thud, whoosh};
use crate::noise::Noise;
use crate::track::Track;

/// Leather meets hands or ground.
fn slap(track: &mut Track, noise: &mut Noise, at: f32, hz: f32, force: f32) {
    strike(track, at, hz, &LEATHER, force);
    burst(track, noise, at, 950.0, 0.05, 0.75 * force);
    burst(track, noise, at, 2700.0, 0.018, 0.35 * force);
}

pub fn hand_off() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.36), Noise::new(31));
    whoosh(&mut track, &mut noise, 0.0, 0.14, (700.0, 900.0), 0.35);
    slap(&mut track, &mut noise, 0.10, 232.0, 0.7);
    outdoors(track)
}

pub fn throw() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.75), Noise::new(32));
    slap(&mut track, &mut noise, 0.0, 265.0, 0.45);
    whoosh(&mut track, &mut noise, 0.0, 0.24, (600.0, 1700.0), 1.3);
    whoosh(&mut track, &mut noise, 0.16, 0.42, (1400.0, 700.0), 0.55);
    outdoors(track)
}

pub fn catch() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.42), Noise::new(33));
    slap(&mut track, &mut noise, 0.004, 188.0, 1.0);
    thud(&mut track, 0.004, 112.0, 0.12, 0.6);
    // The second hand closes on it.
    slap(&mut track, &mut noise, 0.052, 226.0, 0.4);
    outdoors(track)
}

pub fn bounce() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 1.0), Noise::new(34));
    // It is no sphere: no two hops are alike.
    for (at, hz, force) in
        [(0.0, 176.0, 0.9), (0.21, 214.0, 0.55), (0.33, 190.0, 0.42), (0.485, 228.0, 0.26), (0.56, 205.0, 0.15)]
    {
        slap(&mut track, &mut noise, at, hz, force);
        thud(&mut track, at, 90.0, 0.1, 0.5 * force);
        burst(&mut track, &mut noise, at + 0.003, 2100.0, 0.07, 0.2 * force);
    }
    outdoors(track)
}
