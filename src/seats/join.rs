//! Taking seats before a match (LM-01, LM-08, LM-10).

use ball_rules::Team;
use bevy::prelude::Resource;

use super::device::Device;
use super::seating::{NICKNAMES, Seat, Seats};

/// The seats while they are being taken.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Join {
    atk: Option<Seat>,
    def: Option<Seat>,
    /// The seat that a device took besides its own.
    second: Option<Team>,
}

/// What is pressed on the join screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JoinPress {
    /// Take a seat; once seated, share the device; once both are taken, begin.
    Confirm,
    /// Leave the seat; without one, leave the screen.
    Back,
    /// Change sides.
    SwapSides,
    /// Change devices.
    SwapDevices,
    /// Another name, forwards or backwards.
    Name(bool),
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// Nothing.
    Nothing,
    /// The seats have changed.
    Changed,
    /// Both seats are taken (LM-10).
    Full,
    /// The match begins.
    KickOff(Seats),
    /// Back to where one came from.
    Leave,
}

impl Join {
    /// The seat of `team`, if it is taken.
    pub fn seat(&self, team: Team) -> Option<&Seat> {
        match team {
            Team::Atk => self.atk.as_ref(),
            Team::Def => self.def.as_ref(),
        }
    }

    fn seat_mut(&mut self, team: Team) -> &mut Option<Seat> {
        match team {
            Team::Atk => &mut self.atk,
            Team::Def => &mut self.def,
        }
    }

    /// Both seats, once they are taken.
    pub fn seats(&self) -> Option<Seats> {
        Some(Seats { atk: self.atk?, def: self.def? })
    }

    /// The seats of `device`, its own first.
    fn held(&self, device: Device) -> Vec<Team> {
        let mut held: Vec<Team> =
            Team::ALL.into_iter().filter(|&team| self.seat(team).is_some_and(|seat| seat.device == device)).collect();
        held.sort_by_key(|&team| self.second == Some(team));
        held
    }

    /// A device presses something.
    pub fn press(&mut self, device: Device, press: JoinPress) -> Joined {
        let held = self.held(device);
        match press {
            JoinPress::Confirm => self.confirm(device, &held),
            JoinPress::Back => match held.last() {
                None => Joined::Leave,
                Some(&team) => {
                    *self.seat_mut(team) = None;
                    self.second = None;
                    Joined::Changed
                }
            },
            _ if held.is_empty() => Joined::Nothing,
            JoinPress::SwapSides => {
                std::mem::swap(&mut self.atk, &mut self.def);
                self.second = self.second.map(Team::opponent);
                Joined::Changed
            }
            JoinPress::SwapDevices => {
                let Some(mut seats) = self.seats() else { return Joined::Nothing };
                seats.swap_devices();
                (self.atk, self.def) = (Some(seats.atk), Some(seats.def));
                self.second = self.second.map(Team::opponent);
                Joined::Changed
            }
            JoinPress::Name(forward) => {
                let Some(&team) = held.first() else { return Joined::Nothing };
                self.rename(team, forward)
            }
        }
    }

    fn confirm(&mut self, device: Device, held: &[Team]) -> Joined {
        let free = Team::ALL.into_iter().find(|&team| self.seat(team).is_none());
        match (free, held.first(), self.second) {
            (Some(team), own, _) => {
                *self.seat_mut(team) = Some(Seat::new(device, self.free_name(team)));
                self.second = own.map(|_| team);
                Joined::Changed
            }
            // Somebody who comes later has the seat that was taken only to share a device.
            (None, None, Some(team)) => {
                if let Some(seat) = self.seat_mut(team) {
                    seat.device = device;
                }
                self.second = None;
                Joined::Changed
            }
            (None, None, None) => Joined::Full,
            (None, Some(_), _) => self.seats().map_or(Joined::Nothing, Joined::KickOff),
        }
    }

    /// Another name for the coach of `team`, never the one that the other has.
    pub fn rename(&mut self, team: Team, forward: bool) -> Joined {
        let taken = self.seat(team.opponent()).map(|seat| seat.name);
        let Some(seat) = self.seat_mut(team) else { return Joined::Nothing };
        let step = if forward { 1 } else { NICKNAMES.len() - 1 };
        seat.name = (seat.name + step) % NICKNAMES.len();
        if Some(seat.name) == taken {
            seat.name = (seat.name + step) % NICKNAMES.len();
        }
        Joined::Changed
    }

    fn free_name(&self, team: Team) -> usize {
        let taken = self.seat(team.opponent()).map(|seat| seat.name);
        (0..NICKNAMES.len()).find(|&name| Some(name) != taken).unwrap_or_default()
    }

    /// A pad is gone: so is whoever sat with it.
    pub fn lose(&mut self, device: Device) {
        for team in self.held(device) {
            *self.seat_mut(team) = None;
        }
        self.second = None;
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
    fn lm01_each_device_takes_a_free_seat_and_pressing_again_begins() {
        let ([one, two, three], mut join) = (pads(), Join::default());
        assert_eq!(join.press(one, JoinPress::Confirm), Joined::Changed);
        assert_eq!(join.press(two, JoinPress::Confirm), Joined::Changed);
        assert_eq!(join.press(three, JoinPress::Confirm), Joined::Full, "LM-10");
        let Joined::KickOff(seats) = join.press(two, JoinPress::Confirm) else { panic!("{join:?}") };
        assert_eq!((seats.atk.device, seats.def.device), (one, two));
        assert_ne!(seats.atk.name, seats.def.name);
    }

    #[test]
    fn lm08_one_device_is_shared_until_somebody_brings_another() {
        let ([one, two, _], mut join) = (pads(), Join::default());
        join.press(one, JoinPress::Confirm);
        join.press(one, JoinPress::Confirm);
        assert!(join.seats().unwrap().shared());
        join.press(two, JoinPress::Confirm);
        assert_eq!(join.seats().map(|seats| (seats.atk.device, seats.def.device)), Some((one, two)));
    }

    #[test]
    fn lm08_seats_are_left_swapped_and_named() {
        let ([one, two, three], mut join) = (pads(), Join::default());
        join.press(one, JoinPress::Confirm);
        join.press(two, JoinPress::Confirm);
        join.press(one, JoinPress::SwapSides);
        assert_eq!(join.seat(Team::Def).unwrap().device, one);
        join.press(one, JoinPress::SwapDevices);
        assert_eq!(join.seat(Team::Atk).unwrap().device, one);
        let before = join.seats().unwrap();
        assert_eq!(join.press(three, JoinPress::SwapSides), Joined::Nothing, "LM-01: no seat, no say");
        for _ in 0..2 * NICKNAMES.len() {
            join.press(one, JoinPress::Name(true));
            let now = join.seats().unwrap();
            assert!(now.atk.name != now.def.name && now.def == before.def);
        }
        assert_eq!(join.press(one, JoinPress::Back), Joined::Changed);
        assert!(join.seat(Team::Atk).is_none());
        assert_eq!(join.press(one, JoinPress::Back), Joined::Leave);
        join.lose(two);
        assert_eq!(join, Join::default());
    }
}
