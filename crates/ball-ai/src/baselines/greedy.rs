//! An opponent that looks at its own turn alone.

use std::collections::HashSet;
use std::time::Instant;

use ball_rules::{Decision, Match, Phase, Position, Ruleset};

use super::worth;
use crate::{Info, Limits, Player, Score, Stop};

/// Decisions that are played out for a turn when no limit is given.
const NODES: u64 = 100_000;
/// More are never played out, to bound the memory.
const MOST_NODES: u64 = 3_000_000;
/// What a touchdown is worth: more than any ground.
const TOUCHDOWN: i32 = 1_000_000;

/// Plays the turn after which it stands best, by the evaluation, and sees nothing of the answer.
///
/// Turns are enumerated in order of their length, each position once, until the limit: 100 000 decisions played out if
/// none is set.
#[derive(Clone, Debug, Default)]
pub struct GreedyTurn {
    /// The rest of the turn that it chose, each decision with the position for which it is meant.
    plan: Vec<(Position, Decision)>,
}

impl GreedyTurn {
    /// A greedy player.
    pub const fn new() -> GreedyTurn {
        GreedyTurn { plan: Vec::new() }
    }
}

impl Player for GreedyTurn {
    fn name(&self) -> &str {
        "greedy"
    }

    fn decide(&mut self, game: &Match, limits: Limits, stop: &Stop, report: &mut dyn FnMut(&Info)) -> Option<Decision> {
        if game.result().is_some() {
            return None;
        }
        let here = *game.position();
        if let Some(&(_, decision)) = self.plan.iter().find(|(position, _)| *position == here) {
            return Some(decision);
        }
        let begin = Instant::now();
        let mut turns = Turns::new(here);
        turns.visit(game.rules(), limits, stop, begin);
        self.plan = turns.best_line();
        let (_, first) = *self.plan.first()?;
        report(&Info {
            turns: 1,
            nodes: turns.nodes,
            time: begin.elapsed(),
            rank: 1,
            score: turns.score(game.rules()),
            line: self.plan.iter().map(|&(_, decision)| decision).collect(),
        });
        Some(first)
    }

    fn new_match(&mut self) {
        self.plan.clear();
    }
}

/// A position of the turn, and how it came about.
struct Step {
    position: Position,
    before: usize,
    decision: Decision,
}

/// The turns that begin at one position.
struct Turns {
    steps: Vec<Step>,
    seen: HashSet<u64>,
    nodes: u64,
    /// The step of the best end so far: of a whole turn, or of a part if no turn has come to its end.
    best: usize,
    best_worth: Option<i32>,
}

impl Turns {
    fn new(start: Position) -> Turns {
        // The first step's decision stands for none.
        let root = Step { position: start, before: 0, decision: Decision::EndPhase };
        Turns { steps: vec![root], seen: HashSet::from([start.key()]), nodes: 0, best: 0, best_worth: None }
    }

    /// Plays everything out in order of length, until a limit comes.
    fn visit(&mut self, rules: &Ruleset, limits: Limits, stop: &Stop, begin: Instant) {
        let team = self.steps[0].position.side();
        let unlimited = limits.time.is_none() && !limits.infinite;
        let most = limits.nodes.unwrap_or(if unlimited { NODES } else { MOST_NODES }).min(MOST_NODES);
        let mut next = 0;
        while next < self.steps.len() {
            let late = limits.time.is_some_and(|time| begin.elapsed() >= time);
            if next > 0 && (self.nodes >= most || late || stop.is_stopped()) {
                break;
            }
            let here = self.steps[next].position;
            if here.side() == team && here.phase() != Phase::Over {
                for decision in here.decisions(rules) {
                    let mut position = here;
                    position.play(rules, decision, &mut ());
                    self.nodes += 1;
                    if self.seen.insert(position.key()) {
                        self.steps.push(Step { position, before: next, decision });
                        self.rate(rules, self.steps.len() - 1);
                    }
                }
            }
            next += 1;
        }
    }

    /// Keeps the end of a turn if it is the best so far. Shorter turns come first, so they win ties.
    fn rate(&mut self, rules: &Ruleset, step: usize) {
        let team = self.steps[0].position.side();
        let position = &self.steps[step].position;
        let value = match position.winner() {
            Some(winner) if winner == team => TOUCHDOWN,
            Some(_) => -TOUCHDOWN,
            None if position.side() != team => worth(rules, position, team),
            None => return,
        };
        if self.best_worth.is_none_or(|best| value > best) {
            (self.best, self.best_worth) = (step, Some(value));
        }
    }

    /// The decisions of the best turn. Where the limit came before any turn ended, the first decision found.
    fn best_line(&self) -> Vec<(Position, Decision)> {
        let mut line = Vec::new();
        let mut at = if self.best_worth.is_some() { self.best } else { 1.min(self.steps.len() - 1) };
        while at != 0 {
            let step = &self.steps[at];
            line.push((self.steps[step.before].position, step.decision));
            at = step.before;
        }
        line.reverse();
        line
    }

    fn score(&self, rules: &Ruleset) -> Score {
        match self.best_worth {
            Some(TOUCHDOWN) => Score::ScoresIn(1),
            Some(value) => Score::Points(value),
            None => Score::Points(worth(rules, &self.steps[0].position, self.steps[0].position.side())),
        }
    }
}
