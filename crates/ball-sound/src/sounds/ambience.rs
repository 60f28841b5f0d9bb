//! The stadium when nothing happens: people who talk, some way off, and the evening's wind.
//!
//! Everything is laid round a circle: noise repeats after one round, whatever swells takes whole rounds, voices that
//! run over the end go on at the beginning, and filters and the room are heard in their second round only.

use std::f32::consts::TAU;

use super::stereo;
use crate::clip::Clip;
use crate::filter::Filter;
use crate::noise::Noise;
use crate::room::Room;
use crate::tone::{Phase, swell};
use crate::track::{Stereo, Track, pan};

/// Samples a second: there is nothing high in it.
const RATE: u32 = 24_000;
/// Seconds of one round.
const ROUND: f32 = 24.0;
/// Resonances of the vowels of speech, in hertz.
const VOWELS: [(f32, f32); 5] = [(700.0, 1150.0), (500.0, 1750.0), (320.0, 2100.0), (480.0, 900.0), (360.0, 780.0)];

/// A slow wave about 1 that takes `rounds` whole turns in a round.
fn wave(t: f32, rounds: f32, depth: f32, from: f32) -> f32 {
    1.0 + depth * (TAU * (rounds * t / ROUND + from)).sin()
}

/// Runs `process` over the circle twice and keeps the second round.
fn twice(source: &[f32], mut process: impl FnMut(f32, f32) -> f32) -> Vec<f32> {
    let time = |i: usize| i as f32 / RATE as f32;
    for (i, &sample) in source.iter().enumerate() {
        process(time(i), sample);
    }
    source.iter().enumerate().map(|(i, &sample)| process(time(i), sample)).collect()
}

/// The murmur as a whole, without any voice of its own.
fn murmur(white: &[f32], from: f32) -> Vec<f32> {
    let mut bands = [(230.0, 0.8, 0.8), (480.0, 0.9, 1.0), (820.0, 1.0, 0.45), (1700.0, 0.9, 0.10)]
        .map(|(hz, q, gain)| (Filter::band(RATE, hz, q), gain));
    let mut far = Filter::low(RATE, 1600.0);
    twice(white, |t, sample| {
        let loud = wave(t, 3.0, 0.16, from) * wave(t, 7.0, 0.10, from + 0.3) * wave(t, 17.0, 0.06, from + 0.7);
        far.run(bands.iter_mut().map(|(filter, gain)| filter.run(sample) * *gain).sum::<f32>()) * loud
    })
}

/// The wind: low, in slow gusts.
fn wind(white: &[f32], from: f32) -> Vec<f32> {
    let (mut low, mut air) = (Filter::low(RATE, 210.0), Filter::band(RATE, 500.0, 0.9));
    let mut far = Filter::low(RATE, 1800.0);
    twice(white, |t, sample| {
        let gust = wave(t, 2.0, 0.45, from) * wave(t, 5.0, 0.25, from + 0.4);
        air.tune(420.0 + 160.0 * gust);
        low.run(sample) * gust + 0.16 * far.run(air.run(sample)) * gust * gust
    })
}

/// Somebody says something: a few syllables, too far away to be understood.
fn phrase(crowd: &mut Stereo, noise: &mut Noise) {
    let length = crowd.left.samples.len();
    let mut at = (noise.unit() * length as f32) as usize;
    let pitch = noise.between(95.0, 235.0);
    let (left, right) = pan(noise.between(-0.95, 0.95));
    let gain = noise.between(0.25, 1.0).powi(2);
    for _ in 0..(2.0 + noise.unit() * 6.0) as usize {
        let seconds = noise.between(0.09, 0.26);
        let (one, two) = noise.one_of(&VOWELS);
        let mut filters = [Filter::band(RATE, one, 4.0), Filter::band(RATE, two, 6.0)];
        let (from, to) = (pitch * noise.between(0.9, 1.25), pitch * noise.between(0.8, 1.1));
        let mut phase = Phase::from(noise.unit());
        let samples = (seconds * RATE as f32) as usize;
        for i in 0..samples {
            let t = i as f32 / RATE as f32;
            let saw = phase.go(RATE, from + (to - from) * t / seconds).saw();
            let voice = filters[0].run(saw) + 0.35 * filters[1].run(saw);
            let voice = voice * gain * swell(t, 0.03, seconds * 0.6, seconds);
            let place = (at + i) % length;
            crowd.left.samples[place] += left * voice;
            crowd.right.samples[place] += right * voice;
        }
        at += samples + (noise.between(0.0, 0.09) * RATE as f32) as usize;
    }
}

pub fn stadium() -> Clip {
    let mut noise = Noise::new(91);
    let mut voices = Stereo::silent(RATE, ROUND);
    for _ in 0..190 {
        phrase(&mut voices, &mut noise);
    }
    let far = |track: &Track| {
        let mut filter = Filter::low(RATE, 1300.0);
        Track { rate: RATE, samples: twice(&track.samples, |_, sample| filter.run(sample)) }
    };
    let mut all = Stereo { left: far(&voices.left), right: far(&voices.right) };
    for (channel, from) in [(&mut all.left, 0.0), (&mut all.right, 0.35)] {
        let mut white = || (0..channel.samples.len()).map(|_| noise.white()).collect::<Vec<_>>();
        let (people, air) = (white(), white());
        let (people, air) = (murmur(&people, from), wind(&air, from));
        for (sample, (people, air)) in channel.samples.iter_mut().zip(people.into_iter().zip(air)) {
            *sample = 0.85 * *sample + 0.42 * people + 0.40 * air;
        }
    }
    let mut room = Room::new(RATE, 1.8, 1.8, 0.5);
    // The first round fills the room.
    for (left, right) in all.left.samples.iter().zip(&all.right.samples) {
        room.run(0.5 * (left + right));
    }
    room.around_both(&mut all, 0.45);
    stereo(all)
}
