//! The answer about a touchdown this turn against full enumeration of the turn.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::collections::HashSet;

use ball_ai::{Scoring, touchdown_this_turn};
use ball_rules::{Decision, Position, Ruleset};
use common::{MODES, Rng};

/// The fewest decisions to a touchdown this turn: every decision of every position, breadth first, without any bound.
/// `None` also once `most` positions have been looked at, with `true` then.
fn enumerated(rules: &Ruleset, position: &Position, most: usize) -> (Option<usize>, bool) {
    let mut seen = HashSet::from([*position]);
    let mut layer = vec![*position];
    let mut depth = 0;
    while !layer.is_empty() {
        depth += 1;
        let mut next = Vec::new();
        for from in &layer {
            for decision in from.decisions(rules) {
                let mut after = *from;
                after.play(rules, decision, &mut ());
                if after.winner().is_some() {
                    return (Some(depth), false);
                }
                // Nothing after the action phase scores (R1.10).
                if decision != Decision::EndPhase
                    && after.phase() == from.phase()
                    && after.side() == from.side()
                    && seen.insert(after)
                {
                    next.push(after);
                }
            }
        }
        if seen.len() > most {
            return (None, true);
        }
        layer = next;
    }
    (None, false)
}

/// Compares on so many positions of each mode, half of them from random play and half set up at random.
fn compare(seed: u64, positions: usize) {
    let rules = Ruleset::house();
    for mode in MODES {
        let mut rng = Rng(seed);
        let mut scoring = Scoring::new(rules);
        let (mut compared, mut touchdowns, mut skipped) = (0, 0, 0);
        while compared < positions {
            let some = if rng.one_in(2) {
                vec![common::scattered(&mut rng, mode), common::scattered(&mut rng, mode)]
            } else {
                let length = 4 + rng.below(150);
                let game = common::game(&mut rng, mode, length);
                let last = game.played().len();
                vec![*game.before(last.saturating_sub(1 + rng.below(4))), *game.before(rng.below(last))]
            };
            for position in some.into_iter().filter(|position| position.winner().is_none()) {
                let (fewest, gave_up) = enumerated(rules, &position, 60_000);
                if gave_up {
                    skipped += 1;
                    continue;
                }
                compared += 1;
                touchdowns += usize::from(fewest.is_some());
                agree(rules, &mut scoring, &position, fewest);
            }
        }
        println!("{mode:?}: {compared} positions, {touchdowns} with a touchdown, {skipped} too wide to enumerate");
        assert!(touchdowns * 20 > compared, "too few touchdowns to prove anything");
        assert!(skipped * 10 < compared, "too many positions skipped");
    }
}

/// Whether, how soon and how the side scores are what was enumerated.
fn agree(rules: &Ruleset, scoring: &mut Scoring, position: &Position, fewest: Option<usize>) {
    let bpn = position.to_bpn(rules);
    assert_eq!(scoring.can_score(rules, position), fewest.is_some(), "{bpn}");
    let line = touchdown_this_turn(rules, position);
    assert_eq!(line.as_ref().map(Vec::len), fewest, "{bpn}");
    let mut after = *position;
    for decision in line.into_iter().flatten() {
        assert!(after.is_legal(rules, decision), "{bpn}");
        after.play(rules, decision, &mut ());
    }
    assert_eq!(after.winner().is_some(), fewest.is_some(), "{bpn}");
}

/// Each line: a position and the fewest decisions to a touchdown this turn, or `-`.
#[test]
fn touchdown_this_turn_is_that_of_the_worked_examples() {
    let rules = Ruleset::house();
    let mut scoring = Scoring::new(rules);
    let lines = include_str!("../../ball-rules/tests/vectors/touchdown.tsv").lines();
    for line in lines {
        let (bpn, fewest) = line.split_once('\t').unwrap();
        agree(rules, &mut scoring, &Position::from_bpn(rules, bpn).unwrap(), fewest.parse().ok());
    }
}

#[test]
fn touchdown_this_turn_is_what_enumeration_finds() {
    compare(1, 1_500);
}

#[test]
#[ignore = "takes minutes; proves the answer on 100 000 positions"]
fn touchdown_this_turn_is_what_enumeration_finds_on_100_000_positions() {
    compare(2, 50_000);
}
