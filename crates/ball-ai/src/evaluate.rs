//! The evaluation: a sum of weights, without looking ahead.

use ball_rules::{Mode, PieceState, Position, ROWS, Ruleset, Square, Squares, Team};

use crate::weights::Weights;

/// The column of the centre.
const CENTRE: u8 = 7;

/// Rows from `square` to the end zone that `team` attacks; 0 in it.
#[inline]
pub(crate) fn rows_to_go(rules: &Ruleset, team: Team, square: Square) -> u8 {
    match team {
        Team::Atk => (ROWS + 1 - rules.end_zone_depth).saturating_sub(square.row()),
        Team::Def => square.row().saturating_sub(rules.end_zone_depth),
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
    let mut active = [Squares::EMPTY; 2];
    let mut ball_team = None;
    let mut ball_state = PieceState::Active;
    let mut upper_on = [Squares::EMPTY; 2];
    let mut lower = [(Squares::EMPTY, 0i32); 2];
    let ball = position.ball_square();
    for piece in position.pieces() {
        let t = piece.id.team as usize;
        if piece.has_ball {
            ball_team = Some(piece.id.team);
            ball_state = piece.state;
        }
        match piece.state {
            PieceState::Active => {
                active[t] |= piece.square.into();
                sums[t] += weights.centre.at(usize::from(piece.square.column().abs_diff(CENTRE)));
            }
            PieceState::Downed => sums[t] += weights.downed,
            PieceState::Upper { .. } => upper_on[t] |= piece.square.into(),
            PieceState::Lower { downed } => {
                lower[t].0 |= piece.square.into();
                if downed {
                    lower[t].1 += weights.downed;
                }
            }
        }
    }
    for t in 0..2 {
        let blocking = (upper_on[t] & lower[1 - t].0).len() as i32;
        let protecting = (upper_on[t] & lower[t].0).len() as i32;
        sums[t] += blocking * weights.blocking + protecting * (weights.protecting + weights.protected) + lower[t].1;
        sums[1 - t] += blocking * weights.blocked;
    }
    match ball_team {
        Some(team) => {
            let other = team.opponent();
            sums[team as usize] += carrying(rules, weights, team, ball, ball_state, active);
            let goal_side = rows_to_go(rules, team, ball);
            for square in active[other as usize] {
                if rows_to_go(rules, team, square) <= goal_side {
                    sums[other as usize] += weights.guard.at(usize::from(square.distance(ball)));
                }
            }
        }
        None => {
            for team in Team::ALL {
                let nearest = active[team as usize].into_iter().map(|square| square.distance(ball)).min();
                sums[team as usize] += weights.loose_near.at(nearest.map_or(usize::MAX, usize::from))
                    + weights.loose_row * i32::from(ROWS - rows_to_go(rules, team, ball));
            }
        }
    }
    let side = position.side();
    if position.mode() == Mode::Cards {
        for team in Team::ALL {
            let left = rules.cards().filter(|&(card, _)| !position.is_used(team, card)).count() as i32;
            // Energy that no card is left for is worth nothing.
            let counted = if left > 0 { i32::from(position.pe(team)).min(weights.energy_counted) } else { 0 };
            sums[team as usize] += counted * weights.energy + left * weights.card;
        }
    }
    sums[side as usize] += weights.turn + weights.action_point * i32::from(position.pa());
    sums[side as usize] - sums[side.opponent() as usize]
}

/// What having the ball is worth.
fn carrying(
    rules: &Ruleset,
    weights: &Weights,
    team: Team,
    ball: Square,
    state: PieceState,
    active: [Squares; 2],
) -> i32 {
    let left = rows_to_go(rules, team, ball);
    let mut sum = weights.carrier.at(usize::from(left));
    let (own, others) = (active[team as usize], active[team.opponent() as usize]);
    for square in others {
        let ahead = rows_to_go(rules, team, square);
        if ahead <= left && square.column().abs_diff(ball.column()) <= (left - ahead) + 3 {
            sum += weights.defender;
        }
    }
    for square in own {
        let ahead = rows_to_go(rules, team, square);
        if ahead < left {
            sum += weights.receiver.at(usize::from(ahead));
        }
    }
    match state {
        PieceState::Active => {
            sum += others.into_iter().map(|s| weights.exposure.at(usize::from(s.distance(ball)))).sum::<i32>();
            let linked = network(own, ball.into(), 1) - ball.into();
            sum += linked.len() as i32 * weights.network;
            let foremost = linked.into_iter().map(|square| rows_to_go(rules, team, square)).min();
            sum + foremost.map_or(0, |rows| i32::from(left.saturating_sub(rows)) * weights.network_row)
        }
        PieceState::Downed => sum + weights.carrier_downed,
        PieceState::Upper { .. } | PieceState::Lower { .. } => sum + weights.carrier_upper,
    }
}
