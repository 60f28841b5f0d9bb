//! Settings that the coaches choose, kept as RON.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize};

use crate::storage::{Storage, write_whole};

/// How fast animations run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum AnimationSpeed {
    /// Half the usual speed.
    Slow,
    /// The usual speed.
    #[default]
    Normal,
    /// Twice the usual speed.
    Fast,
    /// No animation at all.
    Instant,
}

impl AnimationSpeed {
    /// All speeds, slow to instant.
    pub const ALL: [AnimationSpeed; 4] =
        [AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast, AnimationSpeed::Instant];

    /// By how much time is stretched; `None` for no animation.
    pub const fn pace(self) -> Option<f32> {
        match self {
            AnimationSpeed::Slow => Some(0.5),
            AnimationSpeed::Normal => Some(1.0),
            AnimationSpeed::Fast => Some(2.0),
            AnimationSpeed::Instant => None,
        }
    }
}

/// How much is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Graphics {
    /// No shadows, no stadium: for slow machines.
    Low,
    /// Shadows and a simple stadium.
    #[default]
    Medium,
    /// Everything.
    High,
}

impl Graphics {
    /// All presets, low to high.
    pub const ALL: [Graphics; 3] = [Graphics::Low, Graphics::Medium, Graphics::High];
}

/// What can be set. A field that a file lacks has its default.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Ask before the action phase ends with PA left.
    pub confirm_end_phase: bool,
    /// How fast animations run.
    pub animation_speed: AnimationSpeed,
    /// How much is drawn.
    pub graphics: Graphics,
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
    /// How strongly gamepads shake, from 0 (not at all) to 100 (IN-19).
    #[serde(deserialize_with = "percent")]
    pub rumble: u8,
}

/// Reads a number and puts it between 0 and 100.
fn percent<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let number = i64::deserialize(from)?;
    Ok(number.clamp(0, 100) as u8)
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            confirm_end_phase: true,
            animation_speed: AnimationSpeed::default(),
            graphics: Graphics::default(),
            flat_view: false,
            flipped: false,
            language: None,
            music_volume: 60,
            effects_volume: 80,
            interface_volume: 60,
            ambience_volume: 40,
            rumble: 70,
        }
    }
}

impl Settings {
    /// Reads the settings; a missing or damaged file gives the defaults. A damaged one is kept under another name, which
    /// is returned too; what is wrong with it goes to standard error.
    pub fn load(storage: &Storage) -> (Settings, Option<PathBuf>) {
        let path = storage.settings();
        let read = match fs::read_to_string(&path) {
            Ok(text) => ron::from_str(&text).map_err(|error| error.to_string()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return (Settings::default(), None),
            Err(error) => Err(error.to_string()),
        };
        match read {
            Ok(settings) => (settings, None),
            Err(reason) => {
                eprintln!("ball: {}: {reason}; the defaults are used", path.display());
                (Settings::default(), Some(put_aside(&path)))
            }
        }
    }

    /// Writes the settings.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn save(&self, storage: &Storage) -> io::Result<()> {
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default()).map_err(io::Error::other)?;
        write_whole(&storage.settings(), text.as_bytes())
    }
}

/// Keeps a damaged file under another name. Returns where it is now.
pub(crate) fn put_aside(path: &Path) -> PathBuf {
    let numbered = (2_u32..).map(|number| path.with_extension(format!("ron.damaged-{number}")));
    let mut names = std::iter::once(path.with_extension("ron.damaged")).chain(numbered);
    let aside = names.find(|name| !name.exists()).unwrap_or_else(|| path.to_owned());
    if fs::rename(path, &aside).is_ok() { aside } else { path.to_owned() }
}

/// Writes the settings whenever they change.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, save_changes);
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
}
