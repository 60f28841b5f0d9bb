//! Small pictures of the board: a position with its pieces, and where things happened.

use ball_rules::{Ball, COLUMNS, Kind, Piece, PieceState, Position, ROWS, Square, Team};
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::hud::theme;

/// The turf of the pictures.
const TURF: Color32 = Color32::from_rgb(0x1C, 0x3A, 0x2C);
/// The hatched squares on it.
const HATCHED: Color32 = Color32::from_rgb(0x2A, 0x50, 0x3E);

/// The size of a picture that is so high, in points.
pub fn size(height: f32) -> Vec2 {
    vec2(height * f32::from(COLUMNS) / f32::from(ROWS), height)
}

/// The middle of a square in a picture, ATK at the bottom, and how wide a square is.
fn place(rect: Rect, square: Square) -> (Pos2, f32) {
    let unit = rect.height() / f32::from(ROWS);
    let x = rect.left() + (f32::from(square.column()) - 0.5) * unit;
    (pos2(x, rect.bottom() - (f32::from(square.row()) - 0.5) * unit), unit)
}

fn ground(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect, CornerRadius::same(3), TURF);
    let zone = rect.height() / f32::from(ROWS);
    for (team, top) in [(Team::Atk, rect.bottom() - zone), (Team::Def, rect.top())] {
        // The end zone that a team defends has its colour, as on the board.
        let zone = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), zone));
        painter.rect_filled(zone, CornerRadius::ZERO, theme::team(team).dark);
    }
    for square in Square::all() {
        let (at, unit) = place(rect, square);
        painter.rect_filled(Rect::from_center_size(at, Vec2::splat(unit * 0.72)), CornerRadius::ZERO, HATCHED);
    }
    painter.rect_stroke(rect, CornerRadius::same(3), Stroke::new(1.0, theme::LINE), StrokeKind::Outside);
}

/// Paints a position: crosses, rings and frames in their teams' colours, those that are downed as a line, the ball as a
/// bright spot.
pub fn position(painter: &Painter, rect: Rect, position: &Position) {
    ground(painter, rect);
    for piece in position.pieces() {
        paint_piece(painter, rect, &piece);
    }
    let square = match position.ball() {
        Ball::Carried(id) => position.piece(id).map(|piece| piece.square),
        Ball::Loose(square) => Some(square),
    };
    if let Some(square) = square {
        let (at, unit) = place(rect, square);
        painter.circle(at, unit * 0.27, theme::ACCENT, Stroke::new(1.0, theme::PANEL));
    }
}

fn paint_piece(painter: &Painter, rect: Rect, piece: &Piece) {
    let (at, unit) = place(rect, piece.square);
    let half = unit * 0.42;
    let stroke = Stroke::new((unit * 0.22).max(1.5), theme::team(piece.id.team).strong);
    if matches!(piece.state, PieceState::Downed) {
        painter.line_segment([at - vec2(half, 0.0), at + vec2(half, 0.0)], stroke);
        return;
    }
    match piece.id.label.kind() {
        Kind::Cross => {
            painter.line_segment([at - vec2(half, half), at + vec2(half, half)], stroke);
            painter.line_segment([at + vec2(-half, half), at + vec2(half, -half)], stroke);
        }
        Kind::Ring => drop(painter.circle_stroke(at, half, stroke)),
        Kind::Frame => {
            let frame = Rect::from_center_size(at, Vec2::splat(2.0 * half));
            painter.rect_stroke(frame, CornerRadius::ZERO, stroke, StrokeKind::Inside);
        }
    }
}

/// Paints how much of something was on each square: the more, the larger and the brighter its mark.
pub fn heat(ui: &Ui, rect: Rect, counts: &[u16; Square::COUNT], colour: Color32) {
    let painter = ui.painter();
    ground(painter, rect);
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    for (square, &count) in Square::all().zip(counts).filter(|&(_, &count)| count > 0) {
        let (at, unit) = place(rect, square);
        let part = (f32::from(count) / f32::from(most)).sqrt();
        painter.circle_filled(at, unit * (0.18 + 0.42 * part), colour.gamma_multiply(0.45 + 0.55 * part));
    }
}
