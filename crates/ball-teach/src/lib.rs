//! How BALL is taught: rulebook, demonstrations, lessons and exercises as data, checked by the rules.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod demo;
mod rulebook;

pub use demo::{Act, Demonstration, Playback, Step, Stepped, TeachError};
pub use rulebook::{ActionRow, Block, DeckRow, Hit, Rulebook, Section, Span, Term, Topic, spans};
