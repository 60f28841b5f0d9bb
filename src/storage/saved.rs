//! Saved matches: a list that is quick however many there are, and what a file holds once it is looked at.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use ball_rules::{MatchOptions, Record, Ruleset, Series};
use bevy::prelude::warn;

use super::{Storage, write_whole};
use crate::match_play::setup;

/// A file that should hold a match; nothing of it has been read yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedFile {
    /// Where it is.
    pub path: PathBuf,
    /// When it was written last.
    pub modified: SystemTime,
    /// Whether it is the match in progress.
    pub current: bool,
}

/// Where a file stops making sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The line, from 1; `None` if the file could not be read at all.
    pub place: Option<(usize, usize)>,
    /// What is wrong, in English, for whoever repairs it.
    pub reason: String,
}

/// What a file holds.
#[derive(Clone, Debug)]
pub struct SavedMatch {
    /// The match, or what could be read of it.
    pub record: Record,
    /// What is wrong with the file, if anything.
    pub damage: Option<Damage>,
}

impl SavedMatch {
    /// What the coaches agreed on.
    pub fn options(&self) -> MatchOptions {
        MatchOptions::of(&self.record)
    }

    /// Where the game stands in its series.
    pub fn series(&self) -> Series {
        Series::of(&self.record)
    }
}

impl Storage {
    fn matches(&self) -> PathBuf {
        self.data.join("matches")
    }

    /// The saved matches and the one in progress, the one written last first. No file is opened: a thousand of them are
    /// listed in an instant. Whatever cannot be listed does not hide the rest.
    pub fn saved_files(&self) -> Vec<SavedFile> {
        let is_match = |path: &Path| path.extension().is_some_and(|extension| extension == "ball");
        let folder = fs::read_dir(self.matches()).into_iter().flatten().flatten().map(|entry| entry.path());
        let kept = folder.filter(|path| is_match(path) && *path != self.current);
        let mut files: Vec<SavedFile> = std::iter::once(self.current.clone())
            .chain(kept)
            .filter_map(|path| {
                let found = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
                let modified = found.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                Some(SavedFile { current: path == self.current, path, modified })
            })
            .collect();
        files.sort_by(|one, other| {
            other.current.cmp(&one.current).then(other.modified.cmp(&one.modified)).then(other.path.cmp(&one.path))
        });
        files
    }

    /// Reads a saved match; a damaged one as far as it makes sense.
    pub fn saved_match(&self, rules: &Arc<Ruleset>, path: &Path) -> SavedMatch {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) => {
                let record = Record::new(ball_rules::Match::new(rules, ball_rules::Mode::Basic));
                return SavedMatch { record, damage: Some(Damage { place: None, reason: error.to_string() }) };
            }
        };
        // A file cut in mid-character is damaged like any other; what is before the cut is still good.
        match Record::read(rules, &String::from_utf8_lossy(&bytes)) {
            Ok(record) => SavedMatch { record, damage: None },
            Err(failure) => {
                let place = Some((failure.error.line, failure.error.column));
                let reason = failure.error.problem.to_string();
                SavedMatch { record: *failure.record, damage: Some(Damage { place, reason }) }
            }
        }
    }

    /// Reads a saved match to go on with it. Of a damaged one, what could be read is played on, and its file is copied
    /// beside it first.
    ///
    /// # Errors
    /// When the file cannot be read, or a damaged one not be copied.
    pub fn read_saved(&self, rules: &Arc<Ruleset>, path: &Path) -> io::Result<Record> {
        fs::metadata(path)?;
        let SavedMatch { record, damage } = self.saved_match(rules, path);
        match damage {
            None => Ok(record),
            Some(Damage { place: None, reason }) => Err(io::Error::other(reason)),
            Some(_) => {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                // Not listed again: it has another ending.
                fs::copy(path, path.with_file_name(format!("{name}.damaged")))?;
                Ok(record)
            }
        }
    }

    /// Makes a saved file that of the match in progress; the one in progress so far is put among the saved ones.
    ///
    /// # Errors
    /// When one of them cannot be moved; nothing is lost then.
    pub fn take_up(&self, path: &Path) -> io::Result<()> {
        if path == self.current {
            return Ok(());
        }
        self.set_aside()?;
        fs::rename(path, &self.current)
    }

    /// Writes the variations of `record` into the saved file of the same match. The match in it stays as it is.
    ///
    /// # Errors
    /// When the file cannot be read whole, is of another match by now, or cannot be written; it stays as it is then.
    pub fn annotate(&self, path: &Path, record: &Record) -> io::Result<()> {
        let SavedMatch { record: mut saved, damage } = self.saved_match(record.game.rules(), path);
        match damage {
            Some(Damage { reason, .. }) => Err(io::Error::other(reason)),
            None if !saved.take_variations_of(record) => Err(io::Error::other("the file holds another match by now")),
            None => write_whole(path, saved.write().as_bytes()),
        }
    }

    /// Moves a saved match to the folder of deleted ones. Returns where it is now.
    ///
    /// # Errors
    /// When it is the match in progress, or cannot be moved.
    pub fn delete_saved(&self, path: &Path) -> io::Result<PathBuf> {
        if path == self.current {
            return Err(io::Error::other("the match in progress"));
        }
        let target = free(&self.data.join("deleted"), path)?;
        fs::rename(path, &target)?;
        Ok(target)
    }

    /// Brings a deleted match back among the saved ones.
    ///
    /// # Errors
    /// When it cannot be moved.
    pub fn restore_deleted(&self, path: &Path) -> io::Result<PathBuf> {
        let target = free(&self.matches(), path)?;
        fs::rename(path, &target)?;
        Ok(target)
    }

    /// Writes a record for the coaches to keep, under a name of its date and coaches. Returns where it is.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn export(&self, record: &Record) -> io::Result<PathBuf> {
        let name = PathBuf::from(format!("{}.ball", record_name(record)));
        let target = free(&self.records(), &name)?;
        write_whole(&target, setup::to_share(record).write().as_bytes())?;
        Ok(target)
    }

    /// The folder of records that coaches have kept.
    pub fn records(&self) -> PathBuf {
        self.data.join("records")
    }

    /// Opens the folder of records in the system's file manager.
    ///
    /// # Errors
    /// When it cannot be made, or the system has nothing to open it with.
    pub fn open_records(&self) -> io::Result<()> {
        let folder = self.records();
        fs::create_dir_all(&folder)?;
        open_folder(&folder)
    }
}

/// The command that opens a folder.
const OPENER: &str = if cfg!(target_os = "windows") {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

fn open_folder(folder: &Path) -> io::Result<()> {
    let quiet = std::process::Stdio::null;
    let mut child =
        std::process::Command::new(OPENER).arg(folder).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn()?;
    // Some file managers stay for as long as the folder is shown; nobody waits for them here.
    std::thread::spawn(move || match child.wait() {
        Ok(status) if !status.success() => warn!("{OPENER} could not show the folder"),
        _ => {}
    });
    Ok(())
}

/// What a record's file is called, without its ending: date and coaches, with nothing that a file system refuses.
fn record_name(record: &Record) -> String {
    let coach = |team| setup::coach(record, team);
    let coaches = match ball_rules::Team::ALL.map(coach) {
        [None, None] => "ATK - DEF".to_owned(),
        [atk, def] => format!("{} - {}", atk.unwrap_or("ATK"), def.unwrap_or("DEF")),
    };
    let date = record.tag("Date").unwrap_or("undated");
    let safe = |c: char| if c.is_alphanumeric() || " -_".contains(c) { c } else { '_' };
    let name: String = format!("{date} {coaches}").chars().map(safe).take(80).collect();
    name.trim().to_owned()
}

/// A path in `folder` with the name of `path`, or with a number after it if there is such a file already.
fn free(folder: &Path, path: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let numbered = (2_u32..).map(|number| folder.join(format!("{stem} {number}.ball")));
    let mut names = std::iter::once(folder.join(format!("{stem}.ball"))).chain(numbered);
    names.find(|path| !path.exists()).ok_or_else(|| io::Error::other("no free name"))
}
