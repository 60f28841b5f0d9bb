//! The opponent plays: legally from any position, the same twice, well enough to beat chance, and it ends when told.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::time::{Duration, Instant};

use ball_ai::{Level, Limits, Options, Player, Score, Scoring, Searcher, Stop};
use ball_rules::{Match, Mode, Outcome, Position, Ruleset, Team};
use common::{MODES, Rng};

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// A level against chance; the side is the level's.
fn beats_chance(level: Level, mode: Mode, side: Team, seed: u64) {
    let mut rng = Rng(seed);
    let mut game = Match::new(Ruleset::house(), mode);
    game.set_turn_limit(Some(120));
    let mut player = level.player(seed);
    while game.result().is_none() {
        let decision = if game.position().side() == side {
            player.decide(&game, Limits::default(), &Stop::default(), &mut |_| {}).unwrap()
        } else {
            *rng.pick(&game.position().decisions(game.rules()))
        };
        game.play(decision).unwrap();
    }
    let outcome = game.result().unwrap().outcome;
    assert_eq!(outcome, Outcome::Win(side), "level {} as {side}, {mode:?}, seed {seed}", level.number());
}

#[test]
fn every_level_beats_chance_from_both_sides() {
    for level in [Level::ALL[0], Level::ALL[2], Level::ALL[3]] {
        for mode in MODES {
            for side in Team::ALL {
                beats_chance(level, mode, side, 5);
            }
        }
    }
}

#[test]
fn any_position_and_any_limit_get_a_legal_answer() {
    let rules = Ruleset::house();
    let mut rng = Rng(3);
    for round in 0..60 {
        let mode = *rng.pick(&MODES);
        let game = if rng.one_in(2) {
            Match::from_position(rules, common::scattered(&mut rng, mode))
        } else {
            let length = rng.below(200);
            common::game(&mut rng, mode, length)
        };
        let limits = [
            nodes(0),
            nodes(1),
            nodes(5_000),
            Limits { turns: Some(0), ..Limits::default() },
            Limits { turns: Some(1), ..Limits::default() },
            Limits { time: Some(Duration::ZERO), ..Limits::default() },
            Limits { time: Some(Duration::from_millis(5)), ..Limits::default() },
        ];
        let limits = *rng.pick(&limits);
        let level = *rng.pick(&Level::ALL);
        let mut player = level.player(round);
        let answer = player.decide(&game, limits, &Stop::default(), &mut |_| {});
        let bpn = game.position().to_bpn(rules);
        match answer {
            Some(decision) => assert!(game.position().is_legal(rules, decision), "{bpn}: {decision:?}"),
            None => assert!(game.result().is_some(), "{bpn}"),
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let mut rng = Rng(9);
    for round in 0..6 {
        let game = common::game(&mut rng, MODES[round % 2], 30 + round);
        for level in [Level::ALL[1], Level::ALL[5]] {
            let answer = || {
                let mut infos = Vec::new();
                let mut player = level.player(7);
                let decision = player.decide(&game, nodes(60_000), &Stop::default(), &mut |info| {
                    infos.push((info.turns, info.nodes, info.score, info.line.clone()));
                });
                (decision, infos)
            };
            assert_eq!(answer(), answer());
        }
    }
}

#[test]
fn a_touchdown_this_turn_is_always_taken_from_level_4_on() {
    let rules = Ruleset::house();
    let mut rng = Rng(21);
    let mut scoring = Scoring::new(rules);
    let mut found = 0;
    while found < 25 {
        let position = {
            let mode = *rng.pick(&MODES);
            common::scattered(&mut rng, mode)
        };
        if position.winner().is_some() || !scoring.can_score(rules, &position) {
            continue;
        }
        found += 1;
        let mut game = Match::from_position(rules, position);
        let side = position.side();
        let mut player = rng.pick(&Level::ALL[3..]).player(1);
        while game.result().is_none() {
            assert_eq!(game.position().side(), side, "{}", position.to_bpn(rules));
            let mut score = None;
            let decision = player.decide(&game, nodes(1), &Stop::default(), &mut |info| score = Some(info.score));
            assert_eq!(score, Some(Score::ScoresIn(1)));
            game.play(decision.unwrap()).unwrap();
        }
        assert_eq!(game.result().unwrap().outcome, Outcome::Win(side));
    }
}

#[test]
fn several_lines_are_ranked_whole_and_legal() {
    let mut rng = Rng(12);
    for round in 0..8 {
        let game = common::game(&mut rng, MODES[round % 2], 20 + round);
        if game.result().is_some() {
            continue;
        }
        let mut ranked: Vec<(Score, Vec<_>)> = Vec::new();
        let limits = Limits { lines: 4, ..nodes(60_000) };
        let decision = Searcher::default().decide(&game, limits, &Stop::default(), &mut |info| {
            if info.rank == 1 {
                ranked.clear();
            }
            ranked.push((info.score, info.line.clone()));
            assert_eq!(ranked.len(), usize::from(info.rank));
        });
        assert_eq!(ranked[0].1.first().copied(), decision);
        // In the unlock phase, and once all is spent, there is less to choose from.
        assert!(ranked.len() == 4 || game.position().pa() == 0, "{}", ranked.len());
        let points = |score: &Score| if let Score::Points(points) = score { Some(*points) } else { None };
        assert!(ranked.iter().filter_map(|(score, _)| points(score)).is_sorted_by(|a, b| a >= b));
        for (_, line) in &ranked {
            let mut after = game.clone();
            for &decision in line {
                after.play(decision).unwrap();
            }
            assert!(
                after.turn() > game.turn()
                    || after.result().is_some()
                    || after.position().phase() == ball_rules::Phase::Unlock
            );
        }
    }
}

/// How long after it was told to stop a search goes on.
fn lateness(game: &Match, threads: usize) -> Duration {
    let stop = Stop::default();
    let (told, telling) = std::sync::mpsc::channel();
    let other = stop.clone();
    let stopper = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(300));
        let _ = told.send(Instant::now());
        other.stop();
    });
    let infinite = Limits { infinite: true, ..Limits::default() };
    let mut player = Searcher::new(Options { threads, ..Options::default() });
    let decision = player.decide(game, infinite, &stop, &mut |_| {}).unwrap();
    let late = telling.recv().unwrap().elapsed();
    stopper.join().unwrap();
    assert!(game.position().is_legal(game.rules(), decision));
    late
}

#[test]
fn a_search_ends_within_50_ms_when_it_is_told_to() {
    let rules = Ruleset::house();
    let rich = "bpn1 a A2 aX5 X1C7,X2E7,X3I7,X4K7,X5G5,O1G3,S1G7 X1K11,X2I11,X3D12,X4C11,X5G13,O1G15,S1G11 8/4;;";
    let games = [Match::new(rules, Mode::Basic), Match::from_position(rules, Position::from_bpn(rules, rich).unwrap())];
    for (game, threads) in games.iter().zip([1, 2]) {
        // A busy machine may hold up any thread, so one of twelve tries must do; a search that takes longer never does.
        let mut late = (0..12).map(|_| lateness(game, threads));
        assert!(late.any(|late| late < Duration::from_millis(50)), "never within 50 ms after it was told");
    }
}

/// Reports of the answer in this match.
fn reports(player: &mut Searcher, game: &Match) -> usize {
    let mut count = 0;
    player.decide(game, nodes(20_000), &Stop::default(), &mut |_| count += 1).unwrap();
    count
}

#[test]
fn a_position_that_comes_back_is_thought_about_anew() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    let mut player = Searcher::default();
    assert!(reports(&mut player, &game) > 1);
    assert_eq!(reports(&mut player, &game), 1, "the plan is followed");
    game.play_text(".").unwrap();
    game.play_text(".").unwrap();
    assert!(reports(&mut player, &game) > 1, "another turn");
}

#[test]
fn a_winner_does_not_repeat_the_position() {
    let rules = Ruleset::house();
    // ATK is far ahead whatever it does; to wait once more would be a draw.
    let far_ahead = "bpn1 d A2 aX1 X1G9,X2E7,X3I7,X4G5 X1G1,X2A1,X3M1 -";
    let mut game = Match::from_position(rules, Position::from_bpn(rules, far_ahead).unwrap());
    for _ in 0..3 {
        game.play_text(".").unwrap();
    }
    assert_eq!(game.result(), None);
    let mut player = Searcher::default();
    while game.position().side() == Team::Atk && game.result().is_none() {
        let decision = player.decide(&game, nodes(20_000), &Stop::default(), &mut |_| {}).unwrap();
        game.play(decision).unwrap();
    }
    assert_eq!(game.result(), None);
}

#[test]
fn a_finished_match_gets_no_answer() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    game.resign(Team::Atk);
    assert_eq!(Searcher::default().decide(&game, nodes(1), &Stop::default(), &mut |_| {}), None);
}

#[test]
fn the_only_defence_is_found_from_level_4_on() {
    let rules = Ruleset::house();
    let mut rng = Rng(33);
    let mut scoring = Scoring::new(rules);
    let mut found = 0;
    for _ in 0..4_000 {
        if found >= 6 {
            break;
        }
        let position: Position = common::scattered(&mut rng, Mode::Basic);
        if position.winner().is_some() || position.pa() < 2 || scoring.can_score(rules, &position) {
            continue;
        }
        // What the side to act leaves open, over all its turns.
        let (safe, open) = common::ends_of_turn(rules, &position).into_iter().fold((0, 0), |(safe, open), after| {
            if scoring.can_score(rules, &after) { (safe, open + 1) } else { (safe + 1, open) }
        });
        if safe == 0 || open < safe {
            continue;
        }
        found += 1;
        let mut game = Match::from_position(rules, position);
        let mut player = rng.pick(&Level::ALL[3..]).player(2);
        while game.position().side() == position.side() && game.result().is_none() {
            let decision = player.decide(&game, nodes(50_000), &Stop::default(), &mut |_| {}).unwrap();
            game.play(decision).unwrap();
        }
        let left_open = scoring.can_score(rules, game.position());
        assert!(!left_open, "{} then {}", position.to_bpn(rules), game.position().to_bpn(rules));
    }
    assert!(found >= 6, "only {found} positions to prove it with");
}
