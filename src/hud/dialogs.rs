//! Questions that wait for an answer.

use ball_rules::Mode;
use bevy::prelude::Resource;
use bevy_egui::egui::{Color32, Context, Id, Label, Modal, RichText, Ui};

use super::scene::Wishes;
use super::{theme, widgets, words};
use crate::i18n::Texts;
use crate::match_play::{Asked, Command};
use crate::settings::Settings;

/// Which answer Enter gives. It starts on the safe one, which is No.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DialogFocus {
    /// Whether it is Yes.
    pub yes: bool,
}

/// Shows the question.
pub fn show(
    ctx: &Context,
    texts: &Texts,
    asked: Asked,
    mode: Mode,
    focus: DialogFocus,
    settings: &mut Settings,
    wishes: &mut Wishes,
) {
    let modal = Modal::new(Id::new("question"))
        .frame(theme::raised().inner_margin(24))
        .backdrop_color(Color32::from_black_alpha(140));
    modal.show(ctx, |ui| {
        ui.set_width(440.0);
        let question = question(texts, asked, mode);
        ui.label(RichText::new(question.title).font(theme::semibold(theme::HEADING)));
        ui.add_space(2.0);
        ui.add(Label::new(RichText::new(question.text).color(theme::WEAK)).wrap());
        if matches!(asked, Asked::EndPhase { .. }) {
            ui.add_space(6.0);
            never_again(ui, texts, settings);
        }
        ui.add_space(14.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            let no = widgets::dialog_button(ui, &texts.get("answer-no"), !focus.yes);
            wishes.on_click(&no, Command::Answer(false));
            let yes = widgets::dialog_button(ui, &texts.get(question.yes), focus.yes);
            wishes.on_click(&yes, Command::Answer(true));
        });
    });
}

fn never_again(ui: &mut Ui, texts: &Texts, settings: &mut Settings) {
    let mut never = !settings.confirm_end_phase;
    widgets::tick_box(ui, &mut never, &texts.get("ask-end-phase-never"));
    settings.confirm_end_phase = !never;
}

/// The words of a question.
struct Question {
    title: String,
    text: String,
    /// The name of the text on the button that says yes.
    yes: &'static str,
}

fn question(texts: &Texts, asked: Asked, mode: Mode) -> Question {
    match asked {
        Asked::EndPhase { pa } => Question {
            title: texts.get("ask-end-phase"),
            text: match mode {
                Mode::Basic => texts.with("ask-end-phase-text", &[("pa", pa.into())]),
                Mode::Cards => texts.with("ask-end-phase-text-cards", &[("pa", pa.into())]),
            },
            yes: "answer-end-phase",
        },
        Asked::Resign(team) => {
            let [team, opponent] = [team, team.opponent()].map(|team| words::team(texts, team));
            let text = texts.with("ask-resign-text", &[("team", team.into()), ("opponent", opponent.into())]);
            Question { title: texts.get("ask-resign"), text, yes: "answer-resign" }
        }
        Asked::Draw(team) => {
            let [team, opponent] = [team, team.opponent()].map(|team| words::team(texts, team));
            let text = texts.with("ask-draw-text", &[("team", team.into()), ("opponent", opponent.into())]);
            Question { title: texts.get("ask-draw"), text, yes: "answer-draw" }
        }
        Asked::NewMatch(_) => Question {
            title: texts.get("ask-new-match"),
            text: texts.get("ask-new-match-text"),
            yes: "answer-new-match",
        },
    }
}
