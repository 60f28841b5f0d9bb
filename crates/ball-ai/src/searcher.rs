//! The opponent: chooses a turn by searching, then plays it decision by decision.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ball_rules::{Decision, Match, Phase, Position, Ruleset};

use crate::mind::Mind;
use crate::player::{Info, Limits, Player, Score, Stop};
use crate::search::{INFINITE, Place, SURE, Search, Style, WIN};
use crate::table::Transpositions;
use crate::turns::{Turn, Turns};
use crate::weights::Weights;

/// Positions on the way that are gone on from when turns are listed.
const MOST_STEPS: usize = 20_000;
/// Decisions played out where no limit is set.
const NODES: u64 = 4_000_000;
/// Decisions played out to find a shortest touchdown; any other is as good.
const SHORTEST_NODES: u64 = 100_000;
/// How many times as many turns are looked at for a first time as deeper.
const FIRST_LOOK: usize = 4;
/// Turns that are looked into at full depth before others are looked at less deep.
const ROOT_FULL_DEPTH: usize = 10;
/// The share of time and nodes that the first decision of a turn may take, and a later one.
const LATER: u32 = 8;

/// What a [`Searcher`] can be told before it plays.
#[derive(Clone, Debug)]
pub struct Options {
    /// What it is called.
    pub name: String,
    /// The size of the table of positions, in megabytes.
    pub hash: usize,
    /// The weights of the evaluation.
    pub weights: Weights,
    /// How far and how wide it looks.
    pub style: Style,
    /// Decisions played out for a turn where a match sets no limit.
    pub nodes: u64,
    /// What it overlooks.
    pub mind: Mind,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            name: "search".to_owned(),
            hash: 16,
            weights: Weights::built_in().clone(),
            style: Style::default(),
            nodes: NODES,
            mind: Mind::default(),
        }
    }
}

/// An opponent that searches.
///
/// ```
/// use ball_ai::{Limits, Player, Searcher, Stop};
/// use ball_rules::{Match, Mode, Ruleset};
///
/// let game = Match::new(Ruleset::house(), Mode::Basic);
/// let mut player = Searcher::default();
/// let limits = Limits { nodes: Some(20_000), ..Limits::default() };
/// let decision = player.decide(&game, limits, &Stop::default(), &mut |_| {}).unwrap();
/// assert!(game.position().is_legal(game.rules(), decision));
/// ```
#[derive(Debug, Default)]
pub struct Searcher {
    options: Options,
    /// What it works with, for the rules of the match that it was asked about last.
    search: Option<(Arc<Ruleset>, Search)>,
    /// The turn that it is playing: each position of it with the decision there.
    plan: Vec<(Position, Decision)>,
    /// How good the plan looked.
    planned: Option<Info>,
}

/// A turn to choose, and its value as far as it is known.
struct Choice {
    turn: Turn,
    value: i32,
    /// Whether it is known to be that and no less.
    exact: bool,
}

impl Searcher {
    /// An opponent with these options.
    pub fn new(options: Options) -> Searcher {
        Searcher { options, search: None, plan: Vec::new(), planned: None }
    }

    /// The options that it plays with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    fn search(&mut self, rules: &Arc<Ruleset>) -> &mut Search {
        let options = &self.options;
        let fresh = || (rules.clone(), {
            let table = Arc::new(Transpositions::new(options.hash));
            Search::new(rules, options.weights.clone(), options.style, table)
        });
        let (known, search) = self.search.get_or_insert_with(fresh);
        if known != rules {
            (*known, *search) = fresh();
        }
        search
    }

    /// The planned decision for `position`.
    fn follow(&self, rules: &Ruleset, position: &Position) -> Option<Decision> {
        let &(_, decision) = self.plan.iter().find(|(at, _)| at == position)?;
        position.is_legal(rules, decision).then_some(decision)
    }

    /// A touchdown this turn, if this mind sees one.
    fn touchdown(
        &mut self,
        rules: &Arc<Ruleset>,
        position: &Position,
        limits: Limits,
        stop: &Stop,
    ) -> Option<Vec<(Position, Decision)>> {
        if position.phase() != Phase::Action {
            return None;
        }
        // Who overlooks things does not look long either.
        let most = if self.options.mind.careful { u64::MAX } else { SHORTEST_NODES };
        let search = self.search(rules);
        search.begin(u64::MAX, limits.time.map(|time| Instant::now() + time / 2), stop);
        let line = search.scoring.touchdown_within(rules, position, most, SHORTEST_NODES)?;
        if !self.options.mind.sees_line(rules, position, &line) {
            return None;
        }
        let mut at = *position;
        let mut plan = Vec::with_capacity(line.len());
        for decision in line {
            plan.push((at, decision));
            at.play(rules, decision, &mut ());
        }
        Some(plan)
    }

    /// Searches the turns from `position` and returns the chosen one with what is known about it. `found` better ones, by
    /// a touchdown, are known already.
    fn choose(
        &mut self,
        game: &Match,
        limits: Limits,
        stop: &Stop,
        found: usize,
        report: &mut dyn FnMut(&Info),
    ) -> Option<(Vec<(Position, Decision)>, Info)> {
        let begun = Instant::now();
        let rules = game.rules();
        let position = game.position();
        let later = position.phase() == Phase::Unlock || position.pa() < rules.pa_per_turn;
        let most_nodes = match (limits.nodes, limits.time, limits.infinite) {
            (Some(nodes), ..) => nodes,
            (None, Some(_), _) | (None, None, true) => u64::MAX,
            (None, None, false) => self.options.nodes / u64::from(if later { LATER } else { 1 }),
        };
        let deadline = limits.time.map(|time| begun + time.mul_f64(if later { 0.3 } else { 0.9 }));
        let (mind, style) = (self.options.mind, self.options.style);
        let search = self.search(rules);
        // The first look is cut short by a number of nodes only where something may be overlooked.
        search.begin(u64::MAX, deadline, stop);
        search.history = history(game);
        let turns = Turns::list(rules, position, MOST_STEPS, &mut |from, decision| mind.sees(rules, from, decision));
        let mut choices = first_looks(search, rules, position, &turns);
        if choices.is_empty() {
            return None;
        }
        let style = Style { turns: std::env::var("BALL_TURNS").ok().and_then(|f| f.parse().ok()).unwrap_or(style.turns), ..style };
        let most_turns = limits.turns.unwrap_or(if limits.infinite { u8::MAX } else { style.turns }).max(1);
        let mut told =
            Info { turns: 0, nodes: 0, time: Duration::ZERO, rank: 1, score: Score::Points(0), line: Vec::new() };
        let lines = usize::from(limits.lines).saturating_sub(found).max(1);
        for depth in 1..=most_turns.min(64) {
            if depth == 2 || !mind.careful && mind.overlooks > 0 {
                search.limit_nodes(most_nodes);
            }
            let width = if depth == 1 { style.root * FIRST_LOOK } else { style.root };
            let finished = iterate(search, rules, position, &mut choices, depth, (width, lines), mind);
            choices.sort_by_key(|choice| std::cmp::Reverse(choice.value));
            let Some(best) = choices.first() else { break };
            if finished || depth == 1 {
                told.turns = depth;
            }
            told.nodes = search.nodes();
            told.time = begun.elapsed();
            tell_best(search, rules, &turns, &choices, (found, lines), &told, report);
            let decided = best.value.abs() >= SURE || choices.len() == 1;
            if !finished || (decided && !limits.infinite && lines == 1) {
                break;
            }
        }
        // The last tenth of the time is for the check of what was chosen.
        search.extend(limits.time.map(|time| begun + time));
        let chosen = settle(search, rules, position, &mut choices, mind)?;
        tell_best(search, rules, &turns, &choices, (found, lines), &told, report);
        told.score = to_score(chosen.value);
        told.line = whole_line(search, rules, &turns, &chosen, told.turns);
        Some((turns.line(&chosen.turn), told))
    }
}

/// Reports the best choices, ranked from `found` + 1 on.
fn tell_best(
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
fn whole_line(search: &Search, rules: &Ruleset, turns: &Turns, choice: &Choice, depth: u8) -> Vec<Decision> {
    let mut line: Vec<Decision> = turns.line(&choice.turn).into_iter().map(|(_, decision)| decision).collect();
    line.extend(search.line(rules, &choice.turn.after, depth));
    line
}

/// How often each position began a turn of `game`.
fn history(game: &Match) -> std::collections::HashMap<u64, u32> {
    let mut times = std::collections::HashMap::from([(game.start().key(), 1)]);
    for played in game.played().iter().filter(|played| played.began_turn()) {
        *times.entry(played.after.key()).or_insert(0) += 1;
    }
    times
}

/// Every turn with its evaluation, best first.
fn first_looks(search: &Search, rules: &Ruleset, position: &Position, turns: &Turns) -> Vec<Choice> {
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
fn iterate(
    search: &mut Search,
    rules: &Ruleset,
    position: &Position,
    choices: &mut [Choice],
    depth: u8,
    (width, lines): (usize, usize),
    mind: Mind,
) -> bool {
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
            let depths = if depth > 2 && index >= ROOT_FULL_DEPTH { [depth_left - 1, depth_left] } else { [depth_left; 2] };
            for depth in depths {
                if value > alpha && !search.ended() {
                    value = search.after(rules, position, &choice.turn.after, Place::root(depth), (alpha, alpha + 1));
                }
            }
        }
        if (first || value > alpha) && !search.ended() {
            value = search.after(rules, position, &choice.turn.after, Place::root(depth_left), (alpha, INFINITE));
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

/// The choice to play: the best but for what this mind takes as equal, and none that lets the other coach score if
/// another one does not.
fn settle(
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
fn to_score(value: i32) -> Score {
    if value >= SURE {
        Score::ScoresIn(((WIN - value) / 2 + 1).clamp(1, 255) as u8)
    } else if value <= -SURE {
        Score::ConcedesIn(((WIN + value + 1) / 2).clamp(1, 255) as u8)
    } else {
        Score::Points(value)
    }
}

impl Player for Searcher {
    fn name(&self) -> &str {
        &self.options.name
    }

    fn decide(&mut self, game: &Match, limits: Limits, stop: &Stop, report: &mut dyn FnMut(&Info)) -> Option<Decision> {
        if game.result().is_some() {
            return None;
        }
        let (rules, position) = (game.rules(), game.position());
        if !limits.infinite
            && let Some(decision) = self.follow(rules, position)
        {
            if let Some(info) = &mut self.planned {
                // What was told began where the plan began.
                let before = self.plan.iter().take_while(|(at, _)| at != position).count();
                self.plan.drain(..before);
                info.line.drain(..before.min(info.line.len()));
                report(info);
            }
            return Some(decision);
        }
        self.plan.clear();
        let begun = Instant::now();
        let touchdown = self.touchdown(rules, position, limits, stop);
        let found = touchdown.is_some();
        if let Some(plan) = touchdown {
            let line = plan.iter().map(|&(_, decision)| decision).collect();
            let nodes = self.search(rules).scoring.nodes;
            let info = Info { turns: 1, nodes, time: begun.elapsed(), rank: 1, score: Score::ScoresIn(1), line };
            report(&info);
            self.plan = plan;
            self.planned = Some(info);
        }
        if (!found || limits.lines > 1)
            && let Some((plan, info)) = self.choose(game, limits, stop, usize::from(found), report)
            && !found
        {
            self.plan = plan;
            self.planned = Some(info);
        }
        self.follow(rules, position).or_else(|| position.decisions(rules).first().copied())
    }

    fn new_match(&mut self) {
        self.plan.clear();
        self.planned = None;
        if let Some((_, search)) = &mut self.search {
            search.table.clear();
        }
    }
}
