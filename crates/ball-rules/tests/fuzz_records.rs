//! Records made worse at random: nothing panics, nothing takes long, and what is read is also written and read again.
//!
//! `BALL_FUZZ_SECONDS` says for how long (2 by default), `BALL_FUZZ_SEED` repeats a run by the seed that it printed.
#![allow(clippy::unwrap_used, clippy::panic)]

mod randomly;

use std::time::{Duration, Instant, SystemTime};

use ball_rules::{Match, Record, Ruleset};
use randomly::{MODES, Rng};

/// What records are made of, and what they are not.
const WORDS: &[&str] = &[
    " ",
    "\n",
    "\r\n",
    "\t",
    "\u{feff}",
    "\0",
    "\u{85}",
    "\u{2028}",
    "é",
    "\u{1F3C8}",
    "[",
    "]",
    "\"",
    "\\",
    "\\\"",
    "{",
    "}",
    "{}",
    "{ a }",
    "(",
    ")",
    "(.)",
    " (. {a} S1G11-G9) ",
    "*",
    "ATK",
    "DEF",
    "draw",
    ".",
    " . ",
    "=",
    "1.",
    "2.",
    "10.",
    "99999999999999999999.",
    "#",
    "#scoop ",
    "#no-huddle ",
    "#reverse X1,X3",
    "X5>X2",
    "X5>@G13",
    ":t",
    "^",
    "/",
    "+",
    "x",
    "-",
    "G9",
    "X1",
    "[A \"b\"]\n",
    "[Mode \"cards\"]\n",
    "[Mode \"basic\"]\n",
    "[Result \"*\"]\n",
    "[Result \"draw\"]\n",
    "[Reason \"time\"]\n",
    "[Reason \"turn-limit\"]\n",
    "[TurnLimit \"3\"]\n",
    "[TurnLimit \"none\"]\n",
    "[Ruleset \"house\"]\n",
    "[Start \"bpn1 a A1 aX1 X1F16 X1A1 -\"]\n",
    "[Start \"bpn1 a E aX1 X1G17 X1A1 0/0;;\"]\n",
    "[Start \"bpn1 a U @A17 X1G9-?,X2C5 X1A1 9/0;;\"]\n",
];

fn seconds() -> u64 {
    std::env::var("BALL_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(2)
}

fn seed() -> u64 {
    let now = || SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_nanos() as u64;
    std::env::var("BALL_FUZZ_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or_else(now)
}

/// A valid record of a random match.
fn record(rng: &mut Rng, round: usize) -> String {
    let length = rng.below(60);
    let mut game = randomly::game(rng, MODES[round % 2], length);
    if rng.one_in(2) {
        game = Match::from_position(Ruleset::house(), *game.position());
        let length = rng.below(60);
        randomly::play_on(rng, &mut game, length);
    }
    match rng.below(4) {
        0 => game.resign(game.position().side()),
        1 => game.agree_draw(),
        _ => {}
    }
    let mut record = Record::new(game);
    record.set_tag("ATK", "Ada \"the\\wall\"");
    record.write()
}

/// Changes a text in one place.
fn spoil(rng: &mut Rng, bytes: &mut Vec<u8>) {
    let at = rng.below(bytes.len() + 1);
    let end = (at + 1 + rng.below(20)).min(bytes.len());
    match rng.below(8) {
        0 if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
        1 => drop(bytes.drain(at..end)),
        2 => drop(bytes.splice(at..at, bytes[at..end].to_vec())),
        3 => bytes.truncate(at),
        4 => {
            let to = rng.below(bytes.len() + 1);
            drop(bytes.splice(to..to, bytes[at..end].to_vec()));
        }
        5 => bytes.insert(at, rng.next() as u8),
        _ => drop(bytes.splice(at..at, rng.pick(WORDS).bytes())),
    }
}

fn try_it(text: &str) {
    let rules = Ruleset::house();
    let start = Instant::now();
    let outcome = Record::read(rules, text);
    assert!(start.elapsed() < Duration::from_secs(1), "{:?} for\n{text}", start.elapsed());
    // What was read before an error is as good as any record.
    let record = match outcome {
        Ok(record) => record,
        Err(failure) => {
            assert!(failure.to_string().chars().count() < 600, "{failure}");
            assert!((1..=text.split('\n').count()).contains(&failure.error.line), "{failure} in\n{text}");
            *failure.record
        }
    };
    let written = record.write();
    match Record::read(rules, &written) {
        Ok(again) => assert!(again == record, "{text}\n\nwas written as\n\n{written}"),
        Err(failure) => panic!("{failure}\n\n{text}\n\nwas written as\n\n{written}"),
    }
}

#[test]
fn fuzz_records() {
    let seed = seed();
    println!("BALL_FUZZ_SEED={seed}");
    let mut rng = Rng(seed);
    let end = Instant::now() + Duration::from_secs(seconds());
    let mut texts = 0usize;
    while Instant::now() < end {
        let whole = record(&mut rng, texts);
        for _ in 0..30 {
            let mut bytes = whole.clone().into_bytes();
            for _ in 0..1 + rng.below(4) {
                spoil(&mut rng, &mut bytes);
            }
            let text = String::from_utf8_lossy(&bytes).into_owned();
            // A panic within loses the text; the seed brings it back.
            try_it(&text);
            texts += 1;
        }
    }
    println!("{texts} texts");
}
