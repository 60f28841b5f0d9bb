//! What has been learned is kept, and a damaged file loses only what is damaged.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use ball_teach::{Exercise, Learned, Lesson, Situation};
use proptest::prelude::*;

fn some() -> Learned {
    let mut learned = Learned::default();
    for lesson in Lesson::all().iter().take(3) {
        for task in 0..lesson.tasks.len() {
            learned.task_done(lesson, task, 1);
        }
    }
    learned.exercise_done(&Exercise::all()[4], 2);
    learned.see(Situation::Stack);
    learned.see(Situation::BallLoose);
    learned
}

#[test]
fn what_is_done_stays_done_with_the_fewest_hints() {
    let mut learned = some();
    let lesson = &Lesson::all()[0];
    learned.task_done(lesson, 0, 0);
    learned.task_done(lesson, 0, 2);
    assert_eq!(learned.task_hints(lesson, 0), Some(0));
    assert_eq!(learned.task_hints(lesson, 99), None);
    assert!(learned.is_lesson_done(lesson) && !learned.is_lesson_done(&Lesson::all()[3]));
    assert_eq!(learned.next_task(), Some((3, 0)));
    assert_eq!(learned.exercise_hints(&Exercise::all()[4]), Some(2));
    assert_eq!(learned.exercise_hints(&Exercise::all()[5]), None);
    assert!(learned.has_seen(Situation::Stack) && !learned.has_seen(Situation::Card));
    learned.forget_seen();
    assert!(!learned.has_seen(Situation::Stack));
}

#[test]
fn it_is_read_as_it_was_written() {
    for learned in [Learned::default(), some()] {
        assert_eq!(Learned::from_text(&learned.to_text()), (learned, true));
    }
}

#[test]
fn unknown_entries_are_kept_and_unknown_fields_do_no_harm() {
    let text = "(version: 7, tasks: {\"board/cross\": 1, \"juggling/three\": 0}, exercises: {99: 1}, seen: [\"moon\"], mood: 3)";
    let (learned, whole) = Learned::from_text(text);
    assert!(whole);
    assert_eq!(learned.task_hints(&Lesson::all()[0], 0), Some(1));
    let again = learned.to_text();
    for kept in ["juggling/three", "99", "moon"] {
        assert!(again.contains(kept), "{again}");
    }
    assert_eq!(Learned::from_text("()"), (Learned::default(), true));
}

#[test]
fn of_a_damaged_text_everything_readable_is_kept() {
    let text = some().to_text();
    let broken = text.replacen("\"board/cross\": 1", "\"board/cross\": many", 1);
    assert_ne!(broken, text);
    let (learned, whole) = Learned::from_text(&broken);
    assert!(!whole);
    assert_eq!(learned.task_hints(&Lesson::all()[0], 0), None, "this entry is lost");
    assert_eq!(learned.next_task(), Some((0, 0)));
    for lesson in &Lesson::all()[1..3] {
        assert!(learned.is_lesson_done(lesson), "{}", lesson.id);
    }
    assert_eq!(learned.exercise_hints(&Exercise::all()[4]), Some(2));
    assert!(learned.has_seen(Situation::Stack) && learned.has_seen(Situation::BallLoose));
    // Cut off in the middle.
    let half = &text[..text.find("exercises").unwrap()];
    let (learned, whole) = Learned::from_text(half);
    assert!(!whole && learned.is_lesson_done(&Lesson::all()[0]) && !learned.has_seen(Situation::Stack));
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "\\PC*", at in 0usize..400) {
        let _ = Learned::from_text(&text);
        let mut whole = some().to_text();
        let at = (0..=at.min(whole.len())).rev().find(|&at| whole.is_char_boundary(at)).unwrap();
        whole.insert_str(at, &text);
        let (learned, _) = Learned::from_text(&whole);
        prop_assert_eq!(Learned::from_text(&learned.to_text()), (learned, true));
    }
}
