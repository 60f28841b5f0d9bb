//! Sound: what happens is heard in step with what is shown, and what is picked is answered.
//!
//! Nothing is told by sound alone: whoever cannot hear it sees it. What is to be heard is decided with or without a
//! device, as [`Play`] messages; voices exist only where the engine's audio plugin is. The engine plays on a thread of
//! its own, so that the window sleeps while sounds go on.

mod bank;
mod device;
mod score;
mod voices;

use ball_sound::Sound;
use bevy::prelude::*;

pub use device::has_device;
pub use voices::Voice;

/// A sound is to be heard now.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play(pub Sound);

/// What is to be heard, and the voices that are.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Play>().add_plugins(score::plugin);
    if app.world().contains_resource::<Assets<AudioSource>>() {
        app.add_plugins((bank::plugin, voices::plugin));
    } else {
        info!("there is no sound device: the game is silent");
    }
}
