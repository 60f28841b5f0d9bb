//! R13: the position text.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use ball_rules::{Ball, Mode, Phase, PieceState, Position, Ruleset, Team};
use common::{after, can, pos, refusal, rules};

#[test]
fn r13_the_standard_start() {
    let text = "bpn1 d A2 aX5 X1C7,X2E7,X3I7,X4K7,X5G5,O1G3,S1G7 X1K11,X2I11,X3E11,X4C11,X5G13,O1G15,S1G11 -";
    assert_eq!(Position::start(rules(), Mode::Basic).to_bpn(rules()), text);
    let cards = Position::start(rules(), Mode::Cards).to_bpn(rules());
    assert_eq!(cards, text.replace(" -", " 0/0;;"));
    assert_eq!(format!("{:?}", pos(text)), format!("Position({text})"));
}

#[test]
fn r13_side_phase_and_points() {
    let position = pos("bpn1 a A1h aX1 X1G9 X1A1 12/7;scoop;");
    assert_eq!((position.side(), position.phase(), position.pa()), (Team::Atk, Phase::Action, 1));
    assert!(position.after_hand_off());
    assert_eq!((position.pe(Team::Atk), position.pe(Team::Def)), (12, 7));
    assert_eq!(position.mode(), Mode::Cards);
    let position = pos("bpn1 d A0 aX1 X1G9 X1A1 -");
    assert_eq!((position.side(), position.pa(), position.after_hand_off()), (Team::Def, 0, false));
    assert_eq!(position.mode(), Mode::Basic);
    assert_eq!(pos("bpn1 d U @M1 X1G9 X1A1-? -").phase(), Phase::Unlock);
    assert_eq!(pos("bpn1 d E dX1 X1G9 X1A1 -").phase(), Phase::Over);
}

#[test]
fn r13_the_ball() {
    assert_eq!(pos("bpn1 a A1 @G9 X1A1 X1A3 -").ball(), Ball::Loose("G9".parse().unwrap()));
    for (text, name, square) in [("aO1", "ATK O1", "C1"), ("dX1", "DEF X1", "A3"), ("aX1", "ATK X1", "A1")] {
        let position = pos(&format!("bpn1 a A1 {text} X1A1,O1C1 X1A3 -"));
        let Ball::Carried(id) = position.ball() else { panic!("loose") };
        assert_eq!(id.to_string(), name);
        assert_eq!(position.ball_square().to_string(), square);
        assert!(position.piece(id).unwrap().has_ball);
    }
}

#[test]
fn r13_the_flags_of_a_piece() {
    let position = pos("bpn1 a A1 @M1 X1A1-,X2C1~,X3E1!,X4G1^,X5I1,X6I3 X1E1-,X2G1,X3I1^ -");
    let all: Vec<(PieceState, bool)> = position.pieces().map(|p| (p.state, p.restricted)).collect();
    use PieceState::*;
    assert_eq!(
        all,
        [
            (Downed, false),
            (Active, true),
            (Upper { this_turn: true }, false),
            (Upper { this_turn: false }, false),
            (Lower { downed: false }, false),
            (Active, false),
            (Lower { downed: true }, false),
            (Lower { downed: false }, false),
            (Upper { this_turn: false }, false),
        ]
    );
    let tasks = pos("bpn1 a U @M1 X1A1-?,X2C1-,X3E1^?,X4G1!,X5I1^ X1E1,X2G1,X3I1 -");
    assert_eq!(tasks.pieces().map(|p| p.task).collect::<Vec<_>>()[..5], [true, false, true, false, false]);
}

#[test]
fn r13_a_restricted_lower_piece() {
    assert!(pos("bpn1 a A1 aX1 X1G9!,X2G9~ X1A1 -").pieces().nth(1).unwrap().restricted);
}

#[test]
fn r13_a_downed_piece_without_a_task_in_the_unlock_phase() {
    // It was released in this phase, from under its protector.
    assert!(can("bpn1 a U @M1 X1A1-,X2G9-? X1M17 -", "X2G9^H10"));
    assert!(!can("bpn1 a U @M1 X1A1-,X2G9-? X1M17 -", "X1A1^B2"));
}

#[test]
fn r13_any_labels_in_the_order_of_kinds_and_numbers() {
    let text = "bpn1 a A1 aS7 X7A1,O2C1,O7E1,S1G1,S3I1,S6K1,S7M1 O7A17 -";
    let labels: Vec<String> = pos(text).pieces().map(|piece| piece.id.label.to_string()).collect();
    assert_eq!(labels, ["X7", "O2", "O7", "S1", "S3", "S6", "S7", "O7"]);
    assert_eq!(pos("bpn1 a A1 @M1 X1G9 X1A1 -").piece(pos(text).pieces().nth(1).unwrap().id), None);
}

#[test]
fn r13_cards_are_listed_in_the_order_of_the_deck() {
    let text = "bpn1 a A1 @M1 X1G9 X1A1 0/99;second-effort,no-huddle,reverse;pile-breaker,scoop";
    let position = pos(text);
    let used = |team| -> Vec<&str> {
        rules().cards().filter(|&(i, _)| position.is_used(team, i)).map(|(_, card)| card.id.as_str()).collect()
    };
    assert_eq!(used(Team::Atk), ["second-effort", "no-huddle", "reverse"]);
    assert_eq!(used(Team::Def), ["pile-breaker", "scoop"]);
}

#[test]
fn r13_a_third_pa_needs_the_card_of_the_side_to_act() {
    pos("bpn1 a A3 @M1 X1G9 X1A1 0/0;no-huddle;");
    pos("bpn1 d A3 @M1 X1G9 X1A1 0/0;;no-huddle");
    refused("bpn1 d A3 @M1 X1G9 X1A1 0/0;no-huddle;", 8, "3 PA are impossible here; at most 2");
    refused("bpn1 a A4 @M1 X1G9 X1A1 0/0;no-huddle;", 8, "4 PA are impossible here; at most 3");
    refused("bpn1 a A3 @M1 X1G9 X1A1 -", 8, "at most 2");
}

#[track_caller]
fn refused(text: &str, column: usize, reason: &str) {
    let error = refusal(text);
    assert_eq!(error.column, column, "{text}: {error}");
    assert!(error.to_string().contains(reason), "{text}: {error}");
    assert!(error.to_string().starts_with(&format!("column {column}: ")), "{error}");
}

#[test]
fn r13_seven_fields_with_one_space_between() {
    refused("", 1, "empty");
    refused("bpn1", 5, "the side to act");
    refused("bpn1 a", 7, "the phase");
    refused("bpn1 a A2", 10, "the ball");
    refused("bpn1 a A2 @M1", 14, "the pieces of ATK");
    refused("bpn1 a A2 @M1 X1G9", 19, "the pieces of DEF");
    refused("bpn1 a A2 @M1 X1G9 X1A1", 24, "the cards");
    refused("bpn1 a A2 @M1 X1G9 X1A1 - -", 27, "nothing may follow");
    refused("bpn1  a A2 @M1 X1G9 X1A1 -", 6, "exactly one space");
    refused(" bpn1 a A2 @M1 X1G9 X1A1 -", 1, "exactly one space");
    refused("bpn1 a A2 @M1 X1G9 X1A1 - ", 27, "exactly one space");
    refused("bpn1 a A2 @M1 X1G9 X1A1 -\n", 25, "the cards");
    refused("bpn1\ta A2 @M1 X1G9 X1A1 -", 1, "unknown version");
    refused("bpn2 a A2 @M1 X1G9 X1A1 -", 1, "unknown version");
    refused("BPN1 a A2 @M1 X1G9 X1A1 -", 1, "unknown version");
}

#[test]
fn r13_bad_side_phase_or_ball() {
    for side in ["x", "A", "ad", "é"] {
        refused(&format!("bpn1 {side} A2 @M1 X1G9 X1A1 -"), 6, "the side to act");
    }
    for phase in ["A", "B2", "a2", "A2H", "A22", "A-1", "Ah", "2", "U0", "Uh", "E0", "Eh", "u", "A2hh", "A２"] {
        refused(&format!("bpn1 a {phase} @M1 X1G9 X1A1 -"), 8, "expected a phase");
    }
    refused("bpn1 a A2h @M1 X1G9 X1A1 -", 8, "after a hand-off");
    refused("bpn1 a A2h dX1 X1G9 X1A1 -", 8, "after a hand-off");
    for ball in ["X1", "aX", "aX8", "aX0", "a", "eX1", "aX12", "ax1", "-", "Ax1", "aé"] {
        refused(&format!("bpn1 a A2 {ball} X1G9 X1A1 -"), 11, "expected the ball");
    }
    refused("bpn1 a A2 aX2 X1G9 X2A1 -", 11, "ATK X2, which is not on the board");
    refused("bpn1 a A2 @G8 X1G9 X1A1 -", 12, "not hatched");
    refused("bpn1 a A2 @ X1G9 X1A1 -", 12, "expected a square");
    refused("bpn1 a A2 @N1 X1G9 X1A1 -", 12, "off the board");
    for under in ["X1G9 X1A1", "X1A1 X1G9-", "X1G9^ X1G9"] {
        refused(&format!("bpn1 a A2 @G9 {under} -"), 11, "under a piece");
    }
    refused("bpn1 a A2 dX1 X1G9! X1G9 -", 11, "lower piece of a stack cannot have the ball");
    refused("bpn1 a A2 aX2 X1G9!,X2G9 X1A1 -", 11, "lower piece of a stack cannot have the ball");
}

#[test]
fn r13_bad_pieces() {
    for piece in ["", "X", "x1G9", "Z1G9", "X0G9", "X8G9", "1XG9", "é1G9", "Xé"] {
        refused(&format!("bpn1 a A2 @M1 X1A1,{piece} X1M17 -"), 20, "expected a piece");
    }
    for (at, why) in [("", "expected a square"), ("G", "expected"), ("g9", "expected"), ("G09", "expected")] {
        refused(&format!("bpn1 a A2 @M1 X1A1,X2{at} X1M17 -"), 22, why);
    }
    refused("bpn1 a A2 @M1 X1A1,X2G8 X1M17 -", 22, "not hatched");
    refused("bpn1 a A2 @M1 X1A1,X2G19 X1M17 -", 22, "off the board");
    refused("bpn1 a A2 @M1 X1A1,X1G9 X1M17 -", 20, "ATK X1 is listed twice");
    refused("bpn1 a A2 @M1 X1A1 X1G9,S1G7,X1M17 -", 30, "DEF X1 is listed twice");
    refused("bpn1 a A2 @M1 X2A1,X1G9 X1M17 -", 20, "in the order");
    refused("bpn1 a A2 @M1 S1A1,O1G9 X1M17 -", 20, "in the order");
    refused("bpn1 a A2 @M3 X1A1,X2C1,X3E1,X4G1,X5I1,X6K1,X7M1,O1A3 X1M17 -", 50, "1 to 7 pieces");
}

#[test]
fn r13_bad_flags() {
    for flags in ["*", "--", "~-", "!-", "^!", "!^", "?-", "??", "-*"] {
        let column = 24 + flags.len() - 1;
        refused(&format!("bpn1 a A2 @M1 X1A1,X2G9{flags} X1M17 -"), column, "expected a flag");
    }
    refused("bpn1 a A2 @M1 X1A1,X2G9-G X1M17 -", 25, "expected a flag");
    refused("bpn1 a A2 @M1 X1A1,X2G9-^ X1M17,X2G9 -", 20, "never downed");
    refused("bpn1 a A2 @M1 X1A1,X2G9~! X1M17,X2G9 -", 20, "never restricted");
    refused("bpn1 a A2 @M1 X1A1,X2G9-~ X1M17 -", 20, "restricted piece is never downed");
    refused("bpn1 a A2 @M1 X1A1,X2G9 X1M17,X2G9! -", 31, "older one is `^`");
    refused("bpn1 a A2 @M1 X1A1 X1M17~ -", 20, "only pieces of the side to act");
    refused("bpn1 a U @M1 X1A1-?,X2G9~ X1M17 -", 21, "not in the unlock phase");
}

#[test]
fn r13_bad_stacks() {
    refused("bpn1 a A2 @M1 X1A1 X1A1 -", 15, "two pieces on A1 need one");
    refused("bpn1 a A2 @M1 X1A1,X2A1- X1M17 -", 15, "two pieces on A1 need one");
    refused("bpn1 a A2 @M1 X1A1^ X1A1^ -", 15, "only one of the two");
    refused("bpn1 a A2 @M1 X1A1! X1G9 -", 15, "needs another piece");
    refused("bpn1 a A2 @M1 X1A1^,X2A1 X1A1 -", 15, "A1 has three");
}

#[test]
fn r13_bad_tasks_and_endings() {
    refused("bpn1 a A2 @M1 X1A1-? X1M17 -", 15, "are tasks");
    refused("bpn1 a U @M1 X1A1? X1M17 -", 14, "are tasks");
    refused("bpn1 a U @M1 X1A1!? X1A1 -", 14, "are tasks");
    refused("bpn1 a U @M1 X1A1-? X1M17-? -", 21, "are tasks");
    refused("bpn1 a U @M1 X1A1-?,X2G9^,X3G9-? X1M17 -", 27, "are tasks");
    refused("bpn1 a U @M1 X1A1 X1M17 -", 8, "needs a task");
    refused("bpn1 a U @M1 X1A1- X1M17 -", 8, "needs a task");
    refused("bpn1 a U @M1 X1A1-?,X2B2 X1M17 -", 8, "that can be resolved");
    refused("bpn1 a E @M1 X1A17 X1A1 -", 8, "only with the ball");
    refused("bpn1 a E aX1 X1A1 X1A17 -", 8, "only with the ball");
    refused("bpn1 a E dX1 X1A17 X1A1 -", 8, "only with the ball");
    refused("bpn1 d E aX1 X1A17 X1C1 -", 8, "only with the ball");
    refused("bpn1 a E aX1 X1B16 X1C1 -", 8, "only with the ball");
}

#[test]
fn r13_bad_cards() {
    for cards in ["0", "0/0", "0/0;", "0/0;;;", "x", "--", "0,0;;", ";;", "0;0;"] {
        refused(&format!("bpn1 a A2 @M1 X1A1 X1M17 {cards}"), 26, "expected the cards");
    }
    for energy in ["/0;;", "00/0;;", "01/0;;", "100/0;;", "256/0;;", "+1/0;;", "-1/0;;", "x/0;;"] {
        refused(&format!("bpn1 a A2 @M1 X1A1 X1M17 {energy}"), 26, "from 0 to 99");
    }
    for energy in ["/;;", "/00;;", "/100;;", "/+1;;", "/0/0;;"] {
        refused(&format!("bpn1 a A2 @M1 X1A1 X1M17 12{energy}"), 29, "from 0 to 99");
    }
    refused("bpn1 a A2 @M1 X1A1 X1M17 0/0;dive;", 30, "no card `dive`");
    refused("bpn1 a A2 @M1 X1A1 X1M17 0/0;;dive", 31, "no card `dive`");
    refused("bpn1 a A2 @M1 X1A1 X1M17 0/0;scoop,;", 36, "no card ``");
    refused("bpn1 a A2 @M1 X1A1 X1M17 0/0;scoop,scoop;", 36, "in the order of the deck");
    refused("bpn1 a A2 @M1 X1A1 X1M17 0/0;reverse;scoop,breakaway", 44, "in the order of the deck");
}

#[test]
fn r13_columns_count_characters() {
    refused("bpn1 a A2 @M1 X1A1,é X1M17 -", 20, "expected a piece");
    refused("bpn1 a A2 @M1 X1A1,X2Äé9 X1M17 -", 22, "expected a square");
    refused("bpn1 ä A2 @M1 X1A1 X1M17 -", 6, "the side");
}

#[test]
fn r13_a_text_of_another_deck_is_refused() {
    let smaller = ball_rules::HOUSE_RON.replace("(id: \"scoop\", pe: 2, pa: 0, effect: Scoop),", "");
    let other = Ruleset::parse("smaller.ron", &smaller).unwrap();
    let text = "bpn1 a A2 @M1 X1A1 X1M17 0/0;scoop;";
    assert!(Position::from_bpn(&other, text).is_err());
    assert!(Position::from_bpn(rules(), text).is_ok());
}

#[test]
fn r13_when_the_turn_passes_tasks_go_and_fresh_stacks_grow_old() {
    assert_eq!(
        after("bpn1 a U @M1 X1A1-?,X2B2!,X3M17-? X1B2 -", &["X3M17^L16"]),
        "bpn1 d A2 @M1 X1A1-,X2B2^,X3L16 X1B2 -"
    );
}
