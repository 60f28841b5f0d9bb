//! The screens around the match: every device walks through all of them and back with one focus.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/devices.rs"]
mod devices;

use ball::focus::{Focus, Nav};
use ball::hud::Clickable;
use ball::input::Cursor;
use ball::screens::{Overlay, Place, Screen};
use bevy::input::ButtonState;
use bevy::prelude::*;
use common::*;
use devices::Device;

/// From the title through every screen and back, with one device alone.
fn tour(device: impl Fn(&mut Game) -> Device, name: &str) {
    let folder = Folder::new(name);
    let mut game = Game::start_on_title(&folder.0, instant());
    let device = device(&mut game);
    assert_eq!(game.place(), Screen::Title.into());
    assert!(game.is_on("title", "title-versus"), "the first entry has the focus");
    device.choose(&mut game, "title", "title-settings");
    assert_eq!(game.place(), Screen::Settings.into());
    device.press(&mut game, Nav::Back);
    assert_eq!(game.place(), Screen::Title.into());
    assert!(game.is_on("title", "title-settings"), "the focus returns to what opened the settings (UI-02)");
    device.choose(&mut game, "title", "title-versus");
    assert_eq!(game.place(), Screen::Join.into());
    device.choose(&mut game, "join", "options");
    assert_eq!(game.place(), Screen::Options.into());
    device.press(&mut game, Nav::Back);
    assert!(game.is_on("join", "options"));
    device.press(&mut game, Nav::Back);
    assert_eq!(game.place(), Screen::Title.into());
    device.choose(&mut game, "title", "title-versus");
    assert!(game.is_on("join", "begin"), "what goes on has the focus");
    device.press(&mut game, Nav::Confirm);
    game.frames(2);
    assert_eq!(game.place(), Screen::Match.into());
    // Out of the match and back by the pause.
    device.press(&mut game, Nav::Back);
    assert_eq!(game.place(), Overlay::Pause.into(), "with nothing open, Back pauses");
    device.choose(&mut game, "pause", "settings");
    device.press(&mut game, Nav::Back);
    assert_eq!(game.place(), Overlay::Pause.into());
    assert!(game.is_on("pause", "settings"));
    device.press(&mut game, Nav::Back);
    assert_eq!(game.place(), Screen::Match.into());
    device.press(&mut game, Nav::Back);
    device.choose(&mut game, "pause", "leave");
    assert_eq!(game.place(), Screen::Title.into());
    device.walk_to(&mut game, "title", "title-quit");
    device.hold(&mut game, Nav::Confirm, true);
    game.frames(1);
    assert!(game.app.should_exit().is_some());
}

#[test]
fn in02_keys_alone_walk_through_every_screen_and_back() {
    tour(|_| Device::Keys, "tour-keys");
}

#[test]
fn in01_in12_the_d_pad_alone_walks_through_every_screen_and_back() {
    tour(|game| Device::DPad(Device::pad(game)), "tour-dpad");
}

#[test]
fn in12_the_stick_alone_walks_through_every_screen_and_back() {
    tour(|game| Device::Stick(Device::pad(game)), "tour-stick");
}

#[test]
fn ui06_a_match_starts_within_three_presses_of_the_title() {
    let folder = Folder::new("three-presses");
    let mut game = Game::start_on_title(&folder.0, instant());
    game.key(KeyCode::Enter);
    game.frames(2);
    assert_eq!(game.place(), Screen::Join.into());
    game.key(KeyCode::Enter);
    game.frames(2);
    assert_eq!(game.place(), Screen::Match.into());
}

#[test]
fn ui03_the_title_wraps_and_back_on_it_leads_to_the_way_out() {
    let folder = Folder::new("wrap");
    let mut game = Game::start_on_title(&folder.0, instant());
    game.key(KeyCode::ArrowUp);
    assert!(game.is_on("title", "title-quit"));
    game.key(KeyCode::ArrowDown);
    assert!(game.is_on("title", "title-versus"));
    game.key(KeyCode::Escape);
    game.frames(1);
    assert!(game.is_on("title", "title-quit"));
    assert_eq!(game.place(), Screen::Title.into());
}

#[test]
fn in11_what_is_done_in_menus_does_not_reach_the_board() {
    let folder = Folder::new("menus-only");
    let mut game = Game::start_on_title(&folder.0, instant());
    let board = |game: &Game| (game.bpn(), *game.app.world().resource::<Cursor>(), game.session().composer().clone());
    let before = board(&game);
    for key in [KeyCode::Tab, KeyCode::ArrowDown, KeyCode::KeyE, KeyCode::Digit1, KeyCode::KeyU, KeyCode::F2] {
        game.key(key);
    }
    game.click_at(Vec2::new(840.0, 430.0));
    game.frames(2);
    assert_eq!(game.place(), Screen::Title.into());
    assert_eq!(board(&game).0, before.0);
    assert!(game.session().composer().is_empty());
    assert_eq!(board(&game).1.square, before.1.square);
    assert!(game.app.world().resource::<Clickable>().0.is_empty(), "no panel of the match is there");
}

#[test]
fn a_held_confirm_does_not_fall_through_from_one_menu_into_the_next() {
    let folder = Folder::new("held");
    let mut game = Game::start_on_title(&folder.0, instant());
    let pad = Device::DPad(Device::pad(&mut game));
    for device in [Device::Keys, pad] {
        device.walk_to(&mut game, "title", "title-settings");
        device.hold(&mut game, Nav::Confirm, true);
        game.frames(60);
        // The first row of the settings is a tab, and nothing on the page was used.
        assert_eq!(game.place(), Screen::Settings.into());
        let settings = game.app.world().resource::<ball::settings::Settings>().clone();
        device.hold(&mut game, Nav::Confirm, false);
        game.frames(3);
        assert_eq!(*game.app.world().resource::<ball::settings::Settings>(), settings);
        assert_eq!(game.place(), Screen::Settings.into());
        device.press(&mut game, Nav::Back);
        // Into the match: the board does not take the held press either.
        while !game.is_on("title", "title-versus") && !game.is_on("title", "title-play-on") {
            device.press(&mut game, Nav::Up);
        }
        if game.is_on("title", "title-versus") {
            device.press(&mut game, Nav::Confirm);
            assert_eq!(game.place(), Screen::Join.into());
        }
        device.hold(&mut game, Nav::Confirm, true);
        game.frames(60);
        assert_eq!(game.place(), Screen::Match.into());
        assert!(game.session().composer().is_empty());
        assert!(game.session().asked().is_none());
        device.hold(&mut game, Nav::Confirm, false);
        device.press(&mut game, Nav::Back);
        device.choose(&mut game, "pause", "leave");
    }
}

#[test]
fn ui04_a_question_begins_on_the_safe_answer_and_a_held_press_does_not_answer_it() {
    let folder = Folder::new("question");
    let settings = ball::settings::Settings { confirm_end_phase: true, ..instant() };
    let mut game = Game::start(&folder.0, settings, None);
    let pad = Device::DPad(Device::pad(&mut game));
    pad.press(&mut game, Nav::Back);
    pad.walk_to(&mut game, "pause", "menu-resign");
    pad.hold(&mut game, Nav::Confirm, true);
    game.frames(60);
    assert!(game.session().asked().is_some(), "still asked");
    assert!(game.is_on("question", "no"));
    pad.hold(&mut game, Nav::Confirm, false);
    pad.press(&mut game, Nav::Back);
    assert!(game.session().asked().is_none());
    assert_eq!(game.place(), Overlay::Pause.into());
    assert!(game.is_on("pause", "menu-resign"), "the focus returns to what opened the question (UI-02)");
    pad.press(&mut game, Nav::Confirm);
    game.frames(2);
    pad.press(&mut game, Nav::Right);
    assert!(game.is_on("question", "yes"));
    pad.press(&mut game, Nav::Confirm);
    game.frames(3);
    assert!(game.session().result().is_some());
    assert_eq!(game.place(), Overlay::Result.into(), "the result is seen");
}

#[test]
fn in07_the_mouse_acts_on_release_and_moving_off_takes_it_back() {
    let folder = Folder::new("release");
    let mut game = Game::start_on_title(&folder.0, instant());
    let at = game.row_at("title", "title-settings");
    game.mouse_to(at);
    assert!(game.is_on("title", "title-settings"), "the pointer moves the same focus (IN-16)");
    game.button(MouseButton::Left, ButtonState::Pressed);
    game.frames(3);
    assert_eq!(game.place(), Screen::Title.into());
    game.mouse_to(Vec2::new(900.0, 700.0));
    game.button(MouseButton::Left, ButtonState::Released);
    game.frames(3);
    assert_eq!(game.place(), Screen::Title.into(), "let go elsewhere");
    game.click_row("title", "title-settings");
    assert_eq!(game.place(), Screen::Settings.into());
    game.right_click();
    game.frames(3);
    assert_eq!(game.place(), Screen::Title.into());
}

#[test]
fn settings_change_by_left_and_right_and_tabs_turn_by_shoulders() {
    let folder = Folder::new("settings-rows");
    let mut game = Game::start_on_title(&folder.0, instant());
    let pad = Device::DPad(Device::pad(&mut game));
    let volume = |game: &Game| game.app.world().resource::<ball::settings::Settings>().music_volume;
    for device in [Device::Keys, pad] {
        device.choose(&mut game, "title", "title-settings");
        for _ in 0..4 {
            if game.app.world().resource::<Focus>().row("settings", "sound-music").is_some() {
                break;
            }
            device.press(&mut game, Nav::NextTab);
        }
        device.walk_to(&mut game, "settings", "sound-music");
        let before = volume(&game);
        device.press(&mut game, Nav::Left);
        assert_eq!(volume(&game), before - 5);
        device.press(&mut game, Nav::Right);
        assert_eq!(volume(&game), before);
        device.press(&mut game, Nav::Back);
    }
}

#[test]
fn ui05_the_match_pauses_while_something_is_animated() {
    let folder = Folder::new("pause-animated");
    let settings = ball::settings::Settings { animation_speed: ball::settings::AnimationSpeed::Slow, ..instant() };
    let mut game = Game::start(&folder.0, settings, None);
    game.app.world_mut().write_message(ball::match_play::Command::Choose(square("K11")));
    game.frames(2);
    game.app.world_mut().write_message(ball::match_play::Command::Choose(square("L12")));
    game.frames(3);
    assert!(game.is_animating());
    game.key(KeyCode::F10);
    game.frames(1);
    assert_eq!(game.place(), Place::from(Overlay::Pause));
}

#[test]
fn ui01_a_menu_that_was_scrolled_shows_its_focus_when_it_opens_again() {
    let folder = Folder::new("scrolled");
    let mut game = Game::start_on(&folder.0, instant(), None, (1280, 600), 1.0, Screen::Match);
    let seen = |game: &Game| {
        let rect = game.app.world().resource::<Focus>().rect("pause").unwrap();
        rect.top() > 0.0 && rect.bottom() < 750.0
    };
    game.key(KeyCode::F10);
    game.frames(30);
    assert!(game.is_on("pause", "resume") && seen(&game));
    game.key(KeyCode::ArrowUp);
    game.frames(60);
    assert!(game.is_on("pause", "leave") && seen(&game));
    game.key(KeyCode::Escape);
    game.frames(5);
    game.key(KeyCode::F10);
    game.frames(60);
    assert!(game.is_on("pause", "resume") && seen(&game), "{:?}", game.app.world().resource::<Focus>().rect("pause"));
}

#[test]
fn whoever_leaves_a_match_finds_the_way_back_first() {
    let folder = Folder::new("way-back");
    let mut game = Game::start_on_title(&folder.0, instant());
    Device::Keys.choose(&mut game, "title", "title-versus");
    Device::Keys.press(&mut game, Nav::Confirm);
    game.frames(2);
    for name in ["K11", "L12"] {
        game.app.world_mut().write_message(ball::match_play::Command::Choose(square(name)));
        game.frames(2);
    }
    assert_eq!(game.session().game().played().len(), 1);
    Device::Keys.press(&mut game, Nav::Back);
    Device::Keys.choose(&mut game, "pause", "leave");
    assert!(game.is_on("title", "title-play-on"), "not on what would begin another one");
    Device::Keys.press(&mut game, Nav::Confirm);
    game.frames(2);
    assert_eq!(game.place(), Screen::Match.into());
}
