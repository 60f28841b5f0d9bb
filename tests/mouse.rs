//! The mouse alone suffices for a whole game (R12), and it acts on release (IN-07).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball::hud::Clickable;
use ball::match_play::Command;
use ball::match_play::composer::{Pick, Verb};
use ball_rules::{ActionKind, Decision, Mode, Ruleset};
use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use common::*;

/// Where a button of the panels is in the window, in logical pixels.
fn button(game: &mut Game, command: &Command) -> Option<Vec2> {
    let world = game.app.world_mut();
    let zoom = world
        .query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>()
        .single_mut(world)
        .unwrap()
        .get_mut()
        .zoom_factor();
    let found = world.resource::<Clickable>().0.iter().find(|(other, rect)| other == command && rect.height() > 10.0);
    found.map(|(_, rect)| Vec2::new(rect.center().x, rect.center().y) * zoom)
}

fn click_button(game: &mut Game, command: Command) {
    let at = button(game, &command).unwrap_or_else(|| panic!("no button for {command:?} in {}", game.bpn()));
    game.click_at(at);
    game.frames(1);
}

/// Composes and plays a decision by clicks on pieces, buttons and squares.
fn play(game: &mut Game, decision: Decision) {
    let position = game.position();
    let text = decision.display(Ruleset::house()).to_string();
    let steps = steps(&position, decision);
    match (steps.verb, steps.piece) {
        (Verb::EndPhase, _) => click_button(game, Command::EndPhase),
        (verb @ (Verb::Convert | Verb::Card(_)), None) => click_button(game, Command::Pick(Pick::Verb(verb))),
        (verb, Some(piece)) => {
            game.click(square_of(&position, piece));
            assert_eq!(game.session().composer().piece(), Some(piece), "{text}: the piece is clicked");
            let square = steps.squares.first().copied();
            // Where only one action leads to a square, choosing the square directly is enough.
            let direct = square.is_some_and(|square| {
                let through = game.session().composer().decisions_through(square);
                let empty = position.at(square).iter().flatten().count() == 0;
                empty && through.iter().all(|&d| common::steps(&position, d).verb == verb)
            });
            if !direct {
                click_button(game, Command::Pick(Pick::Verb(verb)));
            }
        }
        (verb, None) => panic!("{verb:?} without a piece"),
    }
    for square in steps.squares {
        game.click(square);
    }
    if let Some(keeper) = steps.keeper {
        click_button(game, Command::Pick(Pick::Keeper(keeper)));
    }
    let played = game.session().game().played().last().map(|played| played.decision);
    assert_eq!(played, Some(decision), "{text} in {}", position.to_bpn(Ruleset::house()));
}

#[test]
fn r12_1_a_whole_game_by_mouse() {
    for (mode, seed) in [(Mode::Basic, 5), (Mode::Cards, 6)] {
        let folder = Folder::new(&format!("mouse-{seed}"));
        let opening = ball_rules::Record::new(ball_rules::Match::new(Ruleset::house(), mode));
        let mut game = Game::start(&folder.0, instant(), Some(opening));
        for decision in game_to_a_touchdown(mode, seed) {
            play(&mut game, decision);
            game.assert_mirrored();
        }
        assert!(game.position().winner().is_some());
    }
}

#[test]
fn in07_moving_off_before_release_cancels() {
    let folder = Folder::new("release");
    let mut game = Game::start(&folder.0, instant(), None);
    let (on, off) = (game.point_of(square("G11")), game.point_of(square("G9")));
    game.mouse_to(on);
    game.button(MouseButton::Left, ButtonState::Pressed);
    assert!(game.session().composer().is_empty(), "nothing happens when the button goes down");
    game.mouse_to(off);
    game.button(MouseButton::Left, ButtonState::Released);
    assert!(game.session().composer().is_empty());
    game.click(square("G11"));
    assert!(game.session().composer().piece().is_some());
}

#[test]
fn r12_3_right_click_takes_each_step_back_and_changes_nothing() {
    let folder = Folder::new("right");
    let bpn = "bpn1 a A2 aX1 X1G9,X2C3 X1I9,X2M17 -";
    let rules = Ruleset::house();
    let start = ball_rules::Position::from_bpn(rules, bpn).unwrap();
    let mut game = Game::start(
        &folder.0,
        instant(),
        Some(ball_rules::Record::new(ball_rules::Match::from_position(rules, start))),
    );
    // A tactical dodge is composed up to its last choice at every length, and then given up.
    let opponent_beside = ball_rules::Position::from_bpn(rules, "bpn1 a A2 aX1 X1G9,X2C3 X1H10,X2M17 -").unwrap();
    let record = ball_rules::Record::new(ball_rules::Match::from_position(rules, opponent_beside));
    game.app.world_mut().write_message(Command::Open(Box::new(record)));
    game.frames(2);
    let before = game.bpn();
    for depth in 1..=3 {
        game.click(square("G9"));
        if depth > 1 {
            click_button(&mut game, Command::Pick(Pick::Verb(Verb::Action(ActionKind::TacticalDodge))));
        }
        if depth > 2 {
            game.click(square("I11"));
        }
        assert_eq!(game.session().composer().picks().len(), depth);
        for left in (0..depth).rev() {
            game.right_click();
            assert_eq!(game.session().composer().picks().len(), left);
        }
        game.right_click();
        assert_eq!(game.bpn(), before);
        assert!(game.session().game().played().is_empty());
    }
}

#[test]
fn in11_what_a_panel_takes_never_reaches_the_board() {
    let folder = Folder::new("panel");
    let mut game = Game::start(&folder.0, ball::settings::Settings { confirm_end_phase: true, ..instant() }, None);
    click_button(&mut game, Command::EndPhase);
    assert!(game.session().asked().is_some());
    assert!(game.session().composer().is_empty());
    // While the question is open, squares are out of reach.
    game.click(square("G11"));
    assert!(game.session().composer().is_empty());
    click_button(&mut game, Command::Answer(false));
    assert!(game.session().asked().is_none());
    assert!(game.session().game().played().is_empty());
}
