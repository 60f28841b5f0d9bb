//! What is being looked into: a match, the line through it that is walked, and the variations that branch off.
//!
//! The board shows a match that stands in for it, so nothing here can change the match itself; of what is tried out only
//! variations are kept, beside it.

use std::path::PathBuf;

use ball_rules::{Decision, Match, Played, Reason, Record, Team};
use bevy::prelude::*;

/// Where the match comes from, and its variations go to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// The match in progress.
    Match,
    /// A saved match.
    File(PathBuf),
    /// Nowhere: what could be read of a damaged file.
    Nowhere,
}

/// A step along the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To this many decisions of the line.
    To(usize),
    /// One decision on or, negative, back.
    Decisions(isize),
    /// To the beginning of a turn, so many on or, negative, back.
    Turns(isize),
}

/// A turn of the match: its decisions, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnOf {
    /// The decisions before it.
    pub first: usize,
    /// The decisions up to its end.
    pub end: usize,
    /// Whose it is.
    pub team: Team,
    /// Its number, from 1.
    pub number: u32,
}

/// What is being looked into.
#[derive(Resource, Debug)]
pub struct Study {
    source: Source,
    record: Record,
    /// The decisions of the line that is walked.
    line: Vec<Decision>,
    /// How many of them are played on the board.
    at: usize,
}

impl Study {
    /// Begins to look into a match, where it stands; one that is over begins with its last turn.
    pub fn new(source: Source, record: Record) -> Study {
        let line: Vec<Decision> = record.game.played().iter().map(|played| played.decision).collect();
        let mut study = Study { source, at: line.len(), line, record };
        if study.record.game.result().is_some() {
            study.at = study.turns().last().map_or(0, |turn| turn.first);
        }
        study
    }

    /// Where the match comes from.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The match with its variations.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What was played in the match.
    pub fn played(&self) -> &[Played] {
        self.record.game.played()
    }

    /// The line that is walked.
    pub fn line(&self) -> &[Decision] {
        &self.line
    }

    /// How many decisions of the line are played on the board.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many decisions a line shares with the match.
    fn common(&self, line: &[Decision]) -> usize {
        line.iter().zip(self.played()).take_while(|(own, played)| **own == played.decision).count()
    }

    /// How many decisions of the match come before the variation that the board shows; none while it shows the match.
    pub fn left_at(&self) -> Option<usize> {
        let common = self.common(self.line.get(..self.at).unwrap_or(&self.line));
        (common < self.at).then_some(common)
    }

    /// The place of the variation that is walked among those of the record.
    pub fn variation(&self) -> Option<usize> {
        let common = self.common(&self.line);
        let own = self.line.get(common..).filter(|own| !own.is_empty())?;
        self.record.variations().position(|other| other.after() == common && other.decisions().starts_with(own))
    }

    /// The match as the board is to show it. What is left of the line can be played again.
    pub fn game(&self) -> Match {
        let mut game = self.record.game.clone();
        if game.result().is_some_and(|r| matches!(r.reason, Reason::Resignation | Reason::Time | Reason::Agreement)) {
            // Declared results are no decisions: what follows can be tried out.
            game.undo();
        }
        let common = self.common(&self.line);
        while game.played().len() > common && game.undo().is_some() {}
        for &decision in self.line.get(common..).unwrap_or_default() {
            if game.play(decision).is_err() {
                break;
            }
        }
        while game.played().len() > self.at && game.undo().is_some() {}
        game
    }

    /// The turns of the match.
    pub fn turns(&self) -> Vec<TurnOf> {
        turns(self.played())
    }

    /// The turn of the match that the board shows, or that the variation left: its place among the turns.
    pub fn turn_here(&self) -> Option<usize> {
        let at = self.left_at().unwrap_or(self.at);
        let turns = self.turns();
        turns.iter().rposition(|turn| turn.first <= at)
    }

    /// Where a step leads, in decisions of the line.
    pub fn target(&self, step: Step) -> usize {
        let all = self.line.len();
        match step {
            Step::To(at) => at.min(all),
            Step::Decisions(by) => self.at.saturating_add_signed(by).min(all),
            Step::Turns(by) => {
                let mut stops = self.beginnings();
                stops.push(all);
                let back = stops.iter().rposition(|&stop| stop < self.at);
                let on = stops.iter().position(|&stop| stop > self.at);
                let index = match by {
                    ..0 => back.map(|index| index.saturating_sub(by.unsigned_abs() - 1)),
                    0 => None,
                    1.. => on.map(|index| index + by.unsigned_abs() - 1),
                };
                index.map_or(self.at, |index| stops.get(index).copied().unwrap_or(all))
            }
        }
    }

    /// Where the turns of the line begin, in decisions.
    fn beginnings(&self) -> Vec<usize> {
        let mut position = *self.record.game.start();
        let mut found = vec![0];
        for (index, &decision) in self.line.iter().enumerate() {
            let side = position.side();
            position.play(self.record.game.rules(), decision, &mut ());
            if position.side() != side {
                found.push(index + 1);
            }
        }
        found
    }

    /// Goes there.
    pub fn go(&mut self, at: usize) {
        self.at = at.min(self.line.len());
    }

    /// Walks the match itself, at this many of its decisions.
    pub fn return_to_match(&mut self, at: usize) {
        self.line = self.played().iter().map(|played| played.decision).collect();
        self.go(at);
    }

    /// Walks a variation, from its first decision on.
    pub fn walk(&mut self, variation: usize) {
        let Some(variation) = self.record.variations().nth(variation) else { return };
        let (after, decisions) = (variation.after(), variation.decisions().to_vec());
        self.return_to_match(after);
        self.line.truncate(after);
        self.line.extend(decisions);
        self.go(after + 1);
    }

    /// Forgets a variation; who walks it is back in the match where it left.
    pub fn forget(&mut self, variation: usize) {
        if self.variation() == Some(variation) {
            let common = self.common(&self.line);
            self.return_to_match(common);
        }
        self.record.forget_variation(variation);
    }

    /// Plays a turn from where the board stands, up to its end, and shows its first decision. Returns whether a
    /// variation was added.
    pub fn try_line(&mut self, decisions: &[Decision]) -> bool {
        let mut line = self.line.get(..self.at).unwrap_or_default().to_vec();
        let at = line.len();
        line.extend(decisions);
        let added = self.keep(&line);
        self.line = line;
        self.go(at + 1);
        added
    }

    /// Follows what was played, taken back or played again on the board. Returns whether a variation was added.
    pub fn follow(&mut self, played: &[Played]) -> bool {
        let path: Vec<Decision> = played.iter().map(|played| played.decision).collect();
        if self.line.get(..self.at) == Some(&path[..]) {
            return false;
        }
        if self.line.starts_with(&path) {
            self.at = path.len();
            return false;
        }
        if self.common(&path) == path.len() {
            self.return_to_match(path.len());
            return false;
        }
        let added = self.keep(&path);
        self.at = path.len();
        self.line = self.known(&path).unwrap_or(path);
        added
    }

    /// The whole line of a variation that begins with `path`.
    fn known(&self, path: &[Decision]) -> Option<Vec<Decision>> {
        let common = self.common(path);
        let rest = path.get(common..)?;
        let whole =
            self.record.variations().find(|other| other.after() == common && other.decisions().starts_with(rest));
        whole.map(|whole| path.iter().take(common).chain(whole.decisions()).copied().collect())
    }

    fn keep(&mut self, line: &[Decision]) -> bool {
        let common = self.common(line);
        let rest = line.get(common..).unwrap_or_default();
        self.record.keep_variation(common, rest).unwrap_or(false)
    }
}

/// The turns of what was played.
pub fn turns(played: &[Played]) -> Vec<TurnOf> {
    let mut found: Vec<TurnOf> = Vec::new();
    for (index, played) in played.iter().enumerate() {
        match found.last_mut().filter(|turn| turn.number == played.turn) {
            Some(turn) => turn.end = index + 1,
            None => {
                let (team, number) = (played.team, played.turn);
                found.push(TurnOf { first: index, end: index + 1, team, number });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use ball_rules::{Mode, Ruleset};

    use super::*;

    fn study(texts: &[&str]) -> Study {
        let mut game = Match::new(Ruleset::house(), Mode::Basic);
        for text in texts {
            game.play_text(text).unwrap();
        }
        Study::new(Source::Match, Record::new(game))
    }

    const TEXTS: [&str; 6] = ["S1G11-G9", "X1K11-J10", ".", "S1G7-E9", ".", "X2I11-H10"];

    #[test]
    fn steps_by_decisions_and_turns_stay_within_the_line() {
        let mut study = study(&TEXTS);
        assert_eq!(study.at(), 6);
        assert_eq!(study.target(Step::Turns(-1)), 5);
        assert_eq!(study.target(Step::Decisions(1)), 6);
        study.go(study.target(Step::Turns(-2)));
        assert_eq!((study.at(), study.target(Step::Turns(-1)), study.target(Step::Turns(-9))), (3, 0, 0));
        assert_eq!((study.target(Step::Turns(1)), study.target(Step::Turns(9))), (5, 6));
        assert_eq!(study.target(Step::Decisions(-9)), 0);
        assert_eq!(study.game().played().len(), 3);
        assert!(study.game().can_redo());
        assert_eq!(study.turns().len(), 3);
        assert_eq!(study.turn_here(), Some(1));
    }

    #[test]
    fn what_is_tried_out_becomes_a_variation_and_the_match_stays_as_it_is() {
        let mut study = study(&TEXTS);
        let whole = study.record().game.clone();
        study.go(1);
        let mut game = study.game();
        game.play_text("X1K11-L10").unwrap();
        assert!(study.follow(game.played()));
        assert_eq!((study.at(), study.left_at(), study.variation()), (2, Some(1), Some(0)));
        game.play_text(".").unwrap();
        assert!(study.follow(game.played()));
        assert_eq!(study.record().variations().count(), 1, "it goes on, it is no other one");
        game.undo();
        game.undo();
        assert!(!study.follow(game.played()));
        assert_eq!((study.at(), study.left_at(), study.line().len()), (1, None, 3));
        // Another way leads on from the same place; the match's own decision leads back to it.
        game.play_text("X1K11-J10").unwrap();
        assert!(!study.follow(game.played()));
        assert_eq!((study.line().len(), study.variation()), (6, None));
        assert_eq!(study.record().game, whole);
        study.walk(0);
        assert_eq!((study.at(), study.left_at()), (2, Some(1)));
        study.forget(0);
        assert_eq!((study.at(), study.left_at(), study.record().variations().count()), (1, None, 0));
    }

    #[test]
    fn a_better_turn_is_shown_decision_by_decision() {
        let mut study = study(&TEXTS);
        study.go(3);
        let rules = Ruleset::house();
        let turn: Vec<Decision> = ["X1C7-D8", "."].map(|text| Decision::parse(rules, text).unwrap()).to_vec();
        assert!(study.try_line(&turn));
        assert_eq!((study.at(), study.line().len(), study.left_at()), (4, 5, Some(3)));
        assert!(!study.try_line(&[]), "nothing is added by nothing");
    }

    #[test]
    fn a_match_that_was_resigned_can_be_played_on() {
        let mut game = Match::new(Ruleset::house(), Mode::Basic);
        game.play_text("S1G11-G9").unwrap();
        game.resign(Team::Def);
        let mut study = Study::new(Source::Match, Record::new(game));
        assert_eq!(study.at(), 0, "one that is over begins with its last turn");
        study.go(1);
        assert!(study.game().result().is_none());
        assert!(study.record().game.result().is_some());
    }
}
