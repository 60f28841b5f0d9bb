//! The colours of the teams: presets to choose from, each a light ATK and a dark DEF.
//!
//! Whatever the preset: the teams differ by a contrast of 3:1, so that they do in greyscale too; both stand out from
//! every square by 3:1; and a coach with any common kind of colour vision tells them apart at a glance (CO-02 to CO-04).

use ball_rules::Team;
use bevy::color::Color;

use crate::settings::TeamPreset;

/// The colours of a team.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TeamPaints {
    /// Figures and rims.
    pub strong: Color,
    /// Anything behind the light one as lettering.
    pub dark: Color,
    /// Lettering on the dark one (contrast above 7), and the signs of the flat view.
    pub light: Color,
    /// Plain squares of the end zone that it defends.
    pub end_zone: Color,
    /// Hatched squares of the end zone that it defends.
    pub end_tile: Color,
}

/// The colours of `team` in a preset.
pub fn team(preset: TeamPreset, team: Team) -> TeamPaints {
    let [strong, dark, light, end_zone, end_tile] = match (preset, team) {
        (TeamPreset::YellowBlue, Team::Atk) => [0xFFEF4A, 0x37300A, 0xFFF8C4, 0x332E0E, 0x433C10],
        (TeamPreset::YellowBlue, Team::Def) => [0x188CD8, 0x06223C, 0xD2ECFF, 0x0C2E50, 0x103E68],
        (TeamPreset::WhiteViolet, Team::Atk) => [0xFFFFFF, 0x1D1F23, 0xFFFFFF, 0x2A2D32, 0x383B42],
        (TeamPreset::WhiteViolet, Team::Def) => [0xA96FEA, 0x28173B, 0xEDE6FA, 0x382251, 0x4A2E69],
        (TeamPreset::SkyVermilion, Team::Atk) => [0xCFF6FF, 0x132124, 0xF4FDFF, 0x1E3034, 0x293F44],
        (TeamPreset::SkyVermilion, Team::Def) => [0xEA5A20, 0x3C1103, 0xFAE4E1, 0x531B05, 0x6A2408],
        (TeamPreset::MintMagenta, Team::Atk) => [0xF4FFF4, 0x1A201C, 0xFCFFFC, 0x272F29, 0x343E37],
        (TeamPreset::MintMagenta, Team::Def) => [0xE05AB6, 0x37102B, 0xF8E4EF, 0x4C193C, 0x63234F],
    }
    .map(color);
    TeamPaints { strong, dark, light, end_zone, end_tile }
}

/// A colour from its hexadecimal digits.
const fn color(digits: u32) -> Color {
    let [_, red, green, blue] = digits.to_be_bytes();
    Color::srgb(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0)
}

#[cfg(test)]
mod tests {
    use super::super::tests::contrast;
    use super::super::vision::{Vision, difference, seen_with};
    use super::super::{
        apron, ball, danger, destination, end_lettering, laces, preview, selectable, selected, tile, turf,
    };
    use super::*;

    /// How different the colours of the teams must look (CIEDE2000), whoever looks. 2 is what a trained eye just sees
    /// side by side, 10 what everyone does at a glance.
    const APART: f32 = 30.0;

    fn teams(preset: TeamPreset) -> [TeamPaints; 2] {
        Team::ALL.map(|which| team(preset, which))
    }

    fn squares(preset: TeamPreset) -> Vec<Color> {
        let ends = teams(preset).into_iter().flat_map(|team| [team.end_zone, team.end_tile]);
        [turf(), tile(), apron()].into_iter().chain(ends).collect()
    }

    #[test]
    fn co04_teams_are_told_apart_with_every_kind_of_colour_vision() {
        for preset in TeamPreset::ALL {
            let [atk, def] = teams(preset).map(|team| team.strong);
            for vision in Vision::ALL {
                let [atk, def] = [atk, def].map(|color| seen_with(vision, color));
                let apart = difference(atk, def);
                assert!(apart >= APART, "{preset:?} with {vision:?}: {apart}");
            }
        }
    }

    #[test]
    fn co03_teams_differ_in_greyscale() {
        for preset in TeamPreset::ALL {
            let [atk, def] = teams(preset);
            let ratio = contrast(atk.strong, def.strong);
            assert!(ratio >= 3.0, "{preset:?}: {ratio}");
        }
    }

    #[test]
    fn co02_pieces_stand_out_from_every_square_and_what_is_painted_on_it() {
        for preset in TeamPreset::ALL {
            for square in squares(preset).into_iter().chain([end_lettering()]) {
                for piece in teams(preset).map(|team| team.strong).into_iter().chain([ball(), laces()]) {
                    let ratio = contrast(piece, square);
                    assert!(ratio >= 3.0, "{preset:?}: {piece:?} on {square:?}: {ratio}");
                }
            }
        }
    }

    #[test]
    fn co02_highlights_stand_out_from_every_end_zone() {
        for preset in TeamPreset::ALL {
            for square in squares(preset) {
                for mark in [selectable(), selected(), destination(), danger(), preview()] {
                    assert!(contrast(mark, square) >= 4.5, "{preset:?}: {mark:?} on {square:?}");
                }
            }
        }
    }

    #[test]
    fn co01_labels_can_be_read_on_their_plates() {
        for preset in TeamPreset::ALL {
            for team in teams(preset) {
                assert!(contrast(team.light, team.dark) >= 7.0, "{preset:?}");
            }
        }
    }

    #[test]
    fn hatched_squares_of_end_zones_are_lighter_than_plain_ones() {
        for preset in TeamPreset::ALL {
            for team in teams(preset) {
                assert!(contrast(team.end_tile, team.end_zone) > 1.12, "{preset:?}");
            }
        }
    }

    #[test]
    fn co04_presets_differ_from_each_other() {
        for (i, one) in TeamPreset::ALL.iter().enumerate() {
            for other in TeamPreset::ALL.iter().skip(i + 1) {
                assert!(difference(teams(*one)[1].strong, teams(*other)[1].strong) > 15.0, "{one:?} {other:?}");
            }
        }
    }
}
