//! A demonstration that is tried by hand: what it is about, and the way back, beside the board.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Ui;

use super::{Player, fact};
use crate::hud::widgets::bar_button;
use crate::hud::{aside, theme};
use crate::match_play::{Session, Staging, StandIn};
use crate::screens::{DrawSet, Go, Navigator, Screen, Stage};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, panel.in_set(DrawSet).run_if(tried));
}

/// Whether a demonstration is tried by hand.
fn tried(session: Res<Session>, navigator: Res<Navigator>) -> bool {
    session.stand_in() == Some(StandIn::Trial) && navigator.now().screen == Screen::Match
}

fn panel(mut stage: Stage, player: Res<Player>, mut stagings: MessageWriter<Staging>) {
    let Some(ctx) = stage.ctx() else { return };
    let Some(playback) = player.playback() else { return };
    let texts = &*stage.texts;
    let title = fact(texts, &playback.demonstration().title());
    let [text, again, back] = ["guide-trial-text", "reading-restart", "guide-trial-back"].map(|key| texts.get(key));
    let (mut begins, mut leaves) = (false, false);
    aside::show(&ctx, "trial", &title, |ui: &mut Ui| {
        aside::text(ui, text, theme::TEXT);
        ui.add_space(10.0);
        begins = bar_button(ui, &again, None, stage.session.game().can_undo()).clicked();
        leaves = bar_button(ui, &back, None, true).clicked();
    });
    if begins && stage.is_active() {
        stagings.write(Staging::Show(Box::new(playback.game().clone()), StandIn::Trial));
    }
    if leaves && stage.navigator.is_on_board() {
        stage.go(Go::Back);
    }
}
