//! Shape walks: every text that is drawn is read back and measured, at several sizes and in all languages.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/moments.rs"]
mod moments;
#[path = "common/places.rs"]
mod places;
#[path = "common/shapes.rs"]
mod shapes;

use std::collections::{BTreeMap, BTreeSet};

use ball::focus::Focus;
use ball::i18n::{AskedLanguage, Language};
use ball::match_play::Command;
use ball_rules::{Match, Position, Record, Ruleset};
use common::{Folder, Game, instant};
use moments::{MOMENTS, Moment};
use places::{PLACES, Spot};

/// The sizes of the windows in pixels.
const SIZES: [(u32, u32); 4] = [(1280, 720), (1280, 800), (1920, 1080), (3840, 2160)];

fn languages() -> Vec<Language> {
    let mut all = Language::all();
    all.push(Language::pseudo());
    all
}

/// The match of a moment, with its squares chosen.
fn show(game: &mut Game, moment: &Moment) {
    let rules = Ruleset::house();
    let mut shown = Match::from_position(rules, Position::from_bpn(rules, moment.position).unwrap());
    for text in moment.played {
        shown.play_text(text).unwrap();
    }
    game.app.world_mut().write_message(Command::Open(Box::new(Record::new(shown))));
    game.frames(2);
    for square in moment.chosen {
        game.app.world_mut().write_message(Command::Choose(square.parse().unwrap()));
        game.frames(1);
    }
    game.frames(3);
}

/// The faults that were found: each once, with the places where it is.
#[derive(Default)]
struct Faults {
    checked: usize,
    /// Whether everything must have a ground of its own, so that its contrast is known.
    on_ground: bool,
    found: BTreeMap<String, Vec<String>>,
}

impl Faults {
    /// Measures what is shown now.
    fn look(&mut self, game: &Game, size: (u32, u32), place: &str) {
        self.checked += shapes::texts(&game.app).len();
        for fault in shapes::faults(&game.app, size, self.on_ground) {
            // The same fault is elsewhere at another size.
            let (what, at) = fault.split_once(" at ").unwrap_or((&fault, ""));
            self.add(what.to_owned(), &format!("{place} at {at}"));
        }
    }

    fn add(&mut self, what: String, at: &str) {
        self.found.entry(what).or_default().push(at.to_owned());
    }

    fn join(&mut self, other: Faults) {
        self.checked += other.checked;
        for (what, at) in other.found {
            self.found.entry(what).or_default().extend(at);
        }
    }

    fn report(self) {
        assert!(self.checked > 100, "only {} texts were seen", self.checked);
        let lines = self.found.iter().map(|(what, at)| format!("{what}, {} times, first in {}", at.len(), at[0]));
        let lines: Vec<String> = lines.collect();
        assert!(lines.is_empty(), "{} faults in {} texts:\n{}", lines.len(), self.checked, lines.join("\n"));
    }
}

#[test]
fn tx01_tx03_dk01_co01_l10_03_no_text_of_a_match_is_small_cut_faint_or_covered_in_any_language() {
    let mut faults = Faults::default();
    for size in SIZES {
        let folder = Folder::new(&format!("shapes-{}x{}", size.0, size.1));
        let mut game = Game::start_sized(&folder.0, instant(), None, size, 1.0);
        shapes::capture(&mut game.app);
        for language in languages() {
            game.app.insert_resource(AskedLanguage(Some(language.clone())));
            game.frames(2);
            for moment in &MOMENTS {
                show(&mut game, moment);
                let place = format!("{} {}x{} {}", moment.name, size.0, size.1, language.code());
                faults.look(&game, size, &place);
            }
        }
    }
    faults.report();
}

#[test]
fn tx02_nothing_of_a_match_is_lost_at_twice_the_size() {
    let mut faults = Faults::default();
    let size = (1920, 1080);
    let folder = Folder::new("shapes-large");
    let settings = ball::settings::Settings { ui_scale: 200, ..instant() };
    let mut game = Game::start_sized(&folder.0, settings, None, size, 1.0);
    shapes::capture(&mut game.app);
    for language in Language::all() {
        game.app.insert_resource(AskedLanguage(Some(language.clone())));
        game.frames(2);
        for moment in &MOMENTS {
            show(&mut game, moment);
            faults.look(&game, size, &format!("{} at 200 % {}", moment.name, language.code()));
        }
    }
    faults.report();
}

/// Which texts of a place were seen, from top to bottom, and by what.
#[derive(Default)]
struct Seen {
    whole: BTreeSet<String>,
    part: BTreeSet<String>,
}

impl Seen {
    fn look(&mut self, game: &Game) {
        for text in shapes::texts(&game.app).into_iter().filter(|text| !text.covered) {
            if text.is_whole() || text.is_too_high() {
                self.whole.insert(text.text);
            } else {
                self.part.insert(text.text);
            }
        }
    }

    /// What was never seen whole.
    fn missed(&self, other: &Seen) -> Vec<String> {
        let all = self.part.iter().chain(&other.part).chain(&other.whole);
        all.filter(|text| !self.whole.contains(*text)).cloned().collect::<BTreeSet<_>>().into_iter().collect()
    }
}

/// Walks through all rows of a place by keys, and says what could not be read on the way, nor reached (IN-02, TX-02).
fn reach(game: &mut Game, spot: &Spot, faults: &mut Faults, size: (u32, u32), at: &str) {
    let mut seen = Seen::default();
    seen.look(game);
    let menu = spot.menu;
    let rows = game.app.world().resource::<Focus>().rows(menu);
    if seen.part.is_empty() && rows < 2 {
        return;
    }
    for _ in 0..rows {
        game.key(bevy::input::keyboard::KeyCode::Tab);
        game.frames(2);
        seen.look(game);
        faults.look(game, size, at);
        let Some(rect) = game.app.world().resource::<Focus>().rect(menu) else {
            faults.add(format!("no focus in {menu}"), at);
            return;
        };
        let zoom = shapes::scale(&game.app);
        let window = bevy_egui::egui::Rect::from_min_size(
            bevy_egui::egui::Pos2::ZERO,
            bevy_egui::egui::vec2(size.0 as f32, size.1 as f32),
        );
        let shown = rect * zoom;
        if !window.expand(1.0).contains_rect(shown) && shown.height() < window.height() * 0.6 {
            faults.add(format!("the row in focus of {menu} is outside the window"), &format!("{at}: {shown:?}"));
        }
    }
    let mut wheeled = Seen::default();
    for _ in 0..spot.pages {
        game.wheel(size, -8.0);
        wheeled.look(game);
    }
    for text in seen.missed(&wheeled) {
        let said: String = text.chars().take(60).collect();
        faults.add(format!("never seen whole by keys in {}: {said:?}", spot.name), at);
    }
}

fn walk_screens(size: (u32, u32), ui_scale: u8, languages: &[Language]) -> Faults {
    let mut faults = Faults { on_ground: true, ..Faults::default() };
    let folder = Folder::new(&format!("screens-{}x{}-{ui_scale}", size.0, size.1));
    let settings = ball::settings::Settings { ui_scale, ..instant() };
    let mut game = Game::start_on(&folder.0, settings, None, size, 1.0, ball::screens::Screen::Title);
    shapes::capture(&mut game.app);
    for language in languages {
        game.app.insert_resource(AskedLanguage(Some(language.clone())));
        game.frames(2);
        for spot in &PLACES {
            let tested = ["en", "pseudo"].contains(&language.code().as_str());
            if spot.english && !tested {
                continue;
            }
            places::go(&mut game, &folder.0, spot);
            let at = format!("{} {}x{} at {ui_scale} % {}", spot.name, size.0, size.1, language.code());
            faults.look(&game, size, &at);
            // The longest words are those of the pseudo-locale, and the least room is in a low window.
            if size.1 == 720 && tested {
                reach(&mut game, spot, &mut faults, size, &at);
            }
        }
    }
    faults
}

#[test]
fn tx01_tx03_dk01_co01_l10_03_no_text_of_a_screen_is_small_cut_faint_or_covered_in_any_language() {
    let mut faults = Faults::default();
    let few = [Language::english(), Language::pseudo()];
    for size in SIZES {
        // The lowest window has the least room; the others show the same, scaled, or have more of it.
        let all = size == (1280, 720);
        let spoken = if all { languages() } else { few.to_vec() };
        faults.join(walk_screens(size, 100, &spoken));
    }
    faults.report();
}

#[test]
fn tx02_nothing_of_a_screen_is_lost_at_twice_the_size() {
    let mut faults = walk_screens((1280, 720), 200, &languages());
    let few = [Language::english(), Language::pseudo()];
    for size in [(1280, 800), (1920, 1080), (3840, 2160)] {
        faults.join(walk_screens(size, 200, &few));
    }
    faults.report();
}
