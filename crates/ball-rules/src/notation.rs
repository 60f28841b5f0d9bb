//! Decision text: printing and parsing (R13, "Action text").

use std::fmt;

use crate::decision::{CardPlay, Decision, Keeper, Release};
use crate::ruleset::{CardIndex, Effect, Ruleset, parse_label};
use crate::square::{Square, SquareError};
use crate::team::Label;

/// What is wrong with a decision text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotationProblem {
    /// No decision begins so.
    #[error("expected a decision: a piece such as X5, `=`, `.` or `#` and a card")]
    Start,
    /// A piece was expected.
    #[error("expected a piece: X, O or S and a number 1 to 7")]
    Piece,
    /// A square was expected.
    #[error("{0}")]
    Square(SquareError),
    /// No action is written so.
    #[error("expected an action sign after the piece: `-`, `+`, `x`, `*`, `>`, `^` or `/`")]
    Sign,
    /// A particular sign was expected.
    #[error("expected `{0}`")]
    Expected(&'static str),
    /// Only `:t` or `:b` can stand here.
    #[error("expected `:t` (the upper piece keeps the ball) or `:b` (the lower one)")]
    Keeper,
    /// A card that the deck lacks.
    #[error("the deck has no card `{0}`")]
    NoSuchCard(String),
    /// More text than a decision has.
    #[error("expected the end of the decision")]
    Trailing,
    /// A swap's pieces out of order.
    #[error("the two pieces must be different and in the order X1 to X7, O1 to O7, S1 to S7")]
    SwapOrder,
}

/// As much of a text as an error shows of it: files hold whatever they hold, and errors are shown to people.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 80;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", text.split_at(end).0),
        None => text.to_owned(),
    }
}

/// Why a text is no decision: the place and the problem.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {column}: {problem}")]
pub struct NotationError {
    /// The column at which it stops making sense, from 1.
    pub column: usize,
    /// What is wrong and what was expected.
    pub problem: NotationProblem,
}

/// A decision that prints itself; made by [`Decision::display`].
#[derive(Clone, Copy, Debug)]
pub struct DecisionText<'a> {
    decision: Decision,
    rules: &'a Ruleset,
}

impl Decision {
    /// The decision's text (R13). `rules` names the cards.
    ///
    /// ```
    /// # use ball_rules::{Decision, Ruleset};
    /// let rules = Ruleset::house();
    /// let decision = Decision::parse(rules, "#reverse X1,X3").unwrap();
    /// assert_eq!(decision.display(rules).to_string(), "#reverse X1,X3");
    /// ```
    pub const fn display(self, rules: &Ruleset) -> DecisionText<'_> {
        DecisionText { decision: self, rules }
    }

    /// Reads a decision text (R13). Whether the decision is legal anywhere is not asked.
    ///
    /// # Errors
    /// The column and what was expected there.
    ///
    /// ```
    /// # use ball_rules::{Decision, Ruleset};
    /// let error = Decision::parse(Ruleset::house(), "X5G5?").unwrap_err();
    /// assert_eq!(error.column, 5);
    /// ```
    pub fn parse(rules: &Ruleset, text: &str) -> Result<Decision, NotationError> {
        let mut reader = Reader { text, at: 0 };
        reader
            .decision(rules)
            .and_then(|decision| if reader.rest().is_empty() { Ok(decision) } else { Err(NotationProblem::Trailing) })
            .map_err(|problem| NotationError {
                column: text.char_indices().take_while(|&(at, _)| at < reader.at).count() + 1,
                problem,
            })
    }
}

impl fmt::Display for DecisionText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.decision {
            Decision::Move { piece, from, to } => write!(f, "{piece}{from}-{to}"),
            Decision::Stack { piece, from, to } => write!(f, "{piece}{from}+{to}"),
            Decision::Dodge { piece, from, target, exit } => write!(f, "{piece}{from}x{target}-{exit}"),
            Decision::TacticalDodge { piece, from, to, push } => write!(f, "{piece}{from}*{to}-{push}"),
            Decision::HandOff { piece, receiver } => write!(f, "{piece}>{receiver}"),
            Decision::ShortPass { piece, receiver, to } => write!(f, "{piece}>{receiver}@{to}"),
            Decision::LongPass { piece, to } => write!(f, "{piece}>@{to}"),
            Decision::Convert => f.write_str("="),
            Decision::EndPhase => f.write_str("."),
            Decision::StandUp { piece, from, to } => write!(f, "{piece}{from}^{to}"),
            Decision::Release(release) => write_release(f, release),
            Decision::Card { card, play } => {
                write!(f, "#{}", self.rules.card(card).id)?;
                match play {
                    CardPlay::ExtraPa => Ok(()),
                    CardPlay::LiftRestriction { piece } => write!(f, " {piece}"),
                    CardPlay::StandUp { piece, from, to } => write!(f, " {piece}{from}^{to}"),
                    CardPlay::Release(release) => {
                        f.write_str(" ")?;
                        write_release(f, release)
                    }
                    CardPlay::Run { piece, from, to } | CardPlay::Scoop { piece, from, to } => {
                        write!(f, " {piece}{from}-{to}")
                    }
                    CardPlay::LongPass { piece, to } => write!(f, " {piece}>@{to}"),
                    CardPlay::Down { piece, from, target } => write!(f, " {piece}{from}x{target}"),
                    CardPlay::HandOff { piece, receiver } => write!(f, " {piece}>{receiver}"),
                    CardPlay::Swap { first, second } => write!(f, " {first},{second}"),
                }
            }
        }
    }
}

fn write_release(f: &mut fmt::Formatter<'_>, release: Release) -> fmt::Result {
    let Release { piece, at, upper_to, lower_to, keeper } = release;
    let keeper = match keeper {
        None => "",
        Some(Keeper::Upper) => ":t",
        Some(Keeper::Lower) => ":b",
    };
    write!(f, "{piece}{at}/{upper_to},{lower_to}{keeper}")
}

type Read<T> = Result<T, NotationProblem>;

/// Reads a decision from left to right; `at` is where a problem is reported.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Steps over `sign` if it comes next.
    fn takes(&mut self, sign: &str) -> bool {
        let found = self.rest().starts_with(sign);
        if found {
            self.at += sign.len();
        }
        found
    }

    fn expect(&mut self, sign: &'static str) -> Read<()> {
        if self.takes(sign) { Ok(()) } else { Err(NotationProblem::Expected(sign)) }
    }

    fn label(&mut self) -> Read<Label> {
        let label = self.rest().get(..2).and_then(parse_label).ok_or(NotationProblem::Piece)?;
        self.at += 2;
        Ok(label)
    }

    fn square(&mut self) -> Read<Square> {
        let rest = self.rest();
        let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        let text = rest.get(..digits + 1).unwrap_or_default();
        let square = text.parse().map_err(NotationProblem::Square)?;
        self.at += text.len();
        Ok(square)
    }

    fn piece_and_square(&mut self) -> Read<(Label, Square)> {
        Ok((self.label()?, self.square()?))
    }

    fn decision(&mut self, rules: &Ruleset) -> Read<Decision> {
        if self.takes("=") {
            return Ok(Decision::Convert);
        }
        if self.takes(".") {
            return Ok(Decision::EndPhase);
        }
        if self.takes("#") {
            return self.card(rules);
        }
        let piece = self.label().map_err(|_| NotationProblem::Start)?;
        if self.takes(">") {
            if self.takes("@") {
                return Ok(Decision::LongPass { piece, to: self.square()? });
            }
            let receiver = self.label()?;
            return Ok(match self.takes("@") {
                true => Decision::ShortPass { piece, receiver, to: self.square()? },
                false => Decision::HandOff { piece, receiver },
            });
        }
        let from = self.square()?;
        if self.takes("-") {
            Ok(Decision::Move { piece, from, to: self.square()? })
        } else if self.takes("+") {
            Ok(Decision::Stack { piece, from, to: self.square()? })
        } else if self.takes("x") {
            let target = self.square()?;
            self.expect("-")?;
            Ok(Decision::Dodge { piece, from, target, exit: self.square()? })
        } else if self.takes("*") {
            let to = self.square()?;
            self.expect("-")?;
            Ok(Decision::TacticalDodge { piece, from, to, push: self.square()? })
        } else if self.takes("^") {
            Ok(Decision::StandUp { piece, from, to: self.square()? })
        } else if self.takes("/") {
            Ok(Decision::Release(self.release(piece, from)?))
        } else {
            Err(NotationProblem::Sign)
        }
    }

    /// The rest of a release, after the slash.
    fn release(&mut self, piece: Label, at: Square) -> Read<Release> {
        let upper_to = self.square()?;
        self.expect(",")?;
        let lower_to = self.square()?;
        let keeper = if self.takes(":t") {
            Some(Keeper::Upper)
        } else if self.takes(":b") {
            Some(Keeper::Lower)
        } else if self.rest().starts_with(':') {
            return Err(NotationProblem::Keeper);
        } else {
            None
        };
        Ok(Release { piece, at, upper_to, lower_to, keeper })
    }

    fn card(&mut self, rules: &Ruleset) -> Read<Decision> {
        let rest = self.rest();
        let id = rest.split(' ').next().unwrap_or_default();
        let card: CardIndex = rules.card_named(id).ok_or_else(|| NotationProblem::NoSuchCard(excerpt(id)))?;
        self.at += id.len();
        let effect = rules.card(card).effect;
        if !matches!(effect, Effect::ExtraPa { .. }) {
            self.expect(" ")?;
        }
        let play = match effect {
            Effect::ExtraPa { .. } => CardPlay::ExtraPa,
            Effect::LiftRestriction => CardPlay::LiftRestriction { piece: self.label()? },
            Effect::StandUp => {
                let (piece, from) = self.piece_and_square()?;
                self.expect("^")?;
                CardPlay::StandUp { piece, from, to: self.square()? }
            }
            Effect::Release => {
                let (piece, at) = self.piece_and_square()?;
                self.expect("/")?;
                CardPlay::Release(self.release(piece, at)?)
            }
            Effect::Run { .. } => {
                let (piece, from) = self.piece_and_square()?;
                self.expect("-")?;
                CardPlay::Run { piece, from, to: self.square()? }
            }
            Effect::LongPass => {
                let piece = self.label()?;
                self.expect(">@")?;
                CardPlay::LongPass { piece, to: self.square()? }
            }
            Effect::Down => {
                let (piece, from) = self.piece_and_square()?;
                self.expect("x")?;
                CardPlay::Down { piece, from, target: self.square()? }
            }
            Effect::HandOff { .. } => {
                let piece = self.label()?;
                self.expect(">")?;
                CardPlay::HandOff { piece, receiver: self.label()? }
            }
            Effect::Scoop => {
                let (piece, from) = self.piece_and_square()?;
                self.expect("-")?;
                CardPlay::Scoop { piece, from, to: self.square()? }
            }
            Effect::Swap { .. } => {
                let first = self.label()?;
                self.expect(",")?;
                let second_at = self.at;
                let second = self.label()?;
                if first >= second {
                    self.at = second_at;
                    return Err(NotationProblem::SwapOrder);
                }
                CardPlay::Swap { first, second }
            }
        };
        Ok(Decision::Card { card, play })
    }
}
