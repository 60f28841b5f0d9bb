//! The one mark in texts: `[dodges|dodge]` shows the word "dodges" with the definition of the term `dodge`.
//!
//! The words shown are free, so every language can inflect them.

use super::Term;

/// A stretch of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span<'a> {
    /// The words.
    pub text: &'a str,
    /// The term that they stand for, if they are marked.
    pub term: Option<Term>,
}

/// Splits a text at its marks. What is no mark, or marks no term that there is, is shown as it is.
///
/// ```
/// use ball_teach::spans;
///
/// let spans = spans("It [dodges|dodge] you.");
/// assert_eq!(spans.len(), 3);
/// assert_eq!(spans[1].text, "dodges");
/// assert_eq!(spans[1].term.unwrap().name(), "term-dodge");
/// ```
pub fn spans(text: &str) -> Vec<Span<'_>> {
    let plain = |text| Span { text, term: None };
    let mut found = Vec::new();
    let mut rest = text;
    let mut from = 0;
    while let Some(start) = rest.get(from..).and_then(|tail| tail.find('[')).map(|at| at + from) {
        let Some((span, after)) = rest.get(start + 1..).and_then(mark) else {
            from = start + 1;
            continue;
        };
        let (before, _) = rest.split_at(start);
        if !before.is_empty() {
            found.push(plain(before));
        }
        found.push(span);
        (rest, from) = (after, 0);
    }
    if !rest.is_empty() {
        found.push(plain(rest));
    }
    found
}

/// The mark that begins before `text`, and what follows it.
fn mark(text: &str) -> Option<(Span<'_>, &str)> {
    let (inside, after) = text.split_once(']')?;
    let (words, name) = inside.split_once('|')?;
    let term = Term::named(name)?;
    Some((Span { text: words, term: Some(term) }, after))
}
