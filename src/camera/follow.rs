//! The camera leans a little towards what happens and back, unless the coaches want it still (MO-01).

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::animation::Queue;
use crate::board::stadium::Cheering;
use crate::match_play::PlaySet;
use crate::settings::Settings;

/// How much of the way to what happens the camera goes.
const SHARE: f32 = 0.16;
/// How much nearer it comes.
const NEARER: f32 = 0.05;
/// How fast it gets there: the rest of the way shrinks to a third in so many seconds.
const SECONDS: f32 = 0.35;
/// What is no way any more, in units.
const REST: f32 = 0.004;

/// Where the camera leans to.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Lean {
    /// By how much it is moved over the board, in units.
    pub shift: Vec3,
    /// By how much it is magnified.
    pub nearer: f32,
}

impl Lean {
    /// Towards a point of the board.
    fn towards(at: Vec3) -> Lean {
        Lean { shift: at.with_y(0.0) * SHARE, nearer: NEARER }
    }

    /// Close to where a touchdown was scored.
    fn celebrating(at: Vec3) -> Lean {
        Lean { shift: at.with_y(0.0) * Vec3::new(0.4, 0.0, 0.62), nearer: 0.3 }
    }

    /// A little of the way to `goal`; the last of it at once.
    fn step(self, goal: Lean, seconds: f32) -> Lean {
        let part = 1.0 - (-seconds / SECONDS).exp();
        let next =
            Lean { shift: self.shift.lerp(goal.shift, part), nearer: self.nearer + (goal.nearer - self.nearer) * part };
        let left = next.shift.distance(goal.shift).max((next.nearer - goal.nearer).abs());
        if left < REST { goal } else { next }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lean>().add_systems(Update, follow.after(PlaySet::Animate).before(super::look));
}

fn follow(
    (time, settings, queue, cheering): (Res<Time>, Res<Settings>, Res<Queue>, Res<Cheering>),
    mut lean: ResMut<Lean>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let next = if settings.camera_follows() {
        let scored = cheering.0.filter(|_| !queue.is_moving()).map(Lean::celebrating);
        let goal = scored.or_else(|| queue.focus().map(Lean::towards)).unwrap_or_default();
        lean.step(goal, time.delta_secs())
    } else {
        Lean::default()
    };
    if lean.set_if_neq(next) {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_leans_gently_arrives_and_comes_to_rest() {
        let goal = Lean::towards(Vec3::new(6.0, 0.0, -8.0));
        let (mut lean, mut steps) = (Lean::default(), 0);
        while lean != goal {
            let next = lean.step(goal, 0.016);
            assert!(next.shift.distance(lean.shift) < 0.1, "a jump from {lean:?} to {next:?}");
            lean = next;
            steps += 1;
            assert!(steps < 300, "it never arrives: {lean:?}");
        }
        assert!(goal.shift.length() < 2.0, "the board stays in view");
    }
}
