//! What pads really did, before anyone is told: drivers show some pads twice, and some sticks read full tilt until they
//! have been moved.

use std::collections::HashSet;

use bevy::input::gamepad::{GamepadAxis, GamepadButton, RawGamepadEvent};
use bevy::prelude::{Entity, Resource};

/// From where a button counts as pressed, from 0 to 1.
const PRESSED: f32 = 0.5;
/// Where a stick has been near rest, from 0 to 1.
const NEAR_REST: f32 = 0.35;

/// Filters what pads send.
#[derive(Resource, Default, Debug)]
pub struct Physical {
    frame: u64,
    doubles: Doubles,
    /// Sticks' axes that have been near rest since the pad was plugged in.
    rested: HashSet<(Entity, GamepadAxis)>,
    /// Buttons that are down.
    down: HashSet<(Entity, GamepadButton)>,
}

impl Physical {
    /// Another frame begins.
    pub fn tick(&mut self) {
        self.frame += 1;
        self.doubles.settle(self.frame);
    }

    /// A pad has been plugged in or pulled out: whatever was known of it is not known any more.
    pub fn forget(&mut self, pad: Entity) {
        self.rested.retain(|&(of, _)| of != pad);
        self.down.retain(|&(of, _)| of != pad);
        self.doubles.forget();
    }

    /// Whether what a pad sent is meant.
    pub fn lets(&mut self, event: &RawGamepadEvent) -> bool {
        match event {
            RawGamepadEvent::Connection(_) => true,
            RawGamepadEvent::Axis(axis) => {
                if self.doubles.is_double(axis.gamepad) {
                    return false;
                }
                let near = axis.value.abs() < NEAR_REST;
                if near {
                    self.rested.insert((axis.gamepad, axis.axis));
                }
                near || self.rested.contains(&(axis.gamepad, axis.axis))
            }
            RawGamepadEvent::Button(button) => {
                let key = (button.gamepad, button.button);
                if button.value <= PRESSED {
                    self.down.remove(&key);
                    return true;
                }
                if self.down.insert(key) {
                    return self.doubles.press(button.gamepad, button.button, self.frame);
                }
                !self.doubles.is_double(button.gamepad)
            }
        }
    }

    /// Whether `pad` seems to be another pad seen a second time.
    pub fn is_double(&self, pad: Entity) -> bool {
        self.doubles.is_double(pad)
    }
}

/// Finds pads that a driver shows twice: each press arrives on both at once (LM-06). A pad that presses on its own is
/// nobody's double.
#[derive(Default, Debug)]
struct Doubles {
    /// Presses of this frame and the last that no other pad has made too.
    recent: Vec<Press>,
    /// Pads that have pressed something alone since the last one was plugged in.
    alone: HashSet<Entity>,
    /// Those that seem to be doubles.
    doubles: HashSet<Entity>,
}

#[derive(Clone, Copy, Debug)]
struct Press {
    pad: Entity,
    button: GamepadButton,
    frame: u64,
    matched: bool,
}

impl Doubles {
    /// Takes a press and tells whether it counts: not where it is the copy of another pad's.
    fn press(&mut self, pad: Entity, button: GamepadButton, frame: u64) -> bool {
        let double = self.doubles.contains(&pad);
        let alone = &self.alone;
        let twin =
            self.recent.iter_mut().filter(|_| !alone.contains(&pad)).find(|press| {
                press.pad != pad && press.button == button && !press.matched && !alone.contains(&press.pad)
            });
        match twin {
            Some(twin) => {
                twin.matched = true;
                // The one that is known as the double stays it, whichever is told of first.
                if self.doubles.contains(&twin.pad) {
                    return true;
                }
                self.doubles.insert(pad);
                false
            }
            None => {
                self.recent.push(Press { pad, button, frame, matched: false });
                !double
            }
        }
    }

    /// Presses of earlier frames that nobody else made were a pad's own.
    fn settle(&mut self, frame: u64) {
        for press in self.recent.extract_if(.., |press| press.frame + 1 < frame) {
            if !press.matched {
                self.alone.insert(press.pad);
                self.doubles.remove(&press.pad);
            }
        }
    }

    fn forget(&mut self) {
        *self = Doubles::default();
    }

    fn is_double(&self, pad: Entity) -> bool {
        self.doubles.contains(&pad)
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::gamepad::{RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent};

    use super::*;

    fn pads() -> [Entity; 2] {
        [1, 2].map(|index| Entity::from_raw_u32(index).unwrap())
    }

    fn set(physical: &mut Physical, gamepad: Entity, value: f32) -> bool {
        let button = GamepadButton::South;
        physical.lets(&RawGamepadEvent::Button(RawGamepadButtonChangedEvent { gamepad, button, value }))
    }

    fn tap(physical: &mut Physical, gamepad: Entity) -> bool {
        let counts = set(physical, gamepad, 1.0);
        set(physical, gamepad, 0.0);
        counts
    }

    #[test]
    fn lm06_a_pad_seen_twice_presses_once_whichever_is_told_of_first() {
        let (mut physical, [one, other]) = (Physical::default(), pads());
        for round in 0..6 {
            physical.tick();
            let (first, second) = if round % 3 == 2 { (other, one) } else { (one, other) };
            // Sometimes the copy comes a frame later.
            let first = tap(&mut physical, first);
            if round % 2 == 1 {
                physical.tick();
            }
            let second = tap(&mut physical, second);
            assert!(first != second, "round {round}");
            physical.tick();
            physical.tick();
            assert!(physical.is_double(other) && !physical.is_double(one));
        }
    }

    #[test]
    fn lm06_two_people_who_press_at_once_are_told_apart_by_what_each_does_alone() {
        let (mut physical, [one, other]) = (Physical::default(), pads());
        physical.tick();
        assert!(tap(&mut physical, one));
        assert!(!tap(&mut physical, other), "one of both, to be safe");
        for _ in 0..3 {
            physical.tick();
        }
        tap(&mut physical, other);
        for _ in 0..3 {
            physical.tick();
        }
        assert!(!physical.is_double(other));
        assert!(tap(&mut physical, one) && tap(&mut physical, other), "from now on both count");
    }

    #[test]
    fn lm06_a_stick_that_reads_full_tilt_at_first_means_nothing_until_it_has_been_near_rest() {
        let (mut physical, [pad, _]) = (Physical::default(), pads());
        let mut lean = |value| {
            let axis = GamepadAxis::LeftStickX;
            physical.lets(&RawGamepadEvent::Axis(RawGamepadAxisChangedEvent { gamepad: pad, axis, value }))
        };
        assert!(!lean(-1.0) && !lean(-0.9));
        assert!(lean(0.1) && lean(1.0));
    }
}
