//! Writes every sound into a folder, to be listened to, and prints how loud each is.
//!
//!     cargo run -p ball-sound --example bank -- FOLDER

use std::error::Error;
use std::time::Instant;

use ball_sound::Sound;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::path::PathBuf::from(std::env::args().nth(1).ok_or("which folder?")?);
    std::fs::create_dir_all(&folder)?;
    println!("{:14} {:>8} {:>9} {:>9} {:>9} {:>9}", "", "seconds", "peak dB", "RMS dB", "loud dB", "took ms");
    for sound in Sound::ALL {
        let begun = Instant::now();
        let clip = sound.render();
        let took = begun.elapsed().as_secs_f32() * 1000.0;
        let name = format!("{sound:?}").replace(['(', ')'], "");
        std::fs::write(folder.join(format!("{name}.wav")), clip.wav())?;
        let peak = 20.0 * clip.peak().log10();
        let (seconds, rms, loud) = (clip.seconds(), clip.rms(), clip.loudness());
        println!("{name:14} {seconds:8.2} {peak:9.1} {rms:9.1} {loud:9.1} {took:9.1}");
    }
    Ok(())
}
