//! Who decides for which team in the match that rests: everything about the computer can be changed at any time (DF-01).

use ball_ai::Level;
use ball_rules::Team;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Label, RichText};

use super::{DrawSet, Overlay, Stage, showing};
use crate::focus::rows;
use crate::hud::{theme, words};
use crate::i18n::Texts;
use crate::opponent::{Coach, Coaches, Pace};
use crate::settings::Settings;

/// The width of the menu, in points.
const WIDTH: f32 = 560.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Overlay::Coaches)));
}

/// Everybody who may decide for a team: somebody at this machine, then the computer by its strength.
fn everybody() -> impl Iterator<Item = Coach> {
    [Coach::Human].into_iter().chain(Level::ALL.map(Coach::Computer))
}

fn name(texts: &Texts, coach: Coach) -> String {
    match coach {
        Coach::Human => texts.get("coaches-person"),
        Coach::Computer(level) => texts.with("coaches-computer", &[("number", level.number().into())]),
    }
}

/// The paces by their names.
pub(super) fn paces(texts: &Texts) -> [String; 3] {
    ["computer-pace-quick", "computer-pace-readable", "computer-pace-slow"].map(|key| texts.get(key))
}

fn draw(mut stage: Stage, mut coaches: ResMut<Coaches>, mut settings: ResMut<Settings>) {
    let mut chosen = *coaches;
    let mut pace = Pace::ALL.iter().position(|&pace| pace == settings.computer_pace).unwrap_or(0);
    let mut done = false;
    stage.overlay("coaches", "pause-coaches", WIDTH, |ui, menu, texts| {
        ui.add(Label::new(RichText::new(texts.get("coaches-text")).color(theme::WEAK)).wrap());
        ui.add_space(6.0);
        let names: Vec<String> = everybody().map(|coach| name(texts, coach)).collect();
        for (team, key) in [(Team::Atk, "atk"), (Team::Def, "def")] {
            let mut at = everybody().position(|coach| coach == chosen.0[team]).unwrap_or(0);
            let text = texts.with("coaches-team", &[("team", words::team(texts, team).into())]);
            if rows::choice(ui, menu, key, &text, &names, &mut at) {
                chosen.0[team] = everybody().nth(at).unwrap_or_default();
            }
        }
        rows::choice(ui, menu, "pace", &texts.get("computer-pace"), &paces(texts), &mut pace);
        ui.add_space(6.0);
        done = rows::button(ui, menu, "back", &texts.get("screen-back"), true);
    });
    coaches.set_if_neq(chosen);
    if let Some(&pace) = Pace::ALL.get(pace)
        && settings.computer_pace != pace
    {
        settings.computer_pace = pace;
    }
    if done {
        stage.go(super::Go::Back);
    }
}
