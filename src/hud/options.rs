//! What to do now, what can be chosen, what would come of it: the parts of the bar below the board or beside it.

use ball_rules::{Keeper, Mode, Phase, PieceId, Refusal};
use bevy_egui::egui::{Label, RichText, Ui, Vec2, vec2};

use super::icons::{self, Icon};
use super::prompt::{self, task_name};
use super::scene::{Scene, Wishes};
use super::widgets::{Tile, tile, tile_width};
use super::words::Length;
use super::{theme, words};
use crate::input::SeatAction;
use crate::match_play::choices::{Choice, Task, choices, keeper_key, tasks};
use crate::match_play::composer::{Need, Pick, Verb};
use crate::match_play::{Command, Notice};

/// The height of a choice.
pub const TILE_HEIGHT: f32 = 46.0;
/// The least width of the choices for two rows of them.
const TWO_ROWS: f32 = 700.0;
/// The least width of a choice where there are more rows, which are scrolled.
const LEAST_TILE: f32 = 215.0;

/// What is asked for, in large letters.
pub fn prompt(ui: &mut Ui, scene: Scene<'_>) {
    let text = RichText::new(prompt::prompt(scene.texts, scene.session)).font(theme::semibold(theme::TITLE));
    ui.add(Label::new(text).wrap());
}

/// What the square under the pointer would bring, else why something was refused, else how to take a choice back.
pub fn message(ui: &mut Ui, scene: Scene<'_>) {
    let (texts, session) = (scene.texts, scene.session);
    let preview = scene
        .hovered
        .and_then(|square| prompt::preview(texts, session.rules(), session.position(), session.composer(), square));
    let (text, colour) = if let Some(preview) = preview {
        let label = texts.get("preview-label");
        (texts.with("sentences", &[("first", label.into()), ("second", preview.into())]), theme::ACCENT)
    } else if let Some(Notice::Refused(refusal)) = session.notice() {
        (words::refusal(texts, *refusal, Length::Whole), theme::WARNING)
    } else if !session.composer().is_empty() {
        (texts.with("hint-back", &[("key", scene.caps.words(SeatAction::Back).into())]), theme::WEAK)
    } else {
        return;
    };
    ui.add(Label::new(RichText::new(text).size(theme::SMALL).color(colour)).wrap());
}

/// The choices of the piece that is selected; before one is, the pieces or tasks to select from.
pub fn options(ui: &mut Ui, scene: Scene<'_>, wishes: &mut Wishes) {
    let session = scene.session;
    if session.result().is_some() {
        return again(ui, scene, wishes);
    }
    // There is nothing to choose while the computer decides.
    if session.awaits_computer() {
        return;
    }
    let choices = choices(session);
    let need_piece = session.composer().need() == Need::Piece;
    // Cards that nobody can pay for are in the hand anyway: the pieces say more.
    let any = choices.iter().any(|choice| choice.refusal.is_none());
    if any || !(choices.is_empty() || need_piece) {
        // In a column there is room for both.
        let in_column = columns(choices.len(), ui.available_width()) == 1;
        if need_piece && in_column && session.position().phase() == Phase::Action {
            piece_list(ui, scene, wishes);
        }
        grid(ui, scene, &choices, wishes);
    } else if need_piece {
        match session.position().phase() {
            Phase::Unlock => task_list(ui, scene, wishes),
            _ => piece_list(ui, scene, wishes),
        }
    }
}

/// What there is to choose once the match is over: another one.
fn again(ui: &mut Ui, scene: Scene<'_>, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        for (name, action, mode) in [
            ("menu-new-basic", SeatAction::NewBasic, Mode::Basic),
            ("menu-new-cards", SeatAction::NewCards, Mode::Cards),
        ] {
            let (name, key) = (scene.texts.get(name), scene.caps.of(action));
            let width = tile_width(ui.painter(), key.as_ref(), &name).max(320.0);
            let response = tile(ui, vec2(width, TILE_HEIGHT), &Tile { key, name, enabled: true, ..Tile::default() });
            wishes.on_click(&response, Command::NewMatch(mode));
        }
    });
}

/// How many columns so many choices have in so much room: two rows where that leaves them wide enough for their names.
fn columns(choices: usize, width: f32) -> usize {
    choices
        .div_ceil(2)
        .clamp(4, 6)
        .min(if width < TWO_ROWS { (width / LEAST_TILE) as usize } else { usize::MAX })
        .max(1)
}

/// The choices with their numbers. In a column, cards that cannot be played are left to the hand, which tells why.
fn grid(ui: &mut Ui, scene: Scene<'_>, choices: &[Choice], wishes: &mut Wishes) {
    let columns = columns(choices.len(), ui.available_width());
    let gaps = ui.spacing().item_spacing.x * (columns - 1) as f32;
    let size = vec2(((ui.available_width() - gaps) / columns as f32).max(0.0), TILE_HEIGHT);
    let idle =
        |choice: &Choice| columns == 1 && matches!(choice.pick, Pick::Verb(Verb::Card(_))) && choice.refusal.is_some();
    let shown: Vec<_> = choices.iter().enumerate().filter(|(_, choice)| !idle(choice)).collect();
    for line in shown.chunks(columns) {
        ui.horizontal(|ui| {
            for &(index, choice) in line {
                choice_tile(ui, scene, index + 1, choice, size, wishes);
            }
        });
    }
}

fn choice_tile(ui: &mut Ui, scene: Scene<'_>, number: usize, choice: &Choice, size: Vec2, wishes: &mut Wishes) {
    let texts = scene.texts;
    let note = choice.refusal.map(|refusal| words::refusal(texts, refusal, Length::Short)).unwrap_or_default();
    let icon = match choice.pick {
        Pick::Verb(verb) => Some(icons::of_verb(scene.session.rules(), verb)),
        _ => None,
    };
    let drawn = Tile {
        icon,
        key: u8::try_from(number - 1).ok().and_then(|index| scene.caps.of(SeatAction::Choice(index))),
        name: choice_name(scene, choice.pick),
        costs: costs(scene, choice),
        note,
        enabled: choice.refusal.is_none(),
        picked: choice.picked,
    };
    let response = tile(ui, size, &drawn);
    match choice.refusal {
        Some(refusal) => drop(response.on_hover_text(words::refusal(texts, refusal, Length::Whole))),
        None => wishes.on_click(&response, Command::Pick(choice.pick)),
    }
}

fn choice_name(scene: Scene<'_>, pick: Pick) -> String {
    let (texts, session) = (scene.texts, scene.session);
    let (position, piece) = (session.position(), session.composer().piece());
    match pick {
        Pick::Verb(verb) => words::verb(texts, session.rules(), position, piece, verb),
        Pick::Keeper(keeper) => {
            let stack = piece.map(|label| words::stack_of(position, PieceId::new(position.side(), label)));
            let [upper, lower] = stack.unwrap_or_default();
            let kept = match keeper {
                Keeper::Upper => upper,
                Keeper::Lower => lower,
            };
            let name = kept.map(|id| words::piece(texts, position.side(), id)).unwrap_or_default();
            texts.with(keeper_key(keeper), &[("piece", name.into())])
        }
        Pick::Piece(label) => words::label(texts, label),
        Pick::Square(square) => square.to_string(),
    }
}

/// What a choice costs and earns.
fn costs(scene: Scene<'_>, choice: &Choice) -> String {
    let texts = scene.texts;
    let pa = || texts.with("cost-pa", &[("pa", choice.pa.into())]);
    let both =
        |first: String, second: String| texts.with("sentences", &[("first", first.into()), ("second", second.into())]);
    match choice.pick {
        Pick::Verb(Verb::Action(_)) if choice.pe > 0 && scene.session.position().mode() == Mode::Cards => {
            both(pa(), texts.with("earns-pe", &[("pe", choice.pe.into())]))
        }
        Pick::Verb(Verb::Action(_)) => pa(),
        Pick::Verb(Verb::Card(_)) => card_costs(scene, choice.pa, choice.pe),
        _ => String::new(),
    }
}

/// What a card costs.
pub fn card_costs(scene: Scene<'_>, pa: u8, pe: u8) -> String {
    let texts = scene.texts;
    let pe = texts.with("cost-pe", &[("pe", pe.into())]);
    if pa == 0 {
        return pe;
    }
    let pa = texts.with("cost-pa", &[("pa", pa.into())]);
    texts.with("list", &[("first", pe.into()), ("second", pa.into())])
}

/// The pieces that can be chosen, as buttons.
fn piece_list(ui: &mut Ui, scene: Scene<'_>, wishes: &mut Wishes) {
    let labels: Vec<_> = scene.session.composer().pieces().collect();
    if labels.is_empty() {
        return;
    }
    ui.label(RichText::new(scene.texts.get("hint-pieces")).size(theme::SMALL).color(theme::WEAK));
    ui.horizontal_wrapped(|ui| {
        for label in labels {
            let name = words::label(scene.texts, label);
            let response = tile(ui, vec2(58.0, 40.0), &Tile { name, enabled: true, ..Tile::default() });
            wishes.on_click(&response, Command::Pick(Pick::Piece(label)));
        }
    });
}

/// The open tasks of the unlock phase: those that can be resolved as buttons, the others as words.
fn task_list(ui: &mut Ui, scene: Scene<'_>, wishes: &mut Wishes) {
    let (now, later): (Vec<Task>, Vec<Task>) = tasks(scene.session).into_iter().partition(|task| task.resolvable);
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(scene.texts.get("hint-tasks")).size(theme::SMALL).color(theme::WEAK));
        for task in now {
            let icon = if task.stack { Icon::Release } else { Icon::StandUp };
            let tile_of_task = Tile {
                icon: Some(icon),
                name: task_name(scene.texts, scene.session, task.piece.id.label),
                costs: task_verb(scene, task),
                enabled: true,
                ..Tile::default()
            };
            let response = tile(ui, vec2(240.0, 40.0), &tile_of_task);
            wishes.on_click(&response, Command::Pick(Pick::Piece(task.piece.id.label)));
        }
    });
    if later.is_empty() {
        return;
    }
    let names = later.iter().map(|task| task_name(scene.texts, scene.session, task.piece.id.label));
    let [first, second] = [scene.texts.get("hint-tasks-later"), words::list(scene.texts, names)];
    let text = scene.texts.with("sentences", &[("first", first.into()), ("second", second.into())]);
    ui.add(Label::new(RichText::new(text).size(theme::SMALL).color(theme::WEAK)).wrap());
}

fn task_verb(scene: Scene<'_>, task: Task) -> String {
    let verb = if task.stack { Verb::Release } else { Verb::StandUp };
    words::verb(scene.texts, scene.session.rules(), scene.session.position(), Some(task.piece.id.label), verb)
}

/// The coach's own decisions, converting and ending the phase, as buttons of this size.
pub fn turn_buttons(ui: &mut Ui, scene: Scene<'_>, size: Vec2, wishes: &mut Wishes) {
    let (texts, session) = (scene.texts, scene.session);
    let (rules, position) = (session.rules(), session.position());
    let over = session.result().map(|_| Refusal::GameOver);
    let waits = session.awaits_computer();
    let cards = position.mode() == Mode::Cards;
    let button =
        |ui: &mut Ui, action: SeatAction, verb: Verb, refusal: Option<Refusal>, costs: String, picked: bool| {
            let drawn = Tile {
                icon: Some(icons::of_verb(rules, verb)),
                key: scene.caps.of(action),
                name: words::verb(texts, rules, position, None, verb),
                costs,
                note: match refusal {
                    _ if waits => String::new(),
                    Some(refusal) if cards => words::refusal(texts, refusal, Length::Short),
                    Some(refusal) => words::refusal(texts, refusal, Length::Whole),
                    None if cards => String::new(),
                    None => texts.get("end-phase-hover"),
                },
                enabled: refusal.is_none() && !waits,
                picked: picked && !waits,
            };
            tile(ui, size, &drawn)
        };
    if cards {
        let cost = rules.actions.convert;
        let refusal = over.or_else(|| position.why_not_convert(rules));
        let earns = texts.with("earns-pe", &[("pe", cost.pe.into())]);
        let response = button(ui, SeatAction::Convert, Verb::Convert, refusal, earns, false);
        match refusal {
            Some(refusal) => drop(response.on_hover_text(words::refusal(texts, refusal, Length::Whole))),
            None => {
                wishes.on_click(&response, Command::Pick(Pick::Verb(Verb::Convert)));
                let text = texts.with("convert-hover", &[("pa", cost.pa.into()), ("pe", cost.pe.into())]);
                response.on_hover_text(text);
            }
        }
    }
    let refusal = over.or((position.phase() == Phase::Unlock).then_some(Refusal::UnlockPhase));
    let nothing_left = refusal.is_none() && prompt::nothing_left(session);
    let response = button(ui, SeatAction::EndPhase, Verb::EndPhase, refusal, String::new(), nothing_left);
    match refusal {
        Some(refusal) => drop(response.on_hover_text(words::refusal(texts, refusal, Length::Whole))),
        None => {
            wishes.on_click(&response, Command::EndPhase);
            response.on_hover_text(texts.get("end-phase-hover"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_fill_two_rows_before_they_get_narrow() {
        assert_eq!([2, 8, 9, 12, 18].map(|choices| columns(choices, 940.0)), [4, 4, 5, 6, 6]);
    }

    #[test]
    fn tx02_choices_keep_room_for_their_names_where_everything_is_large() {
        assert_eq!([440.0, 660.0, 100.0].map(|width| columns(8, width)), [2, 3, 1]);
    }
}
