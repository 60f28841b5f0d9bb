//! The bank: everything that can be heard, what kind of sound it is, and how it is rendered.

use crate::clip::Clip;
use crate::master::master;
use crate::sounds::{ambience, ball, board, crowd, interface, music};

/// What a team's figures are made of; they knock a little differently.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wood {
    /// The darker one.
    Oak,
    /// The brighter one.
    Maple,
}

/// What kind of sound it is: each kind has its own loudness.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Something that happens in the match.
    Effect,
    /// An answer of the interface.
    Interface,
    /// What goes on all the time.
    Ambience,
    /// Music.
    Music,
}

/// Everything that can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A figure is set down on its square.
    Step(Wood),
    /// A figure takes off.
    Leap,
    /// A figure comes down from a leap.
    Land(Wood),
    /// A figure falls over, from the first contact on.
    Topple,
    /// A figure is pushed along.
    Push,
    /// A figure is set on another one.
    Stack,
    /// Two figures part.
    Release,
    /// A figure is put up again.
    StandUp,
    /// Two figures change places.
    Swap,
    /// The ball goes from hand to hand.
    HandOff,
    /// The ball is thrown.
    Throw,
    /// The ball is caught or picked up.
    Catch,
    /// The ball bounces loose.
    FumbleBounce,
    /// A card is played.
    CardPlayed,
    /// Action points become energy points.
    Convert,
    /// The action phase ends.
    PhaseEnd,
    /// The turn passes.
    TurnPass,
    /// A touchdown: the crowd and a fanfare.
    Touchdown,
    /// A draw.
    Draw,
    /// Something is picked.
    Pick,
    /// A pick or a decision is taken back.
    Back,
    /// A pick is refused.
    Refused,
    /// A question is answered with yes, or a decision is complete.
    Confirm,
    /// A question or a setting.
    Tick,
    /// The stadium, as a loop without a seam.
    AmbienceLoop,
    /// A phrase for the start of a match.
    TitleMusic,
    /// A phrase for a win; it fits the fanfare of [`Sound::Touchdown`] if both begin together.
    ResultMusic,
}

impl Sound {
    /// All sounds, those first that are needed first.
    pub const ALL: [Sound; 29] = [
        Sound::Pick,
        Sound::Tick,
        Sound::Back,
        Sound::Refused,
        Sound::Confirm,
        Sound::AmbienceLoop,
        Sound::TitleMusic,
        Sound::Step(Wood::Oak),
        Sound::Step(Wood::Maple),
        Sound::PhaseEnd,
        Sound::TurnPass,
        Sound::Throw,
        Sound::Catch,
        Sound::HandOff,
        Sound::Leap,
        Sound::Land(Wood::Oak),
        Sound::Land(Wood::Maple),
        Sound::Topple,
        Sound::Push,
        Sound::Stack,
        Sound::Release,
        Sound::StandUp,
        Sound::Swap,
        Sound::FumbleBounce,
        Sound::CardPlayed,
        Sound::Convert,
        Sound::Touchdown,
        Sound::Draw,
        Sound::ResultMusic,
    ];

    /// What kind of sound it is.
    pub const fn kind(self) -> Kind {
        match self {
            Sound::Pick | Sound::Back | Sound::Refused | Sound::Confirm | Sound::Tick => Kind::Interface,
            Sound::AmbienceLoop => Kind::Ambience,
            Sound::TitleMusic | Sound::ResultMusic => Kind::Music,
            _ => Kind::Effect,
        }
    }

    /// How loud the loudest tenth of a second is, in decibels below full scale.
    const fn level(self) -> f32 {
        match self {
            Sound::Step(_) => -20.0,
            Sound::Leap => -23.0,
            Sound::Push | Sound::Release | Sound::StandUp | Sound::HandOff => -20.0,
            Sound::Land(_) | Sound::Stack | Sound::Swap | Sound::Throw | Sound::Catch => -18.0,
            Sound::FumbleBounce => -18.0,
            Sound::Topple => -17.0,
            Sound::CardPlayed | Sound::Convert | Sound::PhaseEnd | Sound::TurnPass => -19.5,
            Sound::Draw => -17.0,
            Sound::Touchdown => -13.5,
            Sound::Pick | Sound::Back => -26.0,
            Sound::Refused | Sound::Confirm => -24.0,
            Sound::Tick => -29.0,
            Sound::AmbienceLoop => -22.0,
            Sound::TitleMusic | Sound::ResultMusic => -16.5,
        }
    }

    /// Whether it is repeated without a pause.
    pub const fn is_loop(self) -> bool {
        matches!(self, Sound::AmbienceLoop)
    }

    /// Whether it is a noise of wood or leather, which has no pitch that has to be in tune with anything.
    pub const fn is_knock(self) -> bool {
        use Sound::{
            Catch, FumbleBounce, HandOff, Land, Leap, Push, Release, Stack, StandUp, Step, Swap, Throw, Topple,
        };
        matches!(
            self,
            Step(_)
                | Leap
                | Land(_)
                | Topple
                | Push
                | Stack
                | Release
                | StandUp
                | Swap
                | HandOff
                | Throw
                | Catch
                | FumbleBounce
        )
    }

    /// Computes the clip.
    pub fn render(self) -> Clip {
        let raw = match self {
            Sound::Step(wood) => board::step(wood),
            Sound::Leap => board::leap(),
            Sound::Land(wood) => board::land(wood),
            Sound::Topple => board::topple(),
            Sound::Push => board::push(),
            Sound::Stack => board::stack(),
            Sound::Release => board::release(),
            Sound::StandUp => board::stand_up(),
            Sound::Swap => board::swap(),
            Sound::HandOff => ball::hand_off(),
            Sound::Throw => ball::throw(),
            Sound::Catch => ball::catch(),
            Sound::FumbleBounce => ball::bounce(),
            Sound::CardPlayed => interface::card(),
            Sound::Convert => interface::convert(),
            Sound::PhaseEnd => interface::phase_end(),
            Sound::TurnPass => interface::turn_pass(),
            Sound::Touchdown => crowd::touchdown(),
            Sound::Draw => crowd::draw(),
            Sound::Pick => interface::pick(),
            Sound::Back => interface::back(),
            Sound::Refused => interface::refused(),
            Sound::Confirm => interface::confirm(),
            Sound::Tick => interface::tick(),
            Sound::AmbienceLoop => ambience::stadium(),
            Sound::TitleMusic => music::title(),
            Sound::ResultMusic => music::result(),
        };
        master(raw, self.level(), self.is_loop())
    }
}
