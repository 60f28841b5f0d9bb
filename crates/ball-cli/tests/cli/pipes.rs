//! Outputs that cannot be written.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use super::program;

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    // A finished game has no decisions at any depth, so this would print for a very long time.
    let mut child = program()
        .args(["perft", "4294967295", "--position", "bpn1 a E aX1 X1A17 X1G9 -"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert_eq!(first, "1 0\n");
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_pipe_closed_from_the_start_panics_nowhere() {
    for args in [
        &["moves"][..],
        &["show"],
        &["man"],
        &["completions", "bash"],
        &["apply", "."],
        &["perft", "2", "--divide"],
        &["--help"],
    ] {
        let mut child = program().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = program().arg("moves").stdout(full).output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.starts_with("error: cannot write the output: "), "{message}");
    assert_eq!(output.status.code(), Some(1));
}
