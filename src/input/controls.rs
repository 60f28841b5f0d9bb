//! The bindings in use, and their file beside the settings.

use std::fs;
use std::io;

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

use super::bindings::{Bindings, SeatAction};
use super::pads::PadBindings;
use crate::settings::put_aside;
use crate::storage::{Storage, write_whole};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bindings>()
        .add_systems(PreStartup, load)
        .add_systems(Startup, |mut commands: Commands, bindings: Res<Bindings>| {
            commands.spawn((Name::new("Keyboard"), bindings.keyboard()));
        })
        .add_systems(First, apply.run_if(resource_changed::<Bindings>))
        .add_systems(Last, save.run_if(resource_changed::<Bindings>));
}

/// Reads the file; a damaged one is kept under another name, and everything is as it is at first.
fn load(storage: Res<Storage>, mut bindings: ResMut<Bindings>) {
    let path = storage.bindings();
    let read = match fs::read_to_string(&path) {
        Ok(text) => ron::from_str::<Bindings>(&text).map_err(|error| error.to_string()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return,
        Err(error) => Err(error.to_string()),
    };
    match read {
        Ok(read) => *bindings = read.completed(),
        Err(reason) => {
            let kept = put_aside(&path);
            eprintln!("ball: {}: {reason}; kept as {}, the usual keys are used", path.display(), kept.display());
        }
    }
}

/// Other bindings are in force at once.
fn apply(bindings: Res<Bindings>, mut maps: Query<(&mut InputMap<SeatAction>, Option<&PadBindings>)>) {
    for (mut map, pad) in &mut maps {
        *map = match pad {
            Some(pad) => bindings.pad().with_gamepad(pad.0),
            None => bindings.keyboard(),
        };
    }
}

fn save(bindings: Res<Bindings>, storage: Res<Storage>, mut known: Local<Option<Bindings>>) {
    let first = known.is_none();
    let same = known.as_ref() == Some(&*bindings);
    *known = Some(bindings.clone());
    if first || same {
        return;
    }
    let written = ron::ser::to_string_pretty(&*bindings, ron::ser::PrettyConfig::default())
        .map_err(io::Error::other)
        .and_then(|text| write_whole(&storage.bindings(), text.as_bytes()));
    if let Err(error) = written {
        warn!("the controls were not saved: {error}");
    }
}
