//! What happened in the games, whoever played them: who won, how long they took, what was used.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use ball_rules::{Decision, Event, MatchResult, Outcome, PerTeam, Played, Position, Possession, Reason, Ruleset, Team};

use super::contestant::Finished;

/// Kinds of decisions and what comes of them, in the order of the report.
const KINDS: [&str; 16] = [
    "move",
    "dodge",
    "tactical dodge",
    "block",
    "protection",
    "hand-off",
    "short pass",
    "long pass",
    "convert",
    "stand up",
    "release",
    "end of the action phase",
    "ball picked up",
    "forced fumble",
    "fumble",
    "ball taken by a stack",
];

/// How often something was used.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Usage {
    times: u64,
    /// How many coaches used it at least once in a game.
    coaches: u64,
    /// The points of those coaches: 1 for a win, ½ for a draw.
    points: f64,
}

/// The sums over all games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    games: u64,
    wins: PerTeam<u64>,
    reasons: BTreeMap<&'static str, u64>,
    turns: Vec<u32>,
    faults: u64,
    usage: BTreeMap<String, Usage>,
}

/// What kind of decision it is in `before`; a card by its id.
pub fn kind(rules: &Ruleset, before: &Position, decision: Decision) -> String {
    let word = match decision {
        Decision::Move { .. } => "move",
        Decision::Stack { to, .. } => {
            let own = before.at(to).iter().flatten().any(|piece| piece.id.team == before.side());
            if own { "protection" } else { "block" }
        }
        Decision::Dodge { .. } => "dodge",
        Decision::TacticalDodge { .. } => "tactical dodge",
        Decision::HandOff { .. } => "hand-off",
        Decision::ShortPass { .. } => "short pass",
        Decision::LongPass { .. } => "long pass",
        Decision::Convert => "convert",
        Decision::EndPhase => "end of the action phase",
        Decision::StandUp { .. } => "stand up",
        Decision::Release(_) => "release",
        Decision::Card { card, .. } => return format!("#{}", rules.card(card).id),
    };
    word.to_owned()
}

/// The points of a coach, by the result.
fn points(result: MatchResult, team: Team) -> f64 {
    match result.outcome {
        Outcome::Win(winner) => f64::from(u8::from(winner == team)),
        Outcome::Draw => 0.5,
    }
}

impl Tally {
    /// Counts a game. What the opening brought is left out of the uses.
    pub fn add(&mut self, finished: &Finished) {
        let (game, result) = (&finished.game, finished.result());
        self.games += 1;
        self.faults += u64::from(finished.fault.is_some());
        match result.outcome {
            Outcome::Win(team) => self.wins[team] += 1,
            Outcome::Draw => {}
        }
        let reason = if finished.fault.is_some() { "fault of an engine" } else { result.reason.word() };
        *self.reasons.entry(reason).or_default() += 1;
        self.turns.push(game.played().last().map_or(0, |played| played.turn));
        let mut users: BTreeSet<(String, Team)> = BTreeSet::new();
        for (index, played) in game.played().iter().enumerate().skip(finished.opening) {
            for used in uses(game.rules(), game.before(index), played) {
                self.usage.entry(used.clone()).or_default().times += 1;
                users.insert((used, played.team));
            }
        }
        for (used, team) in users {
            let usage = self.usage.entry(used).or_default();
            usage.coaches += 1;
            usage.points += points(result, team);
        }
    }

    fn percent(&self, count: u64) -> f64 {
        100.0 * count as f64 / self.games.max(1) as f64
    }

    /// Half the width of the 95 % interval of a share of the games, in per cent.
    fn error(&self, count: u64) -> f64 {
        let share = self.percent(count) / 100.0;
        196.0 * (share * (1.0 - share) / self.games.max(1) as f64).sqrt()
    }

    /// One line: who won, draws, length.
    pub fn summary(&self) -> String {
        let [atk, def] = Team::ALL.map(|team| self.wins[team]);
        let draws = self.games - atk - def;
        format!(
            "ATK won {atk} ({:.1} %), DEF won {def} ({:.1} %), draws {draws} ({:.1} %), length {:.1} turns, faults {}",
            self.percent(atk),
            self.percent(def),
            self.percent(draws),
            self.mean_turns(),
            self.faults
        )
    }

    fn mean_turns(&self) -> f64 {
        self.turns.iter().map(|&turns| f64::from(turns)).sum::<f64>() / self.turns.len().max(1) as f64
    }

    /// Everything, as tables.
    pub fn report(&self, rules: &Ruleset, cards: bool) -> String {
        let mut out = String::new();
        // Writing to a `String` never fails.
        let _ = self.write_results(&mut out).and_then(|()| self.write_usage(&mut out, rules, cards));
        out
    }

    fn write_results(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "| result | games | share |\n|---|---|---|")?;
        for team in Team::ALL {
            let wins = self.wins[team];
            writeln!(out, "| {team} won | {wins} | {:.1} ± {:.1} % |", self.percent(wins), self.error(wins))?;
        }
        let draws = self.games - Team::ALL.map(|team| self.wins[team]).iter().sum::<u64>();
        writeln!(out, "| draw | {draws} | {:.1} ± {:.1} % |", self.percent(draws), self.error(draws))?;
        let order = Reason::ALL.map(Reason::word);
        for reason in order.into_iter().chain(["fault of an engine"]) {
            if let Some(&count) = self.reasons.get(reason) {
                writeln!(out, "| by {reason} | {count} | {:.1} % |", self.percent(count))?;
            }
        }
        let mut turns = self.turns.clone();
        turns.sort_unstable();
        let at = |share: f64| turns.get(((turns.len().max(1) - 1) as f64 * share) as usize).copied().unwrap_or(0);
        writeln!(
            out,
            "\nLength in turns of either coach, the opening included: {:.1} on average, {} in the middle; a tenth of the \
             games took at most {}, a tenth {} or more; from {} to {}.\n",
            self.mean_turns(),
            at(0.5),
            at(0.1),
            at(0.9),
            at(0.0),
            at(1.0)
        )
    }

    fn write_usage(&self, out: &mut String, rules: &Ruleset, cards: bool) -> std::fmt::Result {
        writeln!(out, "| use | times a game | coaches who did it | their points |\n|---|---|---|---|")?;
        let deck = rules.cards().filter(|_| cards).map(|(_, card)| format!("#{}", card.id));
        for used in KINDS.map(str::to_owned).into_iter().chain(deck) {
            let usage = self.usage.get(&used).copied().unwrap_or_default();
            let games = self.games.max(1) as f64;
            let share = 50.0 * usage.coaches as f64 / games;
            let points = match usage.coaches {
                0 => "–".to_owned(),
                coaches => format!("{:.0} %", 100.0 * usage.points / coaches as f64),
            };
            let used = used.strip_prefix('#').map_or(used.clone(), |card| format!("card `{card}`"));
            writeln!(out, "| {used} | {:.2} | {share:.0} % | {points} |", usage.times as f64 / games)?;
        }
        Ok(())
    }
}

/// What a decision was, and how the ball changed hands by it.
fn uses(rules: &Ruleset, before: &Position, played: &Played) -> Vec<String> {
    let mut events: Vec<Event> = Vec::new();
    let mut after = *before;
    after.play(rules, played.decision, &mut events);
    let taken = events.iter().filter_map(|event| match event {
        Event::BallTaken { how: Possession::PickUp, .. } => Some("ball picked up"),
        Event::BallTaken { how: Possession::ForcedFumble, .. } => Some("forced fumble"),
        Event::BallTaken { how: Possession::Stack, .. } => Some("ball taken by a stack"),
        Event::BallFreed { .. } => Some("fumble"),
        _ => None,
    });
    std::iter::once(kind(rules, before, played.decision)).chain(taken.map(str::to_owned)).collect()
}
