//! The figures: wood on turf and wood on wood.

use super::outdoors;
use crate::RATE;
use crate::bank::Wood;
use crate::clip::Clip;
use crate::filter::Filter;
use crate::instruments::{FIGURE, burst, strike, thud, whoosh};
use crate::noise::Noise;
use crate::tone::swell;
use crate::track::Track;

/// The lowest tone of a figure, in hertz.
const fn tone(wood: Wood) -> f32 {
    match wood {
        Wood::Oak => 285.0,
        Wood::Maple => 342.0,
    }
}

/// A figure comes down on the turf: the knock of the wood, the ground under it, and the grass.
fn knock(track: &mut Track, noise: &mut Noise, at: f32, hz: f32, force: f32) {
    strike(track, at, hz, &FIGURE, force);
    thud(track, at, 104.0, 0.13, 0.9 * force);
    burst(track, noise, at, 2300.0, 0.05, 0.34 * force);
    burst(track, noise, at, 5200.0, 0.012, 0.22 * force * force);
}

/// Wood that slides over grass: it catches and lets go, faster and then slower.
fn scrape(track: &mut Track, noise: &mut Noise, at: f32, seconds: f32, gain: f32) {
    let mut body = Filter::band(RATE, 720.0, 1.1);
    let mut grass = Filter::band(RATE, 2900.0, 0.7);
    let mut grain = Filter::low(RATE, 70.0);
    track.lay(at, seconds, |t| {
        let caught = (grain.run(noise.white()) * 14.0).abs().min(1.6);
        let white = noise.white();
        (body.run(white) + 0.35 * grass.run(white)) * caught * gain * swell(t, 0.02, seconds * 0.7, seconds)
    });
}

pub fn step(wood: Wood) -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.42), Noise::new(11));
    burst(&mut track, &mut noise, 0.0, 1900.0, 0.03, 0.10);
    knock(&mut track, &mut noise, 0.008, tone(wood), 0.8);
    outdoors(track)
}

pub fn leap() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.62), Noise::new(12));
    knock(&mut track, &mut noise, 0.0, 310.0, 0.35);
    whoosh(&mut track, &mut noise, 0.02, 0.46, (420.0, 1250.0), 1.1);
    outdoors(track)
}

pub fn land(wood: Wood) -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.55), Noise::new(13));
    knock(&mut track, &mut noise, 0.004, tone(wood) * 0.92, 1.0);
    thud(&mut track, 0.004, 84.0, 0.22, 0.9);
    burst(&mut track, &mut noise, 0.012, 1500.0, 0.13, 0.30);
    // It rocks once before it stands.
    knock(&mut track, &mut noise, 0.115, tone(wood) * 1.06, 0.28);
    outdoors(track)
}

pub fn topple() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.85), Noise::new(14));
    // The times are those of the bounces in the animation.
    for (at, pitch, force) in [(0.0, 0.86, 1.0), (0.163, 1.05, 0.5), (0.245, 1.16, 0.27), (0.292, 1.22, 0.13)] {
        knock(&mut track, &mut noise, at, 300.0 * pitch, force);
        burst(&mut track, &mut noise, at + 0.004, 1700.0, 0.09, 0.25 * force);
    }
    // And rolls out.
    scrape(&mut track, &mut noise, 0.30, 0.24, 0.22);
    outdoors(track)
}

pub fn push() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.55), Noise::new(15));
    strike(&mut track, 0.0, 395.0, &FIGURE, 0.75);
    burst(&mut track, &mut noise, 0.0, 3000.0, 0.02, 0.25);
    scrape(&mut track, &mut noise, 0.015, 0.27, 1.0);
    outdoors(track)
}

pub fn stack() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.55), Noise::new(16));
    for (at, force) in [(0.004, 0.95), (0.082, 0.4)] {
        strike(&mut track, at, 365.0, &FIGURE, force);
        strike(&mut track, at, 521.0, &FIGURE, force * 0.7);
        burst(&mut track, &mut noise, at, 3600.0, 0.015, 0.3 * force);
    }
    thud(&mut track, 0.004, 100.0, 0.12, 0.4);
    outdoors(track)
}

pub fn release() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.8), Noise::new(17));
    strike(&mut track, 0.0, 480.0, &FIGURE, 0.4);
    scrape(&mut track, &mut noise, 0.0, 0.2, 0.45);
    knock(&mut track, &mut noise, 0.40, 320.0, 0.6);
    knock(&mut track, &mut noise, 0.475, 295.0, 0.4);
    outdoors(track)
}

pub fn stand_up() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.7), Noise::new(18));
    scrape(&mut track, &mut noise, 0.0, 0.22, 0.7);
    for (at, pitch, force) in [(0.24, 0.95, 0.7), (0.335, 1.08, 0.36), (0.405, 1.13, 0.16)] {
        knock(&mut track, &mut noise, at, 320.0 * pitch, force);
    }
    outdoors(track)
}

pub fn swap() -> Clip {
    let (mut track, mut noise) = (Track::silent(RATE, 0.95), Noise::new(19));
    whoosh(&mut track, &mut noise, 0.0, 0.34, (500.0, 1100.0), 0.75);
    whoosh(&mut track, &mut noise, 0.16, 0.36, (1150.0, 520.0), 0.75);
    knock(&mut track, &mut noise, 0.52, tone(Wood::Oak), 0.8);
    knock(&mut track, &mut noise, 0.60, tone(Wood::Maple), 0.7);
    outdoors(track)
}
