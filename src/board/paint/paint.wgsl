// The one material of the board: a colour, vertex colours, a grain, and as much light as the machine can afford.

#import bevy_pbr::forward_io::VertexOutput
#ifdef PAINT_FULL
#import bevy_pbr::{
    mesh_bindings::mesh,
    mesh_view_bindings::view,
    pbr_functions,
    pbr_types,
}
#endif
#ifdef PAINT_SHADED
#import bevy_pbr::{
    mesh_view_bindings::view,
    shadows::fetch_directional_shadow,
}
#endif

struct Paint {
    color: vec4<f32>,
    // Roughness, reflectance, metallic, glow.
    surface: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> paint: Paint;
#ifdef PAINT_GRAIN
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var grain: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var grain_sampler: sampler;
#endif

// Unit vectors towards the evening sun and the cool sky behind the board, as in the camera's room.
const KEY: vec3<f32> = vec3<f32>(-0.488, 0.766, 0.418);
const RIM: vec3<f32> = vec3<f32>(0.53, 0.42, -0.737);
const KEY_LIGHT: vec3<f32> = vec3<f32>(1.42, 1.28, 1.02);
const RIM_LIGHT: vec3<f32> = vec3<f32>(0.28, 0.4, 0.66);
const SKY_LIGHT: vec3<f32> = vec3<f32>(0.3, 0.34, 0.46);
const GROUND_LIGHT: vec3<f32> = vec3<f32>(0.16, 0.17, 0.16);

fn simply_lit(color: vec3<f32>, normal: vec3<f32>, sun: f32) -> vec3<f32> {
    let ambient = mix(GROUND_LIGHT, SKY_LIGHT, normal.y * 0.5 + 0.5);
    let key = KEY_LIGHT * (max(dot(normal, KEY), 0.0) * sun);
    let rim = RIM_LIGHT * max(dot(normal, RIM), 0.0);
    let lit = color * (ambient + key + rim);
    // Bright colours are pressed together instead of being cut off.
    return lit * (1.0 + 0.15 * lit) / (1.0 + 0.32 * lit);
}

#ifdef PAINT_SHADED
// How much of the sun reaches a point: 1, or less in the shadow of a piece. The light that casts shadows comes first.
fn sun_at(in: VertexOutput) -> f32 {
    let away = vec4<f32>(
        view.view_from_world[0].z,
        view.view_from_world[1].z,
        view.view_from_world[2].z,
        view.view_from_world[3].z,
    );
    return fetch_directional_shadow(0u, in.world_position, in.world_normal, dot(away, in.world_position), in.position.xy);
}
#endif

#ifdef PAINT_SHADED
// What a lacquered surface reflects of the sun; a dull one next to nothing.
fn shine(in: VertexOutput) -> vec3<f32> {
    let to_eye = normalize(view.world_position.xyz - in.world_position.xyz);
    let half_way = normalize(to_eye + KEY);
    let smooth_part = max(1.0 - paint.surface.x, 0.0);
    let spread = mix(6.0, 60.0, smooth_part);
    return KEY_LIGHT * (0.55 * smooth_part * smooth_part * pow(max(dot(in.world_normal, half_way), 0.0), spread));
}
#endif

#ifdef PAINT_FULL
fn fully_lit(in: VertexOutput, color: vec4<f32>) -> vec4<f32> {
    var input = pbr_types::pbr_input_new();
    input.flags = mesh[in.instance_index].flags;
    input.is_orthographic = view.clip_from_view[3].w == 1.0;
    input.V = pbr_functions::calculate_view(in.world_position, input.is_orthographic);
    input.frag_coord = in.position;
    input.world_position = in.world_position;
    input.world_normal = in.world_normal;
    input.N = normalize(in.world_normal);
    input.material.base_color = color;
    input.material.perceptual_roughness = paint.surface.x;
    input.material.reflectance = vec3<f32>(paint.surface.y);
    input.material.metallic = paint.surface.z;
    return pbr_functions::main_pass_post_lighting_processing(input, pbr_functions::apply_pbr_lighting(input));
}
#endif

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var color = paint.color;
#ifdef VERTEX_COLORS
    color *= in.color;
#endif
#ifdef PAINT_GRAIN
    color = vec4<f32>(color.rgb * textureSample(grain, grain_sampler, in.uv).rgb, color.a);
#endif
#ifdef PAINT_FULL
    return fully_lit(in, color);
#else ifdef PAINT_SHADED
    let sun = sun_at(in);
    return vec4<f32>(simply_lit(color.rgb, in.world_normal, sun) + shine(in) * sun, color.a);
#else ifdef PAINT_SIMPLE
    return vec4<f32>(simply_lit(color.rgb, in.world_normal, 1.0), color.a);
#else
    return vec4<f32>(color.rgb * paint.surface.w, color.a);
#endif
}
