//! In which order decisions are looked at: what cut before comes first.

use ball_rules::{Decision, Position};

use crate::table::code;

/// Turns from the root for which cuts are remembered.
const TURNS: usize = 32;
/// Numbers of decisions that are told apart for how often they cut.
const COUNTS: usize = 1 << 12;
/// What a decision that cut at the same place gains in looks.
const KILLER: i32 = 250;
/// The most that one gains that cut elsewhere.
const MOST: i32 = 200;

/// Which decisions cut.
#[derive(Debug)]
pub(crate) struct Order {
    /// By turns from the root and action points left: the two that cut last.
    killers: [[[u32; 2]; 3]; TURNS],
    /// By team and number of the decision.
    counts: [Vec<i32>; 2],
}

impl Default for Order {
    fn default() -> Order {
        Order { killers: [[[0; 2]; 3]; TURNS], counts: [vec![0; COUNTS], vec![0; COUNTS]] }
    }
}

fn stage(position: &Position) -> usize {
    usize::from(position.pa().min(2))
}

impl Order {
    /// A new search begins: what cut at a place is forgotten, what cut anywhere counts less.
    pub(crate) fn age(&mut self) {
        self.killers = [[[0; 2]; 3]; TURNS];
        for count in self.counts.iter_mut().flatten() {
            *count /= 4;
        }
    }

    /// `decision` was good enough.
    pub(crate) fn cut(&mut self, position: &Position, decision: Decision, turn: i32, depth: i8) {
        let number = code(decision);
        if let Some(killers) = self.killers.get_mut(turn as usize) {
            let [first, second] = &mut killers[stage(position)];
            if *first != number {
                (*first, *second) = (number, *first);
            }
        }
        let counts = &mut self.counts[position.side() as usize];
        let weight = i32::from(depth.max(1)) * i32::from(depth.max(1));
        let count = &mut counts[number as usize % COUNTS];
        // The more it has, the less it gains.
        *count += weight * 4 - *count * weight / 256;
    }

    /// The decision that cut last at this place, by its number; 0 for none.
    pub(crate) fn killer(&self, position: &Position, turn: i32) -> u32 {
        self.killers.get(turn as usize).map_or(0, |killers| killers[stage(position)][0])
    }

    /// What `decision` gains in looks.
    pub(crate) fn bonus(&self, position: &Position, decision: Decision, turn: i32) -> i32 {
        let number = code(decision);
        let count = self.counts[position.side() as usize][number as usize % COUNTS].clamp(0, 1024);
        let killer = self.killers.get(turn as usize).is_some_and(|killers| killers[stage(position)].contains(&number));
        count * MOST / 1024 + if killer { KILLER } else { 0 }
    }
}
