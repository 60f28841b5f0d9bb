//! The layers of menus: which row of each has the focus.

use std::fmt::Debug;
use std::hash::Hash;

use bevy::prelude::*;
use bevy_egui::egui::{Id, Pos2, Rect, Response, Ui};

use super::Nav;
use super::way::{Row, step};
use crate::hud::theme;

/// How much above the first row of a menu is scrolled into sight with it, in points.
const ABOVE_FIRST: f32 = 600.0;

/// A menu: its rows and the one in focus.
#[derive(Clone, Debug)]
struct Layer {
    /// How many screens lie below its own.
    depth: usize,
    id: Id,
    focused: Option<Id>,
    rows: Vec<Row>,
    /// Whether it was drawn in this frame.
    seen: bool,
    /// The row in focus was set from outside: it must be seen.
    reveal: bool,
    /// What is typed is the row's in focus.
    types: bool,
}

/// A row of a menu, to come back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bookmark(Option<Id>);

/// Which row of which menu has the focus, and the steps of this frame.
#[derive(Resource, Default, Debug)]
pub struct Focus {
    layers: Vec<Layer>,
    steps: Vec<Nav>,
    /// Steps that came before their menu was drawn for the first time.
    carried: Vec<Nav>,
    depth: usize,
    /// Where the pointer was in the frame before, and where it is: one that lies still does not take the focus.
    pointer: (Option<Pos2>, Option<Pos2>),
}

/// What became of a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown<R> {
    /// What the rows returned.
    pub inner: R,
    /// Whether the coach wants out.
    pub back: bool,
    /// Tabs to the right (or, negative, to the left) that were asked for by shoulder buttons or page keys.
    pub tab: i8,
}

/// What can be done to the row in focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Used.
    Confirm,
    /// Made smaller.
    Less,
    /// Made greater.
    More,
}

/// What a row is told when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attention {
    /// It has the focus.
    pub focused: bool,
    /// It was used, by whatever device.
    pub confirmed: bool,
    /// By how many steps its value goes up or, negative, down.
    pub steps: i32,
}

/// A menu while its rows are drawn.
#[derive(Debug)]
pub struct Menu {
    layer: Layer,
    /// What was drawn in the frame before.
    old: Vec<Row>,
    active: bool,
    acts: Vec<(Id, Act)>,
    /// The row in focus has changed without the mouse: it must be seen.
    reveal: bool,
    /// The row that is drawn next takes the focus.
    next: bool,
    tab: i8,
    changed: bool,
    pointer_was: Option<Pos2>,
    pointer: Option<Pos2>,
}

impl Focus {
    /// Takes the steps of a frame; menus of screens above `depth` are forgotten.
    pub(super) fn receive(&mut self, depth: usize, steps: &[Nav]) {
        self.depth = depth;
        self.layers.retain(|layer| layer.depth <= depth);
        self.steps = std::mem::take(&mut self.carried);
        self.steps.extend(steps);
    }

    /// Whether steps wait for the next frame.
    pub(super) fn carries(&self) -> bool {
        !self.carried.is_empty()
    }

    /// Draws a menu named `name` with `rows`. One that is not `active` has something above it: it shows no focus and
    /// hears nothing, and has the focus where it was once it is active again.
    pub fn menu<R>(&mut self, name: &str, active: bool, rows: impl FnOnce(&mut Menu) -> R) -> Shown<R> {
        let (id, depth) = (Id::new(("menu", name)), self.depth);
        let at = self.layers.iter().position(|layer| layer.id == id && layer.depth == depth);
        let layer = at.map_or_else(
            // Where it was scrolled to the last time, its first row may be out of sight.
            || Layer { depth, id, focused: None, rows: Vec::new(), seen: true, reveal: true, types: false },
            |at| self.layers.swap_remove(at),
        );
        let mut steps = if active { std::mem::take(&mut self.steps) } else { Vec::new() };
        if at.is_none() {
            self.carried = std::mem::take(&mut steps);
        }
        let mut menu = Menu {
            old: layer.rows.clone(),
            reveal: layer.reveal,
            layer: Layer { rows: Vec::new(), seen: true, reveal: false, types: false, ..layer },
            active,
            acts: Vec::new(),
            next: false,
            tab: 0,
            changed: false,
            pointer_was: self.pointer.0,
            pointer: self.pointer.1,
        };
        let back = menu.follow(&steps);
        let inner = rows(&mut menu);
        let tab = menu.tab;
        self.pointer.1 = menu.pointer;
        self.layers.push(menu.finish());
        Shown { inner, back, tab }
    }

    /// Moves the focus of the menu `name` to its row `key`.
    pub fn menu_focus(&mut self, name: &str, key: impl Hash + Debug) {
        let id = Id::new(("menu", name));
        for layer in self.layers.iter_mut().filter(|layer| layer.id == id) {
            layer.focused = Some(id.with(&key));
            layer.reveal = true;
        }
    }

    /// Has the menu `name` begin again at its first row: it shows something else now.
    pub fn begin_anew(&mut self, name: &str) {
        self.layers.retain(|layer| layer.id != Id::new(("menu", name)));
    }

    /// The row of the menu `name` that has the focus.
    pub fn bookmark(&self, name: &str) -> Bookmark {
        Bookmark(self.layers.iter().find(|layer| layer.id == Id::new(("menu", name))).and_then(|layer| layer.focused))
    }

    /// Moves the focus of the menu `name` to a row that had it before.
    pub fn come_back(&mut self, name: &str, Bookmark(row): Bookmark) {
        for layer in self.layers.iter_mut().filter(|layer| layer.id == Id::new(("menu", name))) {
            layer.focused = row;
            layer.reveal = true;
        }
    }

    /// Whether a row that is typed into has the focus: space and backspace are letters there.
    pub(super) fn types(&self) -> bool {
        self.layers.iter().any(|layer| layer.depth == self.depth && layer.types)
    }

    /// Whether the row `key` of the menu `name` has the focus.
    pub fn is_on(&self, name: &str, key: impl Hash + Debug) -> bool {
        let id = Id::new(("menu", name));
        self.layers.iter().any(|layer| layer.id == id && layer.focused == Some(id.with(&key)))
    }

    /// Where the row in focus of the menu `name` is, in egui's points.
    pub fn rect(&self, name: &str) -> Option<Rect> {
        let layer = self.layers.iter().find(|layer| layer.id == Id::new(("menu", name)))?;
        layer.rows.iter().find(|row| layer.focused == Some(row.id)).map(|row| row.rect)
    }

    /// Where the row `key` of the menu `name` is, in egui's points, and whether it can be used.
    pub fn row(&self, name: &str, key: impl Hash + Debug) -> Option<(Rect, bool)> {
        let id = Id::new(("menu", name));
        let rows = self.layers.iter().filter(|layer| layer.id == id).flat_map(|layer| &layer.rows);
        rows.filter(|row| row.id == id.with(&key)).map(|row| (row.rect, row.enabled)).next()
    }

    /// How many rows the menu `name` has.
    pub fn rows(&self, name: &str) -> usize {
        self.layers.iter().filter(|layer| layer.id == Id::new(("menu", name))).map(|layer| layer.rows.len()).sum()
    }
}

impl Menu {
    /// Where the focus is at first; without it, on the first row. A question begins on the safe answer (UI-04).
    pub fn start_at(&mut self, key: impl Hash + Debug) {
        if self.layer.focused.is_none() {
            self.layer.focused = Some(self.id(key));
            self.reveal = true;
        }
    }

    /// Moves the focus to a row.
    pub fn focus(&mut self, key: impl Hash + Debug) {
        self.layer.focused = Some(self.id(key));
        (self.reveal, self.changed) = (true, true);
    }

    /// Gives the focus to the row that is drawn next and can be used.
    pub fn focus_next(&mut self) {
        self.next = true;
    }

    /// Whether the row `key` has the focus.
    pub fn is_on(&self, key: impl Hash + Debug) -> bool {
        self.layer.focused == Some(self.id(key))
    }

    /// Says that the row in focus is typed into.
    pub fn types(&mut self) {
        self.layer.types = self.active;
    }

    /// The tabs that were asked for in this frame, taken once: negative to the left.
    pub fn take_tab(&mut self) -> i8 {
        std::mem::take(&mut self.tab)
    }

    /// Registers the row `key` that has been drawn as `response`, marks it if it has the focus, and tells what was done
    /// to it. Rows that `adjust` get left and right as steps.
    pub fn attend(
        &mut self,
        ui: &Ui,
        key: impl Hash + Debug,
        response: &Response,
        enabled: bool,
        adjusts: bool,
    ) -> Attention {
        let id = self.id(key);
        self.layer.rows.push(Row { id, rect: response.rect, view: ui.clip_rect(), enabled, adjusts });
        if !enabled || !self.active {
            return Attention::default();
        }
        if std::mem::take(&mut self.next) {
            self.layer.focused = Some(id);
            (self.reveal, self.changed) = (true, true);
            ui.ctx().request_repaint();
        }
        self.pointer = ui.ctx().input(|input| input.pointer.latest_pos());
        let moved = self.pointer != self.pointer_was;
        let pointed = response.contains_pointer() && moved || response.is_pointer_button_down_on();
        if (pointed || response.clicked() || self.layer.focused.is_none()) && self.layer.focused != Some(id) {
            // A row drawn before this one has shown the ring already.
            self.changed |= self.layer.focused.replace(id).is_some();
            if self.changed {
                ui.ctx().request_repaint();
            }
        }
        if self.layer.focused != Some(id) {
            return Attention::default();
        }
        if !response.has_focus() {
            response.request_focus();
        }
        if std::mem::take(&mut self.reveal) {
            // What stands above the first row is seen with it.
            let above = if self.layer.rows.len() == 1 { ABOVE_FIRST } else { 0.0 };
            ui.scroll_to_rect(response.rect.with_min_y(response.rect.top() - above), None);
        }
        theme::focus_ring(response);
        let confirmed = response.clicked() || self.acts.contains(&(id, Act::Confirm));
        let steps = self.acts.iter().map(|act| match act {
            (row, Act::More) if *row == id => 1,
            (row, Act::Less) if *row == id => -1,
            _ => 0,
        });
        Attention { focused: true, confirmed, steps: steps.sum() }
    }

    fn id(&self, key: impl Hash + Debug) -> Id {
        self.layer.id.with(&key)
    }

    /// Follows steps over the rows as they were drawn last. Returns whether one leads out.
    fn follow(&mut self, steps: &[Nav]) -> bool {
        let mut back = false;
        for &nav in steps {
            let row = self.old.iter().find(|row| self.layer.focused == Some(row.id)).copied();
            match (nav, row) {
                (Nav::Back, _) => back = true,
                (Nav::PreviousTab, _) => self.tab -= 1,
                (Nav::NextTab, _) => self.tab += 1,
                (_, None) => {}
                (Nav::Confirm, Some(row)) => self.acts.push((row.id, Act::Confirm)),
                (Nav::Left, Some(row)) if row.adjusts => self.acts.push((row.id, Act::Less)),
                (Nav::Right, Some(row)) if row.adjusts => self.acts.push((row.id, Act::More)),
                (nav, Some(row)) => {
                    if let Some(next) = step(&self.old, row, nav) {
                        self.layer.focused = Some(next);
                        self.reveal = true;
                    }
                }
            }
        }
        back
    }

    /// The layer as it is kept. If its row has gone, the one in its place has the focus (UI-02).
    fn finish(mut self) -> Layer {
        let usable = |id: Id| self.layer.rows.iter().any(|row| row.id == id && row.enabled);
        if self.layer.focused.is_none_or(|id| !usable(id)) {
            let place = self.old.iter().position(|row| self.layer.focused == Some(row.id)).unwrap_or(0);
            let after = self.layer.rows.iter().skip(place).find(|row| row.enabled);
            let before = self.layer.rows.iter().take(place).rev().find(|row| row.enabled);
            self.layer.focused = after.or(before).map(|row| row.id);
        }
        self.layer
    }
}

/// A menu that is not drawn any more begins anew the next time, unless it is that of a screen to come back to.
pub(super) fn forget_unseen(mut focus: ResMut<Focus>) {
    let focus = focus.bypass_change_detection();
    let depth = focus.depth;
    focus.pointer.0 = focus.pointer.1;
    focus.layers.retain(|layer| layer.depth < depth || layer.seen);
    for layer in &mut focus.layers {
        layer.seen = false;
    }
}
