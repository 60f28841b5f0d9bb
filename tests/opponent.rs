//! The computer as a coach, with opponents that are slow, deaf, wrong or broken.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::time::{Duration, Instant};

use ball::match_play::{Command, Decide, Staging, StandIn};
use ball::opponent::{Coach, Coaches, IsThinking, Trainer};
use ball_ai::{Info, Level, Limits, Player, Stop};
use ball_rules::{Decision, Match, Mode, PerTeam, Record, Ruleset, Team};
use common::{Folder, Game, instant};

/// Answers with the last legal decision after a while, whatever it is told meanwhile.
struct Deaf(Duration);

impl Player for Deaf {
    fn name(&self) -> &str {
        "deaf"
    }

    fn decide(&mut self, game: &Match, _: Limits, _: &Stop, _: &mut dyn FnMut(&Info)) -> Option<Decision> {
        std::thread::sleep(self.0);
        game.position().decisions(game.rules()).last().copied()
    }
}

/// Ends every phase at once.
struct Passive;

impl Player for Passive {
    fn name(&self) -> &str {
        "passive"
    }

    fn decide(&mut self, game: &Match, _: Limits, _: &Stop, _: &mut dyn FnMut(&Info)) -> Option<Decision> {
        let legal = game.position().decisions(game.rules());
        legal.iter().find(|&&decision| decision == Decision::EndPhase).or(legal.first()).copied()
    }
}

/// Wants what is not legal.
struct Wrong;

impl Player for Wrong {
    fn name(&self) -> &str {
        "wrong"
    }

    fn decide(&mut self, game: &Match, _: Limits, _: &Stop, _: &mut dyn FnMut(&Info)) -> Option<Decision> {
        let legal = game.position().decisions(game.rules());
        let texts = ["X5G5-H6", "S1A1-B2", "="];
        texts.iter().filter_map(|text| Decision::parse(game.rules(), text).ok()).find(|d| !legal.contains(d))
    }
}

/// Breaks.
struct Broken;

impl Player for Broken {
    fn name(&self) -> &str {
        "broken"
    }

    fn decide(&mut self, _: &Match, _: Limits, _: &Stop, _: &mut dyn FnMut(&Info)) -> Option<Decision> {
        std::panic::resume_unwind(Box::new("out of order"));
    }
}

fn new_match() -> Record {
    Record::new(Match::new(Ruleset::house(), Mode::Basic))
}

/// A match in which the computer plays for `teams`.
fn against(folder: &Folder, teams: &[Team], trainer: Trainer) -> Game {
    let mut game = Game::start(&folder.0, instant(), Some(new_match()));
    game.app.insert_resource(trainer);
    let mut coaches = PerTeam([Coach::Human; 2]);
    for &team in teams {
        coaches[team] = Coach::Computer(Level::ALL[0]);
    }
    game.app.insert_resource(Coaches(coaches));
    game
}

/// Draws frames for a while: threads need real time.
fn wait(game: &mut Game, milliseconds: u64) {
    let began = Instant::now();
    while began.elapsed() < Duration::from_millis(milliseconds) {
        game.frames(1);
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn play(game: &mut Game, text: &str) {
    let decision = Decision::parse(Ruleset::house(), text).unwrap();
    game.app.world_mut().write_message(Decide(decision));
    game.frames(2);
}

fn count(game: &Game) -> usize {
    game.session().game().played().len()
}

fn is_thinking(game: &Game) -> bool {
    game.app.world().resource::<IsThinking>().0
}

#[test]
fn a_late_answer_lands_in_no_other_match() {
    let folder = Folder::new("late");
    let deaf = Trainer(|_, _| Box::new(Deaf(Duration::from_millis(300))));
    let mut game = against(&folder, &[Team::Def], deaf);
    wait(&mut game, 50);
    assert!(is_thinking(&game));
    game.app.insert_resource(Coaches::default());
    game.app.world_mut().write_message(Command::Open(Box::new(new_match())));
    wait(&mut game, 600);
    assert_eq!(count(&game), 0, "nobody has decided anything in the new match");
}

#[test]
fn a_match_that_is_loaded_while_it_thinks_gets_one_decision_at_a_time() {
    let folder = Folder::new("loaded");
    let deaf = Trainer(|_, _| Box::new(Deaf(Duration::from_millis(1_000))));
    let mut game = against(&folder, &[Team::Def], deaf);
    wait(&mut game, 600);
    game.app.world_mut().write_message(Command::Open(Box::new(new_match())));
    wait(&mut game, 700);
    assert_eq!(count(&game), 0, "the answer to the match before has come by now");
    wait(&mut game, 700);
    assert_eq!(count(&game), 1);
}

#[test]
fn one_undo_takes_back_the_reply_and_ones_own_decision_and_does_not_stick() {
    let folder = Folder::new("undo");
    let mut game = against(&folder, &[Team::Atk], Trainer(|_, _| Box::new(Passive)));
    play(&mut game, "S1G11-G9");
    play(&mut game, ".");
    wait(&mut game, 200);
    assert_eq!(game.position().side(), Team::Def, "the computer has replied");
    assert_eq!(count(&game), 3);
    game.app.world_mut().write_message(Command::Undo);
    wait(&mut game, 200);
    assert_eq!((count(&game), game.position().side()), (1, Team::Def), "the reply and one's own `.` are taken back");
    game.app.world_mut().write_message(Command::Undo);
    wait(&mut game, 100);
    assert_eq!(count(&game), 0);
    game.app.world_mut().write_message(Command::Redo);
    wait(&mut game, 100);
    game.app.world_mut().write_message(Command::Redo);
    wait(&mut game, 200);
    assert_eq!((count(&game), game.position().side()), (3, Team::Def), "and all of it comes again");
}

#[test]
fn nobody_else_decides_in_the_computers_turn() {
    let folder = Folder::new("alone");
    let deaf = Trainer(|_, _| Box::new(Deaf(Duration::from_millis(400))));
    let mut game = against(&folder, &[Team::Def], deaf);
    wait(&mut game, 50);
    for command in [Command::EndPhase, Command::Choose("G11".parse().unwrap()), Command::Choose("G9".parse().unwrap())]
    {
        game.app.world_mut().write_message(command);
        game.frames(2);
    }
    assert_eq!(count(&game), 0);
    assert!(game.session().composer().is_empty());
}

#[test]
fn wrong_and_broken_opponents_do_not_stop_the_match() {
    for trainer in [Trainer(|_, _| Box::new(Wrong)), Trainer(|_, _| Box::new(Broken))] {
        let folder = Folder::new("wrong");
        let mut game = against(&folder, &[Team::Def, Team::Atk], trainer);
        wait(&mut game, 400);
        assert!(count(&game) >= 3, "{} decisions", count(&game));
    }
}

#[test]
fn a_lesson_in_between_is_left_alone() {
    let folder = Folder::new("lesson");
    let mut game = against(&folder, &[Team::Def, Team::Atk], Trainer(|_, _| Box::new(Passive)));
    let demonstration = Box::new(Match::new(Ruleset::house(), Mode::Cards));
    game.app.world_mut().write_message(Staging::Show(demonstration, StandIn::Demonstration));
    game.frames(3);
    wait(&mut game, 100);
    assert!(game.session().stands_in());
    assert_eq!(count(&game), 0);
}
