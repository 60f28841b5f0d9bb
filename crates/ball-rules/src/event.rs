//! Events: what a decision did to the board, in the order in which it happened.

use crate::ruleset::CardIndex;
use crate::square::Square;
use crate::team::{PieceId, Team};

/// How a piece came to the ball.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Possession {
    /// It ended an action on the loose ball's square (R9.2).
    PickUp,
    /// It dodged the carrier (R5.4).
    ForcedFumble,
    /// It stepped onto the carrier (R7.3).
    Stack,
    /// The ball was handed to it (R8.1).
    HandOff,
    /// The releasing coach left the ball to it (R10.7).
    Release,
}

/// One thing that happened. Squares are those at that moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card was played (R11.3).
    CardPlayed {
        /// The coach who played it.
        team: Team,
        /// The card.
        card: CardIndex,
    },
    /// A piece went straight to a square.
    Moved {
        /// The piece.
        piece: PieceId,
        /// Where it was.
        from: Square,
        /// Where it is.
        to: Square,
    },
    /// A piece ran onto an opponent's square; its exit follows as [`Event::Moved`] (R5).
    Dodged {
        /// The dodger.
        piece: PieceId,
        /// Where it was.
        from: Square,
        /// The opponent's square.
        onto: Square,
        /// The opponent.
        target: PieceId,
    },
    /// A piece leapt over an opponent (R6).
    Leapt {
        /// The dodger.
        piece: PieceId,
        /// Where it was.
        from: Square,
        /// Where it is.
        to: Square,
        /// The opponent.
        target: PieceId,
    },
    /// A piece was pushed (R6.2).
    Pushed {
        /// The piece.
        piece: PieceId,
        /// Where it was.
        from: Square,
        /// Where it is.
        to: Square,
    },
    /// A piece was downed (R5.2, R6.3).
    Downed {
        /// The piece.
        piece: PieceId,
        /// Where it lies.
        at: Square,
    },
    /// A piece stepped onto another one: a block, or a protection if both are of one team (R7).
    Stacked {
        /// The upper piece.
        upper: PieceId,
        /// The lower piece.
        lower: PieceId,
        /// Where the upper piece was.
        from: Square,
        /// The stack's square.
        to: Square,
    },
    /// A stack was released (R10.4).
    Released {
        /// The upper piece.
        upper: PieceId,
        /// The lower piece.
        lower: PieceId,
        /// The stack's square.
        at: Square,
        /// Where the upper piece is.
        upper_to: Square,
        /// Where the lower piece is.
        lower_to: Square,
    },
    /// A piece stood up (R10.3).
    StoodUp {
        /// The piece.
        piece: PieceId,
        /// Where it lay.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// Two pieces swapped squares.
    Swapped {
        /// The one piece.
        first: PieceId,
        /// Where it was, and the other one is.
        first_from: Square,
        /// The other piece.
        second: PieceId,
        /// Where it was, and the first one is.
        second_from: Square,
    },
    /// The ball came free of the piece that had it (R6.4).
    BallFreed {
        /// Where it was.
        from: Square,
        /// Where it lies.
        to: Square,
    },
    /// The ball was thrown (R8.3, R8.4).
    BallThrown {
        /// The passer.
        passer: PieceId,
        /// From where.
        from: Square,
        /// Where it lies.
        to: Square,
    },
    /// A piece has the ball now.
    BallTaken {
        /// The piece.
        piece: PieceId,
        /// How it came to it.
        how: Possession,
        /// Where the ball was.
        from: Square,
    },
    /// A piece may start no other ordinary action this turn (R9.4).
    Restricted {
        /// The piece.
        piece: PieceId,
    },
    /// A piece is free of its restriction.
    RestrictionLifted {
        /// The piece.
        piece: PieceId,
    },
    /// A coach gained action points.
    PaGained {
        /// The coach.
        team: Team,
        /// How many.
        pa: u8,
    },
    /// A coach earned energy points (R11.2).
    PeEarned {
        /// The coach.
        team: Team,
        /// How many.
        pe: u8,
    },
    /// A coach converted PA to PE (R11.2).
    Converted {
        /// The coach.
        team: Team,
    },
    /// The unlock phase began (R10.1).
    UnlockStarted {
        /// The coach whose tasks are to be resolved.
        team: Team,
    },
    /// The turn passed (R10.2).
    TurnPassed {
        /// The coach whose turn begins.
        to: Team,
    },
    /// A touchdown ended the game (R1.10).
    Touchdown {
        /// The winner.
        team: Team,
        /// The piece that scored.
        piece: PieceId,
    },
}

/// Something that is told the events of a decision.
///
/// `()` ignores them and costs nothing; a `Vec<Event>` keeps them.
pub trait EventSink {
    /// Takes the next event; `make` is called only where somebody listens.
    fn report(&mut self, make: impl FnOnce() -> Event);
}

impl EventSink for () {
    #[inline(always)]
    fn report(&mut self, _: impl FnOnce() -> Event) {}
}

impl EventSink for Vec<Event> {
    fn report(&mut self, make: impl FnOnce() -> Event) {
        self.push(make());
    }
}
