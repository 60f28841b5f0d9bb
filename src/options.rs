//! The command line of the game.

use std::path::PathBuf;
use std::sync::Arc;

use ball_rules::{Match, Mode, Position, Record, Ruleset};
use clap::Parser;

use crate::i18n::Language;
use crate::storage::{FolderLock, Storage, StorageError};

/// BALL, a board game of American football for two coaches: no dice, nothing hidden.
///
/// Without options the last match goes on where it was left, or a new one begins.
#[derive(Parser, Debug, Default, Clone)]
#[command(name = "ball", version, about, long_about)]
pub struct Options {
    /// Start from a position: a position text such as "bpn1 d A2 aX5 …", in quotes.
    #[arg(long, value_name = "BPN", conflicts_with = "record")]
    pub position: Option<String>,
    /// Open a record file (.ball) at its end.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Begin a new match in cards mode.
    #[arg(long, conflicts_with_all = ["position", "record"])]
    pub cards: bool,
    /// Begin a new match in the basic game.
    #[arg(long, conflicts_with_all = ["position", "record", "cards"])]
    pub basic: bool,
    /// Keep matches and settings in this folder instead of the user's own.
    #[arg(long, value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,
    /// The language, by its code: en, es, it, nl, pt or sk. Without it, the one chosen in the game or the system's.
    #[arg(long, value_name = "CODE")]
    pub lang: Option<String>,
    /// Window size in pixels, such as 1280x800.
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = parse_size)]
    pub size: Option<(u32, u32)>,
}

fn parse_size(text: &str) -> Result<(u32, u32), String> {
    let parsed = text.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    match parsed {
        Some((w, h)) if (320..=16_384).contains(&w) && (240..=16_384).contains(&h) => Ok((w, h)),
        _ => Err("expected a width and a height in pixels from 320x240 to 16384x16384, such as 1280x800".into()),
    }
}

/// What the game starts with, once the options have been checked.
#[derive(Debug)]
pub struct Launch {
    /// The match asked for; `None` to go on with the last one.
    pub opening: Option<Box<Record>>,
    /// Where matches and settings are kept.
    pub storage: Storage,
    /// Keeps a second game away from the same files.
    pub lock: FolderLock,
    /// The language, if asked for.
    pub language: Option<Language>,
    /// The window's size in pixels, if asked for.
    pub size: Option<(u32, u32)>,
}

/// Why the game does not start: what was asked for, and what is wrong with it.
#[derive(Debug, thiserror::Error)]
pub enum LaunchError {
    /// `--position` is no position.
    #[error("--position: {0}")]
    Position(#[from] ball_rules::BpnError),
    /// The record cannot be read from disk.
    #[error("--record: cannot read {}: {error}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The data folder cannot be used.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// `--lang` names no language of the game.
    #[error("--lang {code}: the game does not speak this language; expected one of {known}")]
    Language {
        /// What was asked for.
        code: String,
        /// What there is.
        known: String,
    },
    /// `--data-dir` names nothing.
    #[error("--data-dir: expected the name of a folder")]
    NoFolder,
    /// The record is damaged.
    #[error("--record: {}: {error}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Where and why.
        error: ball_rules::RecordError,
    },
}

impl Options {
    /// Reads the program's own command line. Help, version and bad usage end the program as clap does (exit 0 or 2).
    ///
    /// # Errors
    /// When a position or record that was asked for cannot be used.
    pub fn from_command_line() -> Result<Launch, LaunchError> {
        Options::parse().launch()
    }

    /// Checks what was asked for.
    ///
    /// # Errors
    /// When the position, the record or the data folder cannot be used.
    pub fn launch(self) -> Result<Launch, LaunchError> {
        let rules = Ruleset::house();
        let opening = if let Some(text) = &self.position {
            Some(Record::new(Match::from_position(rules, Position::from_bpn(rules, text)?)))
        } else if let Some(path) = &self.record {
            Some(read_record(rules, path)?)
        } else if self.cards {
            Some(Record::new(Match::new(rules, Mode::Cards)))
        } else if self.basic {
            Some(Record::new(Match::new(rules, Mode::Basic)))
        } else {
            None
        };
        if self.data_dir.as_ref().is_some_and(|folder| folder.as_os_str().is_empty()) {
            return Err(LaunchError::NoFolder);
        }
        let language = self.lang.map(|code| language_named(&code)).transpose()?;
        let storage = Storage::new(self.data_dir.as_deref())?;
        let lock = storage.lock()?;
        Ok(Launch { opening: opening.map(Box::new), storage, lock, language, size: self.size })
    }
}

fn language_named(code: &str) -> Result<Language, LaunchError> {
    Language::named(code).ok_or_else(|| {
        let known: Vec<String> = Language::all().iter().map(Language::code).collect();
        LaunchError::Language { code: code.to_owned(), known: known.join(", ") }
    })
}

fn read_record(rules: &Arc<Ruleset>, path: &std::path::Path) -> Result<Record, LaunchError> {
    let text =
        std::fs::read_to_string(path).map_err(|error| LaunchError::Unreadable { path: path.to_owned(), error })?;
    Record::read(rules, &text).map_err(|failure| LaunchError::Damaged { path: path.to_owned(), error: failure.error })
}
