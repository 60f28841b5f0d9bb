//! R1.10: the touchdown, and all that looks like one.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use ball_rules::{Event, Phase, Team};
use common::{after, events, legal, pos};

/// Who scored, by the event that the decision reports.
#[track_caller]
fn scorer(bpn: &str, decision: &str) -> Option<String> {
    events(bpn, decision).into_iter().find_map(|event| match event {
        Event::Touchdown { team, piece } => {
            assert_eq!(team, piece.team);
            Some(piece.to_string())
        }
        _ => None,
    })
}

#[test]
fn r1_10_moving_the_ball_into_the_end_zone_wins() {
    assert_eq!(after("bpn1 a A2 aX1 X1G15 X1A1 -", &["X1G15-I17"]), "bpn1 a E aX1 X1I17 X1A1 -");
    assert_eq!(after("bpn1 d A1 dX1 X1A17 X1G3 -", &["X1G3-E1"]), "bpn1 d E dX1 X1A17 X1E1 -");
    assert_eq!(scorer("bpn1 a A2 aX1 X1G15 X1A1 -", "X1G15-I17").unwrap(), "ATK X1");
    assert_eq!(scorer("bpn1 d A2 dX1 X1A17 X1G3 -", "X1G3-E1").unwrap(), "DEF X1");
}

#[test]
fn r1_10_a_touchdown_ends_the_game_at_once() {
    let over = pos("bpn1 a E aX1 X1I17,X2A1- X1C1 5/5;;");
    assert!(legal(&over).is_empty());
    assert_eq!((over.winner(), over.phase(), over.pa()), (Some(Team::Atk), Phase::Over, 0));
    assert_eq!(pos("bpn1 d E dX1 X1A17 X1E1 -").winner(), Some(Team::Def));
    assert_eq!(pos("bpn1 d A0 dX1 X1A17 X1E1 -").winner(), None);
}

#[test]
fn r1_10_without_the_ball_nothing_is_scored() {
    assert_eq!(after("bpn1 a A2 @A1 X1G15 X1C1 -", &["X1G15-I17"]), "bpn1 a A1 @A1 X1I17 X1C1 -");
    assert_eq!(after("bpn1 a A2 aX2 X1G15,X2A1 X1C1 -", &["X1G15-I17"]), "bpn1 a A1 aX2 X1I17,X2A1 X1C1 -");
}

#[test]
fn r1_10_ones_own_end_zone_is_worth_nothing() {
    assert_eq!(after("bpn1 a A2 aX1 X1G3 X1A17 -", &["X1G3-E1"]), "bpn1 a A1 aX1 X1E1 X1A17 -");
    assert_eq!(after("bpn1 d A2 dX1 X1A1 X1G15 -", &["X1G15-I17"]), "bpn1 d A1 dX1 X1A1 X1I17 -");
}

#[test]
fn r1_10_the_row_before_the_end_zone_is_worth_nothing() {
    assert_eq!(after("bpn1 a A2 aX1 X1F14 X1A1 -", &["X1F14-H16"]), "bpn1 a A1 aX1 X1H16 X1A1 -");
}

#[test]
fn r1_10_picking_the_ball_up_there_scores() {
    assert_eq!(after("bpn1 a A2 @I17 X1G15 X1A1 0/0;;", &["X1G15-I17"]), "bpn1 a E aX1 X1I17~ X1A1 1/0;;");
}

#[test]
fn r1_10_a_dodger_scores_where_it_ends() {
    let bpn = "bpn1 a A1 dX1 X1F14 X1H16 0/0;;";
    assert_eq!(after(bpn, &["X1F14xH16-G17"]), "bpn1 a E aX1 X1G17~ X1H16- 2/0;;");
    // Dodging someone in the end zone and leaving it again is no touchdown.
    assert_eq!(after("bpn1 a A1 aX1 X1G15 X1I17 -", &["X1G15xI17-H16"]), "bpn1 a A0 aX1 X1H16 X1I17- -");
}

#[test]
fn r1_10_a_tactical_dodger_scores_where_it_lands() {
    let bpn = "bpn1 a A1 aX1 X1G15 X1H16 -";
    assert_eq!(after(bpn, &["X1G15*I17-I15"]), "bpn1 a E aX1 X1I17 X1I15- -");
    // Freeing the ball there is no possession, even with the ball in the end zone.
    let bpn = "bpn1 a A1 dX1 X1G15 X1H16 -";
    assert_eq!(after(bpn, &["X1G15*I17-I15"]), "bpn1 a A0 @G17 X1I17 X1I15- -");
}

#[test]
fn r1_10_the_receiver_of_a_hand_off_scores() {
    let bpn = "bpn1 a A0 aX1 X1F16,X2G17 X1A1 -";
    assert_eq!(after(bpn, &["X1>X2"]), "bpn1 a E aX2 X1F16,X2G17 X1A1 -");
    assert_eq!(scorer(bpn, "X1>X2").unwrap(), "ATK X2");
}

#[test]
fn r1_10_handing_the_ball_out_of_the_end_zone_does_not_score() {
    let bpn = "bpn1 a A0 aX1 X1G17,X2F16 X1A1 -";
    assert_eq!(after(bpn, &["X1>X2"]), "bpn1 a A0h aX2 X1G17,X2F16 X1A1 -");
}

#[test]
fn r1_10_a_pass_into_the_end_zone_does_not_score() {
    let bpn = "bpn1 a A2 aX1 X1G13,X2F16 X1A1 -";
    assert_eq!(after(bpn, &["X1>X2@G17"]), "bpn1 a A1 @G17 X1G13,X2F16 X1A1 -");
    assert_eq!(after(bpn, &["X1>@M17"]), "bpn1 a A0 @M17 X1G13,X2F16 X1A1 -");
}

#[test]
fn r1_10_a_carrier_who_took_no_part_does_not_score() {
    let bpn = "bpn1 a A2 aX1 X1G17,X2C3 X1A1 -";
    assert_eq!(after(bpn, &["X2C3-D4"]), "bpn1 a A1 aX1 X1G17,X2D4 X1A1 -");
}

#[test]
fn r1_10_a_carrier_who_moves_within_the_end_zone_scores() {
    assert_eq!(after("bpn1 a A2 aS1 S1G17 X1A1 -", &["S1G17-E17"]), "bpn1 a E aS1 S1E17 X1A1 -");
}

#[test]
fn r1_10_blocking_there_with_the_ball_scores() {
    let bpn = "bpn1 a A2 aX1 X1F16 X1G17 0/0;;";
    assert_eq!(after(bpn, &["X1F16+G17"]), "bpn1 a E aX1 X1G17! X1G17 1/0;;");
    assert_eq!(scorer(bpn, "X1F16+G17").unwrap(), "ATK X1");
}

#[test]
fn r1_10_protecting_there_with_the_ball_scores() {
    let bpn = "bpn1 a A2 aX1 X1F16,X2G17 X1A1 -";
    assert_eq!(after(bpn, &["X1F16+G17"]), "bpn1 a E aX1 X1G17!,X2G17 X1A1 -");
}

#[test]
fn r1_10_taking_the_ball_there_by_a_stack_scores() {
    let blocked = "bpn1 a A2 dX1 X1F16 X1G17 -";
    assert_eq!(after(blocked, &["X1F16+G17"]), "bpn1 a E aX1 X1G17! X1G17 -");
    let protected = "bpn1 a A2 aX2 X1F16,X2G17 X1A1 -";
    assert_eq!(after(protected, &["X1F16+G17"]), "bpn1 a E aX1 X1G17!,X2G17 X1A1 -");
}

#[test]
fn r1_10_blocking_without_the_ball_scores_nothing() {
    let bpn = "bpn1 a A2 aX2 X1F16,X2A3 X1G17 -";
    assert_eq!(after(bpn, &["X1F16+G17"]), "bpn1 a A1 aX2 X1G17!,X2A3 X1G17 -");
}

#[test]
fn r1_10_standing_up_there_does_not_score() {
    assert_eq!(after("bpn1 a U aX1 X1F16-? X1A1 -", &["X1F16^G17"]), "bpn1 d A2 aX1 X1G17 X1A1 -");
}

#[test]
fn r1_10_a_release_into_the_end_zone_does_not_score() {
    let bpn = "bpn1 a U aX1 X1F16^? X1F16 -";
    assert_eq!(after(bpn, &["X1F16/G17,E17:t"]), "bpn1 d A2 aX1 X1G17 X1E17 -");
    let bpn = "bpn1 a U aX1 X1F16^?,X2F16 X1A1 -";
    assert_eq!(after(bpn, &["X1F16/E15,G17:b"]), "bpn1 d A2 aX2 X1E15,X2G17 X1A1 -");
}

#[test]
fn r1_10_a_push_into_the_end_zone_does_not_score_for_the_pushed() {
    // DEF X1 has the ball and is pushed onto the row that it attacks: it loses the ball.
    assert_eq!(after("bpn1 a A1 dX1 X1G3 X1H2 -", &["X1G3*I1-G1"]), "bpn1 a A0 @I3 X1I1 X1G1- -");
}

#[test]
fn r1_10_the_ball_in_the_end_zone_at_the_start_of_a_turn_is_no_touchdown() {
    assert_eq!(after("bpn1 d A0 aX1 X1G17 X1A1 -", &["."]), "bpn1 a A2 aX1 X1G17 X1A1 -");
    assert_eq!(after("bpn1 a A2 aX1 X1G17 X1A1 0/0;;", &["="]), "bpn1 a A1 aX1 X1G17 X1A1 1/0;;");
    assert_eq!(after("bpn1 a A1 aX1 X1G17 X1A1 -", &["."]), "bpn1 d A2 aX1 X1G17 X1A1 -");
}

#[test]
fn r1_10_no_flag_is_cleared_by_a_touchdown() {
    let bpn = "bpn1 a A2 aX1 X1G15,X2A1~,X3C1!,X4E1- X1C1 -";
    assert_eq!(after(bpn, &["X1G15-I17"]), "bpn1 a E aX1 X1I17,X2A1~,X3C1!,X4E1- X1C1 -");
}
