//! Statistics are what one would count by hand, and what random matches add up to.
#![allow(clippy::unwrap_used, clippy::panic)]

mod randomly;

use ball_rules::{ActionKind, Match, Mode, Position, Ruleset, Square, Statistics, Team};
use randomly::{MODES, Rng};

fn played(bpn: Option<&str>, mode: Mode, decisions: &[&str]) -> Statistics {
    let rules = Ruleset::house();
    let mut game = match bpn {
        Some(bpn) => Match::from_position(rules, Position::from_bpn(rules, bpn).unwrap()),
        None => Match::new(rules, mode),
    };
    for decision in decisions {
        game.play_text(decision).unwrap_or_else(|error| panic!("{decision}: {error}"));
    }
    Statistics::of(&game)
}

fn index(square: &str) -> usize {
    square.parse::<Square>().unwrap().index()
}

#[test]
fn nothing_played_is_nothing_counted() {
    let statistics = played(None, Mode::Cards, &[]);
    assert_eq!(statistics.turns_ended, 0);
    assert_eq!(statistics.possession(Team::Atk), None);
    assert_eq!(statistics.teams[Team::Atk], statistics.teams[Team::Def]);
    assert_eq!(statistics.teams[Team::Atk].turns, 0);
}

#[test]
fn turns_points_and_possession_of_a_short_match() {
    let statistics = played(None, Mode::Cards, &["S1G11-G9", "=", ".", "X2E7-F6", "X5>X2", "X2F6-E7", ".", "."]);
    let (atk, def) = (&statistics.teams[Team::Atk], &statistics.teams[Team::Def]);
    assert_eq!((atk.turns, def.turns), (1, 2));
    assert_eq!((def.pa_used, def.pa_converted, def.pa_lost), (1, 1, 2));
    assert_eq!((atk.pa_used, atk.pa_converted, atk.pa_lost), (2, 0, 0));
    assert_eq!((def.pe_earned, atk.pe_earned), (1, 0));
    assert_eq!(
        (atk.action(ActionKind::HandOff), atk.action(ActionKind::Move), def.action(ActionKind::Move)),
        (1, 2, 1)
    );
    assert_eq!((statistics.turns_ended, atk.turns_with_ball), (3, 3));
    assert_eq!((statistics.possession(Team::Atk), statistics.possession(Team::Def)), (Some(100), Some(0)));
    assert_eq!(
        (def.visits[index("G9")], atk.visits[index("F6")], atk.visits[index("E7")], atk.visits[index("G5")]),
        (1, 1, 1, 0)
    );
    assert_eq!((statistics.ball[index("G5")], statistics.ball[index("E7")]), (1, 2));
}

#[test]
fn r5_4_r6_4_dodges_fumbles_and_a_touchdown() {
    let bpn = "bpn1 a A2 dX1 X1G9,X2C15 X1H10,X2M17 -";
    let leap = played(Some(bpn), Mode::Basic, &["X1G9*I11-G11"]);
    let atk = &leap.teams[Team::Atk];
    assert_eq!((atk.dodges(), atk.downings, atk.fumbles_forced), (1, 1, 1));
    let bpn = "bpn1 a A2 dX1 X1F14,X2C3 X1H16,X2M3 -";
    let dodge = played(Some(bpn), Mode::Basic, &["X1F14xH16-I17"]);
    let atk = &dodge.teams[Team::Atk];
    assert_eq!((atk.dodges(), atk.downings, atk.fumbles_forced, atk.touchdowns), (1, 1, 1, 1));
    assert_eq!((dodge.turns_ended, atk.turns_with_ball), (1, 1), "the turn in which the match ends counts");
    assert_eq!(dodge.ball[index("I17")], 1);
}

#[test]
fn random_matches_add_up() {
    let mut rng = Rng(21);
    let (mut cards, mut passes, mut pick_ups) = (0, 0, 0);
    for round in 0..200 {
        let game = randomly::game(&mut rng, MODES[round % 2], 120);
        let statistics = Statistics::of(&game);
        let rules = game.rules();
        let turns: u32 = Team::ALL.map(|team| statistics.teams[team].turns).iter().sum();
        let started = if game.played().last().is_some_and(ball_rules::Played::began_turn) {
            game.turn() - 1
        } else {
            game.turn()
        };
        assert!(game.played().is_empty() || turns == started, "{turns} of {started}");
        for team in Team::ALL {
            let own = &statistics.teams[team];
            let by_action: u32 = ActionKind::ALL.map(|kind| own.action(kind)).iter().sum();
            let decisions = game.played().iter().filter(|played| played.team == team).count() as u32;
            assert!(by_action + own.cards + own.pa_converted <= decisions + own.cards);
            if game.mode() == Mode::Basic {
                assert_eq!((own.pe_earned, own.pe_spent, own.cards, own.pa_converted), (0, 0, 0, 0));
                let most = own.turns * u32::from(rules.pa_per_turn);
                assert!(own.pa_used + own.pa_lost <= most, "{} + {} of {most}", own.pa_used, own.pa_lost);
            } else {
                let left = u32::from(game.position().pe(team));
                let begun = u32::from(game.start().pe(team));
                assert_eq!(begun + own.pe_earned - own.pe_spent, left);
            }
            cards += own.cards;
            passes += own.passes();
            pick_ups += own.pick_ups;
        }
        let on_board: u32 = statistics.ball.iter().map(|&times| u32::from(times)).sum();
        assert_eq!(on_board, statistics.turns_ended);
    }
    assert!(cards > 20 && passes > 20 && pick_ups > 5, "{cards} {passes} {pick_ups}");
}
