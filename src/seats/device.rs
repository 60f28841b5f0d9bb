//! Devices by identities of our own: a physical pad keeps its own through every unplugging (LM-05).

use bevy::prelude::{Entity, Resource};

/// What somebody holds. Mouse and keyboard are one device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Device {
    /// Keyboard and mouse.
    KeyboardMouse,
    /// A gamepad.
    Pad(PadKey),
}

/// A physical pad: its model, and which of those of the same model it is. Never an index of the system's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PadKey {
    model: usize,
    nth: usize,
}

impl PadKey {
    /// Which of the pads of its model it is, from 0.
    pub const fn nth(self) -> usize {
        self.nth
    }
}

/// What is known of a model of pads.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PadModel {
    /// The name that the system gives.
    pub name: String,
    /// The maker's USB number.
    pub vendor: Option<u16>,
    /// The product's USB number.
    pub product: Option<u16>,
}

/// Whose signs stand on the buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Family {
    /// A, B, X, Y; also for pads that nobody knows (IN-05).
    #[default]
    Xbox,
    /// Cross, circle, square, triangle.
    PlayStation,
    /// B, A, Y, X.
    Nintendo,
    /// A, B, X, Y with four buttons on the back.
    SteamDeck,
}

impl PadModel {
    /// The family, by the maker's number, else by the name.
    pub fn family(&self) -> Family {
        let name = self.name.to_lowercase();
        let called = |words: &[&str]| words.iter().any(|word| name.contains(word));
        match (self.vendor, self.product) {
            (Some(0x054C), _) => Family::PlayStation,
            (Some(0x057E), _) => Family::Nintendo,
            (Some(0x28DE), Some(0x1205)) => Family::SteamDeck,
            (Some(0x045E), _) => Family::Xbox,
            _ if called(&["dualsense", "dualshock", "playstation", "sony", "ps4", "ps5"]) => Family::PlayStation,
            _ if called(&["nintendo", "joy-con", "switch pro"]) => Family::Nintendo,
            _ if called(&["steam deck"]) => Family::SteamDeck,
            _ => Family::Xbox,
        }
    }
}

#[derive(Clone, Debug)]
struct Known {
    key: PadKey,
    entity: Entity,
    connected: bool,
    /// Several of the same model were gone at once, so that nobody knows which of them this is.
    unsure: bool,
}

/// All pads that have been seen.
#[derive(Resource, Clone, Debug, Default)]
pub struct Registry {
    models: Vec<PadModel>,
    pads: Vec<Known>,
}

impl Registry {
    /// A pad is plugged in. One that was gone gets its own key back; where several of the same model were gone, which
    /// one it is is not sure until somebody says so.
    pub fn connect(&mut self, entity: Entity, model: &PadModel) -> PadKey {
        if let Some(known) = self.pads.iter().find(|pad| pad.entity == entity && pad.connected) {
            return known.key;
        }
        let model = self.number_of(model);
        let of_model = |pad: &&mut Known| pad.key.model == model;
        let twin_unsure = self.pads.iter().any(|pad| pad.key.model == model && pad.connected && pad.unsure);
        let mut gone: Vec<&mut Known> = self.pads.iter_mut().filter(of_model).filter(|pad| !pad.connected).collect();
        let unsure = gone.len() > 1 || twin_unsure;
        let same_entity = gone.iter().position(|pad| pad.entity == entity).unwrap_or(0);
        if let Some(pad) = gone.get_mut(same_entity) {
            (pad.entity, pad.connected, pad.unsure) = (entity, true, unsure);
            return pad.key;
        }
        let key = PadKey { model, nth: self.pads.iter().filter(|pad| pad.key.model == model).count() };
        self.pads.push(Known { key, entity, connected: true, unsure: false });
        key
    }

    /// The pad that somebody had in an earlier match: the one of this number among those of its model, or whichever is
    /// plugged in, but not `other`. If there is none, it is one that is gone, and known when it comes back.
    pub fn expect(&mut self, model: &PadModel, nth: usize, other: Option<Device>) -> PadKey {
        let model = self.number_of(model);
        let fits = |pad: &&Known| pad.key.model == model && Some(Device::Pad(pad.key)) != other;
        let best = self.pads.iter().filter(fits).max_by_key(|pad| (pad.connected, pad.key.nth == nth));
        if let Some(pad) = best {
            return pad.key;
        }
        let key = PadKey { model, nth: self.pads.iter().filter(|pad| pad.key.model == model).count() };
        self.pads.push(Known { key, entity: Entity::PLACEHOLDER, connected: false, unsure: false });
        key
    }

    /// The number of a model here.
    fn number_of(&mut self, model: &PadModel) -> usize {
        self.models.iter().position(|known| known == model).unwrap_or_else(|| {
            self.models.push(model.clone());
            self.models.len() - 1
        })
    }

    /// A pad is pulled out.
    pub fn disconnect(&mut self, entity: Entity) -> Option<PadKey> {
        let pad = self.pads.iter_mut().find(|pad| pad.entity == entity && pad.connected)?;
        pad.connected = false;
        Some(pad.key)
    }

    /// Somebody has said which pad this is. Returns its twin if that is known by this too, since no other is left.
    pub fn settle(&mut self, key: PadKey) -> Option<PadKey> {
        let mut unsure: Vec<&mut Known> =
            self.pads.iter_mut().filter(|pad| pad.key.model == key.model && pad.connected && pad.unsure).collect();
        let told = unsure.iter().position(|pad| pad.key == key)?;
        unsure.remove(told).unsure = false;
        match unsure.as_mut_slice() {
            [twin] => {
                twin.unsure = false;
                Some(twin.key)
            }
            _ => None,
        }
    }

    /// The device that an entity with a pad is.
    pub fn device(&self, entity: Entity) -> Option<Device> {
        self.pads.iter().find(|pad| pad.entity == entity && pad.connected).map(|pad| Device::Pad(pad.key))
    }

    /// The entity of a pad that is plugged in.
    pub fn entity(&self, key: PadKey) -> Option<Entity> {
        self.pads.iter().find(|pad| pad.key == key && pad.connected).map(|pad| pad.entity)
    }

    /// Whether it is known which of several equal pads this is.
    pub fn is_sure(&self, key: PadKey) -> bool {
        self.pads.iter().any(|pad| pad.key == key && pad.connected && !pad.unsure)
    }

    /// Whether a device is plugged in, and it is known which one it is.
    pub fn is_there(&self, device: Device) -> bool {
        match device {
            Device::KeyboardMouse => true,
            Device::Pad(key) => self.is_sure(key),
        }
    }

    /// Whether another pad of the same model is plugged in beside this one.
    pub fn has_twin(&self, device: Device) -> bool {
        let Device::Pad(key) = device else { return false };
        self.plugged().any(|other| other == key) && self.plugged().filter(|other| other.model == key.model).count() > 1
    }

    /// The model of a pad.
    pub fn model(&self, key: PadKey) -> PadModel {
        self.models.get(key.model).cloned().unwrap_or_default()
    }

    /// The family of a device; none for keyboard and mouse.
    pub fn family(&self, device: Device) -> Option<Family> {
        match device {
            Device::KeyboardMouse => None,
            Device::Pad(key) => Some(self.models.get(key.model).map(PadModel::family).unwrap_or_default()),
        }
    }

    /// The pads that are plugged in.
    pub fn plugged(&self) -> impl Iterator<Item = PadKey> + '_ {
        self.pads.iter().filter(|pad| pad.connected).map(|pad| pad.key)
    }

    /// The number by which people call a pad, from 1; it keeps it.
    pub fn number(&self, key: PadKey) -> usize {
        self.pads.iter().position(|pad| pad.key == key).map_or(0, |at| at + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model(name: &str) -> PadModel {
        PadModel { name: name.into(), ..PadModel::default() }
    }

    fn entity(index: u32) -> Entity {
        Entity::from_raw_u32(index).unwrap()
    }

    #[test]
    fn lm05_pads_of_two_models_are_known_again_in_any_order() {
        let mut registry = Registry::default();
        let [red, blue] = ["red", "blue"].map(model);
        let keys = [registry.connect(entity(1), &red), registry.connect(entity(2), &blue)];
        registry.disconnect(entity(1));
        registry.disconnect(entity(2));
        // The system gives them each other's places.
        assert_eq!(registry.connect(entity(1), &blue), keys[1]);
        assert_eq!(registry.connect(entity(2), &red), keys[0]);
        assert!(keys.iter().all(|&key| registry.is_sure(key)));
    }

    #[test]
    fn lm05_of_two_equal_pads_nobody_guesses_which_came_back() {
        let mut registry = Registry::default();
        let keys = [1, 2].map(|index| registry.connect(entity(index), &model("same")));
        assert_ne!(keys[0], keys[1]);
        registry.disconnect(entity(2));
        assert_eq!(registry.connect(entity(9), &model("same")), keys[1], "one alone is known");
        assert!(registry.is_sure(keys[1]));
        registry.disconnect(entity(1));
        registry.disconnect(entity(9));
        let back = [9, 1].map(|index| registry.connect(entity(index), &model("same")));
        assert!(back.iter().all(|&key| !registry.is_sure(key)));
        assert_eq!(registry.settle(back[0]), Some(back[1]), "the other one is known by this");
        assert!(back.iter().all(|&key| registry.is_sure(key)));
    }

    #[test]
    fn in05_the_signs_follow_the_maker_and_unknown_pads_have_letters() {
        let made = |vendor, product| PadModel { vendor: Some(vendor), product: Some(product), ..model("") };
        for (model, family) in [
            (made(0x045E, 0x0B12), Family::Xbox),
            (made(0x054C, 0x0CE6), Family::PlayStation),
            (made(0x057E, 0x2009), Family::Nintendo),
            (made(0x28DE, 0x1205), Family::SteamDeck),
            (model("DualSense Wireless Controller"), Family::PlayStation),
            (model("Nobody's pad"), Family::Xbox),
        ] {
            assert_eq!(model.family(), family, "{model:?}");
        }
    }
}
