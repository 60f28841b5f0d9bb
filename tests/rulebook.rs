//! The rulebook on the screen: asked from the match, searched, read by every device, and left as it was found.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/devices.rs"]
mod devices;

use std::fmt::Debug;
use std::hash::Hash;

use ball::board::CursorMark;
use ball::focus::{Focus, Nav};
use ball::hud::ListFocus;
use ball::i18n::{AskedLanguage, Language};
use ball::input::Cursor;
use ball::match_play::composer::{Pick, Verb};
use ball::match_play::{Command, Decide, StandIn};
use ball::screens::{Control, Go, Overlay, Page, Player, Reading, Screen};
use ball::tutor::{Subject, Teach, Tutor};
use ball_rules::{ActionKind, Decision, Kind, Label, Ruleset};
use ball_teach::{Demonstration, Lesson, Rulebook, Term};
use bevy::input::ButtonState;
use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use common::*;
use devices::Device;

const MENU: &str = "rulebook";

fn go(game: &mut Game, go: Go) {
    game.app.world_mut().write_message(go);
    game.frames(4);
}

fn page(game: &Game) -> Page {
    assert_eq!(game.place(), Screen::Rulebook.into());
    game.app.world().resource::<Reading>().page()
}

fn command(game: &mut Game, command: Command) {
    game.app.world_mut().write_message(command);
    game.frames(2);
}

fn on(game: &Game, key: impl Hash + Debug) -> bool {
    game.app.world().resource::<Focus>().is_on(MENU, key)
}

/// Goes on in a direction until the row has the focus.
fn walk(game: &mut Game, device: Device, nav: Nav, key: impl Hash + Debug + Copy) {
    for _ in 0..80 {
        if on(game, key) {
            return;
        }
        device.press(game, nav);
    }
    panic!("{device:?} does not reach {key:?} of {:?}", page(game));
}

/// Asks the rulebook: F1, or the upper button of a pad.
fn ask(game: &mut Game, device: Device) {
    match device {
        Device::Keys => game.key(KeyCode::F1),
        Device::DPad(gamepad) | Device::Stick(gamepad) => {
            for value in [1.0, 0.0] {
                let button = GamepadButton::North;
                let event = RawGamepadEvent::Button(RawGamepadButtonChangedEvent { gamepad, button, value });
                game.app.world_mut().write_message(event);
                game.frames(1);
            }
        }
    }
    game.frames(4);
}

fn devices(game: &mut Game) -> [Device; 2] {
    [Device::Keys, Device::DPad(Device::pad(game))]
}

/// Types letters, as a keyboard tells them.
fn type_text(game: &mut Game, text: &str) {
    for letter in text.chars() {
        let (key_code, logical_key) = match letter {
            ' ' => (KeyCode::Space, Key::Space),
            '\u{8}' => (KeyCode::Backspace, Key::Backspace),
            letter => (KeyCode::KeyQ, Key::Character(letter.to_string().into())),
        };
        let world = game.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).unwrap();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let text = state.is_pressed().then(|| letter.to_string().into());
            let event =
                KeyboardInput { key_code, logical_key: logical_key.clone(), state, text, repeat: false, window };
            game.app.world_mut().write_message(WindowEvent::KeyboardInput(event.clone()));
            game.app.world_mut().write_message(event);
            game.frames(1);
        }
        game.frames(1);
    }
}

/// A position in which much can be done: a dodge and a card.
const MUCH: &str = "bpn1 a A2 aX5 X1C7,X2E7,X5G9,O1G3 X2I11,X3E11,S1G15 9/0;;";
const TASKS: &str = "bpn1 a U aX2 X1G7-?,X2A1 X1M17 -";

#[test]
fn ui02_ui07_the_rulebook_opens_at_what_is_about_to_be_done_and_the_match_is_found_as_it_was() {
    let rules = Ruleset::house();
    let card = rules.cards().next().unwrap().0;
    let piece = |number| Command::Pick(Pick::Piece(Label::new(Kind::Cross, number).unwrap()));
    let verb = |verb: Verb| Command::Pick(Pick::Verb(verb));
    let cases: [(&str, &str, Vec<Command>, u8); 7] = [
        ("nothing", MUCH, vec![], 2),
        ("piece", MUCH, vec![piece(5)], 4),
        ("dodge", MUCH, vec![piece(5), verb(Verb::Action(ActionKind::Dodge))], 5),
        ("square", MUCH, vec![piece(5), Command::Choose(square("I11"))], 5),
        ("long pass", MUCH, vec![piece(5), verb(Verb::Action(ActionKind::LongPass))], 8),
        ("card", MUCH, vec![verb(Verb::Card(rules.cards().nth(4).map_or(card, |(card, _)| card)))], 11),
        ("task", TASKS, vec![], 10),
    ];
    for (name, bpn, picks, section) in cases {
        let folder = Folder::new(&format!("ask-{}", name.replace(' ', "-")));
        let settings = ball::settings::Settings { coaching: false, ..instant() };
        let mut game = Game::start(&folder.0, settings, Some(record(bpn)));
        for device in devices(&mut game) {
            command(&mut game, Command::Back);
            command(&mut game, Command::Back);
            for pick in &picks {
                command(&mut game, pick.clone());
            }
            let state = |game: &Game| {
                let cursor = *game.app.world().resource::<Cursor>();
                let session = game.session();
                (game.bpn(), session.composer().picks().to_vec(), session.game().played().len(), cursor)
            };
            let before = state(&game);
            assert_eq!(before.1.len(), picks.len(), "{name}: everything was picked");
            ask(&mut game, device);
            assert_eq!(page(&game), Page::Section(section), "{name}");
            assert!(game.session().stands_in());
            // To and fro in it; a press of the same key that opened it closes nothing.
            device.press(&mut game, Nav::Down);
            device.press(&mut game, Nav::NextTab);
            device.press(&mut game, Nav::Back);
            assert_eq!(game.place(), Screen::Match.into(), "{name}: back is back, however far one has leafed");
            assert_eq!(state(&game), before, "{name}");
            assert!(!game.session().stands_in());
            game.assert_mirrored();
        }
    }
}

/// Whether the frame of the cursor is drawn on the board.
fn framed(game: &mut Game) -> bool {
    let mut marks = game.app.world_mut().query_filtered::<&Visibility, With<CursorMark>>();
    *marks.single(game.app.world()).unwrap() != Visibility::Hidden
}

#[test]
fn the_cursor_of_the_match_is_not_on_the_board_of_a_demonstration() {
    let folder = Folder::new("reading-cursor");
    let mut game = Game::start(&folder.0, instant(), None);
    game.key(KeyCode::ArrowUp);
    assert!(framed(&mut game));
    go(&mut game, Go::To(Screen::Rulebook));
    game.app.world_mut().resource_mut::<Player>().choose(&Demonstration::all()[0]);
    game.frames(3);
    assert_eq!(game.session().stand_in(), Some(StandIn::Demonstration));
    assert!(!framed(&mut game), "nothing can be chosen there");
    go(&mut game, Go::Back);
    assert_eq!(game.place(), Screen::Match.into());
    assert!(framed(&mut game), "it is back with the match");
}

#[test]
fn ui02_a_list_of_choices_waits_for_the_reader() {
    let folder = Folder::new("ask-list");
    let mut game = Game::start(&folder.0, instant(), Some(record(MUCH)));
    let [_, pad] = devices(&mut game);
    command(&mut game, Command::Pick(Pick::Piece(Label::new(Kind::Cross, 5).unwrap())));
    let dodge = Command::Pick(Pick::Verb(Verb::Action(ActionKind::Dodge)));
    game.app.world_mut().resource_mut::<ListFocus>().0 = Some(dodge.clone());
    ask(&mut game, pad);
    assert_eq!(page(&game), Page::Section(5), "the choice in focus is what is asked about");
    pad.press(&mut game, Nav::Back);
    game.frames(3);
    assert_eq!(game.app.world().resource::<ListFocus>().0, Some(dodge), "and it has the focus after it");
}

#[test]
fn ui02_how_to_play_in_the_pause_leads_back_to_the_pause() {
    let folder = Folder::new("ask-pause");
    let mut game = Game::start(&folder.0, instant(), None);
    for device in devices(&mut game) {
        device.press(&mut game, Nav::Back);
        assert_eq!(game.place(), Overlay::Pause.into());
        device.choose(&mut game, "pause", "help");
        assert_eq!(page(&game), Page::Contents);
        device.press(&mut game, Nav::Back);
        assert_eq!(game.place(), Overlay::Pause.into());
        assert!(game.is_on("pause", "help"));
        device.press(&mut game, Nav::Back);
        assert_eq!(game.place(), Screen::Match.into());
    }
}

#[test]
fn in15_the_contents_lead_to_every_page_and_back_to_their_entry() {
    let folder = Folder::new("contents");
    let mut game = Game::start_on_title(&folder.0, instant());
    for device in devices(&mut game) {
        go(&mut game, Go::To(Screen::Rulebook));
        assert_eq!(page(&game), Page::Contents);
        for section in Rulebook::get().sections() {
            walk(&mut game, device, Nav::Down, ("section", section.number));
            device.press(&mut game, Nav::Confirm);
            game.frames(2);
            assert_eq!(page(&game), Page::Section(section.number));
            device.press(&mut game, Nav::Back);
            assert_eq!(page(&game), Page::Contents);
            assert!(on(&game, ("section", section.number)), "UI-02");
        }
        for (row, page_of) in [("guide-terms", Page::Terms), ("help-title", Page::Controls)] {
            walk(&mut game, device, Nav::Down, row);
            device.press(&mut game, Nav::Confirm);
            game.frames(2);
            assert_eq!(page(&game), page_of);
            device.press(&mut game, Nav::Back);
            assert!(on(&game, row), "UI-02");
        }
        device.press(&mut game, Nav::Back);
        assert_eq!(game.place(), Screen::Title.into());
    }
}

#[test]
fn pages_are_turned_by_shoulder_buttons_and_by_the_buttons_at_the_foot() {
    let folder = Folder::new("leaf");
    let mut game = Game::start_on_title(&folder.0, instant());
    for device in devices(&mut game) {
        game.app.world_mut().resource_mut::<Reading>().open_at(Page::Section(1));
        go(&mut game, Go::To(Screen::Rulebook));
        for number in 2..=12 {
            device.press(&mut game, Nav::NextTab);
            assert_eq!(page(&game), Page::Section(number));
        }
        device.press(&mut game, Nav::NextTab);
        assert_eq!(page(&game), Page::Section(12), "it is the last one");
        walk(&mut game, device, Nav::Down, "contents");
        walk(&mut game, device, Nav::Right, "previous");
        device.press(&mut game, Nav::Confirm);
        game.frames(2);
        assert_eq!(page(&game), Page::Section(11));
        device.press(&mut game, Nav::Back);
        assert_eq!(game.place(), Screen::Title.into(), "leafing leaves no trail");
    }
}

#[test]
fn links_lead_to_other_sections_and_back_to_the_link() {
    let folder = Folder::new("links");
    let mut game = Game::start_on_title(&folder.0, instant());
    let blocks = Rulebook::get().section(5).unwrap().blocks.len();
    for device in devices(&mut game) {
        game.app.world_mut().resource_mut::<Reading>().open_at(Page::Section(5));
        go(&mut game, Go::To(Screen::Rulebook));
        let link = (5_u8, blocks - 1, 2_usize);
        walk(&mut game, device, Nav::Down, link);
        device.press(&mut game, Nav::Confirm);
        game.frames(2);
        assert_eq!(page(&game), Page::Section(9));
        device.press(&mut game, Nav::Back);
        assert_eq!(page(&game), Page::Section(5));
        assert!(on(&game, link), "UI-02");
        device.press(&mut game, Nav::Back);
        assert_eq!(game.place(), Screen::Title.into());
    }
}

#[test]
fn in01_in02_the_words_of_a_passage_are_explained_to_every_device() {
    let folder = Folder::new("words");
    let mut game = Game::start_on_title(&folder.0, instant());
    let (passage, term) = ((5_u8, 0_usize, 0_usize), Term::named("dodge").unwrap());
    for device in devices(&mut game) {
        game.app.world_mut().resource_mut::<Reading>().open_at(Page::Section(5));
        go(&mut game, Go::To(Screen::Rulebook));
        assert!(on(&game, passage), "the first passage has the focus");
        device.press(&mut game, Nav::Confirm);
        device.press(&mut game, Nav::Down);
        assert!(on(&game, ("word", passage, term)), "its words are listed below it");
        device.press(&mut game, Nav::Back);
        assert!(on(&game, passage), "back puts them away first");
        assert_eq!(page(&game), Page::Section(5));
        // A word of another section leads there.
        go(&mut game, Go::Back);
        game.app.world_mut().resource_mut::<Reading>().open_at(Page::Section(1));
        go(&mut game, Go::To(Screen::Rulebook));
        let goal = (1_u8, 2_usize, 0_usize);
        walk(&mut game, device, Nav::Down, goal);
        device.press(&mut game, Nav::Confirm);
        game.frames(1);
        go(&mut game, Go::Back);
        game.app.world_mut().resource_mut::<Reading>().open_at(Page::Section(2));
        go(&mut game, Go::To(Screen::Rulebook));
        assert!(on(&game, (2_u8, 0_usize, 0_usize)));
        device.press(&mut game, Nav::Confirm);
        let word = ("word", (2_u8, 0_usize, 0_usize), Term::named("unlock-phase").unwrap());
        walk(&mut game, device, Nav::Down, word);
        device.press(&mut game, Nav::Confirm);
        game.frames(2);
        assert_eq!(page(&game), Page::Section(10));
        device.press(&mut game, Nav::Back);
        assert_eq!(page(&game), Page::Section(2));
        device.press(&mut game, Nav::Back);
        assert_eq!(game.place(), Screen::Title.into());
    }
}

#[test]
fn in15_terms_are_found_without_typing() {
    let folder = Folder::new("terms");
    let mut game = Game::start_on_title(&folder.0, instant());
    for device in devices(&mut game) {
        go(&mut game, Go::To(Screen::Rulebook));
        walk(&mut game, device, Nav::Up, "search");
        device.press(&mut game, Nav::Confirm);
        game.frames(2);
        assert_eq!(page(&game), Page::Terms, "an empty search leads to the terms");
        assert!(on(&game, ("term", Term::named("action-phase").unwrap())), "they go from A");
        device.press(&mut game, Nav::NextTab);
        assert!(on(&game, ("term", Term::named("bare").unwrap())), "shoulder buttons go to the next letter");
        walk(&mut game, device, Nav::Down, ("term", Term::named("network").unwrap()));
        device.press(&mut game, Nav::Confirm);
        game.frames(2);
        assert_eq!(page(&game), Page::Section(8));
        device.press(&mut game, Nav::Back);
        assert!(on(&game, ("term", Term::named("network").unwrap())), "UI-02");
        device.press(&mut game, Nav::Back);
        assert_eq!(page(&game), Page::Contents);
        device.press(&mut game, Nav::Back);
    }
}

#[test]
fn what_is_typed_on_the_contents_is_searched_for() {
    let folder = Folder::new("search");
    let mut game = Game::start_on_title(&folder.0, instant());
    for (language, query, section, block) in [
        ("en", "Own  COLOUR", None, 0),
        ("en", "forced fumb", Some(5), 8),
        ("sk", "uhyb štvo", None, 0),
        ("es", "ESQUIVA tactica", Some(6), 0),
    ] {
        game.app.insert_resource(AskedLanguage(Language::named(language)));
        go(&mut game, Go::To(Screen::Rulebook));
        // Wherever the focus is.
        game.key(KeyCode::ArrowDown);
        type_text(&mut game, query);
        let typed = game.app.world().resource::<Reading>().query().to_owned();
        assert_eq!(typed, query, "a space is a letter there");
        assert!(on(&game, "search"));
        if let Some(section) = section {
            walk(&mut game, Device::Keys, Nav::Down, ("hit", section, block));
            game.key(KeyCode::Enter);
            game.frames(3);
            assert_eq!(page(&game), Page::Section(section), "{query}");
            game.key(KeyCode::Escape);
            game.frames(2);
            assert!(on(&game, ("hit", section, block)), "{query}: UI-02");
            walk(&mut game, Device::Keys, Nav::Up, "search");
        }
        type_text(&mut game, "\u{8}");
        let shorter = game.app.world().resource::<Reading>().query().chars().count();
        assert_eq!(shorter, query.chars().count() - 1, "backspace takes a letter back and leads nowhere");
        game.key(KeyCode::Escape);
        game.frames(2);
        assert_eq!(page(&game), Page::Contents);
        assert!(game.app.world().resource::<Reading>().query().is_empty(), "back empties the search first");
        game.key(KeyCode::Escape);
        game.frames(2);
        assert_eq!(game.place(), Screen::Title.into());
    }
}

#[test]
fn tu01_every_control_of_a_demonstration_works_on_every_device() {
    let folder = Folder::new("transport");
    let mut game = Game::start_on_title(&folder.0, instant());
    let player = |game: &Game| {
        let player = game.app.world().resource::<Player>();
        (player.playback().map_or(0, |playback| playback.done()), player.plays(), player.loops())
    };
    let row = (5_u8, 2_usize, 0_usize);
    for device in devices(&mut game) {
        game.app.world_mut().resource_mut::<Reading>().open_at(Page::Section(5));
        go(&mut game, Go::To(Screen::Rulebook));
        assert_eq!(player(&game), (0, false, false), "it waits for a press (TU-01)");
        assert!(game.app.world().resource::<Player>().shows(Demonstration::by_id("dodge").unwrap()));
        walk(&mut game, device, Nav::Down, row);
        for done in 1..=3 {
            device.press(&mut game, Nav::Right);
            assert_eq!(player(&game).0, done, "right is a step on");
        }
        assert_eq!(game.position(), *Demonstration::by_id("dodge").unwrap().end());
        device.press(&mut game, Nav::Left);
        assert_eq!(player(&game), (2, false, false), "left is a step back");
        assert_eq!(game.position(), *Demonstration::by_id("dodge").unwrap().start());
        device.press(&mut game, Nav::Confirm);
        assert!(player(&game).1, "the row in focus plays");
        device.press(&mut game, Nav::Confirm);
        assert!(!player(&game).1, "and stops");
        // The buttons below the board are beside the text.
        device.press(&mut game, Nav::Up);
        device.press(&mut game, Nav::Right);
        for control in [Control::Restart, Control::Forward, Control::Back, Control::Loop, Control::Speed, Control::Play]
        {
            if !on(&game, control) {
                for _ in 0..14 {
                    device.press(&mut game, Nav::Right);
                    if on(&game, control) {
                        break;
                    }
                }
            }
            assert!(on(&game, control), "{device:?} does not reach {control:?}");
            let before = player(&game);
            let speed = game.app.world().resource::<Player>().speed();
            device.press(&mut game, Nav::Confirm);
            game.frames(1);
            let after = player(&game);
            match control {
                Control::Restart => assert_eq!(after.0, 0),
                Control::Forward => assert_eq!(after.0, before.0 + 1),
                Control::Back => assert_eq!(after.0, before.0 - 1),
                Control::Loop => assert_ne!(after.2, before.2),
                Control::Speed => assert_ne!(game.app.world().resource::<Player>().speed(), speed),
                Control::Play | Control::Try => assert_ne!(after.1, before.1),
            }
        }
        // As it was for the other device.
        let mut player = game.app.world_mut().resource_mut::<Player>();
        player.ask(Control::Loop);
        game.frames(2);
        go(&mut game, Go::To(Screen::Title));
    }
}

#[test]
fn ui02_trying_a_demonstration_leads_back_to_the_same_place_in_the_rulebook() {
    let folder = Folder::new("try");
    let mut game = Game::start(&folder.0, instant(), Some(free_takebacks()));
    let first = game.position().decisions(Ruleset::house())[0];
    game.app.world_mut().write_message(Decide(first));
    game.frames(3);
    let before = game.bpn();
    for device in devices(&mut game) {
        ask(&mut game, device);
        game.app.world_mut().resource_mut::<Player>().choose(Demonstration::by_id("hand-off-move").unwrap());
        game.frames(2);
        game.app.world_mut().resource_mut::<Player>().ask(Control::Forward);
        game.frames(3);
        let at = page(&game);
        device.press(&mut game, Nav::Down);
        device.press(&mut game, Nav::Right);
        for _ in 0..14 {
            if on(&game, Control::Try) {
                break;
            }
            device.press(&mut game, Nav::Right);
        }
        let shown = game.bpn();
        device.press(&mut game, Nav::Confirm);
        game.frames(3);
        assert_eq!(game.place(), Screen::Match.into());
        assert_eq!(game.session().stand_in(), Some(StandIn::Trial));
        assert_eq!(game.bpn(), shown, "it is tried from where it was");
        let decision = game.position().decisions(Ruleset::house())[0];
        game.app.world_mut().write_message(Decide(decision));
        game.frames(3);
        assert_ne!(game.bpn(), shown);
        // Out of the pause as well as out of the board.
        if device == Device::Keys {
            device.press(&mut game, Nav::Back);
        } else {
            go(&mut game, Go::Over(Overlay::Pause));
            device.choose(&mut game, "pause", "leave");
        }
        assert_eq!(page(&game), at, "the same page");
        assert!(on(&game, Control::Try), "the same row");
        assert_eq!(game.bpn(), shown, "the same step");
        let done = game.app.world().resource::<Player>().playback().unwrap().done();
        assert_eq!(done, 1);
        device.press(&mut game, Nav::Back);
        assert_eq!(game.place(), Screen::Match.into());
        assert_eq!(game.bpn(), before, "and then the match");
    }
}

#[test]
fn ui02_a_look_into_the_rulebook_leaves_a_task_as_it_is() {
    let folder = Folder::new("task-reads");
    let mut game = Game::start_on_title(&folder.0, instant());
    let task = &Lesson::all()[1].tasks[0];
    for device in devices(&mut game) {
        go(&mut game, Go::To(Screen::Lessons));
        game.app.world_mut().write_message(Teach::Begin(Subject::Lesson(1, 0)));
        go(&mut game, Go::Onto);
        game.app.world_mut().write_message(Decide(task.ways[0][0]));
        game.frames(3);
        let before = game.bpn();
        ask(&mut game, device);
        assert_eq!(game.place(), Overlay::Lesson.into(), "help is about the task");
        device.choose(&mut game, "lesson", "lesson-read");
        assert_eq!(page(&game), Page::Section(task.section));
        let learned = game.app.world().resource::<Tutor>().learned.clone();
        for demonstration in Demonstration::all().iter().take(12) {
            game.app.world_mut().resource_mut::<Player>().choose(demonstration);
            game.frames(2);
            for _ in demonstration.steps() {
                game.app.world_mut().resource_mut::<Player>().ask(Control::Forward);
                game.frames(2);
            }
        }
        assert_eq!(game.app.world().resource::<Tutor>().learned, learned, "no demonstration does the task");
        game.app.world_mut().resource_mut::<Player>().ask(Control::Try);
        game.frames(4);
        assert_eq!(game.session().stand_in(), Some(StandIn::Trial));
        device.press(&mut game, Nav::Back);
        device.press(&mut game, Nav::Back);
        assert_eq!(game.place(), Overlay::Lesson.into());
        assert!(game.is_on("lesson", "lesson-read"));
        device.press(&mut game, Nav::Back);
        assert_eq!(game.session().stand_in(), Some(StandIn::Task));
        assert_eq!(game.bpn(), before, "the attempt goes on");
        go(&mut game, Go::To(Screen::Title));
    }
}

#[test]
fn ui02_a_lesson_leads_back_to_its_line_in_the_list() {
    let folder = Folder::new("lesson-list");
    let mut game = Game::start_on_title(&folder.0, instant());
    for device in devices(&mut game) {
        device.choose(&mut game, "title", "title-lessons");
        for lesson in 0..3 {
            for _ in 0..20 {
                if game.app.world().resource::<Focus>().is_on("lessons", ("lesson", lesson)) {
                    break;
                }
                device.press(&mut game, Nav::Down);
            }
            device.press(&mut game, Nav::Confirm);
            game.frames(3);
            assert_eq!(game.session().stand_in(), Some(StandIn::Task));
            device.press(&mut game, Nav::Back);
            assert_eq!(game.place(), Overlay::Lesson.into(), "with nothing picked, back is the task's menu");
            device.choose(&mut game, "lesson", "lesson-list");
            assert_eq!(game.place(), Screen::Lessons.into());
            game.frames(2);
            assert!(!game.session().stands_in());
            assert!(game.app.world().resource::<Focus>().is_on("lessons", ("lesson", lesson)), "UI-02");
        }
        device.press(&mut game, Nav::Back);
        assert_eq!(game.place(), Screen::Title.into());
    }
}

#[test]
fn a_task_pauses_without_offering_what_is_the_matchs() {
    let folder = Folder::new("task-pause");
    let mut game = Game::start_on_title(&folder.0, instant());
    game.app.world_mut().write_message(Teach::Begin(Subject::Lesson(0, 0)));
    go(&mut game, Go::Onto);
    go(&mut game, Go::Over(Overlay::Pause));
    let focus = game.app.world().resource::<Focus>();
    assert!(focus.row("pause", "button-undo").is_some());
    for row in ["menu-resign", "menu-draw", "menu-new-basic", "menu-new-cards"] {
        assert!(focus.row("pause", row).is_none(), "{row}");
    }
    Device::Keys.choose(&mut game, "pause", "leave");
    assert_eq!(game.place(), Screen::Lessons.into());
    assert!(!game.session().stands_in());
}

#[test]
fn a_decision_of_the_match_is_not_taken_in_the_rulebook() {
    let folder = Folder::new("reads-only");
    let mut game = Game::start(&folder.0, instant(), Some(free_takebacks()));
    let before = game.bpn();
    ask(&mut game, Device::Keys);
    for key in [KeyCode::KeyE, KeyCode::KeyU, KeyCode::Digit1, KeyCode::F6, KeyCode::KeyC] {
        game.key(key);
    }
    game.app.world_mut().write_message(Decide(Decision::EndPhase));
    game.frames(2);
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(game.bpn(), before);
    assert_eq!(game.session().asked(), None);
}
