//! The board's own lettering: flat meshes for column letters, row numbers, end zones and the labels of the pieces.
//!
//! The letters are thick strokes with round ends, drawn after no typeface. They are for opaque materials, since the
//! strokes of a letter overlap.

mod glyphs;

use bevy::prelude::*;

use super::mesh_builder::{MeshBuilder, flat, stroke::paint};
use glyphs::{CAP, Glyph, Node, glyph};

/// Thickness of a stroke on the glyphs' grid.
const WEIGHT: f32 = 1.25;
/// Space between two letters on the glyphs' grid.
const TRACKING: f32 = 0.95;
/// Width of a blank on the glyphs' grid.
const BLANK: f32 = 2.6;
/// Steps in which a round corner is drawn.
const CORNER_STEPS: usize = 7;
/// How far the handles of a curve reach towards the corner, so that a right angle becomes a quarter circle.
const HANDLE: f32 = 0.5523;

/// A line of text, lying at y = 0, facing up, centred on the origin in x and z; `height` is that of a capital, in
/// units. It reads with the camera at +z looking to -z. Letters are capitals; anything but A–Z, 0–9, - and □ is a
/// blank, and text without any letter is an empty mesh.
pub fn text(s: &str, height: f32) -> Mesh {
    let scale = height / (CAP + WEIGHT);
    let place = flat(0.0).with_scale(Vec3::splat(scale));
    let mut builder = MeshBuilder::default();
    let mut pen = Vec2::new(-line_width(s) / 2.0 + WEIGHT / 2.0, -CAP / 2.0);
    for letter in s.chars() {
        let Some(glyph) = glyph(letter) else {
            pen.x += BLANK + TRACKING;
            continue;
        };
        for line in glyph.lines {
            let points: Vec<Vec2> = trace(line).into_iter().map(|point| point + pen).collect();
            paint(&mut builder, &place, &points, WEIGHT);
        }
        pen.x += advance(glyph);
    }
    builder.build()
}

fn line_width(s: &str) -> f32 {
    let letters: f32 = s.chars().map(|letter| glyph(letter).map_or(BLANK + TRACKING, advance)).sum();
    (letters - TRACKING).max(0.0)
}

fn advance(glyph: &Glyph) -> f32 {
    glyph.width + WEIGHT + TRACKING
}

/// The points of one line of a glyph, its round corners drawn out.
fn trace(line: &[Node]) -> Vec<Vec2> {
    let closed = line.len() > 2 && line.first().zip(line.last()).is_some_and(|(first, last)| first.at == last.at);
    let mut points = Vec::new();
    for (index, node) in line.iter().enumerate() {
        let before = if index > 0 { line.get(index - 1) } else { line.iter().rev().nth(1).filter(|_| closed) };
        let after = line.get(index + 1).or_else(|| line.get(1).filter(|_| closed));
        match (before, after) {
            (Some(before), Some(after)) if node.radius > 0.0 => round(node, before, after, &mut points),
            _ => points.push(node.at),
        }
    }
    if closed && points.first() != points.last() {
        points.extend(points.first().copied());
    }
    points
}

/// Draws the curve that cuts off the corner at `node`, as large as its radius and its neighbours allow.
fn round(node: &Node, before: &Node, after: &Node, points: &mut Vec<Vec2>) {
    let room = |other: &Node| node.at.distance(other.at) * if other.radius > 0.0 { 0.5 } else { 1.0 };
    let reach = node.radius.min(room(before)).min(room(after));
    let start = node.at + (before.at - node.at).normalize_or_zero() * reach;
    let end = node.at + (after.at - node.at).normalize_or_zero() * reach;
    let (leave, arrive) = (start.lerp(node.at, HANDLE), end.lerp(node.at, HANDLE));
    points.extend((0..=CORNER_STEPS).map(|step| {
        let t = step as f32 / CORNER_STEPS as f32;
        let (a, b, c) = (start.lerp(leave, t), leave.lerp(arrive, t), arrive.lerp(end, t));
        a.lerp(b, t).lerp(b.lerp(c, t), t)
    }));
}

#[cfg(test)]
mod tests {
    use super::super::mesh_builder::probe;
    use super::*;

    const ALL: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-□";

    #[test]
    fn every_character_makes_a_flat_mesh_that_faces_up() {
        for letter in ALL.chars() {
            let mesh = text(&letter.to_string(), 1.0);
            probe::assert_sound(&mesh);
            probe::assert_faces(&mesh, Vec3::Y);
        }
    }

    #[test]
    fn text_is_centred_and_as_large_as_asked() {
        for (line, height) in [("X5", 0.25), ("BALL", 2.0), ("□1", 1.0), ("10", 0.5)] {
            let (low, high) = probe::bounds(&text(line, height));
            let wide = line_width(line) * height / (CAP + WEIGHT);
            assert!((high.z - low.z - height).abs() < height * 0.02, "{line}: {low} {high}");
            assert!((high.x - low.x - wide).abs() < height * 0.03, "{line}: {low} {high} {wide}");
            assert!((low + high).abs().max_element() < height * 0.03, "{line}: {low} {high}");
        }
    }

    #[test]
    fn text_reads_from_left_to_right_with_its_head_to_the_far_side() {
        let (_, dash_before_blank) = probe::bounds(&text("- ", 1.0));
        assert!(dash_before_blank.x < 0.3, "the blank is on the right");
        let middle = probe::middle(&text("T", 1.0));
        assert!(middle.z < -0.02, "the bar of the T is at -z: {middle}");
    }

    #[test]
    fn small_letters_are_capitals_and_the_rest_is_blank() {
        assert_eq!(text("ball", 1.0).count_vertices(), text("BALL", 1.0).count_vertices());
        assert_eq!(text("", 1.0).count_vertices(), 0);
        assert_eq!(text("?!", 1.0).count_vertices(), 0);
    }

    #[test]
    fn no_two_characters_look_the_same() {
        let outlines: Vec<(f32, f32)> = ALL
            .chars()
            .map(|c| text(&c.to_string(), 1.0))
            .map(|mesh| (probe::area(&mesh), mesh.count_vertices() as f32))
            .collect();
        for (index, this) in outlines.iter().enumerate() {
            assert!(outlines[index + 1..].iter().all(|other| this != other), "character {index}");
        }
    }
}
