//! Small pictures of what can be done, drawn with lines: a full dot is the piece that acts, a hollow one its opponent,
//! an oval the ball.

use ball_rules::{ActionKind, Effect, Ruleset};
use bevy_egui::egui::epaint::CubicBezierShape;
use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, vec2};

use crate::match_play::composer::Verb;

/// The height and width of a picture, in points.
pub const SIZE: f32 = 30.0;
/// The radius of a piece, as a part of half the picture. Everything below is measured so.
const PIECE: f32 = 0.24;

/// A picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// An ordinary action.
    Action(ActionKind),
    /// A piece gets up.
    StandUp,
    /// Two pieces part.
    Release,
    /// Action points become energy.
    Convert,
    /// The phase ends.
    EndPhase,
    /// A piece acts again.
    Again,
    /// One point more.
    More,
    /// Squares in a row.
    Run,
    /// An opponent is thrown over.
    Down,
    /// The loose ball is picked up.
    Scoop,
    /// Two pieces change places.
    Swap,
}

/// The picture of what can be done.
pub fn of_verb(rules: &Ruleset, verb: Verb) -> Icon {
    match verb {
        Verb::Action(kind) => Icon::Action(kind),
        Verb::StandUp => Icon::StandUp,
        Verb::Release => Icon::Release,
        Verb::Convert => Icon::Convert,
        Verb::EndPhase => Icon::EndPhase,
        Verb::Card(card) => of_effect(&rules.card(card).effect),
    }
}

/// The picture of what a card does.
pub const fn of_effect(effect: &Effect) -> Icon {
    match effect {
        Effect::LiftRestriction => Icon::Again,
        Effect::ExtraPa { .. } => Icon::More,
        Effect::StandUp => Icon::StandUp,
        Effect::Release => Icon::Release,
        Effect::Run { .. } => Icon::Run,
        Effect::LongPass => Icon::Action(ActionKind::LongPass),
        Effect::Down => Icon::Down,
        Effect::HandOff { .. } => Icon::Action(ActionKind::HandOff),
        Effect::Scoop => Icon::Scoop,
        Effect::Swap { .. } => Icon::Swap,
    }
}

/// Paints `icon` about `middle`; `bright` is the colour of the ball and of what is gained.
pub fn paint(painter: &Painter, middle: Pos2, icon: Icon, colour: Color32, bright: Color32) {
    let pen = Pen { middle, colour, bright };
    painter.extend(pen.shapes(icon));
}

/// Draws in a square from -1 to 1, y downwards.
#[derive(Clone, Copy)]
struct Pen {
    middle: Pos2,
    colour: Color32,
    bright: Color32,
}

impl Pen {
    fn at(self, (x, y): (f32, f32)) -> Pos2 {
        self.middle + vec2(x, y) * (SIZE / 2.0)
    }

    fn line(self) -> Stroke {
        Stroke::new(2.0, self.colour)
    }

    fn own(self, at: (f32, f32)) -> Shape {
        Shape::circle_filled(self.at(at), PIECE * SIZE / 2.0 + 1.0, self.colour)
    }

    fn foe(self, at: (f32, f32)) -> Shape {
        Shape::circle_stroke(self.at(at), PIECE * SIZE / 2.0, self.line())
    }

    /// A bar as long as a piece is wide: one that lies.
    fn lying(self, at: (f32, f32)) -> Shape {
        let half = PIECE * 1.5;
        let ends = [self.at((at.0 - half, at.1)), self.at((at.0 + half, at.1))];
        Shape::line_segment(ends, Stroke::new(4.0, self.colour))
    }

    fn ball(self, at: (f32, f32)) -> Shape {
        let (long, short) = (0.26 * SIZE / 2.0, 0.17 * SIZE / 2.0);
        let points = (0..16).map(|i| {
            let (y, x) = (i as f32 / 16.0 * std::f32::consts::TAU).sin_cos();
            // It leans by an eighth of a turn.
            let (along, across) = (x * long, y * short);
            self.at(at) + vec2(along + across, across - along) * std::f32::consts::FRAC_1_SQRT_2
        });
        Shape::convex_polygon(points.collect(), self.bright, Stroke::NONE)
    }

    fn plain(self, from: (f32, f32), to: (f32, f32)) -> Shape {
        Shape::line_segment([self.at(from), self.at(to)], self.line())
    }

    fn dotted(self, from: (f32, f32), to: (f32, f32)) -> Vec<Shape> {
        Shape::dotted_line(&[self.at(from), self.at(to)], self.colour, 4.0, 1.2)
    }

    /// The head of an arrow that comes from `from`.
    fn head(self, from: (f32, f32), tip: (f32, f32)) -> Shape {
        let (tip, from) = (self.at(tip), self.at(from));
        let along = (tip - from).normalized() * 7.0;
        let across = Vec2::new(-along.y, along.x) * 0.6;
        Shape::convex_polygon(vec![tip, tip - along + across, tip - along - across], self.colour, Stroke::NONE)
    }

    fn arrow(self, from: (f32, f32), tip: (f32, f32)) -> [Shape; 2] {
        // The line ends within the head.
        let short = (tip.0 + (from.0 - tip.0) * 0.2, tip.1 + (from.1 - tip.1) * 0.2);
        [self.plain(from, short), self.head(from, tip)]
    }

    /// A bow from `from` to `tip` by way of `over`, with an arrow's head.
    fn bow(self, from: (f32, f32), over: (f32, f32), tip: (f32, f32)) -> [Shape; 2] {
        let way = |end: (f32, f32)| (end.0 + (over.0 - end.0) * 0.67, end.1 + (over.1 - end.1) * 0.67);
        let points = [from, way(from), way(tip), tip].map(|at| self.at(at));
        let bow = CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, self.line());
        [Shape::CubicBezier(bow), self.head(over, (tip.0 * 1.04, tip.1 * 1.04))]
    }

    fn shapes(self, icon: Icon) -> Vec<Shape> {
        let mut drawn = Vec::new();
        match icon {
            Icon::Action(ActionKind::Move) => {
                drawn.push(self.own((-0.6, 0.6)));
                drawn.extend(self.arrow((-0.3, 0.3), (0.8, -0.8)));
            }
            Icon::Action(ActionKind::Dodge) => {
                drawn.push(self.own((-0.65, 0.65)));
                drawn.push(self.foe((0.1, -0.3)));
                drawn.push(self.plain((-0.42, 0.34), (-0.12, -0.02)));
                drawn.extend(self.arrow((0.3, -0.02), (0.85, 0.7)));
            }
            Icon::Action(ActionKind::TacticalDodge) => {
                drawn.push(self.own((-0.7, 0.6)));
                drawn.push(self.foe((0.0, 0.6)));
                drawn.extend(self.bow((-0.65, 0.25), (0.0, -1.3), (0.72, 0.45)));
            }
            Icon::Action(ActionKind::Block) => {
                drawn.push(self.foe((0.1, 0.55)));
                drawn.push(self.own((0.1, 0.02)));
                drawn.extend(self.arrow((0.1, -0.95), (0.1, -0.25)));
                drawn.push(self.plain((-0.75, 0.9), (0.95, 0.9)));
            }
            Icon::Action(ActionKind::Protection) => {
                let shield = [(-0.65, -0.7), (0.65, -0.7), (0.6, 0.15), (0.0, 0.9), (-0.6, 0.15)];
                drawn.push(Shape::closed_line(shield.map(|at| self.at(at)).to_vec(), self.line()));
                drawn.push(self.own((0.0, -0.1)));
            }
            Icon::Action(ActionKind::HandOff) => {
                drawn.push(self.own((-0.72, 0.5)));
                drawn.push(self.own((0.72, -0.5)));
                drawn.extend(self.dotted((-0.45, 0.3), (0.45, -0.3)));
                drawn.push(self.ball((0.0, 0.0)));
            }
            Icon::Action(ActionKind::ShortPass) => {
                drawn.push(self.own((-0.7, 0.55)));
                drawn.push(self.own((0.72, 0.55)));
                drawn.extend(self.bow((-0.55, 0.2), (0.0, -0.7), (0.35, 0.1)));
                drawn.push(self.ball((-0.05, -0.55)));
            }
            Icon::Action(ActionKind::LongPass) => {
                drawn.push(self.own((-0.75, 0.75)));
                drawn.extend(self.bow((-0.7, 0.35), (-0.1, -1.5), (0.85, 0.75)));
                drawn.push(self.ball((-0.1, -0.72)));
            }
            Icon::StandUp => {
                drawn.push(self.lying((0.3, 0.8)));
                drawn.push(self.own((-0.35, -0.55)));
                drawn.extend(self.bow((0.65, 0.5), (0.75, -0.6), (0.05, -0.55)));
            }
            Icon::Release => {
                drawn.push(self.own((0.0, -0.2)));
                drawn.push(self.foe((0.0, 0.4)));
                drawn.extend(self.arrow((-0.35, -0.25), (-0.95, -0.75)));
                drawn.extend(self.arrow((0.35, 0.4), (0.95, 0.85)));
            }
            Icon::Convert => {
                drawn.push(Shape::circle_filled(self.at((-0.6, 0.0)), 5.0, self.bright));
                drawn.extend(self.arrow((-0.2, 0.0), (0.3, 0.0)));
                drawn.push(self.gem((0.7, 0.0)));
            }
            Icon::EndPhase => {
                drawn.extend(self.arrow((-0.85, 0.0), (0.45, 0.0)));
                drawn.push(Shape::line_segment(
                    [self.at((0.7, -0.65)), self.at((0.7, 0.65))],
                    Stroke::new(3.0, self.bright),
                ));
            }
            Icon::Again => {
                drawn.push(self.own((0.0, 0.05)));
                drawn.extend(self.bow((-0.6, 0.5), (-1.25, -0.9), (0.15, -0.75)));
                drawn.extend(self.bow((0.6, -0.4), (1.25, 1.0), (-0.15, 0.85)));
            }
            Icon::More => {
                drawn.push(Shape::circle_filled(self.at((-0.35, 0.1)), 6.5, self.bright));
                drawn.push(self.plain((0.6, -0.55), (0.6, 0.25)));
                drawn.push(self.plain((0.2, -0.15), (1.0, -0.15)));
            }
            Icon::Run => {
                drawn.push(self.own((-0.75, 0.75)));
                drawn.extend(self.arrow((-0.45, 0.45), (0.9, -0.9)));
                for mark in [-0.2, 0.2] {
                    drawn.push(self.plain((mark - 0.2, -mark - 0.2), (mark + 0.2, -mark + 0.2)));
                }
            }
            Icon::Down => {
                drawn.push(self.own((-0.65, -0.1)));
                drawn.extend(self.arrow((-0.3, -0.1), (0.25, -0.1)));
                drawn.push(self.lying((0.55, 0.7)));
                drawn.extend(self.bow((0.45, -0.45), (0.95, -0.3), (0.75, 0.4)));
            }
            Icon::Scoop => {
                drawn.push(self.own((-0.55, -0.35)));
                drawn.push(self.ball((0.45, 0.45)));
                drawn.extend(self.bow((-0.5, 0.1), (-0.3, 0.75), (0.12, 0.5)));
                drawn.push(self.plain((-0.8, 0.88), (0.9, 0.88)));
            }
            Icon::Swap => {
                drawn.push(self.own((-0.65, 0.0)));
                drawn.push(self.own((0.65, 0.0)));
                drawn.extend(self.bow((-0.5, -0.4), (0.0, -1.0), (0.5, -0.4)));
                drawn.extend(self.bow((0.5, 0.4), (0.0, 1.0), (-0.5, 0.4)));
            }
        }
        drawn
    }

    /// A point of energy.
    fn gem(self, at: (f32, f32)) -> Shape {
        let points = [(0.0, -1.0), (0.75, 0.0), (0.0, 1.0), (-0.75, 0.0)];
        let middle = self.at(at);
        Shape::convex_polygon(points.map(|(x, y)| middle + vec2(x, y) * 6.0).to_vec(), self.bright, Stroke::NONE)
    }
}
