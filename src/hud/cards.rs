//! The hands of both coaches in cards mode: all cards are open (R11.4).

use ball_rules::{Card, CardIndex, Team};
use bevy_egui::egui::{
    CornerRadius, Rect, Response, ScrollArea, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::options::card_costs;
use super::scene::{Scene, Wishes};
use super::words::Length;
use super::{icons, theme, widgets, words};
use crate::match_play::Command;
use crate::match_play::choices::card_choice;

/// Space at the sides of a card.
const MARGIN: f32 = 10.0;
/// The height of a card's head.
const HEAD: f32 = 38.0;
/// The width of a card's picture, with the space after it.
const PICTURE: f32 = icons::SIZE + 8.0;

/// Shows both hands, the acting coach's first.
pub fn show(ui: &mut Ui, scene: Scene<'_>, wishes: &mut Wishes) {
    let side = scene.session.position().side();
    ScrollArea::vertical().auto_shrink(false).animated(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for team in [side, side.opponent()] {
            let title = scene.texts.with("hand-title", &[("team", words::team(scene.texts, team).into())]);
            widgets::team_pill(ui, team, &title, theme::semibold(theme::BODY));
            for (index, card) in scene.session.rules().cards() {
                face(ui, scene, team, index, card, wishes);
            }
            ui.add_space(10.0);
        }
    });
}

/// One card. Only the acting coach's can be clicked.
fn face(ui: &mut Ui, scene: Scene<'_>, team: Team, index: CardIndex, card: &Card, wishes: &mut Wishes) {
    let (texts, position) = (scene.texts, scene.session.position());
    let used = position.is_used(team, index);
    let acting = team == position.side();
    let choice = card_choice(scene.session, index);
    let playable = acting && choice.refusal.is_none();
    let name = words::card_name(texts, card);
    let response = draw(ui, scene, team, card, &Look { name: &name, used, playable, picked: acting && choice.picked });
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, playable, acting && choice.picked, &name));
    if playable {
        wishes.on_click(&response, Command::Pick(choice.pick));
    } else if used {
        response.on_hover_text(texts.get("card-used"));
    } else if let Some(refusal) = choice.refusal.filter(|_| acting) {
        response.on_hover_text(words::refusal(texts, refusal, Length::Whole));
    }
}

/// How a card looks.
struct Look<'a> {
    name: &'a str,
    used: bool,
    playable: bool,
    picked: bool,
}

/// A card: a head in the team's colour with its picture, its name and its price, and below it what it does.
fn draw(ui: &mut Ui, scene: Scene<'_>, team: Team, card: &Card, look: &Look<'_>) -> Response {
    let (text, weak, price) =
        if look.playable { (theme::TEXT, theme::WEAK, theme::ACCENT) } else { (theme::OFF, theme::OFF, theme::OFF) };
    let width = ui.available_width();
    let inner = width - 2.0 * MARGIN;
    let painter = ui.painter().clone();
    let costs = card_costs(scene, card.pa, card.pe);
    let costs = widgets::line(&painter, &costs, theme::semibold(theme::SMALL), price, inner);
    let room = inner - costs.size().x - theme::GAP;
    let whole = widgets::line(&painter, look.name, theme::semibold(theme::BODY), text, f32::INFINITY);
    // Names go first where there is no room for the picture, too.
    let picture = if whole.size().x + PICTURE <= room { PICTURE } else { 0.0 };
    let name = widgets::line(&painter, look.name, theme::semibold(theme::BODY), text, room - picture);
    let effect = if look.used { String::new() } else { words::card_effect(scene.texts, card) };
    let effect = widgets::lines(&painter, &effect, theme::regular(theme::SMALL), weak, inner, usize::MAX);
    let body = if look.used { 0.0 } else { effect.size().y + 10.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEAD + body), Sense::CLICK);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    painter.add(widgets::tile_background(rect, &response, look.playable, look.picked));
    let head = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + HEAD));
    let colours = theme::team(team);
    let round = if look.used { CornerRadius::same(6) } else { CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 } };
    let (fill, edge) = if look.playable { (colours.dark, colours.strong) } else { (theme::TILE_OFF, theme::LINE) };
    painter.rect_filled(head.shrink(1.0), round, fill);
    let line = [pos2(head.left() + 1.0, head.bottom()), pos2(head.right() - 1.0, head.bottom())];
    painter.line_segment(line, Stroke::new(1.5, edge));
    if picture > 0.0 {
        let at = pos2(head.left() + MARGIN + icons::SIZE / 2.0, head.center().y);
        icons::paint(&painter, at, icons::of_effect(&card.effect), text, price);
    }
    let at = pos2(head.left() + MARGIN + picture, head.center().y - name.size().y / 2.0);
    let struck = [pos2(at.x, head.center().y), pos2(at.x + name.size().x, head.center().y)];
    let priced = pos2(head.right() - MARGIN - costs.size().x, head.center().y - costs.size().y / 2.0);
    painter.galley(priced, costs, price);
    painter.galley(at, name, text);
    if look.used {
        painter.line_segment(struck, Stroke::new(1.5, theme::OFF));
    } else {
        painter.galley(pos2(rect.left() + MARGIN, head.bottom() + 5.0), effect, weak);
    }
    response
}

/// Whether there are cards to show.
pub fn any(scene: Scene<'_>) -> bool {
    scene.session.position().mode() == ball_rules::Mode::Cards && !scene.session.rules().deck.is_empty()
}
