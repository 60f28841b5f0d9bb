//! On the title the camera strolls along the stand and looks over the board: slowly, and only where that is wanted and
//! can be afforded (MO-01).

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Shot;
use crate::match_play::PlaySet;
use crate::screens::{Navigator, Screen};
use crate::settings::{Graphics, Settings};

/// From where the title looks at the board.
const FROM: Shot = Shot { yaw: 0.5, pitch: 0.43, zoom: 1.34, field_of_view: 0.62 };
/// How far the camera goes to both sides, in radians, and how long it takes to come back, in seconds.
const WAY: f32 = 0.16;
const SECONDS: f32 = 48.0;

/// Where on its way the camera of the title is, in seconds; nowhere on other screens.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Stroll(Option<f32>);

impl Stroll {
    /// What the camera shows, if it is on its way.
    pub(super) fn shot(self) -> Option<Shot> {
        self.0.map(|seconds| Shot { yaw: FROM.yaw + WAY * (TAU * seconds / SECONDS).sin(), ..FROM })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stroll>().add_systems(Update, stroll.after(PlaySet::Animate).before(super::look));
}

fn stroll(
    (time, settings, navigator): (Res<Time>, Res<Settings>, Res<Navigator>),
    windows: Query<&Window>,
    mut stroll: ResMut<Stroll>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let there = navigator.now() == Screen::Title.into() && !settings.flat_view;
    let moves = !settings.reduced_motion
        && settings.graphics != Graphics::Low
        && settings.animation_speed.pace().is_some()
        && windows.iter().any(|window| window.focused);
    let next = match (there, stroll.0) {
        (false, _) => None,
        // A pause is no jump.
        (true, Some(seconds)) if moves => Some(seconds + time.delta_secs().min(0.1)),
        (true, seconds) => Some(seconds.unwrap_or(0.0)),
    };
    if stroll.set_if_neq(Stroll(next)) || there && moves {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mo01_the_stroll_is_slow_and_comes_back() {
        let yaw = |seconds| Stroll(Some(seconds)).shot().map_or(f32::NAN, |shot| shot.yaw);
        assert!((yaw(0.0) - yaw(SECONDS)).abs() < 1e-4);
        for second in 0..48_u8 {
            let step = (yaw(f32::from(second) + 1.0) - yaw(f32::from(second))).abs();
            assert!(step < 0.03, "{step} radians in a second");
        }
        assert_eq!(Stroll(None).shot(), None);
    }
}
