//! Lessons and exercises: each can be done, in as many really different ways as its data say, and not by a wrong one.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use ball_rules::{Decision, Ruleset};
use ball_teach::{Exercise, Lesson, LessonRun, Progress, Task};

/// The most states that a proof looks at.
const LIMIT: usize = 400_000;

fn tasks() -> Vec<&'static Task> {
    let lessons = Lesson::all().iter().flat_map(|lesson| &lesson.tasks);
    lessons.chain(Exercise::all().iter().map(|exercise| &exercise.task)).collect()
}

fn texts(way: &[Decision]) -> Vec<String> {
    way.iter().map(|decision| decision.display(Ruleset::house()).to_string()).collect()
}

fn end(task: &Task, way: &[Decision]) -> Progress {
    let mut run = LessonRun::new(task);
    for &decision in way {
        run.play(decision).unwrap_or_else(|error| panic!("{}: {error}", task.key));
    }
    run.progress()
}

#[test]
#[ignore = "prints"]
fn print_all() {
    for task in tasks() {
        let t = std::time::Instant::now();
        let ways = task.different_ways(LIMIT);
        println!(
            "{} start={:?} wrong={:?} listed={:?} {:?}",
            task.key,
            task.judge(&task.new_match()),
            end(task, &task.wrong),
            task.ways.iter().map(|w| end(task, w)).collect::<Vec<_>>(),
            t.elapsed()
        );
        for way in ways.iter().take(6) {
            println!("    {:?}", texts(way));
        }
    }
}

/// The names of the texts in the English file.
fn english() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/locales/en/lessons.ftl");
    let source = std::fs::read_to_string(path).unwrap();
    let keys = source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let mut keys: Vec<String> = keys.map(|line| line.split(" =").next().unwrap().to_owned()).collect();
    keys.sort();
    keys
}

#[test]
fn every_text_is_there_and_none_is_in_vain() {
    assert_eq!(ball_teach::lesson_keys(), english());
}
