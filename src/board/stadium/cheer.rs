//! The stadium's answer to a touchdown: the spectators hop, and what is lit swells once and fades. It ends by itself.

use std::f32::consts::{PI, TAU};

use ball_rules::Event;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{Fans, Glow, PARTS_OF_CROWD};
use crate::animation::Animating;
use crate::board::paint::Paint;
use crate::match_play::{Change, MatchChanged, PlaySet};
use crate::settings::Settings;

/// How long it takes at the usual speed, in seconds.
const SECONDS: f32 = 2.8;
/// Hops in a second: far fewer than what flickers.
const HOPS: f32 = 1.6;
/// How high the spectators hop, in units.
const HEIGHT: f32 = 0.16;
/// By how much what is lit grows brighter.
const SWELL: f32 = 0.7;

/// What the spectators are at.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
enum Cheer {
    /// Nothing happens.
    #[default]
    Quiet,
    /// There has been a touchdown, and they wait until it is shown.
    Waiting,
    /// They have cheered for so many seconds; the lit things had this glow before.
    Since(f32, f32),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cheer>().add_systems(Update, (notice, cheer).chain().after(PlaySet::Animate));
}

/// Notices touchdowns, unless nothing is to be animated, or nothing that only pleases (MO-01).
fn notice(mut changes: MessageReader<MatchChanged>, settings: Res<Settings>, mut cheer: ResMut<Cheer>) {
    for MatchChanged(change) in changes.read() {
        let touchdown = matches!(change, Change::Played { events, .. }
            if events.iter().any(|event| matches!(event, Event::Touchdown { .. })));
        if touchdown && settings.animation_speed.pace().is_some() && !settings.reduced_motion {
            cheer.set_if_neq(Cheer::Waiting);
        }
    }
}

fn cheer(
    (time, settings, animating): (Res<Time>, Res<Settings>, Res<Animating>),
    glow: Option<Res<Glow>>,
    mut cheer: ResMut<Cheer>,
    mut fans: Query<(&Fans, &mut Transform)>,
    mut paints: ResMut<Assets<Paint>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *cheer == Cheer::Quiet || fans.is_empty() && *cheer == Cheer::Waiting {
        cheer.set_if_neq(Cheer::Quiet);
        return;
    }
    let mut lit = glow.and_then(|glow| paints.get_mut(&glow.0));
    let (since, before) = match *cheer {
        Cheer::Since(since, before) => {
            (since + time.delta_secs() * settings.animation_speed.pace().unwrap_or(SECONDS), before)
        }
        _ if animating.0 => return,
        // The time before the first frame does not count.
        _ => (0.0, lit.as_ref().map_or(1.0, |paint| paint.glow)),
    };
    for (Fans(part), mut transform) in &mut fans {
        transform.translation.y = hop(since, *part);
    }
    if let Some(paint) = &mut lit {
        paint.glow = before * (1.0 + SWELL * swell(since));
    }
    *cheer = if since < SECONDS { Cheer::Since(since, before) } else { Cheer::Quiet };
    redraw.write(RequestRedraw);
}

/// From 0 up to 1 and back to 0, once.
fn swell(since: f32) -> f32 {
    (PI * (since / SECONDS).clamp(0.0, 1.0)).sin()
}

/// How high one part of the spectators is.
fn hop(since: f32, part: usize) -> f32 {
    let phase = part as f32 / PARTS_OF_CROWD as f32;
    HEIGHT * swell(since) * (PI * (HOPS * since + phase)).sin().abs() * (1.0 - 0.2 * (TAU * phase).cos())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mo02_the_cheer_is_slow_and_ends_as_it_began() {
        const { assert!(HOPS < 3.0 && SECONDS > 1.0, "one swell is no flash") };
        for part in 0..PARTS_OF_CROWD {
            assert!(hop(0.0, part).abs() < 1e-3 && hop(SECONDS, part).abs() < 1e-3);
            assert!((0..100).all(|step| hop(step as f32 / 30.0, part) <= 2.0 * HEIGHT));
        }
        assert!(swell(0.0).abs() < 1e-3 && swell(SECONDS).abs() < 1e-3 && swell(SECONDS / 2.0) > 0.99);
    }
}
