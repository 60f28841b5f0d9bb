//! The controls: what every key and button does, and how to change it (IN-08, IN-09).

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Context, Id, Label, Modal, Rect, RichText, Sense, Ui, pos2, vec2};

use crate::focus::{Menu, rows};
use crate::hud::{theme, widgets};
use crate::i18n::Texts;
use crate::input::{Bindings, Bound, Cap, Control, Kind, Layout, Rebinding, SeatAction, key_name, sign};
use crate::seats::{Device, Family, LastDevice, Registry};
use crate::settings::Settings;

/// The parts of a line that its cells take: the keys, the button, and what resets both.
const CELLS: [f32; 3] = [0.3, 0.14, 0.17];
/// Space between cells, in points.
const GAP: f32 = 6.0;

/// Everything that can be bound, as it is listed; the numbered choices follow.
const ACTIONS: [SeatAction; 29] = {
    use SeatAction::*;
    [
        CursorUp,
        CursorDown,
        CursorLeft,
        CursorRight,
        Choose,
        Back,
        NextPiece,
        PreviousPiece,
        List,
        EndPhase,
        Convert,
        Undo,
        Redo,
        Menu,
        Hint,
        Help,
        ToggleFlat,
        Flip,
        ResetCamera,
        OrbitLeft,
        OrbitRight,
        OrbitUp,
        OrbitDown,
        ZoomIn,
        ZoomOut,
        OfferDraw,
        Resign,
        NewBasic,
        NewCards,
    ]
};

/// What the page needs.
#[derive(SystemParam)]
pub(super) struct Controls<'w> {
    bindings: ResMut<'w, Bindings>,
    rebinding: ResMut<'w, Rebinding>,
    layout: Res<'w, Layout>,
    registry: Res<'w, Registry>,
    last: Res<'w, LastDevice>,
}

impl Controls<'_> {
    /// Draws the page.
    pub(super) fn show(&mut self, ui: &mut Ui, menu: &mut Menu, texts: &Texts, settings: &mut Settings) {
        rows::slider(ui, menu, "rumble", &texts.get("settings-rumble"), &mut settings.rumble);
        ui.add_space(4.0);
        rows::passage(ui, menu, "controls-text", "", &texts.get("controls-text"));
        let changed = *self.bindings != Bindings::default();
        if rows::button(ui, menu, "reset-all", &texts.get("controls-reset-all"), changed) {
            *self.bindings = Bindings::default();
            self.rebinding.last = None;
        }
        heads(ui, texts);
        for action in ACTIONS.into_iter().chain((0..10).map(SeatAction::Choice)) {
            self.line(ui, menu, texts, action);
        }
    }

    /// The pad whose signs are shown: the one in the hand, or any that is plugged in.
    fn family(&self) -> Family {
        let plugged = self.registry.plugged().map(Device::Pad).next();
        let family = self.registry.family(self.last.0).or_else(|| self.registry.family(plugged?));
        family.unwrap_or_default()
    }

    fn line(&mut self, ui: &mut Ui, menu: &mut Menu, texts: &Texts, action: SeatAction) {
        let (name, binding) = (name(texts, action), self.bindings.of(action).cloned());
        let (keys, buttons) = binding.map(|binding| (binding.keys, binding.buttons)).unwrap_or_default();
        let mut keys: Vec<Cap> = keys.into_iter().map(|key| Cap::Key(key_name(texts, &self.layout, key))).collect();
        // There are two Enter keys.
        keys.dedup();
        let family = self.family();
        let buttons: Vec<Cap> = buttons.into_iter().filter_map(|one| sign(one, family).map(Cap::Button)).collect();
        let whole = ui.available_width();
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let room = whole - CELLS.iter().map(|part| part * whole + GAP).sum::<f32>();
            let (rect, _) = ui.allocate_exact_size(vec2(room, rows::HEIGHT), Sense::hover());
            let text = widgets::lines(ui.painter(), &name, theme::regular(theme::BODY), theme::TEXT, room - 4.0, 2);
            ui.painter().galley(pos2(rect.left(), rect.center().y - text.size().y / 2.0), text, theme::TEXT);
            for (kind, caps, part) in [(Kind::Key, keys, CELLS[0]), (Kind::Button, buttons, CELLS[1])] {
                let what = match kind {
                    Kind::Key => "controls-key",
                    Kind::Button => "controls-button",
                };
                let now = caps.iter().map(Cap::words).collect::<Vec<_>>().join(", ");
                let said = format!("{name}, {}: {now}", texts.get(what));
                let drawn = rows::custom(ui, menu, (kind, action), vec2(whole * part, rows::HEIGHT), &said, true);
                draw_caps(ui, drawn.rect, &caps);
                if drawn.attention.confirmed {
                    *self.rebinding = Rebinding { waits: Some((action, kind)), last: None };
                    ui.ctx().request_repaint();
                }
            }
            if self.bindings.is_usual(action) {
                return;
            }
            let size = vec2(whole * CELLS[2], rows::HEIGHT);
            let (word, font) = (texts.get("controls-reset"), theme::regular(theme::BODY));
            let drawn = rows::custom(ui, menu, ("reset", action), size, &format!("{word}: {name}"), true);
            let text = widgets::line(ui.painter(), &word, font, theme::TEXT, size.x - 10.0);
            ui.painter().galley(drawn.rect.center() - text.size() / 2.0, text, theme::TEXT);
            if drawn.attention.confirmed {
                self.bindings.reset(action);
                self.rebinding.last = None;
            }
        });
        if let Some((of, control, bound)) = self.rebinding.last
            && of == action
        {
            self.tell(ui, texts, control, bound);
        }
    }

    /// What became of whatever had the control before.
    fn tell(&self, ui: &mut Ui, texts: &Texts, control: Control, bound: Bound) {
        let (key, other) = match bound {
            Bound::Alone => return,
            Bound::Exchanged(other) => ("controls-exchanged", other),
            Bound::Taken(other) => ("controls-taken", other),
            Bound::Needed(other) => ("controls-needed", other),
        };
        let cap = match control {
            Control::Key(key) => key_name(texts, &self.layout, key),
            Control::Button(button) => sign(button, self.family()).map(|sign| sign.words()).unwrap_or_default(),
        };
        let text = texts.with(key, &[("control", cap.into()), ("other", name(texts, other).into())]);
        ui.add(Label::new(RichText::new(text).size(theme::SMALL).color(theme::ACCENT)).wrap());
    }

    /// Asks for the press, over everything else.
    pub(super) fn ask(&self, ctx: &Context, texts: &Texts) {
        let Some((action, kind)) = self.rebinding.waits else { return };
        let (text, cancel) = match kind {
            Kind::Key => ("controls-press-key", "controls-cancel-key"),
            Kind::Button => ("controls-press-button", "controls-cancel-button"),
        };
        let modal = Modal::new(Id::new("press"))
            .frame(theme::raised().inner_margin(24))
            .backdrop_color(Color32::from_black_alpha(150));
        modal.show(ctx, |ui| {
            ui.set_width(460.0);
            let asked = texts.with(text, &[("action", name(texts, action).into())]);
            ui.add(Label::new(RichText::new(asked).font(theme::semibold(theme::HEADING))).wrap());
            ui.add_space(6.0);
            ui.add(Label::new(RichText::new(texts.get(cancel)).color(theme::WEAK)).wrap());
        });
    }
}

/// What the cells are about.
fn heads(ui: &mut Ui, texts: &Texts) {
    let whole = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(whole, 26.0), Sense::hover());
    let mut right = rect.right() - CELLS[2] * whole - GAP;
    for (key, part) in [("controls-button", CELLS[1]), ("controls-key", CELLS[0])] {
        let at = pos2(right - part * whole, rect.center().y);
        let font = theme::semibold(theme::SMALL);
        ui.painter().text(at, Align2::LEFT_CENTER, texts.get(key), font, theme::WEAK);
        right -= part * whole + GAP;
    }
}

/// Keys or buttons beside each other, as many as there is room for.
fn draw_caps(ui: &Ui, cell: Rect, caps: &[Cap]) {
    let painter = ui.painter_at(cell);
    let mut left = cell.left() + 10.0;
    for cap in caps {
        if left + widgets::cap_width(&painter, cap) > cell.right() - 4.0 {
            return;
        }
        left += widgets::key_cap(&painter, pos2(left, cell.center().y), cap, true) + 6.0;
    }
}

/// What an action is called.
fn name(texts: &Texts, action: SeatAction) -> String {
    texts.get(match action {
        SeatAction::CursorUp => "action-cursor-up",
        SeatAction::CursorDown => "action-cursor-down",
        SeatAction::CursorLeft => "action-cursor-left",
        SeatAction::CursorRight => "action-cursor-right",
        SeatAction::Choose => "help-enter-text",
        SeatAction::Back => "help-back-text",
        SeatAction::NextPiece => "action-next-piece",
        SeatAction::PreviousPiece => "action-previous-piece",
        SeatAction::Choice(index) => {
            return texts.with("action-choice", &[("number", (index + 1).into())]);
        }
        SeatAction::EndPhase => "help-end-text",
        SeatAction::Convert => "help-convert-text",
        SeatAction::Undo => "button-undo",
        SeatAction::Redo => "button-redo",
        SeatAction::OfferDraw => "menu-draw",
        SeatAction::Resign => "menu-resign",
        SeatAction::NewBasic => "menu-new-basic",
        SeatAction::NewCards => "menu-new-cards",
        SeatAction::ToggleFlat => "action-flat",
        SeatAction::Flip => "button-flip",
        SeatAction::ResetCamera => "help-home-text",
        SeatAction::OrbitLeft => "action-orbit-left",
        SeatAction::OrbitRight => "action-orbit-right",
        SeatAction::OrbitUp => "action-orbit-up",
        SeatAction::OrbitDown => "action-orbit-down",
        SeatAction::ZoomIn => "action-zoom-in",
        SeatAction::ZoomOut => "action-zoom-out",
        SeatAction::Help => "menu-help",
        SeatAction::Hint => "help-hint-text",
        SeatAction::List => "help-list-text",
        SeatAction::Menu => "pause-title",
        SeatAction::Walk | SeatAction::Look => "help-arrows-text",
    })
}
