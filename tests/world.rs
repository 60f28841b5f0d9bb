//! The world follows the match: mirrored components, animation, undo, files.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::fs;

use ball::animation::Queue;
use ball::board::PieceView;
use ball::board::geometry::View;
use ball::match_play::{Command, Decide, MatchChanged, Notice, PlaySet};
use ball::settings::{AnimationSpeed, Settings};
use ball_rules::{Decision, Match, Mode, Record, Ruleset};
use bevy::prelude::*;
use common::*;

fn decide(game: &mut Game, text: &str) {
    let decision = Decision::parse(Ruleset::house(), text).unwrap();
    game.app.world_mut().write_message(Decide(decision));
    game.frames(1);
}

fn animated() -> Settings {
    Settings { animation_speed: AnimationSpeed::Normal, ..instant() }
}

/// Every piece and the ball are drawn where the position rests.
fn assert_at_rest(game: &mut Game) {
    let position = game.position();
    let settings = game.app.world().resource::<Settings>().clone();
    let view = View { flat: settings.flat_view, flipped: settings.flipped };
    let scene = ball::animation::Scene::resting(&position, view);
    let world = game.app.world_mut();
    for (piece, transform) in world.query::<(&PieceView, &Transform)>().iter(world) {
        let wanted = scene.pose(piece.0).unwrap().transform(view);
        assert!(
            transform.translation.distance(wanted.translation) < 1e-3,
            "{}: {transform:?}, not {wanted:?}",
            piece.0
        );
        assert!(transform.rotation.angle_between(wanted.rotation) < 1e-2, "{}", piece.0);
    }
}

#[test]
fn every_position_of_random_games_is_mirrored() {
    for (seed, mode) in [(3, Mode::Basic), (4, Mode::Cards)] {
        let folder = Folder::new(&format!("mirror-{seed}"));
        let record = Record::new(Match::new(Ruleset::house(), mode));
        let mut game = Game::start(&folder.0, instant(), Some(record));
        let mut dice = Dice(seed);
        for _ in 0..250 {
            let decisions = game.position().decisions(Ruleset::house());
            if decisions.is_empty() || game.session().result().is_some() {
                break;
            }
            let decision = decisions[dice.below(decisions.len())];
            game.app.world_mut().write_message(Decide(decision));
            game.frames(1);
            game.assert_mirrored();
            assert_at_rest(&mut game);
        }
        assert!(game.session().game().played().len() > 50);
    }
}

#[test]
fn another_match_has_other_pieces() {
    let folder = Folder::new("pieces");
    let mut game = Game::start(&folder.0, instant(), None);
    let other = record("bpn1 a A2 aX1 X1G9,X2A1 X1M17,S4B2 -");
    game.app.world_mut().write_message(Command::Open(Box::new(other)));
    game.frames(2);
    game.assert_mirrored();
    assert_at_rest(&mut game);
}

#[test]
fn undo_in_the_middle_of_an_animation() {
    let folder = Folder::new("mid-undo");
    let mut game = Game::start(&folder.0, animated(), None);
    let before = game.bpn();
    decide(&mut game, "S1G11-G9");
    game.frames(4);
    assert!(game.is_animating());
    game.assert_mirrored();
    game.app.world_mut().write_message(Command::Undo);
    game.frames(2);
    assert!(!game.is_animating());
    assert_eq!(game.bpn(), before);
    game.assert_mirrored();
    assert_at_rest(&mut game);
}

#[test]
fn animations_queue_up_and_end_at_rest() {
    let folder = Folder::new("queue");
    let mut game = Game::start(&folder.0, animated(), Some(record("bpn1 a A2 dX1 X1G9,X2C3 X1H10,X2M17 -")));
    decide(&mut game, "X1G9*I11-G11");
    decide(&mut game, ".");
    decide(&mut game, "X2M17-L16");
    assert!(game.is_animating());
    game.frames(20);
    assert!(game.is_animating(), "the leap alone takes longer");
    game.frames(300);
    assert!(!game.is_animating());
    assert_at_rest(&mut game);
}

#[test]
fn any_key_skips_and_the_next_decision_can_be_composed_meanwhile() {
    let folder = Folder::new("skip");
    let mut game = Game::start(&folder.0, animated(), None);
    decide(&mut game, "S1G11-G9");
    game.frames(3);
    assert!(game.is_animating());
    game.key(KeyCode::Tab);
    assert!(!game.is_animating());
    assert!(game.session().composer().piece().is_some(), "the key did its own work too");
    assert_at_rest(&mut game);
}

#[test]
fn the_flat_view_shows_the_same_at_any_moment() {
    let folder = Folder::new("flat");
    let mut game = Game::start(&folder.0, animated(), Some(record("bpn1 a A2 aX1 X1G9,X2C3 X1H10-,X2M17,S1G11 -")));
    decide(&mut game, "X1G9+H10");
    game.frames(3);
    assert!(game.is_animating());
    game.app.world_mut().resource_mut::<Settings>().flat_view = true;
    game.frames(1);
    assert!(!game.is_animating(), "in another view everything is where it belongs at once");
    assert_at_rest(&mut game);
    let mut signs = game.app.world_mut().query::<(&ball::board::Part, &Visibility)>();
    let shown = |part: ball::board::Part, game: &Game, signs: &mut QueryState<(&ball::board::Part, &Visibility)>| {
        signs.iter(game.app.world()).filter(|(p, v)| **p == part && **v == Visibility::Inherited).count()
    };
    use ball::board::Part::{Base, FallenBase, Figure, Token};
    let counts = [Figure, Token, Base, FallenBase].map(|part| shown(part, &game, &mut signs));
    assert_eq!(counts, [0, 5, 4, 1], "figures, signs, bases, fallen bases");
    game.key(KeyCode::KeyF);
    game.frames(2);
    assert_at_rest(&mut game);
}

#[test]
fn sv01_a_decision_is_on_disk_before_it_is_animated() {
    let folder = Folder::new("disk");
    let mut game = Game::start(&folder.0, animated(), None);
    // Whoever hears of the change first finds it on disk.
    let file = folder.0.join("current.ball");
    let look = move |mut changes: MessageReader<MatchChanged>, queue: Res<Queue>| {
        for _ in changes.read() {
            assert!(!queue.is_moving(), "nothing moves yet");
            assert!(fs::read_to_string(&file).unwrap().contains("S1G11-G9"));
        }
    };
    game.app.add_systems(Update, look.after(PlaySet::Resolve).before(PlaySet::Animate));
    decide(&mut game, "S1G11-G9");
    assert!(game.is_animating());
    // The app is dropped in the middle of the animation, as a crash would.
    let bpn = game.bpn();
    drop(game);
    let game = Game::start(&folder.0, animated(), None);
    assert_eq!(game.bpn(), bpn);
}

#[test]
fn a_damaged_match_is_kept_and_what_can_be_read_goes_on() {
    let folder = Folder::new("damaged");
    let file = folder.0.join("current.ball");
    let mut game = Game::start(&folder.0, instant(), None);
    decide(&mut game, "S1G11-G9");
    decide(&mut game, "S1G9-G11");
    drop(game);
    let whole = fs::read(&file).unwrap();
    let cut = whole.len() - 10;
    for bytes in [whole[..cut].to_vec(), Vec::new(), [&whole[..cut], &[0xC3]].concat()] {
        fs::write(&file, &bytes).unwrap();
        let game = Game::start(&folder.0, instant(), None);
        assert!(matches!(game.session().notice(), Some(Notice::Damaged { .. })), "{:?}", game.session().notice());
        let read = game.session().game().played().len();
        assert!(if bytes.is_empty() { read == 0 } else { read >= 1 });
        drop(game);
    }
    let kept = fs::read_dir(folder.0.join("matches")).unwrap().count();
    assert_eq!(kept, 3, "each damaged file is still there");
}

#[test]
fn a_match_that_was_read_in_part_goes_on_after_the_next_start_too() {
    let folder = Folder::new("damaged-twice");
    let mut game = Game::start(&folder.0, instant(), None);
    decide(&mut game, "S1G11-G9");
    drop(game);
    let file = folder.0.join("current.ball");
    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() - 3]).unwrap();
    for _ in 0..2 {
        let game = Game::start(&folder.0, instant(), None);
        assert_eq!(game.session().game().played().len(), 1);
        drop(game);
    }
}

#[test]
fn a_match_that_cannot_be_put_away_is_not_overwritten() {
    let folder = Folder::new("stuck");
    let mut game = Game::start(&folder.0, instant(), None);
    decide(&mut game, "S1G11-G9");
    // A plain file where the folder of old matches should be.
    fs::write(folder.0.join("matches"), "in the way").unwrap();
    game.app.world_mut().write_message(Command::NewMatch(Mode::Cards));
    game.frames(1);
    game.app.world_mut().write_message(Command::Answer(true));
    game.frames(1);
    assert!(matches!(game.session().notice(), Some(Notice::NotSetAside(_))));
    assert_eq!(game.session().game().played().len(), 1, "the match goes on");
    assert!(fs::read_to_string(folder.0.join("current.ball")).unwrap().contains("S1G11-G9"));
}

#[test]
fn what_was_taken_back_is_not_lost_by_a_new_match() {
    let folder = Folder::new("taken-back");
    let mut game = Game::start(&folder.0, instant(), None);
    decide(&mut game, "S1G11-G9");
    game.key(KeyCode::KeyU);
    game.key(KeyCode::F2);
    assert!(game.session().asked().is_some(), "it is asked, since it can still be played again");
    game.key(KeyCode::Tab);
    game.key(KeyCode::Enter);
    let kept: Vec<_> = fs::read_dir(folder.0.join("matches")).unwrap().collect();
    assert!(fs::read_to_string(kept[0].as_ref().unwrap().path()).unwrap().contains("S1G11-G9"));
}

#[test]
fn a_folder_belongs_to_one_game_at_a_time() {
    let folder = Folder::new("lock");
    let storage = ball::storage::Storage::new(Some(&folder.0)).unwrap();
    let lock = storage.lock().unwrap();
    assert!(matches!(storage.lock(), Err(ball::storage::StorageError::InUse { .. })));
    drop(lock);
    assert!(storage.lock().is_ok());
}

#[test]
fn a_new_match_sets_the_old_one_aside() {
    let folder = Folder::new("aside");
    let mut game = Game::start(&folder.0, instant(), None);
    decide(&mut game, "S1G11-G9");
    game.key(KeyCode::F3);
    assert!(game.session().asked().is_some(), "a match in progress is not left without a question");
    game.key(KeyCode::Tab);
    game.key(KeyCode::Enter);
    assert_eq!(game.position().mode(), Mode::Cards);
    let kept: Vec<_> = fs::read_dir(folder.0.join("matches")).unwrap().collect();
    assert_eq!(kept.len(), 1);
    let text = fs::read_to_string(kept[0].as_ref().unwrap().path()).unwrap();
    assert!(text.contains("S1G11-G9"));
}

#[test]
fn an_illegal_decision_is_refused_with_its_reason() {
    let folder = Folder::new("illegal");
    let mut game = Game::start(&folder.0, instant(), None);
    let before = game.bpn();
    decide(&mut game, "X1K11-K15");
    assert!(matches!(game.session().notice(), Some(Notice::Refused(_))));
    assert_eq!(game.bpn(), before);
}

#[test]
fn settings_are_kept_and_a_damaged_file_is_not_lost() {
    let folder = Folder::new("settings");
    let mut game = Game::start(&folder.0, instant(), None);
    game.key(KeyCode::KeyV);
    drop(game);
    let storage = ball::storage::Storage::new(Some(&folder.0)).unwrap();
    assert!(Settings::load(&storage).settings.flat_view);
    fs::write(storage.settings(), "(flat_view: maybe, flipped: true)").unwrap();
    let loaded = Settings::load(&storage);
    assert_eq!(loaded.settings, Settings { flipped: true, ..Settings::default() });
    let kept = loaded.damage.unwrap().kept;
    assert_eq!(fs::read_to_string(kept).unwrap(), "(flat_view: maybe, flipped: true)");
}
