//! Reading demonstrations from RON, and playing each to see that it shows what it says.

use std::collections::BTreeSet;

use ball_rules::{Decision, Match, PieceId, Position, Refusal, Ruleset, Square};
use serde::Deserialize;

use super::{Act, Demonstration, Step};

/// Why a file of teaching material is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}: {reason}")]
pub struct TeachError {
    /// The file that was read.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDemonstration {
    id: String,
    start: String,
    steps: Vec<RawStep>,
    end: String,
    /// More squares for the camera to show.
    #[serde(default)]
    frame: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStep {
    /// A decision that is played.
    #[serde(default)]
    play: Option<String>,
    /// A decision that is refused.
    #[serde(default)]
    refused: Option<String>,
    /// The refusal that it must meet, by its name in the rules.
    #[serde(default)]
    why: Option<String>,
    #[serde(default)]
    marks: Vec<String>,
}

/// What is wrong, and the texts that lead to its place, one after another.
struct Fault {
    at: Vec<String>,
    reason: String,
}

pub(super) fn parse(file: &str, text: &str) -> Result<Vec<Demonstration>, TeachError> {
    let refusal = |line, reason| TeachError { file: file.to_owned(), line, reason };
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let raw: Vec<RawDemonstration> =
        options.from_str(text).map_err(|error| refusal(error.span.end.line, error.code.to_string()))?;
    let mut names = BTreeSet::new();
    let mut read = Vec::with_capacity(raw.len());
    for raw in raw {
        let id = raw.id.clone();
        let fresh = names.insert(id.clone());
        let checked = if fresh { check(raw) } else { Err(fault(&[&id, &id], "is there twice")) };
        let checked = checked.map_err(|Fault { at, reason }| {
            let mut path = vec![id.clone()];
            path.extend(at);
            refusal(line_of(text, &path), format!("demonstration `{id}`: {reason}"))
        });
        read.push(checked?);
    }
    Ok(read)
}

fn fault(at: &[&str], reason: impl Into<String>) -> Fault {
    Fault { at: at.iter().map(|&part| part.to_owned()).collect(), reason: reason.into() }
}

/// The line, from 1, of the last text of `path` that stands in quotes after those before it.
fn line_of(text: &str, path: &[String]) -> usize {
    let mut from = 0;
    for part in path {
        let quoted = format!("\"{part}\"");
        let Some(found) = text.get(from..).and_then(|rest| rest.find(&quoted)) else { break };
        from += found + quoted.len();
    }
    text.get(..from).unwrap_or_default().matches('\n').count() + 1
}

fn check(raw: RawDemonstration) -> Result<Demonstration, Fault> {
    let rules = Ruleset::house();
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if raw.id.is_empty() || !raw.id.chars().all(is_name) {
        return Err(fault(&[], "a name has lower-case letters, digits and hyphens only"));
    }
    if raw.steps.is_empty() {
        return Err(fault(&[], "there are no steps"));
    }
    let position = |text: &str| Position::from_bpn(rules, text).map_err(|error| fault(&[text], error.to_string()));
    let start = position(&raw.start)?;
    let end = position(&raw.end)?;

    let mut game = Match::from_position(rules, start);
    let mut frame = squares(&raw.frame, &[])?;
    let mut path: Vec<&str> = vec![&raw.start];
    let mut steps = Vec::with_capacity(raw.steps.len());
    for (number, step) in (1..).zip(&raw.steps) {
        path.extend(step.play.as_deref().or(step.refused.as_deref()));
        let act = check_step(step, &mut game, &mut frame)
            .map_err(|reason| fault(&path, format!("step {number}: {reason}")))?;
        let marks = squares(&step.marks, &path)?;
        frame.extend(&marks);
        steps.push(Step { act, caption: format!("demo-{}-{number}", raw.id), marks });
    }
    if *game.position() != end {
        path.push(&raw.end);
        let played = game.position().to_bpn(rules);
        return Err(fault(&path, format!("it ends with `{played}`, not with what `end` says")));
    }
    if frame.is_empty() {
        frame.extend(start.pieces().map(|piece| piece.square));
    }
    frame.sort_unstable();
    frame.dedup();
    Ok(Demonstration { id: raw.id, start, steps, end, frame })
}

fn check_step(step: &RawStep, game: &mut Match, frame: &mut Vec<Square>) -> Result<Act, String> {
    let rules = game.rules().clone();
    let read = |text: &str| Decision::parse(&rules, text).map_err(|error| format!("`{text}`: {error}"));
    match (step.play.as_deref(), step.refused.as_deref(), step.why.as_deref()) {
        (None, None, None) => Ok(Act::Tell),
        (Some(text), None, None) => {
            let decision = read(text)?;
            let before = *game.position();
            game.play(decision).map_err(|error| format!("`{text}`: {error}"))?;
            frame.extend(changed(&before, game.position()));
            Ok(Act::Play(decision))
        }
        (None, Some(text), Some(why)) => {
            let decision = read(text)?;
            let refusal = game.position().refusal(&rules, decision);
            let refusal = refusal.ok_or_else(|| format!("`{text}` should be refused with {why}, but is legal"))?;
            let name = name_of(refusal);
            if name != why {
                return Err(format!("`{text}` should be refused with {why}, but is refused with {name}: {refusal}"));
            }
            let side = game.position().side();
            let piece = decision.piece().and_then(|label| game.position().piece(PieceId::new(side, label)));
            frame.extend(piece.map(|piece| piece.square));
            Ok(Act::Refused(decision, refusal))
        }
        _ => Err("a step has `play`, or `refused` with `why`, or neither".to_owned()),
    }
}

/// The refusal's name in the rules, without its figures.
fn name_of(refusal: Refusal) -> String {
    format!("{refusal:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// Where pieces or the ball were and are that a decision moved or changed.
fn changed(before: &Position, after: &Position) -> Vec<Square> {
    let mut squares = Vec::new();
    for piece in before.pieces() {
        let Some(now) = after.piece(piece.id) else { continue };
        if now.square != piece.square || now.state != piece.state {
            squares.extend([piece.square, now.square]);
        }
    }
    if before.ball() != after.ball() {
        squares.extend([before.ball_square(), after.ball_square()]);
    }
    squares
}

fn squares(texts: &[String], path: &[&str]) -> Result<Vec<Square>, Fault> {
    let read = |text: &String| {
        text.parse::<Square>().map_err(|error| {
            let mut at = path.to_vec();
            at.push(text);
            fault(&at, format!("`{text}`: {error}"))
        })
    };
    texts.iter().map(read).collect()
}
