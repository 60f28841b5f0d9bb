//! What is to be heard: cues of the animation, answers of the interface, and music at the beginning and the end.

use ball_rules::{MatchResult, Outcome, Reason, Team};
use ball_sound::{Sound, Wood};
use bevy::prelude::*;

use super::Play;
use crate::animation::{Cue, CueReached};
use crate::match_play::composer::Pick;
use crate::match_play::{Asked, Change, MatchChanged, Notice, PlaySet, Session};
use crate::settings::{AnimationSpeed, Settings};

/// Cues that are heard in one frame; a slow machine reaches more in it.
const AT_ONCE: usize = 3;

/// Deciding what is to be heard; voices come after it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Score;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, begin).add_systems(
        Update,
        (follow_cues, follow_match, answer, follow_settings).chain().in_set(Score).after(PlaySet::Animate),
    );
}

/// The stadium is there all the time.
fn begin(mut play: MessageWriter<Play>) {
    play.write(Play(Sound::AmbienceLoop));
    play.write(Play(Sound::TitleMusic));
}

const fn wood(team: Team) -> Wood {
    match team {
        Team::Atk => Wood::Oak,
        Team::Def => Wood::Maple,
    }
}

/// The sound of a cue.
const fn sound(cue: Cue) -> Sound {
    match cue {
        Cue::Step(team) => Sound::Step(wood(team)),
        Cue::Leap => Sound::Leap,
        Cue::Land(team) => Sound::Land(wood(team)),
        Cue::Push => Sound::Push,
        Cue::Topple => Sound::Topple,
        Cue::Stack => Sound::Stack,
        Cue::Release => Sound::Release,
        Cue::StandUp => Sound::StandUp,
        Cue::Swap => Sound::Swap,
        Cue::HandOff => Sound::HandOff,
        Cue::Throw => Sound::Throw,
        Cue::Catch => Sound::Catch,
        Cue::Bounce => Sound::FumbleBounce,
        Cue::CardPlayed => Sound::CardPlayed,
        Cue::Converted => Sound::Convert,
        Cue::PhaseEnded => Sound::PhaseEnd,
        Cue::TurnPassed => Sound::TurnPass,
        Cue::Touchdown => Sound::Touchdown,
    }
}

fn follow_cues(mut cues: MessageReader<CueReached>, mut play: MessageWriter<Play>) {
    let mut reached: Vec<Cue> = cues.read().map(|CueReached(cue)| *cue).collect();
    reached.sort_by_key(|cue| std::cmp::Reverse(cue.weight()));
    reached.dedup();
    for cue in reached.into_iter().take(AT_ONCE) {
        play.write(Play(sound(cue)));
        // The fanfare and the music that follows it fit if they begin together.
        if cue == Cue::Touchdown {
            play.write(Play(Sound::ResultMusic));
        }
    }
}

/// Music for a match that begins, and for one that ended without a touchdown, which has a cue of its own.
fn follow_match(mut changes: MessageReader<MatchChanged>, session: Res<Session>, mut play: MessageWriter<Play>) {
    for MatchChanged(change) in changes.read() {
        let sound = match (change, session.result()) {
            // A demonstration begins without a fanfare.
            (Change::Staged, _) => None,
            (Change::Jumped, _) => is_new(&session).then_some(Sound::TitleMusic),
            (_, None | Some(MatchResult { reason: Reason::Touchdown, .. })) => None,
            (_, Some(MatchResult { outcome: Outcome::Draw, .. })) => Some(Sound::Draw),
            (_, Some(_)) => Some(Sound::ResultMusic),
        };
        if let Some(sound) = sound {
            play.write(Play(sound));
        }
    }
}

/// Whether nothing was played and nothing taken back.
fn is_new(session: &Session) -> bool {
    session.game().played().is_empty() && !session.game().can_redo()
}

/// What the interface showed when it was last heard.
#[derive(Default)]
struct Shown {
    picks: Vec<Pick>,
    asked: Option<Asked>,
    notice: Option<Notice>,
}

/// Answers what a coach did: at most one sound for it.
fn answer(
    session: Res<Session>,
    settings: Res<Settings>,
    mut changes: MessageReader<MatchChanged>,
    mut shown: Local<Shown>,
    mut play: MessageWriter<Play>,
) {
    let change = changes.read().last().map(|MatchChanged(change)| change);
    if !session.is_changed() {
        return;
    }
    let before = std::mem::replace(
        &mut *shown,
        Shown { picks: session.composer().picks().to_vec(), asked: session.asked(), notice: session.notice().cloned() },
    );
    if session.is_added() {
        return;
    }
    let sound = if shown.notice.is_some() && shown.notice != before.notice {
        Some(Sound::Refused)
    } else if before.asked.is_some() && shown.asked.is_none() {
        Some(if change.is_some() { Sound::Confirm } else { Sound::Back })
    } else if shown.asked != before.asked {
        Some(Sound::Tick)
    } else if matches!(shown.notice, Some(Notice::Refused(_))) {
        // For the same reason as before.
        Some(Sound::Refused)
    } else {
        match change {
            // Music begins, or the result is heard.
            Some(Change::Staged) => None,
            Some(Change::Jumped) if is_new(&session) => None,
            Some(Change::Declared) if session.result().is_some() => None,
            Some(Change::Jumped | Change::Declared) => Some(Sound::Back),
            // Without an animation its sound comes at once and is answer enough.
            Some(Change::Played { .. }) => (settings.animation_speed != AnimationSpeed::Instant).then_some(Sound::Pick),
            None if shown.picks == before.picks => None,
            None if shown.picks.len() < before.picks.len() => Some(Sound::Back),
            None => Some(Sound::Pick),
        }
    };
    if let Some(sound) = sound {
        play.write(Play(sound));
    }
}

/// A setting is heard as it changes: a volume by what it is the volume of.
fn follow_settings(settings: Res<Settings>, mut before: Local<Option<Settings>>, mut play: MessageWriter<Play>) {
    if !settings.is_changed() {
        return;
    }
    if let Some(before) = before.replace(settings.clone()) {
        let sound = if settings.effects_volume != before.effects_volume {
            Some(Sound::Step(Wood::Oak))
        } else if (settings.music_volume, settings.ambience_volume) != (before.music_volume, before.ambience_volume) {
            None
        } else {
            (*settings != before).then_some(Sound::Tick)
        };
        if let Some(sound) = sound {
            play.write(Play(sound));
        }
    }
}
