//! What things are made of and what is played on: wood, leather, turf, air; mallets, brass, strings, drums.

use crate::filter::Filter;
use crate::noise::Noise;
use crate::tone::{Phase, decay, key, rise, swell};
use crate::track::Track;

/// A way in which a struck body swings: its frequency as a multiple, how long it rings (60 dB, seconds), how strongly.
pub type Mode = (f32, f32, f32);

/// A turned wooden figure.
pub const FIGURE: [Mode; 6] = [
    (1.0, 0.150, 1.0),
    (1.63, 0.110, 0.6),
    (2.43, 0.085, 0.5),
    (3.81, 0.055, 0.30),
    (5.55, 0.035, 0.18),
    (8.10, 0.022, 0.10),
];
/// An inflated ball of leather.
pub const LEATHER: [Mode; 4] = [(1.0, 0.130, 1.0), (1.72, 0.085, 0.5), (2.58, 0.055, 0.28), (4.1, 0.03, 0.14)];
/// A bar of rosewood over a tube.
const BAR: [Mode; 3] = [(1.0, 1.0, 1.0), (3.93, 0.32, 0.22), (9.25, 0.09, 0.07)];

/// Strikes a body: `force`, from 0 to 1, makes it louder and brighter.
pub fn strike(track: &mut Track, at: f32, hz: f32, modes: &[Mode], force: f32) {
    for (i, &(multiple, seconds, gain)) in modes.iter().enumerate() {
        let mut phase = Phase::default();
        let (rate, loud) = (track.rate, gain * force.powf(1.0 + 0.3 * i as f32));
        track.lay(at, seconds, |t| phase.go(rate, hz * multiple).sine() * loud * decay(t, seconds) * rise(t, 0.0006));
    }
}

/// Something soft and heavy: a tone that falls from `hz` to two thirds of it.
pub fn thud(track: &mut Track, at: f32, hz: f32, seconds: f32, gain: f32) {
    let (rate, mut phase) = (track.rate, Phase::default());
    track.lay(at, seconds, |t| {
        phase.go(rate, hz * (0.67 + 0.33 * decay(t, seconds * 0.6))).sine() * gain * decay(t, seconds) * rise(t, 0.003)
    });
}

/// A short burst of air, grass or cloth about `hz`.
pub fn burst(track: &mut Track, noise: &mut Noise, at: f32, hz: f32, seconds: f32, gain: f32) {
    let mut filter = Filter::band(track.rate, hz, 0.8);
    track.lay(at, seconds, |t| filter.run(noise.white()) * gain * decay(t, seconds) * rise(t, 0.001));
}

/// Air that swells and passes, from one frequency to another.
pub fn whoosh(track: &mut Track, noise: &mut Noise, at: f32, seconds: f32, (from, to): (f32, f32), gain: f32) {
    let mut filter = Filter::band(track.rate, from, 1.6);
    track.lay(at, seconds, |t| {
        let along = t / seconds;
        filter.tune(from * (to / from).powf(along));
        let loud = (std::f32::consts::PI * along).sin().max(0.0).powi(2);
        filter.run(noise.white()) * gain * loud
    });
}

/// A mallet on a wooden bar.
pub fn mallet(track: &mut Track, at: f32, number: f32, force: f32) {
    let hz = key(number);
    // The shorter the bar, the sooner it is silent.
    let ring = (261.6 / hz).powf(0.6).clamp(0.35, 1.6);
    let modes = BAR.map(|(multiple, seconds, gain)| (multiple, seconds * ring * 1.3, gain));
    strike(track, at, hz, &modes, force);
}

/// A soft horn: two saws behind a filter that opens with the breath.
pub fn horn(track: &mut Track, at: f32, number: f32, seconds: f32, force: f32) {
    let (rate, hz, end) = (track.rate, key(number), seconds + 0.09);
    let (mut one, mut two) = (Phase::default(), Phase::from(0.37));
    let mut filter = Filter::low(rate, 600.0);
    track.lay(at, end, |t| {
        let breath = swell(t, 0.045, 0.12, end);
        let vibrato = 1.0 + 0.0035 * rise(t - 0.25, 0.4) * (std::f32::consts::TAU * 5.2 * t).sin();
        // The lips find the note from a little below.
        let hz = hz * vibrato * (1.0 - 0.012 * decay(t, 0.12));
        filter.tune(350.0 + (hz * 2.2 + 1500.0 * force) * breath * (0.7 + 0.3 * decay(t, 0.5)));
        let saws = one.go(rate, hz * 0.998).saw() + two.go(rate, hz * 1.0025).saw();
        filter.run(saws) * breath * 0.3 * force
    });
}

/// A soft held chord note, wide and warm.
pub fn pad(track: &mut Track, at: f32, number: f32, seconds: f32, force: f32) {
    let (rate, hz, end) = (track.rate, key(number), seconds + 0.5);
    let mut phases = [0.0, 0.31, 0.67].map(Phase::from);
    let mut filter = Filter::low(rate, 1100.0);
    track.lay(at, end, |t| {
        let wide = [0.9965, 1.0, 1.0035];
        let sum: f32 = phases.iter_mut().zip(wide).map(|(phase, off)| phase.go(rate, hz * off).triangle()).sum();
        filter.run(sum) * swell(t, 0.35, 0.6, end) * 0.2 * force
    });
}

/// A plucked low string.
pub fn bass(track: &mut Track, at: f32, number: f32, seconds: f32, force: f32) {
    let (rate, hz, end) = (track.rate, key(number), seconds + 0.12);
    let (mut phase, mut filter) = (Phase::default(), Filter::low(rate, 300.0));
    track.lay(at, end, |t| {
        filter.tune(hz * 2.0 + 900.0 * decay(t, 0.35));
        let string = phase.go(rate, hz);
        let mix = 0.75 * string.triangle() + 0.25 * string.saw();
        filter.run(mix) * rise(t, 0.006) * rise(end - t, 0.1) * decay(t, 2.4) * 0.6 * force
    });
}

/// A brush on a small drum.
pub fn brush(track: &mut Track, noise: &mut Noise, at: f32, force: f32) {
    burst(track, noise, at, 3800.0, 0.16, 0.30 * force);
    burst(track, noise, at, 1300.0, 0.09, 0.22 * force);
}

/// A large drum, struck softly.
pub fn drum(track: &mut Track, noise: &mut Noise, at: f32, hz: f32, force: f32) {
    thud(track, at, hz * 1.3, 0.55, 0.8 * force);
    burst(track, noise, at, hz * 4.0, 0.06, 0.25 * force);
}
