//! The pieces as the bounds look at them, and how far they get.

use ball_rules::{CardIndex, Diagonal, Kind, Label, PieceState, Position, Squares, Team};

/// The acting side's pieces and the other's, as the bound looks at them.
#[derive(Clone)]
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
    /// The square that it stands on, or all those where it may stand.
    pub(super) at: Squares,
    pub(super) label: Label,
    pub(super) state: PieceState,
    pub(super) free: bool,
}

/// A position as the bound with cards looks at it, or what several decisions of it lead to, all at once.
#[derive(Clone)]
pub(super) struct Scene<'a> {
    pub(super) position: &'a Position,
    pub(super) field: Field,
    /// Where the ball is or may be.
    pub(super) ball: Squares,
    pub(super) pa: u8,
    /// Energy of the acting coach.
    pub(super) pe: u8,
    pub(super) after_hand_off: bool,
    pub(super) clear: Squares,
    /// Squares of all pieces but the acting side's active ones.
    pub(super) others: Squares,
    /// A card that is used up although it is not in the position.
    pub(super) spent: Option<CardIndex>,
}

impl<'a> Scene<'a> {
    #[inline]
    pub(super) fn of(position: &'a Position, field: Field) -> Scene<'a> {
        Scene {
            position,
            ball: position.ball_square().into(),
            pa: position.pa(),
            pe: position.pe(position.side()),
            after_hand_off: position.after_hand_off(),
            clear: position.clear(),
            others: !(position.clear() | field.comrades),
            spent: None,
            field,
        }
    }

    pub(super) fn side(&self) -> Team {
        self.position.side()
    }

    /// Whether the acting coach still has `card`.
    pub(super) fn has(&self, card: CardIndex) -> bool {
        !self.position.is_used(self.side(), card) && self.spent != Some(card)
    }
}

/// Up to seven pieces.
#[derive(Clone, Default)]
pub(super) struct Vec7 {
    men: [Option<Man>; 7],
    len: usize,
}

impl Man {
    pub(super) fn is_active(&self) -> bool {
        self.state == PieceState::Active
    }

    pub(super) fn kind(&self) -> Kind {
        self.label.kind()
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

    /// Which piece has this label.
    #[inline]
    pub(super) fn index_of(&self, label: Label) -> Option<usize> {
        self.men.iter().take(self.len).position(|man| man.is_some_and(|man| man.label == label))
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Man> {
        self.men.iter_mut().take(self.len).flatten()
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
            field.own.push(Man { at: piece.square.into(), label: piece.id.label, state: piece.state, free });
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
