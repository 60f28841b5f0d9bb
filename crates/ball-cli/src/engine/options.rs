//! What can be set about the engine, and the players that it can be.

use std::ops::RangeInclusive;

use ball_ai::baselines::{GreedyTurn, Random, Uct};
use ball_ai::{Level, Player, Searcher};

use super::request::told;

const HASH: RangeInclusive<u64> = 1..=4096;
const THREADS: RangeInclusive<u64> = 1..=64;
const LEVEL: RangeInclusive<u64> = 0..=8;
const LINES: RangeInclusive<u64> = 1..=100;
const SEED: RangeInclusive<u64> = 0..=u64::MAX;

/// Who answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The search.
    Search,
    /// UCT.
    Uct,
    /// The best turn by a rough evaluation.
    Greedy,
    /// Anything legal.
    Random,
}

impl Kind {
    /// All of them, the default first.
    pub const ALL: [Kind; 4] = [Kind::Search, Kind::Uct, Kind::Greedy, Kind::Random];

    /// What it is called.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Search => "search",
            Kind::Uct => "uct",
            Kind::Greedy => "greedy",
            Kind::Random => "random",
        }
    }
}

/// A player that can be lent to a thread.
pub type Thinker = Box<dyn Player + Send>;

/// Everything that `setoption` sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Memory of the search in MiB.
    pub hash: u64,
    /// Threads of the search.
    pub threads: u64,
    /// Who answers.
    pub player: Kind,
    /// How strong the search is, 1 to 8; 0 is as strong as it can be.
    pub level: u64,
    /// How many of the best turns are told.
    pub lines: u8,
    /// What all choices among equals follow from.
    pub seed: u64,
    /// The same answer every time: one thread, and nodes instead of time.
    pub deterministic: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { hash: 16, threads: 1, player: Kind::Search, level: 0, lines: 1, seed: 0, deterministic: false }
    }
}

impl Options {
    /// The lines that describe the options with their defaults.
    pub fn lines() -> Vec<String> {
        let default = Options::default();
        let spin = |name: &str, value: u64, range: RangeInclusive<u64>| {
            format!("option name {name} type spin default {value} min {} max {}", range.start(), range.end())
        };
        let players: String = Kind::ALL.iter().map(|kind| format!(" var {}", kind.word())).collect();
        vec![
            spin("Hash", default.hash, HASH),
            spin("Threads", default.threads, THREADS),
            format!("option name Player type combo default {}{players}", default.player.word()),
            spin("Level", default.level, LEVEL),
            spin("MultiPV", u64::from(default.lines), LINES),
            spin("Seed", default.seed, SEED),
            format!("option name Deterministic type check default {}", default.deterministic),
        ]
    }

    /// Sets one option; on an error nothing changes.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let spin = |range: RangeInclusive<u64>| match value.parse() {
            Ok(number) if range.contains(&number) => Ok(number),
            _ => Err(format!("option {name}: expected {} to {}, found {}", range.start(), range.end(), told(value))),
        };
        match &name.to_ascii_lowercase()[..] {
            "hash" => self.hash = spin(HASH)?,
            "threads" => self.threads = spin(THREADS)?,
            "level" => self.level = spin(LEVEL)?,
            "multipv" => self.lines = u8::try_from(spin(LINES)?).unwrap_or(u8::MAX),
            "seed" => self.seed = spin(SEED)?,
            "player" => {
                let kind = Kind::ALL.into_iter().find(|kind| kind.word() == value);
                self.player = kind.ok_or_else(|| {
                    let words = Kind::ALL.map(Kind::word).join(", ");
                    format!("option Player: expected one of {words}, found {}", told(value))
                })?;
            }
            "deterministic" => {
                self.deterministic = value
                    .parse()
                    .map_err(|_| format!("option Deterministic: expected true or false, found {}", told(value)))?;
            }
            _ => return Err(format!("there is no option {}", told(name))),
        }
        Ok(())
    }
}

impl Options {
    /// Decisions that the level may play out for a turn, if one is set.
    pub fn level_nodes(&self) -> Option<u64> {
        self.searching_level().map(|level| level.options(self.seed).nodes)
    }

    fn searching_level(&self) -> Option<Level> {
        if self.player == Kind::Search { Level::new(u8::try_from(self.level).ok()?) } else { None }
    }
}

/// The player that the options ask for.
pub fn engine_player(options: &Options) -> Thinker {
    match options.player {
        Kind::Random => Box::new(Random::new(options.seed)),
        Kind::Greedy => Box::new(GreedyTurn::new()),
        Kind::Uct => Box::new(Uct::new()),
        Kind::Search => {
            let mut told = match options.searching_level() {
                Some(level) => level.options(options.seed),
                None => ball_ai::Options::default(),
            };
            // More threads would not give the same answer every time.
            let threads = if options.deterministic { 1 } else { options.threads };
            told.threads = usize::try_from(threads).unwrap_or(1);
            told.hash = usize::try_from(options.hash).unwrap_or(usize::MAX);
            Box::new(Searcher::new(told))
        }
    }
}
