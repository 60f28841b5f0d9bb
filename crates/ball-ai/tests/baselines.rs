//! The baselines: legal, repeatable, and not blind.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::time::{Duration, Instant};

use ball_ai::baselines::{GreedyTurn, Random, SplitMix64, Uct};
use ball_ai::{Limits, Player, Score, Stop};
use ball_rules::{Match, Mode, Position, Ruleset};

fn players() -> [Box<dyn Player>; 3] {
    [Box::new(Random::new(1)), Box::new(GreedyTurn::new()), Box::new(Uct::new())]
}

/// Limits that end soon.
fn few() -> Limits {
    Limits { nodes: Some(1500), ..Limits::default() }
}

#[test]
fn every_answer_is_legal_from_any_position() {
    let mut dice = SplitMix64::new(3);
    for mode in [Mode::Basic, Mode::Cards] {
        for _ in 0..40 {
            let mut game = Match::new(Ruleset::house(), mode);
            for _ in 0..dice.below(60) {
                let decisions = game.position().decisions(game.rules());
                if game.result().is_none() {
                    game.play(decisions[dice.below(decisions.len())]).unwrap();
                }
            }
            for mut player in players() {
                let mut game = game.clone();
                for _ in 0..6 {
                    let decision = player.decide(&game, few(), &Stop::default(), &mut |_| ());
                    assert_eq!(decision.is_some(), game.result().is_none(), "{}", player.name());
                    let Some(decision) = decision else { break };
                    game.play(decision).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_stopped_player_answers_at_once() {
    let game = Match::new(Ruleset::house(), Mode::Cards);
    let stop = Stop::default();
    stop.stop();
    for mut player in players() {
        let begin = Instant::now();
        let limits = Limits { infinite: true, ..Limits::default() };
        assert!(player.decide(&game, limits, &stop, &mut |_| ()).is_some());
        assert!(begin.elapsed() < Duration::from_secs(1), "{}", player.name());
    }
}

#[test]
fn greedy_and_uct_score_when_they_can() {
    let rules = Ruleset::house();
    // X1 runs four rows; X1 hands the ball over X2 to X3, which runs two.
    for bpn in ["bpn1 a A2 aX1 X1G13 X1A1 -", "bpn1 a A2 aX1 X1C13,X2D14,X3E15 X1A1,X2A17 -"] {
        for mut player in players().into_iter().skip(1) {
            let mut game = Match::from_position(rules, Position::from_bpn(rules, bpn).unwrap());
            let mut told = None;
            while game.result().is_none() && game.turn() == 1 {
                let limits = Limits { nodes: Some(200_000), ..Limits::default() };
                let decision = player.decide(&game, limits, &Stop::default(), &mut |info| told = Some(info.score));
                game.play(decision.unwrap()).unwrap();
            }
            assert!(game.position().winner().is_some(), "{} in {bpn}", player.name());
            assert_eq!(told, Some(Score::ScoresIn(1)), "{} in {bpn}", player.name());
        }
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    let play = |seed| {
        let (mut game, mut player) = (Match::new(Ruleset::house(), Mode::Basic), Random::new(seed));
        for _ in 0..30 {
            if let Some(decision) = player.decide(&game, Limits::default(), &Stop::default(), &mut |_| ()) {
                game.play(decision).unwrap();
            }
        }
        *game.position()
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5), play(6));
}
