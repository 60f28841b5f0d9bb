//! The frame cap: while something moves, frames come no faster than was chosen.

use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, wait);
}

/// Sleeps away what is left of this frame's slot. After a pause nothing is left, so a window at rest answers at once.
fn wait(settings: Res<Settings>, mut due: Local<Option<Instant>>) {
    let Some(slot) = settings.frame_cap.slot() else {
        *due = None;
        return;
    };
    let now = Instant::now();
    let (rest, next) = next_frame(*due, now, slot);
    *due = Some(next);
    if !rest.is_zero() {
        std::thread::sleep(rest);
    }
}

/// How long to wait now, and when the frame after this one is due.
fn next_frame(due: Option<Instant>, now: Instant, slot: Duration) -> (Duration, Instant) {
    let begins = due.unwrap_or(now).max(now);
    (begins - now, begins + slot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_keep_their_distance_and_none_is_made_up_for() {
        let (start, slot) = (Instant::now(), Duration::from_millis(33));
        let (rest, due) = next_frame(None, start, slot);
        assert_eq!((rest, due), (Duration::ZERO, start + slot));
        let soon = start + Duration::from_millis(10);
        assert_eq!(next_frame(Some(due), soon, slot), (Duration::from_millis(23), start + 2 * slot));
        let later = start + Duration::from_secs(5);
        assert_eq!(next_frame(Some(due), later, slot), (Duration::ZERO, later + slot), "a pause is no debt");
    }
}
