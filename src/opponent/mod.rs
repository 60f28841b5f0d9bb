//! The computer as a coach: it thinks beside the window, and its decision arrives as everybody else's does.
//!
//! Whatever it was asked about has a number. As soon as the match changes, another number counts, so that a late answer
//! lands nowhere.

mod advice;
mod thinking;

use std::time::Duration;

use ball_ai::Level;
use ball_rules::{PerTeam, Team};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use serde::{Deserialize, Serialize};

use crate::animation::Animating;
use crate::match_play::{Command, Decide, MatchChanged, PlaySet, Session, Staging};
use crate::screens::Navigator;
use crate::settings::Settings;
use crate::wake::Alarm;

pub use advice::{Advice, Adviser, HintStage};
use thinking::Thinking;
pub use thinking::Trainer;

/// Who decides for a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Coach {
    /// Somebody at this machine.
    #[default]
    Human,
    /// The computer, at this level.
    Computer(Level),
}

/// Who decides for both teams.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coaches(pub PerTeam<Coach>);

impl Default for Coaches {
    fn default() -> Coaches {
        Coaches(PerTeam([Coach::Human; 2]))
    }
}

impl Coaches {
    /// Whether the computer decides for `team`.
    pub fn is_computer(&self, team: Team) -> bool {
        self.0[team] != Coach::Human
    }

    /// Whether the computer decides for at least one team.
    pub fn any_computer(&self) -> bool {
        Team::ALL.iter().any(|&team| self.is_computer(team))
    }

    /// Whether there is somebody at this machine to take decisions back.
    fn any_human(&self) -> bool {
        Team::ALL.iter().any(|&team| !self.is_computer(team))
    }
}

/// How long the computer lets each of its decisions be looked at before the next one. It never waits to seem to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Pace {
    /// At once.
    Quick,
    /// Half a second.
    #[default]
    Readable,
    /// A second and a half.
    Slow,
}

impl Pace {
    /// All paces, quick to slow.
    pub const ALL: [Pace; 3] = [Pace::Quick, Pace::Readable, Pace::Slow];

    /// The time between two decisions.
    pub const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Quick => 0,
            Pace::Readable => 500,
            Pace::Slow => 1_500,
        })
    }
}

/// Whom the computer plays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ComputerSide {
    /// ATK: the first turn is the person's.
    #[default]
    Atk,
    /// DEF.
    Def,
    /// Both: it is watched.
    Both,
}

impl ComputerSide {
    /// All of them.
    pub const ALL: [ComputerSide; 3] = [ComputerSide::Atk, ComputerSide::Def, ComputerSide::Both];

    /// Whether the computer decides for `team`.
    pub fn has(self, team: Team) -> bool {
        match self {
            ComputerSide::Atk => team == Team::Atk,
            ComputerSide::Def => team == Team::Def,
            ComputerSide::Both => true,
        }
    }
}

/// Whether the computer is thinking, for whoever shows it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IsThinking(pub bool);

/// Taking back goes on until somebody at this machine is to act again: one's own decision is what is taken back, not
/// the reply alone.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Rewinding {
    #[default]
    No,
    Back,
    Forth,
}

/// The computer's coach.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Coaches>()
        .init_resource::<IsThinking>()
        .init_resource::<Rewinding>()
        .init_resource::<Thinking>()
        .init_resource::<Trainer>()
        .add_systems(Update, (tell_session, think).chain().in_set(PlaySet::Input))
        .add_systems(Update, (forget, watch_undo, rewind).chain().after(PlaySet::Resolve).before(PlaySet::Animate))
        .add_systems(Last, thinking::stop_at_exit)
        .add_plugins(advice::plugin);
}

/// What was being thought about is the past as soon as the match is another one.
fn forget(
    mut changes: MessageReader<MatchChanged>,
    mut stagings: MessageReader<Staging>,
    coaches: Res<Coaches>,
    mut thinking: ResMut<Thinking>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut changed = stagings.read().count() > 0 || coaches.is_changed();
    changed |= changes.read().count() > 0;
    if changed {
        thinking.forget();
        redraw.write(RequestRedraw);
    }
}

/// Lets the session know for whom the computer decides.
fn tell_session(coaches: Res<Coaches>, mut session: ResMut<Session>) {
    let computers = PerTeam(Team::ALL.map(|team| coaches.is_computer(team)));
    if session.computers() != computers {
        session.set_computers(computers);
    }
}

/// Notes that a coach takes back or plays again.
fn watch_undo(
    coaches: Res<Coaches>,
    session: Res<Session>,
    mut asked: MessageReader<Command>,
    mut rewinding: ResMut<Rewinding>,
) {
    let against_computer = coaches.any_computer() && coaches.any_human() && !session.stands_in();
    for command in asked.read().filter(|_| against_computer) {
        match command {
            Command::Undo => *rewinding = Rewinding::Back,
            Command::Redo => *rewinding = Rewinding::Forth,
            _ => {}
        }
    }
}

/// Goes on taking back, or playing again, until a human coach is to act.
fn rewind(
    coaches: Res<Coaches>,
    session: Res<Session>,
    mut rewinding: ResMut<Rewinding>,
    mut commands: MessageWriter<Command>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (more, command) = match *rewinding {
        Rewinding::No => return,
        Rewinding::Back => (session.game().can_undo(), Command::Undo),
        Rewinding::Forth => (session.game().can_redo(), Command::Redo),
    };
    let computers_turn = session.result().is_none() && coaches.is_computer(session.position().side());
    if computers_turn && more && session.asked().is_none() {
        commands.write(command);
        redraw.write(RequestRedraw);
    } else {
        *rewinding = Rewinding::No;
    }
}

/// Asks the computer where it is to act, and passes its answer on.
fn think(
    time: Res<Time>,
    (coaches, session, settings): (Res<Coaches>, Res<Session>, Res<Settings>),
    (animating, rewinding): (Res<Animating>, Res<Rewinding>),
    navigator: Res<Navigator>,
    (trainer, alarm): (Res<Trainer>, Res<Alarm>),
    mut waited: Local<Duration>,
    mut thinking: ResMut<Thinking>,
    mut is_thinking: ResMut<IsThinking>,
    mut decide: MessageWriter<Decide>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let level = match coaches.0[session.position().side()] {
        Coach::Computer(level) => level,
        Coach::Human => {
            is_thinking.set_if_neq(IsThinking(false));
            return;
        }
    };
    let waits =
        session.result().is_some() || session.stands_in() || session.asked().is_some() || *rewinding != Rewinding::No;
    if waits {
        thinking.forget();
        is_thinking.set_if_neq(IsThinking(false));
        return;
    }
    // What covers the match holds it: nothing is played where nobody can see it.
    let held = !navigator.is_on_board();
    if !thinking.is_asked() {
        if held {
            is_thinking.set_if_neq(IsThinking(false));
            return;
        }
        thinking.ask(session.game(), level, &trainer, &alarm);
        *waited = Duration::ZERO;
    }
    let answered = thinking.has_answered();
    is_thinking.set_if_neq(IsThinking(!answered));
    // What was decided last is looked at first; meanwhile the next decision is being thought about.
    if animating.0 || held {
        *waited = Duration::ZERO;
        return;
    }
    *waited += time.delta();
    let ripe = *waited >= settings.computer_pace.pause();
    if !ripe {
        redraw.write(RequestRedraw);
    }
    // An answer that is not ripe yet stays.
    if ripe && let Some(decision) = thinking.answer() {
        decide.write(Decide(decision));
    }
}
