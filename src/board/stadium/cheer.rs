//! The stadium's answer to a touchdown: the spectators hop, what is lit swells once and fades, and paper falls. It ends
//! by itself, or at any press.

use std::f32::consts::{PI, TAU};

use ball_rules::{Event, Team};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::confetti::{self, Flake};
use super::{Fans, Glow, PARTS_OF_CROWD};
use crate::animation::Animating;
use crate::board::geometry::center;
use crate::board::paint::Paint;
use crate::input::AnyPress;
use crate::match_play::{Change, MatchChanged, PlaySet, Session};
use crate::settings::Settings;

/// How long it takes at the usual speed, in seconds.
const SECONDS: f32 = 2.8;
/// Hops in a second: far fewer than what flickers.
const HOPS: f32 = 1.6;
/// How high the spectators hop, in units.
const HEIGHT: f32 = 0.16;
/// By how much what is lit grows brighter.
const SWELL: f32 = 0.7;

/// Where a touchdown was scored, as long as the stadium cheers.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Cheering(pub Option<Vec3>);

/// What the spectators are at.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
enum Cheer {
    /// Nothing happens.
    #[default]
    Quiet,
    /// This team has scored, and they wait until it is shown.
    Waiting(Team),
    /// They have cheered for so many seconds; the lit things had this glow before.
    Since(f32, f32),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cheer>()
        .init_resource::<Cheering>()
        .add_systems(Update, (notice, cheer, rain).chain().after(PlaySet::Animate));
}

/// Notices touchdowns, unless nothing is to be animated.
fn notice(
    mut changes: MessageReader<MatchChanged>,
    (settings, session): (Res<Settings>, Res<Session>),
    mut cheer: ResMut<Cheer>,
    mut cheering: ResMut<Cheering>,
) {
    for MatchChanged(change) in changes.read() {
        let Change::Played { events, .. } = change else {
            // Another position: whatever was cheered is no more.
            cheering.set_if_neq(Cheering(None));
            continue;
        };
        let scored = events.iter().find_map(|event| match *event {
            Event::Touchdown { team, piece } => Some((team, piece)),
            _ => None,
        });
        if let Some((team, piece)) = scored.filter(|_| settings.animation_speed.pace().is_some()) {
            cheer.set_if_neq(Cheer::Waiting(team));
            let at = session.position().piece(piece).map_or(Vec3::ZERO, |piece| center(piece.square));
            cheering.set_if_neq(Cheering(Some(at)));
        }
    }
}

fn cheer(
    (time, settings, animating): (Res<Time>, Res<Settings>, Res<Animating>),
    (pressed, glow): (AnyPress, Option<Res<Glow>>),
    (mut cheer, mut cheering): (ResMut<Cheer>, ResMut<Cheering>),
    mut fans: Query<(&Fans, &mut Transform)>,
    flakes: Query<Entity, With<Flake>>,
    (mut meshes, mut paints): (ResMut<Assets<Mesh>>, ResMut<Assets<Paint>>),
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *cheer == Cheer::Quiet {
        return;
    }
    let moves = !settings.reduced_motion;
    let (since, before) = match *cheer {
        Cheer::Since(since, before) => {
            (since + time.delta_secs() * settings.animation_speed.pace().unwrap_or(SECONDS), before)
        }
        _ if animating.0 && cheering.0.is_some() => return,
        // The time before the first frame does not count.
        _ => (0.0, glow.as_ref().and_then(|glow| paints.get(&glow.0)).map_or(1.0, |paint| paint.glow)),
    };
    if let (Cheer::Waiting(team), true) = (*cheer, moves) {
        confetti::throw(&mut commands, &mut meshes, &mut paints, (&settings, team));
    }
    let over = since >= SECONDS || cheering.0.is_none() || pressed.now() && matches!(*cheer, Cheer::Since(..));
    let since = if over { SECONDS } else { since };
    for (Fans(part), mut transform) in &mut fans {
        transform.translation.y = if moves { hop(since, *part) } else { 0.0 };
    }
    if let Some(mut paint) = glow.and_then(|glow| paints.get_mut(&glow.0)) {
        paint.glow = before * (1.0 + SWELL * swell(since));
    }
    redraw.write(RequestRedraw);
    if over {
        *cheer = Cheer::Quiet;
        cheering.set_if_neq(Cheering(None));
        flakes.iter().for_each(|flake| commands.entity(flake).despawn());
    } else {
        *cheer = Cheer::Since(since, before);
    }
}

/// Lets the paper fall.
fn rain(cheer: Res<Cheer>, cheering: Res<Cheering>, mut flakes: Query<(&Flake, &mut Transform)>) {
    let (Cheer::Since(since, _), Some(at)) = (*cheer, cheering.0) else { return };
    for (flake, mut transform) in &mut flakes {
        transform.set_if_neq(flake.at(at, since, SECONDS));
    }
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
