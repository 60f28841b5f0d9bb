//! The bank: all clips, rendered on a thread of its own while the window opens.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Instant;

use ball_sound::{Kind, Sound};
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// A clip as the bytes of a file, fresh from the thread that renders it.
type Rendered = (Sound, Arc<[u8]>);

/// The handles of all sounds; what they stand for arrives as it is rendered.
#[derive(Resource)]
pub(super) struct Bank {
    handles: HashMap<Sound, Handle<AudioSource>>,
    /// Only one system reads from it, but a resource is shared.
    arriving: Mutex<Receiver<Rendered>>,
}

impl Bank {
    /// The handle of a sound, whether it is there yet or not.
    pub fn handle(&self, sound: Sound) -> Option<&Handle<AudioSource>> {
        self.handles.get(&sound)
    }
}

/// Starts rendering.
pub(super) fn plugin(app: &mut App) {
    let Some(sources) = app.world().get_resource::<Assets<AudioSource>>() else { return };
    let handles = Sound::ALL.into_iter().map(|sound| (sound, sources.reserve_handle())).collect();
    let (sender, arriving) = channel();
    // Music and ambience wait for their clips; the window may be asleep when these arrive.
    let proxy = app.world().get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone());
    let render = move || {
        let begun = Instant::now();
        for sound in Sound::ALL {
            let bytes = sound.render().wav().into();
            if sender.send((sound, bytes)).is_err() {
                return;
            }
            if let Some(proxy) = &proxy
                && matches!(sound.kind(), Kind::Ambience | Kind::Music)
            {
                // The loop is gone once the window is closed; then there is nobody to wake.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        }
        debug!("{} sounds rendered in {:?}", Sound::ALL.len(), begun.elapsed());
    };
    if let Err(error) = thread::Builder::new().name("sounds".into()).spawn(render) {
        warn!("there is no sound: {error}");
    }
    app.insert_resource(Bank { handles, arriving: Mutex::new(arriving) }).add_systems(PreUpdate, take_in);
}

/// Puts what has been rendered where its handle finds it.
fn take_in(mut bank: ResMut<Bank>, mut sources: ResMut<Assets<AudioSource>>, mut missing: Local<Option<usize>>) {
    let missing = missing.get_or_insert(Sound::ALL.len());
    if *missing == 0 {
        return;
    }
    let Bank { handles, arriving } = &mut *bank;
    let Ok(arriving) = arriving.get_mut() else { return };
    for (sound, bytes) in arriving.try_iter() {
        *missing = missing.saturating_sub(1);
        let Some(handle) = handles.get(&sound) else { continue };
        if let Err(error) = sources.insert(handle, AudioSource { bytes }) {
            warn!("{sound:?} cannot be heard: {error}");
        }
    }
}
