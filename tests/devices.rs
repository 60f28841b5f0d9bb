//! What devices show and do: prompts, bindings, rumble.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/seated.rs"]
mod seated;

use ball::input::{Cap, Caps, SeatAction, Sign};
use ball::seats::Family;
use ball::settings::Settings;
use bevy::input::gamepad::GamepadRumbleRequest;
use bevy::prelude::*;
use common::*;
use seated::*;

#[test]
fn in03_prompts_follow_what_is_pressed_and_mouse_motion_never_flips_them() {
    let folder = Folder::new("in03");
    let mut game = Game::start(&folder.0, instant(), None);
    let pad = Pad::plug(&mut game, "DualSense Wireless Controller");
    let cap = |game: &Game| game.app.world().resource::<Caps>().of(SeatAction::Choose);
    assert_eq!(cap(&game), Some(Cap::Key("Enter".into())));
    pad.send(&mut game, GamepadButton::DPadUp, 1.0);
    game.frames(1);
    assert_eq!(cap(&game), Some(Cap::Button(Sign::Shape(2))), "in the same frame");
    pad.send(&mut game, GamepadButton::DPadUp, 0.0);
    for x in 0..20 {
        game.mouse_to(Vec2::new(400.0 + x as f32, 300.0));
    }
    assert_eq!(cap(&game), Some(Cap::Button(Sign::Shape(2))));
    game.key(KeyCode::Tab);
    assert_eq!(cap(&game), Some(Cap::Key("Enter".into())));
}

#[test]
fn in04_in_versus_prompts_are_those_of_the_seat_on_move() {
    let (_folder, mut game, [atk, _]) = versus("in04", ["Xbox pad", "DualSense"]);
    let family = |game: &Game| game.app.world().resource::<Caps>().family;
    assert_eq!(family(&game), Some(Family::PlayStation));
    atk.press(&mut game, GamepadButton::DPadUp);
    assert_eq!(family(&game), Some(Family::PlayStation), "the one who waits changes nothing");
    end_turn(&mut game);
    game.frames(1);
    assert_eq!(family(&game), Some(Family::Xbox));
}

#[test]
fn in08_other_keys_are_in_force_at_once_are_kept_and_damaged_files_are_put_aside() {
    use ball::input::{Bindings, Control};
    let folder = Folder::new("in08");
    {
        let mut game = Game::start(&folder.0, instant(), None);
        let mut bindings = game.app.world_mut().resource_mut::<Bindings>();
        bindings.bind(SeatAction::NextPiece, 0, Control::Key(KeyCode::KeyN.into()));
        game.frames(2);
        game.key(KeyCode::KeyN);
        assert!(selected(&game));
        assert_eq!(
            game.app.world().resource::<Caps>().of(SeatAction::NextPiece),
            Some(Cap::Key("N".into())),
            "and prompts show them"
        );
    }
    {
        let mut game = Game::start(&folder.0, instant(), None);
        game.key(KeyCode::KeyN);
        assert!(selected(&game), "after another start too");
    }
    let file = folder.0.join("bindings.ron");
    std::fs::write(&file, "([(action: Cho").unwrap();
    let mut game = Game::start(&folder.0, instant(), None);
    game.key(KeyCode::Tab);
    assert!(selected(&game), "the usual keys");
    assert_eq!(std::fs::read_to_string(folder.0.join("bindings.ron.damaged")).unwrap(), "([(action: Cho");
}

#[test]
fn in16_mouse_keys_and_pad_work_together_in_an_open_match() {
    let folder = Folder::new("in16");
    let mut game = Game::start(&folder.0, instant(), None);
    let pad = Pad::plug(&mut game, "one");
    pad.press(&mut game, GamepadButton::RightTrigger);
    assert!(selected(&game));
    game.key(KeyCode::Escape);
    assert!(!selected(&game));
    let label = game.session().composer().pieces().next().unwrap();
    let at = square_of(&game.position(), label);
    game.click(at);
    assert!(selected(&game));
    pad.press(&mut game, GamepadButton::East);
    assert!(!selected(&game));
}

#[derive(Resource, Default)]
struct Shaken(Vec<(Entity, f32)>);

#[test]
fn in19_only_the_pad_of_whoever_acted_shakes_as_strongly_as_is_set() {
    for (rumble, strength) in [(100, Some(0.55)), (20, Some(0.11)), (0, None)] {
        let folder = Folder::new(&format!("in19-{rumble}"));
        let settings = Settings { rumble, ..instant() };
        let opening = record("bpn1 a A2 dX1 X1G7,X2A1 X1I9 -");
        let mut game = Game::start(&folder.0, settings, Some(opening));
        game.app.init_resource::<Shaken>().add_systems(
            Last,
            |mut requests: MessageReader<GamepadRumbleRequest>, mut shaken: ResMut<Shaken>| {
                for request in requests.read() {
                    if let GamepadRumbleRequest::Add { intensity, gamepad, .. } = request {
                        assert_eq!(intensity.weak_motor, 0.0);
                        shaken.0.push((*gamepad, intensity.strong_motor));
                    }
                }
            },
        );
        let pads = ["one", "two"].map(|name| Pad::plug(&mut game, name));
        let [atk, def] = [0, 1].map(|index: usize| pads[index].device(&game));
        seat(&mut game, atk, def);
        let rules = ball_rules::Ruleset::house();
        let downs = |decision: &ball_rules::Decision| {
            let mut events: Vec<ball_rules::Event> = Vec::new();
            let mut after = game.position();
            after.play(rules, *decision, &mut events);
            let is = |wanted: fn(&ball_rules::Event) -> bool| events.iter().any(wanted);
            is(|event| matches!(event, ball_rules::Event::Downed { .. }))
                && !is(|event| {
                    matches!(event, ball_rules::Event::BallFreed { .. } | ball_rules::Event::Touchdown { .. })
                })
        };
        let decision = game.position().decisions(rules).into_iter().find(downs).unwrap();
        game.app.world_mut().write_message(ball::match_play::Decide(decision));
        game.frames(10);
        let shaken = &game.app.world().resource::<Shaken>().0;
        match strength {
            None => assert!(shaken.is_empty()),
            Some(strength) => {
                assert_eq!(shaken.len(), 1);
                assert_eq!(shaken[0].0, pads[0].0);
                assert!((shaken[0].1 - strength).abs() < 0.001, "{shaken:?}");
            }
        }
    }
}
