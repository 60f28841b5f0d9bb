//! The plates of the pieces: label and state, painted where the figures stand.

use ball_rules::{Piece, PieceState};
use bevy::prelude::{Camera, GlobalTransform, Vec2, Vec3};
use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::{theme, widgets, words};
use crate::board::palette;
use crate::board::shapes::{BASE_RADIUS, PIECE_HEIGHT};
use crate::i18n::Texts;

/// Where plates are painted and how large a square is there.
pub struct Lens<'a> {
    /// The camera that shows the board.
    pub camera: &'a Camera,
    /// Where that camera is.
    pub at: &'a GlobalTransform,
    /// egui's points to a logical pixel.
    pub zoom: f32,
}

impl Lens<'_> {
    /// Where a point of the world is on screen, and how many points a square is wide there.
    fn project(&self, piece: &GlobalTransform) -> Option<(Pos2, f32)> {
        let foot = middle(piece);
        let here = self.camera.world_to_viewport(self.at, foot).ok()?;
        let aside = self.camera.world_to_viewport(self.at, foot + *self.at.right()).ok()?;
        let points = |pixels: Vec2| pos2(pixels.x / self.zoom, pixels.y / self.zoom);
        Some((points(here), here.distance(aside) / self.zoom))
    }
}

/// The point of the ground below the middle of a piece that lies, or the foot of one that stands.
fn middle(piece: &GlobalTransform) -> Vec3 {
    let along = piece.up().with_y(0.0);
    piece.translation() + along * (PIECE_HEIGHT / 2.0) - Vec3::Y * (BASE_RADIUS * along.length())
}

impl Lens<'_> {
    /// How far below the foot the plate hangs, in squares. The square straight below is never hatched, so nothing
    /// stands there. The upper piece of a stack has its plate apart from the lower one's.
    fn plate_offset(&self, state: PieceState) -> f32 {
        let from_above = self.at.forward().y < -0.98;
        match state {
            PieceState::Upper { .. } if from_above => -0.58,
            PieceState::Upper { .. } => 0.02,
            _ if from_above => 0.58,
            _ => 0.4,
        }
    }
}

/// What a mark beside a label tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    /// The piece has the ball: seen here even where something stands in front of it.
    Ball,
    /// The piece is an open task.
    Task,
    /// The piece is downed.
    Downed,
    /// The piece may start no other ordinary action this turn.
    Restricted,
}

fn marks(piece: &Piece) -> Vec<Mark> {
    let downed = matches!(piece.state, PieceState::Downed | PieceState::Lower { downed: true });
    [
        (piece.has_ball, Mark::Ball),
        (piece.task, Mark::Task),
        (downed, Mark::Downed),
        (piece.restricted, Mark::Restricted),
    ]
    .into_iter()
    .filter_map(|(is, mark)| is.then_some(mark))
    .collect()
}

/// Paints the plate of `piece`, whose figure has its foot at `foot`; `offered` has a bright edge: figures hide most of the
/// marks on their squares.
pub fn paint(
    painter: &Painter,
    texts: &Texts,
    lens: &Lens<'_>,
    piece: &Piece,
    foot: &GlobalTransform,
    offered: Option<Color32>,
) {
    let Some((at, square)) = lens.project(foot) else { return };
    if !painter.clip_rect().expand(square).contains(at) {
        return;
    }
    let colours = theme::team(piece.id.team);
    let size = (square * 0.36).clamp(12.5 / lens.zoom.min(1.0), 17.0);
    let label = words::label(texts, piece.id.label);
    let text = widgets::line(painter, &label, theme::semibold(size), colours.light, f32::INFINITY);
    let marks = marks(piece);
    let mark_width = size * 1.05;
    let width = text.size().x + size * 0.7 + marks.len() as f32 * mark_width;
    let aside = square * lens.plate_offset(piece.state);
    let plate = Rect::from_center_size(at + vec2(0.0, aside), vec2(width, text.size().y + 1.0));
    let round = CornerRadius::same((plate.height() / 2.0) as u8);
    painter.rect(plate, round, colours.dark, Stroke::new(1.5, colours.strong), StrokeKind::Inside);
    if let Some(colour) = offered {
        let wider = CornerRadius::same((plate.height() / 2.0 + 3.0) as u8);
        painter.rect_stroke(plate.expand(3.0), wider, Stroke::new(3.0, colour), StrokeKind::Outside);
    }
    let left = plate.left() + size * 0.35;
    let text_right = left + text.size().x;
    painter.galley(pos2(left, plate.center().y - text.size().y / 2.0), text, colours.light);
    for (i, mark) in marks.into_iter().enumerate() {
        let center = pos2(text_right + mark_width * (i as f32 + 0.55), plate.center().y);
        draw(painter, mark, center, size * 0.42);
    }
}

/// Marks differ in shape: a ball, an exclamation mark, a figure that lies, a crossed circle.
fn draw(painter: &Painter, mark: Mark, center: Pos2, radius: f32) {
    let stroke = |colour: Color32| Stroke::new((radius * 0.32).max(1.5), colour);
    match mark {
        Mark::Ball => {
            let turn = Rot2::from_angle(-0.7);
            let around = |size: f32| -> Vec<Pos2> {
                let point = |step: u8| {
                    let angle = f32::from(step) / 16.0 * std::f32::consts::TAU;
                    // Pointed at both ends.
                    let across = angle.sin() * angle.sin().abs().powf(0.35);
                    center + turn * vec2(angle.cos() * size * 1.15, across * size * 0.72)
                };
                (0..16).map(point).collect()
            };
            let leather = theme::colour(palette::ball());
            painter.add(Shape::convex_polygon(around(radius * 1.1), leather, Stroke::new(1.0, theme::TEXT)));
            let lace = turn * vec2(radius * 0.5, 0.0);
            painter.line_segment([center - lace, center + lace], Stroke::new(1.2, theme::TEXT));
        }
        Mark::Task => {
            painter.line_segment([center - vec2(0.0, radius), center + vec2(0.0, radius * 0.3)], stroke(theme::ACCENT));
            painter.circle_filled(center + vec2(0.0, radius * 0.85), (radius * 0.2).max(1.2), theme::ACCENT);
        }
        Mark::Downed => {
            let base = center + vec2(0.0, radius * 0.7);
            painter.line_segment([base - vec2(radius, 0.0), base + vec2(radius, 0.0)], stroke(theme::WARNING));
            painter.arrow(center - vec2(0.0, radius), vec2(0.0, radius * 1.3), stroke(theme::WARNING));
        }
        Mark::Restricted => {
            painter.circle_stroke(center, radius * 0.85, stroke(theme::TEXT));
            let slash = vec2(radius * 0.6, -radius * 0.6);
            painter.line_segment([center - slash, center + slash], stroke(theme::TEXT));
        }
    }
}

#[cfg(test)]
mod tests {
    use ball_rules::{Position, Ruleset};

    use super::*;

    #[test]
    fn marks_tell_what_a_piece_may_not_do() {
        let rules = Ruleset::house();
        let of = |bpn: &str, label: &str| {
            let position = Position::from_bpn(rules, bpn).unwrap();
            marks(&position.pieces().find(|piece| piece.id.to_string() == label).unwrap())
        };
        assert_eq!(of("bpn1 a U aX2 X1G7-?,X2A1 X1M17 -", "ATK X1"), [Mark::Task, Mark::Downed]);
        assert_eq!(of("bpn1 a A1 aX2 X1G7,X2A1~ X1M17 -", "ATK X2"), [Mark::Ball, Mark::Restricted]);
        assert_eq!(of("bpn1 a A1 aX2 X1G7,X2A1~ X1M17 -", "ATK X1"), []);
    }
}
