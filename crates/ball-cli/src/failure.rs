//! What can go wrong, and the exit code that says so.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command did not finish.
#[derive(Debug)]
pub enum Failure {
    /// The input is bad or a decision illegal; the text says what and where.
    Input(String),
    /// The same, but everything about it has been printed already.
    Reported,
    /// The output could not be written.
    Output(io::Error),
}

/// What a command comes to.
pub type Outcome = Result<(), Failure>;

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Prints what is left to say about a failure: 0 is success, 1 is any failure.
///
/// Whoever closes the pipe has seen enough, as in `ball-cli moves | head -1`; so that counts as success.
pub fn exit_code(outcome: Outcome, stderr: &mut dyn Write) -> ExitCode {
    let message = match outcome {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) => format!("cannot write the output: {error}"),
        Err(Failure::Input(message)) => message,
        Err(Failure::Reported) => return ExitCode::FAILURE,
    };
    // Without a standard error there is nobody left to tell.
    let _ = writeln!(stderr, "error: {message}");
    ExitCode::FAILURE
}

/// A message about `text` that points at the column, from 1, where it stops making sense.
pub fn pointing_at(message: &str, text: &str, column: usize) -> Failure {
    Failure::Input(format!("{message}\n  {text}\n  {:>column$}", '^'))
}
