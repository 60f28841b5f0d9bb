//! Settings that the coaches choose, kept as RON. A field is read where it acts.

mod choices;
mod file;
mod first_choice;
mod frames;
mod window;

use ball_ai::Level;
use ball_rules::MatchOptions;
use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize};

use crate::opponent::{ComputerSide, Pace};
use crate::storage::Storage;

pub use choices::{AnimationSpeed, CameraChoice, FrameCap, Graphics, TeamPreset, WindowMode};
pub(crate) use file::put_aside;
pub use file::{Damage, Loaded};
pub use first_choice::FirstChoice;

/// When it is asked before the action phase ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConfirmEnd {
    /// Never.
    Never,
    /// When PA are left that could be spent.
    PaLeft,
    /// Always.
    Always,
}

impl ConfirmEnd {
    /// All of them, never to always.
    pub const ALL: [ConfirmEnd; 3] = [ConfirmEnd::Never, ConfirmEnd::PaLeft, ConfirmEnd::Always];
}

/// What can be set. A field that a file lacks has its default.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Ask before the action phase ends with PA left.
    pub confirm_end_phase: bool,
    /// Ask before it ends without any left, too.
    pub confirm_end_always: bool,
    /// Explain in a match what comes up for the first time.
    pub coaching: bool,
    /// The options of the match that was begun last.
    pub match_options: MatchOptions,
    /// How fast animations run.
    pub animation_speed: AnimationSpeed,
    /// Whom the computer played for last.
    pub computer_side: ComputerSide,
    /// How strong it was, 1 to 8.
    #[serde(deserialize_with = "level")]
    pub computer_level: u8,
    /// How long the computer's decisions are looked at.
    pub computer_pace: Pace,
    /// How much is drawn.
    pub graphics: Graphics,
    /// How the window lies on the screen.
    pub window_mode: WindowMode,
    /// How large the window was last, in logical pixels, while it had a frame.
    pub window_size: Option<(u32, u32)>,
    /// How many frames a second are drawn at most.
    pub frame_cap: FrameCap,
    /// How large panels and text are, in percent of what suits the window, from 80 to 200 (TX-02).
    #[serde(deserialize_with = "scale")]
    pub ui_scale: u8,
    /// No camera that moves by itself, and nothing that moves only to please (MO-01).
    pub reduced_motion: bool,
    /// Text and lines stand out as much as they can (CO-01).
    pub high_contrast: bool,
    /// The colours of the teams (CO-04).
    pub team_colours: TeamPreset,
    /// DEF's pieces have a notched rim, so that the teams differ in more than colour (CO-03).
    pub team_pattern: bool,
    /// What the camera does by itself.
    pub camera: CameraChoice,
    /// The flat view from above instead of the stadium.
    pub flat_view: bool,
    /// Look from DEF's side.
    pub flipped: bool,
    /// The code of the language, such as `sk`; the system's while there is none.
    pub language: Option<String>,
    /// How loud music is, from 0 (silent) to 100.
    #[serde(deserialize_with = "percent")]
    pub music_volume: u8,
    /// How loud is what happens in the match, from 0 (silent) to 100.
    #[serde(deserialize_with = "percent")]
    pub effects_volume: u8,
    /// How loud the answers of the interface are, from 0 (silent) to 100.
    #[serde(deserialize_with = "percent")]
    pub interface_volume: u8,
    /// How loud the stadium is, from 0 (silent) to 100.
    #[serde(deserialize_with = "percent")]
    pub ambience_volume: u8,
    /// What the coaches of ATK and DEF were called last, by their numbers in the list of names.
    pub coaches: [u8; 2],
    /// How strongly gamepads shake, from 0 (not at all) to 100 (IN-19).
    #[serde(deserialize_with = "percent")]
    pub rumble: u8,
}

/// The least and the largest [`Settings::ui_scale`].
pub const UI_SCALE: (u8, u8) = (80, 200);
/// The scales to choose from.
pub const UI_SCALES: [u8; 6] = [80, 100, 125, 150, 175, 200];

/// Reads a number and puts it between 0 and 100.
fn percent<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let number = i64::deserialize(from)?;
    Ok(number.clamp(0, 100) as u8)
}

/// Reads a number and puts it between the weakest level of the computer and the strongest.
fn level<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let number = i64::deserialize(from)?;
    Ok(number.clamp(1, Level::ALL.len() as i64) as u8)
}

/// Reads a number and puts it within [`UI_SCALE`].
fn scale<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let number = i64::deserialize(from)?;
    Ok(number.clamp(UI_SCALE.0.into(), UI_SCALE.1.into()) as u8)
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            confirm_end_phase: true,
            confirm_end_always: false,
            coaching: true,
            match_options: MatchOptions::default(),
            animation_speed: AnimationSpeed::default(),
            computer_side: ComputerSide::default(),
            computer_level: 3,
            computer_pace: Pace::default(),
            graphics: Graphics::default(),
            window_mode: WindowMode::default(),
            window_size: None,
            frame_cap: FrameCap::default(),
            ui_scale: 100,
            reduced_motion: false,
            high_contrast: false,
            team_colours: TeamPreset::default(),
            team_pattern: true,
            camera: CameraChoice::default(),
            flat_view: false,
            flipped: false,
            language: None,
            music_volume: 60,
            effects_volume: 80,
            interface_volume: 60,
            ambience_volume: 40,
            coaches: [0, 1],
            rumble: 70,
        }
    }
}

impl Settings {
    /// When it is asked before the action phase ends.
    pub const fn confirm_end(&self) -> ConfirmEnd {
        match (self.confirm_end_phase, self.confirm_end_always) {
            (false, _) => ConfirmEnd::Never,
            (true, false) => ConfirmEnd::PaLeft,
            (true, true) => ConfirmEnd::Always,
        }
    }

    /// How strong the computer was last.
    pub fn computer_level(&self) -> Level {
        Level::new(self.computer_level).unwrap_or(Level::ALL[0])
    }

    /// Sets when it is asked before the action phase ends.
    pub const fn set_confirm_end(&mut self, confirm: ConfirmEnd) {
        self.confirm_end_phase = !matches!(confirm, ConfirmEnd::Never);
        self.confirm_end_always = matches!(confirm, ConfirmEnd::Always);
    }

    /// Whether the camera of the stadium view moves by itself (MO-01).
    pub fn camera_follows(&self) -> bool {
        self.camera == CameraChoice::Follows
            && !self.reduced_motion
            && !self.flat_view
            && self.animation_speed.pace().is_some()
    }
}

/// Writes the settings whenever they change, and does what those of the window ask.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((window::plugin, frames::plugin, first_choice::plugin)).add_systems(Last, save_changes);
}

fn save_changes(settings: Res<Settings>, storage: Res<Storage>) {
    if settings.is_changed()
        && !settings.is_added()
        && let Err(error) = settings.save(&storage)
    {
        warn!("settings were not saved: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volumes_are_clamped_and_those_missing_have_their_defaults() {
        let read: Settings = ron::from_str("(music_volume: 250, effects_volume: -3, interface_volume: 7)").unwrap();
        let volumes = (read.music_volume, read.effects_volume, read.interface_volume, read.ambience_volume);
        assert_eq!(volumes, (100, 0, 7, 40));
    }

    #[test]
    fn tx02_the_scale_goes_from_80_to_200_percent() {
        for (written, read) in [(0, 80), (80, 80), (125, 125), (200, 200), (1_000, 200)] {
            assert_eq!(ron::from_str::<Settings>(&format!("(ui_scale: {written})")).unwrap().ui_scale, read);
        }
    }

    #[test]
    fn mo01_reduced_motion_holds_the_camera_still() {
        let usual = Settings::default();
        assert!(usual.camera_follows());
        assert!(!Settings { reduced_motion: true, ..usual.clone() }.camera_follows());
        assert!(!Settings { camera: CameraChoice::Still, ..usual }.camera_follows());
    }
}
