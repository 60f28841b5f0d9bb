//! The game's program: reads the command line, then opens the window.

use std::process::ExitCode;

fn main() -> ExitCode {
    match ball::options::Options::from_command_line() {
        Ok(launch) => ball::run(launch),
        Err(error) => {
            eprintln!("ball: {error}");
            ExitCode::from(2)
        }
    }
}
