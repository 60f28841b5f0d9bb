//! The one place that decides which device reaches the match (LM-04): what others press is gone before anyone asks.

use std::collections::HashSet;

use ball_rules::{PerTeam, Team};
use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

use super::Join;
use super::curtain::{Clicked, Curtain, Curtained, Drawn};
use super::device::{Device, PadModel, Registry};
use super::notice::{Note, Notes};
use super::seating::{Leave, Seating};
use crate::animation::Animating;
use crate::input::{PadBindings, Rebinding, SeatAction};
use crate::match_play::{Asked, ClockHeld, Command, MatchOpened, Session, SidesSwapped};
use crate::opponent::Coaches;
use crate::screens::{Go, Navigator, Screen};

/// How far a stick must lean to count as used, from 0 to 1.
const LEAN: f32 = 0.55;

/// The device on which something was pressed last. Pointing with the mouse is no press (IN-03).
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastDevice(pub Device);

impl Default for LastDevice {
    fn default() -> LastDevice {
        LastDevice(Device::KeyboardMouse)
    }
}

/// What hands may do that no key tells of: the mouse, and whoever pressed something last.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hands {
    /// Whether the mouse may choose on the board.
    pub mouse_acts: bool,
    /// Whether buttons of panels and menus may decide for the coach on move.
    pub panels_act: bool,
}

impl Default for Hands {
    fn default() -> Hands {
        Hands { mouse_acts: true, panels_act: true }
    }
}

impl Hands {
    /// Whether a panel may give this command now.
    pub fn let_through(&self, command: &Command) -> bool {
        self.panels_act || matches!(command, Command::Help | Command::Quit)
    }
}

/// The coach who has to decide now; `None` where both have a say.
pub fn on_move(session: &Session) -> Option<Team> {
    match session.asked() {
        Some(Asked::Draw(team)) => Some(team),
        Some(Asked::NewMatch(_)) => None,
        _ if session.result().is_some() => None,
        _ => Some(session.position().side()),
    }
}

/// Follows pads that come and go.
pub(super) fn watch_pads(
    mut events: MessageReader<GamepadConnectionEvent>,
    mut registry: ResMut<Registry>,
    mut seating: ResMut<Seating>,
    mut join: ResMut<Join>,
) {
    for event in events.read() {
        match &event.connection {
            GamepadConnection::Connected { name, vendor_id, product_id } => {
                // A record, which tells of seats, has no such characters.
                let name = name.replace(char::is_control, " ");
                let model = PadModel { name, vendor: *vendor_id, product: *product_id };
                let key = registry.connect(event.gamepad, &model);
                if let (true, Some(seats)) = (registry.is_sure(key), seating.seats_mut()) {
                    seats.set_lost(Device::Pad(key), false);
                }
            }
            GamepadConnection::Disconnected => {
                let Some(key) = registry.disconnect(event.gamepad) else { continue };
                join.lose(Device::Pad(key));
                if let Some(seats) = seating.seats_mut() {
                    seats.set_lost(Device::Pad(key), true);
                }
            }
        }
    }
}

/// Stops the match for a lost pad (LM-02) and for a device that changes hands (LM-12), and goes on when it is there.
pub(super) fn raise_curtain(
    seating: Res<Seating>,
    session: Res<Session>,
    (animating, navigator): (Res<Animating>, Res<Navigator>),
    mut opened: MessageReader<MatchOpened>,
    mut served: Local<Option<Team>>,
    mut curtained: ResMut<Curtained>,
) {
    if opened.read().count() > 0 {
        // Whoever has opened another match has the device.
        *served = None;
    }
    let seats = seating.in_force(&session).seats().filter(|_| navigator.now().screen == Screen::Match);
    let (Some(seats), Some(team)) = (seats, on_move(&session)) else {
        curtained.set_if_neq(Curtained(None));
        if seats.is_none() {
            *served = None;
        }
        return;
    };
    if !navigator.is_on_board() {
        // A menu has stopped the match already.
        curtained.set_if_neq(Curtained(None));
        return;
    }
    let next = match curtained.0 {
        _ if seats.of(team).lost => match curtained.0 {
            Some(Curtain::Lost { team: same, sharing }) if same == team => Some(Curtain::Lost { team, sharing }),
            _ => Some(Curtain::Lost { team, sharing: None }),
        },
        Some(Curtain::HandOver(to)) if to == team && seats.shared() => Some(Curtain::HandOver(to)),
        _ if seats.shared() && !animating.0 && served.is_some_and(|served| served != team) => {
            Some(Curtain::HandOver(team))
        }
        _ => None,
    };
    if !animating.0 {
        *served = Some(team);
    }
    curtained.set_if_neq(Curtained(next));
}

/// Clocks stand still behind the curtain.
pub(super) fn hold_clocks(curtained: Res<Curtained>, mut held: ResMut<ClockHeld>) {
    held.set_if_neq(ClockHeld(curtained.0.is_some()));
}

/// The coaches play each other's team: they keep their devices, and the computer is a coach as well.
pub(super) fn swap_sides(
    mut swaps: MessageReader<SidesSwapped>,
    mut seating: ResMut<Seating>,
    mut coaches: ResMut<Coaches>,
) {
    for _ in swaps.read() {
        let PerTeam([atk, def]) = coaches.0;
        coaches.set_if_neq(Coaches(PerTeam([def, atk])));
        if let Some(seats) = seating.seats_mut() {
            seats.swap_sides();
        }
    }
}

/// Notes the device on which something was pressed last, whatever it is bound to.
pub(super) fn note_last(
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    pads: Query<(Entity, &Gamepad)>,
    windows: Query<&Window>,
    registry: Res<Registry>,
    mut last: ResMut<LastDevice>,
) {
    let keyboard = keys.get_just_pressed().next().is_some() || mouse.get_just_pressed().next().is_some();
    let focused = windows.iter().any(|window| window.focused);
    let used = |pad: &Gamepad| pad.get_just_pressed().next().is_some() || pad.left_stick().length() > LEAN;
    let pad = pads.iter().find(|(_, pad)| focused && used(pad)).and_then(|(entity, _)| registry.device(entity));
    if let Some(device) = keyboard.then_some(Device::KeyboardMouse).or(pad) {
        last.set_if_neq(LastDevice(device));
    }
}

/// Which devices move the focus in menus.
#[derive(SystemParam)]
pub struct Doors<'w> {
    seating: Res<'w, Seating>,
    session: Res<'w, Session>,
    registry: Res<'w, Registry>,
    curtained: Res<'w, Curtained>,
    navigator: Res<'w, Navigator>,
    join: Res<'w, Join>,
    rebinding: Res<'w, Rebinding>,
}

impl Doors<'_> {
    /// Whether the pad `entity` may.
    pub fn let_pad(&self, entity: Entity) -> bool {
        self.registry.device(entity).is_some_and(|device| self.let_device(device))
    }

    /// Whether `device` may: in a match a pad without a seat does nothing (LM-01), and what the coach on move is asked
    /// nobody else answers (LM-04). Before the curtain, and
    /// while a press is to be bound, nobody moves anything else.
    pub fn let_device(&self, device: Device) -> bool {
        if self.curtained.0.is_some() || self.rebinding.waits.is_some() {
            return false;
        }
        if self.navigator.now() == Screen::Join.into() {
            return self.join.seats().seated(device);
        }
        if !self.navigator.is_in_match() {
            return true;
        }
        let least = if self.session.asked().is_some() { Leave::Act } else { Leave::Pause };
        self.seating.in_force(&self.session).leave(device, on_move(&self.session)) >= least
    }
}

/// What is held, and what of it is not meant until it has been let go of.
#[derive(Default)]
pub(super) struct Fingers {
    down: HashSet<(Entity, SeatAction)>,
    muted: HashSet<(Entity, SeatAction)>,
}

/// Silences every device that has no say now. What was pressed then stays silent until it is let go of, so that no
/// press falls through into what comes next.
pub(super) fn gate(
    mut states: Query<(Entity, &mut ActionState<SeatAction>, Option<&PadBindings>)>,
    (mut registry, mut seating): (ResMut<Registry>, ResMut<Seating>),
    (session, navigator): (Res<Session>, Res<Navigator>),
    (mut curtained, mut clicked, mut go): (ResMut<Curtained>, ResMut<Clicked>, MessageWriter<Go>),
    last: Res<LastDevice>,
    mut hands: ResMut<Hands>,
    mut notes: ResMut<Notes>,
    mut fingers: Local<Fingers>,
) {
    let team = on_move(&session);
    let in_match = navigator.now().screen == Screen::Match;
    let alive: HashSet<Entity> = states.iter().map(|(entity, ..)| entity).collect();
    fingers.down.retain(|(entity, _)| alive.contains(entity));
    fingers.muted.retain(|(entity, _)| alive.contains(entity));
    // A press that opens the curtain opens nothing else in the same frame.
    let was_curtained = curtained.0.is_some();
    let click = clicked.bypass_change_detection().0.take().filter(|_| was_curtained);
    if let Some(confirm) = click {
        let action = if confirm { SeatAction::Choose } else { SeatAction::Back };
        press_curtain(action, Device::KeyboardMouse, &mut curtained, &mut seating, &mut registry, &mut go);
    }
    for (entity, mut state, pad) in &mut states {
        let device = pad.map_or(Some(Device::KeyboardMouse), |pad| registry.device(pad.0));
        let pressed = state.get_pressed();
        let fresh: Vec<SeatAction> =
            pressed.iter().copied().filter(|&action| !fingers.down.contains(&(entity, action))).collect();
        fingers.down.retain(|&(of, action)| of != entity || pressed.contains(&action));
        fingers.down.extend(pressed.iter().map(|&action| (entity, action)));
        fingers.muted.retain(|&(of, action)| of != entity || pressed.contains(&action));
        let force = seating.in_force(&session);
        let leave = match device {
            _ if !in_match => Leave::Act,
            None if force.seats().is_some() => Leave::Nothing,
            None => Leave::Act,
            Some(_) if was_curtained => Leave::Nothing,
            Some(device) => force.leave(device, team),
        };
        if let (true, Some(device)) = (was_curtained, device) {
            for &action in &fresh {
                press_curtain(action, device, &mut curtained, &mut seating, &mut registry, &mut go);
            }
        } else if leave == Leave::Nothing && fresh.contains(&SeatAction::Choose) && device.is_some() {
            notes.tell(Note::Full);
        }
        let stays = |action: SeatAction| match leave {
            Leave::Act => true,
            Leave::Pause => action == SeatAction::Menu,
            Leave::Nothing => false,
        };
        fingers.muted.extend(pressed.iter().filter(|&&action| !stays(action)).map(|&action| (entity, action)));
        let silent: Vec<SeatAction> = state
            .keys()
            .into_iter()
            .filter(|&action| !stays(action) || fingers.muted.contains(&(entity, action)))
            .collect();
        for action in silent {
            state.reset(&action);
        }
    }
    let now_open = curtained.0.is_none() && !was_curtained;
    let acts = |device| now_open && seating.in_force(&session).leave(device, team) == Leave::Act;
    hands.set_if_neq(Hands { mouse_acts: acts(Device::KeyboardMouse), panels_act: acts(last.0) });
}

fn press_curtain(
    action: SeatAction,
    device: Device,
    curtained: &mut ResMut<Curtained>,
    seating: &mut ResMut<Seating>,
    registry: &mut ResMut<Registry>,
    go: &mut MessageWriter<Go>,
) {
    let confirm = match action {
        SeatAction::Choose => true,
        SeatAction::Back => false,
        _ => return,
    };
    let Some(curtain) = curtained.0 else { return };
    let Some(seats) = seating.seats_mut() else { return };
    match curtain.press(seats, device, confirm) {
        Drawn::Nothing => {}
        Drawn::Now(curtain) => curtained.0 = Some(curtain),
        Drawn::Open => curtained.0 = None,
        Drawn::Title => drop(go.write(Go::To(Screen::Title))),
        Drawn::Taken(team, device) => {
            seats.take(team, device);
            curtained.0 = None;
            if let Device::Pad(key) = device
                && let Some(twin) = registry.settle(key)
            {
                seats.set_lost(Device::Pad(twin), false);
            }
        }
    }
}
