//! Demonstrations: short plays from a set-up position, each step with a caption.
//!
//! They are data (`assets/rulebook/*.ron`) and are played through a [`Match`] when they are read, so that none can show
//! anything but the rules.

mod file;
mod playback;

use std::sync::{Arc, LazyLock};

use ball_rules::{Decision, Match, Position, Refusal, Ruleset, Square};

pub use file::TeachError;
pub use playback::{Playback, Stepped};

/// The files of demonstrations, in the order of the rulebook's sections.
const FILES: &[(&str, &str)] = &[
    ("movement.ron", include_str!("../../../../assets/rulebook/movement.ron")),
    ("dodge.ron", include_str!("../../../../assets/rulebook/dodge.ron")),
    ("stack.ron", include_str!("../../../../assets/rulebook/stack.ron")),
    ("passing.ron", include_str!("../../../../assets/rulebook/passing.ron")),
    ("unlock.ron", include_str!("../../../../assets/rulebook/unlock.ron")),
    ("cards.ron", include_str!("../../../../assets/rulebook/cards.ron")),
];

static ALL: LazyLock<Vec<Demonstration>> = LazyLock::new(|| {
    let read = |&(name, text): &(&str, &str)| match Demonstration::parse(name, text) {
        Ok(demonstrations) => demonstrations,
        Err(error) => unreachable!("the built-in demonstrations are constant and a test reads them: {error}"),
    };
    FILES.iter().flat_map(read).collect()
});

/// What happens in one step of a demonstration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Nothing on the board: only the caption.
    Tell,
    /// A decision of the side to act.
    Play(Decision),
    /// A decision that is tried and refused; the board stays as it is.
    Refused(Decision, Refusal),
}

/// One step of a demonstration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What happens.
    pub act: Act,
    /// The name of the caption's text, `demo-<id>-<n>` with `n` from 1.
    pub caption: String,
    /// Squares to point at while the caption stands.
    pub marks: Vec<Square>,
}

/// A short play that shows one rule.
///
/// ```
/// use ball_teach::{Demonstration, Playback, Stepped};
///
/// let demonstration = Demonstration::by_id("move-x").unwrap();
/// let mut playback = Playback::new(demonstration);
/// while playback.forward().is_some() {}
/// assert_eq!(playback.game().position(), demonstration.end());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Demonstration {
    id: String,
    start: Position,
    steps: Vec<Step>,
    end: Position,
    frame: Vec<Square>,
}

impl Demonstration {
    /// All built-in demonstrations, in the order of the rulebook's sections.
    pub fn all() -> &'static [Demonstration] {
        &ALL
    }

    /// The built-in demonstration named `id`.
    pub fn by_id(id: &str) -> Option<&'static Demonstration> {
        ALL.iter().find(|demonstration| demonstration.id == id)
    }

    /// Reads a file of demonstrations from RON `text` and plays each; `file` is named in errors only.
    ///
    /// # Errors
    /// The file, the line and the reason: malformed text, an impossible position, an illegal decision, a refusal other
    /// than the one expected or none, an end other than the one written, a name that is there twice.
    pub fn parse(file: &str, text: &str) -> Result<Vec<Demonstration>, TeachError> {
        file::parse(file, text)
    }

    /// Its name, unique and of lower-case letters, digits and hyphens.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name of its title's text, `demo-<id>-title`.
    pub fn title(&self) -> String {
        format!("demo-{}-title", self.id)
    }

    /// The ruleset by which it plays: the house's.
    pub fn rules(&self) -> &'static Arc<Ruleset> {
        Ruleset::house()
    }

    /// The position before the first step.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the last step.
    pub fn end(&self) -> &Position {
        &self.end
    }

    /// Its steps, at least one.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The squares that the camera has to show: where something happens or is pointed at.
    pub fn frame(&self) -> &[Square] {
        &self.frame
    }

    /// The names of all its texts.
    pub fn keys(&self) -> impl Iterator<Item = String> + '_ {
        std::iter::once(self.title()).chain(self.steps.iter().map(|step| step.caption.clone()))
    }

    /// A match set up from its start, to try it by hand.
    pub fn set_up(&self) -> Match {
        Match::from_position(self.rules(), self.start)
    }
}
