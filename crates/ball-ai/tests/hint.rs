//! Hints say true things.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball_ai::{Level, Limits, Situation, Stop, hint, situation, touchdown_this_turn};
use ball_rules::{Match, Ruleset};
use common::{MODES, Rng};

#[test]
fn the_facts_of_a_hint_are_true() {
    let rules = Ruleset::house();
    let mut rng = Rng(6);
    let (mut scores, mut threats, mut averted) = (0, 0, 0);
    for round in 0..40 {
        let position = common::scattered(&mut rng, MODES[round % 2]);
        let game = Match::from_position(rules, position);
        let mut player = Level::ALL[4].player(1);
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let Some(hint) = hint(&game, player.as_mut(), limits, &Stop::default()) else {
            assert!(game.result().is_some());
            continue;
        };
        assert_eq!(hint.situation, situation(rules, &position));
        assert_eq!(hint.turn.first(), Some(&hint.decision));
        assert_eq!(hint.piece.map(|id| id.label), hint.decision.piece());
        let mut after = position;
        for &decision in &hint.turn {
            assert!(after.is_legal(rules, decision));
            after.play(rules, decision, &mut ());
        }
        match hint.situation {
            Situation::CanScore(touchdown) => {
                scores += 1;
                assert_eq!(touchdown.scorer.team, position.side());
                assert_eq!(after.winner(), Some(position.side()));
            }
            Situation::Threatened(touchdown) => {
                threats += 1;
                averted += usize::from(hint.averts);
                assert_eq!(touchdown.scorer.team, position.side().opponent());
                if hint.averts && after.side() != position.side() {
                    assert_eq!(touchdown_this_turn(rules, &after), None);
                }
            }
            Situation::Quiet => assert_eq!(touchdown_this_turn(rules, &position), None),
        }
    }
    println!("{scores} could score, {threats} were threatened, {averted} averted it");
    assert!(scores > 0 && threats > 0 && averted > 0);
}
