//! All really different ways to do a task, found by trying every decision of the turn.

use std::collections::{BTreeMap, HashSet, VecDeque};

use ball_rules::{Decision, Label};

use crate::lesson::Task;
use crate::lesson_run::{Progress, State};

/// What a way does, order and squares aside: how often each piece does each kind of thing.
type Signature = BTreeMap<(Option<Label>, u8), u8>;

/// The acting piece and a number for the kind of decision; `None` for what the turn does anyway.
fn part(decision: Decision) -> Option<(Option<Label>, u8)> {
    let kind = match decision {
        Decision::Move { .. } => 0,
        Decision::Stack { .. } => 1,
        Decision::Dodge { .. } => 2,
        Decision::TacticalDodge { .. } => 3,
        Decision::HandOff { .. } => 4,
        Decision::ShortPass { .. } => 5,
        Decision::LongPass { .. } => 6,
        Decision::Convert => 7,
        Decision::Card { card, .. } => 8 + u8::try_from(card.index()).unwrap_or(u8::MAX - 8),
        Decision::EndPhase | Decision::StandUp { .. } | Decision::Release(_) => return None,
    };
    Some((decision.piece(), kind))
}

fn contains(whole: &Signature, part: &Signature) -> bool {
    part.iter().all(|(key, count)| whole.get(key).is_some_and(|have| have >= count))
}

impl Task {
    /// A shortest way for each set of things to do that reaches the goal and has nothing in vain.
    ///
    /// Ways that differ only in squares or in the order of decisions count as one. The search ends with `most` ways;
    /// `None` where `limit` states do not settle how many there are.
    pub fn different_ways(&self, most: usize, limit: usize) -> Option<Vec<Vec<Decision>>> {
        let first = self.first();
        let mut seen: HashSet<(State, Signature)> = HashSet::new();
        let mut found: Vec<(Signature, Vec<Decision>)> = Vec::new();
        let mut open = VecDeque::from([(first, Signature::new(), Vec::new())]);
        while let Some((state, signature, line)) = open.pop_front() {
            if found.len() >= most {
                break;
            }
            if seen.len() > limit {
                return None;
            }
            for decision in state.decisions() {
                let mut longer = signature.clone();
                if let Some(part) = part(decision) {
                    *longer.entry(part).or_insert(0) += 1;
                }
                if found.iter().any(|(done, _)| contains(&longer, done)) {
                    continue;
                }
                let mut after = state.clone();
                after.play(self, decision);
                if !seen.insert((after.clone(), longer.clone())) {
                    continue;
                }
                let mut way: Vec<Decision> = line.clone();
                way.push(decision);
                match after.progress(self) {
                    Progress::Done => {
                        found.retain(|(done, _)| !contains(done, &longer));
                        found.push((longer, way));
                    }
                    Progress::Going => open.push_back((after, longer, way)),
                    Progress::Failed(_) => {}
                }
            }
        }
        Some(found.into_iter().map(|(_, way)| way).collect())
    }
}
