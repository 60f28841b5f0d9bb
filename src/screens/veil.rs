//! The way from one screen to the next: a veil that lifts. It keeps nobody from doing anything, any press takes it away,
//! and there is none with reduced motion (MO-01).

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Id, LayerId, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{DrawSet, Navigator, PlaceSet, Screen};
use crate::hud::theme;
use crate::input::AnyPress;
use crate::settings::Settings;

/// For how long it lifts, in seconds.
const SECONDS: f32 = 0.16;

/// How much of it is left.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Veil {
    /// The screen that was shown last.
    last: Option<Screen>,
    /// From 1, which hides everything, down to 0.
    left: f32,
    /// It has just fallen: what was before the first frame of a new screen does not count.
    fresh: bool,
}

impl Veil {
    /// Whether it is still there.
    pub fn is_there(&self) -> bool {
        self.left > 0.0
    }

    /// What becomes of it in a frame of so many seconds.
    fn after(self, screen: Screen, seconds: f32, pressed: bool, wanted: bool) -> Veil {
        let last = Some(screen);
        if self.last.is_some_and(|last| last != screen) && wanted {
            return Veil { last, left: 1.0, fresh: true };
        }
        let left = if pressed || !wanted {
            0.0
        } else if self.fresh {
            self.left
        } else {
            (self.left - seconds / SECONDS).max(0.0)
        };
        Veil { last, left, fresh: false }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Veil>()
        .add_systems(PreUpdate, lift.after(PlaceSet).after(bevy::input::InputSystems))
        .add_systems(EguiPrimaryContextPass, draw.after(DrawSet));
}

fn lift(
    (time, navigator, settings): (Res<Time>, Res<Navigator>, Res<Settings>),
    pressed: AnyPress,
    mut veil: ResMut<Veil>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wanted = !settings.reduced_motion && settings.animation_speed.pace().is_some();
    let next = veil.after(navigator.now().screen, time.delta_secs(), pressed.now(), wanted);
    if veil.set_if_neq(next) {
        redraw.write(RequestRedraw);
    }
}

fn draw(veil: Res<Veil>, mut contexts: EguiContexts) {
    let (true, Ok(ctx)) = (veil.is_there(), contexts.ctx_mut()) else { return };
    let painter = ctx.layer_painter(LayerId::new(Order::Debug, Id::new("veil")));
    painter.rect_filled(ctx.viewport_rect(), 0.0, theme::PANEL.gamma_multiply(veil.left));
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: f32 = 1.0 / 60.0;

    #[test]
    fn it_falls_with_a_new_screen_and_lifts_within_a_fifth_of_a_second() {
        let mut veil = Veil::default().after(Screen::Title, FRAME, false, true);
        assert!(!veil.is_there(), "the game does not begin behind it");
        veil = veil.after(Screen::Settings, 0.25, false, true);
        assert!((veil.left - 1.0).abs() < 1e-6);
        veil = veil.after(Screen::Settings, 0.25, false, true);
        assert!((veil.left - 1.0).abs() < 1e-6, "the pause before the first frame does not count");
        let mut frames = 0;
        while veil.is_there() {
            veil = veil.after(Screen::Settings, FRAME, false, true);
            frames += 1;
        }
        assert!(frames <= 12, "{frames}");
    }

    #[test]
    fn any_press_takes_it_away_and_reduced_motion_has_none() {
        let fallen = Veil { last: Some(Screen::Title), left: 1.0, fresh: false };
        assert!(!fallen.after(Screen::Title, FRAME, true, true).is_there());
        assert!(!fallen.after(Screen::Settings, FRAME, false, false).is_there());
    }
}
