//! The command line itself: help, versions, completions, manual pages and misuse.

use super::run;

const COMMANDS: [&str; 10] =
    ["perft", "moves", "apply", "show", "check", "random", "engine", "match", "completions", "man"];

#[test]
fn misuse_is_exit_code_2() {
    for args in [
        &[][..],
        &["dance"],
        &["--no-such-option"],
        &["perft"],
        &["perft", "-1"],
        &["perft", "x"],
        &["perft", "4294967296"],
        &["perft", "1", "2"],
        &["moves", "--position"],
        &["moves", "extra"],
        &["apply"],
        &["check"],
        &["random", "--seed", "1"],
        &["random", "--decisions", "1"],
        &["random", "--seed", "-1", "--decisions", "1"],
        &["completions", "cmd"],
    ] {
        assert!(run(args).failure(2).contains("--help"), "{args:?}");
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    assert_eq!(run(["--version"]).lines(), [format!("ball-cli {}", env!("CARGO_PKG_VERSION"))]);
}

#[test]
fn every_help_has_examples() {
    let help = run(["--help"]);
    for command in COMMANDS {
        assert!(help.lines().iter().any(|line| line.trim_start().starts_with(command)), "{command}");
        let own = run([command, "--help"]);
        assert!(own.lines().contains(&"Examples:"), "{command}");
        assert!(own.out.contains(&format!("\n  ball-cli {command}")), "{command}: {}", own.out);
        assert_eq!(run(["help", command]), own);
    }
}

#[test]
fn completions_and_manual_pages_are_generated() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(run(["completions", shell]).out.contains("perft"), "{shell}");
    }
    let page = run(["man"]);
    assert!(page.lines().iter().any(|line| line.starts_with(".TH ball-cli 1")), "{}", page.out);
    for command in COMMANDS {
        let page = run(["man", command]);
        assert!(page.lines().iter().any(|line| line.starts_with(&format!(".TH ball-cli-{command} 1"))), "{command}");
    }
    assert!(run(["man", "dance"]).failure(1).contains("no command `dance`"));
}
