//! How long the first stage of a hint takes, and a whole one: `cargo run -p ball-ai --example hint`.
//!
//! Positions come from matches that level 2 plays against itself, in both modes: one at each decision.

use std::time::{Duration, Instant};

use ball_ai::{Level, Limits, Options, Searcher, Stop, hint, situation};
use ball_rules::{Match, Mode, Ruleset};

/// Matches that are played in each mode.
const MATCHES: u64 = 6;
/// Decisions of a match at most.
const DECISIONS: usize = 120;
/// One of so many positions gets a whole hint as well.
const WHOLE: usize = 15;
/// Decisions that a whole hint plays out, as in the game.
const NODES: u64 = 600_000;

fn main() {
    let rules = Ruleset::house();
    for mode in [Mode::Basic, Mode::Cards] {
        let (mut first, mut whole) = (Vec::new(), Vec::new());
        for seed in 0..MATCHES {
            let mut game = Match::new(rules, mode);
            let mut player = Level::ALL[1].player(seed);
            while game.result().is_none() && game.played().len() < DECISIONS {
                let begun = Instant::now();
                let _ = situation(rules, game.position());
                first.push(begun.elapsed());
                if first.len().is_multiple_of(WHOLE) {
                    let begun = Instant::now();
                    let mut adviser = Searcher::new(Options::default());
                    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
                    let _ = hint(&game, &mut adviser, limits, &Stop::default());
                    whole.push(begun.elapsed());
                }
                let limits = Limits { nodes: Some(3_000), ..Limits::default() };
                let decision = player.decide(&game, limits, &Stop::default(), &mut |_| {});
                if decision.is_none_or(|decision| game.play(decision).is_err()) {
                    break;
                }
            }
        }
        show(&format!("{mode:?}, first stage"), first);
        show(&format!("{mode:?}, whole hint"), whole);
    }
}

/// Prints how the times are spread.
fn show(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at =
        |share: f64| times.get((times.len().saturating_sub(1) as f64 * share) as usize).copied().unwrap_or_default();
    println!(
        "{what}: {} positions; median {:?}, p90 {:?}, p95 {:?}, p99 {:?}, most {:?}",
        times.len(),
        at(0.5),
        at(0.9),
        at(0.95),
        at(0.99),
        at(1.0)
    );
}
