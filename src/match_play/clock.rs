//! Match clocks: the time of the coach who is to act runs while the match can be played, and at no other time (TI-01).

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::{RequestRedraw, WindowCloseRequested};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::PlaySet;
use super::session::{Change, MatchChanged, Session, end_without_decision, lose_on_time, save};
use crate::animation::Animating;
use crate::screens::Navigator;
use crate::storage::Storage;

/// Holds the clocks although the match is on the screen: whatever covers it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ClockHeld(pub bool);

/// Wakes the sleeping window at the next moment at which the clock shows another second.
#[derive(Resource)]
struct Alarm(Sender<Instant>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ClockHeld>()
        .add_systems(Update, run.after(PlaySet::Input).before(PlaySet::Compose))
        .add_systems(Last, keep_at_exit);
    if let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone()) {
        let (alarm, set) = channel::<Instant>();
        std::thread::spawn(move || {
            let mut next: Option<Instant> = None;
            loop {
                // A year is as good as for ever.
                let wait =
                    next.map_or(Duration::from_secs(31_536_000), |at| at.saturating_duration_since(Instant::now()));
                match set.recv_timeout(wait) {
                    Ok(at) => next = Some(at),
                    Err(RecvTimeoutError::Timeout) if next.take().is_none() => {}
                    // The loop is gone once the window is closed.
                    Err(RecvTimeoutError::Timeout) if proxy.send_event(WinitUserEvent::WakeUp).is_ok() => {}
                    Err(_) => return,
                }
            }
        });
        app.insert_resource(Alarm(alarm));
    }
}

/// Lets the clock run. What happened while the last decision was shown counts for nobody.
fn run(
    time: Res<Time<Real>>,
    (held, navigator, animating): (Res<ClockHeld>, Res<Navigator>, Res<Animating>),
    mut session: ResMut<Session>,
    storage: Res<Storage>,
    alarm: Option<Res<Alarm>>,
    mut was_running: Local<bool>,
    mut changes: MessageWriter<MatchChanged>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let side = session.position().side();
    let running = session.is_clocked() && navigator.is_on_board() && !(held.0 || animating.0);
    // The time since the last frame counts if the clock was running all along.
    let counts = running && std::mem::replace(&mut *was_running, running);
    if !running {
        *was_running = false;
        return;
    }
    if counts && session.bypass_change_detection().spend(time.delta()) {
        lose_on_time(&mut session);
        end_without_decision(&mut session, &storage);
        changes.write(MatchChanged(Change::Declared));
        redraw.write(RequestRedraw);
        return;
    }
    if let (Some(alarm), Some(left)) = (alarm, session.time_left(side)) {
        let beyond = Duration::from_nanos(u64::from(left.subsec_nanos()) + 1_000_000);
        // Without the thread nothing is lost but the next redraw.
        let _ = alarm.0.send(Instant::now() + beyond);
    }
}

/// What the clocks say when the game is closed is what they say when it goes on.
fn keep_at_exit(
    mut exits: MessageReader<AppExit>,
    mut closes: MessageReader<WindowCloseRequested>,
    mut session: ResMut<Session>,
    storage: Res<Storage>,
) {
    let leaves = exits.read().count() + closes.read().count() > 0;
    if leaves && session.is_clocked() {
        save(session.bypass_change_detection(), &storage);
    }
}
