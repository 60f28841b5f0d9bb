//! The pieces as the bounds look at them, and how far they get.

use ball_rules::{Diagonal, Kind, PieceState, Position, Square, Squares, Team};

/// The acting side's pieces and the other's, as the bound looks at them.
pub(super) struct Field {
    pub(super) own: Vec7,
    pub(super) comrades: Squares,
    pub(super) opponents: Squares,
    /// Whose piece has the ball, how it stands and whether it is restricted.
    pub(super) carrier: Option<(Team, PieceState, bool)>,
}

/// A piece: where and what it is, how it stands, and whether it may act.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pub(super) square: Square,
    pub(super) kind: Kind,
    pub(super) state: PieceState,
    pub(super) free: bool,
}

/// Up to seven pieces.
#[derive(Default)]
pub(super) struct Vec7 {
    men: [Option<Man>; 7],
    len: usize,
}

impl Man {
    pub(super) fn is_active(&self) -> bool {
        self.state == PieceState::Active
    }
}

impl Vec7 {
    #[inline]
    fn push(&mut self, man: Man) {
        if let Some(place) = self.men.get_mut(self.len) {
            *place = Some(man);
            self.len += 1;
        }
    }

    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Man> + '_ {
        self.men.iter().take(self.len).flatten().copied()
    }
}

impl Field {
    #[inline]
    pub(super) fn of(position: &Position) -> Field {
        let side = position.side();
        let carrier = position.carrier_piece().map(|piece| (piece.id.team, piece.state, piece.restricted));
        let (comrades, opponents) = (position.active(side), position.active(side.opponent()));
        let mut field = Field { own: Vec7::default(), comrades, opponents, carrier };
        for piece in position.pieces_of(side) {
            let free = piece.state == PieceState::Active && !piece.restricted;
            field.own.push(Man { square: piece.square, kind: piece.id.label.kind(), state: piece.state, free });
        }
        field
    }
}

/// Where a piece of `kind` on one of `from` may be after one action, whatever stands in its way; `opponents` may be
/// dodged.
#[inline]
pub(super) fn reach(kind: Kind, from: Squares, opponents: Squares) -> Squares {
    let near = from.neighbours();
    let mut far = Squares::EMPTY;
    if kind != Kind::Ring {
        for direction in Diagonal::ALL {
            far |= from.step(direction).step(direction);
        }
    }
    if kind != Kind::Cross {
        for leap in from.leaps() {
            far |= leap;
        }
    }
    near | far | (far & opponents).neighbours()
}
