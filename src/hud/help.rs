//! The help: how to play in short, and mouse, keys and gamepad at a glance.

use bevy::prelude::Resource;
use bevy_egui::egui::{Color32, Context, Id, Label, Modal, RichText, Ui, UiBuilder, pos2, vec2};

use super::scene::Scene;
use super::{theme, widgets};
use crate::i18n::Texts;
use crate::input::{Cap, SeatAction};

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

/// What is pressed.
enum Pressed {
    /// Something that is bound to nothing, by the name of its text.
    Text(&'static str),
    /// Whatever does these now, on the device in the hand.
    Actions(&'static [SeatAction]),
}

/// What is pressed and what it does, by the names of their texts.
const CONTROLS: [(Pressed, &str); 19] = {
    use Pressed::{Actions, Text};
    use SeatAction::*;
    [
        (Text("help-mouse"), "help-mouse-text"),
        (Actions(&[Back]), "help-back-text"),
        (Actions(&[CursorUp, CursorDown, CursorLeft, CursorRight]), "help-arrows-text"),
        (Actions(&[Choose]), "help-enter-text"),
        (Actions(&[NextPiece, PreviousPiece]), "help-tab-text"),
        (Actions(&[List]), "help-list-text"),
        (Actions(&[Choice(0), Choice(1), Choice(2)]), "help-digits-text"),
        (Actions(&[EndPhase]), "help-end-text"),
        (Actions(&[Convert]), "help-convert-text"),
        (Actions(&[Undo, Redo]), "help-undo-text"),
        (Actions(&[Hint]), "help-hint-text"),
        (Actions(&[ToggleFlat, Flip]), "help-view-text"),
        (Text("help-orbit"), "help-orbit-text"),
        (Actions(&[OrbitLeft, OrbitRight, OrbitUp, OrbitDown]), "help-orbit-keys-text"),
        (Actions(&[ZoomIn, ZoomOut]), "help-zoom-text"),
        (Actions(&[ResetCamera]), "help-home-text"),
        (Text("help-skip"), "help-skip-text"),
        (Actions(&[Help, Menu]), "help-menu-text"),
        (Actions(&[OfferDraw, Resign]), "help-end-match-text"),
    ]
};

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
                for (pressed, text) in CONTROLS {
                    let caps: Vec<Cap> = match pressed {
                        Pressed::Text(key) => vec![Cap::Key(texts.get(key))],
                        Pressed::Actions(actions) => actions.iter().filter_map(|&a| scene.caps.of(a)).collect(),
                    };
                    if !caps.is_empty() {
                        line(ui, &caps, &texts.get(text));
                    }
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

fn line(ui: &mut Ui, caps: &[Cap], text: &str) {
    let left = ui.cursor().min;
    let width = ui.available_width();
    let split = width * 0.32;
    let cap = caps.iter().fold(0.0, |x, cap| x + 4.0 + widgets::key_cap(ui.painter(), left + vec2(x, 14.0), cap, true));
    let from = left.x + split.max(cap + 12.0);
    let rect = bevy_egui::egui::Rect::from_min_max(pos2(from, left.y + 2.0), pos2(left.x + width, left.y + 400.0));
    let used = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| ui.add(Label::new(text).wrap()).rect.height());
    let missing = 28.0 - used.inner - 2.0;
    if missing > 0.0 {
        ui.add_space(missing - ui.spacing().item_spacing.y);
    }
}
