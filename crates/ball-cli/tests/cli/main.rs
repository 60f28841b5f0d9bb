//! The program from outside: what it prints, where, and its exit codes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod check;
mod engine;
mod matches;
mod pipes;
mod positions;
mod show;
mod usage;

use std::ffi::OsStr;
use std::process::{Command, Output, Stdio};

/// The standard start of the basic game.
const START: &str = "bpn1 d A2 aX5 X1C7,X2E7,X3I7,X4K7,X5G5,O1G3,S1G7 X1K11,X2I11,X3E11,X4C11,X5G13,O1G15,S1G11 -";

/// What a run of the program came to.
#[derive(PartialEq, Eq, Debug)]
struct Run {
    code: i32,
    out: String,
    err: String,
}

impl Run {
    /// The lines of the standard output, of a run that went well.
    fn lines(&self) -> Vec<&str> {
        assert_eq!((self.code, &self.err[..]), (0, ""));
        self.out.lines().collect()
    }

    /// The standard error of a run that failed with `code` and printed no result.
    fn failure(&self, code: i32) -> &str {
        assert_eq!((self.code, &self.out[..]), (code, ""), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert!(!self.err.is_empty());
        &self.err
    }
}

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ball-cli"));
    // Help is wrapped to the width of the terminal, if there is one.
    command.env_remove("COLUMNS").stdin(Stdio::null());
    command
}

fn run<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Run {
    finished(program().args(args).output().unwrap())
}

fn finished(output: Output) -> Run {
    Run {
        code: output.status.code().expect("the program was not killed"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The fields of every line of a file of worked examples.
fn vectors(name: &str) -> Vec<Vec<String>> {
    let path = format!("{}/../ball-rules/tests/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let lines: Vec<_> = text.lines().map(|line| line.split('\t').map(str::to_owned).collect()).collect();
    assert!(lines.len() >= 20, "{path}");
    lines
}
