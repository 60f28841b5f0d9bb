//! What the computer decides, thought about beside the window.

use std::hash::{Hash, Hasher};
use std::sync::Mutex;

use ball_ai::{Level, Limits, Player};
use ball_rules::{Decision, Match};
use bevy::prelude::*;

use crate::background::{Background, Heard};
use crate::wake::Alarm;

/// Where opponents come from: a level and a seed make one. Tests put slower or stranger ones here.
#[derive(Resource, Clone, Copy)]
pub struct Trainer(pub fn(Level, u64) -> Box<dyn Player + Send>);

impl Default for Trainer {
    fn default() -> Trainer {
        Trainer(|level, seed| level.player(seed))
    }
}

/// An opponent that has been trained, and for which level.
struct Trained {
    level: Level,
    player: Box<dyn Player + Send>,
}

/// What the computer is thinking about.
#[derive(Resource, Default)]
pub(super) struct Thinking {
    thought: Background<(Option<Decision>, Trained)>,
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
        self.thought.is_thinking() || self.decision.is_some()
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
        if !self.thought.is_thinking() {
            return;
        }
        match self.thought.hear() {
            Heard::Answer((decision, trained)) => {
                self.decision = decision;
                if let Ok(mut kept) = self.kept.lock() {
                    *kept = Some(trained);
                }
                self.thought.forget();
            }
            Heard::Nothing => {}
            Heard::Ended => self.decision = self.fallback,
        }
    }

    /// Begins to think about `game`.
    pub(super) fn ask(&mut self, game: &Match, level: Level, trainer: &Trainer, alarm: &Alarm) {
        self.forget();
        let kept = self.kept.get_mut().ok().and_then(Option::take).filter(|trained| trained.level == level);
        let game = game.clone();
        let legal = game.position().decisions(game.rules());
        self.fallback = legal.last().copied();
        let mut trained = kept.unwrap_or_else(|| Trained { level, player: (trainer.0)(level, seed(&game)) });
        self.thought.begin(alarm, move |stop, tell| {
            let decision = trained.player.decide(&game, Limits::default(), stop, &mut |_| {});
            // Whatever it is that answers, only what is legal is passed on.
            tell((decision.filter(|decision| legal.contains(decision)).or(legal.last().copied()), trained));
        });
    }

    /// Ends what is being thought about; its answer lands nowhere.
    pub(super) fn forget(&mut self) {
        self.thought.forget();
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
