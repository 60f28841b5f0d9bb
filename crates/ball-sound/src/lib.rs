//! The sounds of BALL: a small synthesiser and the bank of everything that can be heard.
//!
//! A warm wooden tabletop game in a small stadium at dusk: figures knock on turf, the ball is leather, the crowd is
//! soft and some way off. Nothing is recorded; every clip is computed from oscillators, noise, filters and a room, and
//! comes out the same each time.
//!
//! ```
//! use ball_sound::{Sound, Wood};
//!
//! let knock = Sound::Step(Wood::Oak).render();
//! assert!(knock.seconds() < 1.0 && knock.peak() < 0.9);
//! assert_eq!(&knock.wav()[..4], b"RIFF");
//! ```

mod bank;
mod clip;
mod filter;
mod instruments;
mod master;
mod noise;
mod room;
mod sounds;
mod tone;
mod track;

pub use bank::{Kind, Sound, Wood};
pub use clip::Clip;

/// Samples a second of everything but the ambience.
pub const RATE: u32 = 48_000;

/// How loud a clip is to be played at most, so that what is heard together is not clipped.
pub const FULL: f32 = 0.55;
