//! Asking the rulebook from the board: it opens at what the coach is about to do, and the match waits as it is.

use ball_rules::{ActionKind, Phase};
use ball_teach::{Block, Rulebook, Topic};
use bevy::prelude::*;

use super::reading::{Page, Reading};
use crate::hud::ListFocus;
use crate::match_play::composer::{Pick, Verb};
use crate::match_play::{Command, PlaySet, Session, StandIn};
use crate::screens::{Go, Overlay, Screen};
use crate::tutor::Coaching;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, answer.in_set(PlaySet::Compose));
}

/// Whoever asks for help during a match is shown the section about it; during a task, the task; and whoever tries a
/// demonstration by hand is led back to it.
fn answer(
    mut commands: MessageReader<Command>,
    (session, list): (Res<Session>, Res<ListFocus>),
    mut coaching: ResMut<Coaching>,
    mut reading: ResMut<Reading>,
    mut go: MessageWriter<Go>,
) {
    for _ in commands.read().filter(|command| **command == Command::Help) {
        match session.stand_in() {
            Some(StandIn::Task) => drop(go.write(Go::Over(Overlay::Lesson))),
            Some(StandIn::Trial) => drop(go.write(Go::Back)),
            Some(StandIn::Demonstration | StandIn::Study) => {}
            None => {
                let selected = selected(&session, &list);
                match (selected, coaching.take()) {
                    (None, Some(situation)) => reading.open_at(Page::Section(situation.section())),
                    (topic, _) => open(&mut reading, topic.unwrap_or_else(|| about_the_turn(&session))),
                }
                go.write(Go::To(Screen::Rulebook));
            }
        }
    }
}

fn open(reading: &mut Reading, topic: Topic) {
    let section = topic.section();
    let is_sought = |block: &Block| topic == Topic::Card && matches!(block, Block::Deck);
    let blocks = Rulebook::get().section(section).map(|section| section.blocks.as_slice()).unwrap_or_default();
    match blocks.iter().position(is_sought) {
        Some(block) => reading.open_at_block(section, block),
        None => reading.open_at(Page::Section(section)),
    }
}

/// What the coach is about to do: the action in the list of choices or the one that is being put together, else the
/// movement of the piece that is selected.
fn selected(session: &Session, list: &ListFocus) -> Option<Topic> {
    let listed = match &list.0 {
        Some(Command::Pick(Pick::Verb(verb))) => Some(*verb),
        _ => None,
    };
    let composer = session.composer();
    let named = composer.picks().iter().find_map(|pick| match pick {
        Pick::Verb(verb) => Some(*verb),
        _ => None,
    });
    let verb = listed.or(named).or_else(|| composer.verb().filter(|_| !composer.is_empty()));
    match verb {
        Some(Verb::Action(action)) => Some(Topic::Action(action)),
        Some(Verb::StandUp | Verb::Release) => Some(Topic::Task),
        Some(Verb::Card(_)) => Some(Topic::Card),
        Some(Verb::Convert) => Some(Topic::Convert),
        Some(Verb::EndPhase) => Some(Topic::Turn),
        None => composer.piece().map(|_| Topic::Action(ActionKind::Move)),
    }
}

/// With nothing selected: the phase.
fn about_the_turn(session: &Session) -> Topic {
    match session.position().phase() {
        Phase::Unlock => Topic::Task,
        Phase::Action | Phase::Over => Topic::Turn,
    }
}
