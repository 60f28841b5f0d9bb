//! Colour vision in numbers, for the tests of the palette: what a colour looks like to someone who lacks one kind of
//! cone, and how different two colours look.

use bevy::color::{Color, LinearRgba};

/// A kind of colour vision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vision {
    /// All three kinds of cones.
    Usual,
    /// No cones for long waves.
    Protanopia,
    /// No cones for middle waves.
    Deuteranopia,
    /// No cones for short waves.
    Tritanopia,
}

impl Vision {
    /// All kinds.
    pub const ALL: [Vision; 4] = [Vision::Usual, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia];

    /// What becomes of linear light, after Machado, Oliveira and Fernandes (2009), at full severity.
    const fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Vision::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Vision::Protanopia => {
                [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
            }
            Vision::Deuteranopia => {
                [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
            }
            Vision::Tritanopia => {
                [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
            }
        }
    }
}

/// What `color` looks like with `vision`.
pub fn seen_with(vision: Vision, color: Color) -> Color {
    let light = color.to_linear();
    let [red, green, blue] = vision
        .matrix()
        .map(|[red, green, blue]| (red * light.red + green * light.green + blue * light.blue).clamp(0.0, 1.0));
    LinearRgba::rgb(red, green, blue).into()
}

/// A colour as CIELAB has it, under daylight (D65).
fn lab(color: Color) -> [f32; 3] {
    let LinearRgba { red, green, blue, .. } = color.to_linear();
    let ratio = |t: f32| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 };
    let x = ratio((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
    let y = ratio(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
    let z = ratio((0.0193339 * red + 0.119_192 * green + 0.9503041 * blue) / 1.08883);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How different two colours look: CIEDE2000.
pub fn difference(one: Color, other: Color) -> f32 {
    ciede2000(lab(one), lab(other))
}

fn ciede2000([l1, a1, b1]: [f32; 3], [l2, a2, b2]: [f32; 3]) -> f32 {
    let saturation = |chroma: f32| (chroma.powi(7) / (chroma.powi(7) + 25_f32.powi(7))).sqrt();
    let stretch = 1.5 - 0.5 * saturation((a1.hypot(b1) + a2.hypot(b2)) / 2.0);
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f32, b: f32| if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).to_degrees().rem_euclid(360.0) };
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = if grey { 0.0 } else { (h2 - h1 + 540.0).rem_euclid(360.0) - 180.0 };
    let (lightness, chroma) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let hue = if grey { h1 + h2 } else { (h1 + turn / 2.0).rem_euclid(360.0) };
    let cosine = |degrees: f32| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cosine(hue - 30.0) + 0.24 * cosine(2.0 * hue) + 0.32 * cosine(3.0 * hue + 6.0)
        - 0.20 * cosine(4.0 * hue - 63.0);
    let off = (lightness - 50.0).powi(2);
    let by_lightness = (l2 - l1) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
    let by_chroma = (c2 - c1) / (1.0 + 0.045 * chroma);
    let by_hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * chroma * t);
    let blue = 30.0 * (-((hue - 275.0) / 25.0).powi(2)).exp();
    let together = -(2.0 * blue).to_radians().sin() * 2.0 * saturation(chroma) * by_chroma * by_hue;
    (by_lightness.powi(2) + by_chroma.powi(2) + by_hue.powi(2) + together).sqrt()
}

#[test]
fn differences_are_those_of_the_published_pairs() {
    // From the test data of Sharma, Wu and Dalal (2005).
    for (one, other, expected) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0011], 7.2195),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        let found = ciede2000(one, other);
        assert!((found - expected).abs() < 0.002, "{found}, not {expected}");
    }
}

#[test]
fn grey_looks_the_same_to_everyone_and_red_does_not() {
    let grey = Color::srgb(0.5, 0.5, 0.5);
    for vision in Vision::ALL {
        assert!(difference(grey, seen_with(vision, grey)) < 1.0, "{vision:?}");
    }
    let [red, green] = [Color::srgb(0.8, 0.2, 0.1), Color::srgb(0.45, 0.5, 0.1)];
    let apart = |vision| difference(seen_with(vision, red), seen_with(vision, green));
    assert!(apart(Vision::Deuteranopia) < apart(Vision::Usual) / 2.5);
}
