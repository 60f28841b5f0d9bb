//! The keyboard alone suffices for a whole game (R12, IN-02).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::collections::{HashMap, VecDeque};

use ball::input::{Cursor, Hovered};
use ball::match_play::choices::choices;
use ball::match_play::composer::{Pick, Verb};
use ball_rules::{Decision, Mode, Ruleset, Square};
use bevy::prelude::*;
use common::*;

const DIGITS: [KeyCode; 10] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
    KeyCode::Digit0,
];

fn cursor(game: &Game) -> Square {
    game.app.world().resource::<Cursor>().square
}

/// Where an arrow leads: two columns aside in a row, one row on to and fro.
fn arrow(square: Square, key: KeyCode) -> Option<Square> {
    let aside = if square.row() % 2 == 1 { 1 } else { -1 };
    match key {
        KeyCode::ArrowRight => square.offset(2, 0),
        KeyCode::ArrowLeft => square.offset(-2, 0),
        KeyCode::ArrowUp => square.offset(aside, 1).or(square.offset(-aside, 1)),
        _ => square.offset(aside, -1).or(square.offset(-aside, -1)),
    }
}

/// The shortest way for the cursor.
fn way(from: Square, to: Square) -> Vec<KeyCode> {
    let keys = [KeyCode::ArrowUp, KeyCode::ArrowDown, KeyCode::ArrowLeft, KeyCode::ArrowRight];
    let mut came: HashMap<Square, (Square, KeyCode)> = HashMap::new();
    let mut frontier = VecDeque::from([from]);
    while let Some(square) = frontier.pop_front() {
        for key in keys {
            if let Some(next) = arrow(square, key)
                && next != from
                && !came.contains_key(&next)
            {
                came.insert(next, (square, key));
                frontier.push_back(next);
            }
        }
    }
    let mut path = Vec::new();
    let mut at = to;
    while at != from {
        let (before, key) = came[&at];
        path.push(key);
        at = before;
    }
    path.reverse();
    path
}

fn choose_square(game: &mut Game, square: Square) {
    for key in way(cursor(game), square) {
        game.key(key);
    }
    assert_eq!(cursor(game), square);
    game.key(KeyCode::Enter);
}

fn choose_listed(game: &mut Game, pick: Pick) {
    let listed = choices(game.session());
    let number = listed.iter().position(|choice| choice.pick == pick);
    let number = number.unwrap_or_else(|| panic!("{pick:?} is not listed: {listed:?}"));
    game.key(DIGITS[number]);
}

/// Composes and plays a decision by keys.
fn play(game: &mut Game, decision: Decision) {
    let position = game.position();
    let text = decision.display(Ruleset::house()).to_string();
    let steps = steps(&position, decision);
    match (steps.verb, steps.piece) {
        (Verb::EndPhase, _) => game.key(KeyCode::KeyE),
        (Verb::Convert, _) => game.key(KeyCode::KeyC),
        (verb @ Verb::Card(_), _) => choose_listed(game, Pick::Verb(verb)),
        _ => {}
    }
    if let Some(piece) = steps.piece {
        for _ in 0..8 {
            if game.session().composer().piece() == Some(piece) || cursor(game) == square_of(&position, piece) {
                break;
            }
            game.key(KeyCode::Tab);
        }
        // Where the cursor was on the piece already, or the piece completes a card, it waits to be chosen.
        if game.session().composer().piece() != Some(piece) {
            game.key(KeyCode::Enter);
        }
        if !matches!(steps.verb, Verb::Card(_)) {
            choose_listed(game, Pick::Verb(steps.verb));
        }
    }
    for square in steps.squares {
        choose_square(game, square);
    }
    if let Some(keeper) = steps.keeper {
        choose_listed(game, Pick::Keeper(keeper));
    }
    let played = game.session().game().played().last().map(|played| played.decision);
    assert_eq!(played, Some(decision), "{text} in {}", position.to_bpn(Ruleset::house()));
}

#[test]
fn in02_in06_a_whole_game_by_keys_one_press_at_a_time() {
    for (mode, seed) in [(Mode::Basic, 1), (Mode::Cards, 2)] {
        let folder = Folder::new(&format!("keys-{seed}"));
        let mut game = Game::start(&folder.0, instant(), None);
        game.key(if mode == Mode::Basic { KeyCode::F2 } else { KeyCode::F3 });
        // The first key shows the cursor.
        game.key(KeyCode::ArrowUp);
        for decision in game_to_a_touchdown(mode, seed) {
            play(&mut game, decision);
            game.assert_mirrored();
        }
        assert!(game.position().winner().is_some());
    }
}

#[test]
fn r12_3_escape_takes_one_step_back_then_out_and_changes_nothing() {
    let folder = Folder::new("escape");
    let mut game = Game::start(&folder.0, instant(), None);
    let before = game.bpn();
    game.key(KeyCode::Tab);
    assert!(game.session().composer().piece().is_some());
    choose_listed(&mut game, Pick::Verb(Verb::Action(ball_rules::ActionKind::Move)));
    assert_eq!(game.session().composer().picks().len(), 2);
    game.key(KeyCode::Escape);
    assert_eq!(game.session().composer().picks().len(), 1);
    game.key(KeyCode::Escape);
    assert!(game.session().composer().is_empty());
    game.key(KeyCode::Escape);
    assert_eq!(game.bpn(), before);
    assert!(game.session().game().played().is_empty());
}

#[test]
fn undo_and_redo_by_keys() {
    let folder = Folder::new("undo-keys");
    let mut game = Game::start(&folder.0, instant(), Some(free_takebacks()));
    let mut dice = Dice(7);
    let mut seen = vec![game.bpn()];
    game.key(KeyCode::ArrowUp);
    for _ in 0..12 {
        let decisions = game.position().decisions(Ruleset::house());
        play(&mut game, decisions[dice.below(decisions.len())]);
        seen.push(game.bpn());
    }
    for bpn in seen.iter().rev().skip(1) {
        game.key(KeyCode::KeyU);
        assert_eq!(game.bpn(), *bpn);
        game.assert_mirrored();
    }
    for bpn in &seen[1..] {
        game.key(KeyCode::KeyR);
        assert_eq!(game.bpn(), *bpn);
    }
}

#[test]
fn ending_the_phase_with_pa_left_asks_once_and_no_is_the_safe_answer() {
    let folder = Folder::new("ask");
    let settings = ball::settings::Settings { confirm_end_phase: true, ..instant() };
    let mut game = Game::start(&folder.0, settings, None);
    game.key(KeyCode::KeyE);
    assert!(game.session().asked().is_some());
    assert_eq!(game.session().game().played().len(), 0);
    // Enter answers what is marked, and that is no at first.
    game.key(KeyCode::Enter);
    assert!(game.session().asked().is_none());
    assert_eq!(game.session().game().played().len(), 0);
    game.key(KeyCode::KeyE);
    game.key(KeyCode::ArrowRight);
    game.key(KeyCode::Enter);
    assert_eq!(game.session().game().played().len(), 1);
    game.key(KeyCode::KeyE);
    game.key(KeyCode::Escape);
    assert_eq!(game.session().game().played().len(), 1, "Esc answers no");
}

#[test]
fn resigning_and_drawing_ask_first() {
    let folder = Folder::new("resign");
    let mut game = Game::start(&folder.0, instant(), None);
    game.key(KeyCode::F8);
    game.key(KeyCode::Tab);
    game.key(KeyCode::Enter);
    let result = game.session().result().unwrap();
    assert_eq!(result.reason, ball_rules::Reason::Resignation);
    // The result lies over the board; it is put away first.
    game.frames(3);
    game.key(KeyCode::Escape);
    game.frames(3);
    game.key(KeyCode::F2);
    assert!(game.session().result().is_none(), "a match that is over needs no question");
    game.key(KeyCode::F6);
    game.key(KeyCode::Tab);
    game.key(KeyCode::Enter);
    assert_eq!(game.session().result().unwrap().reason, ball_rules::Reason::Agreement);
}

#[test]
fn an_arrow_that_is_held_walks_on_until_it_is_let_go() {
    use bevy::input::ButtonState;
    let folder = Folder::new("held");
    let mut game = Game::start(&folder.0, instant(), None);
    game.key(KeyCode::ArrowUp);
    let from = cursor(&game);
    game.hold(KeyCode::ArrowUp, ButtonState::Pressed);
    game.frames(60);
    let far = cursor(&game).row() - from.row();
    assert!((3..=7).contains(&far), "{far} rows in a second");
    game.hold(KeyCode::ArrowUp, ButtonState::Released);
    game.frames(2);
    let rest = cursor(&game);
    game.frames(60);
    assert_eq!(cursor(&game), rest);
}

/// How many frames pass from a key that goes down to `seen`; at most ten.
fn frames_until(game: &mut Game, key: KeyCode, seen: impl Fn(&mut Game) -> bool) -> usize {
    use bevy::input::ButtonState;
    assert!(!seen(game), "it is there already");
    game.hold(key, ButtonState::Pressed);
    let frames = (1..=10).find(|_| {
        game.frames(1);
        seen(game)
    });
    game.hold(key, ButtonState::Released);
    game.frames(2);
    frames.unwrap_or_else(|| panic!("{key:?} shows nothing within ten frames"))
}

#[test]
fn what_a_key_highlights_is_seen_within_a_frame_or_two() {
    let folder = Folder::new("latency");
    let mut game = Game::start(&folder.0, instant(), None);
    // The first key shows the cursor.
    game.key(KeyCode::ArrowUp);
    // The cursor's square, and what has the focus in a menu: in the very frame of the key.
    let before = cursor(&game);
    let frames = frames_until(&mut game, KeyCode::ArrowUp, |game| {
        let shown = game.app.world().resource::<Hovered>().0;
        cursor(game) != before && shown == Some(cursor(game))
    });
    assert_eq!(frames, 1, "the cursor");
    game.key(KeyCode::F10);
    game.frames(3);
    assert!(game.is_on("pause", "resume"));
    let frames = frames_until(&mut game, KeyCode::ArrowDown, |game| !game.is_on("pause", "resume"));
    assert_eq!(frames, 1, "the focus");
    game.key(KeyCode::Escape);
    game.frames(3);
    // A piece that is chosen: the session decides first.
    let frames = frames_until(&mut game, KeyCode::Tab, |game| game.session().composer().piece().is_some());
    assert!(frames <= 2, "the selection: {frames}");
}
