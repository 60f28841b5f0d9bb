//! The result, once the match is over and everything has come to rest.

use ball_rules::{MatchResult, Mode, Outcome, Reason, Team};
use bevy_egui::egui::{Align2, Area, Context, Id, Order, Rect, RichText, Stroke, Ui, pos2, vec2};

use super::scene::{Scene, Wishes};
use super::{theme, widgets, words};
use crate::i18n::Texts;
use crate::match_play::Command;

/// Shows the result over the middle of the board, away from the end zones. Returns whether it stays.
pub fn show(ctx: &Context, scene: Scene<'_>, result: MatchResult, board: Rect, wishes: &mut Wishes) -> bool {
    let mut stays = true;
    let colour = match result.outcome {
        Outcome::Win(team) => theme::team(team).strong,
        Outcome::Draw => theme::WEAK,
    };
    let area = Area::new(Id::new("result"))
        .order(Order::Middle)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(board.center())
        .constrain_to(board);
    area.show(ctx, |ui| {
        let frame = theme::raised().stroke(Stroke::new(3.0, colour)).inner_margin(18);
        frame.show(ui, |ui| {
            ui.set_max_width((board.width() - 60.0).clamp(240.0, 620.0));
            heading(ui, scene, result);
            ui.add_space(4.0);
            ui.horizontal_wrapped(|ui| stays = buttons(ui, scene, wishes));
        });
    });
    stays
}

fn heading(ui: &mut Ui, scene: Scene<'_>, result: MatchResult) {
    let texts = scene.texts;
    ui.horizontal(|ui| {
        let title = match result.outcome {
            Outcome::Win(team) => {
                let (rect, _) = ui.allocate_exact_size(vec2(34.0, 34.0), bevy_egui::egui::Sense::hover());
                widgets::team_sign(ui.painter(), pos2(rect.center().x, rect.center().y), 30.0, team);
                texts.with("result-win", &[("team", words::team(texts, team).into())])
            }
            Outcome::Draw => texts.get("result-draw"),
        };
        ui.label(RichText::new(title).font(theme::semibold(theme::DISPLAY)));
    });
    ui.label(RichText::new(reason(texts, result)).font(theme::regular(theme::TITLE)).color(theme::WEAK));
}

/// Why the match ended.
pub fn reason(texts: &Texts, result: MatchResult) -> String {
    let loser = match result.outcome {
        Outcome::Win(team) => team.opponent(),
        Outcome::Draw => Team::Def,
    };
    let loser = [("team", words::team(texts, loser).into())];
    match result.reason {
        Reason::Touchdown => texts.get("reason-touchdown"),
        Reason::Resignation => texts.with("reason-resignation", &loser),
        Reason::Time => texts.with("reason-time", &loser),
        Reason::Repetition => texts.get("reason-repetition"),
        Reason::Agreement => texts.get("reason-agreement"),
        Reason::TurnLimit => texts.get("reason-turn-limit"),
    }
}

fn buttons(ui: &mut Ui, scene: Scene<'_>, wishes: &mut Wishes) -> bool {
    let texts = scene.texts;
    for (key, command) in [
        ("menu-new-basic", Command::NewMatch(Mode::Basic)),
        ("menu-new-cards", Command::NewMatch(Mode::Cards)),
        ("button-undo", Command::Undo),
    ] {
        let response = widgets::bar_button(ui, &texts.get(key), None, true);
        wishes.on_click(&response, command);
    }
    !widgets::bar_button(ui, &texts.get("button-close"), None, true).clicked()
}
