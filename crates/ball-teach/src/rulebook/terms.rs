//! The terms that have a definition of one line.

/// A term of the glossary.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Term(&'static str);

/// In the order in which the rulebook comes to them.
const TERMS: [Term; 41] = [
    Term("coach"),
    Term("piece"),
    Term("square"),
    Term("adjacent"),
    Term("distance"),
    Term("formation"),
    Term("end-zone"),
    Term("touchdown"),
    Term("action-phase"),
    Term("unlock-phase"),
    Term("pa"),
    Term("pe"),
    Term("action"),
    Term("active"),
    Term("inactive"),
    Term("downed"),
    Term("clear"),
    Term("bare"),
    Term("closed"),
    Term("middle-square"),
    Term("move"),
    Term("dodge"),
    Term("exit"),
    Term("forced-fumble"),
    Term("tactical-dodge"),
    Term("push"),
    Term("fumble"),
    Term("block"),
    Term("protection"),
    Term("stack"),
    Term("hand-off"),
    Term("network"),
    Term("short-pass"),
    Term("long-pass"),
    Term("receiver"),
    Term("carrier"),
    Term("loose-ball"),
    Term("restriction"),
    Term("task"),
    Term("convert"),
    Term("card"),
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

    /// The name of the text with the term itself.
    pub fn name(self) -> String {
        format!("term-{}", self.0)
    }

    /// The name of the text with its definition, one sentence.
    pub fn definition(self) -> String {
        format!("term-{}-is", self.0)
    }
}
