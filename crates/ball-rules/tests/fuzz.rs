//! Fuzzing of everything that is read from text: nothing panics, nothing hangs, and what is accepted prints back as
//! exactly the text that was read (R13).
//!
//! Each target runs for two seconds. Longer by hand: `BALL_FUZZ_SECONDS=600 cargo test -p ball-rules --test fuzz`.
//! A failure names its seed; `BALL_FUZZ_SEED=…` runs the same inputs again. A target is one function from text; `fuzz`
//! does the rest.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common {
    pub mod rng;
}

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use ball_rules::{Decision, HOUSE_RON, Mode, Position, Ruleset};
use common::rng::Rng;

/// What a target made of an input.
enum Verdict {
    Accepted,
    Refused,
}

/// No input may take longer.
const SLOWEST: Duration = Duration::from_secs(1);

fn seconds() -> u64 {
    std::env::var("BALL_FUZZ_SECONDS").map_or(2, |text| text.parse().expect("BALL_FUZZ_SECONDS is a number"))
}

fn seed() -> u64 {
    let by_clock = || SystemTime::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
    std::env::var("BALL_FUZZ_SEED")
        .map_or_else(|_| by_clock(), |text| text.parse().expect("BALL_FUZZ_SEED is a number"))
}

/// Mutates texts of `corpus` (which must all be accepted) and shows them to `target` until the time is over.
fn fuzz(name: &str, corpus: &[String], target: fn(&str) -> Verdict) {
    let seed = seed();
    println!("{name}: BALL_FUZZ_SEED={seed}");
    let mut rng = Rng::new(seed);
    let (mut accepted, mut runs) = (0u64, 0u64);
    for text in corpus {
        assert!(matches!(target(text), Verdict::Accepted), "the corpus holds what is refused: {text}");
    }
    // Texts accepted on the way join the corpus: they lead to places that the given ones do not.
    let mut grown: Vec<String> = corpus.to_vec();
    let progress = watch(name.to_owned(), seed);
    let end = Instant::now() + Duration::from_secs(seconds());
    while Instant::now() < end {
        let text = mutate(&mut rng, &grown);
        let begun = Instant::now();
        let outcome = catch_unwind(AssertUnwindSafe(|| target(&text)));
        let took = begun.elapsed();
        let verdict = outcome.unwrap_or_else(|_| panic!("{name}: BALL_FUZZ_SEED={seed}, run {runs}: {text:?}"));
        assert!(took < SLOWEST, "{name}: BALL_FUZZ_SEED={seed}, run {runs}: {took:?} for {text:?}");
        runs += 1;
        progress.0.store(runs, Ordering::Relaxed);
        if matches!(verdict, Verdict::Accepted) {
            accepted += 1;
            if text.len() < 4_000 && grown.len() < corpus.len() + 2_000 {
                grown.push(text);
            }
        }
    }
    println!("{name}: {runs} inputs, {accepted} accepted");
    assert!(runs > 100, "{name}: only {runs} inputs; this proves nothing");
}

const FINISHED: u64 = u64::MAX;

/// How many inputs are done; [`FINISHED`] when the target passed or failed.
struct Progress(Arc<AtomicU64>);

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.store(FINISHED, Ordering::Relaxed);
    }
}

/// Ends the process when no input gets done for a while: one that never returns could not be measured.
fn watch(name: String, seed: u64) -> Progress {
    let progress = Progress(Arc::new(AtomicU64::new(0)));
    let seen_by_watcher = Arc::clone(&progress.0);
    thread::spawn(move || {
        let mut before = FINISHED;
        loop {
            let now = seen_by_watcher.load(Ordering::Relaxed);
            if now == FINISHED {
                return;
            }
            if now == before {
                eprintln!("{name}: BALL_FUZZ_SEED={seed}, run {now} hangs");
                std::process::abort();
            }
            before = now;
            thread::sleep(20 * SLOWEST);
        }
    });
    progress
}

/// A text made from one or two others.
fn mutate(rng: &mut Rng, corpus: &[String]) -> String {
    let mut bytes = rng.pick(corpus).clone().into_bytes();
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(bytes.len() + 1);
        match rng.below(10) {
            0 => flip(rng, &mut bytes),
            1 => drop(bytes.drain(at..(at + 1 + rng.below(4)).min(bytes.len()).max(at))),
            2 => bytes.truncate(at),
            3 => {
                let chunk: Vec<u8> = bytes[at..(at + rng.below(24)).min(bytes.len())].to_vec();
                for _ in 0..1 + rng.below(3) {
                    bytes.splice(at..at, chunk.iter().copied());
                }
            }
            4 => {
                let other = rng.pick(corpus).as_bytes();
                let from = rng.below(other.len() + 1);
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
            5 => {
                // The same field or character class from elsewhere: keeps the form, changes the meaning.
                let other = rng.pick(corpus).as_bytes();
                let from = rng.below(other.len() + 1);
                let chunk = &other[from..(from + rng.below(8)).min(other.len())];
                let until = (at + chunk.len()).min(bytes.len());
                bytes.splice(at..until, chunk.iter().copied());
            }
            6 => {
                let strange = ["é", "□", "🏈", "\u{0}", "\u{feff}", "１", "\r\n", "\t", "\u{202e}", "ſ"];
                bytes.splice(at..at, rng.pick(&strange).bytes());
            }
            7 => {
                let near =
                    ["-", "~", "!", "^", "?", "@", ",", ";", "/", " ", "0", "9", "h", "#", "+", "x", "*", ":t", ">"];
                bytes.splice(at..at, rng.pick(&near).bytes());
            }
            8 => nudge_a_digit(rng, &mut bytes),
            _ => {
                if bytes.len() > 1 {
                    let other = rng.below(bytes.len());
                    let at = at.min(bytes.len() - 1);
                    bytes.swap(at, other);
                }
            }
        }
    }
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

fn flip(rng: &mut Rng, bytes: &mut [u8]) {
    if !bytes.is_empty() {
        let at = rng.below(bytes.len());
        bytes[at] ^= 1 << rng.below(8);
    }
}

fn nudge_a_digit(rng: &mut Rng, bytes: &mut [u8]) {
    let digits: Vec<usize> = (0..bytes.len()).filter(|&i| bytes[i].is_ascii_digit()).collect();
    if !digits.is_empty() {
        bytes[*rng.pick(&digits)] = b'0' + rng.below(10) as u8;
    }
}

/// The distinct texts of one or all columns of a file of worked examples.
fn examples(file: &str, column: Option<usize>) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors").join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut all: Vec<String> = text
        .lines()
        .flat_map(|line| match column {
            Some(column) => line.split('\t').skip(column).take(1).map(str::to_owned).collect::<Vec<_>>(),
            None => line.split('\t').skip(1).filter(|text| !text.is_empty()).map(str::to_owned).collect(),
        })
        .collect();
    all.sort();
    all.dedup();
    assert!(!all.is_empty(), "{file}");
    all
}

/// Whatever can be decided in a position that was read can be played, and the outcome can be read again.
fn explore(rules: &Ruleset, position: &Position) {
    let all = position.decisions(rules);
    assert_eq!(position.count_decisions(rules), all.len() as u64);
    // Some of the list is enough: the inputs are many.
    for decision in all.iter().step_by(1 + all.len() / 8) {
        assert!(position.is_legal(rules, *decision));
        let shown = decision.display(rules).to_string();
        assert_eq!(Decision::parse(rules, &shown), Ok(*decision));
        let mut next = *position;
        next.play(rules, *decision, &mut Vec::new());
        assert!(next.key_is_fresh());
        let text = next.to_bpn(rules);
        assert!(Position::from_bpn(rules, &text).unwrap_or_else(|e| panic!("{shown} leads to {text}: {e}")) == next);
    }
}

#[test]
fn position_text() {
    fn target(text: &str) -> Verdict {
        let rules = Ruleset::house();
        match Position::from_bpn(rules, text) {
            Ok(position) => {
                assert_eq!(position.to_bpn(rules), text);
                assert!(position.key_is_fresh());
                explore(rules, &position);
                Verdict::Accepted
            }
            Err(error) => {
                assert!((1..=text.chars().count() + 1).contains(&error.column), "column {}", error.column);
                assert!(!error.to_string().is_empty());
                Verdict::Refused
            }
        }
    }
    fuzz("position text", &[examples("moves.tsv", Some(0)), examples("apply.tsv", Some(2))].concat(), target);
}

#[test]
fn decision_text() {
    fn target(text: &str) -> Verdict {
        let rules = Ruleset::house();
        match Decision::parse(rules, text) {
            Ok(decision) => {
                assert_eq!(decision.display(rules).to_string(), text);
                // Asking about what makes no sense anywhere is allowed.
                for mode in [Mode::Basic, Mode::Cards] {
                    Position::start(rules, mode).is_legal(rules, decision);
                }
                Verdict::Accepted
            }
            Err(error) => {
                assert!((1..=text.chars().count() + 1).contains(&error.column), "column {}", error.column);
                assert!(!error.to_string().is_empty());
                Verdict::Refused
            }
        }
    }
    fuzz("decision text", &[examples("moves.tsv", None), examples("apply.tsv", Some(1))].concat(), target);
}

#[test]
fn ruleset_text() {
    fn target(text: &str) -> Verdict {
        match Ruleset::parse("fuzzed.ron", text) {
            Ok(rules) => {
                // What is accepted can be played: some decisions from the start in both modes.
                for mode in [Mode::Basic, Mode::Cards] {
                    let mut position = Position::start(&rules, mode);
                    for step in 0..12 {
                        let bpn = position.to_bpn(&rules);
                        let again = Position::from_bpn(&rules, &bpn).unwrap_or_else(|e| panic!("{bpn}: {e}"));
                        assert!(again == position);
                        explore(&rules, &position);
                        let all = position.decisions(&rules);
                        let Some(&decision) = all.get(step * 7 % all.len().max(1)) else { break };
                        position.play(&rules, decision, &mut ());
                    }
                }
                Verdict::Accepted
            }
            Err(error) => {
                let lines = text.lines().count().max(1) + 1;
                assert!((1..=lines).contains(&error.line), "line {} of {lines}", error.line);
                assert!(error.column >= 1 && !error.reason.is_empty());
                assert!(error.to_string().starts_with("fuzzed.ron:"));
                Verdict::Refused
            }
        }
    }
    let sparse: String = HOUSE_RON.lines().map(|line| line.split("//").next().unwrap_or_default().trim()).collect();
    fuzz("ruleset text", &[HOUSE_RON.to_owned(), sparse], target);
}

#[test]
fn deep_nesting_is_refused_and_not_followed() {
    for opening in ["(", "[", "Some(", "{", "(actions:(", "/*", "r#\"", "\""] {
        let text = opening.repeat(200_000);
        let begun = Instant::now();
        assert!(Ruleset::parse("deep.ron", &text).is_err(), "{opening}");
        assert!(Position::from_bpn(Ruleset::house(), &text).is_err());
        assert!(Decision::parse(Ruleset::house(), &text).is_err());
        assert!(begun.elapsed() < SLOWEST, "{opening}: {:?}", begun.elapsed());
    }
}

#[test]
fn long_texts_take_no_time() {
    let rules = Ruleset::house();
    let pieces = (0..100_000).map(|i| format!("X{}A1", i % 7 + 1)).collect::<Vec<_>>().join(",");
    let ids = "scoop,".repeat(100_000);
    let begun = Instant::now();
    assert!(Position::from_bpn(rules, &format!("bpn1 a A2 @G9 {pieces} X1A1 -")).is_err());
    assert!(Position::from_bpn(rules, &format!("bpn1 a A2 @G9 X1A1 X1C1 0/0;{ids};")).is_err());
    assert!(Position::from_bpn(rules, &"bpn1 ".repeat(200_000)).is_err());
    assert!(Decision::parse(rules, &"X1G9-".repeat(200_000)).is_err());
    assert!(Decision::parse(rules, &format!("X1G{}", "9".repeat(1_000_000))).is_err());
    assert!(Decision::parse(rules, &format!("#{}", "é".repeat(500_000))).is_err());
    assert!(begun.elapsed() < SLOWEST, "{:?}", begun.elapsed());
}
