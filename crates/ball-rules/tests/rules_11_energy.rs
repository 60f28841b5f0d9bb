//! R11.1–R11.5: energy points, and when a card may be played at all.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use ball_rules::{Event, Mode, Position, Team};
use common::{acts, after, can, events, legal, pos, rules, words};

#[test]
fn r11_1_each_coach_starts_with_no_energy_points() {
    for mode in [Mode::Basic, Mode::Cards] {
        let start = Position::start(rules(), mode);
        assert_eq!(Team::ALL.map(|team| start.pe(team)), [0, 0]);
    }
    assert!(Position::start(rules(), Mode::Cards).to_bpn(rules()).ends_with(" 0/0;;"));
}

#[test]
fn r11_1_cards_add_to_the_normal_actions_and_replace_none() {
    let board = "bpn1 a A2 aX1 X1G9,X2H8,X3A1- X1E11,X2H10";
    let basic = legal(&pos(&format!("{board} -")));
    let cards = legal(&pos(&format!("{board} 99/99;;")));
    assert!(basic.is_subset(&cards));
    assert!(cards.difference(&basic).all(|text| text == "=" || text.starts_with('#')));
    let poor = legal(&pos(&format!("{board} 0/0;;")));
    assert_eq!(poor.difference(&basic).collect::<Vec<_>>(), ["="]);
}

#[test]
fn r11_2_each_unspent_pa_may_be_converted() {
    let bpn = "bpn1 a A2 @M1 X1G9 X1A1 3/4;;";
    assert_eq!(after(bpn, &["="]), "bpn1 a A1 @M1 X1G9 X1A1 4/4;;");
    assert_eq!(after(bpn, &["=", "="]), "bpn1 a A0 @M1 X1G9 X1A1 5/4;;");
    assert!(!can("bpn1 a A0 @M1 X1G9 X1A1 5/4;;", "="), "nothing is left");
    assert_eq!(after(bpn, &["X1G9-H10", "="]), "bpn1 a A0 @M1 X1H10 X1A1 4/4;;");
    assert_eq!(after("bpn1 d A1 @M1 X1G9 X1A1 3/4;;", &["="]), "bpn1 d A0 @M1 X1G9 X1A1 3/5;;");
    assert_eq!(events(bpn, "="), [Event::Converted { team: Team::Atk }, Event::PeEarned { team: Team::Atk, pe: 1 }]);
}

#[test]
fn r11_2_pa_neither_spent_nor_converted_are_lost() {
    assert_eq!(after("bpn1 a A2 @M1 X1G9 X1A1 0/0;;", &["."]), "bpn1 d A2 @M1 X1G9 X1A1 0/0;;");
    let unlocking = after("bpn1 a A2 @M1 X1G9- X1A1 0/0;;", &["."]);
    assert_eq!(unlocking, "bpn1 a U @M1 X1G9-? X1A1 0/0;;");
    assert!(!can(&unlocking, "="), "only in the action phase");
}

#[test]
fn r11_2_the_basic_game_has_no_converting() {
    assert!(!can("bpn1 a A2 @M1 X1G9 X1A1 -", "="));
}

#[test]
fn r11_2_pe_beyond_99_are_not_counted() {
    assert_eq!(after("bpn1 a A1 @M1 X1G9 X1A1 98/0;;", &["="]), "bpn1 a A0 @M1 X1G9 X1A1 99/0;;");
    assert_eq!(after("bpn1 a A1 @M1 X1G9 X1A1 99/0;;", &["="]), "bpn1 a A0 @M1 X1G9 X1A1 99/0;;");
    assert_eq!(after("bpn1 a A1 dX1 X1G9 X1I11 98/0;;", &["X1G9xI11-J12"]), "bpn1 a A0 aX1 X1J12~ X1I11- 99/0;;");
    assert_eq!(after("bpn1 d A1 @M1 X1G9 X1A1 0/99;;", &["="]), "bpn1 d A0 @M1 X1G9 X1A1 0/99;;");
}

#[test]
fn r11_2_pe_may_be_earned_and_spent_in_the_same_turn() {
    let bpn = "bpn1 a A2 @M1 X1G9,X2A1- X1C3 0/0;;";
    let earned = after(bpn, &["=", "="]);
    assert!(can(&earned, "#quick-recovery X2A1^B2"));
    assert!(!can(&after(bpn, &["="]), "#quick-recovery X2A1^B2"));
}

#[test]
fn r11_3_cards_are_played_in_the_action_phase_only() {
    let unlocking = legal(&pos("bpn1 a U @H10 X1G9-?,X2H8 X1A1 99/99;;"));
    assert!(unlocking.iter().all(|text| text.starts_with("X1G9^")), "{unlocking:?}");
    assert!(legal(&pos("bpn1 a E aX1 X1A17,X2A1- X1C3 99/99;;")).is_empty());
}

#[test]
fn r11_3_cards_are_played_in_ones_own_turn_only() {
    // ATK's energy is of no use in DEF's turn.
    assert_eq!(acts("bpn1 d A2 @M1 X1G9,X2A1- X1C3,X2E1- 99/0;;", "#"), words(""));
    assert!(!acts("bpn1 d A2 @M1 X1G9,X2A1- X1C3,X2E1- 0/99;;", "#").is_empty());
    assert_eq!(acts("bpn1 a A2 @M1 X1G9,X2A1- X1C3,X2E1- 0/99;;", "#"), words(""));
}

#[test]
fn r11_3_the_basic_game_has_no_cards() {
    assert_eq!(acts("bpn1 a A2 @H10 X1G9,X2A1- X1C3 -", "#"), words(""));
}

#[test]
fn r11_4_all_cards_are_open_from_the_start_and_one_of_each_per_coach() {
    let start = Position::start(rules(), Mode::Cards);
    assert_eq!(rules().deck.len(), 10);
    for (index, _) in rules().cards() {
        assert!(Team::ALL.iter().all(|&team| !start.is_used(team, index)));
    }
}

#[test]
fn r11_4_a_card_once_spent_is_gone() {
    let bpn = "bpn1 a A0 @M1 X1G9 X1A1 9/9;;";
    let spent = after(bpn, &["#no-huddle"]);
    assert_eq!(spent, "bpn1 a A1 @M1 X1G9 X1A1 5/9;no-huddle;");
    assert!(!can(&spent, "#no-huddle"));
    let theirs = after(&spent, &["."]);
    assert!(can(&theirs, "#no-huddle"), "the other coach has one, too");
    let both = after(&theirs, &["#no-huddle", "."]);
    assert_eq!(both, "bpn1 a A2 @M1 X1G9 X1A1 5/5;no-huddle;no-huddle");
    assert!(!can(&both, "#no-huddle"), "gone for good");
}

#[test]
fn r11_4_cards_used_are_remembered_one_by_one() {
    let bpn = "bpn1 a A0 @H10 X1G9,X2A1-,X3C3 X1M17 9/0;;";
    let one = after(bpn, &["#scoop X1G9-H10", "#quick-recovery X2A1^B2"]);
    assert_eq!(one, "bpn1 a A0 aX1 X1H10,X2B2,X3C3 X1M17 5/0;quick-recovery,scoop;");
    assert!(!can("bpn1 a A0 @H10 X1G9 X1M17 9/0;scoop;", "#scoop X1G9-H10"));
    assert!(can("bpn1 a A0 @H10 X1G9 X1M17 9/0;quick-recovery,reverse;scoop", "#scoop X1G9-H10"));
}

/// For every card a board on which it can be played (ATK to act, X1 the piece that does it), and how.
const PLAYABLE: [(&str, u8, u8, &str, &str); 10] = [
    ("second-effort", 2, 0, "aX1 X1G9~ X1A1", "#second-effort X1"),
    ("no-huddle", 4, 0, "aX1 X1G9 X1A1", "#no-huddle"),
    ("quick-recovery", 2, 0, "@M1 X1G9- X1A1", "#quick-recovery X1G9^H10"),
    ("pile-breaker", 3, 0, "@M1 X1G9^ X1G9", "#pile-breaker X1G9/F8,H8"),
    ("breakaway", 3, 0, "@M1 X1G9 X1A1", "#breakaway X1G9-J12"),
    ("hail-mary", 3, 1, "aX1 X1G9 X1A1", "#hail-mary X1>@M17"),
    ("stiff-arm", 3, 0, "@M1 X1G9 X1H10", "#stiff-arm X1G9xH10"),
    ("hook-and-lateral", 2, 0, "aX1 X1G9,X2I9 X1A1", "#hook-and-lateral X1>X2"),
    ("scoop", 2, 0, "@H10 X1G9 X1A1", "#scoop X1G9-H10"),
    ("reverse", 2, 0, "@M1 X1G9,X2H10 X1A1", "#reverse X1,X2"),
];

#[test]
fn r11_5_a_special_action_costs_what_the_deck_says_and_earns_nothing() {
    for (id, pe, pa, board, text) in PLAYABLE {
        let card = rules().card(rules().card_named(id).unwrap());
        assert_eq!((card.pe, card.pa), (pe, pa), "{id}");
        assert!(!can(&format!("bpn1 a A{pa} {board} {}/9;;", pe - 1), text), "{id}: a PE short");
        let bpn = format!("bpn1 a A{pa} {board} {pe}/9;;");
        let next = pos(&after(&bpn, &[text]));
        assert_eq!((next.pe(Team::Atk), next.pe(Team::Def)), (0, 9), "{id}");
        assert_eq!(next.pa(), if id == "no-huddle" { 1 } else { 0 }, "{id}");
        if pa > 0 {
            assert!(!can(&format!("bpn1 a A{} {board} 9/9;;", pa - 1), text), "{id}: a PA short");
        }
        assert!(matches!(events(&bpn, text)[0], Event::CardPlayed { team: Team::Atk, .. }), "{id}");
        assert!(!events(&bpn, text).iter().any(|event| matches!(event, Event::PeEarned { .. })), "{id}");
    }
}

#[test]
fn r11_5_a_restricted_piece_plays_no_card_but_second_effort() {
    for (id, _, _, board, text) in PLAYABLE {
        let Some((before, after)) = board.split_once("X1G9 ").or_else(|| board.split_once("X1G9,")) else { continue };
        let sign = &board[before.len() + 4..=before.len() + 4];
        let restricted = format!("bpn1 a A2 {before}X1G9~{sign}{after} 9/9;;");
        assert_eq!(can(&restricted, text), id == "no-huddle", "{id}");
        assert!(can(&restricted, "#second-effort X1"), "{id}");
    }
}

#[test]
fn r11_5_an_inactive_piece_plays_no_card_unless_its_text_says_so() {
    for state in ["X1G9-,X2I9 X1H8", "X1G9^,X2I9 X1G9", "X1G9!,X2I9 X1G9"] {
        let cards = acts(&format!("bpn1 a A2 aX1 {state} 9/9;;"), "#");
        let by_x1 = |text: &&String| text.contains("X1") && !text.contains("#reverse");
        let by_x1: Vec<&String> = cards.iter().filter(by_x1).collect();
        assert!(
            by_x1.iter().all(|text| text.starts_with("#quick-recovery X1") || text.starts_with("#pile-breaker X1")),
            "{state}: {by_x1:?}"
        );
        assert!(!cards.iter().any(|text| text.contains("#reverse")), "{state}");
    }
    let lower = acts("bpn1 a A2 @H10 X1G9,X2M17 X1G9^,X2H8 9/9;;", "#");
    assert!(lower.iter().all(|text| !text.contains("X1G9") && !text.contains("reverse")), "{lower:?}");
}

#[test]
fn r11_5_a_special_action_must_be_completable() {
    // No clear square to run to, to stand up or to release to.
    assert!(acts("bpn1 a A0 @M1 X1A1 X1B2- 9/9;;", "#breakaway").is_empty());
    assert!(acts("bpn1 a A0 @M1 X1A1- X1B2- 9/9;;", "#quick-recovery").is_empty());
    assert!(acts("bpn1 a A0 @M1 X1A1^ X1A1 9/9;;", "#pile-breaker").is_empty());
}

#[test]
fn r11_5_a_special_action_counts_as_an_action_for_a_touchdown() {
    assert_eq!(
        after("bpn1 a A0 aX1 X1H14 X1A1 9/9;;", &["#breakaway X1H14-K17"]),
        "bpn1 a E aX1 X1K17 X1A1 6/9;breakaway;"
    );
}
