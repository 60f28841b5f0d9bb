//! R5 and R6: dodge and tactical dodge.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use ball_rules::{Event, Possession};
use common::{acts, after, can, events, legal, pos, square, words};

#[test]
fn r5_1_a_dodge_is_a_two_square_movement_onto_an_active_opponent() {
    assert_eq!(
        acts("bpn1 a A1 @M1 X1G9 X1I11 -", "X1G9x"),
        words("X1G9xI11-H10 X1G9xI11-J10 X1G9xI11-H12 X1G9xI11-J12")
    );
    for (from, target) in [("G9", "I9"), ("G9", "E9"), ("G9", "G7"), ("G9", "G11")] {
        for kind in ["O", "S"] {
            let dodges = acts(&format!("bpn1 a A1 @M1 {kind}1{from} X1{target} -"), &format!("{kind}1{from}x"));
            assert_eq!(dodges.len(), 4, "{kind} {target}");
        }
        assert_eq!(acts(&format!("bpn1 a A1 @M1 X1{from} X1{target} -"), "X1G9x"), words(""), "X {target}");
    }
    assert_eq!(acts("bpn1 a A1 @M1 O1G9 X1I11 -", "O1G9x"), words(""), "an O goes no two squares diagonally");
    assert_eq!(acts("bpn1 a A1 @M1 S1G9 X1I11 -", "S1G9x").len(), 4);
}

#[test]
fn r5_1_one_square_away_is_no_dodge() {
    assert_eq!(acts("bpn1 a A1 @M1 S1G9 X1H10 -", "S1G9x"), words(""));
}

#[test]
fn r5_1_the_way_may_lead_over_a_loose_ball_or_an_own_active_piece() {
    assert!(can("bpn1 a A1 @H10 X1G9 X1I11 -", "X1G9xI11-J12"));
    assert!(can("bpn1 a A1 @M1 X1G9,X2H10 X1I11 -", "X1G9xI11-J12"));
    assert!(!can("bpn1 a A1 @M1 X1G9,X2H10- X1I11 -", "X1G9xI11-J12"));
    assert!(!can("bpn1 a A1 @M1 X1G9 X1I11,X2H10 -", "X1G9xI11-J12"), "two opponents in a row");
    assert!(!can("bpn1 a A1 @M1 X1G9 X1I11,X2H10- -", "X1G9xI11-J12"));
}

#[test]
fn r5_1_only_a_single_active_opponent_is_dodged() {
    let onto = |atk: &str, def: &str| acts(&format!("bpn1 a A1 @M1 X1G9{atk} X1A1{def} -"), "X1G9x").len();
    assert_eq!(onto("", ",X2I11"), 4);
    assert_eq!(onto("", ",X2I11-"), 0);
    assert_eq!(onto(",X2I11", ""), 0);
    assert_eq!(onto(",X2I11^", ",X2I11"), 0);
    assert_eq!(onto("", ",X2I11^,X3I11"), 0);
}

#[test]
fn r5_2_the_opponent_is_downed_where_it_stands() {
    assert_eq!(after("bpn1 a A1 @M1 X1G9 X1I11 -", &["X1G9xI11-J12"]), "bpn1 a A0 @M1 X1J12 X1I11- -");
    assert_eq!(after("bpn1 d A1 @M1 X1I11 O1G11 -", &["O1G11xI11-J12"]), "bpn1 d A0 @M1 X1I11- O1J12 -");
}

#[test]
fn r5_3_a_dodge_needs_an_exit() {
    let corner = |def: &str| acts(&format!("bpn1 a A1 @M1 O1C1 X1A1{def} -"), "O1C1x");
    assert_eq!(corner(""), words("O1C1xA1-B2"));
    assert_eq!(corner(",X2B2"), words(""), "an opponent bars the exit");
    assert_eq!(corner(",X2B2-"), words(""), "a downed one too");
    assert_eq!(acts("bpn1 a A1 @M1 X1B2,O1C1 X1A1 -", "O1C1x"), words(""), "and an own piece");
    assert_eq!(acts("bpn1 a A1 @M1 X1B2^,O1C1 X1A1,X2B2 -", "O1C1x"), words(""), "and a stack");
}

#[test]
fn r5_3_the_exit_is_one_square_diagonally_and_clear() {
    let bpn = "bpn1 a A1 @J10 X1G9,X2H12 X1I11,X2J12- -";
    assert_eq!(acts(bpn, "X1G9x"), words("X1G9xI11-H10 X1G9xI11-J10"));
}

#[test]
fn r5_3_a_ball_on_the_exit_is_picked_up() {
    let bpn = "bpn1 a A1 @J10 X1G9 X1I11 0/0;;";
    assert_eq!(after(bpn, &["X1G9xI11-J10"]), "bpn1 a A0 aX1 X1J10~ X1I11- 2/0;;");
}

#[test]
fn r5_3_over_an_own_piece_the_middle_is_no_exit() {
    assert_eq!(acts("bpn1 a A1 @M1 X1G9,X2H10 X1I11 -", "X1G9x"), words("X1G9xI11-J10 X1G9xI11-H12 X1G9xI11-J12"));
}

#[test]
fn r5_4_a_dodge_of_the_carrier_takes_the_ball() {
    let bpn = "bpn1 a A2 dX1 X1G9 X1I11 0/0;;";
    assert_eq!(after(bpn, &["X1G9xI11-J12"]), "bpn1 a A1 aX1 X1J12~ X1I11- 2/0;;");
    assert!(acts("bpn1 a A1 aX1 X1J12~ X1I11- 2/0;;", "X1").is_empty(), "R9.4 applies");
    let taken = events(bpn, "X1G9xI11-J12").into_iter().find_map(|event| match event {
        Event::BallTaken { piece, how, from } => Some((piece.to_string(), how, from)),
        _ => None,
    });
    assert_eq!(taken, Some(("ATK X1".to_owned(), Possession::ForcedFumble, square("I11"))));
}

#[test]
fn r5_4_a_dodge_of_another_piece_leaves_the_ball_alone() {
    let bpn = "bpn1 a A2 dX2 X1G9 X1I11,X2K11 0/0;;";
    assert_eq!(after(bpn, &["X1G9xI11-J12"]), "bpn1 a A1 dX2 X1J12 X1I11-,X2K11 1/0;;");
    // The dodger who brings the ball keeps it and is not restricted.
    let bpn = "bpn1 a A2 aX1 X1G9 X1I11 0/0;;";
    assert_eq!(after(bpn, &["X1G9xI11-J12"]), "bpn1 a A1 aX1 X1J12 X1I11- 1/0;;");
}

#[test]
fn r6_1_a_tactical_dodge_leaps_diagonally_over_an_active_opponent() {
    for (middle, landing) in [("H10", "I11"), ("F10", "E11"), ("H8", "I7"), ("F8", "E7")] {
        for kind in ["X", "S"] {
            let leaps = acts(&format!("bpn1 a A1 @M1 {kind}1G9 X1{middle} -"), &format!("{kind}1G9*"));
            assert_eq!(leaps.len(), 3, "{kind} over {middle}");
            assert!(leaps.iter().all(|text| text.starts_with(&format!("{kind}1G9*{landing}-"))));
        }
        assert_eq!(acts(&format!("bpn1 a A1 @M1 O1G9 X1{middle} -"), "O1G9*"), words(""), "never by an O");
    }
}

#[test]
fn r6_1_only_over_a_single_active_opponent() {
    let over = |atk: &str, def: &str| acts(&format!("bpn1 a A1 @M1 X1G9{atk} X1A1{def} -"), "X1G9*").len();
    assert_eq!(over("", ",X2H10"), 3);
    assert_eq!(over("", ",X2H10-"), 0);
    assert_eq!(over(",X2H10", ""), 0);
    assert_eq!(over(",X2H10^", ",X2H10"), 0);
    assert_eq!(over("", ",X2H10^,X3H10"), 0);
}

#[test]
fn r6_1_the_landing_must_be_clear() {
    let land = |atk: &str, def: &str| acts(&format!("bpn1 a A1 @M1 X1G9{atk} X1H10{def} -"), "X1G9*").len();
    assert_eq!(land("", ""), 3);
    assert_eq!(land(",X2I11", ""), 0);
    assert_eq!(land("", ",X2I11"), 0);
    assert_eq!(land("", ",X2I11-"), 0);
    assert_eq!(land(",X2I11^", ",X2I11"), 0);
    assert_eq!(acts("bpn1 a A1 @A1 X1L2 X1M1 -", "X1L2*").len(), 0, "no landing off the board");
    assert_eq!(acts("bpn1 a A1 @A1 X1L8 X1M9 -", "X1L8*").len(), 0, "nor beside it");
}

#[test]
fn r6_1_the_landing_may_be_the_loose_ball() {
    let bpn = "bpn1 a A1 @I11 X1G9 X1H10 0/0;;";
    assert_eq!(after(bpn, &["X1G9*I11-I9"]), "bpn1 a A0 aX1 X1I11~ X1I9- 2/0;;");
}

#[test]
fn r6_2_the_push_goes_to_any_bare_neighbour_but_the_landing() {
    let push = |ball: &str, atk: &str, def: &str| acts(&format!("bpn1 a A1 @{ball} X1G9{atk} X1H10{def} -"), "X1G9*");
    let three = words("X1G9*I11-G9 X1G9*I11-G11 X1G9*I11-I9");
    assert_eq!(push("M1", "", ""), three);
    assert_eq!(push("G11", "", ""), words("X1G9*I11-G9 X1G9*I11-I9"), "not onto the ball");
    assert_eq!(push("M1", ",X2G11", ""), words("X1G9*I11-G9 X1G9*I11-I9"), "not onto an own piece");
    assert_eq!(push("M1", "", ",X2I9-"), words("X1G9*I11-G9 X1G9*I11-G11"), "not onto a downed one");
    assert_eq!(push("I11", "", ""), three, "the landing is out, with a ball or without");
}

#[test]
fn r6_2_the_square_that_the_dodger_left_counts_as_bare() {
    let bpn = "bpn1 a A1 @M1 X1G9,X2G11 X1H10,X2I9 -";
    assert_eq!(acts(bpn, "X1G9*"), words("X1G9*I11-G9"));
    assert_eq!(after(bpn, &["X1G9*I11-G9"]), "bpn1 a A0 @M1 X1I11,X2G11 X1G9-,X2I9 -");
}

#[test]
fn r6_3_the_opponent_is_downed_on_its_new_square() {
    assert_eq!(after("bpn1 a A1 @M1 X1G9 X1H10 -", &["X1G9*I11-G11"]), "bpn1 a A0 @M1 X1I11 X1G11- -");
    assert_eq!(after("bpn1 d A2 @M1 S1H8 X1G9 -", &["X1G9*I7-I9"]), "bpn1 d A1 @M1 S1I9- X1I7 -");
}

#[test]
fn r6_4_the_ball_goes_opposite_to_the_push() {
    let fumble = |push: &str| after("bpn1 a A1 dX1 X1G9 X1H10 0/0;;", &[&format!("X1G9*I11-{push}")]);
    assert_eq!(fumble("G11"), "bpn1 a A0 @I9 X1I11 X1G11- 2/0;;");
    assert_eq!(fumble("I9"), "bpn1 a A0 @G11 X1I11 X1I9- 2/0;;");
}

#[test]
fn r6_4_where_the_dodger_stands_the_ball_does_not_go() {
    // Pushed to where the dodger came from: opposite is where it landed, so the ball stays on the old square.
    let bpn = "bpn1 a A1 dX1 X1G9 X1H10 0/0;;";
    assert_eq!(after(bpn, &["X1G9*I11-G9"]), "bpn1 a A0 @H10 X1I11 X1G9- 2/0;;");
}

#[test]
fn r6_4_where_a_piece_stands_the_ball_does_not_go() {
    for (atk, def) in [(",X2I9", ""), (",X2I9-", ""), ("", ",X2I9"), ("", ",X2I9-"), (",X2I9^", ",X2I9")] {
        let bpn = format!("bpn1 a A1 dX1 X1G9{atk} X1H10{def} -");
        let expected = format!("bpn1 a A0 @H10 X1I11{atk} X1G11-{def} -");
        assert_eq!(after(&bpn, &["X1G9*I11-G11"]), expected);
    }
}

#[test]
fn r6_4_the_dodger_neither_gets_the_ball_nor_is_restricted() {
    let next = after("bpn1 a A2 dX1 X1G9 X1H10 -", &["X1G9*I11-G11"]);
    assert_eq!(next, "bpn1 a A1 @I9 X1I11 X1G11- -");
    assert!(legal(&pos(&next)).contains("X1I11-J12"), "it may act again");
}

#[test]
fn r6_4_without_the_ball_nothing_comes_free() {
    let bpn = "bpn1 a A1 aX1 X1G9 X1H10 0/0;;";
    assert_eq!(after(bpn, &["X1G9*I11-G11"]), "bpn1 a A0 aX1 X1I11 X1G11- 1/0;;");
    let bpn = "bpn1 a A1 dX2 X1G9 X1H10,X2A1 0/0;;";
    assert_eq!(after(bpn, &["X1G9*I11-G11"]), "bpn1 a A0 dX2 X1I11 X1G11-,X2A1 1/0;;");
}
