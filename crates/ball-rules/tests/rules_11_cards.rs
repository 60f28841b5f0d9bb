//! R11.6: the house deck, card by card.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use ball_rules::{Effect, Event, Phase, Possession};
use common::{acts, after, can, card, events, legal, pos, rules, words};

#[test]
fn r11_6_the_house_deck() {
    use Effect::*;
    let deck: Vec<(&str, u8, u8, Effect)> =
        rules().deck.iter().map(|card| (card.id.as_str(), card.pe, card.pa, card.effect)).collect();
    let expected = [
        ("second-effort", 2, 0, LiftRestriction),
        ("no-huddle", 4, 0, ExtraPa { points: 1 }),
        ("quick-recovery", 2, 0, StandUp),
        ("pile-breaker", 3, 0, Release),
        ("breakaway", 3, 0, Run { squares: 3 }),
        ("hail-mary", 3, 1, LongPass),
        ("stiff-arm", 3, 0, Down),
        ("hook-and-lateral", 2, 0, HandOff { reach: 2 }),
        ("scoop", 2, 0, Scoop),
        ("reverse", 2, 0, Swap { reach: 2 }),
    ];
    assert_eq!(deck, expected);
}

#[test]
fn r11_6_second_effort_lifts_the_restriction() {
    let bpn = "bpn1 a A1 aX1 X1G9~,X2A1~,X3C1 X1M17 2/0;;";
    assert_eq!(card(bpn, "second-effort"), words("X1 X2"));
    let lifted = after(bpn, &["#second-effort X1"]);
    assert_eq!(lifted, "bpn1 a A1 aX1 X1G9,X2A1~,X3C1 X1M17 0/0;second-effort;");
    assert!(can(&lifted, "X1G9-I11"));
}

#[test]
fn r11_6_second_effort_needs_an_active_restricted_piece() {
    assert!(card("bpn1 a A1 aX1 X1G9 X1M17 9/0;;", "second-effort").is_empty());
    assert!(card("bpn1 a A1 aX1 X1G9^,X2G9~ X1M17 9/0;;", "second-effort").is_empty(), "protected");
}

#[test]
fn r11_6_second_effort_does_not_score() {
    let bpn = "bpn1 a A1 aX1 X1G17~ X1M1 2/0;;";
    assert_eq!(after(bpn, &["#second-effort X1"]), "bpn1 a A1 aX1 X1G17 X1M1 0/0;second-effort;");
}

#[test]
fn r11_6_no_huddle_gives_a_third_pa_and_needs_no_piece() {
    assert_eq!(after("bpn1 a A2 @M1 X1G9 X1A1 4/0;;", &["#no-huddle"]), "bpn1 a A3 @M1 X1G9 X1A1 0/0;no-huddle;");
    let no_one_stands = legal(&pos("bpn1 a A0 @M1 X1G9- X1A1 4/0;quick-recovery;"));
    assert_eq!(no_one_stands, words(". #no-huddle"));
}

#[test]
fn r11_6_no_huddle_lasts_for_this_turn() {
    let three = "bpn1 a A3 @M1 X1G9 X1A1 0/0;no-huddle;";
    assert_eq!(after(three, &["X1G9-H10", "X1H10-I11", "X1I11-J12"]), "bpn1 a A0 @M1 X1J12 X1A1 0/0;no-huddle;");
    assert_eq!(after(three, &[".", "."]), "bpn1 a A2 @M1 X1G9 X1A1 0/0;no-huddle;");
}

#[test]
fn r11_6_quick_recovery_stands_a_piece_up_now() {
    let bpn = "bpn1 a A0 @F8 X1G9-,X2H8 X1F10 2/0;;";
    assert_eq!(card(bpn, "quick-recovery"), words("X1G9^H10"), "as R10.3: bare squares");
    let up = after(bpn, &["#quick-recovery X1G9^H10"]);
    assert_eq!(up, "bpn1 a A0 @F8 X1H10,X2H8 X1F10 0/0;quick-recovery;");
    let up = after("bpn1 a A1 @M1 X1G9- X1A1 2/0;;", &["#quick-recovery X1G9^H10"]);
    assert!(can(&up, "X1H10-J12"), "it may act at once");
    assert_eq!(after(&up, &["."]), "bpn1 d A2 @M1 X1H10 X1A1 0/0;quick-recovery;", "and is no task any more");
}

#[test]
fn r11_6_quick_recovery_needs_an_own_unstacked_downed_piece() {
    assert!(card("bpn1 a A0 @M1 X1G9 X1A1- 9/0;;", "quick-recovery").is_empty());
    assert!(card("bpn1 a A0 @M1 X1G9- X1G9^ 9/0;;", "quick-recovery").is_empty());
    assert!(card("bpn1 a A0 @M1 X1G9-,X2G9^ X1A1 9/0;;", "quick-recovery").is_empty());
}

#[test]
fn r11_6_quick_recovery_with_the_ball_into_the_end_zone_is_no_touchdown() {
    let bpn = "bpn1 a A0 aX1 X1F16- X1A1 2/0;;";
    assert_eq!(after(bpn, &["#quick-recovery X1F16^G17"]), "bpn1 a A0 aX1 X1G17 X1A1 0/0;quick-recovery;");
}

#[test]
fn r11_6_pile_breaker_releases_a_stack_now() {
    let bpn = "bpn1 a A0 @F8 X1G9^ X1G9- 3/0;;";
    assert_eq!(card(bpn, "pile-breaker").len(), 3 * 2, "bare squares");
    let freed = after(bpn, &["#pile-breaker X1G9/H8,F10"]);
    assert_eq!(freed, "bpn1 a A0 @F8 X1H8 X1F10- 0/0;pile-breaker;");
    let with_ball = "bpn1 a A0 aX1 X1G9^ X1G9 3/0;;";
    assert_eq!(card(with_ball, "pile-breaker").len(), 4 * 3 * 2);
    let to_lower = after(with_ball, &["#pile-breaker X1G9/H8,F10:b"]);
    assert_eq!(to_lower, "bpn1 a A0 dX1 X1H8 X1F10 0/0;pile-breaker;");
    let own = "bpn1 a A0 aX1 X1G9^,X2G9 X1A1 3/0;;";
    assert_eq!(after(own, &["#pile-breaker X1G9/H8,F10:t"]), "bpn1 a A0 aX1 X1H8,X2F10 X1A1 0/0;pile-breaker;");
}

#[test]
fn r11_6_pile_breaker_releases_no_stack_of_this_turn_and_none_of_the_opponents() {
    assert!(card("bpn1 a A0 @M1 X1G9! X1G9 9/0;;", "pile-breaker").is_empty());
    assert!(card("bpn1 a A0 @M1 X1G9 X1G9^ 9/0;;", "pile-breaker").is_empty());
    assert!(card("bpn1 a A0 @M1 X1A1 X1G9^,X2G9 9/0;;", "pile-breaker").is_empty());
    assert_eq!(card("bpn1 a A0 @M1 X1G9!,X2C3^ X1G9,X2C3 9/0;;", "pile-breaker").len(), 12, "only the older one");
}

#[test]
fn r11_6_pile_breaker_does_not_score() {
    let bpn = "bpn1 a A0 aX1 X1F16^ X1F16 3/0;;";
    assert_eq!(after(bpn, &["#pile-breaker X1F16/G17,E15:t"]), "bpn1 a A0 aX1 X1G17 X1E15 0/0;pile-breaker;");
    let own = "bpn1 a A0 aX1 X1F16^,X2F16 X1A1 3/0;;";
    assert_eq!(after(own, &["#pile-breaker X1F16/E15,G17:b"]), "bpn1 a A0 aX2 X1E15,X2G17 X1A1 0/0;pile-breaker;");
}

#[test]
fn r11_6_breakaway_runs_exactly_three_squares_along_a_diagonal() {
    for kind in ["X", "O", "S"] {
        let bpn = format!("bpn1 a A0 @M1 {kind}1G9 X1A1 3/0;;");
        let runs = ["J12", "D12", "J6", "D6"].map(|to| format!("{kind}1G9-{to}"));
        assert_eq!(card(&bpn, "breakaway"), runs.into_iter().collect(), "{kind}");
    }
    assert_eq!(card("bpn1 a A0 @M1 X1C1 X1A17 3/0;;", "breakaway"), words("X1C1-F4"), "not off the board");
    let bpn = "bpn1 a A0 @M1 X1G9 X1A1 3/0;;";
    assert_eq!(after(bpn, &["#breakaway X1G9-J12"]), "bpn1 a A0 @M1 X1J12 X1A1 0/0;breakaway;");
}

#[test]
fn r11_6_breakaway_over_or_onto_a_piece_is_refused() {
    for at in ["H10", "I11", "J12"] {
        let own = format!("bpn1 a A0 @M1 X1G9,X2{at} X1A1 3/0;;");
        assert!(!can(&own, "#breakaway X1G9-J12"), "own on {at}");
        let opponent = format!("bpn1 a A0 @M1 X1G9 X1{at} 3/0;;");
        assert!(!can(&opponent, "#breakaway X1G9-J12"), "opponent on {at}");
        let downed = format!("bpn1 a A0 @M1 X1G9 X1{at}- 3/0;;");
        assert!(!can(&downed, "#breakaway X1G9-J12"), "downed on {at}");
        let stack = format!("bpn1 a A0 @M1 X1G9 X1{at}^,X2{at} 3/0;;");
        assert!(!can(&stack, "#breakaway X1G9-J12"), "stack on {at}");
    }
}

#[test]
fn r11_6_breakaway_picks_a_ball_up_at_its_end_only() {
    let bpn = "bpn1 a A1 @J12 X1G9 X1A1 3/0;;";
    let taken = after(bpn, &["#breakaway X1G9-J12"]);
    assert_eq!(taken, "bpn1 a A1 aX1 X1J12~ X1A1 0/0;breakaway;", "restricted, and no PE");
    let over = "bpn1 a A1 @I11 X1G9 X1A1 3/0;;";
    assert_eq!(after(over, &["#breakaway X1G9-J12"]), "bpn1 a A1 @I11 X1J12 X1A1 0/0;breakaway;");
}

#[test]
fn r11_6_hail_mary_is_a_long_pass_for_one_pa() {
    let bpn = "bpn1 a A2 aX1 X1G9,X2C3- X1A1 3/0;;";
    let long: Vec<String> = acts(bpn, "X1>@").into_iter().collect();
    assert_eq!(card(bpn, "hail-mary").into_iter().collect::<Vec<_>>(), long, "the same squares");
    assert_eq!(after(bpn, &["#hail-mary X1>@M17"]), "bpn1 a A1 @M17 X1G9,X2C3- X1A1 0/0;hail-mary;", "and no PE");
    assert!(!can("bpn1 a A0 aX1 X1G9 X1A1 3/0;;", "#hail-mary X1>@M17"));
}

#[test]
fn r11_6_stiff_arm_downs_an_adjacent_opponent() {
    let bpn = "bpn1 a A0 aX1 X1G9 X1H10,X2F8 3/0;;";
    assert_eq!(card(bpn, "stiff-arm"), words("X1G9xH10 X1G9xF8"));
    assert_eq!(after(bpn, &["#stiff-arm X1G9xH10"]), "bpn1 a A0 aX1 X1G9 X1H10-,X2F8 0/0;stiff-arm;");
    assert_eq!(events(bpn, "#stiff-arm X1G9xH10").len(), 2, "played and downed");
}

#[test]
fn r11_6_stiff_arm_needs_an_adjacent_single_active_opponent_without_the_ball() {
    let on = |ball: &str, atk: &str, def: &str| {
        card(&format!("bpn1 a A0 {ball} O1G9{atk} X1A1{def} 3/0;;"), "stiff-arm").len()
    };
    assert_eq!(on("@M1", "", ",X2H10"), 1);
    assert_eq!(on("dX2", "", ",X2H10"), 0, "the carrier");
    assert_eq!(on("dX3", "", ",X2H10,X3H8"), 1, "the one beside the carrier");
    assert_eq!(on("@M1", "", ",X2H10-"), 0);
    assert_eq!(on("@M1", ",S1H10^", ",X2H10"), 0);
    assert_eq!(on("@M1", "", ",X2H10^,X3H10"), 0);
    assert_eq!(on("@M1", "", ",X2I9,X3I11,X4G11"), 0, "two squares away");
    assert_eq!(on("@M1", ",S1H10", ""), 0, "an own piece");
}

#[test]
fn r11_6_stiff_arm_by_the_carrier_in_the_end_zone_does_not_score() {
    let bpn = "bpn1 a A0 aX1 X1G17 X1H16 3/0;;";
    assert_eq!(after(bpn, &["#stiff-arm X1G17xH16"]), "bpn1 a A0 aX1 X1G17 X1H16- 0/0;stiff-arm;");
}

#[test]
fn r11_6_hook_and_lateral_connects_at_distance_two() {
    // X2 is 2 along the row, X3 2 along the diagonal from X2, X4 3 from everyone, X5 adjacent to X3.
    let bpn = "bpn1 a A0 aX1 X1A1,X2C1,X3E3,X4H6,X5F2 X1M17 2/0;;";
    assert_eq!(card(bpn, "hook-and-lateral"), words("X1>X2 X1>X3 X1>X5"));
    assert_eq!(
        after(bpn, &["#hook-and-lateral X1>X5"]),
        "bpn1 a A0h aX5 X1A1,X2C1,X3E3,X4H6,X5F2 X1M17 0/0;hook-and-lateral;"
    );
    let barred = "bpn1 a A0 aX1 X1A1,X2C1-,X3E3 X1M17 2/0;;";
    assert!(card(barred, "hook-and-lateral").is_empty(), "inactive pieces do not connect");
}

#[test]
fn r11_6_hook_and_lateral_may_follow_a_hand_off_but_none_follows_it() {
    let bpn = "bpn1 a A0h aX1 X1G9,X2H10 X1A1 2/0;;";
    let handed = after(bpn, &["#hook-and-lateral X1>X2"]);
    assert_eq!(handed, "bpn1 a A0h aX2 X1G9,X2H10 X1A1 0/0;hook-and-lateral;");
    assert!(!can(&handed, "X2>X1"));
    let first = after("bpn1 a A0 aX1 X1G9,X2H10 X1A1 2/0;;", &["#hook-and-lateral X1>X2"]);
    assert!(!can(&first, "X2>X1"), "it counts as a hand-off for the next one");
}

#[test]
fn r11_6_hook_and_lateral_into_the_end_zone_scores() {
    let bpn = "bpn1 a A0 aX1 X1G15,X2G17 X1A1 2/0;;";
    assert_eq!(after(bpn, &["#hook-and-lateral X1>X2"]), "bpn1 a E aX2 X1G15,X2G17 X1A1 0/0;hook-and-lateral;");
}

#[test]
fn r11_6_scoop_steps_onto_the_ball_and_restricts_nobody() {
    let bpn = "bpn1 a A1 @H10 X1G9,X2I9,X3F8 X1I11 2/0;;";
    assert_eq!(card(bpn, "scoop"), words("X1G9-H10 X2I9-H10"));
    let scooped = after(bpn, &["#scoop X1G9-H10"]);
    assert_eq!(scooped, "bpn1 a A1 aX1 X1H10,X2I9,X3F8 X1I11 0/0;scoop;");
    assert!(can(&scooped, "X1H10-J12") || can(&scooped, "X1H10-F12"), "it may act on");
    let told = events(bpn, "#scoop X1G9-H10");
    assert!(told.iter().any(|event| matches!(event, Event::BallTaken { how: Possession::PickUp, .. })));
    assert!(!told.iter().any(|event| matches!(event, Event::Restricted { .. })));
}

#[test]
fn r11_6_scoop_needs_a_loose_ball_beside_the_piece() {
    assert!(card("bpn1 a A1 aX1 X1G9,X2H10 X1A1 2/0;;", "scoop").is_empty());
    assert!(card("bpn1 a A1 dX1 X1G9 X1H10 2/0;;", "scoop").is_empty());
    assert!(card("bpn1 a A1 @I9 X1G9,S1I11 X1A1 2/0;;", "scoop").is_empty(), "two squares away");
}

#[test]
fn r11_6_scoop_in_the_end_zone_scores() {
    let bpn = "bpn1 a A0 @G17 X1F16 X1A1 2/0;;";
    assert_eq!(after(bpn, &["#scoop X1F16-G17"]), "bpn1 a E aX1 X1G17 X1A1 0/0;scoop;");
}

#[test]
fn r11_6_reverse_swaps_two_pieces_and_the_ball_stays_with_its_carrier() {
    let bpn = "bpn1 a A0 aX1 X1G9,X2I9,O1G11,S1E7 X1A1 2/0;;";
    assert_eq!(card(bpn, "reverse"), words("X1,X2 X1,O1 X1,S1 X2,O1"));
    assert_eq!(after(bpn, &["#reverse X1,X2"]), "bpn1 a A0 aX1 X1I9,X2G9,O1G11,S1E7 X1A1 0/0;reverse;");
    assert_eq!(after(bpn, &["#reverse X2,O1"]), "bpn1 a A0 aX1 X1G9,X2G11,O1I9,S1E7 X1A1 0/0;reverse;");
}

#[test]
fn r11_6_reverse_needs_two_active_unrestricted_own_pieces_at_distance_two() {
    let swaps = |x2: &str, def: &str| card(&format!("bpn1 a A0 @M1 X1G9,{x2} X1A1{def} 2/0;;"), "reverse").len();
    assert_eq!(swaps("X2H10", ""), 1);
    assert_eq!(swaps("X2I11", ""), 1);
    assert_eq!(swaps("X2J10", ""), 0, "3 away");
    assert_eq!(swaps("X2J12", ""), 0);
    assert_eq!(swaps("X2H10-", ""), 0);
    assert_eq!(swaps("X2H10~", ""), 0);
    assert_eq!(swaps("X2H10^", ",X2H10"), 0);
    assert_eq!(swaps("X2A17", ",X2H10"), 0, "not with an opponent");
    assert_eq!(card("bpn1 a A0 @M1 X1G9~,X2H10 X1A1 2/0;;", "reverse").len(), 0);
}

#[test]
fn r11_6_reverse_of_the_carrier_into_the_end_zone_scores() {
    let bpn = "bpn1 a A0 aX1 X1G15,X2G17 X1A1 2/0;;";
    assert_eq!(after(bpn, &["#reverse X1,X2"]), "bpn1 a E aX1 X1G17,X2G15 X1A1 0/0;reverse;");
    let second = "bpn1 a A0 aX2 X1G17,X2G15 X1A1 2/0;;";
    assert_eq!(after(second, &["#reverse X1,X2"]), "bpn1 a E aX2 X1G15,X2G17 X1A1 0/0;reverse;");
}

#[test]
fn r11_6_reverse_out_of_the_end_zone_or_of_others_does_not_score() {
    let out = "bpn1 a A0 aX2 X1G15,X2G17 X1A1 2/0;;";
    assert_eq!(pos(&after(out, &["#reverse X1,X2"])).phase(), Phase::Action);
    let others = "bpn1 a A0 aX3 X1G15,X2G17,X3I17 X1A1 2/0;;";
    assert_eq!(pos(&after(others, &["#reverse X1,X2"])).phase(), Phase::Action);
    let within = "bpn1 a A0 aX1 X1G17,X2I17 X1A1 2/0;;";
    assert_eq!(pos(&after(within, &["#reverse X1,X2"])).phase(), Phase::Over, "the carrier ended its action there");
}
