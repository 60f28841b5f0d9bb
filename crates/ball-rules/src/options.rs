//! What two coaches agree on before a match, as data: series, clock, turn limit, takebacks; and their tags in records.
//!
//! The crate never looks at a clock: it only says what time is left once somebody says how much has passed.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::{MatchResult, Outcome};
use crate::position::Mode;
use crate::record::Record;
use crate::team::{PerTeam, Team};

/// Clocks of a match (R1.11: a coach may lose on time where the match has clocks).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Clock {
    /// No time limit.
    #[default]
    None,
    /// Every turn may take so many seconds.
    Turn {
        /// Seconds a turn.
        seconds: u16,
    },
    /// All turns of a coach together may take so many seconds, and each turn that ends gives some back.
    Match {
        /// Seconds at the start.
        seconds: u16,
        /// Seconds given after each turn.
        increment: u16,
    },
}

/// The time that both coaches have left, in milliseconds.
pub type TimeLeft = PerTeam<u32>;

impl Clock {
    /// What both coaches have at the start; `None` without clocks.
    pub fn start(self) -> Option<TimeLeft> {
        match self {
            Clock::None => None,
            Clock::Turn { seconds } | Clock::Match { seconds, .. } => Some(PerTeam([u32::from(seconds) * 1_000; 2])),
        }
    }

    /// What is left once `team` has ended a turn with `left`.
    ///
    /// ```
    /// use ball_rules::{Clock, PerTeam, Team};
    /// let left = Clock::Match { seconds: 60, increment: 5 }.turn_ended(PerTeam([20_000, 9_000]), Team::Def);
    /// assert_eq!(left, PerTeam([20_000, 14_000]));
    /// ```
    pub fn turn_ended(self, mut left: TimeLeft, team: Team) -> TimeLeft {
        match self {
            Clock::None => {}
            Clock::Turn { seconds } => left = PerTeam([u32::from(seconds) * 1_000; 2]),
            Clock::Match { increment, .. } => left[team] = left[team].saturating_add(u32::from(increment) * 1_000),
        }
        left
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clock::None => f.write_str("none"),
            Clock::Turn { seconds } => write!(f, "turn {seconds}"),
            Clock::Match { seconds, increment } => write!(f, "match {seconds}+{increment}"),
        }
    }
}

/// A text that names none of what it should.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {0}")]
pub struct OptionError(pub &'static str);

impl FromStr for Clock {
    type Err = OptionError;

    /// Reads what [`Clock`]'s `Display` writes: `none`, `turn 60` or `match 600+5`.
    ///
    /// # Errors
    /// When it is none of these, or allows no time at all.
    fn from_str(text: &str) -> Result<Clock, OptionError> {
        let number = |text: &str| plain_number(text).and_then(|number| u16::try_from(number).ok());
        let parsed = match text.split_once(' ') {
            None if text == "none" => Some(Clock::None),
            Some(("turn", seconds)) => number(seconds).map(|seconds| Clock::Turn { seconds }),
            Some(("match", rest)) => rest.split_once('+').and_then(|(seconds, increment)| {
                Some(Clock::Match { seconds: number(seconds)?, increment: number(increment)? })
            }),
            _ => None,
        };
        parsed
            .filter(|clock| !matches!(clock, Clock::Turn { seconds: 0 } | Clock::Match { seconds: 0, .. }))
            .ok_or(OptionError("none, turn SECONDS or match SECONDS+INCREMENT"))
    }
}

/// A number of digits alone: no sign, no space.
fn plain_number(text: &str) -> Option<u32> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// What may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Takebacks {
    /// Nothing.
    Off,
    /// The decisions of the turn in progress, by the coach whose turn it is.
    #[default]
    OwnTurn,
    /// Everything.
    Free,
}

impl Takebacks {
    /// All of them, strict to free.
    pub const ALL: [Takebacks; 3] = [Takebacks::Off, Takebacks::OwnTurn, Takebacks::Free];

    /// The word of the record's `Takebacks` tag.
    pub const fn word(self) -> &'static str {
        match self {
            Takebacks::Off => "off",
            Takebacks::OwnTurn => "own-turn",
            Takebacks::Free => "free",
        }
    }
}

/// What two coaches agree on before a match.
///
/// ```
/// use ball_rules::{Clock, Match, MatchOptions, Mode, Record, Ruleset};
///
/// let options = MatchOptions { clock: Clock::Turn { seconds: 90 }, wins: 2, ..MatchOptions::default() };
/// let mut record = Record::new(Match::new(Ruleset::house(), Mode::Basic));
/// options.write_to(&mut record);
/// assert_eq!(record.tag("Clock"), Some("turn 90"));
/// assert_eq!(MatchOptions::of(&record), options);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchOptions {
    /// Basic game or cards mode.
    pub mode: Mode,
    /// Games that win the series, from 1 (a single game) to [`MatchOptions::MOST_WINS`].
    pub wins: u8,
    /// The clocks.
    pub clock: Clock,
    /// Turns after which a game is drawn; `None` for no limit.
    pub turn_limit: Option<u32>,
    /// What may be taken back.
    pub takebacks: Takebacks,
    /// Whether the coaches may ask for hints and look into the match while it goes on.
    pub hints: bool,
}

impl Default for MatchOptions {
    fn default() -> MatchOptions {
        MatchOptions {
            mode: Mode::Basic,
            wins: 1,
            clock: Clock::None,
            turn_limit: None,
            takebacks: Takebacks::default(),
            hints: true,
        }
    }
}

impl MatchOptions {
    /// The longest series: first to 3.
    pub const MOST_WINS: u8 = 3;

    /// The options of a record. What its tags leave out, or what they say that makes no sense, is as by default.
    pub fn of(record: &Record) -> MatchOptions {
        let default = MatchOptions::default();
        let tag = |name| record.tag(name);
        let wins = tag("Series").and_then(plain_number).and_then(|wins| u8::try_from(wins).ok());
        let takebacks = Takebacks::ALL.into_iter().find(|takebacks| tag("Takebacks") == Some(takebacks.word()));
        MatchOptions {
            mode: record.game.mode(),
            wins: wins.filter(|wins| (1..=MatchOptions::MOST_WINS).contains(wins)).unwrap_or(default.wins),
            clock: tag("Clock").and_then(|clock| clock.parse().ok()).unwrap_or_default(),
            turn_limit: record.game.turn_limit(),
            takebacks: takebacks.unwrap_or_default(),
            hints: tag("Hints") != Some("off"),
        }
    }

    /// Writes the options into the tags of a record, sets its turn limit and its clocks. The mode is the match's own.
    pub fn write_to(&self, record: &mut Record) {
        record.set_tag("Series", &self.wins.to_string());
        record.set_tag("Clock", &self.clock.to_string());
        record.set_tag("Takebacks", self.takebacks.word());
        record.set_tag("Hints", if self.hints { "on" } else { "off" });
        record.game.set_turn_limit(self.turn_limit);
        if let Some(left) = self.clock.start() {
            record.set_time_left(left);
        }
    }
}

/// Where a game stands in its series: what the coaches who play it have won before. The sides change after every game,
/// so this goes by the sides of *this* game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Series {
    /// Games won before this one.
    pub won: PerTeam<u8>,
    /// The number of this game, from 1.
    pub round: u32,
}

impl Series {
    /// What the tags `Round` and `Score` say; a first game where they say nothing that makes sense.
    pub fn of(record: &Record) -> Series {
        let won = record.tag("Score").and_then(|score| {
            let (atk, def) = score.split_once('-')?;
            let number = |text| plain_number(text).and_then(|number| u8::try_from(number).ok());
            Some(PerTeam([number(atk)?, number(def)?]))
        });
        let round = record.tag("Round").and_then(plain_number).filter(|&round| round > 0);
        Series { won: won.unwrap_or_default(), round: round.unwrap_or(1) }
    }

    /// Writes the tags.
    pub fn write_to(self, record: &mut Record) {
        let mut score = String::new();
        // Writing to a `String` never fails.
        let _ = write!(score, "{}-{}", self.won[Team::Atk], self.won[Team::Def]);
        record.set_tag("Round", &self.round.to_string());
        record.set_tag("Score", &score);
    }

    /// What both coaches have won once this game has ended with `result`.
    pub fn score_with(self, result: Option<MatchResult>) -> PerTeam<u8> {
        let mut won = self.won;
        if let Some(MatchResult { outcome: Outcome::Win(team), .. }) = result {
            won[team] = won[team].saturating_add(1);
        }
        won
    }

    /// The team whose coach has won the series of `wins` games with this `result`.
    pub fn winner(self, wins: u8, result: Option<MatchResult>) -> Option<Team> {
        let won = self.score_with(result);
        Team::ALL.into_iter().find(|&team| won[team] >= wins)
    }

    /// The next game, in which the coaches have swapped sides.
    pub fn next(self, result: Option<MatchResult>) -> Series {
        let won = self.score_with(result);
        Series { won: PerTeam([won[Team::Def], won[Team::Atk]]), round: self.round.saturating_add(1) }
    }
}
