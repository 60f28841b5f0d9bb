//! Two coaches side by side: seats, pads that come and go, and who may act.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/seated.rs"]
mod seated;

use ball::focus::Focus;
use ball::input::Cursor;
use ball::match_play::{Asked, Command};
use ball::screens::{Go, Screen};
use ball::seats::{Curtain, Device, Join, LastDevice, Note, Notes};
use ball_rules::Team;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;
use common::*;
use seated::*;

#[test]
fn lm01_a_pad_that_has_not_joined_moves_nothing_and_lm10_is_told_that_seats_are_full() {
    let (_folder, mut game, _pads) = versus("lm01", ["one", "two"]);
    let third = Pad::plug(&mut game, "three");
    let before = *game.app.world().resource::<Cursor>();
    for button in [GamepadButton::RightTrigger, GamepadButton::DPadUp, GamepadButton::Start, GamepadButton::North] {
        third.press(&mut game, button);
    }
    third.lean(&mut game, 1.0);
    assert!(!selected(&game) && !menu(&game));
    assert_eq!(*game.app.world().resource::<Cursor>(), before);
    assert_eq!(game.app.world().resource::<Notes>().note, None);
    third.press(&mut game, GamepadButton::South);
    assert_eq!(game.app.world().resource::<Notes>().note.map(|(note, _)| note), Some(Note::Full));
}

#[test]
fn lm02_losing_the_pad_on_move_stops_the_match_within_a_frame_and_a_key_takes_the_seat() {
    let (_folder, mut game, [atk, def]) = versus("lm02", ["one", "two"]);
    def.pull(&mut game);
    assert_eq!(curtain(&game), Some(Curtain::Lost { team: Team::Def, sharing: None }));
    let said = game.app.world().resource::<ball::access::Announcement>().text.clone();
    assert!(said.starts_with("Falcon · DEF") && said.contains("disconnected"), "SN-02: {said}");
    // Nobody plays meanwhile, by whatever device.
    atk.press(&mut game, GamepadButton::RightTrigger);
    game.key(KeyCode::Tab);
    assert!(!selected(&game));
    game.key(KeyCode::Enter);
    assert_eq!(curtain(&game), None);
    assert_eq!(seats(&game).def.device, Device::KeyboardMouse);
    assert!(!selected(&game), "the press that takes the seat does nothing else");
    game.key(KeyCode::Tab);
    assert!(selected(&game));
}

#[test]
fn lm03_losing_the_waiting_coachs_pad_stops_nothing_until_it_is_needed() {
    let (_folder, mut game, [atk, def]) = versus("lm03", ["one", "two"]);
    atk.pull(&mut game);
    game.frames(3);
    assert_eq!(curtain(&game), None);
    assert!(seats(&game).atk.lost);
    def.press(&mut game, GamepadButton::RightTrigger);
    assert!(selected(&game));
    end_turn(&mut game);
    game.frames(2);
    assert_eq!(curtain(&game), Some(Curtain::Lost { team: Team::Atk, sharing: None }));
    atk.connect(&mut game, "one");
    assert_eq!(curtain(&game), None);
}

#[test]
fn lm04_only_the_seat_on_move_acts_and_the_other_may_only_pause() {
    let (_folder, mut game, [atk, def]) = versus("lm04", ["one", "two"]);
    atk.press(&mut game, GamepadButton::RightTrigger);
    game.key(KeyCode::Tab);
    assert!(!selected(&game));
    let middle = square_of(&game.position(), game.session().composer().pieces().next().unwrap());
    game.click(middle);
    assert!(!selected(&game), "nor does the mouse");
    atk.press(&mut game, GamepadButton::Start);
    assert!(menu(&game));
    atk.press(&mut game, GamepadButton::Start);
    assert!(!menu(&game));
    def.press(&mut game, GamepadButton::RightTrigger);
    assert!(selected(&game));
}

#[test]
fn lm04_whoever_waits_takes_no_move_back() {
    let (_folder, mut game, [atk, def]) = versus_in("undo", ["one", "two"], Some(free_takebacks()));
    end_turn(&mut game);
    assert_eq!(game.session().game().played().len(), 1);
    def.press(&mut game, GamepadButton::LeftThumb);
    assert_eq!(game.session().game().played().len(), 1);
    // By the menu neither.
    def.press(&mut game, GamepadButton::Start);
    assert!(menu(&game));
    let undo = |game: &Game| game.app.world().resource::<Focus>().row("pause", "button-undo").unwrap().1;
    assert!(!undo(&game), "whoever waits is offered nothing");
    def.press(&mut game, GamepadButton::Start);
    atk.press(&mut game, GamepadButton::Start);
    assert!(undo(&game), "whoever is on move may");
    atk.press(&mut game, GamepadButton::Start);
    atk.press(&mut game, GamepadButton::LeftThumb);
    assert_eq!(game.session().game().played().len(), 0);
}

#[test]
fn lm04_one_pad_never_acts_for_the_other_that_was_lost() {
    let (_folder, mut game, [atk, def]) = versus("lost", ["one", "two"]);
    def.pull(&mut game);
    game.frames(20);
    for _ in 0..5 {
        atk.press(&mut game, GamepadButton::RightTrigger);
    }
    assert!(!selected(&game));
    atk.press(&mut game, GamepadButton::South);
    assert_eq!(curtain(&game), Some(Curtain::Lost { team: Team::Def, sharing: Some(atk.device(&game)) }));
    assert!(seats(&game).def.lost, "one press is not enough");
    atk.press(&mut game, GamepadButton::East);
    assert_eq!(curtain(&game), Some(Curtain::Lost { team: Team::Def, sharing: None }));
    def.connect(&mut game, "two");
    assert!(!seats(&game).def.lost && curtain(&game).is_none());
}

#[test]
fn lm04_who_is_not_asked_does_not_answer() {
    let (_folder, mut game, [atk, def]) = versus("asked", ["one", "two"]);
    def.press(&mut game, GamepadButton::RightTrigger);
    game.app.world_mut().write_message(Command::OfferDraw);
    game.frames(3);
    assert_eq!(game.session().asked(), Some(Asked::Draw(Team::Atk)));
    let focus = |game: &Game| game.is_on("question", "no");
    assert!(focus(&game));
    // The one who offers cannot accept too, by whatever way.
    def.press(&mut game, GamepadButton::DPadRight);
    def.press(&mut game, GamepadButton::South);
    game.key(KeyCode::ArrowRight);
    game.key(KeyCode::Enter);
    game.click_row("question", "yes");
    assert_eq!(game.session().asked(), Some(Asked::Draw(Team::Atk)));
    assert!(game.session().result().is_none());
    atk.press(&mut game, GamepadButton::South);
    assert!(game.session().result().is_some(), "the mouse has left the focus on yes");
}

#[test]
fn lm02_the_clocks_stand_still_while_a_pad_is_lost() {
    let mut opening =
        ball_rules::Record::new(ball_rules::Match::new(ball_rules::Ruleset::house(), ball_rules::Mode::Basic));
    let clock = ball_rules::Clock::Match { seconds: 60, increment: 0 };
    ball_rules::MatchOptions { clock, ..ball_rules::MatchOptions::default() }.write_to(&mut opening);
    let (_folder, mut game, [_, def]) = versus_in("clocks", ["one", "two"], Some(opening));
    let left = |game: &Game| game.session().time_left(Team::Def).unwrap();
    def.pull(&mut game);
    game.frames(2);
    let stopped = left(&game);
    game.frames(50);
    assert_eq!(left(&game), stopped);
    def.connect(&mut game, "two");
    game.frames(10);
    assert!(left(&game) < stopped);
}

#[test]
fn lm08_seats_follow_their_coaches_to_the_other_side() {
    use ball::match_play::setup::Sides;
    let (_folder, mut game, [atk, def]) = versus("sides", ["one", "two"]);
    game.app.world_mut().write_message(Command::Resign);
    game.frames(2);
    game.app.world_mut().write_message(Command::Answer(true));
    game.frames(3);
    game.app.world_mut().write_message(Command::Rematch(Sides::Swapped));
    game.frames(5);
    assert_eq!((seats(&game).atk.device, seats(&game).def.device), (def.device(&game), atk.device(&game)));
    assert_eq!(game.position().side(), Team::Def);
    def.press(&mut game, GamepadButton::RightTrigger);
    assert!(!selected(&game));
    atk.press(&mut game, GamepadButton::RightTrigger);
    assert!(selected(&game));
}

#[test]
fn lm01_whoever_plays_alone_may_use_every_device() {
    use ball::tutor::{Subject, Teach};
    let (_folder, mut game, [atk, def]) = versus("alone", ["one", "two"]);
    // A lesson stands in for the match: nobody waits there.
    game.app.world_mut().write_message(Teach::Begin(Subject::Lesson(0, 0)));
    game.frames(5);
    for pad in [&atk, &def] {
        pad.press(&mut game, GamepadButton::RightTrigger);
        assert!(selected(&game));
        pad.press(&mut game, GamepadButton::East);
    }
    def.pull(&mut game);
    atk.pull(&mut game);
    assert_eq!(curtain(&game), None);
    game.key(KeyCode::Tab);
    assert!(selected(&game));
}

#[test]
fn lm01_in_a_match_a_pad_without_a_seat_moves_no_menu_either() {
    let (_folder, mut game, [_, def]) = versus("menus", ["one", "two"]);
    let third = Pad::plug(&mut game, "three");
    def.press(&mut game, GamepadButton::Start);
    assert!(game.is_on("pause", "resume"));
    third.press(&mut game, GamepadButton::DPadDown);
    third.press(&mut game, GamepadButton::East);
    assert!(menu(&game) && game.is_on("pause", "resume"));
    def.press(&mut game, GamepadButton::DPadDown);
    assert!(!game.is_on("pause", "resume"));
}

#[test]
fn lm05_both_pads_unplugged_and_back_in_reverse_order_have_their_own_seats() {
    let (_folder, mut game, [atk, def]) = versus("reverse", ["one", "two"]);
    let before = seats(&game);
    atk.pull(&mut game);
    def.pull(&mut game);
    // The system gives each the place of the other.
    atk.connect(&mut game, "two");
    assert!(!seats(&game).def.lost && seats(&game).atk.lost);
    def.connect(&mut game, "one");
    assert_eq!(seats(&game), before);
    assert_eq!(def.device(&game), before.atk.device);
    def.press(&mut game, GamepadButton::RightTrigger);
    assert!(!selected(&game));
    atk.press(&mut game, GamepadButton::RightTrigger);
    assert!(selected(&game), "DEF is on move, with the pad called two");
}

#[test]
fn lm05_two_equal_pads_that_come_back_are_asked_who_they_are() {
    let (_folder, mut game, [atk, def]) = versus("equal", ["same", "same"]);
    atk.pull(&mut game);
    def.pull(&mut game);
    def.connect(&mut game, "same");
    atk.connect(&mut game, "same");
    assert_eq!(curtain(&game), Some(Curtain::Lost { team: Team::Def, sharing: None }));
    // Whoever takes DEF's seat has it; the other pad is ATK's then.
    atk.press(&mut game, GamepadButton::South);
    assert_eq!(curtain(&game), None);
    let now = seats(&game);
    assert_eq!((now.def.device, now.atk.device), (atk.device(&game), def.device(&game)));
    assert!(!now.atk.lost && !now.def.lost);
}

#[test]
fn lm06_a_pad_that_is_seen_twice_is_one_pad() {
    let (_folder, mut game, [_, def]) = versus("twice", ["one", "two"]);
    let ghost = Pad::plug(&mut game, "two again");
    let both = |game: &mut Game, button: GamepadButton| {
        for value in [1.0, 0.0] {
            def.send(game, button, value);
            ghost.send(game, button, value);
            game.frames(2);
        }
        game.frames(3);
    };
    both(&mut game, GamepadButton::South);
    assert_eq!(game.app.world().resource::<Notes>().note, None, "the ghost asks for no seat");
    both(&mut game, GamepadButton::RightTrigger);
    assert!(selected(&game));
    assert_eq!(game.app.world().resource::<LastDevice>().0, def.device(&game));
}

#[test]
fn lm06_in_an_open_match_a_ghost_does_not_press_a_second_time() {
    let folder = Folder::new("ghost");
    let mut game = Game::start(&folder.0, instant(), None);
    let pads = [Pad::plug(&mut game, "one"), Pad::plug(&mut game, "one again")];
    for _ in 0..2 {
        for value in [1.0, 0.0] {
            pads.iter().for_each(|pad| pad.send(&mut game, GamepadButton::DPadRight, value));
            game.frames(2);
        }
        game.frames(3);
    }
    // The first press shows the cursor, the second walks one step.
    assert_eq!(Some(game.app.world().resource::<Cursor>().square), Cursor::default().square.offset(2, 0));
}

#[test]
fn a_pad_that_reads_full_tilt_when_it_is_plugged_in_moves_nothing() {
    let folder = Folder::new("tilt");
    let mut game = Game::start(&folder.0, instant(), None);
    let pad = Pad(game.app.world_mut().spawn_empty().id());
    let connection = GamepadConnection::Connected { name: "drifting".into(), vendor_id: None, product_id: None };
    game.app.world_mut().write_message(GamepadConnectionEvent { gamepad: pad.0, connection });
    let before = *game.app.world().resource::<Cursor>();
    for _ in 0..60 {
        pad.lean(&mut game, 1.0);
    }
    assert_eq!(*game.app.world().resource::<Cursor>(), before);
    pad.lean(&mut game, 0.05);
    pad.lean(&mut game, 1.0);
    game.frames(1);
    assert!(game.app.world().resource::<Cursor>().shown);
}

#[test]
fn lm07_whose_turn_it_is_is_told_at_once_by_name_and_team() {
    let (_folder, mut game, _pads) = versus("lm07", ["one", "two"]);
    game.frames(200);
    assert_eq!(game.app.world().resource::<Notes>().turn, None);
    end_turn(&mut game);
    game.frames(1);
    assert_eq!(game.app.world().resource::<Notes>().turn.map(|(team, _)| team), Some(Team::Atk));
    game.frames(120);
    assert_eq!(game.app.world().resource::<Notes>().turn, None, "it goes by itself");
}

#[test]
fn lm08_seats_are_changed_while_the_match_rests() {
    let (_folder, mut game, [atk, def]) = versus("edit", ["one", "two"]);
    let third = Pad::plug(&mut game, "three");
    def.press(&mut game, GamepadButton::Start);
    game.click_row("pause", "seats");
    assert_eq!(game.place(), Screen::Join.into());
    assert_eq!(*game.app.world().resource::<Join>().seats(), seats(&game), "the seats as they are");
    game.click_row("join", "join-swap-devices");
    game.click_row("join", "begin");
    assert_eq!(game.place(), Screen::Match.into());
    assert_eq!((seats(&game).atk.device, seats(&game).def.device), (def.device(&game), atk.device(&game)));
    assert!(game.session().game().played().is_empty() && game.session().result().is_none(), "the same match");
    third.press(&mut game, GamepadButton::RightTrigger);
    def.press(&mut game, GamepadButton::RightTrigger);
    assert!(!selected(&game));
    atk.press(&mut game, GamepadButton::RightTrigger);
    assert!(selected(&game));
}

#[test]
fn lm09_start_opens_the_menu_and_takes_no_seat() {
    let (_folder, mut game, [_, def]) = versus("lm09", ["one", "two"]);
    let third = Pad::plug(&mut game, "three");
    def.pull(&mut game);
    third.press(&mut game, GamepadButton::Start);
    assert!(!menu(&game) && curtain(&game).is_some() && seats(&game).def.lost);
}

#[test]
fn lm10_the_prompt_offers_to_wait_to_go_on_and_the_title() {
    let (_folder, mut game, [_, def]) = versus("lm10", ["one", "two"]);
    let third = Pad::plug(&mut game, "three");
    def.pull(&mut game);
    third.press(&mut game, GamepadButton::East);
    assert_eq!(game.place(), Screen::Title.into());
    assert!(curtain(&game).is_none() && seats(&game).def.lost);
    game.app.world_mut().write_message(Go::To(Screen::Match));
    game.frames(2);
    assert!(curtain(&game).is_some(), "in the match, it still waits");
    third.press(&mut game, GamepadButton::South);
    assert_eq!(seats(&game).def.device, third.device(&game));
}

#[test]
fn lm12_a_shared_device_is_handed_over_with_a_press_that_does_nothing_else() {
    let folder = Folder::new("lm12");
    let mut game = Game::start(&folder.0, instant(), None);
    let pad = Pad::plug(&mut game, "one");
    let device = pad.device(&game);
    seat(&mut game, device, device);
    assert_eq!(curtain(&game), None, "nothing is handed over at the beginning");
    end_turn(&mut game);
    game.frames(2);
    assert_eq!(curtain(&game), Some(Curtain::HandOver(Team::Atk)));
    pad.press(&mut game, GamepadButton::RightTrigger);
    assert!(!selected(&game) && curtain(&game).is_some());
    // Held on: the press does not fall through.
    pad.send(&mut game, GamepadButton::South, 1.0);
    game.frames(30);
    assert_eq!(curtain(&game), None);
    assert!(!game.app.world().resource::<Cursor>().shown && !selected(&game));
    pad.send(&mut game, GamepadButton::South, 0.0);
    game.frames(2);
    pad.press(&mut game, GamepadButton::RightTrigger);
    assert!(selected(&game));
}
