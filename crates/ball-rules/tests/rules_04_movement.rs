//! R4: movement.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use ball_rules::{Square, Squares};
use common::{acts, after, can, words};

/// X1 of `kind` alone on `from`, with 1 PA; everything else stands where it cannot matter.
fn lone(kind: char, from: Square) -> String {
    // The corner that is farthest away for the opponent, the square beside it for the ball.
    let (opponent, ball) = if from.row() <= 9 { ("A17", "M17") } else { ("A1", "M1") };
    format!("bpn1 a A1 @{ball} {kind}1{from} X1{opponent} -")
}

/// Everywhere on the board, the moves of `kind` are those of the listed offsets.
fn moves_by(kind: char, offsets: &[(i8, i8)]) {
    for from in Square::all() {
        let expected = offsets.iter().filter_map(|&(columns, rows)| from.offset(columns, rows));
        let expected = expected.map(|to| format!("{kind}1{from}-{to}")).collect();
        assert_eq!(acts(&lone(kind, from), &format!("{kind}1")), expected, "{kind} on {from}");
    }
}

const NEAR: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const FAR: [(i8, i8); 4] = [(2, 2), (2, -2), (-2, 2), (-2, -2)];
const STRAIGHT: [(i8, i8); 4] = [(2, 0), (-2, 0), (0, 2), (0, -2)];

#[test]
fn r4_1_x_goes_one_or_two_squares_diagonally() {
    moves_by('X', &[NEAR, FAR].concat());
}

#[test]
fn r4_1_o_goes_two_squares_along_a_row_or_column_or_one_diagonally() {
    moves_by('O', &[NEAR, STRAIGHT].concat());
}

#[test]
fn r4_1_the_square_piece_goes_as_both() {
    moves_by('S', &[NEAR, FAR, STRAIGHT].concat());
}

#[test]
fn r4_1_two_squares_along_a_row_or_column_stay_on_the_board() {
    for from in Square::all() {
        let expected = STRAIGHT.map(|(columns, rows)| from.offset(columns, rows).into_iter().collect::<Squares>());
        let [right, left, up, down] = Squares::of(from).leaps();
        assert_eq!([right, left, up, down], expected, "{from}");
    }
    // Whole sets at once, and sets of all the other squares, hold nothing beyond the board either.
    assert_eq!(Squares::ALL.leaps().map(Squares::len), [111 - 17, 111 - 17, 111 - 13, 111 - 13]);
    assert_eq!(!Squares::EMPTY, Squares::ALL);
    assert!((!Squares::ALL).is_empty());
}

#[test]
fn r4_1_the_number_of_a_piece_does_not_matter() {
    assert_eq!(acts("bpn1 a A1 @M1 O7A1 X1M17 -", "O7"), words("O7A1-B2 O7A1-C1 O7A1-A3"));
    assert_eq!(acts("bpn1 a A1 @M1 X7A1 X1M17 -", "X7"), words("X7A1-B2 X7A1-C3"));
    assert_eq!(acts("bpn1 a A1 @M1 S7A1 X1M17 -", "S7"), words("S7A1-B2 S7A1-C3 S7A1-C1 S7A1-A3"));
}

#[test]
fn r4_1_def_moves_alike() {
    let all = acts("bpn1 d A1 @M1 X1A1 X1G9,O1C9,S1K9 -", "");
    assert_eq!(all.len(), 1 + 8 + 8 + 12);
    assert!(all.contains("S1K9-K11") && all.contains("O1C9-A9") && all.contains("X1G9-E7"));
}

#[test]
fn r4_2_two_moves_of_one_square_are_two_actions() {
    let bpn = "bpn1 a A2 @M1 X1G9 X1A1 -";
    assert_eq!(after(bpn, &["X1G9-H10", "X1H10-I11"]), "bpn1 a A0 @M1 X1I11 X1A1 -");
    assert_eq!(after(bpn, &["X1G9-I11"]), "bpn1 a A1 @M1 X1I11 X1A1 -");
    // What bars the one movement of two squares does not bar the two moves around it.
    let barred = "bpn1 a A2 @M1 X1H10-,S1G9 X1A1 -";
    assert!(!can(barred, "S1G9-I11"));
    assert_eq!(after(barred, &["S1G9-I9", "S1I9-I11"]), "bpn1 a A0 @M1 X1H10-,S1I11 X1A1 -");
}

#[test]
fn r4_3_one_square_ends_on_a_clear_square_or_on_a_single_piece() {
    // Around S1: clear, an own piece, an opponent, a downed opponent.
    let bpn = "bpn1 a A1 @M1 X2F8,S1G9 X1H8,X2F10- -";
    let near = words("S1G9-H10 S1G9+F8 S1G9+H8 S1G9+F10");
    let one_square: std::collections::BTreeSet<String> = acts(bpn, "S1G9")
        .into_iter()
        .filter(|text| ["F8", "H8", "F10", "H10"].iter().any(|to| text[5..] == **to))
        .collect();
    assert_eq!(one_square, near);
}

#[test]
fn r4_3_two_squares_end_on_a_clear_square_or_on_a_single_active_opponent() {
    let end = |atk: &str, def: &str| acts(&format!("bpn1 a A1 @M1 X1G9{atk} X1A1{def} -"), "X1G9");
    let to_i11 = |set: std::collections::BTreeSet<String>| -> Vec<String> {
        set.into_iter().filter(|text| text.contains("I11")).collect()
    };
    assert_eq!(to_i11(end("", "")), ["X1G9-I11"]);
    assert_eq!(to_i11(end("", ",X2I11")).len(), 4, "a dodge with four exits");
    assert!(to_i11(end(",X2I11", "")).is_empty(), "an own piece");
    assert!(to_i11(end(",X2I11-", "")).is_empty(), "an own downed piece");
    assert!(to_i11(end("", ",X2I11-")).is_empty(), "a downed opponent");
    assert!(to_i11(end(",X2I11^", ",X2I11")).is_empty(), "a stack");
    assert!(to_i11(end("", ",X2I11^,X3I11")).is_empty(), "a stack of two opponents");
}

#[test]
fn r4_3_nothing_steps_two_squares_along_a_row_onto_an_own_piece() {
    assert!(!can("bpn1 a A1 @M1 X1I9,O1G9 X1A1 -", "O1G9+I9"));
    assert!(!can("bpn1 a A1 @M1 O1G9 X1A1,X2I9- -", "O1G9-I9"));
    assert_eq!(acts("bpn1 a A1 @M1 O1G9 X1A1,X2I9- -", "O1G9x"), words(""));
}

#[test]
fn r4_4_the_middle_may_be_clear_or_hold_an_own_active_piece() {
    let over = |middle: &str| format!("bpn1 a A1 @M1 X1G9{middle} X1A1 -");
    assert!(can(&over(""), "X1G9-I11"));
    assert!(can(&over(",X2H10"), "X1G9-I11"));
    assert!(can("bpn1 a A1 @M1 S1G9,S2H10 X1A1 -", "S1G9-I11"));
}

#[test]
fn r4_4_a_loose_ball_in_the_middle_stays_there() {
    assert_eq!(after("bpn1 a A1 @H10 X1G9 X1A1 -", &["X1G9-I11"]), "bpn1 a A0 @H10 X1I11 X1A1 -");
}

#[test]
fn r4_4_a_restricted_own_piece_may_be_passed_over() {
    assert!(can("bpn1 a A1 aX2 X1G9,X2H10~ X1A1 -", "X1G9-I11"));
}

#[test]
fn r4_4_over_an_active_opponent_it_is_never_a_plain_move() {
    let bpn = "bpn1 a A1 @M1 X1G9 X1H10 -";
    assert!(!can(bpn, "X1G9-I11"));
    assert_eq!(acts(bpn, "X1G9*"), words("X1G9*I11-G9 X1G9*I11-G11 X1G9*I11-I9"));
}

#[test]
fn r4_4_an_inactive_piece_or_a_stack_in_the_middle_forbids_it() {
    let over = |atk: &str, def: &str| can(&format!("bpn1 a A1 @M1 S1G9{atk} X1A1{def} -"), "S1G9-I11");
    assert!(over("", ""));
    assert!(!over(",S2H10-", ""));
    assert!(!over("", ",X2H10-"));
    assert!(!over(",S2H10^", ",X2H10"));
    assert!(!over(",S2H10!", ",X2H10"));
    assert!(!over("", ",X2H10^,X3H10"));
}

#[test]
fn r4_4_what_stands_beside_a_row_or_column_never_matters() {
    // All around S1 and O1: own, downed and opposing pieces.
    let bpn = "bpn1 a A1 @M1 X1H8,X2F8-,S1G9 X1H10,X2F10- -";
    for to in ["E9", "I9", "G7", "G11"] {
        assert!(can(bpn, &format!("S1G9-{to}")), "{to}");
    }
}

#[test]
fn r4_4_the_way_of_one_direction_is_not_the_other() {
    // Own pieces on one diagonal, downed ones on the other: only the first is open.
    let bpn = "bpn1 a A1 @M1 X1G9,X2H10,X3F8,X4F10-,X5H8- X1A1 -";
    assert_eq!(acts(bpn, "X1G9-"), words("X1G9-I11 X1G9-E7"));
}
