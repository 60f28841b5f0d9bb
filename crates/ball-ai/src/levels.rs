//! Eight levels of play, from a first match to the full search.

use crate::mind::Mind;
use crate::player::Player;
use crate::search::Style;
use crate::searcher::{Options, Searcher};

/// How strong an opponent is, 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 8] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];

    /// The level numbered `number`; `None` unless it is 1 to 8.
    ///
    /// ```
    /// # use ball_ai::Level;
    /// assert_eq!(Level::new(8), Some(Level::ALL[7]));
    /// assert_eq!(Level::new(0), None);
    /// ```
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 8 { Some(Level(number)) } else { None }
    }

    /// The number, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What a searcher of this level is told. It is limited by decisions, not by time, so that a level is as strong on
    /// every machine; its chance numbers begin with `seed`.
    pub fn options(self, seed: u64) -> Options {
        let narrow = Style { turns: 1, root: 40, first: 8, second: 6, unlock: 2 };
        // (style, nodes, margin, overlooks in 100)
        let (style, nodes, margin, overlooks) = match self.0 {
            1 => (narrow, 20_000, 600, 85),
            2 => (narrow, 30_000, 150, 35),
            3 => (Style { turns: 2, ..narrow }, 40_000, 1_150, 45),
            4 => (Style { turns: 2, ..narrow }, 40_000, 880, 0),
            5 => (Style { turns: 2, root: 60, ..narrow }, 50_000, 500, 0),
            6 => (Style { turns: 2, root: 160, first: 12, second: 10, unlock: 3 }, 120_000, 180, 0),
            7 => (Style { turns: 3, ..Style::default() }, 180_000, 100, 0),
            _ => (Style::default(), 2_200_000, 0, 0),
        };
        let careful = self.0 >= 4;
        Options {
            name: format!("level {}", self.0),
            style,
            nodes,
            mind: Mind { seed, margin, overlooks, careful },
            ..Options::default()
        }
    }

    /// A player of this level.
    pub fn player(self, seed: u64) -> Box<dyn Player + Send> {
        Box::new(Searcher::new(self.options(seed)))
    }
}
