//! Decisions searched a second with evaluation, and a signature: `cargo run -p ball-ai --example speed`.
//!
//! Searches every position of `benches/set.tsv` with the same number of nodes and prints how many decisions were played
//! out, the sum of all answers (a signature that changes whenever the search does) and the speed.

use std::time::Instant;

use ball_ai::{Limits, Options, Player, Searcher, Stop};
use ball_rules::{Match, Position, Ruleset};

/// One position text a line.
const SET: &str = include_str!("../benches/set.tsv");
/// Decisions played out for each position.
const NODES: u64 = 400_000;

fn main() -> Result<(), String> {
    let rules = Ruleset::house();
    let (mut nodes, mut signature) = (0u64, 0u64);
    let begun = Instant::now();
    for text in SET.lines() {
        let position = Position::from_bpn(rules, text).map_err(|error| format!("{text}: {error}"))?;
        let game = Match::from_position(rules, position);
        let mut last = None;
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let mut searcher = Searcher::new(Options::default());
        let decision = searcher.decide(&game, limits, &Stop::default(), &mut |info| last = Some(info.clone()));
        let Some((info, decision)) = last.zip(decision) else { continue };
        nodes += info.nodes;
        signature = signature.wrapping_mul(31).wrapping_add(info.nodes);
        println!(
            "{:>9} nodes in {:>7.1?}, {} turns, {:?}, {}",
            info.nodes,
            info.time,
            info.turns,
            info.score,
            decision.display(rules)
        );
    }
    let taken = begun.elapsed().as_secs_f64();
    println!(
        "signature {signature:016x}; {nodes} decisions in {taken:.2} s: {:.2} million a second",
        nodes as f64 / taken / 1e6
    );
    Ok(())
}
