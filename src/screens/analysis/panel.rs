//! The panel of the analysis: how the match stands, its graph, the way along it, the best turns, the variations.

use std::time::Duration;

use ball_ai::{Grade, Info, Situation, winning_chance};
use ball_rules::{Decision, Record, Ruleset};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Label, Rect, RichText, ScrollArea, Stroke, Ui, UiBuilder, pos2, vec2};

use super::study::{Source, Step, Study};
use super::think::{Lines, Survey};
use super::{NotKept, Pointed, Wish, chart};
use crate::focus::{Menu, rows};
use crate::hud::widgets::{line, lines as wrapped};
use crate::hud::{analysis_area, percent, situation, steps, theme, words};
use crate::i18n::Texts;
use crate::input::KeysOnBoard;
use crate::match_play::{Command, Session};
use crate::screens::Stage;

/// The name of the menu.
pub const MENU: &str = "analysis";

/// What the panel tells of.
struct Told<'a> {
    texts: &'a Texts,
    session: &'a Session,
    study: &'a Study,
    lines: &'a Lines,
    survey: &'a Survey,
    not_kept: Option<&'a str>,
    /// Whether the keys are the board's.
    board: bool,
}

/// What came of drawing it.
#[derive(Default)]
struct Asked {
    wish: Option<Wish>,
    /// The line under the focus.
    pointed: Option<usize>,
}

pub(super) fn draw(
    mut stage: Stage,
    study: Option<Res<Study>>,
    (lines, survey): (Res<Lines>, Res<Survey>),
    (keys, not_kept): (Res<KeysOnBoard>, Res<NotKept>),
    mut pointed: ResMut<Pointed>,
    mut wishes: MessageWriter<Wish>,
    mut commands: MessageWriter<Command>,
) {
    let (Some(ctx), Some(study)) = (stage.ctx(), study) else { return };
    let active = stage.is_active() && !keys.0;
    let told = Told {
        texts: &stage.texts,
        session: &stage.session,
        study: &study,
        lines: &lines,
        survey: &survey,
        not_kept: not_kept.0.as_deref(),
        board: keys.0,
    };
    let mut asked = Asked::default();
    let shown = stage.focus.menu(MENU, active, |menu| show(&ctx, menu, &told, &mut asked));
    if let Some(wish) = asked.wish {
        wishes.write(wish);
    } else if shown.back && told.session.composer().is_empty() {
        wishes.write(Wish::Leave);
    } else if shown.back {
        commands.write(Command::Back);
    } else if shown.tab != 0 {
        wishes.write(Wish::Step(Step::Turns(shown.tab.into())));
    }
    pointed.set_if_neq(Pointed(asked.pointed));
}

fn show(ctx: &Context, menu: &mut Menu, told: &Told<'_>, asked: &mut Asked) {
    let area = analysis_area(ctx.viewport_rect());
    let mut ground = Stage::ground(ctx);
    let inner = area.shrink2(vec2(theme::PADDING, 10.0));
    let mut ui = ground.new_child(UiBuilder::new().max_rect(inner));
    ui.set_clip_rect(area);
    ui.spacing_mut().item_spacing.y = 6.0;
    let foot = rows::HEIGHT + 8.0;
    menu.start_at("graph");
    let room = (ui.available_height() - foot).max(40.0);
    // Where everything is large, all of it scrolls; else what is needed all the time stays in place.
    let whole = room < 420.0;
    if !whole {
        head(&mut ui, menu, told, asked);
    }
    let room = (ui.available_height() - foot).max(40.0);
    ScrollArea::vertical().max_height(room).auto_shrink([false, false]).animated(false).show(&mut ui, |ui| {
        bevy_egui::egui::Frame::NONE.inner_margin(5.0).show(ui, |ui| {
            ui.set_width(ui.available_width() - 12.0);
            if whole {
                head(ui, menu, told, asked);
            }
            body(ui, menu, told, asked);
        });
    });
    let at = Rect::from_min_max(pos2(inner.left() + 5.0, inner.bottom() - rows::HEIGHT), inner.max);
    let mut ui = ground.new_child(UiBuilder::new().max_rect(at));
    ui.horizontal(|ui| {
        let width = (at.width() - theme::GAP) / 2.0 - 5.0;
        if rows::button_of(ui, menu, "board", &told.texts.get("analysis-board"), width, true) {
            asked.wish = Some(Wish::Board);
        }
        if rows::button_of(ui, menu, "back", &told.texts.get("screen-back"), width, true) {
            asked.wish = Some(Wish::Leave);
        }
    });
}

/// What is needed all the time: how it stands, the graph, the way along the match.
fn head(ui: &mut Ui, menu: &mut Menu, told: &Told<'_>, asked: &mut Asked) {
    let (texts, study) = (told.texts, told.study);
    ui.label(RichText::new(texts.get("analysis-title")).font(theme::semibold(theme::TITLE)));
    chart::bar(ui, texts, told.lines.chance_of_atk());
    let here = match (study.at(), study.turn_here()) {
        (at, _) if study.left_at().is_none() && at == study.played().len() => Some(told.survey.turns().len()),
        (_, here) => here,
    };
    let charted = chart::graph(ui, menu, texts, told.survey, here);
    if let Some(moment) = charted.clicked {
        let turns = told.survey.turns();
        let at = turns.get(moment).map_or(study.played().len(), |turn| turn.first);
        asked.wish = Some(Wish::Step(Step::To(at)));
    } else if charted.attention.steps != 0 {
        asked.wish = Some(Wish::Step(Step::Turns(charted.attention.steps as isize)));
    }
    if let (Some((done, all)), false) = (told.survey.progress(), told.survey.turns().is_empty()) {
        let text = texts.with("analysis-progress", &[("done", done.into()), ("all", all.into())]);
        ui.label(RichText::new(text).size(theme::SMALL).color(theme::WEAK));
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let size = vec2(((ui.available_width() - 5.0 * 6.0) / 6.0).min(64.0), rows::HEIGHT);
        for (key, name, step, bars, way) in [
            ("first", "analysis-first", Step::To(0), true, -1.0),
            ("turn-back", "analysis-turn-back", Step::Turns(-1), false, -2.0),
            ("decision-back", "analysis-decision-back", Step::Decisions(-1), false, -1.0),
            ("decision-on", "analysis-decision-on", Step::Decisions(1), false, 1.0),
            ("turn-on", "analysis-turn-on", Step::Turns(1), false, 2.0),
            ("last", "analysis-last", Step::To(usize::MAX), true, 1.0),
        ] {
            let name = texts.get(name);
            let enabled = study.target(step) != study.at();
            let drawn = rows::custom(ui, menu, key, size, &name, enabled);
            icon(ui, drawn.rect, enabled, bars, way);
            ui.interact(drawn.rect, ui.id().with(key), bevy_egui::egui::Sense::hover()).on_hover_text(name);
            if drawn.attention.confirmed {
                asked.wish = Some(Wish::Step(step));
            }
        }
    });
}

/// One arrow head or two, to the left or to the right, with a bar at its end or without.
fn icon(ui: &Ui, rect: Rect, enabled: bool, bar: bool, way: f32) {
    let colour = if enabled { theme::TEXT } else { theme::OFF };
    let (stroke, side) = (Stroke::new(3.0, colour), way.signum());
    let heads = way.abs() as usize;
    for head in 0..heads {
        let x = rect.center().x + side * (head as f32 * 9.0 - (heads as f32 - 1.0) * 4.5 + 3.0);
        let tip = pos2(x, rect.center().y);
        ui.painter().line(vec![tip + vec2(-8.0 * side, -8.0), tip, tip + vec2(-8.0 * side, 8.0)], stroke);
    }
    if bar {
        let x = rect.center().x + side * 10.0;
        ui.painter().vline(x, rect.center().y - 8.0..=rect.center().y + 8.0, stroke);
    }
}

fn body(ui: &mut Ui, menu: &mut Menu, told: &Told<'_>, asked: &mut Asked) {
    ui.spacing_mut().item_spacing.y = 8.0;
    if let Some(error) = told.not_kept {
        let text = told.texts.with("analysis-not-kept", &[("error", error.into())]);
        ui.add(Label::new(RichText::new(text).size(theme::SMALL).color(theme::WARNING)).wrap());
    }
    if *told.study.source() == Source::Nowhere {
        weak(ui, &told.texts.get("analysis-damaged"));
    }
    if told.board {
        ui.add(Label::new(RichText::new(told.texts.get("analysis-board-text")).color(theme::ACCENT)).wrap());
    }
    match told.study.left_at() {
        Some(_) => in_variation(ui, menu, told, asked),
        None => verdict(ui, menu, told, asked),
    }
    best_lines(ui, menu, told, asked);
    variations(ui, menu, told, asked);
}

fn weak(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).size(theme::SMALL).color(theme::WEAK)).wrap());
}

fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(theme::semibold(theme::BODY)).color(theme::ACCENT));
}

/// That the board shows a variation, and the way back.
fn in_variation(ui: &mut Ui, menu: &mut Menu, told: &Told<'_>, asked: &mut Asked) {
    let texts = told.texts;
    heading(ui, &texts.get("analysis-in-variation"));
    if rows::button(ui, menu, "return", &texts.get("analysis-return"), true) {
        asked.wish = Some(Wish::Return);
    }
    if let Some(variation) = told.study.variation()
        && rows::button(ui, menu, "forget", &texts.get("analysis-forget"), true)
    {
        asked.wish = Some(Wish::Forget(variation));
    }
}

/// How good the turn was that the board shows, and what would have been better.
fn verdict(ui: &mut Ui, menu: &mut Menu, told: &Told<'_>, asked: &mut Asked) {
    let (texts, survey) = (told.texts, told.survey);
    let here = told.study.turn_here();
    if let (Some(turn), Some(of)) = (here, here.and_then(|turn| survey.turns().get(turn))) {
        let title =
            texts.with("analysis-turn", &[("turn", of.number.into()), ("team", words::team(texts, of.team).into())]);
        heading(ui, &title);
        if let Some(verdict) = survey.verdict(turn) {
            ui.horizontal(|ui| {
                let (at, _) = ui.allocate_exact_size(vec2(18.0, 18.0), bevy_egui::egui::Sense::hover());
                chart::sign(ui.painter(), at.center(), verdict.grade);
                let text = match verdict.grade {
                    Grade::Good => texts.get("analysis-good"),
                    grade => {
                        let lost = percent(verdict.lost);
                        texts.with(
                            "analysis-gave-away",
                            &[("grade", texts.get(grade_key(grade)).into()), ("percent", lost.into())],
                        )
                    }
                };
                ui.add(Label::new(RichText::new(text).font(theme::semibold(theme::BODY))).wrap());
            });
            if verdict.grade > Grade::Good && !verdict.best.is_empty() {
                let rules = told.session.rules();
                let notation = notation(rules, &verdict.best);
                weak(ui, &texts.with("analysis-better", &[("turn", notation.into())]));
                if rows::button(ui, menu, "better", &texts.get("analysis-show-better"), true) {
                    asked.wish = Some(Wish::Better(turn));
                }
            }
        } else {
            weak(ui, &texts.get("hint-looking"));
        }
    }
    ui.horizontal_wrapped(|ui| {
        for (key, on) in [("analysis-fault-back", false), ("analysis-fault-on", true)] {
            let to = survey.next_fault(here, on).and_then(|turn| survey.turns().get(turn));
            if rows::small_button(ui, menu, key, &texts.get(key), to.is_some())
                && let Some(turn) = to
            {
                asked.wish = Some(Wish::Step(Step::To(turn.first)));
            }
        }
    });
}

const fn grade_key(grade: Grade) -> &'static str {
    match grade {
        Grade::Good => "analysis-good",
        Grade::Inaccuracy => "analysis-inaccuracy",
        Grade::Mistake => "analysis-mistake",
        Grade::Blunder => "analysis-blunder",
    }
}

/// Decisions as they are written, one after the other.
fn notation(rules: &Ruleset, decisions: &[Decision]) -> String {
    let texts: Vec<String> = decisions.iter().map(|decision| decision.display(rules).to_string()).collect();
    texts.join("  ")
}

/// Who could score, and the best turns from here.
fn best_lines(ui: &mut Ui, menu: &mut Menu, told: &Told<'_>, asked: &mut Asked) {
    let (texts, lines) = (told.texts, told.lines);
    let (rules, position) = (told.session.rules(), told.session.position());
    if lines.about() != Some(position) {
        return;
    }
    if let Some(winner) = position.winner() {
        let text = texts.with("analysis-touchdown", &[("team", words::team(texts, winner).into())]);
        ui.add(Label::new(RichText::new(text).font(theme::semibold(theme::BODY))).wrap());
        return;
    }
    if let Some(found) = &lines.situation {
        let colour = if matches!(found, Situation::Quiet) { theme::WEAK } else { theme::TEXT };
        let text = situation(texts, rules, position.side(), found);
        ui.add(Label::new(RichText::new(text).size(theme::SMALL).color(colour)).wrap());
    }
    let team = words::team(texts, position.side());
    heading(ui, &texts.with("analysis-best", &[("team", team.into())]));
    if let Some(first) = lines.best.first() {
        let depth = [
            ("turns", first.turns.into()),
            ("decisions", decisions(texts, first.nodes).into()),
            ("time", seconds(texts, first.time).into()),
        ];
        weak(ui, &texts.with("analysis-depth", &depth));
    }
    for (rank, info) in lines.best.iter().enumerate() {
        let chosen = line_row(ui, menu, told, rank, info);
        if chosen.confirmed {
            asked.wish = Some(Wish::Play(rank));
        }
        if chosen.focused {
            asked.pointed = Some(rank);
            let own = ball_ai::length_of_turn(rules, position, &info.line);
            for sentence in steps(texts, rules, position, info.line.get(..own).unwrap_or_default()) {
                weak(ui, &sentence);
            }
        }
    }
    if lines.best.is_empty() && lines.is_thinking() {
        weak(ui, &texts.get("hint-looking"));
    }
    if lines.can_go_deeper() && rows::button(ui, menu, "deeper", &texts.get("analysis-deeper"), true) {
        asked.wish = Some(Wish::Deeper);
    }
}

/// How many decisions were looked at, rounded down.
fn decisions(texts: &Texts, nodes: u64) -> String {
    let thousands = nodes / 1_000;
    if thousands < 1_000 {
        return texts.with("analysis-thousands", &[("thousands", thousands.into())]);
    }
    let (millions, tenths) = (thousands / 1_000, thousands / 100 % 10);
    texts.with("analysis-millions", &[("millions", millions.into()), ("tenths", tenths.into())])
}

/// A time in seconds with one decimal.
fn seconds(texts: &Texts, time: Duration) -> String {
    let tenths = time.as_millis() as u64 / 100;
    texts.with("analysis-seconds", &[("seconds", (tenths / 10).into()), ("tenths", (tenths % 10).into())])
}

/// One of the best turns: the chance with it, and how it is written.
fn line_row(ui: &mut Ui, menu: &mut Menu, told: &Told<'_>, rank: usize, info: &Info) -> crate::focus::Attention {
    let (texts, position) = (told.texts, told.session.position());
    let own = ball_ai::length_of_turn(told.session.rules(), position, &info.line);
    let notation = notation(told.session.rules(), info.line.get(..own).unwrap_or_default());
    let chance = texts.with("analysis-percent", &[("percent", percent(winning_chance(info.score)).into())]);
    let width = ui.available_width();
    let left = 64.0;
    let galley = wrapped(ui.painter(), &notation, theme::mono(theme::SMALL), theme::TEXT, width - left - 14.0, 3);
    let size = vec2(width, (galley.size().y + 16.0).max(rows::HEIGHT));
    let said = texts.with(
        "analysis-line",
        &[("rank", (rank + 1).into()), ("percent", chance.clone().into()), ("turn", notation.into())],
    );
    let drawn = rows::custom(ui, menu, ("line", rank), size, &said, true);
    let painter = ui.painter();
    let at = pos2(drawn.rect.left() + 10.0, drawn.rect.center().y);
    let colour = if rank == 0 { chart::colour(Grade::Good) } else { theme::TEXT };
    painter.text(at, Align2::LEFT_CENTER, chance, theme::semibold(theme::BODY), colour);
    painter.galley(pos2(drawn.rect.left() + left, drawn.rect.center().y - galley.size().y / 2.0), galley, theme::TEXT);
    drawn.attention
}

/// The variations of the match.
fn variations(ui: &mut Ui, menu: &mut Menu, told: &Told<'_>, asked: &mut Asked) {
    let (texts, record) = (told.texts, told.study.record());
    if record.variations().next().is_none() {
        return;
    }
    heading(ui, &texts.get("analysis-variations"));
    let walked = told.study.variation();
    for (index, variation) in record.variations().enumerate() {
        let rules = record.game.rules();
        let place = texts.with("turn-number", &[("turn", turn_at(record, variation.after()).into())]);
        let short = notation(rules, variation.decisions());
        let text = texts.with("analysis-variation", &[("place", place.into()), ("line", short.into())]);
        let width = ui.available_width();
        let shown = line(ui.painter(), &text, theme::mono(theme::SMALL), theme::TEXT, width - 34.0);
        let size = vec2(width, rows::HEIGHT);
        let drawn = rows::custom(ui, menu, ("variation", index), size, &text, true);
        let at = pos2(drawn.rect.left() + 12.0, drawn.rect.center().y - shown.size().y / 2.0);
        ui.painter().galley(at, shown, theme::TEXT);
        if walked == Some(index) {
            ui.painter().vline(
                drawn.rect.left() + 4.0,
                drawn.rect.shrink(8.0).y_range(),
                Stroke::new(3.0, theme::ACCENT),
            );
        }
        if drawn.attention.confirmed {
            asked.wish = Some(Wish::Walk(index));
        }
    }
}

/// The number of the turn that is in progress after so many decisions of a match.
fn turn_at(record: &Record, decisions: usize) -> u32 {
    let last = decisions.checked_sub(1).and_then(|last| record.game.played().get(last));
    last.map_or(1, |last| last.turn + u32::from(last.began_turn()))
}
