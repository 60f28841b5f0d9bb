//! Files: the match in progress, matches set aside, and settings, each written so that a crash loses nothing.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ball_rules::{Match, Position, Record, Ruleset};
use bevy::prelude::*;
use time::OffsetDateTime;
use time::macros::format_description;

/// The name of the file of the match in progress.
const CURRENT: &str = "current.ball";

/// Where the game keeps its files.
#[derive(Resource, Clone, Debug)]
pub struct Storage {
    data: PathBuf,
    config: PathBuf,
}

/// What was found of the last match.
pub enum Found {
    /// There is none.
    Nothing,
    /// It can go on.
    Whole(Record),
    /// It could be read only in part.
    Damaged {
        /// What could be read.
        record: Record,
        /// What was wrong.
        reason: String,
        /// Where the damaged file has been put.
        kept: PathBuf,
    },
}

impl Storage {
    /// The user's own folders (XDG on Linux, the system's usual ones elsewhere), or `folder` for everything.
    ///
    /// # Errors
    /// When the system names no home for the user.
    pub fn new(folder: Option<&Path>) -> io::Result<Storage> {
        if let Some(folder) = folder {
            return Ok(Storage { data: folder.to_owned(), config: folder.to_owned() });
        }
        let dirs = directories::ProjectDirs::from("", "", "ball-game")
            .ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, "the system names no home folder"))?;
        Ok(Storage { data: dirs.data_dir().to_owned(), config: dirs.config_dir().to_owned() })
    }

    /// The file of the match in progress.
    pub fn current(&self) -> PathBuf {
        self.data.join(CURRENT)
    }

    /// The settings file.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// Writes the match in progress.
    ///
    /// # Errors
    /// When the file cannot be written; what it held before is still there.
    pub fn save(&self, record: &Record) -> io::Result<()> {
        write_whole(&self.current(), record.write().as_bytes())
    }

    /// A record of `game` with today's date.
    pub fn new_record(&self, game: Match) -> Record {
        let mut record = Record::new(game);
        let now = OffsetDateTime::now_local().unwrap_or_else(|_| OffsetDateTime::now_utc());
        if let Ok(date) = now.format(format_description!("[year]-[month]-[day]")) {
            record.set_tag("Date", &date);
        }
        record
    }

    /// Reads the match in progress. A damaged file is set aside first.
    ///
    /// # Errors
    /// When there is a file that cannot be read at all or set aside.
    pub fn load(&self, rules: &std::sync::Arc<Ruleset>) -> io::Result<Found> {
        let bytes = match fs::read(self.current()) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
            Err(error) => return Err(error),
        };
        // A file cut in mid-character is damaged like any other; what is before the cut is still good.
        let text = String::from_utf8_lossy(&bytes);
        match Record::read(rules, &text) {
            Ok(record) => Ok(Found::Whole(record)),
            Err(failure) => Ok(Found::Damaged {
                record: *failure.record,
                reason: failure.error.to_string(),
                kept: self.move_aside("damaged")?,
            }),
        }
    }

    /// Puts the file of the match in progress among the kept matches, unless nothing has been played in it.
    ///
    /// # Errors
    /// When it cannot be moved.
    pub fn set_aside(&self) -> io::Result<()> {
        let untouched = match fs::read_to_string(self.current()) {
            Ok(text) => Record::read(Ruleset::house(), &text).is_ok_and(|record| {
                let game = &record.game;
                game.played().is_empty() && *game.start() == Position::start(game.rules(), game.mode())
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => true,
            Err(_) => false,
        };
        if untouched { Ok(()) } else { self.move_aside("match").map(drop) }
    }

    /// Moves the file of the match in progress to a name of its own.
    fn move_aside(&self, word: &str) -> io::Result<PathBuf> {
        let folder = self.data.join("matches");
        fs::create_dir_all(&folder)?;
        let now = OffsetDateTime::now_local().unwrap_or_else(|_| OffsetDateTime::now_utc());
        let stamp = now
            .format(format_description!("[year][month][day]-[hour][minute][second]"))
            .unwrap_or_else(|_| "undated".to_owned());
        for number in 0..u32::MAX {
            let suffix = if number == 0 { String::new() } else { format!("-{number}") };
            let target = folder.join(format!("{word}-{stamp}{suffix}.ball"));
            if !target.exists() {
                fs::rename(self.current(), &target)?;
                return Ok(target);
            }
        }
        Err(io::Error::new(io::ErrorKind::AlreadyExists, "no free name for the old match"))
    }
}

/// Writes a file so that there is always a whole one: beside it first, then into its place.
///
/// # Errors
/// When the folder cannot be made or the file not be written.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension("new");
    let mut file = fs::File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    drop(file);
    fs::rename(&beside, path)
}
