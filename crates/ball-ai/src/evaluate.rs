//! The evaluation: a sum of weights, without looking ahead.

use ball_rules::{Diagonal, Kind, Mode, PieceState, Position, ROWS, Ruleset, Square, Squares, Team};

use crate::weights::Weights;

/// The column of the centre.
const CENTRE: u8 = 7;

/// Rows from `square` to the end zone that `team` attacks; 0 in it.
#[inline]
pub(crate) fn rows_to_go(rules: &Ruleset, team: Team, square: Square) -> u8 {
    match team {
        Team::Atk => (ROWS + 1 - rules.end_zone_depth).saturating_sub(GEOMETRY.row[square.index()]),
        Team::Def => GEOMETRY.row[square.index()].saturating_sub(rules.end_zone_depth),
    }
}

/// All squares connected to `from` through the pieces on `active`, `from` included (R8.1).
#[inline]
pub(crate) fn network(active: Squares, from: Squares, reach: u8) -> Squares {
    let mut network = from;
    loop {
        let near = if reach == 1 { network.neighbours() } else { network.within(reach) };
        let wider = network | (near & active);
        if wider == network {
            return network;
        }
        network = wider;
    }
}

/// The pieces of a team that are active.
#[derive(Clone, Copy)]
struct Active {
    all: Squares,
    /// X, O, □.
    kinds: [Squares; 3],
}

impl Active {
    #[inline]
    fn of(position: &Position, team: Team) -> Active {
        let all = position.active(team);
        let (ring, frame) = (position.active_of(team, Kind::Ring), position.active_of(team, Kind::Frame));
        Active { all, kinds: [all - ring - frame, ring, frame] }
    }
}

/// What the board looks like, by the index of a square.
struct Geometry {
    /// The distance of two squares.
    distance: [[u8; Square::COUNT]; Square::COUNT],
    row: [u8; Square::COUNT],
    column: [u8; Square::COUNT],
}

static GEOMETRY: Geometry = {
    let mut geometry =
        Geometry { distance: [[0; Square::COUNT]; Square::COUNT], row: [0; Square::COUNT], column: [0; Square::COUNT] };
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        (geometry.row[index], geometry.column[index]) = (square.row(), square.column());
        let mut other = 0;
        while let Some(to) = Square::from_index(other) {
            geometry.distance[index][other] = square.distance(to);
            other += 1;
        }
        index += 1;
    }
    geometry
};

#[inline]
fn column(square: Square) -> u8 {
    GEOMETRY.column[square.index()]
}

/// From where a piece of each kind gets to one of `ends` by one action: by one step, or over one of the `middles`.
#[inline]
fn sources(ends: Squares, middles: Squares) -> [Squares; 3] {
    let near = ends.neighbours();
    let mut diagonal = Squares::EMPTY;
    for direction in Diagonal::ALL {
        diagonal |= (ends.step(direction) & middles).step(direction);
    }
    let straight = ends.leaps().into_iter().fold(Squares::EMPTY, |all, leap| all | leap);
    [near | diagonal, near | straight, near | diagonal | straight]
}

/// How many pieces of `team` stand on the squares of their kind.
#[inline]
fn count(team: &Active, squares: &[Squares; 3]) -> usize {
    (0..3).map(|kind| (team.kinds[kind] & squares[kind]).len() as usize).sum()
}

/// What an evaluation goes by.
struct Looked<'a> {
    rules: &'a Ruleset,
    weights: &'a Weights,
    position: &'a Position,
    /// Who acts next and the action points of it. Whoever has none left has as good as passed the turn.
    next: Team,
    pa: u8,
    active: [Active; 2],
    ball: Square,
}

/// How good `position` is for the side to act, in hundredths of a row of ground; 0 once the match is over.
///
/// ```
/// # use ball_ai::{Weights, evaluate};
/// # use ball_rules::{Mode, Position, Ruleset};
/// let rules = Ruleset::house();
/// let start = Position::start(rules, Mode::Basic);
/// assert!(evaluate(rules, Weights::built_in(), &start) < 0, "ATK has the ball, DEF is to act");
/// ```
pub fn evaluate(rules: &Ruleset, weights: &Weights, position: &Position) -> i32 {
    let mut sums = [0i32; 2];
    let active = Team::ALL.map(|team| Active::of(position, team));
    for team in Team::ALL {
        let t = team as usize;
        sums[t] += position.downed_count(team) as i32 * weights.downed;
        for square in active[t].all {
            sums[t] += weights.centre.at(usize::from(column(square).abs_diff(CENTRE)));
        }
    }
    if !position.closed().is_empty() {
        stacks(weights, position, &mut sums);
    }
    let side = position.side();
    let (next, pa) = match position.pa() {
        0 => (side.opponent(), rules.pa_per_turn),
        pa => (side, pa),
    };
    let looked = Looked { rules, weights, position, next, pa, active, ball: position.ball_square() };
    match position.carrier_piece() {
        Some(carrier) => {
            let team = carrier.id.team;
            let (with, without) = looked.carried(team, carrier.state);
            sums[team as usize] += with;
            sums[team.opponent() as usize] += without;
        }
        None => {
            for team in Team::ALL {
                sums[team as usize] += looked.loose(team);
            }
        }
    }
    if position.mode() == Mode::Cards {
        for team in Team::ALL {
            let left = rules.cards().filter(|&(card, _)| !position.is_used(team, card)).count() as i32;
            // Energy that no card is left for is worth nothing.
            let energy = if left > 0 { weights.energy.at(usize::from(position.pe(team))) } else { 0 };
            sums[team as usize] += energy + left * weights.card;
        }
    }
    sums[next as usize] += weights.turn + weights.action_point * i32::from(pa);
    sums[side as usize] - sums[side.opponent() as usize]
}

/// What stacks are worth to both teams.
fn stacks(weights: &Weights, position: &Position, sums: &mut [i32; 2]) {
    let mut upper_on = [Squares::EMPTY; 2];
    let mut lower_on = [Squares::EMPTY; 2];
    for piece in position.pieces() {
        match piece.state {
            PieceState::Upper { .. } => upper_on[piece.id.team as usize] |= piece.square.into(),
            PieceState::Lower { .. } => lower_on[piece.id.team as usize] |= piece.square.into(),
            PieceState::Active | PieceState::Downed => {}
        }
    }
    for t in 0..2 {
        let blocking = (upper_on[t] & lower_on[1 - t]).len() as i32;
        let protecting = (upper_on[t] & lower_on[t]).len() as i32;
        sums[t] += blocking * weights.blocking + protecting * (weights.protecting + weights.protected);
        sums[1 - t] += blocking * weights.blocked;
    }
}

impl Looked<'_> {
    /// What a ball in the hands of `team` is worth to it, and to the other one.
    fn carried(&self, team: Team, state: PieceState) -> (i32, i32) {
        let Looked { rules, weights, next, active, ball, .. } = *self;
        let (own, others) = (&active[team as usize], &active[team.opponent() as usize]);
        let left = rows_to_go(rules, team, ball);
        let to_act = next == team;
        let (mut with, mut without) = (weights.carrier.at(usize::from(left)), 0);
        let distances = &GEOMETRY.distance[ball.index()];
        for square in others.all {
            let ahead = rows_to_go(rules, team, square);
            if ahead <= left {
                without += weights.guard.at(usize::from(distances[square.index()]));
                if column(square).abs_diff(column(ball)) <= (left - ahead) + 3 {
                    with += weights.defender;
                }
            }
        }
        for square in own.all {
            let ahead = rows_to_go(rules, team, square);
            if ahead < left {
                with += weights.receiver.at(usize::from(ahead));
            }
        }
        match state {
            PieceState::Active => {
                for square in others.all {
                    with += weights.exposure.at(usize::from(distances[square.index()]));
                }
                let linked = network(own.all, ball.into(), 1) - ball.into();
                if !linked.is_empty() {
                    with += linked.len() as i32 * weights.network;
                    let foremost = linked.into_iter().map(|square| rows_to_go(rules, team, square)).min();
                    with += foremost.map_or(0, |rows| i32::from(left.saturating_sub(rows)) * weights.network_row);
                }
                if to_act {
                    with += weights.carrier_to_act.at(usize::from(left));
                }
                without += self.taking(team.opponent(), left, &mut with);
            }
            PieceState::Downed => {
                with += weights.carrier_downed.at(usize::from(!to_act));
                let beside = (Squares::of(ball).neighbours() & others.all).len() as usize;
                without += if to_act { weights.blockers_waiting.at(beside) } else { weights.blockers.at(beside) };
            }
            PieceState::Upper { this_turn } => {
                with += weights.carrier_upper.at(usize::from(!to_act || this_turn));
            }
            PieceState::Lower { .. } => {}
        }
        (with, without)
    }

    /// What the pieces of `takers` that can take the ball from an active carrier are worth. Where there are none this
    /// turn, the carrier is worth more.
    #[inline]
    fn taking(&self, takers: Team, left: u8, with: &mut i32) -> i32 {
        let Looked { weights, position, active, ball, .. } = *self;
        let others = &active[takers as usize];
        let beside = Squares::of(ball).neighbours();
        let clear = position.clear();
        let middles = clear | others.all;
        // A dodge needs an exit; a block needs none, so one step is always enough.
        let mut one = sources(ball.into(), middles);
        if (beside & clear).is_empty() {
            one = [beside; 3];
        }
        let now = count(others, &one);
        let ends = one[2] & clear;
        // To be able to take it from there the piece must be of the right kind.
        let two = [sources(one[0] & clear, middles)[0], sources(one[1] & clear, middles)[1], sources(ends, middles)[2]];
        let soon = count(others, &two).saturating_sub(now);
        let blockers = (beside & others.all).len() as usize;
        if self.next == takers {
            let soon = if self.pa > 1 { soon } else { 0 };
            if now + soon == 0 {
                *with += weights.carrier_safe.at(usize::from(left));
            }
            weights.takers.at(now) + weights.late_takers.at(soon) + weights.blockers.at(blockers)
        } else {
            weights.takers_waiting.at(now)
                + weights.late_takers_waiting.at(soon)
                + weights.blockers_waiting.at(blockers)
        }
    }

    /// What a loose ball is worth to `team`.
    fn loose(&self, team: Team) -> i32 {
        let Looked { rules, weights, position, active, ball, .. } = *self;
        let own = &active[team as usize];
        let nearest = own.all.into_iter().map(|square| GEOMETRY.distance[ball.index()][square.index()]).min();
        let now = count(own, &sources(ball.into(), position.clear() | own.all));
        let takers =
            if self.next == team { weights.loose_takers.at(now) } else { weights.loose_takers_waiting.at(now) };
        weights.loose_near.at(nearest.map_or(usize::MAX, usize::from))
            + weights.loose_row * i32::from(ROWS - rows_to_go(rules, team, ball))
            + takers
    }
}
