//! The analysis: every device walks through it, what is found late lands in nothing, and the match stays as it is.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/shapes.rs"]
mod shapes;
#[path = "common/thoughts.rs"]
mod thoughts;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use ball::board::Arrows;
use ball::i18n::{AskedLanguage, Language};
use ball::input::KeysOnBoard;
use ball::match_play::{Command, Decide};
use ball::opponent::{Coach, Coaches};
use ball::screens::{Analyse, AnalysisWish, Analyst, Lines, Overlay, Screen, Source, Step, Study, Survey};
use ball_ai::{Info, Level, Limits, Player, Score, Stop};
use ball_rules::{Decision, Match, MatchOptions, Mode, PerTeam, Record, Ruleset};
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use common::{Folder, Game, instant};
use thoughts::until;

/// Knows three turns at once: the last three decisions that are legal.
struct Quick;

impl Player for Quick {
    fn name(&self) -> &str {
        "quick"
    }

    fn decide(&mut self, game: &Match, _: Limits, _: &Stop, tell: &mut dyn FnMut(&Info)) -> Option<Decision> {
        let legal = game.position().decisions(game.rules());
        let best: Vec<Decision> = legal.iter().rev().take(3).copied().collect();
        for (rank, &decision) in (1..).zip(&best) {
            let score = Score::Points(100 - 50 * i32::from(rank));
            tell(&Info { turns: 1, nodes: 1_000, time: Duration::from_millis(10), rank, score, line: vec![decision] });
        }
        best.first().copied()
    }
}

/// The same once [`LET_GO`] says so, whatever it is told meanwhile.
struct Deaf;

static LET_GO: AtomicBool = AtomicBool::new(false);
static ALIVE: AtomicUsize = AtomicUsize::new(0);

impl Deaf {
    fn new() -> Deaf {
        ALIVE.fetch_add(1, Ordering::Relaxed);
        Deaf
    }
}

impl Drop for Deaf {
    fn drop(&mut self) {
        ALIVE.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Lets whatever is being thought about come to its end, and be told.
fn let_go(game: &mut Game) {
    LET_GO.store(true, Ordering::Relaxed);
    until(game, "nobody thinks any more", |_| ALIVE.load(Ordering::Relaxed) == 0);
    game.frames(5);
    LET_GO.store(false, Ordering::Relaxed);
}

impl Player for Deaf {
    fn name(&self) -> &str {
        "deaf"
    }

    fn decide(&mut self, game: &Match, limits: Limits, stop: &Stop, tell: &mut dyn FnMut(&Info)) -> Option<Decision> {
        while !LET_GO.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        Quick.decide(game, limits, stop, tell)
    }
}

const TEXTS: [&str; 8] = ["S1G11-G9", "X1K11-J10", ".", "S1G7-E9", ".", "X2I11-H10", ".", "X1C7-D8"];

fn record(texts: &[&str]) -> Record {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    for text in texts {
        game.play_text(text).unwrap();
    }
    Record::new(game)
}

fn start(folder: &Folder, record: Record, analyst: Analyst) -> Game {
    let mut game = Game::start(&folder.0, instant(), Some(record));
    game.app.insert_resource(analyst);
    game
}

fn quick() -> Analyst {
    Analyst(|| Box::new(Quick))
}

/// Draws frames until nothing is thought about any more.
fn settle(game: &mut Game) {
    game.frames(2);
    until(game, "everything is thought about", |game| {
        let world = game.app.world();
        !world.resource::<Lines>().is_thinking() && world.resource::<Survey>().progress().is_none()
    });
    game.frames(3);
}

fn study(game: &Game) -> &Study {
    game.app.world().resource::<Study>()
}

fn lines(game: &Game) -> &Lines {
    game.app.world().resource::<Lines>()
}

fn wish(game: &mut Game, wish: AnalysisWish) {
    game.app.world_mut().write_message(wish);
    game.frames(3);
}

fn open(game: &mut Game) {
    game.app.world_mut().write_message(Analyse(Source::Match));
    game.frames(4);
    assert_eq!(game.place(), Screen::Analysis.into());
}

fn leave(game: &mut Game) {
    wish(game, AnalysisWish::Leave);
    game.frames(3);
}

/// The files of the match in progress and of those that are saved, with what is in them.
fn files(folder: &Folder) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.0.clone()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "ball") {
                found.insert(path.clone(), fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

#[test]
fn keys_alone_walk_through_the_analysis_and_the_match_stays_as_it_is() {
    let folder = Folder::new("analysis-keys");
    let mut game = start(&folder, record(&TEXTS), quick());
    let (before, disk) = (game.session().record().clone(), files(&folder));
    game.key(KeyCode::Escape);
    game.frames(2);
    for _ in 0..20 {
        if !game.is_on("pause", "analysis") {
            game.key(KeyCode::ArrowDown);
        }
    }
    game.key(KeyCode::Enter);
    game.frames(4);
    assert_eq!(game.place(), Screen::Analysis.into());
    settle(&mut game);
    assert!(game.is_on("analysis", "graph"), "the graph has the focus: left and right walk");
    assert_eq!(game.session().game().played().len(), 8);
    game.key(KeyCode::ArrowLeft);
    game.frames(3);
    assert_eq!(game.session().game().played().len(), 7);
    game.key(KeyCode::ArrowLeft);
    game.frames(3);
    assert_eq!(game.session().game().played().len(), 5);
    game.key(KeyCode::PageDown);
    game.frames(3);
    assert_eq!(game.session().game().played().len(), 7, "page keys walk from wherever the focus is");
    game.key(KeyCode::PageUp);
    game.frames(3);
    game.assert_mirrored();
    settle(&mut game);
    assert_eq!(lines(&game).best.len(), 3);
    assert_eq!(lines(&game).about(), Some(&game.position()));
    assert!(!game.app.world().resource::<Arrows>().0.is_empty() || lines(&game).best[0].line[0] == Decision::EndPhase);
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!(game.place(), Overlay::Pause.into(), "the way leads back to where it came from");
    assert!(game.is_on("pause", "analysis"), "and to the row that opened it (UI-02)");
    assert!(game.session().record() == &before);
    assert_eq!(files(&folder), disk, "nothing was tried out, nothing is written");
    assert!(game.app.world().resource::<Arrows>().0.is_empty());
    game.assert_mirrored();
}

#[test]
fn a_gamepad_alone_plays_a_line_and_a_decision_of_its_own_and_goes_back() {
    let folder = Folder::new("analysis-pad");
    let mut game = start(&folder, record(&TEXTS[..3]), quick());
    let gamepad = game.app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
    game.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
    game.frames(3);
    let press = |game: &mut Game, button| {
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent { gamepad, button, value };
            game.app.world_mut().write_message(RawGamepadEvent::Button(event));
            game.frames(2);
        }
    };
    let walk = |game: &mut Game, menu: &str, row: &str| {
        for _ in 0..30 {
            if game.is_on(menu, row) {
                return;
            }
            press(game, GamepadButton::DPadDown);
        }
        panic!("the pad does not reach {row}");
    };
    press(&mut game, GamepadButton::Start);
    walk(&mut game, "pause", "analysis");
    press(&mut game, GamepadButton::South);
    game.frames(4);
    settle(&mut game);
    press(&mut game, GamepadButton::LeftTrigger);
    assert_eq!(game.session().game().played().len(), 0, "a shoulder button goes a turn back");
    press(&mut game, GamepadButton::RightTrigger);
    settle(&mut game);
    for _ in 0..30 {
        if !game.app.world().resource::<ball::focus::Focus>().is_on("analysis", ("line", 1usize)) {
            press(&mut game, GamepadButton::DPadDown);
        }
    }
    let second = lines(&game).best[1].line[0];
    press(&mut game, GamepadButton::South);
    game.frames(3);
    assert_eq!(game.session().game().played().last().unwrap().decision, second);
    assert_eq!(study(&game).left_at(), Some(3));
    walk(&mut game, "analysis", "return");
    press(&mut game, GamepadButton::South);
    game.frames(3);
    assert_eq!(study(&game).left_at(), None);
    // The board: a piece, and what it does.
    walk(&mut game, "analysis", "board");
    press(&mut game, GamepadButton::South);
    assert!(game.app.world().resource::<KeysOnBoard>().0);
    press(&mut game, GamepadButton::RightTrigger);
    assert!(game.session().composer().piece().is_some(), "the shoulder button chooses pieces now");
    press(&mut game, GamepadButton::East);
    assert!(game.session().composer().piece().is_none());
    press(&mut game, GamepadButton::East);
    assert!(!game.app.world().resource::<KeysOnBoard>().0, "nothing is chosen: back to the panel");
    press(&mut game, GamepadButton::East);
    game.frames(4);
    assert_eq!(game.place(), Overlay::Pause.into());
    assert_eq!(game.session().game().played().len(), 3);
    assert_eq!(game.session().record().variations().count(), 1);
}

#[test]
fn the_mouse_tries_out_on_the_board_and_the_variation_is_saved_beside_the_match() {
    let folder = Folder::new("analysis-mouse");
    let mut game = start(&folder, record(&TEXTS), quick());
    let before = game.session().record().clone();
    open(&mut game);
    wish(&mut game, AnalysisWish::Step(Step::To(5)));
    settle(&mut game);
    let legal = game.position().decisions(Ruleset::house());
    let decision = *legal.iter().find(|decision| decision.piece().is_some()).unwrap();
    let steps = common::steps(&game.position(), decision);
    let from = common::square_of(&game.position(), steps.piece.unwrap());
    game.click(from);
    assert_eq!(game.session().composer().piece(), steps.piece, "a click on the board is for the board");
    assert!(game.app.world().resource::<KeysOnBoard>().0, "and brings the keys along");
    game.app.world_mut().write_message(Command::Back);
    game.app.world_mut().write_message(Decide(decision));
    game.frames(4);
    assert_eq!(study(&game).record().variations().count(), 1);
    leave(&mut game);
    let now = game.session().record();
    assert_eq!(now.game, before.game);
    assert_eq!(now.variations().count(), 1);
    let disk = files(&folder);
    let current = disk.values().find(|text| text.contains('(')).expect("the variation is on disk");
    let again = Record::read(Ruleset::house(), current).unwrap();
    assert_eq!(again.game.played(), before.game.played());
    assert_eq!(again.variations().next().unwrap().decisions(), [decision]);
    // Coming back finds it, and it can be forgotten.
    open(&mut game);
    wish(&mut game, AnalysisWish::Walk(0));
    assert_eq!(study(&game).record().variations().count(), 1);
    assert_eq!(game.session().game().played().len(), 6);
    assert_eq!(study(&game).left_at(), Some(5));
    wish(&mut game, AnalysisWish::Forget(0));
    leave(&mut game);
    assert_eq!(game.session().record().variations().count(), 0);
    assert!(files(&folder).values().all(|text| !text.contains('(')));
}

#[test]
fn what_is_found_late_lands_in_no_other_position_match_or_visit() {
    let folder = Folder::new("analysis-late");
    let mut game = start(&folder, record(&TEXTS), Analyst(|| Box::new(Deaf::new())));
    open(&mut game);
    until(&mut game, "somebody thinks", |_| ALIVE.load(Ordering::Relaxed) > 0);
    assert!(lines(&game).is_thinking());
    wish(&mut game, AnalysisWish::Step(Step::Turns(-1)));
    let about = *lines(&game).about().unwrap();
    assert_eq!(about, game.position());
    let_go(&mut game);
    let legal = about.decisions(Ruleset::house());
    assert!(lines(&game).best.iter().all(|info| legal.contains(&info.line[0])), "only what is about this position");
    // Another step, and out before the answer comes.
    wish(&mut game, AnalysisWish::Step(Step::Turns(-1)));
    leave(&mut game);
    assert_eq!(game.place(), Screen::Match.into());
    game.app.world_mut().write_message(Command::Open(Box::new(record(&["S1G11-G9"]))));
    let_go(&mut game);
    assert!(lines(&game).best.is_empty() && !lines(&game).is_thinking());
    assert!(game.app.world().resource::<Arrows>().0.is_empty());
    assert_eq!(game.session().game().played().len(), 1);
    assert!(!game.session().stands_in());
    // And back again: nothing of the match before is there.
    open(&mut game);
    assert_eq!(study(&game).played().len(), 1);
    assert_eq!(game.app.world().resource::<Survey>().turns().len(), 1);
    assert!(lines(&game).best.is_empty());
    leave(&mut game);
}

#[test]
fn the_computer_and_the_clocks_rest_while_a_match_is_looked_into() {
    let folder = Folder::new("analysis-rest");
    let mut game = start(&folder, record(&TEXTS), quick());
    game.app.insert_resource(Coaches(PerTeam([Coach::Human, Coach::Computer(Level::ALL[0])])));
    open(&mut game);
    wish(&mut game, AnalysisWish::Step(Step::To(0)));
    settle(&mut game);
    game.frames(30);
    assert_eq!(game.session().game().played().len(), 0, "nobody plays for DEF here");
    leave(&mut game);
    assert_eq!(game.session().game().played().len(), TEXTS.len());
}

#[test]
fn a_saved_match_is_looked_into_and_keeps_its_variations_and_a_damaged_file_is_left_alone() {
    let folder = Folder::new("analysis-saved");
    let mut game = start(&folder, record(&TEXTS[..1]), quick());
    game.app.world_mut().write_message(Command::Open(Box::new(record(&TEXTS))));
    game.frames(3);
    let disk = files(&folder);
    let (path, text) =
        disk.iter().find(|(_, text)| text.contains("1. S1G11-G9\n")).expect("the first one is set aside");
    let (path, text) = (path.clone(), text.clone());
    game.app.world_mut().write_message(Analyse(Source::File(path.clone())));
    game.frames(4);
    settle(&mut game);
    wish(&mut game, AnalysisWish::Play(0));
    assert_eq!(study(&game).record().variations().count(), 1);
    leave(&mut game);
    let written = fs::read_to_string(&path).unwrap();
    let (old, new) =
        (Record::read(Ruleset::house(), &text).unwrap(), Record::read(Ruleset::house(), &written).unwrap());
    assert_eq!(new.game, old.game);
    assert_eq!(new.variations().count(), 1);
    assert_eq!(game.session().game().played().len(), TEXTS.len(), "the match in progress is another one");
    assert_eq!(game.session().record().variations().count(), 0);
    // Damaged: shown as far as it goes, and not written.
    let damaged = text.replace("\n*", " X1K11-K17\n*");
    fs::write(&path, &damaged).unwrap();
    game.app.world_mut().write_message(Analyse(Source::File(path.clone())));
    game.frames(4);
    settle(&mut game);
    assert_eq!(*study(&game).source(), Source::Nowhere);
    wish(&mut game, AnalysisWish::Play(0));
    leave(&mut game);
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged);
}

#[test]
fn the_result_is_shown_again_as_it_was_after_the_analysis() {
    let folder = Folder::new("analysis-result");
    let mut game = start(&folder, common::record("bpn1 a A2 aX1 X1G15,X2A1 X1M9,X2B2 -"), quick());
    game.app.world_mut().write_message(Decide(Decision::parse(Ruleset::house(), "X1G15-I17").unwrap()));
    game.frames(5);
    assert_eq!(game.place(), Overlay::Result.into());
    let rows = |game: &Game| game.app.world().resource::<ball::focus::Focus>().rows("result");
    let before = rows(&game);
    game.click_row("result", "result-analysis");
    game.frames(4);
    assert_eq!(game.place(), Screen::Analysis.into());
    settle(&mut game);
    assert_eq!(study(&game).at(), 0, "one that is over begins with its last turn");
    wish(&mut game, AnalysisWish::Step(Step::To(1)));
    settle(&mut game);
    assert_eq!(lines(&game).chance_of_atk(), Some(1.0));
    game.key(KeyCode::Escape);
    game.frames(5);
    assert_eq!(game.place(), Overlay::Result.into());
    assert_eq!(rows(&game), before);
    assert!(game.session().result().is_some());
}

#[test]
fn a_match_without_hints_is_looked_into_once_it_is_over() {
    let folder = Folder::new("analysis-agreed");
    let mut without = record(&TEXTS);
    MatchOptions { hints: false, ..MatchOptions::default() }.write_to(&mut without);
    let mut game = start(&folder, without, quick());
    game.app.world_mut().write_message(Analyse(Source::Match));
    game.frames(4);
    assert_eq!(game.place(), Screen::Match.into());
    game.app.world_mut().write_message(Command::Resign);
    game.frames(2);
    game.app.world_mut().write_message(Command::Answer(true));
    game.frames(5);
    game.app.world_mut().write_message(Analyse(Source::Match));
    game.frames(4);
    assert_eq!(game.place(), Screen::Analysis.into());
}

#[test]
fn the_better_turn_is_shown_where_one_was_missed() {
    let folder = Folder::new("analysis-better");
    // ATK scores with X1, but moves X2 about, and DEF's X1 takes the ball.
    let mut missed = common::record("bpn1 a A2 aX1 X1G13,X2C3 X1E11,X2A15 -");
    missed.game.play_text("X2C3-D4").unwrap();
    missed.game.play_text(".").unwrap();
    let mut game = Game::start(&folder.0, instant(), Some(missed));
    open(&mut game);
    settle(&mut game);
    let verdict = game.app.world().resource::<Survey>().verdict(0).expect("the turn is judged");
    assert!(verdict.lost > 0.0, "{verdict:?}");
    assert_eq!(verdict.best.len(), 2, "two moves score: {verdict:?}");
    wish(&mut game, AnalysisWish::Better(0));
    wish(&mut game, AnalysisWish::Step(Step::Decisions(1)));
    assert!(game.position().winner().is_some(), "the better turn can be walked to its touchdown");
    leave(&mut game);
    assert_eq!(game.session().game().played().len(), 2);
}

#[test]
fn tx01_tx02_the_panel_is_whole_in_every_language() {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut checked = 0;
    for (size, scale) in [((1280, 720), 100), ((1920, 1080), 100), ((1920, 1080), 200)] {
        let folder = Folder::new(&format!("analysis-shapes-{}-{scale}", size.1));
        let settings = ball::settings::Settings { ui_scale: scale, ..instant() };
        let mut game = Game::start_sized(&folder.0, settings, Some(record(&TEXTS)), size, 1.0);
        game.app.insert_resource(quick());
        shapes::capture(&mut game.app);
        for language in Language::all() {
            game.app.insert_resource(AskedLanguage(Some(language.clone())));
            open(&mut game);
            wish(&mut game, AnalysisWish::Step(Step::Turns(-2)));
            settle(&mut game);
            for variation in [false, true] {
                if variation {
                    wish(&mut game, AnalysisWish::Play(0));
                    settle(&mut game);
                }
                checked += shapes::texts(&game.app).len();
                for fault in shapes::faults(&game.app, size, false) {
                    let (what, at) = fault.split_once(" at ").unwrap_or((&fault, ""));
                    let place = format!("{}x{} {scale} % {} {at}", size.0, size.1, language.code());
                    found.entry(what.to_owned()).or_default().push(place);
                }
            }
            leave(&mut game);
        }
    }
    assert!(checked > 100);
    let lines: Vec<String> =
        found.iter().map(|(what, at)| format!("{what}, {} times, first in {}", at.len(), at[0])).collect();
    assert!(lines.is_empty(), "{} faults:\n{}", lines.len(), lines.join("\n"));
}
