//! R2 and R3: the turn, what a piece's state forbids, and what actions cost and earn.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use ball_rules::{Mode, Phase, Position, Team};
use common::{acts, after, can, legal, pos, rules, words};

#[test]
fn r2_1_a_turn_is_an_action_phase_then_an_unlock_phase() {
    let bpn = "bpn1 a A1 @M1 X1G9,X2A1- X1M17 -";
    assert_eq!(after(bpn, &["."]), "bpn1 a U @M1 X1G9,X2A1-? X1M17 -");
    assert_eq!(after(bpn, &[".", "X2A1^B2"]), "bpn1 d A2 @M1 X1G9,X2B2 X1M17 -");
}

#[test]
fn r2_1_then_the_other_coachs_turn_begins() {
    assert_eq!(after("bpn1 a A2 @M1 X1G9 X1M17 -", &["."]), "bpn1 d A2 @M1 X1G9 X1M17 -");
    assert_eq!(after("bpn1 d A0 @M1 X1G9 X1M17 -", &["."]), "bpn1 a A2 @M1 X1G9 X1M17 -");
}

#[test]
fn r2_2_an_action_phase_starts_with_two_pa() {
    assert_eq!(Position::start(rules(), Mode::Basic).pa(), 2);
    assert_eq!(Position::start(rules(), Mode::Cards).pa(), 2);
    assert_eq!(pos(&after("bpn1 a A0 @M1 X1G9 X1M17 -", &["."])).pa(), 2);
}

#[test]
fn r2_2_pa_may_go_to_one_piece_or_to_several_or_be_left() {
    let bpn = "bpn1 a A2 @M1 X1G9,X2A1 X1M17 -";
    assert_eq!(after(bpn, &["X1G9-H10", "X1H10-J12"]), "bpn1 a A0 @M1 X1J12,X2A1 X1M17 -");
    assert_eq!(after(bpn, &["X1G9-H10", "X2A1-B2"]), "bpn1 a A0 @M1 X1H10,X2B2 X1M17 -");
    assert_eq!(after(bpn, &["X1G9-H10", "."]), "bpn1 d A2 @M1 X1H10,X2A1 X1M17 -");
}

#[test]
fn r2_2_the_action_phase_ends_only_when_the_coach_says_so() {
    let spent = after("bpn1 a A1 @M1 X1G9 X1M17 -", &["X1G9-H10"]);
    assert_eq!(spent, "bpn1 a A0 @M1 X1H10 X1M17 -");
    assert_eq!(legal(&pos(&spent)), words("."));
    for pa in 0..=2 {
        assert!(can(&format!("bpn1 a A{pa} @M1 X1G9 X1M17 -"), "."));
    }
}

#[test]
fn r2_2_what_costs_more_than_is_left_cannot_be_started() {
    // X1 could move, dodge X1, leap over X2, block X2, protect X2, pass short and long.
    let with = |pa: u8| format!("bpn1 a A{pa} aX1 X1G9,X2H8 X1E11,X2H10 -");
    assert_eq!(legal(&pos(&with(0))), words(". X1>X2"));
    let one = legal(&pos(&with(1)));
    for text in ["X1G9-F8", "X1G9xE11-D10", "X1G9*I11-I9", "X1G9+H10", "X1G9+H8", "X1>X2@I7"] {
        assert!(one.contains(text), "{text}");
    }
    assert!(!one.iter().any(|text| text.starts_with("X1>@")), "a long pass takes 2 PA");
    assert!(can(&with(2), "X1>@A1"));
}

/// Each inactive state of ATK X2 on G9 with the ball on it where the state allows it.
const INACTIVE: [(&str, &str); 5] = [
    ("downed", "bpn1 a A2 aX2 X1A1,X2G9- X1M17,X2C1 5/0;;"),
    ("blocking", "bpn1 a A2 aX2 X1A1,X2G9^ X1M17,X2G9 5/0;;"),
    ("protecting", "bpn1 a A2 aX2 X1A1,X2G9^,X3G9 X1M17,X2C1 5/0;;"),
    ("blocked", "bpn1 a A2 dX2 X1A1,X2G9 X1M17,X2G9^ 5/0;;"),
    ("protected", "bpn1 a A2 aX3 X1A1,X2G9,X3G9^ X1M17,X2C1 5/0;;"),
];

#[test]
fn r2_3_the_five_inactive_states() {
    for (state, bpn) in INACTIVE {
        let position = pos(bpn);
        for piece in position.pieces() {
            let inactive = piece.square.to_string() == "G9";
            assert_eq!(piece.is_active(), !inactive, "{state}: {}", piece.id);
        }
    }
}

#[test]
fn r2_4_an_inactive_piece_cannot_act() {
    for (state, bpn) in INACTIVE {
        for text in legal(&pos(bpn)) {
            assert!(!text.starts_with("X2") && !text.starts_with("X3"), "{state}: {text}");
        }
    }
    for fresh in ["X1G9!,X2A1 X1G9", "X1G9!,S1G9 X1A1"] {
        assert_eq!(acts(&format!("bpn1 a A2 aX1 {fresh} -"), "X1"), words(""), "a stack of this turn");
    }
}

#[test]
fn r2_4_an_inactive_piece_is_no_part_of_a_hand_off() {
    // X2 would link X1 to X3.
    let line = |x2: &str, def: &str| format!("bpn1 a A0 aX1 X1F8,{x2},X3H10 X1A1{def} -");
    assert_eq!(acts(&line("X2G9", ""), "X1>"), words("X1>X2 X1>X3"));
    assert_eq!(acts(&line("X2G9-", ""), "X1>"), words(""));
    assert_eq!(acts(&line("X2G9^", ",X2G9"), "X1>"), words(""));
    assert_eq!(acts(&line("X2G9!", ",X2G9"), "X1>"), words(""));
    assert_eq!(acts(&line("X2G9", ",X2G9^"), "X1>"), words(""));
    let protecting = "bpn1 a A0 aX1 X1F8,X2G9^,X3H10,X4G9 X1A1 -";
    assert_eq!(acts(protecting, "X1>"), words(""));
}

#[test]
fn r2_4_an_inactive_piece_cannot_receive_a_pass() {
    let near = |x2: &str, def: &str| format!("bpn1 a A1 aX1 X1F8,{x2} X1A1{def} -");
    assert_eq!(acts(&near("X2H8", ""), "X1>X2@"), words("X1>X2@G7 X1>X2@I7 X1>X2@G9 X1>X2@I9"));
    assert_eq!(acts(&near("X2H8-", ""), "X1>"), words(""));
    assert_eq!(acts(&near("X2H8^", ",X2H8"), "X1>"), words(""));
    assert_eq!(acts(&near("X2H8", ",X2H8^"), "X1>"), words(""));
}

#[test]
fn r2_4_an_inactive_piece_cannot_be_passed_over() {
    let way = |atk: &str, def: &str| format!("bpn1 a A1 @M1 X1F8{atk} X1A1{def} -");
    assert!(can(&way("", ""), "X1F8-H10"));
    assert!(!can(&way(",X2G9-", ""), "X1F8-H10"), "own, downed");
    assert!(!can(&way("", ",X2G9-"), "X1F8-H10"), "an opponent's, downed");
    assert!(!can(&way(",X2G9^", ",X2G9"), "X1F8-H10"), "blocking");
    assert!(!can(&way(",X2G9^,X3G9", ""), "X1F8-H10"), "protecting");
    assert!(!can(&way(",X2G9", ",X2G9^"), "X1F8-H10"), "blocked");
    // Nor by a dodge.
    assert!(can(&way(",X2G9", ",X2H10"), "X1F8xH10-I11"));
    assert!(!can(&way(",X2G9-", ",X2H10"), "X1F8xH10-I11"));
    assert!(!can(&way("", ",X2G9-,X3H10"), "X1F8xH10-I11"));
    assert!(!can(&way(",X2G9^", ",X2G9,X3H10"), "X1F8xH10-I11"));
}

#[test]
fn r2_5_nothing_passes_over_a_stack_or_ends_on_it() {
    for stack in ["X1F8,X2G9^ X1A1,X2G9", "X1F8,X2G9 X1A1,X2G9^", "X1F8,X2G9^,X3G9 X1A1", "X1F8 X1A1,X2G9^,X3G9"] {
        let bpn = format!("bpn1 a A2 aX1 {stack} -");
        assert_eq!(acts(&bpn, "X1F8"), words("X1F8-E7 X1F8-G7 X1F8-E9 X1F8-D6 X1F8-H6 X1F8-D10"), "{stack}");
        assert!(acts(&bpn, "X1>").iter().all(|text| !text.ends_with("@G9")), "{stack}");
        assert_eq!(pos(&bpn).closed().to_string(), "G9");
    }
    // From two squares away, on the diagonal and on the row.
    for from in ["S1E7", "S1E9"] {
        let bpn = format!("bpn1 a A2 @M1 X2G9^,{from} X1A1,X2G9 -");
        assert!(acts(&bpn, "S1").iter().all(|text| !text.contains("G9")), "{from}");
    }
}

#[test]
fn r2_5_nothing_is_pushed_onto_a_stack() {
    let bpn = "bpn1 a A1 @M1 X1F8,X2H8^ X1G9,X2H8 -";
    assert_eq!(acts(bpn, "X1F8*"), words("X1F8*H10-F8 X1F8*H10-F10"));
}

#[test]
fn r2_6_what_cannot_be_completed_cannot_be_started() {
    // A dodge whose dodger would find no exit, a stand-up and a release without room.
    assert_eq!(acts("bpn1 a A1 @M1 O1C1 X1A1,X2B2 -", "O1C1x"), words(""));
    assert_eq!(acts("bpn1 a A1 @M1 O1C1 X1A1 -", "O1C1x"), words("O1C1xA1-B2"));
    assert_eq!(after("bpn1 a A0 @M1 X1A1- X1B2 -", &["."]), "bpn1 d A2 @M1 X1A1- X1B2 -");
    assert_eq!(after("bpn1 a A0 @M1 X1A1^ X1A1 -", &["."]), "bpn1 d A2 @M1 X1A1^ X1A1 -");
}

#[test]
fn r2_7_only_the_carrier_starts_a_hand_off_or_a_pass() {
    let throws = |bpn: &str| legal(&pos(bpn)).into_iter().filter(|text| text.contains('>')).collect::<Vec<_>>();
    let carried = throws("bpn1 a A2 aX2 X1F8,X2G9,X3H10 X1A1 9/9;;");
    assert!(carried.iter().all(|text| text.contains("X2>")), "{carried:?}");
    for sign in ["X2>X1", "X2>X3", "X2>X1@E7", "X2>@M17", "#hail-mary X2>@M17", "#hook-and-lateral X2>X1"] {
        assert!(carried.iter().any(|text| text == sign), "{sign}");
    }
    assert!(throws("bpn1 a A2 @G7 X1F8,X2G9,X3H10 X1A1 9/9;;").is_empty(), "nobody has the ball");
    assert!(throws("bpn1 a A2 dX1 X1F8,X2G9,X3H10 X1A1 9/9;;").is_empty(), "an opponent has it");
}

#[test]
fn r2_8_an_action_may_end_on_a_loose_ball() {
    assert!(can("bpn1 a A1 @H10 X1G9 X1A1 -", "X1G9-H10"), "a move of one square");
    assert!(can("bpn1 a A1 @I11 X1G9 X1A1 -", "X1G9-I11"), "a move of two squares");
    assert!(can("bpn1 a A1 @I9 O1G9 X1A1 -", "O1G9-I9"), "a move along the row");
    assert!(can("bpn1 a A1 @J10 X1G9 X1I11 -", "X1G9xI11-J10"), "a dodge's exit");
    assert!(can("bpn1 a A1 @I11 X1G9 X1H10 -", "X1G9*I11-G11"), "a tactical dodge's landing");
}

#[test]
fn r2_8_a_push_needs_a_bare_square() {
    assert_eq!(acts("bpn1 a A1 @I9 X1G9 X1H10 -", "X1G9*"), words("X1G9*I11-G9 X1G9*I11-G11"));
}

#[test]
fn r2_8_the_unlock_phase_needs_bare_squares() {
    assert_eq!(legal(&pos("bpn1 a U @B2 X1A3-? X1M17 -")), words("X1A3^B4"));
    let releases = legal(&pos("bpn1 a U @F8 X1G9^? X1G9 -"));
    assert_eq!(releases.len(), 3 * 2);
    assert!(releases.iter().all(|text| !text.contains("F8")));
}

#[test]
fn r2_8_clear_and_bare() {
    let position = pos("bpn1 a A2 @G9 X1A1,X2C1-,X3E1^ X1E1,X2G1- -");
    assert_eq!(position.clear().len(), 111 - 4);
    assert_eq!((position.clear() - position.bare()).to_string(), "G9");
    let carried = pos("bpn1 a A2 aX1 X1A1 X1G1 -");
    assert_eq!(carried.clear(), carried.bare());
}

#[test]
fn r2_9_converting_is_no_ordinary_action() {
    // Only X1 is there, and R9.4 forbids it ordinary actions.
    assert_eq!(legal(&pos("bpn1 a A2 aX1 X1G9~ X1M17 1/0;;")), words(". ="));
}

#[test]
fn r2_9_unlock_tasks_are_no_ordinary_actions() {
    assert_eq!(pos("bpn1 a U @M1 X1G9-? X1M17 -").pa(), 0);
    assert_eq!(after("bpn1 a U @M1 X1G9-? X1M17 0/0;;", &["X1G9^H10"]), "bpn1 d A2 @M1 X1H10 X1M17 0/0;;");
}

/// What the decision takes in PA and brings in PE.
#[track_caller]
fn price(bpn: &str, decision: &str) -> (u8, u8) {
    let before = pos(bpn);
    let after = common::play(&before, decision);
    assert_eq!(after.phase(), Phase::Action);
    assert_eq!(after.pe(Team::Def), before.pe(Team::Def));
    (before.pa() - after.pa(), after.pe(Team::Atk) - before.pe(Team::Atk))
}

#[test]
fn r3_every_action_costs_and_earns_what_the_table_says() {
    let bpn = "bpn1 a A2 aX1 X1G9,X2H8 X1E11,X2H10 7/7;;";
    assert_eq!(price(bpn, "X1G9-F8"), (1, 0), "move of one square");
    assert_eq!(price(bpn, "X1G9-E7"), (1, 0), "move of two squares");
    assert_eq!(price(bpn, "X1G9xE11-D12"), (1, 1), "dodge");
    assert_eq!(price(bpn, "X1G9*I11-I9"), (1, 1), "tactical dodge");
    assert_eq!(price(bpn, "X1G9+H10"), (1, 1), "block");
    assert_eq!(price(bpn, "X1G9+H8"), (1, 0), "protection");
    assert_eq!(price(bpn, "X1>X2"), (0, 0), "hand-off");
    assert_eq!(price(bpn, "X1>X2@I9"), (1, 1), "short pass");
    assert_eq!(price(bpn, "X1>@A1"), (2, 1), "long pass");
    assert_eq!(price(bpn, "="), (1, 1), "convert");
}

#[test]
fn r3_the_ball_earns_on_top() {
    assert_eq!(price("bpn1 a A2 @F8 X1G9 X1A1 0/0;;", "X1G9-F8"), (1, 1), "taking possession");
    assert_eq!(price("bpn1 a A2 dX1 X1G9 X1E11 0/0;;", "X1G9xE11-D12"), (1, 2), "forced fumble");
    assert_eq!(price("bpn1 a A2 dX1 X1G9 X1H10 0/0;;", "X1G9*I11-I9"), (1, 2), "fumble");
    assert_eq!(price("bpn1 a A2 @D12 X1G9 X1E11 0/0;;", "X1G9xE11-D12"), (1, 2), "a dodge onto the ball");
    assert_eq!(price("bpn1 a A2 @I11 X1G9 X1H10 0/0;;", "X1G9*I11-I9"), (1, 2), "a leap onto the ball");
    assert_eq!(price("bpn1 a A2 dX1 X1G9 X1H10 0/0;;", "X1G9+H10"), (1, 1), "a block of the carrier");
}

#[test]
fn r3_def_earns_for_itself() {
    let bpn = "bpn1 d A2 @A1 X1H10 X1G9 3/4;;";
    assert_eq!(after(bpn, &["X1G9+H10"]), "bpn1 d A1 @A1 X1H10 X1H10! 3/5;;");
}

#[test]
fn r3_the_basic_game_earns_nothing() {
    assert_eq!(pos(&after("bpn1 a A2 dX1 X1G9 X1E11 -", &["X1G9xE11-D12"])).pe(Team::Atk), 0);
}

#[test]
fn r3_the_unlock_phase_costs_and_earns_nothing() {
    assert_eq!(after("bpn1 a U @A1 X1G9^? X1G9 4/4;;", &["X1G9/F8,H8"]), "bpn1 d A2 @A1 X1F8 X1H8 4/4;;");
    assert_eq!(after("bpn1 a U @A1 X1G9^?,X2G9 X1C1 4/4;;", &["X1G9/F8,H8"]), "bpn1 d A2 @A1 X1F8,X2H8 X1C1 4/4;;");
}
