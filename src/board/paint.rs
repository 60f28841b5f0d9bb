//! The material of everything on and round the board.
//!
//! One shader serves all presets: a machine without a graphics card cannot afford the engine's physical light for every
//! pixel, so each paint is lit as richly as the preset asks, and the scenery, which nobody looks at closely, always
//! simply. What the pieces and squares mean never depends on it.

use bevy::asset::uuid_handle;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::{Shader, ShaderRef};

use crate::settings::{Graphics, Settings};

const SHADER: Handle<Shader> = uuid_handle!("5d2a5b1e-6a0f-4f0b-9c53-7b3f2a9d1e64");

/// How a paint answers to light.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Light {
    /// Not at all: it glows by itself.
    Own,
    /// A warm key, a cool rim and the sky, without shadows: cheap.
    Simple,
    /// The same with shadows.
    Shaded,
    /// The engine's physical light, with shadows.
    #[default]
    Full,
}

/// How much light something is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Grade {
    /// Pieces and ball.
    #[default]
    Piece,
    /// The board, which fills the view.
    Ground,
    /// Always simple.
    Scenery,
    /// None: it glows by itself.
    Sign,
}

impl Grade {
    /// The light under a preset; the flat view has no shadows.
    pub const fn light(self, graphics: Graphics, flat: bool) -> Light {
        match (self, graphics) {
            (Grade::Sign, _) => Light::Own,
            (Grade::Scenery, _) | (_, Graphics::Low) => Light::Simple,
            (Grade::Piece | Grade::Ground, Graphics::Medium) if flat => Light::Simple,
            (Grade::Piece | Grade::Ground, Graphics::Medium) => Light::Shaded,
            (Grade::Piece | Grade::Ground, Graphics::High) => Light::Full,
        }
    }
}

/// How something looks. Colours of vertices and the grain are multiplied with its colour.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[uniform(0, Surface)]
#[bind_group_data(Kind)]
pub struct Paint {
    /// Its colour; the alpha counts only if it is blended.
    pub color: Color,
    /// How dull it is, from 0.09 to 1.
    pub roughness: f32,
    /// How much it reflects at a right angle, from 0 to 1.
    pub reflectance: f32,
    /// How metallic it is, from 0 to 1.
    pub metallic: f32,
    /// By how much what glows by itself is brighter than its colour; above 1 it blooms where that is drawn.
    pub glow: f32,
    /// A nearly white texture.
    #[texture(1)]
    #[sampler(2)]
    pub grain: Option<Handle<Image>>,
    /// How it is lit now.
    pub light: Light,
    /// How much light it is worth.
    pub grade: Grade,
    /// Whether what is behind shines through.
    pub blended: bool,
}

impl Default for Paint {
    fn default() -> Paint {
        Paint {
            color: Color::WHITE,
            roughness: 0.5,
            reflectance: 0.4,
            metallic: 0.0,
            glow: 1.0,
            grain: None,
            light: Light::Full,
            grade: Grade::Piece,
            blended: false,
        }
    }
}

impl Paint {
    /// A paint that glows by itself, for signs and painted lines.
    pub fn own(color: Color) -> Paint {
        Paint { color, light: Light::Own, grade: Grade::Sign, ..default() }
    }

    /// A paint that glows by itself and lets through what is behind it, for marks.
    pub fn glass(color: Color) -> Paint {
        Paint { blended: true, ..Paint::own(color) }
    }

    /// Scenery: dull and always simply lit.
    pub fn scenery() -> Paint {
        Paint { light: Light::Simple, grade: Grade::Scenery, ..default() }
    }
}

/// What the shader knows of a paint.
#[derive(ShaderType, Clone, Copy, Debug)]
pub struct Surface {
    color: Vec4,
    surface: Vec4,
}

impl From<&Paint> for Surface {
    fn from(paint: &Paint) -> Surface {
        Surface {
            color: paint.color.to_linear().to_vec4(),
            surface: Vec4::new(paint.roughness, paint.reflectance, paint.metallic, paint.glow),
        }
    }
}

/// What makes a pipeline of its own.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kind {
    light: Light,
    grain: bool,
    blended: bool,
}

impl From<&Paint> for Kind {
    fn from(paint: &Paint) -> Kind {
        Kind { light: paint.light, grain: paint.grain.is_some(), blended: paint.blended }
    }
}

impl Material for Paint {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.blended { AlphaMode::Blend } else { AlphaMode::Opaque }
    }

    fn specialize(
        _pipeline: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let kind = key.bind_group_data;
        if kind.blended {
            // Ribbons are seen from below too.
            descriptor.primitive.cull_mode = None;
        }
        if let Some(fragment) = &mut descriptor.fragment {
            let light = match kind.light {
                Light::Own => None,
                Light::Simple => Some("PAINT_SIMPLE"),
                Light::Shaded => Some("PAINT_SHADED"),
                Light::Full => Some("PAINT_FULL"),
            };
            fragment.shader_defs.extend(light.map(Into::into));
            fragment.shader_defs.extend(kind.grain.then(|| "PAINT_GRAIN".into()));
        }
        Ok(())
    }
}

/// Makes the paint known and keeps its light as the preset asks.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Paint>::default());
    let shader = Shader::from_wgsl(include_str!("paint/paint.wgsl"), "board/paint.wgsl");
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>()
        && let Err(error) = shaders.insert(&SHADER, shader)
    {
        error!("the shader of the board: {error}");
    }
    // After whatever makes paints in this frame, and before they are drawn.
    app.add_systems(PostUpdate, relight);
}

/// Gives all paints the light of the preset, when it or they change.
fn relight(settings: Res<Settings>, mut paints: ResMut<Assets<Paint>>) {
    if !settings.is_changed() && !paints.is_changed() {
        return;
    }
    let wanted = |paint: &Paint| paint.grade.light(settings.graphics, settings.flat_view);
    let wrong: Vec<_> = paints.iter().filter(|(_, paint)| paint.light != wanted(paint)).map(|(id, _)| id).collect();
    for id in wrong {
        if let Some(mut paint) = paints.get_mut(id) {
            paint.light = wanted(&paint);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_preset_is_lit_as_richly_as_it_can_afford() {
        let lights = |grade: Grade| Graphics::ALL.map(|graphics| grade.light(graphics, false));
        for grade in [Grade::Piece, Grade::Ground] {
            assert_eq!(lights(grade), [Light::Simple, Light::Shaded, Light::Full]);
            assert_eq!(grade.light(Graphics::Medium, true), Light::Simple);
        }
        assert_eq!(lights(Grade::Scenery), [Light::Simple; 3]);
        assert_eq!(lights(Grade::Sign), [Light::Own; 3]);
    }
}
