//! Writes a picture of telling situations of a match and of every screen, for people to look at.
//!
//! Run by `scripts/gallery`; see `--help` there. Nothing is shown in a window: the cameras draw into an image.

#[path = "../tests/common/moments.rs"]
mod moments;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use ball::GamePlugin;
use ball::animation::Animating;
use ball::board::stadium::Cheering;
use ball::camera::MainCamera;
use ball::i18n::{AskedLanguage, Language};
use ball::match_play::{Command, Decide, Session};
use ball::opponent::Advice;
use ball::screens::{
    Analyse, AnalysisWish, Control, Go, Lines, Overlay, Page, Player, Reading, Screen, SettingsTab, Source, Step,
    Survey,
};
use ball::seats::{Device, Join, Registry, Seat, Seating, Seats};
use ball::settings::{AnimationSpeed, Graphics, Settings};
use ball::storage::Storage;
use ball::tutor::{Subject, Teach};
use ball_ai::{Level, Limits, Stop};
use ball_rules::{Decision, Match, Mode, Position, Record, Ruleset, Square, Team};
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
use clap::Parser;
use moments::{MOMENTS, Moment};

/// Writes pictures of the game into a folder.
#[derive(Parser)]
struct Options {
    /// The folder; it is made if need be.
    #[arg(default_value = "gallery")]
    folder: PathBuf,
    /// Sizes in pixels, such as 1280x800; several with commas between.
    #[arg(long, value_delimiter = ',', default_value = "1280x800", value_parser = size)]
    size: Vec<(u32, u32)>,
    /// Languages by their codes; several with commas between.
    #[arg(long, value_delimiter = ',', default_value = "en")]
    lang: Vec<String>,
    /// How much is drawn: low, medium or high.
    #[arg(long, default_value = "medium", value_parser = graphics)]
    graphics: Graphics,
    /// Only pictures whose name contains one of these; several with commas between.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
}

impl Options {
    fn wants(&self, name: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|only| name.contains(only.as_str()))
    }
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let parsed = text.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    parsed.ok_or_else(|| "expected a width and a height in pixels, such as 1280x800".into())
}

fn graphics(text: &str) -> Result<Graphics, String> {
    match text {
        "low" => Ok(Graphics::Low),
        "medium" => Ok(Graphics::Medium),
        "high" => Ok(Graphics::High),
        _ => Err("expected low, medium or high".into()),
    }
}

fn main() -> ExitCode {
    let options = Options::parse();
    match gallery(&options) {
        Ok(count) => {
            println!("{count} pictures in {}", options.folder.display());
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("gallery: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn gallery(options: &Options) -> Result<usize, String> {
    std::fs::create_dir_all(&options.folder).map_err(|error| format!("{}: {error}", options.folder.display()))?;
    let mut studio = Studio::open(options)?;
    let mut count = 0;
    for &(width, height) in &options.size {
        studio.resize(width, height);
        for code in &options.lang {
            studio.speak(code)?;
            for (name, way) in SCREENS {
                let name = format!("{name}-{width}x{height}-{code}.png");
                if options.wants(&name) {
                    studio.go(way)?;
                    studio.take(options.folder.join(name));
                    count += 1;
                }
            }
            if !options.only.is_empty() && options.only.iter().all(|only| only.starts_with("screen-")) {
                continue;
            }
            count += studio.take_sections(options, &format!("{width}x{height}-{code}"))?;
            count += studio.take_lessons(options, &format!("{width}x{height}-{code}"))?;
            studio.go(&[Way::Go(Go::To(Screen::Match))])?;
            for moment in &MOMENTS {
                for flat in [false, true] {
                    let view = if flat { "2d" } else { "3d" };
                    let name = format!("{}-{view}-{width}x{height}-{code}.png", moment.name);
                    if options.wants(&name) {
                        studio.set_up(moment, flat)?;
                        studio.take(options.folder.join(name));
                        count += 1;
                    }
                }
            }
        }
    }
    studio.close();
    Ok(count)
}

/// A step on the way to a screen.
enum Way {
    Go(Go),
    Read(Page),
    /// Use a button of the demonstration.
    Press(Control),
    Teach(Teach),
    /// A moment of [`MOMENTS`], by its place there.
    Moment(usize),
    /// A touchdown, while the stadium cheers.
    Score,
    /// A question.
    Ask,
    /// A match that is over.
    Over,
    /// A handful of saved matches.
    Saved,
    /// Set up a match from a position.
    Open(&'static str),
    /// Ask for a hint so many times, and wait for all of it.
    Hint(u8),
    /// Play some turns, as beginners would.
    Sample,
    /// Look into the match, go some steps, and wait for what is found.
    Analyse(&'static [Step]),
    /// Ask for something in the analysis, and wait for what is found.
    Wish(AnalysisWish),
    Tab(SettingsTab),
    /// A pad of this name is plugged in.
    Plug(&'static str),
    /// The pad that was plugged in last takes a seat.
    Sit,
    /// It has both seats of the match.
    Share,
    /// All pads are pulled out.
    Pull,
}

/// A position with a threat to see.
const THREAT: &str = "bpn1 d A2 aX1 X1G13,X2E9,X3I9,O1G3 X1E13,X2C3,X3K15,O1G15,S1C11 -";

/// Every screen, and how to get there from the title.
const SCREENS: [(&str, &[Way]); 29] = [
    ("screen-title", &[]),
    ("screen-join", &[Way::Go(Go::To(Screen::Join))]),
    (
        "screen-join-pads",
        &[
            Way::Go(Go::To(Screen::Join)),
            Way::Plug("DualSense Wireless Controller"),
            Way::Sit,
            Way::Plug("Xbox Wireless Controller"),
        ],
    ),
    ("screen-lost", &[Way::Open(THREAT), Way::Go(Go::To(Screen::Match)), Way::Plug("pad"), Way::Share, Way::Pull]),
    ("screen-computer", &[Way::Go(Go::To(Screen::Computer))]),
    ("screen-options", &[Way::Go(Go::To(Screen::Options))]),
    ("screen-saves", &[Way::Saved, Way::Go(Go::To(Screen::Saves))]),
    ("screen-settings-game", &[Way::Go(Go::To(Screen::Settings))]),
    ("screen-settings-display", &[Way::Tab(SettingsTab(1)), Way::Go(Go::To(Screen::Settings))]),
    ("screen-settings-look", &[Way::Tab(SettingsTab(2)), Way::Go(Go::To(Screen::Settings))]),
    ("screen-credits", &[Way::Go(Go::To(Screen::Credits))]),
    ("screen-controls", &[Way::Tab(SettingsTab::CONTROLS), Way::Go(Go::To(Screen::Settings))]),
    ("screen-contents", &[Way::Go(Go::To(Screen::Rulebook))]),
    ("screen-rulebook", &[Way::Read(Page::Section(5)), Way::Go(Go::To(Screen::Rulebook))]),
    ("screen-terms", &[Way::Read(Page::Terms), Way::Go(Go::To(Screen::Rulebook))]),
    ("screen-keys", &[Way::Read(Page::Controls), Way::Go(Go::To(Screen::Rulebook))]),
    (
        "screen-trial",
        &[
            Way::Read(Page::Section(5)),
            Way::Go(Go::To(Screen::Rulebook)),
            Way::Press(Control::Forward),
            Way::Press(Control::Try),
        ],
    ),
    ("screen-coaching", &[Way::Go(Go::To(Screen::Match))]),
    ("screen-lessons", &[Way::Go(Go::To(Screen::Lessons))]),
    ("screen-task", &[Way::Teach(Teach::Begin(Subject::Lesson(3, 0))), Way::Go(Go::To(Screen::Match))]),
    ("screen-pause", &[Way::Go(Go::To(Screen::Match)), Way::Moment(4), Way::Go(Go::Over(Overlay::Pause))]),
    ("screen-question", &[Way::Go(Go::To(Screen::Match)), Way::Moment(4), Way::Ask]),
    ("screen-result", &[Way::Go(Go::To(Screen::Match)), Way::Over]),
    ("screen-cheer", &[Way::Go(Go::To(Screen::Match)), Way::Score]),
    ("screen-hint-first", &[Way::Go(Go::To(Screen::Match)), Way::Open(THREAT), Way::Hint(1)]),
    ("screen-hint-turn", &[Way::Go(Go::To(Screen::Match)), Way::Open(THREAT), Way::Hint(4)]),
    ("screen-analysis", &[Way::Go(Go::To(Screen::Match)), Way::Sample, Way::Analyse(&[Step::Turns(-4)])]),
    (
        "screen-analysis-variation",
        &[
            Way::Go(Go::To(Screen::Match)),
            Way::Sample,
            Way::Analyse(&[Step::Turns(-3)]),
            Way::Wish(AnalysisWish::Play(0)),
        ],
    ),
    ("screen-coaches", &[Way::Go(Go::To(Screen::Match)), Way::Go(Go::Over(Overlay::Coaches))]),
];

/// A match that two weak players have begun, always the same.
fn sample() -> Match {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    let mut player = Level::ALL[1].player(11);
    while game.result().is_none() && game.turn() < 13 {
        let limits = Limits { nodes: Some(4_000), ..Limits::default() };
        let decision = player.decide(&game, limits, &Stop::default(), &mut |_| {});
        if decision.is_none_or(|decision| game.play(decision).is_err()) {
            break;
        }
    }
    game
}

/// A match that was played to its end by coaches who take whatever scores and else anything: the same for a seed.
fn a_match(seed: u64) -> Match {
    let rules = Ruleset::house();
    let mut bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut game = Match::new(rules, if seed.is_multiple_of(2) { Mode::Basic } else { Mode::Cards });
    while game.result().is_none() && game.played().len() < 120 {
        let decisions = game.position().decisions(rules);
        let scores = decisions.iter().copied().find(|&decision| {
            let mut next = *game.position();
            next.play(rules, decision, &mut ());
            next.winner().is_some()
        });
        bits ^= bits << 13;
        bits ^= bits >> 7;
        bits ^= bits << 17;
        let any = decisions.get((bits % decisions.len().max(1) as u64) as usize).copied();
        let Some(decision) = scores.or(any) else { break };
        if game.play(decision).is_err() {
            break;
        }
    }
    if game.result().is_none() {
        game.resign(Team::Atk);
    }
    game
}

/// A match of which little has been played.
fn begun() -> Match {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    let _ = game.play_text("X1K11-L12");
    game
}

/// The game without a window, and the image that it is drawn into.
struct Studio {
    app: App,
    image: Handle<Image>,
    folder: PathBuf,
    /// The pads that are plugged in.
    pads: Vec<Entity>,
}

impl Studio {
    fn open(options: &Options) -> Result<Studio, String> {
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
    fn frames(&mut self, count: usize) {
        self.draw(false);
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Draws from now on, or stops doing so.
    fn draw(&mut self, draws: bool) {
        let world = self.app.world_mut();
        let mut cameras = world.query::<&mut Camera>();
        for mut camera in cameras.iter_mut(world) {
            if camera.is_active != draws {
                camera.is_active = draws;
            }
        }
    }

    fn resize(&mut self, width: u32, height: u32) {
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

    fn speak(&mut self, code: &str) -> Result<(), String> {
        let language = Language::named(code).ok_or_else(|| format!("--lang {code}: not a language of the game"))?;
        self.app.insert_resource(AskedLanguage(Some(language)));
        self.frames(2);
        Ok(())
    }

    /// Goes to the title, and from there on.
    fn go(&mut self, way: &[Way]) -> Result<(), String> {
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
                    if let Ok(position) = Position::from_bpn(Ruleset::house(), bpn) {
                        let record = Record::new(Match::from_position(Ruleset::house(), position));
                        self.app.world_mut().write_message(Command::Open(Box::new(record)));
                    }
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

    fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    fn put(&mut self, game: Match) {
        self.app.world_mut().write_message(Command::Open(Box::new(Record::new(game))));
    }

    /// Plays a touchdown and stops in the middle of the cheering.
    fn score(&mut self) -> Result<(), String> {
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
    fn wait(&mut self) {
        let busy =
            |world: &World| world.resource::<Lines>().is_thinking() || world.resource::<Survey>().progress().is_some();
        while busy(self.app.world()) {
            self.frames(1);
        }
    }

    /// Plugs a pad in.
    fn plug(&mut self, name: &str) {
        let gamepad = self.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected { name: name.into(), vendor_id: None, product_id: None };
        self.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
        self.pads.push(gamepad);
    }

    fn last_pad(&self) -> Option<Device> {
        self.app.world().resource::<Registry>().plugged().last().map(Device::Pad)
    }

    /// Pulls out the pads of the picture before.
    fn pull_all(&mut self) {
        for gamepad in std::mem::take(&mut self.pads) {
            let connection = GamepadConnection::Disconnected;
            self.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
        }
    }

    /// Every section of the rulebook, at its top, with its first demonstration played to the end.
    fn take_sections(&mut self, options: &Options, end: &str) -> Result<usize, String> {
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
    fn play_on(&mut self) {
        let steps = |player: &Player| player.playback().map_or(0, |playback| playback.demonstration().steps().len());
        for _ in 0..steps(self.app.world().resource::<Player>()) {
            self.app.world_mut().resource_mut::<Player>().ask(Control::Forward);
            self.frames(3);
        }
    }

    /// Every lesson and exercise on the board, and what it says at first.
    fn take_lessons(&mut self, options: &Options, end: &str) -> Result<usize, String> {
        let lessons = (0..Lesson::all().len()).map(|lesson| ("lesson", lesson, Subject::Lesson(lesson, 0)));
        let exercises = (0..Exercise::all().len()).map(|exercise| ("exercise", exercise, Subject::Exercise(exercise)));
        let mut count = 0;
        for (kind, number, subject) in lessons.chain(exercises) {
            for told in [true, false] {
                let what = if told { "told" } else { "board" };
                let name = format!("{kind}-{:02}-{what}-{end}.png", number + 1);
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

    fn set_up(&mut self, moment: &Moment, flat: bool) -> Result<(), String> {
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
        Ok(())
    }

    /// Waits until the picture is on disk, or gives up after some frames, which is told at the end by its absence.
    fn take(&mut self, path: PathBuf) {
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

    fn close(self) {
        let _ = std::fs::remove_dir_all(&self.folder);
        // The renderer's threads need not be waited for.
        std::mem::forget(self.app);
    }
}
