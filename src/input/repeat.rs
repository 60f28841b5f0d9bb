//! What is held repeats: arrows, D-pad and stick walk on until they are let go.

/// Seconds until something that is held repeats, and between repeats.
const FIRST: f32 = 0.38;
const NEXT: f32 = 0.14;

/// How long something has been held, and how often it has repeated.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Held {
    since: f32,
    repeats: u32,
}

impl Held {
    /// Counts `seconds` more and tells whether a repeat is due.
    pub fn due(&mut self, seconds: f32) -> bool {
        self.since += seconds;
        let due = self.since >= if self.repeats == 0 { FIRST } else { NEXT };
        if due {
            *self = Held { since: 0.0, repeats: self.repeats + 1 };
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_repeat_takes_longer_than_the_next() {
        let mut held = Held::default();
        let repeats: Vec<u32> = (1..=100).filter(|_| held.due(0.01)).collect();
        assert_eq!(repeats.len(), 1 + ((1.0 - FIRST) / NEXT) as usize, "{repeats:?}");
        assert!(repeats[0] >= 38 && repeats[1] - repeats[0] <= 15, "{repeats:?}");
    }
}
