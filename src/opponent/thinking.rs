//! Thinking in a thread of its own, about one position at a time.

use std::hash::{Hash, Hasher};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use ball_ai::{Level, Limits, Player, Stop};
use ball_rules::{Decision, Match};
use bevy::prelude::*;

use crate::wake::Alarm;

/// Where opponents come from: a level and a seed make one. Tests put slower or stranger ones here.
#[derive(Resource, Clone, Copy)]
pub struct Trainer(pub fn(Level, u64) -> Box<dyn Player + Send>);

impl Default for Trainer {
    fn default() -> Trainer {
        Trainer(|level, seed| level.player(seed))
    }
}

/// A thought that is under way.
struct Thought {
    stop: Stop,
    answer: Mutex<Receiver<(Option<Decision>, Trained)>>,
}

/// An opponent that has been trained, and for which level.
struct Trained {
    level: Level,
    player: Box<dyn Player + Send>,
}

/// What the computer is thinking about.
#[derive(Resource, Default)]
pub(super) struct Thinking {
    thought: Option<Thought>,
    /// The answer, until it is asked for.
    decision: Option<Decision>,
    /// What is decided where a thought broke off without an answer.
    fallback: Option<Decision>,
    /// The opponent, kept between two thoughts for what it remembers.
    kept: Mutex<Option<Trained>>,
}

impl Thinking {
    /// Whether something is being thought about, or has been.
    pub(super) fn is_asked(&self) -> bool {
        self.thought.is_some() || self.decision.is_some()
    }

    /// Whether there is a decision. Looks for it first.
    pub(super) fn has_answered(&mut self) -> bool {
        self.look();
        self.decision.is_some()
    }

    /// The decision, once; nothing is thought about afterwards until it is asked again.
    pub(super) fn answer(&mut self) -> Option<Decision> {
        self.look();
        self.decision.take()
    }

    fn look(&mut self) {
        let Some(thought) = &self.thought else { return };
        let Ok(receiver) = thought.answer.lock() else { return };
        match receiver.try_recv() {
            Ok((decision, trained)) => {
                self.decision = decision;
                if let Ok(mut kept) = self.kept.lock() {
                    *kept = Some(trained);
                }
            }
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => self.decision = self.fallback,
        }
        drop(receiver);
        self.thought = None;
    }

    /// Begins to think about `game`.
    pub(super) fn ask(&mut self, game: &Match, level: Level, trainer: &Trainer, alarm: &Alarm) {
        self.forget();
        let kept = self.kept.get_mut().ok().and_then(Option::take).filter(|trained| trained.level == level);
        let game = game.clone();
        let legal = game.position().decisions(game.rules());
        self.fallback = legal.last().copied();
        let mut trained = kept.unwrap_or_else(|| Trained { level, player: (trainer.0)(level, seed(&game)) });
        let (sender, receiver) = channel();
        let stop = Stop::default();
        let stopped = stop.clone();
        let alarm = alarm.clone();
        std::thread::spawn(move || {
            let decision = trained.player.decide(&game, Limits::default(), &stopped, &mut |_| {});
            // Whatever it is that answers, only what is legal is passed on.
            let decision = decision.filter(|decision| legal.contains(decision)).or(legal.last().copied());
            // Nobody listens any more where the match has gone on.
            let _ = sender.send((decision, trained));
            alarm.ring();
        });
        self.thought = Some(Thought { stop, answer: Mutex::new(receiver) });
    }

    /// Ends what is being thought about; its answer lands nowhere.
    pub(super) fn forget(&mut self) {
        if let Some(thought) = self.thought.take() {
            thought.stop.stop();
        }
        self.decision = None;
    }
}

/// Another match begins with other chances, the same one with the same.
fn seed(game: &Match) -> u64 {
    let mut hasher = std::collections::hash_map::DefaultHasher::new();
    game.position().hash(&mut hasher);
    hasher.finish()
}

/// A game that is closed leaves no thought behind.
pub(super) fn stop_at_exit(mut exits: MessageReader<AppExit>, mut thinking: ResMut<Thinking>) {
    if exits.read().count() > 0 {
        thinking.forget();
    }
}
