//! Fits the weights of the evaluation to games that the search plays against itself:
//! `cargo run --release -p ball-ai --example tune -- GAMES NODES SEED basic|cards|both WEIGHTS_IN WEIGHTS_OUT [NAME…]`.
//!
//! Every beginning of a turn at which the coach to act cannot score at once is a sample:
//! without looking ahead, the evaluation should say what the search found out by looking ahead, and a little also who won in
//! the end. Both are taken as chances to win, a logistic function of the score. Gradient descent moves the weights, held
//! back towards those that it began with, so that what is rare in the games stays as it was. One game of ten is kept aside
//! to tell whether it helped. With NAMEs only those weights are moved. The same arguments give the same weights. Comments of WEIGHTS_IN are kept.
//!
//! Weights that fit better do not always play better: `ball-cli match` decides.

use std::path::Path;

use ball_ai::baselines::SplitMix64;
use ball_ai::{Limits, Options, Player, Score, Searcher, Stop, Weights, evaluate};
use ball_rules::{Match, Mode, Outcome, Phase, Position, Ruleset};

/// How strongly weights are held back towards those at the beginning.
const HOLD: f64 = 1e-8;
/// The score at which the chances are about 73 to 27.
const SCALE: f64 = 700.0;
/// How much the end of the game counts; the rest is what the search found out.
const END: f64 = 0.25;
/// Steps of the descent, and how far one goes at most, in points.
const STEPS: usize = 600;
const PACE: f64 = 2.0;
/// Turns after which a game is left undecided.
const TURNS: u32 = 120;
/// One game in so many is kept aside.
const ASIDE: u64 = 10;

/// A position as the evaluation sees it, and the chance of the coach to act to win as it turned out to be.
struct Sample {
    features: Vec<(u16, f32)>,
    result: f64,
    aside: bool,
}

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let usage = "usage: tune GAMES NODES SEED basic|cards|both WEIGHTS_IN WEIGHTS_OUT [NAME…]";
    let [games, nodes, seed, mode, from, to, names @ ..] = &words[..] else { return Err(usage.to_owned()) };
    let number = |word: &String| word.parse::<u64>().map_err(|_| usage.to_owned());
    let (games, nodes, seed) = (number(games)?, number(nodes)?, number(seed)?);
    let mode = match &mode[..] {
        "basic" => [Mode::Basic; 2],
        "cards" => [Mode::Cards; 2],
        "both" => [Mode::Basic, Mode::Cards],
        _ => return Err(usage.to_owned()),
    };
    let text = std::fs::read_to_string(from).map_err(|error| format!("{from}: {error}"))?;
    let weights = Weights::parse(from, &text).map_err(|error| error.to_string())?;
    let mut samples = Vec::new();
    for game in 0..games {
        play(
            &weights,
            mode[game as usize % 2],
            nodes,
            seed.wrapping_add(game),
            game.is_multiple_of(ASIDE),
            &mut samples,
        );
        if game % 50 == 49 {
            eprintln!("{} games, {} samples", game + 1, samples.len());
        }
    }
    let tuned = fit(&weights, &samples, names);
    std::fs::write(Path::new(to), written(&text, &tuned)).map_err(|error| format!("{to}: {error}"))
}

/// Plays a game and adds its samples.
fn play(weights: &Weights, mode: Mode, nodes: u64, seed: u64, aside: bool, samples: &mut Vec<Sample>) {
    let rules = Ruleset::house();
    let mut game = Match::new(rules, mode);
    game.set_turn_limit(Some(TURNS));
    let mut chance = SplitMix64::new(seed);
    let opening = 3 + chance.below(4) as u32;
    let mut player = Searcher::new(Options { weights: weights.clone(), hash: 4, ..Options::default() });
    let mut begun: Vec<(Position, f64)> = Vec::new();
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut new_turn = false;
    while game.result().is_none() {
        let all = game.position().decisions(rules);
        // A few random turns at first, and now and then one later, so that no game is like another.
        let random = game.turn() < opening || chance.below(60) == 0;
        let decision = if random {
            all.get(chance.below(all.len())).copied()
        } else {
            let mut score = None;
            let decision = player.decide(&game, limits, &Stop::default(), &mut |info| score = Some(info.score));
            let found = match score {
                Some(Score::Points(points)) => Some(chance_at(f64::from(points))),
                Some(Score::ScoresIn(2..)) => Some(CERTAIN),
                Some(Score::ConcedesIn(_)) => Some(1.0 - CERTAIN),
                _ => None,
            };
            if new_turn && let Some(found) = found {
                begun.push((*game.position(), found));
            }
            decision
        };
        let Some(decision) = decision else { break };
        let side = game.position().side();
        if game.play(decision).is_err() {
            break;
        }
        new_turn = game.position().side() != side && game.position().phase() == Phase::Action;
    }
    let outcome = game.result().map(|result| result.outcome);
    for (position, found) in begun {
        let end = match outcome {
            Some(Outcome::Win(winner)) => f64::from(u8::from(position.side() == winner)),
            _ => 0.5,
        };
        let result = END * end + (1.0 - END) * found;
        samples.push(Sample { features: features(weights, &position), result, aside });
    }
}

/// What a turn that decides the match counts as.
const CERTAIN: f64 = 0.97;

fn chance_at(points: f64) -> f64 {
    1.0 / (1.0 + (-points / SCALE).exp())
}

/// The evaluation is linear in its weights, so what stands by a weight is the evaluation with that one 1 and the others 0.
fn features(weights: &Weights, position: &Position) -> Vec<(u16, f32)> {
    let mut one = weights.zeroed();
    let mut features = Vec::new();
    let lengths: Vec<usize> = one.named().iter().map(|(_, numbers)| numbers.len()).collect();
    let mut index = 0u16;
    for (place, length) in lengths.into_iter().enumerate() {
        for number in 0..length {
            // Every turn begins with as many action points, so nothing can be learned about them.
            one.named_mut()[place].1[number] = i32::from(one.named()[place].0 != "action_point");
            let feature = evaluate(Ruleset::house(), &one, position);
            one.named_mut()[place].1[number] = 0;
            if feature != 0 {
                features.push((index, feature as f32));
            }
            index += 1;
        }
    }
    features
}

fn value(sample: &Sample, weights: &[f64]) -> f64 {
    sample.features.iter().map(|&(index, feature)| weights[usize::from(index)] * f64::from(feature)).sum()
}

/// The mean logarithmic error of the samples that are kept aside, or of the others.
fn error(samples: &[Sample], weights: &[f64], aside: bool) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for sample in samples.iter().filter(|sample| sample.aside == aside) {
        let chance = chance_at(value(sample, weights));
        sum -= sample.result * chance.max(1e-9).ln() + (1.0 - sample.result) * (1.0 - chance).max(1e-9).ln();
        count += 1.0;
    }
    sum / f64::max(count, 1e-9)
}

fn fit(weights: &Weights, samples: &[Sample], names: &[String]) -> Weights {
    let moves: Vec<bool> = weights
        .named()
        .iter()
        .flat_map(|(name, numbers)| {
            let named = names.is_empty() || names.iter().any(|wanted| wanted == name);
            std::iter::repeat_n(named, numbers.len())
        })
        .collect();
    let begin: Vec<f64> =
        weights.named().iter().flat_map(|(_, numbers)| numbers.iter()).map(|&n| f64::from(n)).collect();
    println!("error {:.5}, aside {:.5}", error(samples, &begin, false), error(samples, &begin, true));
    let mut now = begin.clone();
    let (mut first, mut second) = (vec![0.0; now.len()], vec![0.0; now.len()]);
    let taught = samples.iter().filter(|sample| !sample.aside).count().max(1) as f64;
    for step in 1..=STEPS {
        let mut slope: Vec<f64> = now.iter().zip(&begin).map(|(now, begin)| 2.0 * HOLD * (now - begin)).collect();
        for sample in samples.iter().filter(|sample| !sample.aside) {
            let chance = chance_at(value(sample, &now));
            for &(index, feature) in &sample.features {
                slope[usize::from(index)] += (chance - sample.result) * f64::from(feature) / SCALE / taught;
            }
        }
        // Adam: each weight has a pace of its own.
        for (index, slope) in slope.into_iter().enumerate() {
            first[index] = 0.9 * first[index] + 0.1 * slope;
            second[index] = 0.999 * second[index] + 0.001 * slope * slope;
            let mean = first[index] / (1.0 - 0.9f64.powi(step as i32));
            let spread = (second[index] / (1.0 - 0.999f64.powi(step as i32))).sqrt();
            if !moves[index] {
                continue;
            }
            now[index] -= PACE * mean / (spread + 1e-9);
        }
        if step % 100 == 0 {
            println!("step {step}: error {:.5}, aside {:.5}", error(samples, &now, false), error(samples, &now, true));
        }
    }
    let mut tuned = weights.clone();
    let mut numbers = now.into_iter();
    for (_, values) in tuned.named_mut() {
        for value in values {
            *value = numbers.next().unwrap_or_default().round() as i32;
        }
    }
    tuned
}

/// `text` with the numbers of `weights`.
fn written(text: &str, weights: &Weights) -> String {
    let named = weights.named();
    let line = |line: &str| {
        let name = line.trim_start().split(':').next().unwrap_or_default();
        match named.iter().find(|(known, _)| *known == name) {
            Some((_, [number])) => format!("    {name}: {number},"),
            Some((_, numbers)) => {
                let numbers: Vec<String> = numbers.iter().map(i32::to_string).collect();
                format!("    {name}: [{}],", numbers.join(", "))
            }
            None => line.to_owned(),
        }
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}
