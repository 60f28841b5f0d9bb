//! What every panel reads, and where their clicks go.

use ball_rules::Square;
use bevy_egui::egui::Response;

use crate::i18n::Texts;
use crate::match_play::{Command, Session};

/// What the panels show.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// The match and what is being composed.
    pub session: &'a Session,
    /// The square under the pointer or the cursor.
    pub hovered: Option<Square>,
}

/// What the coaches have asked for by the panels in this frame.
#[derive(Default)]
pub struct Wishes(pub Vec<Command>);

impl Wishes {
    /// Adds `command` if the button of `response` has been clicked.
    pub fn on_click(&mut self, response: &Response, command: Command) {
        if response.clicked() {
            self.0.push(command);
        }
    }
}
