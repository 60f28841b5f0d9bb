//! R8 and R9: hand-off, passes and possession.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use ball_rules::{Event, Possession, Square};
use common::{acts, after, can, events, legal, pos, square, words};

#[test]
fn r8_1_a_hand_off_reaches_the_whole_network() {
    // X1, X2, X3 and O1 in a chain; S1 two squares along a row from X3, X4 far off.
    let bpn = "bpn1 a A0 aX1 X1C3,X2D4,X3E5,X4M17,O1D6,S1G5 X1A17 -";
    assert_eq!(acts(bpn, "X1>"), words("X1>X2 X1>X3 X1>O1"));
    assert_eq!(acts("bpn1 a A0 aX1 X1G9,X2H8,X3F8,X4H10,X5F10 X1A1 -", "X1>").len(), 4, "every direction");
    assert_eq!(acts("bpn1 a A0 aX1 X1G9,X2G7,X3E9,X4I9,X5G11 X1A1 -", "X1>"), words(""), "rows do not connect");
    assert_eq!(acts("bpn1 a A0 aX1 X1A3,X2M3,X3B2,X4L2 X1A17 -", "X1>"), words("X1>X3"), "nor do the edges");
}

#[test]
fn r8_1_opponents_do_not_connect() {
    assert_eq!(acts("bpn1 a A0 aX1 X1F8,X2H10 X1G9 -", "X1>"), words(""));
}

#[test]
fn r8_1_nobody_moves_and_no_pa_is_spent() {
    let bpn = "bpn1 a A0 aX1 X1F8,X2G9 X1A1 0/0;;";
    assert_eq!(after(bpn, &["X1>X2"]), "bpn1 a A0h aX2 X1F8,X2G9 X1A1 0/0;;");
    let happened = events(bpn, "X1>X2");
    let [Event::BallTaken { piece, how: Possession::HandOff, from }] = happened[..] else { panic!("{happened:?}") };
    assert_eq!((piece.to_string(), from), ("ATK X2".to_owned(), square("F8")));
    assert_eq!(after("bpn1 d A0 dX1 X1A1 X1F8,X2G9 -", &["X1>X2"]), "bpn1 d A0h dX2 X1A1 X1F8,X2G9 -");
}

#[test]
fn r8_1_the_new_carrier_may_go_on_acting() {
    let bpn = "bpn1 a A1 aX1 X1F8,X2G9 X1A1 -";
    assert_eq!(after(bpn, &["X1>X2", "X2G9-I11"]), "bpn1 a A0 aX2 X1F8,X2I11 X1A1 -");
    assert!(can(&after(bpn, &["X1>X2"]), "X2>X1@E7"));
}

#[test]
fn r8_1_the_old_carrier_may_act_too() {
    let bpn = "bpn1 a A1 aX1 X1F8,X2G9 X1A1 -";
    assert!(can(&after(bpn, &["X1>X2"]), "X1F8-D6"));
}

#[test]
fn r8_2_a_hand_off_does_not_directly_follow_a_hand_off() {
    let bpn = "bpn1 a A1 aX1 X1F8,X2G9,X3H10 X1A1 5/0;;";
    let handed = after(bpn, &["X1>X2"]);
    assert_eq!(handed, "bpn1 a A1h aX2 X1F8,X2G9,X3H10 X1A1 5/0;;");
    assert!(!can(&handed, "X2>X1") && !can(&handed, "X2>X3"));
    assert!(can(&handed, "X2>X1@E7") && can(&handed, "#hail-mary X2>@A17"), "passes may");
}

#[test]
fn r8_2_another_action_must_come_between() {
    let bpn = "bpn1 a A2h aX2 X1F8,X2G9,X3H10 X1A1,X2I11 -";
    for action in ["X3H10-G11", "X3H10+I11"] {
        assert!(can(&after(bpn, &[action]), "X2>X1"), "{action}");
    }
    let protected = after("bpn1 a A2h aX2 X1F8,X2G9,X3A1,X4B2 X1A17 -", &["X3A1+B2"]);
    assert!(can(&protected, "X2>X1"));
    let dodged = after("bpn1 a A2h aX2 X1F8,X2G9,X3M1 X1K3,X2A1 -", &["X3M1xK3-J4"]);
    assert!(can(&dodged, "X2>X1"));
    let leapt = after("bpn1 a A2h aX2 X1F8,X2G9,X3M1 X1L2 -", &["X3M1*K3-M3"]);
    assert!(can(&leapt, "X2>X1"));
    // After a pass the ball has to be picked up first; the picker is restricted, so only the flag shows.
    let passed = after("bpn1 a A2h aX2 X1F8,X2G9 X1A1 -", &["X2>X1@E9"]);
    assert_eq!(passed, "bpn1 a A1 @E9 X1F8,X2G9 X1A1 -");
    assert_eq!(after("bpn1 a A2h aX2 X1F8,X2G9 X1A1 -", &["X2>@A17"]), "bpn1 a A0 @A17 X1F8,X2G9 X1A1 -");
}

#[test]
fn r8_2_converting_does_not_count_and_a_card_does() {
    let bpn = "bpn1 a A2h aX2 X1F8,X2G9,X3A17-,X4M17 X1A1 9/0;;";
    let converted = after(bpn, &["="]);
    assert_eq!(converted, "bpn1 a A1h aX2 X1F8,X2G9,X3A17-,X4M17 X1A1 10/0;;");
    assert!(!can(&converted, "X2>X1"));
    for card in ["#no-huddle", "#quick-recovery X3A17^B16", "#breakaway X4M17-J14", "#reverse X1,X2"] {
        assert!(can(&after(bpn, &[card]), "X2>X1"), "{card}");
    }
}

#[test]
fn r8_2_the_next_turn_starts_afresh() {
    assert_eq!(after("bpn1 a A0h aX2 X1F8,X2G9 X1A1 -", &["."]), "bpn1 d A2 aX2 X1F8,X2G9 X1A1 -");
    let unlocking = after("bpn1 a A0h aX2 X1F8,X2G9,X3A17- X1A1 -", &["."]);
    assert_eq!(unlocking, "bpn1 a U aX2 X1F8,X2G9,X3A17-? X1A1 -");
}

#[test]
fn r8_3_a_short_pass_finds_receivers_up_to_distance_4() {
    let to = |x2: &str| acts(&format!("bpn1 a A1 aX1 X1A1,X2{x2} X1M17 -"), "X1>X2@").len();
    assert_eq!(to("E5"), 4, "4 along the diagonal");
    assert_eq!(to("A5"), 2, "4 along the column, at the edge");
    assert_eq!(to("E1"), 2);
    assert_eq!(to("D4"), 4);
    assert_eq!(to("F6"), 0, "5 is too far");
    assert_eq!(to("F2"), 0);
    assert_eq!(to("B6"), 0);
}

#[test]
fn r8_3_the_ball_lies_loose_beside_the_receiver() {
    let bpn = "bpn1 a A1 aX1 X1G5,X2G9 X1H10,X2F8- 0/0;;";
    assert_eq!(acts(bpn, "X1>X2@"), words("X1>X2@H8 X1>X2@F10"));
    assert_eq!(after(bpn, &["X1>X2@H8"]), "bpn1 a A0 @H8 X1G5,X2G9 X1H10,X2F8- 1/0;;");
    let happened = events(bpn, "X1>X2@H8");
    let Event::BallThrown { passer, from, to } = happened[0] else { panic!("{happened:?}") };
    assert_eq!((passer.to_string(), from, to), ("ATK X1".to_owned(), square("G5"), square("H8")));
}

#[test]
fn r8_3_the_receiver_is_another_active_own_piece() {
    let bpn = "bpn1 a A1 aX1 X1G9,X2H8,X3H10- X1F8 -";
    assert!(acts(bpn, "X1>X1").is_empty());
    assert!(acts(bpn, "X1>X3").is_empty());
    assert_eq!(acts(bpn, "X1>X2@"), words("X1>X2@G7 X1>X2@I7 X1>X2@I9"));
    assert_eq!(acts("bpn1 a A1 aX1 X1G9,X2H8~ X1A1 -", "X1>X2@").len(), 3, "restricted, yet active");
}

#[test]
fn r8_3_two_receivers_of_the_same_square_are_two_actions() {
    let bpn = "bpn1 a A1 aX1 X1G5,X2F8,X3H8 X1A1 -";
    assert!(can(bpn, "X1>X2@G9") && can(bpn, "X1>X3@G9"));
    assert_eq!(after(bpn, &["X1>X2@G9"]), after(bpn, &["X1>X3@G9"]));
}

/// The long passes of ATK X1, by R8.4 read literally.
fn long_passes(bpn: &str) -> std::collections::BTreeSet<String> {
    let position = pos(bpn);
    let far = |to: &Square| {
        position
            .pieces()
            .filter(|p| p.id.team == position.side())
            .all(|p| p.square.column().abs_diff(to.column()).max(p.square.row().abs_diff(to.row())) >= 2)
    };
    let clear = |to: &Square| position.pieces().all(|p| p.square != *to);
    Square::all().filter(far).filter(clear).map(|to| format!("X1>@{to}")).collect()
}

#[test]
fn r8_4_a_long_pass_lands_two_squares_from_every_own_piece() {
    for bpn in [
        "bpn1 a A2 aX1 X1G9 X1A1 -",
        "bpn1 a A2 aX1 X1G9,X2A9-,X3M9^,X4C3 X1A1,X2M9,X3C3^ -",
        "bpn1 a A2 aX1 X1A1,X2M17,X3M1,X4A17 X1G9,X2G11- -",
    ] {
        assert_eq!(acts(bpn, "X1>@"), long_passes(bpn), "{bpn}");
    }
    assert_eq!(acts("bpn1 a A2 aX1 X1G9 X1A1 -", "X1>@").len(), 111 - 5 - 1);
}

#[test]
fn r8_4_opponents_do_not_matter() {
    assert!(can("bpn1 a A2 aX1 X1G9 X1A1,X2A3 -", "X1>@B2"));
}

#[test]
fn r8_4_the_ball_lies_loose_there() {
    assert_eq!(after("bpn1 a A2 aX1 X1G9 X1A1 -", &["X1>@G11"]), "bpn1 a A0 @G11 X1G9 X1A1 -");
    assert!(!can("bpn1 a A1 aX1 X1G9 X1A1 -", "X1>@G11"), "2 PA");
}

#[test]
fn r9_1_taking_possession_costs_nothing() {
    assert_eq!(after("bpn1 a A1 @H10 X1G9 X1A1 -", &["X1G9-H10"]), "bpn1 a A0 aX1 X1H10~ X1A1 -");
}

#[test]
fn r9_2_who_ends_an_action_on_the_ball_has_it() {
    assert_eq!(after("bpn1 a A2 @I11 X1G9 X1A1 -", &["X1G9-I11"]), "bpn1 a A1 aX1 X1I11~ X1A1 -");
    assert_eq!(after("bpn1 d A2 @I9 X1A1 O1G9 -", &["O1G9-I9"]), "bpn1 d A1 dO1 X1A1 O1I9~ -");
    let happened = events("bpn1 a A2 @I11 X1G9 X1A1 0/0;;", "X1G9-I11");
    assert!(happened.iter().any(|e| matches!(e, Event::BallTaken { how: Possession::PickUp, .. })));
    assert_eq!(happened.iter().filter(|e| matches!(e, Event::Restricted { .. })).count(), 1);
}

#[test]
fn r9_3_a_ball_that_is_passed_over_stays_and_gives_nothing() {
    assert_eq!(after("bpn1 a A1 @H10 X1G9 X1A1 0/0;;", &["X1G9-I11"]), "bpn1 a A0 @H10 X1I11 X1A1 0/0;;");
    let dodge = "bpn1 a A1 @H10 X1G9 X1I11 0/0;;";
    assert_eq!(after(dodge, &["X1G9xI11-J12"]), "bpn1 a A0 @H10 X1J12 X1I11- 1/0;;");
}

#[test]
fn r9_4_who_picked_the_ball_up_starts_no_other_ordinary_action() {
    let bpn = "bpn1 a A1 aX1 X1G9~,X2H8 X1H10,X2E11 -";
    assert!(acts(bpn, "X1").is_empty());
    assert!(!acts(bpn, "X2H8").is_empty(), "others may act");
    // The same piece without the flag could do everything.
    let free = acts("bpn1 a A1 aX1 X1G9,X2H8 X1H10,X2E11 -", "X1");
    for sign in ["-", "+", "x", "*", "X1>X2", "@"] {
        assert!(free.iter().any(|text| text.contains(sign)), "{sign}");
    }
    assert!(acts("bpn1 a A2 aX1 X1G9~ X1A1 -", "X1").is_empty(), "long passes");
    for kind in ["O", "S"] {
        let bpn = format!("bpn1 a A1 aX1 X1A1~,{kind}1G9~ X1H10,X2G11 -");
        assert_eq!(legal(&pos(&bpn)), words("."), "{kind}");
    }
}

#[test]
fn r9_4_it_does_not_matter_whether_the_ball_is_still_there() {
    assert!(acts("bpn1 a A1 aX2 X1G9~,X2A1 X1M1 -", "X1").is_empty());
}

#[test]
fn r9_4_a_restricted_piece_is_still_active() {
    let bpn = "bpn1 a A1 aX1 X1F8,X2G9~,X3H10 X1A1 -";
    assert_eq!(acts(bpn, "X1>X2").len() + acts(bpn, "X1>X3").len(), 2 + 2 + 3, "it links, receives and is passed to");
    assert!(can("bpn1 a A1 @M1 X1F8,X2G9~ X1A1 -", "X1F8-H10"), "it is passed over");
    assert!(pos(bpn).piece(pos(bpn).at(square("G9"))[0].unwrap().id).unwrap().is_active());
}

#[test]
fn r9_4_a_receiver_is_not_restricted() {
    let bpn = "bpn1 a A2 aX1 X1F8,X2G9 X1A1 -";
    let handed = after(bpn, &["X1>X2"]);
    assert_eq!(handed, "bpn1 a A2h aX2 X1F8,X2G9 X1A1 -");
    assert_eq!(acts(&handed, "X2>X1@").len(), 3);
    // One that was restricted before stays so.
    assert_eq!(after("bpn1 a A2 aX1 X1F8,X2G9~ X1A1 -", &["X1>X2"]), "bpn1 a A2h aX2 X1F8,X2G9~ X1A1 -");
}

#[test]
fn r9_4_the_restriction_ends_with_the_turn() {
    assert_eq!(after("bpn1 a A0 aX1 X1G9~ X1A1 -", &["."]), "bpn1 d A2 aX1 X1G9 X1A1 -");
    assert_eq!(after("bpn1 a A0 aX1 X1G9~,X2A17- X1A1 -", &["."]), "bpn1 a U aX1 X1G9,X2A17-? X1A1 -");
}
