//! Chance that is the same in every run.

/// White noise and other choices, from a seed (SplitMix64).
pub struct Noise(u64);

impl Noise {
    pub fn new(seed: u64) -> Noise {
        Noise(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// From 0 to 1.
    pub fn unit(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 40) as f32 / (1_u32 << 24) as f32
    }

    /// From -1 to 1.
    pub fn white(&mut self) -> f32 {
        self.unit() * 2.0 - 1.0
    }

    /// Between two values.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// One of several.
    pub fn one_of<T: Copy, const N: usize>(&mut self, of: &[T; N]) -> T {
        of[((self.unit() * N as f32) as usize).min(N - 1)]
    }
}
