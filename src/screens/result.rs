//! The result of a match: who won and why, what a coach would want to know of it, and what comes next.

use ball_rules::{ActionKind, MatchResult, Mode, Outcome, PerTeam, Statistics, Team};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, RichText, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{Analyse, DrawSet, Go, Navigator, Overlay, Screen, Source, Stage, picture, showing};
use crate::animation::Animating;
use crate::board::stadium::Cheering;
use crate::focus::{Menu, rows};
use crate::hud::widgets::lines;
use crate::hud::{theme, words};
use crate::i18n::Texts;
use crate::match_play::setup::{self, Sides};
use crate::match_play::{Change, Command, MatchChanged, Session};
use crate::storage::Storage;

/// The width of the overlay, in points.
const WIDTH: f32 = 760.0;
/// The width of the statistics, in points.
const TABLE: f32 = 356.0;
/// The height of a map, in points.
const MAP: f32 = 170.0;

/// What the overlay keeps: the statistics of the match that it is about, and what it has to tell.
#[derive(Resource, Default)]
struct Shown {
    /// The match whose result has been shown by itself.
    told: Option<String>,
    statistics: Option<Statistics>,
    message: Option<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(Update, appear.after(crate::match_play::PlaySet::Animate))
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Overlay::Result)));
}

/// Once a match is over and everything has come to rest, the result is shown, once by itself.
fn appear(
    session: Res<Session>,
    (animating, cheering): (Res<Animating>, Res<Cheering>),
    navigator: Res<Navigator>,
    mut changes: MessageReader<MatchChanged>,
    mut shown: ResMut<Shown>,
    mut go: MessageWriter<Go>,
) {
    // Another match that is over may be opened after one that is.
    let jumped = changes.read().filter(|MatchChanged(change)| matches!(change, Change::Jumped)).count() > 0;
    let another = || shown.told.as_ref().is_some_and(|told| *told != session.record().write());
    if session.stands_in() || navigator.now().screen == Screen::Analysis {
        // Whatever stands in for the match is no match of its own; the result is shown afterwards as it was.
        return;
    }
    if jumped && session.result().is_some() && another() {
        *shown = Shown::default();
    }
    if session.result().is_none() {
        if shown.told.is_some() {
            *shown = Shown::default();
            if navigator.now() == Overlay::Result.into() {
                go.write(Go::Back);
            }
        }
    } else if shown.told.is_none() && !animating.0 && cheering.0.is_none() && navigator.is_on_board() {
        shown.told = Some(session.record().write());
        shown.statistics = Some(Statistics::of(session.game()));
        go.write(Go::Over(Overlay::Result));
    }
}

/// What was chosen.
enum Wish {
    Do(Command),
    Save,
    Folder,
    CopyRecord,
    CopyPosition,
    Analyse,
    Close,
}

fn draw(
    mut stage: Stage,
    mut shown: ResMut<Shown>,
    storage: Res<Storage>,
    mut commands: MessageWriter<Command>,
    mut analyse: MessageWriter<Analyse>,
) {
    let (Some(ctx), Some(result)) = (stage.ctx(), stage.session.result()) else { return };
    let mode = stage.session.game().mode();
    let reason = words::result_reason(&stage.texts, result);
    let score = (stage.session.options().wins > 1).then(|| series_line(&stage.texts, &stage.session, result));
    let next = stage.session.has_next_game();
    let may_undo = stage.session.may_undo();
    let names = PerTeam(
        Team::ALL.map(|team| stage.session.coach(team).map_or_else(|| words::team(&stage.texts, team), str::to_owned)),
    );
    let title = title_key(result);
    let (statistics, message) = (shown.statistics.clone(), shown.message.clone());
    let mut wish = None;
    stage.overlay("result", title, WIDTH, |ui, menu, texts| {
        ui.label(RichText::new(reason).font(theme::regular(theme::TITLE)).color(theme::WEAK));
        if let Some(score) = score {
            ui.label(RichText::new(score).font(theme::semibold(theme::TITLE)));
        }
        ui.add_space(6.0);
        wish = buttons(ui, menu, texts, next, may_undo);
        if let Some(message) = message {
            ui.label(RichText::new(message).color(theme::ACCENT));
        }
        if let Some(statistics) = &statistics {
            ui.add_space(6.0);
            if ui.available_width() < WIDTH - 40.0 {
                // Where everything is large, one column is scrolled.
                table(ui, menu, texts, statistics, mode, &names);
                ui.add_space(8.0);
                maps(ui, menu, texts, statistics);
                return;
            }
            ui.horizontal_top(|ui| {
                table(ui, menu, texts, statistics, mode, &names);
                ui.add_space(18.0);
                ui.vertical(|ui| maps(ui, menu, texts, statistics));
            });
        }
    });
    let texts = stage.texts.clone();
    match wish {
        None => {}
        Some(Wish::Do(command)) => drop(commands.write(command)),
        Some(Wish::Close) => stage.go(Go::Back),
        Some(Wish::Analyse) => drop(analyse.write(Analyse(Source::Match))),
        Some(Wish::Save) => {
            shown.message = Some(match storage.export(stage.session.record()) {
                Ok(path) => texts.with("result-saved", &[("path", path.display().to_string().into())]),
                Err(error) => texts.with("saves-error", &[("error", error.to_string().into())]),
            });
        }
        Some(Wish::Folder) => {
            let opened = storage.open_records();
            shown.message = opened.err().map(|error| texts.with("saves-error", &[("error", error.to_string().into())]));
        }
        Some(Wish::CopyRecord) => {
            ctx.copy_text(setup::to_share(stage.session.record()).write());
            shown.message = Some(texts.get("result-copied"));
        }
        Some(Wish::CopyPosition) => {
            ctx.copy_text(stage.session.position().to_bpn(stage.session.rules()));
            shown.message = Some(texts.get("result-copied"));
        }
    }
}

fn buttons(ui: &mut Ui, menu: &mut Menu, texts: &Texts, next: bool, may_undo: bool) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        let mut offer = |key: &'static str, offered: bool, wanted: Wish| {
            if offered && rows::small_button(ui, menu, key, &texts.get(key), true) {
                wish = Some(wanted);
            }
        };
        offer("result-next-game", next, Wish::Do(Command::NextGame));
        offer("result-rematch", !next, Wish::Do(Command::Rematch(Sides::Kept)));
        offer("result-swap", !next, Wish::Do(Command::Rematch(Sides::Swapped)));
        offer("result-board", true, Wish::Close);
        offer("result-analysis", true, Wish::Analyse);
        offer("button-undo", may_undo, Wish::Do(Command::Undo));
        offer("result-save", true, Wish::Save);
        offer("result-folder", true, Wish::Folder);
        offer("result-copy-record", true, Wish::CopyRecord);
        offer("result-copy-position", true, Wish::CopyPosition);
    });
    wish
}

/// The statistics of both teams beside each other.
fn table(ui: &mut Ui, menu: &mut Menu, texts: &Texts, statistics: &Statistics, mode: Mode, names: &PerTeam<String>) {
    let number =
        |of: fn(&ball_rules::TeamStatistics) -> u32| Team::ALL.map(|team| of(&statistics.teams[team]).to_string());
    let percent = |team| statistics.possession(team).map_or("–".to_owned(), |share| format!("{share} %"));
    let mut counted = vec![
        ("stat-turns", number(|team| team.turns)),
        ("stat-pa-used", number(|team| team.pa_used)),
        ("stat-possession", Team::ALL.map(percent)),
        ("stat-moves", number(|team| team.action(ActionKind::Move))),
        ("stat-dodges", number(ball_rules::TeamStatistics::dodges)),
        ("stat-fumbles", number(|team| team.fumbles_forced)),
        ("stat-stacks", number(|team| team.action(ActionKind::Block) + team.action(ActionKind::Protection))),
        ("stat-hand-offs", number(|team| team.action(ActionKind::HandOff))),
        ("stat-passes", number(ball_rules::TeamStatistics::passes)),
        ("stat-pick-ups", number(|team| team.pick_ups)),
    ];
    if mode == Mode::Cards {
        counted.push(("stat-pe-earned", number(|team| team.pe_earned)));
        counted.push(("stat-pe-spent", number(|team| team.pe_spent)));
        counted.push(("stat-cards", number(|team| team.cards)));
    }
    let width = ui.available_width().min(TABLE);
    let column = (width * 0.22).min(96.0);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 1.0;
        let heads = Team::ALL.map(|team| {
            let (font, colour) = (theme::semibold(theme::BODY), theme::team(team).strong);
            lines(ui.painter(), &names[team], font, colour, column - 8.0, 3)
        });
        let height = heads.iter().map(|head| head.size().y).fold(0.0, f32::max) + 4.0;
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        for (head, from_right) in heads.into_iter().zip([2.0, 1.0]) {
            let at = pos2(rect.right() - column * from_right + 8.0, rect.bottom() - 4.0 - head.size().y);
            ui.painter().galley(at, head, theme::TEXT);
        }
        for (key, [atk, def]) in counted {
            let name =
                lines(ui.painter(), &texts.get(key), theme::regular(theme::BODY), theme::WEAK, width - 2.0 * column, 3);
            let (rect, response) = ui.allocate_exact_size(vec2(width, name.size().y + 5.0), Sense::hover());
            let said = texts.with(
                "stat-said",
                &[("what", texts.get(key).into()), ("atk", atk.as_str().into()), ("def", def.as_str().into())],
            );
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
            // Reading goes on where the page is longer than the window.
            menu.attend(ui, key, &response, true, false);
            ui.painter().galley(rect.min + vec2(6.0, 2.0), name, theme::WEAK);
            for (value, from_right) in [(atk, 2.0), (def, 1.0)] {
                let at = pos2(rect.right() - column * from_right + 8.0, rect.min.y + 2.0);
                ui.painter().text(at, Align2::LEFT_TOP, value, theme::semibold(theme::BODY), theme::TEXT);
            }
        }
    });
}

/// Where both teams have been, and where the ball was.
fn maps(ui: &mut Ui, menu: &mut Menu, texts: &Texts, statistics: &Statistics) {
    let team_map = |team: Team| (words::team(texts, team), &statistics.teams[team].visits, theme::team(team).strong);
    let width = ui.available_width() - 8.0;
    let legend = lines(ui.painter(), &texts.get("result-map"), theme::regular(theme::SMALL), theme::WEAK, width, 6);
    ui.horizontal(|ui| {
        for (i, (name, counts, colour)) in
            [team_map(Team::Atk), team_map(Team::Def), (texts.get("result-map-ball"), &statistics.ball, theme::ACCENT)]
                .into_iter()
                .enumerate()
        {
            let shown = ui.vertical(|ui| {
                ui.set_width(picture::size(MAP).x);
                ui.label(RichText::new(&name).color(theme::WEAK));
                let (rect, _) = ui.allocate_exact_size(picture::size(MAP), Sense::hover());
                picture::heat(ui, rect, counts, colour);
            });
            let response = shown.response;
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
            menu.attend(ui, ("map", i), &response, true, false);
        }
    });
    let (rect, response) = ui.allocate_exact_size(legend.size() + vec2(8.0, 8.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, texts.get("result-map")));
    menu.attend(ui, "map", &response, true, false);
    ui.painter().galley(rect.min + vec2(4.0, 4.0), legend, theme::WEAK);
}

/// The name of the text that says who has won.
const fn title_key(result: MatchResult) -> &'static str {
    match result.outcome {
        Outcome::Win(Team::Atk) => "result-win-atk",
        Outcome::Win(Team::Def) => "result-win-def",
        Outcome::Draw => "result-draw",
    }
}

/// Who has won, in a few words.
pub(super) fn outcome(texts: &Texts, result: MatchResult) -> String {
    texts.get(title_key(result))
}

/// A score of a series, ATK's first.
pub(super) fn score(texts: &Texts, won: PerTeam<u8>) -> String {
    texts.with("result-score", &[("atk", won[Team::Atk].into()), ("def", won[Team::Def].into())])
}

/// How the series stands, or who has won it.
fn series_line(texts: &Texts, session: &Session, result: MatchResult) -> String {
    let series = session.series();
    let score = score(texts, series.score_with(Some(result)));
    match series.winner(session.options().wins, Some(result)) {
        None => score,
        Some(team) => {
            let name = session.coach(team).map_or_else(|| words::team(texts, team), str::to_owned);
            let won = texts.with("result-series-won", &[("coach", name.into())]);
            texts.with("sentences", &[("first", won.into()), ("second", score.into())])
        }
    }
}
