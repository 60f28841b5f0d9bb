//! Motion with weight: a little back before it goes, an arc, contact, and a moment to settle.
//!
//! A motion says how far things are at each moment of a beat; whatever it does in between, it begins at rest and ends
//! exactly where the beat does.

use std::f32::consts::{PI, TAU};

use bevy::math::curve::{Curve, EaseFunction, EasingCurve};

/// How a piece gets from one pose to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// A step over the board.
    Stride,
    /// A feint to one side, then past the other.
    Feint,
    /// A jump with a run-up.
    Leap,
    /// A shove: quick at first.
    Shove,
    /// A fall that bounces.
    Topple,
    /// Up first, then over.
    Climb,
    /// Up from the ground, a little too far, and back.
    Rise,
    /// Smoothly, without weight.
    Glide,
}

/// How far a motion is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// How much of the way over the board is behind it; below 0 while it gathers itself.
    pub along: f32,
    /// How much of the difference in height.
    pub up: f32,
    /// How much of the tipping over.
    pub tip: f32,
    /// How much of the height of its arc it has now.
    pub lift: f32,
    /// How far it is off its line, to its right, in units.
    pub sway: f32,
}

/// When a piece that steps or leaps takes off, and when it lands; what is left is for settling.
const AIR: (f32, f32) = (0.16, 0.82);
/// How far a piece goes back before it goes, of its way.
const GATHER: f32 = 0.05;
/// How high a piece bounces when it lands, of its arc.
const BOUNCE: f32 = 0.12;
/// How far a feint goes to the side, in units.
const FEINT: f32 = 0.32;

impl Motion {
    /// When whatever it is touches down, from 0 (the beginning) to 1 (the end).
    pub const fn contact(self) -> f32 {
        match self {
            Motion::Stride | Motion::Feint | Motion::Leap => AIR.1,
            // The first bounce of its curve.
            Motion::Topple => 0.364,
            Motion::Climb => 0.86,
            Motion::Shove | Motion::Rise | Motion::Glide => 0.9,
        }
    }

    /// How far it is at `t`, from 0 (the beginning) to 1 (the end).
    pub fn at(self, t: f32) -> Moment {
        let t = t.clamp(0.0, 1.0);
        let even = |along: f32, lift: f32| Moment { along, up: along, tip: along, lift, sway: 0.0 };
        let flight = ((t - AIR.0) / (AIR.1 - AIR.0)).clamp(0.0, 1.0);
        let gathered = -GATHER * hump(t / AIR.0);
        let bounce = BOUNCE * hump((t - AIR.1) / (1.0 - AIR.1));
        match self {
            Motion::Stride => even(gathered + smooth(flight), hump(flight) + bounce),
            Motion::Feint => {
                let sway = FEINT * (TAU * flight).sin() * (1.0 - flight);
                Moment { sway, ..even(gathered + smooth(flight), hump(flight) + bounce) }
            }
            Motion::Leap => even(gathered + flight, 4.0 * flight * (1.0 - flight) + bounce / 2.0),
            Motion::Shove => even(1.0 - (1.0 - t).powi(3), 0.0),
            Motion::Topple => even(eased(EaseFunction::BounceOut, t), 0.0),
            Motion::Climb => {
                let over = smooth(((t - 0.25) / 0.61).clamp(0.0, 1.0));
                let up = smooth((t / 0.6).clamp(0.0, 1.0));
                Moment { along: over, up, tip: over, lift: hump((t - 0.3) / 0.56), sway: 0.0 }
            }
            Motion::Rise => even(eased(EaseFunction::BackOut, t), hump(t)),
            Motion::Glide => even(eased(EaseFunction::SineInOut, t), 4.0 * t * (1.0 - t)),
        }
    }
}

fn eased(ease: EaseFunction, t: f32) -> f32 {
    EasingCurve::new(0.0, 1.0, ease).sample_clamped(t)
}

/// From 0 to 1, slowly at both ends.
fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// From 0 up to 1 and back to 0 while `t` goes from 0 to 1; nothing outside.
fn hump(t: f32) -> f32 {
    if (0.0..=1.0).contains(&t) { (PI * t).sin() } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Motion; 8] = [
        Motion::Stride,
        Motion::Feint,
        Motion::Leap,
        Motion::Shove,
        Motion::Topple,
        Motion::Climb,
        Motion::Rise,
        Motion::Glide,
    ];

    fn moments(motion: Motion) -> impl Iterator<Item = (f32, Moment)> {
        (0..=200).map(move |step| step as f32 / 200.0).map(move |t| (t, motion.at(t)))
    }

    #[test]
    fn every_motion_begins_at_rest_and_ends_exactly() {
        for motion in ALL {
            let (start, end) = (motion.at(0.0), motion.at(1.0));
            for value in [start.along, start.up, start.tip, start.lift, start.sway, end.lift, end.sway] {
                assert!(value.abs() < 1e-4, "{motion:?}: {start:?} {end:?}");
            }
            for value in [end.along, end.up, end.tip] {
                assert!((value - 1.0).abs() < 1e-4, "{motion:?}: {end:?}");
            }
        }
    }

    #[test]
    fn no_motion_jumps() {
        for motion in ALL {
            let all: Vec<Moment> = moments(motion).map(|(_, moment)| moment).collect();
            for pair in all.windows(2) {
                let steps = [pair[1].along - pair[0].along, pair[1].up - pair[0].up, pair[1].sway - pair[0].sway];
                assert!(steps.iter().all(|step| step.abs() < 0.06), "{motion:?}: {pair:?}");
                assert!((pair[1].lift - pair[0].lift).abs() < 0.06, "{motion:?}: {pair:?}");
            }
        }
    }

    #[test]
    fn who_goes_gathers_first_and_nobody_sinks_into_the_board() {
        for motion in [Motion::Stride, Motion::Feint, Motion::Leap] {
            assert!(moments(motion).any(|(t, moment)| t < AIR.0 && moment.along < -0.02), "{motion:?}");
        }
        for motion in ALL {
            assert!(moments(motion).all(|(_, moment)| moment.lift >= -1e-4), "{motion:?}");
        }
    }

    #[test]
    fn a_climb_is_up_before_it_is_over() {
        assert!(moments(Motion::Climb).all(|(_, moment)| moment.up >= moment.along - 1e-4));
        assert!(moments(Motion::Climb).any(|(_, moment)| moment.up > 0.8 && moment.along < 0.4));
    }

    #[test]
    fn a_feint_goes_to_both_sides() {
        let sways: Vec<f32> = moments(Motion::Feint).map(|(_, moment)| moment.sway).collect();
        assert!(sways.iter().any(|sway| *sway > 0.2) && sways.iter().any(|sway| *sway < -0.03), "{sways:?}");
    }
}
