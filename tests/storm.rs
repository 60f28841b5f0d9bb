//! A storm of device events: whatever keys, mice, pads and windows do, the match stays legal and its record whole.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball::screens::{Go, Screen};
use ball::seats::{Curtain, Curtained, Registry, Seat, Seating, Seats};
use ball_rules::{Mode, Position, Record, Ruleset};
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::KeyboardFocusLost;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused, WindowResized};
use common::{Dice, Folder, Game, instant};

/// How many events come in all.
const EVENTS: usize = 10_000;
/// How many come in a frame at most.
const A_FRAME: usize = 6;
/// After how many events the board is shown again, wherever they have led.
const BACK_TO_THE_BOARD: usize = 50;
/// How many pads come and go.
const PADS: usize = 3;

const KEYS: [KeyCode; 40] = {
    use KeyCode::*;
    [
        ArrowUp, ArrowDown, ArrowLeft, ArrowRight, Enter, Enter, Space, Escape, Backspace, Tab, ShiftLeft, KeyE, KeyC,
        KeyU, KeyR, KeyV, KeyF, KeyI, KeyJ, KeyK, KeyL, Home, PageUp, PageDown, F1, F2, F3, F6, F8, F10, Digit1,
        Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9, Digit0,
    ]
};

const BUTTONS: [GamepadButton; 16] = {
    use GamepadButton::*;
    [
        South,
        South,
        East,
        West,
        North,
        LeftTrigger,
        RightTrigger,
        LeftTrigger2,
        RightTrigger2,
        DPadUp,
        DPadDown,
        DPadLeft,
        DPadRight,
        Start,
        Select,
        LeftThumb,
    ]
};

const AXES: [GamepadAxis; 4] =
    [GamepadAxis::LeftStickX, GamepadAxis::LeftStickY, GamepadAxis::RightStickX, GamepadAxis::RightStickY];

/// The storm, and what it needs to know of the devices.
struct Storm {
    dice: Dice,
    pads: [Entity; PADS],
    size: (u32, u32),
}

impl Storm {
    fn chance(&mut self, one_in: usize) -> bool {
        self.dice.below(one_in) == 0
    }

    fn state(&mut self) -> ButtonState {
        if self.chance(2) { ButtonState::Pressed } else { ButtonState::Released }
    }

    fn event(&mut self, game: &mut Game) {
        match self.dice.below(100) {
            0..35 => {
                let (key, state) = (KEYS[self.dice.below(KEYS.len())], self.state());
                game.hold(key, state);
            }
            35..50 => self.point(game),
            50..60 => {
                let button = [MouseButton::Left, MouseButton::Left, MouseButton::Right, MouseButton::Middle];
                let (button, state) = (button[self.dice.below(4)], self.state());
                game.button_silently(button, state);
            }
            60..64 => self.scroll(game),
            64..84 => {
                let gamepad = self.pads[self.dice.below(PADS)];
                let button = BUTTONS[self.dice.below(BUTTONS.len())];
                let value = [0.0, 0.3, 1.0, 1.0, f32::NAN, -1.0][self.dice.below(6)];
                let event = RawGamepadButtonChangedEvent { gamepad, button, value };
                game.app.world_mut().write_message(RawGamepadEvent::Button(event));
            }
            84..92 => {
                let gamepad = self.pads[self.dice.below(PADS)];
                let axis = AXES[self.dice.below(4)];
                let value = [0.0, 0.0, 1.0, -1.0, 0.6, f32::NAN][self.dice.below(6)];
                let event = RawGamepadAxisChangedEvent { gamepad, axis, value };
                game.app.world_mut().write_message(RawGamepadEvent::Axis(event));
            }
            92..95 => self.plug(game),
            95..97 => self.focus(game),
            _ => self.resize(game),
        }
    }

    fn point(&mut self, game: &mut Game) {
        let (width, height) = self.size;
        let at = Vec2::new(self.dice.below(width as usize + 1) as f32, self.dice.below(height as usize + 1) as f32);
        game.move_silently(at);
    }

    fn scroll(&mut self, game: &mut Game) {
        let y = [-3.0, -1.0, 1.0, 40.0][self.dice.below(4)];
        let window = window(game);
        let phase = TouchPhase::Moved;
        game.app.world_mut().write_message(MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y, window, phase });
    }

    fn plug(&mut self, game: &mut Game) {
        let gamepad = self.pads[self.dice.below(PADS)];
        let connection = if self.chance(2) {
            GamepadConnection::Connected { name: "pad".into(), vendor_id: Some(7), product_id: None }
        } else {
            GamepadConnection::Disconnected
        };
        game.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
    }

    fn focus(&mut self, game: &mut Game) {
        let (window, focused) = (window(game), self.chance(2));
        let world = game.app.world_mut();
        world.get_mut::<Window>(window).unwrap().focused = focused;
        world.write_message(WindowFocused { window, focused });
        if !focused {
            world.write_message(KeyboardFocusLost);
        }
    }

    fn resize(&mut self, game: &mut Game) {
        let sizes = [(1, 1), (1, 700), (37, 20), (320, 240), (1280, 800), (1280, 800), (2560, 1440)];
        self.size = sizes[self.dice.below(sizes.len())];
        let ((width, height), window) = (self.size, window(game));
        let world = game.app.world_mut();
        world.get_mut::<Window>(window).unwrap().resolution.set_physical_resolution(width, height);
        world.write_message(WindowResized { window, width: width as f32, height: height as f32 });
    }
}

fn window(game: &mut Game) -> Entity {
    let world = game.app.world_mut();
    world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).unwrap()
}

/// The position is legal, the world says the same, and the file on disk holds exactly this match.
fn assert_sound(game: &mut Game, folder: &Folder, event: usize) {
    let rules = Ruleset::house();
    let bpn = game.bpn();
    Position::from_bpn(rules, &bpn).unwrap_or_else(|error| panic!("after {event} events: {bpn}: {error}"));
    if !game.is_animating() {
        game.assert_mirrored();
    }
    let path = folder.0.join("current.ball");
    let text = std::fs::read_to_string(&path).unwrap();
    let read = Record::read(rules, &text).unwrap_or_else(|failure| panic!("after {event} events: {}", failure.error));
    assert_eq!(read.game.position().to_bpn(rules), bpn, "after {event} events the file holds another position");
}

#[test]
fn ten_thousand_device_events_leave_the_match_legal_and_its_record_whole() {
    let folder = Folder::new("storm");
    let decided = shake(&folder, false, 2_026);
    assert!(decided > 20, "a storm that decides nothing shows nothing: {decided} decisions");
}

#[test]
fn lm04_ten_thousand_events_with_two_seats_leave_the_match_legal_and_nobody_plays_before_the_curtain() {
    let folder = Folder::new("storm-seats");
    let decided = shake(&folder, true, 4_711);
    assert!(decided > 10, "a storm that decides nothing shows nothing: {decided} decisions");
}

/// Shakes a match, and returns how many decisions came of it. With `seated`, the first two pads have a seat each.
fn shake(folder: &Folder, seated: bool, seed: u64) -> usize {
    let opening = Record::new(ball_rules::Match::new(Ruleset::house(), Mode::Cards));
    let mut game = Game::start(&folder.0, instant(), Some(opening));
    let pads: [Entity; PADS] = std::array::from_fn(|_| game.app.world_mut().spawn_empty().id());
    if seated {
        sit(&mut game, &pads);
    }
    let mut storm = Storm { dice: Dice(seed), pads, size: (1280, 800) };
    let (mut decided, mut most) = (0, 0);
    let mut curtains = 0;
    for event in 1..=EVENTS {
        storm.event(&mut game);
        if event % BACK_TO_THE_BOARD == 0 {
            // Whatever menu the storm has got into: it is a match that is shaken.
            game.app.world_mut().write_message(Go::To(Screen::Match));
        }
        if storm.chance(A_FRAME / 2) {
            let (before, bpn) = (curtain(&game), game.bpn());
            game.frames(1);
            // A curtain that was there before the frame and is after it let nothing through.
            if before.is_some() && curtain(&game).is_some() {
                curtains += 1;
                assert_eq!(game.bpn(), bpn, "after {event} events");
            }
        }
        let played = game.session().game().played().len();
        decided += usize::from(played > most);
        most = played;
        if event % 200 == 0 {
            game.frames(2);
            assert_sound(&mut game, folder, event);
        }
    }
    game.frames(10);
    assert_sound(&mut game, folder, EVENTS);
    // A storm that began without seats may find its way through the join screen and take some.
    assert!(curtains > 0 || !seated, "pads that have seats were never lost");
    decided
}

fn curtain(game: &Game) -> Option<Curtain> {
    game.app.world().resource::<Curtained>().0
}

fn sit(game: &mut Game, pads: &[Entity; PADS]) {
    for (gamepad, name) in pads.iter().zip(["one", "two", "three"]) {
        let connection = GamepadConnection::Connected { name: name.into(), vendor_id: Some(7), product_id: None };
        game.app.world_mut().write_message(GamepadConnectionEvent { gamepad: *gamepad, connection });
    }
    game.frames(3);
    let registry = game.app.world().resource::<Registry>();
    let [atk, def] = [0, 1].map(|index| registry.device(pads[index]).unwrap());
    game.app.insert_resource(Seating::Versus(Seats { atk: Seat::new(atk, 0), def: Seat::new(def, 1) }));
    game.frames(2);
}
