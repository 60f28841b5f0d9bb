//! Reads every text that was drawn: where it is, how large, in which colour and on what.
#![allow(dead_code, reason = "each test file uses its own part")]

use bevy::prelude::*;
use bevy_egui::egui::epaint::{ClippedShape, Shape, TextShape};
use bevy_egui::egui::{Color32, Rect, Rgba};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, PrimaryEguiContext};

/// A text as it was drawn, in pixels of the window.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The words.
    pub text: String,
    /// Where it is.
    pub rect: Rect,
    /// What of the window it may be drawn in.
    pub clip: Rect,
    /// The least height of a row, from ascender to descender.
    pub row_height: f32,
    /// Whether some of it was left out.
    pub elided: bool,
    /// Its colours on the colour behind it, where that is known.
    pub contrast: Option<f32>,
    /// Whether something was painted over it later.
    pub covered: bool,
    /// The most characters in a row of a block of three rows or more.
    pub longest_row: usize,
}

impl Drawn {
    /// Whether nothing of it is cut off above or below.
    pub fn is_whole(&self) -> bool {
        self.rect.top() >= self.clip.top() - 1.5 && self.rect.bottom() <= self.clip.bottom() + 1.5
    }

    /// Whether it is higher than the place that it is scrolled in.
    pub fn is_too_high(&self) -> bool {
        self.rect.height() > self.clip.height()
    }
}

#[derive(Resource, Default)]
struct Captured(Vec<ClippedShape>, f32, Vec2);

/// Keeps what is drawn in each frame.
pub fn capture(app: &mut App) {
    app.init_resource::<Captured>()
        .add_systems(PostUpdate, keep.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput));
}

fn keep(
    mut outputs: Query<(&EguiFullOutput, &mut EguiContext), With<PrimaryEguiContext>>,
    mut captured: ResMut<Captured>,
) {
    for (output, mut context) in &mut outputs {
        if let Some(full) = &output.0 {
            let window = context.get_mut().input(|input| input.viewport_rect().size()) * full.pixels_per_point;
            *captured = Captured(full.shapes.clone(), full.pixels_per_point, Vec2::new(window.x, window.y) - 1.0);
        }
    }
}

/// Pixels to a point of the last frame.
pub fn scale(app: &App) -> f32 {
    app.world().resource::<Captured>().1
}

/// Every text of the last frame.
pub fn texts(app: &App) -> Vec<Drawn> {
    let Captured(shapes, scale, window) = app.world().resource::<Captured>();
    let mut backs: Vec<(Rect, Color32)> = Vec::new();
    let mut drawn = Vec::new();
    for clipped in shapes {
        walk(&clipped.shape, clipped.clip_rect, *scale, *window, &mut backs, &mut drawn);
    }
    drawn
}

fn walk(shape: &Shape, clip: Rect, scale: f32, window: Vec2, backs: &mut Vec<(Rect, Color32)>, drawn: &mut Vec<Drawn>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| walk(shape, clip, scale, window, backs, drawn)),
        Shape::Rect(rect) if rect.fill.a() > 0 => {
            let area = rect.rect.intersect(clip) * scale;
            // What dims all that lies below an overlay puts it out of reading.
            let dims = area.width() >= window.x && area.height() >= window.y;
            if rect.fill.a() < 255 && !dims {
                return;
            }
            for text in drawn.iter_mut() {
                text.covered |= area.expand(1.0).contains_rect(text.rect.intersect(text.clip));
            }
            if rect.fill.a() == 255 {
                backs.push((area, rect.fill));
            }
        }
        Shape::Text(text) => drawn.extend(read(text, clip, scale, backs)),
        _ => {}
    }
}

fn read(shape: &TextShape, clip: Rect, scale: f32, backs: &[(Rect, Color32)]) -> Option<Drawn> {
    let galley = &shape.galley;
    if galley.text().trim().is_empty() || clip.width() <= 0.0 || clip.height() <= 0.0 {
        return None;
    }
    let rect = shape.visual_bounding_rect();
    // Scrolled out of sight.
    if !rect.is_positive() || !clip.intersects(rect) {
        return None;
    }
    let back =
        backs.iter().rev().find(|(area, _)| area.contains_rect(rect.intersect(clip) * scale)).map(|&(_, fill)| fill);
    let colours = galley.job.sections.iter().map(|section| match shape.override_text_color {
        Some(colour) => colour,
        None if section.format.color == Color32::PLACEHOLDER => shape.fallback_color,
        None => section.format.color,
    });
    let contrast = back.map(|back| colours.map(|colour| contrast(colour, back)).fold(f32::INFINITY, f32::min));
    let row_height = galley.rows.iter().map(|row| row.rect().height()).fold(f32::INFINITY, f32::min);
    Some(Drawn {
        text: galley.text().to_owned(),
        rect: rect * scale,
        clip: clip * scale,
        row_height: row_height * scale,
        elided: galley.elided,
        contrast,
        covered: false,
        longest_row: match galley.rows.len() {
            0..=2 => 0,
            _ => galley.rows.iter().map(|row| row.char_count_excluding_newline().0).max().unwrap_or(0),
        },
    })
}

/// The contrast of two colours as WCAG has it; the first may be translucent.
fn contrast(text: Color32, back: Color32) -> f32 {
    let text = Rgba::from(text) + Rgba::from(back) * (1.0 - Rgba::from(text).a());
    let luminance = |c: Rgba| 0.2126 * c.r() + 0.7152 * c.g() + 0.0722 * c.b() + 0.05;
    let (one, other) = (luminance(text), luminance(Rgba::from(back)));
    one.max(other) / one.min(other)
}

/// What is wrong with the texts of the last frame of a window of `size` pixels, one line each.
/// With `on_ground`, whatever has no ground of its own is one.
pub fn faults(app: &App, size: (u32, u32), on_ground: bool) -> Vec<String> {
    let window = Rect::from_min_size(default(), bevy_egui::egui::vec2(size.0 as f32, size.1 as f32));
    let texts: Vec<Drawn> = texts(app).into_iter().filter(|text| !text.covered).collect();
    let mut faults = Vec::new();
    // TX-01: 17 pixels in a window of 720, 26 in one of 1080.
    let least = 16.6 * size.1 as f32 / 720.0;
    for text in &texts {
        let said = text.text.chars().take(60).collect::<String>();
        let mut fault = |what: String| faults.push(format!("{what}: {said:?} at {:?}", text.rect));
        // The names on the figures are the board's: they are held to DK-01.
        let least = if text.text.chars().count() <= 3 { 12.0 } else { least };
        if text.row_height < least {
            fault(format!("TX-01: {:.1} pixels high instead of {least:.1}", text.row_height));
        }
        if text.elided {
            fault("left out in part".into());
        }
        if text.rect.left() < text.clip.left() - 1.5 || text.rect.right() > text.clip.right() + 1.5 {
            fault(format!("cut at a side of {:?}", text.clip));
        }
        if !window.expand(1.0).contains_rect(text.rect.intersect(text.clip)) {
            fault("outside the window".into());
        }
        if let Some(contrast) = text.contrast
            && contrast < 4.5
        {
            fault(format!("CO-01: a contrast of {contrast:.2}"));
        }
        if on_ground && text.contrast.is_none() && text.text.chars().count() > 3 {
            fault("CO-01: no ground behind it".into());
        }
        if text.longest_row > 80 {
            fault(format!("TX-03: {} characters a line", text.longest_row));
        }
    }
    for (i, one) in texts.iter().enumerate() {
        for other in &texts[i + 1..] {
            let common = one.rect.intersect(one.clip).intersect(other.rect.intersect(other.clip));
            // Plates of neighbouring figures may touch; two words that run into each other may not.
            let plates = one.text.chars().count() <= 3 && other.text.chars().count() <= 3;
            if common.is_positive() && common.width() > 2.0 && common.height() > 4.0 && !plates {
                faults.push(format!("over each other: {:?} and {:?} at {common:?}", one.text, other.text));
            }
        }
    }
    faults
}
