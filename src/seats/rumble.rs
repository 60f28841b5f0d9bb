//! A pad shakes when a piece goes down, the ball comes loose or a touchdown is made: only the pad of the coach who did
//! it, as strongly as is set, and never as the only sign (IN-19).

use std::time::Duration;

use ball_rules::{Event, Team};
use bevy::input::gamepad::{GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;

use super::device::{Device, Registry};
use super::gate::LastDevice;
use super::seating::Seating;
use crate::animation::{Cue, CueReached};
use crate::match_play::{Change, MatchChanged, Session};
use crate::settings::Settings;

/// How strong, from 0 to 1, and how long in milliseconds.
type Shake = (f32, u64);

const DOWNED: Shake = (0.55, 140);
const FUMBLE: Shake = (0.75, 220);
const TOUCHDOWN: Shake = (1.0, 700);

/// What the last decision is worth, and whose it was.
fn worth(events: &[Event]) -> Option<Shake> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Downed { .. } => Some(DOWNED),
            Event::BallFreed { .. } => Some(FUMBLE),
            Event::Touchdown { .. } => Some(TOUCHDOWN),
            _ => None,
        })
        .max_by(|one, other| one.0.total_cmp(&other.0))
}

/// Shakes when what happened is seen.
pub(super) fn shake(
    mut changes: MessageReader<MatchChanged>,
    mut cues: MessageReader<CueReached>,
    mut due: Local<Option<(Team, Shake)>>,
    (seating, session, registry): (Res<Seating>, Res<Session>, Res<Registry>),
    (last, settings): (Res<LastDevice>, Res<Settings>),
    mut requests: MessageWriter<GamepadRumbleRequest>,
) {
    for MatchChanged(change) in changes.read() {
        *due = match change {
            Change::Played { before, events } => worth(events).map(|shake| (before.side(), shake)),
            _ => None,
        };
    }
    let seen = |cue: Cue| matches!(cue, Cue::Topple | Cue::Bounce | Cue::Push | Cue::Touchdown);
    if cues.read().filter(|CueReached(cue)| seen(*cue)).count() == 0 {
        return;
    }
    let Some((team, (strength, length))) = due.take() else { return };
    let device = seating.in_force(&session).seats().map_or(last.0, |seats| seats.of(team).device);
    let strength = strength * f32::from(settings.rumble) / 100.0;
    if let (Device::Pad(key), true) = (device, strength > 0.0)
        && let Some(gamepad) = registry.entity(key)
    {
        requests.write(GamepadRumbleRequest::Add {
            duration: Duration::from_millis(length),
            intensity: GamepadRumbleIntensity::strong_motor(strength),
            gamepad,
        });
    }
}
