//! What can be taken back, decision by decision, the last one first.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Label, RichText};

use super::{DrawSet, Go, Overlay, Screen, Stage, showing};
use crate::focus::rows;
use crate::hud::{LogBook, theme, words};
use crate::match_play::Command;
use crate::seats::Hands;

/// The width of the list, in points.
const WIDTH: f32 = 680.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Overlay::TakeBack)));
}

fn draw(mut stage: Stage, book: Res<LogBook>, hands: Res<Hands>, mut commands: MessageWriter<Command>) {
    let session = &*stage.session;
    let may = (0..book.lines().len()).map(|to| session.may_take_back_to(to)).collect::<Vec<bool>>();
    let (mut wanted, mut back) = (None, false);
    stage.overlay("take-back", "pause-take-back", WIDTH, |ui, menu, texts| {
        ui.add(Label::new(RichText::new(texts.get("take-back-text")).color(theme::WEAK)).wrap());
        ui.add_space(6.0);
        back = rows::button(ui, menu, "back", &texts.get("screen-back"), true);
        for (index, (played, words)) in book.lines().enumerate().rev().filter(|(index, _)| may[*index]) {
            let team = words::team(texts, played.team);
            let facts = [("turn", played.turn.into()), ("team", team.into()), ("words", words.into())];
            // Whoever waits takes nothing back (LM-04).
            if rows::button(ui, menu, ("line", index), &texts.with("take-back-line", &facts), hands.panels_act) {
                wanted = Some(index);
            }
        }
    });
    if let Some(to) = wanted {
        commands.write(Command::TakeBack(to));
        stage.go(Go::To(Screen::Match));
    } else if back {
        stage.go(Go::Back);
    }
}
