//! Taking seats before a match, and changing them in one (LM-01, LM-08, LM-10).
//!
//! Both seats have a device at any time: whoever comes first has both, and shares the device until somebody brings
//! another one.

use ball_rules::Team;
use bevy::prelude::Resource;

use super::device::Device;
use super::seating::{Seat, Seats};

/// The seats while they are being taken.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Join {
    seats: Seats,
    /// Whose seat goes to whoever comes next, while both share a device.
    free: Team,
}

impl Default for Join {
    fn default() -> Join {
        let seat = |name| Seat::new(Device::KeyboardMouse, name);
        Join { seats: Seats { atk: seat(0), def: seat(1) }, free: Team::Def }
    }
}

/// What came of a device that wants a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// It has one now, or had one.
    Seated,
    /// Both seats have devices of their own (LM-10).
    Full,
}

impl Join {
    /// The seats as they would be now.
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// Whose seat goes to whoever comes next, if any does.
    pub fn free(&self) -> Option<Team> {
        self.seats.shared().then_some(self.free)
    }

    /// Somebody comes to the table with `device`, where these seats may be taken already. Whoever has none of them
    /// begins with both.
    pub fn arrive(&mut self, device: Option<Device>, taken: Option<&Seats>) {
        if let Some(taken) = taken {
            self.seats = *taken;
            for team in Team::ALL.into_iter().filter(|&team| taken.of(team).lost) {
                self.lose(taken.of(team).device);
            }
        }
        if let Some(device) = device.filter(|&device| !self.seats.seated(device)) {
            for team in Team::ALL {
                self.seats.of_mut(team).device = device;
            }
            self.free = Team::Def;
        }
    }

    /// A device asks for a seat.
    pub fn sit(&mut self, device: Device) -> Joined {
        if self.seats.seated(device) {
            return Joined::Seated;
        }
        let Some(team) = self.free() else { return Joined::Full };
        self.seats.of_mut(team).device = device;
        Joined::Seated
    }

    /// Gives the seat of `team` a device. If it is the other one's too, both share it.
    pub fn give(&mut self, team: Team, device: Device) {
        self.seats.of_mut(team).device = device;
        self.free = team;
    }

    /// The coaches change sides, with what they hold.
    pub fn swap_sides(&mut self) {
        self.seats.swap_sides();
        self.free = self.free.opponent();
    }

    /// The coaches change what they hold.
    pub fn swap_devices(&mut self) {
        self.seats.swap_devices();
    }

    /// Gives the coach of `team` the name of this number among so many, unless the other one has it; then it is the next
    /// in the direction of the change.
    pub fn rename(&mut self, team: Team, name: usize, count: usize) {
        let (before, taken) = (self.seats.of(team).name, self.seats.of(team.opponent()).name);
        let back = (before + count - name) % count == 1;
        let name = if name != taken {
            name
        } else if back {
            (name + count - 1) % count
        } else {
            (name + 1) % count
        };
        self.seats.of_mut(team).name = name % count;
    }

    /// Names both coaches, by numbers among so many.
    pub fn name(&mut self, [atk, def]: [usize; 2], count: usize) {
        if atk != def && atk.max(def) < count {
            (self.seats.atk.name, self.seats.def.name) = (atk, def);
        }
    }

    /// A pad is gone: whoever had it shares what the other one has.
    pub fn lose(&mut self, device: Device) {
        for team in Team::ALL {
            if self.seats.of(team).device != device {
                continue;
            }
            let other = self.seats.of(team.opponent()).device;
            let device = if other == device { Device::KeyboardMouse } else { other };
            *self.seats.of_mut(team) = Seat::new(device, self.seats.of(team).name);
            self.free = team;
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::Entity;

    use super::super::device::{PadModel, Registry};
    use super::super::seating::NICKNAMES;
    use super::*;

    fn pads() -> [Device; 3] {
        let mut registry = Registry::default();
        [1, 2, 3].map(|index| Device::Pad(registry.connect(Entity::from_raw_u32(index).unwrap(), &PadModel::default())))
    }

    fn devices(join: &Join) -> [Device; 2] {
        [join.seats().atk.device, join.seats().def.device]
    }

    #[test]
    fn lm01_the_first_device_has_both_seats_until_a_second_one_comes() {
        let ([one, two, three], mut join) = (pads(), Join::default());
        join.arrive(Some(one), None);
        assert_eq!((devices(&join), join.free()), ([one, one], Some(Team::Def)));
        assert_eq!(join.sit(one), Joined::Seated);
        assert_eq!(join.sit(two), Joined::Seated);
        assert_eq!((devices(&join), join.free()), ([one, two], None));
        assert_eq!(join.sit(three), Joined::Full, "LM-10");
        assert_eq!(devices(&join), [one, two]);
    }

    #[test]
    fn lm08_sides_and_devices_are_swapped_and_one_is_shared_again() {
        let ([one, two, three], mut join) = (pads(), Join::default());
        join.arrive(Some(one), None);
        join.swap_sides();
        assert_eq!(join.free(), Some(Team::Atk), "whoever comes next plays against the one who came first");
        join.sit(two);
        assert_eq!(devices(&join), [two, one]);
        assert_eq!((join.seats().atk.name, join.seats().def.name), (1, 0));
        join.swap_devices();
        assert_eq!((devices(&join), join.seats().atk.name), ([one, two], 1));
        join.give(Team::Atk, two);
        assert_eq!((devices(&join), join.free()), ([two, two], Some(Team::Atk)));
        join.sit(three);
        assert_eq!(devices(&join), [three, two]);
    }

    #[test]
    fn lm08_names_need_no_typing_and_are_never_the_same() {
        let mut join = Join::default();
        for step in [1, NICKNAMES.len() - 1] {
            for _ in 0..2 * NICKNAMES.len() {
                let before = join.seats().atk.name;
                join.rename(Team::Atk, (before + step) % NICKNAMES.len(), NICKNAMES.len());
                let seats = join.seats();
                assert!(seats.atk.name != seats.def.name && seats.atk.name != before && seats.def.name == 1);
            }
        }
        join.name([3, 3], NICKNAMES.len());
        join.name([99, 1], NICKNAMES.len());
        assert_eq!(join.seats().def.name, 1, "what makes no sense is not taken");
        join.name([5, 6], NICKNAMES.len());
        assert_eq!((join.seats().atk.name, join.seats().def.name), (5, 6));
    }

    #[test]
    fn lm05_a_pad_that_is_pulled_out_leaves_its_seat_to_the_other_one() {
        let ([one, two, _], mut join) = (pads(), Join::default());
        join.arrive(Some(one), None);
        join.sit(two);
        join.lose(one);
        assert_eq!((devices(&join), join.free()), ([two, two], Some(Team::Atk)));
        join.lose(two);
        assert_eq!(devices(&join), [Device::KeyboardMouse; 2]);
    }

    #[test]
    fn lm08_seats_of_the_last_match_are_kept_and_lost_ones_are_not() {
        let ([one, two, three], mut join) = (pads(), Join::default());
        let mut taken = Seats { atk: Seat::new(two, 4), def: Seat::new(one, 5) };
        join.arrive(Some(one), Some(&taken));
        assert_eq!(*join.seats(), taken);
        taken.set_lost(two, true);
        join.arrive(Some(one), Some(&taken));
        assert_eq!((devices(&join), join.seats().atk.lost), ([one, one], false));
        join.arrive(Some(three), Some(&taken));
        assert_eq!(devices(&join), [three, three], "whoever opens the screen is at the table");
    }
}
