//! The game in a real window, started as the README says, driven by real key events, killed and started again.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A display of its own, ended with the test.
struct Display {
    server: Child,
    name: String,
}

impl Display {
    fn start() -> Display {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is missing: scripts/setup --tests installs it");
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        Display { server, name: format!(":{}", number.trim()) }
    }

    fn tool(&self, program: &str, arguments: &[&str]) -> String {
        let output = Command::new(program).args(arguments).env("DISPLAY", &self.name).output();
        let output = output.unwrap_or_else(|e| panic!("{program}: {e}; scripts/setup --tests installs it"));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The game, in a process group of its own so that what it starts ends with it.
struct Game<'a> {
    process: Child,
    display: &'a Display,
    window: String,
}

impl<'a> Game<'a> {
    fn start(display: &'a Display, folder: &Path, more: &[&str]) -> Game<'a> {
        let runtime = folder.join("runtime");
        fs::create_dir_all(&runtime).unwrap();
        let log = fs::File::create(folder.join("log.txt")).unwrap();
        let process = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/play"))
            .arg("--data-dir")
            .arg(folder)
            .args(["--size", "640x480"])
            .args(more)
            .env("DISPLAY", &display.name)
            .env("XDG_RUNTIME_DIR", &runtime)
            .env_remove("WAYLAND_DISPLAY")
            .stdout(Stdio::null())
            .stderr(log)
            .process_group(0)
            .spawn()
            .unwrap();
        let window = wait_for("the window", 300, || {
            Some(display.tool("xdotool", &["search", "--name", "^BALL$"])).filter(|id| !id.is_empty())
        });
        Game { process, display, window }
    }

    fn key(&self, key: &str) {
        self.display.tool("xdotool", &["windowfocus", &self.window]);
        self.display.tool("xdotool", &["key", key]);
        // Drawing in software takes its time, and a key must not meet the frame of the one before.
        std::thread::sleep(Duration::from_millis(700));
    }

    fn kill(&mut self) {
        let group = format!("-{}", self.process.id());
        let _ = Command::new("kill").args(["-9", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.process.wait();
    }
}

impl Drop for Game<'_> {
    fn drop(&mut self) {
        self.kill();
    }
}

fn wait_for<T>(what: &str, seconds: u64, mut ready: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(value) = ready() {
            return value;
        }
        assert!(start.elapsed() < Duration::from_secs(seconds), "{what} did not come in {seconds} s");
        std::thread::sleep(Duration::from_millis(250));
    }
}

fn wait_for_text(file: &Path, text: &str) {
    wait_for(&format!("`{text}` in the record"), 60, || fs::read_to_string(file).ok().filter(|all| all.contains(text)));
}

/// How many colours the screen shows.
fn colours(display: &Display, picture: &Path) -> usize {
    display.tool("import", &["-window", "root", picture.to_str().unwrap()]);
    let count = display.tool("convert", &[picture.to_str().unwrap(), "-format", "%k", "info:"]);
    count.parse().unwrap_or(0)
}

#[test]
fn a_turn_by_real_keys_survives_being_killed() {
    let folder: PathBuf = std::env::temp_dir().join(format!("ball-window-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("settings.ron"), "(graphics: Low, animation_speed: Instant, confirm_end_phase: false)")
        .unwrap();
    let record = folder.join("current.ball");
    let display = Display::start();

    let mut game = Game::start(&display, &folder, &["--basic"]);
    let picture = folder.join("screen.png");
    wait_for("a picture that is not blank", 120, || (colours(&display, &picture) > 200).then_some(()));
    // The first piece, its move, the square above it.
    for key in ["Tab", "1", "Up", "Return"] {
        game.key(key);
    }
    wait_for_text(&record, "X1K11-L12");
    game.key("e");
    wait_for_text(&record, "X1K11-L12 .");
    game.kill();

    let game = Game::start(&display, &folder, &[]);
    wait_for("a picture that is not blank", 120, || (colours(&display, &picture) > 200).then_some(()));
    // The title offers the match that was interrupted.
    for key in ["Return", "Tab", "1", "Up", "Return"] {
        game.key(key);
    }
    wait_for_text(&record, "2. X1C7-D8");
    let text = fs::read_to_string(&record).unwrap();
    assert!(text.contains("1. X1K11-L12 ."), "the turn from before the kill is still there: {text}");
    drop(game);
    let _ = fs::remove_dir_all(&folder);
}
