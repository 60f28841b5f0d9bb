//! Whether the side to act can score this turn, and how: exact, and fast enough to ask at every turn of a search.
//!
//! A turn is searched decision by decision. Two things keep that short: positions reached before are not searched
//! again, and a bound (`may_score`) drops positions from which the ball cannot get into the end zone any more. The bound
//! is optimistic: it may say "perhaps" where the answer is no, never "no" where it is yes.

mod ball;
mod bounds;
mod cards;
mod field;
mod groups;
mod hand;

use std::ops::ControlFlow;
use std::time::Instant;

use ball_rules::{Decision, Mode, Position, Ruleset};

use crate::player::Stop;
use crate::seen::Seen;
use bounds::Bounds;
use cards::Scratch;
use groups::Groups;

/// The fewest decisions with which the side to act scores this turn: 1 for a touchdown at once, `None` where there is
/// none this turn.
///
/// ```
/// # use ball_ai::scoring_distance;
/// # use ball_rules::{Position, Ruleset};
/// let rules = Ruleset::house();
/// let near = Position::from_bpn(rules, "bpn1 a A2 aX1 X1G13 X1C3 -").unwrap();
/// assert_eq!(scoring_distance(rules, &near), Some(2));
/// let far = Position::from_bpn(rules, "bpn1 a A2 aX1 X1G11 X1C3 -").unwrap();
/// assert_eq!(scoring_distance(rules, &far), None);
/// ```
pub fn scoring_distance(rules: &Ruleset, position: &Position) -> Option<usize> {
    touchdown_this_turn(rules, position).map(|line| line.len())
}

/// A shortest line of decisions with which the side to act scores this turn, the touchdown included.
pub fn touchdown_this_turn(rules: &Ruleset, position: &Position) -> Option<Vec<Decision>> {
    Scoring::new(rules).shortest(position)
}

/// Answers about one turn after another; what it needs is allocated once.
#[derive(Debug)]
pub struct Scoring {
    seen: Seen,
    bounds: Bounds,
    scratch: Box<Scratch>,
    /// Decisions still to be played on the way that is being looked at, one position's after another's.
    open: Vec<Decision>,
    /// Decisions played out so far.
    pub(crate) nodes: u64,
    /// Where to give up.
    last: u64,
    /// The touchdown found last, backwards.
    line: Vec<Decision>,
    /// The touchdowns found last by [`Scoring::can_score_again`], by team.
    last_lines: [Vec<Decision>; 2],
    stop: Stop,
    deadline: Option<Instant>,
}

impl Scoring {
    /// Answers for games by `rules`.
    pub fn new(rules: &Ruleset) -> Scoring {
        Scoring {
            seen: Seen::default(),
            bounds: Bounds::new(rules),
            scratch: Box::default(),
            open: Vec::new(),
            nodes: 0,
            last: u64::MAX,
            line: Vec::new(),
            last_lines: [Vec::new(), Vec::new()],
            stop: Stop::default(),
            deadline: None,
        }
    }

    /// Decisions played out so far, over all questions.
    pub fn played_out(&self) -> u64 {
        self.nodes
    }

    /// Gives up from now on when told to stop and at `deadline`.
    pub(crate) fn ends_with(&mut self, stop: &Stop, deadline: Option<Instant>) {
        self.stop = stop.clone();
        self.deadline = deadline;
    }

    fn gives_up(&self) -> bool {
        self.nodes >= self.last
            || self.nodes.is_multiple_of(1 << 10)
                && (self.stop.is_stopped() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline))
    }

    /// Whether the side to act can score this turn.
    pub fn can_score(&mut self, rules: &Ruleset, position: &Position) -> bool {
        self.can_score_within(rules, position, u64::MAX) == Some(true)
    }

    /// Whether the side to act can score this turn; `None` where `nodes` decisions were played out and no touchdown was
    /// found.
    pub fn can_score_within(&mut self, rules: &Ruleset, position: &Position, nodes: u64) -> Option<bool> {
        if position.winner().is_some() || !self.bounds.may_score(rules, position, &mut self.scratch) {
            return Some(false);
        }
        self.seen.clear();
        self.line.clear();
        self.open.clear();
        self.last = self.nodes.saturating_add(nodes);
        match self.search(rules, position) {
            ControlFlow::Break(scored) => scored.then_some(true),
            ControlFlow::Continue(()) => Some(false),
        }
    }

    /// [`Scoring::can_score_within`], which tries the touchdown first that it found last for this side: positions that are
    /// asked about one after another are often alike. Where it gives up the answer is no.
    pub(crate) fn can_score_again(&mut self, rules: &Ruleset, position: &Position, nodes: u64) -> bool {
        let t = position.side() as usize;
        if position.winner().is_some() || !self.bounds.may_score(rules, position, &mut self.scratch) {
            return false;
        }
        if !self.last_lines[t].is_empty() {
            let mut at = *position;
            let same = self.last_lines[t].iter().all(|&decision| {
                let legal = at.is_legal(rules, decision);
                if legal {
                    at.play(rules, decision, &mut ());
                }
                self.nodes += 1;
                legal
            });
            if same && at.winner().is_some() {
                return true;
            }
        }
        let scores = self.can_score_within(rules, position, nodes) == Some(true);
        if scores {
            self.last_lines[t].clear();
            self.last_lines[t].extend(self.line.iter().rev());
        }
        scores
    }

    /// Breaks with whether a touchdown was found, or with false where the limit came first.
    fn search(&mut self, rules: &Ruleset, position: &Position) -> ControlFlow<bool> {
        let begin = self.open.len();
        let Some(mut groups) = Groups::of(&self.bounds, rules, position, &mut self.open) else {
            return position.visit_decisions(rules, |decision| match decision {
                Decision::EndPhase => ControlFlow::Continue(()),
                _ => self.search_after(rules, position, decision),
            });
        };
        let end = self.open.len();
        for index in begin..end {
            let Some(&decision) = self.open.get(index) else { break };
            if !groups.rules_out(&self.bounds, rules, &mut self.scratch, decision) {
                self.search_after(rules, position, decision)?;
            }
        }
        self.open.truncate(begin);
        ControlFlow::Continue(())
    }

    fn search_after(&mut self, rules: &Ruleset, position: &Position, decision: Decision) -> ControlFlow<bool> {
        let mut after = *position;
        after.play(rules, decision, &mut ());
        self.nodes += 1;
        if after.winner().is_some() {
            self.line.push(decision);
            return ControlFlow::Break(true);
        }
        if self.gives_up() {
            return ControlFlow::Break(false);
        }
        if !self.is_new_and_may_score(rules, &after) {
            return ControlFlow::Continue(());
        }
        let found = self.search(rules, &after);
        if found == ControlFlow::Break(true) {
            self.line.push(decision);
        }
        found
    }

    /// Whether a position has not been seen before and a touchdown is not out of the question; the cheaper question comes
    /// first.
    #[inline]
    fn is_new_and_may_score(&mut self, rules: &Ruleset, position: &Position) -> bool {
        let cards = position.mode() == Mode::Cards;
        (!cards || self.seen.insert(position.key()))
            && self.bounds.may_score(rules, position, &mut self.scratch)
            && (cards || self.seen.insert(position.key()))
    }

    /// A line with which the side to act scores this turn: a shortest one, unless that takes more than `nodes`
    /// decisions to find out.
    pub fn touchdown(&mut self, rules: &Ruleset, position: &Position, nodes: u64) -> Option<Vec<Decision>> {
        self.touchdown_within(rules, position, u64::MAX, nodes)
    }

    /// [`Scoring::touchdown`], looking for any at all with at most `most` decisions.
    pub(crate) fn touchdown_within(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        most: u64,
        nodes: u64,
    ) -> Option<Vec<Decision>> {
        if self.can_score_within(rules, position, most) != Some(true) {
            return None;
        }
        let mut line = std::mem::take(&mut self.line);
        line.reverse();
        Some(self.shortest_within(position, nodes).unwrap_or(line))
    }

    /// A shortest line with which the side to act scores this turn.
    pub fn shortest(&mut self, position: &Position) -> Option<Vec<Decision>> {
        self.shortest_within(position, u64::MAX)
    }

    fn shortest_within(&mut self, position: &Position, nodes: u64) -> Option<Vec<Decision>> {
        let last = self.nodes.saturating_add(nodes);
        let rules = &*self.bounds.rules.clone();
        if position.winner().is_some() || !self.bounds.may_score(rules, position, &mut self.scratch) {
            return None;
        }
        self.seen.clear();
        // Breadth first; each entry knows the one that it came from.
        let mut entries: Vec<(Position, usize, Decision)> = vec![(*position, 0, Decision::EndPhase)];
        let mut next = 0;
        while let Some((from, ..)) = entries.get(next) {
            if self.nodes >= last {
                return None;
            }
            let from = *from;
            self.open.clear();
            let mut groups = Groups::of(&self.bounds, rules, &from, &mut self.open);
            if groups.is_none() {
                self.open = from.decisions(rules);
            }
            let open = std::mem::take(&mut self.open);
            let found = open.iter().copied().find(|&decision| {
                let out = match &mut groups {
                    Some(groups) => groups.rules_out(&self.bounds, rules, &mut self.scratch, decision),
                    None => decision == Decision::EndPhase,
                };
                if out {
                    return false;
                }
                let mut after = from;
                after.play(rules, decision, &mut ());
                self.nodes += 1;
                if after.winner().is_some() {
                    return true;
                }
                if self.is_new_and_may_score(rules, &after) {
                    entries.push((after, next, decision));
                }
                false
            });
            self.open = open;
            if let Some(last) = found {
                let mut line = vec![last];
                let mut at = next;
                while at != 0 {
                    let Some(&(_, parent, decision)) = entries.get(at) else { break };
                    line.push(decision);
                    at = parent;
                }
                line.reverse();
                return Some(line);
            }
            next += 1;
        }
        None
    }
}
