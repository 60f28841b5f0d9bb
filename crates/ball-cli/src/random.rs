//! Random play that can be repeated.

use ball_rules::{Mode, Position, Ruleset};

use crate::commands::decision_texts;

/// SplitMix64: a small generator whose numbers are the same everywhere and always will be.
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, all equally likely as far as 64 bits allow.
    fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }
}

/// The position after `count` random decisions from the start, or after the touchdown that came sooner.
pub fn play(rules: &Ruleset, mode: Mode, seed: u64, count: u64) -> Position {
    let mut generator = SplitMix64(seed);
    let mut position = Position::start(rules, mode);
    for _ in 0..count {
        // Sorted by text: so what a seed gives does not hang on the order in which decisions are found.
        let decisions = decision_texts(rules, &position);
        let Some((_, decision)) = decisions.get(generator.below(decisions.len())) else { break };
        position.play(rules, *decision, &mut ());
    }
    position
}

#[cfg(test)]
mod tests {
    use super::SplitMix64;

    #[test]
    fn the_generator_is_splitmix64() {
        let mut generator = SplitMix64(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| generator.next()).collect();
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }
}
