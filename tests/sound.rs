//! What is heard: in step with what is shown, once for each thing done, and never in a burst.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball::animation::{Cue, CueReached, SkipAnimation};
use ball::audio::Play;
use ball::match_play::composer::Pick;
use ball::match_play::{Command, Decide};
use ball::settings::{AnimationSpeed, Settings};
use ball_rules::{Decision, Keeper, Mode, Ruleset, Team};
use ball_sound::{Sound, Wood};
use bevy::prelude::*;
use common::*;

fn animated() -> Settings {
    Settings { animation_speed: AnimationSpeed::Normal, ..instant() }
}

/// The cues that a run of frames tells of, and the sounds that are to be heard in it.
fn heard(game: &mut Game, frames: usize) -> (Vec<Cue>, Vec<Sound>) {
    let (mut cues, mut sounds) = (Vec::new(), Vec::new());
    for _ in 0..frames {
        let world = game.app.world_mut();
        world.resource_mut::<Messages<CueReached>>().clear();
        world.resource_mut::<Messages<Play>>().clear();
        game.frames(1);
        let world = game.app.world_mut();
        cues.extend(world.resource_mut::<Messages<CueReached>>().drain().map(|cue| cue.0));
        sounds.extend(world.resource_mut::<Messages<Play>>().drain().map(|play| play.0));
    }
    (cues, sounds)
}

/// A decision that makes many sounds: a leap, a landing, a push, a fall and a ball that bounces.
const LEAP: (&str, &str) = ("bpn1 a A2 dX1 X1G9,X2C3 X1H10,X2M17 -", "X1G9*I11-G11");

#[test]
fn an_animation_is_heard_beat_by_beat() {
    let folder = Folder::new("heard");
    let mut game = Game::start(&folder.0, animated(), Some(record(LEAP.0)));
    let decision = Decision::parse(Ruleset::house(), LEAP.1).unwrap();
    game.app.world_mut().write_message(Decide(decision));
    let (first, _) = heard(&mut game, 3);
    assert_eq!(first, [Cue::Leap], "the landing is not heard before it is seen");
    let (rest, _) = heard(&mut game, 200);
    assert_eq!(rest, [Cue::Land(Team::Atk), Cue::Push, Cue::Topple, Cue::Bounce]);
}

#[test]
fn what_is_skipped_or_not_animated_makes_one_sound() {
    let folder = Folder::new("skip-heard");
    for settings in [animated(), instant()] {
        let mut game = Game::start(&folder.0, settings, Some(record(LEAP.0)));
        let decision = Decision::parse(Ruleset::house(), LEAP.1).unwrap();
        game.app.world_mut().write_message(Decide(decision));
        let (mut cues, _) = heard(&mut game, 2);
        if game.is_animating() {
            assert_eq!(cues, [Cue::Leap]);
            game.app.world_mut().write_message(SkipAnimation);
            (cues, _) = heard(&mut game, 2);
        }
        assert_eq!(cues, [Cue::Topple]);
    }
}

#[test]
fn the_interface_answers_once_for_each_thing_done() {
    let folder = Folder::new("answers");
    let mut game = Game::start(&folder.0, Settings { confirm_end_phase: true, ..instant() }, None);
    let mut hear = |command: Command| {
        game.app.world_mut().write_message(command);
        heard(&mut game, 3).1
    };
    let choose = |name: &str| Command::Choose(square(name));
    assert_eq!(hear(choose("G11")), [Sound::Pick]);
    assert_eq!(hear(Command::Back), [Sound::Back]);
    let refused = Command::Pick(Pick::Keeper(Keeper::Lower));
    assert_eq!(hear(refused.clone()), [Sound::Refused]);
    assert_eq!(hear(refused), [Sound::Refused], "and again");
    assert_eq!(hear(Command::EndPhase), [Sound::Tick]);
    assert_eq!(hear(Command::Answer(false)), [Sound::Back]);
    hear(choose("G11"));
    assert_eq!(hear(choose("G9")), [Sound::Step(Wood::Maple)]);
    assert_eq!(hear(Command::Undo), [Sound::Back]);
    hear(Command::Resign);
    assert_eq!(hear(Command::Answer(true)), [Sound::ResultMusic, Sound::Confirm]);
    assert_eq!(hear(Command::NewMatch(Mode::Cards)), [Sound::TitleMusic]);
}

#[test]
fn a_touchdown_is_celebrated() {
    let folder = Folder::new("celebrated");
    let mut game = Game::start(&folder.0, instant(), Some(record("bpn1 a A2 aX1 X1G15,X2A1 X1M9,X2B2 -")));
    game.app.world_mut().write_message(Decide(Decision::parse(Ruleset::house(), "X1G15-I17").unwrap()));
    let (cues, sounds) = heard(&mut game, 5);
    assert_eq!(cues, [Cue::Touchdown]);
    assert_eq!(sounds, [Sound::Touchdown, Sound::ResultMusic]);
}
