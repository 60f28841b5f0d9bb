//! Gamepads, driven by the same raw messages that a real one sends.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball::hud::ListFocus;
use ball::input::Cursor;
use ball::match_play::Command;
use ball::match_play::composer::{Pick, Verb};
use ball::screens::{Navigator, Overlay};
use ball_rules::{Decision, Mode, Ruleset, Square};
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::prelude::*;
use common::*;

struct Pad(Entity);

impl Pad {
    fn plug(game: &mut Game) -> Pad {
        let entity = game.app.world_mut().spawn_empty().id();
        let pad = Pad(entity);
        pad.connect(game, true);
        pad
    }

    fn connect(&self, game: &mut Game, on: bool) {
        let connection = if on {
            GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None }
        } else {
            GamepadConnection::Disconnected
        };
        game.app.world_mut().write_message(GamepadConnectionEvent { gamepad: self.0, connection });
        game.frames(3);
        if on {
            // A real one tells where its sticks rest.
            self.lean(game, Vec2::ZERO);
        }
    }

    fn set(&self, game: &mut Game, button: GamepadButton, value: f32) {
        let event = RawGamepadEvent::Button(RawGamepadButtonChangedEvent { gamepad: self.0, button, value });
        game.app.world_mut().write_message(event);
        game.frames(1);
    }

    fn press(&self, game: &mut Game, button: GamepadButton) {
        self.set(game, button, 1.0);
        self.set(game, button, 0.0);
        game.frames(1);
    }

    fn lean(&self, game: &mut Game, lean: Vec2) {
        for (axis, value) in [(GamepadAxis::LeftStickX, lean.x), (GamepadAxis::LeftStickY, lean.y)] {
            let event = RawGamepadEvent::Axis(RawGamepadAxisChangedEvent { gamepad: self.0, axis, value });
            game.app.world_mut().write_message(event);
        }
        game.frames(2);
    }

    /// One step of the cursor by the stick.
    fn step(&self, game: &mut Game, lean: Vec2) {
        self.lean(game, lean);
        self.lean(game, Vec2::ZERO);
    }
}

fn cursor(game: &Game) -> Square {
    game.app.world().resource::<Cursor>().square
}

/// Steps the cursor to a square, always where it lies; the stick has eight ways.
fn walk_to(game: &mut Game, pad: &Pad, to: Square) {
    for _ in 0..40 {
        let (columns, rows) = cursor(game).offset_to(to);
        if (columns, rows) == (0, 0) {
            return;
        }
        let way = match (columns.abs(), rows.abs()) {
            (c, r) if c >= 2 && c > r => Vec2::new(f32::from(columns.signum()), 0.0),
            (c, r) if r >= 2 && r > c => Vec2::new(0.0, f32::from(rows.signum())),
            _ => Vec2::new(f32::from(columns.signum()), f32::from(rows.signum())) * 0.7,
        };
        pad.step(game, way);
    }
    panic!("the cursor is stuck at {} on its way to {to}", cursor(game));
}

fn choose_listed(game: &mut Game, pad: &Pad, command: &Command) {
    pad.press(game, GamepadButton::West);
    for _ in 0..24 {
        if game.app.world().resource::<ListFocus>().0.as_ref() == Some(command) {
            pad.press(game, GamepadButton::South);
            return;
        }
        pad.press(game, GamepadButton::DPadRight);
    }
    panic!("{command:?} is not in the list");
}

fn play(game: &mut Game, pad: &Pad, decision: Decision) {
    let position = game.position();
    let steps = steps(&position, decision);
    match (steps.verb, steps.piece) {
        (Verb::EndPhase, _) => choose_listed(game, pad, &Command::EndPhase),
        (verb, None) => choose_listed(game, pad, &Command::Pick(Pick::Verb(verb))),
        (verb, Some(piece)) => {
            walk_to(game, pad, square_of(&position, piece));
            pad.press(game, GamepadButton::South);
            assert_eq!(game.session().composer().piece(), Some(piece));
            if game.session().composer().verb() != Some(verb) {
                choose_listed(game, pad, &Command::Pick(Pick::Verb(verb)));
            }
        }
    }
    for square in steps.squares {
        walk_to(game, pad, square);
        pad.press(game, GamepadButton::South);
    }
    if let Some(keeper) = steps.keeper {
        choose_listed(game, pad, &Command::Pick(Pick::Keeper(keeper)));
    }
    let played = game.session().game().played().last().map(|played| played.decision);
    assert_eq!(played, Some(decision), "{} in {}", decision.display(Ruleset::house()), game.bpn());
}

#[test]
fn in01_in06_a_whole_game_by_gamepad_one_press_at_a_time() {
    for (mode, seed) in [(Mode::Basic, 8), (Mode::Cards, 9)] {
        let folder = Folder::new(&format!("pad-{seed}"));
        let opening = ball_rules::Record::new(ball_rules::Match::new(Ruleset::house(), mode));
        let mut game = Game::start(&folder.0, instant(), Some(opening));
        let pad = Pad::plug(&mut game);
        pad.step(&mut game, Vec2::Y);
        for decision in game_to_a_touchdown(mode, seed) {
            play(&mut game, &pad, decision);
        }
        assert!(game.position().winner().is_some());
    }
}

#[test]
fn in12_the_d_pad_alone_walks_everywhere() {
    let folder = Folder::new("dpad");
    let mut game = Game::start(&folder.0, instant(), None);
    let pad = Pad::plug(&mut game);
    pad.press(&mut game, GamepadButton::DPadUp);
    let from = cursor(&game);
    for (button, to) in [
        (GamepadButton::DPadRight, from.offset(2, 0)),
        (GamepadButton::DPadLeft, Some(from)),
        (GamepadButton::DPadUp, from.offset(1, 1)),
        (GamepadButton::DPadDown, Some(from)),
    ] {
        pad.press(&mut game, button);
        assert_eq!(Some(cursor(&game)), to, "{button:?}");
    }
}

#[test]
fn in12_the_stick_alone_answers_questions_and_walks_lists() {
    let folder = Folder::new("stick");
    let settings = ball::settings::Settings { confirm_end_phase: true, ..instant() };
    let mut game = Game::start(&folder.0, settings, None);
    let pad = Pad::plug(&mut game);
    pad.press(&mut game, GamepadButton::West);
    assert_eq!(game.app.world().resource::<ListFocus>().0, Some(Command::EndPhase));
    pad.press(&mut game, GamepadButton::South);
    assert!(game.session().asked().is_some());
    let at = cursor(&game);
    pad.step(&mut game, Vec2::X);
    pad.press(&mut game, GamepadButton::South);
    assert_eq!(game.session().game().played().len(), 1, "yes was marked by the stick");
    assert_eq!(cursor(&game), at, "the board's cursor stayed");
}

#[test]
fn a_list_does_not_outlive_its_position() {
    let folder = Folder::new("stale-list");
    let mut game = Game::start(&folder.0, instant(), None);
    let pad = Pad::plug(&mut game);
    pad.press(&mut game, GamepadButton::West);
    assert!(game.app.world().resource::<ListFocus>().0.is_some());
    // The turn passes by another device.
    game.key(KeyCode::KeyE);
    assert_eq!(game.session().game().played().len(), 1);
    pad.press(&mut game, GamepadButton::South);
    assert_eq!(game.session().game().played().len(), 1, "the other coach's phase is not ended");
}

#[test]
fn in10_a_window_out_of_focus_hears_no_pad() {
    let folder = Folder::new("unfocused");
    let mut game = Game::start(&folder.0, instant(), None);
    let pad = Pad::plug(&mut game);
    pad.lean(&mut game, Vec2::Y);
    let at = cursor(&game);
    let set_focus = |game: &mut Game, focused: bool| {
        let world = game.app.world_mut();
        world.query::<&mut Window>().single_mut(world).unwrap().focused = focused;
    };
    set_focus(&mut game, false);
    game.frames(60);
    pad.press(&mut game, GamepadButton::RightTrigger);
    assert_eq!(cursor(&game), at);
    assert!(game.session().composer().is_empty());
    set_focus(&mut game, true);
    pad.lean(&mut game, Vec2::ZERO);
    pad.press(&mut game, GamepadButton::RightTrigger);
    assert!(game.session().composer().piece().is_some());
}

#[test]
fn taps_between_two_frames_are_not_lost() {
    let folder = Folder::new("taps");
    let mut game = Game::start(&folder.0, instant(), None);
    let pad = Pad::plug(&mut game);
    pad.press(&mut game, GamepadButton::DPadUp);
    let from = cursor(&game);
    // Two taps within one frame.
    for value in [1.0, 0.0, 1.0, 0.0] {
        let button = GamepadButton::DPadRight;
        let event = RawGamepadEvent::Button(RawGamepadButtonChangedEvent { gamepad: pad.0, button, value });
        game.app.world_mut().write_message(event);
    }
    game.frames(6);
    assert_eq!(Some(cursor(&game)), from.offset(4, 0));
}

#[test]
fn a_pad_that_is_pulled_out_and_plugged_in_again_goes_on() {
    let folder = Folder::new("pull");
    let mut game = Game::start(&folder.0, instant(), None);
    let pad = Pad::plug(&mut game);
    // Pulled out in the middle of a push.
    pad.lean(&mut game, Vec2::Y);
    pad.connect(&mut game, false);
    let at = cursor(&game);
    game.frames(60);
    assert_eq!(cursor(&game), at, "a pad that is gone moves nothing");
    pad.connect(&mut game, true);
    game.frames(60);
    assert_eq!(cursor(&game), at, "nor does one that has just come");
    pad.press(&mut game, GamepadButton::RightTrigger);
    assert!(game.session().composer().piece().is_some());
}

#[test]
fn two_pads_both_serve() {
    let folder = Folder::new("two");
    let mut game = Game::start(&folder.0, instant(), None);
    let pads = [Pad::plug(&mut game), Pad::plug(&mut game)];
    for pad in &pads {
        pad.press(&mut game, GamepadButton::RightTrigger);
        assert!(game.session().composer().piece().is_some());
        pad.press(&mut game, GamepadButton::East);
        assert!(game.session().composer().is_empty());
    }
}

#[test]
fn start_pauses_and_the_pad_moves_in_the_menu() {
    let folder = Folder::new("pad-menu");
    let mut game = Game::start(&folder.0, instant(), None);
    let pad = Pad::plug(&mut game);
    let open = |game: &Game| game.app.world().resource::<Navigator>().now() == Overlay::Pause.into();
    pad.press(&mut game, GamepadButton::Start);
    game.frames(2);
    assert!(open(&game));
    for _ in 0..12 {
        if game.is_on("pause", "menu-new-cards") {
            break;
        }
        pad.press(&mut game, GamepadButton::DPadDown);
    }
    pad.press(&mut game, GamepadButton::South);
    game.frames(2);
    assert_eq!(game.position().mode(), Mode::Cards);
    assert!(!open(&game));
    pad.press(&mut game, GamepadButton::Start);
    game.frames(2);
    pad.press(&mut game, GamepadButton::East);
    game.frames(2);
    assert!(!open(&game));
}
