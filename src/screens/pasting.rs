//! What is wrong with a pasted text, in the reader's language.

use ball_rules::{BpnProblem, NotationProblem, PlayError, RecordProblem, SquareError};

use crate::hud::words::{self, Length};
use crate::i18n::Texts;

/// What is wrong with a position text.
pub(super) fn position_problem(texts: &Texts, problem: &BpnProblem) -> String {
    match problem {
        BpnProblem::Empty => texts.get("wrong-empty"),
        BpnProblem::Version => texts.get("wrong-version"),
        BpnProblem::MissingField(_) => texts.get("wrong-early"),
        BpnProblem::ExtraField => texts.get("wrong-extra"),
        BpnProblem::Spacing => texts.get("wrong-spacing"),
        BpnProblem::Side => texts.get("wrong-side"),
        BpnProblem::Phase => texts.get("wrong-phase"),
        BpnProblem::TooManyPa { pa, most } => texts.with("wrong-pa", &[("pa", (*pa).into()), ("most", (*most).into())]),
        BpnProblem::HandOffWithoutBall => texts.get("wrong-hand-off"),
        BpnProblem::Ball => texts.get("wrong-ball"),
        BpnProblem::NoSuchCarrier(piece) => texts.with("wrong-carrier", &[("piece", piece.to_string().into())]),
        BpnProblem::BallUnderPiece(square) => texts.with("wrong-ball-under", &[("square", square.to_string().into())]),
        BpnProblem::LowerHasBall => texts.get("wrong-lower-ball"),
        BpnProblem::Square(error) => square_problem(texts, *error),
        BpnProblem::Piece => texts.get("wrong-piece"),
        BpnProblem::Flag => texts.get("wrong-flag"),
        BpnProblem::PieceTwice(piece) => texts.with("wrong-twice", &[("piece", piece.to_string().into())]),
        BpnProblem::PieceOrder => texts.get("wrong-order"),
        BpnProblem::TooManyPieces => texts.get("wrong-many"),
        BpnProblem::NoUpper(square) | BpnProblem::TwoUppers(square) => {
            texts.with("wrong-stack", &[("square", square.to_string().into())])
        }
        BpnProblem::NothingBelow => texts.get("wrong-nothing-below"),
        BpnProblem::ThreePieces(square) => texts.with("wrong-three", &[("square", square.to_string().into())]),
        BpnProblem::DownedUpper | BpnProblem::RestrictedUpper => texts.get("wrong-upper"),
        BpnProblem::RestrictedDowned | BpnProblem::RestrictedNow => texts.get("wrong-restricted"),
        BpnProblem::FreshOfOtherSide => texts.get("wrong-fresh"),
        BpnProblem::Task | BpnProblem::NothingToUnlock => texts.get("wrong-task"),
        BpnProblem::NoTouchdown => texts.get("wrong-touchdown"),
        BpnProblem::Cards | BpnProblem::Energy | BpnProblem::CardOrder => texts.get("wrong-cards"),
        BpnProblem::NoSuchCard(card) => texts.with("wrong-card", &[("card", card.as_str().into())]),
        _ => texts.get("wrong-other"),
    }
}

/// What is wrong with a record.
pub(super) fn record_problem(texts: &Texts, problem: &RecordProblem) -> String {
    match problem {
        RecordProblem::Tag => texts.get("wrong-tag"),
        RecordProblem::TagValue { tag, .. } | RecordProblem::TagTwice(tag) => {
            texts.with("wrong-tag-value", &[("tag", tag.as_str().into())])
        }
        RecordProblem::Start(error) => position_problem(texts, &error.problem),
        RecordProblem::ModeMismatch => texts.get("wrong-mode"),
        RecordProblem::NestedComment | RecordProblem::UnclosedComment | RecordProblem::StrayBrace => {
            texts.get("wrong-comment")
        }
        RecordProblem::AfterResult => texts.get("wrong-after"),
        RecordProblem::TurnNumber(number) => texts.with("wrong-turn", &[("number", (*number).into())]),
        RecordProblem::Decision { text, error } => {
            let reason = match error {
                PlayError::MatchOver => texts.get("wrong-over"),
                PlayError::Notation(error) => notation_problem(texts, &error.problem),
                PlayError::Illegal(refusal) => words::refusal(texts, *refusal, Length::Whole),
            };
            texts.with("wrong-decision", &[("text", text.as_str().into()), ("reason", reason.into())])
        }
        RecordProblem::Result { found, expected } => {
            texts.with("wrong-result", &[("found", found.as_str().into()), ("expected", expected.as_str().into())])
        }
        RecordProblem::NoResult => texts.get("wrong-no-result"),
        _ => texts.get("wrong-other"),
    }
}

fn notation_problem(texts: &Texts, problem: &NotationProblem) -> String {
    match problem {
        NotationProblem::Square(error) => square_problem(texts, *error),
        NotationProblem::NoSuchCard(card) => texts.with("wrong-card", &[("card", card.as_str().into())]),
        NotationProblem::SwapOrder => texts.get("wrong-order"),
        _ => texts.get("wrong-notation"),
    }
}

fn square_problem(texts: &Texts, error: SquareError) -> String {
    match error {
        SquareError::Malformed => texts.get("wrong-square"),
        SquareError::OffBoard => texts.get("wrong-off-board"),
        SquareError::NotHatched => texts.get("wrong-not-hatched"),
    }
}

#[cfg(test)]
mod tests {
    use ball_rules::{Position, Record, Ruleset};

    use super::*;
    use crate::i18n::Language;

    #[test]
    fn what_is_wrong_is_told_in_every_language_and_in_its_own_words() {
        let rules = Ruleset::house();
        let positions = [
            "",
            "bpn2 d",
            "bpn1 x A2 aX5 X5G5 X1K11 -",
            "bpn1 d A9 aX5 X5G5 X1K11 -",
            "bpn1 d A2 aX5 X5G6 X1K11 -",
            "bpn1 d A2 aX5 X5G5,X5E7 X1K11 -",
            "bpn1 d A2 aX5 X5G5 X1K11 0/0;nothing;",
        ];
        let mut told = Vec::new();
        for language in Language::all() {
            let texts = Texts::of(&language);
            let mut own = Vec::new();
            for text in positions {
                let error = Position::from_bpn(rules, text).unwrap_err();
                own.push(position_problem(&texts, &error.problem));
            }
            let failure = Record::read(rules, "[Nonsense").unwrap_err();
            own.push(record_problem(&texts, &failure.error.problem));
            let unique: std::collections::BTreeSet<&String> = own.iter().collect();
            assert_eq!(unique.len(), own.len(), "{own:?}");
            assert!(own.iter().all(|text| !text.starts_with("wrong-")), "{own:?}");
            told.push(own);
        }
        assert!(told.iter().skip(1).all(|own| own.iter().zip(&told[0]).all(|(one, other)| one != other)));
    }
}
