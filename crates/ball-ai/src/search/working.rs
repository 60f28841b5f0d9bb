//! The limits of a search, what it counts, and the line that it found.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use ball_rules::{Decision, Phase, Position, Ruleset};

use super::{Search, Style};
use crate::order::Order;
use crate::player::Stop;
use crate::scoring::Scoring;
use crate::table::{Transpositions, code};
use crate::weights::Weights;

impl Search {
    pub(crate) fn new(rules: &Ruleset, weights: Weights, style: Style, table: Arc<Transpositions>) -> Search {
        Search {
            weights,
            style,
            table,
            scoring: Scoring::new(rules),
            order: Order::default(),
            path: Vec::new(),
            history: HashMap::new(),
            nodes: 0,
            told_nodes: 0,
            most_nodes: u64::MAX,
            deadline: None,
            stop: Stop::default(),
            ended: false,
        }
    }

    /// Begins anew with counting, within these limits.
    pub(crate) fn begin(&mut self, most_nodes: u64, deadline: Option<Instant>, stop: &Stop) {
        self.nodes = 0;
        self.told_nodes = 0;
        self.scoring.nodes = 0;
        self.most_nodes = most_nodes;
        self.deadline = deadline;
        self.stop = stop.clone();
        self.scoring.ends_with(stop, deadline);
        self.ended = false;
        self.path.clear();
        self.order.age();
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

    /// Decisions played out since it was last asked.
    pub(crate) fn take_new_nodes(&mut self) -> u64 {
        let new = self.nodes() - self.told_nodes;
        self.told_nodes += new;
        new
    }

    /// Whether a limit was reached or the search stopped; values are worthless from then on.
    pub(crate) fn ended(&self) -> bool {
        self.ended
    }

    /// Whether to stop at once, asked from outside.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_stopped() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    pub(super) fn check(&mut self) {
        self.nodes += 1;
        if self.nodes() >= self.most_nodes || (self.nodes.is_multiple_of(64) && self.is_stopped()) {
            self.ended = true;
        }
    }

    /// How the table has it go on from `position`, at most `turns` turns.
    pub(crate) fn line(&self, rules: &Ruleset, position: &Position, turns: u8) -> Vec<Decision> {
        let (mut at, mut line, mut passed) = (*position, Vec::new(), 0);
        while passed < turns && at.winner().is_none() {
            let spent = at.phase() == Phase::Action && at.pa() == 0;
            let best = self.table.get(at.key()).map_or(0, |entry| entry.best);
            let known = at.decisions(rules).into_iter().find(|&decision| code(decision) == best);
            let Some(decision) = known.or_else(|| spent.then_some(Decision::EndPhase)) else { break };
            let side = at.side();
            at.play(rules, decision, &mut ());
            line.push(decision);
            passed += u8::from(at.side() != side);
        }
        line
    }
}
