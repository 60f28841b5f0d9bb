//! Two coaches side by side: seats, pads that come and go, and who may act.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball::focus::Focus;
use ball::input::{Cap, Caps, Cursor, SeatAction, Sign};
use ball::match_play::{Asked, Command};
use ball::screens::{Go, Overlay, Screen};
use ball::seats::{Curtain, Curtained, Device, Family, Join, LastDevice, Note, Notes, Registry, Seat, Seating, Seats};
use ball::settings::Settings;
use ball_rules::Team;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, GamepadRumbleRequest, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::prelude::*;
use common::*;

struct Pad(Entity);

impl Pad {
    fn plug(game: &mut Game, name: &str) -> Pad {
        let pad = Pad(game.app.world_mut().spawn_empty().id());
        pad.connect(game, name);
        pad
    }

    fn connect(&self, game: &mut Game, name: &str) {
        let connection = GamepadConnection::Connected { name: name.into(), vendor_id: None, product_id: None };
        game.app.world_mut().write_message(GamepadConnectionEvent { gamepad: self.0, connection });
        game.frames(3);
        self.lean(game, 0.0);
    }

    fn pull(&self, game: &mut Game) {
        let connection = GamepadConnection::Disconnected;
        game.app.world_mut().write_message(GamepadConnectionEvent { gamepad: self.0, connection });
        game.frames(1);
    }

    fn lean(&self, game: &mut Game, value: f32) {
        let axis = GamepadAxis::LeftStickX;
        let event = RawGamepadEvent::Axis(RawGamepadAxisChangedEvent { gamepad: self.0, axis, value });
        game.app.world_mut().write_message(event);
        game.frames(1);
    }

    fn send(&self, game: &mut Game, button: GamepadButton, value: f32) {
        let event = RawGamepadEvent::Button(RawGamepadButtonChangedEvent { gamepad: self.0, button, value });
        game.app.world_mut().write_message(event);
    }

    fn press(&self, game: &mut Game, button: GamepadButton) {
        for value in [1.0, 0.0] {
            self.send(game, button, value);
            game.frames(2);
        }
        game.frames(2);
    }

    fn device(&self, game: &Game) -> Device {
        game.app.world().resource::<Registry>().device(self.0).unwrap()
    }
}

fn seat(game: &mut Game, atk: Device, def: Device) {
    game.app.insert_resource(Seating::Versus(Seats { atk: Seat::new(atk, 0), def: Seat::new(def, 1) }));
    game.frames(2);
}

/// A match in which DEF is on move, with a pad for each coach.
fn versus(name: &str, models: [&str; 2]) -> (Folder, Game, [Pad; 2]) {
    versus_in(name, models, None)
}

fn versus_in(name: &str, models: [&str; 2], opening: Option<ball_rules::Record>) -> (Folder, Game, [Pad; 2]) {
    let folder = Folder::new(name);
    let mut game = Game::start(&folder.0, instant(), opening);
    assert_eq!(game.position().side(), Team::Def);
    let pads = models.map(|model| Pad::plug(&mut game, model));
    let [atk, def] = [0, 1].map(|index: usize| pads[index].device(&game));
    seat(&mut game, atk, def);
    (folder, game, pads)
}

fn curtain(game: &Game) -> Option<Curtain> {
    game.app.world().resource::<Curtained>().0
}

fn seats(game: &Game) -> Seats {
    *game.app.world().resource::<Seating>().seats().unwrap()
}

fn menu(game: &Game) -> bool {
    game.place() == Overlay::Pause.into()
}

fn selected(game: &Game) -> bool {
    game.session().composer().piece().is_some()
}

fn end_turn(game: &mut Game) {
    let side = game.position().side();
    game.app.world_mut().write_message(Command::EndPhase);
    game.frames(3);
    assert_ne!(game.position().side(), side);
}

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

/// The join screen, opened by a pad, with another pad beside it.
fn joining(name: &str, models: [&str; 2]) -> (Folder, Game, [Pad; 2]) {
    let folder = Folder::new(name);
    let mut game = Game::start_on_title(&folder.0, instant());
    let pads = models.map(|model| Pad::plug(&mut game, model));
    pads[0].press(&mut game, GamepadButton::South);
    assert_eq!(game.place(), Screen::Join.into());
    (folder, game, pads)
}

fn table(game: &Game) -> Seats {
    *game.app.world().resource::<Join>().seats()
}

#[test]
fn lm01_a_second_pad_joins_by_its_button_and_moves_nothing_before() {
    let (_folder, mut game, [one, two]) = joining("join", ["one", "two"]);
    assert_eq!((table(&game).atk.device, table(&game).def.device), (one.device(&game), one.device(&game)));
    assert!(game.is_on("join", "begin"));
    for button in [GamepadButton::DPadUp, GamepadButton::East, GamepadButton::Start, GamepadButton::North] {
        two.press(&mut game, button);
    }
    two.lean(&mut game, 1.0);
    two.lean(&mut game, 0.0);
    assert!(game.place() == Screen::Join.into() && game.is_on("join", "begin"));
    assert!(table(&game).shared(), "LM-09: Start takes no seat");
    two.press(&mut game, GamepadButton::South);
    assert_eq!((table(&game).atk.device, table(&game).def.device), (one.device(&game), two.device(&game)));
    assert_eq!(game.place(), Screen::Join.into(), "the press that joins does nothing else");
    let third = Pad::plug(&mut game, "three");
    third.press(&mut game, GamepadButton::South);
    assert_eq!(game.app.world().resource::<Notes>().note.map(|(note, _)| note), Some(Note::Full), "LM-10");
    game.key(KeyCode::Enter);
    assert_eq!(game.place(), Screen::Join.into(), "nor is the keyboard at the table");
    two.press(&mut game, GamepadButton::South);
    game.frames(2);
    assert_eq!(game.place(), Screen::Match.into(), "UI-06: three presses");
    assert_eq!(seats(&game), table(&game));
}

#[test]
fn lm06_on_the_join_screen_a_pad_seen_twice_takes_one_seat() {
    let folder = Folder::new("join-ghost");
    let mut game = Game::start_on_title(&folder.0, instant());
    let [one, ghost] = ["one", "one again"].map(|model| Pad::plug(&mut game, model));
    let own = one.device(&game);
    // The driver shows every press on both pads: the one on the title, some others, and the one that would join.
    for button in [GamepadButton::South, GamepadButton::DPadUp, GamepadButton::DPadDown, GamepadButton::South] {
        for value in [1.0, 0.0] {
            one.send(&mut game, button, value);
            ghost.send(&mut game, button, value);
            game.frames(2);
        }
        game.frames(3);
        let seats = table(&game);
        assert!(game.place() != Screen::Join.into() || (seats.atk.device, seats.def.device) == (own, own));
    }
    assert_eq!(game.place(), Screen::Match.into(), "the pad alone begins the match and shares");
    assert_eq!((seats(&game).atk.device, seats(&game).def.device), (own, own));
}

#[test]
fn lm08_sides_devices_and_names_are_changed_by_the_pad_alone() {
    let (_folder, mut game, [one, two]) = joining("join-edit", ["one", "two"]);
    two.press(&mut game, GamepadButton::South);
    let walk = |game: &mut Game, pad: &Pad, row: &str| {
        for _ in 0..12 {
            if game.is_on("join", row) {
                return;
            }
            pad.press(game, GamepadButton::DPadDown);
        }
        panic!("no way to {row}");
    };
    let before = table(&game);
    walk(&mut game, &one, "join-swap-sides");
    one.press(&mut game, GamepadButton::South);
    assert_eq!((table(&game).atk, table(&game).def), (before.def, before.atk));
    two.press(&mut game, GamepadButton::DPadRight);
    assert!(game.is_on("join", "join-swap-devices"), "whoever sits may change");
    two.press(&mut game, GamepadButton::South);
    assert_eq!(table(&game).atk.device, before.atk.device);
    assert_eq!(table(&game).atk.name, before.def.name);
    // A name from the list, and one device for both.
    let focus = |game: &mut Game, key: (&'static str, Team)| {
        game.app.world_mut().resource_mut::<Focus>().menu_focus("join", key);
        game.frames(1);
    };
    focus(&mut game, ("name", Team::Def));
    let name = table(&game).def.name;
    one.press(&mut game, GamepadButton::DPadRight);
    assert_ne!(table(&game).def.name, name);
    focus(&mut game, ("device", Team::Def));
    one.press(&mut game, GamepadButton::DPadLeft);
    assert!(table(&game).shared());
    two.press(&mut game, GamepadButton::South);
    assert!(!table(&game).shared(), "whoever has lost the seat by this takes it again");
    walk(&mut game, &one, "begin");
    one.press(&mut game, GamepadButton::South);
    game.frames(2);
    let tags = Team::ALL.map(|team| game.session().coach(team).unwrap().to_owned());
    assert!(tags[0] != tags[1] && !tags[0].is_empty(), "{tags:?}");
    let record = game.session().record().write();
    assert!(tags.iter().all(|tag| record.contains(tag)), "{record}");
}

#[test]
fn lm12_a_device_alone_shares_both_seats_and_hands_over() {
    let folder = Folder::new("alone-at-the-table");
    let mut game = Game::start_on_title(&folder.0, instant());
    game.key(KeyCode::Enter);
    game.frames(2);
    game.key(KeyCode::Enter);
    game.frames(2);
    assert_eq!(game.place(), Screen::Match.into());
    assert!(seats(&game).shared() && curtain(&game).is_none());
    end_turn(&mut game);
    game.frames(2);
    assert_eq!(curtain(&game), Some(Curtain::HandOver(Team::Atk)));
    game.key(KeyCode::Enter);
    assert_eq!(curtain(&game), None);
}

#[test]
fn lm12_the_mouse_alone_hands_itself_over_by_a_click_on_the_card() {
    let folder = Folder::new("mouse-alone");
    let mut game = Game::start(&folder.0, instant(), None);
    seat(&mut game, Device::KeyboardMouse, Device::KeyboardMouse);
    end_turn(&mut game);
    game.frames(2);
    assert_eq!(curtain(&game), Some(Curtain::HandOver(Team::Atk)));
    game.click_at(Vec2::new(100.0, 400.0));
    assert!(curtain(&game).is_some(), "beside the card");
    // The card is in the middle, and what goes on is at its foot.
    let mut y = 400.0;
    while curtain(&game).is_some() && y < 600.0 {
        game.click_at(Vec2::new(640.0, y));
        game.frames(2);
        y += 20.0;
    }
    assert!(curtain(&game).is_none() && !selected(&game));
}

#[test]
fn lm08_seats_are_changed_while_the_match_rests() {
    let (_folder, mut game, [atk, def]) = versus("edit", ["one", "two"]);
    let third = Pad::plug(&mut game, "three");
    def.press(&mut game, GamepadButton::Start);
    game.click_row("pause", "seats");
    assert_eq!(game.place(), Screen::Join.into());
    assert_eq!(table(&game), seats(&game), "the seats as they are");
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
