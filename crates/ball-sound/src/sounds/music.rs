//! Two short pieces for mallets, a plucked bass, soft strings, horns and a brushed drum.

use super::crowd::BEAT;
use super::stereo;
use crate::RATE;
use crate::clip::Clip;
use crate::instruments::{bass, brush, drum, horn, mallet, pad};
use crate::noise::Noise;
use crate::room::Room;
use crate::track::{Stereo, Track};

/// When (beats), which key, for how long (beats).
type Note = (f32, f32, f32);
/// When (beats), for how long (beats), the bass and the notes above it.
type Chord = (f32, f32, f32, [f32; 4]);

/// A march at dusk, taken easily.
const TITLE_MELODY: [Note; 31] = [
    (0.0, 67.0, 0.75),
    (0.75, 72.0, 0.75),
    (1.5, 74.0, 0.5),
    (2.0, 76.0, 2.0),
    (4.0, 76.0, 0.75),
    (4.75, 74.0, 0.75),
    (5.5, 72.0, 0.5),
    (6.0, 69.0, 2.0),
    (8.0, 69.0, 0.75),
    (8.75, 72.0, 0.75),
    (9.5, 74.0, 0.5),
    (10.0, 77.0, 1.0),
    (11.0, 76.0, 1.0),
    (12.0, 74.0, 2.5),
    (14.5, 71.0, 0.5),
    (15.0, 74.0, 1.0),
    (16.0, 67.0, 0.75),
    (16.75, 72.0, 0.75),
    (17.5, 74.0, 0.5),
    (18.0, 79.0, 2.0),
    (20.0, 77.0, 0.75),
    (20.75, 76.0, 0.75),
    (21.5, 74.0, 0.5),
    (22.0, 72.0, 1.0),
    (23.0, 69.0, 1.0),
    (24.0, 74.0, 0.75),
    (24.75, 77.0, 0.75),
    (25.5, 76.0, 0.5),
    (26.0, 74.0, 1.0),
    (27.0, 71.0, 1.0),
    (28.0, 72.0, 3.5),
];
const TITLE_CHORDS: [Chord; 9] = [
    (0.0, 4.0, 36.0, [52.0, 55.0, 60.0, 64.0]),
    (4.0, 4.0, 45.0, [52.0, 55.0, 60.0, 64.0]),
    (8.0, 4.0, 41.0, [53.0, 57.0, 60.0, 65.0]),
    (12.0, 4.0, 43.0, [53.0, 55.0, 59.0, 62.0]),
    (16.0, 4.0, 40.0, [55.0, 60.0, 64.0, 67.0]),
    (20.0, 4.0, 41.0, [53.0, 57.0, 60.0, 65.0]),
    (24.0, 2.0, 38.0, [53.0, 57.0, 60.0, 65.0]),
    (26.0, 2.0, 43.0, [53.0, 55.0, 59.0, 62.0]),
    (28.0, 3.5, 36.0, [52.0, 55.0, 60.0, 64.0]),
];

/// What follows the fanfare: it begins while its last note is held.
const RESULT_MELODY: [Note; 13] = [
    (6.0, 72.0, 0.67),
    (6.67, 74.0, 0.67),
    (7.33, 76.0, 0.67),
    (8.0, 77.0, 1.0),
    (9.0, 81.0, 1.0),
    (10.0, 79.0, 1.5),
    (11.5, 77.0, 0.5),
    (12.0, 76.0, 1.0),
    (13.0, 72.0, 1.0),
    (14.0, 74.0, 1.0),
    (15.0, 77.0, 1.0),
    (16.0, 76.0, 2.0),
    (18.0, 79.0, 3.0),
];
/// The second horn.
const RESULT_SECOND: [Note; 10] = [
    (8.0, 72.0, 1.0),
    (9.0, 77.0, 1.0),
    (10.0, 74.0, 1.5),
    (11.5, 74.0, 0.5),
    (12.0, 72.0, 1.0),
    (13.0, 69.0, 1.0),
    (14.0, 69.0, 1.0),
    (15.0, 74.0, 1.0),
    (16.0, 72.0, 2.0),
    (18.0, 76.0, 3.0),
];
const RESULT_CHORDS: [Chord; 8] = [
    (0.0, 4.0, 36.0, [52.0, 55.0, 60.0, 64.0]),
    (4.0, 4.0, 36.0, [52.0, 55.0, 60.0, 67.0]),
    (8.0, 2.0, 41.0, [53.0, 57.0, 60.0, 65.0]),
    (10.0, 2.0, 43.0, [53.0, 55.0, 59.0, 62.0]),
    (12.0, 2.0, 45.0, [52.0, 57.0, 60.0, 64.0]),
    (14.0, 1.0, 41.0, [53.0, 57.0, 60.0, 65.0]),
    (15.0, 1.0, 43.0, [53.0, 55.0, 59.0, 62.0]),
    (16.0, 5.0, 36.0, [52.0, 55.0, 60.0, 64.0]),
];

/// The players, each on a track of their own until they are mixed.
struct Band {
    mallets: Track,
    horns: Track,
    strings: Track,
    bass: Track,
    drums: Track,
    noise: Noise,
    beat: f32,
}

impl Band {
    fn new(seconds: f32, beat: f32, seed: u64) -> Band {
        let silent = || Track::silent(RATE, seconds);
        Band {
            mallets: silent(),
            horns: silent(),
            strings: silent(),
            bass: silent(),
            drums: silent(),
            noise: Noise::new(seed),
            beat,
        }
    }

    /// Strings hold the chords, and the bass walks below them.
    fn accompany(&mut self, chords: &[Chord], last: f32) {
        for &(at, beats, low, notes) in chords {
            for number in notes {
                pad(&mut self.strings, at * self.beat, number, beats * self.beat - 0.25, 0.5);
            }
            bass(&mut self.bass, at * self.beat, low, beats.min(2.0) * self.beat, 0.9);
            if beats >= 4.0 && at < last {
                let fifth = if low > 40.0 { low - 5.0 } else { low + 7.0 };
                bass(&mut self.bass, (at + 2.0) * self.beat, fifth, 1.8 * self.beat, 0.75);
            }
        }
    }

    /// Two bars of the drums' figure for every eight beats from one to another.
    fn march(&mut self, from: u8, to: u8) {
        for beat in from..to {
            let at = f32::from(beat) * self.beat;
            if beat % 2 == 0 {
                drum(&mut self.drums, &mut self.noise, at, 76.0, if beat % 4 == 0 { 0.5 } else { 0.35 });
            } else {
                brush(&mut self.drums, &mut self.noise, at, 0.8);
            }
            brush(&mut self.drums, &mut self.noise, at + 0.667 * self.beat, 0.28);
            if beat % 8 == 7 {
                brush(&mut self.drums, &mut self.noise, at + 0.333 * self.beat, 0.4);
            }
        }
    }

    fn mixed(self) -> Clip {
        let seconds = self.mallets.samples.len() as f32 / RATE as f32;
        let mut all = Stereo::silent(RATE, seconds);
        all.add(&self.mallets, 0.62, 0.18);
        all.add(&self.horns, 0.75, -0.22);
        all.add(&self.bass, 0.55, 0.0);
        all.add(&self.drums, 0.55, 0.08);
        // The strings sit all round: what the left has, the right has a moment later.
        let late = (0.013 * RATE as f32) as usize;
        all.left.add(&self.strings, 0.36);
        for (sample, early) in all.right.samples.iter_mut().skip(late).zip(&self.strings.samples) {
            *sample += 0.36 * early;
        }
        Room::new(RATE, 1.1, 1.3, 0.4).around_both(&mut all, 0.30);
        stereo(all)
    }
}

pub fn title() -> Clip {
    let beat = 60.0 / 100.0;
    let mut band = Band::new(32.0 * beat + 2.2, beat, 81);
    for (at, number, beats) in TITLE_MELODY {
        mallet(&mut band.mallets, at * beat, number, if at % 4.0 == 0.0 { 0.85 } else { 0.7 });
        mallet(&mut band.mallets, at * beat, number - 12.0, 0.22);
        // The horns take it up the second time.
        if at >= 16.0 {
            horn(&mut band.horns, at * beat, number - 12.0, beats * beat - 0.06, 0.42);
        }
    }
    // The mallets answer where the melody rests.
    for (at, number) in [(3.0, 64.0), (3.5, 67.0), (7.0, 60.0), (7.5, 64.0), (13.5, 67.0), (19.0, 72.0), (19.5, 76.0)] {
        mallet(&mut band.mallets, at * beat, number, 0.3);
    }
    for (i, number) in [60.0, 64.0, 67.0, 72.0].into_iter().enumerate() {
        mallet(&mut band.mallets, (29.0 + 0.125 * i as f32) * beat, number, 0.35);
    }
    band.accompany(&TITLE_CHORDS, 28.0);
    band.march(4, 28);
    drum(&mut band.drums, &mut band.noise, 28.0 * beat, 76.0, 0.6);
    band.mixed()
}

pub fn result() -> Clip {
    let mut band = Band::new(22.0 * BEAT + 1.8, BEAT, 82);
    // Under the fanfare, and as a beginning of its own where there is none.
    let broken = [60.0, 64.0, 67.0, 72.0, 67.0, 64.0];
    for i in 0..24_u8 {
        let at = f32::from(i) / 3.0;
        mallet(&mut band.mallets, at * BEAT, broken[usize::from(i) % 6], 0.28);
    }
    for (at, number, beats) in RESULT_MELODY {
        mallet(&mut band.mallets, at * BEAT, number, 0.75);
        horn(&mut band.horns, at * BEAT, number - 12.0, beats * BEAT - 0.05, 0.6);
    }
    for (at, number, beats) in RESULT_SECOND {
        horn(&mut band.horns, at * BEAT, number - 12.0, beats * BEAT - 0.05, 0.34);
    }
    for number in [60.0, 64.0, 67.0, 72.0] {
        mallet(&mut band.mallets, 20.0 * BEAT, number, 0.5);
    }
    band.accompany(&RESULT_CHORDS, 16.0);
    band.march(4, 18);
    for (at, force) in [(16.0, 0.7), (18.0, 0.6), (20.0, 0.8)] {
        drum(&mut band.drums, &mut band.noise, at * BEAT, 84.0, force);
    }
    band.mixed()
}
