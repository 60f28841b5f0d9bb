//! Frame time, memory, processor time at rest and time to start of the game under each graphics preset, as ratios to an
//! empty window with the same plugins.
//!
//! Run by `scripts/measure`. Without arguments it runs all by turns, each in a process of its own, and compares; with
//! `--game PRESET` or `--bare` it is one of them.

use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ball::GamePlugin;
use ball::screens::Screen;
use ball::settings::{AnimationSpeed, Graphics, Settings};
use ball::storage::Storage;
use bevy::audio::AudioPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

/// Frames that are drawn before the measuring begins, while pipelines are compiled.
const WARM_UP: u32 = 20;
/// Frames that are measured.
const FRAMES: u32 = 30;
/// Frames in a row in which no pipeline is waited for, after which everything is on the screen.
const READY: u32 = 3;
/// For how long the window at rest is watched.
const REST: Duration = Duration::from_secs(5);
/// For how many times as long as a frame takes nothing may have been drawn before the window counts as at rest: what was
/// drawn last is still being worked on by the renderer, for more than a second where that is the processor itself. At
/// least [`CALM`], and no longer is waited for that than [`PATIENCE`].
const FRAMES_OF_CALM: f64 = 4.0;
const CALM: Duration = Duration::from_secs(2);
const PATIENCE: Duration = Duration::from_secs(60);
/// How often everything is run.
const ROUNDS: usize = 3;
/// The presets by their names here.
const PRESETS: [(&str, Graphics); 3] = [("low", Graphics::Low), ("medium", Graphics::Medium), ("high", Graphics::High)];

fn main() -> ExitCode {
    let began = Instant::now();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let preset = |name: &str| PRESETS.iter().find(|(known, _)| *known == name).map(|&(_, graphics)| graphics);
    match arguments.as_slice() {
        [] => compare(),
        ["--bare"] => run(None, began),
        ["--game", name] if preset(name).is_some() => run(preset(name), began),
        _ => {
            eprintln!("measure: run it without arguments, or with --bare, or with --game low, medium or high");
            ExitCode::from(2)
        }
    }
}

/// How many figures there are.
const COUNT: usize = 5;

/// What one run prints: seconds to a playable board, milliseconds a frame, MiB in memory, percent of a core and frames
/// drawn at rest.
#[derive(Clone, Copy)]
struct Figures([f64; COUNT]);

const NAMES: [&str; COUNT] =
    ["start, s", "frame time, ms", "memory, MiB", "at rest, % of a core", "at rest, frames drawn"];

fn compare() -> ExitCode {
    let mut ratios: [[Vec<f64>; COUNT]; 3] = Default::default();
    for round in 1..=ROUNDS {
        let Some(bare) = measure(&["--bare"]) else { return no_figures() };
        for ((name, _), ratios) in PRESETS.iter().zip(&mut ratios) {
            let Some(game) = measure(&["--game", name]) else { return no_figures() };
            for (i, what) in NAMES.iter().enumerate() {
                println!("round {round}, {name}: {what}: game {:.2}, empty window {:.2}", game.0[i], bare.0[i]);
                // What takes next to nothing has no ratio worth telling below a twentieth of a percent.
                ratios[i].push(game.0[i] / bare.0[i].max(0.05));
            }
        }
    }
    for ((preset, _), ratios) in PRESETS.iter().zip(&mut ratios) {
        for (name, ratios) in NAMES.iter().zip(ratios) {
            ratios.sort_by(f64::total_cmp);
            let (low, middle, high) = (ratios[0], ratios[ROUNDS / 2], ratios[ROUNDS - 1]);
            println!("{preset}: {name}: game / empty window = {middle:.2} (from {low:.2} to {high:.2})");
        }
    }
    ExitCode::SUCCESS
}

fn no_figures() -> ExitCode {
    eprintln!("measure: a run gave no figures; is there a display?");
    ExitCode::FAILURE
}

fn measure(which: &[&str]) -> Option<Figures> {
    let output = Command::new(std::env::current_exe().ok()?).args(which).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = text.lines().find_map(|line| line.strip_prefix("figures "))?;
    let numbers: Vec<f64> = line.split(' ').filter_map(|number| number.parse().ok()).collect();
    Some(Figures(numbers.try_into().ok()?))
}

fn run(game: Option<Graphics>, began: Instant) -> ExitCode {
    let mut app = App::new();
    let window = Window {
        title: "measure".into(),
        resolution: WindowResolution::new(1280, 800),
        present_mode: PresentMode::AutoNoVsync,
        ..default()
    };
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .disable::<AudioPlugin>()
            .disable::<LogPlugin>(),
    )
    .insert_resource(WinitSettings { focused_mode: UpdateMode::Continuous, unfocused_mode: UpdateMode::Continuous });
    if let Some(graphics) = game {
        let settings = Settings { graphics, animation_speed: AnimationSpeed::Instant, ..Settings::default() };
        let storage = match Storage::new(Some(&folder())) {
            Ok(storage) => storage,
            Err(error) => {
                eprintln!("measure: {error}");
                return ExitCode::FAILURE;
            }
        };
        app.add_plugins(GamePlugin { storage, settings, opening: None, screen: Screen::Match });
    } else {
        app.add_plugins(EguiPlugin::default())
            .add_systems(Startup, |mut commands: Commands| {
                commands.spawn((Camera3d::default(), Msaa::Off));
            })
            .add_systems(EguiPrimaryContextPass, || {});
    }
    let ready = Ready { began, waits: game.is_some(), seconds: Arc::default() };
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.insert_resource(ready.clone()).add_systems(Render, notice_ready.in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(ready).insert_resource(Stopwatch::default()).add_systems(Last, tick);
    let exit = app.run();
    if exit.is_success() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Where the measured game keeps its match.
fn folder() -> std::path::PathBuf {
    std::env::temp_dir().join(format!("ball-measure-{}", std::process::id()))
}

/// When everything was on the screen for the first time.
#[derive(Resource, Clone)]
struct Ready {
    began: Instant,
    /// Whether there is anything to wait for: the empty window keeps pipelines in its queue that nothing ever needs.
    waits: bool,
    seconds: Arc<Mutex<Option<f64>>>,
}

/// Notices that no pipeline is waited for any more.
fn notice_ready(cache: Res<PipelineCache>, ready: Res<Ready>, mut calm: Local<u32>, mut frames: Local<u32>) {
    *frames += 1;
    let waits = *frames < READY || ready.waits && cache.waiting_pipelines().next().is_some();
    *calm = if waits { 0 } else { *calm + 1 };
    if *calm == READY {
        let mut seconds = ready.seconds.lock().unwrap_or_else(PoisonError::into_inner);
        seconds.get_or_insert(ready.began.elapsed().as_secs_f64());
    }
}

/// What is being measured.
#[derive(Resource, Default)]
struct Stopwatch {
    frame: u32,
    began: Option<Instant>,
    /// Frames so far, for whoever watches from outside the loop.
    drawn: Arc<AtomicU32>,
}

fn tick(mut watch: ResMut<Stopwatch>, ready: Res<Ready>, mut winit: ResMut<WinitSettings>) {
    watch.frame += 1;
    watch.drawn.store(watch.frame, Ordering::Relaxed);
    if watch.frame == WARM_UP {
        watch.began = Some(Instant::now());
    }
    if watch.frame == WARM_UP + FRAMES
        && let Some(began) = watch.began
    {
        let milliseconds = began.elapsed().as_secs_f64() * 1000.0 / f64::from(FRAMES);
        let start = ready.seconds.lock().unwrap_or_else(PoisonError::into_inner).unwrap_or(f64::NAN);
        // From here on only what moves is drawn.
        let mode = UpdateMode::reactive_low_power(Duration::MAX);
        *winit = WinitSettings { focused_mode: mode, unfocused_mode: mode };
        let drawn = watch.drawn.clone();
        std::thread::spawn(move || watch_rest(start, milliseconds, &drawn));
    }
}

/// Watches the window at rest from outside its loop, which may sleep for ever; prints the figures and ends.
fn watch_rest(start: f64, milliseconds: f64, drawn: &AtomicU32) {
    wait_for_calm(milliseconds, drawn);
    let (began, used, before) = (Instant::now(), processor_seconds(), drawn.load(Ordering::Relaxed));
    std::thread::sleep(REST);
    let share = (processor_seconds() - used) / began.elapsed().as_secs_f64() * 100.0;
    let frames = drawn.load(Ordering::Relaxed) - before;
    println!("figures {start:.3} {milliseconds:.3} {:.1} {share:.3} {frames}", memory());
    let _ = std::fs::remove_dir_all(folder());
    std::process::exit(0);
}

/// Waits until the last frame is done: none has begun for several times as long as one takes.
fn wait_for_calm(milliseconds: f64, drawn: &AtomicU32) {
    let calm = CALM.max(Duration::from_secs_f64(FRAMES_OF_CALM * milliseconds / 1000.0));
    let (began, mut last, mut since) = (Instant::now(), drawn.load(Ordering::Relaxed), Instant::now());
    while since.elapsed() < calm && began.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(50));
        let now = drawn.load(Ordering::Relaxed);
        if now != last {
            (last, since) = (now, Instant::now());
        }
    }
}

/// Memory in use, in MiB, as the system counts it.
fn memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes: f64 = line.and_then(|l| l.split_whitespace().next()?.parse().ok()).unwrap_or(f64::NAN);
    kilobytes / 1024.0
}

/// Processor time used so far, in seconds.
fn processor_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name in brackets may hold spaces; user and system time are the 12th and 13th fields after it.
    let after = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<f64> = after.split_whitespace().skip(11).take(2).filter_map(|f| f.parse().ok()).collect();
    // A tick is a hundredth of a second on every Linux.
    fields.iter().sum::<f64>() / 100.0
}
