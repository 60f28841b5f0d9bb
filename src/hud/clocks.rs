//! The clocks of both coaches, in the bar at the top.

use std::time::Duration;

use ball_rules::Team;
use bevy_egui::egui::{
    Align2, CornerRadius, Id, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::scene::Scene;
use super::widgets::{line, team_sign};
use super::{theme, words};

/// From here on the time is told to be short.
const LOW: Duration = Duration::from_secs(20);

/// Shows the clocks, where the match has any.
pub fn show(ui: &mut Ui, scene: Scene<'_>) {
    for team in Team::ALL {
        if let Some(left) = scene.session.time_left(team) {
            clock(ui, scene, team, left);
        }
    }
}

/// One clock: the running one stands out by its frame and weight, a short time by a warning sign.
fn clock(ui: &mut Ui, scene: Scene<'_>, team: Team, left: Duration) {
    let running = scene.session.result().is_none() && scene.session.position().side() == team;
    let low = left < LOW;
    let colours = theme::team(team);
    let font = if running { theme::semibold(theme::TITLE) } else { theme::regular(theme::TITLE) };
    let text = time_text(left);
    // A digit in a place that is new to it is missing in its first frame, and the next one is a second away.
    let id = Id::new(("clock", team));
    if ui.data_mut(|data| data.get_temp::<String>(id).as_ref() != Some(&text)) {
        ui.data_mut(|data| data.insert_temp(id, text.clone()));
        ui.ctx().request_repaint();
    }
    let galley = line(ui.painter(), &text, font, colours.light, f32::INFINITY);
    // As wide with any digits: what stands beside does not move every second.
    let digits = line(
        ui.painter(),
        &text.replace(|c: char| c.is_ascii_digit(), "0"),
        theme::semibold(theme::TITLE),
        colours.light,
        f32::INFINITY,
    );
    let sign = 15.0;
    let warning = if low { 24.0 } else { 0.0 };
    let size = vec2(sign + digits.size().x + warning + 30.0, 34.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter();
    let edge = if running { Stroke::new(3.0, colours.strong) } else { Stroke::new(1.0, theme::LINE) };
    painter.rect(rect, CornerRadius::same(6), colours.dark, edge, StrokeKind::Inside);
    team_sign(painter, pos2(rect.left() + 10.0 + sign / 2.0, rect.center().y), sign, team);
    painter.galley(pos2(rect.left() + 18.0 + sign, rect.center().y - galley.size().y / 2.0), galley, colours.light);
    if low {
        let at = pos2(rect.right() - 20.0, rect.center().y);
        let corners = vec![at + vec2(0.0, -10.0), at + vec2(11.0, 9.0), at + vec2(-11.0, 9.0)];
        painter.add(Shape::convex_polygon(corners, theme::WARNING, Stroke::NONE));
        painter.text(at + vec2(0.0, 2.0), Align2::CENTER_CENTER, "!", theme::semibold(theme::SMALL), theme::PANEL);
    }
    let name = words::team(scene.texts, team);
    let key = if low { "clock-low" } else { "clock-left" };
    let told = scene.texts.with(key, &[("team", name.into()), ("time", text.into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    response.on_hover_text(told);
}

/// A time in minutes and seconds; a second that has begun still counts, so that 0:00 is the end.
pub fn time_text(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ti01_a_clock_shows_nothing_left_only_when_nothing_is_left() {
        let shown = |milliseconds| time_text(Duration::from_millis(milliseconds));
        assert_eq!(shown(0), "0:00");
        assert_eq!(shown(1), "0:01");
        assert_eq!(shown(60_000), "1:00");
        assert_eq!(shown(59_999), "1:00");
        assert_eq!(shown(3_605_000), "60:05");
    }
}
