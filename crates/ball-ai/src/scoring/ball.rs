//! Where the ball may come to while cards may be played, once it is known where the pieces may.

use ball_rules::{ActionKind, Kind, PieceState, Squares};

use super::cards::{ENERGY, Ground, Scratch};
use super::field::reach;

/// What has come to where, of squares that cannot be had for less energy: those lead on in any other way already.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) pa: usize,
    pub(super) energy: usize,
    pub(super) beside: Squares,
    /// Where a short throw from there may be caught.
    pub(super) lands: Squares,
    pub(super) wide: bool,
}

impl Ground<'_> {
    /// The ways in which the ball is thrown, each with its action points, the energy that it takes or gives up, and whether
    /// it may be caught anywhere. The first is the short pass.
    fn throws(&self) -> [Option<((usize, usize), bool)>; 3] {
        let per_pa = usize::from(self.bounds.energy_per_pa);
        [
            Some((self.pass(ActionKind::ShortPass), false)),
            Some((self.pass(ActionKind::LongPass), true)),
            self.hand.anywhere.map(|(cost, pa)| ((pa, cost + pa * per_pa), true)),
        ]
    }

    /// The action points of a pass and the energy that it gives up.
    fn pass(&self, action: ActionKind) -> (usize, usize) {
        let cost = self.rules.actions.cost(action);
        let given_up = usize::from(cost.pa) * usize::from(self.bounds.energy_per_pa);
        (usize::from(cost.pa), given_up.saturating_sub(usize::from(cost.pe)))
    }

    pub(super) fn balls(&self, (most_pa, most_energy): (usize, usize), scratch: &mut Scratch) -> bool {
        let Scratch { men, balls, wide, taken, ways, .. } = scratch;
        ways.clear();
        let Ground { field, hand, side, ball, goal, .. } = *self;
        let near = ball;
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
        let short = self.pass(ActionKind::ShortPass);
        let short_reach = self.rules.actions.short_pass_reach.saturating_add(1);
        let go_on = hand.go_on.unwrap_or(ENERGY);
        let link = hand.hand_off.map_or(1, |(_, reach)| reach);
        // The card that lets a piece go on may be the one by which it steps onto the ball.
        let steps = hand.scoop.is_some();
        for k in 0..=most_pa {
            for x in 0..=most_energy {
                let mut here = if x >= begins { begin } else { Squares::EMPTY };
                let reached = |man: Squares| if steps { man.within(1) } else { man };
                let mut caught = men[k][x] & source;
                let mut stepped = if source.is_empty() { source } else { reached(men[k][x]) & source };
                // What was there for less energy has led on already.
                let new = |row: &[Squares; ENERGY], x: usize| if x > 0 { row[x] - row[x - 1] } else { row[x] };
                if k > 0 {
                    let before = &balls[k - 1];
                    here |= before[x];
                    let earning = new(before, x);
                    if !earning.is_empty() {
                        here |= self.earning(Kind::Frame, earning);
                    }
                    let plain = if x >= self.plain { new(before, x - self.plain) } else { Squares::EMPTY };
                    if !plain.is_empty() {
                        here |= reach(Kind::Frame, plain, self.opponents);
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
                for &Way { pa: k0, energy: x0, beside, lands: near, wide: is_wide } in ways.iter() {
                    if x < x0 {
                        continue;
                    }
                    let man = men[k - k0][x - x0];
                    if is_wide {
                        over_wide |= man & beside;
                        continue;
                    }
                    here |= man & beside;
                    for (way, anywhere) in throws.into_iter().flatten() {
                        if let Some(left) = spare((k, x), (k0, x0), way) {
                            let man = men[left.0][left.1];
                            let lands = if anywhere { Squares::ALL } else { near };
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
                if !steps {
                    // Whoever has it has come there.
                    here &= men[k][x];
                    over_wide &= men[k][x];
                }
                // Any number of hand-offs among those who have not moved.
                let (mut cheaper, mut cheaper_wide) = (Squares::EMPTY, Squares::EMPTY);
                if x > 0 {
                    (cheaper, cheaper_wide) = (balls[k][x - 1], wide[k][x - 1]);
                }
                if here != cheaper {
                    here = linked_by(here, men[0][0], 1);
                }
                if over_wide != cheaper_wide {
                    over_wide = linked_by(over_wide, men[0][0], link);
                }
                here |= over_wide;
                if !((here | caught) & goal).is_empty() {
                    return true;
                }
                (balls[k][x], wide[k][x], taken[k][x]) = (here, over_wide, stepped);
                let (new, new_wide) = (here - cheaper, over_wide - cheaper_wide);
                if !new.is_empty() {
                    let lands = if k + short.0 <= most_pa && x + short.1 <= most_energy {
                        new.within(short_reach)
                    } else {
                        Squares::EMPTY
                    };
                    ways.push(Way { pa: k, energy: x, beside: new.neighbours(), lands, wide: false });
                }
                if !new_wide.is_empty() {
                    let beside = new_wide.within(link);
                    ways.push(Way { pa: k, energy: x, beside, lands: Squares::EMPTY, wide: true });
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
