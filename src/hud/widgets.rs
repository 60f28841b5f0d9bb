//! The parts that the panels are made of. None takes the keyboard's focus: keys choose on the board.

use std::sync::Arc;

use ball_rules::Team;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, WidgetType, pos2, text::LayoutJob, vec2,
};

use super::icons::{self, Icon};
use super::theme;
use crate::input::{Cap, Sign};

/// One line of text that ends in … where it does not fit.
pub fn line(painter: &Painter, text: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    lines(painter, text, font, colour, width, 1)
}

/// Some lines of text that end in … where they do not fit.
pub fn lines(painter: &Painter, text: &str, font: FontId, colour: Color32, width: f32, rows: usize) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, colour, width);
    job.wrap.max_rows = rows;
    job.wrap.break_anywhere = rows == 1;
    painter.layout_job(job)
}

/// The sign of a team: a triangle towards the end zone that it attacks.
pub fn team_sign(painter: &Painter, center: Pos2, size: f32, team: Team) {
    let up = match team {
        Team::Atk => -1.0,
        Team::Def => 1.0,
    };
    let (half, tip) = (size / 2.0, size * 0.45 * up);
    let points = vec![center + vec2(0.0, tip), center + vec2(-half, -tip), center + vec2(half, -tip)];
    painter.add(Shape::convex_polygon(points, theme::team(team).strong, Stroke::NONE));
}

/// A plate in a team's colours with its sign.
pub fn team_pill(ui: &mut Ui, team: Team, text: &str, font: FontId) -> Response {
    let colours = theme::team(team);
    let galley = line(ui.painter(), text, font, colours.light, f32::INFINITY);
    let sign = galley.size().y * 0.6;
    let size = vec2(galley.size().x + sign + 30.0, (galley.size().y + 8.0).max(28.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter();
    let round = CornerRadius::same((rect.height() / 2.0) as u8);
    painter.rect(rect, round, colours.dark, Stroke::new(2.0, colours.strong), StrokeKind::Inside);
    team_sign(painter, pos2(rect.left() + 12.0 + sign / 2.0, rect.center().y), sign, team);
    let at = pos2(rect.left() + 18.0 + sign, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, colours.light);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    response
}

/// How wide a key or a button is drawn.
pub fn cap_width(painter: &Painter, cap: &Cap) -> f32 {
    let letters = match cap {
        Cap::Key(name) => name.as_str(),
        Cap::Button(Sign::Shoulder(name)) => name,
        Cap::Button(_) => return 24.0,
    };
    let galley = line(painter, letters, theme::semibold(theme::SMALL), theme::WEAK, f32::INFINITY);
    (galley.size().x + 12.0).max(24.0)
}

/// A key of the keyboard or a button of a pad, from its left edge. Returns its width.
pub fn key_cap(painter: &Painter, left_center: Pos2, cap: &Cap, enabled: bool) -> f32 {
    let width = cap_width(painter, cap);
    let rect = Rect::from_min_size(pos2(left_center.x, left_center.y - 12.0), vec2(width, 24.0));
    let colour = if enabled { theme::ACCENT } else { theme::OFF };
    let edge = Stroke::new(1.0, if enabled { theme::ACCENT.gamma_multiply(0.6) } else { theme::LINE });
    let write = |letters: &str| {
        painter.text(rect.center(), Align2::CENTER_CENTER, letters, theme::semibold(theme::SMALL), colour);
    };
    match cap {
        Cap::Key(name) => {
            painter.rect(rect, CornerRadius::same(4), theme::PANEL, edge, StrokeKind::Inside);
            write(name);
        }
        Cap::Button(Sign::Shoulder(name)) => {
            let round = CornerRadius { nw: 10, ne: 10, sw: 3, se: 3 };
            painter.rect(rect, round, theme::PANEL, edge, StrokeKind::Inside);
            write(name);
        }
        Cap::Button(sign) => {
            painter.circle(rect.center(), 11.5, theme::PANEL, edge);
            match sign {
                Sign::Letter(letter) | Sign::Stick(letter) => write(&letter.to_string()),
                _ => {}
            }
            painter.extend(sign_shapes(rect.center(), sign, colour));
        }
    }
    width
}

/// What is drawn on a round button where no letter stands.
fn sign_shapes(center: Pos2, sign: &Sign, colour: Color32) -> Vec<Shape> {
    let pen = Stroke::new(2.0, colour);
    let at = |x: f32, y: f32| center + vec2(x, y);
    match *sign {
        Sign::Shape(2) => {
            vec![
                Shape::line_segment([at(-4.5, -4.5), at(4.5, 4.5)], pen),
                Shape::line_segment([at(-4.5, 4.5), at(4.5, -4.5)], pen),
            ]
        }
        Sign::Shape(3) => vec![Shape::closed_line(vec![at(0.0, -6.0), at(5.5, 3.5), at(-5.5, 3.5)], pen)],
        Sign::Shape(4) => {
            vec![Shape::closed_line(vec![at(-4.5, -4.5), at(4.5, -4.5), at(4.5, 4.5), at(-4.5, 4.5)], pen)]
        }
        Sign::Shape(_) => vec![Shape::circle_stroke(center, 5.0, pen)],
        Sign::Stick(_) => vec![Shape::circle_stroke(center, 9.0, Stroke::new(1.0, colour))],
        Sign::DPad(right, up) => {
            let way = vec2(f32::from(right), -f32::from(up));
            let side = vec2(way.y, way.x);
            let tip = center + way * 7.0;
            let thin = Stroke::new(1.5, colour);
            vec![
                Shape::line_segment([at(-6.0, 0.0), at(6.0, 0.0)], thin),
                Shape::line_segment([at(0.0, -6.0), at(0.0, 6.0)], thin),
                Shape::convex_polygon(
                    vec![tip, center + way * 1.5 + side * 5.0, center + way * 1.5 - side * 5.0],
                    colour,
                    Stroke::NONE,
                ),
            ]
        }
        Sign::Menu => [-4.0, 0.0, 4.0].map(|y| Shape::line_segment([at(-5.0, y), at(5.0, y)], pen)).to_vec(),
        Sign::View => [(-5.0, -4.0), (-1.0, 0.0)]
            .map(|(x, y)| {
                Shape::closed_line(
                    vec![at(x, y), at(x + 6.0, y), at(x + 6.0, y + 5.0), at(x, y + 5.0)],
                    Stroke::new(1.5, colour),
                )
            })
            .to_vec(),
        Sign::Letter(_) | Sign::Shoulder(_) => Vec::new(),
    }
}

/// Filled and hollow pips: action points left, and those of `per_turn` that are spent.
pub const fn pips(left: u8, per_turn: u8) -> (u8, u8) {
    (left, per_turn.saturating_sub(left))
}

/// Draws pips in a row.
pub fn pip_row(ui: &mut Ui, filled: u8, hollow: u8, colour: Color32) -> Response {
    let radius = 7.0;
    let count = f32::from(filled) + f32::from(hollow);
    let (rect, response) = ui.allocate_exact_size(vec2(count * (radius * 2.0 + 5.0), 28.0), Sense::hover());
    for i in 0..filled + hollow {
        let center = pos2(rect.left() + radius + f32::from(i) * (radius * 2.0 + 5.0), rect.center().y);
        if i < filled {
            ui.painter().circle_filled(center, radius, colour);
        } else {
            ui.painter().circle_stroke(center, radius - 1.0, Stroke::new(2.0, theme::OFF));
        }
    }
    response
}

/// The height of a line of a tile's note.
const NOTE_LINE: f32 = 19.5;

/// How a tile looks and what stands on it.
#[derive(Clone, Debug, Default)]
pub struct Tile {
    /// A picture of what it does.
    pub icon: Option<Icon>,
    /// The key that chooses it.
    pub key: Option<Cap>,
    /// What it is called.
    pub name: String,
    /// What it costs and earns.
    pub costs: String,
    /// A second line: why it cannot be chosen, or what it does.
    pub note: String,
    /// Whether it can be chosen.
    pub enabled: bool,
    /// Whether it is what has been chosen.
    pub picked: bool,
}

/// How wide a tile must be for its key and its name.
pub fn tile_width(painter: &Painter, key: Option<&Cap>, name: &str) -> f32 {
    let name = line(painter, name, theme::semibold(theme::BODY), theme::TEXT, f32::INFINITY);
    name.size().x + key.map_or(0.0, |key| cap_width(painter, key)) + 32.0
}

/// The name of a tile: one that is too long for its line is written smaller, then in two lines.
fn tile_name(painter: &Painter, name: &str, colour: Color32, width: f32) -> Arc<Galley> {
    let small = theme::semibold(theme::SMALL);
    let one_line = [theme::semibold(theme::BODY), small.clone()].map(|font| line(painter, name, font, colour, width));
    let fits = one_line.into_iter().find(|galley| !galley.elided);
    fits.unwrap_or_else(|| lines(painter, name, small, colour, width, 2))
}

/// A button with a key, a name, its costs and a note. A click on one that cannot be chosen is no click.
pub fn tile(ui: &mut Ui, size: Vec2, tile: &Tile) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.add(tile_background(rect, &response, tile.enabled, tile.picked));
    let (text, weak, bright) =
        if tile.enabled { (theme::TEXT, theme::WEAK, theme::ACCENT) } else { (theme::OFF, theme::OFF, theme::OFF) };
    let mut inner = rect.shrink2(vec2(7.0, 3.0));
    let indent = tile.key.as_ref().map_or(0.0, |key| cap_width(&painter, key) + 9.0);
    let name = tile_name(&painter, &tile.name, text, inner.width() - indent);
    // There may be no room below a name of two lines; a reason is told when the tile is chosen, too.
    let rows = ((size.y - 6.0 - name.size().y) / NOTE_LINE).floor().max(0.0) as usize;
    let rows = if name.rows.len() > 1 { rows } else { rows.max(1) };
    let note = |width: f32| lines(&painter, &tile.note, theme::regular(theme::SMALL), weak, width, rows);
    let pictured = inner.with_min_x(inner.left() + icons::SIZE + 8.0);
    // Words go first where there is no room for the picture, too.
    if let Some(icon) = tile.icon
        && indent + name.size().x <= pictured.width()
        && (tile.note.is_empty() || !note(pictured.width()).elided)
    {
        let middle = pos2(inner.left() + icons::SIZE / 2.0, rect.center().y);
        icons::paint(&painter, middle, icon, text, bright);
        inner = pictured;
    }
    let left = inner.left() + indent;
    let costs = line(&painter, &tile.costs, theme::regular(theme::SMALL), bright, inner.width());
    let beside = name.size().x + theme::GAP + costs.size().x <= inner.right() - left;
    // Costs that do not fit beside the name go below it, unless a reason stands there.
    let below = if rows == 0 {
        None
    } else if !tile.note.is_empty() {
        Some((note(inner.width()), weak))
    } else if !beside && !tile.costs.is_empty() {
        Some((Arc::clone(&costs), bright))
    } else {
        None
    };
    let name_y = rect.center().y - below.as_ref().map_or(0.0, |(below, _)| below.size().y / 2.0);
    if let Some(key) = &tile.key {
        key_cap(&painter, pos2(inner.left(), name_y), key, tile.enabled);
    }
    if beside {
        let line = name.size().y / name.rows.len().max(1) as f32;
        let costs_y = name_y + (name.size().y - line) / 2.0;
        painter.galley(pos2(inner.right() - costs.size().x, costs_y - costs.size().y / 2.0), costs, bright);
    }
    let under = name_y + name.size().y / 2.0 + 1.0;
    painter.galley(pos2(left, name_y - name.size().y / 2.0), name, text);
    if let Some((below, colour)) = below {
        painter.galley(pos2(inner.left() + 2.0, under), below, colour);
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, tile.enabled, tile.picked, &tile.name));
    response
}

/// The background of something that can be clicked.
pub fn tile_background(rect: Rect, response: &Response, enabled: bool, picked: bool) -> Shape {
    let down = response.is_pointer_button_down_on();
    let (fill, edge) = match (enabled, picked) {
        (false, _) => (theme::TILE_OFF, Stroke::new(1.0, theme::LINE.gamma_multiply(0.6))),
        (true, true) => (theme::TILE_PICKED, Stroke::new(2.0, theme::ACCENT)),
        (true, false) if down => (theme::TILE_PICKED, Stroke::new(1.0, theme::ACCENT)),
        (true, false) if response.hovered() => (theme::TILE_HOVERED, Stroke::new(1.0, theme::WEAK)),
        (true, false) => (theme::TILE, Stroke::new(1.0, theme::LINE)),
    };
    Shape::Rect(bevy_egui::egui::epaint::RectShape::new(rect, CornerRadius::same(6), fill, edge, StrokeKind::Inside))
}

/// How wide [`bar_button`] is.
pub fn bar_button_width(painter: &Painter, name: &str, key: Option<&Cap>) -> f32 {
    let name = line(painter, name, theme::regular(theme::BODY), theme::TEXT, f32::INFINITY);
    name.size().x + 24.0 + key.map_or(0.0, |key| cap_width(painter, key) + theme::GAP)
}

/// A button of a bar: a name and, where there is room, the key that does the same.
pub fn bar_button(ui: &mut Ui, name: &str, key: Option<&Cap>, enabled: bool) -> Response {
    let width = bar_button_width(ui.painter(), name, key);
    let (rect, response) = ui.allocate_exact_size(vec2(width, theme::TARGET), Sense::CLICK);
    let painter = ui.painter();
    painter.add(tile_background(rect, &response, enabled, false));
    let colour = if enabled { theme::TEXT } else { theme::OFF };
    let text = line(painter, name, theme::regular(theme::BODY), colour, f32::INFINITY);
    let at = pos2(rect.left() + 12.0, rect.center().y - text.size().y / 2.0);
    let right = at.x + text.size().x;
    painter.galley(at, text, colour);
    if let Some(key) = key {
        key_cap(painter, pos2(right + theme::GAP, rect.center().y), key, enabled);
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r2_2_pips_show_what_is_left_and_what_is_spent() {
        assert_eq!(pips(2, 2), (2, 0));
        assert_eq!(pips(1, 2), (1, 1));
        assert_eq!(pips(0, 2), (0, 2));
        assert_eq!(pips(3, 2), (3, 0), "a card may raise PA above those of a turn");
    }
}
