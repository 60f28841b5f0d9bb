//! Answers, from whichever thread.

use std::io::{self, Stdout, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// The output, shared by the threads. After the first error nothing more is written.
#[derive(Clone, Debug)]
pub struct Output(Arc<Mutex<Inner>>);

#[derive(Debug)]
struct Inner {
    out: Stdout,
    error: Option<io::Error>,
}

impl Output {
    /// The standard output.
    pub fn new() -> Output {
        Output(Arc::new(Mutex::new(Inner { out: io::stdout(), error: None })))
    }

    /// Writes `text`, one line or several, and sends it off at once.
    pub fn say(&self, text: &str) {
        let mut inner = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if inner.error.is_none() {
            let mut out = inner.out.lock();
            inner.error = writeln!(out, "{}", text.trim_end()).and_then(|()| out.flush()).err();
        }
    }

    /// Whether the output has come to an end.
    pub fn has_failed(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).error.is_some()
    }

    /// The error that ended the output, if one did.
    pub fn take_error(&self) -> Option<io::Error> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).error.take()
    }
}
