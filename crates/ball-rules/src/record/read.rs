//! Reading a record.

use std::collections::HashSet;
use std::sync::Arc;

use super::problem::{ReadFailure, RecordError, RecordProblem};
use super::scanner::Scanner;
use super::variation::{Variation, Walk};
use super::words::{mode_word, parse_result, parse_time, result_word};
use super::{Comment, Record};
use crate::decision::Decision;
use crate::game::{Match, Outcome, PlayError, Reason};
use crate::notation::excerpt;
use crate::position::{Mode, Position};
use crate::ruleset::{Effect, Ruleset};

impl Record {
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
            if self.read_comment()? || self.read_variation()? {
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
        let Some(text) = self.comment_text()? else { return Ok(false) };
        match parse_time(text) {
            Some(left) => self.record.set_time_left(left),
            None => {
                let after = self.record.game.played().len();
                let key = self.record.game.position().key();
                self.record.comments.push(Comment { after, key, text: text.to_owned() });
            }
        }
        Ok(true)
    }

    /// What stands between the braces, if a comment comes next.
    fn comment_text(&mut self) -> Read<Option<&'a str>> {
        if self.scanner.rest.starts_with('}') {
            return Err(self.scanner.error(RecordProblem::StrayBrace));
        }
        let Some(inside) = self.scanner.rest.strip_prefix('{') else { return Ok(None) };
        match inside.find(['{', '}']) {
            Some(end) if inside[end..].starts_with('}') => {
                self.scanner.take(end + 2);
                Ok(Some(&inside[..end]))
            }
            Some(end) => {
                self.scanner.take(end + 1);
                Err(self.scanner.error(RecordProblem::NestedComment))
            }
            None => Err(self.scanner.error(RecordProblem::UnclosedComment)),
        }
    }

    /// Reads a variation, if one comes next.
    fn read_variation(&mut self) -> Read<bool> {
        if self.scanner.rest.starts_with(')') {
            return Err(self.scanner.error(RecordProblem::StrayParenthesis));
        }
        if !self.scanner.rest.starts_with('(') {
            return Ok(false);
        }
        let opened = Scanner { ..self.scanner };
        self.scanner.take(1);
        let after = self.record.game.played().len();
        let mut walk = Walk::from(&self.record.game, after);
        let mut variation = Variation { after, key: walk.position.key(), decisions: Vec::new(), comments: Vec::new() };
        loop {
            self.scanner.skip_space();
            if let Some(text) = self.comment_text()? {
                variation.comments.push((variation.decisions.len(), text.to_owned()));
                continue;
            }
            match self.scanner.rest.bytes().next() {
                None => return Err(opened.error(RecordProblem::UnclosedVariation)),
                Some(b'(') => return Err(self.scanner.error(RecordProblem::NestedVariation)),
                Some(b')') if variation.decisions.is_empty() => {
                    return Err(self.scanner.error(RecordProblem::EmptyVariation));
                }
                Some(b')') => break,
                Some(_) => {}
            }
            let word = self.scanner.word();
            if self.read_turn_number(word, walk.turn)? {
                continue;
            }
            let text = self.decision_text(word);
            let decision = Decision::parse(self.record.game.rules(), &text)
                .map_err(PlayError::from)
                .and_then(|decision| walk.step(decision).map(|()| decision));
            match decision {
                Ok(decision) => variation.decisions.push(decision),
                Err(error) => {
                    return Err(self.scanner.error(RecordProblem::Decision { text: excerpt(&text), error }));
                }
            }
            self.take_decision(&text);
        }
        self.scanner.take(1);
        self.record.variations.push(variation);
        Ok(true)
    }

    /// A turn number or a decision.
    fn read_turn_word(&mut self, word: &str) -> Read<()> {
        if self.read_turn_number(word, self.record.game.turn())? {
            return Ok(());
        }
        let text = self.decision_text(word);
        if let Err(error) = self.record.game.play_text(&text) {
            return Err(self.scanner.error(RecordProblem::Decision { text: excerpt(&text), error }));
        }
        self.take_decision(&text);
        Ok(())
    }

    /// Takes `word` if it is a turn number, which must be that of `turn`.
    fn read_turn_number(&mut self, word: &str, turn: u32) -> Read<bool> {
        let number = word.strip_suffix('.').filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
        let Some(number) = number else { return Ok(false) };
        if number.parse() != Ok(turn) {
            return Err(self.scanner.error(RecordProblem::TurnNumber(turn)));
        }
        self.scanner.take(word.len());
        Ok(true)
    }

    /// Takes the text of a decision; the argument of a card is a word of its own.
    fn take_decision(&mut self, text: &str) {
        for part in text.split(' ') {
            self.scanner.skip_space();
            self.scanner.take(part.len());
        }
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
