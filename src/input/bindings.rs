//! What keys, buttons and sticks mean.

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

const DIGITS: [KeyCode; 10] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
    KeyCode::Digit0,
];

/// The keys as they are at first. Letters bind by position on the keyboard.
pub fn default_bindings() -> InputMap<SeatAction> {
    use SeatAction::*;
    let mut map = InputMap::new([
        (CursorUp, KeyCode::ArrowUp),
        (CursorDown, KeyCode::ArrowDown),
        (CursorLeft, KeyCode::ArrowLeft),
        (CursorRight, KeyCode::ArrowRight),
        (Choose, KeyCode::Enter),
        (Choose, KeyCode::NumpadEnter),
        (Choose, KeyCode::Space),
        (Back, KeyCode::Escape),
        (Back, KeyCode::Backspace),
        (NextPiece, KeyCode::Tab),
        (EndPhase, KeyCode::KeyE),
        (Convert, KeyCode::KeyC),
        (Undo, KeyCode::KeyU),
        (Redo, KeyCode::KeyR),
        (OfferDraw, KeyCode::F6),
        (Resign, KeyCode::F8),
        (NewBasic, KeyCode::F2),
        (NewCards, KeyCode::F3),
        (ToggleFlat, KeyCode::KeyV),
        (Flip, KeyCode::KeyF),
        (ResetCamera, KeyCode::Home),
        (OrbitLeft, KeyCode::KeyJ),
        (OrbitRight, KeyCode::KeyL),
        (OrbitUp, KeyCode::KeyI),
        (OrbitDown, KeyCode::KeyK),
        (ZoomIn, KeyCode::PageUp),
        (ZoomOut, KeyCode::PageDown),
        (Help, KeyCode::F1),
        (Hint, KeyCode::KeyH),
        (Menu, KeyCode::F10),
    ]);
    map.insert(PreviousPiece, ButtonlikeChord::modified(ModifierKey::Shift, KeyCode::Tab));
    for (number, key) in (0..).zip(DIGITS) {
        map.insert(Choice(number), key);
    }
    map
}

/// The buttons and sticks of a gamepad as they are at first, by their position on the pad (IN-05).
pub fn default_pad_bindings() -> InputMap<SeatAction> {
    use SeatAction::*;
    InputMap::new([
        (CursorUp, GamepadButton::DPadUp),
        (CursorDown, GamepadButton::DPadDown),
        (CursorLeft, GamepadButton::DPadLeft),
        (CursorRight, GamepadButton::DPadRight),
        (Choose, GamepadButton::South),
        (Back, GamepadButton::East),
        (List, GamepadButton::West),
        (Help, GamepadButton::North),
        (PreviousPiece, GamepadButton::LeftTrigger),
        (NextPiece, GamepadButton::RightTrigger),
        (ZoomOut, GamepadButton::LeftTrigger2),
        (ZoomIn, GamepadButton::RightTrigger2),
        (Undo, GamepadButton::LeftThumb),
        (ResetCamera, GamepadButton::RightThumb),
        (Menu, GamepadButton::Start),
        (ToggleFlat, GamepadButton::Select),
    ])
    .with_dual_axis(Walk, GamepadStick::LEFT)
    .with_dual_axis(Look, GamepadStick::RIGHT)
}
