//! Demonstrations and lessons stand in for the match, which waits untouched on disk and in memory.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball::match_play::{Command, Decide, Staging, StandIn};
use ball_rules::{Decision, Match, Mode, Ruleset};
use common::{Folder, Game, free_takebacks, instant};

fn saved(folder: &Folder) -> String {
    std::fs::read_to_string(folder.0.join("current.ball")).unwrap()
}

#[test]
fn what_stands_in_is_shown_and_played_but_the_match_waits_as_it_was() {
    let folder = Folder::new("stage");
    let mut game = Game::start(&folder.0, instant(), Some(free_takebacks()));
    let first = game.position().decisions(Ruleset::house())[0];
    game.app.world_mut().write_message(Decide(first));
    game.frames(2);
    let (before, on_disk) = (game.bpn(), saved(&folder));
    let played = game.session().game().played().len();

    game.app
        .world_mut()
        .write_message(Staging::Show(Box::new(Match::new(Ruleset::house(), Mode::Cards)), StandIn::Demonstration));
    game.frames(2);
    assert!(game.session().stands_in());
    assert_eq!(game.position().mode(), Mode::Cards);
    game.assert_mirrored();
    for text in ["=", "S1G11-G9"] {
        let decision = Decision::parse(Ruleset::house(), text).unwrap();
        game.app.world_mut().write_message(Decide(decision));
        game.frames(2);
    }
    for command in [Command::Resign, Command::OfferDraw, Command::NewMatch(Mode::Basic)] {
        game.app.world_mut().write_message(command);
        game.frames(1);
        assert_eq!(game.session().asked(), None, "what stands in is not resigned");
    }
    game.app.world_mut().write_message(Command::Undo);
    game.frames(2);
    assert_eq!(game.session().game().played().len(), 1);
    assert_eq!(saved(&folder), on_disk);

    game.app.world_mut().write_message(Staging::Leave);
    game.frames(2);
    assert!(!game.session().stands_in());
    assert_eq!((game.bpn(), game.session().game().played().len()), (before, played));
    game.assert_mirrored();
    game.app.world_mut().write_message(Command::Undo);
    game.frames(2);
    assert_eq!(game.session().game().played().len(), played - 1, "its history is still there");
    assert_ne!(saved(&folder), on_disk);
}
