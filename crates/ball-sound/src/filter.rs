//! A filter with two poles: a state variable filter in trapezoidal form, stable at any setting and easy to sweep.

use std::f32::consts::PI;

#[derive(Clone, Copy)]
enum Pass {
    Low,
    Band,
    High,
}

/// Lets some frequencies through.
#[derive(Clone)]
pub struct Filter {
    pass: Pass,
    rate: f32,
    damping: f32,
    g: f32,
    one: f32,
    two: f32,
    three: f32,
    band: f32,
    low: f32,
}

impl Filter {
    /// Lets through what is below `hz`.
    pub fn low(rate: u32, hz: f32) -> Filter {
        Filter::new(Pass::Low, rate, hz, 0.707)
    }

    /// Lets through what is above `hz`.
    pub fn high(rate: u32, hz: f32) -> Filter {
        Filter::new(Pass::High, rate, hz, 0.707)
    }

    /// Lets through what is near `hz`, at full strength there; the greater `q`, the nearer.
    pub fn band(rate: u32, hz: f32, q: f32) -> Filter {
        Filter::new(Pass::Band, rate, hz, q)
    }

    fn new(pass: Pass, rate: u32, hz: f32, q: f32) -> Filter {
        let mut filter = Filter {
            pass,
            rate: rate as f32,
            damping: 1.0 / q,
            g: 0.0,
            one: 0.0,
            two: 0.0,
            three: 0.0,
            band: 0.0,
            low: 0.0,
        };
        filter.tune(hz);
        filter
    }

    /// Moves to another frequency, in hertz.
    pub fn tune(&mut self, hz: f32) {
        // The tangent, by a fraction that is good to a thousandth up to a third of the rate and quick to compute.
        let angle = PI * (hz / self.rate).clamp(1e-5, 0.49);
        let square = angle * angle;
        self.g = angle * (15.0 - square) / (15.0 - 6.0 * square);
        self.one = 1.0 / (1.0 + self.g * (self.g + self.damping));
        self.two = self.g * self.one;
        self.three = self.g * self.two;
    }

    /// The next sample.
    pub fn run(&mut self, input: f32) -> f32 {
        let above = input - self.low;
        let band = self.one * self.band + self.two * above;
        let low = self.low + self.two * self.band + self.three * above;
        self.band = 2.0 * band - self.band;
        self.low = 2.0 * low - self.low;
        match self.pass {
            Pass::Low => low,
            Pass::Band => self.damping * band,
            Pass::High => input - self.damping * band - low,
        }
    }
}
