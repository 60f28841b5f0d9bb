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
use crate::opponent::Pace;
use crate::seats::{Sitter, memory};
use crate::settings::Settings;
use crate::storage::Storage;

pub(super) fn plugin(app: &mut App) {
    app.title_entry(TitleEntry { place: 10, text: "title-computer", go: Go::To(Screen::Computer) })
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Screen::Computer)));
}

/// Whom the computer plays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Atk,
    Def,
    Both,
}

impl Side {
    const ALL: [Side; 3] = [Side::Atk, Side::Def, Side::Both];

    /// For which teams the computer decides.
    fn sitters(self, level: Level) -> PerTeam<Option<Sitter>> {
        let computer = || Some(Sitter::Computer(level));
        PerTeam(match self {
            Side::Atk => [computer(), None],
            Side::Def => [None, computer()],
            Side::Both => [computer(), computer()],
        })
    }
}

/// What was chosen last.
struct Chosen {
    side: usize,
    level: usize,
}

impl Default for Chosen {
    fn default() -> Chosen {
        Chosen { side: 0, level: 2 }
    }
}

fn draw(
    mut stage: Stage,
    mut chosen: Local<Chosen>,
    mut settings: ResMut<Settings>,
    storage: Res<Storage>,
    mut commands: MessageWriter<Command>,
) {
    let (mut begin, mut to_options) = (false, false);
    let options = settings.match_options;
    let mut pace = Pace::ALL.iter().position(|&pace| pace == settings.computer_pace).unwrap_or(0);
    stage.page("computer", "title-computer", |ui, menu, texts| {
        let name = |team: Team| texts.with("computer-side", &[("team", words::team(texts, team).into())]);
        let sides = [name(Team::Atk), name(Team::Def), texts.get("computer-both")];
        rows::choice(ui, menu, "side", &texts.get("computer-plays"), &sides, &mut chosen.side);
        let levels: Vec<String> = Level::ALL
            .iter()
            .map(|level| texts.with("computer-level-number", &[("number", level.number().into())]))
            .collect();
        rows::choice(ui, menu, "level", &texts.get("computer-level"), &levels, &mut chosen.level);
        rows::choice(ui, menu, "pace", &texts.get("computer-pace"), &super::coaches::paces(texts), &mut pace);
        to_options = rows::button(ui, menu, "options", &summary(texts, &options), true);
        ui.add_space(10.0);
        begin = rows::button(ui, menu, "begin", &texts.get("computer-begin"), true);
    });
    if let Some(&pace) = Pace::ALL.get(pace)
        && settings.computer_pace != pace
    {
        settings.computer_pace = pace;
    }
    if to_options {
        stage.go(Go::To(Screen::Options));
    }
    if begin {
        let level = Level::ALL.get(chosen.level).copied().unwrap_or(Level::ALL[0]);
        let side = Side::ALL.get(chosen.side).copied().unwrap_or(Side::Atk);
        let mut record = setup::new_match(&storage, &options, &PerTeam::default());
        memory::seat(&mut record, &side.sitters(level));
        commands.write(Command::Open(Box::new(record)));
        stage.go(Go::To(Screen::Match));
    }
}
