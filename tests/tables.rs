//! Shape walks of the screens about devices: who plays with what, and what every key and button does.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/shapes.rs"]
mod shapes;

use ball::i18n::{AskedLanguage, Language};
use ball::input::{Bindings, Bound, Control, Rebinding, SeatAction};
use ball::screens::{Go, Screen, SettingsTab};
use ball::seats::{Device, Join, Note, Notes, Registry};
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;
use common::{Folder, Game, instant};

fn languages() -> Vec<Language> {
    Language::all().into_iter().chain([Language::pseudo()]).collect()
}

/// Walks both screens in all languages, in a window of a size, with everything at a scale in percent.
fn walk(size: (u32, u32), percent: u8) {
    let folder = Folder::new(&format!("tables-{}-{percent}", size.1));
    let settings = ball::settings::Settings { ui_scale: percent, ..instant() };
    let mut game = Game::start_on(&folder.0, settings, None, size, 1.0, Screen::Title);
    shapes::capture(&mut game.app);
    let gamepad = game.app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "DualSense".into(), vendor_id: None, product_id: None };
    game.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
    game.frames(3);
    let pad = game.app.world().resource::<Registry>().device(gamepad).unwrap();
    let (mut seen, mut faults) = (0, Vec::new());
    for language in languages() {
        game.app.insert_resource(AskedLanguage(Some(language.clone())));
        let mut look = |game: &mut Game, place: &str| {
            game.frames(3);
            seen += shapes::texts(&game.app).len();
            let found = shapes::faults(&game.app, size, false);
            faults.extend(found.into_iter().map(|fault| format!("{place}, {}: {fault}", language.code())));
        };
        game.app.insert_resource(Join::default());
        game.app.world_mut().write_message(Go::To(Screen::Join));
        game.frames(2);
        look(&mut game, "a shared device");
        game.app.world_mut().resource_mut::<Join>().sit(pad);
        look(&mut game, "two devices");
        game.app.world_mut().resource_mut::<Notes>().tell(Note::Full);
        look(&mut game, "full");
        game.app.insert_resource(SettingsTab::CONTROLS);
        let mut bindings = Bindings::default();
        let escape = Control::Key(KeyCode::Escape.into());
        let bound = bindings.bind(SeatAction::CursorUp, 0, escape);
        assert_eq!(bound, Bound::Exchanged(SeatAction::Back));
        game.app.insert_resource(bindings);
        let last = Some((SeatAction::CursorUp, escape, bound));
        game.app.insert_resource(Rebinding { waits: None, last });
        game.app.world_mut().write_message(Go::To(Screen::Settings));
        game.frames(2);
        assert_eq!(game.place(), Screen::Settings.into());
        look(&mut game, "the controls");
        game.app.world_mut().write_message(Go::To(Screen::Title));
        game.frames(2);
    }
    assert!(seen > 200, "only {seen} texts were seen");
    assert!(faults.is_empty(), "{} faults in {seen} texts:\n{}", faults.len(), faults.join("\n"));
    assert_ne!(pad, Device::KeyboardMouse);
}

#[test]
fn tx01_l10_03_who_plays_with_what_and_the_controls_read_whole_in_every_language() {
    for size in [(1280, 720), (1280, 800), (1920, 1080)] {
        walk(size, 100);
    }
}

#[test]
fn tx02_nothing_of_them_is_lost_at_twice_the_size() {
    walk((1920, 1080), 200);
}
