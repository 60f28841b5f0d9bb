//! Pads that are plugged in and pulled out, and coaches who have them.
#![allow(dead_code, reason = "each test file uses its own part")]

use crate::common::*;
use ball::match_play::Command;
use ball::screens::Overlay;
use ball::seats::{Curtain, Curtained, Device, Registry, Seat, Seating, Seats};
use ball_rules::Team;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::prelude::*;

/// A pad that is plugged in.
pub struct Pad(pub Entity);

impl Pad {
    pub fn plug(game: &mut Game, name: &str) -> Pad {
        let pad = Pad(game.app.world_mut().spawn_empty().id());
        pad.connect(game, name);
        pad
    }

    pub fn connect(&self, game: &mut Game, name: &str) {
        let connection = GamepadConnection::Connected { name: name.into(), vendor_id: None, product_id: None };
        game.app.world_mut().write_message(GamepadConnectionEvent { gamepad: self.0, connection });
        game.frames(3);
        self.lean(game, 0.0);
    }

    pub fn pull(&self, game: &mut Game) {
        let connection = GamepadConnection::Disconnected;
        game.app.world_mut().write_message(GamepadConnectionEvent { gamepad: self.0, connection });
        game.frames(1);
    }

    pub fn lean(&self, game: &mut Game, value: f32) {
        let axis = GamepadAxis::LeftStickX;
        let event = RawGamepadEvent::Axis(RawGamepadAxisChangedEvent { gamepad: self.0, axis, value });
        game.app.world_mut().write_message(event);
        game.frames(1);
    }

    pub fn send(&self, game: &mut Game, button: GamepadButton, value: f32) {
        let event = RawGamepadEvent::Button(RawGamepadButtonChangedEvent { gamepad: self.0, button, value });
        game.app.world_mut().write_message(event);
    }

    pub fn press(&self, game: &mut Game, button: GamepadButton) {
        for value in [1.0, 0.0] {
            self.send(game, button, value);
            game.frames(2);
        }
        game.frames(2);
    }

    pub fn device(&self, game: &Game) -> Device {
        game.app.world().resource::<Registry>().device(self.0).unwrap()
    }
}

pub fn seat(game: &mut Game, atk: Device, def: Device) {
    game.app.insert_resource(Seating::Versus(Seats { atk: Seat::new(atk, 0), def: Seat::new(def, 1) }));
    game.frames(2);
}

/// A match in which DEF is on move, with a pad for each coach.
pub fn versus(name: &str, models: [&str; 2]) -> (Folder, Game, [Pad; 2]) {
    versus_in(name, models, None)
}

pub fn versus_in(name: &str, models: [&str; 2], opening: Option<ball_rules::Record>) -> (Folder, Game, [Pad; 2]) {
    let folder = Folder::new(name);
    let mut game = Game::start(&folder.0, instant(), opening);
    assert_eq!(game.position().side(), Team::Def);
    let pads = models.map(|model| Pad::plug(&mut game, model));
    let [atk, def] = [0, 1].map(|index: usize| pads[index].device(&game));
    seat(&mut game, atk, def);
    (folder, game, pads)
}

pub fn curtain(game: &Game) -> Option<Curtain> {
    game.app.world().resource::<Curtained>().0
}

pub fn seats(game: &Game) -> Seats {
    *game.app.world().resource::<Seating>().seats().unwrap()
}

pub fn menu(game: &Game) -> bool {
    game.place() == Overlay::Pause.into()
}

pub fn selected(game: &Game) -> bool {
    game.session().composer().piece().is_some()
}

pub fn end_turn(game: &mut Game) {
    let side = game.position().side();
    game.app.world_mut().write_message(Command::EndPhase);
    game.frames(3);
    assert_ne!(game.position().side(), side);
}
