//! What a player overlooks, as people do: chains of hand-offs, dodges that steal, combinations of cards.

use ball_rules::{Ball, Decision, Position, Ruleset};

/// What a player sees and how closely it tells turns apart. All by chance numbers that follow from `seed` and the
/// position, so the same position gets the same answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mind {
    /// Where its chance numbers begin.
    pub seed: u64,
    /// Turns that are worth so much less than the best are taken for as good, in hundredths of a row; 0 for the best.
    pub margin: i32,
    /// In how many of 100 cases it overlooks a dodge that takes the ball, a second hand-off of a turn or a card.
    pub overlooks: u8,
    /// Never overlooks a touchdown this turn, nor lets the other coach score next turn where that can be avoided.
    pub careful: bool,
}

/// SplitMix64's way to mix the bits of a number.
fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

impl Mind {
    /// Whether it thinks of `decision` at all.
    pub(crate) fn sees(&self, _rules: &Ruleset, from: &Position, decision: Decision) -> bool {
        if self.overlooks == 0 {
            return true;
        }
        let hard = match decision {
            Decision::Dodge { target, .. } => {
                matches!(from.ball(), Ball::Carried(id) if id.team != from.side()) && target == from.ball_square()
            }
            Decision::TacticalDodge { .. } => matches!(from.ball(), Ball::Carried(id) if id.team != from.side()),
            // The first hand-off of a turn comes before anything was spent.
            Decision::HandOff { .. } => from.pa() < 2,
            Decision::Card { .. } => true,
            _ => false,
        };
        !hard || mixed(self.seed ^ from.key() ^ decision_number(decision)) % 100 >= u64::from(self.overlooks)
    }

    /// Whether it thinks of every decision of a touchdown.
    pub(crate) fn sees_line(&self, rules: &Ruleset, position: &Position, line: &[Decision]) -> bool {
        if self.careful {
            return true;
        }
        let mut at = *position;
        line.iter().all(|&decision| {
            let sees = self.sees(rules, &at, decision);
            at.play(rules, decision, &mut ());
            sees
        })
    }

    /// What the choice numbered `index` is taken to be worth more, 0 up to the margin.
    pub(crate) fn noise(&self, position: &Position, index: usize) -> i32 {
        (mixed(self.seed ^ position.key().rotate_left(17) ^ index as u64) % (self.margin.max(1) as u64)) as i32
    }
}

/// A number that tells decisions apart well enough for chance.
fn decision_number(decision: Decision) -> u64 {
    let piece = decision.piece().map_or(0, |piece| piece.index() as u64 + 1);
    let to = match decision {
        Decision::Dodge { exit, .. } => exit.index() as u64,
        Decision::TacticalDodge { to, push, .. } => (to.index() * 128 + push.index()) as u64,
        Decision::HandOff { receiver, .. } => receiver.index() as u64,
        Decision::Card { card, .. } => card.index() as u64,
        _ => 0,
    };
    piece << 32 | to
}
