//! Every sound of the bank: no clicks, no clipping, no offset, as loud as its kind should be, the same each time.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use ball_sound::{Clip, FULL, Kind, Sound, Wood};

type Bank = Vec<(Sound, Clip)>;

/// Rendered once for all tests, with the time that it took.
static BANK: LazyLock<(Bank, Duration)> = LazyLock::new(render);

fn render() -> (Bank, Duration) {
    let begun = Instant::now();
    let bank = Sound::ALL.into_iter().map(|sound| (sound, sound.render())).collect();
    (bank, begun.elapsed())
}

fn bank() -> impl Iterator<Item = (Sound, &'static Clip)> {
    BANK.0.iter().map(|(sound, clip)| (*sound, clip))
}

fn decibels(value: f32) -> f32 {
    20.0 * value.max(1e-6).log10()
}

#[test]
fn nothing_is_clipped_and_nothing_is_broken() {
    for (sound, clip) in bank() {
        assert!(clip.channels.iter().flatten().all(|sample| sample.is_finite()), "{sound:?}");
        assert!(decibels(clip.peak()) <= -1.0, "{sound:?}: {} dB", decibels(clip.peak()));
        assert!(clip.channels.iter().all(|channel| channel.len() == clip.frames()), "{sound:?}");
        for channel in &clip.channels {
            let mean = channel.iter().map(|&sample| f64::from(sample)).sum::<f64>() / channel.len() as f64;
            assert!(mean.abs() < 1e-3, "{sound:?} is off by {mean}");
        }
    }
}

#[test]
fn the_loudest_moment_of_a_match_is_not_clipped() {
    // A touchdown: the roar and the music that begins with it, the ambience under them, and a figure that lands.
    let clip = |sound: Sound| bank().find(|(other, _)| *other == sound).unwrap().1;
    let (roar, music, ambience) = (clip(Sound::Touchdown), clip(Sound::ResultMusic), clip(Sound::AmbienceLoop));
    let knock = clip(Sound::Land(Wood::Oak));
    for side in 0..2 {
        let under = ambience.channels[side].iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        let peak = (0..roar.frames())
            .map(|at| (roar.channels[side][at] + music.channels[side][at]).abs())
            .fold(0.0_f32, f32::max);
        let sum = FULL * (peak + under + knock.peak());
        assert!(sum <= 1.0, "{sum}");
    }
}

#[test]
fn each_kind_has_its_loudness() {
    for (sound, clip) in bank() {
        let (low, high) = match sound.kind() {
            Kind::Effect if sound == Sound::Touchdown => (-16.0, -11.0),
            Kind::Effect => (-25.0, -15.0),
            Kind::Interface => (-33.0, -24.0),
            Kind::Ambience => (-26.0, -20.0),
            Kind::Music => (-19.0, -14.0),
        };
        let loud = clip.loudness();
        assert!((low..=high).contains(&loud), "{sound:?}: {loud} dB");
    }
}

#[test]
fn sounds_begin_and_end_in_silence() {
    for (sound, clip) in bank().filter(|(sound, _)| !sound.is_loop()) {
        let last = (clip.rate / 200) as usize;
        for channel in &clip.channels {
            assert!(channel[0].abs() < 1e-3, "{sound:?} begins with {}", channel[0]);
            let end = channel[channel.len() - last..].iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!(decibels(end) < -42.0, "{sound:?} ends with {} dB", decibels(end));
            assert!(channel[channel.len() - 1].abs() < 1e-3, "{sound:?}");
        }
    }
}

#[test]
fn sounds_die_away_before_they_are_cut() {
    // What the closing fade takes away was hardly there: no more than a hundredth of the loudest moment.
    for (sound, clip) in bank().filter(|(sound, _)| !sound.is_loop()) {
        let fade = (clip.rate / 40) as usize;
        let before = (clip.rate / 50) as usize;
        for channel in &clip.channels {
            let from = channel.len() - fade - before;
            let end = channel[from..channel.len() - fade].iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            let below = decibels(end) - decibels(clip.peak());
            assert!(below < -34.0, "{sound:?} is cut {below} dB below its peak");
        }
    }
}

#[test]
fn the_loop_has_no_seam() {
    for (sound, clip) in bank().filter(|(sound, _)| sound.is_loop()) {
        assert!((20.0..=30.0).contains(&clip.seconds()));
        for channel in &clip.channels {
            let steps: Vec<f32> = channel.windows(2).map(|pair| (pair[1] - pair[0]).abs()).collect();
            let usual = steps.iter().sum::<f32>() / steps.len() as f32;
            let (first, last) = (channel[0], channel[channel.len() - 1]);
            assert!((first - last).abs() < 4.0 * usual, "{sound:?}: a step of {} at the seam", (first - last).abs());
            // As loud on one side of the seam as on the other.
            let power = |samples: &[f32]| samples.iter().map(|s| s * s).sum::<f32>() / samples.len() as f32;
            let half = clip.rate as usize / 2;
            let (before, after) = (power(&channel[channel.len() - half..]), power(&channel[..half]));
            assert!((decibels(before.sqrt()) - decibels(after.sqrt())).abs() < 3.0, "{sound:?}");
        }
    }
}

#[test]
fn lengths_are_sensible() {
    for (sound, clip) in bank() {
        let (low, high) = match sound {
            Sound::AmbienceLoop => (20.0, 30.0),
            Sound::TitleMusic => (15.0, 25.0),
            Sound::ResultMusic => (8.0, 15.0),
            Sound::Touchdown | Sound::Draw => (3.0, 8.0),
            _ if sound.kind() == Kind::Interface => (0.05, 0.6),
            _ => (0.2, 1.3),
        };
        assert!((low..=high).contains(&clip.seconds()), "{sound:?}: {} s", clip.seconds());
    }
}

#[test]
fn the_bank_is_the_same_each_time_quick_and_small() {
    let (first, first_took) = &*BANK;
    let (second, second_took) = render();
    assert!(*first == second);
    // Whatever else the machine does meanwhile counts too: the better of two.
    let took = second_took.min(*first_took);
    // About a second; the bound leaves room for a machine that has much else to do.
    assert!(took.as_secs_f32() < 10.0, "rendering took {took:?}");
    let bytes: usize = bank().map(|(_, clip)| clip.wav().len()).sum();
    assert!(bytes < 20_000_000, "{bytes} bytes");
}

#[test]
fn a_wav_file_says_what_it_holds() {
    for (sound, clip) in bank() {
        let wav = clip.wav();
        let number = |at: usize| u32::from_le_bytes(wav[at..at + 4].try_into().unwrap());
        assert_eq!((&wav[..4], &wav[8..16], &wav[36..40]), (&b"RIFF"[..], &b"WAVEfmt "[..], &b"data"[..]));
        assert_eq!(number(4) as usize, wav.len() - 8, "{sound:?}");
        assert_eq!(number(24), clip.rate);
        assert_eq!(number(40) as usize, clip.frames() * clip.channels.len() * 2);
        let sample = |at: usize| i16::from_le_bytes(wav[44 + 2 * at..46 + 2 * at].try_into().unwrap());
        let middle = clip.frames() / 2;
        let wanted = clip.channels[0][middle] * 32767.0;
        assert!((f32::from(sample(middle * clip.channels.len())) - wanted).abs() <= 0.51, "{sound:?}");
    }
}
