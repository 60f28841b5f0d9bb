//! What is asked of the match, and what is told of it.

use std::path::PathBuf;

use ball_rules::{Decision, Event, Mode, Position, Record, Refusal, Square, Takebacks, Team};
use bevy::prelude::*;

use super::super::composer::Pick;
use super::super::setup::Sides;

/// A complete decision of the side to act; the match takes it if it is legal.
#[derive(Message, Clone, Copy, Debug)]
pub struct Decide(pub Decision);

/// What a coach wants, from whatever device.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Command {
    /// Choose this square, as a click on it does.
    Choose(Square),
    /// Pick a piece, an action or a keeper.
    Pick(Pick),
    /// Take the last pick back; with nothing picked, close what is open (R12.3).
    Back,
    /// End the action phase; asks first where PA are left.
    EndPhase,
    /// Take the last decision back.
    Undo,
    /// Take back everything after so many decisions of the match; asks first.
    TakeBack(usize),
    /// Play again what was taken back.
    Redo,
    /// The acting coach wants to resign; asks first.
    Resign,
    /// The acting coach offers a draw; the other one is asked.
    OfferDraw,
    /// Begin a new match; asks first while one is in progress.
    NewMatch(Mode),
    /// Answer the open question.
    Answer(bool),
    /// Replace the match.
    Open(Box<Record>),
    /// Go on with a saved match, whose file becomes that of the match in progress.
    OpenSaved(PathBuf),
    /// Begin the next game of the series, with the sides swapped; without effect unless there is one.
    NextGame,
    /// Begin a new match between the same coaches with the same options.
    Rematch(Sides),
    /// Give a hint, or tell more of the one that is shown.
    Hint,
    /// Put the hint away.
    CloseHint,
    /// Show the rules of what is about to be done.
    Help,
    /// Close the game; the match goes on at the next start.
    Quit,
}

/// A question that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// End the phase although so many PA are left?
    EndPhase {
        /// PA that would be lost.
        pa: u8,
    },
    /// Does this coach really resign?
    Resign(Team),
    /// Does this coach accept the draw that the other one offers?
    Draw(Team),
    /// Leave the match in progress for a new one?
    NewMatch(Mode),
    /// Take back everything after so many decisions of the match?
    TakeBack {
        /// How many decisions stay.
        to: usize,
        /// How many are taken back.
        count: usize,
    },
}

/// Something to tell the coaches that is no event of the match.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A pick or a decision was refused.
    Refused(Refusal),
    /// The match could not be written to disk.
    NotSaved(String),
    /// Not all settings could be read; the file is kept.
    SettingsDamaged {
        /// Where it is.
        kept: String,
        /// The settings that could not be read; empty if the file is cut short or none at all.
        fields: String,
    },
    /// The last match could not be read at all; it is left alone, and a new one began.
    Unreadable {
        /// Why.
        reason: String,
        /// Where it is.
        kept: String,
    },
    /// Nothing may be taken back now, by what the coaches agreed on.
    NoTakeback(Takebacks),
    /// A saved match was not opened.
    NotOpened(String),
    /// A new match was not begun, since the old one could not be put away.
    NotSetAside(String),
    /// The last match could not be read whole; the rest was set aside.
    Damaged {
        /// The line at which the file stops making sense, from 1.
        line: usize,
        /// The column there, from 1.
        column: usize,
        /// Where the damaged file is now.
        kept: String,
    },
}

/// How the match changed.
#[derive(Clone, Debug)]
pub enum Change {
    /// A decision was played (or played again).
    Played {
        /// The position before it.
        before: Position,
        /// What happened.
        events: Vec<Event>,
    },
    /// Another position, without a way to it: taken back, begun anew, opened.
    Jumped,
    /// Something stands in for the match now, or stands in no more; the match itself is as it was.
    Staged,
    /// The match ended or went on without a decision.
    Declared,
}

/// The match has changed; the world follows.
#[derive(Message, Clone, Debug)]
pub struct MatchChanged(pub Change);

/// Another match has been opened, by other coaches perhaps; seats follow what its record tells of them.
#[derive(Message, Clone, Copy, Debug)]
pub struct MatchOpened;

/// A new game has begun in which the coaches play each other's team; seats follow.
#[derive(Message, Clone, Copy, Debug)]
pub struct SidesSwapped;
