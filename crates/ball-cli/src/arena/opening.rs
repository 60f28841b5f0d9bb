//! Openings: a few random turns, so that no two pairs of games are alike.

use std::collections::BTreeMap;
use std::sync::Arc;

use ball_ai::baselines::SplitMix64;
use ball_rules::{Decision, Label, Match, Mode, Ruleset};

use super::tally::kind;
use crate::commands::decision_texts;

/// A match after `turns` random turns, which `seed` alone decides. Nobody has scored in them.
pub fn opening(rules: &Arc<Ruleset>, mode: Mode, turns: u32, seed: u64) -> Match {
    let mut generator = SplitMix64::new(seed);
    loop {
        let mut game = Match::new(rules, mode);
        while game.turn() <= turns && game.result().is_none() {
            let Some(decision) = choose(&game, &mut generator) else { break };
            if game.play(decision).is_err() {
                break;
            }
        }
        if game.result().is_none() {
            return game;
        }
    }
}

/// A random decision: first who does what kind of thing, then how, or most of them would be long passes.
fn choose(game: &Match, generator: &mut SplitMix64) -> Option<Decision> {
    let mut groups: BTreeMap<(String, Option<Label>), Vec<Decision>> = BTreeMap::new();
    for (_, decision) in decision_texts(game.rules(), game.position()) {
        let kind = kind(game.rules(), game.position(), decision);
        groups.entry((kind, decision.piece())).or_default().push(decision);
    }
    let group = groups.values().nth(generator.below(groups.len()))?;
    group.get(generator.below(group.len())).copied()
}

#[cfg(test)]
mod tests {
    use ball_rules::{Mode, Ruleset};

    use super::opening;

    #[test]
    fn openings_follow_from_their_seed_and_leave_the_game_open() {
        let rules = Ruleset::house();
        for mode in [Mode::Basic, Mode::Cards] {
            for seed in 0..50 {
                let game = opening(rules, mode, 3, seed);
                assert_eq!((game.turn(), game.result()), (4, None));
                assert_eq!(opening(rules, mode, 3, seed), game);
            }
        }
        assert_ne!(opening(rules, Mode::Basic, 2, 1), opening(rules, Mode::Basic, 2, 2));
    }
}
