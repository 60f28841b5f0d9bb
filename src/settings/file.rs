//! The settings file: read field by field, so that one bad value costs nothing but itself.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::Settings;
use crate::storage::{Storage, write_whole};

/// Settings as a file had them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Loaded {
    /// What could be read, and the defaults for the rest.
    pub settings: Settings,
    /// Whether the file says how much is to be drawn.
    pub graphics_chosen: bool,
    /// What was not understood.
    pub damage: Option<Damage>,
}

/// What was not understood of a settings file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// Where the file as it was is kept.
    pub kept: PathBuf,
    /// The names of fields whose values were not understood, or that this version does not know. Empty if the file
    /// does not even look like settings.
    pub fields: Vec<String>,
}

/// The fields of a text, as far as they make sense.
struct Fields {
    good: Vec<String>,
    bad: Vec<String>,
    /// Whether there is something that is no field at all.
    torn: bool,
}

impl Settings {
    /// Reads the settings. What cannot be understood has its default, and the file as it was is kept under another name.
    pub fn load(storage: &Storage) -> Loaded {
        let path = storage.settings();
        let (text, reason) = match fs::read(&path) {
            // A file cut in mid-character is damaged like any other; what is before the cut is still good.
            Ok(bytes) => (String::from_utf8_lossy(&bytes).into_owned(), None),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Loaded::default(),
            Err(error) => (String::new(), Some(error.to_string())),
        };
        let fields = sort(&text);
        let settings = ron::from_str(&format!("({})", fields.good.join(","))).unwrap_or_default();
        let graphics_chosen = fields.good.iter().any(|field| name(field) == "graphics");
        let whole = fields.bad.is_empty() && !fields.torn && reason.is_none();
        let damage = (!whole).then(|| {
            let reason = reason.unwrap_or_else(|| match fields.bad.as_slice() {
                [] => "it is cut short or no settings file".to_owned(),
                bad => format!("not understood: {}", bad.join(", ")),
            });
            eprintln!("ball: {}: {reason}; the defaults are used there", path.display());
            Damage { kept: put_aside(&path), fields: fields.bad }
        });
        Loaded { settings, graphics_chosen, damage }
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

/// Gives a damaged file a name of its own; where that fails, it stays. Returns where it is now.
pub(crate) fn put_aside(path: &Path) -> PathBuf {
    let numbered = (2_u32..).map(|number| path.with_extension(format!("ron.damaged-{number}")));
    let mut names = std::iter::once(path.with_extension("ron.damaged")).chain(numbered);
    let aside = names.find(|name| !name.exists()).unwrap_or_else(|| path.to_owned());
    if fs::rename(path, &aside).is_ok() { aside } else { path.to_owned() }
}

/// The name of a field such as `volume: 3`.
fn name(field: &str) -> &str {
    field.split_once(':').map_or("", |(name, _)| name.trim())
}

/// Sorts the fields of a text into those that settings understand and the others. Of a field that is there twice, the
/// last one counts.
fn sort(text: &str) -> Fields {
    let (pieces, closed) = split(text);
    let mut fields = Fields { good: Vec::new(), bad: Vec::new(), torn: !closed };
    for piece in pieces {
        let name = name(&piece);
        let is_name = !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
        if ron::from_str::<Settings>(&format!("({piece})")).is_ok() && is_name {
            fields.good.retain(|other| self::name(other) != name);
            fields.good.push(piece);
        } else if is_name {
            fields.bad.push(name.to_owned());
        } else {
            fields.torn = true;
        }
    }
    fields
}

/// The text between the outermost brackets, split at its commas, without comments; and whether the brackets close.
fn split(text: &str) -> (Vec<String>, bool) {
    let mut pieces = vec![String::new()];
    let mut depth = 0_u32;
    let mut closed = false;
    let mut letters = text.trim_start_matches('\u{feff}').chars().peekable();
    while let Some(letter) = letters.next() {
        let piece = pieces.last_mut();
        match letter {
            '"' if depth > 0 => {
                let mut word = String::from('"');
                while let Some(letter) = letters.next() {
                    word.push(letter);
                    match letter {
                        '\\' => word.extend(letters.next()),
                        '"' => break,
                        _ => {}
                    }
                }
                piece.into_iter().for_each(|piece| piece.push_str(&word));
            }
            '/' if letters.peek() == Some(&'/') => drop(letters.by_ref().find(|letter| *letter == '\n')),
            '(' | '[' | '{' => {
                if depth > 0 {
                    piece.into_iter().for_each(|piece| piece.push(letter));
                }
                depth += 1;
            }
            ')' | ']' | '}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    closed = true;
                    break;
                }
                piece.into_iter().for_each(|piece| piece.push(letter));
            }
            ',' if depth == 1 => pieces.push(String::new()),
            _ if depth > 0 => piece.into_iter().for_each(|piece| piece.push(letter)),
            _ => {}
        }
    }
    if !closed {
        // Who knows what the last one was to be: 1 may be the beginning of 100.
        pieces.pop();
    }
    closed &= letters.all(char::is_whitespace);
    let pieces = pieces.iter().map(|piece| piece.trim().to_owned()).filter(|piece| !piece.is_empty()).collect();
    (pieces, closed)
}

#[cfg(test)]
mod tests {
    use super::super::{AnimationSpeed, Graphics};
    use super::*;

    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn folder(name: &str) -> (Folder, Storage) {
        let path = std::env::temp_dir().join(format!("ball-settings-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        let storage = Storage::new(Some(&path)).unwrap();
        (Folder(path), storage)
    }

    /// What a file with this text gives.
    fn read(name: &str, text: impl AsRef<[u8]>) -> Loaded {
        let (_folder, storage) = folder(name);
        fs::write(storage.settings(), text.as_ref()).unwrap();
        let loaded = Settings::load(&storage);
        if let Some(damage) = &loaded.damage {
            assert_eq!(fs::read(&damage.kept).unwrap(), text.as_ref(), "the file as it was is kept");
        }
        loaded
    }

    fn lost(loaded: &Loaded) -> Vec<&str> {
        loaded.damage.iter().flat_map(|damage| &damage.fields).map(String::as_str).collect()
    }

    #[test]
    fn sv01_what_is_written_is_read_again() {
        let (_folder, storage) = folder("again");
        let settings = Settings {
            animation_speed: AnimationSpeed::Slow,
            graphics: Graphics::High,
            language: Some("sk, \"x\" (".into()),
            window_size: Some((1600, 900)),
            ui_scale: 150,
            ..Settings::default()
        };
        settings.save(&storage).unwrap();
        assert_eq!(Settings::load(&storage), Loaded { settings, graphics_chosen: true, damage: None });
    }

    #[test]
    fn sv01_a_file_of_another_version_keeps_what_is_known() {
        let loaded =
            read("version", "(hologram: Maximal(3, [1]), animation_speed: Fast, // a note, (\n music_volume: 7)");
        assert_eq!((loaded.settings.animation_speed, loaded.settings.music_volume), (AnimationSpeed::Fast, 7));
        assert_eq!(lost(&loaded), ["hologram"]);
        assert!(!loaded.graphics_chosen);
    }

    #[test]
    fn sv01_a_wrong_type_in_one_field_costs_that_field_only() {
        let loaded = read("type", "(graphics: \"much\", music_volume: 11, flat_view: 3, effects_volume: 12)");
        assert_eq!((loaded.settings.music_volume, loaded.settings.effects_volume), (11, 12));
        assert_eq!(loaded.settings.graphics, Graphics::default());
        assert_eq!(lost(&loaded), ["graphics", "flat_view"]);
    }

    #[test]
    fn sv01_a_cut_file_keeps_what_comes_before_the_cut() {
        let whole = "(flat_view: true, music_volume: 11, language: Some(\"sk\"))";
        for cut in 0..whole.len() {
            let loaded = read("cut", whole.get(..cut).unwrap());
            assert!(loaded.damage.is_some(), "{cut}");
            assert_eq!(loaded.settings.flat_view, cut > "(flat_view: true".len(), "{cut}");
            let volume = if cut > "(flat_view: true, music_volume: 11".len() { 11 } else { 60 };
            assert_eq!((loaded.settings.music_volume, loaded.settings.language), (volume, None), "{cut}");
        }
        assert_eq!(read("uncut", whole).damage, None);
        let mid_character = b"(flat_view: true, language: Some(\"sk\xc5";
        assert!(read("character", mid_character).settings.flat_view);
    }

    #[test]
    fn sv01_what_is_no_settings_file_gives_the_defaults_and_says_so() {
        for text in ["", "hello", "[1, 2]", "(1, 2)", "{}", "(flat_view: true) tail", "))))", "(((("] {
            let loaded = read("none", text);
            let settings = Settings { flat_view: text.starts_with("(flat"), ..Settings::default() };
            assert_eq!(loaded.settings, settings, "{text}");
            assert!(loaded.damage.is_some() || text == "{}", "{text}");
        }
    }

    #[test]
    fn a_field_that_is_there_twice_has_its_last_value() {
        assert_eq!(read("twice", "(music_volume: 1, music_volume: 2)").settings.music_volume, 2);
    }

    #[test]
    fn a_missing_file_is_no_damage() {
        let (_folder, storage) = folder("missing");
        assert_eq!(Settings::load(&storage), Loaded::default());
    }
}
