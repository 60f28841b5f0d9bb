//! The action log: what was played, in words and in notation, and which pieces are restricted and why.

use ball_rules::{Event, Match, Piece, PieceId, Played, Position, Possession, Squares};
use bevy::prelude::Resource;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Color32, CornerRadius, Frame, Label, Margin, Response, RichText, ScrollArea, Sense, Ui};

use super::narration::{Narrator, touched};
use super::scene::{Scene, Wishes};
use super::{theme, widgets, words};
use crate::i18n::Texts;
use crate::match_play::{Command, Session};

/// The log's lines, made once for each decision.
#[derive(Resource, Default)]
pub struct LogBook {
    start: Option<Position>,
    entries: Vec<Entry>,
}

/// One decision in the log.
struct Entry {
    played: Played,
    words: String,
    notation: String,
    squares: Squares,
    /// The pieces that it restricted, and how they came to the ball.
    taken: Vec<(PieceId, Possession)>,
}

impl LogBook {
    /// Brings the lines up to date with the match; lines that still hold are kept.
    pub fn refresh(&mut self, texts: &Texts, game: &Match) {
        if self.start != Some(*game.start()) {
            self.start = Some(*game.start());
            self.entries.clear();
        }
        let held =
            self.entries.iter().zip(game.played()).take_while(|(entry, played)| entry.played == **played).count();
        self.entries.truncate(held);
        for (index, &played) in game.played().iter().enumerate().skip(held) {
            self.entries.push(entry(texts, game, index, played));
        }
    }

    /// Forgets every line: the language has changed.
    pub fn clear(&mut self) {
        self.entries.clear();
    }

    /// What was played, with its words.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = (&Played, &str)> + ExactSizeIterator {
        self.entries.iter().map(|entry| (&entry.played, entry.words.as_str()))
    }

    /// How `piece` came to be restricted in turn `turn`, as far as the log knows.
    fn why_restricted(&self, turn: u32, piece: PieceId) -> Option<Possession> {
        let this_turn = self.entries.iter().rev().take_while(|entry| entry.played.turn == turn);
        this_turn.flat_map(|entry| entry.taken.iter().rev()).find(|(id, _)| *id == piece).map(|&(_, how)| how)
    }
}

fn entry(texts: &Texts, game: &Match, index: usize, played: Played) -> Entry {
    let rules = game.rules();
    let mut events: Vec<Event> = Vec::new();
    let mut after = *game.before(index);
    after.play(rules, played.decision, &mut events);
    let taken = events.iter().filter_map(|event| match *event {
        // Only these restrict a piece (R9.4).
        Event::BallTaken { piece, how: how @ (Possession::PickUp | Possession::ForcedFumble), .. } => {
            Some((piece, how))
        }
        _ => None,
    });
    Entry {
        played,
        words: Narrator { texts, rules, side: played.team }.decision(played.decision, &events),
        notation: played.decision.display(rules).to_string(),
        squares: touched(&events),
        taken: taken.collect(),
    }
}

/// Shows restricted pieces and the log. Returns the squares of the line under the pointer.
/// A click on a line takes back what came after it, one on the heading of a turn the whole turn and what came after.
pub fn show(ui: &mut Ui, scene: Scene<'_>, book: &LogBook, wishes: &mut Wishes) -> Squares {
    let (texts, session) = (scene.texts, scene.session);
    restricted(ui, texts, session, book);
    ui.label(RichText::new(texts.get("log-title")).font(theme::semibold(theme::TITLE)));
    if book.entries.is_empty() {
        ui.label(RichText::new(texts.get("log-empty")).color(theme::WEAK));
        return Squares::EMPTY;
    }
    let mut hinted = Squares::EMPTY;
    ScrollArea::vertical().auto_shrink(false).stick_to_bottom(true).animated(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut group = None;
        for (index, entry) in book.entries.iter().enumerate() {
            let of = (entry.played.turn, entry.played.team);
            if group != Some(of) {
                let heading = heading(ui, texts, entry, group.is_some());
                take_back(ui, scene, &heading, index, wishes);
                group = Some(of);
            }
            let response = line(ui, entry);
            if response.contains_pointer() {
                hinted = entry.squares;
            }
            take_back(ui, scene, &response, index + 1, wishes);
        }
    });
    hinted
}

/// The turn and the team that the lines below belong to.
fn heading(ui: &mut Ui, texts: &Texts, entry: &Entry, apart: bool) -> Response {
    if apart {
        ui.add_space(10.0);
    }
    ui.horizontal(|ui| {
        widgets::team_pill(
            ui,
            entry.played.team,
            &words::team(texts, entry.played.team),
            theme::semibold(theme::SMALL),
        );
        let turn = texts.with("log-turn", &[("turn", entry.played.turn.into())]);
        ui.label(RichText::new(turn).font(theme::semibold(theme::SMALL)).color(theme::WEAK));
    })
    .response
}

/// Lets a part of the log that was drawn take back everything after so many decisions, where that is allowed.
fn take_back(ui: &Ui, scene: Scene<'_>, drawn: &Response, to: usize, wishes: &mut Wishes) {
    if !scene.session.may_take_back_to(to) || scene.session.stands_in() {
        return;
    }
    let response = ui.interact(drawn.rect, ui.id().with(("take back", to, drawn.rect.top() as i32)), Sense::CLICK);
    wishes.on_click(&response, Command::TakeBack(to));
    response.on_hover_text(scene.texts.get("log-take-back"));
}

/// One line of the log.
fn line(ui: &mut Ui, entry: &Entry) -> Response {
    let frame = Frame::NONE.corner_radius(CornerRadius::same(5)).inner_margin(Margin::symmetric(8, 4));
    let mut line = frame.begin(ui);
    line.content_ui.set_width(line.content_ui.available_width());
    line.content_ui.add(Label::new(line_text(entry)).wrap());
    let response = line.allocate_space(ui);
    let hovered = response.contains_pointer();
    line.frame.fill = if hovered { theme::TILE } else { Color32::TRANSPARENT };
    line.paint(ui);
    response
}

/// What was played in words, and then in notation.
fn line_text(entry: &Entry) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.append(&entry.words, 0.0, TextFormat::simple(theme::regular(theme::SMALL), theme::TEXT));
    let mut notation = TextFormat::simple(theme::mono(theme::SMALL), theme::WEAK);
    notation.background = theme::TILE;
    // The plate and its spaces, which never break, keep a sign such as `.` from being taken for one of the sentence.
    job.append(&format!("\u{a0}{}\u{a0}", entry.notation), 10.0, notation);
    job
}

/// The restricted pieces and why they are (R9.4).
fn restricted(ui: &mut Ui, texts: &Texts, session: &Session, book: &LogBook) {
    let mut pieces = session.position().pieces().filter(|piece| piece.restricted).peekable();
    if pieces.peek().is_none() {
        return;
    }
    let frame =
        Frame::NONE.fill(theme::TILE_OFF).corner_radius(CornerRadius::same(6)).inner_margin(Margin::symmetric(10, 8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        let title = texts.get("restricted-title");
        ui.label(RichText::new(title).font(theme::semibold(theme::SMALL)).color(theme::ACCENT));
        for piece in pieces {
            ui.add(Label::new(RichText::new(reason(texts, session, book, &piece)).size(theme::SMALL)).wrap());
        }
    });
}

fn reason(texts: &Texts, session: &Session, book: &LogBook, piece: &Piece) -> String {
    let name = [("piece", words::label(texts, piece.id.label).into())];
    match book.why_restricted(session.game().turn(), piece.id) {
        Some(Possession::PickUp) => texts.with("restricted-pick-up", &name),
        Some(Possession::ForcedFumble) => texts.with("restricted-forced-fumble", &name),
        _ => texts.with("restricted-other", &name),
    }
}

#[cfg(test)]
mod tests {
    use ball_rules::{Mode, Ruleset};

    use super::*;

    #[test]
    fn lines_are_made_once_and_follow_the_match_back() {
        let (texts, mut game) = (Texts::default(), Match::new(Ruleset::house(), Mode::Basic));
        let mut book = LogBook::default();
        for text in ["S1G11-G9", ".", "X1C7-D8"] {
            game.play_text(text).unwrap();
        }
        book.refresh(&texts, &game);
        let notation: Vec<_> = book.entries.iter().map(|entry| entry.notation.as_str()).collect();
        assert_eq!(notation, ["S1G11-G9", ".", "X1C7-D8"]);
        assert_eq!(book.entries[2].squares.to_string(), "C7 D8");
        assert!(book.entries[1].words.contains("ends the action phase"), "{}", book.entries[1].words);
        game.undo();
        book.refresh(&texts, &game);
        assert_eq!(book.entries.len(), 2);
        game.play_text("X2E7-D8").unwrap();
        book.refresh(&texts, &game);
        assert_eq!(book.entries[2].notation, "X2E7-D8");
    }

    #[test]
    fn r9_4_a_restricted_piece_has_its_reason() {
        let rules = Ruleset::house();
        let start = Position::from_bpn(rules, "bpn1 a A2 @H8 X1G7,X2A1 X1M17 -").unwrap();
        let mut game = Match::from_position(rules, start);
        game.play_text("X1G7-H8").unwrap();
        let mut book = LogBook::default();
        book.refresh(&Texts::default(), &game);
        let piece = game.position().pieces().find(|piece| piece.restricted).unwrap();
        assert_eq!(book.why_restricted(1, piece.id), Some(Possession::PickUp));
        assert_eq!(book.why_restricted(2, piece.id), None);
    }
}
