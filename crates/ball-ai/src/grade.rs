//! Grades for analysis: how likely a win is at a score, and how much of that a turn gave away.

use crate::player::Score;

/// The score at which a win is as good as certain grows by this factor over an even one: hundredths of a row.
const SCALE: f64 = 700.0;
/// The least and the most chance while nothing is decided.
const UNDECIDED: f64 = 0.97;

/// The chance of the coach to act to win at `score`, 0 to 1.
///
/// ```
/// # use ball_ai::{Score, winning_chance};
/// assert_eq!(winning_chance(Score::Points(0)), 0.5);
/// assert_eq!(winning_chance(Score::ScoresIn(1)), 1.0);
/// assert!(winning_chance(Score::Points(500)) > 0.6);
/// ```
pub fn winning_chance(score: Score) -> f64 {
    match score {
        Score::Points(points) => {
            let chance = 1.0 / (1.0 + (-f64::from(points) / SCALE).exp());
            chance.clamp(1.0 - UNDECIDED, UNDECIDED)
        }
        // A touchdown that is further off takes more to see, and so to do.
        Score::ScoresIn(turns) => 1.0 - f64::from(turns.saturating_sub(1)).min(6.0) * 0.005,
        Score::ConcedesIn(turns) => f64::from(turns.saturating_sub(1)).min(6.0) * 0.005,
    }
}

/// How good a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// As good as the best, or nearly.
    Good,
    /// It gave a little away.
    Inaccuracy,
    /// It gave much away.
    Mistake,
    /// It gave the match away, or a match that was won.
    Blunder,
}

/// The grade of a turn after which the chance to win was `after` where the best turn would have kept `best`; both are
/// the chances of the coach whose turn it was.
///
/// ```
/// # use ball_ai::{Grade, grade};
/// assert_eq!(grade(0.60, 0.59), Grade::Good);
/// assert_eq!(grade(1.0, 0.2), Grade::Blunder);
/// ```
pub fn grade(best: f64, after: f64) -> Grade {
    let lost = (best - after).max(0.0);
    if lost < 0.05 {
        Grade::Good
    } else if lost < 0.12 {
        Grade::Inaccuracy
    } else if lost < 0.25 {
        Grade::Mistake
    } else {
        Grade::Blunder
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_rise_with_the_score_and_add_up_to_one() {
        let scores = [
            Score::ConcedesIn(1),
            Score::ConcedesIn(3),
            Score::Points(-5_000),
            Score::Points(-300),
            Score::Points(0),
            Score::Points(300),
            Score::Points(5_000),
            Score::ScoresIn(3),
            Score::ScoresIn(1),
        ];
        let chances: Vec<f64> = scores.into_iter().map(winning_chance).collect();
        assert!(chances.is_sorted());
        for (low, high) in chances.iter().zip(chances.iter().rev()) {
            assert!((low + high - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn grades_follow_what_was_given_away() {
        let grades = [0.0, 0.06, 0.2, 0.6].map(|lost| grade(0.8, 0.8 - lost));
        assert_eq!(grades, [Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder]);
        assert_eq!(grade(0.4, 0.9), Grade::Good);
    }
}
