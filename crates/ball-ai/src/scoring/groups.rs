//! Decisions that are alike are ruled out together: the bound is asked once about everything that they lead to.
//!
//! With cards there are a hundred decisions and more, and nearly all of them lead nowhere. Where even the best of a
//! group, with a piece on all the squares at once to which one decision each takes it, cannot bring the ball into the end
//! zone, none of them need be played out.

use std::ops::ControlFlow;

use ball_rules::{ActionKind, CardIndex, CardPlay, Decision, Label, Mode, Position, Ruleset, Square, Squares};

use super::bounds::Bounds;
use super::cards::Scratch;
use super::field::{Field, Scene};

/// Pieces of a side.
const MEN: usize = 7;
/// Groups that each piece has: plain moves; actions against others; runs; swaps with later pieces.
const BY_MAN: usize = 4;
/// Groups of each kind of throw follow those of the pieces.
const GROUPS: usize = MEN * BY_MAN + 3;

/// What the decisions of a group do.
#[derive(Clone, Copy)]
enum Does {
    Moves(usize),
    Acts(usize),
    Runs(usize, CardIndex),
    Swaps(usize, CardIndex),
    ShortPass,
    LongPass,
    CardPass(CardIndex),
}

impl Does {
    fn group(self) -> usize {
        match self {
            Does::Moves(man) => man * BY_MAN,
            Does::Acts(man) => man * BY_MAN + 1,
            Does::Runs(man, _) => man * BY_MAN + 2,
            Does::Swaps(man, _) => man * BY_MAN + 3,
            Does::ShortPass => MEN * BY_MAN,
            Does::LongPass => MEN * BY_MAN + 1,
            Does::CardPass(_) => MEN * BY_MAN + 2,
        }
    }

    fn card(self) -> Option<CardIndex> {
        match self {
            Does::Runs(_, card) | Does::Swaps(_, card) | Does::CardPass(card) => Some(card),
            _ => None,
        }
    }
}

/// Decisions that are alike.
#[derive(Clone, Copy)]
struct Group {
    does: Does,
    /// Where they end.
    ends: Squares,
    count: u8,
    /// Whether none of them is on the way to a touchdown, once that has been asked.
    out: Option<bool>,
}

/// The decisions of a position in groups.
pub(super) struct Groups<'a> {
    scene: Scene<'a>,
    ball: Square,
    /// The acting side's carrier.
    carrier: Option<Label>,
    groups: [Option<Group>; GROUPS],
}

impl<'a> Groups<'a> {
    /// Adds the decisions of `position` to `all` and sorts them; `None`, and nothing is added, where there are so few that
    /// it is as fast to look at one after the other.
    pub(super) fn of(
        bounds: &Bounds,
        rules: &Ruleset,
        position: &'a Position,
        all: &mut Vec<Decision>,
    ) -> Option<Groups<'a>> {
        if position.mode() == Mode::Basic {
            return None;
        }
        let scene = Scene::of(position, Field::of(position));
        if scene.pa == 0 && !bounds.any_card(rules, &scene) {
            return None;
        }
        let carrier = position.carrier_piece().filter(|piece| piece.id.team == position.side());
        let mut sorted = Groups {
            scene,
            ball: position.ball_square(),
            carrier: carrier.map(|piece| piece.id.label),
            groups: [None; GROUPS],
        };
        let _ = position.visit_decisions(rules, |decision| {
            all.push(decision);
            sorted.add(decision);
            ControlFlow::<()>::Continue(())
        });
        Some(sorted)
    }

    fn add(&mut self, decision: Decision) {
        let Some((does, ends)) = self.sort(decision) else { return };
        match self.groups.get_mut(does.group()) {
            Some(Some(known)) if known.does.card() == does.card() => {
                known.ends |= ends;
                known.count += 1;
            }
            Some(group @ None) => *group = Some(Group { does, ends, count: 1, out: None }),
            // Two cards that do the same are not counted together.
            _ => {}
        }
    }

    /// Whether `decision` cannot be on the way to a touchdown this turn, as far as can be told from all that are alike.
    pub(super) fn rules_out(
        &mut self,
        bounds: &Bounds,
        rules: &Ruleset,
        scratch: &mut Scratch,
        decision: Decision,
    ) -> bool {
        if decision == Decision::EndPhase {
            return true;
        }
        let Some((does, _)) = self.sort(decision) else { return false };
        let Some(group) = self.groups.get(does.group()).copied().flatten() else { return false };
        // A single one is as well asked about when it has been played.
        if group.count < 2 || group.does.card() != does.card() {
            return false;
        }
        group.out.unwrap_or_else(|| {
            let out = !self.may_score(bounds, rules, scratch, group);
            if let Some(Some(group)) = self.groups.get_mut(does.group()) {
                group.out = Some(out);
            }
            out
        })
    }

    fn may_score(&self, bounds: &Bounds, rules: &Ruleset, scratch: &mut Scratch, group: Group) -> bool {
        let after = self.after(rules, group);
        let scored = self.carrier.is_some()
            && after.field.carrier.is_some()
            && !(after.ball & rules.end_zone(after.side())).is_empty();
        scored || bounds.may_score_in(rules, &after, scratch)
    }

    /// What a decision does and the square where it ends, where that is all there is to it: the ball stays with whom it
    /// is with, unless it is thrown.
    fn sort(&self, decision: Decision) -> Option<(Does, Squares)> {
        let man = |label: Label| self.scene.field.own.index_of(label).filter(|&man| man < MEN);
        let ball = self.ball;
        match decision {
            Decision::Move { piece, to, .. } if to != ball => Some((Does::Moves(man(piece)?), to.into())),
            // Whoever is in a stack made this turn is out of it.
            Decision::Stack { piece, to, .. } if to != ball && self.carrier != Some(piece) => {
                Some((Does::Acts(man(piece)?), Squares::EMPTY))
            }
            Decision::Dodge { piece, target, exit, .. } if target != ball && exit != ball => {
                Some((Does::Acts(man(piece)?), exit.into()))
            }
            Decision::TacticalDodge { piece, from, to, .. }
                if to != ball && !(from.is_adjacent(ball) && to.is_adjacent(ball)) =>
            {
                Some((Does::Acts(man(piece)?), to.into()))
            }
            Decision::ShortPass { to, .. } => Some((Does::ShortPass, to.into())),
            Decision::LongPass { to, .. } => Some((Does::LongPass, to.into())),
            Decision::Card { card, play: CardPlay::LongPass { to, .. } } => Some((Does::CardPass(card), to.into())),
            Decision::Card { card, play: CardPlay::Run { piece, to, .. } } if to != ball => {
                Some((Does::Runs(man(piece)?, card), to.into()))
            }
            Decision::Card { card, play: CardPlay::Swap { first, second } }
                if self.carrier != Some(first) && self.carrier != Some(second) =>
            {
                let partner = self.scene.field.own.iter().nth(man(second)?)?;
                Some((Does::Swaps(man(first)?, card), partner.at))
            }
            _ => None,
        }
    }

    /// All that the decisions of a group lead to, at once.
    fn after(&self, rules: &Ruleset, group: Group) -> Scene<'a> {
        let mut after = self.scene.clone();
        after.after_hand_off = false;
        let ends = group.ends;
        let spend = |after: &mut Scene, actions: &[ActionKind]| {
            let costs = || actions.iter().map(|&action| rules.actions.cost(action));
            after.pa = after.pa.saturating_sub(costs().map(|cost| cost.pa).min().unwrap_or(0));
            after.pe = after.pe.saturating_add(costs().map(|cost| cost.pe).max().unwrap_or(0));
        };
        match group.does {
            Does::Moves(man) => {
                spend(&mut after, &[ActionKind::Move]);
                self.goes(&mut after, man, ends);
            }
            Does::Acts(man) => {
                let actions = [ActionKind::Dodge, ActionKind::TacticalDodge, ActionKind::Block, ActionKind::Protection];
                spend(&mut after, &actions);
                self.goes(&mut after, man, ends);
                // Whoever was pushed has left its square.
                after.clear |= after.field.opponents;
            }
            Does::Runs(man, _) => self.goes(&mut after, man, ends),
            Does::Swaps(man, _) => {
                let here = after.field.own.iter().nth(man).map_or(Squares::EMPTY, |man| man.at);
                for (index, man_there) in after.field.own.iter_mut().enumerate() {
                    if index == man {
                        man_there.at = ends;
                    } else if !(man_there.at & ends).is_empty() {
                        man_there.at |= here;
                    }
                }
            }
            Does::ShortPass => {
                spend(&mut after, &[ActionKind::ShortPass]);
                thrown(&mut after, ends);
            }
            Does::LongPass => {
                spend(&mut after, &[ActionKind::LongPass]);
                thrown(&mut after, ends);
            }
            Does::CardPass(_) => thrown(&mut after, ends),
        }
        if let Some(card) = group.does.card() {
            let face = rules.card(card);
            after.pa = after.pa.saturating_sub(face.pa);
            after.pe = after.pe.saturating_sub(face.pe);
            after.spent = Some(card);
        }
        after
    }

    /// A piece is on all of `ends`, with the ball if it is the carrier.
    fn goes(&self, after: &mut Scene, index: usize, ends: Squares) {
        let Some(man) = after.field.own.iter_mut().nth(index) else { return };
        let from = std::mem::replace(&mut man.at, ends);
        let label = man.label;
        after.field.comrades = (after.field.comrades - from) | ends;
        after.clear |= from;
        if self.carrier == Some(label) {
            after.ball = ends;
        }
    }
}

/// The ball lies loose on one of `ends`.
fn thrown(after: &mut Scene, ends: Squares) {
    after.ball = ends;
    after.field.carrier = None;
}
