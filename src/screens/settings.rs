//! The settings, in tabs. What is changed here counts at once and is kept.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Ui;

use super::controls::Controls;
use super::title::AddTitleEntry;
use super::{DrawSet, Go, Screen, Stage, TitleEntry, showing};
use crate::focus::{Menu, rows};
use crate::i18n::{AskedLanguage, Language, Texts};
use crate::settings::{AnimationSpeed, CameraChoice, FrameCap, Graphics, Settings, TeamPreset, UI_SCALES, WindowMode};

/// The tabs, by the names of their texts, and what draws each.
const TABS: [(&str, fn(&mut Ui, &mut Menu, &Texts, &mut Settings)); 4] =
    [("settings-game", game), ("settings-display", display), ("settings-look", look), ("settings-sound", sound)];

/// Which tab of the settings is open, from 0. It stays open until the game is closed.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SettingsTab(pub usize);

impl SettingsTab {
    /// The controls, after the other tabs; the languages follow.
    pub const CONTROLS: SettingsTab = SettingsTab(TABS.len());
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SettingsTab>();
    app.title_entry(TitleEntry { place: 60, text: "title-settings", go: Go::To(Screen::Settings) })
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Screen::Settings)));
}

fn draw(
    mut stage: Stage,
    mut settings: ResMut<Settings>,
    mut controls: Controls,
    mut asked: ResMut<AskedLanguage>,
    mut tab: ResMut<SettingsTab>,
) {
    let mut at = tab.0;
    let mut edited = settings.clone();
    let mut language = None;
    stage.page("settings", "menu-settings", |ui, menu, texts| {
        let mut names: Vec<String> = TABS.iter().map(|(name, _)| texts.get(name)).collect();
        names.extend(["help-title", "menu-language"].map(|key| texts.get(key)));
        menu.start_at(("tab", at));
        rows::tabs(ui, menu, &names, &mut at);
        ui.add_space(10.0);
        match TABS.get(at) {
            Some((_, draw)) => draw(ui, menu, texts, &mut edited),
            None if at == SettingsTab::CONTROLS.0 => controls.show(ui, menu, texts, &mut edited),
            None => language = languages(ui, menu, texts),
        }
    });
    tab.set_if_neq(SettingsTab(at));
    if let Some(ctx) = stage.ctx() {
        controls.ask(&ctx, &stage.texts);
    }
    if let Some(language) = language {
        edited.language = Some(language.code());
        // What is chosen here goes before what the command line asked for.
        asked.set_if_neq(AskedLanguage(None));
    }
    settings.set_if_neq(edited);
}

fn game(ui: &mut Ui, menu: &mut Menu, texts: &Texts, settings: &mut Settings) {
    rows::toggle(ui, menu, "confirm-end", &texts.get("menu-confirm-end"), &mut settings.confirm_end_phase);
    rows::toggle(ui, menu, "coaching", &texts.get("guide-coaching"), &mut settings.coaching);
    let speeds = AnimationSpeed::ALL;
    pick(ui, menu, texts, "menu-speed", &speeds, speed_key, &mut settings.animation_speed);
}

fn display(ui: &mut Ui, menu: &mut Menu, texts: &Texts, settings: &mut Settings) {
    pick(ui, menu, texts, "menu-graphics", &Graphics::ALL, graphics_key, &mut settings.graphics);
    pick(ui, menu, texts, "settings-window", &WindowMode::ALL, WindowMode::text, &mut settings.window_mode);
    pick(ui, menu, texts, "settings-frames", &FrameCap::ALL, FrameCap::text, &mut settings.frame_cap);
    pick(ui, menu, texts, "settings-camera", &CameraChoice::ALL, CameraChoice::text, &mut settings.camera);
    rows::toggle(ui, menu, "flat", &texts.get("settings-flat"), &mut settings.flat_view);
    rows::toggle(ui, menu, "flipped", &texts.get("settings-flipped"), &mut settings.flipped);
}

/// What makes the game easier to read and to look at.
fn look(ui: &mut Ui, menu: &mut Menu, texts: &Texts, settings: &mut Settings) {
    let scales = UI_SCALES;
    let names: Vec<String> =
        scales.iter().map(|&percent| texts.with("scale-percent", &[("percent", percent.into())])).collect();
    let mut at = scales.iter().position(|&percent| percent >= settings.ui_scale).unwrap_or(0);
    if rows::choice(ui, menu, "scale", &texts.get("settings-scale"), &names, &mut at)
        && let Some(&percent) = scales.get(at)
    {
        settings.ui_scale = percent;
    }
    rows::toggle(ui, menu, "contrast", &texts.get("settings-high-contrast"), &mut settings.high_contrast);
    rows::toggle(ui, menu, "motion", &texts.get("settings-reduced-motion"), &mut settings.reduced_motion);
    pick(ui, menu, texts, "settings-teams", &TeamPreset::ALL, TeamPreset::text, &mut settings.team_colours);
    rows::toggle(ui, menu, "pattern", &texts.get("settings-pattern"), &mut settings.team_pattern);
}

fn sound(ui: &mut Ui, menu: &mut Menu, texts: &Texts, settings: &mut Settings) {
    for (key, volume) in [
        ("sound-music", &mut settings.music_volume),
        ("sound-effects", &mut settings.effects_volume),
        ("sound-interface", &mut settings.interface_volume),
        ("sound-ambience", &mut settings.ambience_volume),
    ] {
        rows::slider(ui, menu, key, &texts.get(key), volume);
    }
}

/// The languages by their own names; another one speaks at once (L10-05).
fn languages(ui: &mut Ui, menu: &mut Menu, texts: &Texts) -> Option<Language> {
    let mut chosen = None;
    for language in Language::all() {
        let now = language == texts.language();
        if rows::option(ui, menu, language.code(), &language.own_name(), now) && !now {
            chosen = Some(language);
        }
    }
    chosen
}

/// A choice among `all`.
fn pick<T: Copy + PartialEq>(
    ui: &mut Ui,
    menu: &mut Menu,
    texts: &Texts,
    key: &str,
    all: &[T],
    name: fn(T) -> &'static str,
    value: &mut T,
) {
    let names: Vec<String> = all.iter().map(|&one| texts.get(name(one))).collect();
    let mut at = all.iter().position(|one| one == value).unwrap_or(0);
    if rows::choice(ui, menu, key, &texts.get(key), &names, &mut at)
        && let Some(&chosen) = all.get(at)
    {
        *value = chosen;
    }
}

const fn speed_key(speed: AnimationSpeed) -> &'static str {
    match speed {
        AnimationSpeed::Slow => "speed-slow",
        AnimationSpeed::Normal => "speed-normal",
        AnimationSpeed::Fast => "speed-fast",
        AnimationSpeed::Instant => "speed-instant",
    }
}

const fn graphics_key(preset: Graphics) -> &'static str {
    match preset {
        Graphics::Low => "graphics-low",
        Graphics::Medium => "graphics-medium",
        Graphics::High => "graphics-high",
    }
}
