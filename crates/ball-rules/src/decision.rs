//! Decisions: what a coach can say in one go (R13, "Action text").

use crate::ruleset::CardIndex;
use crate::square::Square;
use crate::team::Label;

/// Which piece of a released stack keeps the ball (R10.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keeper {
    /// The upper piece, written `:t`.
    Upper,
    /// The lower piece, written `:b`.
    Lower,
}

/// The release of a stack (R10.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Release {
    /// The upper piece, one of the acting side's.
    pub piece: Label,
    /// The square of the stack.
    pub at: Square,
    /// Where the upper piece goes.
    pub upper_to: Square,
    /// Where the lower piece goes.
    pub lower_to: Square,
    /// Who keeps the ball; `Some` exactly when the upper piece has it (R10.7).
    pub keeper: Option<Keeper>,
}

/// One decision of the side to act. Pieces are that side's, named by label.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Move 1 or 2 squares to a clear square (R4).
    Move {
        /// The piece that moves.
        piece: Label,
        /// The square that it leaves.
        from: Square,
        /// The square where it ends.
        to: Square,
    },
    /// Step onto a single piece: block an opponent or protect an own piece (R7).
    Stack {
        /// The piece that becomes the upper one.
        piece: Label,
        /// The square that it leaves.
        from: Square,
        /// The square of the piece that becomes the lower one.
        to: Square,
    },
    /// Down an opponent by ending on it, then leave (R5).
    Dodge {
        /// The dodger.
        piece: Label,
        /// The square that it leaves.
        from: Square,
        /// The opponent's square.
        target: Square,
        /// The square where the dodger ends.
        exit: Square,
    },
    /// Leap over an opponent, which is pushed and downed (R6).
    TacticalDodge {
        /// The dodger.
        piece: Label,
        /// The square that it leaves.
        from: Square,
        /// The square where it lands.
        to: Square,
        /// The square to which the opponent is pushed.
        push: Square,
    },
    /// Hand the ball on (R8.1).
    HandOff {
        /// The carrier.
        piece: Label,
        /// The new carrier.
        receiver: Label,
    },
    /// Throw the ball beside a receiver (R8.3).
    ShortPass {
        /// The carrier.
        piece: Label,
        /// The receiver beside which the ball lands.
        receiver: Label,
        /// Where the ball lands.
        to: Square,
    },
    /// Throw the ball to open ground (R8.4).
    LongPass {
        /// The carrier.
        piece: Label,
        /// Where the ball lands.
        to: Square,
    },
    /// Convert 1 PA into energy (R11.2).
    Convert,
    /// End the action phase (R2.2).
    EndPhase,
    /// Stand up a downed piece (R10.3).
    StandUp {
        /// The downed piece.
        piece: Label,
        /// Where it lies.
        from: Square,
        /// Where it stands up.
        to: Square,
    },
    /// Release a stack (R10.4).
    Release(Release),
    /// Play a card (R11.3).
    Card {
        /// Which card of the deck.
        card: CardIndex,
        /// With what.
        play: CardPlay,
    },
}

/// What a card is played with; each variant fits one [`Effect`](crate::Effect).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardPlay {
    /// Free this piece of its restriction.
    LiftRestriction {
        /// The restricted piece.
        piece: Label,
    },
    /// Take the extra PA.
    ExtraPa,
    /// Stand this piece up.
    StandUp {
        /// The downed piece.
        piece: Label,
        /// Where it lies.
        from: Square,
        /// Where it stands up.
        to: Square,
    },
    /// Release this stack.
    Release(Release),
    /// Run along a diagonal.
    Run {
        /// The runner.
        piece: Label,
        /// The square that it leaves.
        from: Square,
        /// The square where it ends.
        to: Square,
    },
    /// Throw the ball to open ground.
    LongPass {
        /// The carrier.
        piece: Label,
        /// Where the ball lands.
        to: Square,
    },
    /// Down an adjacent opponent.
    Down {
        /// The piece that does it; it stays where it is.
        piece: Label,
        /// Where it stands.
        from: Square,
        /// The opponent's square.
        target: Square,
    },
    /// Hand the ball on over a wider network.
    HandOff {
        /// The carrier.
        piece: Label,
        /// The new carrier.
        receiver: Label,
    },
    /// Step onto the loose ball.
    Scoop {
        /// The piece that steps.
        piece: Label,
        /// The square that it leaves.
        from: Square,
        /// The square of the ball.
        to: Square,
    },
    /// Swap the squares of two pieces; `first` comes first in the order of labels.
    Swap {
        /// The one piece.
        first: Label,
        /// The other.
        second: Label,
    },
}

impl Decision {
    /// The piece that acts, where one does: the mover, dodger, carrier, upper or downed piece.
    ///
    /// ```
    /// # use ball_rules::{Decision, Ruleset};
    /// let decision = Decision::parse(Ruleset::house(), "X5>X2").unwrap();
    /// assert_eq!(decision.piece().unwrap().to_string(), "X5");
    /// assert_eq!(Decision::EndPhase.piece(), None);
    /// ```
    pub const fn piece(&self) -> Option<Label> {
        match *self {
            Decision::Move { piece, .. }
            | Decision::Stack { piece, .. }
            | Decision::Dodge { piece, .. }
            | Decision::TacticalDodge { piece, .. }
            | Decision::HandOff { piece, .. }
            | Decision::ShortPass { piece, .. }
            | Decision::LongPass { piece, .. }
            | Decision::StandUp { piece, .. }
            | Decision::Release(Release { piece, .. }) => Some(piece),
            Decision::Convert | Decision::EndPhase => None,
            Decision::Card { play, .. } => match play {
                CardPlay::LiftRestriction { piece }
                | CardPlay::StandUp { piece, .. }
                | CardPlay::Release(Release { piece, .. })
                | CardPlay::Run { piece, .. }
                | CardPlay::LongPass { piece, .. }
                | CardPlay::Down { piece, .. }
                | CardPlay::HandOff { piece, .. }
                | CardPlay::Scoop { piece, .. }
                | CardPlay::Swap { first: piece, .. } => Some(piece),
                CardPlay::ExtraPa => None,
            },
        }
    }
}
