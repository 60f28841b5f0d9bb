//! Wakes the sleeping window where nothing else would: while the renderer is not ready (a frame drawn before its
//! pipelines are compiled is missing what they draw), when an input device comes, and for screen readers.

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};

/// Frames that are still drawn after the last pipeline has come: what waited for it may take one more to appear.
const AFTERGLOW: u8 = 3;

/// A way into the window's event loop from the renderer.
#[derive(Resource)]
struct Waker(EventLoopProxy<WinitUserEvent>);

/// A way to wake the window from another thread; it does nothing where there is no window.
#[derive(Resource, Clone, Default)]
pub(crate) struct Alarm(Option<EventLoopProxy<WinitUserEvent>>);

impl Alarm {
    /// Wakes the window.
    pub(crate) fn ring(&self) {
        if let Some(proxy) = &self.0 {
            // The loop is gone once the window is closed; then there is nobody to wake.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

/// How often it is looked whether an input device has come or gone.
#[cfg(target_os = "linux")]
const LOOK_FOR_DEVICES: std::time::Duration = std::time::Duration::from_secs(1);

/// Wakes the window when an input device comes or goes: pads are asked only in a frame, so that nobody would notice one
/// that is switched on while the window sleeps.
#[cfg(target_os = "linux")]
fn watch_devices(proxy: EventLoopProxy<WinitUserEvent>) {
    let count = || std::fs::read_dir("/dev/input").map_or(0, Iterator::count);
    std::thread::spawn(move || {
        let mut known = count();
        loop {
            std::thread::sleep(LOOK_FOR_DEVICES);
            let now = count();
            // The loop is gone once the window is closed, and then nobody need watch any more.
            if now != known && proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
            known = now;
        }
    });
}

/// How often a screen reader that wants something is heard, and how often it is looked whether there is one.
const LISTEN: (std::time::Duration, std::time::Duration) =
    (std::time::Duration::from_millis(100), std::time::Duration::from_secs(1));

/// Wakes the window for a screen reader: it is asked only in a frame what it wants.
fn watch_screen_reader(proxy: EventLoopProxy<WinitUserEvent>, requested: AccessibilityRequested) {
    std::thread::spawn(move || {
        loop {
            let there = requested.get();
            std::thread::sleep(if there { LISTEN.0 } else { LISTEN.1 });
            if there && proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    });
}

/// Watches the renderer, the input devices and screen readers, where there is a window to wake.
pub(crate) fn plugin(app: &mut App) {
    let proxy = app.world().get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone());
    app.insert_resource(Alarm(proxy.clone()));
    let Some(proxy) = proxy else { return };
    #[cfg(target_os = "linux")]
    watch_devices(proxy.clone());
    if let Some(requested) = app.world().get_resource::<AccessibilityRequested>() {
        watch_screen_reader(proxy.clone(), requested.clone());
    }
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.insert_resource(Waker(proxy)).add_systems(Render, wake_until_ready.in_set(RenderSystems::Cleanup));
    }
}

fn wake_until_ready(cache: Res<PipelineCache>, waker: Res<Waker>, mut left: Local<Option<u8>>) {
    // The first frames of all count as waiting: their pipelines are not even asked for.
    let left = left.get_or_insert(AFTERGLOW);
    if cache.waiting_pipelines().next().is_some() {
        *left = AFTERGLOW;
    }
    if *left > 0 {
        *left -= 1;
        // The loop is gone once the window is closed; then there is nobody to wake.
        let _ = waker.0.send_event(WinitUserEvent::WakeUp);
    }
}
