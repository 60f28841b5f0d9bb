//! A rough idea of who stands better, for the baselines alone.

use ball_rules::{Ball, PieceState, Position, ROWS, Square, Team};

/// What one row of the ball's way is worth.
const ROW: i32 = 100;

/// How good `position` is for `team`: how far the ball has come, who has it, and who is on the feet and in front of it.
///
/// In hundredths of a row. Touchdowns are not looked at.
pub(super) fn worth(position: &Position, team: Team) -> i32 {
    let atk = ball(position) + men(position) + energy(position);
    let to_act = if position.side() == Team::Atk { 1 } else { -1 };
    // What may still be done this turn: about a row for each PA.
    let total = atk + to_act * ROW * i32::from(position.pa());
    if team == Team::Atk { total } else { -total }
}

/// Rows that `team` has behind it on `square`, 0 to 16.
fn advance(team: Team, square: Square) -> i32 {
    i32::from(match team {
        Team::Atk => square.row() - 1,
        Team::Def => ROWS - square.row(),
    })
}

/// +1 for ATK, −1 for DEF.
fn sign(team: Team) -> i32 {
    if team == Team::Atk { 1 } else { -1 }
}

/// The ball, from ATK's side.
fn ball(position: &Position) -> i32 {
    match position.ball() {
        Ball::Carried(carrier) => {
            let Some(piece) = position.piece(carrier) else { return 0 };
            let ground = ROW * advance(carrier.team, piece.square) + 2 * ROW;
            // A carrier that cannot act brings the ball nowhere for now.
            sign(carrier.team) * if piece.is_active() { ground } else { ground / 2 }
        }
        Ball::Loose(square) => {
            let nearest = |team| {
                let active = position.pieces().filter(|piece| piece.id.team == team && piece.is_active());
                i32::from(active.map(|piece| piece.square.distance(square)).min().unwrap_or(ROWS))
            };
            let middle = advance(Team::Atk, square) - advance(Team::Def, square);
            ROW * (nearest(Team::Def) - nearest(Team::Atk)).clamp(-4, 4) + middle * ROW / 4
        }
    }
}

/// The pieces, from ATK's side.
fn men(position: &Position) -> i32 {
    let ball = position.ball_square();
    position
        .pieces()
        .map(|piece| {
            let team = piece.id.team;
            let state = match piece.state {
                PieceState::Active => 0,
                PieceState::Downed => -90,
                PieceState::Upper { .. } => -50,
                PieceState::Lower { downed: false } => -70,
                PieceState::Lower { downed: true } => -110,
            };
            // Pieces close to the ball take part; those that stand in its way matter most.
            let near = 12 * (8 - i32::from(piece.square.distance(ball))).max(0);
            sign(team) * (state + near + 4 * advance(team, piece.square))
        })
        .sum()
}

/// Energy points in hand, from ATK's side; many of them are hard to spend.
fn energy(position: &Position) -> i32 {
    let of = |team| 20 * i32::from(position.pe(team)).min(10);
    of(Team::Atk) - of(Team::Def)
}

#[cfg(test)]
mod tests {
    use ball_rules::{Position, Ruleset, Team};

    use super::worth;

    #[test]
    fn the_ball_further_on_is_worth_more() {
        let rules = Ruleset::house();
        let at = |text: &str| Position::from_bpn(rules, text).unwrap();
        let (near, far) = (at("bpn1 d A2 aX1 X1G11 X1G15 -"), at("bpn1 d A2 aX1 X1G9 X1G15 -"));
        assert!(worth(&near, Team::Atk) > worth(&far, Team::Atk));
        assert_eq!(worth(&near, Team::Atk), -worth(&near, Team::Def));
    }
}
