//! The last step: no offset, no clicks at the ends, the wanted loudness, and no sample above the ceiling.

use crate::clip::Clip;
use crate::filter::Filter;

/// No sample is larger, which leaves 1.4 dB to full scale.
const CEILING: f32 = 0.85;
/// Below this nothing is bent.
const KNEE: f32 = 0.55;
/// Seconds over which a clip opens and closes.
const OPEN: f32 = 0.001;
const CLOSE: f32 = 0.02;

/// Finishes a clip: its loudest tenth of a second gets `level` decibels, unless it would have to be bent too much.
pub fn master(mut clip: Clip, level: f32, is_loop: bool) -> Clip {
    for channel in &mut clip.channels {
        if is_loop {
            let mean = channel.iter().sum::<f32>() / channel.len().max(1) as f32;
            channel.iter_mut().for_each(|sample| *sample -= mean);
        } else {
            let mut filter = Filter::high(clip.rate, 30.0);
            channel.iter_mut().for_each(|sample| *sample = filter.run(*sample));
            fade(channel, clip.rate);
        }
    }
    let gain = 10_f32.powf((level - clip.loudness()) / 20.0);
    for sample in clip.channels.iter_mut().flatten() {
        *sample = bend(*sample * gain);
    }
    clip
}

fn fade(channel: &mut [f32], rate: u32) {
    let samples = |seconds: f32| (seconds * rate as f32) as usize;
    let (open, close) = (samples(OPEN), samples(CLOSE));
    for (i, sample) in channel.iter_mut().take(open).enumerate() {
        *sample *= i as f32 / open as f32;
    }
    for (i, sample) in channel.iter_mut().rev().take(close).enumerate() {
        *sample *= i as f32 / close as f32;
    }
}

/// Straight up to the knee, and then ever flatter towards the ceiling.
fn bend(sample: f32) -> f32 {
    let (size, room) = (sample.abs(), CEILING - KNEE);
    if size <= KNEE { sample } else { (KNEE + room * ((size - KNEE) / room).tanh()).copysign(sample) }
}
