//! What each sound is made of.

pub mod ambience;
pub mod ball;
pub mod board;
pub mod crowd;
pub mod interface;
pub mod music;

use crate::RATE;
use crate::clip::Clip;
use crate::filter::Filter;
use crate::room::Room;
use crate::track::{Stereo, Track};

/// A track in the open air between small stands.
fn outdoors(mut track: Track) -> Clip {
    // A little distance takes the edge off.
    let mut soft = Filter::low(RATE, 8500.0);
    track.samples.iter_mut().for_each(|sample| *sample = soft.run(*sample));
    Room::new(RATE, 0.55, 0.42, 0.45).around(&mut track, 0.16);
    mono(track)
}

fn mono(track: Track) -> Clip {
    Clip { rate: track.rate, channels: vec![track.samples] }
}

fn stereo(stereo: Stereo) -> Clip {
    Clip { rate: stereo.left.rate, channels: vec![stereo.left.samples, stereo.right.samples] }
}
