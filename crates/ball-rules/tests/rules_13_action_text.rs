//! R13: the text of decisions, perft, and what R12 asks of the rules.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use ball_rules::{CardPlay, Decision, Keeper, Mode, NotationError, PieceState, Position, Team};
use common::{decision, legal, play, pos, rules, square};

#[track_caller]
fn refused(text: &str, column: usize, reason: &str) {
    let error: NotationError = match Decision::parse(rules(), text) {
        Ok(decision) => panic!("accepted: {text} as {decision:?}"),
        Err(error) => error,
    };
    assert_eq!(error.column, column, "{text}: {error}");
    assert!(error.to_string().contains(reason), "{text}: {error}");
    assert!(error.to_string().starts_with(&format!("column {column}: ")), "{error}");
}

#[test]
fn r12_1_every_play_on_the_board_belongs_to_a_piece() {
    // Choose the piece, then what it does: each decision names one of the side's pieces, active or to be unlocked.
    let position = pos("bpn1 a A2 aX1 X1G9,X2H8,X3A1-,X4C3^ X1E11,X2H10,X3C3 99/99;;");
    let own: Vec<_> = position.pieces().filter(|p| p.id.team == Team::Atk).map(|p| p.id.label).collect();
    let free = [Decision::EndPhase, Decision::Convert, decision("#no-huddle")];
    for legal in position.decisions(rules()) {
        match legal.piece() {
            Some(piece) => assert!(own.contains(&piece)),
            None => assert!(free.contains(&legal), "{legal:?}"),
        }
    }
}

#[test]
fn r12_1_the_acting_piece_of_each_decision() {
    for text in [
        "X1G9-H10",
        "X1G9+H10",
        "X1G9xI11-J12",
        "X1G9*I11-G11",
        "X1>X2",
        "X1>X2@H8",
        "X1>@A1",
        "X1G9^H10",
        "X1G9/F8,H8",
        "#second-effort X1",
        "#quick-recovery X1G9^H10",
        "#pile-breaker X1G9/F8,H8:b",
        "#breakaway X1G9-J12",
        "#hail-mary X1>@A1",
        "#stiff-arm X1G9xH10",
        "#hook-and-lateral X1>X2",
        "#scoop X1G9-H10",
        "#reverse X1,X2",
    ] {
        assert_eq!(decision(text).piece().map(|label| label.to_string()), Some("X1".to_owned()), "{text}");
    }
    for text in [".", "=", "#no-huddle"] {
        assert_eq!(decision(text).piece(), None, "{text}");
    }
}

#[test]
fn r12_2_downed_stacked_and_carrying_are_told_apart() {
    let position = pos("bpn1 a A2 aX2 X1A1-,X2C3^,X3E5 X1C3 -");
    let states: Vec<(PieceState, bool)> = position.pieces().map(|p| (p.state, p.has_ball)).collect();
    assert_eq!(
        states,
        [
            (PieceState::Downed, false),
            (PieceState::Upper { this_turn: false }, true),
            (PieceState::Active, false),
            (PieceState::Lower { downed: false }, false),
        ]
    );
}

#[test]
fn r12_4_the_position_tells_whose_turn_it_is() {
    assert_eq!(pos("bpn1 a A2 @M1 X1A1 X1M17 -").side(), Team::Atk);
    assert_eq!(pos("bpn1 d A2 @M1 X1A1 X1M17 -").side(), Team::Def);
    assert_eq!(Team::ALL.map(Team::letter), ['a', 'd']);
}

#[test]
fn r12_5_converting_is_a_decision_and_no_play_on_the_board() {
    let before = pos("bpn1 a A2h aX1 X1G9,X2H8 X1E11 0/0;;");
    let after = play(&before, "=");
    assert!(before.pieces().eq(after.pieces()) && before.ball() == after.ball());
    assert_eq!(Decision::Convert.piece(), None);
}

#[test]
fn r13_the_action_text_says_what_is_meant() {
    let (from, to) = (square("G5"), square("H6"));
    let piece = decision("X5>X2").piece().unwrap();
    assert_eq!(decision("X5G5-H6"), Decision::Move { piece, from, to });
    assert_eq!(decision("X5G5+H6"), Decision::Stack { piece, from, to });
    let (target, exit) = (square("I7"), square("J8"));
    assert_eq!(decision("X5G5xI7-J8"), Decision::Dodge { piece, from, target, exit });
    let (landing, push) = (square("I7"), square("G7"));
    assert_eq!(decision("X5G5*I7-G7"), Decision::TacticalDodge { piece, from, to: landing, push });
    assert_eq!(decision("X5>@G13"), Decision::LongPass { piece, to: square("G13") });
    assert_eq!(decision("="), Decision::Convert);
    assert_eq!(decision("."), Decision::EndPhase);
    assert_eq!(decision("X5G5^H6"), Decision::StandUp { piece, from, to });
    let Decision::Release(release) = decision("X2F8/G9,E7:t") else { panic!("a release") };
    assert_eq!((release.at, release.upper_to, release.lower_to), (square("F8"), square("G9"), square("E7")));
    assert_eq!(release.keeper, Some(Keeper::Upper));
    let Decision::Release(release) = decision("X2F8/G9,E7:b") else { panic!("a release") };
    assert_eq!(release.keeper, Some(Keeper::Lower));
    let Decision::ShortPass { receiver, to, .. } = decision("X5>X2@F8") else { panic!("a short pass") };
    assert_eq!((receiver.to_string(), to), ("X2".to_owned(), square("F8")));
    let Decision::Card { card, play: CardPlay::Run { to, .. } } = decision("#breakaway X5G5-J8") else {
        panic!("a run")
    };
    assert_eq!((card.index(), to), (4, square("J8")));
}

#[test]
fn r13_examples_of_every_card() {
    for text in [
        "#second-effort X5",
        "#no-huddle",
        "#quick-recovery X3G7^H8",
        "#pile-breaker X2F8/G9,E7",
        "#pile-breaker X2F8/G9,E7:t",
        "#breakaway X5G5-J8",
        "#hail-mary X5>@G13",
        "#stiff-arm X1F8xG9",
        "#hook-and-lateral X5>X2",
        "#scoop X1F8-G9",
        "#reverse X1,X3",
        "#reverse X7,O1",
        "#reverse O7,S1",
    ] {
        decision(text);
    }
}

#[test]
fn r13_what_is_no_decision_is_refused_with_the_place() {
    for text in ["", " ", "x", "X", "X8", "X0G9", "Y1G9-H10", "x1G9-H10", "é", "-", "X1é"] {
        let error = Decision::parse(rules(), text).unwrap_err();
        assert!(error.column <= text.chars().count() + 1, "{text}: {error}");
    }
    refused("", 1, "expected a decision");
    refused("Y1G9-H10", 1, "expected a decision");
    refused("X1", 3, "expected a square");
    refused("X1G9", 5, "expected an action sign");
    refused("X1G9?H10", 5, "expected an action sign");
    refused("X1G10-H10", 3, "not hatched");
    refused("X1G100-H10", 3, "off the board");
    refused("X1G9-", 6, "expected a square");
    refused("X1G9-H9", 6, "not hatched");
    refused("X1G9-H18", 6, "off the board");
    refused("X1G9-h10", 6, "expected a square");
    refused("X1G9-H010", 6, "expected a square");
    refused("X1G9-H10 ", 9, "the end");
    refused("X1G9+H10+", 9, "the end");
    refused("X1G9xI11", 9, "expected `-`");
    refused("X1G9xI11-", 10, "expected a square");
    refused("X1G9*I11", 9, "expected `-`");
    refused("X1>", 4, "expected a piece");
    refused("X1>X9", 4, "expected a piece");
    refused("X1>X2@", 7, "expected a square");
    refused("X1>@", 5, "expected a square");
    refused("X1G9/F8", 8, "expected `,`");
    refused("X1G9/F8,H8:", 11, "`:t`");
    refused("X1G9/F8,H8:x", 11, "`:t`");
    refused("X1G9/F8,H8:tt", 13, "the end");
    refused("==", 2, "the end");
    refused("..", 2, "the end");
    refused("X1Gé", 3, "expected");
    refused("X1G9-é", 6, "expected a square");
}

#[test]
fn r13_what_is_no_card_is_refused_with_the_place() {
    refused("#", 2, "no card ``");
    refused("#dive X1", 2, "no card `dive`");
    refused("#scoopX1G9-H10", 2, "no card");
    refused("#scoop", 7, "expected ` `");
    refused("#scoop  X1G9-H10", 8, "expected a piece");
    refused("#scoop X1G9", 12, "expected `-`");
    refused("#scoop X1G9-H10 ", 16, "the end");
    refused("#no-huddle ", 11, "the end");
    refused("#no-huddle X1", 11, "the end");
    refused("#quick-recovery X1G9-H10", 21, "expected `^`");
    refused("#pile-breaker X1G9-H10", 19, "expected `/`");
    refused("#breakaway X1G9xH10", 16, "expected `-`");
    refused("#hail-mary X1>X2", 14, "expected `>@`");
    refused("#stiff-arm X1G9-H10", 16, "expected `x`");
    refused("#hook-and-lateral X1>@G9", 22, "expected a piece");
    refused("#hook-and-lateral X1-X2", 21, "expected `>`");
    refused("#reverse X1", 12, "expected `,`");
    refused("#reverse X2,X1", 13, "in the order");
    refused("#reverse X1,X1", 13, "must be different");
    refused("#reverse S1,O1", 13, "in the order");
    refused("#second-effort", 15, "expected ` `");
    refused("#second-effort é", 16, "expected a piece");
}

#[test]
fn r13_what_reads_well_need_not_be_legal() {
    let start = Position::start(rules(), Mode::Cards);
    for text in ["X1K11-L12-", "X1K11", "X1C7-B8", "X9A1-B2"] {
        if let Ok(decision) = Decision::parse(rules(), text) {
            assert!(!start.is_legal(rules(), decision), "{text}");
        }
    }
    for text in ["X1K11-M17", "X1L12-K13", "S7A1-B2", "X1A1^B2", "X1A1/B2,C3", "#scoop X1K11-L12"] {
        assert!(!start.is_legal(rules(), decision(text)), "{text}");
    }
}

#[test]
fn r13_perft_from_the_standard_start() {
    let start = Position::start(rules(), Mode::Basic);
    for (depth, nodes) in [(0, 1), (1, 53), (2, 3_020), (3, 16_515), (4, 757_610)] {
        assert_eq!(start.perft_bulk(rules(), depth), nodes, "counted, depth {depth}");
    }
    assert_eq!([0, 1, 2, 3].map(|depth| start.perft(rules(), depth)), [1, 53, 3_020, 16_515], "walked");
    let cards = Position::start(rules(), Mode::Cards);
    assert_eq!([1, 2, 3].map(|depth| cards.perft(rules(), depth)), [54, 3_127, 16_994]);
    assert_eq!([1, 2, 3].map(|depth| cards.perft_bulk(rules(), depth)), [54, 3_127, 16_994]);
}

#[test]
fn r13_a_finished_game_has_no_decisions() {
    let over = pos("bpn1 a E aX1 X1A17 X1A1 -");
    assert!(legal(&over).is_empty());
    assert_eq!((over.perft(rules(), 1), over.perft_bulk(rules(), 2)), (0, 0));
}
