//! The composer: everything legal can be put together, nothing else, and every step can be taken back (R12.1–R12.3).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::collections::HashSet;

use ball::match_play::composer::{Composer, Need, Pick, Picked, Role, Verb};
use ball::match_play::preview::certain_events;
use ball_rules::{ActionKind, Decision, Event, Kind, Mode, Position, Refusal, Ruleset, Square};
use common::*;

/// Positions from random games in both modes, and set-ups that such games seldom reach.
fn positions() -> Vec<Position> {
    let rules = Ruleset::house();
    let mut all = Vec::new();
    for (seed, mode) in [(11, Mode::Basic), (12, Mode::Cards), (13, Mode::Cards)] {
        let mut dice = Dice(seed);
        let mut position = Position::start(rules, mode);
        for _ in 0..400 {
            let decisions = position.decisions(rules);
            if decisions.is_empty() {
                position = Position::start(rules, mode);
                continue;
            }
            position.play(rules, decisions[dice.below(decisions.len())], &mut ());
            all.push(position);
        }
    }
    for bpn in [
        "bpn1 a A2 aX1 X1G9,X2F8~,X3E9~,S1C3 X1H10,X2G11,O1M17 9/9;;",
        "bpn1 d U dX1 X1G9,X2C3- X1G9^?,X2M17-?,O1A1 3/3;;",
        "bpn1 a A0h aX1 X1G9,X2H8,X3I9 X1M17 9/9;;",
    ] {
        all.push(Position::from_bpn(rules, bpn).unwrap());
    }
    all
}

fn picks(position: &Position, decision: Decision) -> Vec<Pick> {
    let steps = steps(position, decision);
    let mut picks = Vec::new();
    picks.extend(steps.piece.map(Pick::Piece));
    picks.push(Pick::Verb(steps.verb));
    picks.extend(steps.squares.into_iter().map(Pick::Square));
    picks.extend(steps.keeper.map(Pick::Keeper));
    picks
}

#[test]
fn r12_1_every_legal_decision_can_be_composed_and_taken_back_at_each_step() {
    let rules = Ruleset::house();
    for position in positions() {
        for decision in position.decisions(rules) {
            let picks = picks(&position, decision);
            let mut composer = Composer::new(rules, &position);
            for (i, &pick) in picks.iter().enumerate() {
                let text = decision.display(rules);
                match composer.pick(pick) {
                    // What the picks so far leave open needs no saying: a piece's only task in the unlock phase.
                    Picked::Complete(complete) => assert_eq!((complete, i), (decision, picks.len() - 1), "{text}"),
                    Picked::Open => assert!(i + 1 < picks.len(), "{text} is not complete after its last pick"),
                    Picked::Refused(refusal) => panic!("{text}: {pick:?} refused: {refusal}"),
                }
            }
            // Again, up to the last pick, and back again step by step.
            for &pick in &picks[..picks.len() - 1] {
                composer.pick(pick);
            }
            for left in (0..picks.len() - 1).rev() {
                assert!(composer.back());
                assert_eq!(composer.picks().len(), left);
            }
            assert!(!composer.back());
            assert_eq!(composer.open_decisions().len(), Composer::new(rules, &position).open_decisions().len());
        }
    }
}

/// Every decision that can be reached by picking whatever is offered.
fn reachable(composer: &Composer, reached: &mut HashSet<Decision>, depth: usize) {
    assert!(depth < 7, "a decision needs no more than five picks: {:?}", composer.picks());
    let mut offered: Vec<Pick> = Vec::new();
    match composer.need() {
        Need::Nothing => return,
        Need::Piece => {
            offered.extend(composer.pieces().map(Pick::Piece));
            if composer.is_empty() {
                let alone = |verb: &Verb| matches!(verb, Verb::Card(_) | Verb::Convert | Verb::EndPhase);
                offered.extend(composer.verbs().into_iter().filter(alone).map(Pick::Verb));
            }
        }
        Need::Verb => {
            offered.extend(composer.verbs().into_iter().map(Pick::Verb));
            offered.extend(composer.next_squares().into_iter().map(|(square, _)| Pick::Square(square)));
        }
        Need::Square(role) => {
            let squares = composer.next_squares();
            assert!(squares.iter().all(|&(_, other)| other == role), "{squares:?} while {role:?} is asked for");
            offered.extend(squares.into_iter().map(|(square, _)| Pick::Square(square)));
        }
        Need::Keeper => offered.extend(composer.keepers().into_iter().map(Pick::Keeper)),
    }
    assert!(!offered.is_empty(), "a dead end after {:?}", composer.picks());
    for pick in offered {
        let mut next = composer.clone();
        match next.pick(pick) {
            Picked::Complete(decision) => drop(reached.insert(decision)),
            Picked::Open => reachable(&next, reached, depth + 1),
            Picked::Refused(refusal) => {
                panic!("{pick:?} is offered after {:?} and refused: {refusal}", composer.picks())
            }
        }
    }
}

#[test]
fn r12_1_what_is_offered_leads_to_the_legal_decisions_and_to_no_others() {
    let rules = Ruleset::house();
    for position in positions().into_iter().step_by(9) {
        let mut reached = HashSet::new();
        reachable(&Composer::new(rules, &position), &mut reached, 0);
        let legal: HashSet<Decision> = position.decisions(rules).into_iter().collect();
        assert_eq!(reached, legal, "{}", position.to_bpn(rules));
    }
}

#[test]
fn a_square_that_one_action_leads_to_is_enough() {
    let rules = Ruleset::house();
    let position = Position::start(rules, Mode::Basic);
    let mut composer = Composer::new(rules, &position);
    assert_eq!(composer.choose_square(rules, &position, square("G11")), Picked::Open);
    let done = composer.choose_square(rules, &position, square("G9"));
    assert_eq!(done, Picked::Complete(Decision::parse(rules, "S1G11-G9").unwrap()));
}

#[test]
fn r8_1_an_own_piece_outside_the_network_is_refused_and_not_chosen_instead() {
    let rules = Ruleset::house();
    let position = Position::from_bpn(rules, "bpn1 a A2 aX1 X1G9,X2H10,X3A1 X1M17 -").unwrap();
    let mut composer = Composer::new(rules, &position);
    composer.choose_square(rules, &position, square("G9"));
    assert_eq!(composer.pick(Pick::Verb(Verb::Action(ActionKind::HandOff))), Picked::Open);
    let refused = composer.choose_square(rules, &position, square("A1"));
    assert!(matches!(refused, Picked::Refused(_)), "{refused:?}");
    assert_eq!(composer.piece().map(|label| label.to_string()).as_deref(), Some("X1"), "it has still to be handed off");
    assert!(matches!(composer.choose_square(rules, &position, square("H10")), Picked::Complete(_)));
}

#[test]
fn a_square_that_several_actions_lead_to_asks_for_the_action() {
    let rules = Ruleset::house();
    // X1 can hand the ball to X2, which is restricted and cannot act itself, or protect it.
    let position = Position::from_bpn(rules, "bpn1 a A2 aX1 X1G9,X2H10~ X1M17 -").unwrap();
    let mut composer = Composer::new(rules, &position);
    composer.choose_square(rules, &position, square("G9"));
    assert_eq!(composer.choose_square(rules, &position, square("H10")), Picked::Open);
    assert_eq!(composer.need(), Need::Verb);
    let verbs = composer.verbs();
    assert_eq!(verbs, [Verb::Action(ActionKind::Protection), Verb::Action(ActionKind::HandOff)]);
    assert!(matches!(composer.pick(Pick::Verb(verbs[0])), Picked::Complete(_)));
}

#[test]
fn throwing_the_ball_and_playing_a_card_are_named_first() {
    let rules = Ruleset::house();
    let position = Position::from_bpn(rules, "bpn1 a A2 aX1 X1G9,X2C3 X1M17 9/0;;").unwrap();
    let mut composer = Composer::new(rules, &position);
    composer.choose_square(rules, &position, square("G9"));
    let out_of_reach = Refusal::OutOfReach(Kind::Cross);
    // M1 could be a long pass, J12 the end of a breakaway.
    for far in ["M1", "J12"] {
        assert_eq!(composer.choose_square(rules, &position, square(far)), Picked::Refused(out_of_reach));
    }
    composer.pick(Pick::Verb(Verb::Action(ActionKind::LongPass)));
    assert!(matches!(composer.choose_square(rules, &position, square("M1")), Picked::Complete(_)));
}

#[test]
fn a_refused_square_has_a_reason_and_changes_nothing() {
    let rules = Ruleset::house();
    let position = Position::from_bpn(rules, "bpn1 a A2 dX1 X1G9,X2A1- X1M17 -").unwrap();
    let mut composer = Composer::new(rules, &position);
    let mut choose = |at: &str| composer.choose_square(rules, &position, square(at));
    assert_eq!(choose("A1"), Picked::Refused(Refusal::Downed));
    assert_eq!(choose("M17"), Picked::Refused(Refusal::NotYourTurn));
    assert_eq!(choose("G9"), Picked::Open);
    assert_eq!(choose("M1"), Picked::Refused(Refusal::OutOfReach(Kind::Cross)));
    assert_eq!(composer.picks().len(), 1);
}

#[test]
fn clicking_the_selected_piece_lets_go_and_another_piece_takes_over() {
    let rules = Ruleset::house();
    let position = Position::start(rules, Mode::Basic);
    let mut composer = Composer::new(rules, &position);
    composer.choose_square(rules, &position, square("G11"));
    composer.choose_square(rules, &position, square("I11"));
    assert_eq!(composer.picks().len(), 1);
    composer.choose_square(rules, &position, square("I11"));
    assert!(composer.is_empty());
}

#[test]
fn a_card_picked_first_stays_while_pieces_change() {
    let rules = Ruleset::house();
    let position = Position::from_bpn(rules, "bpn1 a A2 aX1 X1G9,X2C3,X3I3 X1M17 9/0;;").unwrap();
    let mut composer = Composer::new(rules, &position);
    let card = Verb::Card(rules.card_named("breakaway").unwrap());
    composer.pick(Pick::Verb(card));
    composer.choose_square(rules, &position, square("C3"));
    composer.choose_square(rules, &position, square("I3"));
    assert_eq!(composer.verb(), Some(card));
    assert!(composer.next_squares().iter().all(|&(_, role)| role == Role::Destination));
    assert!(matches!(composer.choose_square(rules, &position, square("L6")), Picked::Complete(_)));
}

#[test]
fn a_preview_shows_what_is_certain() {
    let rules = Ruleset::house();
    let position = Position::from_bpn(rules, "bpn1 a A2 dX1 X1G9,X2C3 X1I11,X2M17 -").unwrap();
    let mut composer = Composer::new(rules, &position);
    composer.choose_square(rules, &position, square("G9"));
    // The exits of the dodge are open, but that X1 is downed and the ball taken is certain.
    let events = certain_events(rules, &position, &composer.decisions_through(square("I11")));
    assert!(events.iter().any(|event| matches!(event, Event::Downed { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::BallTaken { .. })));
    assert!(!events.iter().any(|event| matches!(event, Event::Moved { .. })));
}

/// Clicks on every square after each step of `decision`; hands over what was refused.
fn refused_on_the_way(position: &Position, decision: Decision, mut told: impl FnMut(&Composer, Square, Refusal)) {
    let rules = Ruleset::house();
    let mut composer = Composer::new(rules, position);
    for pick in picks(position, decision) {
        for square in Square::all() {
            let mut clicked = composer.clone();
            if let Picked::Refused(refusal) = clicked.choose_square(rules, position, square) {
                assert_eq!(clicked.picks(), composer.picks(), "a refused click changes nothing");
                told(&composer, square, refusal);
            }
        }
        composer.pick(pick);
    }
}

#[test]
fn r12_1_every_refused_square_has_a_reason_of_the_rules() {
    let rules = Ruleset::house();
    let mut reasons: HashSet<String> = HashSet::new();
    for position in positions().iter().step_by(9) {
        for decision in position.decisions(rules).into_iter().step_by(4) {
            refused_on_the_way(position, decision, |composer, square, refusal| {
                let at = format!("{square} after {:?}: {}", composer.picks(), position.to_bpn(rules));
                // Two actions lead to the square that is picked already: one of them has to be named first.
                let to_be_named = composer.need() == Need::Verb && !composer.squares().is_empty();
                assert!(refusal != Refusal::BadSquare || to_be_named, "{at}");
                reasons.insert(format!("{refusal:?}").chars().take_while(char::is_ascii_alphanumeric).collect());
            });
        }
    }
    for reason in ["OutOfReach", "Barred", "Occupied", "Closed", "NotAdjacent", "NobodyThere", "NotFor", "TooNear"] {
        assert!(reasons.contains(reason), "{reason} is nowhere in {reasons:?}");
    }
}
