//! The game without a window, drawn into an image that is written to disk.

use std::path::PathBuf;
use std::time::Duration;

use crate::Options;
use crate::moments::{MOMENTS, Moment};
use crate::places::{Way, a_match, begun, sample};
use ball::GamePlugin;
use ball::animation::Animating;
use ball::board::stadium::Cheering;
use ball::camera::MainCamera;
use ball::i18n::{AskedLanguage, Language};
use ball::match_play::{Command, Decide, Session};
use ball::opponent::Advice;
use ball::screens::{
    Analyse, AnalysisWish, Control, Go, Lines, Overlay, Page, Player, Reading, Screen, SettingsTab, Source, Survey,
};
use ball::seats::{Device, Join, Registry, Seat, Seating, Seats};
use ball::settings::{AnimationSpeed, Settings};
use ball::storage::Storage;
use ball::tutor::{Subject, Teach};
use ball_rules::{Decision, Match, Position, Record, Ruleset, Square};
use ball_teach::{Exercise, Lesson, Rulebook};
use bevy::audio::AudioPlugin;
use bevy::camera::RenderTarget;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, PrimaryWindow, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::PrimaryEguiContext;

/// The game without a window, and the image that it is drawn into.
pub struct Studio {
    app: App,
    image: Handle<Image>,
    folder: PathBuf,
    /// The pads that are plugged in.
    pads: Vec<Entity>,
}

impl Studio {
    pub fn open(options: &Options) -> Result<Studio, String> {
        let folder = std::env::temp_dir().join(format!("ball-gallery-{}", std::process::id()));
        let storage = Storage::new(Some(&folder)).map_err(|error| error.to_string())?;
        let mut app = App::new();
        let window = Window { resolution: WindowResolution::new(1280, 800), ..default() };
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(window),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                // Whatever is drawn is drawn whole: the first picture waits for its pipelines.
                .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
                .disable::<bevy::render::pipelined_rendering::PipelinedRenderingPlugin>()
                .disable::<AudioPlugin>()
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>(),
        )
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(33)));
        let settings =
            Settings { animation_speed: AnimationSpeed::Instant, graphics: options.graphics, ..Settings::default() };
        app.add_plugins(GamePlugin { storage, settings, opening: None, screen: Screen::Match });
        app.insert_resource(AskedLanguage(Some(Language::english())));
        app.finish();
        app.cleanup();
        app.update();
        Ok(Studio { app, image: Handle::default(), folder, pads: Vec::new() })
    }

    /// Lets time pass. Nothing is drawn meanwhile: that would take most of it.
    pub fn frames(&mut self, count: usize) {
        self.draw(false);
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Draws from now on, or stops doing so.
    pub fn draw(&mut self, draws: bool) {
        let world = self.app.world_mut();
        let mut cameras = world.query::<&mut Camera>();
        for mut camera in cameras.iter_mut(world) {
            if camera.is_active != draws {
                camera.is_active = draws;
            }
        }
    }

    pub fn resize(&mut self, width: u32, height: u32) {
        let world = self.app.world_mut();
        let mut image = Image::new_target_texture(
            width,
            height,
            bevy::render::render_resource::TextureFormat::Rgba8UnormSrgb,
            None,
        );
        image.texture_descriptor.usage |= bevy::render::render_resource::TextureUsages::COPY_SRC;
        self.image = world.resource_mut::<Assets<Image>>().add(image);
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        for mut window in windows.iter_mut(world) {
            window.resolution.set_physical_resolution(width, height);
        }
        let mut cameras = world.query_filtered::<Entity, Or<(With<MainCamera>, With<PrimaryEguiContext>)>>();
        let cameras: Vec<Entity> = cameras.iter(world).collect();
        for camera in cameras {
            world.entity_mut(camera).insert(RenderTarget::from(self.image.clone()));
        }
        self.frames(3);
    }

    pub fn speak(&mut self, code: &str) -> Result<(), String> {
        let language = Language::named(code).ok_or_else(|| format!("--lang {code}: not a language of the game"))?;
        self.app.insert_resource(AskedLanguage(Some(language)));
        self.frames(2);
        Ok(())
    }

    /// Goes to the title, and from there on.
    pub fn go(&mut self, way: &[Way]) -> Result<(), String> {
        let world = self.app.world_mut();
        world.resource_mut::<Settings>().flat_view = false;
        world.resource_mut::<Settings>().animation_speed = AnimationSpeed::Instant;
        if self.session().asked().is_some() {
            self.app.world_mut().write_message(Command::Answer(false));
        }
        self.app.world_mut().write_message(Go::To(Screen::Title));
        self.pull_all();
        self.frames(4);
        self.app.insert_resource(SettingsTab::default());
        self.app.insert_resource(Seating::Open);
        for step in way {
            match *step {
                Way::Go(go) => drop(self.app.world_mut().write_message(go)),
                Way::Read(page) => self.app.world_mut().resource_mut::<Reading>().open_at(page),
                Way::Press(control) => self.app.world_mut().resource_mut::<Player>().ask(control),
                Way::Teach(teach) => drop(self.app.world_mut().write_message(teach)),
                Way::Moment(at) => self.set_up(&MOMENTS[at], false)?,
                Way::Ask => drop(self.app.world_mut().write_message(Command::Resign)),
                Way::Over => self.put(a_match(3)),
                Way::Saved => {
                    for seed in 0..4 {
                        self.put(a_match(seed));
                        self.frames(2);
                    }
                    self.put(begun());
                }
                Way::Score => self.score()?,
                Way::Open(bpn) => {
                    let position =
                        Position::from_bpn(Ruleset::house(), bpn).map_err(|error| format!("{bpn}: {error}"))?;
                    let record = Record::new(Match::from_position(Ruleset::house(), position));
                    self.app.world_mut().write_message(Command::Open(Box::new(record)));
                }
                Way::Sample => {
                    self.app.world_mut().write_message(Command::Open(Box::new(Record::new(sample()))));
                }
                Way::Analyse(steps) => {
                    self.app.world_mut().write_message(Analyse(Source::Match));
                    self.frames(4);
                    for &step in steps {
                        self.app.world_mut().write_message(AnalysisWish::Step(step));
                        self.frames(3);
                    }
                    self.wait();
                }
                Way::Wish(wish) => {
                    self.app.world_mut().write_message(wish);
                    self.frames(4);
                    self.wait();
                }
                Way::Hint(times) => {
                    for _ in 0..times {
                        self.app.world_mut().write_message(Command::Hint);
                        self.frames(2);
                    }
                    while self.app.world().resource::<Advice>().is_thinking() {
                        self.frames(1);
                    }
                }
                Way::Tab(tab) => self.app.insert_resource(tab).update(),
                Way::Plug(name) => self.plug(name),
                Way::Pull => self.pull_all(),
                Way::Share => {
                    if let Some(pad) = self.last_pad() {
                        let seats = Seats { atk: Seat::new(pad, 0), def: Seat::new(pad, 1) };
                        self.app.insert_resource(Seating::Versus(seats));
                    }
                }
                Way::Sit => {
                    let pad = self.last_pad();
                    let world = self.app.world_mut();
                    if let Some(pad) = pad {
                        world.resource_mut::<Join>().sit(pad);
                    }
                }
            }
            self.frames(4);
        }
        self.frames(4);
        Ok(())
    }

    pub fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    pub fn put(&mut self, game: Match) {
        self.app.world_mut().write_message(Command::Open(Box::new(Record::new(game))));
    }

    /// Plays a touchdown and stops in the middle of the cheering.
    pub fn score(&mut self) -> Result<(), String> {
        let Some((moment, (last, before))) =
            MOMENTS.last().and_then(|moment| Some((moment, moment.played.split_last()?)))
        else {
            return Ok(());
        };
        self.set_up(&Moment { played: before, ..*moment }, false)?;
        let decision = Decision::parse(Ruleset::house(), last).map_err(|error| error.to_string())?;
        self.app.world_mut().resource_mut::<Settings>().animation_speed = AnimationSpeed::Normal;
        self.frames(2);
        self.app.world_mut().write_message(Decide(decision));
        for _ in 0..200 {
            self.frames(1);
            let cheers = self.app.world().resource::<Cheering>().0.is_some();
            if cheers && !self.app.world().resource::<Animating>().0 {
                break;
            }
        }
        // The middle of it.
        self.frames(34);
        Ok(())
    }

    /// Waits until the analysis has found everything.
    pub fn wait(&mut self) {
        let busy =
            |world: &World| world.resource::<Lines>().is_thinking() || world.resource::<Survey>().progress().is_some();
        while busy(self.app.world()) {
            self.frames(1);
        }
    }

    /// Plugs a pad in.
    pub fn plug(&mut self, name: &str) {
        let gamepad = self.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected { name: name.into(), vendor_id: None, product_id: None };
        self.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
        self.pads.push(gamepad);
    }

    pub fn last_pad(&self) -> Option<Device> {
        self.app.world().resource::<Registry>().plugged().last().map(Device::Pad)
    }

    /// Pulls out the pads of the picture before.
    pub fn pull_all(&mut self) {
        for gamepad in std::mem::take(&mut self.pads) {
            let connection = GamepadConnection::Disconnected;
            self.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
        }
    }

    /// Every section of the rulebook, at its top, with its first demonstration played to the end.
    pub fn take_sections(&mut self, options: &Options, end: &str) -> Result<usize, String> {
        let mut count = 0;
        for section in Rulebook::get().sections() {
            let name = format!("section-{:02}-{end}.png", section.number);
            if options.wants(&name) {
                self.go(&[Way::Read(Page::Section(section.number)), Way::Go(Go::To(Screen::Rulebook))])?;
                self.play_on();
                self.take(options.folder.join(name));
                count += 1;
            }
        }
        Ok(count)
    }

    /// Plays the demonstration on the board to its end.
    pub fn play_on(&mut self) {
        let steps = |player: &Player| player.playback().map_or(0, |playback| playback.demonstration().steps().len());
        for _ in 0..steps(self.app.world().resource::<Player>()) {
            self.app.world_mut().resource_mut::<Player>().ask(Control::Forward);
            self.frames(3);
        }
    }

    /// Every lesson and exercise on the board, and what it says at first.
    pub fn take_lessons(&mut self, options: &Options, end: &str) -> Result<usize, String> {
        let lessons = Lesson::all().iter().enumerate().flat_map(|(lesson, of)| {
            (0..of.tasks.len()).map(move |task| {
                (format!("lesson-{:02}-{}", lesson + 1, task + 1), task == 0, Subject::Lesson(lesson, task))
            })
        });
        let exercises = (0..Exercise::all().len())
            .map(|exercise| (format!("exercise-{:02}", exercise + 1), true, Subject::Exercise(exercise)));
        let mut count = 0;
        for (kind, first, subject) in lessons.chain(exercises) {
            // What is told comes with the first task of a lesson.
            for told in [true, false].into_iter().filter(|told| first || !told) {
                let what = if told { "told" } else { "board" };
                let name = format!("{kind}-{what}-{end}.png");
                if options.wants(&name) {
                    self.go(&[Way::Teach(Teach::Begin(subject)), Way::Go(Go::To(Screen::Match))])?;
                    if told {
                        self.app.world_mut().write_message(Go::Over(Overlay::Lesson));
                        self.frames(4);
                    }
                    self.take(options.folder.join(name));
                    count += 1;
                }
            }
        }
        Ok(count)
    }

    pub fn set_up(&mut self, moment: &Moment, flat: bool) -> Result<(), String> {
        let rules = Ruleset::house();
        let wrong = |what: String| format!("{}: {what}", moment.name);
        let position = Position::from_bpn(rules, moment.position).map_err(|error| wrong(error.to_string()))?;
        let mut game = Match::from_position(rules, position);
        for text in moment.played {
            game.play_text(text).map_err(|error| wrong(format!("{text}: {error}")))?;
        }
        let world = self.app.world_mut();
        world.resource_mut::<Settings>().flat_view = flat;
        world.write_message(Command::Back);
        world.write_message(Command::Open(Box::new(Record::new(game))));
        self.frames(3);
        for square in moment.chosen {
            let square: Square = square.parse().map_err(|_| wrong(format!("{square} is no square")))?;
            self.app.world_mut().write_message(Command::Choose(square));
            self.frames(2);
        }
        self.frames(6);
        if self.session().result().is_some() {
            // The board is what is looked at here, not the result that lies over it.
            self.app.world_mut().write_message(Go::To(Screen::Match));
            self.frames(4);
        }
        Ok(())
    }

    /// Waits until the picture is on disk, or gives up after some frames, which is told at the end by its absence.
    pub fn take(&mut self, path: PathBuf) {
        println!("{}", path.display());
        self.draw(true);
        self.app.update();
        let target = Screenshot::image(self.image.clone());
        self.app.world_mut().spawn(target).observe(save_to_disk(path.clone()));
        for _ in 0..10 {
            self.app.update();
            if path.exists() {
                break;
            }
            // One picture is enough.
            self.draw(false);
        }
    }

    pub fn close(self) {
        let _ = std::fs::remove_dir_all(&self.folder);
        // The renderer's threads need not be waited for.
        std::mem::forget(self.app);
    }
}
