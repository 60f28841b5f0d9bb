//! What egui needs around its panels: a camera of its own, fonts, scale, quiet at rest, and who has the pointer.

use bevy::camera::visibility::RenderLayers;
use bevy::camera::{CameraOutputMode, ClearColorConfig};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;
use bevy::window::{RequestRedraw, WindowResized};
use bevy_egui::egui::{self, Event, Order};
use bevy_egui::{EguiContext, EguiGlobalSettings, EguiInput, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext};

use super::BoardArea;
use crate::input::BoardListens;
use crate::settings::Settings;

/// The height of a window in which egui's points are pixels.
const PLAIN_HEIGHT: f32 = 800.0;
/// The least width that the panels are made for, in points.
const LEAST_WIDTH: f32 = 1180.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_camera)
        .add_systems(Last, (settle, complete))
        .add_systems(PreUpdate, (dress, scale).chain().before(EguiPreUpdateSet::ProcessInput))
        .add_systems(PreUpdate, quiet.in_set(EguiPreUpdateSet::ProcessInput).after(EguiInputSet::WriteEguiEvents));
    // The camera below is the one that shows the panels, whichever is spawned first.
    if let Some(mut settings) = app.world_mut().get_resource_mut::<EguiGlobalSettings>() {
        settings.auto_create_primary_context = false;
    }
}

/// A camera for the panels alone: it outlives every other one, and a viewport of the board's camera does not cut them.
fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("Camera of the panels"),
        PrimaryEguiContext,
        Camera3d::default(),
        Camera {
            order: 100,
            // egui paints with premultiplied alpha.
            output_mode: CameraOutputMode::Write {
                blend_state: Some(BlendState::PREMULTIPLIED_ALPHA_BLENDING),
                clear_color: ClearColorConfig::None,
            },
            clear_color: ClearColorConfig::Custom(Color::NONE),
            ..default()
        },
        Tonemapping::None,
        Msaa::Off,
        RenderLayers::none(),
    ));
}

/// Gives a new context its fonts and style, before anything is drawn with it.
fn dress(mut contexts: Query<&mut EguiContext, Added<PrimaryEguiContext>>) {
    for mut context in &mut contexts {
        super::theme::install(context.get_mut());
    }
}

/// How large everything is in a window that is `height` logical pixels high.
pub fn zoom_for(height: f32) -> f32 {
    (height / PLAIN_HEIGHT).clamp(0.8, 4.0)
}

/// Scales with the window, so that every window shows the same; a narrow one shows it smaller. What the coaches have
/// chosen comes on top (TX-02).
fn scale(mut contexts: Query<(&mut EguiContext, &Camera), With<PrimaryEguiContext>>, settings: Res<Settings>) {
    for (mut context, camera) in &mut contexts {
        let Some(size) = camera.logical_target_size() else { continue };
        let chosen = f32::from(settings.ui_scale) / 100.0;
        let zoom = zoom_for(size.y).min((size.x / LEAST_WIDTH).max(0.8)) * chosen;
        let ctx = context.get_mut();
        if (ctx.zoom_factor() - zoom).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
            // Glyphs of this size are drawn anew; what is missing in the first frame is there in the next.
            ctx.request_repaint();
        }
    }
}

/// Frames that are drawn after the window has got another size: panels, viewport and what fits into them follow one after
/// the other.
const SETTLING: u8 = 4;

/// Draws on until everything fits a window that has been resized.
fn settle(mut resized: MessageReader<WindowResized>, mut left: Local<u8>, mut redraw: MessageWriter<RequestRedraw>) {
    if resized.read().count() > 0 {
        *left = SETTLING;
    }
    if *left > 0 {
        *left -= 1;
        redraw.write(RequestRedraw);
    }
}

/// Letters that were never drawn before are missing in their first frame; it is followed by another one.
fn complete(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut filled: Local<f32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(mut context) = contexts.single_mut() else { return };
    let ratio = context.get_mut().fonts(|fonts| fonts.font_atlas_fill_ratio());
    if *filled != ratio {
        *filled = ratio;
        redraw.write(RequestRedraw);
    }
}

/// Drops the event by which the modifier keys are told anew in every frame. egui would answer each with another frame,
/// for ever.
fn quiet(mut contexts: Query<(&mut EguiContext, &mut EguiInput)>) {
    for (mut context, mut input) in &mut contexts {
        let held = context.get_mut().input(|input| input.modifiers);
        input.events.retain(|event| !matches!(event, Event::ModifiersChanged(now) if *now == held));
    }
}

/// Tells which points of the window belong to the panels, as they were drawn last.
#[derive(SystemParam)]
pub struct Panels<'w, 's> {
    contexts: Query<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
    board: Res<'w, BoardArea>,
    listens: BoardListens<'w>,
}

impl Panels<'_, '_> {
    /// Whether the mouse is for the board at all.
    pub fn board_listens(&self) -> bool {
        self.listens.to_mouse()
    }

    /// Whether a point of the window (in logical pixels) is on the panel of the analysis.
    pub fn on_analysis(&mut self, at: Vec2) -> bool {
        let Ok(mut context) = self.contexts.single_mut() else { return false };
        let ctx = context.get_mut();
        super::analysis_area(ctx.viewport_rect()).contains(egui::pos2(at.x, at.y) / ctx.zoom_factor())
    }

    /// Whether a panel or dialog lies over this point of the window (in logical pixels), or holds the pointer.
    pub fn cover(&mut self, at: Vec2) -> bool {
        let Ok(mut context) = self.contexts.single_mut() else { return false };
        let ctx = context.get_mut();
        let at = egui::pos2(at.x, at.y) / ctx.zoom_factor();
        let above_board = ctx.layer_id_at(at).is_some_and(|layer| layer.order != Order::Background);
        let hidden = !self.listens.to_mouse();
        hidden || ctx.egui_is_using_pointer() || above_board || !self.board.0.contains(at)
    }
}
