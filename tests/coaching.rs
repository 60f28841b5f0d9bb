//! The coach beside the board: what comes up for the first time is explained once, and nothing waits for it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball::match_play::{Command, Decide};
use ball::opponent::{Coach, Coaches};
use ball::screens::{Go, Page, Reading, Screen};
use ball::settings::Settings;
use ball::tutor::{Coaching, Tutor};
use ball_ai::Level;
use ball_rules::{Decision, Mode, PerTeam, Ruleset};
use ball_teach::Situation;
use bevy::prelude::KeyCode;
use common::*;

fn line(game: &Game) -> Option<Situation> {
    game.app.world().resource::<Coaching>().line()
}

fn decide(game: &mut Game, text: &str) {
    let decision = Decision::parse(Ruleset::house(), text).unwrap();
    game.app.world_mut().write_message(Decide(decision));
    game.frames(3);
}

fn seen(game: &Game, situation: Situation) -> bool {
    game.app.world().resource::<Tutor>().learned.has_seen(situation)
}

#[test]
fn tu01_what_comes_up_first_is_explained_once_and_remembered_on_disk() {
    let folder = Folder::new("coach");
    let mut game = Game::start(&folder.0, instant(), Some(free_takebacks()));
    assert_eq!(line(&game), Some(Situation::FirstTurn), "the first turn of the first match");
    decide(&mut game, "X2I11-J10");
    let then = line(&game);
    assert!(then.is_some(), "a line stays until there is another one, however much time passes (TU-01)");
    game.frames(600);
    assert_eq!(line(&game), then);
    decide(&mut game, ".");
    game.frames(3);
    assert!(seen(&game, Situation::FirstTurn));
    let on_disk = std::fs::read_to_string(folder.0.join("learned.ron")).unwrap();
    assert!(on_disk.contains("\"first-turn\""), "{on_disk}");
    drop(game);
    let mut game = Game::start(&folder.0, instant(), None);
    assert_ne!(line(&game), Some(Situation::FirstTurn));
    game.app.world_mut().write_message(Command::NewMatch(Mode::Basic));
    game.frames(2);
    game.app.world_mut().write_message(Command::Answer(true));
    game.frames(3);
    assert_ne!(line(&game), Some(Situation::FirstTurn), "it has been explained");
}

#[test]
fn a_line_goes_when_its_coachs_turn_is_over() {
    let folder = Folder::new("coach-turn");
    let mut game = Game::start(&folder.0, instant(), Some(record("bpn1 d A2 dX1 X1A1,X2C1 X1K15,X2M13 -")));
    assert_eq!(line(&game), Some(Situation::FirstTurn));
    // Nothing new comes up for anybody.
    for situation in Situation::ALL {
        game.app.world_mut().resource_mut::<Tutor>().learned.see(situation);
    }
    decide(&mut game, "X2M13-L14");
    assert_eq!(line(&game), Some(Situation::FirstTurn), "the turn goes on");
    decide(&mut game, ".");
    assert_eq!(line(&game), None);
}

#[test]
fn a_line_goes_when_it_is_no_longer_true() {
    let folder = Folder::new("coach-untrue");
    let mut game = Game::start(&folder.0, instant(), Some(record("bpn1 a A2 aX1 X1G5,X2A3 X1I7,X2A15 -")));
    for situation in Situation::ALL {
        if situation != Situation::Dodge {
            game.app.world_mut().resource_mut::<Tutor>().learned.see(situation);
        }
    }
    decide(&mut game, "X2A3-B4");
    assert_eq!(line(&game), Some(Situation::Dodge), "X1 can dodge DEF X1");
    decide(&mut game, "X2B4-C5");
    assert_eq!(game.session().position().pa(), 0);
    assert_eq!(line(&game), None, "without PA nobody can dodge");
}

#[test]
fn a_line_goes_when_the_match_is_over() {
    let folder = Folder::new("coach-end");
    let mut game = Game::start(&folder.0, instant(), None);
    assert_eq!(line(&game), Some(Situation::FirstTurn));
    game.app.world_mut().write_message(Command::Resign);
    game.frames(2);
    game.app.world_mut().write_message(Command::Answer(true));
    game.frames(3);
    assert!(game.session().result().is_some());
    assert_eq!(line(&game), None);
}

#[test]
fn ui02_the_key_for_help_reads_on_about_it_and_comes_back() {
    let folder = Folder::new("coach-link");
    let mut game = Game::start(&folder.0, instant(), Some(record("bpn1 a A2 aX1 X1G9 X1I11,X2A15 -")));
    for situation in Situation::ALL {
        if situation != Situation::Dodge {
            game.app.world_mut().resource_mut::<Tutor>().learned.see(situation);
        }
    }
    game.app.world_mut().write_message(Command::Undo);
    decide(&mut game, "X1G9-F10");
    game.app.world_mut().write_message(Command::Undo);
    game.frames(3);
    assert_eq!(line(&game), Some(Situation::Dodge));
    let before = game.bpn();
    game.key(KeyCode::F1);
    game.frames(3);
    assert_eq!(game.place(), Screen::Rulebook.into());
    assert_eq!(game.app.world().resource::<Reading>().page(), Page::Section(Situation::Dodge.section()));
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(game.place(), Screen::Match.into());
    assert_eq!((game.bpn(), line(&game)), (before, None), "read, it is put away");
    // The same by the button beside the board.
    game.app.world_mut().resource_mut::<Coaching>().ask();
    game.frames(3);
    assert_eq!(game.place(), Screen::Match.into(), "there is nothing more to read");
}

#[test]
fn in16_nothing_waits_for_it() {
    let folder = Folder::new("coach-free");
    let mut game = Game::start(&folder.0, instant(), None);
    assert!(line(&game).is_some());
    let played = game.session().game().played().len();
    game.key(KeyCode::Tab);
    assert!(game.session().composer().piece().is_some(), "keys choose as ever");
    game.key(KeyCode::Escape);
    game.key(KeyCode::KeyE);
    game.frames(2);
    assert_eq!(game.session().game().played().len(), played + 1);
}

#[test]
fn it_can_be_switched_off_and_begins_anew_when_it_is_switched_on() {
    let folder = Folder::new("coach-off");
    let mut game = Game::start(&folder.0, Settings { coaching: false, ..instant() }, None);
    assert_eq!(line(&game), None);
    decide(&mut game, "X2I11-J10");
    assert_eq!(line(&game), None);
    game.app.world_mut().resource_mut::<Tutor>().learned.see(Situation::FirstTurn);
    game.app.world_mut().resource_mut::<Settings>().coaching = true;
    game.frames(2);
    assert!(!seen(&game, Situation::FirstTurn));
    decide(&mut game, ".");
    assert_eq!(line(&game), Some(Situation::FirstTurn));
    game.app.world_mut().resource_mut::<Settings>().coaching = false;
    game.frames(2);
    assert_eq!(line(&game), None, "switched off, it is silent at once");
}

#[test]
fn nobody_explains_anything_to_the_computer() {
    let folder = Folder::new("coach-computer");
    let mut game = Game::start_on_title(&folder.0, instant());
    let computers = PerTeam([Coach::Computer(Level::ALL[0]); 2]);
    game.app.insert_resource(Coaches(computers));
    game.frames(2);
    game.app.world_mut().write_message(Go::To(Screen::Match));
    game.frames(12);
    assert_eq!(line(&game), None);
}
