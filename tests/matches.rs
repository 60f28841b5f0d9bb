//! Around the match: takebacks, series, saved matches, damaged files.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "common/begun.rs"]
mod begun;
mod common;

use std::fs;
use std::time::{Duration, Instant};

use ball::match_play::setup::{self, Sides};
use ball::match_play::{Command, Notice, SidesSwapped};
use ball::settings::ConfirmEnd;
use ball_rules::{Match, MatchOptions, Mode, PerTeam, Phase, Record, Ruleset, Series, Takebacks, Team};
use begun::*;
use bevy::prelude::*;
use common::*;

#[test]
fn one_seat_never_undoes_the_others_move() {
    let folder = Folder::new("undo-other");
    let mut game = begin(&folder, MatchOptions::default());
    decide(&mut game, "S1G11-G9");
    assert!(game.session().may_undo(), "one's own decision of this turn");
    decide(&mut game, ".");
    let before = game.bpn();
    assert!(!game.session().may_undo());
    for _ in 0..3 {
        tell(&mut game, Command::Undo);
    }
    assert_eq!(game.bpn(), before, "DEF's turn stands");
    assert!(matches!(game.session().notice(), Some(Notice::NoTakeback(Takebacks::OwnTurn))));
    decide(&mut game, "X2E7-D8");
    decide(&mut game, "X5G5-F6");
    for _ in 0..5 {
        tell(&mut game, Command::Undo);
    }
    assert_eq!(game.bpn(), before, "back to the beginning of the own turn and no further");
    tell(&mut game, Command::Redo);
    assert_eq!(game.session().game().played().len(), 3);
}

#[test]
fn takebacks_are_as_the_coaches_agreed() {
    for takebacks in Takebacks::ALL {
        let folder = Folder::new(&format!("takebacks-{}", takebacks.word()));
        let mut game = begin(&folder, MatchOptions { takebacks, ..MatchOptions::default() });
        for decision in ["S1G11-G9", ".", "X2E7-D8"] {
            decide(&mut game, decision);
        }
        for _ in 0..4 {
            tell(&mut game, Command::Undo);
        }
        let left = match takebacks {
            Takebacks::Off => 3,
            Takebacks::OwnTurn => 2,
            Takebacks::Free => 0,
        };
        assert_eq!(game.session().game().played().len(), left, "{takebacks:?}");
    }
}

#[test]
fn sv01_a_match_in_the_second_coachs_turn_with_pa_spent_goes_on_as_exactly_that() {
    let folder = Folder::new("second-turn");
    let options = MatchOptions { clock: SHORT, wins: 2, turn_limit: Some(40), ..MatchOptions::default() };
    let mut game = begin(&folder, options);
    for decision in ["S1G11-G9", ".", "X2E7-D8"] {
        game.frames(40);
        decide(&mut game, decision);
    }
    let (before, clocks) = (game.bpn(), [Team::Atk, Team::Def].map(|team| left(&game, team)));
    drop(game);
    let mut game = Game::start(&folder.0, instant(), None);
    assert_eq!(game.bpn(), before);
    let position = game.position();
    assert_eq!((position.side(), position.phase(), position.pa()), (Team::Atk, Phase::Action, 1));
    assert_eq!(*game.session().options(), options);
    assert_eq!((game.session().coach(Team::Atk), game.session().coach(Team::Def)), (Some("Ada"), Some("Bo")));
    for (team, before) in Team::ALL.into_iter().zip(clocks) {
        assert!(before.abs_diff(left(&game, team)) < Duration::from_millis(200), "{team}: {before:?}");
    }
    assert!(game.session().may_undo(), "the decision of this turn is still the coach's own");
    tell(&mut game, Command::Undo);
    assert!(!game.session().may_undo());
}

#[test]
fn a_series_counts_swaps_sides_and_ends() {
    let folder = Folder::new("series");
    let options = MatchOptions { wins: 2, clock: SHORT, ..MatchOptions::default() };
    let mut game = begin(&folder, options);
    tell(&mut game, Command::NextGame);
    assert_eq!(game.session().series().round, 1, "not before the game is over");
    let event = game.session().record().tag("Event").unwrap().to_owned();
    // DEF is to act and resigns: Ada, who plays ATK, has one.
    tell(&mut game, Command::Resign);
    tell(&mut game, Command::Answer(true));
    assert!(game.session().has_next_game());
    tell(&mut game, Command::NextGame);
    assert_eq!(game.session().series(), Series { won: PerTeam([0, 1]), round: 2 });
    assert_eq!((game.session().coach(Team::Atk), game.session().coach(Team::Def)), (Some("Bo"), Some("Ada")));
    assert_eq!(game.app.world().resource::<Messages<SidesSwapped>>().len(), 1);
    assert!(game.session().game().played().is_empty());
    assert_eq!(*game.session().options(), options);
    assert!(left(&game, Team::Def) > Duration::from_secs(59), "full clocks");
    assert_eq!(game.session().record().tag("Event"), Some(&event[..]), "the games of a series are linked");
    // Bo plays ATK and resigns in the second turn: Ada has won the series.
    decide(&mut game, ".");
    tell(&mut game, Command::Resign);
    tell(&mut game, Command::Answer(true));
    let result = game.session().result();
    assert_eq!(game.session().series().winner(2, result), Some(Team::Def));
    assert!(!game.session().has_next_game());
    tell(&mut game, Command::NextGame);
    assert_eq!(game.session().series().round, 2);
    tell(&mut game, Command::Rematch(Sides::Swapped));
    assert_eq!(game.session().series(), Series { won: PerTeam([0, 0]), round: 1 });
    assert_eq!(game.session().coach(Team::Atk), Some("Ada"));
    assert_eq!(storage(&folder).saved_files().len(), 3, "a file for each game");
}

#[test]
fn the_confirmation_at_the_end_of_the_phase_is_as_chosen() {
    for (confirm, with_pa, without) in
        [(ConfirmEnd::Never, false, false), (ConfirmEnd::PaLeft, true, false), (ConfirmEnd::Always, true, true)]
    {
        let folder = Folder::new(&format!("confirm-{with_pa}-{without}"));
        let mut settings = instant();
        settings.set_confirm_end(confirm);
        assert_eq!(settings.confirm_end(), confirm);
        let mut game = Game::start(&folder.0, settings, None);
        decide(&mut game, "S1G11-G9");
        tell(&mut game, Command::EndPhase);
        assert_eq!(game.session().asked().is_some(), with_pa, "{confirm:?}");
        tell(&mut game, Command::Answer(false));
        if game.position().side() == Team::Def {
            decide(&mut game, "X5G13-F12");
            tell(&mut game, Command::EndPhase);
            assert_eq!(game.session().asked().is_some(), without, "{confirm:?}");
        }
    }
}

/// A saved match of a few decisions as a file.
fn text(decisions: &[&str]) -> String {
    let mut record = Record::new(Match::new(Ruleset::house(), Mode::Basic));
    record.set_tag("ATK", "Žofia");
    for decision in decisions {
        record.game.play_text(decision).unwrap();
    }
    record.write()
}

#[test]
fn a_file_cut_at_0_bytes_in_mid_line_or_in_mid_character_hides_no_other() {
    let folder = Folder::new("cut");
    let matches = folder.0.join("matches");
    fs::create_dir_all(&matches).unwrap();
    let whole = text(&["S1G11-G9", ".", "X2E7-D8", "."]);
    let in_character = whole.find('Ž').unwrap() + 1;
    let in_line = whole.find("X2E7").unwrap() + 3;
    for (name, bytes) in [
        ("a-whole", whole.as_bytes()),
        ("b-empty", &[][..]),
        ("c-mid-line", &whole.as_bytes()[..in_line]),
        ("d-mid-character", &whole.as_bytes()[..in_character]),
        ("e-noise", &[0xFF, 0xFE, 0, 7][..]),
        ("f-whole", whole.as_bytes()),
    ] {
        fs::write(matches.join(format!("{name}.ball")), bytes).unwrap();
    }
    fs::create_dir(matches.join("folder.ball")).unwrap();
    fs::write(matches.join("notes.txt"), "not a match").unwrap();
    let storage = storage(&folder);
    let rules = Ruleset::house();
    let files = storage.saved_files();
    assert_eq!(files.len(), 6, "{files:?}");
    for file in files {
        let name = file.path.file_stem().unwrap().to_string_lossy().into_owned();
        let saved = storage.saved_match(rules, &file.path);
        assert_eq!(saved.damage.is_none(), name.ends_with("whole"), "{name}: {:?}", saved.damage);
        let decisions = match &name[..1] {
            "a" | "f" => 4,
            "c" => 2,
            _ => 0,
        };
        assert_eq!(saved.record.game.played().len(), decisions, "{name}: what could be read is there");
        if let Some(damage) = saved.damage {
            assert!(damage.place.is_some() && !damage.reason.is_empty());
        }
    }
}

#[test]
fn sv01_a_damaged_match_goes_on_from_what_could_be_read_and_its_file_is_kept() {
    let folder = Folder::new("damaged-open");
    let matches = folder.0.join("matches");
    fs::create_dir_all(&matches).unwrap();
    let whole = text(&["S1G11-G9", ".", "X2E7-D8", "."]);
    let cut = &whole[..whole.find("X2E7").unwrap() + 3];
    fs::write(matches.join("cut.ball"), cut).unwrap();
    let mut game = Game::start(&folder.0, instant(), None);
    decide(&mut game, "S1G11-F10");
    tell(&mut game, Command::OpenSaved(matches.join("cut.ball")));
    assert_eq!(game.session().game().played().len(), 2);
    assert_eq!(fs::read_to_string(matches.join("cut.ball.damaged")).unwrap(), cut);
    let files = storage(&folder).saved_files();
    assert_eq!(files.len(), 2, "the one taken up and the one put away: {files:?}");
    tell(&mut game, Command::OpenSaved(matches.join("nothing.ball")));
    assert!(matches!(game.session().notice(), Some(Notice::NotOpened(_))));
    assert_eq!(game.session().game().played().len(), 2, "the match goes on");
}

#[test]
fn ui04_a_deleted_match_can_be_brought_back() {
    let folder = Folder::new("delete");
    let mut game = Game::start(&folder.0, instant(), None);
    decide(&mut game, "S1G11-G9");
    tell(&mut game, Command::Open(Box::new(Record::new(Match::new(Ruleset::house(), Mode::Cards)))));
    let storage = storage(&folder);
    let files = storage.saved_files();
    assert_eq!((files.len(), files[0].current), (2, true));
    assert!(storage.delete_saved(&files[0].path).is_err(), "never the match in progress");
    let before = fs::read(&files[1].path).unwrap();
    let deleted = storage.delete_saved(&files[1].path).unwrap();
    assert_eq!(storage.saved_files().len(), 1);
    let back = storage.restore_deleted(&deleted).unwrap();
    assert_eq!(fs::read(back).unwrap(), before);
    assert_eq!(storage.saved_files().len(), 2);
}

#[test]
fn a_kept_record_is_named_after_its_date_and_coaches() {
    let folder = Folder::new("export");
    let storage = storage(&folder);
    let mut record = setup::new_match(&storage, &MatchOptions::default(), &names());
    record.set_tag("ATK", "A/../d:a\"");
    record.set_tag("Date", "2026-11-30");
    let first = storage.export(&record).unwrap();
    let second = storage.export(&record).unwrap();
    assert_eq!(first.file_name().unwrap(), "2026-11-30 A____d_a_ - Bo.ball");
    assert_eq!(second.file_name().unwrap(), "2026-11-30 A____d_a_ - Bo 2.ball");
    assert_eq!(first.parent(), Some(&*storage.records()));
    assert_eq!(fs::read_to_string(first).unwrap(), record.write());
}

#[test]
fn a_thousand_saved_matches_are_listed_in_an_instant() {
    let folder = Folder::new("thousand");
    let matches = folder.0.join("matches");
    fs::create_dir_all(&matches).unwrap();
    let whole = text(&["S1G11-G9", ".", "X2E7-D8", "."]);
    for i in 0..1_000 {
        fs::write(matches.join(format!("match-{i}.ball")), &whole).unwrap();
    }
    let storage = storage(&folder);
    let begun = Instant::now();
    let files = storage.saved_files();
    let listed = begun.elapsed();
    assert_eq!(files.len(), 1_000);
    // Each of them read costs more than the whole list: only those on the page are.
    let begun = Instant::now();
    for file in files.iter().take(10) {
        assert!(storage.saved_match(Ruleset::house(), &file.path).damage.is_none());
    }
    let read = begun.elapsed();
    println!("listed 1000 in {listed:?}, read 10 in {read:?}");
    assert!(listed < Duration::from_millis(500), "{listed:?}");
}

/// Where one is.
fn on_board(game: &Game) -> bool {
    game.app.world().resource::<ball::screens::Navigator>().is_on_board()
}

#[test]
fn the_result_appears_once_and_leads_to_the_next_game() {
    let folder = Folder::new("result-screen");
    let mut game = begin(&folder, MatchOptions { wins: 2, ..MatchOptions::default() });
    decide(&mut game, "S1G11-G9");
    tell(&mut game, Command::Resign);
    tell(&mut game, Command::Answer(true));
    game.frames(3);
    assert!(!on_board(&game), "the result is shown by itself");
    game.click_row("result", "result-save");
    game.frames(2);
    assert_eq!(fs::read_dir(storage(&folder).records()).unwrap().count(), 1);
    game.click_row("result", "result-board");
    game.frames(5);
    assert!(on_board(&game), "the board can be looked at");
    game.key(KeyCode::Escape);
    game.frames(3);
    assert!(!on_board(&game), "and the way leads back to the result");
    game.click_row("result", "result-next-game");
    game.frames(5);
    assert!(on_board(&game));
    assert_eq!((game.session().series().round, game.session().result()), (2, None));
}

#[test]
fn a_pasted_text_is_a_position_a_record_or_says_where_it_is_wrong() {
    let folder = Folder::new("paste");
    let storage = storage(&folder);
    let texts = ball::i18n::Texts::default();
    let paste = |text: &str| ball::screens::from_text(&texts, &storage, text);
    let bpn = "bpn1 a A2 aX1 X1G15,X2A1 X1M9,X2B2 -";
    assert_eq!(paste(&format!(" {bpn}\n")).unwrap().game.position().to_bpn(Ruleset::house()), bpn);
    let record = text(&["S1G11-G9", "."]);
    assert_eq!(paste(&record).unwrap().game.played().len(), 2);
    let error = paste("bpn1 x A2 aX1 X1G9 X1M17 -").unwrap_err();
    assert!(error.contains("column 6"), "{error}");
    let error = paste("1. S1G11-G9 X1K11-K17 .\n*").unwrap_err();
    assert!(error.contains("line 1, column 13"), "{error}");
    for noise in ["", "bpn1", "\u{0}", "hello there", "🏈🏈"] {
        assert!(paste(noise).is_err(), "{noise:?}");
    }
}
