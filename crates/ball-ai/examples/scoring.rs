//! How long the answer "a touchdown this turn?" takes: `cargo run -p ball-ai --example scoring`.
//!
//! Positions come from play that is random but for a liking for ground, in both modes.

use std::time::{Duration, Instant};

use ball_ai::baselines::SplitMix64;
use ball_ai::{Scoring, Weights, evaluate};
use ball_rules::{Mode, Phase, Position, Ruleset};

/// How many positions are asked about in each mode.
const POSITIONS: usize = 20_000;

/// Beginnings of turns, where the question is asked most and is hardest.
fn positions(rules: &Ruleset, mode: Mode) -> Vec<Position> {
    let mut chance = SplitMix64::new(7);
    let mut found = Vec::with_capacity(POSITIONS);
    while found.len() < POSITIONS {
        let mut position = Position::start(rules, mode);
        for _ in 0..400 {
            let all = position.decisions(rules);
            if all.is_empty() {
                break;
            }
            // The best for its side of three picked at random.
            let side = position.side();
            let best = (0..3)
                .map(|_| {
                    let mut after = position;
                    after.play(rules, all[chance.below(all.len())], &mut ());
                    let score = evaluate(rules, Weights::built_in(), &after);
                    (if after.side() == side { score } else { -score }, after)
                })
                .max_by_key(|&(score, _)| score);
            let Some((_, after)) = best else { break };
            let began = after.side() != side && after.winner().is_none();
            position = after;
            if began && position.phase() == Phase::Action && found.len() < POSITIONS {
                found.push(position);
            }
        }
    }
    found
}

fn main() {
    let rules: &Ruleset = Ruleset::house();
    let mut scoring = Scoring::new(rules);
    for mode in [Mode::Basic, Mode::Cards] {
        let mut played = Vec::new();
        let mut answers = [Vec::new(), Vec::new()];
        for position in positions(rules, mode) {
            let begun = Instant::now();
            let before = scoring.played_out();
            let scores = scoring.can_score(rules, &position);
            played.push(scoring.played_out() - before);
            answers[usize::from(scores)].push(begun.elapsed());
        }
        played.sort_unstable();
        let at = |share: f64| played.get((played.len() as f64 * share) as usize).copied().unwrap_or_default();
        println!("{mode:?}: decisions played out p90 {}, p99 {}, p99.9 {}", at(0.9), at(0.99), at(0.999));
        let all = answers.concat();
        for (what, times) in [("all", all), ("touchdown", answers[1].clone()), ("none", answers[0].clone())] {
            show(&format!("{mode:?}, {what}"), times);
        }
    }
}

/// Prints how the times are spread.
fn show(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at =
        |share: f64| times.get((times.len().saturating_sub(1) as f64 * share) as usize).copied().unwrap_or_default();
    let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
    println!(
        "{what}: {} positions; mean {mean:?}, median {:?}, p90 {:?}, p99 {:?}, p99.9 {:?}, most {:?}",
        times.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(1.0)
    );
}
