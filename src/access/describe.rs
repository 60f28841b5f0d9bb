//! Squares and pieces in words (SN-03).

use std::collections::HashSet;

use ball_rules::{Ball, Piece, PieceId, PieceState, Square, Team};

use crate::hud::words;
use crate::i18n::Texts;
use crate::match_play::Session;
use crate::match_play::composer::squares_of_pieces;

/// A text for every hatched square, in the order of the squares: what it is, who is there, what can be done there.
pub fn squares(texts: &Texts, session: &Session) -> Vec<(Square, String)> {
    let (position, composer) = (session.position(), session.composer());
    let chosen = composer.piece().and_then(|label| position.piece(PieceId::new(position.side(), label)));
    let able = if chosen.is_none() { squares_of_pieces(position, composer.pieces()) } else { Default::default() };
    let next: HashSet<Square> = composer.next_squares().into_iter().map(|(square, _)| square).collect();
    let picked: HashSet<Square> = composer.squares().into_iter().chain(chosen.map(|piece| piece.square)).collect();
    let describe = |square: Square| {
        let mut parts = vec![square.to_string()];
        let [upper, lower] = position.at(square);
        for (one, other) in [(upper, lower), (lower, upper)] {
            parts.extend(one.map(|one| piece(texts, &one, other.as_ref())));
        }
        if upper.is_none() && lower.is_none() {
            parts.push(texts.get("access-empty"));
        }
        if position.ball() == Ball::Loose(square) {
            parts.push(texts.get("access-loose-ball"));
        }
        if let Some(team) = Team::ALL.into_iter().find(|team| session.rules().end_zone(*team).has(square)) {
            parts.push(texts.with("access-end-zone", &[("team", words::team(texts, team).into())]));
        }
        let marks = [
            (picked.contains(&square), "access-chosen"),
            (next.contains(&square), "access-destination"),
            (able.has(square), "access-can-act"),
        ];
        parts.extend(marks.into_iter().filter(|(is, _)| *is).map(|(_, key)| texts.get(key)));
        (square, words::list(texts, parts))
    };
    Square::all().map(describe).collect()
}

/// A piece with its team and whatever it is doing; `other` shares its square.
fn piece(texts: &Texts, piece: &Piece, other: Option<&Piece>) -> String {
    let label = words::label(texts, piece.id.label);
    let team = words::team(texts, piece.id.team);
    let name = texts.with("piece-of-team", &[("team", team.into()), ("piece", label.into())]);
    let name = if piece.has_ball { texts.with("access-with-ball", &[("piece", name.into())]) } else { name };
    let own = other.is_some_and(|other| other.id.team == piece.id.team);
    let state = match piece.state {
        PieceState::Active => None,
        PieceState::Downed => Some("access-downed"),
        PieceState::Upper { .. } if own => Some("access-protects"),
        PieceState::Upper { .. } => Some("access-blocks"),
        PieceState::Lower { .. } if own => Some("access-protected"),
        PieceState::Lower { .. } => Some("access-blocked"),
    };
    let downed_below = matches!(piece.state, PieceState::Lower { downed: true }).then_some("access-downed");
    let marks = [piece.restricted.then_some("access-restricted"), piece.task.then_some("access-task")];
    let parts = [state, downed_below].into_iter().chain(marks).flatten().map(|key| texts.get(key));
    words::list(texts, std::iter::once(name).chain(parts))
}

#[cfg(test)]
mod tests {
    use ball_rules::{Match, Position, Record, Ruleset};

    use super::*;
    use crate::i18n::Language;

    fn told(bpn: &str, square: &str) -> String {
        let rules = Ruleset::house();
        let game = Match::from_position(rules, Position::from_bpn(rules, bpn).unwrap());
        let all = squares(&Texts::default(), &Session::new(Record::new(game)));
        all.into_iter().find(|(at, _)| at.to_string() == square).unwrap().1
    }

    #[test]
    fn sn03_a_square_tells_who_is_there_and_what_can_be_done() {
        let bpn = "bpn1 a A2 aX1 X1G7,X2A1 X1I9-,X2C9 -";
        assert_eq!(told(bpn, "G7"), "G7, ATK X1 with the ball, can act");
        assert_eq!(told(bpn, "I9"), "I9, DEF X1, downed");
        assert_eq!(told(bpn, "E5"), "E5, empty");
        assert_eq!(told(bpn, "A17"), "A17, empty, end zone that ATK attacks");
    }

    #[test]
    fn sn03_stacks_and_tasks_are_told_from_the_top() {
        let bpn = "bpn1 a U @E5 X1G7^?,X2A1-? X1G7,X2C9 -";
        assert_eq!(told(bpn, "G7"), "G7, ATK X1, blocking, to be resolved, DEF X1, blocked, can act");
        assert_eq!(told(bpn, "E5"), "E5, empty, loose ball");
    }

    #[test]
    fn sn03_every_square_has_a_text_in_every_language() {
        let rules = Ruleset::house();
        let session = Session::new(Record::new(Match::new(rules, ball_rules::Mode::Cards)));
        for language in Language::all() {
            let all = squares(&Texts::of(&language), &session);
            assert_eq!(all.len(), Square::COUNT);
            assert!(
                all.iter().all(|(square, text)| text.starts_with(&square.to_string()) && !text.contains("access-"))
            );
        }
    }
}
