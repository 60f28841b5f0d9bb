//! The options of a match: what the coaches agree on before the kick-off. The last ones are remembered.

use ball_rules::{Clock, MatchOptions, Mode, Takebacks};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Ui;

use super::{DrawSet, Screen, Stage, showing};
use crate::focus::{Menu, rows};
use crate::i18n::Texts;
use crate::settings::{ConfirmEnd, Settings};

/// Seconds that a turn may be given.
const TURN_SECONDS: [u16; 7] = [30, 45, 60, 90, 120, 180, 300];
/// Minutes that a coach may be given for a match.
const MATCH_MINUTES: [u16; 8] = [3, 5, 10, 15, 20, 30, 45, 60];
/// Seconds that each turn may give back.
const INCREMENTS: [u16; 7] = [0, 2, 3, 5, 10, 15, 30];
/// Turns after which a game may be drawn.
const TURN_LIMITS: [u32; 6] = [20, 30, 40, 60, 80, 100];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Screen::Options)));
}

fn draw(mut stage: Stage, mut settings: ResMut<Settings>) {
    let mut edited = settings.clone();
    stage.page("options", "options-title", |ui, menu, texts| lines(ui, menu, texts, &mut edited));
    settings.set_if_neq(edited);
}

/// What has been chosen, in a line.
pub(super) fn summary(texts: &Texts, options: &MatchOptions) -> String {
    let mode = match options.mode {
        Mode::Basic => "options-mode-basic",
        Mode::Cards => "options-mode-cards",
    };
    let clock = match options.clock {
        Clock::None => "options-clock-none-short",
        Clock::Turn { .. } => "options-clock-turn-short",
        Clock::Match { .. } => "options-clock-match-short",
    };
    let facts = [
        ("mode", texts.get(mode).into()),
        ("series", series_name(texts, options.wins).into()),
        ("clock", texts.get(clock).into()),
    ];
    texts.with("options-summary", &facts)
}

fn lines(ui: &mut Ui, menu: &mut Menu, texts: &Texts, settings: &mut Settings) {
    let options = &mut settings.match_options;
    let modes = [(Mode::Basic, texts.get("options-mode-basic")), (Mode::Cards, texts.get("options-mode-cards"))];
    pick(ui, menu, "mode", &texts.get("options-mode"), &modes, &mut options.mode);
    let series: Vec<(u8, String)> =
        (1..=MatchOptions::MOST_WINS).map(|wins| (wins, series_name(texts, wins))).collect();
    pick(ui, menu, "series", &texts.get("options-series"), &series, &mut options.wins);
    let before = options.clock;
    clock_lines(ui, menu, texts, &mut options.clock);
    mind_hints(before, options);
    let mut limits = vec![(None, texts.get("options-limit-none"))];
    limits.extend(TURN_LIMITS.map(|turns| (Some(turns), texts.with("options-turns", &[("turns", turns.into())]))));
    pick(ui, menu, "limit", &texts.get("options-limit"), &limits, &mut options.turn_limit);
    let takebacks = Takebacks::ALL.map(|takebacks| (takebacks, texts.get(takebacks_key(takebacks))));
    pick(ui, menu, "takebacks", &texts.get("options-takebacks"), &takebacks, &mut options.takebacks);
    rows::toggle(ui, menu, "hints", &texts.get("options-hints"), &mut options.hints);
    let mut confirm = settings.confirm_end();
    let confirms = ConfirmEnd::ALL.map(|confirm| (confirm, texts.get(confirm_key(confirm))));
    if pick(ui, menu, "confirm", &texts.get("options-confirm"), &confirms, &mut confirm) {
        settings.set_confirm_end(confirm);
    }
}

/// Where time begins to count, thinking is done by the coaches, unless they say otherwise then.
fn mind_hints(before: Clock, options: &mut MatchOptions) {
    if before == Clock::None && options.clock != Clock::None {
        options.hints = false;
    }
}

fn clock_lines(ui: &mut Ui, menu: &mut Menu, texts: &Texts, clock: &mut Clock) {
    let per_turn = Clock::Turn { seconds: 90 };
    let per_match = Clock::Match { seconds: 600, increment: 5 };
    let same = |one: &Clock| std::mem::discriminant(one) == std::mem::discriminant(clock);
    let kinds =
        [(Clock::None, "options-clock-none"), (per_turn, "options-clock-turn"), (per_match, "options-clock-match")]
            // The kind in use keeps its times.
            .map(|(kind, key)| (if same(&kind) { *clock } else { kind }, texts.get(key)));
    pick(ui, menu, "clock", &texts.get("options-clock"), &kinds, clock);
    let seconds_name = |seconds: u16| texts.with("options-seconds", &[("seconds", seconds.into())]);
    match clock {
        Clock::None => {}
        Clock::Turn { seconds } => {
            let all = TURN_SECONDS.map(|seconds| (seconds, seconds_name(seconds)));
            pick(ui, menu, "seconds", &texts.get("options-turn-time"), &all, seconds);
        }
        Clock::Match { seconds, increment } => {
            let minutes = |minutes: u16| (minutes * 60, texts.with("options-minutes", &[("minutes", minutes.into())]));
            pick(ui, menu, "minutes", &texts.get("options-match-time"), &MATCH_MINUTES.map(minutes), seconds);
            let all = INCREMENTS.map(|seconds| (seconds, seconds_name(seconds)));
            pick(ui, menu, "increment", &texts.get("options-increment"), &all, increment);
        }
    }
}

/// A choice among values with their names. Returns whether it was changed.
fn pick<T: Copy + PartialEq>(
    ui: &mut Ui,
    menu: &mut Menu,
    key: &str,
    text: &str,
    all: &[(T, String)],
    value: &mut T,
) -> bool {
    let names: Vec<String> = all.iter().map(|(_, name)| name.clone()).collect();
    let mut at = all.iter().position(|(one, _)| one == value).unwrap_or(0);
    if !rows::choice(ui, menu, key, text, &names, &mut at) {
        return false;
    }
    if let Some(&(chosen, _)) = all.get(at) {
        *value = chosen;
    }
    true
}

/// What a series of so many wins is called.
pub(super) fn series_name(texts: &Texts, wins: u8) -> String {
    if wins <= 1 {
        texts.get("options-series-single")
    } else {
        texts.with("options-series-to", &[("wins", wins.into())])
    }
}

const fn takebacks_key(takebacks: Takebacks) -> &'static str {
    match takebacks {
        Takebacks::Off => "options-takebacks-off",
        Takebacks::OwnTurn => "options-takebacks-own-turn",
        Takebacks::Free => "options-takebacks-free",
    }
}

const fn confirm_key(confirm: ConfirmEnd) -> &'static str {
    match confirm {
        ConfirmEnd::Never => "options-confirm-never",
        ConfirmEnd::PaLeft => "options-confirm-pa-left",
        ConfirmEnd::Always => "options-confirm-always",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_switches_hints_off_once_and_they_can_be_switched_on_again() {
        let clock = Clock::Turn { seconds: 90 };
        let mut options = MatchOptions { clock, hints: true, ..MatchOptions::default() };
        mind_hints(clock, &mut options);
        assert!(options.hints, "whoever has switched them on beside a clock keeps them");
        mind_hints(Clock::None, &mut options);
        assert!(!options.hints);
        let mut options = MatchOptions { hints: true, ..MatchOptions::default() };
        mind_hints(Clock::None, &mut options);
        assert!(options.hints, "there is no clock");
    }
}
