//! The join screen: who plays with what, before the match.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/seated.rs"]
mod seated;

use ball::focus::Focus;
use ball::screens::Screen;
use ball::seats::{Curtain, Device, Join, Note, Notes, Seats};
use ball_rules::Team;
use bevy::prelude::*;
use common::*;
use seated::*;

/// The join screen, opened by a pad, with another pad beside it.
fn joining(name: &str, models: [&str; 2]) -> (Folder, Game, [Pad; 2]) {
    let folder = Folder::new(name);
    let mut game = Game::start_on_title(&folder.0, instant());
    let pads = models.map(|model| Pad::plug(&mut game, model));
    pads[0].press(&mut game, GamepadButton::South);
    assert_eq!(game.place(), Screen::Join.into());
    (folder, game, pads)
}

fn table(game: &Game) -> Seats {
    *game.app.world().resource::<Join>().seats()
}

#[test]
fn lm01_a_second_pad_joins_by_its_button_and_moves_nothing_before() {
    let (_folder, mut game, [one, two]) = joining("join", ["one", "two"]);
    assert_eq!((table(&game).atk.device, table(&game).def.device), (one.device(&game), one.device(&game)));
    assert!(game.is_on("join", "begin"));
    for button in [GamepadButton::DPadUp, GamepadButton::East, GamepadButton::Start, GamepadButton::North] {
        two.press(&mut game, button);
    }
    two.lean(&mut game, 1.0);
    two.lean(&mut game, 0.0);
    assert!(game.place() == Screen::Join.into() && game.is_on("join", "begin"));
    assert!(table(&game).shared(), "LM-09: Start takes no seat");
    two.press(&mut game, GamepadButton::South);
    assert_eq!((table(&game).atk.device, table(&game).def.device), (one.device(&game), two.device(&game)));
    assert_eq!(game.place(), Screen::Join.into(), "the press that joins does nothing else");
    let third = Pad::plug(&mut game, "three");
    third.press(&mut game, GamepadButton::South);
    assert_eq!(game.app.world().resource::<Notes>().note.map(|(note, _)| note), Some(Note::Full), "LM-10");
    game.key(KeyCode::Enter);
    assert_eq!(game.place(), Screen::Join.into(), "nor is the keyboard at the table");
    two.press(&mut game, GamepadButton::South);
    game.frames(2);
    assert_eq!(game.place(), Screen::Match.into(), "UI-06: three presses");
    assert_eq!(seats(&game), table(&game));
}

#[test]
fn lm06_on_the_join_screen_a_pad_seen_twice_takes_one_seat() {
    let folder = Folder::new("join-ghost");
    let mut game = Game::start_on_title(&folder.0, instant());
    let [one, ghost] = ["one", "one again"].map(|model| Pad::plug(&mut game, model));
    let own = one.device(&game);
    // The driver shows every press on both pads: the one on the title, some others, and the one that would join.
    for button in [GamepadButton::South, GamepadButton::DPadUp, GamepadButton::DPadDown, GamepadButton::South] {
        for value in [1.0, 0.0] {
            one.send(&mut game, button, value);
            ghost.send(&mut game, button, value);
            game.frames(2);
        }
        game.frames(3);
        let seats = table(&game);
        assert!(game.place() != Screen::Join.into() || (seats.atk.device, seats.def.device) == (own, own));
    }
    assert_eq!(game.place(), Screen::Match.into(), "the pad alone begins the match and shares");
    assert_eq!((seats(&game).atk.device, seats(&game).def.device), (own, own));
}

#[test]
fn lm08_sides_devices_and_names_are_changed_by_the_pad_alone() {
    let (_folder, mut game, [one, two]) = joining("join-edit", ["one", "two"]);
    two.press(&mut game, GamepadButton::South);
    let walk = |game: &mut Game, pad: &Pad, row: &str| {
        for _ in 0..12 {
            if game.is_on("join", row) {
                return;
            }
            pad.press(game, GamepadButton::DPadDown);
        }
        panic!("no way to {row}");
    };
    let before = table(&game);
    walk(&mut game, &one, "join-swap-sides");
    one.press(&mut game, GamepadButton::South);
    assert_eq!((table(&game).atk, table(&game).def), (before.def, before.atk));
    two.press(&mut game, GamepadButton::DPadRight);
    assert!(game.is_on("join", "join-swap-devices"), "whoever sits may change");
    two.press(&mut game, GamepadButton::South);
    assert_eq!(table(&game).atk.device, before.atk.device);
    assert_eq!(table(&game).atk.name, before.def.name);
    // A name from the list, and one device for both.
    let focus = |game: &mut Game, key: (&'static str, Team)| {
        game.app.world_mut().resource_mut::<Focus>().menu_focus("join", key);
        game.frames(1);
    };
    focus(&mut game, ("name", Team::Def));
    let name = table(&game).def.name;
    one.press(&mut game, GamepadButton::DPadRight);
    assert_ne!(table(&game).def.name, name);
    focus(&mut game, ("device", Team::Def));
    one.press(&mut game, GamepadButton::DPadLeft);
    assert!(table(&game).shared());
    two.press(&mut game, GamepadButton::South);
    assert!(!table(&game).shared(), "whoever has lost the seat by this takes it again");
    walk(&mut game, &one, "begin");
    one.press(&mut game, GamepadButton::South);
    game.frames(2);
    let tags = Team::ALL.map(|team| game.session().coach(team).unwrap().to_owned());
    assert!(tags[0] != tags[1] && !tags[0].is_empty(), "{tags:?}");
    let record = game.session().record().write();
    assert!(tags.iter().all(|tag| record.contains(tag)), "{record}");
}

#[test]
fn lm12_a_device_alone_shares_both_seats_and_hands_over() {
    let folder = Folder::new("alone-at-the-table");
    let mut game = Game::start_on_title(&folder.0, instant());
    game.key(KeyCode::Enter);
    game.frames(2);
    game.key(KeyCode::Enter);
    game.frames(2);
    assert_eq!(game.place(), Screen::Match.into());
    assert!(seats(&game).shared() && curtain(&game).is_none());
    end_turn(&mut game);
    game.frames(2);
    assert_eq!(curtain(&game), Some(Curtain::HandOver(Team::Atk)));
    game.key(KeyCode::Enter);
    assert_eq!(curtain(&game), None);
}

#[test]
fn lm12_the_mouse_alone_hands_itself_over_by_a_click_on_the_card() {
    let folder = Folder::new("mouse-alone");
    let mut game = Game::start(&folder.0, instant(), None);
    seat(&mut game, Device::KeyboardMouse, Device::KeyboardMouse);
    end_turn(&mut game);
    game.frames(2);
    assert_eq!(curtain(&game), Some(Curtain::HandOver(Team::Atk)));
    game.click_at(Vec2::new(100.0, 400.0));
    assert!(curtain(&game).is_some(), "beside the card");
    // The card is in the middle, and what goes on is at its foot.
    let mut y = 400.0;
    while curtain(&game).is_some() && y < 600.0 {
        game.click_at(Vec2::new(640.0, y));
        game.frames(2);
        y += 20.0;
    }
    assert!(curtain(&game).is_none() && !selected(&game));
}
