//! Perft: how many sequences of decisions there are.

use std::io::{self, Write};

use ball_rules::{Position, Ruleset};

use crate::commands::decision_texts;

/// How to count and what to show.
#[derive(Clone, Copy)]
pub struct Options {
    /// Count the last decisions instead of playing them.
    pub bulk: bool,
    /// Show the first decisions one by one.
    pub divide: bool,
}

impl Options {
    fn count(self, rules: &Ruleset, position: &Position, depth: u32) -> u64 {
        if self.bulk { position.perft_bulk(rules, depth) } else { position.perft(rules, depth) }
    }
}

/// Writes one line for each depth, or for each decision and the total. Each line is out before the next is counted.
pub fn run(rules: &Ruleset, position: &Position, depth: u32, options: Options, out: &mut dyn Write) -> io::Result<()> {
    let Some(below) = depth.checked_sub(1) else { return writeln!(out, "0 1") };
    if options.divide {
        let mut total = 0;
        for (text, decision) in decision_texts(rules, position) {
            let mut next = *position;
            next.play(rules, decision, &mut ());
            let nodes = options.count(rules, &next, below);
            writeln!(out, "{text} {nodes}")?;
            out.flush()?;
            total += nodes;
        }
        return writeln!(out, "{depth} {total}");
    }
    for depth in 1..=depth {
        writeln!(out, "{depth} {}", options.count(rules, position, depth))?;
        out.flush()?;
    }
    Ok(())
}
