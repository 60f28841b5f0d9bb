//! What egui needs around its panels: a camera of its own, fonts, scale, quiet at rest, and who has the pointer.

use bevy::camera::visibility::RenderLayers;
use bevy::camera::{CameraOutputMode, ClearColorConfig};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;
use bevy_egui::egui::{self, Event, Order};
use bevy_egui::input::EguiContextPointerPosition;
use bevy_egui::{EguiContext, EguiGlobalSettings, EguiInput, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext};

use super::{BoardArea, HelpOpen, MenuOpen, PointerOverUi};
use crate::match_play::Session;

/// The height of a window in which egui's points are pixels.
const PLAIN_HEIGHT: f32 = 800.0;
/// The least width that the panels are made for, in points.
const LEAST_WIDTH: f32 = 1180.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_camera)
        .add_systems(PreUpdate, (dress, scale).chain().before(EguiPreUpdateSet::ProcessInput))
        .add_systems(
            PreUpdate,
            (quiet, watch_pointer).chain().in_set(EguiPreUpdateSet::ProcessInput).after(EguiInputSet::WriteEguiEvents),
        );
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

/// Scales with the window, so that every window shows the same; a narrow one shows it smaller.
fn scale(mut contexts: Query<(&mut EguiContext, &Camera), With<PrimaryEguiContext>>) {
    for (mut context, camera) in &mut contexts {
        let Some(size) = camera.logical_target_size() else { continue };
        let zoom = zoom_for(size.y).min((size.x / LEAST_WIDTH).max(0.8));
        let ctx = context.get_mut();
        if (ctx.zoom_factor() - zoom).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
        }
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

/// Whether the pointer belongs to the panels, from where it is in this very frame.
fn watch_pointer(
    mut contexts: Query<(&mut EguiContext, &EguiContextPointerPosition), With<PrimaryEguiContext>>,
    board: Res<BoardArea>,
    (menu, help, session): (Res<MenuOpen>, Res<HelpOpen>, Res<Session>),
    mut over: ResMut<PointerOverUi>,
) {
    let Ok((mut context, pointer)) = contexts.single_mut() else { return };
    let ctx = context.get_mut();
    let at = egui::pos2(pointer.position.x, pointer.position.y);
    let above_board = ctx.layer_id_at(at).is_some_and(|layer| layer.order != Order::Background);
    let hidden = menu.0 || help.0 || session.asked().is_some();
    let held = ctx.egui_is_using_pointer();
    over.set_if_neq(PointerOverUi(hidden || held || above_board || !board.0.contains(at)));
}
