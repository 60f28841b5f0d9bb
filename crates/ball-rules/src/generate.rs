//! Legal decisions, one after another and without the heap.

use std::ops::ControlFlow;

use crate::decision::{CardPlay, Decision, Keeper, Release};
use crate::play::middle_of;
use crate::position::{Phase, Position, Slot, Slots};
use crate::ruleset::{ActionKind, Card, CardIndex, Effect, Ruleset};
use crate::square::{Diagonal, Square};
use crate::squares::Squares;
use crate::team::{Kind, Label};

/// The answer of a visitor: go on, or stop with a value.
type Flow<B> = ControlFlow<B>;

/// Whoever is told the legal decisions. Closures are visitors; a type of its own can insist on being inlined.
pub(crate) trait Visitor<B> {
    fn visit(&mut self, decision: Decision) -> Flow<B>;
}

impl<B, F: FnMut(Decision) -> Flow<B>> Visitor<B> for F {
    #[inline]
    fn visit(&mut self, decision: Decision) -> Flow<B> {
        self(decision)
    }
}

impl Position {
    /// Calls `visit` with every legal decision, in no particular order, until it breaks.
    ///
    /// Nothing is allocated. The first decision in the action phase is [`Decision::EndPhase`].
    ///
    /// ```
    /// # use ball_rules::{Decision, Mode, Position, Ruleset};
    /// # use std::ops::ControlFlow;
    /// let rules = Ruleset::house();
    /// let start = Position::start(rules, Mode::Basic);
    /// let pass = start.visit_decisions(rules, |decision| match decision {
    ///     Decision::LongPass { .. } => ControlFlow::Break(decision),
    ///     _ => ControlFlow::Continue(()),
    /// });
    /// assert!(pass.is_continue(), "DEF starts without the ball");
    /// ```
    #[inline]
    pub fn visit_decisions<B>(&self, rules: &Ruleset, mut visit: impl FnMut(Decision) -> Flow<B>) -> Flow<B> {
        self.tell_decisions(rules, &mut visit)
    }

    /// [`Position::visit_decisions`] for any visitor. This and all that it passes the visitor on to is compiled into the
    /// caller, so that the visitor can stay in registers.
    #[inline(always)]
    pub(crate) fn tell_decisions<B>(&self, rules: &Ruleset, visitor: &mut impl Visitor<B>) -> Flow<B> {
        match self.phase {
            Phase::Action => {
                visitor.visit(Decision::EndPhase)?;
                if self.cards_mode && self.pa >= rules.actions.convert.pa {
                    visitor.visit(Decision::Convert)?;
                }
                // Of the ordinary actions only a hand-off can be free, so without PA there is nothing to look for.
                let movers = if self.pa > 0 { self.free_slots() } else { 0 };
                for (slot, piece) in self.labelled(self.side, movers) {
                    self.visit_movements(rules, slot, piece, visitor)?;
                }
                self.visit_ball_actions(rules, visitor)?;
                if self.cards_mode { self.visit_cards(rules, visitor) } else { Flow::Continue(()) }
            }
            Phase::Unlock => self.visit_tasks(visitor),
            Phase::Over => Flow::Continue(()),
        }
    }

    /// All legal decisions in a list, in the order of [`Position::visit_decisions`].
    pub fn decisions(&self, rules: &Ruleset) -> Vec<Decision> {
        let mut all = Vec::with_capacity(64);
        let _ = self.visit_decisions(rules, |decision| {
            all.push(decision);
            Flow::<()>::Continue(())
        });
        all
    }

    /// Whether `decision` is legal here.
    ///
    /// ```
    /// # use ball_rules::{Decision, Mode, Position, Ruleset};
    /// let rules = Ruleset::house();
    /// let start = Position::start(rules, Mode::Basic);
    /// assert!(start.is_legal(rules, Decision::parse(rules, "S1G11-G9").unwrap()));
    /// assert!(!start.is_legal(rules, Decision::Convert));
    /// ```
    pub fn is_legal(&self, rules: &Ruleset, decision: Decision) -> bool {
        self.visit_decisions(rules, |legal| if legal == decision { Flow::Break(()) } else { Flow::Continue(()) })
            .is_break()
    }

    /// Whether PA suffice for `action`.
    #[inline]
    pub(crate) fn affords(&self, rules: &Ruleset, action: ActionKind) -> bool {
        self.pa >= rules.actions.cost(action).pa
    }

    /// Single active pieces of the acting side's opponent.
    #[inline]
    pub(crate) fn opponents(&self) -> Squares {
        self.active[self.side.opponent() as usize]
    }

    /// Single active pieces of the acting side.
    #[inline]
    pub(crate) fn comrades(&self) -> Squares {
        self.active[self.side as usize]
    }

    /// Squares of the acting side's pieces that may start an action: [`Position::free_slots`] as a set.
    #[inline]
    pub(crate) fn free_squares(&self) -> Squares {
        self.comrades() - self.squares_of(self.side, self.restricted_slots)
    }

    /// Where a piece of `kind` on `from` may end a legal 2-square movement, as far as the way goes: over nothing, a
    /// loose ball or one own active piece (R4.1, R4.4).
    #[inline]
    pub(crate) fn two_square_ends(&self, kind: Kind, from: Square) -> Squares {
        let mut ends = Squares::EMPTY;
        if kind != Kind::Ring {
            let middles = Squares::next_to(from) & (self.clear() | self.comrades());
            // A square two steps along a diagonal has only one neighbour that is one of `from` too.
            ends |= middles.neighbours() & Squares::two_diagonally(from);
        }
        if kind != Kind::Cross {
            ends |= Squares::two_straight(from);
        }
        ends
    }

    /// Squares to which the opponent on `middle` may be pushed by a dodger from `from` to `landing` (R6.2).
    #[inline]
    pub(crate) fn push_squares(&self, from: Square, middle: Square, landing: Square) -> Squares {
        Squares::next_to(middle) & ((self.bare() | from.into()) - landing.into())
    }

    /// Moves, stacks and dodges of one piece.
    #[inline(always)]
    fn visit_movements<B>(&self, rules: &Ruleset, slot: Slot, piece: Label, visitor: &mut impl Visitor<B>) -> Flow<B> {
        let from = self.square_of(self.side, slot);
        let kind = piece.kind();
        let clear = self.clear();
        let opponents = self.opponents();
        let near = Squares::next_to(from);
        let far = self.two_square_ends(kind, from);
        if self.affords(rules, ActionKind::Move) {
            for to in (near | far) & clear {
                visitor.visit(Decision::Move { piece, from, to })?;
            }
        }
        for to in near & self.stackable(rules) {
            visitor.visit(Decision::Stack { piece, from, to })?;
        }
        if self.affords(rules, ActionKind::Dodge) {
            for target in far & opponents {
                for exit in Squares::next_to(target) & clear {
                    visitor.visit(Decision::Dodge { piece, from, target, exit })?;
                }
            }
        }
        let overleapt = near & opponents;
        if kind != Kind::Ring && !overleapt.is_empty() && self.affords(rules, ActionKind::TacticalDodge) {
            for to in overleapt.neighbours() & Squares::two_diagonally(from) & clear {
                for push in self.push_squares(from, middle_of(from, to), to) {
                    visitor.visit(Decision::TacticalDodge { piece, from, to, push })?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Single pieces onto which the acting side can pay a step: opponents (block) and own ones (protection).
    #[inline]
    pub(crate) fn stackable(&self, rules: &Ruleset) -> Squares {
        let (block, protect) = (self.affords(rules, ActionKind::Block), self.affords(rules, ActionKind::Protection));
        let singles = self.active[0] | self.active[1] | self.downed;
        if block == protect {
            return if block { singles } else { Squares::EMPTY };
        }
        let own = self.comrades() | (self.downed & self.squares_of(self.side, self.slots(self.side).0));
        if block { singles - own } else { own }
    }

    /// Hand-off and passes of the acting side's carrier.
    #[inline(always)]
    fn visit_ball_actions<B>(&self, rules: &Ruleset, visitor: &mut impl Visitor<B>) -> Flow<B> {
        let Some(carrier) = self.free_carrier() else { return Flow::Continue(()) };
        let piece = self.label_of(self.side, carrier);
        let from = self.square_of(self.side, carrier);
        if !self.after_hand_off && self.affords(rules, ActionKind::HandOff) {
            for receiver in self.receivers(carrier, 1) {
                visitor.visit(Decision::HandOff { piece, receiver })?;
            }
        }
        if self.affords(rules, ActionKind::ShortPass) {
            let clear = self.clear();
            let reach = Squares::around(from, rules.actions.short_pass_reach);
            for (slot, receiver) in self.labelled(self.side, self.active_slots(self.side) & !carrier.bit()) {
                let square = self.square_of(self.side, slot);
                if reach.has(square) {
                    for to in Squares::next_to(square) & clear {
                        visitor.visit(Decision::ShortPass { piece, receiver, to })?;
                    }
                }
            }
        }
        if self.affords(rules, ActionKind::LongPass) {
            for to in self.long_pass_squares(rules) {
                visitor.visit(Decision::LongPass { piece, to })?;
            }
        }
        Flow::Continue(())
    }

    /// The carrier, if it is a free piece of the acting side (R2.7, R9.4).
    #[inline]
    pub(crate) fn free_carrier(&self) -> Option<Slot> {
        let (team, slot) = self.carrier()?;
        let idle = self.inactive_slots(self.side) | self.restricted_slots;
        (team == self.side && idle & slot.bit() == 0).then_some(slot)
    }

    /// The squares of the network around `from`, whose pieces connect at distance up to `reach` (R8.1).
    #[inline]
    pub(crate) fn network(&self, from: Square, reach: u8) -> Squares {
        let comrades = self.comrades();
        let nearest = if reach == 1 { Squares::next_to(from) } else { Squares::around(from, reach) };
        let nearest = nearest & comrades;
        let mut network = nearest | from.into();
        // Most often nobody stands near.
        while !nearest.is_empty() {
            let wider = network | (network.within(reach) & comrades);
            if wider == network {
                break;
            }
            network = wider;
        }
        network
    }

    /// The pieces to which the carrier can hand the ball.
    #[inline]
    pub(crate) fn receivers(&self, carrier: Slot, reach: u8) -> impl Iterator<Item = Label> + '_ {
        let from = self.square_of(self.side, carrier);
        let network = self.network(from, reach) - from.into();
        let candidates = if network.is_empty() { 0 } else { self.active_slots(self.side) };
        self.labelled(self.side, candidates)
            .filter(move |&(slot, _)| network.has(self.square_of(self.side, slot)))
            .map(|(_, label)| label)
    }

    /// Where a long pass may land (R8.4).
    #[inline]
    pub(crate) fn long_pass_squares(&self, rules: &Ruleset) -> Squares {
        let own = self.comrades() | self.squares_of(self.side, self.inactive_slots(self.side));
        self.clear() - own.within(rules.actions.long_pass_clearance - 1)
    }

    /// The releases of the stack under the acting side's piece `slot` (R10.4–R10.7).
    #[inline(always)]
    pub(crate) fn visit_releases<B>(&self, slot: Slot, mut visit: impl FnMut(Release) -> Flow<B>) -> Flow<B> {
        let piece = self.label_of(self.side, slot);
        let at = self.square_of(self.side, slot);
        let room = Squares::next_to(at) & self.bare();
        let keepers: &[Option<Keeper>] =
            if self.has_ball(self.side, slot) { &[Some(Keeper::Upper), Some(Keeper::Lower)] } else { &[None] };
        for upper_to in room {
            for lower_to in room - upper_to.into() {
                for &keeper in keepers {
                    visit(Release { piece, at, upper_to, lower_to, keeper })?;
                }
            }
        }
        Flow::Continue(())
    }

    #[inline(always)]
    fn visit_tasks<B>(&self, visitor: &mut impl Visitor<B>) -> Flow<B> {
        for slot in Slots(self.task_slots) {
            if self.upper_slots[self.side as usize] & slot.bit() != 0 {
                self.visit_releases(slot, |release| visitor.visit(Decision::Release(release)))?;
            } else {
                let piece = self.label_of(self.side, slot);
                let from = self.square_of(self.side, slot);
                for to in Squares::next_to(from) & self.bare() {
                    visitor.visit(Decision::StandUp { piece, from, to })?;
                }
            }
        }
        Flow::Continue(())
    }

    /// How many bare squares are adjacent to the acting side's piece `slot`.
    #[inline]
    pub(crate) fn room_around(&self, slot: Slot) -> u32 {
        (Squares::next_to(self.square_of(self.side, slot)) & self.bare()).len()
    }

    /// Whether the task of `slot` has a legal resolution now (R10.2, R10.5).
    #[inline]
    pub(crate) fn is_resolvable(&self, slot: Slot) -> bool {
        let upper = self.upper_slots[self.side as usize] & slot.bit() != 0;
        self.room_around(slot) >= if upper { 2 } else { 1 }
    }

    #[inline(always)]
    fn visit_cards<B>(&self, rules: &Ruleset, visitor: &mut impl Visitor<B>) -> Flow<B> {
        for (card, face) in self.playable_cards(rules) {
            self.visit_card_plays(rules, face.effect, |play| visitor.visit(Decision::Card { card, play }))?;
        }
        Flow::Continue(())
    }

    /// The acting coach's cards that are still there and paid for.
    #[inline]
    pub(crate) fn playable_cards<'a>(&self, rules: &'a Ruleset) -> impl Iterator<Item = (CardIndex, &'a Card)> {
        let (team, pe, pa) = (self.side as usize, self.pe(self.side), self.pa);
        let used = self.used[team];
        rules.cards().filter(move |(card, face)| pe >= face.pe && pa >= face.pa && used >> card.index() & 1 == 0)
    }

    /// Every way to play a card with this effect, its cost aside (R11.6).
    #[inline(always)]
    pub(crate) fn visit_card_plays<B>(
        &self,
        rules: &Ruleset,
        effect: Effect,
        mut visit: impl FnMut(CardPlay) -> Flow<B>,
    ) -> Flow<B> {
        let side = self.side;
        let label = |slot: Slot| -> Label { self.label_of(side, slot) };
        match effect {
            Effect::LiftRestriction => {
                for slot in Slots(self.active_slots(side) & self.restricted_slots) {
                    visit(CardPlay::LiftRestriction { piece: label(slot) })?;
                }
            }
            Effect::ExtraPa { .. } => visit(CardPlay::ExtraPa)?,
            Effect::StandUp => {
                let unstacked = !(self.upper_slots[side as usize] | self.lower_slots[side as usize]);
                for slot in Slots(self.downed_slots[side as usize] & unstacked) {
                    let from = self.square_of(side, slot);
                    for to in Squares::next_to(from) & self.bare() {
                        visit(CardPlay::StandUp { piece: label(slot), from, to })?;
                    }
                }
            }
            Effect::Release => {
                for slot in Slots(self.upper_slots[side as usize] & !self.fresh_slots) {
                    self.visit_releases(slot, |release| visit(CardPlay::Release(release)))?;
                }
            }
            Effect::Run { squares } => {
                for slot in Slots(self.free_slots()) {
                    let from = self.square_of(side, slot);
                    for to in self.run_ends(from, squares) {
                        visit(CardPlay::Run { piece: label(slot), from, to })?;
                    }
                }
            }
            Effect::LongPass => {
                if let Some(carrier) = self.free_carrier() {
                    for to in self.long_pass_squares(rules) {
                        visit(CardPlay::LongPass { piece: label(carrier), to })?;
                    }
                }
            }
            Effect::Down => {
                let targets = self.opponents() - self.ball_square().into();
                for slot in Slots(self.free_slots()) {
                    let from = self.square_of(side, slot);
                    for target in Squares::next_to(from) & targets {
                        visit(CardPlay::Down { piece: label(slot), from, target })?;
                    }
                }
            }
            Effect::HandOff { reach } => {
                if let Some(carrier) = self.free_carrier() {
                    for receiver in self.receivers(carrier, reach) {
                        visit(CardPlay::HandOff { piece: label(carrier), receiver })?;
                    }
                }
            }
            Effect::Scoop => {
                if let Some(to) = self.loose().first() {
                    for slot in Slots(self.free_slots()) {
                        let from = self.square_of(side, slot);
                        if from.is_adjacent(to) {
                            visit(CardPlay::Scoop { piece: label(slot), from, to })?;
                        }
                    }
                }
            }
            Effect::Swap { reach } => {
                let free = self.free_slots();
                for (slot, first) in self.labelled(side, free) {
                    let near = Squares::around(self.square_of(side, slot), reach);
                    // Only the slots above: a swap names its pieces in order.
                    let above = free & !(slot.bit() | (slot.bit() - 1));
                    for (other, second) in self.labelled(side, above) {
                        if near.has(self.square_of(side, other)) {
                            visit(CardPlay::Swap { first, second })?;
                        }
                    }
                }
            }
        }
        Flow::Continue(())
    }

    /// Where a run of exactly `squares` steps over clear squares may end.
    pub(crate) fn run_ends(&self, from: Square, squares: u8) -> Squares {
        let clear = self.clear();
        Diagonal::ALL.into_iter().fold(Squares::EMPTY, |ends, direction| {
            ends | (0..squares).fold(Squares::of(from), |at, _| at.step(direction) & clear)
        })
    }
}
