//! Matches begun with options of their own, and decisions played in them.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::time::Duration;

use ball::match_play::{Command, Decide, setup};
use ball::storage::Storage;
use ball_rules::{Clock, Decision, MatchOptions, PerTeam, Ruleset, Team};

use crate::common::{Folder, Game, instant};

pub fn decide(game: &mut Game, text: &str) {
    let decision = Decision::parse(Ruleset::house(), text).unwrap();
    game.app.world_mut().write_message(Decide(decision));
    game.frames(1);
}

pub fn tell(game: &mut Game, command: Command) {
    game.app.world_mut().write_message(command);
    game.frames(2);
}

pub fn storage(folder: &Folder) -> Storage {
    Storage::new(Some(&folder.0)).unwrap()
}

pub fn names() -> setup::Coaches {
    PerTeam([Some("Ada".to_owned()), Some("Bo".to_owned())])
}

/// A match with these options in a folder of its own.
pub fn begin(folder: &Folder, options: MatchOptions) -> Game {
    let record = setup::new_match(&storage(folder), &options, &names());
    Game::start(&folder.0, instant(), Some(record))
}

pub fn left(game: &Game, team: Team) -> Duration {
    game.session().time_left(team).unwrap()
}

pub const SHORT: Clock = Clock::Match { seconds: 60, increment: 2 };
