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

    /// Where the pieces of a kind may be: they begin on `begin`, by the energy that it takes to be active at all.
    fn spread(&self, kind: Kind, begin: &[Squares; ENERGY], (most_pa, most_energy): (usize, usize)) -> Spent {
        let mut table: Spent = [[Squares::EMPTY; ENERGY]; ACTIONS];
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
                let mut at = begin[x] | earning[x];
                if x >= self.plain {
                    at |= plain[x - self.plain];
                }
                if x > 0 {
                    at |= table[k][x - 1];
                }
                table[k][x] = at | self.by_cards(&table[k], x);
            }
        }
        table
    }

    /// The energy that it takes until `man` may act.
    fn begins(&self, man: Man) -> (Squares, usize) {
        let here = Squares::from(man.square);
        let release = self.hand.release.unwrap_or(ENERGY);
        match man.state {
            PieceState::Active => (here, 0),
            PieceState::Downed => (here.neighbours(), release.min(self.hand.stand_up.unwrap_or(ENERGY))),
            PieceState::Upper { .. } | PieceState::Lower { .. } => (here.neighbours(), release),
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
        for kind in Kind::ALL {
            let mut begin = [Squares::EMPTY; ENERGY];
            let mut any = false;
            for man in self.field.own.iter().filter(|man| man.kind == kind) {
                let (squares, cost) = self.begins(man);
                if let Some(begin) = begin.get_mut(cost) {
                    *begin |= squares;
                    any = true;
                }
            }
            if any {
                let table = self.spread(kind, &begin, most);
                for (all, row) in men.iter_mut().zip(&table).take(most_pa + 1) {
                    for (all, &at) in all.iter_mut().zip(row).take(energy + 1) {
                        *all |= at;
                    }
                }
            }
        }
        self.balls(&men, most)
    }

    /// The ways in which the ball is thrown, each with its action points, the energy that it takes or gives up, and how far
    /// from the thrower it may be caught.
    fn throws(&self) -> [Option<((usize, usize), u8)>; 3] {
        let table = &self.rules.actions;
        let per_pa = usize::from(self.bounds.energy_per_pa);
        let pass = |action: ActionKind, reach: u8| {
            let cost = table.cost(action);
            let given_up = usize::from(cost.pa) * per_pa;
            Some(((usize::from(cost.pa), given_up.saturating_sub(usize::from(cost.pe))), reach))
        };
        [
            pass(ActionKind::ShortPass, table.short_pass_reach.saturating_add(1)),
            pass(ActionKind::LongPass, u8::MAX),
            self.hand.anywhere.map(|(cost, pa)| ((pa, cost + pa * per_pa), u8::MAX)),
        ]
    }

    fn balls(&self, men: &Spent, (most_pa, most_energy): (usize, usize)) -> bool {
        let Ground { field, hand, side, ball, goal, .. } = *self;
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
        let throws = self.throws();
        let go_on = hand.go_on.unwrap_or(ENERGY);
        let link = hand.hand_off.map_or(1, |(_, reach)| reach);
        // The card that lets a piece go on may be the one by which it steps onto the ball.
        let steps = hand.scoop.is_some();
        let mut balls: Spent = [[Squares::EMPTY; ENERGY]; ACTIONS];
        let mut wide: Spent = [[Squares::EMPTY; ENERGY]; ACTIONS];
        // Where it may be taken by somebody who can go on only by a card.
        let mut taken: Spent = [[Squares::EMPTY; ENERGY]; ACTIONS];
        // What has come from where, of squares that cannot be had for less energy: those lead on in any other way already.
        let mut ways: Vec<(usize, usize, Squares, Squares, bool)> = Vec::with_capacity(24);
        for k in 0..=most_pa {
            for x in 0..=most_energy {
                let mut here = if x >= begins { begin } else { Squares::EMPTY };
                let reached = |man: Squares| if steps { man.within(1) } else { man };
                let mut caught = men[k][x] & source;
                let mut stepped = if source.is_empty() { source } else { reached(men[k][x]) & source };
                if k > 0 {
                    let before = balls[k - 1][x];
                    if !before.is_empty() {
                        here |= before | self.earning(Kind::Frame, before);
                    }
                    if x >= self.plain && !balls[k - 1][x - self.plain].is_empty() {
                        here |= reach(Kind::Frame, balls[k - 1][x - self.plain], self.opponents);
                    }
                }
                if x > 0 {
                    here |= balls[k][x - 1];
                }
                here |= self.by_cards(&balls[k], x);
                let mut over_wide = match hand.hand_off {
                    Some((cost, _)) if x >= cost => balls[k][x - cost],
                    _ => Squares::EMPTY,
                };
                for &(k0, x0, beside, from, is_wide) in &ways {
                    if x < x0 {
                        continue;
                    }
                    let man = men[k - k0][x - x0];
                    if is_wide {
                        over_wide |= man & beside;
                        continue;
                    }
                    here |= man & beside;
                    for (way, distance) in throws.into_iter().flatten() {
                        if let Some(left) = spare((k, x), (k0, x0), way) {
                            let man = men[left.0][left.1];
                            let lands = if distance == u8::MAX { Squares::ALL } else { from.within(distance) };
                            caught |= man & lands;
                            if go_on < ENERGY {
                                stepped |= reached(man) & lands;
                            }
                        }
                    }
                }
                if x >= go_on {
                    here |= taken[k][x - go_on];
                }
                // Any number of hand-offs among those who have not moved.
                here = linked_by(here, men[0][0], 1);
                over_wide = linked_by(over_wide, men[0][0], link);
                here |= over_wide;
                if !((here | caught) & goal).is_empty() {
                    return true;
                }
                (balls[k][x], wide[k][x], taken[k][x]) = (here, over_wide, stepped);
                let (mut cheaper, mut cheaper_wide) = (Squares::EMPTY, Squares::EMPTY);
                if x > 0 {
                    (cheaper, cheaper_wide) = (balls[k][x - 1], wide[k][x - 1]);
                }
                let (new, new_wide) = (here - cheaper, over_wide - cheaper_wide);
                if !new.is_empty() {
                    ways.push((k, x, new.neighbours(), new, false));
                }
                if !new_wide.is_empty() {
                    ways.push((k, x, new_wide.within(link), new_wide, true));
                }
            }
        }
        false
    }
}

/// `from`, and all that is linked to it over pieces on `men` by hand-offs of this reach.
fn linked_by(from: Squares, men: Squares, reach: u8) -> Squares {
    if from.is_empty() {
        return from;
    }
    let mut all = from;
    loop {
        let near = if reach == 1 { all.neighbours() } else { all.within(reach) };
        let wider = all | (men & near);
        if wider == all {
            return all;
        }
        all = wider;
    }
}

/// What is left of action points and energy after what was spent before and what `way` takes.
fn spare(all: (usize, usize), before: (usize, usize), way: (usize, usize)) -> Option<(usize, usize)> {
    Some((all.0.checked_sub(before.0 + way.0)?, all.1.checked_sub(before.1 + way.1)?))
}
