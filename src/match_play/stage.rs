//! What the board shows instead of the match: demonstrations, lessons, positions to try. The match waits untouched, and
//! is shown again exactly as it was left.

use ball_rules::Match;
use bevy::prelude::*;

use super::PlaySet;
use super::session::{Change, MatchChanged, Session};

/// Puts another match in front of the one that is played, or takes it away again.
#[derive(Message, Clone, Debug)]
pub enum Staging {
    /// Show this instead; what stood in before is forgotten.
    Show(Box<Match>),
    /// Show the match again.
    Leave,
}

/// The match that waits while something stands in for it.
#[derive(Resource, Default)]
struct Waiting(Option<Session>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Staging>()
        .init_resource::<Waiting>()
        .add_systems(Update, stage.after(PlaySet::Resolve).before(PlaySet::Mirror));
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
