//! What a coach can do.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};

/// What a coach can do with keys, or with the buttons and sticks of a gamepad.
#[derive(Actionlike, Clone, Copy, PartialEq, Eq, Hash, Debug, Reflect, Serialize, Deserialize)]
pub enum SeatAction {
    /// Move the cursor away from the viewer.
    CursorUp,
    /// Move the cursor towards the viewer.
    CursorDown,
    /// Move the cursor to the left.
    CursorLeft,
    /// Move the cursor to the right.
    CursorRight,
    /// Choose the square under the cursor, or the answer that is marked.
    Choose,
    /// One step back, then out (R12.3).
    Back,
    /// Select the next piece that can act.
    NextPiece,
    /// Select the previous piece that can act.
    PreviousPiece,
    /// Pick the listed choice of this number, from 0.
    Choice(u8),
    /// End the action phase.
    EndPhase,
    /// Convert 1 PA to PE.
    Convert,
    /// Take the last decision back.
    Undo,
    /// Play it again.
    Redo,
    /// Offer a draw.
    OfferDraw,
    /// Resign.
    Resign,
    /// Begin a new basic match.
    NewBasic,
    /// Begin a new match with cards.
    NewCards,
    /// Flat view or stadium.
    ToggleFlat,
    /// Look from the other side.
    Flip,
    /// The camera as it was at first.
    ResetCamera,
    /// Turn the camera to the left.
    OrbitLeft,
    /// Turn the camera to the right.
    OrbitRight,
    /// Raise the camera.
    OrbitUp,
    /// Lower the camera.
    OrbitDown,
    /// Come closer.
    ZoomIn,
    /// Go farther.
    ZoomOut,
    /// Show or hide the help.
    Help,
    /// Give a hint, or tell more of it.
    Hint,
    /// Go to the list of choices, or leave it.
    List,
    /// Pause the match.
    Menu,
    /// Walk the cursor in any direction.
    #[actionlike(DualAxis)]
    Walk,
    /// Turn and tilt the camera.
    #[actionlike(DualAxis)]
    Look,
}

impl SeatAction {
    /// Whether no screen can do without it.
    pub const fn is_vital(self) -> bool {
        matches!(
            self,
            SeatAction::CursorUp
                | SeatAction::CursorDown
                | SeatAction::CursorLeft
                | SeatAction::CursorRight
                | SeatAction::Choose
                | SeatAction::Back
                | SeatAction::Menu
        )
    }
}
