//! Record files: a match as text, for autosaves, replays and exchange.
//!
//! Tag lines such as `[ATK "Ada"]`, a blank line, one numbered line a turn with its decisions, comments in braces, and
//! the result last:
//!
//! ```text
//! [Event "Sofa match"]
//! [Mode "basic"]
//! [Result "*"]
//!
//! 1. S1G11-G9 X5G13-E11 .
//! 2. X5>X2 {early} X2E7-D8 .
//! *
//! ```
//!
//! A match with clocks says after each decision what time is left, in a comment of its own: `{clock 581.2 600.0}` is
//! ATK's and DEF's time in seconds.
//!
//! A variation stands in parentheses at the moment from which it leaves, before the decision that was played there:
//! `1. (O1G15-F14 . 2. X2E7-D8) S1G11-G9` tells of another first turn. Comments may stand in it; another variation may
//! not: a line that leaves it later is written in parentheses of its own, from the match on.

mod problem;
mod read;
mod scanner;
mod variation;
mod words;
mod write;

pub use problem::{ReadFailure, RecordError, RecordProblem};
pub use variation::Variation;

use crate::game::Match;
use crate::options::TimeLeft;
use crate::team::PerTeam;

/// A comment, the number of decisions before it, and the key of the position that they led to.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Comment {
    after: usize,
    key: u64,
    text: String,
}

/// What time was left after a number of decisions, and the key of the position that they led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct TimeMark {
    after: usize,
    key: u64,
    left: TimeLeft,
}

/// A match with the tags, comments and variations of its record file.
///
/// ```
/// use ball_rules::{Match, Mode, Record, Ruleset};
///
/// let rules = Ruleset::house();
/// let mut record = Record::new(Match::new(rules, Mode::Basic));
/// record.set_tag("ATK", "Ada");
/// record.game.play_text("S1G11-G9").unwrap();
/// let text = record.write();
/// let again = Record::read(rules, &text).unwrap();
/// assert_eq!(again.game, record.game);
/// assert_eq!(again.tag("ATK"), Some("Ada"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The match.
    pub game: Match,
    /// Tags that the match itself does not determine, in their order.
    tags: Vec<(String, String)>,
    comments: Vec<Comment>,
    /// In the order of the decisions, at most one after each.
    times: Vec<TimeMark>,
    /// In the order of the decisions before them.
    variations: Vec<Variation>,
}

/// Tags that follow from the match; they are written from it and checked against it.
const DERIVED: [&str; 6] = ["Ruleset", "Mode", "Start", "TurnLimit", "Result", "Reason"];

impl Record {
    /// A record of `game` without tags or comments.
    pub fn new(game: Match) -> Record {
        Record { game, tags: Vec::new(), comments: Vec::new(), times: Vec::new(), variations: Vec::new() }
    }

    /// The value of a tag that the match itself does not determine, such as `ATK` or `Date`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| &value[..])
    }

    /// Sets such a tag. Line breaks become spaces; tags that follow from the match are left alone.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let plain = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if !plain || DERIVED.contains(&name) {
            return;
        }
        let value = value.replace(char::is_control, " ");
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some((_, old)) => *old = value,
            None => self.tags.push((name.to_owned(), value)),
        }
    }

    /// Forgets such a tag.
    pub fn clear_tag(&mut self, name: &str) {
        self.tags.retain(|(tag, _)| tag != name);
    }

    /// Comments that stand after the first `decisions` decisions.
    pub fn comments_after(&self, decisions: usize) -> impl Iterator<Item = &str> {
        self.standing_comments().filter(move |comment| comment.after == decisions).map(|comment| &comment.text[..])
    }

    /// Comments that still stand where they were made: not those on decisions that were taken back.
    fn standing_comments(&self) -> impl Iterator<Item = &Comment> {
        let played = self.game.played().len();
        self.comments
            .iter()
            .filter(move |comment| comment.after <= played && self.game.before(comment.after).key() == comment.key)
    }

    /// The time that both coaches have left now, where the record tells it: what was kept last at or before this point.
    /// After a decision is taken back, that is the time from before it.
    pub fn time_left(&self) -> Option<TimeLeft> {
        self.standing_times().last().map(|mark| mark.left)
    }

    /// Keeps the time that both coaches have left after what has been played so far, to a tenth of a second.
    pub fn set_time_left(&mut self, left: TimeLeft) {
        let left = PerTeam(left.0.map(|milliseconds| milliseconds / 100 * 100));
        let after = self.game.played().len();
        let key = self.game.position().key();
        // Times after decisions that can still be played again stand there for them.
        let again = self.game.can_redo();
        self.times.retain(|mark| mark.after < after || again && mark.after > after);
        let at = self.times.partition_point(|mark| mark.after < after);
        self.times.insert(at, TimeMark { after, key, left });
    }

    /// Times that were kept for what has been played, not for what was taken back.
    fn standing_times(&self) -> impl Iterator<Item = &TimeMark> {
        let played = self.game.played().len();
        self.times.iter().filter(move |mark| mark.after <= played && self.game.before(mark.after).key() == mark.key)
    }
}
