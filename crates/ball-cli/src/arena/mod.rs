//! Matches between engines.

mod contestant;
mod elo;
mod opening;
mod tally;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

use ball_rules::{Mode, Outcome as Ending, Record, Ruleset, Team};

use crate::args::{MatchArgs, ModeArg};
use crate::failure::{Failure, Outcome};
use contestant::{Budget, Contestant, Entry, Finished};
use elo::{Pairs, Verdict, verdict};
use tally::Tally;

/// Time for a turn if nothing is said about it, and by how much it may be exceeded, in milliseconds.
const TIME: u64 = 1000;
const MARGIN: u64 = 1000;
/// After so many milliseconds an engine that was given nodes counts as hung.
const PATIENCE: u64 = 60_000;

/// A played game, and who was who in it.
struct Game {
    /// From 0; the games `2 n` and `2 n + 1` are a pair.
    number: u32,
    /// The side of the first engine.
    first: Team,
    finished: Finished,
}

impl Game {
    /// The first engine's points in halves.
    fn half_points(&self) -> usize {
        match self.finished.result().outcome {
            Ending::Win(team) if team == self.first => 2,
            Ending::Win(_) => 0,
            Ending::Draw => 1,
        }
    }
}

/// Plays the match and tells how it goes.
pub fn run(rules: &Arc<Ruleset>, args: &MatchArgs, out: &mut dyn Write) -> Outcome {
    let entries =
        [Entry::parse(&args.first).map_err(Failure::Input)?, Entry::parse(&args.second).map_err(Failure::Input)?];
    let test = match args.sprt.as_deref() {
        Some(&[low, high]) if low < high && low.abs() < 2000.0 && high.abs() < 2000.0 => Some([low, high]),
        Some(_) => return Err(Failure::Input("--sprt: expected ELO0 below ELO1, both within ±2000".to_owned())),
        None => None,
    };
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).map_err(|error| cannot("create the folder", folder, &error))?;
    }
    for entry in &entries {
        // An engine that never starts is a mistake of whoever asked for it, not a lost game.
        Contestant::new(entry).begin(0).map_err(|fault| Failure::Input(format!("{}: it {fault}", entry.name)))?;
    }
    let mut standing = Standing::default();
    let pairs = args.games.div_ceil(2);
    let next_pair = AtomicU32::new(0);
    let (sender, games) = channel();
    std::thread::scope(|scope| {
        for _ in 0..args.concurrency.min(pairs) {
            let (sender, entries, next_pair) = (sender.clone(), &entries, &next_pair);
            scope.spawn(move || {
                let mut engines = entries.each_ref().map(Contestant::new);
                loop {
                    let pair = next_pair.fetch_add(1, Ordering::Relaxed);
                    if pair >= pairs {
                        return;
                    }
                    let played = play_pair(rules, args, &mut engines, pair);
                    if sender.send(played).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for pair in &games {
            let told = pair.iter().try_for_each(|game| tell(args, &mut standing, game, out));
            let half_points = pair.iter().map(Game::half_points).sum();
            standing.pairs.add(half_points);
            let decided = test
                .is_some_and(|[low, high]| verdict(standing.pairs.log_likelihood_ratio(low, high)) != Verdict::Open);
            if told.is_err() || decided {
                // The pairs in progress are played to their end, but no more are begun.
                next_pair.store(pairs, Ordering::Relaxed);
            }
            told?;
            if decided {
                break;
            }
        }
        Ok::<(), Failure>(())
    })?;
    writeln!(out, "{}", standing.summary(&entries, test))?;
    if let Some(file) = &args.report {
        append_report(rules, args, &standing, &entries, file)?;
    }
    out.flush()?;
    Ok(())
}

/// What the match has come to.
#[derive(Default)]
struct Standing {
    pairs: Pairs,
    half_points: [usize; 2],
    won: [u32; 2],
    drawn: u32,
    tally: Tally,
}

impl Standing {
    fn score(&self) -> String {
        format!("{} : {}", self.half_points[0] as f64 / 2.0, self.half_points[1] as f64 / 2.0)
    }

    /// The score, what it says about strength, and how ATK and DEF fared.
    fn summary(&self, entries: &[Entry; 2], test: Option<[f64; 2]>) -> String {
        let [elo, low, high] = self.pairs.elo();
        let mut text = format!(
            "score {} – {}: {} ({} won, {} drawn, {} lost; {:.1} %)\n",
            entries[0].name,
            entries[1].name,
            self.score(),
            self.won[0],
            self.drawn,
            self.won[1],
            100.0 * self.pairs.share()
        );
        text +=
            &format!("elo {elo:+.0} [{low:+.0}, {high:+.0}] from {} pairs {:?}\n", self.pairs.count(), self.pairs.0);
        if let Some([low, high]) = test {
            let ratio = self.pairs.log_likelihood_ratio(low, high);
            let word = match verdict(ratio) {
                Verdict::Passed => "passed",
                Verdict::Failed => "failed",
                Verdict::Open => "open",
            };
            text +=
                &format!("sprt [{low:+}, {high:+}]: {word}, log likelihood ratio {ratio:.2} of ±{:.2}\n", 19f64.ln());
        }
        text + &self.tally.summary()
    }
}

/// Plays both games of a pair: the first engine has ATK in the first one.
fn play_pair(rules: &Arc<Ruleset>, args: &MatchArgs, engines: &mut [Contestant; 2], pair: u32) -> [Game; 2] {
    let mode = if args.mode == ModeArg::Cards { Mode::Cards } else { Mode::Basic };
    let ms = Duration::from_millis;
    let budget = match args.nodes {
        Some(nodes) => Budget::Nodes(nodes, ms(args.margin.unwrap_or(PATIENCE))),
        None => Budget::Time(ms(args.time.unwrap_or(TIME)), ms(args.margin.unwrap_or(MARGIN))),
    };
    [Team::Atk, Team::Def].map(|first| {
        let number = pair * 2 + u32::from(first == Team::Def);
        // An engine against itself would only play the same game twice.
        let opening = if args.first == args.second { number } else { pair };
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(opening));
        let mut game = opening::opening(rules, mode, args.opening_turns, seed);
        game.set_turn_limit(Some(args.turn_limit));
        let [one, other] = engines;
        let coaches = if first == Team::Atk { [one, other] } else { [other, one] };
        let finished = contestant::play(game, coaches, budget, seed);
        Game { number, first, finished }
    })
}

/// Counts a game, prints its line and writes its record.
fn tell(args: &MatchArgs, standing: &mut Standing, game: &Game, out: &mut dyn Write) -> Outcome {
    let half_points = game.half_points();
    standing.half_points[0] += half_points;
    standing.half_points[1] += 2 - half_points;
    match half_points {
        2 => standing.won[0] += 1,
        0 => standing.won[1] += 1,
        _ => standing.drawn += 1,
    }
    standing.tally.add(&game.finished);
    let names = match game.first {
        Team::Atk => [&args.first, &args.second],
        Team::Def => [&args.second, &args.first],
    };
    let result = game.finished.result();
    let winner = match result.outcome {
        Ending::Win(team) => format!("{team} wins"),
        Ending::Draw => "draw".to_owned(),
    };
    let played = &game.finished.game;
    let turns = played.played().last().map_or(0, |last| last.turn);
    let fault = game.finished.fault.as_ref().map(|fault| format!(" (the loser {fault})")).unwrap_or_default();
    writeln!(
        out,
        "game {}: ATK {}, DEF {}: {winner} by {}{fault}, turn {turns}; {}",
        game.number + 1,
        names[0],
        names[1],
        result.reason.word(),
        standing.score()
    )?;
    out.flush()?;
    if let Some(folder) = &args.records {
        let mut record = Record::new(played.clone());
        record.set_tag("Event", &format!("{} – {}", args.first, args.second));
        record.set_tag("Round", &(game.number + 1).to_string());
        record.set_tag("ATK", names[0]);
        record.set_tag("DEF", names[1]);
        if let Some(fault) = &game.finished.fault {
            record.set_tag("Fault", &format!("the loser {fault}"));
        }
        let file = folder.join(format!("{:05}.ball", game.number + 1));
        fs::write(&file, record.write()).map_err(|error| cannot("write the record", &file, &error))?;
    }
    Ok(())
}

/// Adds a section about this match to a file.
fn append_report(rules: &Ruleset, args: &MatchArgs, standing: &Standing, entries: &[Entry; 2], file: &Path) -> Outcome {
    let cards = args.mode == ModeArg::Cards;
    let mode = if cards { "Cards mode" } else { "Basic game" };
    let words: Vec<String> = std::env::args().skip(1).collect();
    let text = format!(
        "\n## {mode}: {} against {}\n\n    ball-cli {}\n\n{}\n{}",
        entries[0].name,
        entries[1].name,
        words.join(" "),
        format_args!(
            "{} games. The first {} turns of each {} are random.\n",
            standing.pairs.count() * 2,
            args.opening_turns,
            if args.first == args.second { "game" } else { "pair of games, in which the engines swap sides," }
        ),
        standing.tally.report(rules, cards)
    );
    let mut open = fs::OpenOptions::new();
    let written = open.create(true).append(true).open(file).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| cannot("write the report", file, &error))
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::Input(format!("cannot {what} {}: {error}", path.display()))
}
