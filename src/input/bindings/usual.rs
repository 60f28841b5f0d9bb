//! Which keys and buttons do what until somebody changes it.

use bevy::prelude::*;

use super::{Binding, Bindings, KeyPress, SeatAction};

impl Default for Bindings {
    fn default() -> Bindings {
        use GamepadButton as Pad;
        use KeyCode as Key;
        use SeatAction::*;
        let binding = |action, keys: &[KeyCode], buttons: &[GamepadButton]| Binding {
            action,
            keys: keys.iter().copied().map(KeyPress::from).collect(),
            buttons: buttons.to_vec(),
        };
        let mut all = vec![
            binding(CursorUp, &[Key::ArrowUp], &[Pad::DPadUp]),
            binding(CursorDown, &[Key::ArrowDown], &[Pad::DPadDown]),
            binding(CursorLeft, &[Key::ArrowLeft], &[Pad::DPadLeft]),
            binding(CursorRight, &[Key::ArrowRight], &[Pad::DPadRight]),
            binding(Choose, &[Key::Enter, Key::NumpadEnter, Key::Space], &[Pad::South]),
            binding(Back, &[Key::Escape, Key::Backspace], &[Pad::East]),
            binding(NextPiece, &[Key::Tab], &[Pad::RightTrigger]),
            binding(PreviousPiece, &[], &[Pad::LeftTrigger]),
            binding(List, &[Key::KeyX], &[Pad::West]),
            binding(EndPhase, &[Key::KeyE], &[]),
            binding(Convert, &[Key::KeyC], &[]),
            binding(Undo, &[Key::KeyU], &[Pad::LeftThumb]),
            binding(Redo, &[Key::KeyR], &[]),
            binding(OfferDraw, &[Key::F6], &[]),
            binding(Resign, &[Key::F8], &[]),
            binding(NewBasic, &[Key::F2], &[]),
            binding(NewCards, &[Key::F3], &[]),
            binding(Menu, &[Key::F10], &[Pad::Start]),
            binding(Help, &[Key::F1], &[Pad::North]),
            binding(Hint, &[Key::KeyH], &[]),
            binding(ToggleFlat, &[Key::KeyV], &[Pad::Select]),
            binding(Flip, &[Key::KeyF], &[]),
            binding(ResetCamera, &[Key::Home], &[Pad::RightThumb]),
            binding(OrbitLeft, &[Key::KeyJ], &[]),
            binding(OrbitRight, &[Key::KeyL], &[]),
            binding(OrbitUp, &[Key::KeyI], &[]),
            binding(OrbitDown, &[Key::KeyK], &[]),
            binding(ZoomIn, &[Key::PageUp], &[Pad::RightTrigger2]),
            binding(ZoomOut, &[Key::PageDown], &[Pad::LeftTrigger2]),
        ];
        for (number, key) in (0..).zip(DIGITS) {
            all.push(binding(Choice(number), &[key], &[]));
        }
        let mut all = Bindings(all);
        if let Some(previous) = all.of_mut(PreviousPiece) {
            previous.keys.push(KeyPress { key: Key::Tab, shift: true });
        }
        all
    }
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
