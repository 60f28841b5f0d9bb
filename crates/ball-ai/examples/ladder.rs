//! Levels against each other: `cargo run -p ball-ai --example ladder -- LEVEL LEVEL GAMES [basic|cards] [WEIGHTS]`.
//!
//! A fifth argument is a file of weights for the first of the two. Level 0 plays at random. Each pair of games has the same few random decisions at its beginning and swaps the sides.

use std::time::{Duration, Instant};

use ball_ai::{Level, Limits, Player, Searcher, Stop, Weights};
use ball_rules::{Decision, Match, Mode, Outcome, Ruleset, Team};

/// Plays at random.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(mixed ^ (mixed >> 31)) * end as u128) >> 64) as usize
    }
}

impl Player for Random {
    fn name(&self) -> &str {
        "random"
    }

    fn decide(&mut self, game: &Match, _: Limits, _: &Stop, _: &mut dyn FnMut(&ball_ai::Info)) -> Option<Decision> {
        let all = game.position().decisions(game.rules());
        let index = self.below(all.len().max(1));
        all.get(index).copied()
    }
}

fn player(level: u8, seed: u64, weights: Option<&Weights>) -> Box<dyn Player + Send> {
    match Level::new(level) {
        Some(level) => {
            let mut options = level.options(seed);
            if let Some(weights) = weights {
                options.weights = weights.clone();
            }
            Box::new(Searcher::new(options))
        }
        None => Box::new(Random(seed)),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| arguments.get(i).and_then(|text| text.parse::<u64>().ok());
    let (Some(one), Some(two), Some(games)) = (number(0), number(1), number(2)) else {
        eprintln!("usage: ladder LEVEL LEVEL GAMES [basic|cards] [WEIGHTS]");
        return;
    };
    let mode = if arguments.get(3).is_some_and(|word| word == "cards") { Mode::Cards } else { Mode::Basic };
    let weights = match arguments.get(4).map(|file| (file, std::fs::read_to_string(file))) {
        None => None,
        Some((file, Ok(text))) => match Weights::parse(file, &text) {
            Ok(weights) => Some(weights),
            Err(error) => {
                eprintln!("{error}");
                return;
            }
        },
        Some((file, Err(error))) => {
            eprintln!("{file}: {error}");
            return;
        }
    };
    let (mut won, mut lost, mut drawn, mut turns) = (0, 0, 0, 0);
    let (mut atk, mut def) = (0, 0);
    let mut slowest = [Duration::ZERO; 2];
    let mut spent = [(Duration::ZERO, 0u32); 2];
    for index in 0..games {
        let mut game = Match::new(Ruleset::house(), mode);
        game.set_turn_limit(Some(200));
        let mut opening = Random(index / 2);
        for _ in 0..4 {
            if let Some(decision) = opening.decide(&game, Limits::default(), &Stop::default(), &mut |_| {}) {
                let _ = game.play(decision);
            }
        }
        let first = if index % 2 == 0 { Team::Atk } else { Team::Def };
        let mut players = [player(one as u8, index, weights.as_ref()), player(two as u8, index + 1000, None)];
        while game.result().is_none() {
            let seat = usize::from(game.position().side() != first);
            let begun = Instant::now();
            let decision = players[seat].decide(&game, Limits::default(), &Stop::default(), &mut |_| {});
            let taken = begun.elapsed();
            slowest[seat] = slowest[seat].max(taken);
            if taken > Duration::from_micros(300) {
                spent[seat].0 += taken;
                spent[seat].1 += 1;
            }
            let Some(decision) = decision else { break };
            if std::env::var_os("LADDER_SHOW").is_some() {
                println!("{} {} {}", game.turn(), game.position().side(), decision.display(game.rules()));
            }
            if let Err(error) = game.play(decision) {
                eprintln!("{} in {}: {error}", players[seat].name(), game.position().to_bpn(game.rules()));
                return;
            }
        }
        turns += game.turn();
        match game.result().map(|result| result.outcome) {
            Some(Outcome::Win(team)) => {
                if team == first {
                    won += 1
                } else {
                    lost += 1
                }
                if team == Team::Atk { atk += 1 } else { def += 1 }
            }
            _ => drawn += 1,
        }
    }
    println!(
        "{one} against {two}, {mode:?}: {won} won, {lost} lost, {drawn} drawn; ATK {atk}, DEF {def}; {:.1} turns a game; slowest {slowest:?}; mean {:?} {:?}",
        f64::from(turns) / games as f64,
        spent[0].0 / spent[0].1.max(1),
        spent[1].0 / spent[1].1.max(1),
    );
}
