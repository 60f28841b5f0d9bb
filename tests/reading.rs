//! Walks through the whole rulebook and all lessons, by keys and by pad, in every language: nothing is small, cut,
//! faint, covered or out of reach.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/devices.rs"]
mod devices;
#[path = "common/shapes.rs"]
mod shapes;

use std::collections::{BTreeMap, BTreeSet};

use ball::focus::{Focus, Nav};
use ball::i18n::{AskedLanguage, Language};
use ball::match_play::Decide;
use ball::screens::{Control, Go, Overlay, Page, Player, Reading, Screen};
use ball::settings::Settings;
use ball::tutor::{Subject, Teach, Tutor};
use ball_rules::Mode;
use ball_teach::{Block, Demonstration, Exercise, Lesson, Progress, Rulebook};
use common::*;
use devices::Device;

const MENU: &str = "rulebook";

fn languages() -> Vec<Language> {
    let mut all = Language::all();
    all.push(Language::pseudo());
    all
}

/// The faults that were found, each once, with the first place where it is.
#[derive(Default)]
struct Faults {
    checked: usize,
    found: BTreeMap<String, (usize, String)>,
}

impl Faults {
    fn look(&mut self, game: &Game, size: (u32, u32), place: &str) {
        self.checked += shapes::texts(&game.app).len();
        for fault in shapes::faults(&game.app, size, false) {
            let (what, at) = fault.split_once(" at ").unwrap_or((&fault, ""));
            self.add(what, &format!("{place} at {at}"));
        }
    }

    fn add(&mut self, what: &str, place: &str) {
        self.found.entry(what.to_owned()).or_insert_with(|| (0, place.to_owned())).0 += 1;
    }

    fn report(self, least: usize) {
        assert!(self.checked > least, "only {} texts were seen", self.checked);
        let lines: Vec<String> =
            self.found.iter().map(|(what, (times, at))| format!("{what}, {times} times, first in {at}")).collect();
        assert!(lines.is_empty(), "{} faults in {} texts:\n{}", lines.len(), self.checked, lines.join("\n"));
    }
}

fn go(game: &mut Game, go: Go) {
    game.app.world_mut().write_message(go);
    game.frames(4);
}

fn open(game: &mut Game, page: Page) {
    go(game, Go::To(Screen::Title));
    game.app.world_mut().resource_mut::<Reading>().open_at(page);
    go(game, Go::To(Screen::Rulebook));
}

/// The pages of the rulebook, and how many rows each has at least.
fn pages() -> Vec<(Page, usize)> {
    let rows = |block: &Block| match block {
        Block::Heading(_) => 0,
        Block::Bullets(points) => points.len(),
        Block::SeeAlso(sections) => sections.len(),
        _ => 1,
    };
    let sections = Rulebook::get().sections().iter();
    let sections = sections.map(|section| (Page::Section(section.number), section.blocks.iter().map(rows).sum()));
    [(Page::Contents, 15), (Page::Terms, 41), (Page::Controls, 8)].into_iter().chain(sections).collect()
}

/// Steps down through a page until the focus is where it was, and looks at every step.
fn walk(game: &mut Game, device: Device, size: (u32, u32), place: &str, faults: &mut Faults) -> usize {
    faults.look(game, size, place);
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let window = bevy_egui::egui::Rect::from_min_size(
        bevy_egui::egui::Pos2::ZERO,
        bevy_egui::egui::vec2(size.0 as f32, size.1 as f32),
    );
    for _ in 0..90 {
        let mark = format!("{:?}", game.app.world().resource::<Focus>().bookmark(MENU));
        if !seen.insert(mark) {
            return seen.len();
        }
        device.press(game, Nav::Down);
        faults.look(game, size, place);
        let Some(rect) = game.app.world().resource::<Focus>().rect(MENU) else {
            faults.add("UI-02: no row has the focus", place);
            return seen.len();
        };
        let shown = rect * shapes::scale(&game.app);
        if !window.expand(1.0).contains_rect(shown) && shown.height() < window.height() * 0.5 {
            faults.add("UI-01: the row in focus is outside the window", &format!("{place}: {shown:?}"));
        }
    }
    panic!("{place}: the way through the page does not end");
}

fn walk_rulebook(device: fn(&mut Game) -> Device, name: &str, size: (u32, u32), ui_scale: u8, languages: &[Language]) {
    let folder = Folder::new(name);
    let settings = Settings { ui_scale, ..instant() };
    let mut game = Game::start_on(&folder.0, settings, None, size, 1.0, Screen::Title);
    shapes::capture(&mut game.app);
    let device = device(&mut game);
    let mut faults = Faults::default();
    for language in languages {
        game.app.insert_resource(AskedLanguage(Some(language.clone())));
        for (page, least) in pages() {
            open(&mut game, page);
            let place = format!("{page:?} {}x{} {} % {}", size.0, size.1, ui_scale, language.code());
            let rows = walk(&mut game, device, size, &place, &mut faults);
            assert!(rows >= least, "{place}: {device:?} reaches {rows} rows of {least}");
            device.press(&mut game, Nav::Back);
            assert_eq!(game.place(), Screen::Title.into(), "{place}");
        }
    }
    faults.report(10_000);
}

#[test]
fn in02_tx01_l10_03_the_rulebook_is_walked_by_keys_in_every_language() {
    walk_rulebook(|_| Device::Keys, "walk-keys", (1280, 720), 100, &languages());
}

#[test]
fn in01_in12_the_rulebook_is_walked_by_pad_in_every_language() {
    walk_rulebook(|game| Device::DPad(Device::pad(game)), "walk-pad", (1280, 800), 100, &languages());
}

#[test]
fn tx02_the_rulebook_is_walked_at_twice_the_size() {
    walk_rulebook(|_| Device::Keys, "walk-large", (1920, 1080), 200, &[Language::english(), Language::pseudo()]);
}

#[test]
fn tx01_l10_03_every_step_of_every_demonstration_is_readable_in_every_language() {
    let size = (1280, 720);
    let folder = Folder::new("captions");
    let mut game = Game::start_on(&folder.0, instant(), None, size, 1.0, Screen::Title);
    shapes::capture(&mut game.app);
    let mut faults = Faults::default();
    for language in languages() {
        game.app.insert_resource(AskedLanguage(Some(language.clone())));
        open(&mut game, Page::Section(5));
        for demonstration in Demonstration::all() {
            game.app.world_mut().resource_mut::<Player>().choose(demonstration);
            game.frames(2);
            for step in 0..demonstration.steps().len() {
                game.app.world_mut().resource_mut::<Player>().ask(Control::Forward);
                game.frames(2);
                faults.look(&game, size, &format!("{} {step} {}", demonstration.id(), language.code()));
            }
        }
    }
    faults.report(10_000);
}

/// What is said about every lesson and exercise: the task, its hints, what it praises and how it fails.
fn walk_lessons(device: fn(&mut Game) -> Device, name: &str, size: (u32, u32), ui_scale: u8, languages: &[Language]) {
    let folder = Folder::new(name);
    let settings = Settings { ui_scale, ..instant() };
    let mut game = Game::start_on(&folder.0, settings, None, size, 1.0, Screen::Title);
    shapes::capture(&mut game.app);
    let device = device(&mut game);
    let mut faults = Faults::default();
    let lessons = Lesson::all().iter().enumerate();
    let lessons = lessons.flat_map(|(i, lesson)| (0..lesson.tasks.len()).map(move |task| Subject::Lesson(i, task)));
    let subjects: Vec<Subject> = lessons.chain((0..Exercise::all().len()).map(Subject::Exercise)).collect();
    for language in languages {
        game.app.insert_resource(AskedLanguage(Some(language.clone())));
        go(&mut game, Go::To(Screen::Title));
        // How the bar's tiles hold the stretched names of cards is the match's to prove.
        let stretched = language == &Language::pseudo();
        let cards = |subject: &Subject| subject.task().unwrap().start.mode() == Mode::Cards;
        for &subject in subjects.iter().filter(|subject| !(stretched && cards(subject))) {
            let place = format!("{subject:?} {}x{} {} % {}", size.0, size.1, ui_scale, language.code());
            let task = subject.task().unwrap();
            go(&mut game, Go::To(Screen::Lessons));
            faults.look(&game, size, &format!("list, {place}"));
            game.app.world_mut().write_message(Teach::Begin(subject));
            go(&mut game, Go::Onto);
            faults.look(&game, size, &place);
            // With nothing picked, back is the task's menu; every hint is told there.
            device.press(&mut game, Nav::Back);
            assert_eq!(game.place(), Overlay::Lesson.into(), "{place}");
            faults.look(&game, size, &place);
            for _ in 0..=task.text_hints {
                device.choose(&mut game, "lesson", "lesson-hint");
                faults.look(&game, size, &format!("hints, {place}"));
            }
            device.press(&mut game, Nav::Back);
            assert_eq!(game.place(), Screen::Match.into(), "{place}");
            faults.look(&game, size, &format!("hints beside the board, {place}"));
            for (way, progress) in [(task.wrong.clone(), "failed"), (task.ways[0].clone(), "done")] {
                game.app.world_mut().write_message(Teach::Again);
                game.frames(2);
                for decision in way {
                    game.app.world_mut().write_message(Decide(decision));
                    game.frames(2);
                }
                game.frames(3);
                let now = game.app.world().resource::<Tutor>().lecture.as_ref().unwrap().progress;
                let is_done = now == Progress::Done;
                assert_eq!(is_done, progress == "done", "{place}: {now:?}");
                if game.place() == Overlay::Lesson.into() {
                    faults.look(&game, size, &format!("{progress}, {place}"));
                    device.press(&mut game, Nav::Back);
                }
            }
            go(&mut game, Go::To(Screen::Title));
        }
    }
    faults.report(10_000);
}

#[test]
fn in02_tx01_l10_03_all_lessons_are_walked_by_keys_in_every_language() {
    walk_lessons(|_| Device::Keys, "lessons-keys", (1280, 720), 100, &languages());
}

#[test]
fn in01_in12_tx02_all_lessons_are_walked_by_pad_at_twice_the_size() {
    let few = [Language::english(), Language::named("sk").unwrap(), Language::pseudo()];
    walk_lessons(|game| Device::DPad(Device::pad(game)), "lessons-pad", (1920, 1080), 200, &few);
}
