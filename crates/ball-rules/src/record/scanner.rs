//! Walking over the text of a record.

use super::problem::{RecordError, RecordProblem};

/// Walks over a text once, from left to right, and knows where it is.
pub(super) struct Scanner<'a> {
    pub(super) rest: &'a str,
    pub(super) line: usize,
    pub(super) column: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn error(&self, problem: RecordProblem) -> RecordError {
        RecordError { line: self.line, column: self.column, problem }
    }

    /// Takes the next `bytes` bytes, which must end between characters.
    pub(super) fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.rest = rest;
        match taken.rfind('\n') {
            Some(last) => {
                self.line += taken.bytes().filter(|&b| b == b'\n').count();
                self.column = taken[last + 1..].chars().count() + 1;
            }
            None => self.column += taken.chars().count(),
        }
        taken
    }

    pub(super) fn skip_space(&mut self) {
        let space = self.rest.len() - self.rest.trim_start().len();
        self.take(space);
    }

    /// The next word, up to white space, a brace or a parenthesis.
    pub(super) fn word(&self) -> &'a str {
        let end = self
            .rest
            .find(|c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')'))
            .unwrap_or(self.rest.len());
        self.rest.split_at(end).0
    }
}
