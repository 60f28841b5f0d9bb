//! The opponent: chooses a turn by searching, then plays it decision by decision.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ball_rules::{Decision, Match, Phase, Position, Ruleset};

use crate::mind::Mind;
use crate::player::{Info, Limits, Player, Score, Stop};
use crate::root::{Asked, deepen, first_looks, history, settle, tell_best, to_score, whole_line};
use crate::search::{Search, Style};
use crate::table::Transpositions;
use crate::turns::Turns;
use crate::weights::Weights;

/// Positions on the way that are gone on from when turns are listed.
const MOST_STEPS: usize = 8_000;
/// Decisions played out where no limit is set.
const NODES: u64 = 4_000_000;
/// Decisions played out to find a shortest touchdown; any other is as good.
const SHORTEST_NODES: u64 = 100_000;
/// The share of time and nodes that the first decision of a turn may take, and a later one.
const LATER: u32 = 8;

/// What a [`Searcher`] can be told before it plays.
#[derive(Clone, Debug)]
pub struct Options {
    /// What it is called.
    pub name: String,
    /// The size of the table of positions, in megabytes.
    pub hash: usize,
    /// Threads that search; with more than one the same question may get different answers.
    pub threads: usize,
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
            threads: 1,
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
    working: Option<Working>,
    /// The turn that it is playing: each position of it with the decision there.
    plan: Vec<(Position, Decision)>,
    /// The number of that turn: the same position may begin another one, and what was right may be a draw then (R1.11).
    planned_turn: u32,
    /// How good the plan looked.
    planned: Option<Info>,
}

/// What a searcher works with, for the rules of the match that it was asked about last.
#[derive(Debug)]
struct Working {
    rules: Arc<Ruleset>,
    search: Search,
    /// One for each further thread; they share the table.
    helpers: Vec<Search>,
}

impl Searcher {
    /// An opponent with these options.
    pub fn new(options: Options) -> Searcher {
        Searcher { options, working: None, plan: Vec::new(), planned_turn: 0, planned: None }
    }

    /// The options that it plays with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    fn search(&mut self, rules: &Arc<Ruleset>) -> &mut Search {
        if self.working.as_ref().is_some_and(|working| working.rules != *rules) {
            self.working = None;
        }
        let options = &self.options;
        let working = self.working.get_or_insert_with(|| {
            let table = Arc::new(Transpositions::new(options.hash));
            let search = || Search::new(rules, options.weights.clone(), options.style, table.clone());
            let helpers = (1..options.threads).map(|_| search()).collect();
            Working { rules: rules.clone(), search: search(), helpers }
        });
        &mut working.search
    }

    /// The planned decision for the position of `game`.
    fn follow(&self, game: &Match) -> Option<Decision> {
        let position = game.position();
        let &(_, decision) = self.plan.iter().find(|(at, _)| at == position)?;
        (self.planned_turn == game.turn() && position.is_legal(game.rules(), decision)).then_some(decision)
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
    /// a touchdown, are known already; the time counts from `begun`.
    fn choose(
        &mut self,
        game: &Match,
        limits: Limits,
        stop: &Stop,
        found: usize,
        begun: Instant,
        report: &mut dyn FnMut(&Info),
    ) -> Option<(Vec<(Position, Decision)>, Info)> {
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
        self.search(rules);
        let Some(Working { search, helpers, .. }) = &mut self.working else { return None };
        // The first look is cut short by a number of nodes only where something may be overlooked.
        search.begin(u64::MAX, deadline, stop);
        search.history = history(game);
        let mut sees = |from: &Position, decision| mind.sees(rules, from, decision);
        // Half of the time is enough to know what there is to choose from.
        let listed = limits.time.map(|time| begun + time / 2);
        let mut enough = || stop.is_stopped() || listed.is_some_and(|end| Instant::now() >= end);
        let turns = Turns::list(rules, position, MOST_STEPS, &mut sees, &mut enough);
        let mut choices = first_looks(search, rules, position, &turns);
        if choices.is_empty() {
            return None;
        }
        let most_turns = limits.turns.unwrap_or(if limits.infinite { u8::MAX } else { style.turns }).clamp(1, 64);
        let lines = usize::from(limits.lines).saturating_sub(found).max(1);
        let asked = Asked { rules, position, mind, lines, most_turns, infinite: limits.infinite, most_nodes };
        let mut told =
            Info { turns: 0, nodes: 0, time: Duration::ZERO, rank: 1, score: Score::Points(0), line: Vec::new() };
        let done = Stop::default();
        let helped = AtomicU64::new(0);
        std::thread::scope(|scope| {
            for (number, helper) in (1..).zip(helpers.iter_mut()) {
                helper.begin(u64::MAX, deadline, &done);
                helper.history.clone_from(&search.history);
                let (mut choices, helped) = (choices.clone(), &helped);
                scope.spawn(move || {
                    deepen(helper, &asked, &mut choices, number, &mut |search, _, _| {
                        helped.fetch_add(search.take_new_nodes(), Ordering::Relaxed);
                    });
                });
            }
            deepen(search, &asked, &mut choices, 0, &mut |search, choices, depth| {
                told.turns = depth;
                told.nodes = search.nodes() + helped.load(Ordering::Relaxed);
                told.time = begun.elapsed();
                tell_best(search, rules, &turns, choices, (found, lines), &told, report);
            });
            done.stop();
        });
        // The last tenth of the time is for the check of what was chosen.
        search.extend(limits.time.map(|time| begun + time));
        let chosen = settle(search, rules, position, &mut choices, mind)?;
        tell_best(search, rules, &turns, &choices, (found, lines), &told, report);
        told.score = to_score(chosen.value);
        told.line = whole_line(search, rules, &turns, &chosen, told.turns);
        Some((turns.line(&chosen.turn), told))
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
            && let Some(decision) = self.follow(game)
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
        self.planned_turn = game.turn();
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
            && let Some((plan, info)) = self.choose(game, limits, stop, usize::from(found), begun, report)
            && !found
        {
            self.plan = plan;
            self.planned = Some(info);
        }
        self.follow(game).or_else(|| position.decisions(rules).first().copied())
    }

    fn new_match(&mut self) {
        self.plan.clear();
        self.planned = None;
        if let Some(working) = &mut self.working {
            working.search.table.clear();
        }
    }
}
