//! Short words to the coaches about their seats, and the banner that tells whose turn it is (LM-03, LM-07, LM-10).

use ball_rules::Team;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::seating::Seating;
use crate::animation::Animating;
use crate::match_play::Session;

/// Seconds that the banner of the turn and a word about seats stay.
const BANNER: f32 = 1.6;
const WORD: f32 = 4.0;

/// What is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// Both seats are taken (LM-10).
    Full,
}

/// What is told now, and for how many seconds more.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Notes {
    /// A word to whoever pressed something.
    pub note: Option<(Note, f32)>,
    /// Whose turn has just begun.
    pub turn: Option<(Team, f32)>,
}

impl Notes {
    /// Tells `note` for a while.
    pub fn tell(&mut self, note: Note) {
        self.note = Some((note, WORD));
    }
}

/// Begins a banner when the turn passes between two devices, and ends whatever has been told long enough.
pub(super) fn pass_time(
    time: Res<Time>,
    seating: Res<Seating>,
    session: Res<Session>,
    animating: Res<Animating>,
    mut known: Local<Option<Team>>,
    mut notes: ResMut<Notes>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let playing = seating.in_force(&session).seats().filter(|_| session.result().is_none());
    let side = playing.map(|_| session.position().side());
    if !animating.0 && *known != side {
        *known = side;
        let banner = side.filter(|_| playing.is_some_and(|seats| !seats.shared()));
        notes.turn = banner.map(|team| (team, BANNER));
    }
    if notes.note.is_none() && notes.turn.is_none() {
        return;
    }
    redraw.write(RequestRedraw);
    let left = |seconds: f32| Some(seconds - time.delta_secs()).filter(|&left| left > 0.0);
    notes.note = notes.note.and_then(|(note, seconds)| Some((note, left(seconds)?)));
    notes.turn = notes.turn.and_then(|(team, seconds)| Some((team, left(seconds)?)));
}
