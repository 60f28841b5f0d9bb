//! The place beside the board where a match has its log: what a task asks for, what is tried by hand.

use bevy_egui::egui::{Area, Color32, Context, Id, Label, Order, RichText, ScrollArea, Ui, UiBuilder, vec2};

use super::{log_area, theme};

/// Shows `content` below a title.
pub(crate) fn show(ctx: &Context, name: &str, title: &str, content: impl FnOnce(&mut Ui)) {
    let area = log_area(ctx.viewport_rect());
    Area::new(Id::new(name)).order(Order::Middle).fixed_pos(area.min).constrain(false).show(ctx, |ui| {
        ui.painter().rect_filled(area, 0.0, theme::PANEL);
        ui.set_min_size(area.size());
        ui.set_max_size(area.size());
        let mut ui = ui.new_child(UiBuilder::new().max_rect(area.shrink2(vec2(14.0, 12.0))));
        ui.set_clip_rect(area);
        let title = RichText::new(title).font(theme::semibold(theme::TITLE)).color(theme::ACCENT);
        ui.add(Label::new(title).wrap());
        ui.add_space(4.0);
        // Where there is little room it scrolls; whatever is told here is told in a menu, too.
        ScrollArea::vertical().id_salt(name).auto_shrink(false).show(&mut ui, content);
    });
}

/// A passage of text.
pub(crate) fn text(ui: &mut Ui, text: String, colour: Color32) {
    let text = RichText::new(text).font(theme::regular(theme::BODY)).color(colour);
    ui.add(Label::new(text.line_height(Some((theme::BODY * 1.5).round()))).wrap());
}
