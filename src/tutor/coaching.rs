//! Coaching in a match: what comes up for the first time is explained in one line, beside the board. The line asks for
//! nothing, and stays until there is another one, until it is no longer true or until its coach's turn is over.

use ball_rules::{Event, Team};
use ball_teach::Situation;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{Tutor, keep};
use crate::match_play::{Change, MatchChanged, PlaySet, Session};
use crate::screens::{Go, Page, Reading, Screen};
use crate::settings::Settings;
use crate::storage::Storage;

/// What is explained now.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coaching {
    line: Option<(Situation, Team)>,
    /// Whether more about it is to be read.
    asked: bool,
}

impl Coaching {
    /// The situation that is explained.
    pub fn line(&self) -> Option<Situation> {
        self.line.map(|(situation, _)| situation)
    }

    /// Puts the explanation away.
    pub fn take(&mut self) -> Option<Situation> {
        self.line.take().map(|(situation, _)| situation)
    }

    /// Wants the section about it.
    pub fn ask(&mut self) {
        self.asked = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Coaching>().add_systems(OnEnter(Screen::Match), begin).add_systems(
        Update,
        (watch, follow_setting, read_more).chain().after(PlaySet::Resolve).before(PlaySet::Mirror),
    );
}

/// A match that is there already when its screen is entered has its first turn.
fn begin(mut coach: Coach) {
    if coach.session.game().played().is_empty() {
        coach.look(&[]);
    }
}

/// What explaining needs.
#[derive(bevy::ecs::system::SystemParam)]
struct Coach<'w> {
    session: Res<'w, Session>,
    settings: Res<'w, Settings>,
    storage: Res<'w, Storage>,
    tutor: ResMut<'w, Tutor>,
    coaching: ResMut<'w, Coaching>,
}

impl Coach<'_> {
    /// Puts the line away whose situation is over: what it says would be untrue, or its coach's turn is over.
    fn forget_what_is_over(&mut self, turn_passed: bool) {
        let Some((situation, learner)) = self.coaching.line else { return };
        let (rules, position) = (self.session.rules(), self.session.position());
        let turn_over = turn_passed && position.side() != learner;
        if turn_over || self.session.result().is_some() || !situation.lasts(rules, learner, position) {
            self.coaching.take();
        }
    }

    /// Explains what `events` have brought about, if it is new.
    fn look(&mut self, events: &[Event]) {
        if !self.settings.coaching || self.session.stands_in() || self.session.result().is_some() {
            return;
        }
        let (session, learned) = (&self.session, &self.tutor.learned);
        let side = session.position().side();
        // The coach who is to act first; nobody explains anything to the computer.
        let learners = [side, side.opponent()].into_iter().filter(|&team| !session.computers()[team]);
        let new = |learner| {
            let found = Situation::to_explain(session.game(), learner, events, |seen| learned.has_seen(seen));
            Some((found?, learner))
        };
        if let Some(line) = learners.into_iter().find_map(new) {
            self.tutor.learned.see(line.0);
            keep(&self.storage, &self.tutor.learned);
            self.coaching.set_if_neq(Coaching { line: Some(line), asked: false });
        }
    }
}

fn watch(mut changes: MessageReader<MatchChanged>, mut coach: Coach) {
    for MatchChanged(change) in changes.read() {
        let events = match change {
            Change::Played { events, .. } => events.as_slice(),
            Change::Jumped | Change::Declared => &[],
            // What stands in is no match.
            Change::Staged => continue,
        };
        coach.forget_what_is_over(events.iter().any(|event| matches!(event, Event::TurnPassed { .. })));
        if matches!(change, Change::Declared) {
            continue;
        }
        coach.look(events);
    }
}

/// Switched on again, the coaching explains everything anew; switched off, it is silent at once.
fn follow_setting(mut coach: Coach, mut was: Local<Option<bool>>) {
    let on = coach.settings.coaching;
    match was.replace(on) {
        Some(true) if !on => drop(coach.coaching.take()),
        Some(false) if on => {
            coach.tutor.learned.forget_seen();
            keep(&coach.storage, &coach.tutor.learned);
        }
        _ => {}
    }
}

/// Opens the section about what is explained; read, it is put away.
fn read_more(
    mut coaching: ResMut<Coaching>,
    mut reading: ResMut<Reading>,
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !coaching.asked {
        return;
    }
    coaching.asked = false;
    if let Some(situation) = coaching.take() {
        reading.open_at(Page::Section(situation.section()));
        go.write(Go::To(Screen::Rulebook));
        redraw.write(RequestRedraw);
    }
}
