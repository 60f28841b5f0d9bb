//! The rows that menus are made of. Each is drawn, named for screen readers, and usable by every device.

use bevy_egui::egui::{
    Align2, CornerRadius, Galley, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, text::LayoutJob, vec2,
};
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

use super::{Attention, Menu};
use crate::hud::theme;
use crate::hud::widgets::{line, lines, tile_background};

/// The least height of a row.
pub const HEIGHT: f32 = 46.0;
/// The height of an entry of a large menu whose words take a single line.
pub const ENTRY: f32 = theme::HEADING * 1.21 + 16.0;
/// The longest line of text to be read, in points: some 75 characters (TX-03).
const LINE: f32 = 540.0;
/// Space left and right in a row.
const INSET: f32 = 16.0;
/// The part of a row that its value takes.
const VALUE: f32 = 0.46;

/// A button as wide as its place. Returns whether it was used.
pub fn button(ui: &mut Ui, menu: &mut Menu, key: impl Hash + Debug, text: &str, enabled: bool) -> bool {
    button_of(ui, menu, key, text, ui.available_width(), enabled)
}

/// A button of a width in points, with its text in the middle. Returns whether it was used.
pub fn button_of(ui: &mut Ui, menu: &mut Menu, key: impl Hash + Debug, text: &str, width: f32, enabled: bool) -> bool {
    let colour = if enabled { theme::TEXT } else { theme::OFF };
    let galley = lines(ui.painter(), text, theme::semibold(theme::BODY), colour, width - 2.0 * INSET, 3);
    let size = vec2(width, HEIGHT.max(galley.size().y + 16.0));
    let drawn = custom(ui, menu, key, size, text, enabled);
    ui.painter().galley(drawn.rect.center() - galley.size() / 2.0, galley, colour);
    drawn.attention.confirmed
}

/// A button as wide as its text needs. Returns whether it was used.
pub fn small_button(ui: &mut Ui, menu: &mut Menu, key: impl Hash + Debug, text: &str, enabled: bool) -> bool {
    let width = small_width(ui.painter(), text);
    button_of(ui, menu, key, text, width, enabled)
}

/// How wide [`small_button`] is, in points.
pub fn small_width(painter: &Painter, text: &str) -> f32 {
    let text_width = line(painter, text, theme::semibold(theme::BODY), theme::TEXT, f32::INFINITY).size().x;
    (text_width + 2.0 * INSET + 1.0).max(110.0)
}

/// An entry of a large menu: its words alone, and a bar beside it while it has the focus. Returns whether it was used.
pub fn entry(ui: &mut Ui, menu: &mut Menu, key: impl Hash + Debug, text: &str) -> bool {
    let width = ui.available_width();
    let galley = lines(ui.painter(), text, theme::semibold(theme::HEADING), theme::TEXT, width - 2.0 * INSET, 2);
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + 16.0), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text));
    let told = menu.attend(ui, key, &response, true, false);
    let painter = ui.painter();
    if told.focused {
        painter.rect_filled(rect.shrink(1.0), CornerRadius::same(6), theme::TILE_PICKED);
    }
    let colour = if told.focused { theme::ACCENT } else { theme::TEXT };
    painter.galley_with_override_text_color(pos2(rect.left() + INSET, rect.top() + 8.0), galley, colour);
    if told.focused {
        theme::focus_ring(&response);
    }
    told.confirmed
}

/// A row that has been placed.
#[derive(Debug)]
pub struct Drawn {
    /// Where it is, in egui's points.
    pub rect: Rect,
    /// What was done to it.
    pub attention: Attention,
}

/// A button of a size in points with its ground, for its caller to draw on. `name` is read out.
pub fn custom(ui: &mut Ui, menu: &mut Menu, key: impl Hash + Debug, size: Vec2, name: &str, enabled: bool) -> Drawn {
    // In a window of next to no size there is next to no room.
    let size = size.max(Vec2::ZERO);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    ui.painter().add(tile_background(rect, &response, enabled, false));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    Drawn { rect, attention: menu.attend(ui, key, &response, enabled, false) }
}

/// The same, and left and right are steps of it where it `adjusts`.
pub fn custom_of(ui: &mut Ui, menu: &mut Menu, key: impl Hash + Debug, size: Vec2, name: &str, adjusts: bool) -> Drawn {
    let (rect, response) = ui.allocate_exact_size(size.max(Vec2::ZERO), Sense::CLICK);
    ui.painter().add(tile_background(rect, &response, true, adjusts));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    Drawn { rect, attention: menu.attend(ui, key, &response, true, adjusts) }
}

/// A switch. Returns whether it was changed.
pub fn toggle(ui: &mut Ui, menu: &mut Menu, key: impl Hash + Debug, text: &str, on: &mut bool) -> bool {
    let row = Labelled::place(ui, text, Sense::CLICK);
    let was = *on;
    row.response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, was, text));
    let told = menu.attend(ui, key, &row.response, true, true);
    if told.confirmed {
        *on = !*on;
    }
    match told.steps {
        0 => {}
        steps => *on = steps > 0,
    }
    let size = vec2(52.0, 28.0);
    let place = Rect::from_min_size(pos2(row.value.right() - size.x, row.value.center().y - size.y / 2.0), size);
    let (fill, edge, knob) =
        if *on { (theme::ACCENT, theme::ACCENT, theme::PANEL) } else { (theme::TILE_OFF, theme::EDGE, theme::EDGE) };
    let painter = ui.painter();
    painter.rect(place, CornerRadius::same(14), fill, Stroke::new(1.5, edge), StrokeKind::Inside);
    let x = if *on { place.right() - 14.0 } else { place.left() + 14.0 };
    painter.circle_filled(pos2(x, place.center().y), 9.0, knob);
    // Not by colour and place alone.
    let sign = if *on { place.left() + 15.0 } else { place.right() - 15.0 };
    if *on {
        let at = pos2(sign, place.center().y);
        let tick = vec![at + vec2(-5.0, 0.0), at + vec2(-1.0, 4.0), at + vec2(6.0, -5.0)];
        painter.line(tick, Stroke::new(2.5, theme::PANEL));
    }
    *on != was
}

/// One of several values: left and right choose, and using it goes to the next. Returns whether it was changed.
pub fn choice(
    ui: &mut Ui,
    menu: &mut Menu,
    key: impl Hash + Debug,
    text: &str,
    options: &[String],
    at: &mut usize,
) -> bool {
    let row = Labelled::place(ui, text, Sense::CLICK);
    choose(ui, menu, key, &row, text, options, at)
}

/// The same without a text of its own: `said` is read out with the value. Returns whether it was changed.
pub fn selector(
    ui: &mut Ui,
    menu: &mut Menu,
    key: impl Hash + Debug,
    said: &str,
    options: &[String],
    at: &mut usize,
) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::CLICK);
    ui.painter().add(tile_background(rect, &response, true, false));
    let row = Labelled { response, value: rect.shrink2(vec2(4.0, 0.0)) };
    choose(ui, menu, key, &row, said, options, at)
}

/// A value between two arrows.
fn choose(
    ui: &mut Ui,
    menu: &mut Menu,
    key: impl Hash + Debug,
    row: &Labelled,
    text: &str,
    options: &[String],
    at: &mut usize,
) -> bool {
    let value = options.get(*at).map_or("", String::as_str);
    let said = format!("{text}: {value}");
    row.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, &said));
    let told = menu.attend(ui, key, &row.response, true, true);
    let count = options.len().max(1);
    let was = *at;
    let pointer = row.response.interact_pointer_pos().filter(|_| row.response.clicked());
    let left_arrow = pointer.is_some_and(|at| at.x < row.value.left() + 40.0 && at.x >= row.value.left());
    let step = match told.steps {
        0 if told.confirmed && left_arrow => -1,
        0 => i32::from(told.confirmed),
        steps => steps,
    };
    *at = (*at as i32 + step).rem_euclid(count as i32) as usize;
    let painter = ui.painter();
    let colour = if told.focused { theme::ACCENT } else { theme::WEAK };
    for (x, way) in [(row.value.left() + 14.0, -1.0), (row.value.right() - 14.0, 1.0)] {
        let tip = pos2(x + 4.0 * way, row.value.center().y);
        let arrow = vec![tip + vec2(-7.0 * way, -7.0), tip, tip + vec2(-7.0 * way, 7.0)];
        painter.line(arrow, Stroke::new(2.5, colour));
    }
    let shown = options.get(*at).map_or("", String::as_str);
    let room = row.value.width() - 64.0;
    let galley = lines(painter, shown, theme::semibold(theme::BODY), theme::TEXT, room, 2);
    painter.galley(row.value.center() - galley.size() / 2.0, galley, theme::TEXT);
    *at != was
}

/// A value from 0 to 100 in steps of five. Returns whether it was changed.
pub fn slider(ui: &mut Ui, menu: &mut Menu, key: impl Hash + Debug, text: &str, value: &mut u8) -> bool {
    let row = Labelled::place(ui, text, Sense::CLICK | Sense::DRAG);
    let was = *value;
    row.response.widget_info(|| WidgetInfo::slider(true, f64::from(was), text));
    let told = menu.attend(ui, key, &row.response, true, true);
    let bar = Rect::from_min_max(
        pos2(row.value.left() + 8.0, row.value.center().y - 4.0),
        pos2(row.value.right() - 58.0, row.value.center().y + 4.0),
    );
    let stepped = i32::from(*value) + told.steps * 5;
    *value = stepped.clamp(0, 100) as u8;
    let pulled = (row.response.dragged() || row.response.clicked()).then(|| row.response.interact_pointer_pos());
    if let Some(at) = pulled.flatten().filter(|at| at.x > row.value.left() - 8.0) {
        let part = ((at.x - bar.left()) / bar.width()).clamp(0.0, 1.0);
        *value = (part * 20.0).round() as u8 * 5;
    }
    let painter = ui.painter();
    let x = bar.left() + bar.width() * f32::from(*value) / 100.0;
    painter.rect(bar, CornerRadius::same(4), theme::TILE_OFF, Stroke::new(1.0, theme::EDGE), StrokeKind::Outside);
    painter.rect_filled(Rect::from_min_max(bar.min, pos2(x, bar.max.y)), CornerRadius::same(4), theme::ACCENT);
    painter.circle(pos2(x, bar.center().y), 9.0, theme::TEXT, Stroke::new(2.0, theme::PANEL));
    let at = pos2(row.value.right(), row.value.center().y);
    painter.text(at, Align2::RIGHT_CENTER, value.to_string(), theme::semibold(theme::BODY), theme::TEXT);
    *value != was
}

/// Tabs in a line. Each is a row; shoulder buttons and the page keys turn them from wherever the focus is.
pub fn tabs(ui: &mut Ui, menu: &mut Menu, names: &[String], at: &mut usize) {
    // Whoever comes back to an open tab is on it.
    menu.start_at(("tab", *at));
    let turn = menu.take_tab();
    let was = *at;
    *at = (*at as i32 + i32::from(turn)).rem_euclid(names.len().max(1) as i32) as usize;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (i, name) in names.iter().enumerate() {
            let colour = if i == *at { theme::ACCENT } else { theme::TEXT };
            let galley = line(ui.painter(), name, theme::semibold(theme::BODY), colour, f32::INFINITY);
            let size = galley.size() + vec2(2.0 * INSET, 18.0);
            let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
            let painter = ui.painter();
            painter.add(tile_background(rect, &response, true, i == was));
            painter.galley(rect.center() - galley.size() / 2.0, galley, colour);
            response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, i == was, name));
            if menu.attend(ui, ("tab", i), &response, true, false).confirmed {
                *at = i;
            }
        }
    });
    if turn != 0 {
        menu.focus(("tab", *at));
    }
    if *at != was {
        ui.ctx().request_repaint();
    }
}

/// One of several in a list, of which one is chosen. Returns whether it was used.
pub fn option(ui: &mut Ui, menu: &mut Menu, key: impl Hash + Debug, text: &str, chosen: bool) -> bool {
    let width = ui.available_width();
    let galley = lines(ui.painter(), text, theme::semibold(theme::BODY), theme::TEXT, width - 4.0 * INSET, 3);
    let size = vec2(width, HEIGHT.max(galley.size().y + 16.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    let painter = ui.painter();
    painter.add(tile_background(rect, &response, true, chosen));
    let dot = pos2(rect.left() + INSET + 8.0, rect.center().y);
    painter.circle_stroke(dot, 8.0, Stroke::new(1.5, if chosen { theme::ACCENT } else { theme::EDGE }));
    if chosen {
        painter.circle_filled(dot, 4.5, theme::ACCENT);
    }
    painter.galley(pos2(dot.x + 20.0, rect.center().y - galley.size().y / 2.0), galley, theme::TEXT);
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, text));
    menu.attend(ui, key, &response, true, false).confirmed
}

/// A text that takes the focus, so that reading by keys scrolls through it.
pub fn passage(ui: &mut Ui, menu: &mut Menu, key: impl Hash + Debug, heading: &str, text: &str) {
    let width = ui.available_width();
    let inner = width - 2.0 * INSET;
    let body = block(ui, text, inner);
    let name = (!heading.is_empty())
        .then(|| lines(ui.painter(), heading, theme::semibold(theme::BODY), theme::ACCENT, inner, 4));
    let above = name.as_ref().map_or(0.0, |name| name.size().y + 4.0);
    let size = vec2(width, above + body.size().y + 18.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let said = if heading.is_empty() { text.to_owned() } else { format!("{heading}. {text}") };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
    menu.attend(ui, key, &response, true, false);
    let at = rect.min + vec2(INSET, 8.0);
    ui.painter().galley(at + vec2(0.0, above), body, theme::TEXT);
    if let Some(name) = name {
        ui.painter().galley(at, name, theme::ACCENT);
    }
}

/// Text to be read, not glanced at: its lines stand apart (TX-03).
fn block(ui: &Ui, text: &str, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), theme::regular(theme::SMALL), theme::TEXT, width.min(LINE));
    for section in &mut job.sections {
        section.format.line_height = Some(theme::SMALL * 1.5);
    }
    ui.painter().layout_job(job)
}

/// A row with its text on the left and room for a value on the right.
struct Labelled {
    response: Response,
    value: Rect,
}

impl Labelled {
    fn place(ui: &mut Ui, text: &str, sense: Sense) -> Labelled {
        let width = ui.available_width();
        let value_width = width * VALUE;
        let room = width - value_width - 3.0 * INSET;
        let galley: Arc<Galley> = lines(ui.painter(), text, theme::regular(theme::BODY), theme::TEXT, room, 4);
        let size = vec2(width, HEIGHT.max(galley.size().y + 16.0));
        let (rect, response) = ui.allocate_exact_size(size, sense);
        ui.painter().add(tile_background(rect, &response, true, false));
        let at: Pos2 = pos2(rect.left() + INSET, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, theme::TEXT);
        let value = Rect::from_min_max(
            pos2(rect.right() - INSET - value_width, rect.top()),
            pos2(rect.right() - INSET, rect.bottom()),
        );
        Labelled { response, value }
    }
}
