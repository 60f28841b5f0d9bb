//! Why a text is no ruleset, and where in it the reason stands.

/// Why data that reads well makes no sense, and where it stands: what to look for in the text, one after another. A
/// field is given by its name, anything else in quotes as it is written.
#[derive(Debug)]
pub(super) struct Nonsense {
    pub(super) at: Vec<String>,
    pub(super) reason: String,
}

pub(super) fn nonsense<T>(at: &[&str], reason: impl Into<String>) -> Result<T, Nonsense> {
    Err(Nonsense { at: at.iter().map(|&part| part.to_owned()).collect(), reason: reason.into() })
}

pub(super) fn quoted(value: impl std::fmt::Display) -> String {
    format!("\"{value}\"")
}

/// Line and column, from 1, of the last part of `at` that is found after the parts before it; comments are no place.
pub(super) fn locate(text: &str, at: &[String]) -> (usize, usize) {
    let mut parts = at.iter().peekable();
    let mut found = (1, 1);
    for (number, line) in text.lines().enumerate() {
        let code = line.split("//").next().unwrap_or_default();
        let mut from = 0;
        while let Some(part) = parts.peek()
            && let Some(start) = find_part(code, from, part)
        {
            found = (number + 1, code.get(..start).unwrap_or_default().chars().count() + 1);
            from = start + part.len();
            parts.next();
        }
    }
    found
}

/// The offset of `part` in `code` from `from` on: a text in quotes, or the name of a field with its colon.
fn find_part(code: &str, from: usize, part: &str) -> Option<usize> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(part).map(|(start, _)| start).filter(|&start| start >= from).find(|&start| {
        let (before, after) =
            (code.get(..start).unwrap_or_default(), code.get(start + part.len()..).unwrap_or_default());
        part.starts_with('"') || !before.ends_with(is_name) && after.trim_start().starts_with(':')
    })
}

/// Why a text is no ruleset.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}:{column}: {reason}")]
pub struct RulesetError {
    /// The file that was read.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong and what was expected.
    pub reason: String,
}
