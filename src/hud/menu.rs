//! The menu: the match and the settings. Inside it, keys move egui's own focus.

use ball_rules::Mode;
use bevy_egui::egui::{
    Align2, Area, Button, Color32, Context, CornerRadius, Grid, Id, Modal, Order, Rect, RichText, ScrollArea, Sense,
    Slider, Stroke, StrokeKind, Ui, UiKind, vec2,
};

use super::scene::Wishes;
use super::{theme, top_bar};
use crate::i18n::{AskedLanguage, Language, Texts};
use crate::match_play::Command;
use crate::settings::{AnimationSpeed, CameraChoice, FrameCap, Graphics, Settings, TeamPreset, UI_SCALES, WindowMode};

/// The width of all columns together.
const WIDTH: f32 = 1020.0;

/// Shows the menu below `button`; `just_opened` puts the focus on its first line.
pub fn show(
    ctx: &Context,
    texts: &Texts,
    settings: &mut Settings,
    asked: &mut AskedLanguage,
    button: Rect,
    just_opened: bool,
    wishes: &mut Wishes,
) -> bool {
    let id = Id::new("menu");
    let area = Area::new(id)
        .kind(UiKind::Modal)
        .sense(Sense::hover())
        .order(Order::Foreground)
        .pivot(Align2::RIGHT_TOP)
        .fixed_pos(button.right_bottom() + vec2(0.0, 10.0));
    let frame = theme::raised().inner_margin(16);
    let modal = Modal::new(id).area(area).frame(frame).backdrop_color(Color32::from_black_alpha(60));
    let response = modal.show(ctx, |ui| {
        let window = ctx.viewport_rect();
        ui.set_width(WIDTH.min(window.width() - 80.0));
        // Where everything is large, one column is scrolled.
        let scrolled = ScrollArea::vertical().max_height(window.height() - 130.0).animated(false);
        scrolled.show(ui, |ui| {
            if window.width() < top_bar::NARROW {
                let chosen = match_lines(ui, texts, just_opened, wishes);
                language_line(ui, texts, settings, asked);
                setting_lines(ui, texts, settings);
                display_lines(ui, texts, settings);
                return chosen;
            }
            ui.columns_const(|[left, middle, right]| {
                let chosen = match_lines(left, texts, just_opened, wishes);
                left.add_space(6.0);
                language_line(left, texts, settings, asked);
                setting_lines(middle, texts, settings);
                display_lines(right, texts, settings);
                chosen
            })
        })
    });
    let close = response.inner.inner || response.should_close();
    if close {
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
    }
    !close
}

fn title(ui: &mut Ui, text: String) {
    ui.label(RichText::new(text).font(theme::semibold(theme::SMALL)).color(theme::ACCENT));
}

/// What can be done with the match. Returns whether something was chosen.
fn match_lines(ui: &mut Ui, texts: &Texts, just_opened: bool, wishes: &mut Wishes) -> bool {
    title(ui, texts.get("menu-match"));
    let lines = [
        ("menu-new-basic", Command::NewMatch(Mode::Basic)),
        ("menu-new-cards", Command::NewMatch(Mode::Cards)),
        ("button-undo", Command::Undo),
        ("button-redo", Command::Redo),
        ("menu-draw", Command::OfferDraw),
        ("menu-resign", Command::Resign),
        ("menu-help", Command::Help),
        ("menu-quit", Command::Quit),
    ];
    let before = wishes.commands.len();
    for (i, (key, command)) in lines.into_iter().enumerate() {
        let response = ui.add(Button::new(texts.get(key)).wrap().min_size(vec2(ui.available_width(), theme::TARGET)));
        if just_opened && i == 0 {
            response.request_focus();
        }
        wishes.on_click(&response, command);
    }
    wishes.commands.len() > before
}

fn setting_lines(ui: &mut Ui, texts: &Texts, settings: &mut Settings) {
    title(ui, texts.get("menu-settings"));
    ui.checkbox(&mut settings.confirm_end_phase, texts.get("menu-confirm-end"));
    ui.checkbox(&mut settings.flat_view, texts.get("button-view-flat"));
    ui.checkbox(&mut settings.flipped, texts.get("button-flip"));
    ui.label(RichText::new(texts.get("menu-speed")).color(theme::WEAK));
    ui.horizontal_wrapped(|ui| {
        for speed in AnimationSpeed::ALL {
            ui.selectable_value(&mut settings.animation_speed, speed, texts.get(speed_key(speed)));
        }
    });
    ui.label(RichText::new(texts.get("menu-graphics")).color(theme::WEAK));
    ui.horizontal_wrapped(|ui| {
        for preset in Graphics::ALL {
            ui.selectable_value(&mut settings.graphics, preset, texts.get(graphics_key(preset)));
        }
    });
    ui.label(RichText::new(texts.get("menu-sound")).color(theme::WEAK));
    volume_lines(ui, texts, settings);
}

/// How the game looks and moves.
fn display_lines(ui: &mut Ui, texts: &Texts, settings: &mut Settings) {
    title(ui, texts.get("settings-look"));
    ui.checkbox(&mut settings.high_contrast, texts.get("settings-high-contrast"));
    ui.checkbox(&mut settings.reduced_motion, texts.get("settings-reduced-motion"));
    ui.checkbox(&mut settings.team_pattern, texts.get("settings-pattern"));
    choice_line(ui, texts, "settings-teams", &TeamPreset::ALL, TeamPreset::text, &mut settings.team_colours);
    choice_line(ui, texts, "settings-camera", &CameraChoice::ALL, CameraChoice::text, &mut settings.camera);
    choice_line(ui, texts, "settings-window", &WindowMode::ALL, WindowMode::text, &mut settings.window_mode);
    choice_line(ui, texts, "settings-frames", &FrameCap::ALL, FrameCap::text, &mut settings.frame_cap);
    ui.label(RichText::new(texts.get("settings-scale")).color(theme::WEAK));
    ui.horizontal_wrapped(|ui| {
        for scale in UI_SCALES {
            ui.selectable_value(
                &mut settings.ui_scale,
                scale,
                texts.with("scale-percent", &[("percent", scale.into())]),
            );
        }
    });
}

/// A choice among `all`, with its name above.
fn choice_line<T: Copy + PartialEq>(
    ui: &mut Ui,
    texts: &Texts,
    key: &str,
    all: &[T],
    name: fn(T) -> &'static str,
    value: &mut T,
) {
    ui.label(RichText::new(texts.get(key)).color(theme::WEAK));
    ui.horizontal_wrapped(|ui| {
        for &one in all {
            ui.selectable_value(value, one, texts.get(name(one)));
        }
    });
}

/// A slider for each kind of sound, in steps of five; arrow keys move the one in focus.
fn volume_lines(ui: &mut Ui, texts: &Texts, settings: &mut Settings) {
    let lines = [
        ("sound-music", &mut settings.music_volume),
        ("sound-effects", &mut settings.effects_volume),
        ("sound-interface", &mut settings.interface_volume),
        ("sound-ambience", &mut settings.ambience_volume),
    ];
    ui.spacing_mut().slider_width = 180.0;
    ui.visuals_mut().selection.bg_fill = theme::ACCENT;
    Grid::new("volumes").num_columns(3).spacing(vec2(theme::GAP, 0.0)).show(ui, |ui| {
        for (key, volume) in lines {
            let name = ui.label(texts.get(key));
            let slider = Slider::new(volume, 0..=100).step_by(5.0).trailing_fill(true).show_value(false);
            let slider = ui.add(slider).labelled_by(name.id);
            if slider.has_focus() {
                let ring = Stroke::new(2.0, theme::ACCENT);
                ui.painter().rect_stroke(slider.rect, CornerRadius::same(6), ring, StrokeKind::Outside);
            }
            ui.label(RichText::new(volume.to_string()).color(theme::WEAK));
            ui.end_row();
        }
    });
}

/// The languages by their own names; another one speaks at once (L10-05).
fn language_line(ui: &mut Ui, texts: &Texts, settings: &mut Settings, asked: &mut AskedLanguage) {
    title(ui, texts.get("menu-language"));
    ui.horizontal_wrapped(|ui| {
        for language in Language::all() {
            let chosen = language == texts.language();
            if ui.selectable_label(chosen, language.own_name()).clicked() && !chosen {
                settings.language = Some(language.code());
                // What is chosen here goes before what the command line asked for.
                asked.0 = None;
            }
        }
    });
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
