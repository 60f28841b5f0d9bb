//! Record files: what is written is read again, and what is wrong is said with its place.
#![allow(clippy::unwrap_used, clippy::panic)]

mod randomly;

use std::hint::black_box;
use std::time::{Duration, Instant};

use ball_rules::{
    Decision, Match, MatchResult, Mode, Outcome, Phase, PlayError, Position, ReadFailure, Reason, Record,
    RecordProblem, Ruleset, Team,
};
use randomly::{MODES, Rng};

fn read(text: &str) -> Record {
    Record::read(Ruleset::house(), text).unwrap_or_else(|failure| panic!("{failure} in\n{text}"))
}

fn failure(text: &str) -> ReadFailure {
    match Record::read(Ruleset::house(), text) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(failure) => failure,
    }
}

/// A random match of any kind: both modes, set up anywhere, with or without a limit, over for any reason or not.
fn any_match(rng: &mut Rng, mode: Mode) -> Match {
    let mut game = match rng.below(3) {
        0 => Match::new(Ruleset::house(), mode),
        _ => {
            let length = rng.below(80);
            Match::from_position(Ruleset::house(), *randomly::game(rng, mode, length).position())
        }
    };
    if rng.one_in(4) {
        game.set_turn_limit(Some(1 + rng.below(30) as u32));
    }
    let length = rng.below(120);
    randomly::play_on(rng, &mut game, length);
    let team = *rng.pick(&Team::ALL);
    match rng.below(6) {
        0 => game.resign(team),
        1 => game.lose_on_time(team),
        2 => game.agree_draw(),
        _ => {}
    }
    game
}

/// The text with comments between its words, wherever one may stand.
fn with_comments(rng: &mut Rng, text: &str) -> String {
    const COMMENTS: [&str; 5] = ["{} ", "{so!}\n", "{ \"é\" \\ [A \"b\"] 1. * }", "{a\nb}\n\n", "{.}{#scoop}"];
    let (tags, turns) = text.split_once("\n\n").unwrap();
    let mut out = format!("{tags}\n\n");
    let mut after_card = false;
    for word in turns.split_inclusive([' ', '\n']) {
        if !after_card && rng.one_in(5) {
            out.push_str(COMMENTS[rng.below(COMMENTS.len())]);
        }
        out.push_str(word);
        after_card = word.starts_with('#') && !word.starts_with("#no-huddle");
    }
    out
}

#[test]
fn what_is_written_is_read_again() {
    let rules = Ruleset::house();
    let mut rng = Rng(9);
    let mut results: Vec<Option<Reason>> = Vec::new();
    let (mut set_up, mut unlocking, mut cards) = (0, 0, 0);
    for round in 0..600 {
        let game = any_match(&mut rng, MODES[round % 2]);
        results.push(game.result().map(|result| result.reason));
        set_up += usize::from(*game.start() != Position::start(rules, game.mode()));
        unlocking += game.played().iter().filter(|played| played.after.phase() == Phase::Unlock).count();
        cards += game.played().iter().filter(|played| matches!(played.decision, Decision::Card { .. })).count();
        let mut record = Record::new(game);
        record.set_tag("Event", "Sofa \"match\" \\ 1");
        record.set_tag("ATK", "Ada");
        let text = record.write();
        let again = read(&text);
        assert!(again == record, "{text}");
        assert_eq!(again.write(), text);
        let commented = read(&with_comments(&mut rng, &text));
        assert!(commented.game == record.game, "{text}");
        let text = commented.write();
        let again = read(&text);
        assert!(again == commented, "{text}");
        assert_eq!(again.write(), text);
    }
    for reason in Reason::ALL.into_iter().filter(|&reason| reason != Reason::Repetition) {
        assert!(results.contains(&Some(reason)), "{reason:?} never came up");
    }
    assert!(results.contains(&None));
    assert!(set_up > 100 && unlocking > 100 && cards > 100, "{set_up} {unlocking} {cards}");
}

#[test]
fn r1_11_a_draw_by_repetition_is_read_again() {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    for _ in 0..4 {
        game.play_text(".").unwrap();
    }
    let text = Record::new(game.clone()).write();
    assert_eq!(
        text,
        "[Ruleset \"house\"]\n[Mode \"basic\"]\n[Result \"draw\"]\n[Reason \"repetition\"]\n\n1. .\n2. .\n3. .\n4. .\ndraw\n"
    );
    assert!(read(&text).game == game);
}

#[test]
fn a_match_with_turns_taken_back_is_read_again() {
    let mut rng = Rng(3);
    for round in 0..100 {
        let mut game = any_match(&mut rng, MODES[round % 2]);
        let back = rng.below(game.played().len() + 2);
        for _ in 0..back {
            game.undo();
        }
        if game.result().is_some() {
            continue;
        }
        // A new decision forgets what could be played again, which no record holds.
        let Some(decision) = randomly::decision(&mut rng, game.position()) else { continue };
        game.play(decision).unwrap();
        let limit = rng.one_in(2).then(|| rng.below(20) as u32);
        game.set_turn_limit(limit);
        randomly::play_on(&mut rng, &mut game, 10);
        let text = Record::new(game.clone()).write();
        assert!(read(&text).game == game, "{text}");
    }
}

const SAMPLE: &str = "[Event \"Sofa match\"]\n[Place \"an \\\"é\\\" \\\\\"]\n[Ruleset \"house\"]\n[Mode \"cards\"]\n\
[TurnLimit \"40\"]\n[Result \"ATK\"]\n[Reason \"time\"]\n\n\
1. {früh} S1G11-G9 = .\n\
2. S1G7+G9 X5G5-H6 {\u{1F3C8}} .\n\
3. = = .\n\
4. X1C7-D8 {late} .\n\
ATK\n";

#[test]
fn line_ends_byte_order_marks_and_last_line_ends_do_not_matter() {
    let text = SAMPLE.replace("S1G7+G9 ", "S1G7-F8 ");
    let record = read(&text);
    assert_eq!(record.game.played().len(), 11);
    for variant in [
        text.replace('\n', "\r\n"),
        format!("\u{feff}{text}"),
        text.trim_end().to_owned(),
        format!("{text}\n\n \t\r\n"),
        text.replace("\n\n", "\n"),
        text.replace('\n', "\n\n"),
        text.replace(' ', "  ")
            .replace("Sofa  match", "Sofa match")
            .replace("an  \\", "an \\")
            .replace("  \\\\", " \\\\"),
        // Turn numbers are for people.
        text.replace("3. ", "").replace("4. ", "4. 4. "),
        text.replace("]\n[", "] ["),
    ] {
        assert!(read(&variant) == record, "{variant:?}");
    }
}

#[test]
fn tags_of_others_are_kept_with_quotes_and_order() {
    let text = "[Zebra \"1\"]\n[Site \"a \\\"b\\\" \\\\ c ] { }\"]\n[_x9 \"\"]\n[Mode \"cards\"]\n*";
    let mut record = read(text);
    assert_eq!(record.tag("Site"), Some("a \"b\" \\ c ] { }"));
    assert_eq!((record.tag("_x9"), record.tag("Mode"), record.tag("None")), (Some(""), None, None));
    assert!(record.write().starts_with("[Zebra \"1\"]\n[Site \"a \\\"b\\\" \\\\ c ] { }\"]\n[_x9 \"\"]\n[Ruleset "));
    assert!(read(&record.write()) == record);
    record.set_tag("Zebra", "two\nlines\tand \\\"");
    assert_eq!(record.tag("Zebra"), Some("two lines and \\\""));
    for name in ["", "a b", "é", "x]", "Mode", "Result", "Start", "TurnLimit", "Reason", "Ruleset"] {
        let before = record.clone();
        record.set_tag(name, "x");
        assert!(record == before, "{name}");
    }
    assert!(read(&record.write()) == record);
}

#[test]
fn comments_stay_with_their_decisions() {
    let record = read("{a}{b} 1. {c} S1G11-G9 {d} . {e} 2. {f} * {g}");
    let at = |decisions| record.comments_after(decisions).collect::<Vec<_>>();
    assert_eq!((at(0), at(1), at(2), at(3)), (vec!["a", "b", "c"], vec!["d"], vec!["e", "f", "g"], vec![]));
    assert!(read(&record.write()) == record);
}

#[test]
fn results_are_read_with_their_reasons() {
    let result = |text: &str| read(text).game.result().map(|MatchResult { outcome, reason }| (outcome, reason));
    let (atk, def) = (Outcome::Win(Team::Atk), Outcome::Win(Team::Def));
    assert_eq!(result("*"), None);
    assert_eq!(result("[Result \"*\"]\n*"), None);
    assert_eq!(result("ATK"), Some((atk, Reason::Resignation)));
    assert_eq!(result("DEF"), Some((def, Reason::Resignation)));
    assert_eq!(result("draw"), Some((Outcome::Draw, Reason::Agreement)));
    assert_eq!(result("[Reason \"time\"]\n[Result \"DEF\"]\nDEF"), Some((def, Reason::Time)));
    assert_eq!(result("[TurnLimit \"1\"]\n. draw"), Some((Outcome::Draw, Reason::TurnLimit)));
    let over = "[Start \"bpn1 a E aX1 X1G17 X1A1 -\"]\n";
    assert_eq!(result(&format!("{over}ATK")), Some((atk, Reason::Touchdown)));
    assert_eq!(result(&format!("{over}[Reason \"touchdown\"]ATK")), Some((atk, Reason::Touchdown)));
}

/// The text must be refused at this line and column, with so many decisions before.
#[track_caller]
fn refused(text: &str, line: usize, column: usize, played: usize, is_right: fn(&RecordProblem) -> bool) {
    let ReadFailure { error, record } = failure(text);
    assert!(is_right(&error.problem), "{:?} in\n{text}", error.problem);
    assert_eq!((error.line, error.column), (line, column), "{error} in\n{text}");
    assert_eq!(record.game.played().len(), played, "{text}");
    assert!(error.to_string().starts_with(&format!("line {line}, column {column}: ")), "{error}");
}

#[test]
fn bad_decisions_are_refused_where_they_stand() {
    use RecordProblem as P;
    let illegal = |problem: &P| matches!(problem, P::Decision { error: PlayError::Illegal(_), .. });
    let unreadable = |problem: &P| matches!(problem, P::Decision { error: PlayError::Notation(_), .. });
    let after_the_end = |problem: &P| matches!(problem, P::Decision { error: PlayError::MatchOver, .. });
    refused("1. S1G11-G9 X1K11-K15 .\n*", 1, 13, 1, illegal);
    refused("[A \"é\"]\r\n\r\n1. {é}S1G11-G9\r\n  {é\né}\t= .\n*", 5, 4, 1, illegal);
    refused("1. S1G11-G9 .\n X5G5-H6 . hello *", 2, 12, 4, unreadable);
    refused("\u{feff}1.S1G11-G9 *", 1, 1, 0, unreadable);
    refused("[Mode \"cards\"]\n= = .\n#scoop\nX1C7-D8 *", 3, 1, 3, illegal);
    refused("[Mode \"cards\"]\n= #scoop {x} X1C7-D8 *", 2, 3, 1, unreadable);
    refused("[Mode \"cards\"]\n= #scoop", 2, 3, 1, unreadable);
    refused("[Mode \"cards\"]\n= #no-such X1 *", 2, 3, 1, unreadable);
    refused("1. .\n2. .\n3. .\n4. .\n5. . draw", 5, 4, 4, after_the_end);
    refused("[Start \"bpn1 a A2 aX1 X1F16 X1A1 -\"]\nX1F16-G17 . ATK", 2, 11, 1, after_the_end);
    refused("1. .\n[A \"b\"]\n*", 2, 1, 1, unreadable);
}

#[test]
fn wrong_turn_numbers_are_refused() {
    refused("2. .", 1, 1, 0, |problem| *problem == RecordProblem::TurnNumber(1));
    refused("1. .\n1. .", 2, 1, 1, |problem| *problem == RecordProblem::TurnNumber(2));
    refused("1. . 3. . *", 1, 6, 1, |problem| *problem == RecordProblem::TurnNumber(2));
    refused("0. *", 1, 1, 0, |problem| *problem == RecordProblem::TurnNumber(1));
    let huge = format!("{}. *", "9".repeat(100));
    refused(&huge, 1, 1, 0, |problem| *problem == RecordProblem::TurnNumber(1));
}

#[test]
fn contradicting_results_are_refused() {
    let result = |problem: &RecordProblem| matches!(problem, RecordProblem::Result { .. });
    refused("[Result \"ATK\"]\n1. .\nDEF", 3, 1, 1, result);
    refused("[Result \"*\"]\n\n1. .\nDEF", 4, 1, 1, result);
    refused("[Result \"draw\"]\n\n1. . *", 3, 6, 1, result);
    refused("[Reason \"time\"]\n*", 2, 1, 0, result);
    refused("[Reason \"time\"]\ndraw", 2, 1, 0, result);
    refused("[Reason \"agreement\"]\nATK", 2, 1, 0, result);
    refused("[Reason \"touchdown\"]\nATK", 2, 1, 0, result);
    refused("[Reason \"repetition\"]\n1. .\ndraw", 3, 1, 1, result);
    refused("[Reason \"turn-limit\"]\n1. .\ndraw", 3, 1, 1, result);
    refused("[Reason \"turn-limit\"]\n[TurnLimit \"2\"]\n1. .\ndraw", 4, 1, 1, result);
    // What the decisions say cannot be talked away.
    refused("[TurnLimit \"1\"]\n1. .\n*", 3, 1, 1, result);
    refused("[TurnLimit \"1\"]\n1. .\nATK", 3, 1, 1, result);
    refused("[TurnLimit \"1\"]\n[Reason \"agreement\"]\n1. .\ndraw", 4, 1, 1, result);
    let touchdown = "[Start \"bpn1 a A2 aX1 X1F16 X1A1 -\"]\nX1F16-G17 ";
    for word in ["DEF", "draw", "*"] {
        refused(&format!("{touchdown}{word}"), 2, 11, 1, result);
    }
    refused(&format!("[Reason \"time\"]\n{touchdown}ATK"), 3, 11, 1, result);
    refused("* *", 1, 3, 0, |problem| *problem == RecordProblem::AfterResult);
    refused("1. . * {ok} .", 1, 13, 1, |problem| *problem == RecordProblem::AfterResult);
    refused("", 1, 1, 0, |problem| *problem == RecordProblem::NoResult);
    refused("1. .\n ", 2, 2, 1, |problem| *problem == RecordProblem::NoResult);
}

#[test]
fn bad_tags_are_refused() {
    use RecordProblem as P;
    for tag in [
        "[",
        "[]",
        "[A]",
        "[A b]",
        "[A \"b]",
        "[A \"b\"",
        "[A \"b\\\"]",
        "[A \"b\\",
        "[A \"b\n\"]",
        "[A\n\"b\"]",
        "[ \"b\"]",
        "[É \"b\"]",
        "[A-B \"b\"]",
        "[A \"b\" c]",
        "[[A \"b\"]",
        "[A \"b\\\n\"]",
    ] {
        refused(&format!("[Z \"1\"]\n {tag}\n*"), 2, 2, 0, |problem| *problem == P::Tag);
    }
    for tag in [
        "[Mode \"Basic\"]",
        "[Mode \"\"]",
        "[Result \"atk\"]",
        "[Reason \"boredom\"]",
        "[Ruleset \"official\"]",
        "[TurnLimit \"0\"]",
        "[TurnLimit \"-1\"]",
        "[TurnLimit \"4294967296\"]",
        "[TurnLimit \"\"]",
    ] {
        refused(&format!("[Z \"1\"] {tag}\n*"), 1, 9, 0, |problem| matches!(problem, P::TagValue { .. }));
    }
    for name in ["Z", "Mode", "Start", "Result", "Reason", "TurnLimit", "Ruleset"] {
        let value = match name {
            "Mode" => "basic",
            "Start" => "bpn1 a A2 aX1 X1F16 X1A1 -",
            "Result" => "*",
            "Reason" => "time",
            "TurnLimit" => "none",
            "Ruleset" => "house",
            _ => "",
        };
        let twice = format!("[{name} \"{value}\"]\n[B \"\"]\n[{name} \"{value}\"]\n*");
        refused(&twice, 3, 1, 0, |problem| matches!(problem, P::TagTwice(_)));
    }
    refused("[Start \"bpn1\"]\n*", 1, 1, 0, |problem| matches!(problem, P::Start(_)));
    let basic = "[Start \"bpn1 a A2 aX1 X1F16 X1A1 -\"]";
    refused(&format!("[Mode \"cards\"]\n{basic}\n*"), 2, 1, 0, |problem| *problem == P::ModeMismatch);
    refused(&format!("{basic}\n[Mode \"cards\"]\n*"), 1, 1, 0, |problem| *problem == P::ModeMismatch);
}

#[test]
fn tags_before_a_bad_one_count() {
    let failed = failure("[ATK \"Ada\"]\n[Mode \"cards\"]\n[TurnLimit \"9\"]\n[oops\n*");
    assert_eq!(failed.record.tag("ATK"), Some("Ada"));
    assert_eq!((failed.record.game.mode(), failed.record.game.turn_limit()), (Mode::Cards, Some(9)));
    let start = "bpn1 a A2 aX1 X1F16 X1A1 -";
    let failed = failure(&format!("[Start \"{start}\"]\n[Mode \"chess\"]\n*"));
    assert_eq!(failed.record.game.position().to_bpn(Ruleset::house()), start);
}

#[test]
fn braces_must_pair() {
    use RecordProblem as P;
    refused("1. . {a {b} c} *", 1, 9, 1, |problem| *problem == P::NestedComment);
    refused("1. . {a\n{", 2, 1, 1, |problem| *problem == P::NestedComment);
    refused("1. .\n  {never", 2, 3, 1, |problem| *problem == P::UnclosedComment);
    refused("1. . } *", 1, 6, 1, |problem| *problem == P::StrayBrace);
    refused("1. .} *", 1, 5, 1, |problem| *problem == P::StrayBrace);
    refused("1. . {a}} *", 1, 9, 1, |problem| *problem == P::StrayBrace);
    refused("* {", 1, 3, 0, |problem| *problem == P::UnclosedComment);
    refused("* }", 1, 3, 0, |problem| *problem == P::StrayBrace);
    assert_eq!(read("1.{a}.{b}*{c}").game.played().len(), 1);
}

#[test]
fn a_record_cut_anywhere_gives_what_is_before() {
    let text = SAMPLE.replace("S1G7+G9 ", "S1G7-F8 ");
    let whole = read(&text);
    let rules = Ruleset::house();
    // Where each decision ends.
    let mut ends = Vec::new();
    let mut at = text.find("\n\n").unwrap();
    for played in whole.game.played() {
        let word = format!(" {}", played.decision.display(rules));
        at += text[at..].find(&word).unwrap() + word.len();
        ends.push(at);
    }
    for cut in 0..=text.len() {
        let Some(start) = text.get(..cut) else { continue };
        let record = match Record::read(rules, start) {
            // The last line end may be missing.
            Ok(record) => {
                assert!(cut >= text.len() - 1, "cut at {cut}");
                record
            }
            Err(failure) => *failure.record,
        };
        let before = ends.iter().filter(|&&end| end <= cut).count();
        let played = record.game.played();
        // The word that is cut may be another decision.
        assert!(played.len() == before || played.len() == before + 1, "cut at {cut}");
        assert_eq!(played[..before], whole.game.played()[..before], "cut at {cut}");
        let whole_tags = start.matches("\"]").count();
        assert_eq!(record.tag("Event").is_some(), whole_tags >= 1, "cut at {cut}");
        assert_eq!(record.tag("Place").is_some(), whole_tags >= 2, "cut at {cut}");
        assert!(read(&record.write()) == record, "cut at {cut}");
    }
}

/// A match of so many turns that wanders about without an end, as text.
fn long_match(turns: u32) -> Vec<String> {
    let rules = Ruleset::house();
    let mut rng = Rng(77);
    let mut game = Match::new(rules, Mode::Basic);
    let mut lines = Vec::new();
    while game.turn() <= turns {
        let position = *game.position();
        // Only whoever has not the ball moves, and nobody is touched.
        let moves: Vec<Decision> = position
            .decisions(rules)
            .into_iter()
            .filter(|d| matches!(d, Decision::Move { .. }))
            .filter(|d| position.pieces().all(|p| !p.has_ball || Some(p.id.label) != d.piece()))
            .collect();
        let turn = game.turn();
        let decision = *rng.pick(&moves);
        game.play(decision).unwrap();
        game.play(Decision::EndPhase).unwrap();
        lines.push(format!("{turn}. {} .\n", decision.display(rules)));
        assert_eq!(game.result(), None);
    }
    lines
}

fn time_to_read(text: &str) -> Duration {
    let start = Instant::now();
    let _ = black_box(Record::read(Ruleset::house(), black_box(text)));
    start.elapsed()
}

#[test]
fn reading_takes_linear_time() {
    const SMALL: usize = 1 << 19;
    const LARGE: usize = 16 * SMALL;
    let turns = long_match(60_000);
    let fill = |unit: &str, size: usize| unit.repeat(size / unit.len());
    let tags =
        |end: &str, size: usize| -> String { (0..size / 20).map(|n| format!("[Tag{n:07} \"val\"]{end}")).collect() };
    let texts: [(&str, &dyn Fn(usize) -> String); 13] = [
        ("variations", &|size| format!("{}*", fill("(S1G11-G9 .) ", size))),
        ("one variation", &|size| format!("({}) *", fill("{hello} ", size))),
        ("comments", &|size| format!("{}*", fill("{hello} ", size))),
        ("one comment", &|size| format!("{{{}}} *", fill("hello\n", size))),
        ("an unclosed comment", &|size| format!("{{{}", fill("hello\n", size))),
        ("an unclosed quote", &|size| format!("[A \"{}", fill("hello ", size))),
        ("a value of backslashes", &|size| format!("[A \"{}\"] *", fill("\\\\", size))),
        ("a long name", &|size| format!("[{} \"\"]\n*", fill("A", size))),
        ("tags, one a line", &|size| format!("{}\n*", tags("\n", size))),
        ("tags on one line", &|size| format!("{}\n*", tags("", size))),
        ("white space", &|size| format!("{}*", fill(" \r\n\t", size))),
        ("one word", &|size| fill("X", size)),
        ("turns", &|size| turns[..turns.len() * size / LARGE].concat() + "*"),
    ];
    for (name, text) in texts {
        let (small, large) = (text(SMALL), text(LARGE));
        // The best of several: whatever else the machine does only adds.
        let best = |text: &str, times: usize| (0..times).map(|_| time_to_read(text)).min().unwrap();
        let (small, large) = (best(&small, 4), best(&large, 2));
        // Sixteen times the text. What no longer fits into the caches takes up to four times as long, so linear is below
        // 64 times the time, and quadratic is 256. What takes next to no time is no measure.
        let allowed = small.max(Duration::from_millis(6)) * 80;
        println!("{name}: {small:?}, {large:?}");
        assert!(large <= allowed, "{name}: {small:?}, then {large:?} for sixteen times the text");
    }
}
