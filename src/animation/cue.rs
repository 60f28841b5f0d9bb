//! Cues: what is to be heard when something is shown.

use ball_rules::Team;
use bevy::prelude::*;

/// Something that can be heard at a moment of an animation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cue {
    /// A piece of a team is set down.
    Step(Team),
    /// A piece takes off.
    Leap,
    /// A piece of a team comes down from a leap.
    Land(Team),
    /// A piece is pushed.
    Push,
    /// A piece that falls meets the ground.
    Topple,
    /// A piece is set on another one.
    Stack,
    /// A stack comes apart.
    Release,
    /// A piece is put up.
    StandUp,
    /// Two pieces change places.
    Swap,
    /// The ball goes from hand to hand.
    HandOff,
    /// The ball is thrown.
    Throw,
    /// The ball is taken.
    Catch,
    /// The ball meets the ground.
    Bounce,
    /// A card is played.
    CardPlayed,
    /// PA become PE.
    Converted,
    /// The action phase ends.
    PhaseEnded,
    /// The turn passes.
    TurnPassed,
    /// A touchdown.
    Touchdown,
}

impl Cue {
    /// How much it matters: where only some can be heard, those that matter most are.
    pub const fn weight(self) -> u8 {
        match self {
            Cue::Touchdown => 17,
            Cue::Topple => 16,
            Cue::Throw => 15,
            Cue::Catch => 14,
            Cue::HandOff => 13,
            Cue::Bounce => 12,
            Cue::Stack => 11,
            Cue::Push => 10,
            Cue::Release => 9,
            Cue::StandUp => 8,
            Cue::Swap => 7,
            Cue::Land(_) => 6,
            Cue::CardPlayed => 5,
            Cue::Converted => 4,
            Cue::TurnPassed => 3,
            Cue::Leap => 2,
            Cue::PhaseEnded => 1,
            Cue::Step(_) => 0,
        }
    }

    /// The one that matters most.
    pub(super) fn heaviest(cues: impl Iterator<Item = Cue>) -> Option<Cue> {
        cues.max_by_key(|cue| cue.weight())
    }
}

/// The animation has come to a moment that can be heard. What is skipped, or not animated at all, tells of the cue that
/// matters most only.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CueReached(pub Cue);
