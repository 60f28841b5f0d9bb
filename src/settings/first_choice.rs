//! The first choice of a graphics preset, by what draws: nobody has chosen one yet when the game starts first.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use super::{Graphics, Settings};

/// Asks for a first choice of the graphics preset: there was none in the settings file.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct FirstChoice;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, choose.run_if(resource_exists::<FirstChoice>));
}

fn choose(mut commands: Commands, info: Option<Res<RenderAdapterInfo>>, mut settings: ResMut<Settings>) {
    commands.remove_resource::<FirstChoice>();
    if let Some(wanted) = info.map(|info| preset(&format!("{:?}", info.device_type)))
        && settings.graphics != wanted
    {
        settings.graphics = wanted;
    }
}

/// The preset that an adapter can be expected to draw fluently, by the name of its kind: to have the type itself, the
/// graphics library would have to be named as a dependency, and the engine be built anew for it.
fn preset(adapter: &str) -> Graphics {
    match adapter {
        "Cpu" => Graphics::Low,
        "DiscreteGpu" => Graphics::High,
        _ => Graphics::Medium,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_preset_is_one_that_the_adapter_can_draw() {
        assert_eq!(preset("Cpu"), Graphics::Low);
        assert_eq!(preset("IntegratedGpu"), Graphics::Medium);
        assert_eq!(preset("DiscreteGpu"), Graphics::High);
    }

    #[test]
    fn without_a_renderer_the_settings_stay_as_they_are() {
        let mut app = App::new();
        app.insert_resource(Settings::default()).insert_resource(FirstChoice).add_plugins(plugin);
        app.update();
        assert_eq!(*app.world().resource::<Settings>(), Settings::default());
        assert!(!app.world().contains_resource::<FirstChoice>());
    }
}
