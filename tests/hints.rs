//! Hints in a match: asked for by every device, stage by stage, and never about another position or match.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "common/thoughts.rs"]
mod thoughts;

use std::time::Duration;

use ball::board::{ArrowTone, Arrows, Hinted};
use ball::hud::Clickable;
use ball::match_play::{Command, Decide, Staging, StandIn};
use ball::opponent::{Advice, Adviser, Coach, Coaches, HintStage};
use ball::screens::{Overlay, Screen};
use ball_ai::{Info, Level, Limits, Player, Score, Situation, Stop};
use ball_rules::{Decision, Match, MatchOptions, Mode, PerTeam, Record, Ruleset};
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use common::{Folder, Game, instant, record, square};
use thoughts::{Gate, until};

/// Advises the last legal decision once it is let through, whatever it is told meanwhile.
struct Deaf(&'static Gate);

impl Drop for Deaf {
    fn drop(&mut self) {
        self.0.end();
    }
}

impl Player for Deaf {
    fn name(&self) -> &str {
        "deaf"
    }

    fn decide(&mut self, game: &Match, _: Limits, _: &Stop, tell: &mut dyn FnMut(&Info)) -> Option<Decision> {
        self.0.pass();
        let decision = game.position().decisions(game.rules()).last().copied()?;
        let (turns, nodes, time) = (1, 1, Duration::ZERO);
        tell(&Info { turns, nodes, time, rank: 1, score: Score::Points(0), line: vec![decision] });
        Some(decision)
    }
}

/// DEF to act, ATK's X1 scores next turn if nothing is done about it.
const THREAT: &str = "bpn1 d A2 aX1 X1G13 X1E13,X2C3 -";

/// Draws frames until the adviser has nothing more to tell.
fn settle(game: &mut Game) {
    until(game, "the advice is there", |game| !advice(game).is_thinking());
    game.frames(2);
}

fn advice(game: &Game) -> &Advice {
    game.app.world().resource::<Advice>()
}

fn arrows(game: &Game) -> &Arrows {
    game.app.world().resource::<Arrows>()
}

fn tell(game: &mut Game, command: Command) {
    game.app.world_mut().write_message(command);
    game.frames(2);
}

#[test]
fn a_key_tells_more_each_time_in_words_and_on_the_board() {
    let folder = Folder::new("hint-key");
    let mut game = Game::start(&folder.0, instant(), Some(record(THREAT)));
    game.key(KeyCode::KeyH);
    settle(&mut game);
    assert_eq!(advice(&game).stage(), Some(HintStage::Situation));
    assert!(matches!(advice(&game).situation(), Some(Situation::Threatened(_))));
    assert!(arrows(&game).0.iter().all(|arrow| arrow.tone == ArrowTone::Threat) && !arrows(&game).0.is_empty());
    game.key(KeyCode::KeyH);
    game.frames(2);
    let hint = advice(&game).hint().unwrap().clone();
    let piece = game.position().piece(hint.piece.unwrap()).unwrap();
    let hinted = game.app.world().resource::<Hinted>().0;
    assert!(hinted.has(piece.square), "the piece to act with is marked");
    game.key(KeyCode::KeyH);
    game.frames(2);
    assert!(arrows(&game).0.iter().any(|arrow| arrow.tone == ArrowTone::Best));
    game.key(KeyCode::KeyH);
    game.frames(2);
    assert_eq!(advice(&game).stage(), Some(HintStage::Turn));
    assert!(hint.averts, "X1 is stopped");
    // What is advised can be played as it is.
    for &decision in &hint.turn {
        assert!(game.position().is_legal(Ruleset::house(), decision));
        game.app.world_mut().write_message(Decide(decision));
        game.frames(2);
    }
    assert!(!advice(&game).is_shown() && arrows(&game).0.is_empty(), "the board is another one now");
}

#[test]
fn esc_puts_the_hint_away_before_it_pauses() {
    let folder = Folder::new("hint-esc");
    let mut game = Game::start(&folder.0, instant(), None);
    game.key(KeyCode::KeyH);
    assert!(advice(&game).is_shown());
    game.key(KeyCode::Escape);
    game.frames(2);
    assert!(!advice(&game).is_shown() && !advice(&game).is_thinking());
    assert_eq!(game.place(), Screen::Match.into());
    game.key(KeyCode::Escape);
    game.frames(2);
    assert_eq!(game.place(), Overlay::Pause.into());
}

#[test]
fn a_click_and_a_gamepad_get_hints_too() {
    let folder = Folder::new("hint-pad");
    let mut game = Game::start(&folder.0, instant(), None);
    game.frames(3);
    let clickable = game.app.world().resource::<Clickable>().0.clone();
    let (_, rect) = clickable.iter().find(|(command, _)| *command == Command::Hint).unwrap();
    game.click_at(Vec2::new(rect.center().x, rect.center().y));
    game.frames(2);
    assert!(advice(&game).is_shown());
    tell(&mut game, Command::CloseHint);
    let gamepad = game.app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
    game.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
    game.frames(3);
    let press = |game: &mut Game, button| {
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent { gamepad, button, value };
            game.app.world_mut().write_message(RawGamepadEvent::Button(event));
            game.frames(2);
        }
    };
    press(&mut game, GamepadButton::Start);
    assert_eq!(game.place(), Overlay::Pause.into());
    for _ in 0..20 {
        if !game.is_on("pause", "pause-hint") {
            press(&mut game, GamepadButton::DPadDown);
        }
    }
    press(&mut game, GamepadButton::South);
    game.frames(2);
    assert_eq!(game.place(), Screen::Match.into());
    assert!(advice(&game).is_shown());
}

#[test]
fn a_late_hint_lands_in_no_other_position_match_or_lesson() {
    static GATE: Gate = Gate::new();
    let folder = Folder::new("hint-late");
    let mut game = Game::start(&folder.0, instant(), None);
    game.app.insert_resource(Adviser(|| Box::new(Deaf(&GATE))));
    let others: [fn(&mut Game); 4] = [
        |game| {
            let decision = Decision::parse(Ruleset::house(), "S1G11-G9").unwrap();
            game.app.world_mut().write_message(Decide(decision));
        },
        |game| tell(game, Command::Undo),
        |game| {
            let other = Record::new(Match::new(Ruleset::house(), Mode::Cards));
            game.app.world_mut().write_message(Command::Open(Box::new(other)));
        },
        |game| {
            let demonstration = Box::new(Match::new(Ruleset::house(), Mode::Cards));
            game.app.world_mut().write_message(Staging::Show(demonstration, StandIn::Demonstration));
        },
    ];
    for (number, other) in (1..).zip(others) {
        tell(&mut game, Command::Hint);
        GATE.wait_for(&mut game, number);
        assert!(advice(&game).is_thinking());
        other(&mut game);
        game.frames(2);
        assert!(!advice(&game).is_shown());
        GATE.let_through(&mut game, number);
        assert!(advice(&game).hint().is_none() && advice(&game).situation().is_none());
        assert!(arrows(&game).0.is_empty());
    }
}

#[test]
fn hints_never_block_what_is_played_meanwhile() {
    static GATE: Gate = Gate::new();
    let folder = Folder::new("hint-block");
    let mut game = Game::start(&folder.0, instant(), None);
    game.app.insert_resource(Adviser(|| Box::new(Deaf(&GATE))));
    tell(&mut game, Command::Hint);
    GATE.wait_for(&mut game, 1);
    tell(&mut game, Command::Choose(square("G11")));
    tell(&mut game, Command::Choose(square("G9")));
    assert_eq!(game.session().game().played().len(), 1);
    GATE.let_through(&mut game, 1);
}

#[test]
fn hints_are_given_where_they_are_agreed_on_and_against_the_computer() {
    let folder = Folder::new("hint-agreed");
    let mut without = Record::new(Match::new(Ruleset::house(), Mode::Basic));
    MatchOptions { hints: false, ..MatchOptions::default() }.write_to(&mut without);
    let mut game = Game::start(&folder.0, instant(), Some(without));
    tell(&mut game, Command::Hint);
    assert!(!advice(&game).is_shown());
    let offered =
        |game: &Game| game.app.world().resource::<Clickable>().0.iter().any(|(command, _)| *command == Command::Hint);
    assert!(!offered(&game));
    game.app.insert_resource(Coaches(PerTeam([Coach::Computer(Level::ALL[0]), Coach::Human])));
    game.frames(3);
    assert!(offered(&game));
    tell(&mut game, Command::Hint);
    assert!(advice(&game).is_shown());
}
