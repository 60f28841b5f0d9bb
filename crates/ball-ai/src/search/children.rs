//! The decisions of a position: what is tried first, all of them with their looks, and the best of the rest.

use std::ops::ControlFlow;

use ball_rules::{Decision, Phase, Position, Ruleset};

use super::Search;
use super::value::INFINITE;
use crate::evaluate::evaluate;
use crate::table::code;

/// A decision, where it leads and how good that looks.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub(super) look: i32,
    pub(super) decision: Decision,
    pub(super) after: Position,
}

/// Decisions that are tried before the others are looked at.
#[derive(Clone, Copy, Default)]
pub(super) struct Tried {
    pub(super) children: [Option<Child>; 2],
    pub(super) count: usize,
}

impl Tried {
    pub(super) fn children(&self) -> impl Iterator<Item = Child> + use<> {
        self.children.into_iter().flatten()
    }

    pub(super) fn has(&self, decision: Decision) -> bool {
        self.children.iter().flatten().any(|child| child.decision == decision)
    }
}

impl Search {
    /// The decisions that are tried first: the best one known, and what cut last at this place.
    pub(super) fn early(&self, rules: &Ruleset, position: &Position, known: u32, turn: i32) -> Tried {
        let mut tried = Tried::default();
        let killer = self.order.killer(position, turn);
        if known == 0 && killer == 0 {
            return tried;
        }
        let mut found = [None; 2];
        let _ = position.visit_decisions(rules, |decision| {
            let number = code(decision);
            if number == known {
                found[0] = Some(decision);
            } else if number == killer {
                found[1] = Some(decision);
            }
            ControlFlow::<()>::Continue(())
        });
        for decision in found.into_iter().flatten() {
            let mut after = *position;
            after.play(rules, decision, &mut ());
            tried.children[tried.count] = Some(Child { look: 0, decision, after });
            tried.count += 1;
        }
        tried
    }

    /// Every decision with a look at where it leads; the `known` best one looks best.
    pub(super) fn children(&mut self, rules: &Ruleset, position: &Position, known: u32, turn: i32) -> Vec<Child> {
        let mut children = Vec::with_capacity(64);
        let side = position.side();
        let weights = &self.weights;
        let order = &self.order;
        // Most often there is nothing left to do but to end the phase, and then its look does not matter.
        let alone = position.phase() == Phase::Action && position.pa() == 0 && has_one_decision(rules, position);
        let _ = position.visit_decisions(rules, |decision| {
            let mut after = *position;
            after.play(rules, decision, &mut ());
            let look = if known != 0 && known == code(decision) {
                INFINITE
            } else if alone {
                0
            } else {
                let look = evaluate(rules, weights, &after);
                let look = if after.side() == side { look } else { -look };
                look + order.bonus(position, decision, turn)
            };
            children.push(Child { look, decision, after });
            ControlFlow::<()>::Continue(())
        });
        self.nodes += children.len() as u64;
        children
    }
}

/// How many ways to go on with unlocking are looked at. One task is resolved after the other: only the ways of the piece
/// with the best one stay among the `children`.
pub(super) fn unlock_width(children: &mut Vec<Child>, width: usize, depth: i8) -> usize {
    let Some(best) = take_best(children, 0) else { return 0 };
    let all = children.len();
    children.retain(|child| child.decision.piece() == best.decision.piece());
    let width = if depth > 1 { width } else { width / 2 };
    if children.len() < all { (width / 2).max(1) } else { width.max(1) }
}

/// Whether only one decision is legal.
pub(super) fn has_one_decision(rules: &Ruleset, position: &Position) -> bool {
    let mut count = 0;
    let _ = position.visit_decisions(rules, |_| {
        count += 1;
        if count > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    count == 1
}

/// Brings the best of the children from `index` on to `index`.
pub(super) fn take_best(children: &mut [Child], index: usize) -> Option<Child> {
    let rest = children.get(index..)?;
    // The first of equals, so that nothing hangs on how the search for the best goes.
    let mut best = 0;
    for (i, child) in rest.iter().enumerate() {
        if child.look > rest[best].look {
            best = i;
        }
    }
    let child = *rest.get(best)?;
    children.swap(index, index + best);
    Some(child)
}
