//! The computer as a coach, with opponents that are slow, deaf, wrong or broken.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/thoughts.rs"]
mod thoughts;

use ball::hud::Clickable;
use ball::match_play::{Asked, Command, Decide, Staging, StandIn};
use ball::opponent::{Coach, Coaches, IsThinking, Pace, Trainer};
use ball::screens::{Overlay, Screen};
use ball::seats::{Sitter, memory};
use ball::settings::Settings;
use ball_ai::{Info, Level, Limits, Player, Stop};
use ball_rules::{Decision, Match, Mode, Outcome, PerTeam, Record, Ruleset, Team};
use bevy::prelude::KeyCode;
use common::{Folder, Game, instant};
use thoughts::{Gate, until};

/// Answers with the last legal decision once it is let through, whatever it is told meanwhile.
struct Deaf(&'static Gate);

impl Drop for Deaf {
    fn drop(&mut self) {
        self.0.end();
    }
}

impl Player for Deaf {
    fn name(&self) -> &str {
        "deaf"
    }

    fn decide(&mut self, game: &Match, _: Limits, _: &Stop, _: &mut dyn FnMut(&Info)) -> Option<Decision> {
        self.0.pass();
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

/// How often the computer has been asked at the beginning of such a match: once more as soon as it is known who decides.
const ASKED: usize = 2;

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

/// Draws frames until so many decisions are played, and some more, in which there could come another one.
fn wait_for(game: &mut Game, decisions: usize) {
    until(game, "decisions are played", |game| count(game) == decisions);
    game.frames(5);
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
fn an_answer_that_came_quickly_is_played_once_the_last_decision_could_be_looked_at() {
    for pace in [Pace::Readable, Pace::Slow] {
        let folder = Folder::new(&format!("pace-{pace:?}"));
        let settings = Settings { computer_pace: pace, ..instant() };
        let mut game = Game::start(&folder.0, settings, Some(new_match()));
        game.app.insert_resource(Trainer(|_, _| Box::new(Passive)));
        game.app.insert_resource(Coaches(PerTeam([Coach::Human, Coach::Computer(Level::ALL[0])])));
        until(&mut game, "the computer has answered", |game| {
            game.app.world().resource::<Coaches>().is_computer(Team::Def)
                && !game.app.world().resource::<IsThinking>().0
                && game.session().awaits_computer()
        });
        assert_eq!(count(&game), 0, "{pace:?}: nothing is played before it could be looked at");
        // Frames are 16 milliseconds apart.
        let frames = pace.pause().as_millis() as usize / 16;
        game.frames(frames / 2);
        assert_eq!(count(&game), 0, "{pace:?}: half of the time is not enough");
        game.frames(frames / 2 + 5);
        assert_eq!(count(&game), 1, "{pace:?}");
    }
}

#[test]
fn a_late_answer_lands_in_no_other_match() {
    static GATE: Gate = Gate::new();
    let folder = Folder::new("late");
    let mut game = against(&folder, &[Team::Def], Trainer(|_, _| Box::new(Deaf(&GATE))));
    GATE.wait_for(&mut game, ASKED);
    assert!(is_thinking(&game));
    game.app.insert_resource(Coaches::default());
    game.app.world_mut().write_message(Command::Open(Box::new(new_match())));
    game.frames(2);
    GATE.let_through(&mut game, ASKED);
    assert_eq!(count(&game), 0, "nobody has decided anything in the new match");
}

#[test]
fn a_match_that_is_loaded_while_it_thinks_gets_one_decision_at_a_time() {
    static GATE: Gate = Gate::new();
    let folder = Folder::new("loaded");
    let mut game = against(&folder, &[Team::Def], Trainer(|_, _| Box::new(Deaf(&GATE))));
    GATE.wait_for(&mut game, ASKED);
    let mut loaded = new_match();
    memory::seat(&mut loaded, &PerTeam([None, Some(Sitter::Computer(Level::ALL[0]))]));
    game.app.world_mut().write_message(Command::Open(Box::new(loaded)));
    GATE.wait_for(&mut game, ASKED + 1);
    GATE.let_through(&mut game, ASKED);
    assert_eq!(count(&game), 0, "the answer to the match before has come by now");
    // The second one is kept for the next decision, so that nothing of it ends.
    GATE.open(ASKED + 1);
    wait_for(&mut game, 1);
}

#[test]
fn one_undo_takes_back_the_reply_and_ones_own_decision_and_does_not_stick() {
    let folder = Folder::new("undo");
    let mut game = against(&folder, &[Team::Atk], Trainer(|_, _| Box::new(Passive)));
    play(&mut game, "S1G11-G9");
    play(&mut game, ".");
    wait_for(&mut game, 3);
    assert_eq!(game.position().side(), Team::Def, "the computer has replied");
    game.app.world_mut().write_message(Command::Undo);
    wait_for(&mut game, 1);
    assert_eq!((count(&game), game.position().side()), (1, Team::Def), "the reply and one's own `.` are taken back");
    game.app.world_mut().write_message(Command::Undo);
    wait_for(&mut game, 0);
    game.app.world_mut().write_message(Command::Redo);
    wait_for(&mut game, 1);
    game.app.world_mut().write_message(Command::Redo);
    wait_for(&mut game, 3);
    assert_eq!((count(&game), game.position().side()), (3, Team::Def), "and all of it comes again");
}

#[test]
fn nobody_else_decides_in_the_computers_turn() {
    static GATE: Gate = Gate::new();
    let folder = Folder::new("alone");
    let mut game = against(&folder, &[Team::Def], Trainer(|_, _| Box::new(Deaf(&GATE))));
    GATE.wait_for(&mut game, ASKED);
    for command in [Command::EndPhase, Command::Choose("G11".parse().unwrap()), Command::Choose("G9".parse().unwrap())]
    {
        game.app.world_mut().write_message(command);
        game.frames(2);
    }
    assert_eq!(count(&game), 0);
    assert!(game.session().composer().is_empty());
    GATE.open(usize::MAX);
}

#[test]
fn the_computer_neither_resigns_nor_agrees_to_a_draw_for_a_person() {
    static GATE: Gate = Gate::new();
    let folder = Folder::new("resigns");
    let mut game = against(&folder, &[Team::Def], Trainer(|_, _| Box::new(Deaf(&GATE))));
    GATE.wait_for(&mut game, ASKED);
    assert!(game.session().awaits_computer());
    game.app.world_mut().write_message(Command::OfferDraw);
    game.frames(2);
    assert_eq!(game.session().asked(), None, "there is nobody to agree");
    game.app.world_mut().write_message(Command::Resign);
    game.frames(2);
    assert_eq!(game.session().asked(), Some(Asked::Resign(Team::Atk)), "the person resigns, whoever is on move");
    game.app.world_mut().write_message(Command::Answer(true));
    game.frames(2);
    assert_eq!(game.session().result().map(|result| result.outcome), Some(Outcome::Win(Team::Def)));
    GATE.open(usize::MAX);
}

#[test]
fn wrong_and_broken_opponents_do_not_stop_the_match() {
    for trainer in [Trainer(|_, _| Box::new(Wrong)), Trainer(|_, _| Box::new(Broken))] {
        let folder = Folder::new("wrong");
        let mut game = against(&folder, &[Team::Def, Team::Atk], trainer);
        until(&mut game, "the match goes on", |game| count(game) >= 3);
    }
}

#[test]
fn a_lesson_in_between_is_left_alone() {
    let folder = Folder::new("lesson");
    let mut game = against(&folder, &[Team::Def, Team::Atk], Trainer(|_, _| Box::new(Passive)));
    let demonstration = Box::new(Match::new(Ruleset::house(), Mode::Cards));
    game.app.world_mut().write_message(Staging::Show(demonstration, StandIn::Demonstration));
    game.frames(60);
    assert!(game.session().stands_in());
    assert_eq!(count(&game), 0);
}

#[test]
fn two_computers_play_with_the_settings_as_they_come() {
    let folder = Folder::new("as-they-come");
    let mut game = Game::start(&folder.0, Settings::default(), Some(new_match()));
    game.app.insert_resource(Coaches(PerTeam([Coach::Computer(Level::ALL[0]); 2])));
    until(&mut game, "both have had a turn", |game| game.session().game().turn() > 2);
}

fn coaches(game: &Game) -> [Coach; 2] {
    game.app.world().resource::<Coaches>().0.0
}

#[test]
fn df01_sides_and_level_change_in_the_pause_by_keys_alone() {
    let folder = Folder::new("coaches");
    let mut game = against(&folder, &[], Trainer(|_, _| Box::new(Passive)));
    game.key(KeyCode::F10);
    game.frames(3);
    assert_eq!(game.place(), Overlay::Pause.into());
    while !game.is_on("pause", "pause-coaches") {
        game.key(KeyCode::ArrowDown);
    }
    game.key(KeyCode::Enter);
    game.frames(3);
    assert_eq!(game.place(), Overlay::Coaches.into());
    assert!(game.is_on("coaches", "atk"));
    game.key(KeyCode::ArrowRight);
    game.key(KeyCode::ArrowRight);
    game.key(KeyCode::ArrowDown);
    game.key(KeyCode::ArrowRight);
    assert_eq!(coaches(&game), [Coach::Computer(Level::ALL[1]), Coach::Computer(Level::ALL[0])]);
    game.frames(60);
    assert_eq!(count(&game), 0, "nothing is played while the match rests");
    game.key(KeyCode::ArrowLeft);
    assert_eq!(coaches(&game)[1], Coach::Human);
    game.key(KeyCode::ArrowRight);
    game.key(KeyCode::Escape);
    game.key(KeyCode::Escape);
    assert_eq!(game.place(), Screen::Match.into());
    until(&mut game, "the computer plays both sides", |game| count(game) > 3);
}

#[test]
fn a_match_that_is_not_looked_at_waits() {
    static GATE: Gate = Gate::new();
    let folder = Folder::new("waits");
    let mut game = against(&folder, &[Team::Def, Team::Atk], Trainer(|_, _| Box::new(Deaf(&GATE))));
    GATE.wait_for(&mut game, ASKED);
    game.key(KeyCode::F10);
    game.frames(2);
    assert_eq!(game.place(), Overlay::Pause.into());
    // There is an answer by now, or soon; nobody hears it.
    GATE.open(usize::MAX);
    game.frames(60);
    assert_eq!(count(&game), 0);
    game.key(KeyCode::Escape);
    until(&mut game, "the match goes on", |game| count(game) > 0);
}

/// Clicks what the log offers.
fn click_in_log(game: &mut Game, command: &Command) {
    let clickable = game.app.world().resource::<Clickable>().0.clone();
    let (_, rect) = clickable.iter().find(|(offered, _)| offered == command).unwrap();
    let at = bevy::math::Vec2::new(rect.center().x, rect.center().y);
    game.click_at(at);
    game.frames(2);
}

#[test]
fn a_click_in_the_log_takes_back_to_there_and_all_of_it_comes_again() {
    let folder = Folder::new("log");
    let mut game = Game::start(&folder.0, instant(), Some(common::free_takebacks()));
    for text in ["S1G11-G9", "X1K11-J10", ".", "S1G7-E9", "."] {
        play(&mut game, text);
    }
    game.frames(3);
    click_in_log(&mut game, &Command::TakeBack(1));
    assert_eq!(game.session().asked(), Some(Asked::TakeBack { to: 1, count: 4 }));
    game.app.world_mut().write_message(Command::Answer(false));
    game.frames(2);
    assert_eq!(count(&game), 5, "no is no");
    click_in_log(&mut game, &Command::TakeBack(1));
    game.app.world_mut().write_message(Command::Answer(true));
    game.frames(3);
    assert_eq!(count(&game), 1);
    for _ in 0..4 {
        game.app.world_mut().write_message(Command::Redo);
        game.frames(2);
    }
    assert_eq!(count(&game), 5);
}

#[test]
fn taking_back_from_the_pause_stops_where_a_person_is_to_act() {
    let folder = Folder::new("list");
    let mut game = against(&folder, &[Team::Atk], Trainer(|_, _| Box::new(Passive)));
    // The computer ends each of its turns.
    for (text, played) in [("S1G11-G9", 1), (".", 3), ("X1K11-J10", 4), (".", 6)] {
        play(&mut game, text);
        wait_for(&mut game, played);
    }
    game.key(KeyCode::F10);
    game.frames(3);
    game.click_row("pause", "pause-take-back");
    assert_eq!(game.place(), Overlay::TakeBack.into());
    // The computer's first `.`: one's own is taken back with it, and the question counts it.
    let row = ("line", 2usize);
    let rect = game.app.world().resource::<ball::focus::Focus>().row("take-back", row).unwrap().0;
    game.click_at(bevy::math::Vec2::new(rect.center().x, rect.center().y));
    game.frames(3);
    assert_eq!(game.place(), Screen::Match.into());
    assert_eq!(game.session().asked(), Some(Asked::TakeBack { to: 1, count: 5 }));
    game.app.world_mut().write_message(Command::Answer(true));
    wait_for(&mut game, 1);
    assert_eq!((count(&game), game.position().side()), (1, Team::Def));
}

#[test]
fn in_a_match_of_two_people_only_what_they_agreed_on_is_taken_back() {
    let folder = Folder::new("agreed");
    let mut game = Game::start(&folder.0, instant(), Some(new_match()));
    for text in ["S1G11-G9", ".", "S1G7-E9"] {
        play(&mut game, text);
    }
    game.app.world_mut().write_message(Command::TakeBack(0));
    game.frames(2);
    assert_eq!(game.session().asked(), None, "an earlier turn was the other coach's");
    game.app.world_mut().write_message(Command::TakeBack(2));
    game.frames(2);
    assert_eq!(game.session().asked(), Some(Asked::TakeBack { to: 2, count: 1 }));
}
