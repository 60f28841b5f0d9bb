//! What scores say about strength: Elo with its error, and the sequential probability ratio test.
//!
//! The two games of a pair share their opening, so not games but pairs are independent. All numbers come from how often
//! a pair brought 0, ½, 1, 1½ or 2 points.

/// How often each score of a pair occurred, from 0 to 2 points in halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs(pub [u64; 5]);

/// The share of points that belongs to a difference in Elo.
pub fn share_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo that belongs to a share of points; infinite at 0 and 1.
pub fn elo_of_share(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

impl Pairs {
    /// Counts a pair in which the first engine made so many half points, 0 to 4.
    pub fn add(&mut self, half_points: usize) {
        if let Some(count) = self.0.get_mut(half_points) {
            *count += 1;
        }
    }

    /// How many pairs there are.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The first engine's share of all points.
    pub fn share(&self) -> f64 {
        mean(&self.0.map(|count| count as f64 / self.count().max(1) as f64))
    }

    /// The difference in Elo and the ends of its 95 % interval.
    pub fn elo(&self) -> [f64; 3] {
        let pairs = self.count().max(1) as f64;
        let share = self.share();
        let odds = self.0.map(|count| count as f64 / pairs);
        let error = 1.96 * (variance(&odds) / pairs).sqrt();
        // Where all pairs ended alike they show no spread; then at most 3 in so many pairs would have gone otherwise.
        let error = if error == 0.0 { (3.0 / pairs).min(1.0) } else { error };
        // The sum does away with −0.
        [share, (share - error).max(0.0), (share + error).min(1.0)].map(|share| elo_of_share(share) + 0.0)
    }

    /// The logarithm of how much likelier the pairs are if the difference is `elo1` than if it is `elo0`.
    ///
    /// Of all distributions with the mean in question, each hypothesis gets the likeliest.
    pub fn log_likelihood_ratio(&self, elo0: f64, elo1: f64) -> f64 {
        if self.count() == 0 {
            return 0.0;
        }
        // What has not occurred yet is not impossible.
        let counts = self.0.map(|count| (count as f64).max(1e-3));
        let total: f64 = counts.iter().sum();
        let odds = counts.map(|count| count / total);
        let [low, high] = [elo0, elo1].map(|elo| likeliest(&odds, share_of_elo(elo)));
        counts.iter().zip(low.iter().zip(high)).map(|(count, (low, high))| count * (high / low).ln()).sum()
    }
}

/// The share of the points that belongs to each outcome of a pair.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

fn mean(odds: &[f64; 5]) -> f64 {
    odds.iter().zip(SHARES).map(|(odds, share)| odds * share).sum()
}

fn variance(odds: &[f64; 5]) -> f64 {
    let mean = mean(odds);
    odds.iter().zip(SHARES).map(|(odds, share)| odds * (share - mean).powi(2)).sum()
}

/// The distribution with this mean under which what occurred with `odds` is likeliest.
///
/// By Lagrange it is odds / (1 + λ (share − mean)); the λ at which its mean is right is found by halving.
fn likeliest(odds: &[f64; 5], wanted: f64) -> [f64; 5] {
    let at = |lambda: f64| -> [f64; 5] { std::array::from_fn(|i| odds[i] / (1.0 + lambda * (SHARES[i] - wanted))) };
    // Beyond these ends a probability would be negative.
    let (mut low, mut high) = (-1.0 / (1.0 - wanted), 1.0 / wanted);
    for _ in 0..200 {
        let middle = (low + high) / 2.0;
        let excess: f64 = at(middle).iter().zip(SHARES).map(|(odds, share)| odds * (share - wanted)).sum();
        if excess > 0.0 { low = middle } else { high = middle }
    }
    at((low + high) / 2.0)
}

/// What a sequential probability ratio test says, both errors 5 %.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The difference is at least the upper one.
    Passed,
    /// It is at most the lower one.
    Failed,
    /// More games are needed.
    Open,
}

/// The verdict on a logarithm of the likelihood ratio.
pub fn verdict(ratio: f64) -> Verdict {
    let bound = 19f64.ln();
    if ratio >= bound {
        Verdict::Passed
    } else if ratio <= -bound {
        Verdict::Failed
    } else {
        Verdict::Open
    }
}

#[cfg(test)]
mod tests {
    use super::{Pairs, Verdict, elo_of_share, likeliest, mean, share_of_elo, verdict};

    #[test]
    fn elo_and_shares_belong_together() {
        assert!((share_of_elo(200.0) - 0.7597).abs() < 1e-4);
        assert!((elo_of_share(share_of_elo(-123.0)) + 123.0).abs() < 1e-9);
    }

    #[test]
    fn the_likeliest_distribution_has_the_mean_and_sums_to_one() {
        for wanted in [0.1, 0.5, 0.85] {
            let odds = likeliest(&[0.1, 0.2, 0.3, 0.2, 0.2], wanted);
            assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{odds:?}");
            assert!((mean(&odds) - wanted).abs() < 1e-9, "{odds:?}");
        }
    }

    #[test]
    fn even_scores_are_no_difference() {
        let pairs = Pairs([10, 0, 20, 0, 10]);
        let [elo, low, high] = pairs.elo();
        assert!(elo.abs() < 1e-9 && (low + high).abs() < 1e-6 && low < -30.0, "{low} {high}");
        assert!(pairs.log_likelihood_ratio(-10.0, 10.0).abs() < 1e-6);
    }

    #[test]
    fn a_test_passes_fails_or_goes_on() {
        let ratio = |pairs: [u64; 5]| Pairs(pairs).log_likelihood_ratio(200.0, 300.0);
        assert_eq!(verdict(ratio([0, 0, 0, 0, 0])), Verdict::Open);
        // One lucky pair proves nothing; a hundred won ones do.
        assert_eq!(verdict(ratio([0, 0, 0, 0, 1])), Verdict::Open);
        assert_eq!(verdict(ratio([0, 0, 0, 0, 100])), Verdict::Passed);
        assert_eq!(verdict(ratio([5, 0, 20, 0, 20])), Verdict::Failed);
        assert!(ratio([0, 0, 0, 0, 10]) < ratio([0, 0, 0, 0, 20]));
    }

    #[test]
    fn all_won_is_infinite_with_a_finite_lower_end() {
        let [elo, low, high] = Pairs([0, 0, 0, 0, 50]).elo();
        assert!(elo.is_infinite() && high.is_infinite());
        assert!((400.0..600.0).contains(&low), "{low}");
    }
}
