//! Every demonstration plays by the rules and ends where it says; one that does not is refused with a helpful error.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ball_rules::{Phase, Position, Refusal, Ruleset};
use ball_teach::{Act, Demonstration, Playback, Stepped};

const FILES: [&str; 6] = ["movement.ron", "dodge.ron", "stack.ron", "passing.ron", "unlock.ron", "cards.ron"];

fn source(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/rulebook").join(file)).unwrap()
}

#[test]
fn every_file_reads_and_every_name_is_unique() {
    let mut read = 0;
    for file in FILES {
        read += Demonstration::parse(file, &source(file)).unwrap_or_else(|error| panic!("{error}")).len();
    }
    let names: BTreeSet<&str> = Demonstration::all().iter().map(Demonstration::id).collect();
    assert_eq!(names.len(), read);
    assert_eq!(Demonstration::all().len(), read);
    assert!(Demonstration::by_id("no-such-play").is_none());
}

#[test]
fn every_demonstration_plays_forward_to_its_end_and_back_to_its_start() {
    for demo in Demonstration::all() {
        let mut playback = Playback::new(demo);
        let mut before: Vec<Position> = Vec::new();
        while !playback.is_over() {
            before.push(*playback.game().position());
            let step = playback.next().unwrap();
            match (playback.forward().unwrap(), step.act) {
                (Stepped::Played(_, events), Act::Play(_)) => assert!(!events.is_empty(), "{}", demo.id()),
                (Stepped::Refused(decision, refusal), Act::Refused(..)) => {
                    let here = playback.game().position();
                    assert_eq!(here, before.last().unwrap(), "{}: a refused step changed something", demo.id());
                    assert_eq!(here.refusal(demo.rules(), decision), Some(refusal), "{}", demo.id());
                }
                (Stepped::Told, Act::Tell) => {}
                (stepped, act) => panic!("{}: {act:?} gave {stepped:?}", demo.id()),
            }
            assert_eq!(playback.current(), Some(step));
        }
        assert!(playback.forward().is_none());
        assert_eq!(playback.game().position(), demo.end(), "{}", demo.id());
        while let Some(position) = before.pop() {
            assert!(playback.back());
            assert_eq!(*playback.game().position(), position, "{}", demo.id());
        }
        assert!(!playback.back());
        playback.go_to(usize::MAX);
        assert_eq!(playback.done(), demo.steps().len());
        playback.go_to(1);
        assert_eq!(playback.done(), 1);
    }
}

#[test]
fn a_refused_step_tells_the_reason_and_leaves_the_match_alone() {
    let mut playback = Playback::new(Demonstration::by_id("dodge-no-exit").unwrap());
    playback.go_to(1);
    let before = playback.game().clone();
    assert!(matches!(playback.forward(), Some(Stepped::Refused(_, Refusal::NoExit))));
    assert_eq!(*playback.game(), before);
}

#[test]
fn the_camera_has_something_to_frame_and_few_pieces_to_show() {
    for demo in Demonstration::all() {
        assert!(!demo.frame().is_empty(), "{}", demo.id());
        assert!(demo.start().pieces().count() <= 9, "{} is crowded", demo.id());
        for step in demo.steps() {
            assert!(step.marks.iter().all(|mark| demo.frame().contains(mark)), "{}", demo.id());
        }
    }
}

#[test]
fn what_the_issue_asks_for_is_shown() {
    let refusals: BTreeSet<String> = Demonstration::all()
        .iter()
        .flat_map(|demo| demo.steps())
        .filter_map(|step| match step.act {
            Act::Refused(_, refusal) => Some(format!("{refusal:?}").split(' ').next().unwrap().to_owned()),
            _ => None,
        })
        .collect();
    for wanted in ["NoExit", "NoRoom", "NoTask", "Restricted", "Stacked", "Downed", "AfterHandOff", "KindCannot"] {
        assert!(refusals.contains(wanted), "nothing is refused with {wanted}");
    }
    let ended = |id: &str| Demonstration::by_id(id).unwrap().end().phase() == Phase::Over;
    assert!(["touchdown-run", "touchdown-hand-off", "touchdown-block"].into_iter().all(ended), "R1.10");
    for card in &Ruleset::house().deck {
        let demo = Demonstration::by_id(&format!("card-{}", card.id)).unwrap();
        let played = Ruleset::house().card_named(&card.id).unwrap();
        assert!(demo.end().is_used(demo.start().side(), played), "{} is played", card.id);
    }
}

/// What `Demonstration::parse` says to a file with `from` replaced by `to`.
fn mutated(file: &str, from: &str, to: &str) -> String {
    let text = source(file);
    assert!(text.contains(from), "{from} is in {file}");
    Demonstration::parse(file, &text.replacen(from, to, 1)).unwrap_err().to_string()
}

#[test]
fn a_demonstration_that_shows_something_wrong_is_refused_with_file_line_and_reason() {
    // The line on which the first step of `dodge` that plays stands.
    let line = 1 + source("dodge.ron").lines().position(|line| line.contains("X1G9xI11-J12")).unwrap();
    let illegal = mutated("dodge.ron", "X1G9xI11-J12", "X1G9xI11-J14");
    assert!(
        illegal.starts_with(&format!("dodge.ron:{line}: demonstration `dodge`: step 3: `X1G9xI11-J14`")),
        "{illegal}"
    );
    let malformed = mutated("dodge.ron", "X1G9xI11-J12", "X1G9xI11-J13");
    assert!(malformed.contains("dodge.ron:") && malformed.contains("J13"), "{malformed}");
    let refused = mutated("dodge.ron", "why: \"NoExit\"", "why: \"NoRoom\"");
    assert!(refused.contains("should be refused with NoRoom, but is refused with NoExit"), "{refused}");
    let legal = mutated("movement.ron", "refused: \"X1G9-G11\"", "refused: \"X1G9-H10\"");
    assert!(legal.contains("should be refused with OutOfReach, but is legal"), "{legal}");
    let neither = mutated("movement.ron", "refused: \"X1G9-G11\"", "play: \"X1G9-H10\"");
    assert!(neither.contains("a step has `play`, or `refused` with `why`, or neither"), "{neither}");
    let square = mutated("dodge.ron", "marks: [\"I11\"]", "marks: [\"I12\"]");
    assert!(square.contains("I12") && square.contains("`dodge`"), "{square}");
    let twice = mutated("dodge.ron", "id: \"dodge-o\"", "id: \"dodge\"");
    assert!(twice.contains("demonstration `dodge`: is there twice"), "{twice}");
    let unread = mutated("dodge.ron", "steps:", "stepz:");
    assert!(unread.starts_with("dodge.ron:"), "{unread}");
    let start = mutated("dodge.ron", "start: \"bpn1 a", "start: \"bpn1 x");
    assert!(start.starts_with("dodge.ron:4: "), "{start}");
}

#[test]
fn a_demonstration_with_another_end_is_refused() {
    let demo = Demonstration::by_id("dodge").unwrap();
    let end = format!("end: \"{}\"", demo.end().to_bpn(demo.rules()));
    let other = format!("end: \"{}\"", demo.start().to_bpn(demo.rules()));
    let wrong = mutated("dodge.ron", &end, &other);
    assert!(wrong.contains("it ends with `bpn1 a A1"), "{wrong}");
    let line = 1 + source("dodge.ron").lines().position(|line| line.contains(&end)).unwrap();
    assert!(wrong.starts_with(&format!("dodge.ron:{line}: ")), "{wrong}");
}
