//! A fixed amount of search, to compare builds and machines.

use std::time::Instant;

use ball_ai::{Limits, Stop};
use ball_rules::{Match, Position, Ruleset};

use super::options::{Options, engine_player};
use super::output::Output;

/// The positions, one a line.
const SET: &str = include_str!("../../../ball-ai/benches/set.tsv");
/// Decisions played out in each of them.
const NODES: u64 = 100_000;

/// Searches all positions and says how many decisions were played out, how fast, and a signature of the answers.
pub fn run(options: &Options, stop: &Stop, output: &Output) {
    let rules = Ruleset::house();
    let options = Options { deterministic: true, threads: 1, ..options.clone() };
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let (mut nodes, mut signature, begin) = (0, 0xCBF2_9CE4_8422_2325_u64, Instant::now());
    for position in SET.lines().filter_map(|text| Position::from_bpn(rules, text).ok()) {
        let mut thinker = engine_player(&options);
        let mut told = 0;
        let decision = thinker.decide(&Match::from_position(rules, position), limits, stop, &mut |i| told = i.nodes);
        if stop.is_stopped() {
            return output.say("bench stopped");
        }
        nodes += told;
        let text = decision.map(|decision| decision.display(rules).to_string()).unwrap_or_default();
        for byte in text.bytes().chain(told.to_le_bytes()) {
            signature = (signature ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
    let micros = begin.elapsed().as_micros().max(1);
    let nps = u128::from(nodes) * 1_000_000 / micros;
    output.say(&format!("bench nodes {nodes} time {} nps {nps} signature {signature:016x}", micros / 1000));
}

#[cfg(test)]
mod tests {
    use ball_rules::{Position, Ruleset};

    use super::SET;

    #[test]
    fn every_line_of_the_set_is_a_position_to_play_in() {
        for text in SET.lines() {
            assert_eq!(Position::from_bpn(Ruleset::house(), text).unwrap().winner(), None, "{text}");
        }
        assert!(SET.lines().count() >= 10);
    }
}
