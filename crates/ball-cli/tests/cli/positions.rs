//! `perft`, `moves`, `apply` and `random`.

use super::{START, run, vectors};

#[test]
fn perft_counts_from_the_start() {
    for bulk in [&[][..], &["--bulk"]] {
        let basic = run(["perft", "4"].iter().chain(bulk));
        assert_eq!(basic.lines(), ["1 53", "2 3020", "3 16515", "4 757610"]);
        let cards = run(["perft", "3", "--position", "start-cards"].iter().chain(bulk));
        assert_eq!(cards.lines(), ["1 54", "2 3127", "3 16994"]);
        assert_eq!(run(["perft", "0"].iter().chain(bulk)).lines(), ["0 1"]);
    }
    assert_eq!(run(["perft", "2", "--position", "start"]), run(["perft", "2", "-p", START]));
}

#[test]
fn perft_divides() {
    for depth in 1..=3 {
        let depth_text = depth.to_string();
        let plain = run(["perft", &depth_text]);
        let divided = run(["perft", &depth_text, "--divide"]);
        assert_eq!(divided, run(["perft", &depth_text, "--divide", "--bulk"]));
        let mut lines = divided.lines();
        assert_eq!(lines.pop(), plain.lines().pop(), "the total");
        assert!(lines.is_sorted());
        let (texts, nodes): (Vec<&str>, Vec<u64>) = lines
            .iter()
            .map(|line| line.rsplit_once(' ').unwrap())
            .map(|(text, nodes)| (text, nodes.parse::<u64>().unwrap()))
            .unzip();
        assert_eq!(texts, run(["moves"]).lines());
        assert_eq!(format!("{depth} {}", nodes.iter().sum::<u64>()), *plain.lines().last().unwrap());
    }
    assert_eq!(run(["perft", "0", "--divide"]).lines(), ["0 1"]);
}

#[test]
fn perft_agrees_with_the_worked_examples() {
    for fields in vectors("perft.tsv") {
        let depth = (fields.len() - 1).to_string();
        let found = run(["perft", &depth, "--bulk", "--position", &fields[0]]);
        let expected: Vec<String> = (1..).zip(&fields[1..]).map(|(depth, nodes)| format!("{depth} {nodes}")).collect();
        assert_eq!(found.lines(), expected, "{}", fields[0]);
    }
}

#[test]
fn moves_are_those_of_the_worked_examples() {
    for fields in vectors("moves.tsv") {
        let expected: Vec<&str> = fields[1..].iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
        assert_eq!(run(["moves", "--position", &fields[0]]).lines(), expected, "{}", fields[0]);
    }
    assert_eq!(run(["moves"]).lines().len(), 53);
    assert_eq!(run(["moves", "--position=start-cards"]).lines().len(), 54);
}

#[test]
fn a_finished_game_has_no_moves() {
    let over = "bpn1 a E aX1 X1A17 X1G9 -";
    assert!(run(["moves", "--position", over]).lines().is_empty());
    assert_eq!(run(["perft", "2", "--position", over]).lines(), ["1 0", "2 0"]);
    assert!(run(["apply", "--position", over, "."]).failure(1).contains("the game is over"));
}

#[test]
fn apply_gives_the_positions_of_the_worked_examples() {
    for fields in vectors("apply.tsv") {
        let found = run(["apply", "--position", &fields[0], &fields[1]]);
        assert_eq!(found.lines(), [&fields[2]], "{} in {}", fields[1], fields[0]);
    }
}

#[test]
fn apply_takes_several_decisions() {
    let step_by_step = |texts: &[&str]| {
        texts.iter().fold(START.to_owned(), |position, text| {
            run(["apply", "--position", &position, text]).lines()[0].to_owned()
        })
    };
    let texts = ["S1G11-G9", "X5G13-E11", "."];
    // Only the first two are legal: X3 stands on E11.
    assert!(run(["apply", texts[0], texts[1]]).failure(1).contains("decision 2"));
    let texts = ["S1G11-G9", "X5G13-F12", ".", "X5G5-H6", "."];
    assert_eq!(run(["apply"].iter().chain(&texts)).lines(), [step_by_step(&texts)]);
    let cards = run(["apply", "--position", "start-cards", "=", "=", "."]);
    assert!(cards.lines()[0].ends_with(" 0/2;;"));
}

#[test]
fn apply_says_which_decision_is_illegal_and_why() {
    let illegal = run(["apply", "S1G11-G9", "X1K11-K15", "."]);
    let message = illegal.failure(1);
    assert!(message.starts_with("error: decision 2 (`X1K11-K15`) is illegal: "), "{message}");
    let none = run(["apply", "S1G11-G9", ".", "X5G5?"]);
    let message = none.failure(1);
    assert!(message.starts_with("error: decision 3 (`X5G5?`) is no decision: column 5: "), "{message}");
    assert!(message.ends_with("\n  X5G5?\n      ^\n"), "{message}");
    for text in ["", " ", "X", "é", "X5G5-H6 ", "#", "#no-such-card", "#scoop", "..", "-", "X1K11-K12"] {
        run(["apply", "--position", "start-cards", "--", text]).failure(1);
    }
}

#[test]
fn impossible_positions_are_refused() {
    for fields in vectors("refuse.tsv") {
        for command in [&["moves"][..], &["show"], &["perft", "1"], &["apply", "."]] {
            let found = run(command.iter().copied().chain(["--position", &fields[0]]));
            let message = found.failure(1);
            assert!(message.starts_with("error: not a position: column "), "{message}");
        }
    }
    let message = run(["moves", "-p", "bpn1 x A2 aX1 X1G9 X1M17 -"]);
    assert!(message.failure(1).ends_with("\n  bpn1 x A2 aX1 X1G9 X1M17 -\n       ^\n"));
}

#[test]
fn random_play_repeats_itself() {
    let random = |seed: &str, decisions: &str, cards: &[&str]| {
        let args = ["random", "--seed", seed, "--decisions", decisions];
        run(args.iter().chain(cards)).lines()[0].to_owned()
    };
    assert_eq!(random("1", "0", &[]), START);
    for seed in ["0", "1", "18446744073709551615"] {
        for cards in [&[][..], &["--cards"]] {
            let position = random(seed, "40", cards);
            assert_eq!(position, random(seed, "40", cards));
            assert_eq!(position.ends_with(" -"), cards.is_empty());
            // What is printed is a position.
            run(["moves", "--position", &position]).lines();
        }
    }
    assert_ne!(random("1", "20", &[]), random("2", "20", &[]));
    // The numbers behind it never change, so neither does this.
    let known = random("1", "12", &["--cards"]);
    assert_eq!(known, KNOWN_RANDOM);
}

#[test]
fn random_play_stops_at_a_touchdown() {
    let far = run(["random", "--seed", "3", "--decisions", "1000000"]);
    let position = far.lines()[0];
    assert_eq!(position.split(' ').nth(2), Some("E"));
    assert!(run(["moves", "--position", position]).lines().is_empty());
}

const KNOWN_RANDOM: &str =
    "bpn1 d A1 @D10 X1C7,X2E7,X3I7,X4J6,X5G5,O1G3,S1H8 X1K11,X2K13,X3F12,X4A13,X5E11,O1G15,S1G11 1/0;;";
