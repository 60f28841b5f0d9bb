//! A finished piece of sound, what can be measured on it, and its file format.

/// Sound as samples between -1 and 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Clip {
    /// Samples a second, in each channel.
    pub rate: u32,
    /// One list of samples for each channel: one, or left and right; all of one length.
    pub channels: Vec<Vec<f32>>,
}

impl Clip {
    /// Samples in each channel.
    pub fn frames(&self) -> usize {
        self.channels.first().map_or(0, Vec::len)
    }

    /// How long it is, in seconds.
    pub fn seconds(&self) -> f32 {
        self.frames() as f32 / self.rate as f32
    }

    /// The largest sample, whatever its sign; 1 is full scale.
    pub fn peak(&self) -> f32 {
        self.channels.iter().flatten().fold(0.0, |peak, sample| sample.abs().max(peak))
    }

    /// The mean square root over the whole clip, in decibels below full scale.
    pub fn rms(&self) -> f32 {
        let all = (self.frames() * self.channels.len()).max(1);
        decibels(self.channels.iter().flatten().map(|sample| f64::from(sample * sample)).sum::<f64>() / all as f64)
    }

    /// How loud its loudest tenth of a second is: the mean square root, in decibels below full scale. A clip that is
    /// shorter counts as if silence followed, as it does to the ear.
    pub fn loudness(&self) -> f32 {
        let window = (self.rate / 10) as usize;
        let power = |at: usize| -> f64 {
            self.channels.iter().map(|channel| f64::from(channel[at] * channel[at])).sum::<f64>()
        };
        let (mut sum, mut most) = (0.0_f64, 0.0_f64);
        for at in 0..self.frames() {
            sum += power(at);
            if at >= window {
                sum -= power(at - window);
            }
            most = most.max(sum);
        }
        decibels(most / (window * self.channels.len().max(1)) as f64)
    }

    /// The clip as the bytes of a WAV file with 16 bits a sample.
    pub fn wav(&self) -> Vec<u8> {
        let channels = self.channels.len();
        let block = channels * 2;
        let size = self.frames() * block;
        let mut bytes = Vec::with_capacity(44 + size);
        bytes.extend(b"RIFF");
        bytes.extend((36 + size as u32).to_le_bytes());
        bytes.extend(b"WAVEfmt ");
        bytes.extend(16_u32.to_le_bytes());
        bytes.extend(1_u16.to_le_bytes());
        bytes.extend((channels as u16).to_le_bytes());
        bytes.extend(self.rate.to_le_bytes());
        bytes.extend((self.rate * block as u32).to_le_bytes());
        bytes.extend((block as u16).to_le_bytes());
        bytes.extend(16_u16.to_le_bytes());
        bytes.extend(b"data");
        bytes.extend((size as u32).to_le_bytes());
        for at in 0..self.frames() {
            for channel in &self.channels {
                let sample = (channel[at] * f32::from(i16::MAX)).round() as i16;
                bytes.extend(sample.to_le_bytes());
            }
        }
        bytes
    }
}

/// A mean square in decibels.
fn decibels(mean_square: f64) -> f32 {
    (10.0 * mean_square.max(1e-12).log10()) as f32
}
