//! The bound while cards may be played: actions and energy are counted together, all pieces together.

use ball_rules::{ActionKind, Diagonal, Kind, PieceState, Ruleset, Squares, Team};

use super::ball::Way;
use super::bounds::Bounds;
use super::field::{Field, Man, Scene, reach};
use super::hand::Hand;

/// Action points of a turn that are counted, 0 included; with more of them everything seems possible.
const ACTIONS: usize = 5;
/// Energy that is counted, 0 included.
pub(super) const ENERGY: usize = 16;

/// Squares by action points and energy spent to be there.
pub(super) type Spent = [[Squares; ENERGY]; ACTIONS];

/// Room for what is worked out; nothing in it outlasts a question.
#[derive(Debug)]
pub(super) struct Scratch {
    /// Where the pieces of one kind may be, and all pieces.
    pub(super) kind: Spent,
    pub(super) men: Spent,
    /// Where an own piece may have the ball and go on, where it got it over a wider network, and where it may be taken by
    /// somebody who can go on only by a card.
    pub(super) balls: Spent,
    pub(super) wide: Spent,
    pub(super) taken: Spent,
    pub(super) ways: Vec<Way>,
}

impl Default for Scratch {
    fn default() -> Scratch {
        let spent = [[Squares::EMPTY; ENERGY]; ACTIONS];
        Scratch { kind: spent, men: spent, balls: spent, wide: spent, taken: spent, ways: Vec::with_capacity(64) }
    }
}

/// What does not change while the squares are worked out.
pub(super) struct Ground<'a> {
    pub(super) bounds: &'a Bounds,
    pub(super) rules: &'a Ruleset,
    pub(super) field: &'a Field,
    pub(super) hand: Hand,
    pub(super) side: Team,
    pub(super) ball: Squares,
    pub(super) goal: Squares,
    /// Opponents that may be dodged, or that may be blocked.
    pub(super) opponents: Squares,
    pub(super) anybody: Squares,
    /// Energy that is given up by an action that earns none.
    pub(super) plain: usize,
}

impl Bounds {
    /// Whether any card can be paid for this turn.
    pub(super) fn any_card(&self, rules: &Ruleset, scene: &Scene) -> bool {
        Hand::of(rules, scene, self.most_energy(rules, scene, scene.pa)).is_some()
    }

    /// The bound while cards may be played; `None` where none can be.
    pub(super) fn with_cards(&self, rules: &Ruleset, scene: &Scene, scratch: &mut Scratch) -> Option<bool> {
        let energy = self.most_energy(rules, scene, scene.pa);
        let hand = Hand::of(rules, scene, energy)?;
        let field = &scene.field;
        let (side, ball, goal) = (scene.side(), scene.ball, rules.end_zone(scene.side()));
        let released = if hand.release.is_some() { scene.position.closed().neighbours() } else { Squares::EMPTY };
        let in_goal = !(goal & ball).is_empty();
        let possible = match field.carrier {
            None => hand.go_on.is_some() || in_goal,
            Some((team, ..)) if team != side => hand.go_on.is_some() || !(goal.within(1) & ball).is_empty(),
            Some((_, PieceState::Active, restricted)) => !restricted || hand.go_on.is_some() || in_goal,
            Some((_, PieceState::Downed, _)) => hand.stand_up.is_some() || in_goal,
            Some((_, PieceState::Upper { .. } | PieceState::Lower { .. }, _)) => hand.release.is_some(),
        };
        if !possible {
            return Some(false);
        }
        if in_goal && field.carrier.is_some_and(|(team, ..)| team == side) {
            return Some(true);
        }
        let table = &rules.actions;
        let least_earned = table.cost(ActionKind::Move).pe.min(table.cost(ActionKind::Protection).pe);
        let opponents = field.opponents | released;
        let ground = Ground {
            bounds: self,
            rules,
            field,
            hand,
            side,
            ball,
            goal,
            opponents,
            // Whoever was pushed may be blocked where it lies.
            anybody: (opponents | scene.others).within(1),
            plain: usize::from(self.energy_per_pa.saturating_sub(least_earned)),
        };
        let pa = scene.pa;
        if ground.arrives(pa, usize::from(energy), scratch) {
            return Some(true);
        }
        let Some((cost, points)) = hand.more else { return Some(false) };
        let more = pa.saturating_add(points);
        let energy = self.most_energy(rules, scene, more);
        // A hand that was too dear before may be paid for now.
        let hand = Hand::of(rules, scene, energy).unwrap_or(hand);
        let ground = Ground { hand, ..ground };
        let energy = usize::from(energy);
        Some(energy >= cost && ground.arrives(more, energy - cost, scratch))
    }

    /// The most energy that the acting coach can have this turn, with `most_pa` action points to spend.
    ///
    /// The ball earns it by being taken, and once it is in own hands a throw must free it before it earns again.
    fn most_energy(&self, rules: &Ruleset, scene: &Scene, most_pa: u8) -> u8 {
        let side = scene.side();
        let times_on_top = match scene.field.carrier {
            _ if self.free_throws => most_pa,
            // Whoever picks it up there has scored.
            None if (scene.ball - rules.end_zone(side)).is_empty() => 0,
            None => most_pa.div_ceil(2),
            Some((team, PieceState::Active, _)) if team == side => most_pa / 2,
            Some(_) => most_pa,
        };
        let earned =
            most_pa.saturating_mul(self.energy_per_pa).saturating_add(times_on_top.saturating_mul(self.energy_on_top));
        scene.pe.saturating_add(earned).min(ball_rules::MAX_PE)
    }
}

impl Ground<'_> {
    /// Where a piece of `kind` may be after one action that earns all that an action can.
    pub(super) fn earning(&self, kind: Kind, from: Squares) -> Squares {
        let mut diagonal = Squares::EMPTY;
        let mut over = Squares::EMPTY;
        if kind != Kind::Ring {
            for direction in Diagonal::ALL {
                let middle = from.step(direction);
                diagonal |= middle.step(direction);
                over |= (middle & self.anybody).step(direction);
            }
        }
        let straight = if kind == Kind::Cross {
            Squares::EMPTY
        } else {
            from.leaps().into_iter().fold(Squares::EMPTY, |all, leap| all | leap)
        };
        ((diagonal | straight) & self.opponents).neighbours() | over | (from.neighbours() & self.anybody)
    }

    /// Where the pieces of a kind may be: they begin on `begin`, by the action points and energy that this takes.
    fn spread(
        &self,
        table: &mut Spent,
        kind: Kind,
        begin: impl Fn(usize, usize) -> Squares,
        (most_pa, most_energy): (usize, usize),
    ) {
        for k in 0..=most_pa {
            // What an action leads to, by the energy spent before; more energy most often leads nowhere new.
            let (mut earning, mut plain) = ([Squares::EMPTY; ENERGY], [Squares::EMPTY; ENERGY]);
            if k > 0 {
                for x in 0..=most_energy {
                    let before = table[k - 1][x];
                    if x > 0 && before == table[k - 1][x - 1] {
                        (earning[x], plain[x]) = (earning[x - 1], plain[x - 1]);
                    } else if !before.is_empty() {
                        earning[x] = before | self.earning(kind, before);
                        plain[x] = reach(kind, before, self.opponents);
                    }
                }
            }
            for x in 0..=most_energy {
                let mut at = begin(k, x) | earning[x];
                if x >= self.plain {
                    at |= plain[x - self.plain];
                }
                if x > 0 {
                    at |= table[k][x - 1];
                }
                table[k][x] = at | self.by_cards(&table[k], x);
            }
        }
    }

    /// The energy that it takes until `man` may act.
    fn begins(&self, man: Man) -> (Squares, usize) {
        let here = man.at;
        let release = self.hand.release.unwrap_or(ENERGY);
        match man.state {
            PieceState::Active => (here, 0),
            PieceState::Downed => (here.neighbours(), release.min(self.hand.stand_up.unwrap_or(ENERGY))),
            PieceState::Upper { .. } | PieceState::Lower { .. } => (here.neighbours(), release),
        }
    }

    /// Where cards that move pieces take one, with energy `x` in all.
    pub(super) fn by_cards(&self, row: &[Squares; ENERGY], x: usize) -> Squares {
        let mut at = Squares::EMPTY;
        // What was there for less energy has led on already.
        let new = |cost: usize| x == cost || x > cost && row[x - cost] != row[x - cost - 1];
        if let Some((cost, squares)) = self.hand.run
            && new(cost)
        {
            for direction in Diagonal::ALL {
                let mut end = row[x - cost];
                for _ in 0..squares {
                    end = end.step(direction);
                    at |= end;
                }
            }
        }
        if let Some((cost, reach)) = self.hand.swap
            && new(cost)
        {
            at |= row[x - cost].within(reach);
        }
        at
    }

    /// Whether the ball may come into the end zone with so many action points and so much energy, all pieces together.
    ///
    /// `balls[k][x]` are the squares where an own piece may have it and go on, for `k` action points and energy `x`: its
    /// carrier goes on, or another piece, wherever it may have gone at its own cost, is handed the ball or picks it up. A
    /// piece that had the ball before need not be paid for twice: it could have carried the ball along.
    fn arrives(&self, pa: u8, energy: usize, scratch: &mut Scratch) -> bool {
        let most_pa = usize::from(pa);
        // There is no use for more.
        let energy = energy.min(self.hand.all + most_pa * usize::from(self.bounds.energy_per_pa));
        if most_pa >= ACTIONS || energy >= ENERGY || self.bounds.energy_per_pa > 3 {
            return true;
        }
        // What costs nothing leads on from where it led to.
        let hand = &self.hand;
        let costs = [hand.run, hand.swap, hand.hand_off].map(|card| card.map(|(cost, _)| cost));
        if costs.into_iter().chain([hand.go_on, hand.scoop]).flatten().any(|cost| cost == 0) {
            return true;
        }
        // The farthest that anybody gets: by actions, runs and swaps.
        let by_card =
            hand.run.map_or(0, |(_, squares)| squares) + hand.swap.map_or(0, |(_, reach)| reach.saturating_mul(2)) + 3;
        let rows = pa.saturating_mul(self.bounds.rows_per_pa).saturating_add(by_card);
        let near = self.bounds.near_goal(self.side, rows);
        if self.field.own.iter().all(|man| (man.at & near).is_empty()) {
            return false;
        }
        let most = (most_pa, energy);
        for row in &mut scratch.men[..=most_pa] {
            row[..=energy].fill(Squares::EMPTY);
        }
        for kind in Kind::ALL {
            let mut begin = [Squares::EMPTY; ENERGY];
            let mut any = false;
            for man in self.field.own.iter().filter(|man| man.kind() == kind) {
                let (squares, cost) = self.begins(man);
                if let Some(begin) = begin.get_mut(cost) {
                    *begin |= squares;
                    any = true;
                }
            }
            if any {
                self.spread(&mut scratch.kind, kind, |_, x| begin[x], most);
                for (all, row) in scratch.men.iter_mut().zip(&scratch.kind).take(most_pa + 1) {
                    for (all, &at) in all.iter_mut().zip(row).take(energy + 1) {
                        *all |= at;
                    }
                }
            }
        }
        // Whoever scores has come there; a step onto the ball by a card is not counted among the ways there.
        let stepping = hand.scoop.is_some();
        if !stepping && (scratch.men[most_pa][energy] & self.goal).is_empty() {
            return false;
        }
        self.balls(most, scratch)
    }
}
