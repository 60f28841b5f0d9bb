//! Writes a picture of telling situations of a match and of every screen, for people to look at.
//!
//! Run by `scripts/gallery`; see `--help` there. Nothing is shown in a window: the cameras draw into an image.

#[path = "../../tests/common/moments.rs"]
mod moments;
mod places;
mod studio;

use std::path::PathBuf;
use std::process::ExitCode;

use ball::screens::{Go, Screen};
use ball::settings::Graphics;
use bevy::prelude::*;
use clap::Parser;
use moments::MOMENTS;
use places::{SCREENS, Way};
use studio::Studio;

/// Writes pictures of the game into a folder.
#[derive(Parser)]
struct Options {
    /// The folder; it is made if need be.
    #[arg(default_value = "gallery")]
    folder: PathBuf,
    /// Sizes in pixels, such as 1280x800; several with commas between.
    #[arg(long, value_delimiter = ',', default_value = "1280x800", value_parser = size)]
    size: Vec<(u32, u32)>,
    /// Languages by their codes; several with commas between.
    #[arg(long, value_delimiter = ',', default_value = "en")]
    lang: Vec<String>,
    /// How much is drawn: low, medium or high.
    #[arg(long, default_value = "medium", value_parser = graphics)]
    graphics: Graphics,
    /// Only pictures whose name contains one of these; several with commas between.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
}

impl Options {
    fn wants(&self, name: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|only| name.contains(only.as_str()))
    }
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let parsed = text.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    parsed.ok_or_else(|| "expected a width and a height in pixels, such as 1280x800".into())
}

fn graphics(text: &str) -> Result<Graphics, String> {
    match text {
        "low" => Ok(Graphics::Low),
        "medium" => Ok(Graphics::Medium),
        "high" => Ok(Graphics::High),
        _ => Err("expected low, medium or high".into()),
    }
}

fn main() -> ExitCode {
    let options = Options::parse();
    match gallery(&options) {
        Ok(count) => {
            println!("{count} pictures in {}", options.folder.display());
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("gallery: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn gallery(options: &Options) -> Result<usize, String> {
    std::fs::create_dir_all(&options.folder).map_err(|error| format!("{}: {error}", options.folder.display()))?;
    let mut studio = Studio::open(options)?;
    let mut count = 0;
    for &(width, height) in &options.size {
        studio.resize(width, height);
        for code in &options.lang {
            studio.speak(code)?;
            for (name, way) in SCREENS {
                let name = format!("{name}-{width}x{height}-{code}.png");
                if options.wants(&name) {
                    studio.go(way)?;
                    studio.take(options.folder.join(name));
                    count += 1;
                }
            }
            if !options.only.is_empty() && options.only.iter().all(|only| only.starts_with("screen-")) {
                continue;
            }
            count += studio.take_sections(options, &format!("{width}x{height}-{code}"))?;
            count += studio.take_lessons(options, &format!("{width}x{height}-{code}"))?;
            studio.go(&[Way::Go(Go::To(Screen::Match))])?;
            for moment in &MOMENTS {
                for flat in [false, true] {
                    let view = if flat { "2d" } else { "3d" };
                    let name = format!("{}-{view}-{width}x{height}-{code}.png", moment.name);
                    if options.wants(&name) {
                        studio.set_up(moment, flat)?;
                        studio.take(options.folder.join(name));
                        count += 1;
                    }
                }
            }
        }
    }
    studio.close();
    Ok(count)
}
