//! Counting legal decisions without listing them, and perft.

use std::hint::black_box;
use std::ops::ControlFlow;

use crate::decision::Decision;
use crate::generate::Visitor;
use crate::position::{Phase, Position, Slot, Slots};
use crate::ruleset::{ActionKind, Effect, Ruleset};
use crate::square::Diagonal;
use crate::squares::Squares;
use crate::team::Kind;

impl Position {
    /// How many legal decisions there are: the length of [`Position::decisions`], found set by set.
    ///
    /// ```
    /// # use ball_rules::{Mode, Position, Ruleset};
    /// let rules = Ruleset::house();
    /// assert_eq!(Position::start(rules, Mode::Cards).count_decisions(rules), 54);
    /// ```
    #[inline]
    pub fn count_decisions(&self, rules: &Ruleset) -> u64 {
        let count = match self.phase {
            // The commonest case by far among the last positions of a search: without PA little is possible.
            Phase::Action if self.pa == 0 && !self.cards_mode => 1 + self.count_hand_offs(rules),
            Phase::Action => self.count_action_phase(rules),
            Phase::Unlock => self.count_unlock_phase(),
            Phase::Over => 0,
        };
        u64::from(count)
    }

    fn count_action_phase(&self, rules: &Ruleset) -> u32 {
        let mut count = 1 + self.count_hand_offs(rules);
        if self.cards_mode {
            count += u32::from(self.pa >= rules.actions.convert.pa) + self.count_cards(rules);
        }
        if self.pa > 0 {
            count += self.count_movements(rules) + self.count_passes(rules);
        }
        count
    }

    fn count_unlock_phase(&self) -> u32 {
        Slots(self.task_slots).map(|slot| self.count_task(slot)).sum()
    }

    fn count_task(&self, slot: Slot) -> u32 {
        let room = self.room_around(slot);
        if self.upper_slots[self.side as usize] & slot.bit() == 0 { room } else { self.count_releases(slot, room) }
    }

    fn count_releases(&self, slot: Slot, room: u32) -> u32 {
        let keepers = if self.has_ball(self.side, slot) { 2 } else { 1 };
        room * room.saturating_sub(1) * keepers
    }

    #[inline]
    fn count_movements(&self, rules: &Ruleset) -> u32 {
        let free = self.free_squares();
        let ring_slots = self.kind_slots(Kind::Ring);
        let rings = self.squares_of(self.side, ring_slots) & free;
        let diagonal = free - rings;
        let orthogonal = rings | (self.squares_of(self.side, self.kind_slots(Kind::Frame)) & free);
        let clear = self.clear();
        let opponents = self.opponents();
        let passable = clear | self.comrades();
        let stackable = self.stackable(rules);
        let moves = self.affords(rules, ActionKind::Move);
        let dodges = self.affords(rules, ActionKind::Dodge);
        let near_ends = if moves { clear | stackable } else { stackable };
        let far_ends = if moves { clear } else { Squares::EMPTY };
        let mut count = 0;
        let mut contact = Squares::EMPTY;
        for direction in Diagonal::ALL {
            let near = free.step(direction);
            let steps = diagonal.step(direction);
            let far = (steps & passable).step(direction);
            count += (near & near_ends).len() + (far & far_ends).len();
            contact |= steps & opponents;
            let targets = far & opponents;
            if !targets.is_empty() && dodges {
                count += self.count_exits(targets, clear);
            }
        }
        for far in orthogonal.leaps() {
            count += (far & far_ends).len();
            let targets = far & opponents;
            if !targets.is_empty() && dodges {
                count += self.count_exits(targets, clear);
            }
        }
        if !contact.is_empty() && self.affords(rules, ActionKind::TacticalDodge) {
            count += self.count_tactical_dodges(diagonal, opponents, clear);
        }
        count
    }

    fn count_exits(&self, targets: Squares, clear: Squares) -> u32 {
        targets.into_iter().map(|target| (Squares::next_to(target) & clear).len()).sum()
    }

    fn count_tactical_dodges(&self, dodgers: Squares, opponents: Squares, clear: Squares) -> u32 {
        let mut count = 0;
        for direction in Diagonal::ALL {
            let landings = (dodgers.step(direction) & opponents).step(direction) & clear;
            let back = direction.opposite();
            for landing in landings {
                let middles = Squares::of(landing).step(back);
                if let (Some(middle), Some(from)) = (middles.first(), middles.step(back).first()) {
                    count += self.push_squares(from, middle, landing).len();
                }
            }
        }
        count
    }

    /// The acting side's slots of `kind`.
    #[inline]
    fn kind_slots(&self, kind: Kind) -> u8 {
        let labels = self.labels[self.side as usize];
        let first = 7 * kind as u32;
        let below = (labels & ((1 << first) - 1)).count_ones();
        let of_kind = (labels >> first & 0x7F).count_ones();
        (((1u32 << of_kind) - 1) << below) as u8
    }

    #[inline]
    fn count_hand_offs(&self, rules: &Ruleset) -> u32 {
        match self.free_carrier() {
            Some(carrier) if !self.after_hand_off && self.affords(rules, ActionKind::HandOff) => {
                self.network(self.square_of(self.side, carrier), 1).len() - 1
            }
            _ => 0,
        }
    }

    #[inline]
    fn count_passes(&self, rules: &Ruleset) -> u32 {
        let Some(carrier) = self.free_carrier() else { return 0 };
        let mut count = 0;
        if self.affords(rules, ActionKind::ShortPass) {
            let from = self.square_of(self.side, carrier);
            let receivers = (Squares::around(from, rules.actions.short_pass_reach) & self.comrades()) - from.into();
            let clear = self.clear();
            count += Diagonal::ALL.map(|direction| (receivers.step(direction) & clear).len()).iter().sum::<u32>();
        }
        if self.affords(rules, ActionKind::LongPass) {
            count += self.long_pass_squares(rules).len();
        }
        count
    }

    fn count_cards(&self, rules: &Ruleset) -> u32 {
        self.playable_cards(rules).map(|(_, face)| self.count_card_plays(rules, face.effect)).sum()
    }

    /// The number of [`Position::visit_card_plays`].
    fn count_card_plays(&self, rules: &Ruleset, effect: Effect) -> u32 {
        let side = self.side as usize;
        match effect {
            Effect::LiftRestriction => (self.active_slots(self.side) & self.restricted_slots).count_ones(),
            Effect::ExtraPa { .. } => 1,
            Effect::StandUp => {
                let single = self.downed_slots[side] & !(self.upper_slots[side] | self.lower_slots[side]);
                Slots(single).map(|slot| self.room_around(slot)).sum()
            }
            Effect::Release => Slots(self.upper_slots[side] & !self.fresh_slots)
                .map(|slot| self.count_releases(slot, self.room_around(slot)))
                .sum(),
            Effect::Run { squares } => {
                let (free, clear) = (self.free_squares(), self.clear());
                let ends = |direction| (0..squares).fold(free, |at, _| at.step(direction) & clear);
                Diagonal::ALL.into_iter().map(|direction| ends(direction).len()).sum()
            }
            Effect::LongPass => self.free_carrier().map_or(0, |_| self.long_pass_squares(rules).len()),
            Effect::Down => {
                let (free, targets) = (self.free_squares(), self.opponents() - self.ball_square().into());
                Diagonal::ALL.into_iter().map(|direction| (free.step(direction) & targets).len()).sum()
            }
            Effect::HandOff { reach } => {
                let squares = |carrier| self.network(self.square_of(self.side, carrier), reach).len();
                self.free_carrier().map_or(0, |carrier| squares(carrier) - 1)
            }
            Effect::Scoop => {
                self.loose().first().map_or(0, |ball| (Squares::next_to(ball) & self.free_squares()).len())
            }
            Effect::Swap { reach } => {
                let free = self.free_squares();
                // Each piece finds itself, and each pair is found from both ends.
                let found: u32 = free.into_iter().map(|square| (Squares::around(square, reach) & free).len()).sum();
                (found - free.len()) / 2
            }
        }
    }

    /// The number of sequences of `depth` decisions from here, played one by one to the last (R13, perft).
    ///
    /// ```
    /// # use ball_rules::{Mode, Position, Ruleset};
    /// let rules = Ruleset::house();
    /// let start = Position::start(rules, Mode::Basic);
    /// assert_eq!(start.perft(rules, 2), 3_020);
    /// assert_eq!(start.perft_bulk(rules, 3), 16_515);
    /// ```
    pub fn perft(&self, rules: &Ruleset, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut nodes = 0;
        self.play_each(rules, |next| {
            nodes += if depth == 1 {
                // Nobody reads the last positions; a compiler that noticed would leave out the work of making them.
                black_box(next);
                1
            } else {
                next.perft(rules, depth - 1)
            };
        });
        nodes
    }

    /// [`Position::perft`] that counts the last decisions instead of playing them.
    pub fn perft_bulk(&self, rules: &Ruleset, depth: u32) -> u64 {
        if depth <= 1 {
            return if depth == 0 { 1 } else { self.count_decisions(rules) };
        }
        let mut nodes = 0;
        self.play_each(rules, |next| {
            // Here and not one level deeper, which would be a call of this large function for each count.
            nodes += if depth == 2 { next.count_decisions(rules) } else { next.perft_bulk(rules, depth - 1) };
        });
        nodes
    }

    /// Calls `then` with every position one decision away.
    #[inline(always)]
    fn play_each(&self, rules: &Ruleset, then: impl FnMut(&Position)) {
        let _ = self.tell_decisions(rules, &mut Player { position: self, rules, then });
    }
}

/// Plays every decision that it is told of on a copy.
struct Player<'a, F> {
    position: &'a Position,
    rules: &'a Ruleset,
    then: F,
}

impl<F: FnMut(&Position)> Visitor<()> for Player<'_, F> {
    // Where a decision comes up, its kind is known: inlined there, playing it needs no dispatch.
    #[inline(always)]
    fn visit(&mut self, decision: Decision) -> ControlFlow<()> {
        let mut next = *self.position;
        next.play_here(self.rules, decision, &mut ());
        (self.then)(&next);
        ControlFlow::Continue(())
    }
}
