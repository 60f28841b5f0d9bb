//! The solver against brute force: every decision of every position of both sides, with few pieces.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball_ai::{Solution, solve_touchdown};
use ball_rules::{Mode, Position, Ruleset, Team};
use common::{MODES, Rng};

/// Whether `attacker` scores within so many of its turns whatever the other coach does, by trying everything.
fn brute(rules: &Ruleset, position: &Position, attacker: Team, turns: u8) -> bool {
    if let Some(winner) = position.winner() {
        return winner == attacker;
    }
    if turns == 0 {
        return false;
    }
    let mine = position.side() == attacker;
    let mut ends = Vec::new();
    let mut open = vec![*position];
    let mut seen = std::collections::HashSet::from([*position]);
    while let Some(from) = open.pop() {
        for decision in from.decisions(rules) {
            let mut after = from;
            after.play(rules, decision, &mut ());
            if let Some(winner) = after.winner() {
                // Whoever can score does.
                return winner == attacker;
            }
            if seen.insert(after) {
                if after.side() == from.side() { open.push(after) } else { ends.push(after) }
            }
        }
    }
    if mine {
        turns > 1 && ends.iter().any(|after| brute(rules, after, attacker, turns - 1))
    } else {
        ends.iter().all(|after| brute(rules, after, attacker, turns))
    }
}

/// A position of few pieces near the end zone that ATK attacks.
fn small(rng: &mut Rng, mode: Mode) -> Position {
    let cards = match mode {
        Mode::Basic => "-".to_owned(),
        Mode::Cards => format!("{}/{};;", rng.below(3), rng.below(2)),
    };
    loop {
        let pa = 1 + rng.below(2);
        let mut square = |low: usize, high: usize| {
            let row = low + rng.below(high - low + 1);
            let column = 3 + rng.below(9);
            format!("{}{row}", (b'A' + column as u8 - 1) as char)
        };
        let text = format!("bpn1 a A{pa} aX1 X1{},S1{} X1{} {cards}", square(9, 14), square(9, 16), square(10, 16));
        if let Ok(position) = Position::from_bpn(Ruleset::house(), &text) {
            return position;
        }
    }
}

#[test]
fn the_solver_is_right_where_brute_force_can_tell() {
    let rules = Ruleset::house();
    let mut rng = Rng(4);
    let mut answers = [0; 3];
    for mode in MODES {
        let rounds = if mode == Mode::Basic { 300 } else { 30 };
        for _ in 0..rounds {
            let position = small(&mut rng, mode);
            for turns in [1, 2] {
                let right = brute(rules, &position, Team::Atk, turns);
                let found = solve_touchdown(rules, &position, turns, 50_000_000);
                let bpn = position.to_bpn(rules);
                assert_ne!(found, Solution::Unknown, "{bpn}");
                assert_eq!(matches!(found, Solution::Found(_)), right, "{bpn}, {turns} turns");
                answers[usize::from(right) * usize::from(turns)] += 1;
                if let Solution::Found(line) = found {
                    let mut after = position;
                    for decision in line {
                        assert!(after.is_legal(rules, decision), "{bpn}");
                        after.play(rules, decision, &mut ());
                    }
                    assert!(brute(rules, &after, Team::Atk, turns - 1) || after.winner().is_some(), "{bpn}");
                }
            }
        }
    }
    println!("no {}, in one turn {}, in two turns {}", answers[0], answers[1], answers[2]);
    assert!(answers.iter().all(|&count| count >= 5), "{answers:?}");
}

#[test]
fn a_limit_that_comes_first_is_told() {
    let rules = Ruleset::house();
    let start = Position::start(rules, Mode::Basic);
    assert_eq!(solve_touchdown(rules, &start, 2, 1_000), Solution::Unknown);
    assert_eq!(solve_touchdown(rules, &start, 1, 1_000), Solution::None);
}
