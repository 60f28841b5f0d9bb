//! The bound while cards may be played: actions and energy are counted together, all pieces together.

use ball_rules::{ActionKind, Diagonal, Effect, Kind, PieceState, Position, Ruleset, Square, Squares, Team};

use super::bounds::Bounds;
use super::field::{Field, Man, reach};
use crate::evaluate::rows_to_go;

/// Action points of a turn that are counted, 0 included; with more of them everything seems possible.
const ACTIONS: usize = 5;
/// Energy that is counted, 0 included.
const ENERGY: usize = 16;

/// Squares by action points and energy spent to be there.
type Spent = [[Squares; ENERGY]; ACTIONS];

/// What the cards that a coach may still play can bring about, each with the energy that it takes.
#[derive(Clone, Copy, Default)]
struct Hand {
    /// A run of exactly so many squares.
    run: Option<(usize, u8)>,
    /// A swap at up to this distance; half of its energy, for it moves two pieces.
    swap: Option<(usize, u8)>,
    /// To go on with a ball that was taken.
    go_on: Option<usize>,
    /// To step onto the loose ball.
    scoop: Option<usize>,
    stand_up: Option<usize>,
    /// Half of its energy, for a release moves two pieces.
    release: Option<usize>,
    /// A hand-off over a network of this reach.
    hand_off: Option<(usize, u8)>,
    /// A pass to anywhere, and its action points.
    anywhere: Option<(usize, usize)>,
    /// More action points.
    more: Option<(usize, u8)>,
    /// What all cards take together.
    all: usize,
}

/// The cheaper of two.
fn least(one: Option<usize>, other: usize) -> Option<usize> {
    Some(one.map_or(other, |one| one.min(other)))
}

impl Hand {
    /// The cards that side has left and can pay for with `energy`; `None` without any.
    fn of(rules: &Ruleset, position: &Position, energy: u8) -> Option<Hand> {
        let side = position.side();
        let mut hand = Hand::default();
        let mut any = false;
        let left = rules.cards().filter(|&(card, _)| !position.is_used(side, card)).map(|(_, face)| face);
        for face in left.filter(|face| face.pe <= energy) {
            any = true;
            let cost = usize::from(face.pe);
            hand.all += cost;
            // Two cards with the same effect are taken together at the best that either does.
            let wider = |known: Option<(usize, u8)>, cost: usize, reach: u8| {
                Some(known.map_or((cost, reach), |(c, r)| (c.min(cost), r.max(reach))))
            };
            match face.effect {
                Effect::LiftRestriction => hand.go_on = least(hand.go_on, cost),
                Effect::ExtraPa { points } => {
                    hand.more =
                        Some(hand.more.map_or((cost, points), |(c, p)| (c.min(cost), p.saturating_add(points))));
                }
                Effect::StandUp => hand.stand_up = least(hand.stand_up, cost),
                Effect::Release => hand.release = least(hand.release, cost / 2),
                Effect::Run { squares } => hand.run = wider(hand.run, cost, squares),
                Effect::LongPass => {
                    let pa = usize::from(face.pa);
                    hand.anywhere = Some(hand.anywhere.map_or((cost, pa), |(c, p)| (c.min(cost), p.min(pa))));
                }
                Effect::Down => {}
                Effect::HandOff { reach } => hand.hand_off = wider(hand.hand_off, cost, reach),
                Effect::Scoop => {
                    hand.scoop = least(hand.scoop, cost);
                    hand.go_on = least(hand.go_on, cost);
                }
                Effect::Swap { reach } => hand.swap = wider(hand.swap, cost / 2, reach),
            }
        }
        any.then_some(hand)
    }
}

/// What does not change while the squares are worked out.
struct Ground<'a> {
    bounds: &'a Bounds,
    rules: &'a Ruleset,
    field: &'a Field,
    hand: Hand,
    side: Team,
    ball: Square,
    goal: Squares,
    /// Opponents that may be dodged, or that may be blocked.
    opponents: Squares,
    anybody: Squares,
    /// Energy that is given up by an action that earns none.
    plain: usize,
}

impl Bounds {
    /// The bound while cards may be played; `None` where none can be.
    pub(super) fn with_cards(&self, rules: &Ruleset, position: &Position, field: &Field) -> Option<bool> {
        let energy = self.most_energy(position, field, position.pa());
        let hand = Hand::of(rules, position, energy)?;
        let side = position.side();
        let (ball, goal) = (position.ball_square(), rules.end_zone(side));
        let released = if hand.release.is_some() { position.closed().neighbours() } else { Squares::EMPTY };
        let possible = match field.carrier {
            None => hand.go_on.is_some() || goal.has(ball),
            Some((team, ..)) if team != side => hand.go_on.is_some() || goal.within(1).has(ball),
            Some((_, PieceState::Active, restricted)) => !restricted || hand.go_on.is_some() || goal.has(ball),
            Some((_, PieceState::Downed, _)) => hand.stand_up.is_some() || goal.has(ball),
            Some((_, PieceState::Upper { .. } | PieceState::Lower { .. }, _)) => hand.release.is_some(),
        };
        if !possible {
            return Some(false);
        }
        if goal.has(ball) && field.carrier.is_some_and(|(team, ..)| team == side) {
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
            anybody: (opponents | !(position.clear() | field.comrades)).within(1),
            plain: usize::from(self.energy_per_pa.saturating_sub(least_earned)),
        };
        let pa = position.pa();
        if ground.arrives(pa, usize::from(energy)) {
            return Some(true);
        }
        let Some((cost, points)) = hand.more else { return Some(false) };
        let more = pa.saturating_add(points);
        let energy = usize::from(self.most_energy(position, field, more));
        // A hand that was too dear before may be paid for now.
        let hand = Hand::of(rules, position, energy as u8).unwrap_or(hand);
        let ground = Ground { hand, ..ground };
        Some(energy >= cost && ground.arrives(more, energy - cost))
    }

    /// The most energy that the acting coach can have this turn, with `most_pa` action points to spend.
    ///
    /// Each action earns on top at most once. With the ball in own hands a pass must free it before there is anything on
    /// top to earn, and only the action after that earns it.
    fn most_energy(&self, position: &Position, field: &Field, most_pa: u8) -> u8 {
        let side = position.side();
        let own_ball = matches!(field.carrier, Some((team, PieceState::Active, _)) if team == side);
        let times_on_top = if own_ball { most_pa / 2 } else { most_pa };
        let earned =
            most_pa.saturating_mul(self.energy_per_pa).saturating_add(times_on_top.saturating_mul(self.energy_on_top));
        position.pe(side).saturating_add(earned).min(ball_rules::MAX_PE)
    }
}

impl Ground<'_> {
    /// Where a piece of `kind` may be after one action that earns all that an action can.
    fn earning(&self, kind: Kind, from: Squares) -> Squares {
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

    /// Where `man` may be.
    fn spread(&self, man: Man, (most_pa, most_energy): (usize, usize), table: &mut Spent) {
        let hand = &self.hand;
        let here = Squares::from(man.square);
        let (begin, begins) = match man.state {
            PieceState::Active => (here, 0),
            PieceState::Downed => {
                (here.neighbours(), least(hand.release, hand.stand_up.unwrap_or(ENERGY)).unwrap_or(ENERGY))
            }
            PieceState::Upper { .. } | PieceState::Lower { .. } => (here.neighbours(), hand.release.unwrap_or(ENERGY)),
        };
        for k in 0..=most_pa {
            for x in 0..=most_energy {
                let mut at = if x >= begins { begin } else { Squares::EMPTY };
                if k > 0 {
                    at |= table[k - 1][x] | self.earning(man.kind, table[k - 1][x]);
                    if x >= self.plain {
                        at |= reach(man.kind, table[k - 1][x - self.plain], self.opponents);
                    }
                }
                if x > 0 {
                    at |= table[k][x - 1];
                }
                table[k][x] = at | self.by_cards(&table[k], x);
            }
        }
    }

    /// Where cards that move pieces take one, with energy `x` in all.
    fn by_cards(&self, row: &[Squares; ENERGY], x: usize) -> Squares {
        let mut at = Squares::EMPTY;
        if let Some((cost, squares)) = self.hand.run
            && x >= cost
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
            && x >= cost
        {
            at |= if cost == 0 { Squares::ALL } else { row[x - cost].within(reach) };
        }
        at
    }

    /// Whether the ball may come into the end zone with so many action points and so much energy, all pieces together.
    ///
    /// `balls[k][x]` are the squares where an own piece may have it and go on, for `k` action points and energy `x`: its
    /// carrier goes on, or another piece, wherever it may have gone at its own cost, is handed the ball or picks it up. A
    /// piece that had the ball before need not be paid for twice: it could have carried the ball along.
    fn arrives(&self, pa: u8, energy: usize) -> bool {
        let most_pa = usize::from(pa);
        // There is no use for more.
        let energy = energy.min(self.hand.all + most_pa * usize::from(self.bounds.energy_per_pa));
        if most_pa >= ACTIONS || energy >= ENERGY || self.bounds.energy_per_pa > 3 {
            return true;
        }
        // The farthest that anybody gets: by actions, runs and swaps.
        let hand = &self.hand;
        let by_card =
            hand.run.map_or(0, |(_, squares)| squares) + hand.swap.map_or(0, |(_, reach)| reach.saturating_mul(2)) + 3;
        let rows = pa.saturating_mul(self.bounds.rows_per_pa).saturating_add(by_card);
        if self.field.own.iter().all(|man| rows_to_go(self.rules, self.side, man.square) > rows) {
            return false;
        }
        let most = (most_pa, energy);
        let mut men: Spent = [[Squares::EMPTY; ENERGY]; ACTIONS];
        for man in self.field.own.iter() {
            let mut table: Spent = [[Squares::EMPTY; ENERGY]; ACTIONS];
            self.spread(man, most, &mut table);
            for (all, row) in men.iter_mut().zip(&table) {
                for (all, &at) in all.iter_mut().zip(row) {
                    *all |= at;
                }
            }
        }
        self.balls(&men, most)
    }

    fn balls(&self, men: &Spent, (most_pa, most_energy): (usize, usize)) -> bool {
        let Ground { rules, field, hand, side, ball, goal, .. } = *self;
        let near = Squares::from(ball);
        // Where it must be picked up from, or may be taken; nothing while it is in own hands.
        let source = match field.carrier {
            None => near,
            Some((team, ..)) if team != side => near.within(1),
            Some(_) => Squares::EMPTY,
        };
        let (begin, begins) = match field.carrier {
            Some((team, state, restricted)) if team == side => match state {
                PieceState::Active => (near, if restricted { hand.go_on.unwrap_or(ENERGY) } else { 0 }),
                PieceState::Downed => (near.neighbours(), hand.stand_up.unwrap_or(ENERGY)),
                // Released to either, or to the other side and taken again.
                PieceState::Upper { .. } | PieceState::Lower { .. } => (near.within(2), hand.release.unwrap_or(ENERGY)),
            },
            _ => (Squares::EMPTY, ENERGY),
        };
        let table = &rules.actions;
        let pass = |action: ActionKind| {
            let cost = table.cost(action);
            let given_up = usize::from(cost.pa) * usize::from(self.bounds.energy_per_pa);
            (usize::from(cost.pa), given_up.saturating_sub(usize::from(cost.pe)))
        };
        let (short, long) = (pass(ActionKind::ShortPass), pass(ActionKind::LongPass));
        let card = hand.anywhere.map(|(cost, pa)| (pa, cost + pa * usize::from(self.bounds.energy_per_pa)));
        let thrown = table.short_pass_reach.saturating_add(1);
        let go_on = hand.go_on.unwrap_or(ENERGY);
        let mut balls: Spent = [[Squares::EMPTY; ENERGY]; ACTIONS];
        let mut wide: Spent = [[Squares::EMPTY; ENERGY]; ACTIONS];
        for k in 0..=most_pa {
            for x in 0..=most_energy {
                let mut here = if x >= begins { begin } else { Squares::EMPTY };
                // Taken: whoever takes it goes on only by a card.
                let mut taken = men[k][x] & source;
                if k > 0 {
                    here |= balls[k - 1][x] | self.earning(Kind::Frame, balls[k - 1][x]);
                    if x >= self.plain {
                        here |= reach(Kind::Frame, balls[k - 1][x - self.plain], self.opponents);
                    }
                }
                if x > 0 {
                    here |= balls[k][x - 1];
                }
                here |= self.by_cards(&balls[k], x);
                let mut over_wide =
                    hand.hand_off.filter(|&(cost, _)| x >= cost).map_or(Squares::EMPTY, |(cost, _)| balls[k][x - cost]);
                let link = hand.hand_off.map_or(1, |(_, reach)| reach);
                for k0 in 0..=k {
                    for x0 in 0..=x {
                        let man = men[k - k0][x - x0];
                        let from = balls[k0][x0];
                        if !from.is_empty() {
                            here |= man & from.neighbours();
                            if let Some(left) = spare((k, x), (k0, x0), short) {
                                taken |= men[left.0][left.1] & from.within(thrown);
                            }
                            for way in [Some(long), card].into_iter().flatten() {
                                if let Some(left) = spare((k, x), (k0, x0), way) {
                                    taken |= men[left.0][left.1];
                                }
                            }
                        }
                        if !wide[k0][x0].is_empty() {
                            over_wide |= man & wide[k0][x0].within(link);
                        }
                    }
                }
                if x >= go_on {
                    // What was taken with less energy left enough for the card.
                    here |= self.taken_before(
                        &balls,
                        men,
                        source,
                        (k, x - go_on),
                        (thrown, [Some(short), Some(long), card]),
                    );
                }
                // Any number of hand-offs among those who have not moved.
                loop {
                    let wider = here | (men[0][0] & here.neighbours());
                    if wider == here {
                        break;
                    }
                    here = wider;
                }
                loop {
                    let wider = over_wide | (men[0][0] & over_wide.within(link));
                    if wider == over_wide {
                        break;
                    }
                    over_wide = wider;
                }
                here |= over_wide;
                if !((here | taken) & goal).is_empty() {
                    return true;
                }
                (balls[k][x], wide[k][x]) = (here, over_wide);
            }
        }
        false
    }

    /// Where the ball may have been taken or caught for so many action points and so much energy.
    fn taken_before(
        &self,
        balls: &Spent,
        men: &Spent,
        source: Squares,
        (k, x): (usize, usize),
        (thrown, [short, long, card]): (u8, [Option<(usize, usize)>; 3]),
    ) -> Squares {
        // The card may be the one by which a piece steps onto the ball.
        let reached = |k: usize, x: usize| if self.hand.scoop.is_some() { men[k][x].within(1) } else { men[k][x] };
        let mut taken = reached(k, x) & source;
        for (k0, row) in balls.iter().enumerate().take(k + 1) {
            for (x0, from) in row.iter().enumerate().take(x + 1).filter(|(_, from)| !from.is_empty()) {
                if let Some(left) = short.and_then(|way| spare((k, x), (k0, x0), way)) {
                    taken |= reached(left.0, left.1) & from.within(thrown);
                }
                for way in [long, card].into_iter().flatten() {
                    if let Some(left) = spare((k, x), (k0, x0), way) {
                        taken |= reached(left.0, left.1);
                    }
                }
            }
        }
        taken
    }
}

/// What is left of action points and energy after what was spent before and what `way` takes.
fn spare(all: (usize, usize), before: (usize, usize), way: (usize, usize)) -> Option<(usize, usize)> {
    Some((all.0.checked_sub(before.0 + way.0)?, all.1.checked_sub(before.1 + way.1)?))
}
