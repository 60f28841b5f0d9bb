//! Who sits where and with what, and who may do something now (LM-04).

use ball_rules::Team;
use bevy::prelude::Resource;

use super::device::Device;
use crate::match_play::Session;

/// Names that need no typing, by their texts.
pub const NICKNAMES: [&str; 16] = [
    "name-comet",
    "name-falcon",
    "name-badger",
    "name-maple",
    "name-otter",
    "name-thunder",
    "name-pepper",
    "name-lynx",
    "name-pixel",
    "name-rocket",
    "name-willow",
    "name-bison",
    "name-ember",
    "name-marble",
    "name-puffin",
    "name-cocoa",
];

/// The chair of one coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seat {
    /// What the coach holds.
    pub device: Device,
    /// Which of [`NICKNAMES`] the coach goes by.
    pub name: usize,
    /// Whether the device is gone.
    pub lost: bool,
}

impl Seat {
    /// A seat with a device that is there.
    pub fn new(device: Device, name: usize) -> Seat {
        Seat { device, name, lost: false }
    }
}

/// Both chairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seats {
    /// The coach of ATK.
    pub atk: Seat,
    /// The coach of DEF.
    pub def: Seat,
}

impl Seats {
    /// The seat of `team`.
    pub fn of(&self, team: Team) -> &Seat {
        match team {
            Team::Atk => &self.atk,
            Team::Def => &self.def,
        }
    }

    /// The seat of `team`, to change it.
    pub fn of_mut(&mut self, team: Team) -> &mut Seat {
        match team {
            Team::Atk => &mut self.atk,
            Team::Def => &mut self.def,
        }
    }

    /// Whether nobody has a device that is there.
    pub fn all_lost(&self) -> bool {
        self.atk.lost && self.def.lost
    }

    /// Whether one device goes from hand to hand.
    pub fn shared(&self) -> bool {
        self.atk.device == self.def.device
    }

    /// Whether `device` sits for `team`.
    pub fn holds(&self, device: Device, team: Team) -> bool {
        let seat = self.of(team);
        seat.device == device && !seat.lost
    }

    /// Whether `device` sits anywhere.
    pub fn seated(&self, device: Device) -> bool {
        Team::ALL.into_iter().any(|team| self.holds(device, team))
    }

    /// A device is gone or there again.
    pub fn set_lost(&mut self, device: Device, lost: bool) {
        for team in Team::ALL {
            let seat = self.of_mut(team);
            if seat.device == device {
                seat.lost = lost;
            }
        }
    }

    /// A coach goes on with another device. If it is the one that the other, lost seat waits for, as with two equal
    /// pads, that seat waits for this one's instead.
    pub fn take(&mut self, team: Team, device: Device) {
        let before = self.of(team).device;
        let other = self.of_mut(team.opponent());
        if other.lost && other.device == device {
            other.device = before;
        }
        let seat = self.of_mut(team);
        (seat.device, seat.lost) = (device, false);
    }

    /// The coaches change sides, with what they hold (LM-08).
    pub fn swap_sides(&mut self) {
        std::mem::swap(&mut self.atk, &mut self.def);
    }

    /// The coaches stay and change what they hold (LM-08).
    pub fn swap_devices(&mut self) {
        self.swap_sides();
        let (atk, def) = (&mut self.atk, &mut self.def);
        std::mem::swap(&mut atk.name, &mut def.name);
    }
}

/// Who may act with which device.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Seating {
    /// Every device serves whoever is on move.
    #[default]
    Open,
    /// Two coaches with devices of their own, or with one that they share.
    Versus(Seats),
}

/// What a device may do now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Leave {
    /// Nothing: a pad that has no seat (LM-01).
    Nothing,
    /// Pause, and move in menus.
    Pause,
    /// Everything.
    Act,
}

impl Seating {
    /// What `device` may do while it is the turn of `team`; `None` while both have a say, such as after the match.
    pub fn leave(&self, device: Device, team: Option<Team>) -> Leave {
        let Seating::Versus(seats) = self else { return Leave::Act };
        let on_move = match team {
            Some(team) => seats.holds(device, team),
            None => seats.seated(device),
        };
        match device {
            _ if on_move => Leave::Act,
            // Whoever sits at the keyboard can always pause.
            Device::KeyboardMouse => Leave::Pause,
            Device::Pad(_) if seats.seated(device) => Leave::Pause,
            Device::Pad(_) => Leave::Nothing,
        }
    }

    /// The seating that counts for `session`: a lesson, a demonstration and a match against the computer need but one
    /// human being, whom every device serves.
    pub fn in_force(&self, session: &Session) -> &Seating {
        let alone = session.stands_in() || session.computers().0.contains(&true);
        if alone { &Seating::Open } else { self }
    }

    /// The seats, if there are any.
    pub fn seats(&self) -> Option<&Seats> {
        match self {
            Seating::Open => None,
            Seating::Versus(seats) => Some(seats),
        }
    }

    /// The seats, to change them.
    pub fn seats_mut(&mut self) -> Option<&mut Seats> {
        match self {
            Seating::Open => None,
            Seating::Versus(seats) => Some(seats),
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::Entity;

    use super::super::device::{PadModel, Registry};
    use super::*;

    fn pads() -> [Device; 3] {
        let mut registry = Registry::default();
        [1, 2, 3].map(|index| Device::Pad(registry.connect(Entity::from_raw_u32(index).unwrap(), &PadModel::default())))
    }

    #[test]
    fn lm04_only_the_seat_on_move_acts_and_the_other_only_pauses() {
        let [one, two, three] = pads();
        let seating = Seating::Versus(Seats { atk: Seat::new(one, 0), def: Seat::new(two, 1) });
        assert_eq!(seating.leave(one, Some(Team::Atk)), Leave::Act);
        assert_eq!(seating.leave(two, Some(Team::Atk)), Leave::Pause);
        assert_eq!(seating.leave(two, None), Leave::Act);
        assert_eq!(seating.leave(three, None), Leave::Nothing);
        assert_eq!(seating.leave(Device::KeyboardMouse, Some(Team::Def)), Leave::Pause);
        assert_eq!(Seating::Open.leave(three, Some(Team::Def)), Leave::Act);
    }

    #[test]
    fn lm08_sides_and_devices_change_places() {
        let [one, two, _] = pads();
        let mut seats = Seats { atk: Seat::new(one, 0), def: Seat::new(two, 1) };
        seats.swap_devices();
        assert_eq!((seats.atk.device, seats.atk.name), (two, 0));
        seats.swap_sides();
        assert_eq!((seats.atk.device, seats.atk.name), (one, 1));
    }

    #[test]
    fn lm05_a_coach_who_takes_the_others_lost_twin_leaves_his_own_to_the_other() {
        let [one, two, _] = pads();
        let mut seats = Seats { atk: Seat::new(one, 0), def: Seat::new(two, 1) };
        seats.set_lost(one, true);
        seats.set_lost(two, true);
        seats.take(Team::Atk, two);
        assert_eq!((seats.atk.device, seats.def.device), (two, one));
        assert!(!seats.atk.lost && seats.def.lost);
    }
}
