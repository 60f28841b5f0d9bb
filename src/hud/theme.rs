//! The look of the panels: fonts, sizes and colours.
//!
//! Sizes are points at a zoom of 1, which is a window 800 pixels high. The smallest text, 16 points, is 17 pixels from
//! ascender to descender in a window 720 pixels high.

use std::sync::Arc;

use ball_rules::Team;
use bevy::color::ColorToPacked;
use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Frame, Margin, Stroke, Style,
    TextStyle, Theme, Vec2, Visuals,
    style::{ScrollAnimation, WidgetVisuals},
    vec2,
};

use crate::board::palette;
use crate::settings::TeamPreset;

/// The fonts, bundled so that the program always finds them: what they are called, and their files.
pub const FONTS: [(&str, &[u8]); 3] = [
    ("regular", include_bytes!("../../assets/fonts/Inter-Regular.otf")),
    ("semibold", include_bytes!("../../assets/fonts/Inter-SemiBold.otf")),
    ("mono", include_bytes!("../../assets/fonts/DejaVuSansMono.ttf")),
];

/// Secondary text; nothing is smaller.
pub const SMALL: f32 = 16.0;
/// Usual text.
pub const BODY: f32 = 17.0;
/// The prompt and titles of panels.
pub const TITLE: f32 = 19.0;
/// Titles of dialogs.
pub const HEADING: f32 = 24.0;
/// The result of the match.
pub const DISPLAY: f32 = 34.0;
/// The least height of anything that can be clicked.
pub const TARGET: f32 = 34.0;
/// Space inside panels.
pub const PADDING: f32 = 12.0;
/// Space between things.
pub const GAP: f32 = 8.0;
/// Space between things that belong together, such as the choices.
pub const SEAM: f32 = 6.0;

/// Panels: night over the stadium.
pub const PANEL: Color32 = Color32::from_rgb(0x0F, 0x17, 0x22);
/// Dialogs, menus and anything above the board.
pub const RAISED: Color32 = Color32::from_rgb(0x15, 0x20, 0x2E);
/// Buttons and cards.
pub const TILE: Color32 = Color32::from_rgb(0x1E, 0x2D, 0x40);
/// Buttons under the pointer.
pub const TILE_HOVERED: Color32 = Color32::from_rgb(0x2A, 0x40, 0x59);
/// Buttons that are pressed or chosen.
pub const TILE_PICKED: Color32 = Color32::from_rgb(0x3A, 0x33, 0x22);
/// Things that cannot be used now.
pub const TILE_OFF: Color32 = Color32::from_rgb(0x14, 0x1D, 0x29);
/// Fine lines and borders.
pub const LINE: Color32 = Color32::from_rgb(0x2F, 0x40, 0x54);
/// The outlines of what is told by its outline alone, such as a box without a tick.
pub const EDGE: Color32 = Color32::from_rgb(0x7A, 0x8F, 0xA3);
/// Usual text.
pub const TEXT: Color32 = Color32::from_rgb(0xEC, 0xF1, 0xF4);
/// Secondary text.
pub const WEAK: Color32 = Color32::from_rgb(0xAE, 0xBD, 0xC9);
/// Text on things that cannot be used now.
pub const OFF: Color32 = Color32::from_rgb(0x8E, 0x9D, 0xAA);
/// What is chosen or in focus: the floodlights' amber.
pub const ACCENT: Color32 = Color32::from_rgb(0xFF, 0xC0, 0x6B);
/// Refusals and whatever went wrong.
pub const WARNING: Color32 = Color32::from_rgb(0xFF, 0xA6, 0x80);

/// What high contrast puts in the place of each colour: text at 7:1 and more, and lines that cannot be overlooked.
pub const HIGH_CONTRAST: [(Color32, Color32); 13] = [
    (PANEL, Color32::BLACK),
    (RAISED, Color32::from_rgb(0x04, 0x07, 0x0B)),
    (TILE, Color32::from_rgb(0x10, 0x18, 0x22)),
    (TILE_HOVERED, Color32::from_rgb(0x22, 0x36, 0x4C)),
    (TILE_PICKED, Color32::from_rgb(0x36, 0x2C, 0x08)),
    (TILE_OFF, Color32::from_rgb(0x02, 0x04, 0x06)),
    (LINE, Color32::from_rgb(0x8F, 0xA5, 0xBA)),
    (EDGE, Color32::from_rgb(0xD4, 0xE0, 0xEA)),
    (TEXT, Color32::WHITE),
    (WEAK, Color32::from_rgb(0xE8, 0xF0, 0xF6)),
    (OFF, Color32::from_rgb(0xC4, 0xD0, 0xDA)),
    (ACCENT, Color32::from_rgb(0xFF, 0xD2, 0x4A)),
    (WARNING, Color32::from_rgb(0xFF, 0xC4, 0xA8)),
];

/// The colours of a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamColours {
    /// Figures, outlines and signs.
    pub strong: Color32,
    /// Behind lettering.
    pub dark: Color32,
    /// Lettering on the dark one.
    pub light: Color32,
}

/// The colours of `team` as panels are painted in; [`super::recolour`] puts those of the chosen preset in their place.
pub fn team(team: Team) -> TeamColours {
    team_of(TeamPreset::default(), team)
}

/// The colours of `team` in a preset.
pub fn team_of(preset: TeamPreset, team: Team) -> TeamColours {
    let of = palette::team(preset, team);
    TeamColours { strong: colour(of.strong), dark: colour(of.dark), light: colour(of.light) }
}

/// A colour of the board as egui has it.
pub fn colour(of: bevy::color::Color) -> Color32 {
    let [red, green, blue] = of.to_srgba().to_u8_array_no_alpha();
    Color32::from_rgb(red, green, blue)
}

/// The font of usual text.
pub fn regular(size: f32) -> FontId {
    FontId::proportional(size)
}

/// The font of names and titles.
pub fn semibold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("semibold".into()))
}

/// The font of notation.
pub fn mono(size: f32) -> FontId {
    FontId::monospace(size)
}

/// The frame of the panels at the window's edges.
pub fn panel() -> Frame {
    Frame::NONE.fill(PANEL).inner_margin(Margin::symmetric(PADDING as i8, 8))
}

/// The frame of whatever lies above the board.
pub fn raised() -> Frame {
    Frame::NONE
        .fill(RAISED)
        .stroke(Stroke::new(1.0, LINE))
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::same(20))
}

/// Gives a fresh context fonts and style.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    ctx.set_theme(Theme::Dark);
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    ctx.all_styles_mut(dress);
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in FONTS {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
    }
    for (family, order) in [
        (FontFamily::Proportional, ["regular", "mono"]),
        (FontFamily::Name("semibold".into()), ["semibold", "mono"]),
        (FontFamily::Monospace, ["mono", "regular"]),
    ] {
        fonts.families.insert(family, order.map(String::from).to_vec());
    }
    fonts
}

/// No animation, no delay, no blinking: whatever is drawn stays as it is until something happens.
fn dress(style: &mut Style) {
    style.text_styles = [
        (TextStyle::Small, regular(SMALL)),
        (TextStyle::Body, regular(BODY)),
        (TextStyle::Button, regular(BODY)),
        (TextStyle::Heading, semibold(TITLE)),
        (TextStyle::Monospace, mono(SMALL)),
    ]
    .into();
    style.animation_time = 0.0;
    style.scroll_animation = ScrollAnimation::none();
    style.interaction.tooltip_delay = 0.0;
    style.interaction.show_tooltips_only_when_still = false;
    style.interaction.selectable_labels = false;
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::splat(GAP);
    spacing.button_padding = vec2(12.0, 7.0);
    spacing.interact_size = vec2(TARGET, TARGET);
    spacing.menu_margin = Margin::same(10);
    spacing.tooltip_width = 380.0;
    spacing.icon_width = 20.0;
    spacing.icon_width_inner = 12.0;
    spacing.icon_spacing = GAP;
    spacing.scroll.bar_width = 10.0;
    spacing.scroll.floating_allocated_width = 8.0;
    spacing.scroll.floating_width = 6.0;
    spacing.scroll.dormant_handle_opacity = 0.6;
    style.visuals = visuals();
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::dark();
    let corner_radius = CornerRadius::same(6);
    let widget = |fill: Color32, line: Stroke, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: line,
        corner_radius,
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = widget(RAISED, Stroke::new(1.0, LINE), TEXT);
    visuals.widgets.inactive = widget(TILE, Stroke::new(1.0, EDGE), TEXT);
    visuals.widgets.hovered = widget(TILE_HOVERED, Stroke::new(1.0, WEAK), TEXT);
    // Also what has the focus: the ring.
    visuals.widgets.active = widget(TILE_HOVERED, Stroke::new(2.0, ACCENT), TEXT);
    visuals.widgets.open = widget(TILE_HOVERED, Stroke::new(1.0, WEAK), TEXT);
    visuals.selection.bg_fill = TILE_PICKED;
    visuals.selection.stroke = Stroke::new(1.5, ACCENT);
    visuals.weak_text_color = Some(WEAK);
    visuals.panel_fill = PANEL;
    visuals.window_fill = RAISED;
    visuals.window_stroke = Stroke::new(1.0, LINE);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.extreme_bg_color = TILE_OFF;
    visuals.text_cursor.blink = false;
    visuals.disabled_alpha = 0.75;
    visuals
}

/// Every size in which text is shown, in each of its fonts.
fn fonts_in_use() -> [FontId; 9] {
    [
        regular(SMALL),
        regular(BODY),
        regular(TITLE),
        semibold(SMALL),
        semibold(BODY),
        semibold(TITLE),
        semibold(HEADING),
        semibold(DISPLAY),
        mono(SMALL),
    ]
}

/// Draws every character of all languages into the font atlas. A glyph that is met for the first time while something is
/// shown is missing in that frame, and a growing atlas takes all text with it.
pub fn warm_glyphs(painter: &bevy_egui::egui::Painter) {
    const LETTERS: &str = include_str!("letters.txt");
    for font in fonts_in_use() {
        let _ = painter.layout_no_wrap(LETTERS.to_owned(), font, TEXT);
    }
}

/// Draws the ring of what a gamepad would choose (UI-01).
pub fn focus_ring(response: &bevy_egui::egui::Response) {
    let painter = response.ctx.layer_painter(response.layer_id).with_clip_rect(response.interact_rect.expand(6.0));
    painter.rect_stroke(response.rect.expand(1.0), 6.0, Stroke::new(3.0, ACCENT), bevy_egui::egui::StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::Rgba;

    use super::*;

    fn contrast(one: Color32, other: Color32) -> f32 {
        let luminance = |colour: Color32| {
            let rgba = Rgba::from(colour);
            0.2126 * rgba.r() + 0.7152 * rgba.g() + 0.0722 * rgba.b() + 0.05
        };
        let (one, other) = (luminance(one), luminance(other));
        one.max(other) / one.min(other)
    }

    #[test]
    fn co01_text_stands_out_from_everything_behind_it() {
        for back in [PANEL, RAISED, TILE, TILE_HOVERED, TILE_PICKED] {
            for text in [TEXT, WEAK, ACCENT, WARNING] {
                assert!(contrast(text, back) >= 4.5, "{text:?} on {back:?}: {}", contrast(text, back));
            }
        }
        for back in [PANEL, RAISED, TILE_OFF] {
            assert!(contrast(OFF, back) >= 4.5, "{back:?}: {}", contrast(OFF, back));
        }
        for of in Team::ALL.map(team) {
            assert!(contrast(of.light, of.dark) >= 7.0);
        }
    }

    #[test]
    fn co01_high_contrast_makes_text_stand_out_by_7_and_lines_by_3() {
        let high = |usual: Color32| HIGH_CONTRAST.iter().find(|(from, _)| *from == usual).unwrap().1;
        for back in [PANEL, RAISED, TILE, TILE_HOVERED, TILE_PICKED, TILE_OFF].map(high) {
            for text in [TEXT, WEAK, ACCENT, WARNING, OFF].map(high) {
                assert!(contrast(text, back) >= 7.0, "{text:?} on {back:?}: {}", contrast(text, back));
            }
            for line in [LINE, EDGE].map(high) {
                assert!(contrast(line, back) >= 4.5, "{line:?} on {back:?}: {}", contrast(line, back));
            }
        }
    }

    #[test]
    fn ui01_the_focus_ring_stands_out() {
        for back in [RAISED, TILE, TILE_HOVERED, LINE] {
            assert!(contrast(ACCENT, back) >= 3.0, "{back:?}: {}", contrast(ACCENT, back));
        }
        for back in [RAISED, TILE] {
            assert!(contrast(EDGE, back) >= 3.0, "{back:?}: {}", contrast(EDGE, back));
        }
    }

    #[test]
    fn tx01_the_smallest_text_is_17_pixels_high_in_a_window_of_720() {
        // Ascender to descender of the fonts: Inter 1.21, DejaVu Sans Mono 1.16 of their size.
        assert!(SMALL * super::super::zoom_for(720.0) * 1.16 >= 16.7);
        assert!(SMALL * super::super::zoom_for(1080.0) * 1.21 >= 26.0);
    }
}
