//! The command line of the game: bad values give a clear error and exit 2, without a window.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::process::{Command, Output};

fn ball(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ball"))
        .args(arguments)
        .current_dir(std::env::temp_dir())
        // With no display, a window that somebody tried to open would fail in another way.
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .unwrap()
}

fn assert_refused(arguments: &[&str], says: &[&str]) {
    let output = ball(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
    for part in says {
        assert!(error.contains(part), "{arguments:?} must say `{part}`: {error}");
    }
    assert!(output.stdout.is_empty());
}

#[test]
fn bad_values_say_what_where_and_what_to_do() {
    let folder = std::env::temp_dir().join(format!("ball-options-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        std::fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    assert_refused(&["--position", "bpn1 x"], &["--position", "column"]);
    assert_refused(&["--position", "bpn1 a A9 aX1 X1G9 X1M17 -"], &["column 8", "9 PA"]);
    assert_refused(&["--record", "no-such-file.ball"], &["--record", "no-such-file.ball"]);
    assert_refused(&["--record", folder.to_str().unwrap()], &["--record"]);
    assert_refused(&["--record", &file("empty.ball", b"")], &["line 1", "result"]);
    assert_refused(&["--record", &file("cut.ball", b"1. S1G11-")], &["line 1, column 4"]);
    assert_refused(&["--record", &file("bytes.ball", &[0xFF, 0xFE])], &["bytes.ball"]);
    assert_refused(&["--size", "12"], &["--size", "1280x800"]);
    assert_refused(&["--size", "0x0"], &["--size"]);
    assert_refused(&["--lang", "tlh"], &["--lang tlh", "en"]);
    assert_refused(&["--no-such-option"], &["--no-such-option"]);
    assert_refused(&["--cards", "--position", "bpn1"], &["--position"]);
    assert_refused(&["--data-dir", ""], &["--data-dir"]);
    assert_refused(&["--data-dir", &file("plain", b"")], &["plain", "--data-dir"]);
    std::fs::remove_dir_all(folder).unwrap();
}

/// The file of bindings is one of the settings; both are asked for in a process with an environment of its own.
#[test]
fn lx01_matches_and_settings_lie_in_the_users_own_folders() {
    const CHILD: &str = "BALL_TEST_FOLDERS";
    if std::env::var_os(CHILD).is_some() {
        println!("{:?}", ball::storage::Storage::new(None).unwrap());
        return;
    }
    let name = "lx01_matches_and_settings_lie_in_the_users_own_folders";
    let output = Command::new(std::env::current_exe().unwrap())
        .args([name, "--exact", "--nocapture"])
        .env(CHILD, "1")
        .env("HOME", "/home/ada")
        .env("XDG_DATA_HOME", "/somewhere/data")
        .env("XDG_CONFIG_HOME", "/somewhere/config")
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    if cfg!(target_os = "linux") {
        for folder in ["/somewhere/data/ball-game", "/somewhere/config/ball-game"] {
            assert!(told.contains(folder), "{folder} in {told}");
        }
        assert!(!told.contains("/home/ada"), "{told}");
    }
}

#[test]
fn help_and_version_need_no_window() {
    for (argument, says) in [("--help", "--position"), ("--version", env!("CARGO_PKG_VERSION"))] {
        let output = ball(&[argument]);
        assert!(output.status.success());
        assert!(String::from_utf8_lossy(&output.stdout).contains(says));
    }
}
