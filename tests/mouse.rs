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
        // Cards lie in the hand: they come before the piece.
        (verb @ Verb::Card(_), Some(piece)) => {
            click_button(game, Command::Pick(Pick::Verb(verb)));
            game.click(square_of(&position, piece));
        }
        (verb, Some(piece)) => {
            game.click(square_of(&position, piece));
            assert_eq!(game.session().composer().piece(), Some(piece), "{text}: the piece is clicked");
            let square = steps.squares.first().copied();
            // Where only one action leads to a square, choosing the square directly is enough.
            let direct = square.is_some_and(|square| {
                let through = game.session().composer().decisions_through(square);
                let empty = position.at(square).iter().flatten().count() == 0;
                empty && !through.is_empty() && through.iter().all(|&d| common::steps(&position, d).verb == verb)
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
    // A tactical dodge is composed up to its last choice at every length, and then given up.
    let mut game = Game::start(&folder.0, instant(), Some(record("bpn1 a A2 aX1 X1G9,X2C3 X1H10,X2M17 -")));
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

#[test]
fn a_click_counts_where_it_was_made_however_slowly_frames_come() {
    let folder = Folder::new("slow");
    let mut game = Game::start(&folder.0, instant(), None);
    let (from, to) = (game.point_of(square("G11")), game.point_of(square("G9")));
    // Both clicks, and the way between them, within one frame.
    for at in [from, to] {
        game.move_silently(at);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            game.button_silently(MouseButton::Left, state);
        }
    }
    game.move_silently(Vec2::new(5.0, 400.0));
    game.frames(2);
    assert_eq!(game.session().game().played().len(), 1, "G11 to G9");
}

#[test]
fn a_click_means_what_is_under_the_pointer_now() {
    let folder = Folder::new("stale");
    let mut game = Game::start(&folder.0, instant(), None);
    game.click(square("G11"));
    let at = game.point_of(square("G9"));
    game.mouse_to(at);
    // Keys move the cursor elsewhere; the mouse lies still.
    game.key(KeyCode::ArrowUp);
    game.key(KeyCode::ArrowUp);
    game.button(MouseButton::Left, ButtonState::Pressed);
    game.button(MouseButton::Left, ButtonState::Released);
    game.frames(1);
    assert_eq!(game.session().game().played().len(), 1);
    assert!(game.bpn().contains("S1G9"));
}

#[test]
fn squares_and_buttons_are_where_they_are_drawn_at_any_scale() {
    for (size, scale) in [((1920, 1080), 1.0), ((2560, 1600), 2.0), ((1280, 720), 1.0)] {
        let folder = Folder::new(&format!("scale-{}", size.0));
        let mut game = Game::start_sized(&folder.0, instant(), None, size, scale);
        play(&mut game, Decision::parse(Ruleset::house(), "S1G11-G9").unwrap());
        play(&mut game, Decision::EndPhase);
        assert_eq!(game.position().side(), ball_rules::Team::Atk);
    }
}

#[test]
fn the_upper_piece_of_a_stack_can_be_clicked() {
    let folder = Folder::new("upper");
    let mut game = Game::start(&folder.0, instant(), Some(record("bpn1 a U aX2 X1G9^?,X2C3 X1G9,X2M17 -")));
    let at = game.point_above(square("G9"), 1.5);
    game.click_at(at);
    assert!(game.session().composer().piece().is_some());
}

#[test]
fn the_menu_begins_matches_offers_draws_and_resigns_by_mouse() {
    let folder = Folder::new("menu");
    let mut game = Game::start(&folder.0, instant(), None);
    for (row, reason) in
        [("menu-draw", ball_rules::Reason::Agreement), ("menu-resign", ball_rules::Reason::Resignation)]
    {
        let menu = game.menu_button();
        game.click_at(menu);
        game.frames(2);
        game.click_row("pause", row);
        click_button(&mut game, Command::Answer(true));
        game.frames(2);
        assert_eq!(game.session().result().map(|result| result.reason), Some(reason));
        game.frames(2);
        // The result offers the next match.
        game.click_row("result", "result-rematch");
        game.frames(5);
        assert!(game.session().result().is_none());
    }
}

#[test]
fn the_log_points_at_the_squares_of_its_lines() {
    let folder = Folder::new("log");
    let mut game = Game::start(&folder.0, instant(), None);
    play(&mut game, Decision::parse(Ruleset::house(), "S1G11-G9").unwrap());
    let hinted = |game: &Game| game.app.world().resource::<ball::board::Hinted>().0;
    assert!(hinted(&game).is_empty());
    // Somewhere in the log's column lies the line.
    let found = (60..700).step_by(8).any(|y| {
        game.mouse_to(Vec2::new(1100.0, y as f32));
        let squares = hinted(&game);
        squares.has(square("G9")) && squares.has(square("G11"))
    });
    assert!(found);
}

#[test]
fn ui02_the_result_can_be_put_away_by_esc_and_right_click() {
    for by_key in [true, false] {
        let folder = Folder::new(&format!("result-{by_key}"));
        let mut game = Game::start(&folder.0, instant(), Some(record("bpn1 a A2 aX1 X1G15,X2A1 X1M9,X2B2 -")));
        play(&mut game, Decision::parse(Ruleset::house(), "X1G15-I17").unwrap());
        game.frames(3);
        let hidden = |game: &Game| game.app.world().resource::<ball::screens::Navigator>().is_on_board();
        assert!(!hidden(&game));
        if by_key {
            game.key(KeyCode::Escape)
        } else {
            game.right_click()
        }
        game.frames(2);
        assert!(hidden(&game));
        assert!(game.position().winner().is_some());
    }
}
