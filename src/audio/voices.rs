//! The voices: what is being heard, how loudly, and how much at once.

use std::time::Duration;

use ball_sound::{FULL, Kind, Sound};
use bevy::audio::{AudioSinkPlayback, Volume};
use bevy::prelude::*;

use super::Play;
use super::bank::Bank;
use super::score::Score;
use crate::match_play::{MatchChanged, Session};
use crate::settings::Settings;

/// Voices at one time, ambience and music among them.
const MOST: usize = 8;
/// The same sound is not begun again within this time.
const APART: Duration = Duration::from_millis(60);
/// What is left of the ambience under a touchdown.
const DUCKED: f32 = 0.4;

/// Something that is being heard.
#[derive(Component, Clone, Copy, Debug)]
pub struct Voice {
    /// What.
    pub sound: Sound,
    /// When it began, in the time of the app.
    since: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (hush, speak, adjust).chain().after(Score));
}

/// How loud a kind of sound is to be: at half the setting it sounds about half as loud.
fn gain(kind: Kind, settings: &Settings) -> f32 {
    let percent = match kind {
        Kind::Effect => settings.effects_volume,
        Kind::Interface => settings.interface_volume,
        Kind::Ambience => settings.ambience_volume,
        Kind::Music => settings.music_volume,
    };
    FULL * (f32::from(percent.min(100)) / 100.0).powf(1.5)
}

/// What matters less gives way where there are too many voices.
const fn rank(kind: Kind) -> u8 {
    match kind {
        Kind::Effect => 0,
        Kind::Interface => 1,
        Kind::Music => 2,
        Kind::Ambience => 3,
    }
}

/// Whether a voice has come to its end, and only its entity is left.
fn is_over(sink: Option<&AudioSink>) -> bool {
    sink.is_some_and(|sink| sink.empty())
}

/// What celebrates a result ends with it.
fn hush(
    mut changes: MessageReader<MatchChanged>,
    session: Res<Session>,
    voices: Query<(Entity, &Voice)>,
    mut commands: Commands,
) {
    if changes.read().count() == 0 || session.result().is_some() {
        return;
    }
    for (entity, voice) in &voices {
        if matches!(voice.sound, Sound::Touchdown | Sound::ResultMusic | Sound::Draw) {
            commands.entity(entity).try_despawn();
        }
    }
}

/// Begins what is to be heard.
fn speak(
    mut play: MessageReader<Play>,
    bank: Res<Bank>,
    sources: Res<Assets<AudioSource>>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    voices: Query<(Entity, &Voice, Option<&AudioSink>)>,
    mut spoken: Local<u32>,
    mut commands: Commands,
) {
    if play.is_empty() {
        return;
    }
    let now = time.elapsed();
    let mut heard: Vec<(Entity, Voice)> =
        voices.iter().filter(|(.., sink)| !is_over(*sink)).map(|(entity, voice, _)| (entity, *voice)).collect();
    for &Play(sound) in play.read() {
        let kind = sound.kind();
        let Some(handle) = bank.handle(sound) else { continue };
        // Music and ambience begin once they are there; anything else would be late.
        let lasting = matches!(kind, Kind::Ambience | Kind::Music);
        if !lasting && (gain(kind, &settings) == 0.0 || !sources.contains(handle)) {
            continue;
        }
        if heard.iter().any(|(_, voice)| voice.sound == sound && now.saturating_sub(voice.since) < APART) {
            continue;
        }
        if lasting {
            // One of each kind.
            let ends = |voice: &Voice| voice.sound.kind() == kind;
            heard.iter().filter(|(_, voice)| ends(voice)).for_each(|(old, _)| commands.entity(*old).try_despawn());
            heard.retain(|(_, voice)| !ends(voice));
        }
        if heard.len() >= MOST {
            let oldest = (0..heard.len()).min_by_key(|&i| (rank(heard[i].1.sound.kind()), heard[i].1.since));
            let Some(oldest) = oldest else { continue };
            commands.entity(heard.swap_remove(oldest).0).try_despawn();
        }
        *spoken += 1;
        let mode = if sound.is_loop() { PlaybackSettings::LOOP } else { PlaybackSettings::DESPAWN };
        let playback = mode.with_volume(Volume::Linear(gain(kind, &settings))).with_speed(speed(sound, *spoken));
        let voice = Voice { sound, since: now };
        let entity = commands.spawn((AudioPlayer(handle.clone()), playback, voice)).id();
        heard.push((entity, voice));
    }
}

/// No two knocks are quite alike; whatever is in tune stays so.
fn speed(sound: Sound, number: u32) -> f32 {
    const SPEEDS: [f32; 7] = [1.0, 0.975, 1.02, 0.99, 1.03, 0.965, 1.01];
    if sound.is_knock() { SPEEDS[number as usize % SPEEDS.len()] } else { 1.0 }
}

/// Keeps all voices as loud as they are to be.
fn adjust(settings: Res<Settings>, mut ducked: Local<bool>, mut voices: Query<(&Voice, &mut AudioSink)>) {
    let roars = voices.iter().any(|(voice, sink)| voice.sound == Sound::Touchdown && !sink.empty());
    let changed = settings.is_changed() || *ducked != roars;
    *ducked = roars;
    for (voice, mut sink) in &mut voices {
        if !changed && !sink.is_added() {
            continue;
        }
        let kind = voice.sound.kind();
        let under = if kind == Kind::Ambience && roars { DUCKED } else { 1.0 };
        let gain = gain(kind, &settings) * under;
        sink.set_volume(Volume::Linear(gain));
        // What cannot be heard need not be computed either.
        match kind {
            Kind::Ambience | Kind::Music if gain == 0.0 => sink.pause(),
            _ => sink.play(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::asset::AssetPlugin;
    use std::sync::Arc;
    use std::time::Instant;

    /// An app in which everything can be spoken, and nobody hears it: there is no sink.
    fn app(settings: Settings) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        app.init_asset::<AudioSource>().add_message::<Play>().insert_resource(settings);
        app.add_plugins(super::super::bank::plugin).add_systems(Update, speak);
        let bank = app.world().resource::<Bank>();
        let handles: Vec<_> = Sound::ALL.iter().filter_map(|sound| bank.handle(*sound).cloned()).collect();
        assert_eq!(handles.len(), Sound::ALL.len());
        let mut sources = app.world_mut().resource_mut::<Assets<AudioSource>>();
        for handle in &handles {
            sources.insert(handle, AudioSource { bytes: Arc::from([]) }).unwrap();
        }
        app
    }

    fn speak_of(app: &mut App, sounds: &[Sound]) -> Vec<Sound> {
        for &sound in sounds {
            app.world_mut().write_message(Play(sound));
        }
        app.update();
        app.world_mut().query::<&Voice>().iter(app.world()).map(|voice| voice.sound).collect()
    }

    #[test]
    fn there_are_never_too_many_voices_and_the_stadium_is_never_one_too_many() {
        let mut app = app(Settings::default());
        speak_of(&mut app, &[Sound::AmbienceLoop, Sound::TitleMusic]);
        for sounds in Sound::ALL.chunks(5) {
            let heard = speak_of(&mut app, sounds);
            assert!(heard.len() <= MOST, "{heard:?}");
            assert!(heard.contains(&Sound::AmbienceLoop));
            assert_eq!(heard.iter().filter(|sound| sound.kind() == Kind::Music).count(), 1);
        }
    }

    #[test]
    fn a_burst_of_one_sound_is_one_voice() {
        let mut app = app(Settings::default());
        assert_eq!(speak_of(&mut app, &[Sound::Topple; 6]), [Sound::Topple]);
    }

    #[test]
    fn au01_each_volume_is_its_own() {
        let kinds = [Kind::Effect, Kind::Interface, Kind::Ambience, Kind::Music];
        let gains = |settings: &Settings| kinds.map(|kind| gain(kind, settings));
        let usual = gains(&Settings::default());
        assert!(usual.iter().all(|&gain| gain > 0.0), "{usual:?}");
        let silent = [
            Settings { effects_volume: 0, ..Settings::default() },
            Settings { interface_volume: 0, ..Settings::default() },
            Settings { ambience_volume: 0, ..Settings::default() },
            Settings { music_volume: 0, ..Settings::default() },
        ];
        for (at, settings) in silent.iter().enumerate() {
            let mut wanted = usual;
            wanted[at] = 0.0;
            assert_eq!(gains(settings), wanted, "{:?}", kinds[at]);
        }
    }

    #[test]
    fn what_is_silent_is_not_begun() {
        let mut app = app(Settings { effects_volume: 0, ..Settings::default() });
        assert_eq!(speak_of(&mut app, &[Sound::Topple, Sound::Pick]), [Sound::Pick]);
    }

    #[test]
    fn the_bank_arrives_as_files_that_can_be_played() {
        let mut app = app(Settings::default());
        let handle = app.world().resource::<Bank>().handle(Sound::ResultMusic).cloned().unwrap();
        let begun = Instant::now();
        while app.world().resource::<Assets<AudioSource>>().get(&handle).is_none_or(|source| source.bytes.is_empty()) {
            assert!(begun.elapsed().as_secs() < 60, "the last clip never came");
            std::thread::sleep(Duration::from_millis(20));
            app.update();
        }
    }
}
