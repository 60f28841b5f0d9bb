//! Random matches and positions that can be repeated from their seed.

// Every test file is a crate of its own and uses only some of this.
#![allow(dead_code, unused_imports)]

#[path = "../../../ball-rules/tests/randomly/mod.rs"]
mod randomly;

use ball_rules::{Mode, Position, Ruleset};
pub use randomly::{MODES, Rng, decision, game, play_on};

/// A position set up at random: pieces anywhere, some downed or stacked, the ball anywhere, energy and cards by chance.
pub fn scattered(rng: &mut Rng, mode: Mode) -> Position {
    loop {
        if let Ok(position) = Position::from_bpn(Ruleset::house(), &scattered_text(rng, mode)) {
            return position;
        }
    }
}

fn scattered_text(rng: &mut Rng, mode: Mode) -> String {
    const LABELS: [&str; 7] = ["X1", "X2", "X3", "X4", "X5", "O1", "S1"];
    let squares: Vec<ball_rules::Square> = ball_rules::Square::all().collect();
    let mut free = squares.clone();
    let side = rng.below(2);
    // Sometimes all stand near one end.
    let near = rng.one_in(2).then(|| rng.below(2));
    let mut take = |rng: &mut Rng| loop {
        let index = rng.below(free.len());
        let row = free[index].row();
        if near.is_none_or(|end| rng.one_in(3) || (row > 9) == (end == 0)) {
            return free.swap_remove(index);
        }
    };
    let mut teams: [Vec<(String, String)>; 2] = [Vec::new(), Vec::new()];
    for team in &mut teams {
        for label in LABELS {
            if rng.one_in(8) && !team.is_empty() {
                continue;
            }
            let down = if rng.one_in(6) { "-" } else { "" };
            team.push((format!("{label}{}", take(rng)), down.to_owned()));
        }
    }
    // Stacks: the upper piece takes the square of another one.
    for _ in 0..rng.below(3) {
        let (upper_team, lower_team) = (rng.below(2), rng.below(2));
        let (upper, lower) = (rng.below(teams[upper_team].len()), rng.below(teams[lower_team].len()));
        let stacked = |flags: &str| flags.contains(['!', '^', 'v']);
        if (upper_team, upper) == (lower_team, lower)
            || stacked(&teams[upper_team][upper].1)
            || stacked(&teams[lower_team][lower].1)
        {
            continue;
        }
        let at = teams[lower_team][lower].0[2..].to_owned();
        teams[lower_team][lower].1.push('v');
        let fresh = upper_team == side && rng.one_in(2);
        let piece = &mut teams[upper_team][upper];
        piece.0.truncate(2);
        piece.0.push_str(&at);
        piece.1 = if fresh { "!" } else { "^" }.to_owned();
    }
    let ball = if rng.one_in(4) {
        format!("@{}", take(rng))
    } else {
        let team = if rng.one_in(3) { 1 - side } else { side };
        let carrier = rng.below(teams[team].len());
        format!("{}{}", ["a", "d"][team], &teams[team][carrier].0[..2])
    };
    let list = |team: &[(String, String)]| {
        team.iter().map(|(at, flags)| format!("{at}{}", flags.replace('v', ""))).collect::<Vec<_>>().join(",")
    };
    let cards = match mode {
        Mode::Basic => "-".to_owned(),
        Mode::Cards => {
            let mut used = || {
                let ids = Ruleset::house().deck.iter().filter(|_| rng.one_in(2)).map(|card| card.id.clone());
                ids.collect::<Vec<_>>().join(",")
            };
            let (atk, def) = (used(), used());
            format!("{}/{};{atk};{def}", rng.below(5), rng.below(5))
        }
    };
    let after_hand_off = if rng.one_in(8) { "h" } else { "" };
    let (atk, def) = (list(&teams[0]), list(&teams[1]));
    format!("bpn1 {} A{}{after_hand_off} {ball} {atk} {def} {cards}", ["a", "d"][side], 2 - rng.below(4) / 2)
}

/// Every position in which a turn from `position` can end without a touchdown.
pub fn ends_of_turn(rules: &Ruleset, position: &Position) -> Vec<Position> {
    let mut seen = std::collections::HashSet::new();
    let mut open = vec![*position];
    let mut ends = Vec::new();
    while let Some(from) = open.pop() {
        for decision in from.decisions(rules) {
            let mut after = from;
            after.play(rules, decision, &mut ());
            if after.winner().is_none() && seen.insert(after) {
                if after.side() == position.side() { open.push(after) } else { ends.push(after) }
            }
        }
    }
    ends
}
