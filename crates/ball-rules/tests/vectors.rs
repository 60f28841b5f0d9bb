//! The worked examples: a subset in this project, and all of them where the folder `shared/vectors` lies beside it.
#![allow(clippy::unwrap_used, clippy::panic)]
// A test says by a panic that it failed.

use std::fs;
use std::path::{Path, PathBuf};

use ball_rules::{Decision, Phase, Position, Ruleset};

/// The folders that hold examples; the project's own always does.
fn folders() -> Vec<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let own = here.join("tests/vectors");
    let shared = here.join("../../../shared/vectors");
    let mut folders = vec![own];
    if shared.is_dir() {
        folders.push(shared);
    }
    folders
}

/// Every line of `name` in every folder, split at tabs, with the place it comes from.
fn cases(name: &str) -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    for folder in folders() {
        let path = folder.join(name);
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for (number, line) in text.lines().enumerate() {
            let place = format!("{}:{}", path.display(), number + 1);
            all.push((place, line.split('\t').map(str::to_owned).collect()));
        }
    }
    assert!(all.len() >= 20, "{name} holds too few examples to prove anything");
    all
}

fn position(place: &str, text: &str) -> Position {
    Position::from_bpn(Ruleset::house(), text).unwrap_or_else(|e| panic!("{place}: {text}: {e}"))
}

#[test]
fn r13_moves_are_the_listed_ones() {
    let rules = Ruleset::house();
    for (place, fields) in cases("moves.tsv") {
        let position = position(&place, &fields[0]);
        let mut texts: Vec<String> =
            position.decisions(rules).into_iter().map(|d| d.display(rules).to_string()).collect();
        texts.sort();
        let expected: Vec<&str> = fields[1..].iter().map(String::as_str).filter(|s| !s.is_empty()).collect();
        assert_eq!(texts, expected, "{place}: {}", fields[0]);
        assert_eq!(position.count_decisions(rules), texts.len() as u64, "{place}: counted");
    }
}

#[test]
fn r13_applying_gives_the_position_that_follows() {
    let rules = Ruleset::house();
    for (place, fields) in cases("apply.tsv") {
        let mut position = position(&place, &fields[0]);
        assert_eq!(position.to_bpn(rules), fields[0], "{place}: printed again");
        let decision = Decision::parse(rules, &fields[1]).unwrap_or_else(|e| panic!("{place}: {}: {e}", fields[1]));
        assert_eq!(decision.display(rules).to_string(), fields[1], "{place}");
        assert!(position.is_legal(rules, decision), "{place}: {} in {}", fields[1], fields[0]);
        position.play(rules, decision, &mut ());
        assert_eq!(position.to_bpn(rules), fields[2], "{place}: {} in {}", fields[1], fields[0]);
        assert!(position.key_is_fresh(), "{place}");
        let again = Position::from_bpn(rules, &fields[2]).unwrap_or_else(|e| panic!("{place}: {e}"));
        assert!(again == position, "{place}: the position read is the position played");
    }
}

#[test]
fn r13_perft_agrees() {
    let rules = Ruleset::house();
    for (place, fields) in cases("perft.tsv") {
        let position = position(&place, &fields[0]);
        for (depth, nodes) in (1..).zip(&fields[1..]) {
            let nodes: u64 = nodes.parse().unwrap();
            assert_eq!(position.perft_bulk(rules, depth), nodes, "{place}: depth {depth}, counted");
            assert_eq!(position.perft(rules, depth), nodes, "{place}: depth {depth}, walked");
        }
    }
}

#[test]
fn r13_impossible_positions_are_refused() {
    for (place, fields) in cases("refuse.tsv") {
        let outcome = Position::from_bpn(Ruleset::house(), &fields[0]);
        assert!(outcome.is_err(), "{place}: accepted, though: {}", fields[1]);
    }
}

/// The fewest decisions to a touchdown within this action phase, by trying everything.
fn fewest_decisions(rules: &Ruleset, start: Position) -> Option<usize> {
    let mut level = vec![start];
    let mut seen = std::collections::HashSet::from([start.key()]);
    for depth in 1.. {
        let mut next_level = Vec::new();
        for position in &level {
            for decision in position.decisions(rules) {
                let mut next = *position;
                next.play(rules, decision, &mut ());
                if next.phase() == Phase::Over {
                    return Some(depth);
                }
                if next.phase() == Phase::Action && next.side() == start.side() && seen.insert(next.key()) {
                    next_level.push(next);
                }
            }
        }
        if next_level.is_empty() {
            return None;
        }
        level = next_level;
    }
    None
}

#[test]
fn r1_10_touchdown_distances_agree() {
    let rules = Ruleset::house();
    for (place, fields) in cases("touchdown.tsv") {
        let fewest = fewest_decisions(rules, position(&place, &fields[0]));
        let text = fewest.map_or("-".to_owned(), |n| n.to_string());
        assert_eq!(text, fields[1], "{place}: {}", fields[0]);
    }
}
