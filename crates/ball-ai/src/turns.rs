//! All turns that can be played from a position, different orders of the same actions counted once.

use std::ops::ControlFlow;

use ball_rules::{Decision, Phase, Position, Ruleset};

use crate::seen::Seen;

/// One way to play on: up to the end of the action phase, or one decision of the unlock phase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    /// The position that it leads to.
    pub(crate) after: Position,
    /// The step that it ends with.
    step: usize,
    last: Decision,
}

/// The turns from a position, and how each is played.
#[derive(Debug)]
pub(crate) struct Turns {
    /// Positions on the way, each with the one before and the decision between.
    steps: Vec<(Position, usize, Decision)>,
    pub(crate) all: Vec<Turn>,
    /// Whether there were too many to list.
    pub(crate) cut: bool,
}

impl Turns {
    /// The turns from `position`, shorter ones first; of positions on the way at most `most` are gone on from.
    /// Touchdowns are left out. `wanted` says of a decision whether it is considered; once `enough` says so, no more turns
    /// are listed.
    pub(crate) fn list(
        rules: &Ruleset,
        position: &Position,
        most: usize,
        wanted: &mut dyn FnMut(&Position, Decision) -> bool,
        enough: &mut dyn FnMut() -> bool,
    ) -> Turns {
        let mut turns = Turns { steps: vec![(*position, 0, Decision::EndPhase)], all: Vec::new(), cut: false };
        let mut seen = Seen::default();
        let mut next = 0;
        while let Some(&(from, ..)) = turns.steps.get(next) {
            if next % 64 == 63 && enough() {
                turns.cut = true;
                break;
            }
            let _ = from.visit_decisions(rules, |decision| {
                let mut after = from;
                after.play(rules, decision, &mut ());
                if after.winner().is_some() {
                    return ControlFlow::<()>::Continue(());
                }
                let ends = decision == Decision::EndPhase || from.phase() == Phase::Unlock;
                if ends {
                    turns.all.push(Turn { after, step: next, last: decision });
                } else if turns.steps.len() >= most {
                    turns.cut = true;
                } else if wanted(&from, decision) && seen.insert(after.key()) {
                    turns.steps.push((after, next, decision));
                }
                ControlFlow::Continue(())
            });
            next += 1;
        }
        turns
    }

    /// The positions and decisions of `turn`, from the first one.
    pub(crate) fn line(&self, turn: &Turn) -> Vec<(Position, Decision)> {
        let mut line = Vec::new();
        let (mut at, mut decision) = (turn.step, turn.last);
        while let Some(&(position, before, by)) = self.steps.get(at) {
            line.push((position, decision));
            if at == 0 {
                break;
            }
            (at, decision) = (before, by);
        }
        line.reverse();
        line
    }
}
