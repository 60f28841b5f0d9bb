//! Announcements: what happened, as a text that screen readers speak when it changes (SN-02).

use ball_rules::{Outcome, Team};
use bevy::prelude::*;

use crate::hud::Narrator;
use crate::hud::words::result_reason;
use crate::hud::words::{self, Length};
use crate::i18n::Texts;
use crate::match_play::{Change, MatchChanged, Notice, PlaySet, Session};
use crate::seats::{self, Curtained, Seating};

/// What is announced now: events, a refusal or the result. It stays until there is something else to say.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Announcement {
    /// The text, in the language of the game.
    pub text: String,
    /// How many announcements there have been: the same text can be one again.
    pub number: u32,
}

impl Announcement {
    fn say(&mut self, text: String) {
        if !text.is_empty() {
            self.text = text;
            self.number += 1;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announcement>()
        .add_systems(Update, (events, refusals, curtains).chain().after(PlaySet::Resolve));
}

/// Says what a decision did, and the result where it ends the match.
fn events(
    mut changes: MessageReader<MatchChanged>,
    (texts, session): (Res<Texts>, Res<Session>),
    mut announcement: ResMut<Announcement>,
) {
    for MatchChanged(change) in changes.read() {
        let mut parts = Vec::new();
        match change {
            Change::Played { before, events } => {
                let narrator = Narrator { texts: &texts, rules: session.rules(), side: before.side() };
                parts.push(narrator.events(events));
            }
            // Another position: whose turn it is there.
            Change::Jumped | Change::Staged if session.result().is_none() => {
                let team = words::team(&texts, session.position().side());
                parts.push(texts.with("turn-indicator", &[("team", team.into())]));
            }
            Change::Jumped | Change::Staged | Change::Declared => {}
        }
        if let Some(result) = session.result() {
            parts.push(outcome(&texts, result.outcome));
            parts.push(result_reason(&texts, result));
        }
        announcement.say(sentences(&texts, parts));
    }
}

/// Says what stops the match: a lost pad, a device that changes hands.
fn curtains(
    (texts, session, seating): (Res<Texts>, Res<Session>, Res<Seating>),
    curtained: Res<Curtained>,
    mut last: Local<Curtained>,
    mut announcement: ResMut<Announcement>,
) {
    if std::mem::replace(&mut *last, *curtained) == *curtained {
        return;
    }
    if let (Some(curtain), Some(seats)) = (curtained.0, seating.seats()) {
        let coach = seats::coach(&texts, &session, seats, curtain.team());
        let mut parts = vec![texts.with("access-sentence", &[("text", coach.into())])];
        parts.extend(seats::curtain_texts(curtain).map(|key| texts.get(key)));
        announcement.say(sentences(&texts, parts));
    }
}

/// Says why something was refused.
fn refusals(
    (texts, session): (Res<Texts>, Res<Session>),
    mut last: Local<Option<Notice>>,
    mut announcement: ResMut<Announcement>,
) {
    if !session.is_changed() {
        return;
    }
    let now = session.notice().cloned();
    if let Some(Notice::Refused(refusal)) = now
        && now != *last
    {
        announcement.say(words::refusal(&texts, refusal, Length::Whole));
    }
    *last = now;
}

fn outcome(texts: &Texts, outcome: Outcome) -> String {
    let text = match outcome {
        Outcome::Win(Team::Atk) => texts.get("result-win-atk"),
        Outcome::Win(Team::Def) => texts.get("result-win-def"),
        Outcome::Draw => texts.get("result-draw"),
    };
    texts.with("access-sentence", &[("text", text.into())])
}

fn sentences(texts: &Texts, parts: Vec<String>) -> String {
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    let joined =
        parts.reduce(|first, second| texts.with("sentences", &[("first", first.into()), ("second", second.into())]));
    joined.unwrap_or_default()
}
