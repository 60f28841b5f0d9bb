//! The turns to choose from: each looked into deeper and deeper, the best first.

use std::collections::HashMap;

use ball_rules::{Decision, Match, Position, Ruleset};

use crate::mind::Mind;
use crate::player::{Info, Score};
use crate::search::{INFINITE, Place, SURE, Search, WIN};
use crate::turns::{Turn, Turns};

/// How many times as many turns are looked at for a first time as deeper.
const FIRST_LOOK: usize = 4;
/// Turns that are looked into at full depth before others are looked at less deep.
const ROOT_FULL_DEPTH: usize = 10;
/// How far below and above a guess the value is looked for at first, how many times as far after each miss, and beyond
/// what there is no window any more.
const WINDOW: i32 = 60;
const WIDER: i32 = 4;
const WIDEST: i32 = 1_000;

/// A turn to choose, and its value as far as it is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) turn: Turn,
    pub(crate) value: i32,
    /// Whether it is known to be that and no less.
    exact: bool,
}

/// What a choice is asked for, and how far to look.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a> {
    pub(crate) rules: &'a Ruleset,
    pub(crate) position: &'a Position,
    pub(crate) mind: Mind,
    /// The best turns that are wanted.
    pub(crate) lines: usize,
    pub(crate) most_turns: u8,
    pub(crate) infinite: bool,
    pub(crate) most_nodes: u64,
}

/// Looks deeper and deeper until a limit comes or all is clear. `tell` hears of each depth: the choices, the best first,
/// and how many turns were looked ahead. `number` is that of the thread.
pub(crate) fn deepen(
    search: &mut Search,
    asked: &Asked,
    choices: &mut [Choice],
    number: u8,
    tell: &mut dyn FnMut(&mut Search, &[Choice], u8),
) {
    let Asked { mind, lines, .. } = *asked;
    let mut reached = 0;
    for depth in 1..=asked.most_turns {
        if depth == 2 || !mind.careful && mind.overlooks > 0 {
            search.limit_nodes(asked.most_nodes);
        }
        // Every other helper is a turn ahead of the rest.
        if number % 2 == 1 && depth == 2 {
            continue;
        }
        let width = if depth == 1 { search.style.root * FIRST_LOOK } else { search.style.root };
        let finished = iterate(search, asked, choices, depth, width);
        choices.sort_by_key(|choice| std::cmp::Reverse(choice.value));
        let Some(best) = choices.first() else { break };
        if finished || depth == 1 {
            reached = depth;
        }
        let decided = best.value.abs() >= SURE || choices.len() == 1;
        tell(search, choices, reached);
        if !finished || (decided && !asked.infinite && lines == 1) {
            break;
        }
    }
}

/// Reports the best choices, ranked from `found` + 1 on.
pub(crate) fn tell_best(
    search: &Search,
    rules: &Ruleset,
    turns: &Turns,
    choices: &[Choice],
    (found, lines): (usize, usize),
    told: &Info,
    report: &mut dyn FnMut(&Info),
) {
    for (rank, choice) in (1 + found..).zip(choices.iter().take(lines)) {
        let line = whole_line(search, rules, turns, choice, told.turns);
        let rank = u8::try_from(rank).unwrap_or(u8::MAX);
        report(&Info { rank, score: to_score(choice.value), line, ..told.clone() });
    }
}

/// The decisions of a choice, and how it goes on as far as that is known.
pub(crate) fn whole_line(search: &Search, rules: &Ruleset, turns: &Turns, choice: &Choice, depth: u8) -> Vec<Decision> {
    let mut line: Vec<Decision> = turns.line(&choice.turn).into_iter().map(|(_, decision)| decision).collect();
    line.extend(search.line(rules, &choice.turn.after, depth));
    line
}

/// How often each position began a turn of `game`.
pub(crate) fn history(game: &Match) -> HashMap<u64, u32> {
    let mut times = HashMap::from([(game.start().key(), 1)]);
    for played in game.played().iter().filter(|played| played.began_turn()) {
        *times.entry(played.after.key()).or_insert(0) += 1;
    }
    times
}

/// Every turn with its evaluation, best first.
pub(crate) fn first_looks(search: &Search, rules: &Ruleset, position: &Position, turns: &Turns) -> Vec<Choice> {
    let look = |turn: &Turn| {
        let value = search.look(rules, &turn.after);
        if turn.after.side() == position.side() { value } else { -value }
    };
    let mut choices: Vec<Choice> =
        turns.all.iter().map(|turn| Choice { turn: *turn, value: look(turn), exact: false }).collect();
    choices.sort_by_key(|choice| std::cmp::Reverse(choice.value));
    choices
}

/// Looks `depth` turns into the first `width` choices. The best `lines` and those that come within the mind's margin of
/// the best get exact values.
/// False where a limit came first; what was found until then is kept.
fn iterate(search: &mut Search, asked: &Asked, choices: &mut [Choice], depth: u8, width: usize) -> bool {
    let Asked { rules, position, mind, lines, .. } = *asked;
    let margin = mind.margin;
    let depth_left = i8::try_from(depth).unwrap_or(i8::MAX);
    // The best values so far, the best first; `best` is that of the last line that is asked for.
    let mut tops: Vec<i32> = Vec::new();
    let mut best = -INFINITE;
    let mut values = Vec::new();
    let mut finished = true;
    for (index, choice) in choices.iter().enumerate() {
        // Whoever is careful looks on while every turn lets the other coach score.
        let saved = best > -SURE || !mind.careful || depth > 1;
        if index >= width && saved {
            break;
        }
        let alpha = best.saturating_sub(margin).max(-INFINITE);
        // Beyond the first look a touchdown of the other coach can only lower the value.
        if depth == 1 && choice.turn.after.side() != position.side() && choice.value <= alpha {
            break;
        }
        let first = index < lines || margin > 0;
        let mut value = INFINITE;
        if !first {
            // Later turns are looked at a turn less deep at first.
            let depths =
                if depth > 2 && index >= ROOT_FULL_DEPTH { [depth_left - 1, depth_left] } else { [depth_left; 2] };
            for depth in depths {
                if value > alpha && !search.ended() {
                    value = search.after(rules, position, &choice.turn.after, Place::root(depth), (alpha, alpha + 1));
                }
            }
        }
        if (first || value > alpha) && !search.ended() {
            // What it was worth at the depth before is a good guess.
            let guess = (first && margin == 0 && depth > 1 && choice.exact).then_some(choice.value);
            value = within_windows(guess, (alpha, INFINITE), |window| {
                let value = search.after(rules, position, &choice.turn.after, Place::root(depth_left), window);
                (value, search.ended())
            });
        }
        if search.ended() {
            finished = false;
            break;
        }
        values.push((value, value > alpha));
        tops.insert(tops.partition_point(|&top| top >= value), value);
        tops.truncate(lines);
        best = if tops.len() == lines { tops.last().copied().unwrap_or(best) } else { -INFINITE };
    }
    // What was not looked into this time must not pass what was.
    let lowest = values.iter().map(|&(value, _)| value).min().unwrap_or(0);
    let looked = values.len();
    if looked > 0 {
        for (choice, (value, exact)) in choices.iter_mut().zip(values) {
            choice.value = value;
            choice.exact = exact;
        }
        for choice in choices.iter_mut().skip(looked) {
            choice.exact = false;
            choice.value = choice.value.min(lowest - 1);
        }
    }
    finished
}

/// The value that `look` finds between the `ends`. A window about the `guess` comes first: whatever is clearly outside is
/// cut sooner in it. A value on its edge is only a bound, so it is looked at again with that side wider.
fn within_windows(guess: Option<i32>, ends: (i32, i32), mut look: impl FnMut((i32, i32)) -> (i32, bool)) -> i32 {
    let (mut low, mut high) = ends;
    let mut reach = WINDOW;
    if let Some(guess) = guess.filter(|&guess| guess.abs() < SURE && ends.0 < guess && guess < ends.1) {
        (low, high) = (low.max(guess - reach), high.min(guess + reach));
    }
    loop {
        let (value, ended) = look((low, high));
        reach = reach.saturating_mul(WIDER);
        let far = value.abs() >= SURE || reach > WIDEST;
        if ended {
            return value;
        } else if value <= low && low > ends.0 {
            low = if far { ends.0 } else { ends.0.max(value - reach) };
        } else if value >= high && high < ends.1 {
            high = if far { ends.1 } else { ends.1.min(value + reach) };
        } else {
            return value;
        }
    }
}

/// The choice to play: the best but for what this mind takes as equal, and none that lets the other coach score if
/// another one does not.
pub(crate) fn settle(
    search: &mut Search,
    rules: &Ruleset,
    position: &Position,
    choices: &mut [Choice],
    mind: Mind,
) -> Option<Choice> {
    let best = choices.first()?.value;
    if mind.margin > 0 && best.abs() < SURE {
        for (index, choice) in choices.iter_mut().enumerate() {
            if choice.exact && choice.value > best - mind.margin {
                choice.value += mind.noise(position, index);
            }
        }
        choices.sort_by_key(|choice| std::cmp::Reverse(choice.value));
    }
    if mind.careful {
        // What is known to let the other coach score need not be asked about again.
        let safe = choices.iter().position(|choice| {
            choice.value > -SURE && !search.is_stopped() && !concedes(search, rules, position, &choice.turn.after)
        });
        if let Some(index) = safe {
            choices.swap(0, index);
        }
    }
    let Choice { turn, value, exact } = *choices.first()?;
    Some(Choice { turn, value, exact })
}

/// Whether the other coach scores in the turn after `after`, however the unlock phase goes on.
fn concedes(search: &mut Search, rules: &Ruleset, position: &Position, after: &Position) -> bool {
    if after.side() != position.side() {
        return search.scoring.can_score(rules, after);
    }
    let mut seen = crate::seen::Seen::default();
    let mut open = vec![*after];
    while let Some(at) = open.pop() {
        if at.side() != position.side() {
            if !search.scoring.can_score(rules, &at) {
                return false;
            }
            continue;
        }
        for decision in at.decisions(rules) {
            let mut next = at;
            next.play(rules, decision, &mut ());
            if seen.insert(next.key()) {
                open.push(next);
            }
        }
    }
    true
}

/// A value of the search as a score.
pub(crate) fn to_score(value: i32) -> Score {
    if value >= SURE {
        Score::ScoresIn(((WIN - value) / 2 + 1).clamp(1, 255) as u8)
    } else if value <= -SURE {
        Score::ConcedesIn(((WIN + value + 1) / 2).clamp(1, 255) as u8)
    } else {
        Score::Points(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A search that knows the value, and says no more of it than its window lets through.
    fn looks(value: i32, guess: Option<i32>, ends: (i32, i32)) -> (i32, usize) {
        let mut looks = 0;
        let found = within_windows(guess, ends, |(low, high)| {
            assert!(ends.0 <= low && low < high && high <= ends.1);
            looks += 1;
            (value.clamp(low, high), false)
        });
        (found, looks)
    }

    #[test]
    fn a_value_is_found_whatever_the_guess() {
        let values = [-WIN, -SURE, -3_000, -100, -1, 0, 1, 59, 60, 61, 240, 5_000, SURE, WIN];
        for value in values {
            for guess in values {
                assert_eq!(looks(value, Some(guess), (-INFINITE, INFINITE)).0, value, "guessed {guess}");
                let floor = -50;
                assert_eq!(looks(value, Some(guess), (floor, INFINITE)).0, value.max(floor), "guessed {guess}");
            }
        }
    }

    #[test]
    fn a_good_guess_takes_one_look() {
        assert_eq!(looks(120, Some(100), (-INFINITE, INFINITE)), (120, 1));
        assert_eq!(looks(120, None, (-INFINITE, INFINITE)), (120, 1));
        assert!(looks(900, Some(100), (-INFINITE, INFINITE)).1 > 1);
    }

    #[test]
    fn a_search_that_has_ended_is_not_asked_again() {
        let mut looks = 0;
        within_windows(Some(0), (-INFINITE, INFINITE), |_| {
            looks += 1;
            (0, true)
        });
        assert_eq!(looks, 1);
    }
}
