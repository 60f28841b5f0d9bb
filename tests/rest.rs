//! At rest nothing is drawn: whatever does not move asks for no frame, under every graphics preset and on every screen.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/places.rs"]
#[allow(dead_code, reason = "each test file uses its own part")]
mod places;

use ball::match_play::Decide;
use ball::screens::{Go, Screen};
use ball::settings::{AnimationSpeed, Graphics, Settings};
use ball_rules::{Decision, Mode, Ruleset};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw, WindowResized};
use common::*;
use places::PLACES;

/// Settings under which whatever can move moves.
fn lively(graphics: Graphics) -> Settings {
    Settings { graphics, animation_speed: AnimationSpeed::Normal, ..instant() }
}

/// Frames, of so many, after which somebody asks for another one.
fn busy(game: &mut Game, frames: usize) -> usize {
    let mut asks = || {
        game.frames(1);
        game.app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count() > 0
    };
    (0..frames).filter(|_| asks()).count()
}

/// Says that everything comes to rest within so many frames, and stays so.
fn assert_rests(game: &mut Game, frames: usize, place: &str) {
    for _ in 0..frames {
        if busy(game, 1) == 0 {
            break;
        }
    }
    // The next frame is that of a device that woke the window.
    busy(game, 1);
    assert_eq!(busy(game, 30), 0, "somebody asks for frames at rest: {place}");
}

#[test]
fn nothing_is_drawn_in_a_match_at_rest_under_any_preset() {
    for graphics in Graphics::ALL {
        for mode in [Mode::Basic, Mode::Cards] {
            let folder = Folder::new(&format!("rest-{graphics:?}-{mode:?}"));
            let opening = ball_rules::Record::new(ball_rules::Match::new(Ruleset::house(), mode));
            let mut game = Game::start(&folder.0, lively(graphics), Some(opening));
            assert_rests(&mut game, 60, &format!("{graphics:?}, at the kick-off"));
            let decision = Decision::parse(Ruleset::house(), "S1G11-G9").unwrap();
            game.app.world_mut().write_message(Decide(decision));
            game.frames(1);
            assert_eq!(busy(&mut game, 5), 5, "an animation asks for its frames");
            assert_rests(&mut game, 400, &format!("{graphics:?}, after a move"));
            // What the mouse points at is drawn once.
            let at = game.point_of(square("K11"));
            game.mouse_to(at);
            assert_rests(&mut game, 30, &format!("{graphics:?}, with the pointer on a piece"));
            game.click(square("K11"));
            assert_rests(&mut game, 60, &format!("{graphics:?}, with a piece chosen"));
        }
    }
}

#[test]
fn a_resized_window_is_drawn_until_everything_fits_it() {
    let folder = Folder::new("resized");
    let mut game = Game::start(&folder.0, instant(), None);
    assert_rests(&mut game, 60, "before");
    let world = game.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).unwrap();
    world.get_mut::<Window>(window).unwrap().resolution.set_physical_resolution(1600, 900);
    world.write_message(WindowResized { window, width: 1600.0, height: 900.0 });
    assert!(busy(&mut game, 3) == 3, "panels, viewport and what fits into them follow one after the other");
    assert_rests(&mut game, 60, "after");
}

#[test]
fn nothing_is_drawn_after_the_cheer_for_a_touchdown() {
    for graphics in Graphics::ALL {
        let folder = Folder::new(&format!("cheered-{graphics:?}"));
        let opening = record("bpn1 a A2 aX1 X1G15,X2A1 X1M9,X2B2 -");
        let mut game = Game::start(&folder.0, lively(graphics), Some(opening));
        let decision = Decision::parse(Ruleset::house(), "X1G15-I17").unwrap();
        game.app.world_mut().write_message(Decide(decision));
        game.frames(2);
        assert!(busy(&mut game, 60) > 50, "it is celebrated");
        assert_rests(&mut game, 900, &format!("{graphics:?}, after a touchdown"));
    }
}

#[test]
fn nothing_is_drawn_on_screens_with_nothing_alive_behind_them() {
    for graphics in Graphics::ALL {
        let folder = Folder::new(&format!("still-{graphics:?}"));
        let mut game = Game::start_on_title(&folder.0, lively(graphics));
        for spot in &PLACES {
            places::go(&mut game, &folder.0, spot);
            let title = game.place() == Screen::Title.into();
            // There the camera strolls, where that can be afforded.
            if title && graphics != Graphics::Low {
                assert_eq!(busy(&mut game, 10), 10, "the title is alive");
                continue;
            }
            assert_rests(&mut game, 400, &format!("{graphics:?}, {}", spot.name));
        }
        for screen in [Screen::Rulebook, Screen::Lessons] {
            game.app.world_mut().write_message(Go::To(Screen::Title));
            game.frames(2);
            game.app.world_mut().write_message(Go::To(screen));
            game.frames(2);
            // A demonstration plays to its end.
            assert_rests(&mut game, 4_000, &format!("{graphics:?}, {screen:?}"));
        }
    }
}
