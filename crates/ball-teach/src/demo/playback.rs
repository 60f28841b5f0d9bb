//! A cursor in a demonstration: forward and back, a step at a time.

use ball_rules::{Decision, Event, Match, Refusal};

use super::{Act, Demonstration, Step};

/// What a step forward did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stepped {
    /// Nothing happened on the board.
    Told,
    /// A decision was played, with these events.
    Played(Decision, Vec<Event>),
    /// A decision was refused; the match is as it was.
    Refused(Decision, Refusal),
}

/// A demonstration being played: how many steps are done, and the match after them.
#[derive(Clone, Debug)]
pub struct Playback {
    demonstration: &'static Demonstration,
    game: Match,
    done: usize,
}

impl Playback {
    /// Before the first step.
    pub fn new(demonstration: &'static Demonstration) -> Playback {
        Playback { demonstration, game: demonstration.set_up(), done: 0 }
    }

    /// What is being played.
    pub fn demonstration(&self) -> &'static Demonstration {
        self.demonstration
    }

    /// The match after the steps done.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// How many steps are done.
    pub fn done(&self) -> usize {
        self.done
    }

    /// The step done last, whose caption stands; `None` before the first.
    pub fn current(&self) -> Option<&'static Step> {
        self.done.checked_sub(1).and_then(|last| self.demonstration.steps().get(last))
    }

    /// The step that [`Playback::forward`] would do; `None` at the end.
    pub fn next(&self) -> Option<&'static Step> {
        self.demonstration.steps().get(self.done)
    }

    /// Whether every step is done.
    pub fn is_over(&self) -> bool {
        self.next().is_none()
    }

    /// Does the next step; `None` at the end.
    pub fn forward(&mut self) -> Option<Stepped> {
        let stepped = match self.next()?.act {
            Act::Tell => Stepped::Told,
            Act::Refused(decision, refusal) => Stepped::Refused(decision, refusal),
            // Legal, for it was played when the demonstration was read.
            Act::Play(decision) => Stepped::Played(decision, self.game.play(decision).ok()?),
        };
        self.done += 1;
        Some(stepped)
    }

    /// Takes the last step back; `false` at the start.
    pub fn back(&mut self) -> bool {
        let Some(step) = self.current() else { return false };
        if matches!(step.act, Act::Play(_)) {
            self.game.undo();
        }
        self.done -= 1;
        true
    }

    /// Goes to where `done` steps are done, or to the end if there are fewer.
    pub fn go_to(&mut self, done: usize) {
        while self.done > done && self.back() {}
        while self.done < done && self.forward().is_some() {}
    }
}
