//! The bar at the top: whose turn it is, what is left of it, and the menu.

use ball_rules::{Mode, Phase, Team};
use bevy_egui::egui::{Align, CornerRadius, Label, Layout, Rect, RichText, Ui, WidgetInfo, WidgetType, pos2};

use super::scene::{Scene, Wishes};
use super::widgets::{bar_button, bar_button_width, pip_row, pips, team_pill};
use super::{clocks, theme, words};
use crate::input::SeatAction;
use crate::match_play::Command;

/// The height of the bar.
pub const HEIGHT: f32 = 52.0;
/// Below this width of the window, in points, panels show only what is found nowhere else.
pub const NARROW: f32 = 940.0;

/// Shows the bar. `pause` tells whether the button that pauses was clicked.
pub fn show(ui: &mut Ui, scene: Scene<'_>, pause: &mut bool, wishes: &mut Wishes) {
    let strip = ui.max_rect().expand2(bevy_egui::egui::vec2(theme::PADDING, 8.0));
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        state(ui, scene);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| buttons(ui, scene, pause, wishes));
    });
    // A line in the acting team's colour, whichever panel one looks at.
    if let Some(side) = acting(scene) {
        let line = Rect::from_min_max(pos2(strip.left(), strip.bottom() - 3.0), strip.max);
        ui.painter().rect_filled(line, CornerRadius::ZERO, theme::team(side).strong);
    }
}

/// Whether there is too little room for everything: the text is large, or the window small (TX-02).
fn is_narrow(ui: &Ui) -> bool {
    ui.ctx().viewport_rect().width() < NARROW
}

/// The menu, which offers all the others, and the help.
fn narrow_buttons(ui: &mut Ui, names: &[String; 4], pause: &mut bool, wishes: &mut Wishes) {
    *pause |= bar_button(ui, &names[0], None, true).clicked();
    let room = ui.available_width() >= bar_button_width(ui.painter(), &names[1], None);
    if room {
        let help = bar_button(ui, &names[1], None, true);
        wishes.on_click(&help, Command::Help);
    }
}

/// The coach who is to act, while the match goes on.
fn acting(scene: Scene<'_>) -> Option<Team> {
    scene.session.result().is_none().then(|| scene.session.position().side())
}

fn state(ui: &mut Ui, scene: Scene<'_>) {
    let (texts, session) = (scene.texts, scene.session);
    let position = session.position();
    if let Some(side) = acting(scene) {
        let text = texts.with("turn-indicator", &[("team", words::team(texts, side).into())]);
        team_pill(ui, side, &text, theme::semibold(theme::TITLE));
        if let Some(name) = session.coach(side).filter(|_| !is_narrow(ui)) {
            let name = RichText::new(name).font(theme::semibold(theme::TITLE)).color(theme::team(side).light);
            ui.add(Label::new(name).extend());
        }
    }
    // Energy needs the room of what the log tells too.
    let crowded = is_narrow(ui) && position.mode() == Mode::Cards;
    if !crowded {
        let turn = texts.with("turn-number", &[("turn", session.game().turn().into())]);
        ui.add(Label::new(RichText::new(turn).font(theme::semibold(theme::BODY))).extend());
    }
    let phase = match (session.result(), position.phase()) {
        (Some(_), _) | (None, Phase::Over) => "phase-over",
        (None, Phase::Action) => "phase-action",
        (None, Phase::Unlock) => "phase-unlock",
    };
    // Where there is little room, the prompt alone tells the phase.
    if !crowded {
        ui.add(Label::new(RichText::new(texts.get(phase)).color(theme::WEAK)).extend());
    }
    if position.phase() == Phase::Action && session.result().is_none() {
        let pa = position.pa();
        let (filled, hollow) = pips(pa, session.rules().pa_per_turn);
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            ui.add(Label::new(RichText::new(texts.get("pa-label")).font(theme::semibold(theme::BODY))).extend());
            let hover = texts.with("pa-hover", &[("pa", pa.into())]);
            let row = pip_row(ui, filled, hollow, theme::ACCENT);
            row.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &hover));
            row.on_hover_text(hover);
            ui.add(Label::new(RichText::new(pa.to_string()).font(theme::semibold(theme::BODY))).extend());
        });
    }
    clocks::show(ui, scene);
    if position.mode() == Mode::Cards {
        for team in Team::ALL {
            let name = words::team(texts, team);
            let arguments = [("team", name.into()), ("pe", position.pe(team).into())];
            let pill = team_pill(ui, team, &texts.with("pe-of-team", &arguments), theme::semibold(theme::BODY));
            pill.on_hover_text(texts.with("pe-hover", &arguments));
        }
    }
}

/// The buttons, from the right. Keys are shown where there is room.
fn buttons(ui: &mut Ui, scene: Scene<'_>, pause: &mut bool, wishes: &mut Wishes) {
    let (texts, session) = (scene.texts, scene.session);
    ui.spacing_mut().item_spacing.x = 6.0;
    let menu = if scene.analysis { "screen-back" } else { "button-menu" };
    let names = [menu, "button-help", "button-redo", "button-undo"].map(|key| texts.get(key));
    if is_narrow(ui) {
        return narrow_buttons(ui, &names, pause, wishes);
    }
    let actions = [SeatAction::Menu, SeatAction::Help, SeatAction::Redo, SeatAction::Undo];
    let keys = actions.map(|action| scene.caps.of(action).filter(|_| !scene.analysis || action != SeatAction::Menu));
    let needed: f32 = names
        .iter()
        .zip(&keys)
        .map(|(name, key)| bar_button_width(ui.painter(), name, key.as_ref()) + ui.spacing().item_spacing.x)
        .sum();
    let with_keys = needed <= ui.available_width();
    let enabled = [true, true, session.may_redo(), session.may_undo()];
    let [menu, help, redo, undo] = std::array::from_fn(|i| {
        let key = keys[i].as_ref().filter(|_| with_keys);
        bar_button(ui, &names[i], key, enabled[i])
    });
    *pause |= menu.clicked();
    wishes.on_click(&help, Command::Help);
    if enabled[2] {
        wishes.on_click(&redo, Command::Redo);
    }
    if enabled[3] {
        wishes.on_click(&undo, Command::Undo);
    }
}
