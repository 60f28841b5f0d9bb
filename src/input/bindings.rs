//! What keys, buttons and sticks mean; every key and button can be changed (IN-08).

mod action;
mod maps;
mod usual;
mod whole;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use action::SeatAction;

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
