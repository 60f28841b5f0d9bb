//! The credits name every library that is built in, in the version that is built in.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use ball::screens::libraries;

fn read(file: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

/// The names below `[dependencies]` and `[dependencies.NAME]` of a manifest.
fn direct_dependencies(manifest: &str) -> Vec<String> {
    let (mut names, mut inside) = (Vec::new(), false);
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            inside = line == "[dependencies]";
            let table = line.strip_prefix("[dependencies.").and_then(|rest| rest.strip_suffix(']'));
            names.extend(table.map(str::to_owned));
        } else if let (true, Some((name, _))) = (inside && !line.starts_with('#'), line.split_once(" = ")) {
            names.push(name.split('.').next().unwrap().to_owned());
        }
    }
    names
}

#[test]
fn every_library_that_a_manifest_names_is_in_the_credits() {
    let known: BTreeSet<&str> = libraries().map(|library| library.name).collect();
    let manifests = ["Cargo.toml", "crates/ball-ai/Cargo.toml", "crates/ball-rules/Cargo.toml"];
    let more = ["crates/ball-sound/Cargo.toml", "crates/ball-teach/Cargo.toml"];
    let mut seen = 0;
    for manifest in manifests.into_iter().chain(more) {
        for name in direct_dependencies(&read(manifest)) {
            assert!(
                known.contains(name.as_str()) || name.starts_with("ball-"),
                "{name} of {manifest}: run scripts/credits"
            );
            seen += 1;
        }
    }
    assert!(seen > 15, "{seen} dependencies were found in the manifests");
}

#[test]
fn the_credits_are_those_of_the_locked_versions() {
    let lock = read("Cargo.lock");
    for library in libraries() {
        let entry = format!("name = \"{}\"\nversion = \"{}\"\n", library.name, library.version);
        assert!(lock.contains(&entry), "{} {} is not built in: run scripts/credits", library.name, library.version);
    }
}

#[test]
fn the_credits_are_what_cargo_says_is_built_in() {
    // What is built in differs between systems; the list is that of the one on which it is made.
    if !cfg!(target_os = "linux") {
        return;
    }
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "--package", "ball", "--edges", "normal,no-proc-macro"])
        .args(["--prefix", "none", "--format", "{p}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let built: BTreeSet<String> = text
        .lines()
        .filter(|line| !line.contains(" (/"))
        .filter_map(|line| line.split_once(" v"))
        .map(|(name, version)| format!("{name} {}", version.split(' ').next().unwrap()))
        .collect();
    let told: BTreeSet<String> = libraries().map(|one| format!("{} {}", one.name, one.version)).collect();
    let missing: Vec<_> = built.symmetric_difference(&told).collect();
    assert!(missing.is_empty(), "run scripts/credits: {missing:?}");
}
