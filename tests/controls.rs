//! Changing what keys and buttons do, in the game, by whatever device.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball::focus::Focus;
use ball::input::{Bindings, Bound, Cap, Caps, Control, Kind, Rebinding, SeatAction};
use ball::screens::{Go, Screen, SettingsTab};
use ball::settings::Settings;
use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use common::*;

/// The settings, open at the controls.
fn controls(name: &str) -> (Folder, Game) {
    let folder = Folder::new(name);
    let mut game = Game::start_on(&folder.0, instant(), None, (1280, 800), 1.0, Screen::Title);
    game.app.insert_resource(SettingsTab::CONTROLS);
    game.app.world_mut().write_message(Go::To(Screen::Settings));
    game.frames(4);
    assert_eq!(game.place(), Screen::Settings.into());
    (folder, game)
}

fn pad(game: &mut Game) -> Entity {
    let gamepad = game.app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
    game.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
    game.frames(3);
    gamepad
}

fn press(game: &mut Game, gamepad: Entity, button: GamepadButton) {
    for value in [1.0, 0.0] {
        let event = RawGamepadButtonChangedEvent { gamepad, button, value };
        game.app.world_mut().write_message(RawGamepadEvent::Button(event));
        game.frames(2);
    }
    game.frames(2);
}

fn focus(game: &mut Game, kind: Kind, action: SeatAction) {
    game.app.world_mut().resource_mut::<Focus>().menu_focus("settings", (kind, action));
    game.frames(2);
}

fn bindings(game: &Game) -> &Bindings {
    game.app.world().resource::<Bindings>()
}

fn meaning(game: &Game, key: KeyCode) -> Option<SeatAction> {
    bindings(game).meaning(Control::Key(key.into()))
}

fn waits(game: &Game) -> bool {
    game.app.world().resource::<Rebinding>().waits.is_some()
}

#[test]
fn in08_a_key_is_changed_by_pressing_it_and_what_had_it_changes_places() {
    let (folder, mut game) = controls("rebind-key");
    focus(&mut game, Kind::Key, SeatAction::EndPhase);
    game.key(KeyCode::Enter);
    game.frames(2);
    assert!(waits(&game), "the press that asks is not the one that is asked for");
    game.key(KeyCode::KeyC);
    assert!(!waits(&game));
    assert_eq!(meaning(&game, KeyCode::KeyC), Some(SeatAction::EndPhase));
    assert_eq!(meaning(&game, KeyCode::KeyE), Some(SeatAction::Convert));
    let last = game.app.world().resource::<Rebinding>().last;
    assert_eq!(last.map(|(action, _, bound)| (action, bound)), {
        Some((SeatAction::EndPhase, Bound::Exchanged(SeatAction::Convert)))
    });
    assert_eq!(game.place(), Screen::Settings.into());
    // It is written, and prompts show it.
    game.frames(2);
    assert!(std::fs::read_to_string(folder.0.join("bindings.ron")).unwrap().contains("KeyC"));
    assert_eq!(game.app.world().resource::<Caps>().key(SeatAction::EndPhase), Some(Cap::Key("C".into())));
}

#[test]
fn in08_escape_and_the_arrows_are_keys_like_others_and_menus_still_obey_them() {
    let (_folder, mut game) = controls("rebind-esc");
    for key in [KeyCode::Escape, KeyCode::ArrowDown, KeyCode::Tab] {
        focus(&mut game, Kind::Key, SeatAction::Help);
        game.key(KeyCode::Enter);
        game.frames(2);
        game.key(key);
        game.frames(2);
        assert_eq!(meaning(&game, key), Some(SeatAction::Help), "{key:?}");
        assert_eq!(game.place(), Screen::Settings.into(), "{key:?} was for the binding alone");
    }
    for vital in bindings(&game).0.iter().filter(|binding| binding.action.is_vital()) {
        assert!(!vital.keys.is_empty(), "{vital:?}");
    }
    game.key(KeyCode::Escape);
    game.frames(2);
    assert_eq!(game.place(), Screen::Title.into());
}

#[test]
fn in08_by_pad_alone_a_button_is_changed_and_reset() {
    let (_folder, mut game) = controls("rebind-pad");
    let pad = pad(&mut game);
    let of = |game: &Game, button| bindings(game).meaning(Control::Button(button));
    focus(&mut game, Kind::Button, SeatAction::Undo);
    press(&mut game, pad, GamepadButton::South);
    assert!(waits(&game));
    press(&mut game, pad, GamepadButton::North);
    assert!(!waits(&game));
    assert_eq!(of(&game, GamepadButton::North), Some(SeatAction::Undo));
    assert_eq!(of(&game, GamepadButton::LeftThumb), Some(SeatAction::Help));
    // A key cannot be given by a pad: a button of it leaves everything as it was.
    let before = bindings(&game).clone();
    focus(&mut game, Kind::Key, SeatAction::Undo);
    press(&mut game, pad, GamepadButton::South);
    assert!(waits(&game));
    press(&mut game, pad, GamepadButton::East);
    assert!(!waits(&game) && *bindings(&game) == before);
    assert_eq!(game.place(), Screen::Settings.into());
    // One line along to the right is what resets it.
    focus(&mut game, Kind::Button, SeatAction::Undo);
    press(&mut game, pad, GamepadButton::DPadRight);
    press(&mut game, pad, GamepadButton::South);
    assert_eq!(of(&game, GamepadButton::North), Some(SeatAction::Help));
    assert!(bindings(&game).is_usual(SeatAction::Undo));
}

#[test]
fn in08_what_every_screen_needs_stays_and_that_is_said() {
    let (_folder, mut game) = controls("rebind-vital");
    let pad = pad(&mut game);
    focus(&mut game, Kind::Button, SeatAction::EndPhase);
    press(&mut game, pad, GamepadButton::South);
    press(&mut game, pad, GamepadButton::South);
    let last = game.app.world().resource::<Rebinding>().last;
    assert_eq!(last.map(|(_, _, bound)| bound), Some(Bound::Needed(SeatAction::Choose)));
    assert!(bindings(&game).is_usual(SeatAction::Choose));
}

#[test]
fn in08_a_click_asks_another_one_leaves_it_and_all_is_reset() {
    let (_folder, mut game) = controls("rebind-mouse");
    game.app.world_mut().resource_mut::<Bindings>().bind(SeatAction::Flip, 0, Control::Key(KeyCode::KeyG.into()));
    focus(&mut game, Kind::Key, SeatAction::CursorUp);
    let at = {
        let (rect, enabled) =
            game.app.world().resource::<Focus>().row("settings", (Kind::Key, SeatAction::CursorUp)).unwrap();
        assert!(enabled);
        Vec2::new(rect.center().x, rect.center().y)
    };
    game.click_at(at);
    game.frames(2);
    assert!(waits(&game));
    game.button(MouseButton::Left, ButtonState::Pressed);
    game.button(MouseButton::Left, ButtonState::Released);
    assert!(!waits(&game) && bindings(&game).is_usual(SeatAction::CursorUp));
    game.click_row("settings", "reset-all");
    assert_eq!(*bindings(&game), Bindings::default());
}

#[test]
fn in09_keys_are_bound_by_place_and_called_by_what_the_layout_writes() {
    let (_folder, mut game) = controls("rebind-layout");
    focus(&mut game, Kind::Key, SeatAction::Flip);
    game.key(KeyCode::Enter);
    game.frames(2);
    // On a QWERTZ keyboard Z is where others have Y.
    for state in [ButtonState::Pressed, ButtonState::Released] {
        write_key(&mut game, KeyCode::KeyY, "z", state);
        game.frames(1);
    }
    assert_eq!(meaning(&game, KeyCode::KeyY), Some(SeatAction::Flip), "by its place");
    game.frames(1);
    assert_eq!(game.app.world().resource::<Caps>().key(SeatAction::Flip), Some(Cap::Key("Z".into())));
}

fn write_key(game: &mut Game, key_code: KeyCode, text: &str, state: ButtonState) {
    let world = game.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).unwrap();
    let logical_key = Key::Character(text.into());
    let event = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
    world.write_message(WindowEvent::KeyboardInput(event.clone()));
    world.write_message(event);
}

#[test]
fn in19_rumble_is_scaled_and_switched_off_by_keys_alone() {
    let (_folder, mut game) = controls("rumble");
    game.app.world_mut().resource_mut::<Focus>().menu_focus("settings", "rumble");
    game.frames(2);
    let rumble = |game: &Game| game.app.world().resource::<Settings>().rumble;
    let before = rumble(&game);
    game.key(KeyCode::ArrowLeft);
    assert_eq!(rumble(&game), before - 5);
    for _ in 0..20 {
        game.key(KeyCode::ArrowLeft);
    }
    assert_eq!(rumble(&game), 0);
}

/// From the title to the first key of the controls and on, by steps alone.
fn way(game: &mut Game, step: impl Fn(&mut Game, Step)) {
    let on = |game: &Game, menu: &str, row: &str| game.is_on(menu, row);
    for _ in 0..12 {
        if on(game, "title", "title-settings") {
            break;
        }
        step(game, Step::Down);
    }
    step(game, Step::Confirm);
    assert_eq!(game.place(), Screen::Settings.into());
    for _ in 0..6 {
        if game.app.world().resource::<Focus>().row("settings", "rumble").is_some() {
            break;
        }
        step(game, Step::Tab);
    }
    for _ in 0..60 {
        if game.app.world().resource::<Focus>().is_on("settings", (Kind::Button, SeatAction::Flip)) {
            return;
        }
        let in_cells = game.app.world().resource::<Focus>().is_on("settings", (Kind::Key, SeatAction::Flip));
        step(game, if in_cells { Step::Right } else { Step::Down });
    }
    panic!("no way to the button that flips the board");
}

#[derive(Clone, Copy)]
enum Step {
    Down,
    Right,
    Confirm,
    Tab,
}

#[test]
fn in01_a_pad_alone_finds_the_controls_and_changes_one() {
    let folder = Folder::new("controls-pad-run");
    let mut game = Game::start_on_title(&folder.0, instant());
    let pad = pad(&mut game);
    way(&mut game, |game, step| {
        let button = match step {
            Step::Down => GamepadButton::DPadDown,
            Step::Right => GamepadButton::DPadRight,
            Step::Confirm => GamepadButton::South,
            Step::Tab => GamepadButton::RightTrigger,
        };
        press(game, pad, button);
    });
    press(&mut game, pad, GamepadButton::South);
    press(&mut game, pad, GamepadButton::RightThumb);
    let flips = Control::Button(GamepadButton::RightThumb);
    assert_eq!(bindings(&game).meaning(flips), Some(SeatAction::Flip));
    assert!(game.app.world().resource::<Focus>().is_on("settings", (Kind::Button, SeatAction::Flip)), "UI-02");
    press(&mut game, pad, GamepadButton::East);
    assert_eq!(game.place(), Screen::Title.into());
}

#[test]
fn in02_keys_alone_find_the_controls_and_change_one() {
    let folder = Folder::new("controls-key-run");
    let mut game = Game::start_on_title(&folder.0, instant());
    way(&mut game, |game, step| {
        game.key(match step {
            Step::Down => KeyCode::ArrowDown,
            Step::Right => KeyCode::ArrowRight,
            Step::Confirm => KeyCode::Enter,
            Step::Tab => KeyCode::PageDown,
        });
        game.frames(2);
    });
    game.key(KeyCode::ArrowLeft);
    game.key(KeyCode::Enter);
    game.frames(2);
    game.key(KeyCode::KeyG);
    assert_eq!(meaning(&game, KeyCode::KeyG), Some(SeatAction::Flip));
    game.key(KeyCode::Escape);
    game.frames(2);
    assert_eq!(game.place(), Screen::Title.into());
}
