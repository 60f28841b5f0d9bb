//! The hands of both coaches in cards mode: all cards are open (R11.4).

use ball_rules::{Card, CardIndex, Team};
use bevy_egui::egui::{
    CornerRadius, Rect, Response, ScrollArea, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::bottom_bar::card_costs;
use super::scene::{Scene, Wishes};
use super::words::Length;
use super::{theme, widgets, words};
use crate::match_play::Command;
use crate::match_play::choices::card_choice;

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

fn draw(ui: &mut Ui, scene: Scene<'_>, team: Team, card: &Card, look: &Look<'_>) -> Response {
    let (text, weak) = if look.playable { (theme::TEXT, theme::WEAK) } else { (theme::OFF, theme::OFF) };
    let width = ui.available_width();
    let inner = width - 26.0;
    let costs = card_costs(scene, card.pa, card.pe);
    let cost_colour = if look.playable { theme::ACCENT } else { theme::OFF };
    let painter = ui.painter().clone();
    let costs = widgets::line(&painter, &costs, theme::semibold(theme::SMALL), cost_colour, inner);
    let name = widgets::line(&painter, look.name, theme::semibold(theme::BODY), text, inner - costs.size().x - 8.0);
    let effect = if look.used { String::new() } else { words::card_effect(scene.texts, card) };
    let effect = widgets::lines(&painter, &effect, theme::regular(theme::SMALL), weak, inner, usize::MAX);
    let effect_height = if look.used { 0.0 } else { effect.size().y + 2.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, name.size().y + effect_height + 14.0), Sense::CLICK);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    painter.add(widgets::tile_background(rect, &response, look.playable, look.picked));
    let edge = Rect::from_min_max(rect.min, pos2(rect.left() + 5.0, rect.bottom()));
    let edge_colour = if look.used { theme::LINE } else { theme::team(team).strong };
    painter.rect_filled(edge, CornerRadius { nw: 6, sw: 6, ne: 0, se: 0 }, edge_colour);
    let at = rect.min + vec2(15.0, 7.0);
    let middle = at.y + name.size().y / 2.0;
    let struck = name.size().x;
    let below = at.y + name.size().y + 2.0;
    painter.galley(pos2(rect.right() - 11.0 - costs.size().x, at.y), costs, cost_colour);
    painter.galley(at, name, text);
    if look.used {
        painter.line_segment([pos2(at.x, middle), pos2(at.x + struck, middle)], Stroke::new(1.5, theme::OFF));
    } else {
        painter.galley(pos2(at.x, below), effect, weak);
    }
    response
}

/// Whether there are cards to show.
pub fn any(scene: Scene<'_>) -> bool {
    scene.session.position().mode() == ball_rules::Mode::Cards && !scene.session.rules().deck.is_empty()
}
