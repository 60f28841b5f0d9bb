//! The terms that have a definition of one line.

/// A term of the glossary, and the section about it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Term(&'static str, u8);

/// In the order in which the rulebook comes to them.
const TERMS: [Term; 41] = [
    Term("coach", 1),
    Term("piece", 1),
    Term("square", 1),
    Term("adjacent", 1),
    Term("distance", 1),
    Term("formation", 1),
    Term("end-zone", 1),
    Term("touchdown", 1),
    Term("action-phase", 2),
    Term("unlock-phase", 10),
    Term("pa", 2),
    Term("pe", 11),
    Term("action", 3),
    Term("active", 2),
    Term("inactive", 2),
    Term("downed", 5),
    Term("clear", 2),
    Term("bare", 2),
    Term("closed", 7),
    Term("middle-square", 4),
    Term("move", 4),
    Term("dodge", 5),
    Term("exit", 5),
    Term("forced-fumble", 5),
    Term("tactical-dodge", 6),
    Term("push", 6),
    Term("fumble", 6),
    Term("block", 7),
    Term("protection", 7),
    Term("stack", 7),
    Term("hand-off", 8),
    Term("network", 8),
    Term("short-pass", 8),
    Term("long-pass", 8),
    Term("receiver", 8),
    Term("carrier", 8),
    Term("loose-ball", 9),
    Term("restriction", 9),
    Term("task", 10),
    Term("convert", 11),
    Term("card", 11),
];

impl Term {
    /// All terms, in the order in which the rulebook comes to them.
    pub fn all() -> &'static [Term] {
        &TERMS
    }

    /// The term with this id, such as `dodge`.
    pub fn named(id: &str) -> Option<Term> {
        TERMS.into_iter().find(|term| term.0 == id)
    }

    /// The number of the section that explains it.
    pub const fn section(self) -> u8 {
        self.1
    }

    /// The name of the text with the term itself.
    pub fn name(self) -> String {
        format!("term-{}", self.0)
    }

    /// The name of the text with its definition, one sentence.
    pub fn definition(self) -> String {
        format!("term-{}-is", self.0)
    }
}
