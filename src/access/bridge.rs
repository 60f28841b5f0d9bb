//! What screen readers ask for: a click on a square is a choice, everything else is for the panels (egui).

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy_egui::egui::Event;
use bevy_egui::egui::accesskit::Action;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext};

use super::tree::SquareTexts;
use crate::match_play::Command;

pub(super) fn plugin(app: &mut App) {
    // The engine adds both only with a window.
    app.add_message::<ActionRequest>().init_resource::<AccessibilityRequested>().add_systems(
        PreUpdate,
        pass_on
            .in_set(EguiPreUpdateSet::ProcessInput)
            .after(EguiInputSet::InitReading)
            .before(EguiInputSet::WriteEguiEvents),
    );
}

fn pass_on(
    mut requests: MessageReader<ActionRequest>,
    squares: Res<SquareTexts>,
    context: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
    mut commands: MessageWriter<Command>,
) {
    for ActionRequest(request) in requests.read() {
        match squares.square(request.target_node) {
            Some(square) if request.action == Action::Click => drop(commands.write(Command::Choose(square))),
            Some(_) => {}
            None => {
                events.write_batch(
                    context.iter().map(|context| EguiInputEvent {
                        context,
                        event: Event::AccessKitActionRequest(request.clone()),
                    }),
                );
            }
        }
    }
}
