//! Textures made in code: turf and hatched tiles, each with its full chain of smaller copies.
//!
//! Both are nearly white and tint the colour of their material, so one texture serves every colour. The smaller copies
//! are averaged in linear light: at a distance the hatching fades into a plain tone instead of shimmering, and the tone
//! does not drift. Nothing is random: the grain comes from a hash of the texel.

use bevy::{
    asset::RenderAssetUsages,
    image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

/// Width and height of the largest copy, in texels.
const SIZE: usize = 256;

/// Grooves of the hatching that cross one side of a tile.
const GROOVES: f32 = 4.0;

/// How much darker the bottom of a groove is: low, so that the stripes stay quiet.
const GROOVE_DEPTH: f32 = 0.34;

/// The grain of the turf, to be repeated.
pub fn turf_texture() -> Image {
    image(paint(turf))
}

/// The top of a hatched tile: fine grain and quiet diagonal grooves that run from the lower left to the upper right
/// and continue on the next tile.
pub fn tile_texture() -> Image {
    image(paint(|u, v| turf(u, v) * hatching(u, v)))
}

/// Light reflected at a point of the turf, in linear light; `u` and `v` from 0 to 1.
fn turf(u: f32, v: f32) -> Vec3 {
    let blades = 0.5 * noise(u, v, 96, 48, 1) + 0.5 * noise(u, v, 48, 96, 2);
    let tufts = noise(u, v, 24, 24, 3);
    let patches = noise(u, v, 6, 6, 4);
    let light = 0.72 + 0.14 * blades + 0.09 * tufts + 0.05 * patches;
    let warmth = 0.05 * (patches - 0.5) + 0.04 * (tufts - 0.5);
    Vec3::new(light * (1.0 + warmth), light, light * (1.0 - warmth)).min(Vec3::ONE)
}

/// A factor near 1: a soft dark groove with a faint bright lip on its lower side.
fn hatching(u: f32, v: f32) -> f32 {
    let phase = ((u + v) * GROOVES).fract();
    let groove = bump((phase - 0.5) / 0.2);
    let lip = bump((phase - 0.74) / 0.12);
    1.0 - GROOVE_DEPTH * groove + 0.1 * lip
}

/// 1 at 0, smoothly down to 0 at ±1 and beyond.
fn bump(x: f32) -> f32 {
    let inside = (1.0 - x * x).max(0.0);
    inside * inside
}

/// Smooth noise from 0 to 1 on a lattice of `columns` by `rows` cells that repeats.
fn noise(u: f32, v: f32, columns: u32, rows: u32, seed: u32) -> f32 {
    let (x, y) = (u * columns as f32, v * rows as f32);
    let (column, row) = (x.floor() as u32, y.floor() as u32);
    let corner = |dx: u32, dy: u32| hash((column + dx) % columns, (row + dy) % rows, seed);
    let (fx, fy) = (ease(x.fract()), ease(y.fract()));
    let top = corner(0, 0).lerp(corner(1, 0), fx);
    let bottom = corner(0, 1).lerp(corner(1, 1), fx);
    top.lerp(bottom, fy)
}

fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// A number from 0 to 1 that looks random and is always the same.
fn hash(x: u32, y: u32, seed: u32) -> f32 {
    let mut bits = x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77) ^ seed.wrapping_mul(0xC2B2_AE3D);
    for (shift, factor) in [(15, 0x2C1B_3C6D), (12, 0x297A_2D39)] {
        bits ^= bits >> shift;
        bits = bits.wrapping_mul(factor);
    }
    bits ^= bits >> 15;
    (bits >> 8) as f32 / (1u32 << 24) as f32
}

/// The texels of the largest copy, row by row, in linear light.
fn paint(light: impl Fn(f32, f32) -> Vec3) -> Vec<Vec3> {
    let middle = |texel: usize| (texel as f32 + 0.5) / SIZE as f32;
    (0..SIZE * SIZE)
        .map(|texel| light(middle(texel % SIZE), middle(texel / SIZE)).clamp(Vec3::ZERO, Vec3::ONE))
        .collect()
}

/// An image from its largest copy, with all smaller ones down to a single texel.
fn image(mut texels: Vec<Vec3>) -> Image {
    let mut bytes = Vec::new();
    let mut size = SIZE;
    let mut copies = 0;
    loop {
        bytes.extend(texels.iter().flat_map(encode));
        copies += 1;
        if size == 1 {
            break;
        }
        texels = halved(&texels, size);
        size /= 2;
    }
    let extent = Extent3d { width: SIZE as u32, height: SIZE as u32, depth_or_array_layers: 1 };
    let mut image =
        Image::new_uninit(extent, TextureDimension::D2, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.mip_level_count = copies;
    image.data = Some(bytes);
    image.sampler = sampler();
    image
}

/// The next smaller copy: each texel is the mean of four.
fn halved(texels: &[Vec3], size: usize) -> Vec<Vec3> {
    let half = size / 2;
    (0..half * half)
        .map(|texel| {
            let corner = texel / half * 2 * size + texel % half * 2;
            [0, 1, size, size + 1].iter().map(|step| texels[corner + step]).sum::<Vec3>() / 4.0
        })
        .collect()
}

fn encode(light: &Vec3) -> [u8; 4] {
    Srgba::from(LinearRgba::rgb(light.x, light.y, light.z)).to_u8_array()
}

/// Repeats, blends between copies, and stays sharp when seen at a low angle.
fn sampler() -> ImageSampler {
    let mut sampler = ImageSamplerDescriptor::linear();
    sampler.set_address_mode(ImageAddressMode::Repeat).set_anisotropic_filter(8);
    ImageSampler::Descriptor(sampler)
}

#[cfg(test)]
mod tests {
    use bevy::color::Luminance;

    use super::super::super::palette;
    use super::*;

    /// The mean light of each copy of an image, from the largest to the smallest.
    fn means(image: &Image) -> Vec<f32> {
        let bytes = image.data.as_deref().unwrap_or_default();
        let mut start = 0;
        (0..image.texture_descriptor.mip_level_count)
            .map(|copy| {
                let texels = (SIZE >> copy).pow(2);
                let green = bytes[start * 4..(start + texels) * 4].iter().skip(1).step_by(4);
                start += texels;
                green.map(|byte| Srgba::gamma_function(f32::from(*byte) / 255.0)).sum::<f32>() / texels as f32
            })
            .collect()
    }

    #[test]
    fn the_chain_of_smaller_copies_is_complete() {
        for image in [turf_texture(), tile_texture()] {
            assert_eq!(image.texture_descriptor.mip_level_count, SIZE.ilog2() + 1);
            let texels: usize = (0..=SIZE.ilog2()).map(|copy| (SIZE >> copy).pow(2)).sum();
            assert_eq!(image.data.as_deref().map(<[u8]>::len), Some(texels * 4));
        }
    }

    #[test]
    fn smaller_copies_keep_the_tone() {
        for image in [turf_texture(), tile_texture()] {
            let means = means(&image);
            assert!(means.iter().all(|mean| (mean - means[0]).abs() < 0.01), "{means:?}");
        }
    }

    #[test]
    fn mo04_the_hatching_is_quiet() {
        let levels = || (0..100).map(|step| hatching(step as f32 / 400.0, 0.0));
        let dark = levels().fold(f32::INFINITY, f32::min);
        let bright = levels().fold(0.0, f32::max);
        let tile = palette::tile().to_linear().luminance();
        let contrast = (tile * bright + 0.05) / (tile * dark + 0.05);
        assert!(contrast < 1.25, "{contrast}");
        assert!(contrast > 1.1, "it must be seen, too: {contrast}");
    }

    #[test]
    fn textures_repeat_without_a_seam_and_are_always_the_same() {
        for (u, v) in [(0.0, 0.3), (0.7, 0.0)] {
            let across = |shift: f32| turf((u + shift).rem_euclid(1.0), (v + shift).rem_euclid(1.0));
            assert!(across(1e-4).abs_diff_eq(across(-1e-4), 0.05));
        }
        assert!((hatching(0.3, 0.0) - hatching(0.3, 1.0)).abs() < 1e-3);
        assert_eq!(turf_texture().data, turf_texture().data);
    }
}
