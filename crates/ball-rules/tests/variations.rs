//! Variations: what was looked at and not played stays in the record, and never touches the match.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod randomly;

use ball_rules::{Decision, Match, Mode, PlayError, Record, RecordProblem, Ruleset};
use randomly::{MODES, Rng};

fn read(text: &str) -> Record {
    Record::read(Ruleset::house(), text).unwrap_or_else(|failure| panic!("{failure} in\n{text}"))
}

fn decisions(texts: &[&str]) -> Vec<Decision> {
    texts.iter().map(|text| Decision::parse(Ruleset::house(), text).unwrap()).collect()
}

/// Each variation as the number of decisions before it, and its own decisions.
fn lines(record: &Record) -> Vec<(usize, Vec<String>)> {
    let rules = Ruleset::house();
    let text = |decision: &Decision| decision.display(rules).to_string();
    record.variations().map(|v| (v.after(), v.decisions().iter().map(text).collect())).collect()
}

#[test]
fn variations_are_written_and_read_again() {
    let rules = Ruleset::house();
    let mut rng = Rng(21);
    let (mut kept, mut long, mut ended) = (0, 0, 0);
    for round in 0..300 {
        let game = randomly::game(&mut rng, MODES[round % 2], 30);
        let mut record = Record::new(game.clone());
        for _ in 0..rng.below(6) {
            let after = rng.below(game.played().len() + 1);
            let mut other = Match::from_position(rules, *game.before(after));
            let longest = if rng.one_in(4) { 200 } else { 9 };
            let length = 1 + rng.below(longest);
            randomly::play_on(&mut rng, &mut other, length);
            ended += usize::from(other.position().winner().is_some());
            let line: Vec<Decision> = other.played().iter().map(|played| played.decision).collect();
            kept += usize::from(record.keep_variation(after, &line).unwrap());
        }
        long += record.variations().filter(|variation| variation.decisions().len() > 5).count();
        let text = record.write();
        let again = read(&text);
        assert!(again == record, "{text}");
        assert_eq!(again.write(), text);
        assert!(again.game == game, "{text}");
    }
    assert!(kept > 300 && long > 100 && ended > 0, "{kept} {long} {ended}");
}

#[test]
fn comments_and_turn_numbers_stand_in_variations() {
    let record = read("1. {a} ({b} S1G11-G9 {c} . 2. {d} X5G5-H6 {e}) O1G15-F14 {f} . *");
    let variation = record.variations().next().unwrap();
    let at = |decisions| variation.comments_after(decisions).collect::<Vec<_>>();
    assert_eq!((at(0), at(1), at(2), at(3), at(4)), (vec!["b"], vec!["c"], vec!["d"], vec!["e"], vec![]));
    assert_eq!(record.comments_after(0).collect::<Vec<_>>(), ["a"]);
    assert!(read(&record.write()) == record);
    assert!(
        record.write().contains("1. {a} ({b} S1G11-G9 {c} . {d} 2. X5G5-H6 {e}) O1G15-F14 {f} ."),
        "{}",
        record.write()
    );
}

#[test]
fn a_variation_leaves_where_it_differs_from_the_match() {
    let mut record = read("1. S1G11-G9 . 2. X2E7-D8 *");
    assert_eq!(record.keep_variation(0, &decisions(&["S1G11-G9", "."])), Ok(false));
    assert_eq!(record.keep_variation(0, &decisions(&["S1G11-G9", "O1G15-F14", "."])), Ok(true));
    assert_eq!(lines(&record), [(1, vec!["O1G15-F14".to_owned(), ".".to_owned()])]);
    // What is contained in another adds nothing; what continues another takes its place.
    assert_eq!(record.keep_variation(1, &decisions(&["O1G15-F14"])), Ok(false));
    assert_eq!(record.keep_variation(1, &decisions(&["O1G15-F14", ".", "X2E7-D8"])), Ok(true));
    assert_eq!(lines(&record).len(), 1);
    assert_eq!(record.keep_variation(1, &decisions(&["O1G15-F16"])), Ok(true));
    // Past the end is the end.
    assert_eq!(record.keep_variation(99, &decisions(&["."])), Ok(true));
    assert_eq!(lines(&record).iter().map(|(after, _)| *after).collect::<Vec<_>>(), [1, 1, 3]);
    record.forget_variation(0);
    record.forget_variation(7);
    assert_eq!(lines(&record), [(1, vec!["O1G15-F16".to_owned()]), (3, vec![".".to_owned()])]);
    assert!(read(&record.write()) == record);
}

#[test]
fn an_illegal_variation_is_refused_whole() {
    let mut record = read("1. S1G11-G9 . *");
    let before = record.clone();
    let refused = record.keep_variation(1, &decisions(&["O1G15-F14", "X1K11-K15"]));
    assert!(matches!(refused, Err(PlayError::Illegal(_))), "{refused:?}");
    assert!(record == before);
}

#[test]
fn variations_from_decisions_taken_back_are_not_written() {
    let mut record = read("1. S1G11-G9 . (X2E7-D8) *");
    assert_eq!(record.variations().count(), 1);
    record.game.undo();
    assert_eq!(record.variations().count(), 0);
    assert!(!record.write().contains('('));
    record.game.redo();
    assert_eq!(record.variations().count(), 1);
    record.game.undo();
    record.game.undo();
    record.game.play_text("O1G15-F14").unwrap();
    record.game.play_text(".").unwrap();
    assert_eq!(record.variations().count(), 0, "another position");
    assert_eq!(record.game.mode(), Mode::Basic);
}

#[test]
fn bad_variations_are_refused_where_they_stand() {
    use RecordProblem as P;
    let refused = |text: &str, column: usize, is_right: fn(&P) -> bool| {
        let failure = Record::read(Ruleset::house(), text).expect_err(text);
        assert!(is_right(&failure.error.problem), "{:?} in {text}", failure.error.problem);
        assert_eq!((failure.error.line, failure.error.column), (1, column), "{text}");
        assert_eq!(failure.record.game.played().len(), 1, "{text}");
    };
    refused("1. S1G11-G9 (. (X2E7-D8)) *", 16, |p| *p == P::NestedVariation);
    refused("1. S1G11-G9 (. X2E7-D8 *", 24, |p| matches!(p, P::Decision { error: PlayError::Notation(_), .. }));
    refused("1. S1G11-G9 (. X2E7-D8", 13, |p| *p == P::UnclosedVariation);
    refused("1. S1G11-G9 ({a}) *", 17, |p| *p == P::EmptyVariation);
    refused("1. S1G11-G9 ) *", 13, |p| *p == P::StrayParenthesis);
    refused("1. S1G11-G9 (O1G15-G1) *", 14, |p| matches!(p, P::Decision { error: PlayError::Illegal(_), .. }));
    refused("1. S1G11-G9 (. 3. X2E7-D8) *", 16, |p| *p == P::TurnNumber(2));
    refused("1. S1G11-G9 (. {a) *", 16, |p| *p == P::UnclosedComment);
    refused("1. S1G11-G9 * (.)", 15, |p| *p == P::AfterResult);
}
