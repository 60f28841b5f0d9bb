//! BALL at the command line: positions, legal decisions, perft and records, without the game's windows.

mod arena;
mod args;
mod check;
mod commands;
mod engine;
mod failure;
mod perft;
mod random;
mod show;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let args = args::Args::parse();
    let outcome = commands::run(args.command, &mut std::io::stdout(), &mut std::io::stderr());
    failure::exit_code(outcome, &mut std::io::stderr())
}
