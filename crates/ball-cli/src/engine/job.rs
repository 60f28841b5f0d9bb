//! Long work, done in a thread of its own so that the engine can listen meanwhile.

use std::time::{Duration, Instant};

use ball_ai::{Info, Limits, Score, Solution, Stop, Weights, evaluate, solve_touchdown_until};
use ball_rules::{Decision, Match, Outcome, Position, Ruleset};

use super::bench;
use super::options::{Options, Thinker};
use super::output::Output;
use super::request::Go;

/// How often whoever has an answer too early looks whether it may be told.
const WAIT: Duration = Duration::from_millis(5);
/// Decisions that `go` plays out at most in deterministic mode if no limit is given that is the same every time.
const DETERMINISTIC_NODES: u64 = 200_000;
/// Decisions that `solve` plays out at most if nothing is said about it: what is proved on the way takes memory.
const SOLVER_NODES: u64 = 200_000_000;
/// Perft of this depth is counted without looking whether to stop.
const UNSTOPPED_PERFT: u32 = 3;

/// Something that takes long.
#[derive(Clone, Debug)]
pub enum Job {
    /// A whole turn is wanted.
    Go(Go),
    /// Sequences of decisions are counted.
    Perft(u32),
    /// A proof of a touchdown is wanted.
    Solve {
        /// In so many turns of the side to act.
        turns: u8,
        /// With so many decisions played out at most.
        nodes: Option<u64>,
    },
    /// The speed is measured.
    Bench,
}

impl Job {
    /// How long the job may go on after `quit` or the end of the input.
    pub fn grace(&self) -> Duration {
        match self {
            Job::Go(go) if go.infinite || go.movetime.is_some() || go.clocks.0 != [None; 2] => Duration::ZERO,
            Job::Go(_) => Duration::from_secs(1),
            Job::Perft(_) | Job::Solve { .. } | Job::Bench => Duration::from_secs(10),
        }
    }

    /// Does the job and says its answer.
    pub fn run(&self, thinker: &mut Thinker, game: &Match, options: &Options, stop: &Stop, output: &Output) {
        match *self {
            Job::Go(go) => {
                let line = whole_turn(thinker, game, limits(&go, game, options), stop, output);
                while go.infinite && !stop.is_stopped() {
                    std::thread::sleep(WAIT);
                }
                output.say(&format!("bestturn {}", joined(game.rules(), &line)));
            }
            Job::Perft(depth) => perft(game, depth, stop, output),
            Job::Solve { turns, nodes } => output.say(&solve(game, turns, nodes, stop)),
            Job::Bench => bench::run(options, stop, output),
        }
    }
}

/// Decisions as one text, or `none`.
pub fn joined(rules: &Ruleset, decisions: &[Decision]) -> String {
    if decisions.is_empty() {
        return "none".to_owned();
    }
    let texts: Vec<_> = decisions.iter().map(|decision| decision.display(rules).to_string()).collect();
    texts.join("; ")
}

/// The limits of a whole turn.
fn limits(go: &Go, game: &Match, options: &Options) -> Limits {
    let team = game.position().side();
    let clock = go.clocks[team].map(|left| turn_time(left, go.increments[team]));
    let time = [go.movetime, clock].into_iter().flatten().min();
    let mut limits = Limits { turns: go.depth, nodes: go.nodes, time, infinite: go.infinite, lines: options.lines };
    if options.deterministic && !limits.infinite {
        limits.time = None;
        if limits.nodes.is_none() && limits.turns.is_none() {
            limits.nodes = Some(DETERMINISTIC_NODES);
        }
    }
    // A level stays as strong as it is, however much time there is.
    if let Some(most) = options.level_nodes()
        && !limits.infinite
    {
        limits.nodes = Some(limits.nodes.map_or(most, |nodes| nodes.min(most)));
    }
    limits
}

/// How much of what is left on the clock one turn may take: as if about 25 turns were to come.
fn turn_time(left: Duration, increment: Duration) -> Duration {
    let safe = left.saturating_sub(Duration::from_millis(50));
    (left / 25 + increment * 3 / 4).min(safe * 4 / 5)
}

/// The decisions of the side to act until its turn or the match ends.
fn whole_turn(thinker: &mut Thinker, game: &Match, limits: Limits, stop: &Stop, output: &Output) -> Vec<Decision> {
    let (rules, begin) = (game.rules().clone(), Instant::now());
    let (mut game, mut line) = (game.clone(), Vec::new());
    let team = game.position().side();
    let mut nodes = limits.nodes;
    while game.position().side() == team && game.result().is_none() {
        let time = limits.time.map(|time| time.saturating_sub(begin.elapsed()));
        let rest = Limits { time, nodes, ..limits };
        let (before, mut used) = (line.clone(), 0);
        let mut report = |info: &Info| {
            used = info.nodes;
            output.say(&info_line(&rules, info, &before, limits.lines > 1));
        };
        let Some(decision) = thinker.decide(&game, rest, stop, &mut report) else { break };
        // Not 0, with which a player might not even look for a legal decision.
        nodes = nodes.map(|nodes| nodes.saturating_sub(used).max(1));
        if let Err(error) = game.play(decision) {
            // A defect of the player; the turn is left unfinished rather than told wrongly.
            output.say(&format!("error {} chose {}: {error}", thinker.name(), decision.display(&rules)));
            break;
        }
        line.push(decision);
    }
    line
}

/// What a search reports, as a line. `before` are the decisions of the turn that are chosen already.
fn info_line(rules: &Ruleset, info: &Info, before: &[Decision], ranked: bool) -> String {
    let line: Vec<Decision> = before.iter().chain(&info.line).copied().collect();
    let nps = u128::from(info.nodes) * 1_000_000 / info.time.as_micros().max(1);
    let rank = if ranked { format!(" multipv {}", info.rank) } else { String::new() };
    format!(
        "info depth {}{rank} nodes {} time {} nps {nps} score {} line {}",
        info.turns,
        info.nodes,
        info.time.as_millis(),
        score(info.score),
        joined(rules, &line)
    )
}

/// A score as text.
fn score(score: Score) -> String {
    match score {
        Score::Points(points) => format!("points {points}"),
        Score::ScoresIn(turns) => format!("scores {turns}"),
        Score::ConcedesIn(turns) => format!("concedes {turns}"),
    }
}

fn perft(game: &Match, depth: u32, stop: &Stop, output: &Output) {
    let (rules, position) = (game.rules(), game.position());
    if depth == 0 {
        output.say("perft 0 1");
    }
    for depth in 1..=depth {
        match stoppable_perft(rules, position, depth, stop) {
            Some(nodes) => output.say(&format!("perft {depth} {nodes}")),
            None => return output.say("perft stopped"),
        }
    }
}

/// Perft, or `None` if it was stopped.
fn stoppable_perft(rules: &Ruleset, position: &Position, depth: u32, stop: &Stop) -> Option<u64> {
    if stop.is_stopped() {
        return None;
    }
    if depth <= UNSTOPPED_PERFT {
        return Some(position.perft_bulk(rules, depth));
    }
    let mut nodes: u64 = 0;
    for decision in position.decisions(rules) {
        let mut next = *position;
        next.play(rules, decision, &mut ());
        nodes = nodes.saturating_add(stoppable_perft(rules, &next, depth - 1, stop)?);
    }
    Some(nodes)
}

/// The answer to `solve touchdown`.
fn solve(game: &Match, turns: u8, nodes: Option<u64>, stop: &Stop) -> String {
    if game.result().is_some() {
        return "none".to_owned();
    }
    match solve_touchdown_until(game.rules(), game.position(), turns, nodes.unwrap_or(SOLVER_NODES), stop) {
        Solution::Found(line) => format!("solution {}", joined(game.rules(), &line)),
        Solution::None => "none".to_owned(),
        Solution::Unknown => "unknown".to_owned(),
    }
}

/// How good the position is for the side to act, without looking ahead.
pub fn evaluation(game: &Match) -> String {
    match game.result().map(|result| result.outcome) {
        Some(Outcome::Win(team)) => format!("eval won {team}"),
        Some(Outcome::Draw) => "eval draw".to_owned(),
        None => format!("eval points {}", evaluate(game.rules(), Weights::built_in(), game.position())),
    }
}
