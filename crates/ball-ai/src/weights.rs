//! The weights of the evaluation: data, so that a tuner can replace them.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// The weights that are built in, the same as the file `crates/ball-ai/weights.ron`.
pub const WEIGHTS_RON: &str = include_str!("../weights.ron");

static BUILT_IN: LazyLock<Weights> = LazyLock::new(|| match Weights::parse("weights.ron", WEIGHTS_RON) {
    Ok(weights) => weights,
    Err(error) => unreachable!("the built-in weights are constant and a test parses them: {error}"),
});

/// The greatest size of a weight: sums of all stay far below the score of a touchdown.
const LARGEST: i32 = 10_000;

/// A table read by a distance or a number; it holds its last value beyond its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<i32>", into = "Vec<i32>")]
pub struct Table<const N: usize>([i32; N]);

impl<const N: usize> Table<N> {
    /// The value at `distance`.
    #[inline]
    pub const fn at(&self, distance: usize) -> i32 {
        self.0[if distance < N { distance } else { N - 1 }]
    }
}

impl<const N: usize> TryFrom<Vec<i32>> for Table<N> {
    type Error = String;

    fn try_from(values: Vec<i32>) -> Result<Table<N>, String> {
        let found = values.len();
        values.try_into().map(Table).map_err(|_| format!("expected {N} values, found {found}"))
    }
}

impl<const N: usize> From<Table<N>> for Vec<i32> {
    fn from(table: Table<N>) -> Vec<i32> {
        table.0.to_vec()
    }
}

/// A weight or a table of them, as plain numbers.
trait Numbers {
    fn numbers(&self) -> &[i32];
    fn numbers_mut(&mut self) -> &mut [i32];
}

impl Numbers for i32 {
    fn numbers(&self) -> &[i32] {
        std::slice::from_ref(self)
    }
    fn numbers_mut(&mut self) -> &mut [i32] {
        std::slice::from_mut(self)
    }
}

impl<const N: usize> Numbers for Table<N> {
    fn numbers(&self) -> &[i32] {
        &self.0
    }
    fn numbers_mut(&mut self) -> &mut [i32] {
        &mut self.0
    }
}

macro_rules! weights {
    ($($(#[$doc:meta])+ $name:ident: $kind:ty,)+) => {
        /// What the evaluation is made of, in hundredths of a row of ground; see `weights.ron` for what each one counts.
        ///
        /// The evaluation is linear in these numbers.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Weights {
            $($(#[$doc])+ pub $name: $kind,)+
        }

        impl Weights {
            /// Every weight by its name, tables with all their values.
            pub fn named(&self) -> Vec<(&'static str, &[i32])> {
                vec![$((stringify!($name), self.$name.numbers()),)+]
            }

            /// [`Weights::named`], to be changed by a tuner.
            pub fn named_mut(&mut self) -> Vec<(&'static str, &mut [i32])> {
                vec![$((stringify!($name), self.$name.numbers_mut()),)+]
            }
        }
    };
}

weights! {
    /// The carrier, by rows left to the end zone.
    carrier: Table<17>,
    /// An active carrier of the side to act, by rows left, on top.
    carrier_to_act: Table<17>,
    /// An active carrier of the other side that nobody can take the ball from this turn, by rows left, on top.
    carrier_safe: Table<17>,
    /// The pieces of the side to act that can take the ball from the other side by one action, by their number.
    takers: Table<5>,
    /// Those that can take it by two actions.
    late_takers: Table<5>,
    /// Those of them that stand beside it and could block it.
    blockers: Table<4>,
    /// As `takers`, `late_takers` and `blockers`, while the carrier's side is to act.
    takers_waiting: Table<5>,
    /// Late takers while the carrier's side is to act.
    late_takers_waiting: Table<5>,
    /// Blockers while the carrier's side is to act.
    blockers_waiting: Table<4>,
    /// Each active opponent, by distance to an active carrier.
    exposure: Table<8>,
    /// A downed carrier whose side is to act, and one whose side is not.
    carrier_downed: Table<2>,
    /// A carrier on top of a stack that its side releases this turn, and of another one.
    carrier_upper: Table<2>,
    /// Each active opponent ahead of the carrier.
    defender: i32,
    /// Each other piece of the carrier's network.
    network: i32,
    /// Each row that the foremost of them is ahead.
    network_row: i32,
    /// Each active piece ahead of its own carrier, by rows to the end zone.
    receiver: Table<14>,
    /// The nearest active piece to a loose ball, by distance.
    loose_near: Table<10>,
    /// The pieces of the side to act that can pick up the loose ball by one action, by their number.
    loose_takers: Table<4>,
    /// Those of the other side.
    loose_takers_waiting: Table<4>,
    /// Each row that a loose ball has gone towards the end zone.
    loose_row: i32,
    /// Each active piece on the goal side of a ball that the team does not have, by distance to it.
    guard: Table<12>,
    /// A downed piece.
    downed: i32,
    /// The upper piece of a block.
    blocking: i32,
    /// The lower piece of a block.
    blocked: i32,
    /// The upper piece of a protection.
    protecting: i32,
    /// The lower piece of a protection.
    protected: i32,
    /// An active piece, by columns from the centre.
    centre: Table<7>,
    /// The energy points, while there is a card left to play for them.
    energy: Table<13>,
    /// Each card not yet played.
    card: i32,
    /// Each action point left.
    action_point: i32,
    /// Having the turn.
    turn: i32,
}

/// Why a text is no set of weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}:{column}: {reason}")]
pub struct WeightsError {
    /// The file that was read.
    pub file: String,
    /// The line, from 1; 1 where the numbers make no sense together.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong and what was expected.
    pub reason: String,
}

impl Weights {
    /// The weights that are built in.
    pub fn built_in() -> &'static Weights {
        &BUILT_IN
    }

    /// Reads weights from RON `text`; `file` is named in errors only.
    ///
    /// # Errors
    /// The file, the place and the reason, when the text is malformed or a number is out of range.
    ///
    /// ```
    /// # use ball_ai::Weights;
    /// let error = Weights::parse("mine.ron", "(carrier: [])").unwrap_err();
    /// assert!(error.to_string().starts_with("mine.ron:1:"));
    /// ```
    pub fn parse(file: &str, text: &str) -> Result<Weights, WeightsError> {
        let refusal = |line, column, reason| WeightsError { file: file.to_owned(), line, column, reason };
        let weights: Weights = ron::from_str(text)
            .map_err(|error| refusal(error.span.end.line, error.span.end.col, error.code.to_string()))?;
        let out = weights.named().into_iter().find(|(_, numbers)| numbers.iter().any(|number| number.abs() > LARGEST));
        match out {
            Some((name, _)) => Err(refusal(1, 1, format!("`{name}`: weights must be -{LARGEST} to {LARGEST}"))),
            None => Ok(weights),
        }
    }

    /// The same weights, all of them 0.
    pub fn zeroed(&self) -> Weights {
        let mut zero = self.clone();
        zero.named_mut().into_iter().for_each(|(_, numbers)| numbers.fill(0));
        zero
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_weights_parse() {
        assert_eq!(Weights::parse("weights.ron", WEIGHTS_RON).err(), None);
    }

    #[test]
    fn weights_out_of_range_are_refused_by_name() {
        let reason = |text: &str| Weights::parse("w.ron", text).err().map(|error| error.reason).unwrap_or_default();
        let mut weights = Weights::built_in().clone();
        weights.downed = 10_001;
        assert!(reason(&ron::to_string(&weights).unwrap_or_default()).contains("`downed`"));
        let short = WEIGHTS_RON.replacen("carrier_upper: [", "carrier_upper: [1, ", 1);
        assert!(reason(&short).contains("expected 2 values"), "{}", reason(&short));
    }
}
