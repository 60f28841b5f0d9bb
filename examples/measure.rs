//! Frame time, memory and processor time at rest of the game, as ratios to an empty window with the same plugins.
//!
//! Run by `scripts/measure`. Without arguments it runs the two by turns, each in a process of its own, and compares;
//! with `--game` or `--bare` it is one of the two.

use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use ball::GamePlugin;
use ball::screens::Screen;
use ball::settings::{AnimationSpeed, Graphics, Settings};
use ball::storage::Storage;
use bevy::audio::AudioPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

/// Frames that are drawn before the measuring begins, while pipelines are compiled.
const WARM_UP: u32 = 40;
/// Frames that are measured.
const FRAMES: u32 = 60;
/// For how long the window at rest is watched.
const REST: Duration = Duration::from_secs(5);
/// Pairs of runs.
const ROUNDS: usize = 3;

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("--game") => run(true),
        Some("--bare") => run(false),
        None => compare(),
        Some(other) => {
            eprintln!("measure: unknown argument {other}; run it without any");
            ExitCode::from(2)
        }
    }
}

/// What one run prints: milliseconds a frame, MiB in memory, percent of a core at rest.
#[derive(Clone, Copy)]
struct Figures([f64; 3]);

fn compare() -> ExitCode {
    let names = ["frame time, ms", "memory, MiB", "at rest, % of a core"];
    let mut ratios: [Vec<f64>; 3] = Default::default();
    for round in 1..=ROUNDS {
        let (Some(bare), Some(game)) = (measure("--bare"), measure("--game")) else {
            eprintln!("measure: a run gave no figures; is there a display?");
            return ExitCode::FAILURE;
        };
        for (i, name) in names.iter().enumerate() {
            println!("round {round}: {name}: game {:.1}, empty window {:.1}", game.0[i], bare.0[i]);
            ratios[i].push(game.0[i] / bare.0[i].max(0.01));
        }
    }
    for (name, ratios) in names.iter().zip(&mut ratios) {
        ratios.sort_by(f64::total_cmp);
        let (low, middle, high) = (ratios[0], ratios[ROUNDS / 2], ratios[ROUNDS - 1]);
        println!("{name}: game / empty window = {middle:.2} (from {low:.2} to {high:.2})");
    }
    ExitCode::SUCCESS
}

fn measure(which: &str) -> Option<Figures> {
    let output = Command::new(std::env::current_exe().ok()?).arg(which).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = text.lines().find_map(|line| line.strip_prefix("figures "))?;
    let numbers: Vec<f64> = line.split(' ').filter_map(|number| number.parse().ok()).collect();
    Some(Figures(numbers.try_into().ok()?))
}

fn run(game: bool) -> ExitCode {
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
    if game {
        let settings =
            Settings { graphics: Graphics::Low, animation_speed: AnimationSpeed::Instant, ..Settings::default() };
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
    app.insert_resource(Stopwatch::default()).add_systems(Last, tick);
    let exit = app.run();
    if exit.is_success() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Where the measured game keeps its match.
fn folder() -> std::path::PathBuf {
    std::env::temp_dir().join(format!("ball-measure-{}", std::process::id()))
}

/// What is being measured.
#[derive(Resource, Default)]
struct Stopwatch {
    frame: u32,
    began: Option<Instant>,
}

fn tick(mut watch: ResMut<Stopwatch>, mut winit: ResMut<WinitSettings>) {
    watch.frame += 1;
    if watch.frame == WARM_UP {
        watch.began = Some(Instant::now());
    }
    if watch.frame == WARM_UP + FRAMES
        && let Some(began) = watch.began
    {
        let milliseconds = began.elapsed().as_secs_f64() * 1000.0 / f64::from(FRAMES);
        // From here on only what moves is drawn.
        let mode = UpdateMode::reactive_low_power(Duration::MAX);
        *winit = WinitSettings { focused_mode: mode, unfocused_mode: mode };
        std::thread::spawn(move || watch_rest(milliseconds));
    }
}

/// Watches the window at rest from outside its loop, which may sleep for ever; prints the figures and ends.
fn watch_rest(milliseconds: f64) {
    // The last frames are still on their way.
    std::thread::sleep(Duration::from_secs(3));
    let (began, used) = (Instant::now(), processor_seconds());
    std::thread::sleep(REST);
    let share = (processor_seconds() - used) / began.elapsed().as_secs_f64() * 100.0;
    println!("figures {milliseconds:.3} {:.1} {share:.3}", memory());
    let _ = std::fs::remove_dir_all(folder());
    std::process::exit(0);
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
