//! Builds meshes vertex by vertex: what the shapes, the lettering, the surface and the stadium share.
//!
//! Everything on the board is an [`outline`] drawn in a plane and carried upwards through a few layers, or a
//! [`stroke`] painted flat. All meshes are triangle lists with positions, normals and texture coordinates, and with
//! vertex colours only where a shape has several of them, so that few render pipelines serve the whole scene.

pub mod outline;
pub mod stroke;

#[cfg(test)]
pub mod probe;

use std::f32::consts::FRAC_PI_2;

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

use outline::{Layer, Rim};

/// A mesh in the making.
///
/// Shapes are drawn in a plane, x to the right and y up, with the third axis towards the viewer; a [`Transform`] puts
/// that plane into the world: the identity draws upright shapes that face +z, and [`flat`] draws lying ones.
#[derive(Default)]
pub struct MeshBuilder {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    colors: Vec<[f32; 4]>,
    ink: Option<LinearRgba>,
    indices: Vec<u32>,
}

/// The placement that lays a drawing plane down at the height `y`: it faces +y and its upper edge points to -z.
pub fn flat(y: f32) -> Transform {
    Transform::from_xyz(0.0, y, 0.0).with_rotation(Quat::from_rotation_x(-FRAC_PI_2))
}

impl MeshBuilder {
    /// Colours the vertices that follow. A mesh is either inked before its first vertex or never.
    pub fn ink(&mut self, color: impl Into<LinearRgba>) {
        self.ink = Some(color.into());
    }

    /// Adds a vertex and returns its index. `normal` has unit length.
    pub fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        let index = self.positions.len() as u32;
        self.positions.push(position);
        self.normals.push(normal);
        self.uvs.push(uv);
        if let Some(ink) = self.ink {
            self.colors.push([ink.red, ink.green, ink.blue, ink.alpha]);
        }
        index
    }

    /// Adds a triangle whose corners run anticlockwise when seen from its front.
    pub fn triangle(&mut self, corners: [u32; 3]) {
        self.indices.extend(corners);
    }

    /// Adds a quadrilateral whose corners run anticlockwise when seen from its front.
    pub fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.indices.extend([a, b, c, a, c, d]);
    }

    /// Adds a flat, shaded parallelogram with texture coordinates 0 to 1; corners anticlockwise from the lower left.
    pub fn facet(&mut self, corners: [Vec3; 4]) {
        let normal = (corners[1] - corners[0]).cross(corners[3] - corners[0]).normalize_or(Vec3::Y);
        let uvs = [Vec2::new(0.0, 1.0), Vec2::ONE, Vec2::new(1.0, 0.0), Vec2::ZERO];
        let mut quad = [0; 4];
        for (index, (corner, uv)) in quad.iter_mut().zip(corners.into_iter().zip(uvs)) {
            *index = self.vertex(corner, normal, uv);
        }
        self.quad(quad);
    }

    /// Adds a box with half extents `half`, centred on the origin of `place`.
    pub fn cuboid(&mut self, place: &Transform, half: Vec3) {
        for axis in [Vec3::X, Vec3::Y, Vec3::Z] {
            for out in [axis, -axis] {
                let right = if axis == Vec3::Y { Vec3::X } else { Vec3::Y.cross(out) };
                let up = out.cross(right);
                self.facet(
                    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
                        .map(|(r, u)| place.transform_point((out + right * r + up * u) * half)),
                );
            }
        }
    }

    /// Adds the surface through several levels of closed outlines, from the lowest level to the highest. All outlines
    /// have equally many points, and consecutive points of one level meet those of the next.
    pub fn wall(&mut self, place: &Transform, levels: &[(&[Rim], Layer)]) {
        let mut below: Option<u32> = None;
        for (outline, layer) in levels {
            let first = self.positions.len() as u32;
            let count = outline.len() as u32;
            for (step, rim) in outline.iter().enumerate() {
                let (sin, cos) = layer.tilt.sin_cos();
                let position = layer.place(rim).extend(layer.height);
                let normal = place.rotation * (rim.out * cos).extend(sin);
                let uv = Vec2::new(step as f32 / count as f32, layer.height);
                self.vertex(place.transform_point(position), normal, uv);
            }
            if let Some(low) = below {
                for step in 0..count {
                    let next = (step + 1) % count;
                    self.quad([low + step, low + next, first + next, first + step]);
                }
            }
            below = Some(first);
        }
    }

    /// Closes an outline at one layer by a fan round its middle, which must see the whole outline. Faces up, that is,
    /// along the third axis of `place`, or down. Texture coordinates are the drawing plane's own units.
    pub fn cap(&mut self, place: &Transform, outline: &[Rim], layer: Layer, up: bool) {
        let middle = outline.iter().map(|rim| rim.at).sum::<Vec2>() / outline.len().max(1) as f32;
        self.fan(place, middle, outline, layer, up);
    }

    /// Closes an outline like [`MeshBuilder::cap`], round a point of one's own choice.
    pub fn fan(&mut self, place: &Transform, hub: Vec2, outline: &[Rim], layer: Layer, up: bool) {
        let normal = place.rotation * if up { Vec3::Z } else { Vec3::NEG_Z };
        let hub = self.planar(place, hub, layer.height, normal);
        let rim = self.planar_ring(place, outline, layer, normal);
        let count = outline.len() as u32;
        for step in 0..count {
            let (this, next) = (rim + step, rim + (step + 1) % count);
            self.triangle(if up { [hub, this, next] } else { [hub, next, this] });
        }
    }

    /// Closes the band between an outline and a hole made from an equally long one by [`outline::inside_out`].
    pub fn band(&mut self, place: &Transform, outer: &[Rim], hole: &[Rim], layer: Layer, up: bool) {
        let normal = place.rotation * if up { Vec3::Z } else { Vec3::NEG_Z };
        let outside = self.planar_ring(place, outer, layer, normal);
        let inside = self.planar_ring(place, hole, layer, normal);
        let count = outer.len() as u32;
        for step in 0..count {
            let next = (step + 1) % count;
            let (this_in, next_in) = (inside + (count - step) % count, inside + (count - next) % count);
            let (this_out, next_out) = (outside + step, outside + next);
            self.quad(if up { [this_out, next_out, next_in, this_in] } else { [this_in, next_in, next_out, this_out] });
        }
    }

    /// Adds a closed solid: an outline carried through layers, with both ends capped.
    pub fn solid(&mut self, place: &Transform, outline: &[Rim], layers: &[Layer]) {
        self.extrude(place, outline, layers);
        if let (Some(first), Some(last)) = (layers.first(), layers.last()) {
            self.cap(place, outline, *first, false);
            self.cap(place, outline, *last, true);
        }
    }

    /// Adds a closed solid with a hole through it; `hole` as in [`MeshBuilder::band`].
    pub fn hollow(&mut self, place: &Transform, outer: &[Rim], hole: &[Rim], layers: &[Layer]) {
        self.extrude(place, outer, layers);
        self.extrude(place, hole, layers);
        if let (Some(first), Some(last)) = (layers.first(), layers.last()) {
            self.band(place, outer, hole, *first, false);
            self.band(place, outer, hole, *last, true);
        }
    }

    /// Adds the side of an outline carried through layers, without caps.
    pub fn extrude(&mut self, place: &Transform, outline: &[Rim], layers: &[Layer]) {
        let levels: Vec<_> = layers.iter().map(|layer| (outline, *layer)).collect();
        self.wall(place, &levels);
    }

    /// The finished mesh. It is kept in main memory too, so that bounds and rays can be taken from it.
    pub fn build(self) -> Mesh {
        let mut mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_indices(Indices::U32(self.indices));
        if self.ink.is_some() {
            mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, self.colors);
        }
        mesh
    }

    fn planar(&mut self, place: &Transform, at: Vec2, height: f32, normal: Vec3) -> u32 {
        self.vertex(place.transform_point(at.extend(height)), normal, Vec2::new(at.x, -at.y))
    }

    fn planar_ring(&mut self, place: &Transform, outline: &[Rim], layer: Layer, normal: Vec3) -> u32 {
        let first = self.positions.len() as u32;
        for rim in outline {
            self.planar(place, layer.place(rim), layer.height, normal);
        }
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_is_closed_and_faces_outwards() {
        let mut builder = MeshBuilder::default();
        builder.cuboid(&Transform::from_xyz(1.0, 2.0, 3.0), Vec3::new(0.5, 1.0, 1.5));
        let mesh = builder.build();
        probe::assert_sound(&mesh);
        assert!((probe::volume(&mesh) - 6.0).abs() < 1e-4);
    }

    #[test]
    fn solids_have_the_volume_of_their_outline() {
        let layers = [Layer::upright(0.0), Layer::upright(2.0)];
        let outer = outline::rounded_rectangle(Vec2::new(1.0, 0.5), 0.01, 2);
        let hole = outline::inside_out(&outline::rounded_rectangle(Vec2::new(0.5, 0.25), 0.01, 2));

        let mut full = MeshBuilder::default();
        full.solid(&flat(0.0), &outer, &layers);
        let full = full.build();
        probe::assert_sound(&full);
        assert!((probe::volume(&full) - 4.0).abs() < 1e-2);

        let mut hollow = MeshBuilder::default();
        hollow.hollow(&flat(0.0), &outer, &hole, &layers);
        let hollow = hollow.build();
        probe::assert_sound(&hollow);
        assert!((probe::volume(&hollow) - 3.0).abs() < 1e-2);
    }

    #[test]
    fn a_flat_drawing_faces_up_with_its_upper_edge_to_the_far_side() {
        let place = flat(0.5);
        assert!(place.transform_point(Vec3::Y).abs_diff_eq(Vec3::new(0.0, 0.5, -1.0), 1e-6));
        assert!((place.rotation * Vec3::Z).abs_diff_eq(Vec3::Y, 1e-6));
    }

    #[test]
    fn only_inked_meshes_have_colours() {
        let corners = [Vec3::ZERO, Vec3::X, Vec3::X + Vec3::Y, Vec3::Y];
        let mut plain = MeshBuilder::default();
        plain.facet(corners);
        assert!(plain.build().attribute(Mesh::ATTRIBUTE_COLOR).is_none());
        let mut inked = MeshBuilder::default();
        inked.ink(Color::WHITE);
        inked.facet(corners);
        let inked = inked.build();
        assert_eq!(inked.attribute(Mesh::ATTRIBUTE_COLOR).map(|colors| colors.len()), Some(4));
    }
}
