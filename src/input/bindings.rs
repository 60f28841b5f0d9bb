//! What keys, buttons and sticks mean; every key and button can be changed (IN-08).

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

/// A key, with or without Shift.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct KeyPress {
    /// The key, by its position on the keyboard (IN-09).
    pub key: KeyCode,
    /// Whether Shift is held too.
    pub shift: bool,
}

impl From<KeyCode> for KeyPress {
    fn from(key: KeyCode) -> KeyPress {
        KeyPress { key, shift: false }
    }
}

/// What does one thing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Binding {
    /// What is done.
    pub action: SeatAction,
    /// By which keys.
    #[serde(default)]
    pub keys: Vec<KeyPress>,
    /// By which buttons of a pad, by their position on it (IN-05).
    #[serde(default)]
    pub buttons: Vec<GamepadButton>,
}

/// Which keys and buttons do what.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bindings(pub Vec<Binding>);

/// Something that an action can be bound to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// A key.
    Key(KeyPress),
    /// A button of a pad.
    Button(GamepadButton),
}

/// What came of binding a control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// Nothing else did anything by it.
    Alone,
    /// Something else did: it has what was replaced now.
    Exchanged(SeatAction),
    /// Something else did, and does not any more: there was nothing to give in exchange.
    Taken(SeatAction),
    /// It stays with something that every screen needs, since there is nothing to give in exchange.
    Needed(SeatAction),
}

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

impl Bindings {
    /// What does `action`.
    pub fn of(&self, action: SeatAction) -> Option<&Binding> {
        self.0.iter().find(|binding| binding.action == action)
    }

    fn of_mut(&mut self, action: SeatAction) -> Option<&mut Binding> {
        self.0.iter_mut().find(|binding| binding.action == action)
    }

    /// What `control` does now.
    pub fn meaning(&self, control: Control) -> Option<SeatAction> {
        let does = |binding: &&Binding| match control {
            Control::Key(key) => binding.keys.contains(&key),
            Control::Button(button) => binding.buttons.contains(&button),
        };
        self.0.iter().find(does).map(|binding| binding.action)
    }

    /// Gives `action` this control in place of its `slot`th of the kind, from 0, or as another one. Whatever else it
    /// did before gets what is replaced: both change places. What every screen needs never goes without.
    pub fn bind(&mut self, action: SeatAction, slot: usize, control: Control) -> Bound {
        let other = match self.meaning(control) {
            Some(same) if same == action => return Bound::Alone,
            other => other,
        };
        let own = self.controls(action, control);
        // Where nothing can be given in exchange, the other one would have nothing left.
        let slot = match other {
            Some(other) if other.is_vital() && self.controls(other, control) <= 1 => {
                if own == 0 {
                    return Bound::Needed(other);
                }
                slot.min(own - 1)
            }
            _ => slot,
        };
        let replaced = match control {
            Control::Key(key) => {
                let old = self.of_mut(action).and_then(|binding| put(&mut binding.keys, slot, key));
                self.give_back(other, |binding| exchange(&mut binding.keys, key, old));
                old.is_some()
            }
            Control::Button(button) => {
                let old = self.of_mut(action).and_then(|binding| put(&mut binding.buttons, slot, button));
                self.give_back(other, |binding| exchange(&mut binding.buttons, button, old));
                old.is_some()
            }
        };
        match other {
            None => Bound::Alone,
            Some(other) if replaced => Bound::Exchanged(other),
            Some(other) => Bound::Taken(other),
        }
    }

    /// Gives `action` the controls that it has at first; whatever else has them gets what they replace.
    pub fn reset(&mut self, action: SeatAction) {
        let Some(usual) = Bindings::default().of(action).cloned() else { return };
        for (slot, &key) in usual.keys.iter().enumerate() {
            self.bind(action, slot, Control::Key(key));
        }
        for (slot, &button) in usual.buttons.iter().enumerate() {
            self.bind(action, slot, Control::Button(button));
        }
        if let Some(binding) = self.of_mut(action) {
            binding.keys.retain(|key| usual.keys.contains(key));
            binding.buttons.retain(|button| usual.buttons.contains(button));
            binding.keys.sort_by_key(|key| usual.keys.iter().position(|other| other == key));
        }
    }

    /// Whether `action` has the controls that it has at first.
    pub fn is_usual(&self, action: SeatAction) -> bool {
        self.of(action) == Bindings::default().of(action)
    }

    /// How many controls of the kind of `control` an action has.
    fn controls(&self, action: SeatAction, control: Control) -> usize {
        self.of(action).map_or(0, |binding| match control {
            Control::Key(_) => binding.keys.len(),
            Control::Button(_) => binding.buttons.len(),
        })
    }

    fn give_back(&mut self, other: Option<SeatAction>, change: impl FnOnce(&mut Binding)) {
        if let Some(binding) = other.and_then(|other| self.of_mut(other)) {
            change(binding);
        }
    }

    /// Puts bindings in order that come from a file: each action once, no control twice, and what is missing as it is
    /// at first where that is still free.
    pub fn completed(self) -> Bindings {
        let mut whole = Bindings(Vec::new());
        for Binding { action, keys, buttons } in self.0 {
            if whole.of(action).is_some() {
                continue;
            }
            let keys = keys.into_iter().filter(|&key| whole.meaning(Control::Key(key)).is_none()).collect();
            let buttons = buttons.into_iter().filter(|&one| whole.meaning(Control::Button(one)).is_none()).collect();
            whole.0.push(Binding { action, keys, buttons });
        }
        for Binding { action, keys, buttons } in Bindings::default().0 {
            if whole.of(action).is_none() {
                let keys = keys.into_iter().filter(|&key| whole.meaning(Control::Key(key)).is_none()).collect();
                let buttons =
                    buttons.into_iter().filter(|&one| whole.meaning(Control::Button(one)).is_none()).collect();
                whole.0.push(Binding { action, keys, buttons });
            }
        }
        whole.give_vital();
        whole
    }

    /// Whoever has no key for what every screen needs could not get any further: such an action takes its first control
    /// back from whatever has it. Each takes nothing but its own, so that this comes to an end.
    fn give_vital(&mut self) {
        let usual = Bindings::default();
        let mut taken = true;
        while std::mem::take(&mut taken) {
            for Binding { action, keys, buttons } in usual.0.iter().filter(|binding| binding.action.is_vital()) {
                let own = self.of(*action);
                let (no_key, no_button) =
                    (own.is_none_or(|own| own.keys.is_empty()), own.is_none_or(|own| own.buttons.is_empty()));
                if let Some(&key) = keys.first().filter(|_| no_key) {
                    self.0.iter_mut().for_each(|binding| binding.keys.retain(|&other| other != key));
                    self.of_mut(*action).into_iter().for_each(|binding| binding.keys.push(key));
                    taken = true;
                }
                if let Some(&button) = buttons.first().filter(|_| no_button) {
                    self.0.iter_mut().for_each(|binding| binding.buttons.retain(|&other| other != button));
                    self.of_mut(*action).into_iter().for_each(|binding| binding.buttons.push(button));
                    taken = true;
                }
            }
        }
    }

    /// The keys, as the input manager has them.
    pub fn keyboard(&self) -> InputMap<SeatAction> {
        let mut map = InputMap::default();
        for binding in &self.0 {
            for press in &binding.keys {
                if press.shift {
                    map.insert(binding.action, ButtonlikeChord::modified(ModifierKey::Shift, press.key));
                } else {
                    map.insert(binding.action, press.key);
                }
            }
        }
        map
    }

    /// The buttons and sticks of a gamepad, as the input manager has them.
    pub fn pad(&self) -> InputMap<SeatAction> {
        let mut map = InputMap::default()
            .with_dual_axis(SeatAction::Walk, GamepadStick::LEFT)
            .with_dual_axis(SeatAction::Look, GamepadStick::RIGHT);
        for binding in &self.0 {
            for &button in &binding.buttons {
                map.insert(binding.action, button);
            }
        }
        map
    }
}

/// Puts `new` into the list at `slot`, or at its end. Returns what was there.
fn put<T: Copy>(list: &mut Vec<T>, slot: usize, new: T) -> Option<T> {
    match list.get_mut(slot) {
        Some(at) => Some(std::mem::replace(at, new)),
        None => {
            list.push(new);
            None
        }
    }
}

/// Replaces `gone` in the list by `by`, if there is anything to replace it by.
fn exchange<T: PartialEq>(list: &mut Vec<T>, gone: T, by: Option<T>) {
    if let (Some(at), Some(by)) = (list.iter().position(|one| *one == gone), by) {
        if let Some(one) = list.get_mut(at) {
            *one = by;
        }
    } else {
        list.retain(|one| *one != gone);
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in08_what_is_bound_twice_changes_places() {
        let mut bindings = Bindings::default();
        let key = Control::Key(KeyCode::KeyC.into());
        assert_eq!(bindings.bind(SeatAction::EndPhase, 0, key), Bound::Exchanged(SeatAction::Convert));
        assert_eq!(bindings.meaning(key), Some(SeatAction::EndPhase));
        assert_eq!(bindings.meaning(Control::Key(KeyCode::KeyE.into())), Some(SeatAction::Convert));
        // Esc is a key like any other.
        assert_eq!(bindings.bind(SeatAction::Back, 0, Control::Key(KeyCode::KeyQ.into())), Bound::Alone);
        assert_eq!(bindings.meaning(Control::Key(KeyCode::Escape.into())), None);
        let button = Control::Button(GamepadButton::South);
        assert_eq!(bindings.bind(SeatAction::Back, 0, button), Bound::Exchanged(SeatAction::Choose));
        assert_eq!(bindings.of(SeatAction::Choose).unwrap().buttons, [GamepadButton::East]);
    }

    #[test]
    fn in08_one_action_or_all_are_as_at_first_again() {
        let mut bindings = Bindings::default();
        bindings.bind(SeatAction::EndPhase, 0, Control::Key(KeyCode::Enter.into()));
        bindings.bind(SeatAction::EndPhase, 0, Control::Button(GamepadButton::LeftThumb));
        bindings.bind(SeatAction::Choose, 2, Control::Key(KeyCode::KeyC.into()));
        assert!(!bindings.is_usual(SeatAction::EndPhase) && !bindings.is_usual(SeatAction::Choose));
        bindings.reset(SeatAction::Choose);
        assert!(bindings.is_usual(SeatAction::Choose), "{:?}", bindings.of(SeatAction::Choose));
        bindings.reset(SeatAction::EndPhase);
        assert!(bindings.is_usual(SeatAction::EndPhase));
        let keys: Vec<_> = bindings.0.iter().flat_map(|binding| &binding.keys).collect();
        let distinct: std::collections::HashSet<_> = keys.iter().collect();
        assert_eq!(keys.len(), distinct.len());
    }

    #[test]
    fn in08_what_every_screen_needs_is_never_given_away_for_nothing() {
        let mut bindings = Bindings::default();
        let south = Control::Button(GamepadButton::South);
        assert_eq!(bindings.bind(SeatAction::EndPhase, 0, south), Bound::Needed(SeatAction::Choose));
        assert_eq!(bindings.meaning(south), Some(SeatAction::Choose));
        // A file may say anything.
        let file = "([(action: Undo, keys: [(key: Enter, shift: false), (key: NumpadEnter, shift: false), \
            (key: Space, shift: false)], buttons: [South]), (action: Back, keys: [(key: ArrowUp, shift: false)])])";
        let read = ron::from_str::<Bindings>(file).unwrap().completed();
        assert_eq!(read.meaning(Control::Key(KeyCode::Enter.into())), Some(SeatAction::Choose));
        assert_eq!(read.meaning(Control::Key(KeyCode::Space.into())), Some(SeatAction::Undo));
        assert_eq!(read.meaning(south), Some(SeatAction::Choose));
        for vital in read.0.iter().filter(|binding| binding.action.is_vital()) {
            assert!(!vital.keys.is_empty() && !vital.buttons.is_empty(), "{vital:?}");
        }
    }

    #[test]
    fn in08_whatever_is_bound_every_vital_action_keeps_a_control() {
        let mut bindings = Bindings::default();
        let actions: Vec<SeatAction> = bindings.0.iter().map(|binding| binding.action).collect();
        // Everything onto the same few controls, again and again.
        for round in 0..200 {
            let action = actions[round * 7 % actions.len()];
            let other = &bindings.0[round * 5 % actions.len()];
            let control = match (other.keys.first(), other.buttons.first()) {
                (Some(&key), _) if round % 2 == 0 => Control::Key(key),
                (_, Some(&button)) => Control::Button(button),
                _ => continue,
            };
            bindings.bind(action, round % 3, control);
            bindings = bindings.completed();
            for vital in bindings.0.iter().filter(|binding| binding.action.is_vital()) {
                assert!(!vital.keys.is_empty() && !vital.buttons.is_empty(), "round {round}: {vital:?}");
            }
            let keys: Vec<_> = bindings.0.iter().flat_map(|binding| &binding.keys).collect();
            let distinct: std::collections::HashSet<_> = keys.iter().collect();
            assert_eq!(keys.len(), distinct.len());
        }
    }

    #[test]
    fn in08_bindings_survive_a_file() {
        let mut bindings = Bindings::default();
        bindings.bind(SeatAction::Undo, 0, Control::Key(KeyCode::KeyZ.into()));
        let text = ron::ser::to_string_pretty(&bindings, ron::ser::PrettyConfig::default()).unwrap();
        let read: Bindings = ron::from_str(&text).unwrap();
        assert_eq!(read.completed(), bindings);
        let few: Bindings = ron::from_str("([(action: Undo, keys: [(key: KeyE, shift: false)])])").unwrap();
        let few = few.completed();
        assert_eq!(few.meaning(Control::Key(KeyCode::KeyE.into())), Some(SeatAction::Undo));
        assert_eq!(few.of(SeatAction::EndPhase).unwrap().keys, []);
        assert!(few.of(SeatAction::Choose).is_some());
    }
}
