//! Shape walks: every text that is drawn is read back and measured, at several sizes and in all languages.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/moments.rs"]
mod moments;
#[path = "common/shapes.rs"]
mod shapes;

use std::collections::BTreeMap;

use ball::i18n::{AskedLanguage, Language};
use ball::match_play::Command;
use ball_rules::{Match, Position, Record, Ruleset};
use common::{Folder, Game, instant};
use moments::{MOMENTS, Moment};

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
    found: BTreeMap<String, Vec<String>>,
}

impl Faults {
    /// Measures what is shown now.
    fn look(&mut self, game: &Game, size: (u32, u32), place: &str) {
        self.checked += shapes::texts(&game.app).len();
        for fault in shapes::faults(&game.app, size) {
            // The same fault is elsewhere at another size.
            let (what, at) = fault.split_once(" at ").unwrap_or((&fault, ""));
            self.found.entry(what.to_owned()).or_default().push(format!("{place} at {at}"));
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
fn tx01_co01_l10_03_no_text_of_a_match_is_small_cut_faint_or_covered_in_any_language() {
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
