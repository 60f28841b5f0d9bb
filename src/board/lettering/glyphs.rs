//! The lines of which each letter consists.

use bevy::prelude::Vec2;

/// Height of a capital on the grid, from the middle of its lowest stroke to that of its highest.
pub const CAP: f32 = 6.0;

/// Radius of a round corner on the grid; smaller where there is less room.
const ROUND: f32 = 2.3;

/// A letter: its width on the grid and the lines to paint.
pub struct Glyph {
    /// From the middle of its leftmost stroke to that of its rightmost.
    pub width: f32,
    /// Each line is painted in one go; one that ends where it started is closed.
    pub lines: &'static [&'static [Node]],
}

/// A corner of a line.
pub struct Node {
    /// Where it is on the grid: x to the right, y up from the base line.
    pub at: Vec2,
    /// How far it is rounded, 0 for not at all.
    pub radius: f32,
}

/// A sharp corner, or an end.
const fn s(x: f32, y: f32) -> Node {
    Node { at: Vec2::new(x, y), radius: 0.0 }
}

/// A round corner.
const fn r(x: f32, y: f32) -> Node {
    Node { at: Vec2::new(x, y), radius: ROUND }
}

/// The glyphs, each with its character.
static GLYPHS: [(char, Glyph); 38] = [
    ('A', Glyph { width: 4.0, lines: &[&[s(0.0, 0.0), s(2.0, 6.0), s(4.0, 0.0)], &[s(0.72, 1.9), s(3.28, 1.9)]] }),
    (
        'B',
        Glyph {
            width: 4.0,
            lines: &[
                &[s(0.0, 0.0), s(0.0, 6.0), r(3.7, 6.0), r(3.7, 3.15), s(0.0, 3.15)],
                &[s(0.0, 3.15), r(4.0, 3.15), r(4.0, 0.0), s(0.0, 0.0)],
            ],
        },
    ),
    (
        'C',
        Glyph { width: 4.0, lines: &[&[s(4.0, 4.4), r(4.0, 6.0), r(0.0, 6.0), r(0.0, 0.0), r(4.0, 0.0), s(4.0, 1.6)]] },
    ),
    ('D', Glyph { width: 4.0, lines: &[&[s(0.0, 0.0), s(0.0, 6.0), r(4.0, 6.0), r(4.0, 0.0), s(0.0, 0.0)]] }),
    (
        'E',
        Glyph {
            width: 3.6,
            lines: &[&[s(3.6, 6.0), s(0.0, 6.0), s(0.0, 0.0), s(3.6, 0.0)], &[s(0.0, 3.1), s(3.1, 3.1)]],
        },
    ),
    ('F', Glyph { width: 3.6, lines: &[&[s(3.6, 6.0), s(0.0, 6.0), s(0.0, 0.0)], &[s(0.0, 3.0), s(3.1, 3.0)]] }),
    (
        'G',
        Glyph {
            width: 4.0,
            lines: &[&[s(4.0, 4.5), r(4.0, 6.0), r(0.0, 6.0), r(0.0, 0.0), r(4.0, 0.0), s(4.0, 2.7), s(2.5, 2.7)]],
        },
    ),
    (
        'H',
        Glyph {
            width: 4.0,
            lines: &[&[s(0.0, 0.0), s(0.0, 6.0)], &[s(4.0, 0.0), s(4.0, 6.0)], &[s(0.0, 3.0), s(4.0, 3.0)]],
        },
    ),
    (
        'I',
        Glyph {
            width: 2.6,
            lines: &[&[s(0.0, 6.0), s(2.6, 6.0)], &[s(0.0, 0.0), s(2.6, 0.0)], &[s(1.3, 0.0), s(1.3, 6.0)]],
        },
    ),
    ('J', Glyph { width: 3.6, lines: &[&[s(1.5, 6.0), s(3.6, 6.0), r(3.6, 0.0), r(0.0, 0.0), s(0.0, 1.9)]] }),
    (
        'K',
        Glyph {
            width: 4.0,
            lines: &[&[s(0.0, 0.0), s(0.0, 6.0)], &[s(4.0, 6.0), s(0.0, 2.2)], &[s(1.45, 3.58), s(4.0, 0.0)]],
        },
    ),
    ('L', Glyph { width: 3.6, lines: &[&[s(0.0, 6.0), s(0.0, 0.0), s(3.6, 0.0)]] }),
    ('M', Glyph { width: 5.0, lines: &[&[s(0.0, 0.0), s(0.0, 6.0), s(2.5, 2.2), s(5.0, 6.0), s(5.0, 0.0)]] }),
    ('N', Glyph { width: 4.2, lines: &[&[s(0.0, 0.0), s(0.0, 6.0), s(4.2, 0.0), s(4.2, 6.0)]] }),
    ('O', Glyph { width: 4.6, lines: &[&[r(0.0, 0.0), r(0.0, 6.0), r(4.6, 6.0), r(4.6, 0.0), r(0.0, 0.0)]] }),
    ('P', Glyph { width: 4.0, lines: &[&[s(0.0, 0.0), s(0.0, 6.0), r(4.0, 6.0), r(4.0, 2.7), s(0.0, 2.7)]] }),
    (
        'Q',
        Glyph {
            width: 4.6,
            lines: &[&[r(0.0, 0.0), r(0.0, 6.0), r(4.6, 6.0), r(4.6, 0.0), r(0.0, 0.0)], &[s(2.9, 1.7), s(4.6, 0.0)]],
        },
    ),
    (
        'R',
        Glyph {
            width: 4.0,
            lines: &[&[s(0.0, 0.0), s(0.0, 6.0), r(4.0, 6.0), r(4.0, 2.8), s(0.0, 2.8)], &[s(2.0, 2.8), s(4.0, 0.0)]],
        },
    ),
    (
        'S',
        Glyph {
            width: 4.0,
            lines: &[&[
                s(4.0, 4.6),
                r(4.0, 6.0),
                r(0.0, 6.0),
                r(0.0, 3.1),
                r(4.0, 3.1),
                r(4.0, 0.0),
                r(0.0, 0.0),
                s(0.0, 1.4),
            ]],
        },
    ),
    ('T', Glyph { width: 4.0, lines: &[&[s(0.0, 6.0), s(4.0, 6.0)], &[s(2.0, 6.0), s(2.0, 0.0)]] }),
    ('U', Glyph { width: 4.0, lines: &[&[s(0.0, 6.0), r(0.0, 0.0), r(4.0, 0.0), s(4.0, 6.0)]] }),
    ('V', Glyph { width: 4.0, lines: &[&[s(0.0, 6.0), s(2.0, 0.0), s(4.0, 6.0)]] }),
    ('W', Glyph { width: 5.8, lines: &[&[s(0.0, 6.0), s(1.4, 0.0), s(2.9, 4.4), s(4.4, 0.0), s(5.8, 6.0)]] }),
    ('X', Glyph { width: 4.0, lines: &[&[s(0.0, 0.0), s(4.0, 6.0)], &[s(0.0, 6.0), s(4.0, 0.0)]] }),
    ('Y', Glyph { width: 4.0, lines: &[&[s(0.0, 6.0), s(2.0, 2.9), s(4.0, 6.0)], &[s(2.0, 2.9), s(2.0, 0.0)]] }),
    ('Z', Glyph { width: 4.0, lines: &[&[s(0.0, 6.0), s(4.0, 6.0), s(0.0, 0.0), s(4.0, 0.0)]] }),
    ('0', Glyph { width: 3.7, lines: &[&[r(0.0, 0.0), r(0.0, 6.0), r(3.7, 6.0), r(3.7, 0.0), r(0.0, 0.0)]] }),
    ('1', Glyph { width: 2.8, lines: &[&[s(0.0, 4.7), s(1.5, 6.0), s(1.5, 0.0)], &[s(0.1, 0.0), s(2.8, 0.0)]] }),
    (
        '2',
        Glyph { width: 3.8, lines: &[&[s(0.0, 4.5), r(0.0, 6.0), r(3.8, 6.0), r(3.8, 3.3), s(0.0, 0.0), s(3.8, 0.0)]] },
    ),
    (
        '3',
        Glyph {
            width: 3.9,
            lines: &[
                &[s(0.0, 4.7), r(0.0, 6.0), r(3.7, 6.0), r(3.7, 3.15), s(1.5, 3.15)],
                &[s(1.5, 3.15), r(3.9, 3.15), r(3.9, 0.0), r(0.0, 0.0), s(0.0, 1.3)],
            ],
        },
    ),
    ('4', Glyph { width: 4.0, lines: &[&[s(3.1, 0.0), s(3.1, 6.0), s(0.0, 1.7), s(4.0, 1.7)]] }),
    (
        '5',
        Glyph {
            width: 3.8,
            lines: &[&[s(3.6, 6.0), s(0.3, 6.0), s(0.2, 3.5), r(3.8, 3.5), r(3.8, 0.0), r(0.0, 0.0), s(0.0, 1.2)]],
        },
    ),
    (
        '6',
        Glyph {
            width: 3.9,
            lines: &[&[s(3.7, 4.9), r(3.7, 6.0), r(0.0, 6.0), r(0.0, 0.0), r(3.9, 0.0), r(3.9, 3.5), s(0.0, 3.5)]],
        },
    ),
    ('7', Glyph { width: 3.8, lines: &[&[s(0.0, 6.0), s(3.8, 6.0), s(1.3, 0.0)]] }),
    (
        '8',
        Glyph {
            width: 3.9,
            lines: &[
                &[r(0.2, 3.15), r(0.2, 6.0), r(3.7, 6.0), r(3.7, 3.15), r(0.2, 3.15)],
                &[r(0.0, 0.0), r(0.0, 3.15), r(3.9, 3.15), r(3.9, 0.0), r(0.0, 0.0)],
            ],
        },
    ),
    (
        '9',
        Glyph {
            width: 3.9,
            lines: &[&[s(0.2, 1.1), r(0.2, 0.0), r(3.9, 0.0), r(3.9, 6.0), r(0.0, 6.0), r(0.0, 2.5), s(3.9, 2.5)]],
        },
    ),
    ('-', Glyph { width: 2.6, lines: &[&[s(0.0, 3.0), s(2.6, 3.0)]] }),
    ('□', Glyph { width: 5.0, lines: &[&[s(0.0, 0.5), s(0.0, 5.5), s(5.0, 5.5), s(5.0, 0.5), s(0.0, 0.5)]] }),
];

/// The glyph of a letter, a digit, `-` or `□`.
pub fn glyph(letter: char) -> Option<&'static Glyph> {
    let letter = letter.to_ascii_uppercase();
    GLYPHS.iter().find(|(character, _)| *character == letter).map(|(_, glyph)| glyph)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_glyph_fills_its_width_and_stays_between_the_lines() {
        for letter in ('A'..='Z').chain('0'..='9').chain(['-', '□']) {
            let Some(glyph) = glyph(letter) else { unreachable!("{letter} is missing") };
            let nodes = || glyph.lines.iter().flat_map(|line| line.iter());
            assert!(nodes().all(|node| node.at.y >= 0.0 && node.at.y <= CAP), "{letter}");
            let left = nodes().map(|node| node.at.x).fold(f32::INFINITY, f32::min);
            let right = nodes().map(|node| node.at.x).fold(f32::NEG_INFINITY, f32::max);
            assert!(left == 0.0 && right == glyph.width, "{letter}: {left} {right}");
        }
    }
}
