//! The result of a match: who won and why, what a coach would want to know of it, and what comes next.

use ball_rules::{ActionKind, MatchResult, Mode, Outcome, PerTeam, Statistics, Team};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Grid, RichText, Sense, Ui};

use super::{Analyse, DrawSet, Go, Navigator, Overlay, Screen, Source, Stage, picture, showing};
use crate::animation::Animating;
use crate::focus::{Menu, rows};
use crate::hud::{theme, words};
use crate::i18n::Texts;
use crate::match_play::setup::Sides;
use crate::match_play::{Command, Session};
use crate::storage::Storage;

/// The width of the overlay, in points.
const WIDTH: f32 = 760.0;
/// The height of a map, in points.
const MAP: f32 = 170.0;

/// What the overlay keeps: the statistics of the match that it is about, and what it has to tell.
#[derive(Resource, Default)]
struct Shown {
    /// Whether the result of this match has been shown by itself.
    told: bool,
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
    animating: Res<Animating>,
    navigator: Res<Navigator>,
    mut shown: ResMut<Shown>,
    mut go: MessageWriter<Go>,
) {
    if navigator.now().screen == Screen::Analysis {
        // It is looked into; the result is shown as it was afterwards.
        return;
    }
    if session.result().is_none() || session.stands_in() {
        if shown.told {
            *shown = Shown::default();
            if navigator.now() == Overlay::Result.into() {
                go.write(Go::Back);
            }
        }
    } else if !shown.told && !animating.0 && navigator.is_on_board() {
        shown.told = true;
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
                table(ui, texts, statistics, mode, &names);
                maps(ui, texts, statistics);
                return;
            }
            ui.horizontal_top(|ui| {
                table(ui, texts, statistics, mode, &names);
                ui.add_space(18.0);
                maps(ui, texts, statistics);
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
            ctx.copy_text(stage.session.record().write());
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
fn table(ui: &mut Ui, texts: &Texts, statistics: &Statistics, mode: Mode, names: &PerTeam<String>) {
    let number =
        |of: fn(&ball_rules::TeamStatistics) -> u32| Team::ALL.map(|team| of(&statistics.teams[team]).to_string());
    let percent = |team| statistics.possession(team).map_or("–".to_owned(), |share| format!("{share} %"));
    let mut lines = vec![
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
        lines.push(("stat-pe-earned", number(|team| team.pe_earned)));
        lines.push(("stat-pe-spent", number(|team| team.pe_spent)));
        lines.push(("stat-cards", number(|team| team.cards)));
    }
    Grid::new("statistics").num_columns(3).spacing([18.0, 4.0]).show(ui, |ui| {
        ui.label("");
        for team in Team::ALL {
            let name = RichText::new(&names[team]).font(theme::semibold(theme::BODY)).color(theme::team(team).strong);
            ui.label(name);
        }
        ui.end_row();
        for (key, [atk, def]) in lines {
            ui.label(RichText::new(texts.get(key)).color(theme::WEAK));
            for value in [atk, def] {
                ui.label(RichText::new(value).font(theme::semibold(theme::BODY)));
            }
            ui.end_row();
        }
    });
}

/// Where both teams have been, and where the ball was.
fn maps(ui: &mut Ui, texts: &Texts, statistics: &Statistics) {
    let team_map = |team: Team| (words::team(texts, team), &statistics.teams[team].visits, theme::team(team).strong);
    for (name, counts, colour) in
        [team_map(Team::Atk), team_map(Team::Def), (texts.get("result-map-ball"), &statistics.ball, theme::ACCENT)]
    {
        ui.vertical(|ui| {
            ui.label(RichText::new(name).color(theme::WEAK));
            let (rect, response) = ui.allocate_exact_size(picture::size(MAP), Sense::hover());
            picture::heat(ui, rect, counts, colour);
            response.on_hover_text(texts.get("result-map"));
        });
    }
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
