//! The commands: each takes its arguments and writes to `out`.

use std::io::{self, Write};

use ball_rules::{BpnError, Decision, Mode, Position, Ruleset};
use clap::CommandFactory;

use crate::args::{Args, At, Command};
use crate::failure::{Failure, Outcome, pointing_at};
use crate::{arena, check, engine, perft, random, show};

/// Does what the command line says.
pub fn run(command: Command, out: &mut dyn Write, err: &mut dyn Write) -> Outcome {
    let rules = Ruleset::house();
    match command {
        Command::Perft { depth, at, bulk, divide } => {
            perft::run(rules, &position(rules, &at)?, depth, perft::Options { bulk, divide }, out)?;
        }
        Command::Moves { at } => moves(rules, &position(rules, &at)?, out)?,
        Command::Apply { at, decisions } => {
            let after = apply(rules, position(rules, &at)?, &decisions)?;
            writeln!(out, "{}", after.to_bpn(rules))?;
        }
        Command::Show { at } => out.write_all(show::draw(rules, &position(rules, &at)?).as_bytes())?,
        Command::Check { files } => return check::run(rules, &files, out, err),
        Command::Random { seed, decisions, cards } => {
            let mode = if cards { Mode::Cards } else { Mode::Basic };
            writeln!(out, "{}", random::play(rules, mode, seed, decisions).to_bpn(rules))?;
        }
        Command::Engine => return engine::run(),
        Command::Match(args) => return arena::run(rules, &args, out),
        Command::Completions { shell } => {
            // The generator panics where it cannot write, so it does not get to see the real output.
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut Args::command(), "ball-cli", &mut text);
            out.write_all(&text)?;
        }
        Command::Man { command } => man(command.as_deref(), out)?,
    }
    out.flush()?;
    Ok(())
}

/// The position that `at` names or spells.
fn position(rules: &Ruleset, at: &At) -> Result<Position, Failure> {
    let text = &at.position[..];
    named_position(rules, text).map_err(|error| pointing_at(&format!("not a position: {error}"), text, error.column))
}

/// The position that a text spells, or names by `start` or `start-cards`.
pub fn named_position(rules: &Ruleset, text: &str) -> Result<Position, BpnError> {
    match text {
        "start" => Ok(Position::start(rules, Mode::Basic)),
        "start-cards" => Ok(Position::start(rules, Mode::Cards)),
        text => Position::from_bpn(rules, text),
    }
}

/// The texts of all legal decisions, sorted by byte.
pub fn decision_texts(rules: &Ruleset, position: &Position) -> Vec<(String, Decision)> {
    let decisions = position.decisions(rules).into_iter();
    let mut texts: Vec<_> = decisions.map(|decision| (decision.display(rules).to_string(), decision)).collect();
    texts.sort_by(|(a, _), (b, _)| a.cmp(b));
    texts
}

fn moves(rules: &Ruleset, position: &Position, out: &mut dyn Write) -> io::Result<()> {
    for (text, _) in decision_texts(rules, position) {
        writeln!(out, "{text}")?;
    }
    Ok(())
}

fn apply(rules: &Ruleset, mut position: Position, texts: &[String]) -> Result<Position, Failure> {
    for (number, text) in (1..).zip(texts) {
        let decision = Decision::parse(rules, text).map_err(|error| {
            pointing_at(&format!("decision {number} (`{text}`) is no decision: {error}"), text, error.column)
        })?;
        if let Some(refusal) = position.refusal(rules, decision) {
            let bpn = position.to_bpn(rules);
            return Err(Failure::Input(format!("decision {number} (`{text}`) is illegal: {refusal}\n  in {bpn}")));
        }
        position.play(rules, decision, &mut ());
    }
    Ok(position)
}

fn man(name: Option<&str>, out: &mut dyn Write) -> Outcome {
    let mut program = Args::command();
    // Gives the commands their full names.
    program.build();
    let page = match name {
        None => program,
        Some(name) => match program.find_subcommand(name) {
            Some(command) => command.clone(),
            None => return Err(Failure::Input(format!("there is no command `{name}`"))),
        },
    };
    clap_mangen::Man::new(page).render(&mut &mut *out)?;
    Ok(())
}
