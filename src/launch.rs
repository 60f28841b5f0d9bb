//! Putting the app together: the window, the match to go on with, and every room's plugin.

use std::process::ExitCode;

use ball_rules::{Match, Mode, Record, Ruleset};
use bevy::audio::AudioPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResizeConstraints, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiPlugin;

use crate::i18n::AskedLanguage;
use crate::match_play::{Notice, Session};
use crate::options::Launch;
use crate::screens::Screen;
use crate::settings::{FirstChoice, Loaded, Settings, WindowMode};
use crate::storage::{Found, Storage};

/// The whole game but for the window and the engine's own plugins, which tests replace.
pub struct GamePlugin {
    /// Where files are kept.
    pub storage: Storage,
    /// What was chosen before.
    pub settings: Settings,
    /// The match asked for; `None` goes on with the last one.
    pub opening: Option<Box<Record>>,
    /// The screen to begin with: the title, or the match at once.
    pub screen: Screen,
}

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        let mut storage = self.storage.clone();
        app.add_plugins(EguiPlugin::default())
            .insert_resource(open_session(&mut storage, self.opening.as_deref()))
            .insert_resource(storage)
            .insert_resource(self.settings.clone())
            .add_plugins((
                crate::i18n::plugin,
                crate::settings::plugin,
                crate::match_play::plugin,
                crate::camera::plugin,
                crate::board::plugin,
                crate::animation::plugin,
                crate::audio::plugin,
                crate::opponent::plugin,
                (crate::input::plugin, crate::seats::plugin),
                crate::hud::plugin,
                crate::focus::plugin,
                crate::screens::plugin(self.screen),
                crate::tutor::plugin,
                crate::access::plugin,
                crate::wake::plugin,
            ));
    }
}

/// The match to show: the one asked for, else the last one, else a new one.
fn open_session(storage: &mut Storage, opening: Option<&Record>) -> Session {
    let rules = Ruleset::house();
    if let Some(record) = opening {
        if storage.set_aside().is_err() {
            storage.leave_current();
        }
        return saved(storage, record.clone(), None);
    }
    match storage.load(rules) {
        Ok(Found::Whole(record)) => Session::new(record),
        Ok(Found::Nothing) => Session::new(storage.new_record(Match::new(rules, Mode::Basic))),
        Ok(Found::Damaged { record, line, column, kept }) => {
            saved(storage, record, Some(Notice::Damaged { line, column, kept: kept.display().to_string() }))
        }
        Err(error) => {
            let kept = storage.leave_current().display().to_string();
            let record = storage.new_record(Match::new(rules, Mode::Basic));
            saved(storage, record, Some(Notice::Unreadable { reason: error.to_string(), kept }))
        }
    }
}

/// A session about `record` that is on disk already, with what there is to tell.
fn saved(storage: &Storage, record: Record, notice: Option<Notice>) -> Session {
    let kept = storage.save(&record);
    let mut session = Session::new(record);
    let not_saved = kept.err().map(|error| Notice::NotSaved(error.to_string()));
    if let Some(notice) = not_saved.or(notice) {
        session.tell(notice);
    }
    session
}

/// Opens the window and plays until it is closed.
pub fn run(launch: Launch) -> ExitCode {
    let Launch { opening, storage, lock, language, size } = launch;
    let Loaded { settings, graphics_chosen, damage } = Settings::load(&storage);
    // Whoever asks for a match on the command line wants to see it.
    let screen = if opening.is_some() { Screen::Match } else { Screen::Title };
    let (width, height) = size.or(settings.window_size).unwrap_or((1280, 800));
    let window = Window {
        title: "BALL".into(),
        name: Some("ball".into()),
        resolution: WindowResolution::new(width, height),
        // A size that was asked for is the size of a window.
        mode: if size.is_some() { WindowMode::Windowed } else { settings.window_mode }.engine(),
        resize_constraints: WindowResizeConstraints { min_width: 480.0, min_height: 320.0, ..default() },
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    let mut app = App::new();
    let plugins = DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() });
    // On a machine without sound, looking for a device only fills standard error.
    let plugins = if crate::audio::has_device() { plugins } else { plugins.disable::<AudioPlugin>() };
    app.add_plugins(plugins)
        // Nothing is drawn when nothing moves: whatever animates asks for the next frame.
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive_low_power(std::time::Duration::MAX),
            unfocused_mode: UpdateMode::reactive_low_power(std::time::Duration::MAX),
        })
        .add_plugins(GamePlugin { storage, settings, opening, screen })
        .insert_resource(AskedLanguage(language));
    if !graphics_chosen {
        app.init_resource::<FirstChoice>();
    }
    if let (Some(damage), Some(mut session)) = (damage, app.world_mut().get_resource_mut::<Session>())
        && session.notice().is_none()
    {
        let kept = damage.kept.display().to_string();
        session.tell(Notice::SettingsDamaged { kept, fields: damage.fields.join(", ") });
    }
    let exit = app.run();
    drop(lock);
    match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
