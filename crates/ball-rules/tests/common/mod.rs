//! What the tests of the rules share: positions, decisions and their outcomes as text, so that a test reads like a rule.

// Every test file is a crate of its own and uses only some of this.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;

use ball_rules::{BpnError, Decision, Event, Position, Ruleset, Square};

pub fn rules() -> &'static Ruleset {
    Ruleset::house()
}

/// The position that `text` describes; the printer must give the text back.
#[track_caller]
pub fn pos(text: &str) -> Position {
    let position = Position::from_bpn(rules(), text).unwrap_or_else(|e| panic!("{text}: {e}"));
    assert_eq!(position.to_bpn(rules()), text, "printed again");
    position
}

#[track_caller]
pub fn square(text: &str) -> Square {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

#[track_caller]
pub fn decision(text: &str) -> Decision {
    let decision = Decision::parse(rules(), text).unwrap_or_else(|e| panic!("{text}: {e}"));
    assert_eq!(decision.display(rules()).to_string(), text, "printed again");
    decision
}

/// Why `text` is no position.
#[track_caller]
pub fn refusal(text: &str) -> BpnError {
    match Position::from_bpn(rules(), text) {
        Ok(_) => panic!("accepted: {text}"),
        Err(error) => error,
    }
}

/// Every legal decision as text. Each is listed once and the count agrees, whatever the test is about.
#[track_caller]
pub fn legal(position: &Position) -> BTreeSet<String> {
    let all = position.decisions(rules());
    let texts: BTreeSet<String> = all.iter().map(|d| d.display(rules()).to_string()).collect();
    assert_eq!(texts.len(), all.len(), "a decision is listed twice in {}", position.to_bpn(rules()));
    assert_eq!(position.count_decisions(rules()), all.len() as u64, "the count in {}", position.to_bpn(rules()));
    texts
}

/// Whether the decision is legal; the list and the question must agree.
#[track_caller]
pub fn can(bpn: &str, text: &str) -> bool {
    let position = pos(bpn);
    let answer = position.is_legal(rules(), decision(text));
    assert_eq!(legal(&position).contains(text), answer, "{text} in {bpn}");
    answer
}

/// The legal decisions that begin with `prefix`: those of a piece, or with `#` and its name those of a card.
#[track_caller]
pub fn acts(bpn: &str, prefix: &str) -> BTreeSet<String> {
    legal(&pos(bpn)).into_iter().filter(|text| text.starts_with(prefix)).collect()
}

/// What the card `id` can be played with.
#[track_caller]
pub fn card(bpn: &str, id: &str) -> BTreeSet<String> {
    let prefix = format!("#{id} ");
    legal(&pos(bpn)).iter().filter_map(|text| Some(text.strip_prefix(&prefix)?.to_owned())).collect()
}

/// The words of `text` as a set, to compare with the legal decisions.
pub fn words(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// Plays a legal decision.
#[track_caller]
pub fn play(position: &Position, text: &str) -> Position {
    let chosen = decision(text);
    let bpn = position.to_bpn(rules());
    assert!(legal(position).contains(text), "{text} is not legal in {bpn}");
    assert!(position.is_legal(rules(), chosen), "{text} is listed but not legal in {bpn}");
    let mut next = *position;
    next.play(rules(), chosen, &mut ());
    assert!(next.key_is_fresh(), "the key after {text} in {bpn}");
    assert!(pos(&next.to_bpn(rules())) == next, "the position after {text} in {bpn} reads differently");
    next
}

/// The position text after some legal decisions.
#[track_caller]
pub fn after(bpn: &str, texts: &[&str]) -> String {
    let mut position = pos(bpn);
    for text in texts {
        position = play(&position, text);
    }
    position.to_bpn(rules())
}

/// The events of a legal decision.
#[track_caller]
pub fn events(bpn: &str, text: &str) -> Vec<Event> {
    let mut position = pos(bpn);
    assert!(position.is_legal(rules(), decision(text)), "{text} is not legal in {bpn}");
    let mut events = Vec::new();
    position.play(rules(), decision(text), &mut events);
    events
}
