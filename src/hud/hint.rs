//! The hint beside the board: what is known of the position, stage by stage, in words.

use ball_ai::{Situation, Touchdown, winning_chance};
use ball_rules::{Decision, Event, Position, Ruleset, Team};
use bevy_egui::egui::{CornerRadius, Frame, Label, Margin, RichText, ScrollArea, Stroke, Ui};

use super::narration::Narrator;
use super::scene::{Scene, Wishes};
use super::widgets::bar_button;
use super::{theme, words};
use crate::i18n::Texts;
use crate::input::SeatAction;
use crate::match_play::Command;
use crate::opponent::{Advice, HintStage};

/// The part of the panel that the hint may take.
const SHARE: f32 = 0.8;

/// Shows the hint above what else the panel shows.
pub fn show(ui: &mut Ui, scene: Scene<'_>, advice: &Advice, wishes: &mut Wishes) {
    let (Some(stage), Some(about)) = (advice.stage(), advice.about()) else { return };
    let texts = scene.texts;
    let most = ui.available_height() * SHARE;
    let frame = Frame::NONE
        .fill(theme::TILE_OFF)
        .stroke(Stroke::new(1.0, theme::ACCENT))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::symmetric(10, 8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(texts.get("hint-title")).font(theme::semibold(theme::TITLE)).color(theme::ACCENT));
        ScrollArea::vertical().id_salt("hint").max_height(most).animated(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            for paragraph in paragraphs(texts, scene.session.rules(), about, advice, stage) {
                ui.add(Label::new(RichText::new(paragraph).size(theme::SMALL)).wrap());
            }
        });
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            if stage.next().is_some() {
                let more = bar_button(ui, &texts.get("hint-more"), scene.caps.of(SeatAction::Hint).as_ref(), true);
                wishes.on_click(&more, Command::Hint);
            }
            let close = bar_button(ui, &texts.get("button-close"), None, true);
            wishes.on_click(&close, Command::CloseHint);
        });
    });
    ui.add_space(8.0);
}

/// What the stages so far tell.
fn paragraphs(texts: &Texts, rules: &Ruleset, about: &Position, advice: &Advice, stage: HintStage) -> Vec<String> {
    let mut told = Vec::new();
    match advice.situation() {
        Some(found) => told.push(situation(texts, rules, about.side(), found)),
        None => told.push(texts.get("hint-looking")),
    }
    if stage == HintStage::Situation {
        return told;
    }
    let Some(hint) = advice.hint() else {
        if advice.is_thinking() && advice.situation().is_some() {
            told.push(texts.get("hint-looking"));
        }
        return told;
    };
    if stage < HintStage::Turn {
        told.push(match hint.piece.and_then(|id| about.piece(id)) {
            Some(piece) => {
                let name = words::label(texts, piece.id.label);
                texts.with("hint-piece", &[("piece", name.into()), ("square", piece.square.to_string().into())])
            }
            None => texts.get("hint-no-piece"),
        });
    }
    if stage == HintStage::Decision {
        let words = steps(texts, rules, about, &[hint.decision]).concat();
        told.push(texts.with("hint-decision", &[("words", words.into())]));
    }
    if stage == HintStage::Turn {
        told.push(texts.get("hint-turn"));
        let steps = steps(texts, rules, about, &hint.turn);
        // That a turn ends is no news where there is more to tell.
        let last = hint.turn.last().filter(|&&last| last == Decision::EndPhase && steps.len() > 1);
        let told_steps = steps.len() - usize::from(last.is_some());
        told.extend(numbered(texts, steps.into_iter().take(told_steps)));
        if matches!(advice.situation(), Some(Situation::Threatened(_))) {
            told.push(texts.get(if hint.averts { "hint-averts" } else { "hint-cannot-avert" }));
        }
        let chance = percent(winning_chance(hint.score));
        let team = words::team(texts, about.side());
        told.push(texts.with("hint-chance", &[("team", team.into()), ("percent", chance.into())]));
    }
    told
}

/// A chance in whole percent.
pub(crate) fn percent(chance: f64) -> u32 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u32
}

/// Who could score and how, for the coach of `side`.
pub(crate) fn situation(texts: &Texts, rules: &Ruleset, side: Team, situation: &Situation) -> String {
    let team = |team: Team| words::team(texts, team).into();
    match situation {
        Situation::CanScore(_) => texts.with("hint-can-score", &[("team", team(side))]),
        Situation::Threatened(touchdown) => {
            let words = way(texts, rules, touchdown);
            texts.with("hint-threatened", &[("team", team(side.opponent())), ("words", words.into())])
        }
        Situation::Quiet => texts.with("hint-quiet", &[("team", team(side))]),
    }
}

/// How a touchdown is scored, in one line.
fn way(texts: &Texts, rules: &Ruleset, touchdown: &Touchdown) -> String {
    let sentences = steps(texts, rules, &touchdown.from, &touchdown.line);
    let joined = sentences
        .into_iter()
        .reduce(|first, second| texts.with("sentences", &[("first", first.into()), ("second", second.into())]));
    joined.unwrap_or_default()
}

/// What each decision of a line does, in words.
pub(crate) fn steps(texts: &Texts, rules: &Ruleset, from: &Position, line: &[Decision]) -> Vec<String> {
    let mut at = *from;
    let told = line.iter().map(|&decision| {
        let side = at.side();
        let mut events: Vec<Event> = Vec::new();
        at.play(rules, decision, &mut events);
        Narrator { texts, rules, side }.decision(decision, &events)
    });
    told.collect()
}

/// Lines with their numbers.
fn numbered(texts: &Texts, lines: impl Iterator<Item = String>) -> impl Iterator<Item = String> {
    (1..).zip(lines).map(|(number, line)| {
        let number: u32 = number;
        texts.with("hint-step", &[("number", number.into()), ("words", line.into())])
    })
}
