//! How BALL is taught: rulebook, demonstrations, lessons and exercises as data, checked by the rules.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod coaching;
mod demo;
mod goal;
mod lesson;
mod lesson_run;
mod lesson_search;
mod progress;
mod rulebook;

pub use coaching::Situation;
pub use demo::{Act, Demonstration, Playback, Step, Stepped, TeachError};
pub use goal::{Deed, Goal, Tally, Who, can_score, deeds};
pub use lesson::{EXERCISES_RON, Exercise, LESSONS_RON, Lesson, LessonError, Task, Theme, lesson_keys};
pub use lesson_run::{Hint, LessonRun, Progress};
pub use progress::Learned;
pub use rulebook::{ActionRow, Block, DeckRow, Hit, Rulebook, Section, Span, Term, Topic, folded, spans};
