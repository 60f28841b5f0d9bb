//! Questions that wait for an answer.

use ball_rules::Mode;
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Context, Id, Label, Modal, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::scene::{Clickable, Wishes};
use super::{QuestionSet, theme, words};
use crate::focus::{Focus, rows};
use crate::i18n::Texts;
use crate::match_play::{Asked, Command, Session};
use crate::seats::Hands;
use crate::settings::Settings;

/// Draws questions over whatever is shown.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(QuestionSet));
}

fn draw(
    mut contexts: EguiContexts,
    (texts, session): (Res<Texts>, Res<Session>),
    mut settings: ResMut<Settings>,
    mut focus: ResMut<Focus>,
    mut clickable: ResMut<Clickable>,
    hands: Res<Hands>,
    mut commands: MessageWriter<Command>,
) {
    let Some(asked) = session.asked() else { return };
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let mut edited = settings.clone();
    let mut wishes = Wishes::default();
    show(&ctx, &texts, asked, session.position().mode(), &mut focus, &mut edited, &mut wishes);
    settings.set_if_neq(edited);
    clickable.bypass_change_detection().0.append(&mut wishes.clickable);
    if !wishes.commands.is_empty() {
        ctx.request_repaint();
    }
    // Whoever is not asked does not answer (LM-04).
    commands.write_batch(wishes.commands.into_iter().filter(|command| hands.let_through(command)));
}

/// Shows the question. The focus is on the safe answer at first (UI-04).
fn show(
    ctx: &Context,
    texts: &Texts,
    asked: Asked,
    mode: Mode,
    focus: &mut Focus,
    settings: &mut Settings,
    wishes: &mut Wishes,
) {
    let modal = Modal::new(Id::new("question"))
        .frame(theme::raised().inner_margin(24))
        .backdrop_color(Color32::from_black_alpha(140));
    let shown = focus.menu("question", true, |menu| {
        menu.start_at("no");
        modal.show(ctx, |ui| {
            ui.set_width(440.0);
            let question = question(texts, asked, mode);
            ui.label(RichText::new(question.title).font(theme::semibold(theme::HEADING)));
            ui.add_space(2.0);
            ui.add(Label::new(RichText::new(question.text).color(theme::WEAK)).wrap());
            if matches!(asked, Asked::EndPhase { .. }) {
                ui.add_space(6.0);
                let mut never = !settings.confirm_end_phase;
                rows::toggle(ui, menu, "never", &texts.get("ask-end-phase-never"), &mut never);
                settings.confirm_end_phase = !never;
            }
            ui.add_space(14.0);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                for (key, text, yes) in [("no", "answer-no", false), ("yes", question.yes, true)] {
                    if rows::small_button(ui, menu, key, &texts.get(text), true) {
                        wishes.commands.push(Command::Answer(yes));
                    }
                }
            });
        });
    });
    for (key, yes) in [("no", false), ("yes", true)] {
        if let Some((rect, true)) = focus.row("question", key) {
            wishes.clickable.push((Command::Answer(yes), rect));
        }
    }
    if shown.back {
        wishes.commands.push(Command::Answer(false));
    }
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
        Asked::TakeBack { count, .. } => Question {
            title: texts.get("ask-take-back"),
            text: texts.with("ask-take-back-text", &[("count", count.into())]),
            yes: "answer-take-back",
        },
    }
}
