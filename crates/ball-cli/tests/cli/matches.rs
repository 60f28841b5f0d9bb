//! Matches between engines, well-behaved or not.

use std::fs;
use std::path::PathBuf;

use super::{Run, finished, program, run};

/// A fresh folder.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("match-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The line that begins so.
fn line<'a>(run: &'a Run, start: &str) -> &'a str {
    let lines = run.lines();
    lines.into_iter().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("no `{start}` in {}", run.out))
}

/// A match of greedy against a shell script that speaks the protocol, but for what it answers to `go`.
#[cfg(unix)]
fn against_script(name: &str, on_go: &str) -> Run {
    let folder = folder(name);
    let script = format!(
        "while read -r line; do case \"$line\" in\n  isready) echo readyok ;;\n  go*) {on_go} ;;\n  quit) exit ;;\nesac; done\n"
    );
    fs::write(folder.join("engine.sh"), script).unwrap();
    let args =
        ["match", "sh engine.sh", "greedy", "--games", "4", "--nodes", "500", "--margin", "2000", "--records", "."];
    let run = finished(program().args(args).current_dir(&folder).output().unwrap());
    assert_eq!(line(&run, "score "), "score sh engine.sh – greedy: 0 : 4 (0 won, 0 drawn, 4 lost; 0.0 %)");
    for number in 1..=4 {
        let record = fs::read_to_string(folder.join(format!("0000{number}.ball"))).unwrap();
        assert!(record.contains("[Fault \"the loser "), "{record}");
    }
    let records = (1..=4).map(|number| folder.join(format!("0000{number}.ball")));
    let checked = finished(program().arg("check").args(records).output().unwrap());
    assert_eq!(checked.lines().len(), 4);
    fs::remove_dir_all(folder).unwrap();
    run
}

#[cfg(unix)]
#[test]
fn an_engine_that_crashes_loses_and_the_match_goes_on() {
    let run = against_script("crash", "exit 3");
    assert!(line(&run, "game 4: ").contains(" by resignation (the loser crashed: it ended)"), "{}", run.out);
    assert!(line(&run, "ATK won ").ends_with("faults 4"));
}

#[cfg(unix)]
#[test]
fn an_engine_that_hangs_loses_on_time() {
    let run = against_script("hang", "exec sleep 60");
    assert!(line(&run, "game 1: ").contains(" by time (the loser did not answer in time)"), "{}", run.out);
}

#[cfg(unix)]
#[test]
fn an_engine_that_chatters_without_an_answer_loses_on_time() {
    let run = against_script("chatter", "while :; do echo info string thinking; done");
    assert!(line(&run, "game 1: ").contains(" by time (the loser did not answer in time)"), "{}", run.out);
}

#[cfg(unix)]
#[test]
fn an_engine_that_plays_illegally_loses() {
    for (name, answer, problem) in [
        ("no-decision", "touchdown", "`touchdown`: "),
        ("none", "none", "`none`: "),
        ("illegal", "X1A1-B2", "`X1A1-B2`: illegal decision: "),
        ("after", ".; .", "`.` after its turn"),
        ("empty", "", "``: "),
    ] {
        let run = against_script(name, &format!("echo \"bestturn {answer}\""));
        let problem = format!("(the loser played illegally: {problem}");
        assert!(line(&run, "game 1: ").contains(&problem), "{name}: {}", run.out);
    }
}

#[test]
fn a_match_can_be_repeated_and_is_recorded() {
    let folder = folder("records");
    let report = folder.join("report.md");
    let args = ["match", "greedy", "random", "--games", "5", "--nodes", "3000", "--mode", "cards", "--seed", "4"];
    let play = || {
        let mut command = program();
        command.args(args).arg("--records").arg(folder.join("games")).arg("--report").arg(&report);
        finished(command.output().unwrap())
    };
    let first = play();
    assert_eq!(first.lines().iter().filter(|line| line.starts_with("game ")).count(), 6, "{}", first.out);
    let games = || -> Vec<_> {
        (1..=6).map(|n| fs::read_to_string(folder.join(format!("games/0000{n}.ball"))).unwrap()).collect()
    };
    let written = games();
    assert_eq!(play(), first);
    assert_eq!(games(), written);
    // Both games of a pair begin alike, and the sides are swapped.
    let turns =
        |record: &str| record.lines().filter(|l| l.starts_with("1. ") || l.starts_with("2. ")).collect::<String>();
    assert_eq!(turns(&written[0]), turns(&written[1]));
    assert_ne!(turns(&written[0]), turns(&written[2]));
    assert!(written[0].contains("[ATK \"greedy\"]") && written[1].contains("[ATK \"random\"]"));
    let files = (1..=6).map(|n| folder.join(format!("games/0000{n}.ball")));
    let checked = finished(program().arg("check").args(files).output().unwrap());
    assert_eq!(checked.lines().len(), 6);
    let report = fs::read_to_string(report).unwrap();
    assert_eq!(report.matches("\n## Cards mode: greedy against random\n").count(), 2, "{report}");
    for word in ["| ATK won |", "| hand-off |", "| card `reverse` |"] {
        assert_eq!(report.matches(word).count(), 2, "{word}");
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_sequential_test_ends_as_soon_as_it_is_clear() {
    let args =
        ["match", "greedy", "random", "--games", "1000", "--nodes", "3000", "--sprt", "0", "300", "--concurrency", "2"];
    let run = run(args);
    assert!(line(&run, "sprt ").starts_with("sprt [+0, +300]: passed, "), "{}", run.out);
    assert!(run.lines().len() < 200);
}

#[test]
fn time_for_a_turn_is_kept() {
    let run = run(["match", "search", "uct", "--games", "2", "--time", "10", "--margin", "5000", "--turn-limit", "12"]);
    assert!(line(&run, "ATK won ").ends_with("faults 0"), "{}", run.out);
}

#[test]
fn bad_matches_are_refused() {
    for (args, problem) in [
        (&["match", "no-such-engine", "random"][..], "cannot start `no-such-engine`"),
        (&["match", "random", "level-9"], "level-1 to level-8"),
        (&["match", "random", " "], "is empty"),
        (&["match", "random", "random", "--sprt", "20", "10"], "ELO0 below ELO1"),
        (&["match", "random", "random", "--sprt", "nan", "10"], "ELO0 below ELO1"),
        (&["match", "random", "random", "--records", "/dev/null/x"], "cannot create the folder"),
    ] {
        assert!(run(args).failure(1).contains(problem), "{args:?}");
    }
    for args in [
        &["match", "random"][..],
        &["match", "random", "random", "--games", "0"],
        &["match", "random", "random", "--time", "5", "--nodes", "5"],
        &["match", "random", "random", "--mode", "chess"],
    ] {
        assert!(run(args).failure(2).contains("--help"), "{args:?}");
    }
}
