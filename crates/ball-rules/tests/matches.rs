//! Matches: their results, taking back and playing again (R1.10, R1.11).
#![allow(clippy::unwrap_used, clippy::panic)]

mod randomly;

use std::sync::Arc;

use ball_rules::{HOUSE_RON, Match, MatchResult, Mode, Outcome, PlayError, Position, Reason, Ruleset, Team, Undone};
use randomly::{MODES, Rng};

/// A match from a position text.
fn from(bpn: &str) -> Match {
    let rules = Ruleset::house();
    Match::from_position(rules, Position::from_bpn(rules, bpn).unwrap_or_else(|e| panic!("{bpn}: {e}")))
}

#[track_caller]
fn play(game: &mut Match, texts: &str) {
    for text in texts.split(' ') {
        game.play_text(text).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
}

fn draw(reason: Reason) -> Option<MatchResult> {
    Some(MatchResult { outcome: Outcome::Draw, reason })
}

fn win(team: Team, reason: Reason) -> Option<MatchResult> {
    Some(MatchResult { outcome: Outcome::Win(team), reason })
}

/// All that a match shows, what could be played again aside.
fn seen(game: &Match) -> (String, u32, usize, Option<MatchResult>) {
    (game.position().to_bpn(game.rules()), game.turn(), game.played().len(), game.result())
}

#[test]
fn r1_11_third_occurrence_draws_and_counts_the_first_position() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    for _ in 0..3 {
        play(&mut game, ".");
        assert_eq!(game.result(), None);
    }
    play(&mut game, ".");
    assert_eq!(game.result(), draw(Reason::Repetition));
    assert_eq!(game.play_text("."), Err(PlayError::MatchOver));
    assert_eq!(game.played().len(), 4);
}

#[test]
fn r1_11_third_occurrence_draws_with_other_turns_between() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    // Out and back, twice, in four turns each time; the first position is there again after the 4th and the 8th.
    let tour = "S1G11-G9 . S1G7-F6 . S1G9-G11 . S1F6-G7 .";
    play(&mut game, tour);
    assert_eq!(game.result(), None);
    play(&mut game, &tour[..tour.len() - 2]);
    assert_eq!(game.result(), None);
    play(&mut game, ".");
    assert_eq!(game.result(), draw(Reason::Repetition));
    assert_eq!(game.turn(), 9);
}

#[test]
fn r1_11_a_match_set_up_in_mid_turn_begins_its_history_there() {
    let mut game = from("bpn1 a A1 aX1 X1G9 X1A1 -");
    // No turn starts with 1 PA, so the first position never recurs; the others do for the first time after it.
    for _ in 0..4 {
        play(&mut game, ".");
        assert_eq!(game.result(), None);
    }
    play(&mut game, ".");
    assert_eq!(game.result(), draw(Reason::Repetition));
    assert_eq!(game.position().side(), Team::Def);
}

#[test]
fn r1_11_only_whole_positions_repeat() {
    // The energy differs every time.
    let mut game = Match::new(Ruleset::house(), Mode::Cards);
    for _ in 0..20 {
        play(&mut game, "= .");
    }
    assert_eq!(game.result(), None);
    // Up to 99: from then on it is the same.
    let mut game = from("bpn1 a A2 aX1 X1G9 X1A1 99/99;;");
    play(&mut game, "= . = . = .");
    assert_eq!(game.result(), None);
    play(&mut game, "= .");
    assert_eq!(game.result(), draw(Reason::Repetition));
}

#[test]
fn r1_11_the_coaches_agree_on_a_draw() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    game.agree_draw();
    assert_eq!(game.result(), draw(Reason::Agreement));
    // What is over stays as it ended.
    game.resign(Team::Atk);
    game.lose_on_time(Team::Def);
    assert_eq!(game.result(), draw(Reason::Agreement));
    assert_eq!(game.play_text("."), Err(PlayError::MatchOver));
}

#[test]
fn r1_11_a_coach_resigns_or_loses_on_time() {
    for team in Team::ALL {
        let mut game = Match::new(Ruleset::house(), Mode::Cards);
        play(&mut game, "= .");
        let mut late = game.clone();
        game.resign(team);
        game.agree_draw();
        assert_eq!(game.result(), win(team.opponent(), Reason::Resignation));
        late.lose_on_time(team);
        late.resign(team.opponent());
        assert_eq!(late.result(), win(team.opponent(), Reason::Time));
    }
}

#[test]
fn r1_10_a_touchdown_ends_the_match() {
    let mut game = from("bpn1 a A2 aX1 X1F16 X1A1 -");
    play(&mut game, "X1F16-G17");
    assert_eq!(game.result(), win(Team::Atk, Reason::Touchdown));
    game.resign(Team::Atk);
    game.agree_draw();
    assert_eq!(game.result(), win(Team::Atk, Reason::Touchdown));
    assert_eq!(game.play_text("."), Err(PlayError::MatchOver));
    assert!(matches!(game.undo(), Some(Undone::Decision(_))));
    assert_eq!(game.result(), None);
    assert!(from("bpn1 d E dX1 X1F16 X1A1 -").result() == win(Team::Def, Reason::Touchdown));
}

#[test]
fn r1_11_a_turn_limit_draws() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    game.set_turn_limit(Some(2));
    play(&mut game, ". S1G7-F6");
    assert_eq!((game.turn(), game.result()), (2, None));
    play(&mut game, ".");
    assert_eq!(game.result(), draw(Reason::TurnLimit));
    // No result of its own to take back: the decision goes with it, and brings it again.
    assert!(matches!(game.undo(), Some(Undone::Decision(_))));
    assert_eq!((game.turn(), game.result()), (2, None));
    assert!(game.redo().is_some());
    assert_eq!(game.result(), draw(Reason::TurnLimit));
    // Not to be lifted any more, unless the decision is taken back first.
    game.set_turn_limit(None);
    assert_eq!((game.turn_limit(), game.result()), (Some(2), draw(Reason::TurnLimit)));
    game.undo();
    game.set_turn_limit(None);
    game.redo();
    assert_eq!((game.turn_limit(), game.result()), (None, None));
}

#[test]
fn r1_11_a_touchdown_in_the_last_turn_wins() {
    let mut game = from("bpn1 a A2 aX1 X1F16 X1A1 -");
    game.set_turn_limit(Some(1));
    play(&mut game, "X1F16-G17");
    assert_eq!(game.result(), win(Team::Atk, Reason::Touchdown));
}

#[test]
fn r1_11_a_turn_limit_that_has_passed_ends_the_match_with_the_turn() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    play(&mut game, "S1G11-G9 . S1G7-F6 . S1G9-G11");
    game.set_turn_limit(Some(0));
    assert_eq!((game.turn_limit(), game.result()), (Some(3), None));
    play(&mut game, ".");
    assert_eq!(game.result(), draw(Reason::TurnLimit));
}

#[test]
fn r1_11_the_ruleset_can_set_the_turn_limit_and_the_repetition() {
    let text = HOUSE_RON.replace("turn_limit: None", "turn_limit: 7").replace("repetition: 3", "repetition: 2");
    let rules = Arc::new(Ruleset::parse("test", &text).unwrap());
    let mut game = Match::new(&rules, Mode::Basic);
    assert_eq!(game.turn_limit(), Some(7));
    play(&mut game, ". .");
    assert_eq!(game.result(), draw(Reason::Repetition));
    let mut game = Match::new(&rules, Mode::Cards);
    for turn in 1..=7 {
        assert_eq!((game.turn(), game.result()), (turn, None));
        play(&mut game, "= .");
    }
    assert_eq!(game.result(), draw(Reason::TurnLimit));
}

#[test]
fn r2_1_turns_are_numbered_from_1() {
    let mut rng = Rng(11);
    for round in 0..100 {
        let game = randomly::game(&mut rng, MODES[round % 2], 80);
        let mut turn = 1;
        for (index, played) in game.played().iter().enumerate() {
            let before = game.before(index);
            assert_eq!((played.turn, played.team), (turn, before.side()));
            assert_eq!(played.began_turn(), played.after.side() != before.side());
            turn += u32::from(played.began_turn());
        }
        assert_eq!(game.turn(), turn);
        assert_eq!(game.before(0), game.start());
        assert_eq!(game.before(game.played().len()), game.position());
    }
}

#[test]
fn a_refused_decision_changes_nothing() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    play(&mut game, "S1G11-G9 .");
    game.undo();
    let before = game.clone();
    for text in ["", "X1", "X1K11-K15", "=", "#scoop X1K11-L10", "X1K11^L10"] {
        assert!(game.play_text(text).is_err(), "{text}");
        assert!(game == before, "{text}");
    }
    assert!(game.redo().is_some(), "what was taken back is still there");
}

#[test]
fn undo_takes_back_a_result_first_and_then_decisions() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    assert_eq!((game.can_undo(), game.undo()), (false, None));
    assert!(!game.can_redo() && game.redo().is_none());
    play(&mut game, "S1G11-G9");
    let going_on = seen(&game);
    game.resign(Team::Def);
    assert!(game.can_undo() && !game.can_redo());
    assert_eq!(game.undo(), win(Team::Atk, Reason::Resignation).map(Undone::Result));
    assert_eq!(seen(&game), going_on);
    assert!(game.redo().is_none(), "a resignation is not played again");
    assert!(matches!(game.undo(), Some(Undone::Decision(_))));
    assert!(!game.can_undo() && game.can_redo());
    // Over without any decision.
    game.agree_draw();
    assert!(game.can_undo() && !game.can_redo() && game.redo().is_none());
    assert_eq!(game.undo(), draw(Reason::Agreement).map(Undone::Result));
    assert!(!game.can_undo() && game.can_redo());
    assert!(game.redo().is_some());
    assert_eq!(seen(&game), going_on);
}

#[test]
fn redo_is_refused_after_a_new_decision() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    play(&mut game, "S1G11-G9 .");
    game.undo();
    game.undo();
    play(&mut game, "S1G11-F10");
    assert!(!game.can_redo() && game.redo().is_none());
    // The same decision is a new one too.
    play(&mut game, ".");
    game.undo();
    game.undo();
    play(&mut game, "S1G11-F10");
    assert!(!game.can_redo() && game.redo().is_none());
}

#[test]
fn r1_11_repetition_counts_right_after_undo_and_redo() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    play(&mut game, ". . .");
    for _ in 0..10 {
        for _ in 0..3 {
            game.undo();
        }
        for _ in 0..3 {
            game.redo();
            assert_eq!(game.result(), None);
        }
    }
    for _ in 0..10 {
        play(&mut game, ".");
        assert_eq!(game.result(), draw(Reason::Repetition));
        assert!(!game.can_redo());
        assert!(matches!(game.undo(), Some(Undone::Decision(_))));
        assert_eq!(game.result(), None);
        assert!(game.redo().is_some());
        assert_eq!(game.result(), draw(Reason::Repetition));
        game.undo();
    }
    // Another way than the one taken back: nothing of that is left.
    game.undo();
    game.undo();
    play(&mut game, "S1G7-F6 .");
    let mut straight = Match::new(Ruleset::house(), Mode::Basic);
    play(&mut straight, ". S1G7-F6 .");
    assert!(game == straight);
}

#[test]
fn undo_and_redo_of_one_decision_restore_everything() {
    let mut rng = Rng(2);
    for round in 0..60 {
        let mut game = Match::new(Ruleset::house(), MODES[round % 2]);
        game.set_turn_limit((round % 5 == 0).then_some(12));
        while game.played().len() < 120 && game.result().is_none() {
            let before = game.clone();
            let Some(decision) = randomly::decision(&mut rng, game.position()) else { break };
            let events = game.play(decision).unwrap();
            let after = game.clone();
            assert_eq!(game.undo(), Some(Undone::Decision(decision)));
            assert_eq!(seen(&game), seen(&before));
            assert_eq!(game.position(), before.position());
            assert_eq!(game.redo(), Some(events));
            assert!(game == after);
        }
    }
}

#[test]
fn a_thousand_matches_go_back_to_the_start_and_again_to_the_end() {
    let mut rng = Rng(1);
    let mut over = 0;
    for round in 0..1000 {
        let length = 10 + rng.below(300);
        let mut game = randomly::game(&mut rng, MODES[round % 2], length);
        over += usize::from(game.result().is_some());
        let end = game.clone();
        for index in (0..end.played().len()).rev() {
            assert!(game.can_undo());
            assert_eq!(game.undo(), Some(Undone::Decision(end.played()[index].decision)));
            assert_eq!(game.position(), end.before(index));
            assert!(game.position().key_is_fresh());
            assert_eq!((game.turn(), game.result()), (end.played()[index].turn, None));
        }
        assert!(!game.can_undo() && game.undo().is_none());
        assert_eq!(game.position(), end.start());
        while game.can_redo() {
            assert!(game.redo().is_some());
            assert_eq!(game.position(), &end.played()[game.played().len() - 1].after);
        }
        assert!(game == end);
    }
    assert!(over > 10, "only {over} matches came to an end");
}
