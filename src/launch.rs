//! Putting the app together: the window, the match to go on with, and every room's plugin.

use std::process::ExitCode;

use ball_rules::{Match, Mode, Ruleset};
use bevy::audio::AudioPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiPlugin;

use crate::match_play::{Notice, Session};
use crate::options::Launch;
use crate::settings::Settings;
use crate::storage::{Found, Storage};

/// The whole game but for the window and the engine's own plugins, which tests replace.
pub struct GamePlugin {
    /// Where files are kept.
    pub storage: Storage,
    /// What was chosen before.
    pub settings: Settings,
    /// The match asked for; `None` goes on with the last one.
    pub opening: Option<Box<ball_rules::Record>>,
}

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(EguiPlugin::default())
            .insert_resource(open_session(&self.storage, self.opening.as_deref()))
            .insert_resource(self.storage.clone())
            .insert_resource(self.settings.clone())
            .add_plugins((
                crate::i18n::plugin,
                crate::settings::plugin,
                crate::match_play::plugin,
                crate::camera::plugin,
                crate::board::plugin,
                crate::animation::plugin,
                crate::input::plugin,
                crate::hud::plugin,
                crate::wake::plugin,
            ));
    }
}

/// The match to show: the one asked for, else the last one, else a new one.
fn open_session(storage: &Storage, opening: Option<&ball_rules::Record>) -> Session {
    let rules = Ruleset::house();
    if let Some(record) = opening {
        let kept = storage.set_aside().and_then(|()| storage.save(record));
        let mut session = Session::new(record.clone());
        if let Err(error) = kept {
            session.tell(Notice::NotSaved(error.to_string()));
        }
        return session;
    }
    let new = || storage.new_record(Match::new(rules, Mode::Basic));
    match storage.load(rules) {
        Ok(Found::Whole(record)) => Session::new(record),
        Ok(Found::Nothing) => Session::new(new()),
        Ok(Found::Damaged { record, reason, kept }) => {
            let mut session = Session::new(record);
            session.tell(Notice::Damaged { reason, kept: kept.display().to_string() });
            session
        }
        Err(error) => {
            let mut session = Session::new(new());
            session.tell(Notice::NotSaved(error.to_string()));
            session
        }
    }
}

/// Opens the window and plays until it is closed.
pub fn run(launch: Launch) -> ExitCode {
    let storage = match Storage::new(launch.data_dir.as_deref()) {
        Ok(storage) => storage,
        Err(error) => {
            eprintln!("ball: cannot find a place for matches: {error}; name one with --data-dir FOLDER");
            return ExitCode::from(1);
        }
    };
    let settings = Settings::load(&storage);
    let (width, height) = launch.size.unwrap_or((1280, 800));
    let window = Window {
        title: "BALL".into(),
        name: Some("ball".into()),
        resolution: WindowResolution::new(width, height),
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(AssetPlugin { file_path: asset_folder(), ..default() })
            // There is nothing to hear yet; a machine without sound would only be told so.
            .disable::<AudioPlugin>(),
    )
    // Nothing is drawn when nothing moves: whatever animates asks for the next frame.
    .insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(std::time::Duration::MAX),
        unfocused_mode: UpdateMode::reactive_low_power(std::time::Duration::MAX),
    })
    .add_plugins(GamePlugin { storage, settings, opening: launch.opening });
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// The assets beside the program, or those of the source folder that it was built from.
fn asset_folder() -> String {
    let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join("assets")));
    match beside {
        Some(folder) if folder.is_dir() => folder.display().to_string(),
        _ => concat!(env!("CARGO_MANIFEST_DIR"), "/assets").to_owned(),
    }
}
