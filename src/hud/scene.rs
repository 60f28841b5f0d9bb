//! What every panel reads, and where their clicks go.

use ball_rules::Square;
use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, Response};

use crate::i18n::Texts;
use crate::input::Caps;
use crate::match_play::{Command, Session};

/// What the panels show.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// The match and what is being composed.
    pub session: &'a Session,
    /// What stands on the keys and buttons.
    pub caps: &'a Caps,
    /// The square under the pointer or the cursor.
    pub hovered: Option<Square>,
    /// Whether a match is being looked into.
    pub analysis: bool,
}

/// Where the panels can be clicked, in egui's points, and what a click there asks for. Tests click by it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Clickable(pub Vec<(Command, Rect)>);

/// Where in the lists of choices a gamepad is: the command that its button would give.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ListFocus(pub Option<Command>);

/// What the coaches have asked for by the panels in this frame, and what they could have.
#[derive(Default)]
pub struct Wishes {
    /// The command that has the gamepad's focus.
    pub focus: Option<Command>,
    /// What was clicked.
    pub commands: Vec<Command>,
    /// What could have been.
    pub clickable: Vec<(Command, Rect)>,
}

impl Wishes {
    /// Adds `command` if the button of `response` has been clicked.
    pub fn on_click(&mut self, response: &Response, command: Command) {
        if self.focus.as_ref() == Some(&command) {
            super::theme::focus_ring(response);
            response.scroll_to_me(None);
        }
        if response.enabled() {
            self.clickable.push((command.clone(), response.interact_rect));
        }
        if response.clicked() {
            self.commands.push(command);
        }
    }
}
