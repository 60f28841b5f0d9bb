//! Playing a decision: the board afterwards, and the events on the way.

use crate::decision::{CardPlay, Decision, Keeper, Release};
use crate::event::{Event, EventSink, Possession};
use crate::position::{Phase, Position, Slot, Slots, carried_byte};
use crate::ruleset::{ActionKind, CardIndex, Effect, MAX_PE, Ruleset};
use crate::square::{Diagonal, Square};
use crate::squares::Squares;
use crate::team::{Label, PieceId, Team};
use crate::zobrist::KEYS;

impl Position {
    /// Plays `decision`, which must be legal here, and reports what happens to `events`.
    ///
    /// Legality is not checked: decisions come from [`Position::visit_decisions`] or were asked for with
    /// [`Position::is_legal`]. An illegal one yields a position without meaning.
    ///
    /// ```
    /// # use ball_rules::{Decision, Event, Mode, Position, Ruleset};
    /// let rules = Ruleset::house();
    /// let mut position = Position::start(rules, Mode::Basic);
    /// let mut events: Vec<Event> = Vec::new();
    /// position.play(rules, Decision::parse(rules, "S1G11-G9").unwrap(), &mut events);
    /// assert!(matches!(events[..], [Event::Moved { .. }]));
    /// assert_eq!(position.pa(), 1);
    /// ```
    #[inline]
    pub fn play(&mut self, rules: &Ruleset, decision: Decision, events: &mut impl EventSink) {
        self.play_here(rules, decision, events);
    }

    /// [`Position::play`], compiled into its caller, which does away with the choice below where the kind is known.
    #[inline(always)]
    pub(crate) fn play_here(&mut self, rules: &Ruleset, decision: Decision, events: &mut impl EventSink) {
        let table = &rules.actions;
        match decision {
            Decision::Move { piece, from, to } => {
                let slot = self.begin(rules, piece, ActionKind::Move);
                self.walk(slot, from, to, events);
                self.earn(table.cost(ActionKind::Move).pe, events);
                self.finish(rules, slot, to, true, events);
            }
            Decision::Stack { piece, from, to } => {
                let block = self.any_on(self.side.opponent(), to);
                let action = if block { ActionKind::Block } else { ActionKind::Protection };
                let slot = self.begin(rules, piece, action);
                self.stack(slot, from, to, block, events);
                self.earn(table.cost(action).pe, events);
                self.score(rules, slot, to, events);
            }
            Decision::Dodge { piece, from, target, exit } => {
                let slot = self.begin(rules, piece, ActionKind::Dodge);
                self.dodge(rules, slot, [from, target, exit], events);
                self.finish(rules, slot, exit, true, events);
            }
            Decision::TacticalDodge { piece, from, to, push } => {
                let slot = self.begin(rules, piece, ActionKind::TacticalDodge);
                self.tactical_dodge(rules, slot, [from, to, push], events);
                self.finish(rules, slot, to, true, events);
            }
            Decision::HandOff { piece, receiver } => {
                let slot = self.begin(rules, piece, ActionKind::HandOff);
                self.hand_off(rules, slot, receiver, events);
                self.earn(table.cost(ActionKind::HandOff).pe, events);
            }
            Decision::ShortPass { piece, to, .. } => {
                let slot = self.begin(rules, piece, ActionKind::ShortPass);
                self.throw(slot, to, events);
                self.earn(table.cost(ActionKind::ShortPass).pe, events);
            }
            Decision::LongPass { piece, to } => {
                let slot = self.begin(rules, piece, ActionKind::LongPass);
                self.throw(slot, to, events);
                self.earn(table.cost(ActionKind::LongPass).pe, events);
            }
            Decision::Convert => {
                self.set_pa(self.pa - table.convert.pa);
                let team = self.side;
                events.report(|| Event::Converted { team });
                self.earn(table.convert.pe, events);
            }
            Decision::EndPhase => self.end_action_phase(rules, events),
            Decision::StandUp { piece, from, to } => {
                let slot = self.own_slot(piece);
                self.toggle_task(slot);
                self.stand_up(slot, from, to, events);
                self.pass_if_done(rules, events);
            }
            Decision::Release(release) => {
                self.toggle_task(self.own_slot(release.piece));
                self.release(release, events);
                self.pass_if_done(rules, events);
            }
            Decision::Card { card, play } => self.play_card(rules, card, play, events),
        }
    }

    /// Pays for an ordinary action; any action lets a hand-off follow again (R8.2).
    #[inline]
    fn begin(&mut self, rules: &Ruleset, piece: Label, action: ActionKind) -> Slot {
        self.set_pa(self.pa - rules.actions.cost(action).pa);
        self.set_after_hand_off(false);
        self.own_slot(piece)
    }

    #[inline]
    fn id(&self, slot: Slot) -> PieceId {
        self.piece_id(self.side, slot)
    }

    /// Adds energy to the acting coach, up to what is counted (R11.2).
    #[inline]
    fn earn(&mut self, pe: u8, events: &mut impl EventSink) {
        if self.cards_mode && pe > 0 {
            let team = self.side;
            self.set_energy(team, self.pe(team).saturating_add(pe).min(MAX_PE));
            events.report(|| Event::PeEarned { team, pe });
        }
    }

    /// Moves an active piece between clear squares.
    #[inline]
    fn walk(&mut self, slot: Slot, from: Square, to: Square, events: &mut impl EventSink) {
        self.relocate(self.side, slot, from, to);
        self.active[self.side as usize] ^= Squares::of(from) | to.into();
        events.report(|| Event::Moved { piece: self.id(slot), from, to });
    }

    /// What the end of an action on a clear square brings: a loose ball, the restriction and a touchdown.
    #[inline]
    fn finish(&mut self, rules: &Ruleset, slot: Slot, to: Square, ordinary: bool, events: &mut impl EventSink) {
        if self.ball == to.byte() {
            self.pick_up(rules, slot, to, ordinary, events);
        }
        self.score(rules, slot, to, events);
    }

    // Rare, so it is kept out of the way of plain moves.
    #[inline(never)]
    fn pick_up(&mut self, rules: &Ruleset, slot: Slot, at: Square, ordinary: bool, events: &mut impl EventSink) {
        self.take_ball(slot, Possession::PickUp, at, events);
        self.restrict(slot, events);
        if ordinary {
            self.earn(rules.actions.take_possession_pe, events);
        }
    }

    #[inline]
    fn take_ball(&mut self, slot: Slot, how: Possession, from: Square, events: &mut impl EventSink) {
        self.give_ball(self.side, slot);
        events.report(|| Event::BallTaken { piece: self.id(slot), how, from });
    }

    fn restrict(&mut self, slot: Slot, events: &mut impl EventSink) {
        if self.restricted_slots & slot.bit() == 0 {
            self.toggle_restricted(slot);
            events.report(|| Event::Restricted { piece: self.id(slot) });
        }
    }

    /// Ends the game if the acting side's `slot` took part in the action and has the ball in the end zone (R1.10).
    #[inline]
    fn score(&mut self, rules: &Ruleset, slot: Slot, square: Square, events: &mut impl EventSink) {
        if self.has_ball(self.side, slot) {
            self.score_with_ball(rules, slot, square, events);
        }
    }

    #[inline(never)]
    fn score_with_ball(&mut self, rules: &Ruleset, slot: Slot, square: Square, events: &mut impl EventSink) {
        if rules.end_zone(self.side).has(square) {
            self.key ^= KEYS.pa[self.pa as usize] ^ KEYS.over;
            self.pa = 0;
            self.phase = Phase::Over;
            self.set_after_hand_off(false);
            events.report(|| Event::Touchdown { team: self.side, piece: self.id(slot) });
        }
    }

    /// Downs the other side's single piece `slot` where it stands.
    fn down(&mut self, slot: Slot, at: Square, events: &mut impl EventSink) {
        let team = self.side.opponent();
        self.toggle_downed(team, slot);
        self.active[team as usize] ^= Squares::of(at);
        self.downed ^= Squares::of(at);
        events.report(|| Event::Downed { piece: self.piece_id(team, slot), at });
    }

    fn dodge(&mut self, rules: &Ruleset, slot: Slot, way: [Square; 3], events: &mut impl EventSink) {
        let [from, target, exit] = way;
        let opponent = self.side.opponent();
        let victim = self.single_on(opponent, target);
        events.report(|| Event::Dodged {
            piece: self.id(slot),
            from,
            onto: target,
            target: self.piece_id(opponent, victim),
        });
        self.down(victim, target, events);
        self.earn(rules.actions.cost(ActionKind::Dodge).pe, events);
        if self.has_ball(opponent, victim) {
            self.take_ball(slot, Possession::ForcedFumble, target, events);
            self.restrict(slot, events);
            self.earn(rules.actions.forced_fumble_pe, events);
        }
        self.relocate(self.side, slot, from, exit);
        self.active[self.side as usize] ^= Squares::of(from) | exit.into();
        events.report(|| Event::Moved { piece: self.id(slot), from: target, to: exit });
    }

    fn tactical_dodge(&mut self, rules: &Ruleset, slot: Slot, way: [Square; 3], events: &mut impl EventSink) {
        let [from, to, push] = way;
        let opponent = self.side.opponent();
        let middle = middle_of(from, to);
        let victim = self.single_on(opponent, middle);
        let target = self.piece_id(opponent, victim);
        self.relocate(self.side, slot, from, to);
        self.active[self.side as usize] ^= Squares::of(from) | to.into();
        events.report(|| Event::Leapt { piece: self.id(slot), from, to, target });
        self.relocate(opponent, victim, middle, push);
        self.active[opponent as usize] ^= Squares::of(middle) | push.into();
        events.report(|| Event::Pushed { piece: target, from: middle, to: push });
        self.down(victim, push, events);
        self.earn(rules.actions.cost(ActionKind::TacticalDodge).pe, events);
        if self.has_ball(opponent, victim) {
            let lands = fumble_square(self.clear(), middle, push);
            self.drop_ball(lands);
            events.report(|| Event::BallFreed { from: middle, to: lands });
            self.earn(rules.actions.fumble_pe, events);
        }
    }

    fn stack(&mut self, slot: Slot, from: Square, to: Square, block: bool, events: &mut impl EventSink) {
        let side = self.side as usize;
        let lower_team = if block { self.side.opponent() } else { self.side };
        let lower = self.single_on(lower_team, to);
        let square = Squares::of(to);
        self.active[side] ^= Squares::of(from);
        self.active[lower_team as usize] = self.active[lower_team as usize] - square;
        self.downed = self.downed - square;
        self.stacked |= square;
        self.relocate(self.side, slot, from, to);
        self.upper_slots[side] |= slot.bit();
        self.fresh_slots |= slot.bit();
        self.key ^= KEYS.fresh_upper[side][slot.index()];
        self.lower_slots[lower_team as usize] |= lower.bit();
        events.report(|| Event::Stacked { upper: self.id(slot), lower: self.piece_id(lower_team, lower), from, to });
        if self.has_ball(lower_team, lower) {
            self.take_ball(slot, Possession::Stack, to, events);
        }
    }

    fn hand_off(&mut self, rules: &Ruleset, carrier: Slot, receiver: Label, events: &mut impl EventSink) {
        let from = self.square_of(self.side, carrier);
        let slot = self.own_slot(receiver);
        self.take_ball(slot, Possession::HandOff, from, events);
        self.set_after_hand_off(true);
        self.score(rules, slot, self.square_of(self.side, slot), events);
    }

    fn throw(&mut self, passer: Slot, to: Square, events: &mut impl EventSink) {
        self.drop_ball(to);
        events.report(|| Event::BallThrown { passer: self.id(passer), from: self.square_of(self.side, passer), to });
    }

    fn stand_up(&mut self, slot: Slot, from: Square, to: Square, events: &mut impl EventSink) {
        self.toggle_downed(self.side, slot);
        self.downed ^= Squares::of(from);
        self.active[self.side as usize] |= to.into();
        self.relocate(self.side, slot, from, to);
        events.report(|| Event::StoodUp { piece: self.id(slot), from, to });
    }

    fn release(&mut self, release: Release, events: &mut impl EventSink) {
        let Release { piece, at, upper_to, lower_to, keeper } = release;
        let side = self.side;
        let upper = self.own_slot(piece);
        let own_lower = self.slots_on(side, at) & !upper.bit();
        let (lower_team, lower) = match Slots(own_lower).next() {
            Some(slot) => (side, slot),
            None => (side.opponent(), self.single_on(side.opponent(), at)),
        };
        let lt = lower_team as usize;
        self.stacked ^= Squares::of(at);
        self.upper_slots[side as usize] ^= upper.bit();
        self.key ^= KEYS.old_upper[side as usize][upper.index()];
        self.relocate(side, upper, at, upper_to);
        self.active[side as usize] |= upper_to.into();
        self.lower_slots[lt] ^= lower.bit();
        self.relocate(lower_team, lower, at, lower_to);
        if self.downed_slots[lt] & lower.bit() != 0 {
            self.downed |= lower_to.into();
        } else {
            self.active[lt] |= lower_to.into();
        }
        events.report(|| Event::Released {
            upper: self.id(upper),
            lower: self.piece_id(lower_team, lower),
            at,
            upper_to,
            lower_to,
        });
        if keeper == Some(Keeper::Lower) {
            self.set_ball(carried_byte(lower_team, lower));
            events.report(|| Event::BallTaken {
                piece: self.piece_id(lower_team, lower),
                how: Possession::Release,
                from: at,
            });
        }
    }

    /// Lifts restrictions, fixes the tasks and, where none can be resolved, passes the turn (R10.1, R10.2).
    fn end_action_phase(&mut self, rules: &Ruleset, events: &mut impl EventSink) {
        for slot in Slots(self.restricted_slots) {
            self.toggle_restricted(slot);
        }
        self.set_after_hand_off(false);
        let side = self.side as usize;
        let downed = self.downed_slots[side] & !(self.upper_slots[side] | self.lower_slots[side]);
        for slot in Slots(downed | (self.upper_slots[side] & !self.fresh_slots)) {
            self.toggle_task(slot);
        }
        self.key ^= KEYS.pa[self.pa as usize] ^ KEYS.unlock;
        self.pa = 0;
        self.phase = Phase::Unlock;
        if self.any_resolvable() {
            events.report(|| Event::UnlockStarted { team: self.side });
        } else {
            self.pass_turn(rules, events);
        }
    }

    #[inline]
    pub(crate) fn any_resolvable(&self) -> bool {
        Slots(self.task_slots).any(|slot| self.is_resolvable(slot))
    }

    fn pass_if_done(&mut self, rules: &Ruleset, events: &mut impl EventSink) {
        if !self.any_resolvable() {
            self.pass_turn(rules, events);
        }
    }

    /// Begins the other coach's turn; this turn's stacks are old ones from now on.
    fn pass_turn(&mut self, rules: &Ruleset, events: &mut impl EventSink) {
        for slot in Slots(self.task_slots) {
            self.toggle_task(slot);
        }
        for slot in Slots(self.fresh_slots) {
            let (team, i) = (self.side as usize, slot.index());
            self.key ^= KEYS.fresh_upper[team][i] ^ KEYS.old_upper[team][i];
        }
        self.fresh_slots = 0;
        self.side = self.side.opponent();
        self.phase = Phase::Action;
        self.pa = rules.pa_per_turn;
        self.key ^= KEYS.unlock ^ KEYS.pa[self.pa as usize] ^ KEYS.def_to_act;
        events.report(|| Event::TurnPassed { to: self.side });
    }

    fn play_card(&mut self, rules: &Ruleset, card: CardIndex, play: CardPlay, events: &mut impl EventSink) {
        let team: Team = self.side;
        let face = rules.card(card);
        events.report(|| Event::CardPlayed { team, card });
        self.set_energy(team, self.pe(team) - face.pe);
        self.set_pa(self.pa - face.pa);
        self.mark_used(card);
        self.set_after_hand_off(false);
        match play {
            CardPlay::LiftRestriction { piece } => {
                let slot = self.own_slot(piece);
                self.toggle_restricted(slot);
                events.report(|| Event::RestrictionLifted { piece: self.id(slot) });
            }
            CardPlay::ExtraPa => {
                if let Effect::ExtraPa { points } = face.effect {
                    self.set_pa(self.pa + points);
                    events.report(|| Event::PaGained { team, pa: points });
                }
            }
            CardPlay::StandUp { piece, from, to } => self.stand_up(self.own_slot(piece), from, to, events),
            CardPlay::Release(release) => self.release(release, events),
            CardPlay::Run { piece, from, to } => {
                let slot = self.own_slot(piece);
                self.walk(slot, from, to, events);
                self.finish(rules, slot, to, false, events);
            }
            CardPlay::LongPass { piece, to } => self.throw(self.own_slot(piece), to, events),
            CardPlay::Down { target, .. } => {
                let victim = self.single_on(team.opponent(), target);
                self.down(victim, target, events);
            }
            CardPlay::HandOff { piece, receiver } => {
                self.hand_off(rules, self.own_slot(piece), receiver, events);
            }
            CardPlay::Scoop { piece, from, to } => {
                let slot = self.own_slot(piece);
                self.walk(slot, from, to, events);
                self.take_ball(slot, Possession::PickUp, to, events);
                self.score(rules, slot, to, events);
            }
            CardPlay::Swap { first, second } => self.swap(rules, first, second, events),
        }
    }

    fn swap(&mut self, rules: &Ruleset, first: Label, second: Label, events: &mut impl EventSink) {
        let (one, two) = (self.own_slot(first), self.own_slot(second));
        let (first_from, second_from) = (self.square_of(self.side, one), self.square_of(self.side, two));
        self.relocate(self.side, one, first_from, second_from);
        self.relocate(self.side, two, second_from, first_from);
        events.report(|| Event::Swapped { first: self.id(one), first_from, second: self.id(two), second_from });
        self.score(rules, one, second_from, events);
        self.score(rules, two, first_from, events);
    }
}

/// The square between two squares that are two diagonal steps apart.
#[inline]
pub(crate) fn middle_of(from: Square, to: Square) -> Square {
    Square::from_set_bit((from.index() as u32 + to.index() as u32) / 2)
}

/// Where a ball goes that a push from `middle` to `push` frees: opposite to the push if that square is clear, else it
/// stays (R6.4).
pub(crate) fn fumble_square(clear: Squares, middle: Square, push: Square) -> Square {
    Diagonal::between(push, middle)
        .and_then(|direction| (Squares::of(middle).step(direction) & clear).first())
        .unwrap_or(middle)
}
