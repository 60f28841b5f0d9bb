//! Coaching notices what happens, once, and says neither whether nor how a touchdown can be scored.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use ball_rules::{Event, Match, Mode, Position, Ruleset, Team};
use ball_teach::{Learned, Situation};

/// The situations of `learner` after the last of `decisions` from `bpn`.
fn after(bpn: &str, decisions: &[&str], learner: Team) -> Vec<Situation> {
    let rules = Ruleset::house();
    let mut game = Match::from_position(rules, Position::from_bpn(rules, bpn).unwrap());
    let mut events: Vec<Event> = Vec::new();
    for text in decisions {
        events = game.play_text(text).unwrap();
    }
    Situation::after(rules, learner, &events, game.position())
}

#[test]
fn each_situation_is_noticed_by_the_coach_whom_it_concerns() {
    use Situation::*;
    let cases: [(Situation, &str, &[&str]); 14] = [
        (FirstTurn, "bpn1 a A2 aX1 X1E5 X1G17 -", &[]),
        (OwnDowned, "bpn1 d A2 dX1 X1G7 X1G17,X2E9 -", &["X2E9xG7-H6"]),
        (BallLoose, "bpn1 d A1 aX1 X1G7 X1G17,X2H8 -", &["X2H8*F6-H6"]),
        (BallInReach, "bpn1 a A2 @G7 X1E5 X1G17 -", &[]),
        (Restricted, "bpn1 a A2 @G7 X1E5 X1G17 -", &["X1E5-G7"]),
        (Stack, "bpn1 d A1 dX1 X1G7 X1G17,X2H8 -", &["X2H8+G7"]),
        (BallTakenByBlock, "bpn1 d A1 aX1 X1G7 X1G17,X2H8 -", &["X2H8+G7"]),
        (UnlockPhase, "bpn1 a A2 dX1 X1G7- X1G17 -", &["."]),
        (KeeperChoice, "bpn1 a A2 aX1 X1G7^ X1G17,X2G7 -", &["."]),
        (HandOff, "bpn1 a A2 aX1 X1G7,X2H8 X1G17 -", &[]),
        (Dodge, "bpn1 a A2 dX1 X1G7 X1G17,X2I9 -", &[]),
        (NearEndZone, "bpn1 a A2 aX1 X1G13 X1A1 -", &[]),
        (Convert, "bpn1 a A2 dX1 X1G7 X1G17 0/0;;", &[]),
        (Card, "bpn1 a A2 dX1 X1G7 X1G17 4/0;;", &[]),
    ];
    for (situation, bpn, decisions) in cases {
        let found = after(bpn, decisions, Team::Atk);
        assert!(found.contains(&situation), "{situation:?} in {found:?}");
        let elsewhere = cases.iter().filter(|case| !after(case.1, case.2, Team::Atk).contains(&situation));
        assert!(elsewhere.count() > 4, "{situation:?} is not everywhere");
    }
}

#[test]
fn what_is_said_is_true_as_long_as_it_lasts() {
    use Situation::*;
    let cases: [(Situation, &str, &str); 6] = [
        (Dodge, "bpn1 a A1 dX1 X1G7 X1G17,X2I9 -", "bpn1 a A0 dX1 X1G7 X1G17,X2I9 -"),
        (BallLoose, "bpn1 a A1 @G7 X1G3 X1G17 -", "bpn1 a A1 aX1 X1G7 X1G17 -"),
        (OwnDowned, "bpn1 a A1 dX1 X1G7- X1G17 -", "bpn1 a A1 dX1 X1G7 X1G17- -"),
        (Restricted, "bpn1 a A1 aX1 X1G7~ X1G17 -", "bpn1 d A2 aX1 X1G7 X1G17 -"),
        (Stack, "bpn1 a A1 aX1 X1G7! X1G7 -", "bpn1 a A1 aX1 X1G7 X1H8 -"),
        (HandOff, "bpn1 a A0 aX1 X1G7,X2H8 X1G17 -", "bpn1 a A0h aX1 X1G7,X2H8 X1G17 -"),
    ];
    for (situation, while_true, no_longer) in cases {
        let at = |bpn| Position::from_bpn(Ruleset::house(), bpn).unwrap();
        assert!(situation.lasts(Ruleset::house(), Team::Atk, &at(while_true)), "{situation:?}: {while_true}");
        assert!(!situation.lasts(Ruleset::house(), Team::Atk, &at(no_longer)), "{situation:?}: {no_longer}");
    }
}

#[test]
fn the_other_coach_is_not_told() {
    let found = after("bpn1 d A2 dX1 X1G7 X1G17,X2E9 -", &["X2E9xG7-H6"], Team::Def);
    assert!(!found.contains(&Situation::OwnDowned), "{found:?}");
    assert_eq!(after("bpn1 a A2 aX1 X1G13,X2H14 X1A1,X2F14 4/4;;", &[], Team::Def), []);
}

#[test]
fn that_a_touchdown_is_possible_is_not_given_away() {
    // The same note where the way is open and where it is not.
    let (open, shut) = ("bpn1 a A2 aX1 X1G13 X1A1 -", "bpn1 a A1 aX1 X1G13 X1A1,X2G17 -");
    for (bpn, scores) in [(open, true), (shut, false)] {
        let position = Position::from_bpn(Ruleset::house(), bpn).unwrap();
        assert_eq!(ball_teach::can_score(Ruleset::house(), &position), scores);
        assert!(after(bpn, &[], Team::Atk).contains(&Situation::NearEndZone));
    }
}

#[test]
fn each_is_explained_once_and_all_come_up_in_matches() {
    let rules = Ruleset::house();
    let (mut learned, mut told) = (Learned::default(), BTreeSet::new());
    let mut game = Match::new(rules, Mode::Cards);
    let mut seed: u64 = 5;
    let mut events: Vec<Event> = Vec::new();
    for _ in 0..20_000 {
        for team in Team::ALL {
            if let Some(situation) = Situation::to_explain(&game, team, &events, |seen| learned.has_seen(seen)) {
                assert!(told.insert(situation), "{situation:?} twice");
                learned.see(situation);
            }
        }
        if game.result().is_some() {
            game = Match::new(rules, Mode::Cards);
            events.clear();
            continue;
        }
        let decisions = game.position().decisions(rules);
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        events = game.play(decisions[(seed >> 33) as usize % decisions.len()]).unwrap();
    }
    assert_eq!(told, BTreeSet::from(Situation::ALL), "each is noticed in matches played at random");
}

#[test]
fn words_and_sections_are_fit_for_use() {
    let words: BTreeSet<&str> = Situation::ALL.into_iter().map(Situation::word).collect();
    assert_eq!(words.len(), Situation::ALL.len());
    assert!(Situation::ALL.into_iter().all(|situation| (1..=12).contains(&situation.section())));
}
