//! What can be wrong with a record, and where.

use super::Record;
use crate::game::PlayError;
use crate::validate::BpnError;

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RecordProblem {
    /// A tag line that is none.
    #[error("expected a tag such as [ATK \"Ada\"]")]
    Tag,
    /// A tag with a value that it cannot have.
    #[error("[{tag} \"{value}\"]: expected {expected}")]
    TagValue {
        /// The tag.
        tag: String,
        /// Its value.
        value: String,
        /// What it may be.
        expected: &'static str,
    },
    /// A tag twice.
    #[error("the tag {0} stands here for the second time")]
    TagTwice(String),
    /// The start position is none.
    #[error("the start position, {0}")]
    Start(BpnError),
    /// `Mode` and `Start` contradict each other.
    #[error("the mode and the start position contradict each other")]
    ModeMismatch,
    /// A comment that begins within a comment.
    #[error("comments cannot be nested: `{{` inside a comment")]
    NestedComment,
    /// A comment without an end.
    #[error("this comment is never closed; expected `}}`")]
    UnclosedComment,
    /// A closing brace without a comment.
    #[error("`}}` without a comment to close")]
    StrayBrace,
    /// A variation within a variation.
    #[error("variations cannot be nested: close this one with `)`, and write the other one from the match on")]
    NestedVariation,
    /// A variation without an end.
    #[error("this variation is never closed; expected `)`")]
    UnclosedVariation,
    /// A variation without decisions.
    #[error("a variation needs at least one decision before its `)`")]
    EmptyVariation,
    /// A closing parenthesis without a variation.
    #[error("`)` without a variation to close")]
    StrayParenthesis,
    /// Text after the result.
    #[error("nothing but comments may follow the result")]
    AfterResult,
    /// A turn number that does not fit.
    #[error("expected turn number {0}")]
    TurnNumber(u32),
    /// A decision that is none or illegal.
    #[error("`{text}`: {error}")]
    Decision {
        /// The text.
        text: String,
        /// Why it was not played.
        error: PlayError,
    },
    /// The result contradicts the decisions or the tags.
    #[error("the result `{found}` contradicts `{expected}`")]
    Result {
        /// What the text says here.
        found: String,
        /// What the decisions or the tags say.
        expected: String,
    },
    /// The text ends without a result.
    #[error("the record ends without a result; expected ATK, DEF, draw or *")]
    NoResult,
}

/// Why a text is no valid record: the place and the problem.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong and what was expected.
    pub problem: RecordProblem,
}

/// A record that could not be read to its end: the error, and everything before it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{error}")]
pub struct ReadFailure {
    /// Where reading stopped, and why.
    pub error: RecordError,
    /// The record up to there.
    pub record: Box<Record>,
}
