//! A solver for exercises: a touchdown in so many turns, whatever the defence.

use std::collections::HashMap;
use std::ops::ControlFlow;

use ball_rules::{Decision, Phase, Position, Ruleset};

use crate::player::Stop;
use crate::scoring::Scoring;

/// What [`solve_touchdown`] found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution {
    /// The side to act scores by these decisions, or, where it takes more than a turn, whatever the other coach does
    /// after these decisions.
    Found(Vec<Decision>),
    /// There is no such touchdown.
    None,
    /// The limit came before an answer.
    Unknown,
}

/// Whether the side to act scores within `turns` of its own turns, the one in progress being the first, whatever the
/// other coach does. At most `nodes` decisions are played out. Exact for 1 and 2 turns; more are answered too, but
/// seldom within reasonable limits.
///
/// ```
/// # use ball_ai::{Solution, solve_touchdown};
/// # use ball_rules::{Position, Ruleset};
/// let rules = Ruleset::house();
/// let position = Position::from_bpn(rules, "bpn1 a A2 aX1 X1G11 X1A1 -").unwrap();
/// assert_eq!(solve_touchdown(rules, &position, 1, 100_000), Solution::None);
/// assert!(matches!(solve_touchdown(rules, &position, 2, 10_000_000), Solution::Found(_)));
/// ```
pub fn solve_touchdown(rules: &Ruleset, position: &Position, turns: u8, nodes: u64) -> Solution {
    solve_touchdown_until(rules, position, turns, nodes, &Stop::default())
}

/// [`solve_touchdown`], which ends without an answer once it is stopped.
pub fn solve_touchdown_until(rules: &Ruleset, position: &Position, turns: u8, nodes: u64, stop: &Stop) -> Solution {
    if position.winner().is_some() || turns == 0 {
        return Solution::None;
    }
    let mut solver =
        Solver { rules, scoring: Scoring::new(rules), proved: HashMap::new(), nodes: 0, most: nodes, stop };
    match solver.attack(position, turns) {
        Ok(Some(line)) => Solution::Found(line),
        Ok(None) => Solution::None,
        Err(LimitReached) => Solution::Unknown,
    }
}

/// The limit of nodes came first.
struct LimitReached;

struct Solver<'a> {
    rules: &'a Ruleset,
    scoring: Scoring,
    /// Whether positions at the beginning of a turn are won for the attacker, by the attacker's turns left.
    proved: HashMap<(Position, u8), bool>,
    nodes: u64,
    most: u64,
    stop: &'a Stop,
}

impl Solver<'_> {
    fn count(&mut self) -> Result<(), LimitReached> {
        self.nodes += 1;
        if self.nodes + self.scoring.nodes > self.most || self.stop.is_stopped() { Err(LimitReached) } else { Ok(()) }
    }

    /// Whether `position`'s side scores this turn.
    fn scores(&mut self, position: &Position) -> Result<bool, LimitReached> {
        let left = self.most.saturating_sub(self.nodes + self.scoring.nodes);
        self.scoring.can_score_within(self.rules, position, left).ok_or(LimitReached)
    }

    /// The decisions by which the side to act scores, or brings about a position that is won in `turns - 1` more.
    fn attack(&mut self, position: &Position, turns: u8) -> Result<Option<Vec<Decision>>, LimitReached> {
        if self.scores(position)? {
            return Ok(self.scoring.touchdown(self.rules, position, 100_000));
        }
        if turns < 2 {
            return Ok(None);
        }
        // Breadth first over the positions of the turn, each with the one before.
        let mut steps: Vec<(Position, usize, Decision)> = vec![(*position, 0, Decision::EndPhase)];
        let mut seen = std::collections::HashSet::from([*position]);
        let mut next = 0;
        while let Some(&(from, ..)) = steps.get(next) {
            for decision in from.decisions(self.rules) {
                let mut after = from;
                after.play(self.rules, decision, &mut ());
                self.count()?;
                if !seen.insert(after) {
                    continue;
                }
                if after.side() == position.side() {
                    steps.push((after, next, decision));
                } else if self.holds(&after, turns - 1)? {
                    let mut line = vec![decision];
                    let mut at = next;
                    while at != 0 {
                        let Some(&(_, before, by)) = steps.get(at) else { break };
                        line.push(by);
                        at = before;
                    }
                    line.reverse();
                    return Ok(Some(line));
                }
            }
            next += 1;
        }
        Ok(None)
    }

    /// Whether the attacker scores within `turns` more turns whatever the side to act does now.
    fn holds(&mut self, position: &Position, turns: u8) -> Result<bool, LimitReached> {
        if let Some(&proved) = self.proved.get(&(*position, turns)) {
            return Ok(proved);
        }
        let proved = self.refute(position, turns)?;
        self.proved.insert((*position, turns), proved);
        Ok(proved)
    }

    fn refute(&mut self, position: &Position, turns: u8) -> Result<bool, LimitReached> {
        // Doing nothing is a defence that most attacks fail to.
        let mut idle = *position;
        if idle.phase() == Phase::Action {
            idle.play(self.rules, Decision::EndPhase, &mut ());
            if idle.side() != position.side() && self.attack_exists(&idle, turns)?.is_none() {
                return Ok(false);
            }
        }
        if self.scores(position)? {
            return Ok(false);
        }
        let mut seen = std::collections::HashSet::from([*position]);
        let mut open = vec![*position];
        while let Some(from) = open.pop() {
            let mut afters = Vec::new();
            let _ = from.visit_decisions(self.rules, |decision| {
                let mut after = from;
                after.play(self.rules, decision, &mut ());
                afters.push(after);
                ControlFlow::<()>::Continue(())
            });
            for after in afters {
                self.count()?;
                if !seen.insert(after) {
                    continue;
                }
                if after.side() == position.side() {
                    open.push(after);
                } else if self.attack_exists(&after, turns)?.is_none() {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// [`Solver::attack`], without its line where one turn is enough to know.
    fn attack_exists(&mut self, position: &Position, turns: u8) -> Result<Option<Vec<Decision>>, LimitReached> {
        if turns == 1 { Ok(self.scores(position)?.then(Vec::new)) } else { self.attack(position, turns) }
    }
}
