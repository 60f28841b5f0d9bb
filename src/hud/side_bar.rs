//! The column beside the board in a wide window: what to do, what can be chosen, what was played. The board has the whole
//! height of the window.

use ball_rules::Mode;
use bevy_egui::egui::{Id, Rect, ScrollArea, Ui, pos2, vec2};

use super::bottom_bar::part;
use super::options::{self, TILE_HEIGHT};
use super::scene::{Scene, Wishes};
use super::theme;

/// The least window that has room for the column, in points.
const LEAST_WINDOW: (f32, f32) = (1160.0, 700.0);
/// The height that the prompt and what is told below it have at least: the choices stay where they are.
const TOLD: f32 = 100.0;
/// The height of the button that ends the phase, with what that does.
const END_HEIGHT: f32 = 86.0;
/// The height that is left to the log at least, and where a hint is read.
const LOG: f32 = 100.0;
const HINT: f32 = 330.0;

/// Whether the column is shown in a window. What stands in for a match has its own things to tell beside the board.
pub fn fits(scene: Scene<'_>, window: Rect) -> bool {
    !scene.analysis
        && !scene.session.stands_in()
        && window.width() >= LEAST_WINDOW.0
        && window.height() >= LEAST_WINDOW.1
}

/// The width of the column in a window.
pub fn width(window: Rect) -> f32 {
    (window.width() * 0.27).clamp(346.0, 400.0)
}

/// Shows all but the log. Returns what is left to that.
pub fn show(ui: &mut Ui, scene: Scene<'_>, hint: bool, wishes: &mut Wishes) -> Rect {
    let all = ui.max_rect();
    let cards = scene.session.position().mode() == Mode::Cards;
    let end = if cards { TILE_HEIGHT * 2.0 + theme::SEAM } else { END_HEIGHT };
    let buttons = Rect::from_min_max(pos2(all.left(), all.bottom() - end), all.max);
    part(ui, buttons, |ui| {
        let height = if cards { TILE_HEIGHT } else { END_HEIGHT };
        options::turn_buttons(ui, scene, vec2(all.width(), height), wishes);
    });
    let mut below = all.top();
    part(ui, all, |ui| {
        options::prompt(ui, scene);
        options::message(ui, scene);
        below = ui.min_rect().bottom().max(all.top() + TOLD) + theme::GAP;
    });
    let least = if hint { HINT } else { LOG };
    let most = (buttons.top() - least - below).max(TILE_HEIGHT * 2.0);
    let tiles = Rect::from_min_max(pos2(all.left(), below), pos2(all.right(), below + most));
    let mut bottom = below;
    part(ui, tiles, |ui| {
        let area = ScrollArea::vertical().id_salt(Id::new("choices")).auto_shrink([false, true]).animated(false);
        let shown = area.max_height(most).show(ui, |ui| options::options(ui, scene, wishes));
        bottom = below + shown.content_size.y.min(most);
    });
    let top = (bottom + 2.0 * theme::GAP).min(buttons.top());
    Rect::from_min_max(pos2(all.left(), top), pos2(all.right(), buttons.top() - theme::GAP))
}
