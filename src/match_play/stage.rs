//! What the board shows instead of the match: demonstrations, lessons, positions to try. The match waits untouched, and
//! is shown again exactly as it was left.

use ball_rules::{Match, Record};
use bevy::prelude::*;

use super::PlaySet;
use super::session::{Change, MatchChanged, Session, save};
use crate::storage::Storage;

/// What stands in for the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StandIn {
    /// Something to look at: nobody acts in it.
    Demonstration,
    /// A demonstration's position, to play on by hand.
    Trial,
    /// A task of a lesson or an exercise.
    Task,
    /// A match that is looked into.
    Study,
}

/// Puts another match in front of the one that is played, or takes it away again.
#[derive(Message, Clone, Debug)]
pub enum Staging {
    /// Show this instead; what stood in last is forgotten.
    Show(Box<Match>, StandIn),
    /// Show this instead, over whatever stands in, which is found again as it was left.
    Cover(Box<Match>, StandIn),
    /// Take away what stands in, down to what it was put over.
    Uncover,
    /// Show the match again; everything that stood in for it is forgotten.
    Leave,
}

/// Variations of the match were kept or forgotten, while something stands in for it.
#[derive(Message, Clone, Debug)]
pub struct Annotate(pub Box<Record>);

/// Tags of the match's record are to say this from now on, or nothing: who plays, and with what.
#[derive(Message, Clone, Debug)]
pub struct Retag(pub Vec<(&'static str, Option<String>)>);

/// The match that waits while something stands in for it, and over it whatever stands in and is covered itself.
#[derive(Resource, Default)]
struct Waiting(Vec<Session>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Staging>()
        .add_message::<Annotate>()
        .add_message::<Retag>()
        .init_resource::<Waiting>()
        .add_systems(Update, (annotate, retag, stage).chain().after(PlaySet::Resolve).before(PlaySet::Mirror));
}

/// Keeps variations beside the match that waits. Nothing else of it changes; of another match nothing is kept.
fn annotate(
    mut annotations: MessageReader<Annotate>,
    mut waiting: ResMut<Waiting>,
    mut session: ResMut<Session>,
    storage: Res<Storage>,
) {
    for Annotate(record) in annotations.read() {
        let Some(own) = own(&mut waiting, &mut session) else { continue };
        if own.take_variations_of(record) {
            save(own, &storage);
        }
    }
}

/// The match itself, wherever it is now.
fn own<'a>(waiting: &'a mut Waiting, session: &'a mut Session) -> Option<&'a mut Session> {
    match waiting.0.first_mut() {
        Some(own) => Some(own),
        None if session.stands_in() => None,
        None => Some(session),
    }
}

/// Writes into the record of the match what is told of its coaches.
fn retag(
    mut retags: MessageReader<Retag>,
    mut waiting: ResMut<Waiting>,
    mut session: ResMut<Session>,
    storage: Res<Storage>,
) {
    for Retag(tags) in retags.read() {
        let Some(own) = own(&mut waiting, &mut session) else { continue };
        if own.retag(tags) {
            save(own, &storage);
        }
    }
}

fn stage(
    mut stagings: MessageReader<Staging>,
    mut session: ResMut<Session>,
    mut waiting: ResMut<Waiting>,
    storage: Res<Storage>,
    mut changes: MessageWriter<MatchChanged>,
) {
    for staging in stagings.read() {
        let again = match staging {
            Staging::Show(game, what) | Staging::Cover(game, what) => {
                if session.is_clocked() && !session.stands_in() {
                    // The time that has passed is on disk, however the game ends while something stands in.
                    save(session.bypass_change_detection(), &storage);
                }
                let before = std::mem::replace(&mut *session, Session::standing_in((**game).clone(), *what));
                if !before.stands_in() || matches!(staging, Staging::Cover(..)) {
                    waiting.0.push(before);
                }
                None
            }
            Staging::Uncover => waiting.0.pop(),
            Staging::Leave => waiting.0.drain(..).next(),
        };
        match (again, staging) {
            (Some(again), _) => *session = again,
            (None, Staging::Uncover | Staging::Leave) => continue,
            (None, _) => {}
        }
        changes.write(MatchChanged(Change::Staged));
    }
}
