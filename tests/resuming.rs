//! A match that is taken up again finds its coaches: who decides, with what, and under which name.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/seated.rs"]
mod seated;

use ball::focus::Focus;
use ball::match_play::{Command, Decide, setup};
use ball::opponent::{Coach, Coaches};
use ball::screens::{Go, Overlay, Screen};
use ball::seats::{Curtain, Device, Join, Seating, Sitter, memory};
use ball::storage::Storage;
use ball_ai::Level;
use ball_rules::{Decision, Record, Ruleset, Team};
use bevy::prelude::*;
use common::*;
use seated::*;

fn decide(game: &mut Game, text: &str) {
    game.app.world_mut().write_message(Decide(Decision::parse(Ruleset::house(), text).unwrap()));
    game.frames(2);
}

fn go(game: &mut Game, go: Go) {
    game.app.world_mut().write_message(go);
    game.frames(4);
}

fn close(mut game: Game) {
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
}

/// Two coaches begin a match on the join screen, each with a pad, and play a little.
fn begun(folder: &Folder, models: [&str; 2]) -> Game {
    let mut game = Game::start_on_title(&folder.0, instant());
    let pads = models.map(|model| Pad::plug(&mut game, model));
    pads[0].press(&mut game, GamepadButton::South);
    pads[1].press(&mut game, GamepadButton::South);
    pads[0].press(&mut game, GamepadButton::South);
    game.frames(2);
    assert_eq!(game.place(), Screen::Match.into());
    assert_eq!([seats(&game).atk.device, seats(&game).def.device], pads.map(|pad| pad.device(&game)));
    decide(&mut game, "S1G11-G9");
    game
}

/// The game is started again, with these pads plugged in, and goes on with its match.
fn again<const N: usize>(folder: &Folder, models: [&str; N]) -> (Game, [Pad; N]) {
    let mut game = Game::start_on_title(&folder.0, instant());
    let pads = models.map(|model| Pad::plug(&mut game, model));
    assert!(game.is_on("title", "title-play-on"));
    (game, pads)
}

#[test]
fn lm05_a_resumed_match_gives_each_coach_the_pad_of_before_in_whatever_order_they_are_plugged_in() {
    let folder = Folder::new("resume-both");
    close(begun(&folder, ["one", "two"]));
    let (mut game, [two, one]) = again(&folder, ["two", "one"]);
    two.press(&mut game, GamepadButton::South);
    game.frames(3);
    assert_eq!(game.place(), Screen::Match.into(), "nobody is asked anything");
    assert_eq!((seats(&game).atk.device, seats(&game).def.device), (one.device(&game), two.device(&game)));
    assert!(!seats(&game).atk.lost && !seats(&game).def.lost && curtain(&game).is_none());
    // LM-04: DEF is on move, and ATK's pad moves nothing.
    one.press(&mut game, GamepadButton::DPadUp);
    one.press(&mut game, GamepadButton::RightTrigger);
    assert!(!selected(&game));
    two.press(&mut game, GamepadButton::RightTrigger);
    assert!(selected(&game));
}

#[test]
fn lm02_who_is_missing_is_asked_for_before_the_match_goes_on() {
    let folder = Folder::new("resume-missing");
    close(begun(&folder, ["one", "two"]));
    let (mut game, [one, three]) = again(&folder, ["one", "three"]);
    one.press(&mut game, GamepadButton::South);
    game.frames(3);
    assert_eq!(game.place(), Screen::Join.into(), "who holds what?");
    assert!(game.is_on("join", "begin"));
    let join = *game.app.world().resource::<Join>();
    assert_eq!(join.seats().atk.device, one.device(&game));
    assert_eq!(join.free(), Some(Team::Def), "DEF's seat waits for somebody");
    three.press(&mut game, GamepadButton::DPadDown);
    assert!(game.is_on("join", "begin"), "LM-01: a pad without a seat moves nothing");
    three.press(&mut game, GamepadButton::South);
    one.press(&mut game, GamepadButton::South);
    game.frames(3);
    assert_eq!(game.place(), Screen::Match.into());
    assert_eq!((seats(&game).atk.device, seats(&game).def.device), (one.device(&game), three.device(&game)));
    // The next time, that is how they sit.
    close(game);
    let (mut game, [_one, three]) = again(&folder, ["one", "three"]);
    three.press(&mut game, GamepadButton::South);
    game.frames(3);
    assert_eq!(game.place(), Screen::Match.into());
    assert_eq!(seats(&game).def.device, three.device(&game));
}

#[test]
fn lm02_a_pad_that_comes_while_it_is_asked_for_has_its_seat_and_who_answers_nothing_is_asked_again() {
    let folder = Folder::new("resume-late");
    close(begun(&folder, ["one", "two"]));
    let (mut game, []) = again(&folder, []);
    game.key(KeyCode::Enter);
    game.frames(3);
    assert_eq!(game.place(), Screen::Join.into());
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(game.place(), Screen::Match.into());
    assert_eq!(curtain(&game), Some(Curtain::Lost { team: Team::Def, sharing: None }), "DEF is on move");
    let two = Pad::plug(&mut game, "two");
    assert_eq!(curtain(&game), None, "and here it is");
    assert_eq!(seats(&game).def.device, two.device(&game));
    assert!(seats(&game).atk.lost, "LM-03: the other one is not waited for yet");
}

#[test]
fn lm05_of_two_equal_pads_it_is_asked_which_is_whose() {
    let folder = Folder::new("resume-twins");
    let mut game = begun(&folder, ["same", "same"]);
    assert_eq!(game.place(), Screen::Match.into(), "who has just sat down is not asked");
    decide(&mut game, ".");
    close(game);
    let (mut game, [one, two]) = again(&folder, ["same", "same"]);
    one.press(&mut game, GamepadButton::South);
    game.frames(3);
    assert_eq!(game.place(), Screen::Join.into());
    two.press(&mut game, GamepadButton::South);
    one.press(&mut game, GamepadButton::South);
    game.frames(3);
    assert_eq!(game.place(), Screen::Match.into());
    assert!(!seats(&game).shared() && !seats(&game).atk.lost && !seats(&game).def.lost);
}

#[test]
fn lm12_who_shares_the_keyboard_just_plays_on() {
    let folder = Folder::new("resume-alone");
    let mut game = Game::start_on_title(&folder.0, instant());
    for _ in 0..2 {
        game.key(KeyCode::Enter);
        game.frames(2);
    }
    decide(&mut game, "S1G11-G9");
    close(game);
    let mut game = Game::start_on_title(&folder.0, instant());
    Pad::plug(&mut game, "somebody's");
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!((game.place(), curtain(&game)), (Screen::Match.into(), None));
    assert!(seats(&game).shared());
    game.key(KeyCode::Tab);
    assert!(selected(&game), "nothing is between the key and the board");
    // Nor is there anything to hand over in another match, in which the other team is on move.
    let mut other = record("bpn1 a A2 aX1 X1G9,X2C3 X1H10,X2M17 -");
    let keyboards = ball_rules::PerTeam([Some(Sitter::Keyboard), Some(Sitter::Keyboard)]);
    memory::seat(&mut other, &keyboards);
    game.app.world_mut().write_message(Command::Open(Box::new(other)));
    go(&mut game, Go::To(Screen::Match));
    assert_eq!((game.position().side(), curtain(&game)), (Team::Atk, None));
    assert!(seats(&game).shared());
}

#[test]
fn a_match_against_the_computer_is_still_one() {
    let folder = Folder::new("resume-computer");
    let mut game = Game::start_on_title(&folder.0, instant());
    go(&mut game, Go::To(Screen::Computer));
    game.app.world_mut().resource_mut::<Focus>().menu_focus("computer", "begin");
    game.frames(1);
    game.key(KeyCode::Enter);
    game.frames(3);
    let coaches = *game.app.world().resource::<Coaches>();
    assert_eq!(coaches.0.0, [Coach::Computer(Level::ALL[2]), Coach::Human]);
    decide(&mut game, "S1G11-G9");
    close(game);
    let mut game = Game::start_on_title(&folder.0, instant());
    assert_eq!(*game.app.world().resource::<Coaches>(), coaches);
    game.key(KeyCode::Enter);
    game.frames(3);
    assert_eq!(game.session().computers().0, [true, false]);
    // Another level is kept as well.
    let stronger = Coaches(ball_rules::PerTeam([Coach::Computer(Level::ALL[4]), Coach::Human]));
    game.app.insert_resource(stronger);
    game.frames(2);
    close(game);
    let game = Game::start_on_title(&folder.0, instant());
    assert_eq!(*game.app.world().resource::<Coaches>(), stronger);
}

#[test]
fn a_new_match_against_the_computer_leaves_the_one_before_to_its_coaches() {
    let folder = Folder::new("resume-aside");
    let mut game = begun(&folder, ["one", "two"]);
    let before = (game.bpn(), seats(&game));
    go(&mut game, Go::To(Screen::Title));
    go(&mut game, Go::To(Screen::Computer));
    game.app.world_mut().resource_mut::<Focus>().menu_focus("computer", "begin");
    game.frames(1);
    game.key(KeyCode::Enter);
    game.frames(3);
    assert!(game.session().computers().0[0] && game.session().game().played().is_empty());
    assert!(game.session().coach(Team::Def).is_none(), "the names were the others'");
    decide(&mut game, "S1G11-G9");
    let storage = Storage::new(Some(&folder.0)).unwrap();
    let kept = storage.saved_files().into_iter().find(|file| !file.current).unwrap();
    game.app.world_mut().write_message(Command::OpenSaved(kept.path));
    game.app.world_mut().write_message(Go::To(Screen::Match));
    game.frames(4);
    assert_eq!(game.place(), Screen::Match.into());
    assert_eq!((game.bpn(), seats(&game)), before);
    assert_eq!(game.session().computers().0, [false; 2], "nobody plays for them");
}

#[test]
fn lm08_names_are_changed_in_a_running_match() {
    let folder = Folder::new("rename");
    let mut record = free_takebacks();
    record.set_tag("ATK", "Ada");
    let mut game = Game::start(&folder.0, instant(), Some(record));
    seat(&mut game, Device::KeyboardMouse, Device::KeyboardMouse);
    go(&mut game, Go::Over(Overlay::Pause));
    game.click_row("pause", "seats");
    game.frames(2);
    assert_eq!(game.place(), Screen::Join.into());
    // Whoever changes nothing keeps the name, in the list or not.
    let focus = |game: &mut Game, team: Team| {
        game.app.world_mut().resource_mut::<Focus>().menu_focus("join", ("name", team));
        game.frames(1);
    };
    focus(&mut game, Team::Def);
    game.key(KeyCode::ArrowRight);
    game.key(KeyCode::ArrowRight);
    game.app.world_mut().resource_mut::<Focus>().menu_focus("join", "begin");
    game.frames(1);
    game.key(KeyCode::Enter);
    game.frames(3);
    assert_eq!(game.place(), Screen::Match.into());
    assert_eq!(game.session().coach(Team::Atk), Some("Ada"));
    let name = game.session().coach(Team::Def).unwrap().to_owned();
    let on_disk = std::fs::read_to_string(folder.0.join("current.ball")).unwrap();
    assert!(on_disk.contains(&format!("[DEF \"{name}\"]")), "{on_disk}");
    // And another one instead.
    go(&mut game, Go::To(Screen::Join));
    focus(&mut game, Team::Atk);
    game.key(KeyCode::ArrowRight);
    game.app.world_mut().resource_mut::<Focus>().menu_focus("join", "begin");
    game.frames(1);
    game.key(KeyCode::Enter);
    game.frames(3);
    let atk = game.session().coach(Team::Atk).unwrap();
    assert!(atk != "Ada" && atk != name);
    assert_eq!(game.session().coach(Team::Def), Some(&name[..]));
}

#[test]
fn what_is_shared_tells_nothing_of_the_devices_here() {
    let folder = Folder::new("to-share");
    let game = begun(&folder, ["one", "two"]);
    let record: &Record = game.session().record();
    assert!(record.write().contains("pad 0 - - one"), "{}", record.write());
    assert!(!setup::to_share(record).write().contains("pad 0"));
    let path = Storage::new(Some(&folder.0)).unwrap().export(record).unwrap();
    assert!(!std::fs::read_to_string(path).unwrap().contains("Seat"));
    assert!(matches!(game.app.world().resource::<Seating>(), Seating::Versus(_)));
}
