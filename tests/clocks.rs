//! Match clocks: they run while the match can be played, and no time is ever given back or lost.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "common/begun.rs"]
mod begun;
mod common;

use std::time::Duration;

use ball::match_play::{ClockHeld, Command, setup};
use ball::screens::{Analyse, AnalysisWish, Go, Screen, Source};
use ball::settings::{AnimationSpeed, Settings};
use ball_rules::{Clock, MatchOptions, Outcome, Reason, Takebacks, Team};
use begun::*;
use bevy::prelude::*;
use common::*;

#[test]
fn undo_restores_the_clocks_with_the_board() {
    let folder = Folder::new("undo-clocks");
    let options = MatchOptions { clock: SHORT, takebacks: Takebacks::Free, ..MatchOptions::default() };
    let mut game = begin(&folder, options);
    game.frames(100);
    decide(&mut game, "S1G11-G9");
    let after_first = (left(&game, Team::Atk), left(&game, Team::Def));
    assert!(after_first.1 < Duration::from_millis(58_700), "{after_first:?}");
    game.frames(100);
    decide(&mut game, ".");
    let after_turn = left(&game, Team::Def);
    game.frames(100);
    assert!(left(&game, Team::Atk) < Duration::from_millis(58_700));
    tell(&mut game, Command::Undo);
    let near = |one: Duration, other: Duration| one.abs_diff(other) < Duration::from_millis(150);
    assert_eq!(game.position().side(), Team::Def);
    assert!(near(left(&game, Team::Def), after_first.1), "{:?} {after_first:?}", left(&game, Team::Def));
    assert!(near(left(&game, Team::Atk), after_first.0), "ATK's time has come back too");
    tell(&mut game, Command::Redo);
    assert!(near(left(&game, Team::Def), after_turn), "{:?} {after_turn:?}", left(&game, Team::Def));
    assert!(near(left(&game, Team::Atk), after_first.0));
}

#[test]
fn ti01_there_is_no_clock_unless_the_coaches_want_one() {
    let folder = Folder::new("no-clock");
    let mut game = Game::start(&folder.0, instant(), None);
    assert_eq!(MatchOptions::default().clock, Clock::None);
    assert_eq!(game.session().time_left(Team::Def), None);
    game.frames(2_000);
    assert_eq!(game.session().result(), None);
}

#[test]
fn r1_11_who_has_no_time_left_loses() {
    let folder = Folder::new("flag");
    let mut game = begin(&folder, MatchOptions { clock: Clock::Turn { seconds: 1 }, ..MatchOptions::default() });
    game.frames(70);
    let result = game.session().result().unwrap();
    assert_eq!((result.outcome, result.reason), (Outcome::Win(Team::Atk), Reason::Time));
    decide(&mut game, "S1G11-G9");
    assert!(game.session().game().played().is_empty(), "too late");
    drop(game);
    let game = Game::start(&folder.0, instant(), None);
    assert_eq!(game.session().result(), Some(result), "it is on disk");
}

#[test]
fn ti01_the_clock_stands_while_the_match_is_paused_or_shown() {
    let folder = Folder::new("held");
    let options = MatchOptions { clock: SHORT, ..MatchOptions::default() };
    let record = setup::new_match(&storage(&folder), &options, &names());
    let settings = Settings { animation_speed: AnimationSpeed::Slow, ..instant() };
    let mut game = Game::start(&folder.0, settings, Some(record));
    game.frames(10);
    game.app.insert_resource(ClockHeld(true));
    game.frames(1);
    let held = left(&game, Team::Def);
    game.frames(200);
    assert_eq!(left(&game, Team::Def), held);
    game.app.insert_resource(ClockHeld(false));
    game.frames(10);
    assert!(left(&game, Team::Def) < held);
    decide(&mut game, "S1G11-G9");
    assert!(game.is_animating());
    let moving = left(&game, Team::Def);
    let mut frames = 0;
    while game.is_animating() && frames < 500 {
        game.frames(1);
        frames += 1;
    }
    assert!(frames > 10, "the move takes a while");
    assert!(moving - left(&game, Team::Def) < Duration::from_millis(40), "what is shown costs nobody time");
}

#[test]
fn sv01_closing_the_game_keeps_the_time_that_has_passed() {
    let folder = Folder::new("closing");
    let mut game = begin(&folder, MatchOptions { clock: SHORT, ..MatchOptions::default() });
    game.frames(300);
    let before = left(&game, Team::Def);
    assert!(before < Duration::from_secs(56));
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
    drop(game);
    let game = Game::start(&folder.0, instant(), None);
    assert!(before.abs_diff(left(&game, Team::Def)) < Duration::from_millis(200));
}

/// Whatever is not played is not timed; a tenth of a second is what a record keeps.
fn near(one: Duration, other: Duration) -> bool {
    one.abs_diff(other) <= Duration::from_millis(100)
}

fn close(mut game: Game) {
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
}

#[test]
fn the_analysis_costs_no_time_and_gives_none_back() {
    let folder = Folder::new("clock-analysis");
    let mut game = begin(&folder, MatchOptions { clock: SHORT, ..MatchOptions::default() });
    decide(&mut game, "S1G11-G9");
    game.frames(300);
    game.app.world_mut().write_message(Go::Over(ball::screens::Overlay::Pause));
    game.frames(2);
    let before = left(&game, Team::Def);
    assert!(before < Duration::from_secs(56));
    game.app.world_mut().write_message(Analyse(Source::Match));
    game.frames(4);
    assert_eq!(game.place(), Screen::Analysis.into());
    game.frames(300);
    assert_eq!(game.session().time_left(Team::Def), None, "what is looked into has no clock");
    game.app.world_mut().write_message(AnalysisWish::Leave);
    game.frames(6);
    assert_eq!(left(&game, Team::Def), before, "back to the very same time");
    // And once more, to quit from there.
    game.app.world_mut().write_message(Analyse(Source::Match));
    game.frames(100);
    close(game);
    let game = Game::start(&folder.0, instant(), None);
    assert_eq!(game.session().game().played().len(), 1);
    assert!(near(left(&game, Team::Def), before), "{:?} {before:?}", left(&game, Team::Def));
}

#[test]
fn quitting_from_the_rulebook_gives_no_time_back() {
    let folder = Folder::new("clock-rulebook");
    let mut game = begin(&folder, MatchOptions { clock: SHORT, ..MatchOptions::default() });
    game.frames(300);
    game.app.world_mut().write_message(Go::Over(ball::screens::Overlay::Pause));
    game.frames(2);
    let before = left(&game, Team::Def);
    game.app.world_mut().write_message(Go::To(Screen::Rulebook));
    game.frames(100);
    assert!(game.session().stands_in());
    close(game);
    let game = Game::start(&folder.0, instant(), None);
    assert!(near(left(&game, Team::Def), before), "{:?} {before:?}", left(&game, Team::Def));
}

#[test]
fn a_match_that_makes_room_for_another_one_keeps_its_time() {
    let folder = Folder::new("clock-aside");
    let options = MatchOptions { clock: SHORT, ..MatchOptions::default() };
    let mut game = begin(&folder, options);
    decide(&mut game, "S1G11-G9");
    game.frames(300);
    let before = left(&game, Team::Def);
    assert!(before < Duration::from_secs(56));
    let other = setup::new_match(&storage(&folder), &options, &names());
    tell(&mut game, Command::Open(Box::new(other)));
    assert!(left(&game, Team::Def) > Duration::from_secs(59), "another match, another clock");
    game.frames(100);
    let kept = std::fs::read_dir(folder.0.join("matches")).unwrap().next().unwrap().unwrap().path();
    tell(&mut game, Command::OpenSaved(kept));
    assert_eq!(game.session().game().played().len(), 1);
    assert!(near(left(&game, Team::Def), before), "{:?} {before:?}", left(&game, Team::Def));
}
