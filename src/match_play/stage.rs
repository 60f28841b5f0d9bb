//! What the board shows instead of the match: demonstrations, lessons, positions to try. The match waits untouched, and
//! is shown again exactly as it was left.

use ball_rules::{Match, Record};
use bevy::prelude::*;

use super::PlaySet;
use super::session::{Change, MatchChanged, Session, save};
use crate::storage::Storage;

/// Puts another match in front of the one that is played, or takes it away again.
#[derive(Message, Clone, Debug)]
pub enum Staging {
    /// Show this instead; what stood in before is forgotten.
    Show(Box<Match>),
    /// Show the match again.
    Leave,
}

/// Variations of the match were kept or forgotten, while something stands in for it.
#[derive(Message, Clone, Debug)]
pub struct Annotate(pub Box<Record>);

/// The match that waits while something stands in for it.
#[derive(Resource, Default)]
struct Waiting(Option<Session>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Staging>()
        .add_message::<Annotate>()
        .init_resource::<Waiting>()
        .add_systems(Update, (annotate, stage).chain().after(PlaySet::Resolve).before(PlaySet::Mirror));
}

/// Keeps variations beside the match that waits. Nothing else of it changes; of another match nothing is kept.
fn annotate(
    mut annotations: MessageReader<Annotate>,
    mut waiting: ResMut<Waiting>,
    mut session: ResMut<Session>,
    storage: Res<Storage>,
) {
    for Annotate(record) in annotations.read() {
        let own = match &mut waiting.0 {
            Some(own) => own,
            None if session.stands_in() => continue,
            None => &mut *session,
        };
        if own.take_variations_of(record) {
            save(own, &storage);
        }
    }
}

fn stage(
    mut stagings: MessageReader<Staging>,
    mut session: ResMut<Session>,
    mut waiting: ResMut<Waiting>,
    mut changes: MessageWriter<MatchChanged>,
) {
    for staging in stagings.read() {
        match staging {
            Staging::Show(game) => {
                let before = std::mem::replace(&mut *session, Session::stand_in((**game).clone()));
                if !before.stands_in() {
                    waiting.0 = Some(before);
                }
            }
            Staging::Leave => match waiting.0.take() {
                Some(match_again) => *session = match_again,
                None => continue,
            },
        }
        changes.write(MatchChanged(Change::Jumped));
    }
}
