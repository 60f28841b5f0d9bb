//! The search of a position, turn by turn.
//!
//! A node is one decision, and the value is negated only where the turn passes. Depth is counted in turns. Touchdowns
//! are answered exactly at the beginning of each turn ([`Scoring`]), so within a turn only the rest is searched:
//! decisions in the order of their evaluation, the most promising ones only ([`Style`] says how many), by principal
//! variation search with a table of positions seen before, which also cuts the different orders of the same actions.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::time::Instant;

use ball_rules::{Decision, Phase, Position, Ruleset};

use crate::evaluate::evaluate;
use crate::player::Stop;
use crate::scoring::Scoring;
use crate::table::{Bound, Transpositions};
use crate::weights::Weights;

/// The score of a touchdown in the turn in progress; one turn later it is 1 less.
pub(crate) const WIN: i32 = 1_000_000;
/// Scores beyond this are touchdowns seen.
pub(crate) const SURE: i32 = WIN - 1_000;
/// Beyond every score.
pub(crate) const INFINITE: i32 = WIN + 1;

/// Decisions after which an answer about a touchdown is given up inside the search.
const SCORING_NODES: u64 = 4_000;

/// How far and how wide a search looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Turns to look ahead at most, the one in progress included.
    pub turns: u8,
    /// Turns to choose from that are looked into deeper.
    pub root: usize,
    /// Decisions looked at where at least two action points are left.
    pub first: usize,
    /// Decisions looked at where one action point is left.
    pub second: usize,
    /// Decisions looked at in the unlock phase, and of those that cost nothing.
    pub unlock: usize,
}

impl Default for Style {
    fn default() -> Style {
        Style { turns: 12, root: 250, first: 16, second: 14, unlock: 4 }
    }
}

/// A decision, where it leads and how good that looks.
#[derive(Clone, Copy)]
struct Child {
    look: i32,
    decision: Decision,
    after: Position,
}

/// What a search works with; kept from one decision to the next.
#[derive(Debug)]
pub(crate) struct Search {
    pub(crate) weights: Weights,
    pub(crate) style: Style,
    pub(crate) table: Transpositions,
    pub(crate) scoring: Scoring,
    /// Keys of the beginnings of turns on the way from the root.
    path: Vec<u64>,
    /// How often each position began a turn in the match.
    pub(crate) history: HashMap<u64, u32>,
    nodes: u64,
    most_nodes: u64,
    deadline: Option<Instant>,
    stop: Stop,
    ended: bool,
}

impl Search {
    pub(crate) fn new(rules: &Ruleset, weights: Weights, style: Style, megabytes: usize) -> Search {
        Search {
            weights,
            style,
            table: Transpositions::new(megabytes),
            scoring: Scoring::new(rules),
            path: Vec::new(),
            history: HashMap::new(),
            nodes: 0,
            most_nodes: u64::MAX,
            deadline: None,
            stop: Stop::default(),
            ended: false,
        }
    }

    /// Begins anew with counting, within these limits.
    pub(crate) fn begin(&mut self, most_nodes: u64, deadline: Option<Instant>, stop: &Stop) {
        self.nodes = 0;
        self.scoring.nodes = 0;
        self.most_nodes = most_nodes;
        self.deadline = deadline;
        self.stop = stop.clone();
        self.scoring.ends_with(stop, deadline);
        self.ended = false;
        self.path.clear();
        self.table.age();
    }

    /// Moves the end of the time.
    pub(crate) fn extend(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
        let stop = self.stop.clone();
        self.scoring.ends_with(&stop, deadline);
    }

    /// Ends the search once so many decisions have been played out since [`Search::begin`].
    pub(crate) fn limit_nodes(&mut self, most: u64) {
        self.most_nodes = most;
    }

    /// Decisions played out since [`Search::begin`].
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes + self.scoring.nodes
    }

    /// Whether a limit was reached or the search stopped; values are worthless from then on.
    pub(crate) fn ended(&self) -> bool {
        self.ended
    }

    /// Whether to stop at once, asked from outside.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_stopped() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn check(&mut self) {
        self.nodes += 1;
        if self.nodes() >= self.most_nodes || (self.nodes.is_multiple_of(64) && self.is_stopped()) {
            self.ended = true;
        }
    }

    pub(crate) fn look(&self, rules: &Ruleset, position: &Position) -> i32 {
        evaluate(rules, &self.weights, position)
    }

    /// The value of what follows a decision, for the side that took it: `turn` turns after the root's.
    pub(crate) fn after(
        &mut self,
        rules: &Ruleset,
        before: &Position,
        after: &Position,
        depth: i8,
        window: (i32, i32),
        turn: i32,
    ) -> i32 {
        let (alpha, beta) = window;
        if after.side() == before.side() {
            self.within_turn(rules, after, depth, alpha, beta, turn)
        } else {
            -self.turn(rules, after, depth - 1, -beta, -alpha, turn + 1)
        }
    }

    /// The value of the beginning of a turn for the side to act, `depth` turns deep.
    fn turn(&mut self, rules: &Ruleset, position: &Position, depth: i8, alpha: i32, beta: i32, turn: i32) -> i32 {
        self.check();
        if self.ended {
            return 0;
        }
        let key = position.key();
        // The third time is a draw (R1.11); who comes back once on the way can come back again.
        if self.path.contains(&key) || self.history.get(&key).is_some_and(|&times| times >= 2) {
            return 0;
        }
        if depth <= 0 {
            let look = self.look(rules, position);
            // A touchdown would only raise it.
            return if look < beta && self.scores(rules, position) { WIN - turn } else { look };
        }
        if let Some(value) = self.known(key, depth, alpha, beta, turn) {
            return value;
        }
        if self.scores(rules, position) {
            self.table.put(key, i8::MAX, Bound::Exact, WIN, None);
            return WIN - turn;
        }
        self.path.push(key);
        let value = self.within_turn(rules, position, depth, alpha, beta, turn);
        self.path.pop();
        value
    }

    fn scores(&mut self, rules: &Ruleset, position: &Position) -> bool {
        self.scoring.can_score_within(rules, position, SCORING_NODES) == Some(true)
    }

    fn known(&self, key: u64, depth: i8, alpha: i32, beta: i32, turn: i32) -> Option<i32> {
        let entry = self.table.get(key)?;
        if entry.depth < depth {
            return None;
        }
        let value = from_table(entry.value, turn);
        let enough = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        };
        enough.then_some(value)
    }

    /// The value of a position within a turn, for the side to act. There is no touchdown this turn.
    fn within_turn(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        depth: i8,
        mut alpha: i32,
        beta: i32,
        turn: i32,
    ) -> i32 {
        self.check();
        if self.ended {
            return 0;
        }
        let key = position.key();
        let last = position.phase() == Phase::Action && position.pa() == 0;
        if !last && let Some(value) = self.known(key, depth, alpha, beta, turn) {
            return value;
        }
        let known = self.table.get(key).and_then(|entry| entry.best);
        let mut children = self.children(rules, position, known);
        let width = match (position.phase(), position.pa()) {
            (Phase::Action, 2..) => self.style.first,
            (Phase::Action, 1) => self.style.second,
            _ => self.style.unlock,
        };
        let floor = alpha;
        let mut best = -INFINITE;
        let mut best_decision = None;
        for index in 0..children.len().min(width) {
            let Some(child) = take_best(&mut children, index) else { break };
            let value = if index == 0 {
                self.after(rules, position, &child.after, depth, (alpha, beta), turn)
            } else {
                let value = self.after(rules, position, &child.after, depth, (alpha, alpha + 1), turn);
                if value > alpha && value < beta {
                    self.after(rules, position, &child.after, depth, (alpha, beta), turn)
                } else {
                    value
                }
            };
            if self.ended {
                return 0;
            }
            if value > best {
                best = value;
                best_decision = Some(child.decision);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        if !last {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > floor {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.table.put(key, depth, bound, to_table(best, turn), best_decision);
        }
        best
    }

    /// How the table has it go on from `position`, at most `turns` turns.
    pub(crate) fn line(&self, rules: &Ruleset, position: &Position, turns: u8) -> Vec<Decision> {
        let (mut at, mut line, mut passed) = (*position, Vec::new(), 0);
        while passed < turns && at.winner().is_none() {
            let spent = at.phase() == Phase::Action && at.pa() == 0;
            let known = self.table.get(at.key()).and_then(|entry| entry.best);
            let known = known.or_else(|| spent.then_some(Decision::EndPhase));
            let Some(decision) = known.filter(|&decision| at.is_legal(rules, decision)) else { break };
            let side = at.side();
            at.play(rules, decision, &mut ());
            line.push(decision);
            passed += u8::from(at.side() != side);
        }
        line
    }

    /// Every decision with a look at where it leads; the `known` best one looks best.
    fn children(&mut self, rules: &Ruleset, position: &Position, known: Option<Decision>) -> Vec<Child> {
        let mut children = Vec::with_capacity(64);
        let side = position.side();
        let _ = position.visit_decisions(rules, |decision| {
            let mut after = *position;
            after.play(rules, decision, &mut ());
            let look = if known == Some(decision) {
                INFINITE
            } else {
                let look = evaluate(rules, &self.weights, &after);
                if after.side() == side { look } else { -look }
            };
            children.push(Child { look, decision, after });
            ControlFlow::<()>::Continue(())
        });
        self.nodes += children.len() as u64;
        children
    }
}

/// Brings the best of the children from `index` on to `index`.
fn take_best(children: &mut [Child], index: usize) -> Option<Child> {
    let rest = children.get(index..)?;
    // The first of equals, so that nothing hangs on how the search for the best goes.
    let mut best = 0;
    for (i, child) in rest.iter().enumerate() {
        if child.look > rest.get(best)?.look {
            best = i;
        }
    }
    children.swap(index, index + best);
    children.get(index).copied()
}

/// Touchdowns are stored by their distance from the position, not from the root.
fn to_table(value: i32, turn: i32) -> i32 {
    if value >= SURE {
        value + turn
    } else if value <= -SURE {
        value - turn
    } else {
        value
    }
}

fn from_table(value: i32, turn: i32) -> i32 {
    if value >= SURE {
        value - turn
    } else if value <= -SURE {
        value + turn
    } else {
        value
    }
}
