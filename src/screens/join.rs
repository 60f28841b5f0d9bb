//! Who plays with what: two seats, before the kick-off or while the match rests (LM-01, LM-08, LM-10).

use ball_rules::{PerTeam, Team};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Label, Margin, RichText, Sense, Stroke, Ui, vec2};

use super::options::summary;
use super::{DrawSet, Go, Navigator, Screen, Stage, showing};
use crate::focus::{Menu, rows};
use crate::hud::{theme, widgets, words};
use crate::i18n::Texts;
use crate::input::confirm_cap;
use crate::match_play::{Command, setup};
use crate::opponent::Coaches;
use crate::seats::seating::NICKNAMES;
use crate::seats::{Device, Join, Joined, LastDevice, Note, Notes, Registry, Seating};
use crate::settings::Settings;
use crate::storage::Storage;

/// Space between the two seats, in points.
const GAP: f32 = 14.0;
/// The least width of a seat, in points; two of them go beside each other where there is room.
const SEAT: f32 = 260.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Join), arrive)
        .add_systems(Update, sit.run_if(showing(Screen::Join)))
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Screen::Join)));
}

/// Whoever opened the screen is at the table already, and the coaches have the names of the last time.
fn arrive(
    (last, seating, settings): (Res<LastDevice>, Res<Seating>, Res<Settings>),
    navigator: Res<Navigator>,
    mut transitions: MessageReader<StateTransitionEvent<Screen>>,
    mut join: ResMut<Join>,
) {
    if transitions.read().last().is_some_and(|transition| transition.exited == Some(Screen::Options)) {
        // Nobody has left the table meanwhile.
        return;
    }
    if seating.seats().is_none() {
        join.name(settings.coaches.map(usize::from));
    }
    // In a match nobody loses a seat by looking.
    let comes = Some(last.0).filter(|_| !navigator.is_in_match() || seating.seats().is_none());
    join.arrive(comes, seating.seats());
}

/// Devices that have no seat ask for one by the button or the key that confirms. Nothing else of theirs counts (LM-01),
/// and no other button takes a seat (LM-09).
fn sit(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<(Entity, &Gamepad)>,
    windows: Query<&Window>,
    registry: Res<Registry>,
    mut join: ResMut<Join>,
    mut notes: ResMut<Notes>,
) {
    let keyboard = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]);
    let focused = windows.iter().any(|window| window.focused);
    let pressed = pads.iter().filter(|(_, pad)| focused && pad.just_pressed(GamepadButton::South));
    let pads = pressed.filter_map(|(entity, _)| registry.device(entity));
    for device in keyboard.then_some(Device::KeyboardMouse).into_iter().chain(pads) {
        if !join.seats().seated(device) && join.sit(device) == Joined::Full {
            notes.tell(Note::Full);
        }
    }
}

/// What was chosen.
enum Wish {
    Begin,
    Options,
}

/// What the page shows.
struct Table<'a> {
    texts: &'a Texts,
    registry: &'a Registry,
    /// Whether the seats of a match that rests are changed.
    in_match: bool,
}

fn draw(
    mut stage: Stage,
    (registry, notes): (Res<Registry>, Res<Notes>),
    (mut join, mut seating, mut coaches): (ResMut<Join>, ResMut<Seating>, ResMut<Coaches>),
    mut settings: ResMut<Settings>,
    storage: Res<Storage>,
    mut commands: MessageWriter<Command>,
) {
    let in_match = stage.navigator.is_in_match();
    let mut edited = *join;
    let mut wish = None;
    let full = notes.note.is_some_and(|(note, _)| note == Note::Full);
    let title = if in_match { "join-title-match" } else { "join-title" };
    stage.page("join", title, |ui, menu, texts| {
        menu.start_at("begin");
        let table = Table { texts, registry: &registry, in_match };
        ui.add(Label::new(RichText::new(texts.get("join-text")).color(theme::WEAK)).wrap());
        ui.add_space(4.0);
        table.seats(ui, menu, &mut edited);
        ui.add_space(4.0);
        table.who_may_join(ui, &edited, full);
        ui.add_space(4.0);
        let begin = if in_match { "join-play-on" } else { "join-begin" };
        if rows::button(ui, menu, "begin", &texts.get(begin), true) {
            wish = Some(Wish::Begin);
        }
        table.swaps(ui, menu, &mut edited);
        if !in_match && rows::button(ui, menu, "options", &summary(texts, &settings.match_options), true) {
            wish = Some(Wish::Options);
        }
    });
    join.set_if_neq(edited);
    match wish {
        None => {}
        Some(Wish::Options) => stage.go(Go::To(Screen::Options)),
        Some(Wish::Begin) => {
            let seats = *edited.seats();
            seating.set_if_neq(Seating::Versus(seats));
            if !in_match {
                let names = [seats.atk.name, seats.def.name];
                let known = names.map(|name| u8::try_from(name).unwrap_or_default());
                if settings.coaches != known {
                    settings.coaches = known;
                }
                coaches.set_if_neq(Coaches::default());
                let names = PerTeam(names.map(|name| NICKNAMES.get(name).map(|name| stage.texts.get(name))));
                let record = setup::new_match(&storage, &settings.match_options, &names);
                commands.write(Command::Open(Box::new(record)));
            }
            stage.go(Go::To(Screen::Match));
        }
    }
}

impl Table<'_> {
    /// Both seats, beside each other where there is room.
    fn seats(&self, ui: &mut Ui, menu: &mut Menu, join: &mut Join) {
        let width = (ui.available_width() - GAP) / 2.0;
        if width < SEAT {
            for team in Team::ALL {
                self.seat(ui, menu, join, team);
            }
            return;
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for team in Team::ALL {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    self.seat(ui, menu, join, team);
                });
            }
        });
    }

    /// One seat: whose it is, what the coach is called and holds.
    fn seat(&self, ui: &mut Ui, menu: &mut Menu, join: &mut Join, team: Team) {
        let (texts, colours) = (self.texts, theme::team(team));
        let frame = theme::raised().stroke(Stroke::new(2.0, colours.strong)).inner_margin(Margin::same(14));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(26.0, 30.0), Sense::hover());
                widgets::team_sign(ui.painter(), rect.center(), 22.0, team);
                let name = RichText::new(words::team(texts, team));
                ui.label(name.font(theme::semibold(theme::HEADING)).color(colours.light));
                let role = match team {
                    Team::Atk => "join-role-atk",
                    Team::Def => "join-role-def",
                };
                ui.label(RichText::new(texts.get(role)).color(theme::WEAK));
            });
            ui.spacing_mut().item_spacing.y = 8.0;
            let said = |key: &str| texts.with(key, &[("team", words::team(texts, team).into())]);
            let caption = |ui: &mut Ui, key: &str| {
                ui.label(RichText::new(texts.get(key)).size(theme::SMALL).color(theme::WEAK));
                ui.add_space(-4.0);
            };
            if !self.in_match {
                caption(ui, "join-caption-name");
                let names: Vec<String> = NICKNAMES.iter().map(|name| texts.get(name)).collect();
                let mut at = join.seats().of(team).name;
                if rows::selector(ui, menu, ("name", team), &said("join-name"), &names, &mut at) {
                    join.rename(team, at);
                }
            }
            caption(ui, "join-caption-device");
            let devices = self.devices();
            let names: Vec<String> = devices.iter().map(|&device| self.name(device)).collect();
            let mut at = devices.iter().position(|&device| device == join.seats().of(team).device).unwrap_or(0);
            if rows::selector(ui, menu, ("device", team), &said("join-device"), &names, &mut at)
                && let Some(&device) = devices.get(at)
            {
                join.give(team, device);
            }
            let state = if join.seats().shared() { "join-shared" } else { "join-ready" };
            ui.label(RichText::new(texts.get(state)).size(theme::SMALL).color(theme::WEAK));
        });
    }

    /// What a seat can be taken with: keyboard and mouse, and every pad that is plugged in.
    fn devices(&self) -> Vec<Device> {
        [Device::KeyboardMouse].into_iter().chain(self.registry.plugged().map(Device::Pad)).collect()
    }

    fn name(&self, device: Device) -> String {
        match device {
            Device::KeyboardMouse => self.texts.get("device-keyboard"),
            Device::Pad(key) => {
                let number = self.registry.number(key).to_string();
                self.texts.with("device-pad", &[("number", number.into())])
            }
        }
    }

    /// The devices that could take a seat, each with what is to be pressed on it; or that there is none left.
    fn who_may_join(&self, ui: &mut Ui, join: &Join, full: bool) {
        let mut line = |text: &str, colour| {
            ui.add(Label::new(RichText::new(text).size(theme::SMALL).color(colour)).wrap());
        };
        if full {
            line(&self.texts.get("seat-full"), theme::WARNING);
            return;
        }
        let Some(team) = join.free() else { return };
        let devices: Vec<Device> = self.devices().into_iter().filter(|&device| !join.seats().seated(device)).collect();
        let facts = [("team", words::team(self.texts, team).into())];
        if !devices.iter().any(|device| matches!(device, Device::Pad(_))) {
            line(&self.texts.with("join-connect", &facts), theme::WEAK);
        }
        for device in devices {
            let cap = confirm_cap(self.texts, self.registry.family(device));
            ui.horizontal_wrapped(|ui| {
                let width = widgets::cap_width(ui.painter(), &cap);
                let (rect, _) = ui.allocate_exact_size(vec2(width, 26.0), Sense::hover());
                widgets::key_cap(ui.painter(), rect.left_center(), &cap, true);
                let facts = [("device", self.name(device).into()), ("team", words::team(self.texts, team).into())];
                ui.label(RichText::new(self.texts.with("join-takes", &facts)).size(theme::SMALL).color(theme::TEXT));
            });
        }
    }

    /// Changing places and devices, beside each other.
    fn swaps(&self, ui: &mut Ui, menu: &mut Menu, join: &mut Join) {
        let width = (ui.available_width() - GAP) / 2.0;
        let shared = join.seats().shared();
        let mut offers: Vec<(&str, bool, fn(&mut Join))> = vec![("join-swap-devices", !shared, Join::swap_devices)];
        if !self.in_match {
            offers.insert(0, ("join-swap-sides", true, Join::swap_sides));
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (key, enabled, swap) in offers {
                if rows::button_of(ui, menu, key, &self.texts.get(key), width, enabled) {
                    swap(join);
                }
            }
        });
    }
}
