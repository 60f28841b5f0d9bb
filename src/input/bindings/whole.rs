//! Bindings from a file: whatever it says, every action is there once, and nobody is locked out.

use super::{Binding, Bindings, Control};

impl Bindings {
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
}
