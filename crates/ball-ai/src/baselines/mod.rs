//! Opponents to measure the search against: a random one, a greedy one and UCT.
//!
//! They are kept simple on purpose and share no code with the search, so that they stay what they are while it grows.

mod greedy;
mod random;
mod rng;
mod uct;
mod worth;

pub use greedy::GreedyTurn;
pub use random::Random;
pub use rng::SplitMix64;
pub use uct::Uct;
