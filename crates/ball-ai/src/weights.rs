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

/// A table read by a distance; it holds its last value beyond its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Table(Vec<i32>);

impl Table {
    /// The value at `distance`.
    #[inline]
    pub fn at(&self, distance: usize) -> i32 {
        self.0.get(distance).or(self.0.last()).copied().unwrap_or(0)
    }

    /// All values.
    pub fn values(&self) -> &[i32] {
        &self.0
    }

    /// All values, to be changed by a tuner.
    pub fn values_mut(&mut self) -> &mut [i32] {
        &mut self.0
    }
}

/// What the evaluation is made of, in hundredths of a row of ground; see `weights.ron` for what each one counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The carrier, by rows left to the end zone.
    pub carrier: Table,
    /// Each active opponent, by distance to an active carrier.
    pub exposure: Table,
    /// A downed carrier.
    pub carrier_downed: i32,
    /// A carrier on top of a stack.
    pub carrier_upper: i32,
    /// Each active opponent ahead of the carrier.
    pub defender: i32,
    /// Each other piece of the carrier's network.
    pub network: i32,
    /// Each row that the foremost of them is ahead.
    pub network_row: i32,
    /// Each active piece ahead of its own carrier, by rows to the end zone.
    pub receiver: Table,
    /// The nearest active piece to a loose ball, by distance.
    pub loose_near: Table,
    /// Each row that a loose ball has gone towards the end zone.
    pub loose_row: i32,
    /// Each active piece on the goal side of a ball that the team does not have, by distance to it.
    pub guard: Table,
    /// A downed piece.
    pub downed: i32,
    /// The upper piece of a block.
    pub blocking: i32,
    /// The lower piece of a block.
    pub blocked: i32,
    /// The upper piece of a protection.
    pub protecting: i32,
    /// The lower piece of a protection.
    pub protected: i32,
    /// An active piece, by columns from the centre.
    pub centre: Table,
    /// Each energy point that is counted.
    pub energy: i32,
    /// How many energy points are counted.
    pub energy_counted: i32,
    /// Each card not yet played.
    pub card: i32,
    /// Each action point left.
    pub action_point: i32,
    /// Having the turn.
    pub turn: i32,
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
        match weights.nonsense() {
            Some(reason) => Err(refusal(1, 1, reason)),
            None => Ok(weights),
        }
    }

    /// Every table with its name.
    fn tables(&self) -> [(&'static str, &Table); 6] {
        [
            ("carrier", &self.carrier),
            ("exposure", &self.exposure),
            ("receiver", &self.receiver),
            ("loose_near", &self.loose_near),
            ("guard", &self.guard),
            ("centre", &self.centre),
        ]
    }

    fn nonsense(&self) -> Option<String> {
        for (name, table) in self.tables() {
            if table.values().is_empty() || table.values().len() > 20 {
                return Some(format!("`{name}` must have 1 to 20 values"));
            }
            if table.values().iter().any(|value| value.abs() > LARGEST) {
                return Some(format!("`{name}`: values must be -{LARGEST} to {LARGEST}"));
            }
        }
        let singles = [
            ("carrier_downed", self.carrier_downed),
            ("carrier_upper", self.carrier_upper),
            ("defender", self.defender),
            ("network", self.network),
            ("network_row", self.network_row),
            ("loose_row", self.loose_row),
            ("downed", self.downed),
            ("blocking", self.blocking),
            ("blocked", self.blocked),
            ("protecting", self.protecting),
            ("protected", self.protected),
            ("energy", self.energy),
            ("card", self.card),
            ("action_point", self.action_point),
            ("turn", self.turn),
        ];
        for (name, value) in singles {
            if value.abs() > LARGEST {
                return Some(format!("`{name}` must be -{LARGEST} to {LARGEST}"));
            }
        }
        if !(0..=99).contains(&self.energy_counted) {
            return Some("`energy_counted` must be 0 to 99".to_owned());
        }
        None
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
        let text = WEIGHTS_RON.replace("downed: -40", "downed: -40000");
        assert_eq!(Weights::parse("w.ron", &text).err().map(|e| e.reason.contains("`downed`")), Some(true));
        let empty = WEIGHTS_RON.replace("centre: [10, 10, 9, 7, 4, 0, -8]", "centre: []");
        assert_eq!(Weights::parse("w.ron", &empty).err().map(|e| e.reason.contains("`centre`")), Some(true));
    }
}
