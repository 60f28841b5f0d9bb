//! Files: the match in progress, matches set aside, and settings, each written so that a crash loses nothing.

mod saved;

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ball_rules::{Match, Position, Record, Ruleset};
use bevy::prelude::*;
use time::OffsetDateTime;
use time::macros::format_description;

pub use saved::{Damage, SavedFile, SavedMatch};

/// Where the game keeps its files.
#[derive(Resource, Clone, Debug)]
pub struct Storage {
    data: PathBuf,
    config: PathBuf,
    /// The file of the match in progress.
    current: PathBuf,
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
        /// The line at which it stops making sense, from 1.
        line: usize,
        /// The column there, from 1.
        column: usize,
        /// Where the damaged file is now.
        kept: PathBuf,
    },
}

/// Why the data folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The system names no home for the user.
    #[error("the system names no home folder to keep matches in; name a folder with --data-dir")]
    NoHome,
    /// The folder cannot be made or written to.
    #[error("cannot keep matches in {}: {error}; name another folder with --data-dir", folder.display())]
    Unusable {
        /// The folder.
        folder: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Another game uses the folder.
    #[error(
        "the game is already running with the matches in {}; close it, or name another folder with --data-dir",
        folder.display()
    )]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
}

/// Holds a data folder for one running game; let go of when dropped, or when the game is killed.
#[derive(Debug)]
pub struct FolderLock(#[allow(dead_code, reason = "the file is locked as long as it is open")] File);

impl Storage {
    /// The user's own folders (XDG on Linux, the system's usual ones elsewhere), or `folder` for everything.
    ///
    /// # Errors
    /// When the system names no home for the user.
    pub fn new(folder: Option<&Path>) -> Result<Storage, StorageError> {
        let (data, config) = match folder {
            Some(folder) => (folder.to_owned(), folder.to_owned()),
            None => {
                let dirs = directories::ProjectDirs::from("", "", "ball-game").ok_or(StorageError::NoHome)?;
                (dirs.data_dir().to_owned(), dirs.config_dir().to_owned())
            }
        };
        let current = data.join("current.ball");
        Ok(Storage { data, config, current })
    }

    /// Makes the data folder and holds it, so that no second game writes the same match.
    ///
    /// # Errors
    /// When the folder cannot be written to, or another game holds it.
    pub fn lock(&self) -> Result<FolderLock, StorageError> {
        let open = || {
            fs::create_dir_all(&self.data)?;
            File::create(self.data.join("lock"))
        };
        let unusable = |error| StorageError::Unusable { folder: self.data.clone(), error };
        let file = open().map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock(file)),
            Err(TryLockError::WouldBlock) => Err(StorageError::InUse { folder: self.data.clone() }),
            // Some network folders know no locks; one game there works as well without.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(FolderLock(file)),
            Err(TryLockError::Error(error)) => Err(unusable(error)),
        }
    }

    /// The file of keys and buttons.
    pub fn bindings(&self) -> PathBuf {
        self.config.join("bindings.ron")
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
        write_whole(&self.current, record.write().as_bytes())
    }

    /// A record of `game` with today's date.
    pub fn new_record(&self, game: Match) -> Record {
        let mut record = Record::new(game);
        if let Ok(date) = now().format(format_description!("[year]-[month]-[day]")) {
            record.set_tag("Date", &date);
        }
        record
    }

    /// Reads the match in progress. A damaged file is set aside first; where that fails it stays, and the match goes on
    /// in another file.
    ///
    /// # Errors
    /// When there is a file that cannot be read at all.
    pub fn load(&mut self, rules: &Arc<Ruleset>) -> io::Result<Found> {
        let bytes = match fs::read(&self.current) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
            Err(error) => return Err(error),
        };
        // A file cut in mid-character is damaged like any other; what is before the cut is still good.
        let text = String::from_utf8_lossy(&bytes);
        Ok(match Record::read(rules, &text) {
            Ok(record) => Found::Whole(record),
            Err(failure) => {
                let kept = self.move_aside("damaged").unwrap_or_else(|_| self.leave_current());
                let (line, column) = (failure.error.line, failure.error.column);
                Found::Damaged { record: *failure.record, line, column, kept }
            }
        })
    }

    /// Leaves the file of the match in progress as it is: the match goes on in a new one. Returns the old one.
    pub fn leave_current(&mut self) -> PathBuf {
        let fresh = self.free_name("match");
        std::mem::replace(&mut self.current, fresh)
    }

    /// Puts the file of the match in progress among the kept matches, unless nothing has been played in it.
    ///
    /// # Errors
    /// When it cannot be moved; it is where it was then.
    pub fn set_aside(&self) -> io::Result<()> {
        let untouched = match fs::read_to_string(&self.current) {
            Ok(text) => Record::read(Ruleset::house(), &text).is_ok_and(|record| {
                let game = &record.game;
                game.played().is_empty()
                    && game.result().is_none()
                    && *game.start() == Position::start(game.rules(), game.mode())
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => true,
            Err(_) => false,
        };
        if untouched { Ok(()) } else { self.move_aside("match").map(drop) }
    }

    /// Moves the file of the match in progress to a name of its own.
    fn move_aside(&self, word: &str) -> io::Result<PathBuf> {
        let target = self.free_name(word);
        if let Some(folder) = target.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::rename(&self.current, &target)?;
        Ok(target)
    }

    /// The moment, to the second, as it stands in names of files.
    pub fn stamp(&self) -> String {
        now()
            .format(format_description!("[year][month][day]-[hour][minute][second]"))
            .unwrap_or_else(|_| "undated".to_owned())
    }

    /// A name among the kept matches that no file has; nobody else takes it, since the folder is held.
    fn free_name(&self, word: &str) -> PathBuf {
        let folder = self.data.join("matches");
        let stamp = self.stamp();
        let plain = folder.join(format!("{word}-{stamp}.ball"));
        let numbered = (2_u32..).map(|number| folder.join(format!("{word}-{stamp}-{number}.ball")));
        std::iter::once(plain.clone()).chain(numbered).find(|path| !path.exists()).unwrap_or(plain)
    }
}

fn now() -> OffsetDateTime {
    OffsetDateTime::now_local().unwrap_or_else(|_| OffsetDateTime::now_utc())
}

/// A moment as the local date and time, to the minute.
pub fn local_time(moment: std::time::SystemTime) -> String {
    let offset = time::UtcOffset::current_local_offset().unwrap_or(time::UtcOffset::UTC);
    let local = OffsetDateTime::from(moment).to_offset(offset);
    local.format(format_description!("[year]-[month]-[day] [hour]:[minute]")).unwrap_or_default()
}

/// Writes a file so that there is always a whole one, whatever happens: beside it first, then into its place.
///
/// # Errors
/// When the folder cannot be made or the file not be written.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let beside = path.with_extension("new");
    let mut file = File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    drop(file);
    fs::rename(&beside, path)?;
    // The new name too must be on disk before a power cut.
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}
