//! A task being played: how far it is, hints, undo and restart. Headless; whoever shows it may keep the match itself
//! and only ask [`Task::judge`].

use std::collections::{HashMap, VecDeque};

use ball_rules::{Decision, Event, Match, Phase, PlayError, Position, Ruleset, Undone};

use crate::goal::{Goal, Tally, deeds};
use crate::lesson::Task;

/// The turn passed, or the other coach would act, before the goal was reached.
const TURN_OVER: &str = "lesson-failed-turn-over";
/// The goal was a safe position, and the opponent can score.
const NOT_SAFE: &str = "lesson-failed-not-safe";
/// A touchdown ended the game although the task asked for something else.
const SCORED: &str = "lesson-failed-scored";
/// The texts that say why an attempt failed, and those of hints that name a decision or none.
pub(crate) const KEYS: [&str; 5] = [TURN_OVER, NOT_SAFE, SCORED, Hint::DECISION_KEY, Hint::TAKE_BACK_KEY];

/// The most positions that a search for a hint looks at.
const HINT_POSITIONS: usize = 60_000;

/// How far a task is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    /// The learner has decisions to take.
    Going,
    /// The goal is reached.
    Done,
    /// It can only be taken back or started again; the text with this key says why.
    Failed(&'static str),
}

/// A hint on how to go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// The text with this key.
    Text(String),
    /// This decision leads on. Words for it are made from the decision.
    Decide(Decision),
    /// From here the goal is out of reach: take back or start again.
    TakeBack,
}

impl Hint {
    /// The text around the words for a decision, `$decision`.
    pub const DECISION_KEY: &str = "lesson-hint-decision";
    /// The text that asks to take back or to start again; `$undo` is the key or button.
    pub const TAKE_BACK_KEY: &str = "lesson-hint-take-back";
}

/// The state of a task after some decisions.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    position: Position,
    tally: Tally,
}

impl State {
    /// What can be decided now.
    pub(crate) fn decisions(&self) -> Vec<Decision> {
        self.position.decisions(Ruleset::house())
    }

    /// Plays a legal decision and counts what it does.
    pub(crate) fn play(&mut self, task: &Task, decision: Decision) {
        let (rules, team) = (Ruleset::house(), self.position.side());
        let mut events: Vec<Event> = Vec::new();
        self.position.play(rules, decision, &mut events);
        task.goal.count(&mut self.tally, task.learner(), &deeds(decision, &events, team));
    }

    /// How far the task is here.
    pub(crate) fn progress(&self, task: &Task) -> Progress {
        let (now, learner) = (&self.position, task.learner());
        if task.goal.is_met(Ruleset::house(), learner, now, &self.tally) {
            Progress::Done
        } else if now.phase() == Phase::Over {
            Progress::Failed(SCORED)
        } else if now.side() == learner {
            Progress::Going
        } else if task.goal.asks(&Goal::Safe) {
            Progress::Failed(NOT_SAFE)
        } else {
            Progress::Failed(TURN_OVER)
        }
    }
}

impl Task {
    /// The state at the start.
    pub(crate) fn first(&self) -> State {
        let mut state = State { position: self.start, tally: Tally::default() };
        self.goal.count(&mut state.tally, self.learner(), &[]);
        state
    }

    /// The state after `game`, and how far the task was when it was done, failed or ended.
    fn follow(&self, game: &Match) -> (State, Progress) {
        let mut state = self.first();
        let mut progress = state.progress(self);
        for played in game.played() {
            if progress != Progress::Going {
                break;
            }
            state.play(self, played.decision);
            progress = state.progress(self);
        }
        (state, progress)
    }

    /// How far the task is in a match that began as [`Task::new_match`].
    ///
    /// Where the goal is [`Goal::Safe`] and the turn has passed, the opponent's whole turn is searched, which takes
    /// milliseconds: ask after a change, not every frame.
    pub fn judge(&self, game: &Match) -> Progress {
        self.follow(game).1
    }

    /// The shortest way to the goal from where `game` stands, if there is one. At most `limit` positions are looked at.
    pub fn solve(&self, game: &Match, limit: usize) -> Option<Vec<Decision>> {
        let (start, progress) = self.follow(game);
        if progress != Progress::Going {
            return (progress == Progress::Done).then(Vec::new);
        }
        let mut from: HashMap<State, Option<(State, Decision)>> = HashMap::from([(start.clone(), None)]);
        let mut open = VecDeque::from([start]);
        while let Some(state) = open.pop_front() {
            for decision in state.decisions() {
                let mut after = state.clone();
                after.play(self, decision);
                if from.contains_key(&after) {
                    continue;
                }
                let progress = after.progress(self);
                if progress == Progress::Done {
                    let mut way = vec![decision];
                    let mut at = &state;
                    while let Some(Some((before, decision))) = from.get(at) {
                        way.push(*decision);
                        at = before;
                    }
                    way.reverse();
                    return Some(way);
                }
                from.insert(after.clone(), Some((state.clone(), decision)));
                if from.len() > limit {
                    return None;
                }
                if progress == Progress::Going {
                    open.push_back(after);
                }
            }
        }
        None
    }

    /// The hint of this stage, from 1: texts first, then a decision that leads on from where `game` stands.
    pub fn hint(&self, game: &Match, stage: u8) -> Hint {
        if stage <= self.text_hints {
            return Hint::Text(self.hint_key(stage.max(1)));
        }
        let played: Vec<Decision> = game.played().iter().map(|played| played.decision).collect();
        let listed = self.ways.iter().find_map(|way| way.strip_prefix(played.as_slice())?.first().copied());
        let next = listed.or_else(|| self.solve(game, HINT_POSITIONS)?.first().copied());
        next.map_or(Hint::TakeBack, Hint::Decide)
    }
}

/// A task being played, with the match and the hints used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonRun {
    task: Task,
    game: Match,
    hints: u8,
}

impl LessonRun {
    /// The task at its start.
    pub fn new(task: &Task) -> LessonRun {
        LessonRun { task: task.clone(), game: task.new_match(), hints: 0 }
    }

    /// What is to be done.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// How many stages of hints have been shown since the task was opened; starting again keeps them.
    pub fn hints(&self) -> u8 {
        self.hints
    }

    /// How far the task is.
    pub fn progress(&self) -> Progress {
        self.task.judge(&self.game)
    }

    /// Plays a decision of the learner's and tells what happened.
    ///
    /// # Errors
    /// When the rules refuse it, or nothing more is to be played because the task is done or has failed.
    pub fn play(&mut self, decision: Decision) -> Result<Vec<Event>, PlayError> {
        if self.progress() != Progress::Going {
            return Err(PlayError::MatchOver);
        }
        self.game.play(decision)
    }

    /// Takes the last decision back.
    pub fn undo(&mut self) -> Option<Decision> {
        match self.game.undo()? {
            Undone::Decision(decision) => Some(decision),
            Undone::Result(_) => None,
        }
    }

    /// Starts again.
    pub fn restart(&mut self) {
        self.game = self.task.new_match();
    }

    /// The next hint; the last stage, a decision, can be asked for again and again.
    pub fn hint(&mut self) -> Hint {
        self.hints = (self.hints + 1).min(self.task.text_hints + 1);
        self.task.hint(&self.game, self.hints)
    }
}
