//! What the cards that a coach may still play can bring about.

use ball_rules::{Effect, Ruleset};

use super::field::Scene;

/// What the cards that a coach may still play can bring about, each with the energy that it takes.
#[derive(Clone, Copy, Default)]
pub(super) struct Hand {
    /// A run of exactly so many squares.
    pub(super) run: Option<(usize, u8)>,
    /// A swap at up to this distance; half of its energy, for it moves two pieces.
    pub(super) swap: Option<(usize, u8)>,
    /// To go on with a ball that was taken.
    pub(super) go_on: Option<usize>,
    /// To step onto the loose ball.
    pub(super) scoop: Option<usize>,
    pub(super) stand_up: Option<usize>,
    /// Half of its energy, for a release moves two pieces.
    pub(super) release: Option<usize>,
    /// A hand-off over a network of this reach.
    pub(super) hand_off: Option<(usize, u8)>,
    /// A pass to anywhere, and its action points.
    pub(super) anywhere: Option<(usize, usize)>,
    /// More action points.
    pub(super) more: Option<(usize, u8)>,
    /// What all cards take together.
    pub(super) all: usize,
}

/// The cheaper of two.
fn least(one: Option<usize>, other: usize) -> Option<usize> {
    Some(one.map_or(other, |one| one.min(other)))
}

impl Hand {
    /// The cards that side has left and can pay for with `energy`; `None` without any.
    pub(super) fn of(rules: &Ruleset, scene: &Scene, energy: u8) -> Option<Hand> {
        let mut hand = Hand::default();
        let mut any = false;
        let left = rules.cards().filter(|&(card, _)| scene.has(card)).map(|(_, face)| face);
        for face in left.filter(|face| face.pe <= energy) {
            any = true;
            let cost = usize::from(face.pe);
            hand.all += cost;
            // Two cards with the same effect are taken together at the best that either does.
            let wider = |known: Option<(usize, u8)>, cost: usize, reach: u8| {
                Some(known.map_or((cost, reach), |(c, r)| (c.min(cost), r.max(reach))))
            };
            match face.effect {
                Effect::LiftRestriction => hand.go_on = least(hand.go_on, cost),
                Effect::ExtraPa { points } => {
                    hand.more =
                        Some(hand.more.map_or((cost, points), |(c, p)| (c.min(cost), p.saturating_add(points))));
                }
                Effect::StandUp => hand.stand_up = least(hand.stand_up, cost),
                Effect::Release => hand.release = least(hand.release, cost / 2),
                Effect::Run { squares } => hand.run = wider(hand.run, cost, squares),
                Effect::LongPass => {
                    let pa = usize::from(face.pa);
                    hand.anywhere = Some(hand.anywhere.map_or((cost, pa), |(c, p)| (c.min(cost), p.min(pa))));
                }
                Effect::Down => {}
                Effect::HandOff { reach } => hand.hand_off = wider(hand.hand_off, cost, reach),
                Effect::Scoop => {
                    hand.scoop = least(hand.scoop, cost);
                    hand.go_on = least(hand.go_on, cost);
                }
                Effect::Swap { reach } => hand.swap = wider(hand.swap, cost / 2, reach),
            }
        }
        any.then_some(hand)
    }
}
