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
use crate::match_play::{Command, Retag, Session, setup};
use crate::opponent::Coaches;
use crate::seats::seating::NICKNAMES;
use crate::seats::{Asking, Device, Join, Joined, LastDevice, Note, Notes, Registry, Seating, Seats, memory};
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

/// The names to choose from: those that need no typing and, in a match, those that its coaches have besides.
fn names(texts: &Texts, session: Option<&Session>) -> Vec<String> {
    let mut names: Vec<String> = NICKNAMES.iter().map(|name| texts.get(name)).collect();
    for coach in session.into_iter().flat_map(|session| Team::ALL.map(|team| session.coach(team))).flatten() {
        if names.iter().all(|name| name != coach) {
            names.push(coach.to_owned());
        }
    }
    names
}

/// Whoever opened the screen is at the table already, and the coaches have the names of the match or of the last time.
fn arrive(
    (last, seating, settings): (Res<LastDevice>, Res<Seating>, Res<Settings>),
    (navigator, session, texts): (Res<Navigator>, Res<Session>, Res<Texts>),
    mut transitions: MessageReader<StateTransitionEvent<Screen>>,
    mut join: ResMut<Join>,
) {
    if transitions.read().last().is_some_and(|transition| transition.exited == Some(Screen::Options)) {
        // Nobody has left the table meanwhile.
        return;
    }
    let in_match = navigator.is_in_match();
    if seating.seats().is_none() {
        join.name(settings.coaches.map(usize::from), NICKNAMES.len());
    }
    // In a match nobody loses a seat by looking.
    let comes = Some(last.0).filter(|_| !in_match || seating.seats().is_none_or(Seats::all_lost));
    join.arrive(comes, seating.seats());
    if in_match {
        let known = names(&texts, Some(&session));
        let number = |team| known.iter().position(|name| session.coach(team) == Some(name));
        let [atk, def] = Team::ALL.map(|team| number(team).unwrap_or(join.seats().of(team).name));
        join.name([atk, def], known.len());
    }
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
    /// The names to choose from.
    names: Vec<String>,
    /// Whether the seats of a match that rests are changed.
    in_match: bool,
}

fn draw(
    mut stage: Stage,
    (registry, notes, asking): (Res<Registry>, Res<Notes>, Res<Asking>),
    (mut join, mut seating, mut retag): (ResMut<Join>, ResMut<Seating>, MessageWriter<Retag>),
    mut settings: ResMut<Settings>,
    storage: Res<Storage>,
    mut commands: MessageWriter<Command>,
) {
    let in_match = stage.navigator.is_in_match();
    let mut edited = *join;
    let mut wish = None;
    let full = notes.note.is_some_and(|(note, _)| note == Note::Full);
    let asked = *asking == Asking::Now;
    let title = if in_match && !asked { "join-title-match" } else { "join-title" };
    let text = if asked { "join-text-resume" } else { "join-text" };
    let names = names(&stage.texts, Some(&*stage.session).filter(|_| in_match));
    let table_names = names.clone();
    stage.page("join", title, |ui, menu, texts| {
        menu.start_at("begin");
        let table = Table { texts, registry: &registry, names: table_names, in_match };
        ui.add(Label::new(RichText::new(texts.get(text)).color(theme::WEAK)).wrap());
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
            let numbers = [seats.atk.name, seats.def.name];
            if numbers.iter().all(|&name| name < NICKNAMES.len()) {
                let known = numbers.map(|name| u8::try_from(name).unwrap_or_default());
                if settings.coaches != known {
                    settings.coaches = known;
                }
            }
            let named = PerTeam(numbers.map(|name| names.get(name).cloned()));
            if in_match {
                retag.write(Retag(Team::ALL.map(|team| (setup::name_tag(team), named[team].clone())).into()));
            } else {
                let mut record = setup::new_match(&storage, &settings.match_options, &named);
                memory::seat(&mut record, &memory::sitters(&seating, &Coaches::default(), &registry));
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
                // That is how a match begins.
                if !self.in_match {
                    ui.label(RichText::new(texts.get(role)).color(theme::WEAK));
                }
            });
            ui.spacing_mut().item_spacing.y = 8.0;
            let said = |key: &str| texts.with(key, &[("team", words::team(texts, team).into())]);
            let caption = |ui: &mut Ui, key: &str| {
                ui.label(RichText::new(texts.get(key)).size(theme::SMALL).color(theme::WEAK));
                ui.add_space(-4.0);
            };
            caption(ui, "join-caption-name");
            let mut at = join.seats().of(team).name;
            if rows::selector(ui, menu, ("name", team), &said("join-name"), &self.names, &mut at) {
                join.rename(team, at, self.names.len());
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
        if self.in_match && shared {
            // Nothing that could change places.
            return;
        }
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
