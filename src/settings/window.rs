//! The window as the settings have it: with a frame or over the whole screen, and as large as it was last.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowResized};

use super::{Settings, WindowMode};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_mode).add_systems(Last, remember_size);
}

impl WindowMode {
    /// The same in the engine's words.
    pub const fn engine(self) -> bevy::window::WindowMode {
        match self {
            WindowMode::Windowed => bevy::window::WindowMode::Windowed,
            WindowMode::Fullscreen => bevy::window::WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        }
    }
}

/// Follows a change of the mode; the window opens in the one that it should have.
fn follow_mode(
    settings: Res<Settings>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut last: Local<Option<WindowMode>>,
) {
    let mode = settings.window_mode;
    if last.replace(mode).is_none_or(|last| last == mode) {
        return;
    }
    for mut window in &mut windows {
        window.mode = mode.engine();
    }
}

/// Keeps the size of a window with a frame, for the next start. The size that it opens with is no choice.
fn remember_size(
    mut resized: MessageReader<WindowResized>,
    mut settings: ResMut<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut opened: Local<Option<(u32, u32)>>,
) {
    if resized.read().count() == 0 {
        return;
    }
    let Ok(window) = windows.single() else { return };
    let size = (window.width() as u32, window.height() as u32);
    // What a window shrinks to while it is put away is no size to open it with.
    let usable = size.0 >= 320 && size.1 >= 240;
    if window.mode != bevy::window::WindowMode::Windowed || settings.window_mode != WindowMode::Windowed || !usable {
        return;
    }
    if *opened.get_or_insert(size) != size && settings.window_size != Some(size) {
        settings.window_size = Some(size);
    }
}

#[cfg(test)]
mod tests {
    use bevy::window::WindowResolution;

    use super::*;

    fn app() -> (App, Entity) {
        let mut app = App::new();
        app.insert_resource(Settings::default()).add_message::<WindowResized>().add_plugins(plugin);
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        (app, window)
    }

    fn resize(app: &mut App, window: Entity, width: u32, height: u32) {
        app.world_mut().get_mut::<Window>(window).unwrap().resolution = WindowResolution::new(width, height);
        let event = WindowResized { window, width: width as f32, height: height as f32 };
        app.world_mut().write_message(event);
        app.update();
    }

    #[test]
    fn sv01_the_size_that_a_window_was_given_is_remembered() {
        let (mut app, window) = app();
        resize(&mut app, window, 1280, 800);
        assert_eq!(app.world().resource::<Settings>().window_size, None, "nobody chose it");
        resize(&mut app, window, 1500, 900);
        assert_eq!(app.world().resource::<Settings>().window_size, Some((1500, 900)));
        resize(&mut app, window, 1, 1);
        assert_eq!(app.world().resource::<Settings>().window_size, Some((1500, 900)));
    }

    #[test]
    fn the_whole_screen_is_no_size_of_the_window() {
        let (mut app, window) = app();
        resize(&mut app, window, 1280, 800);
        app.world_mut().resource_mut::<Settings>().window_mode = WindowMode::Fullscreen;
        app.update();
        let mode = app.world().get::<Window>(window).unwrap().mode;
        assert!(matches!(mode, bevy::window::WindowMode::BorderlessFullscreen(_)));
        resize(&mut app, window, 1920, 1080);
        let mut settings = app.world_mut().resource_mut::<Settings>();
        assert_eq!(settings.window_size, None);
        settings.window_mode = WindowMode::Windowed;
        app.update();
        assert_eq!(app.world().get::<Window>(window).unwrap().mode, bevy::window::WindowMode::Windowed);
    }
}
