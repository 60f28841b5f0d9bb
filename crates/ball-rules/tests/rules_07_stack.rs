//! R7: block and protection.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use ball_rules::{Event, PieceState, Possession};
use common::{acts, after, can, events, legal, pos, square, words};

#[test]
fn r7_1_a_step_onto_an_opponent_blocks_it() {
    assert_eq!(after("bpn1 a A1 @M1 X1G9 X1H10 -", &["X1G9+H10"]), "bpn1 a A0 @M1 X1H10! X1H10 -");
    assert_eq!(after("bpn1 d A1 @M1 X1G9 X1H10 -", &["X1H10+G9"]), "bpn1 d A0 @M1 X1G9 X1G9! -");
}

#[test]
fn r7_1_a_step_onto_an_own_piece_protects_it() {
    assert_eq!(after("bpn1 a A1 @M1 X1G9,X2H10 X1A1 -", &["X1G9+H10"]), "bpn1 a A0 @M1 X1H10!,X2H10 X1A1 -");
    assert_eq!(after("bpn1 a A1 @M1 X1G9,X2H10 X1A1 -", &["X2H10+G9"]), "bpn1 a A0 @M1 X1G9,X2G9! X1A1 -");
}

#[test]
fn r7_1_every_kind_can_and_only_by_one_square() {
    for kind in ["X", "O", "S"] {
        let near = format!("bpn1 a A1 @M1 {kind}1G9 X1H10 -");
        assert_eq!(acts(&near, &format!("{kind}1G9+")), words(&format!("{kind}1G9+H10")));
        let far = format!("bpn1 a A1 @M1 {kind}1G9 X1I11,X2I9 -");
        assert_eq!(acts(&far, &format!("{kind}1G9+")), words(""), "{kind}");
    }
}

#[test]
fn r7_1_the_lower_piece_may_be_downed() {
    assert_eq!(after("bpn1 a A1 @M1 X1G9 X1H10- -", &["X1G9+H10"]), "bpn1 a A0 @M1 X1H10! X1H10- -");
    assert_eq!(after("bpn1 a A1 @M1 X1G9,X2H10- X1A1 -", &["X1G9+H10"]), "bpn1 a A0 @M1 X1H10!,X2H10- X1A1 -");
}

#[test]
fn r7_1_nothing_steps_onto_a_stack() {
    for stack in ["X1G9,X2H10^ X1H10", "X1G9,X2H10 X1H10^", "X1G9,X2H10!,X3H10 X1A1", "X1G9 X1H10^,X2H10"] {
        assert_eq!(acts(&format!("bpn1 a A1 @M1 {stack} -"), "X1G9+"), words(""), "{stack}");
    }
}

#[test]
fn r7_2_neither_piece_can_act_until_the_stack_is_released() {
    let blocked = after("bpn1 a A2 @M1 X1G9 X1H10 -", &["X1G9+H10"]);
    assert_eq!(legal(&pos(&blocked)), words("."));
    let their_turn = after(&blocked, &["."]);
    assert_eq!(their_turn, "bpn1 d A2 @M1 X1H10^ X1H10 -");
    assert_eq!(legal(&pos(&their_turn)), words("."));
    let protected = after("bpn1 a A2 @M1 X1G9,X2H10 X1A1 -", &["X1G9+H10"]);
    assert_eq!(legal(&pos(&protected)), words("."));
}

#[test]
fn r7_2_a_block_downs_nobody() {
    let blocked = pos("bpn1 a A0 @M1 X1H10! X1H10 -");
    let states: Vec<PieceState> = blocked.pieces().map(|piece| piece.state).collect();
    assert_eq!(states, [PieceState::Upper { this_turn: true }, PieceState::Lower { downed: false }]);
    assert!(!events("bpn1 a A1 @M1 X1G9 X1H10 -", "X1G9+H10").iter().any(|e| matches!(e, Event::Downed { .. })));
    // So the released opponent is active at once.
    assert_eq!(after("bpn1 a U @M1 X1H10^? X1H10 -", &["X1H10/G9,I11"]), "bpn1 d A2 @M1 X1G9 X1I11 -");
}

#[test]
fn r7_2_the_square_is_closed() {
    let bpn = after("bpn1 a A2 @M1 X1G9,X2I9 X1H10 -", &["X1G9+H10"]);
    assert_eq!(acts(&bpn, "X2I9"), words("X2I9-H8 X2I9-J8 X2I9-J10 X2I9-G7 X2I9-K7 X2I9-K11"));
}

#[test]
fn r7_2_upper_and_lower_are_told_apart() {
    let [Some(upper), Some(lower)] = pos("bpn1 a A0 @M1 X1H10! X1H10- -").at(square("H10")) else { panic!("a stack") };
    assert_eq!((upper.id.to_string(), lower.id.to_string()), ("ATK X1".to_owned(), "DEF X1".to_owned()));
    assert_eq!(lower.state, PieceState::Lower { downed: true });
    let old = pos("bpn1 a A0 @M1 X1H10 X1H10^ -");
    let [Some(upper), Some(lower)] = old.at(square("H10")) else { panic!("a stack") };
    assert_eq!((upper.id.to_string(), lower.id.to_string()), ("DEF X1".to_owned(), "ATK X1".to_owned()));
    assert_eq!(upper.state, PieceState::Upper { this_turn: false });
    assert_eq!(old.at(square("H8")), [None, None]);
}

#[test]
fn r7_3_the_upper_piece_takes_the_ball_at_once() {
    let opponent = "bpn1 a A1 dX1 X1G9 X1H10 0/0;;";
    assert_eq!(after(opponent, &["X1G9+H10"]), "bpn1 a A0 aX1 X1H10! X1H10 1/0;;");
    let downed = "bpn1 a A1 dX1 X1G9 X1H10- 0/0;;";
    assert_eq!(after(downed, &["X1G9+H10"]), "bpn1 a A0 aX1 X1H10! X1H10- 1/0;;");
    let own = "bpn1 a A1 aX2 X1G9,X2H10 X1A1 0/0;;";
    assert_eq!(after(own, &["X1G9+H10"]), "bpn1 a A0 aX1 X1H10!,X2H10 X1A1 0/0;;");
    let own_downed = "bpn1 a A1 aX2 X1G9,X2H10- X1A1 0/0;;";
    assert_eq!(after(own_downed, &["X1G9+H10"]), "bpn1 a A0 aX1 X1H10!,X2H10- X1A1 0/0;;");
}

#[test]
fn r7_3_the_ball_of_the_upper_piece_and_of_others_stays() {
    assert_eq!(after("bpn1 a A1 aX1 X1G9 X1H10 -", &["X1G9+H10"]), "bpn1 a A0 aX1 X1H10! X1H10 -");
    assert_eq!(after("bpn1 a A1 dX2 X1G9 X1H10,X2A1 -", &["X1G9+H10"]), "bpn1 a A0 dX2 X1H10! X1H10,X2A1 -");
}

#[test]
fn r7_3_it_restricts_nobody_and_earns_nothing_more() {
    let happened = events("bpn1 a A1 dX1 X1G9 X1H10 0/0;;", "X1G9+H10");
    assert!(!happened.iter().any(|event| matches!(event, Event::Restricted { .. })));
    let earned: Vec<u8> =
        happened.iter().filter_map(|e| if let Event::PeEarned { pe, .. } = e { Some(*pe) } else { None }).collect();
    assert_eq!(earned, [1]);
    assert!(happened.iter().any(|e| matches!(e, Event::BallTaken { how: Possession::Stack, .. })));
    // A restricted own carrier keeps its restriction below; the protector has none.
    let bpn = "bpn1 a A1 aX2 X1G9,X2H10~ X1A1 -";
    assert_eq!(after(bpn, &["X1G9+H10"]), "bpn1 a A0 aX1 X1H10!,X2H10~ X1A1 -");
}

#[test]
fn r7_3_the_lower_piece_never_has_the_ball() {
    assert!(!can("bpn1 a A2 aX1 X1H10! X1H10 -", "X1>@A1"));
    assert!(ball_rules::Position::from_bpn(common::rules(), "bpn1 a A2 dX1 X1H10! X1H10 -").is_err());
}
