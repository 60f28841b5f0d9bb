//! The colours of the panels as the settings ask: those of the chosen team preset, and of high contrast.
//!
//! Everything is painted in the colours of [`super::theme`]; once all of a frame is painted, each of them is exchanged for the
//! one that the settings put in its place. So no panel need know of the settings, and none can forget them.

use ball_rules::Team;
use bevy::prelude::*;
use bevy_egui::egui::Color32;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::epaint::shape_transform::adjust_colors;
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, PrimaryEguiContext};

use super::theme;
use crate::settings::{Settings, TeamPreset};

/// How many colours can be exchanged: three of each team, and those of [`theme::HIGH_CONTRAST`].
const COLOURS: usize = 6 + theme::HIGH_CONTRAST.len();

/// What is exchanged for what.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
struct Exchange([(Color32, Color32); COLOURS]);

impl Default for Exchange {
    fn default() -> Exchange {
        Exchange([(Color32::TRANSPARENT, Color32::TRANSPARENT); COLOURS])
    }
}

impl Exchange {
    /// What the settings put in the place of which colour.
    fn of(settings: &Settings) -> Exchange {
        let teams = Team::ALL.into_iter().flat_map(|team| {
            let [usual, chosen] =
                [TeamPreset::default(), settings.team_colours].map(|preset| theme::team_of(preset, team));
            [(usual.strong, chosen.strong), (usual.dark, chosen.dark), (usual.light, chosen.light)]
        });
        let contrast = settings.high_contrast.then_some(theme::HIGH_CONTRAST).into_iter().flatten();
        let mut exchange = Exchange::default();
        let wanted = teams.chain(contrast).filter(|(usual, wanted)| usual != wanted);
        exchange.0.iter_mut().zip(wanted).for_each(|(place, pair)| *place = pair);
        exchange
    }

    /// The colour in the place of `usual`.
    fn colour(&self, usual: Color32) -> Color32 {
        self.0.iter().find(|(from, _)| *from == usual).map_or(usual, |(_, to)| *to)
    }

    /// Exchanges all colours of what has been painted.
    fn apply(self, shapes: &mut [ClippedShape]) {
        for clipped in shapes {
            adjust_colors(&mut clipped.shape, move |colour| *colour = self.colour(*colour));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Exchange>()
        .add_systems(PreUpdate, choose.run_if(resource_exists_and_changed::<Settings>))
        .add_systems(PostUpdate, exchange.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput));
}

fn choose(
    settings: Res<Settings>,
    mut exchange: ResMut<Exchange>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    if exchange.set_if_neq(Exchange::of(&settings)) {
        for mut context in &mut contexts {
            context.get_mut().request_repaint();
        }
    }
}

fn exchange(exchange: Res<Exchange>, mut outputs: Query<&mut EguiFullOutput, With<PrimaryEguiContext>>) {
    if *exchange == Exchange::default() {
        return;
    }
    for mut output in &mut outputs {
        if let Some(output) = output.0.as_mut() {
            exchange.apply(&mut output.shapes);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, Rect, Shape, pos2, vec2};

    use super::*;

    #[test]
    fn usual_settings_exchange_nothing() {
        assert_eq!(Exchange::of(&Settings::default()), Exchange::default());
    }

    #[test]
    fn co01_text_and_fills_take_the_colours_of_high_contrast() {
        let ctx = Context::default();
        theme::install(&ctx);
        let settings = Settings { high_contrast: true, team_colours: TeamPreset::MintMagenta, ..Settings::default() };
        let strong = |preset| theme::team_of(preset, Team::Def).strong;
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let painter = ui.painter();
            let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(40.0, 40.0));
            painter.rect_filled(area, 0.0, theme::PANEL);
            painter.rect_filled(area, 0.0, strong(TeamPreset::default()));
            painter.text(area.min, bevy_egui::egui::Align2::LEFT_TOP, "G5", theme::regular(theme::BODY), theme::WEAK);
        });
        output.textures_delta.clear();
        Exchange::of(&settings).apply(&mut output.shapes);
        let fills: Vec<Color32> = output
            .shapes
            .iter()
            .filter_map(|clipped| match &clipped.shape {
                Shape::Rect(rect) => Some(rect.fill),
                _ => None,
            })
            .collect();
        assert_eq!(fills, [Color32::BLACK, strong(TeamPreset::MintMagenta)]);
        let meshes = ctx.tessellate(output.shapes, 1.0);
        let colours: Vec<Color32> = meshes
            .iter()
            .flat_map(|mesh| match &mesh.primitive {
                bevy_egui::egui::epaint::Primitive::Mesh(mesh) => {
                    mesh.vertices.iter().map(|vertex| vertex.color).collect()
                }
                bevy_egui::egui::epaint::Primitive::Callback(_) => Vec::new(),
            })
            .collect();
        let [usual, wanted] = [theme::WEAK, Exchange::of(&settings).colour(theme::WEAK)];
        assert!(colours.contains(&wanted) && !colours.contains(&usual));
    }
}
