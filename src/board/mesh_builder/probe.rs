//! What the tests ask of a mesh.

use bevy::{mesh::Indices, mesh::VertexAttributeValues, prelude::*};

/// The positions or normals of a mesh.
fn vectors(mesh: &Mesh, attribute: bevy::mesh::MeshVertexAttribute) -> Vec<Vec3> {
    match mesh.attribute(attribute) {
        Some(VertexAttributeValues::Float32x3(values)) => values.iter().map(|value| Vec3::from(*value)).collect(),
        _ => Vec::new(),
    }
}

/// The triangles of a mesh, as indices.
fn triangles(mesh: &Mesh) -> Vec<[usize; 3]> {
    let Some(Indices::U32(indices)) = mesh.indices() else { return Vec::new() };
    indices.as_chunks().0.iter().map(|corners: &[u32; 3]| corners.map(|index| index as usize)).collect()
}

/// Fails unless the mesh has triangles, all indices exist, all normals have unit length and no triangle looks away
/// from its normals.
pub fn assert_sound(mesh: &Mesh) {
    let positions = vectors(mesh, Mesh::ATTRIBUTE_POSITION);
    let normals = vectors(mesh, Mesh::ATTRIBUTE_NORMAL);
    let triangles = triangles(mesh);
    let (low, high) = bounds(mesh);
    let speck = 1e-6 * low.distance_squared(high);
    assert!(!triangles.is_empty(), "no triangles");
    assert_eq!(positions.len(), normals.len());
    assert!(positions.iter().all(|position| position.is_finite()));
    assert!(normals.iter().all(|normal| (normal.length() - 1.0).abs() < 1e-3));
    for corners in triangles {
        assert!(corners.iter().all(|index| *index < positions.len()));
        let [a, b, c] = corners.map(|index| positions[index]);
        let face = (b - a).cross(c - a);
        let normal: Vec3 = corners.iter().map(|index| normals[*index]).sum();
        assert!(face.dot(normal) >= -speck, "a triangle at {a} looks away from its normals");
    }
}

/// Fails unless every triangle faces `direction`.
pub fn assert_faces(mesh: &Mesh, direction: Vec3) {
    let positions = vectors(mesh, Mesh::ATTRIBUTE_POSITION);
    for corners in triangles(mesh) {
        let [a, b, c] = corners.map(|index| positions[index]);
        let face = (b - a).cross(c - a);
        assert!(face.dot(direction) >= face.length() * 0.99, "a triangle at {a} faces elsewhere");
    }
}

/// The enclosed volume in cubic units: positive if the triangles of a closed mesh face outwards.
pub fn volume(mesh: &Mesh) -> f32 {
    let positions = vectors(mesh, Mesh::ATTRIBUTE_POSITION);
    let sixfold: f32 = triangles(mesh)
        .iter()
        .map(|corners| corners.map(|index| positions[index]))
        .map(|[a, b, c]| a.dot(b.cross(c)))
        .sum();
    sixfold / 6.0
}

/// The sum of the areas of all triangles, in square units.
pub fn area(mesh: &Mesh) -> f32 {
    let positions = vectors(mesh, Mesh::ATTRIBUTE_POSITION);
    let twofold: f32 = triangles(mesh)
        .iter()
        .map(|corners| corners.map(|index| positions[index]))
        .map(|[a, b, c]| (b - a).cross(c - a).length())
        .sum();
    twofold / 2.0
}

/// The lowest and the highest corner of the bounding box.
pub fn bounds(mesh: &Mesh) -> (Vec3, Vec3) {
    vectors(mesh, Mesh::ATTRIBUTE_POSITION)
        .iter()
        .fold((Vec3::INFINITY, Vec3::NEG_INFINITY), |(low, high), at| (low.min(*at), high.max(*at)))
}

/// The mean of all vertices.
pub fn middle(mesh: &Mesh) -> Vec3 {
    let positions = vectors(mesh, Mesh::ATTRIBUTE_POSITION);
    positions.iter().sum::<Vec3>() / positions.len().max(1) as f32
}
