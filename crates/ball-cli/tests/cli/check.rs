//! `check`.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use super::{START, finished, program, run};

/// A folder of its own for a test, removed with its files.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.0.join(name);
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn valid_records_are_summed_up() {
    let folder = Folder::new("valid");
    for (name, text, ending) in [
        ("going on.ball", "*", "* -"),
        ("resigned", "[Result \"ATK\"]\n\nATK\n", "ATK resignation"),
        ("time", "[Reason \"time\"]\r\n\r\nDEF", "DEF time"),
        ("agreed", "\u{feff}[ATK \"Ada\"]\n{comment}\ndraw", "draw agreement"),
    ] {
        let file = folder.file(name, text.as_bytes());
        assert_eq!(run(["check", &file]).lines(), [format!("{file}: {START} {ending}")]);
    }
    let touchdown = "[Start \"bpn1 a A1 aX1 X1F16 X1A1 -\"]\n\n1. X1F16-G17 ATK";
    let file = folder.file("touchdown", touchdown.as_bytes());
    assert_eq!(run(["check", &file]).lines(), [format!("{file}: bpn1 a E aX1 X1G17 X1A1 - ATK touchdown")]);
    let limited = "[Start \"bpn1 a A0 aX1 X1G9 X1A1 -\"]\n[TurnLimit \"2\"]\n\n1. .\n2. . draw";
    let file = folder.file("limit", limited.as_bytes());
    assert!(run(["check", &file]).lines()[0].ends_with(" draw turn-limit"));
}

#[test]
fn invalid_records_are_reported_with_their_place_and_the_others_still_checked() {
    let folder = Folder::new("invalid");
    let good = folder.file("good", b"1. S1G11-G9 *");
    let illegal = folder.file("illegal", b"[Mode \"basic\"]\n\n1. S1G11-G9\n   {x} S1G9-G8 . *");
    let binary = folder.file("binary", b"\xEF\xBB\xBF1. .\n2. X\xFF *");
    let missing = folder.0.join("missing").to_str().unwrap().to_owned();
    let directory = folder.0.to_str().unwrap().to_owned();
    let empty = folder.file("empty", b"");
    let found = run(["check", &good, &illegal, &binary, &missing, &directory, &empty, &good]);
    assert_eq!(found.code, 1);
    let lines: Vec<&str> = found.out.lines().collect();
    assert_eq!(lines.len(), 2, "{}", found.out);
    assert!(lines.iter().all(|line| line.starts_with(&format!("{good}: bpn1 d A1 ")) && line.ends_with(" * -")));
    let errors: Vec<&str> = found.err.lines().collect();
    assert_eq!(errors.len(), 5, "{}", found.err);
    assert!(errors[0].starts_with(&format!("{illegal}:4:8: `S1G9-G8`: ")), "{}", errors[0]);
    assert_eq!(errors[1], format!("{binary}:2:5: this is no UTF-8 text"));
    assert!(errors[2].starts_with(&format!("{missing}: cannot be read: ")), "{}", errors[2]);
    assert!(errors[3].starts_with(&format!("{directory}: cannot be read: ")), "{}", errors[3]);
    assert!(errors[4].starts_with(&format!("{empty}:1:1: ")), "{}", errors[4]);
}

#[test]
fn errors_stay_short_whatever_the_file_holds() {
    let folder = Folder::new("long");
    for (name, text) in [
        ("word", "x".repeat(1 << 20)),
        ("card", format!("#{} *", "x".repeat(1 << 20))),
        ("argument", format!("#scoop {} *", "x".repeat(1 << 20))),
        ("value", format!("[Mode \"{}\"]\n*", "x".repeat(1 << 20))),
        ("tag", format!("[{0} \"\"]\n[{0} \"\"]\n*", "x".repeat(1 << 20))),
        ("start", format!("[Start \"bpn1 a A2 aX1 X1A1 X1A3 0/0;{};\"]\n*", "x".repeat(1 << 20))),
    ] {
        let found = run(["check", &folder.file(name, text.as_bytes())]);
        assert!(found.failure(1).len() < 1000, "{name}: {} bytes", found.err.len());
    }
}

#[test]
fn the_standard_input_is_a_file_too() {
    let mut child = program()
        .args(["check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"*\n").unwrap();
    assert_eq!(finished(child.wait_with_output().unwrap()).lines(), [format!("-: {START} * -")]);
}
