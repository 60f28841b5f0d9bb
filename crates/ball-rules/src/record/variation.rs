//! Variations: decisions that were looked at and not played, from some moment of the match on.

use std::sync::Arc;

use super::Record;
use crate::decision::Decision;
use crate::game::{Match, PlayError};
use crate::position::Position;
use crate::ruleset::Ruleset;

/// Another way on from a moment of the match.
///
/// Only a touchdown ends a variation: draws by repetition and the turn limit belong to the match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    pub(super) after: usize,
    /// The key of the position that it leaves from.
    pub(super) key: u64,
    pub(super) decisions: Vec<Decision>,
    /// The number of the variation's decisions before each comment, and its text.
    pub(super) comments: Vec<(usize, String)>,
}

impl Variation {
    /// How many decisions of the match stand before it.
    pub fn after(&self) -> usize {
        self.after
    }

    /// Its decisions; at least one.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// Comments that stand after the first `decisions` of its decisions.
    pub fn comments_after(&self, decisions: usize) -> impl Iterator<Item = &str> {
        self.comments.iter().filter(move |(after, _)| *after == decisions).map(|(_, text)| &text[..])
    }
}

/// A walk along a variation: the position, and the turn in progress.
pub(super) struct Walk {
    rules: Arc<Ruleset>,
    pub(super) position: Position,
    pub(super) turn: u32,
}

impl Walk {
    /// From the moment of `game` after so many decisions.
    pub(super) fn from(game: &Match, after: usize) -> Walk {
        let turn = match after.checked_sub(1).and_then(|last| game.played().get(last)) {
            Some(last) => last.turn + u32::from(last.began_turn()),
            None => 1,
        };
        Walk { rules: game.rules().clone(), position: *game.before(after), turn }
    }

    /// Plays one decision.
    pub(super) fn step(&mut self, decision: Decision) -> Result<(), PlayError> {
        if self.position.winner().is_some() {
            return Err(PlayError::MatchOver);
        }
        if let Some(refusal) = self.position.refusal(&self.rules, decision) {
            return Err(refusal.into());
        }
        let side = self.position.side();
        self.position.play(&self.rules, decision, &mut ());
        self.turn += u32::from(self.position.side() != side);
        Ok(())
    }
}

impl Record {
    /// The variations that leave from a moment of the match as it stands, in the order of these moments: not those from
    /// decisions that were taken back.
    ///
    /// ```
    /// # use ball_rules::{Record, Ruleset};
    /// let record = Record::read(Ruleset::house(), "1. S1G11-G9 (O1G15-F14) . *").unwrap();
    /// let variation = record.variations().next().unwrap();
    /// assert_eq!((variation.after(), variation.decisions().len()), (1, 1));
    /// ```
    pub fn variations(&self) -> impl Iterator<Item = &Variation> {
        self.variations.iter().filter(|variation| self.stands(variation))
    }

    fn stands(&self, variation: &Variation) -> bool {
        variation.after <= self.game.played().len() && self.game.before(variation.after).key() == variation.key
    }

    /// Keeps a variation of `decisions` from the moment after the match's first `after` decisions (the present one, if
    /// there are fewer), and tells whether that added anything.
    ///
    /// Decisions that the match itself played from there are skipped: the variation leaves where it differs. One that
    /// continues another takes its place, and one that another contains already adds nothing.
    ///
    /// # Errors
    /// Why the first illegal decision is refused; nothing is kept then.
    pub fn keep_variation(&mut self, after: usize, decisions: &[Decision]) -> Result<bool, PlayError> {
        let played = self.game.played();
        let after = after.min(played.len());
        let mut walk = Walk::from(&self.game, after);
        for &decision in decisions {
            walk.step(decision)?;
        }
        let common = decisions.iter().zip(&played[after..]).take_while(|(own, main)| **own == main.decision).count();
        let (after, decisions) = (after + common, &decisions[common..]);
        let key = self.game.before(after).key();
        let same_start = |other: &&mut Variation| other.after == after && other.key == key;
        if decisions.is_empty()
            || self.variations.iter_mut().filter(same_start).any(|other| other.decisions.starts_with(decisions))
        {
            return Ok(false);
        }
        match self.variations.iter_mut().filter(same_start).find(|other| decisions.starts_with(&other.decisions)) {
            Some(shorter) => shorter.decisions = decisions.to_vec(),
            None => {
                let at = self.variations.partition_point(|other| other.after <= after);
                let variation = Variation { after, key, decisions: decisions.to_vec(), comments: Vec::new() };
                self.variations.insert(at, variation);
            }
        }
        Ok(true)
    }

    /// Gives this record the variations of `other`: those that it has not are kept, those that `other` has not are
    /// forgotten, and comments in those that stay stay. Returns whether `other` is a record of the same match; nothing
    /// changes if it is not.
    pub fn take_variations_of(&mut self, other: &Record) -> bool {
        if self.game.start() != other.game.start() || self.game.played() != other.game.played() {
            return false;
        }
        for index in (0..self.variations().count()).rev() {
            let stays = self.variations().nth(index).is_some_and(|own| {
                other.variations().any(|theirs| theirs.key == own.key && theirs.decisions.starts_with(&own.decisions))
            });
            if !stays {
                self.forget_variation(index);
            }
        }
        for theirs in other.variations() {
            // What is legal there is legal here.
            let _ = self.keep_variation(theirs.after, &theirs.decisions);
        }
        true
    }

    /// Forgets the variation at the place `index`, from 0, of [`Record::variations`]; without effect if there is none.
    pub fn forget_variation(&mut self, index: usize) {
        let place = (0..self.variations.len()).filter(|&i| self.stands(&self.variations[i])).nth(index);
        if let Some(place) = place {
            self.variations.remove(place);
        }
    }
}
