//! What is shown about seats over the match: the curtain, the banner of the turn, and notices.

use ball_rules::Team;
use bevy::prelude::{Res, ResMut};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    Align2, Area, Color32, Context, Id, Label, Modal, Order, Pos2, RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::curtain::{Clicked, Curtain, Curtained};
use super::notice::{Note, Notes};
use super::seating::{NICKNAMES, Seating, Seats};
use crate::focus::rows;
use crate::hud::{BoardArea, theme, widgets, words};
use crate::i18n::Texts;
use crate::input::{Cap, Caps, SeatAction};
use crate::match_play::Session;
use crate::screens::{Navigator, Screen};
use crate::seats::{Device, Family, Registry};

/// Draws whatever there is to tell.
pub(super) fn draw(
    mut contexts: EguiContexts,
    (texts, caps, board): (Res<Texts>, Res<Caps>, Res<BoardArea>),
    (seating, registry, curtained): (Res<Seating>, Res<Registry>, Res<Curtained>),
    (session, navigator): (Res<Session>, Res<Navigator>),
    notes: Res<Notes>,
    mut clicked: ResMut<Clicked>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let Some(seats) = seating.in_force(&session).seats().filter(|_| navigator.now().screen == Screen::Match) else {
        return;
    };
    let words = Words { texts: &texts, caps: &caps, registry: &registry, session: &session, seats };
    match curtained.0 {
        Some(curtain) => {
            let click = words.curtain(&ctx, curtain);
            if click.is_some() {
                clicked.0 = click;
                ctx.request_repaint();
            }
        }
        None => {
            if let Some((team, _)) = notes.turn {
                words.banner(&ctx, team, board.0.center_top());
            }
            // The curtain says more than a notice would.
            words.notices(&ctx, notes.note.map(|(note, _)| note), board.0.center_bottom());
        }
    }
}

/// The name of the coach and the team's.
pub(crate) fn coach(texts: &Texts, session: &Session, seats: &Seats, team: Team) -> String {
    let named = || NICKNAMES.get(seats.of(team).name).map(|name| texts.get(name)).unwrap_or_default();
    let name = session.coach(team).map_or_else(named, str::to_owned);
    texts.with("seat-coach", &[("name", name.into()), ("team", words::team(texts, team).into())])
}

/// What the curtain says: its title and the text below, by their names.
pub(crate) const fn curtain_texts(curtain: Curtain) -> [&'static str; 2] {
    match curtain {
        Curtain::Lost { sharing: None, .. } => ["seat-lost", "seat-lost-text"],
        Curtain::Lost { .. } => ["seat-share", "seat-share-text"],
        Curtain::HandOver(_) => ["seat-hand-over", "seat-hand-over-text"],
    }
}

struct Words<'a> {
    texts: &'a Texts,
    caps: &'a Caps,
    registry: &'a Registry,
    session: &'a Session,
    seats: &'a Seats,
}

impl Words<'_> {
    fn coach(&self, team: Team) -> String {
        coach(self.texts, self.session, self.seats, team)
    }

    /// Draws the curtain. Returns what was clicked: what goes on, or the way out.
    fn curtain(&self, ctx: &Context, curtain: Curtain) -> Option<bool> {
        let team = curtain.team();
        let frame = theme::raised().stroke(Stroke::new(3.0, theme::team(team).strong)).inner_margin(24);
        let modal = Modal::new(Id::new("seat curtain")).frame(frame).backdrop_color(Color32::from_black_alpha(150));
        let shown = modal.show(ctx, |ui| {
            ui.set_width(520.0);
            let [title, text] = curtain_texts(curtain);
            self.signed(ui, team, theme::HEADING, &self.coach(team));
            ui.add(Label::new(RichText::new(self.texts.get(title)).font(theme::semibold(theme::TITLE))).wrap());
            ui.add(Label::new(RichText::new(self.texts.get(text)).color(theme::WEAK)).wrap());
            ui.add_space(10.0);
            let device = self.seats.of(team).device;
            let family = self.registry.family(device);
            match curtain {
                Curtain::Lost { sharing, .. } => {
                    let confirm = if sharing.is_some() { "seat-share-yes" } else { "seat-lost-take" };
                    let back = if sharing.is_some() { "answer-no" } else { "pause-leave" };
                    let confirm = self.offer(ui, SeatAction::Choose, family, true, confirm).then_some(true);
                    let back = self.offer(ui, SeatAction::Back, family, true, back).then_some(false);
                    confirm.or(back)
                }
                Curtain::HandOver(_) => {
                    let key = device == Device::KeyboardMouse;
                    self.offer(ui, SeatAction::Choose, family, key, "seat-hand-over-go").then_some(true)
                }
            }
        });
        shown.inner
    }

    /// A team's sign and words beside it.
    fn signed(&self, ui: &mut Ui, team: Team, size: f32, text: &str) {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(size * 1.1, size * 1.1), Sense::hover());
            widgets::team_sign(ui.painter(), rect.center(), size, team);
            ui.label(RichText::new(text).font(theme::semibold(size)).color(theme::team(team).light));
        });
    }

    /// The button, the key or both that do something, and what that is. Returns whether it was clicked.
    fn offer(&self, ui: &mut Ui, action: SeatAction, family: Option<Family>, key: bool, text: &str) -> bool {
        let text = self.texts.get(text);
        let button = family.or((!key).then(Family::default)).and_then(|family| self.caps.button(action, family));
        let caps: Vec<Cap> = button.into_iter().chain(self.caps.key(action).filter(|_| key)).collect();
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), rows::HEIGHT), Sense::CLICK);
        let painter = ui.painter();
        painter.add(widgets::tile_background(rect, &response, true, false));
        let mut left = rect.left() + 14.0;
        for cap in &caps {
            left += widgets::key_cap(painter, pos2(left, rect.center().y), cap, true) + 8.0;
        }
        let room = rect.right() - left - 16.0;
        let line = widgets::line(painter, &text, theme::semibold(theme::BODY), theme::TEXT, room);
        painter.galley(pos2(left + 4.0, rect.center().y - line.size().y / 2.0), line, theme::TEXT);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &text));
        response.clicked()
    }

    /// Whose turn has begun: a name, a colour and a shape (LM-07).
    fn banner(&self, ctx: &Context, team: Team, at: Pos2) {
        area(ctx, "turn banner", at + vec2(0.0, 14.0), Align2::CENTER_TOP).show(ctx, |ui| {
            let colours = theme::team(team);
            let frame = theme::raised().fill(colours.dark).stroke(Stroke::new(3.0, colours.strong)).inner_margin(12);
            frame.show(ui, |ui| self.signed(ui, team, theme::HEADING, &self.coach(team)));
        });
    }

    fn notices(&self, ctx: &Context, note: Option<Note>, at: Pos2) {
        let lost = Team::ALL.into_iter().filter(|&team| self.seats.of(team).lost);
        let mut lines: Vec<String> =
            lost.map(|team| self.texts.with("seat-waiting-lost", &[("coach", self.coach(team).into())])).collect();
        if note == Some(Note::Full) {
            lines.push(self.texts.get("seat-full"));
        }
        if lines.is_empty() {
            return;
        }
        area(ctx, "seat notices", at - vec2(0.0, 12.0), Align2::CENTER_BOTTOM).show(ctx, |ui| {
            theme::raised().stroke(Stroke::new(2.0, theme::WARNING)).inner_margin(12).show(ui, |ui| {
                ui.set_max_width(560.0);
                for line in lines {
                    ui.add(Label::new(RichText::new(line).size(theme::SMALL).color(theme::WARNING)).wrap());
                }
            });
        });
    }
}

fn area(_: &Context, id: &'static str, at: Pos2, pivot: Align2) -> Area {
    Area::new(Id::new(id)).order(Order::Foreground).interactable(false).pivot(pivot).fixed_pos(at)
}
