//! The whole game without a window: real plugins, injected devices, a clock that the test turns.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::path::{Path, PathBuf};
use std::time::Duration;

use ball::GamePlugin;
use ball::animation::Animating;
use ball::board::geometry::center;
use ball::camera::MainCamera;
use ball::focus::Focus;
use ball::match_play::Session;
use ball::screens::{Navigator, Place, Screen};
use ball::settings::{AnimationSpeed, Graphics, Settings};
use ball::storage::Storage;
use ball_rules::{Decision, Label, PieceId, Position, Record, Ruleset, Square};
use bevy::audio::AudioPlugin;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiContext, PrimaryEguiContext};

/// A folder of its own for a test, empty at first and removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("ball-test-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Settings for tests: everything at once and nothing asked, unless the test is about it.
pub fn instant() -> Settings {
    Settings {
        confirm_end_phase: false,
        animation_speed: AnimationSpeed::Instant,
        graphics: Graphics::Low,
        computer_pace: ball::opponent::Pace::Quick,
        ..Settings::default()
    }
}

/// The game, with the match `opening` or whatever the folder holds.
pub struct Game {
    pub app: App,
}

impl Game {
    pub fn start(folder: &Path, settings: Settings, opening: Option<Record>) -> Game {
        Game::start_sized(folder, settings, opening, (1280, 800), 1.0)
    }

    /// The game as it opens without options: on the title.
    pub fn start_on_title(folder: &Path, settings: Settings) -> Game {
        Game::start_on(folder, settings, None, (1280, 800), 1.0, Screen::Title)
    }

    /// The match in a window of so many physical pixels, at a scale factor.
    pub fn start_sized(
        folder: &Path,
        settings: Settings,
        opening: Option<Record>,
        size: (u32, u32),
        scale: f32,
    ) -> Game {
        Game::start_on(folder, settings, opening, size, scale, Screen::Match)
    }

    /// The game on a screen, in a window of so many physical pixels, at a scale factor.
    pub fn start_on(
        folder: &Path,
        settings: Settings,
        opening: Option<Record>,
        (width, height): (u32, u32),
        scale: f32,
        screen: Screen,
    ) -> Game {
        let mut app = App::new();
        let resolution = WindowResolution::new(width, height).with_scale_factor_override(scale);
        let window = Window { resolution, ..default() };
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(window), ..default() })
                .set(RenderPlugin {
                    render_creation: RenderCreation::Automatic(Box::new(WgpuSettings { backends: None, ..default() })),
                    ..default()
                })
                .disable::<AudioPlugin>()
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>(),
        )
        .add_plugins(SyncWorldPlugin)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
        .add_plugins(GamePlugin {
            storage: Storage::new(Some(folder)).unwrap(),
            settings,
            opening: opening.map(Box::new),
            screen,
        });
        // Whatever the system speaks.
        app.insert_resource(ball::i18n::AskedLanguage(Some(ball::i18n::Language::english())));
        app.finish();
        app.cleanup();
        one_after_the_other(&mut app);
        let mut game = Game { app };
        game.frames(3);
        game
    }

    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    pub fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    pub fn position(&self) -> Position {
        *self.session().position()
    }

    pub fn bpn(&self) -> String {
        self.position().to_bpn(Ruleset::house())
    }

    pub fn is_animating(&self) -> bool {
        self.app.world().resource::<Animating>().0
    }

    /// Presses and releases a key.
    pub fn key(&mut self, code: KeyCode) {
        self.hold(code, ButtonState::Pressed);
        self.frames(1);
        self.hold(code, ButtonState::Released);
        self.frames(1);
    }

    pub fn hold(&mut self, key_code: KeyCode, state: ButtonState) {
        let window = self.window();
        let event = KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window,
        };
        self.app.world_mut().write_message(WindowEvent::KeyboardInput(event.clone()));
        self.app.world_mut().write_message(event);
    }

    fn window(&mut self) -> Entity {
        self.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(self.app.world()).unwrap()
    }

    /// Moves the mouse to a point of the window, in logical pixels.
    pub fn mouse_to(&mut self, position: Vec2) {
        self.move_silently(position);
        self.frames(2);
    }

    /// Moves the mouse within a frame.
    pub fn move_silently(&mut self, position: Vec2) {
        let window = self.window();
        self.app.world_mut().get_mut::<Window>(window).unwrap().set_cursor_position(Some(position));
        let event = CursorMoved { window, position, delta: None };
        self.app.world_mut().write_message(WindowEvent::CursorMoved(event.clone()));
        self.app.world_mut().write_message(event);
    }

    pub fn button(&mut self, button: MouseButton, state: ButtonState) {
        self.button_silently(button, state);
        self.frames(1);
    }

    /// Presses or releases a button within a frame.
    pub fn button_silently(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window();
        let event = MouseButtonInput { button, state, window };
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(event));
        self.app.world_mut().write_message(event);
    }

    /// Turns the wheel over the middle of a window of so many pixels, by so many lines: below zero downwards.
    pub fn wheel(&mut self, size: (u32, u32), lines: f32) {
        self.mouse_to(Vec2::new(size.0 as f32, size.1 as f32) / 2.0);
        let window = self.window();
        let unit = MouseScrollUnit::Line;
        let event = MouseWheel { unit, x: 0.0, y: lines, window, phase: bevy::input::touch::TouchPhase::Moved };
        self.app.world_mut().write_message(WindowEvent::MouseWheel(event));
        self.app.world_mut().write_message(event);
        self.frames(8);
    }

    pub fn click_at(&mut self, at: Vec2) {
        self.mouse_to(at);
        self.button(MouseButton::Left, ButtonState::Pressed);
        self.button(MouseButton::Left, ButtonState::Released);
        self.frames(1);
    }

    /// Where a row of a menu is in the window, in logical pixels.
    pub fn row_at(&mut self, menu: &str, row: &str) -> Vec2 {
        let focus = self.app.world().resource::<Focus>();
        let (rect, enabled) = focus.row(menu, row).unwrap_or_else(|| panic!("{menu} has no row {row}"));
        assert!(enabled, "{row} of {menu} cannot be used");
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let zoom = contexts.single_mut(world).unwrap().get_mut().zoom_factor();
        let at = rect.center() * zoom;
        Vec2::new(at.x, at.y)
    }

    /// Clicks a row of a menu.
    pub fn click_row(&mut self, menu: &str, row: &str) {
        let at = self.row_at(menu, row);
        self.click_at(at);
        self.frames(2);
    }

    /// What is shown.
    pub fn place(&self) -> Place {
        self.app.world().resource::<Navigator>().now()
    }

    /// Whether a row of a menu has the focus.
    pub fn is_on(&self, menu: &str, row: &str) -> bool {
        self.app.world().resource::<Focus>().is_on(menu, row)
    }

    pub fn right_click(&mut self) {
        self.button(MouseButton::Right, ButtonState::Pressed);
        self.button(MouseButton::Right, ButtonState::Released);
        self.frames(1);
    }

    /// Where a square is in the window: on the ground, in its near half, where no figure in front hides it.
    pub fn point_of(&mut self, square: Square) -> Vec2 {
        let world = self.app.world_mut();
        let (camera, eye) =
            world.query_filtered::<(&Camera, &GlobalTransform), With<MainCamera>>().single(world).unwrap();
        camera.world_to_viewport(eye, center(square) + Vec3::new(0.0, 0.0, 0.25)).unwrap()
    }

    /// Where a point so many units above a square is in the window.
    pub fn point_above(&mut self, square: Square, height: f32) -> Vec2 {
        let world = self.app.world_mut();
        let (camera, eye) =
            world.query_filtered::<(&Camera, &GlobalTransform), With<MainCamera>>().single(world).unwrap();
        camera.world_to_viewport(eye, center(square) + Vec3::Y * height).unwrap()
    }

    /// The middle of the menu's button, at the right end of the top bar.
    pub fn menu_button(&self) -> Vec2 {
        Vec2::new(1280.0 - 60.0, 26.0)
    }

    pub fn click(&mut self, square: Square) {
        let at = self.point_of(square);
        self.click_at(at);
    }

    /// Says that every mirrored component says what the position says.
    pub fn assert_mirrored(&mut self) {
        use ball::board::{
            BallView, Carrying, Occupants, OnSquare, OpenTask, PieceView, Posture, Restricted, SquareView,
        };
        let position = self.position();
        let world = self.app.world_mut();
        let mut pieces = 0;
        let mut query = world.query::<(&PieceView, &OnSquare, &Posture, &Restricted, &OpenTask, &Carrying)>();
        for (view, square, posture, restricted, task, carrying) in query.iter(world) {
            let piece = position.piece(view.0).unwrap_or_else(|| panic!("{} is no piece of the match", view.0));
            assert_eq!(square.0, piece.square, "{}", view.0);
            assert_eq!(posture.0, piece.state, "{}", view.0);
            assert_eq!(restricted.0, piece.restricted, "{}", view.0);
            assert_eq!(task.0, piece.task, "{}", view.0);
            assert_eq!(carrying.0, piece.has_ball, "{}", view.0);
            pieces += 1;
        }
        assert_eq!(pieces, position.pieces().count());
        let balls: Vec<_> = world.query::<&BallView>().iter(world).map(|ball| ball.0).collect();
        assert_eq!(balls, [position.ball()]);
        let mut squares = world.query::<(&SquareView, &Occupants)>();
        for (square, occupants) in squares.iter(world) {
            let there = position.at(square.0).iter().flatten().count();
            assert_eq!(usize::from(occupants.0), there, "{}", square.0);
        }
        assert_eq!(squares.iter(world).count(), Square::COUNT);
    }
}

/// Has systems run in the same order in every run, however busy the machine is.
fn one_after_the_other(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// SplitMix64, for choices that are the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

/// A match that begins with this position.
pub fn record(bpn: &str) -> Record {
    let rules = Ruleset::house();
    Record::new(ball_rules::Match::from_position(rules, Position::from_bpn(rules, bpn).unwrap()))
}

/// A match in which everything may be taken back.
pub fn free_takebacks() -> Record {
    let mut record = Record::new(ball_rules::Match::new(Ruleset::house(), ball_rules::Mode::Basic));
    record.set_tag("Takebacks", ball_rules::Takebacks::Free.word());
    record
}

pub fn square(text: &str) -> Square {
    text.parse().unwrap()
}

pub fn square_of(position: &Position, label: Label) -> Square {
    position.piece(PieceId::new(position.side(), label)).unwrap().square
}

/// Decisions that lead from the standard start to a touchdown, found by running: the carrier goes forward, the others
/// make room; a fixed line would prove less.
pub fn game_to_a_touchdown(mode: ball_rules::Mode, seed: u64) -> Vec<Decision> {
    let rules = Ruleset::house();
    for attempt in 0..200 {
        let mut dice = Dice(seed * 1_000 + attempt);
        let mut game = ball_rules::Match::new(rules, mode);
        while game.result().is_none() && game.played().len() < 160 {
            let decisions = game.position().decisions(rules);
            let scores = decisions.iter().find(|&&decision| {
                let mut next = *game.position();
                next.play(rules, decision, &mut ());
                next.winner().is_some()
            });
            let decision = scores.copied().unwrap_or_else(|| decisions[dice.below(decisions.len())]);
            game.play(decision).unwrap();
        }
        if game.position().winner().is_some() {
            return game.played().iter().map(|played| played.decision).collect();
        }
    }
    panic!("no touchdown in 200 random games");
}

/// What a coach picks for a decision: piece, action, squares, keeper of the ball.
pub struct Steps {
    pub piece: Option<Label>,
    pub verb: ball::match_play::composer::Verb,
    pub squares: Vec<Square>,
    pub keeper: Option<ball_rules::Keeper>,
}

pub fn steps(position: &Position, decision: Decision) -> Steps {
    use ball::match_play::composer::Verb;
    use ball_rules::{ActionKind, CardPlay, Release};
    let steps =
        |piece, verb, squares: &[Square]| Steps { piece: Some(piece), verb, squares: squares.to_vec(), keeper: None };
    let act = Verb::Action;
    let at = |label| square_of(position, label);
    let release = |verb, release: Release| Steps {
        piece: Some(release.piece),
        verb,
        squares: vec![release.upper_to, release.lower_to],
        keeper: release.keeper,
    };
    match decision {
        Decision::Move { piece, to, .. } => steps(piece, act(ActionKind::Move), &[to]),
        Decision::Stack { piece, to, .. } => {
            let own = position.at(to).iter().flatten().all(|other| other.id.team == position.side());
            steps(piece, act(if own { ActionKind::Protection } else { ActionKind::Block }), &[to])
        }
        Decision::Dodge { piece, target, exit, .. } => steps(piece, act(ActionKind::Dodge), &[target, exit]),
        Decision::TacticalDodge { piece, to, push, .. } => steps(piece, act(ActionKind::TacticalDodge), &[to, push]),
        Decision::HandOff { piece, receiver } => steps(piece, act(ActionKind::HandOff), &[at(receiver)]),
        Decision::ShortPass { piece, receiver, to } => steps(piece, act(ActionKind::ShortPass), &[at(receiver), to]),
        Decision::LongPass { piece, to } => steps(piece, act(ActionKind::LongPass), &[to]),
        Decision::Convert => Steps { piece: None, verb: Verb::Convert, squares: vec![], keeper: None },
        Decision::EndPhase => Steps { piece: None, verb: Verb::EndPhase, squares: vec![], keeper: None },
        Decision::StandUp { piece, to, .. } => steps(piece, Verb::StandUp, &[to]),
        Decision::Release(stack) => release(Verb::Release, stack),
        Decision::Card { card, play } => {
            let verb = Verb::Card(card);
            match play {
                CardPlay::ExtraPa => Steps { piece: None, verb, squares: vec![], keeper: None },
                CardPlay::LiftRestriction { piece } => steps(piece, verb, &[]),
                CardPlay::StandUp { piece, to, .. }
                | CardPlay::Run { piece, to, .. }
                | CardPlay::LongPass { piece, to }
                | CardPlay::Scoop { piece, to, .. } => steps(piece, verb, &[to]),
                CardPlay::Release(stack) => release(verb, stack),
                CardPlay::Down { piece, target, .. } => steps(piece, verb, &[target]),
                CardPlay::HandOff { piece, receiver } => steps(piece, verb, &[at(receiver)]),
                CardPlay::Swap { first, second } => steps(first, verb, &[at(second)]),
            }
        }
    }
}
