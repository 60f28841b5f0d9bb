//! A match against the computer: which side, how strong, how fast.

use ball_ai::Level;
use ball_rules::{PerTeam, Team};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::options::summary;
use super::title::AddTitleEntry;
use super::{DrawSet, Go, Screen, Stage, TitleEntry, showing};
use crate::focus::rows;
use crate::hud::words;
use crate::match_play::{Command, setup};
use crate::opponent::{ComputerSide, Pace};
use crate::seats::{Sitter, memory};
use crate::settings::Settings;
use crate::storage::Storage;

pub(super) fn plugin(app: &mut App) {
    app.title_entry(TitleEntry { place: 10, text: "title-computer", go: Go::To(Screen::Computer) })
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Screen::Computer)));
}

fn draw(mut stage: Stage, mut settings: ResMut<Settings>, storage: Res<Storage>, mut commands: MessageWriter<Command>) {
    let (mut begin, mut to_options) = (false, false);
    let options = settings.match_options;
    let mut side = ComputerSide::ALL.iter().position(|&side| side == settings.computer_side).unwrap_or(0);
    let mut level = settings.computer_level();
    let mut pace = Pace::ALL.iter().position(|&pace| pace == settings.computer_pace).unwrap_or(0);
    stage.page("computer", "title-computer", |ui, menu, texts| {
        let name = |team: Team| texts.with("computer-side", &[("team", words::team(texts, team).into())]);
        let sides = [name(Team::Atk), name(Team::Def), texts.get("computer-both")];
        rows::choice(ui, menu, "side", &texts.get("computer-plays"), &sides, &mut side);
        let levels: Vec<String> = Level::ALL
            .iter()
            .map(|level| texts.with("computer-level-number", &[("number", level.number().into())]))
            .collect();
        let mut index = usize::from(level.number() - 1);
        rows::choice(ui, menu, "level", &texts.get("computer-level"), &levels, &mut index);
        level = Level::ALL.get(index).copied().unwrap_or(level);
        rows::choice(ui, menu, "pace", &texts.get("computer-pace"), &super::coaches::paces(texts), &mut pace);
        to_options = rows::button(ui, menu, "options", &summary(texts, &options), true);
        ui.add_space(10.0);
        begin = rows::button(ui, menu, "begin", &texts.get("computer-begin"), true);
    });
    let side = ComputerSide::ALL.get(side).copied().unwrap_or_default();
    let pace = Pace::ALL.get(pace).copied().unwrap_or_default();
    if (settings.computer_side, settings.computer_level(), settings.computer_pace) != (side, level, pace) {
        (settings.computer_side, settings.computer_level, settings.computer_pace) = (side, level.number(), pace);
    }
    if to_options {
        stage.go(Go::To(Screen::Options));
    }
    if begin {
        let sitters = PerTeam(Team::ALL.map(|team| side.has(team).then_some(Sitter::Computer(level))));
        let mut record = setup::new_match(&storage, &options, &PerTeam::default());
        memory::seat(&mut record, &sitters);
        commands.write(Command::Open(Box::new(record)));
        stage.go(Go::To(Screen::Match));
    }
}
