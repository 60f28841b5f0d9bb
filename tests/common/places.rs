//! Every screen with whatever it can show: how to get there, and what its menu is called.

use std::path::Path;

use ball::focus::Focus;
use ball::match_play::Command;
use ball::screens::{Go, Overlay, Screen};
use ball_rules::{Match, Mode, Position, Record, Ruleset};
use bevy::prelude::KeyCode;

use crate::common::Game;

/// A screen in one of its states.
pub struct Spot {
    /// What it is called here.
    pub name: &'static str,
    /// The name of its menu.
    pub menu: &'static str,
    /// How often the wheel is turned to get to its end.
    pub pages: usize,
    /// Whether it shows the same in every language.
    pub english: bool,
    way: Way,
}

enum Way {
    Screen(Screen),
    /// The title while a match is in progress.
    Begun,
    /// The saved matches: none, many, or damaged ones.
    Saves(Kept),
    /// A tab of the settings.
    Tab(u8),
    /// A tab of the credits.
    Credits(u8),
    Pause,
    /// The seats of a match that rests.
    Seats,
    /// Something else over a match of which a little has been played.
    Over(Overlay),
    /// A match that is over.
    Result(&'static str),
    /// A question over the match.
    Question,
}

#[derive(Clone, Copy, PartialEq)]
enum Kept {
    None,
    Many,
    Damaged,
}

const BASIC: &str = "bpn1 a A2 aX5 X1C7,X2E9,X3I9,X4K7,X5E15,O1G3,S1G7 X1K11,X2I11,X3E11,X4C11,X5H12,O1A15,S1G13 -";
const CARDS: &str =
    "bpn1 a A2 aX5 X1C7,X2E9,X3I9,X4K7,X5E15,O1G3,S1G7 X1K11,X2I11,X3E11,X4C11,X5H12,O1A15,S1G13 4/3;scoop;";
const SCORES: &str = "X5E15-F16";
const SCORES_THEN: &str = "X5F16-E17";

const fn spot(name: &'static str, menu: &'static str, pages: usize, way: Way) -> Spot {
    Spot { name, menu, pages, english: matches!(way, Way::Credits(1 | 2)), way }
}

/// Every screen, in its states.
pub const PLACES: [Spot; 24] = [
    spot("title", "title", 2, Way::Screen(Screen::Title)),
    spot("title with a match", "title", 2, Way::Begun),
    spot("options", "options", 3, Way::Screen(Screen::Options)),
    spot("computer", "computer", 2, Way::Screen(Screen::Computer)),
    spot("saves, none", "saves", 1, Way::Saves(Kept::None)),
    spot("saves, many", "saves", 6, Way::Saves(Kept::Many)),
    spot("saves, damaged", "saves", 4, Way::Saves(Kept::Damaged)),
    spot("settings 1", "settings", 3, Way::Tab(0)),
    spot("settings 2", "settings", 3, Way::Tab(1)),
    spot("settings 3", "settings", 3, Way::Tab(2)),
    spot("settings 4", "settings", 3, Way::Tab(3)),
    spot("settings 5", "settings", 3, Way::Tab(4)),
    spot("settings 6", "settings", 3, Way::Tab(5)),
    spot("join", "join", 3, Way::Screen(Screen::Join)),
    spot("seats", "join", 3, Way::Seats),
    spot("credits 1", "credits", 3, Way::Credits(0)),
    spot("credits 2", "credits", 9, Way::Credits(1)),
    spot("credits 3", "credits", 9, Way::Credits(2)),
    spot("pause", "pause", 3, Way::Pause),
    spot("coaches", "coaches", 3, Way::Over(Overlay::Coaches)),
    spot("take back", "take-back", 3, Way::Over(Overlay::TakeBack)),
    spot("result", "result", 5, Way::Result(BASIC)),
    spot("result with cards", "result", 5, Way::Result(CARDS)),
    spot("question", "question", 1, Way::Question),
];

/// Goes to a place from wherever the game is; `folder` is where it keeps its matches.
pub fn go(game: &mut Game, folder: &Path, spot: &Spot) {
    // Whatever is asked is answered with no.
    if game.session().asked().is_some() {
        game.key(KeyCode::Escape);
    }
    to(game, Go::To(Screen::Title));
    match spot.way {
        Way::Screen(screen) => {
            open(game, Match::new(Ruleset::house(), Mode::Basic));
            to(game, Go::To(screen));
        }
        Way::Begun => {
            let mut begun = Match::new(Ruleset::house(), Mode::Basic);
            begun.play_text("X1K11-L12").unwrap();
            open(game, begun);
        }
        Way::Saves(kept) => {
            fill(folder, kept);
            to(game, Go::To(Screen::Saves));
        }
        Way::Tab(tab) => turn_to(game, Screen::Settings, "settings", tab),
        Way::Credits(tab) => turn_to(game, Screen::Credits, "credits", tab),
        Way::Pause => {
            open(game, Match::new(Ruleset::house(), Mode::Basic));
            to(game, Go::To(Screen::Match));
            to(game, Go::Over(Overlay::Pause));
        }
        Way::Seats => {
            open(game, Match::new(Ruleset::house(), Mode::Basic));
            to(game, Go::To(Screen::Match));
            to(game, Go::Over(Overlay::Pause));
            to(game, Go::To(Screen::Join));
        }
        Way::Over(overlay) => {
            let mut begun = Match::new(Ruleset::house(), Mode::Basic);
            for text in ["X1K11-L12", "X2I11-J12"] {
                begun.play_text(text).unwrap();
            }
            to(game, Go::To(Screen::Match));
            open(game, begun);
            to(game, Go::Over(overlay));
        }
        Way::Result(bpn) => {
            let rules = Ruleset::house();
            let mut over = Match::from_position(rules, Position::from_bpn(rules, bpn).unwrap());
            over.play_text(SCORES).unwrap();
            over.play_text(SCORES_THEN).unwrap();
            to(game, Go::To(Screen::Match));
            open(game, over);
        }
        Way::Question => {
            open(game, Match::new(Ruleset::house(), Mode::Basic));
            to(game, Go::To(Screen::Match));
            game.app.world_mut().write_message(Command::Resign);
        }
    }
    game.frames(5);
}

/// Goes to a tab of a screen.
fn turn_to(game: &mut Game, screen: Screen, menu: &str, tab: u8) {
    to(game, Go::To(screen));
    // The tab that was open last is open again.
    for _ in 0..10 {
        if game.app.world().resource::<Focus>().is_on(menu, ("tab", 0_usize)) {
            break;
        }
        game.key(KeyCode::PageDown);
    }
    for _ in 0..tab {
        game.key(KeyCode::PageDown);
    }
}

fn to(game: &mut Game, go: Go) {
    game.app.world_mut().write_message(go);
    game.frames(2);
}

fn open(game: &mut Game, shown: Match) {
    game.app.world_mut().write_message(Command::Open(Box::new(Record::new(shown))));
    game.frames(2);
}

/// Fills the folder of saved matches.
fn fill(folder: &Path, kept: Kept) {
    let matches = folder.join("matches");
    let _ = std::fs::remove_dir_all(&matches);
    std::fs::create_dir_all(&matches).unwrap();
    let mut game = Match::new(Ruleset::house(), Mode::Cards);
    game.play_text("X1K11-L12").unwrap();
    game.play_text("X2I11-J12").unwrap();
    let mut record = Record::new(game);
    record.set_tag("Atk", "Wilhelmina Oosterhuis");
    record.set_tag("Def", "Bartolomeo");
    let whole = record.write();
    let count = match kept {
        Kept::None => 0,
        Kept::Many => 14,
        Kept::Damaged => 3,
    };
    for i in 0..count {
        let bytes: &[u8] = match (kept, i) {
            (Kept::Damaged, 0) => b"",
            (Kept::Damaged, 1) => b"\xff\xfe\x00 no record at all",
            (Kept::Damaged, _) => &whole.as_bytes()[..whole.len() - 4],
            _ => whole.as_bytes(),
        };
        std::fs::write(matches.join(format!("match-{i}.ball")), bytes).unwrap();
    }
}
