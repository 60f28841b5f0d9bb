//! The rulebook's demonstrations and the lessons, on the real board.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball::match_play::{Command, Decide};
use ball::screens::{Go, Overlay, Player, Screen};
use ball::tutor::{Subject, Teach, Tutor};
use ball_rules::{Decision, Match, Mode, Record, Ruleset};
use ball_teach::{Demonstration, Lesson, Progress};
use common::{Folder, Game, instant};

fn go(game: &mut Game, go: Go) {
    game.app.world_mut().write_message(go);
    game.frames(4);
}

fn begin(game: &mut Game, subject: Subject) {
    game.app.world_mut().write_message(Teach::Begin(subject));
    game.frames(3);
}

fn decide(game: &mut Game, decision: Decision) {
    game.app.world_mut().write_message(Decide(decision));
    game.frames(3);
}

fn progress(game: &Game) -> Progress {
    game.app.world().resource::<Tutor>().lecture.as_ref().unwrap().progress
}

#[test]
fn every_demonstration_plays_to_its_end_on_the_board_and_the_match_waits() {
    let folder = Folder::new("demonstrations");
    let opening = Record::new(Match::new(Ruleset::house(), Mode::Basic));
    let mut game = Game::start(&folder.0, instant(), Some(opening));
    let first = game.position().decisions(Ruleset::house())[0];
    decide(&mut game, first);
    let before = game.bpn();
    go(&mut game, Go::To(Screen::Rulebook));
    for demonstration in Demonstration::all() {
        game.app.world_mut().resource_mut::<Player>().choose(demonstration);
        for _ in 0..3_000 {
            game.frames(1);
            if game.app.world().resource::<Player>().is_over() {
                break;
            }
        }
        game.frames(3);
        assert_eq!(game.position(), *demonstration.end(), "{}", demonstration.id());
        game.assert_mirrored();
    }
    go(&mut game, Go::Back);
    assert!(!game.session().stands_in());
    assert_eq!(game.bpn(), before, "the match is as it was");
}

#[test]
fn a_task_is_done_by_any_way_that_is_listed_failed_by_a_wrong_one_and_remembered() {
    let folder = Folder::new("lessons");
    let mut game = Game::start(&folder.0, instant(), None);
    let lesson = 3;
    let task = &Lesson::all()[lesson].tasks[0];
    begin(&mut game, Subject::Lesson(lesson, 0));
    for &decision in &task.wrong {
        decide(&mut game, decision);
    }
    game.frames(3);
    assert!(matches!(progress(&game), Progress::Failed(_)), "{:?}", progress(&game));
    assert_eq!(game.place(), Overlay::Lesson.into(), "it is said how it went");
    go(&mut game, Go::Back);
    for way in &task.ways {
        game.app.world_mut().write_message(Teach::Again);
        game.frames(3);
        assert_eq!(progress(&game), Progress::Going);
        for &decision in way {
            decide(&mut game, decision);
        }
        assert_eq!(progress(&game), Progress::Done);
        game.frames(3);
        go(&mut game, Go::Back);
    }
    game.app.world_mut().write_message(Command::Undo);
    game.frames(3);
    assert_eq!(progress(&game), Progress::Going, "what is taken back is not done any more");
    go(&mut game, Go::To(Screen::Title));
    assert!(!game.session().stands_in());
    drop(game);
    let game = Game::start(&folder.0, instant(), None);
    assert_eq!(game.app.world().resource::<Tutor>().learned.tasks_done(&Lesson::all()[lesson]), 1);
}

#[test]
fn hints_lead_to_a_decision() {
    let folder = Folder::new("hints");
    let mut game = Game::start(&folder.0, instant(), None);
    begin(&mut game, Subject::Exercise(0));
    for _ in 0..4 {
        game.app.world_mut().write_message(Teach::Hint);
        game.frames(2);
    }
    let lecture = game.app.world().resource::<Tutor>().lecture.clone().unwrap();
    assert!(matches!(lecture.hints.last(), Some(ball_teach::Hint::Decide(_))), "{:?}", lecture.hints);
}
