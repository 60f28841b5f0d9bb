//! Playing demonstrations on the board, through the same match, animation and sound as a real game.
//!
//! Captions of the steps done stay where they are: nothing is taken away by a timer (TU-01).

use std::time::Duration;

use ball_rules::{Match, Mode, Ruleset, Squares};
use ball_teach::{Act, Block, Demonstration, Playback, Rulebook, Stepped};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::reading::{Page, Reading};
use crate::animation::{Animating, SkipAnimation, Tempo};
use crate::board::Hinted;
use crate::match_play::{Command, Decide, PlaySet, Session, Staging, StandIn};
use crate::screens::{Go, Navigator, Screen};

/// How long a step is looked at before the next one, while it plays by itself.
const PAUSE: Duration = Duration::from_millis(1_400);

/// What the buttons below the board do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Control {
    /// From the beginning.
    Restart,
    /// One step back.
    Back,
    /// Play by itself, or stop doing so.
    Play,
    /// One step on.
    Forward,
    /// Begin again at the end, or do not.
    Loop,
    /// Slower, as usual, faster.
    Speed,
    /// Go on by hand from here.
    Try,
}

/// How fast a demonstration plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Speed {
    /// Half as fast as usual.
    Slow,
    /// As usual.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
}

impl Speed {
    const fn next(self) -> Speed {
        match self {
            Speed::Slow => Speed::Normal,
            Speed::Normal => Speed::Fast,
            Speed::Fast => Speed::Slow,
        }
    }

    const fn factor(self) -> f32 {
        match self {
            Speed::Slow => 0.5,
            Speed::Normal => 1.0,
            Speed::Fast => 2.0,
        }
    }

    /// The name of its text.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Speed::Slow => "speed-slow",
            Speed::Normal => "speed-normal",
            Speed::Fast => "speed-fast",
        }
    }
}

/// The demonstration on the board.
#[derive(Resource, Default, Debug)]
pub struct Player {
    playback: Option<Playback>,
    plays: bool,
    loops: bool,
    speed: Speed,
    /// Whether it is to be put on the board from its beginning.
    chosen: bool,
    waited: Duration,
    /// What a button asked for.
    wants: Option<Control>,
}

impl Player {
    /// Shows a demonstration from its beginning and plays it.
    pub fn choose(&mut self, demonstration: &'static Demonstration) {
        self.playback = Some(Playback::new(demonstration));
        (self.plays, self.chosen, self.waited) = (true, true, Duration::ZERO);
    }

    /// Does what a button stands for, in the next frame.
    pub fn ask(&mut self, control: Control) {
        self.wants = Some(control);
    }

    /// Puts the first demonstration of a section on the board, at rest.
    pub(super) fn set_up_for(&mut self, page: Page) {
        let Page::Section(number) = page else { return };
        let blocks = Rulebook::get().section(number).map(|section| section.blocks.as_slice()).unwrap_or_default();
        let first = blocks.iter().find_map(|block| match block {
            Block::Demo(demonstration) => Some(*demonstration),
            Block::ActionTable => Rulebook::action_rows(Ruleset::house()).iter().find_map(|row| row.demo),
            _ => None,
        });
        self.playback = first.map(Playback::new);
        (self.plays, self.chosen) = (false, true);
    }

    /// What is on the board, and how far it is.
    pub fn playback(&self) -> Option<&Playback> {
        self.playback.as_ref()
    }

    /// Whether this demonstration is on the board.
    pub fn shows(&self, demonstration: &Demonstration) -> bool {
        self.playback.as_ref().is_some_and(|playback| playback.demonstration().id() == demonstration.id())
    }

    /// Whether it plays by itself.
    pub fn plays(&self) -> bool {
        self.plays
    }

    /// Whether it begins again at its end.
    pub fn loops(&self) -> bool {
        self.loops
    }

    /// How fast it plays.
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// Whether it has been played to its end.
    pub fn is_over(&self) -> bool {
        self.playback.as_ref().is_some_and(Playback::is_over)
    }

    /// The match as it is on the board: without a demonstration, the one before the kick-off.
    fn game(&self) -> Box<Match> {
        let start = || Match::new(Ruleset::house(), Mode::Basic);
        Box::new(self.playback.as_ref().map_or_else(start, |playback| playback.game().clone()))
    }

    /// The squares that the step done last points at.
    fn marks(&self) -> Squares {
        let step = self.playback.as_ref().and_then(Playback::current);
        step.map(|step| step.marks.iter().copied().collect()).unwrap_or_default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Player>()
        .add_systems(OnEnter(Screen::Rulebook), set_the_stage)
        .add_systems(OnExit(Screen::Rulebook), leave_the_stage)
        .add_systems(Update, play.in_set(PlaySet::Input).run_if(in_state(Screen::Rulebook)))
        .add_systems(Update, point.after(PlaySet::Resolve).before(PlaySet::Mirror).run_if(in_state(Screen::Rulebook)));
}

/// The board shows demonstrations while the rulebook is open.
fn set_the_stage(
    session: Res<Session>,
    mut player: ResMut<Player>,
    mut reading: ResMut<Reading>,
    mut tempo: ResMut<Tempo>,
    mut stage: MessageWriter<Staging>,
) {
    tempo.set_if_neq(Tempo(player.speed.factor()));
    player.wants = None;
    // Whoever tried it by hand finds the page and the demonstration as they were.
    if session.stand_in() == Some(StandIn::Trial) {
        stage.write(Staging::Show(player.game(), StandIn::Demonstration));
        return;
    }
    reading.enter();
    player.set_up_for(reading.page());
    player.chosen = false;
    stage.write(Staging::Cover(player.game(), StandIn::Demonstration));
}

fn leave_the_stage(
    session: Res<Session>,
    mut player: ResMut<Player>,
    mut hinted: ResMut<Hinted>,
    mut tempo: ResMut<Tempo>,
    mut stage: MessageWriter<Staging>,
) {
    player.plays = false;
    hinted.set_if_neq(Hinted::default());
    tempo.set_if_neq(Tempo::default());
    // Whoever tries it by hand takes it along; everybody else finds what was there before.
    if session.stand_in() != Some(StandIn::Trial) {
        stage.write(Staging::Uncover);
    }
}

/// Shows what the step done last points at.
fn point(player: Res<Player>, mut hinted: ResMut<Hinted>) {
    hinted.set_if_neq(Hinted(player.marks()));
}

/// Does what the buttons ask for, and the next step where it plays by itself.
fn play(
    time: Res<Time>,
    animating: Res<Animating>,
    mut player: ResMut<Player>,
    mut tempo: ResMut<Tempo>,
    mut decide: MessageWriter<Decide>,
    mut commands: MessageWriter<Command>,
    mut stage: MessageWriter<Staging>,
    (mut skip, mut go): (MessageWriter<SkipAnimation>, MessageWriter<Go>),
    mut redraw: MessageWriter<RequestRedraw>,
    navigator: Res<Navigator>,
) {
    if navigator.now() != Screen::Rulebook.into() {
        return;
    }
    let player = player.bypass_change_detection();
    let wants = player.wants.take();
    if wants.is_some() || player.chosen {
        redraw.write(RequestRedraw);
    }
    if std::mem::take(&mut player.chosen) || wants == Some(Control::Restart) {
        if let Some(playback) = &mut player.playback {
            playback.go_to(0);
        }
        player.waited = Duration::ZERO;
        stage.write(Staging::Show(player.game(), StandIn::Demonstration));
        return;
    }
    if wants == Some(Control::Try) {
        player.plays = false;
        stage.write(Staging::Show(player.game(), StandIn::Trial));
        go.write(Go::Onto);
        return;
    }
    let Some(playback) = &mut player.playback else { return };
    match wants {
        Some(Control::Play) => {
            player.plays = !player.plays;
            player.chosen = player.plays && playback.is_over();
        }
        Some(Control::Loop) => player.loops = !player.loops,
        Some(Control::Speed) => {
            player.speed = player.speed.next();
            tempo.set_if_neq(Tempo(player.speed.factor()));
        }
        Some(Control::Back) => {
            player.plays = false;
            skip.write(SkipAnimation);
            let played = playback.current().is_some_and(|step| matches!(step.act, Act::Play(_)));
            if playback.back() && played {
                commands.write(Command::Undo);
            }
        }
        Some(Control::Forward) => {
            player.plays = false;
            skip.write(SkipAnimation);
            step(playback, &mut decide);
        }
        _ => {}
    }
    if !player.plays {
        return;
    }
    redraw.write(RequestRedraw);
    if animating.0 {
        player.waited = Duration::ZERO;
        return;
    }
    player.waited += time.delta();
    if player.waited < PAUSE.div_f32(player.speed.factor()) {
        return;
    }
    player.waited = Duration::ZERO;
    if !step(playback, &mut decide) {
        (player.plays, player.chosen) = (player.loops, player.loops);
    }
}

/// One step on; `false` at the end.
fn step(playback: &mut Playback, decide: &mut MessageWriter<Decide>) -> bool {
    match playback.forward() {
        Some(Stepped::Played(decision, _)) => drop(decide.write(Decide(decision))),
        Some(Stepped::Told | Stepped::Refused(..)) => {}
        None => return false,
    }
    true
}
