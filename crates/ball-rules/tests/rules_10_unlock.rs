//! R10: the unlock phase.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use ball_rules::{Event, Phase, PieceState, Possession, Team};
use common::{after, can, events, legal, pos, words};

#[test]
fn r10_1_own_downed_pieces_and_own_older_stacks_are_tasks() {
    let bpn = "bpn1 a A0 @M1 X1G9-,X2C3^,X3I5^,X4I5 X1C3,X2M17 -";
    assert_eq!(after(bpn, &["."]), "bpn1 a U @M1 X1G9-?,X2C3^?,X3I5^?,X4I5 X1C3,X2M17 -");
    let bpn = "bpn1 d A0 @M1 X1C3 X1G9-,X2C3^ -";
    assert_eq!(after(bpn, &["."]), "bpn1 d U @M1 X1C3 X1G9-?,X2C3^? -");
}

#[test]
fn r10_1_a_stack_of_this_turn_is_no_task() {
    let bpn = "bpn1 a A0 @M1 X1G9-,X2C3! X1C3 -";
    assert_eq!(after(bpn, &["."]), "bpn1 a U @M1 X1G9-?,X2C3! X1C3 -");
    assert_eq!(after("bpn1 a A0 @M1 X2C3! X1C3 -", &["."]), "bpn1 d A2 @M1 X2C3^ X1C3 -");
}

#[test]
fn r10_1_a_downed_piece_in_a_stack_is_no_task() {
    assert_eq!(after("bpn1 a A0 @M1 X1C3- X1C3^ -", &["."]), "bpn1 d A2 @M1 X1C3- X1C3^ -");
    assert_eq!(after("bpn1 a A0 @M1 X1C3!,X2C3- X1A1 -", &["."]), "bpn1 d A2 @M1 X1C3^,X2C3- X1A1 -");
}

#[test]
fn r10_1_what_the_opponent_has_to_do_is_no_task() {
    assert_eq!(after("bpn1 a A0 @M1 X1A1 X1C3-,X2G9^,X3G9 -", &["."]), "bpn1 d A2 @M1 X1A1 X1C3-,X2G9^,X3G9 -");
}

#[test]
fn r10_1_the_tasks_are_fixed_when_the_phase_starts() {
    // Released from under its protector, X2 is downed, but its task belongs to a later phase.
    let bpn = "bpn1 a U @M1 X1G9^?,X2G9-,X3A1-? X1M17 -";
    assert_eq!(after(bpn, &["X1G9/F8,H8"]), "bpn1 a U @M1 X1F8,X2H8-,X3A1-? X1M17 -");
    assert!(legal(&pos("bpn1 a U @M1 X1F8,X2H8-,X3A1-? X1M17 -")).iter().all(|text| text.starts_with("X3A1^")));
}

#[test]
fn r10_2_every_task_that_can_be_resolved_must_be() {
    let bpn = "bpn1 a U @M1 X1A1-?,X2M17-?,X3G9^? X1G9 -";
    let all = legal(&pos(bpn));
    assert!(!all.contains("."), "there is no way around it");
    assert_eq!(all.iter().filter(|text| text.starts_with("X1A1^")).count(), 1);
    assert_eq!(all.iter().filter(|text| text.starts_with("X2M17^")).count(), 1);
    assert_eq!(all.iter().filter(|text| text.starts_with("X3G9/")).count(), 4 * 3);
    assert_eq!(all.len(), 1 + 1 + 12, "and nothing else");
}

#[test]
fn r10_2_in_an_order_of_the_coachs_choice() {
    let bpn = "bpn1 a U @M1 X1A1-?,X2M17-? X1G9 -";
    let one = after(bpn, &["X1A1^B2", "X2M17^L16"]);
    assert_eq!(one, "bpn1 d A2 @M1 X1B2,X2L16 X1G9 -");
    assert_eq!(after(bpn, &["X2M17^L16", "X1A1^B2"]), one);
    assert_eq!(after(bpn, &["X2M17^L16"]), "bpn1 a U @M1 X1A1-?,X2L16 X1G9 -");
}

#[test]
fn r10_2_the_turn_passes_by_itself() {
    assert_eq!(after("bpn1 a U @M1 X1A1-? X1G9 -", &["X1A1^B2"]), "bpn1 d A2 @M1 X1B2 X1G9 -");
    let happened = events("bpn1 a U @M1 X1A1-? X1G9 -", "X1A1^B2");
    assert_eq!(happened.last(), Some(&Event::TurnPassed { to: Team::Def }));
    let happened = events("bpn1 a A0 @M1 X1A1- X1G9 -", ".");
    assert_eq!(happened, [Event::UnlockStarted { team: Team::Atk }]);
    let happened = events("bpn1 a A0 @M1 X1A1 X1G9 -", ".");
    assert_eq!(happened, [Event::TurnPassed { to: Team::Def }]);
}

#[test]
fn r10_2_a_task_without_a_resolution_remains_for_a_later_turn() {
    // X1 lies in a corner behind an opponent: nothing to resolve.
    let bpn = "bpn1 a A0 @M1 X1A1- X1B2 -";
    assert_eq!(after(bpn, &["."]), "bpn1 d A2 @M1 X1A1- X1B2 -");
    assert_eq!(after(bpn, &[".", "X1B2-C3", ".", "."]), "bpn1 a U @M1 X1A1-? X1C3 -");
    // With another task beside it the turn passes when that one is done.
    let bpn = "bpn1 a U @M1 X1A1-?,X2M17-? X1B2 -";
    assert_eq!(after(bpn, &["X2M17^L16"]), "bpn1 d A2 @M1 X1A1-,X2L16 X1B2 -");
}

#[test]
fn r10_2_each_task_is_looked_at_again_after_each_other() {
    // X1 can stand up only after X2, which bars its way, has stood up.
    let bpn = "bpn1 a U @M1 X1A1-?,X2B2-? X1M17 -";
    assert!(legal(&pos(bpn)).iter().all(|text| text.starts_with("X2B2^")));
    assert_eq!(after(bpn, &["X2B2^C3"]), "bpn1 a U @M1 X1A1-?,X2C3 X1M17 -");
    assert_eq!(after(bpn, &["X2B2^C3", "X1A1^B2"]), "bpn1 d A2 @M1 X1B2,X2C3 X1M17 -");
    // The other way round: a stand-up may take the last square that a release needed.
    let bpn = "bpn1 a U @M1 X1A3^?,X2C1-? X1A3 -";
    assert_eq!(after(bpn, &["X2C1^B2"]), "bpn1 d A2 @M1 X1A3^,X2B2 X1A3 -");
}

#[test]
fn r10_3_a_stand_up_moves_to_a_bare_adjacent_square() {
    let bpn = "bpn1 a U @F8 X1G9-?,X2H8 X1F10 -";
    assert_eq!(legal(&pos(bpn)), words("X1G9^H10"));
    assert_eq!(after(bpn, &["X1G9^H10"]), "bpn1 d A2 @F8 X1H10,X2H8 X1F10 -");
    let alone = legal(&pos("bpn1 a U @M1 X1G9-? X1A1 -"));
    assert_eq!(alone, words("X1G9^F8 X1G9^H8 X1G9^F10 X1G9^H10"));
    assert_eq!(legal(&pos("bpn1 a U @M1 O1G9-? X1A1 -")).len(), 4, "one square for every kind");
}

#[test]
fn r10_3_its_ball_goes_with_it() {
    assert_eq!(after("bpn1 a U aX1 X1G9-? X1A1 -", &["X1G9^H10"]), "bpn1 d A2 aX1 X1H10 X1A1 -");
}

#[test]
fn r10_4_a_release_moves_both_to_two_different_bare_squares() {
    let bpn = "bpn1 a U @F8 X1G9^? X1G9 -";
    let squares = ["H8", "F10", "H10"];
    let mut expected = std::collections::BTreeSet::new();
    for upper in squares {
        for lower in squares.into_iter().filter(|&lower| lower != upper) {
            expected.insert(format!("X1G9/{upper},{lower}"));
        }
    }
    assert_eq!(legal(&pos(bpn)), expected);
    assert_eq!(after(bpn, &["X1G9/H8,F10"]), "bpn1 d A2 @F8 X1H8 X1F10 -");
    let own = "bpn1 a U @F8 X1G9,X2G9^? X1A1 -";
    assert_eq!(after(own, &["X2G9/H8,F10"]), "bpn1 d A2 @F8 X1F10,X2H8 X1A1 -");
}

#[test]
fn r10_5_if_one_of_the_two_cannot_move_there_is_no_release() {
    // One bare square beside the stack is not enough, two are.
    let stack = |x2: &str| after(&format!("bpn1 a A0 @M1 X1A3^,X2{x2} X1A3 -"), &["."]);
    assert_eq!(stack("B2"), "bpn1 d A2 @M1 X1A3^,X2B2 X1A3 -");
    assert_eq!(stack("C3"), "bpn1 a U @M1 X1A3^?,X2C3 X1A3 -");
    assert_eq!(legal(&pos("bpn1 a U @M1 X1A3^?,X2C3 X1A3 -")), words("X1A3/B2,B4 X1A3/B4,B2"));
    // It stays unreleased though another task is open.
    assert_eq!(legal(&pos("bpn1 a U @M1 X1A3^?,X2B2,X3M17-? X1A3 -")), words("X3M17^L16"));
}

#[test]
fn r10_6_the_upper_piece_is_active_and_the_lower_as_it_was() {
    let states = |bpn: &str| -> Vec<PieceState> {
        pos(&after(bpn, &["X1G9/F8,H8"])).pieces().map(|piece| piece.state).collect()
    };
    use PieceState::{Active, Downed};
    assert_eq!(states("bpn1 a U @M1 X1G9^? X1G9 -"), [Active, Active]);
    assert_eq!(states("bpn1 a U @M1 X1G9^? X1G9- -"), [Active, Downed]);
    assert_eq!(states("bpn1 a U @M1 X1G9^?,X2G9 X1A1 -"), [Active, Active, Active]);
    assert_eq!(states("bpn1 a U @M1 X1G9^?,X2G9- X1A1 -"), [Active, Downed, Active]);
}

#[test]
fn r10_6_a_lower_piece_still_downed_is_its_coachs_next_task() {
    let bpn = "bpn1 a U @M1 X1G9^? X1G9- -";
    assert_eq!(after(bpn, &["X1G9/F8,H8", "."]), "bpn1 d U @M1 X1F8 X1H8-? -");
}

#[test]
fn r10_7_the_releasing_coach_chooses_who_keeps_the_ball() {
    let bpn = "bpn1 a U aX1 X1G9^? X1G9 -";
    let all = legal(&pos(bpn));
    assert_eq!(all.len(), 12 * 2);
    assert!(all.iter().all(|text| text.ends_with(":t") || text.ends_with(":b")));
    assert_eq!(after(bpn, &["X1G9/F8,H8:t"]), "bpn1 d A2 aX1 X1F8 X1H8 -");
    assert_eq!(after(bpn, &["X1G9/F8,H8:b"]), "bpn1 d A2 dX1 X1F8 X1H8 -");
    let own = "bpn1 a U aX2 X1G9,X2G9^? X1A1 -";
    assert_eq!(after(own, &["X2G9/F8,H8:t"]), "bpn1 d A2 aX2 X1H8,X2F8 X1A1 -");
    assert_eq!(after(own, &["X2G9/F8,H8:b"]), "bpn1 d A2 aX1 X1H8,X2F8 X1A1 -");
}

#[test]
fn r10_7_the_choice_is_told() {
    let taken = |text: &str| -> Vec<(String, Possession, String)> {
        let told = events("bpn1 a U aX1 X1G9^? X1G9 -", text).into_iter().filter_map(|event| match event {
            Event::BallTaken { piece, how, from } => Some((piece.to_string(), how, from.to_string())),
            _ => None,
        });
        told.collect()
    };
    assert_eq!(taken("X1G9/F8,H8:b"), [("DEF X1".to_owned(), Possession::Release, "G9".to_owned())]);
    assert_eq!(taken("X1G9/F8,H8:t"), []);
}

#[test]
fn r10_7_without_the_ball_there_is_nothing_to_choose() {
    assert!(!can("bpn1 a U aX2 X1G9^?,X2A1 X1G9 -", "X1G9/F8,H8:t"));
    assert!(can("bpn1 a U aX2 X1G9^?,X2A1 X1G9 -", "X1G9/F8,H8"));
    assert!(!can("bpn1 a U aX1 X1G9^? X1G9 -", "X1G9/F8,H8"), "and with it there is");
}

#[test]
fn r10_7_a_downed_piece_can_keep_the_ball() {
    let bpn = "bpn1 a U aX1 X1G9^? X1G9- -";
    let downed = after(bpn, &["X1G9/F8,H8:b"]);
    assert_eq!(downed, "bpn1 d A2 dX1 X1F8 X1H8- -");
    assert_eq!(legal(&pos(&downed)), words("."), "it cannot act");
    assert!(!can("bpn1 a A1 dX1 X1F10 X1H8- -", "X1F10xH8-I9"), "nor be dodged");
    assert_eq!(after("bpn1 a A1 dX1 X1G9 X1H8- -", &["X1G9+H8"]), "bpn1 a A0 aX1 X1H8! X1H8- -", "but be blocked");
}

#[test]
fn r10_8_a_stack_of_this_turn_is_never_released_this_turn() {
    let blocked = after("bpn1 a A1 @M1 X1G9,X2A1- X1H10 -", &["X1G9+H10", "."]);
    assert_eq!(blocked, "bpn1 a U @M1 X1H10!,X2A1-? X1H10 -");
    assert_eq!(legal(&pos(&blocked)), words("X2A1^B2"));
    assert_eq!(after(&blocked, &["X2A1^B2"]), "bpn1 d A2 @M1 X1H10^,X2B2 X1H10 -");
}

#[test]
fn r10_8_only_the_coach_of_the_upper_piece_releases_it() {
    // A turn of each coach: DEF's piece below has to wait for ATK.
    let mut bpn = "bpn1 a A0 @M1 X1H10! X1H10 -".to_owned();
    bpn = after(&bpn, &["."]);
    assert_eq!(bpn, "bpn1 d A2 @M1 X1H10^ X1H10 -");
    bpn = after(&bpn, &["."]);
    assert_eq!(bpn, "bpn1 a A2 @M1 X1H10^ X1H10 -");
    bpn = after(&bpn, &["."]);
    assert_eq!(bpn, "bpn1 a U @M1 X1H10^? X1H10 -");
    assert_eq!(pos(&bpn).phase(), Phase::Unlock);
    assert_eq!(pos(&bpn).pieces().filter(|piece| piece.task).count(), 1);
}
