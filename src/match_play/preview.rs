//! Previews: what a decision that is nearly complete would do.

use ball_rules::{Decision, Event, Position, Ruleset};

/// What all the decisions have in common, in the order in which it happens: the events that each of them brings.
///
/// With one decision these are its events; with several (a dodge whose exit is still open) only what is certain.
pub fn certain_events(rules: &Ruleset, position: &Position, decisions: &[Decision]) -> Vec<Event> {
    let outcomes = decisions.iter().map(|&decision| {
        let mut events = Vec::new();
        let mut after = *position;
        after.play(rules, decision, &mut events);
        events
    });
    outcomes
        .reduce(|mut common, events| {
            common.retain(|event| events.contains(event));
            common
        })
        .unwrap_or_default()
}
