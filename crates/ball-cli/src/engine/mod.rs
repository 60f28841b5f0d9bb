//! The engine: a line protocol over the opponents, described in `crates/ball-ai/PROTOCOL.md`.

mod bench;
mod job;
mod lines;
mod options;
mod output;
mod request;
mod session;

use std::io;
use std::sync::mpsc;

use crate::failure::{Failure, Outcome};
pub use job::joined;
use lines::{Input, next_line};
use output::Output;
use session::Session;

/// How many events may wait before the reader does.
const WAITING: usize = 1024;

/// What the engine hears.
pub enum Event {
    /// A line came in.
    Line(Input),
    /// The input has ended.
    End,
    /// The job in progress has ended.
    Done,
}

/// Answers lines of the standard input until `quit` or its end.
pub fn run() -> Outcome {
    let (sender, events) = mpsc::sync_channel(WAITING);
    let reader = sender.clone();
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        // An input that cannot be read any further has ended.
        while let Ok(Some(line)) = next_line(&mut input) {
            if reader.send(Event::Line(line)).is_err() {
                return;
            }
        }
        let _ = reader.send(Event::End);
    });
    let output = Output::new();
    let ended_well = Session::new(output.clone(), sender).listen(&events);
    match output.take_error() {
        Some(error) => Err(error.into()),
        None if ended_well => Ok(()),
        None => Err(Failure::Input("the search has failed: please report this with the lines before".to_owned())),
    }
}
