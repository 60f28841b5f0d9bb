//! Checking record files.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ball_rules::{Match, MatchResult, Outcome as Ending, Record, Ruleset};

use crate::failure::{Failure, Outcome};

/// Checks every file: one line to `out` for a valid one, one to `err` for another.
pub fn run(rules: &Arc<Ruleset>, files: &[PathBuf], out: &mut dyn Write, err: &mut dyn Write) -> Outcome {
    let mut all_valid = true;
    for file in files {
        match check(rules, file) {
            Ok(record) => writeln!(out, "{}: {}", file.display(), summary(&record.game))?,
            Err(problem) => {
                all_valid = false;
                // Without a standard error the exit code still tells.
                let _ = writeln!(err, "{problem}");
            }
        }
    }
    out.flush()?;
    if all_valid { Ok(()) } else { Err(Failure::Reported) }
}

/// The record in `file`, or a message that says where and why there is none.
fn check(rules: &Arc<Ruleset>, file: &Path) -> Result<Record, String> {
    let name = file.display();
    let bytes = read(file).map_err(|error| format!("{name}: cannot be read: {error}"))?;
    let text = match str::from_utf8(&bytes) {
        Ok(text) => text,
        Err(error) => {
            let (line, column) = place(&bytes[..error.valid_up_to()]);
            return Err(format!("{name}:{line}:{column}: this is no UTF-8 text"));
        }
    };
    Record::read(rules, text).map_err(|failure| {
        let error = failure.error;
        format!("{name}:{}:{}: {}", error.line, error.column, error.problem)
    })
}

fn read(file: &Path) -> io::Result<Vec<u8>> {
    if file.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    fs::read(file)
}

/// Line and column, from 1, of what follows `before`.
fn place(before: &[u8]) -> (usize, usize) {
    let text = String::from_utf8_lossy(before);
    let line = text.split('\n').count();
    let last = text.rsplit('\n').next().unwrap_or_default();
    (line, last.chars().filter(|&c| c != '\u{feff}').count() + 1)
}

/// The last position, the result and its reason.
pub fn summary(game: &Match) -> String {
    let bpn = game.position().to_bpn(game.rules());
    match game.result() {
        None => format!("{bpn} * -"),
        Some(MatchResult { outcome: Ending::Win(team), reason }) => format!("{bpn} {team} {}", reason.word()),
        Some(MatchResult { outcome: Ending::Draw, reason }) => format!("{bpn} draw {}", reason.word()),
    }
}
