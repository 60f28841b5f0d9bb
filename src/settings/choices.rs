//! What there is to choose from: each setting that is not a number or a tick, with all its values.

use serde::{Deserialize, Serialize};

/// How fast animations run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum AnimationSpeed {
    /// Half the usual speed.
    Slow,
    /// The usual speed.
    #[default]
    Normal,
    /// Twice the usual speed.
    Fast,
    /// No animation at all.
    Instant,
}

impl AnimationSpeed {
    /// All speeds, slow to instant.
    pub const ALL: [AnimationSpeed; 4] =
        [AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast, AnimationSpeed::Instant];

    /// By how much time is stretched; `None` for no animation.
    pub const fn pace(self) -> Option<f32> {
        match self {
            AnimationSpeed::Slow => Some(0.5),
            AnimationSpeed::Normal => Some(1.0),
            AnimationSpeed::Fast => Some(2.0),
            AnimationSpeed::Instant => None,
        }
    }
}

/// How much is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Graphics {
    /// No shadows, no stadium: for slow machines.
    Low,
    /// Shadows and a simple stadium.
    #[default]
    Medium,
    /// Everything.
    High,
}

impl Graphics {
    /// All presets, low to high.
    pub const ALL: [Graphics; 3] = [Graphics::Low, Graphics::Medium, Graphics::High];
}

/// How the window lies on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum WindowMode {
    /// A window with a frame.
    #[default]
    Windowed,
    /// The whole screen, without a frame.
    Fullscreen,
}

impl WindowMode {
    /// Both modes.
    pub const ALL: [WindowMode; 2] = [WindowMode::Windowed, WindowMode::Fullscreen];

    /// The key of its name in the Fluent files.
    pub const fn text(self) -> &'static str {
        match self {
            WindowMode::Windowed => "window-windowed",
            WindowMode::Fullscreen => "window-fullscreen",
        }
    }
}

/// How many frames a second are drawn at most, while something moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum FrameCap {
    /// Thirty: for machines that should stay cool.
    Thirty,
    /// Sixty.
    Sixty,
    /// As many as the screen shows.
    #[default]
    Display,
}

impl FrameCap {
    /// All caps, low to high.
    pub const ALL: [FrameCap; 3] = [FrameCap::Thirty, FrameCap::Sixty, FrameCap::Display];

    /// The key of its name in the Fluent files.
    pub const fn text(self) -> &'static str {
        match self {
            FrameCap::Thirty => "frames-thirty",
            FrameCap::Sixty => "frames-sixty",
            FrameCap::Display => "frames-display",
        }
    }

    /// The least time from one frame to the next; none for whatever the screen does.
    pub const fn slot(self) -> Option<std::time::Duration> {
        match self {
            FrameCap::Thirty => Some(std::time::Duration::from_nanos(1_000_000_000 / 30)),
            FrameCap::Sixty => Some(std::time::Duration::from_nanos(1_000_000_000 / 60)),
            FrameCap::Display => None,
        }
    }
}

/// What the camera of the stadium view does by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum CameraChoice {
    /// It stays where the coaches have put it.
    Still,
    /// It leans a little towards what happens, and back.
    #[default]
    Follows,
}

impl CameraChoice {
    /// Both choices.
    pub const ALL: [CameraChoice; 2] = [CameraChoice::Still, CameraChoice::Follows];

    /// The key of its name in the Fluent files.
    pub const fn text(self) -> &'static str {
        match self {
            CameraChoice::Still => "camera-still",
            CameraChoice::Follows => "camera-follows",
        }
    }
}

/// The colours of both teams, chosen so that they can be told apart with every common kind of colour vision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum TeamPreset {
    /// ATK yellow, DEF blue, of the family of Okabe and Ito.
    #[default]
    YellowBlue,
    /// ATK white, DEF violet.
    WhiteViolet,
    /// ATK sky blue, DEF vermilion.
    SkyVermilion,
    /// ATK mint, DEF magenta.
    MintMagenta,
}

impl TeamPreset {
    /// All presets, the default first.
    pub const ALL: [TeamPreset; 4] =
        [TeamPreset::YellowBlue, TeamPreset::WhiteViolet, TeamPreset::SkyVermilion, TeamPreset::MintMagenta];

    /// The key of its name in the Fluent files.
    pub const fn text(self) -> &'static str {
        match self {
            TeamPreset::YellowBlue => "teams-yellow-blue",
            TeamPreset::WhiteViolet => "teams-white-violet",
            TeamPreset::SkyVermilion => "teams-sky-vermilion",
            TeamPreset::MintMagenta => "teams-mint-magenta",
        }
    }
}
