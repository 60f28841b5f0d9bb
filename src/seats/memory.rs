//! What a match remembers of its seats: who decides for each team, and with what. It stands in the record, so that a
//! match that is taken up again finds its seats as they were (LM-05); whoever is missing is asked for before it goes on.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use ball_ai::Level;
use ball_rules::{PerTeam, Record, Team};
use bevy::prelude::*;

use super::device::{Device, PadModel, Registry};
use super::seating::{NICKNAMES, Seat, Seating, Seats};
use crate::match_play::setup::seat_tag;
use crate::match_play::{MatchOpened, Retag, Session};
use crate::opponent::{Coach, Coaches};
use crate::screens::{Go, Navigator, Screen};

/// Who decides for a team, as it stands in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The computer.
    Computer(Level),
    /// Whoever sits at keyboard and mouse.
    Keyboard,
    /// Whoever holds a pad of this model, the one of this number among its like.
    Pad(PadModel, usize),
}

impl Sitter {
    /// Who decides for `team` by a record, where it tells.
    pub fn of(record: &Record, team: Team) -> Option<Sitter> {
        record.tag(seat_tag(team))?.parse().ok()
    }

    /// Whoever has `device`.
    pub fn with(device: Device, registry: &Registry) -> Sitter {
        match device {
            Device::KeyboardMouse => Sitter::Keyboard,
            Device::Pad(key) => Sitter::Pad(registry.model(key), key.nth()),
        }
    }
}

impl Display for Sitter {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Computer(level) => write!(f, "computer {}", level.number()),
            Sitter::Keyboard => f.write_str("keyboard"),
            Sitter::Pad(model, nth) => {
                write!(f, "pad {nth} ")?;
                for number in [model.vendor, model.product] {
                    match number {
                        Some(number) => write!(f, "{number:04x} ")?,
                        None => f.write_str("- ")?,
                    }
                }
                f.write_str(&model.name)
            }
        }
    }
}

/// The text of a record tells of no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSitter;

impl FromStr for Sitter {
    type Err = NoSitter;

    fn from_str(text: &str) -> Result<Sitter, NoSitter> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            "keyboard" => Ok(Sitter::Keyboard),
            "computer" => rest.parse().ok().and_then(Level::new).map(Sitter::Computer).ok_or(NoSitter),
            "pad" => {
                let mut words = rest.splitn(4, ' ');
                let nth = words.next().and_then(|nth| nth.parse().ok()).ok_or(NoSitter)?;
                let mut number = || match words.next() {
                    None => Err(NoSitter),
                    Some("-") => Ok(None),
                    Some(word) => u16::from_str_radix(word, 16).map(Some).map_err(|_| NoSitter),
                };
                let (vendor, product) = (number()?, number()?);
                let name = words.next().unwrap_or_default().to_owned();
                Ok(Sitter::Pad(PadModel { name, vendor, product }, nth))
            }
            _ => Err(NoSitter),
        }
    }
}

/// Whether the coaches of a match that is taken up again are asked what they hold now.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Asking {
    /// Nobody is.
    #[default]
    No,
    /// They are once the match is on the board, if somebody is missing by then or it is not sure which pad is whose.
    Due {
        /// Whether two equal pads could be each other's.
        unsure: bool,
    },
    /// They are being asked.
    Now,
}

/// Writes who decides into a new record.
pub fn seat(record: &mut Record, sitters: &PerTeam<Option<Sitter>>) {
    for team in Team::ALL {
        if let Some(sitter) = &sitters[team] {
            record.set_tag(seat_tag(team), &sitter.to_string());
        }
    }
}

/// Who decides for each team, as things are; nobody in particular where every device serves whoever is on move.
pub fn sitters(seating: &Seating, coaches: &Coaches, registry: &Registry) -> PerTeam<Option<Sitter>> {
    PerTeam(Team::ALL.map(|team| match (coaches.0[team], seating.seats()) {
        (Coach::Computer(level), _) => Some(Sitter::Computer(level)),
        (Coach::Human, Some(seats)) if !coaches.any_computer() => Some(Sitter::with(seats.of(team).device, registry)),
        (Coach::Human, _) => None,
    }))
}

/// A match has been opened, or is there from the last time: its seats are taken as its record tells.
pub(super) fn recall(
    mut opened: MessageReader<MatchOpened>,
    mut begun: Local<bool>,
    session: Res<Session>,
    mut registry: ResMut<Registry>,
    (mut seating, mut coaches): (ResMut<Seating>, ResMut<Coaches>),
    mut asking: ResMut<Asking>,
) {
    let first = !std::mem::replace(&mut *begun, true);
    if !(first || opened.read().count() > 0) || session.stands_in() {
        return;
    }
    asking.set_if_neq(Asking::No);
    let told = PerTeam(Team::ALL.map(|team| Sitter::of(session.record(), team)));
    let computers = PerTeam(Team::ALL.map(|team| match told[team] {
        Some(Sitter::Computer(level)) => Coach::Computer(level),
        _ => Coach::Human,
    }));
    coaches.set_if_neq(Coaches(computers));
    // Whoever sits there already stays, and so do all where the record tells of nobody.
    let PerTeam([Some(atk), Some(def)]) = &told else { return };
    if coaches.any_computer() || sitters(&seating, &coaches, &registry) == told {
        return;
    }
    let names = seating.seats().map_or([0, 1], |seats| [seats.atk.name, seats.def.name]);
    let names = if names[0] < NICKNAMES.len() && names[1] < NICKNAMES.len() { names } else { [0, 1] };
    let first = device(atk, &mut registry, None);
    let second = if atk == def { first } else { device(def, &mut registry, Some(first)) };
    let sit = |device: Device, name| Seat { lost: !registry.is_there(device), ..Seat::new(device, name) };
    let seats = Seats { atk: sit(first, names[0]), def: sit(second, names[1]) };
    asking.set_if_neq(Asking::Due { unsure: [first, second].into_iter().any(|device| registry.has_twin(device)) });
    seating.set_if_neq(Seating::Versus(seats));
}

/// The device of a sitter, which is not that of the other one.
fn device(sitter: &Sitter, registry: &mut Registry, other: Option<Device>) -> Device {
    match sitter {
        Sitter::Pad(model, nth) => Device::Pad(registry.expect(model, *nth, other)),
        Sitter::Keyboard | Sitter::Computer(_) => Device::KeyboardMouse,
    }
}

/// Asks who holds what, before a match goes on without somebody.
pub(super) fn ask(
    seating: Res<Seating>,
    (session, navigator): (Res<Session>, Res<Navigator>),
    mut asking: ResMut<Asking>,
    mut go: MessageWriter<Go>,
) {
    let Asking::Due { unsure } = *asking else { return };
    if !navigator.is_on_board() || session.stands_in() {
        return;
    }
    let seats = seating.in_force(&session).seats().filter(|_| session.result().is_none());
    *asking = match seats {
        Some(seats) if unsure || seats.atk.lost || seats.def.lost => {
            go.write(Go::To(Screen::Join));
            Asking::Now
        }
        _ => Asking::No,
    };
}

/// The question has been answered, or put off: what is missing then is asked for when it is needed (LM-02).
pub(super) fn asked(mut asking: ResMut<Asking>) {
    asking.set_if_neq(Asking::No);
}

/// Keeps in the record who sits where.
pub(super) fn remember(
    (seating, coaches, registry): (Res<Seating>, Res<Coaches>, Res<Registry>),
    session: Res<Session>,
    mut retag: MessageWriter<Retag>,
) {
    if session.stands_in() || !(seating.is_changed() || coaches.is_changed() || session.is_changed()) {
        return;
    }
    let now = sitters(&seating, &coaches, &registry).0.map(|sitter| sitter.map(|sitter| sitter.to_string()));
    let tags = Team::ALL.map(seat_tag);
    if tags.into_iter().zip(&now).any(|(tag, now)| session.record().tag(tag) != now.as_deref()) {
        retag.write(Retag(tags.into_iter().zip(now).collect()));
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::Entity;

    use super::*;

    #[test]
    fn lm05_what_a_record_tells_of_a_seat_is_read_as_it_was_written() {
        let model = PadModel { name: "Pad \"two\" of 3 ".into(), vendor: Some(0x45e), product: None };
        for sitter in [
            Sitter::Computer(Level::ALL[4]),
            Sitter::Keyboard,
            Sitter::Pad(model, 3),
            Sitter::Pad(PadModel::default(), 0),
        ] {
            assert_eq!(sitter.to_string().parse(), Ok(sitter.clone()));
            let mut record = Record::new(ball_rules::Match::new(ball_rules::Ruleset::house(), ball_rules::Mode::Basic));
            seat(&mut record, &PerTeam([None, Some(sitter.clone())]));
            let again = Record::read(ball_rules::Ruleset::house(), &record.write()).unwrap();
            assert_eq!(Sitter::of(&again, Team::Def), Some(sitter));
            assert_eq!(Sitter::of(&again, Team::Atk), None);
        }
        for text in ["", "computer", "computer 0", "computer 99", "pad", "pad x", "pad 0 -", "pad 0 zzzz - a", "chair"]
        {
            assert_eq!(text.parse::<Sitter>(), Err(NoSitter), "{text:?}");
        }
    }

    #[test]
    fn lm05_a_pad_is_expected_back_and_equal_ones_are_nobodys_guess() {
        let mut registry = Registry::default();
        let entity = |index| Entity::from_raw_u32(index).unwrap();
        let model = |name: &str| PadModel { name: name.into(), ..PadModel::default() };
        let red = registry.connect(entity(1), &model("red"));
        assert_eq!(registry.expect(&model("red"), 1, None), red, "the only one of its like, whatever its number was");
        let blue = registry.expect(&model("blue"), 0, Some(Device::Pad(red)));
        assert!(!registry.is_there(Device::Pad(blue)) && registry.is_there(Device::Pad(red)));
        assert_eq!(registry.connect(entity(2), &model("blue")), blue);
        assert!(registry.is_there(Device::Pad(blue)) && !registry.has_twin(Device::Pad(blue)));
        registry.connect(entity(3), &model("red"));
        assert!(registry.has_twin(Device::Pad(red)));
        let other = registry.expect(&model("red"), 0, Some(Device::Pad(red)));
        assert!(other != red && registry.is_there(Device::Pad(other)));
    }
}
