//! Writing a position inside the crate. Every function keeps the key in step; the four sets are the caller's.

use super::{CARRIED, Phase, Position, Slot, carried_byte};
use crate::ruleset::CardIndex;
use crate::square::Square;
use crate::team::{Label, Team};
use crate::zobrist::KEYS;

impl Position {
    /// The key made from nothing, which the incremental one must equal.
    pub(crate) fn fresh_key(&self) -> u64 {
        let mut key = 0;
        for team in Team::ALL {
            let t = team as usize;
            for label in 0..Label::COUNT {
                if self.labels[t] >> label & 1 != 0 {
                    key ^= KEYS.label[t][label];
                }
            }
            for slot in self.slots(team) {
                let i = slot.index();
                key ^= KEYS.piece[t][i][self.square_of(team, slot).index()];
                let acting = team == self.side;
                for (set, number) in [
                    (self.downed_slots[t] & slot.bit() != 0, KEYS.downed[t][i]),
                    (acting && self.restricted_slots & slot.bit() != 0, KEYS.restricted[t][i]),
                    (acting && self.task_slots & slot.bit() != 0, KEYS.task[t][i]),
                ] {
                    if set {
                        key ^= number;
                    }
                }
                if self.upper_slots[t] & slot.bit() != 0 {
                    let fresh = acting && self.fresh_slots & slot.bit() != 0;
                    key ^= if fresh { KEYS.fresh_upper[t][i] } else { KEYS.old_upper[t][i] };
                }
            }
            if self.cards_mode {
                key ^= KEYS.energy[t][self.energy[t] as usize];
                key = (0..16).filter(|card| self.used[t] >> card & 1 != 0).fold(key, |k, card| k ^ KEYS.used[t][card]);
            }
        }
        key ^= ball_key(self.ball);
        key ^= match self.phase {
            Phase::Action => KEYS.pa[self.pa as usize],
            Phase::Unlock => KEYS.unlock,
            Phase::Over => KEYS.over,
        };
        for (set, number) in [
            (self.after_hand_off, KEYS.after_hand_off),
            (self.side == Team::Def, KEYS.def_to_act),
            (self.cards_mode, KEYS.cards_mode),
        ] {
            if set {
                key ^= number;
            }
        }
        key
    }

    #[inline]
    pub(crate) fn relocate(&mut self, team: Team, slot: Slot, from: Square, to: Square) {
        let keys = &KEYS.piece[team as usize][slot.index()];
        self.key ^= keys[from.masked()] ^ keys[to.masked()];
        self.squares[team as usize][slot.index()] = to.byte();
    }

    #[inline]
    pub(crate) fn set_ball(&mut self, ball: u8) {
        self.key ^= ball_key(self.ball) ^ ball_key(ball);
        self.ball = ball;
    }

    #[inline]
    pub(crate) fn give_ball(&mut self, team: Team, slot: Slot) {
        self.set_ball(carried_byte(team, slot));
    }

    #[inline]
    pub(crate) fn drop_ball(&mut self, square: Square) {
        self.set_ball(square.byte());
    }

    #[inline]
    pub(crate) fn toggle_downed(&mut self, team: Team, slot: Slot) {
        self.downed_slots[team as usize] ^= slot.bit();
        self.key ^= KEYS.downed[team as usize][slot.index()];
    }

    #[inline]
    pub(crate) fn toggle_restricted(&mut self, slot: Slot) {
        self.restricted_slots ^= slot.bit();
        self.key ^= KEYS.restricted[self.side as usize][slot.index()];
    }

    #[inline]
    pub(crate) fn toggle_task(&mut self, slot: Slot) {
        self.task_slots ^= slot.bit();
        self.key ^= KEYS.task[self.side as usize][slot.index()];
    }

    #[inline]
    pub(crate) fn set_pa(&mut self, pa: u8) {
        self.key ^= KEYS.pa[self.pa as usize] ^ KEYS.pa[pa as usize];
        self.pa = pa;
    }

    #[inline]
    pub(crate) fn set_after_hand_off(&mut self, after: bool) {
        if self.after_hand_off != after {
            self.after_hand_off = after;
            self.key ^= KEYS.after_hand_off;
        }
    }

    #[inline]
    pub(crate) fn set_energy(&mut self, team: Team, pe: u8) {
        let t = team as usize;
        let keys = &KEYS.energy[t];
        self.key ^= keys[usize::from(self.energy[t] & 0x7F)] ^ keys[usize::from(pe & 0x7F)];
        self.energy[t] = pe;
    }

    pub(crate) fn mark_used(&mut self, card: CardIndex) {
        let t = self.side as usize;
        self.used[t] |= 1 << card.0;
        self.key ^= KEYS.used[t][card.index()];
    }
}

#[inline]
fn ball_key(ball: u8) -> u64 {
    if ball & CARRIED == 0 {
        KEYS.loose[usize::from(ball & 0x7F)]
    } else {
        KEYS.carried[usize::from(ball >> 3 & 1)][usize::from(ball & 7)]
    }
}
