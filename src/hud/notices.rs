//! Notices about files, in a box at the foot of the board until the next choice: they are too long for the bar.

use ball_rules::Takebacks;
use bevy_egui::egui::{Align2, Area, Context, Id, Label, Order, Rect, RichText, Stroke, vec2};

use super::scene::Scene;
use super::theme;
use crate::match_play::Notice;

/// Shows the notice, if there is one about files.
pub fn show(ctx: &Context, scene: Scene<'_>, board: Rect) {
    let Some(text) = scene.session.notice().and_then(|notice| text(scene, notice)) else { return };
    let area = Area::new(Id::new("notice"))
        .order(Order::Middle)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(board.center_bottom() - vec2(0.0, 12.0))
        .constrain_to(board);
    area.show(ctx, |ui| {
        let frame = theme::raised().stroke(Stroke::new(2.0, theme::WARNING)).inner_margin(14);
        frame.show(ui, |ui| {
            ui.set_max_width((board.width() - 60.0).clamp(200.0, 640.0));
            ui.add(Label::new(RichText::new(text).size(theme::SMALL).color(theme::WARNING)).wrap());
        });
    });
}

fn text(scene: Scene<'_>, notice: &Notice) -> Option<String> {
    let texts = scene.texts;
    Some(match notice {
        Notice::Refused(_) => return None,
        Notice::NoTakeback(Takebacks::Off) => texts.get("notice-takebacks-off"),
        Notice::NoTakeback(_) => texts.get("notice-takebacks-own-turn"),
        Notice::NotOpened(error) => texts.with("notice-not-opened", &[("error", error.as_str().into())]),
        Notice::SettingsDamaged { kept, fields } if fields.is_empty() => {
            texts.with("notice-settings-damaged", &[("kept", kept.as_str().into())])
        }
        Notice::SettingsDamaged { kept, fields } => {
            let arguments = [("fields", fields.as_str().into()), ("kept", kept.as_str().into())];
            texts.with("notice-settings-fields", &arguments)
        }
        Notice::NotSetAside(error) => texts.with("notice-not-set-aside", &[("error", error.as_str().into())]),
        Notice::Unreadable { reason, kept } => {
            texts.with("notice-unreadable", &[("reason", reason.as_str().into()), ("kept", kept.as_str().into())])
        }
        Notice::NotSaved(error) => texts.with("notice-not-saved", &[("error", error.as_str().into())]),
        Notice::Damaged { line, column, kept } => {
            let place = [("line", (*line).into()), ("column", (*column).into()), ("kept", kept.as_str().into())];
            texts.with("notice-damaged", &place)
        }
    })
}
