//! Goals are checked by the rules: each kind of goal is met by what it asks for and by nothing less.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use ball_teach::{Lesson, Progress};

/// How far a task with this position and goal is after the decisions.
fn judge(start: &str, goal: &str, decisions: &[&str]) -> Progress {
    let text = format!(
        "[(id: \"x\", paragraphs: 0, section: 1, tasks: [(id: \"y\", start: \"{start}\", goal: {goal}, ways: [[]], wrong: [])])]"
    );
    let lessons = Lesson::parse("goal.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    let task = &lessons[0].tasks[0];
    let mut game = task.new_match();
    for decision in decisions {
        game.play_text(decision).unwrap_or_else(|error| panic!("{decision}: {error}"));
    }
    task.judge(&game)
}

const OPEN: &str = "bpn1 a A2 dX2 X1E5,X2K5,O1C3 X1G17,X2G7 0/0;;";
const OVER: Progress = Progress::Failed("lesson-failed-turn-over");
use Progress::{Done, Going};

#[test]
fn a_piece_on_a_square_is_the_named_one_or_any_of_a_kind() {
    assert_eq!(judge(OPEN, r#"On(who: "X1", squares: ["D6"])"#, &["X1E5-D6"]), Done);
    assert_eq!(judge(OPEN, r#"On(who: "X2", squares: ["D6"])"#, &["X1E5-D6"]), Going);
    assert_eq!(judge(OPEN, r#"On(who: "X", squares: ["A1", "D6"])"#, &["X1E5-D6"]), Done);
    assert_eq!(judge(OPEN, r#"On(who: "O", squares: ["D6"])"#, &["X1E5-D6"]), Going);
    assert_eq!(judge(OPEN, r#"On(squares: ["D6"])"#, &["X1E5-D6"]), Done);
    assert_eq!(judge(OPEN, r#"On(who: "their X2", squares: ["G7"])"#, &[]), Done, "it stands there already");
    assert_eq!(judge(OPEN, r#"On(who: "any", squares: ["G7"])"#, &[]), Going, "that is the opponent's");
}

#[test]
fn deeds_are_counted_for_the_piece_that_did_them() {
    let dodge = ["X1E5xG7-H6"];
    for deed in ["Dodge", "ForcedFumble"] {
        assert_eq!(judge(OPEN, &format!("Did(deed: {deed})"), &dodge), Done, "{deed}");
        assert_eq!(judge(OPEN, &format!("Did(deed: {deed}, by: \"X2\")"), &dodge), Going, "{deed}");
    }
    assert_eq!(judge(OPEN, "Did(deed: Downing, by: \"their X2\")", &dodge), Done);
    assert_eq!(judge(OPEN, "Did(deed: Downing, by: \"their X1\")", &dodge), Going);
    assert_eq!(judge(OPEN, "Did(deed: Move, count: 2)", &["X1E5-D6"]), Going);
    assert_eq!(judge(OPEN, "Did(deed: Move, count: 2)", &["X1E5-D6", "X2K5-L6"]), Done);
    assert_eq!(judge(OPEN, "Did(deed: Move)", &dodge), Going, "the exit of a dodge is no move");
    assert_eq!(judge(OPEN, "Did(deed: Convert)", &["="]), Done);
    let beside = "bpn1 a A2 dX2 X1F6,X2G5,O1C3 X1G17,X2G7 3/0;;";
    let leap = ["X1F6*H8-H6"];
    for deed in ["TacticalDodge", "Fumble"] {
        assert_eq!(judge(beside, &format!("Did(deed: {deed})"), &leap), Done, "{deed}");
        assert_eq!(judge(beside, &format!("Did(deed: {deed})"), &["X1F6+G7"]), Going, "{deed}");
    }
    for deed in ["Block", "StackTake"] {
        assert_eq!(judge(beside, &format!("Did(deed: {deed})"), &["X1F6+G7"]), Done, "{deed}");
        assert_eq!(judge(beside, &format!("Did(deed: {deed})"), &["X1F6+G5"]), Going, "{deed}");
    }
    assert_eq!(judge(beside, "Did(deed: Protection)", &["X1F6+G5"]), Done);
    assert_eq!(judge(beside, "Did(deed: Protection)", &["X1F6+G7"]), Going);
    assert_eq!(judge(beside, "Did(deed: Card(\"breakaway\"))", &["#breakaway X1F6-C9"]), Done);
    assert_eq!(judge(beside, "Did(deed: Card(\"scoop\"))", &["#breakaway X1F6-C9"]), Going);
    let ball = "bpn1 a A2 aX1 X1F6,X2G7,O1C3- X1G17 -";
    assert_eq!(judge(ball, "Did(deed: HandOff)", &["X1>X2"]), Done);
    assert_eq!(judge(ball, "Did(deed: ShortPass)", &["X1>X2@H8"]), Done);
    assert_eq!(judge(ball, "Did(deed: PickUp)", &["X1>X2@H8"]), Going);
    assert_eq!(judge(ball, "Did(deed: PickUp, by: \"X2\")", &["X1>X2@H8", "X2G7-H8"]), Done);
    assert_eq!(judge(ball, "Did(deed: LongPass)", &["X1>@A13"]), Done);
    assert_eq!(judge(ball, "Did(deed: StandUp)", &["."]), Going);
    assert_eq!(judge(ball, "Did(deed: StandUp, by: \"O1\")", &[".", "O1C3^D4"]), Done);
    let stack = "bpn1 a A2 aX1 X1G7^ X1G17,X2G7 -";
    assert_eq!(judge(stack, "Did(deed: Release)", &[".", "X1G7/H8,F6:t"]), Done);
    assert_eq!(judge("bpn1 a A1 aX1 X1G15 X1A17 -", "Did(deed: Touchdown)", &["X1G15-I17"]), Done);
}

#[test]
fn the_state_of_ball_and_pieces_is_read_from_the_position() {
    assert_eq!(judge(OPEN, "BallWith(\"X1\")", &["X1E5xG7-H6"]), Done);
    assert_eq!(judge(OPEN, "BallWith(\"X2\")", &["X1E5xG7-H6"]), Going);
    assert_eq!(judge(OPEN, "BallWith(\"their any\")", &[]), Done);
    let ball = "bpn1 a A2 aX1 X1F6,X2G7,O1C3- X1G17 -";
    assert_eq!(judge(ball, "Loose([])", &["X1>X2@H8"]), Done);
    assert_eq!(judge(ball, "Loose([\"F8\"])", &["X1>X2@H8"]), Going);
    assert_eq!(judge(ball, "Loose([])", &[]), Going);
    assert_eq!(judge(ball, "Active(\"any\")", &["."]), Going);
    assert_eq!(judge(ball, "Active(\"any\")", &[".", "O1C3^D4"]), Done);
    assert_eq!(judge(ball, "Downed(\"O1\")", &[]), Done);
    assert_eq!(judge(OPEN, "Downed(\"their any\")", &["X1E5xG7-H6"]), Done);
    assert_eq!(judge(OPEN, "Energy(2)", &["="]), Going);
    assert_eq!(judge(OPEN, "Energy(2)", &["=", "="]), Done);
    let kept = "All([On(who: \"X1\", squares: [\"G7\"]), PaLeft(1)])";
    assert_eq!(judge("bpn1 a A2 dX1 X1E5 X1G17 -", kept, &["X1E5-G7"]), Done);
    assert_eq!(judge("bpn1 a A2 dX1 X1E5 X1G17 -", kept, &["X1E5-F6", "X1F6-G7"]), Going, "it took one PA too many");
}

#[test]
fn all_needs_every_part_and_any_one_of_them() {
    let parts = "[Did(deed: Move, by: \"X1\"), Did(deed: Move, by: \"X2\")]";
    assert_eq!(judge(OPEN, &format!("All({parts})"), &["X2K5-L6"]), Going);
    assert_eq!(judge(OPEN, &format!("All({parts})"), &["X2K5-L6", "X1E5-D6"]), Done);
    assert_eq!(judge(OPEN, &format!("Any({parts})"), &["X2K5-L6"]), Done);
    assert_eq!(judge(OPEN, &format!("Any({parts})"), &["O1C3-C5"]), Going);
    // Parts that count nothing stand before parts that count: each count still belongs to its own part.
    let mixed = "All([Energy(1), Did(deed: Move, by: \"X1\"), Any([Scored, Did(deed: Convert, count: 1)])])";
    assert_eq!(judge(OPEN, mixed, &["X1E5-D6"]), Going);
    assert_eq!(judge(OPEN, mixed, &["X1E5-D6", "="]), Done);
}

#[test]
fn the_turn_ends_an_attempt() {
    assert_eq!(judge(OPEN, "Scored", &["."]), OVER);
    assert_eq!(judge(OPEN, "TurnPassed", &["X1E5-D6"]), Going);
    assert_eq!(judge(OPEN, "TurnPassed", &["."]), Done);
    assert_eq!(judge("bpn1 d A1 dX1 X1A17 X1G3 -", "Scored", &["X1G3-E1"]), Done, "DEF can be the learner's, too");
}

#[test]
fn safe_is_what_no_turn_of_the_opponent_can_break() {
    let near = "bpn1 a A2 dX2 X1E5,X2K9 X1G17,X2G5 -";
    assert_eq!(judge(near, "Safe", &["."]), Progress::Failed("lesson-failed-not-safe"));
    assert_eq!(judge(near, "Safe", &["X1E5-F6", "X1F6+G5"]), Going, "only the end of the turn counts");
    assert_eq!(judge(near, "Safe", &["X1E5-F6", "X1F6+G5", "."]), Done);
    assert_eq!(judge("bpn1 a A2 dX2 X1E5,X2K9 X1G17,X2G7 -", "Safe", &["."]), Done, "six rows are too many");
    // With a card it could be done.
    assert_eq!(
        judge("bpn1 a A2 dX2 X1A9,X2K9 X1G17,X2H6 0/4;;", "Safe", &["."]),
        Progress::Failed("lesson-failed-not-safe")
    );
    assert_eq!(judge("bpn1 a A2 dX2 X1A9,X2K9 X1G17,X2H6 0/1;;", "Safe", &["."]), Done);
}
