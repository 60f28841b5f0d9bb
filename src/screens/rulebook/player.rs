//! Playing demonstrations on the board, through the same match, animation and sound as a real game.
//!
//! Captions of the steps done stay where they are: nothing is taken away by a timer (TU-01).

use std::time::Duration;

use ball_rules::Refusal;
use ball_teach::{Act, Demonstration, Playback, Stepped};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Color32, Label, RichText, ScrollArea, Ui};

use super::text::fact;
use crate::animation::{Animating, SkipAnimation};
use crate::focus::{Menu, rows};
use crate::hud::theme;
use crate::hud::words::{self, Length};
use crate::i18n::Texts;
use crate::match_play::{Command, Decide, PlaySet, Staging};
use crate::screens::{Go, Navigator, Screen};
use crate::tutor::Tutor;

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
    /// Go on by hand from here.
    Try,
    /// Leave the rulebook.
    Leave,
}

/// The demonstration on the board.
#[derive(Resource, Default, Debug)]
pub struct Player {
    playback: Option<Playback>,
    plays: bool,
    loops: bool,
    /// Whether a new one has been chosen that is not on the board yet.
    chosen: bool,
    /// Whether it is tried by hand: the board is the reader's, and stays so in the match's own screen.
    tried: bool,
    waited: Duration,
    /// What a button asked for.
    pub(super) wants: Option<Control>,
}

impl Player {
    /// Shows a demonstration from its beginning and plays it.
    pub fn choose(&mut self, demonstration: &'static Demonstration) {
        self.playback = Some(Playback::new(demonstration));
        (self.plays, self.chosen, self.tried, self.waited) = (true, true, false, Duration::ZERO);
    }

    /// Whether this demonstration is on the board.
    pub fn shows(&self, demonstration: &Demonstration) -> bool {
        self.playback.as_ref().is_some_and(|playback| playback.demonstration().id() == demonstration.id())
    }
}

impl Player {
    /// Whether it has been played to its end.
    pub fn is_over(&self) -> bool {
        self.playback.as_ref().is_some_and(Playback::is_over)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Player>()
        .add_systems(OnEnter(Screen::Rulebook), set_the_stage)
        .add_systems(OnExit(Screen::Rulebook), leave_the_stage)
        .add_systems(Update, play.in_set(PlaySet::Input).run_if(in_state(Screen::Rulebook)));
}

/// The board shows demonstrations while the rulebook is open.
fn set_the_stage(mut player: ResMut<Player>, mut stage: MessageWriter<Staging>) {
    player.tried = false;
    match &player.playback {
        Some(playback) => {
            stage.write(Staging::Show(Box::new(playback.demonstration().set_up())));
            player.chosen = true;
            player.plays = false;
            if let Some(playback) = &mut player.playback {
                playback.go_to(0);
            }
        }
        None => {
            let rules = ball_rules::Ruleset::house();
            let start = ball_rules::Match::new(rules, ball_rules::Mode::Basic);
            stage.write(Staging::Show(Box::new(start)));
        }
    }
}

fn leave_the_stage(mut player: ResMut<Player>, tutor: Res<Tutor>, mut stage: MessageWriter<Staging>) {
    player.plays = false;
    // Whoever tries it by hand takes it along; whoever came from a task finds the task again.
    if player.tried {
        return;
    }
    match tutor.lecture.as_ref().and_then(|lecture| lecture.subject.task()) {
        Some(task) => stage.write(Staging::Show(Box::new(task.new_match()))),
        None => stage.write(Staging::Leave),
    };
}

/// Does what the buttons ask for, and the next step where it plays by itself.
fn play(
    time: Res<Time>,
    animating: Res<Animating>,
    mut player: ResMut<Player>,
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
    if wants == Some(Control::Leave) {
        go.write(Go::Back);
        return;
    }
    if wants.is_some() || player.chosen {
        redraw.write(RequestRedraw);
    }
    let Some(playback) = &mut player.playback else { return };
    if std::mem::take(&mut player.chosen) || wants == Some(Control::Restart) {
        playback.go_to(0);
        (player.tried, player.waited) = (false, Duration::ZERO);
        stage.write(Staging::Show(Box::new(playback.demonstration().set_up())));
        redraw.write(RequestRedraw);
        return;
    }
    match wants {
        Some(Control::Play) => {
            player.plays = !player.plays;
            if player.plays && playback.is_over() {
                player.chosen = true;
            }
        }
        Some(Control::Loop) => player.loops = !player.loops,
        Some(Control::Try) => {
            (player.plays, player.tried) = (false, true);
            stage.write(Staging::Show(Box::new(playback.game().clone())));
            go.write(Go::To(Screen::Match));
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
    if player.waited < PAUSE {
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

/// Draws the captions of the steps done, and the buttons. Returns which was used.
pub(super) fn show(ui: &mut Ui, menu: &mut Menu, texts: &Texts, player: &Player) -> Option<Control> {
    let Some(playback) = &player.playback else {
        ui.add(Label::new(RichText::new(texts.get("reading-no-demo")).color(theme::WEAK)).wrap());
        return None;
    };
    let demonstration = playback.demonstration();
    let (done, all) = (playback.done(), demonstration.steps().len());
    let title = texts.with(
        "reading-progress",
        &[("title", fact(texts, &demonstration.title()).into()), ("done", done.into()), ("all", all.into())],
    );
    ui.add(Label::new(RichText::new(title).font(theme::semibold(theme::TITLE))).wrap());
    let room = ui.available_height() - rows::HEIGHT - 14.0;
    ScrollArea::vertical().max_height(room).auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        for (i, step) in demonstration.steps().iter().take(done).enumerate() {
            let colour = if i + 1 == done { theme::TEXT } else { theme::WEAK };
            line(ui, &fact(texts, &step.caption), colour);
            if let Act::Refused(_, refusal) = step.act {
                line(ui, &refused(texts, refusal), theme::WARNING);
            }
        }
    });
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        let play = if player.plays { "reading-pause" } else { "reading-play" };
        let loops = if player.loops { "reading-loop-off" } else { "reading-loop" };
        for (key, control, enabled) in [
            ("reading-restart", Control::Restart, done > 0),
            ("reading-step-back", Control::Back, done > 0),
            (play, Control::Play, true),
            ("reading-step", Control::Forward, done < all),
            (loops, Control::Loop, true),
            ("reading-try", Control::Try, true),
        ] {
            if rows::small_button(ui, menu, control, &texts.get(key), enabled) {
                wish = Some(control);
            }
        }
    });
    wish
}

fn line(ui: &mut Ui, text: &str, colour: Color32) {
    let shown: String = ball_teach::spans(text).iter().map(|span| span.text).collect();
    ui.add(Label::new(RichText::new(shown).font(theme::regular(theme::BODY)).color(colour)).wrap());
}

fn refused(texts: &Texts, refusal: Refusal) -> String {
    texts.with("reading-refused", &[("reason", words::refusal(texts, refusal, Length::Whole).into())])
}
