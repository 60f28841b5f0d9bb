//! The help: how to play in short, and mouse, keys and gamepad at a glance.

use bevy::prelude::Resource;
use bevy_egui::egui::{Color32, Context, Id, Label, Modal, RichText, Ui, UiBuilder, pos2, vec2};

use super::scene::Scene;
use super::{theme, widgets};
use crate::i18n::Texts;

/// Which page of the help is open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HelpPage {
    /// How to play.
    #[default]
    Rules,
    /// Mouse, keys and gamepad.
    Controls,
}

impl HelpPage {
    /// Goes to the other page.
    pub fn turn(&mut self) {
        *self = match self {
            HelpPage::Rules => HelpPage::Controls,
            HelpPage::Controls => HelpPage::Rules,
        };
    }
}

/// What there is to know, by the names of their texts.
const RULES: [(&str, &str); 10] = [
    ("rules-goal-name", "rules-goal"),
    ("rules-turn-name", "rules-turn"),
    ("rules-moves-name", "rules-moves"),
    ("rules-dodge-name", "rules-dodge"),
    ("rules-tactical-dodge-name", "rules-tactical-dodge"),
    ("rules-stack-name", "rules-stack"),
    ("rules-passes-name", "rules-passes"),
    ("rules-loose-ball-name", "rules-loose-ball"),
    ("rules-cards-name", "rules-cards"),
    ("rules-signs-name", "rules-signs"),
];

/// What is pressed and what it does, by the names of their texts.
const CONTROLS: [(&str, &str); 19] = [
    ("help-mouse", "help-mouse-text"),
    ("help-back", "help-back-text"),
    ("help-arrows", "help-arrows-text"),
    ("help-enter", "help-enter-text"),
    ("help-tab", "help-tab-text"),
    ("help-digits", "help-digits-text"),
    ("help-end", "help-end-text"),
    ("help-convert", "help-convert-text"),
    ("help-undo", "help-undo-text"),
    ("key-hint", "help-hint-text"),
    ("help-view", "help-view-text"),
    ("help-orbit", "help-orbit-text"),
    ("help-orbit-keys", "help-orbit-keys-text"),
    ("help-home", "help-home-text"),
    ("help-skip", "help-skip-text"),
    ("help-menu", "help-menu-text"),
    ("help-new", "help-new-text"),
    ("help-end-match", "help-end-match-text"),
    ("help-pad", "help-pad-text"),
];

/// Shows the help. Returns whether it stays open.
pub fn show(ctx: &Context, scene: Scene<'_>, page: &mut HelpPage) -> bool {
    let texts = scene.texts;
    let modal = Modal::new(Id::new("help"))
        .frame(theme::raised().inner_margin(20))
        .backdrop_color(Color32::from_black_alpha(140));
    let response = modal.show(ctx, |ui| {
        ui.set_width(720.0);
        ui.horizontal(|ui| {
            for (title, tab) in [("rules-title", HelpPage::Rules), ("help-title", HelpPage::Controls)] {
                if widgets::dialog_button(ui, &texts.get(title), *page == tab).clicked() {
                    *page = tab;
                }
                ui.add_space(10.0);
            }
        });
        ui.add_space(8.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        match page {
            HelpPage::Rules => {
                for (name, text) in RULES {
                    rule(ui, &texts.get(name), &rule_text(scene, text));
                }
            }
            HelpPage::Controls => {
                for (keys, text) in CONTROLS {
                    line(ui, &texts.get(keys), &texts.get(text));
                }
            }
        }
        ui.add_space(8.0);
        close_button(ui, texts)
    });
    !(response.inner || response.should_close())
}

fn close_button(ui: &mut Ui, texts: &Texts) -> bool {
    widgets::dialog_button(ui, &texts.get("button-close"), false).clicked()
}

/// A rule with the values of the ruleset in use.
fn rule_text(scene: Scene<'_>, key: &'static str) -> String {
    let (texts, rules) = (scene.texts, scene.session.rules());
    match key {
        "rules-turn" => texts.with("rules-turn", &[("pa", rules.pa_per_turn.into())]),
        "rules-passes" => {
            let (reach, clearance) = (rules.actions.short_pass_reach, rules.actions.long_pass_clearance);
            texts.with("rules-passes", &[("reach", reach.into()), ("clearance", clearance.into())])
        }
        _ => texts.get(key),
    }
}

fn rule(ui: &mut Ui, name: &str, text: &str) {
    let left = ui.cursor().min;
    let width = ui.available_width();
    let name = RichText::new(name).font(theme::semibold(theme::SMALL)).color(theme::ACCENT);
    let text = RichText::new(text).size(theme::SMALL);
    let column = |from: f32, to: f32| {
        bevy_egui::egui::Rect::from_min_max(pos2(left.x + from, left.y), pos2(left.x + to, left.y + 400.0))
    };
    let split = width * 0.2;
    let mut height = 0.0_f32;
    for (rect, words) in [(column(0.0, split - 10.0), name), (column(split, width), text)] {
        let mut part = ui.new_child(UiBuilder::new().max_rect(rect));
        height = height.max(part.add(Label::new(words).wrap()).rect.height());
    }
    ui.allocate_space(vec2(width, height));
}

fn line(ui: &mut Ui, keys: &str, text: &str) {
    let left = ui.cursor().min;
    let width = ui.available_width();
    let split = width * 0.32;
    let cap = widgets::key_cap(ui.painter(), left + vec2(0.0, 14.0), keys, true);
    let from = left.x + split.max(cap + 12.0);
    let rect = bevy_egui::egui::Rect::from_min_max(pos2(from, left.y + 2.0), pos2(left.x + width, left.y + 400.0));
    let used = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| ui.add(Label::new(text).wrap()).rect.height());
    let missing = 28.0 - used.inner - 2.0;
    if missing > 0.0 {
        ui.add_space(missing - ui.spacing().item_spacing.y);
    }
}
