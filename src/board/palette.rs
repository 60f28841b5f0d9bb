//! The colours of the board, the pieces and the stadium.
//!
//! By default the teams are a yellow and a blue of the family of Okabe and Ito, which keep apart under all common kinds
//! of colour blindness; there are other such pairs to choose. One is light and one is dark, so that they also differ in a greyscale picture, and yet both must stand
//! out from the squares by a contrast of 3:1. Blue leaves only one way: the squares are darker than the blue by that
//! much, a turf at dusk. Yellow and blue are as light as that allows, so that the turf need not be darker still.
//! Highlights are light, since everything under them is dark, and differ in shape and not only in hue.
//!
//! Contrast is that of WCAG: the ratio of relative luminances, each increased by 0.05. The textures of the squares only
//! darken, so they never lessen it.

mod teams;
#[cfg(test)]
mod vision;

use bevy::color::Color;

pub use teams::{TeamPaints, team};

/// The turf between the hatched squares: darker than they are.
pub fn turf() -> Color {
    Color::srgb_u8(0x0C, 0x34, 0x1B)
}

/// The hatched squares: as light as blue pieces allow.
pub fn tile() -> Color {
    Color::srgb_u8(0x12, 0x45, 0x21)
}

/// The turf round the field, behind column letters and row numbers.
pub fn apron() -> Color {
    Color::srgb_u8(0x0A, 0x27, 0x18)
}

/// The frame of the board: dark, oiled wood.
pub fn frame() -> Color {
    Color::srgb_u8(0x4A, 0x2C, 0x1A)
}

/// The inlay of the frame: brass.
pub fn inlay() -> Color {
    Color::srgb_u8(0xB8, 0x8A, 0x45)
}

/// Painted lines and the lettering at the edge of the board: a white that does not outshine the pieces. Contrast above
/// 9 against the turf round the field.
pub fn line() -> Color {
    Color::srgb_u8(0xC9, 0xD2, 0xC4)
}

/// Thin lines across the field.
pub fn yard_line() -> Color {
    Color::srgb_u8(0x3C, 0x58, 0x48)
}

/// The words painted on the end zones: darker than their squares, so that everything stands out from them too.
pub fn end_lettering() -> Color {
    Color::srgb_u8(0x07, 0x0E, 0x12)
}

/// The numbers of the rows to count from: gold.
pub fn accent() -> Color {
    Color::srgb_u8(0xF2, 0xBE, 0x55)
}

/// Marks what can be chosen.
pub fn selectable() -> Color {
    Color::srgb_u8(0x9F, 0xE8, 0xC8)
}

/// Marks what is chosen.
pub fn selected() -> Color {
    Color::srgb_u8(0xFF, 0xFF, 0xFF)
}

/// Marks where an action may end.
pub fn destination() -> Color {
    Color::srgb_u8(0x4F, 0xE3, 0xA3)
}

/// Marks what would be downed or lost.
pub fn danger() -> Color {
    Color::srgb_u8(0xFF, 0x8A, 0x5C)
}

/// Marks the path of a pass or a push that is not decided yet.
pub fn preview() -> Color {
    Color::srgb_u8(0xEE, 0xB4, 0xDC)
}

/// The brackets of the cursor.
pub fn cursor() -> Color {
    Color::srgb_u8(0xFF, 0xC0, 0x6B)
}

/// The leather of the ball: light enough for 3:1 against the hatched squares.
pub fn ball() -> Color {
    Color::srgb_u8(0xC2, 0x76, 0x46)
}

/// The laces and stripes of the ball.
pub fn laces() -> Color {
    Color::srgb_u8(0xFF, 0xF6, 0xE8)
}

/// The dark edge round the bright outline of the ball.
pub fn ball_edge() -> Color {
    Color::srgb_u8(0x12, 0x0B, 0x08)
}

/// The ground round the board, near it.
pub fn ground() -> Color {
    Color::srgb_u8(0x1E, 0x2B, 0x2C)
}

/// Lettering painted on the ground.
pub fn ground_lettering() -> Color {
    Color::srgb_u8(0x4C, 0x5E, 0x5E)
}

/// What is far away and out of the floodlights' reach.
pub fn backdrop() -> Color {
    Color::srgb_u8(0x0C, 0x10, 0x1E)
}

/// The faces of the spectators, in full light.
pub fn skin() -> Color {
    Color::srgb_u8(0xD8, 0xA8, 0x88)
}

/// The sky where it meets the ground, away from the sun.
pub fn horizon() -> Color {
    Color::srgb_u8(0x2B, 0x2F, 0x4E)
}

/// The sky above the place where the sun has set.
pub fn afterglow() -> Color {
    Color::srgb_u8(0xE0, 0x82, 0x4E)
}

/// The sky half-way up.
pub fn dusk() -> Color {
    Color::srgb_u8(0x4A, 0x3F, 0x74)
}

/// The sky overhead.
pub fn zenith() -> Color {
    Color::srgb_u8(0x0C, 0x12, 0x2E)
}

/// The steps of the stands.
pub fn stand() -> Color {
    Color::srgb_u8(0x2C, 0x33, 0x42)
}

/// Empty seats.
pub fn seat() -> Color {
    Color::srgb_u8(0x1D, 0x25, 0x36)
}

/// Steel of the floodlight masts.
pub fn mast() -> Color {
    Color::srgb_u8(0x23, 0x28, 0x30)
}

/// The light of the floodlights and of the low sun.
pub fn lamp() -> Color {
    Color::srgb_u8(0xFF, 0xE9, 0xC6)
}

#[cfg(test)]
mod tests {
    use ball_rules::Team;
    use bevy::color::Luminance;

    use super::*;
    use crate::settings::TeamPreset;

    pub(super) fn contrast(one: Color, other: Color) -> f32 {
        let [one, other] = [one, other].map(|color| color.to_linear().luminance() + 0.05);
        one.max(other) / one.min(other)
    }

    const SQUARES: [fn() -> Color; 3] = [turf, tile, apron];

    #[test]
    fn co02_the_ball_highlights_and_lines_stand_out_from_every_square() {
        for square in SQUARES {
            for mark in [selectable(), selected(), destination(), danger(), preview(), cursor(), line(), accent()] {
                assert!(contrast(mark, square()) >= 4.5, "{mark:?} on {:?}", square());
            }
            assert!(contrast(ball(), square()) >= 3.0 && contrast(laces(), square()) >= 3.0);
        }
    }

    #[test]
    fn co01_lettering_can_be_read_on_the_apron() {
        assert!(contrast(line(), apron()) >= 7.0 && contrast(accent(), apron()) >= 7.0);
    }

    #[test]
    fn co02_the_ball_has_an_outline_against_everything() {
        let teams = TeamPreset::ALL.into_iter().flat_map(|preset| Team::ALL.map(|which| team(preset, which)));
        let around = SQUARES.map(|square| square()).into_iter().chain(teams.map(|team| team.strong));
        for other in around {
            let [bright, dark] = [laces(), ball_edge()].map(|edge| contrast(edge, other));
            assert!(bright.max(dark) >= 3.0, "{other:?}: {bright} {dark}");
        }
        assert!(contrast(laces(), ball_edge()) >= 7.0);
    }

    #[test]
    fn hatched_squares_are_lighter_than_plain_ones() {
        assert!(contrast(tile(), turf()) > 1.12);
    }
}
