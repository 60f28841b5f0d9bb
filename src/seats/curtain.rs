//! What stops a match until somebody presses a button: a pad that is lost, a device that changes hands.

use ball_rules::Team;
use bevy::prelude::Resource;

use super::device::Device;
use super::seating::Seats;

/// What lies over the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Curtain {
    /// The coach on move has no device any more (LM-02). `sharing`: the other coach's device, which may serve both if
    /// the button is pressed once more.
    Lost {
        /// Whose.
        team: Team,
        /// The device that has offered to serve both.
        sharing: Option<Device>,
    },
    /// The device that both share goes to this coach (LM-12).
    HandOver(Team),
}

/// What lies over the match now, if anything does. Clocks stand still meanwhile.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Curtained(pub Option<Curtain>);

/// What was clicked on the curtain since the last frame: what goes on, or the way out.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Clicked(pub Option<bool>);

/// What came of a press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// Nothing.
    Nothing,
    /// The curtain says something else.
    Now(Curtain),
    /// The match goes on; the coach has this device now.
    Taken(Team, Device),
    /// The match goes on as it was.
    Open,
    /// To the title; the match waits there.
    Title,
}

impl Curtain {
    /// Whose coach it is about.
    pub const fn team(self) -> Team {
        match self {
            Curtain::Lost { team, .. } | Curtain::HandOver(team) => team,
        }
    }

    /// Choose is pressed, or Back.
    pub fn press(self, seats: &Seats, device: Device, confirm: bool) -> Drawn {
        match self {
            Curtain::HandOver(team) if confirm && seats.holds(device, team) => Drawn::Open,
            Curtain::HandOver(_) => Drawn::Nothing,
            Curtain::Lost { team, sharing } => match (confirm, sharing) {
                (true, Some(shared)) if shared == device => Drawn::Taken(team, device),
                // The other coach's device would act for both: that takes a second press, never a slip.
                (true, None) if seats.holds(device, team.opponent()) => {
                    Drawn::Now(Curtain::Lost { team, sharing: Some(device) })
                }
                (true, _) if seats.holds(device, team.opponent()) => Drawn::Nothing,
                (true, _) => Drawn::Taken(team, device),
                (false, Some(_)) => Drawn::Now(Curtain::Lost { team, sharing: None }),
                (false, None) => Drawn::Title,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::Entity;

    use super::super::device::{PadModel, Registry};
    use super::super::seating::Seat;
    use super::*;

    #[test]
    fn lm04_the_other_coachs_device_needs_a_second_press_to_serve_both() {
        let mut registry = Registry::default();
        let [one, two, three] = [1, 2, 3]
            .map(|index| Device::Pad(registry.connect(Entity::from_raw_u32(index).unwrap(), &PadModel::default())));
        let mut seats = Seats { atk: Seat::new(one, 0), def: Seat::new(two, 1) };
        seats.set_lost(one, true);
        let lost = Curtain::Lost { team: Team::Atk, sharing: None };
        let Drawn::Now(asked) = lost.press(&seats, two, true) else { panic!("taken over silently") };
        assert_eq!(asked.press(&seats, two, true), Drawn::Taken(Team::Atk, two));
        assert_eq!(asked.press(&seats, two, false), Drawn::Now(lost));
        assert_eq!(lost.press(&seats, three, true), Drawn::Taken(Team::Atk, three));
        assert_eq!(lost.press(&seats, Device::KeyboardMouse, true), Drawn::Taken(Team::Atk, Device::KeyboardMouse));
        assert_eq!(lost.press(&seats, three, false), Drawn::Title);
    }
}
