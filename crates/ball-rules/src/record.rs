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

use std::collections::HashSet;
use std::fmt::Write;
use std::sync::Arc;

use crate::game::{Match, MatchResult, Outcome, PlayError, Reason};
use crate::notation::excerpt;
use crate::options::TimeLeft;
use crate::position::{Mode, Position};
use crate::ruleset::{Effect, Ruleset};
use crate::team::{PerTeam, Team};
use crate::validate::BpnError;

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

/// A match with the tags and comments of its record file.
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
}

/// Tags that follow from the match; they are written from it and checked against it.
const DERIVED: [&str; 6] = ["Ruleset", "Mode", "Start", "TurnLimit", "Result", "Reason"];

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RecordProblem {
    /// A tag line that is none.
    #[error("expected a tag such as [ATK \"Ada\"]")]
    Tag,
    /// A tag with a value that it cannot have.
    #[error("[{tag} \"{value}\"]: expected {expected}")]
    TagValue {
        /// The tag.
        tag: String,
        /// Its value.
        value: String,
        /// What it may be.
        expected: &'static str,
    },
    /// A tag twice.
    #[error("the tag {0} stands here for the second time")]
    TagTwice(String),
    /// The start position is none.
    #[error("the start position, {0}")]
    Start(BpnError),
    /// `Mode` and `Start` contradict each other.
    #[error("the mode and the start position contradict each other")]
    ModeMismatch,
    /// A comment that begins within a comment.
    #[error("comments cannot be nested: `{{` inside a comment")]
    NestedComment,
    /// A comment without an end.
    #[error("this comment is never closed; expected `}}`")]
    UnclosedComment,
    /// A closing brace without a comment.
    #[error("`}}` without a comment to close")]
    StrayBrace,
    /// Text after the result.
    #[error("nothing but comments may follow the result")]
    AfterResult,
    /// A turn number that does not fit.
    #[error("expected turn number {0}")]
    TurnNumber(u32),
    /// A decision that is none or illegal.
    #[error("`{text}`: {error}")]
    Decision {
        /// The text.
        text: String,
        /// Why it was not played.
        error: PlayError,
    },
    /// The result contradicts the decisions or the tags.
    #[error("the result `{found}` contradicts `{expected}`")]
    Result {
        /// What the text says here.
        found: String,
        /// What the decisions or the tags say.
        expected: String,
    },
    /// The text ends without a result.
    #[error("the record ends without a result; expected ATK, DEF, draw or *")]
    NoResult,
}

/// Why a text is no valid record: the place and the problem.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong and what was expected.
    pub problem: RecordProblem,
}

/// A record that could not be read to its end: the error, and everything before it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{error}")]
pub struct ReadFailure {
    /// Where reading stopped, and why.
    pub error: RecordError,
    /// The record up to there.
    pub record: Box<Record>,
}

impl Record {
    /// A record of `game` without tags or comments.
    pub fn new(game: Match) -> Record {
        Record { game, tags: Vec::new(), comments: Vec::new(), times: Vec::new() }
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

    /// The text of the record.
    pub fn write(&self) -> String {
        let mut out = String::new();
        // Writing to a `String` never fails.
        let _ = self.write_tags(&mut out).and_then(|()| self.write_turns(&mut out));
        out
    }

    fn write_tags(&self, out: &mut String) -> std::fmt::Result {
        let mut tag = |name: &str, value: &str| {
            writeln!(out, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
        };
        for (name, value) in &self.tags {
            tag(name, value)?;
        }
        let rules = self.game.rules();
        tag("Ruleset", &rules.name)?;
        tag("Mode", mode_word(self.game.mode()))?;
        if *self.game.start() != Position::start(rules, self.game.mode()) {
            tag("Start", &self.game.start().to_bpn(rules))?;
        }
        if self.game.turn_limit() != rules.draws.turn_limit.map(u32::from) {
            let limit = self.game.turn_limit().map_or("none".to_owned(), |turns| turns.to_string());
            tag("TurnLimit", &limit)?;
        }
        tag("Result", result_word(self.game.result()))?;
        if let Some(result) = self.game.result() {
            tag("Reason", result.reason.word())?;
        }
        Ok(())
    }

    fn write_turns(&self, out: &mut String) -> std::fmt::Result {
        out.push('\n');
        let mut comments = self.standing_comments().peekable();
        let mut times = self.standing_times().peekable();
        let mut turn = 0;
        for (index, played) in self.game.played().iter().enumerate() {
            if played.turn != turn {
                if turn != 0 {
                    out.push('\n');
                }
                turn = played.turn;
                write!(out, "{turn}.")?;
            }
            while let Some(mark) = times.next_if(|mark| mark.after <= index) {
                write_time(out, mark.left)?;
            }
            while let Some(comment) = comments.next_if(|comment| comment.after <= index) {
                write!(out, " {{{}}}", comment.text)?;
            }
            write!(out, " {}", played.decision.display(self.game.rules()))?;
        }
        for mark in times {
            write_time(out, mark.left)?;
        }
        for comment in comments {
            write!(out, " {{{}}}", comment.text)?;
        }
        if !out.ends_with('\n') {
            out.push('\n');
        }
        writeln!(out, "{}", result_word(self.game.result()))
    }

    /// Reads a record. A byte order mark, CRLF, a missing last line end and unknown tags are fine.
    ///
    /// # Errors
    /// Line, column and reason, together with everything before.
    ///
    /// ```
    /// # use ball_rules::{Record, Ruleset};
    /// let failure = Record::read(Ruleset::house(), "1. S1G11-G9 X1K11-K17 .\n*").unwrap_err();
    /// assert_eq!((failure.error.line, failure.error.column), (1, 13));
    /// assert_eq!(failure.record.game.played().len(), 1);
    /// ```
    pub fn read(rules: &Arc<Ruleset>, text: &str) -> Result<Record, ReadFailure> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader {
            record: Record::new(Match::new(rules, Mode::Basic)),
            scanner: Scanner { rest: text, line: 1, column: 1 },
            result: None,
            reason: None,
        };
        match reader.read() {
            Ok(()) => Ok(reader.record),
            Err(error) => Err(ReadFailure { error, record: Box::new(reader.record) }),
        }
    }
}

fn write_time(out: &mut String, left: TimeLeft) -> std::fmt::Result {
    let tenths = left.0.map(|milliseconds| milliseconds / 100);
    let [atk, def] = tenths;
    write!(out, " {{clock {}.{} {}.{}}}", atk / 10, atk % 10, def / 10, def % 10)
}

/// The times that a comment tells, if it is one about clocks.
fn parse_time(comment: &str) -> Option<TimeLeft> {
    let (atk, def) = comment.strip_prefix("clock ")?.split_once(' ')?;
    let milliseconds = |text: &str| {
        let (seconds, tenth) = text.split_once('.')?;
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let plain =
            digits(seconds) && digits(tenth) && tenth.len() == 1 && (seconds == "0" || !seconds.starts_with('0'));
        let (seconds, tenth): (u32, u32) = (seconds.parse().ok()?, tenth.parse().ok()?);
        plain.then(|| seconds.checked_mul(1_000)?.checked_add(tenth * 100)).flatten()
    };
    Some(PerTeam([milliseconds(atk)?, milliseconds(def)?]))
}

const fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::Basic => "basic",
        Mode::Cards => "cards",
    }
}

const fn result_word(result: Option<MatchResult>) -> &'static str {
    match result {
        None => "*",
        Some(MatchResult { outcome: Outcome::Win(Team::Atk), .. }) => "ATK",
        Some(MatchResult { outcome: Outcome::Win(Team::Def), .. }) => "DEF",
        Some(MatchResult { outcome: Outcome::Draw, .. }) => "draw",
    }
}

/// Whether `word` is a result, and which.
fn parse_result(word: &str) -> Option<Option<Outcome>> {
    match word {
        "*" => Some(None),
        "ATK" => Some(Some(Outcome::Win(Team::Atk))),
        "DEF" => Some(Some(Outcome::Win(Team::Def))),
        "draw" => Some(Some(Outcome::Draw)),
        _ => None,
    }
}

/// Walks over a text once, from left to right, and knows where it is.
struct Scanner<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Scanner<'a> {
    fn error(&self, problem: RecordProblem) -> RecordError {
        RecordError { line: self.line, column: self.column, problem }
    }

    /// Takes the next `bytes` bytes, which must end between characters.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.rest = rest;
        match taken.rfind('\n') {
            Some(last) => {
                self.line += taken.bytes().filter(|&b| b == b'\n').count();
                self.column = taken[last + 1..].chars().count() + 1;
            }
            None => self.column += taken.chars().count(),
        }
        taken
    }

    fn skip_space(&mut self) {
        let space = self.rest.len() - self.rest.trim_start().len();
        self.take(space);
    }

    /// The next word, up to white space or a brace.
    fn word(&self) -> &'a str {
        let end = self.rest.find(|c: char| c.is_whitespace() || c == '{' || c == '}').unwrap_or(self.rest.len());
        self.rest.split_at(end).0
    }
}

struct Reader<'a> {
    record: Record,
    scanner: Scanner<'a>,
    /// What the `Result` tag says.
    result: Option<String>,
    /// What the `Reason` tag says.
    reason: Option<Reason>,
}

/// What the tags say about the match to set up.
#[derive(Default)]
struct Setup<'a> {
    mode: Option<Mode>,
    /// The position, and where its tag stands.
    start: Option<(Position, Scanner<'a>)>,
    turn_limit: Option<Option<u32>>,
}

type Read<T> = Result<T, RecordError>;

impl<'a> Reader<'a> {
    fn read(&mut self) -> Read<()> {
        self.read_tags()?;
        loop {
            self.scanner.skip_space();
            if self.scanner.rest.is_empty() {
                return Err(self.scanner.error(RecordProblem::NoResult));
            }
            if self.read_comment()? {
                continue;
            }
            let word = self.scanner.word();
            if let Some(outcome) = parse_result(word) {
                self.read_result(word, outcome)?;
                return self.read_end();
            }
            self.read_turn_word(word)?;
        }
    }

    fn read_tags(&mut self) -> Read<()> {
        let mut setup = Setup::default();
        let tags = self.read_tag_lines(&mut setup);
        // Whatever comes next is read, or shown after an error, in the match that the tags describe.
        self.set_up(setup).and(tags)
    }

    fn read_tag_lines(&mut self, setup: &mut Setup<'a>) -> Read<()> {
        let mut seen = HashSet::new();
        loop {
            self.scanner.skip_space();
            if !self.scanner.rest.starts_with('[') {
                return Ok(());
            }
            let at = Scanner { ..self.scanner };
            let (name, value) = self.read_tag()?;
            let value_error =
                |expected| at.error(RecordProblem::TagValue { tag: name.to_owned(), value: excerpt(&value), expected });
            if !seen.insert(name) {
                return Err(at.error(RecordProblem::TagTwice(excerpt(name))));
            }
            match name {
                "Ruleset" if value != self.record.game.rules().name => {
                    return Err(value_error("the name of the ruleset in use"));
                }
                "Ruleset" => {}
                "Mode" => {
                    let found = [Mode::Basic, Mode::Cards].into_iter().find(|&mode| mode_word(mode) == value);
                    setup.mode = Some(found.ok_or_else(|| value_error("basic or cards"))?);
                }
                "Start" => {
                    let position = Position::from_bpn(self.record.game.rules(), &value);
                    setup.start = Some((position.map_err(|e| at.error(RecordProblem::Start(e)))?, at));
                }
                "TurnLimit" if value == "none" => setup.turn_limit = Some(None),
                "TurnLimit" => {
                    let turns = value.parse().ok().filter(|&turns: &u32| turns > 0);
                    setup.turn_limit = Some(Some(turns.ok_or_else(|| value_error("a number of turns, or none"))?));
                }
                "Result" if parse_result(&value).is_none() => return Err(value_error("ATK, DEF, draw or *")),
                "Result" => self.result = Some(value),
                "Reason" => {
                    let found = Reason::ALL.into_iter().find(|reason| reason.word() == value);
                    let expected = "touchdown, resignation, time, repetition, agreement or turn-limit";
                    self.reason = Some(found.ok_or_else(|| value_error(expected))?);
                }
                _ => self.record.tags.push((name.to_owned(), value)),
            }
        }
    }

    /// Begins the match that the tags describe.
    fn set_up(&mut self, setup: Setup) -> Read<()> {
        let rules = self.record.game.rules().clone();
        let Setup { mode, start, turn_limit } = setup;
        self.record.game = match &start {
            Some((start, _)) => Match::from_position(&rules, *start),
            None => Match::new(&rules, mode.unwrap_or(Mode::Basic)),
        };
        if let Some(turns) = turn_limit {
            self.record.game.set_turn_limit(turns);
        }
        match start {
            Some((start, at)) if mode.is_some_and(|mode| mode != start.mode()) => {
                Err(at.error(RecordProblem::ModeMismatch))
            }
            _ => Ok(()),
        }
    }

    /// One tag, `[Name "value"]`, where a quote or backslash in the value has a backslash before it.
    fn read_tag(&mut self) -> Read<(&'a str, String)> {
        // Never looks beyond the tag for the end of the line: many tags may share a line.
        let text = self.scanner.rest;
        let skip_blanks = |text: &'a str| text.trim_start_matches(|c: char| c.is_whitespace() && c != '\n');
        let parse = || -> Option<(&'a str, String, usize)> {
            let inside = skip_blanks(text.strip_prefix('[')?);
            let name_end = inside.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|&end| end > 0)?;
            let (name, rest) = inside.split_at(name_end);
            let quoted = skip_blanks(rest).strip_prefix('"')?;
            let mut value = String::new();
            let mut chars = quoted.char_indices();
            let end = loop {
                match chars.next()? {
                    (_, '\n') => return None,
                    (_, '\\') => value.push(chars.next().filter(|&(_, c)| c != '\n')?.1),
                    (at, '"') => break at,
                    (_, c) => value.push(c),
                }
            };
            let tail = skip_blanks(quoted.get(end + 1..)?).strip_prefix(']')?;
            Some((name, value, text.len() - tail.len()))
        };
        match parse() {
            Some((name, value, length)) => {
                self.scanner.take(length);
                Ok((name, value))
            }
            None => Err(self.scanner.error(RecordProblem::Tag)),
        }
    }

    /// Reads a comment, if one comes next.
    fn read_comment(&mut self) -> Read<bool> {
        if self.scanner.rest.starts_with('}') {
            return Err(self.scanner.error(RecordProblem::StrayBrace));
        }
        let Some(inside) = self.scanner.rest.strip_prefix('{') else { return Ok(false) };
        match inside.find(['{', '}']) {
            Some(end) if inside[end..].starts_with('}') => {
                let after = self.record.game.played().len();
                let key = self.record.game.position().key();
                match parse_time(&inside[..end]) {
                    Some(left) => self.record.set_time_left(left),
                    None => self.record.comments.push(Comment { after, key, text: inside[..end].to_owned() }),
                }
                self.scanner.take(end + 2);
                Ok(true)
            }
            Some(end) => {
                self.scanner.take(end + 1);
                Err(self.scanner.error(RecordProblem::NestedComment))
            }
            None => Err(self.scanner.error(RecordProblem::UnclosedComment)),
        }
    }

    /// A turn number or a decision.
    fn read_turn_word(&mut self, word: &str) -> Read<()> {
        if let Some(number) = word.strip_suffix('.').filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
        {
            let turn = self.record.game.turn();
            if number.parse() != Ok(turn) {
                return Err(self.scanner.error(RecordProblem::TurnNumber(turn)));
            }
            self.scanner.take(word.len());
            return Ok(());
        }
        let text = self.decision_text(word);
        if let Err(error) = self.record.game.play_text(&text) {
            return Err(self.scanner.error(RecordProblem::Decision { text: excerpt(&text), error }));
        }
        // The argument of a card is a word of its own.
        for part in text.split(' ') {
            self.scanner.skip_space();
            self.scanner.take(part.len());
        }
        Ok(())
    }

    /// The decision that begins with `word`: a card takes the next word with it, unless it needs nothing.
    fn decision_text(&self, word: &str) -> String {
        let rules = self.record.game.rules();
        let card = word.strip_prefix('#').and_then(|id| rules.card_named(id));
        match card.map(|card| rules.card(card).effect) {
            None | Some(Effect::ExtraPa { .. }) => word.to_owned(),
            Some(_) => {
                let mut ahead = Scanner { ..self.scanner };
                ahead.take(word.len());
                ahead.skip_space();
                format!("{word} {}", ahead.word())
            }
        }
    }

    fn read_result(&mut self, word: &str, outcome: Option<Outcome>) -> Read<()> {
        let game = &mut self.record.game;
        let contradiction =
            |expected: &str| RecordProblem::Result { found: word.to_owned(), expected: expected.into() };
        if let Some(tag) = &self.result
            && tag != word
        {
            return Err(self.scanner.error(contradiction(tag)));
        }
        if game.result().is_none()
            && let Some(outcome) = outcome
        {
            match (self.reason, outcome) {
                (Some(reason @ (Reason::Resignation | Reason::Time)), Outcome::Win(_))
                | (Some(reason @ Reason::Agreement), Outcome::Draw) => game.declare(outcome, reason),
                (None, Outcome::Win(_)) => game.declare(outcome, Reason::Resignation),
                (None, Outcome::Draw) => game.declare(outcome, Reason::Agreement),
                (Some(reason), _) => return Err(self.scanner.error(contradiction(reason.word()))),
            }
        }
        let actual = result_word(game.result());
        if actual != word {
            return Err(self.scanner.error(contradiction(actual)));
        }
        if let Some(reason) = self.reason
            && game.result().is_none_or(|result| result.reason != reason)
        {
            return Err(self.scanner.error(contradiction(reason.word())));
        }
        self.scanner.take(word.len());
        Ok(())
    }

    fn read_end(&mut self) -> Read<()> {
        loop {
            self.scanner.skip_space();
            if self.scanner.rest.is_empty() {
                return Ok(());
            }
            if !self.read_comment()? {
                return Err(self.scanner.error(RecordProblem::AfterResult));
            }
        }
    }
}
