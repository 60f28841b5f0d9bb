//! How good the match was for whom: a bar for the moment, and a graph over the turns.

use ball_ai::Grade;
use ball_rules::Team;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::think::Survey;
use crate::focus::{Attention, Menu};
use crate::hud::{percent, theme, words};
use crate::i18n::Texts;

/// The heights of the bar and of the graph, in points.
const BAR: f32 = 38.0;
const GRAPH: f32 = 86.0;

/// The chances of both teams as parts of a bar, ATK's on the left.
pub(super) fn bar(ui: &mut Ui, texts: &Texts, atk: Option<f64>) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    let painter = ui.painter();
    let round = CornerRadius::same(5);
    let Some(atk) = atk else {
        let text = texts.get("hint-looking");
        painter.text(rect.left_center(), Align2::LEFT_CENTER, &text, theme::regular(theme::SMALL), theme::WEAK);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
        return;
    };
    let strip = Rect::from_min_max(pos2(rect.left(), rect.bottom() - 14.0), rect.max);
    let split = strip.left() + strip.width() * (atk as f32).clamp(0.0, 1.0);
    let [left, right] = Team::ALL.map(theme::team);
    painter.rect_filled(strip, round, right.strong);
    if split > strip.left() + 1.0 {
        painter.rect_filled(Rect::from_min_max(strip.min, pos2(split, strip.bottom())), round, left.strong);
    }
    painter.vline(strip.center().x, strip.y_range(), Stroke::new(2.0, theme::PANEL));
    let share = percent(atk);
    let said = |team: Team, percent: u32| {
        texts.with("analysis-share", &[("team", words::team(texts, team).into()), ("percent", percent.into())])
    };
    let (atk, def) = (said(Team::Atk, share), said(Team::Def, 100 - share));
    let font = theme::semibold(theme::BODY);
    painter.text(rect.left_top(), Align2::LEFT_TOP, &atk, font.clone(), left.light);
    painter.text(rect.right_top(), Align2::RIGHT_TOP, &def, font, right.light);
    let both = texts.with("list", &[("first", atk.into()), ("second", def.into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &both));
    response.on_hover_text(texts.get("analysis-bar"));
}

/// What was done to the graph.
pub(super) struct Charted {
    pub attention: Attention,
    /// The moment that was clicked, by its place.
    pub clicked: Option<usize>,
}

/// The chance of ATK over the match, with a mark at each turn that gave something away.
pub(super) fn graph(ui: &mut Ui, menu: &mut Menu, texts: &Texts, survey: &Survey, here: Option<usize>) -> Charted {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), GRAPH), Sense::CLICK);
    let painter = ui.painter().with_clip_rect(rect.expand(4.0));
    painter.rect(rect, CornerRadius::same(6), theme::TILE_OFF, Stroke::new(1.0, theme::LINE), StrokeKind::Inside);
    let inner = rect.shrink2(vec2(12.0, 8.0));
    let last = survey.chances().len().saturating_sub(1).max(1);
    let x = |moment: usize| inner.left() + inner.width() * moment as f32 / last as f32;
    let y = |atk: f64| inner.bottom() - inner.height() * atk as f32;
    painter.hline(inner.x_range(), inner.center().y, Stroke::new(1.0, theme::LINE));
    for (team, at) in [(Team::Atk, inner.left_top()), (Team::Def, inner.left_bottom())] {
        let align = if team == Team::Atk { Align2::LEFT_TOP } else { Align2::LEFT_BOTTOM };
        let colour = theme::team(team).light;
        painter.text(at, align, words::team(texts, team), theme::semibold(theme::SMALL), colour);
    }
    if let Some(here) = here {
        painter.vline(x(here), rect.y_range(), Stroke::new(2.0, theme::ACCENT));
    }
    let points: Vec<Pos2> =
        survey.chances().enumerate().filter_map(|(moment, atk)| atk.map(|atk| pos2(x(moment), y(atk)))).collect();
    painter.add(Shape::line(points, Stroke::new(2.5, theme::TEXT)));
    for turn in 0..survey.turns().len() {
        let Some(verdict) = survey.verdict(turn).filter(|verdict| verdict.grade > Grade::Good) else { continue };
        // The fall is seen at its end.
        if let Some(atk) = survey.chances().nth(turn + 1).flatten() {
            sign(&painter, pos2(x(turn + 1), y(atk)), verdict.grade);
        }
    }
    let said = texts.get("analysis-graph");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, &said));
    let attention = menu.attend(ui, "graph", &response, true, true);
    let pointer = response.interact_pointer_pos().filter(|_| response.clicked());
    let clicked = pointer.map(|at| {
        let part = ((at.x - inner.left()) / inner.width().max(1.0)).clamp(0.0, 1.0);
        (part * last as f32).round() as usize
    });
    response.on_hover_text(said);
    Charted { attention, clicked }
}

/// The colour of a grade.
pub(super) fn colour(grade: Grade) -> Color32 {
    match grade {
        Grade::Good => theme::colour(crate::board::palette::destination()),
        Grade::Inaccuracy => theme::TEXT,
        Grade::Mistake => theme::ACCENT,
        Grade::Blunder => theme::WARNING,
    }
}

/// The sign of a grade, by its colour and its shape: a dot, a ring, a triangle, a square on its corner.
pub(super) fn sign(painter: &Painter, at: Pos2, grade: Grade) {
    let (colour, edge) = (colour(grade), Stroke::new(1.0, theme::PANEL));
    match grade {
        Grade::Good => drop(painter.circle(at, 5.0, colour, edge)),
        Grade::Inaccuracy => drop(painter.circle(at, 4.5, theme::PANEL, Stroke::new(2.0, colour))),
        Grade::Mistake => {
            let corners = vec![at + vec2(0.0, -6.5), at + vec2(6.5, 5.0), at + vec2(-6.5, 5.0)];
            painter.add(Shape::convex_polygon(corners, colour, edge));
        }
        Grade::Blunder => {
            let corners = vec![at + vec2(0.0, -7.5), at + vec2(7.5, 0.0), at + vec2(0.0, 7.5), at + vec2(-7.5, 0.0)];
            painter.add(Shape::convex_polygon(corners, colour, edge));
        }
    }
}
