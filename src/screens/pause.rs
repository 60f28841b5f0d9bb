//! The pause: what can be done with the match, at any moment (UI-05).

use ball_rules::Mode;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use leafwing_input_manager::prelude::*;

use super::{Analyse, DrawSet, Go, Navigator, Overlay, Screen, Source, Stage, showing};
use crate::focus::rows;
use crate::input::SeatAction;
use crate::match_play::{Command, PlaySet, Session, StandIn};
use crate::seats::Hands;

/// The width of the menu, in points.
const WIDTH: f32 = 420.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Overlay::Pause)))
        .add_systems(Update, close_by_its_key.in_set(PlaySet::Input).run_if(showing(Overlay::Pause)))
        .add_systems(Update, close_when_done.after(PlaySet::Compose).run_if(showing(Overlay::Pause)));
}

fn draw(
    mut stage: Stage,
    hands: Res<Hands>,
    mut commands: MessageWriter<Command>,
    mut analyse: MessageWriter<Analyse>,
) {
    let game = stage.session.game();
    let open = game.result().is_none();
    let may_take_back = (0..game.played().len()).any(|to| stage.session.may_take_back_to(to));
    // In the frame in which the analysis comes or goes, this is about the match that is looked into: a row that was missing
    // for a frame would cost the focus its place (UI-02).
    let studied = stage.session.stand_in() == Some(StandIn::Study);
    let stand_in = stage.session.stand_in().filter(|_| !studied);
    let (analysable, mut analyses) = (studied || stage.session.may_analyse(), false);
    let alone = stand_in.is_some() || stage.session.computers().0.contains(&true);
    let own = stand_in.is_none() && hands.panels_act;
    let over = [("pause-coaches", Overlay::Coaches, own), ("pause-take-back", Overlay::TakeBack, own && may_take_back)];
    let aid = [("pause-hint", Command::Hint, stage.session.may_hint())];
    let taking_back = [
        ("button-undo", Command::Undo, stage.session.may_undo()),
        ("button-redo", Command::Redo, stage.session.may_redo()),
    ];
    let of_the_match = [
        ("menu-draw", Command::OfferDraw, open && !stage.session.against_computer()),
        ("menu-resign", Command::Resign, open && stage.session.computers().0 != [true; 2]),
        ("menu-new-basic", Command::NewMatch(Mode::Basic), true),
        ("menu-new-cards", Command::NewMatch(Mode::Cards), true),
    ];
    // What stands in for the match is neither resigned nor begun anew: it leads back to where it was chosen.
    let (lines, out, leave) = match stand_in {
        None => ([&aid[..], &taking_back, &of_the_match].concat(), Go::To(Screen::Title), "pause-leave"),
        Some(StandIn::Task) => (taking_back.to_vec(), Go::BackTo(Screen::Lessons), "lesson-list"),
        Some(_) => (taking_back.to_vec(), Go::BackTo(Screen::Rulebook), "guide-trial-back"),
    };
    let of_match = stand_in.is_none();
    let asks = !matches!(stand_in, Some(StandIn::Trial | StandIn::Demonstration));
    let (mut wishes, mut go) = (Vec::new(), None);
    stage.overlay("pause", "pause-title", WIDTH, |ui, menu, texts| {
        if rows::button(ui, menu, "resume", &texts.get("pause-resume"), true) {
            go = Some(Go::Back);
        }
        if rows::button(ui, menu, "settings", &texts.get("menu-settings"), true) {
            go = Some(Go::To(Screen::Settings));
        }
        if !alone && rows::button(ui, menu, "seats", &texts.get("join-title-match"), true) {
            go = Some(Go::To(Screen::Join));
        }
        if asks && rows::button(ui, menu, "help", &texts.get("menu-help"), true) {
            go = Some(Go::To(Screen::Rulebook));
        }
        if of_match && rows::button(ui, menu, "analysis", &texts.get("pause-analysis"), analysable) {
            analyses = true;
        }
        for (key, overlay, enabled) in over.into_iter().filter(|_| of_match) {
            if rows::button(ui, menu, key, &texts.get(key), enabled) {
                go = Some(Go::Over(overlay));
            }
        }
        for (key, command, enabled) in lines {
            // Whoever waits decides nothing for the coach on move (LM-04).
            if rows::button(ui, menu, key, &texts.get(key), enabled && hands.let_through(&command)) {
                wishes.push(command);
            }
        }
        if rows::button(ui, menu, "leave", &texts.get(leave), true) {
            go = Some(out);
        }
    });
    commands.write_batch(wishes);
    if analyses {
        analyse.write(Analyse(Source::Match));
    }
    if let Some(go) = go {
        stage.go(go);
    }
}

/// What opens the pause closes it too.
fn close_by_its_key(actions: Query<&ActionState<SeatAction>>, mut go: MessageWriter<Go>) {
    if actions.iter().any(|state| state.just_pressed(&SeatAction::Menu)) {
        go.write(Go::Back);
    }
}

/// What was done about the match is seen on the board: a new match, a result.
fn close_when_done(
    mut commands: MessageReader<Command>,
    session: Res<Session>,
    mut go: MessageWriter<Go>,
    navigator: Res<Navigator>,
) {
    let is_done = |command: &&Command| matches!(command, Command::NewMatch(_) | Command::Answer(true) | Command::Hint);
    let done = commands.read().filter(is_done).count() > 0;
    if done && session.asked().is_none() && !navigator.is_on_board() {
        go.write(Go::Back);
    }
}
