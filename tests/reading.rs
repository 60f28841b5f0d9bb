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
use ball_teach::{Block, Demonstration, Exercise, Lesson, Progress, Rulebook};
use bevy_egui::egui::{Pos2, Rect, vec2};
use common::*;
use devices::Device;

const MENU: &str = "rulebook";
const LOW: (u32, u32) = (1280, 720);
const HIGH: (u32, u32) = (1920, 1080);

fn languages() -> Vec<Language> {
    let mut all = Language::all();
    all.push(Language::pseudo());
    all
}

/// A device in a window, and the faults that were found on the way, each once with the first place where it is.
struct Walk {
    game: Game,
    device: Device,
    size: (u32, u32),
    /// The window, how large everything is in it and the language.
    view: String,
    checked: usize,
    found: BTreeMap<String, (usize, String)>,
    _folder: Folder,
}

impl Walk {
    /// Walks in a window of `size` pixels with texts of `scale` percent: once in each of `languages`.
    fn through(
        device: fn(&mut Game) -> Device,
        name: &str,
        (size, scale): ((u32, u32), u8),
        languages: &[Language],
        mut step: impl FnMut(&mut Walk),
    ) {
        let folder = Folder::new(name);
        let settings = Settings { ui_scale: scale, ..instant() };
        let mut game = Game::start_on(&folder.0, settings, None, size, 1.0, Screen::Title);
        shapes::capture(&mut game.app);
        let device = device(&mut game);
        let found = BTreeMap::new();
        let mut walk = Walk { game, device, size, view: String::new(), checked: 0, found, _folder: folder };
        for language in languages {
            walk.game.app.insert_resource(AskedLanguage(Some(language.clone())));
            walk.view = format!("{}x{} {scale} % {}", size.0, size.1, language.code());
            step(&mut walk);
        }
        walk.report();
    }

    fn look(&mut self, place: &str) {
        self.checked += shapes::texts(&self.game.app).len();
        for fault in shapes::faults(&self.game.app, self.size, false) {
            let (what, at) = fault.split_once(" at ").unwrap_or((&fault, ""));
            self.add(what, &format!("{place} at {at}"));
        }
    }

    fn add(&mut self, what: &str, place: &str) {
        let first = format!("{place} {}", self.view);
        self.found.entry(what.to_owned()).or_insert_with(|| (0, first)).0 += 1;
    }

    fn report(self) {
        assert!(self.checked > 10_000, "only {} texts were seen", self.checked);
        let lines: Vec<String> =
            self.found.iter().map(|(what, (times, at))| format!("{what}, {times} times, first in {at}")).collect();
        assert!(lines.is_empty(), "{} faults in {} texts:\n{}", lines.len(), self.checked, lines.join("\n"));
    }

    fn go(&mut self, go: Go) {
        self.game.app.world_mut().write_message(go);
        self.game.frames(4);
    }

    fn press(&mut self, nav: Nav) {
        self.device.press(&mut self.game, nav);
    }

    fn open(&mut self, page: Page) {
        self.go(Go::To(Screen::Title));
        self.game.app.world_mut().resource_mut::<Reading>().open_at(page);
        self.go(Go::To(Screen::Rulebook));
    }

    /// Steps down through a page until the focus is where it was, and looks at every step.
    fn down(&mut self, place: &str) -> usize {
        self.look(place);
        let mut seen: BTreeSet<String> = BTreeSet::new();
        let window = Rect::from_min_size(Pos2::ZERO, vec2(self.size.0 as f32, self.size.1 as f32));
        for _ in 0..90 {
            let mark = format!("{:?}", self.game.app.world().resource::<Focus>().bookmark(MENU));
            if !seen.insert(mark) {
                return seen.len();
            }
            self.press(Nav::Down);
            self.look(place);
            let Some(rect) = self.game.app.world().resource::<Focus>().rect(MENU) else {
                self.add("UI-02: no row has the focus", place);
                return seen.len();
            };
            let shown = rect * shapes::scale(&self.game.app);
            if !window.expand(1.0).contains_rect(shown) && shown.height() < window.height() * 0.5 {
                self.add("UI-01: the row in focus is outside the window", &format!("{place}: {shown:?}"));
            }
        }
        panic!("{place}: the way through the page does not end");
    }
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

fn walk_rulebook(device: fn(&mut Game) -> Device, name: &str, view: ((u32, u32), u8), languages: &[Language]) {
    Walk::through(device, name, view, languages, |walk| {
        for (page, least) in pages() {
            walk.open(page);
            let place = format!("{page:?}");
            let rows = walk.down(&place);
            assert!(rows >= least, "{place} {}: {:?} reaches {rows} rows of {least}", walk.view, walk.device);
            walk.press(Nav::Back);
            assert_eq!(walk.game.place(), Screen::Title.into(), "{place} {}", walk.view);
        }
    });
}

#[test]
fn in02_tx01_l10_03_the_rulebook_is_walked_by_keys_in_every_language() {
    walk_rulebook(|_| Device::Keys, "walk-keys", (LOW, 100), &languages());
}

#[test]
fn in01_in12_the_rulebook_is_walked_by_pad_in_every_language() {
    walk_rulebook(|game| Device::DPad(Device::pad(game)), "walk-pad", ((1280, 800), 100), &languages());
}

#[test]
fn tx02_the_rulebook_is_walked_at_twice_the_size() {
    let few = [Language::english(), Language::pseudo()];
    walk_rulebook(|_| Device::Keys, "walk-large", (HIGH, 200), &few);
}

#[test]
fn tx01_l10_03_every_step_of_every_demonstration_is_readable_in_every_language() {
    Walk::through(
        |_| Device::Keys,
        "captions",
        (LOW, 100),
        &languages(),
        |walk| {
            walk.open(Page::Section(5));
            for demonstration in Demonstration::all() {
                walk.game.app.world_mut().resource_mut::<Player>().choose(demonstration);
                walk.game.frames(2);
                for step in 0..demonstration.steps().len() {
                    walk.game.app.world_mut().resource_mut::<Player>().ask(Control::Forward);
                    walk.game.frames(2);
                    walk.look(&format!("{} {step}", demonstration.id()));
                }
            }
        },
    );
}

/// Every task of every lesson, and every exercise.
fn subjects() -> Vec<Subject> {
    let lessons = Lesson::all().iter().enumerate();
    let lessons = lessons.flat_map(|(i, lesson)| (0..lesson.tasks.len()).map(move |task| Subject::Lesson(i, task)));
    lessons.chain((0..Exercise::all().len()).map(Subject::Exercise)).collect()
}

/// What is said about every lesson and exercise: the task, its hints, what it praises and how it fails.
fn walk_lessons(device: fn(&mut Game) -> Device, name: &str, view: ((u32, u32), u8), languages: &[Language]) {
    Walk::through(device, name, view, languages, |walk| {
        walk.go(Go::To(Screen::Title));
        for subject in subjects() {
            walk_task(walk, subject);
            walk.go(Go::To(Screen::Title));
        }
    });
}

fn walk_task(walk: &mut Walk, subject: Subject) {
    let place = format!("{subject:?}");
    let task = subject.task().unwrap();
    walk.go(Go::To(Screen::Lessons));
    walk.look(&format!("list, {place}"));
    walk.game.app.world_mut().write_message(Teach::Begin(subject));
    walk.go(Go::Onto);
    walk.look(&place);
    // With nothing picked, back is the task's menu; every hint is told there.
    walk.press(Nav::Back);
    assert_eq!(walk.game.place(), Overlay::Lesson.into(), "{place} {}", walk.view);
    walk.look(&place);
    for _ in 0..=task.text_hints {
        walk.device.choose(&mut walk.game, "lesson", "lesson-hint");
        walk.look(&format!("hints, {place}"));
    }
    walk.press(Nav::Back);
    assert_eq!(walk.game.place(), Screen::Match.into(), "{place} {}", walk.view);
    walk.look(&format!("hints beside the board, {place}"));
    for (way, progress) in [(&task.wrong, "failed"), (&task.ways[0], "done")] {
        walk.game.app.world_mut().write_message(Teach::Again);
        walk.game.frames(2);
        for &decision in way {
            walk.game.app.world_mut().write_message(Decide(decision));
            walk.game.frames(2);
        }
        walk.game.frames(3);
        let now = walk.game.app.world().resource::<Tutor>().lecture.as_ref().unwrap().progress;
        assert_eq!(now == Progress::Done, progress == "done", "{place} {}: {now:?}", walk.view);
        if walk.game.place() == Overlay::Lesson.into() {
            walk.look(&format!("{progress}, {place}"));
            walk.press(Nav::Back);
        }
    }
}

#[test]
fn in02_tx01_l10_03_all_lessons_are_walked_by_keys_in_every_language() {
    walk_lessons(|_| Device::Keys, "lessons-keys", (LOW, 100), &languages());
}

#[test]
fn in01_in12_tx02_all_lessons_are_walked_by_pad_at_twice_the_size() {
    let few = [Language::english(), Language::named("sk").unwrap(), Language::pseudo()];
    walk_lessons(|game| Device::DPad(Device::pad(game)), "lessons-pad", (HIGH, 200), &few);
}
