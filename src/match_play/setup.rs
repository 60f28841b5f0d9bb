//! Setting up matches: options, coaches and series become a record to play.

use ball_rules::{Match, MatchOptions, PerTeam, Record, Ruleset, Series, Team};

use crate::storage::Storage;

/// Whether the coaches play the teams that they played before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sides {
    /// The same.
    Kept,
    /// Each other's.
    Swapped,
}

/// The names of the coaches, where they have any.
pub type Coaches = PerTeam<Option<String>>;

/// The name of `team`'s coach in a record.
pub fn coach(record: &Record, team: Team) -> Option<&str> {
    record.tag(name_tag(team)).map(str::trim).filter(|name| !name.is_empty())
}

/// The names of both coaches in a record.
pub fn coaches(record: &Record) -> Coaches {
    PerTeam(Team::ALL.map(|team| coach(record, team).map(str::to_owned)))
}

/// The tag that tells who decides for `team`, and with what. Only the seats know how to read it.
pub const fn seat_tag(team: Team) -> &'static str {
    match team {
        Team::Atk => "ATKSeat",
        Team::Def => "DEFSeat",
    }
}

/// The tag that names the coach of `team`.
pub const fn name_tag(team: Team) -> &'static str {
    match team {
        Team::Atk => "ATK",
        Team::Def => "DEF",
    }
}

/// A record for other machines: without what its coaches hold here.
pub fn to_share(record: &Record) -> Record {
    let mut shared = record.clone();
    Team::ALL.into_iter().for_each(|team| shared.clear_tag(seat_tag(team)));
    shared
}

/// A match with these options between these coaches, the first game of its series.
pub fn new_match(storage: &Storage, options: &MatchOptions, coaches: &Coaches) -> Record {
    game(storage, options, coaches, Series { round: 1, ..Series::default() }, None)
}

/// The next game of the series that `last` belongs to, with the sides swapped.
pub fn next_game(storage: &Storage, last: &Record) -> Record {
    let series = Series::of(last).next(last.game.result());
    game(storage, &MatchOptions::of(last), &swapped(coaches(last)), series, last.tag("Event"))
}

/// A new match between the coaches of `last` with its options.
pub fn rematch(storage: &Storage, last: &Record, sides: Sides) -> Record {
    let coaches = match sides {
        Sides::Kept => coaches(last),
        Sides::Swapped => swapped(coaches(last)),
    };
    new_match(storage, &MatchOptions::of(last), &coaches)
}

fn swapped(PerTeam([atk, def]): Coaches) -> Coaches {
    PerTeam([def, atk])
}

/// One game of a series. Its games have the same `Event`, by which their files are found.
fn game(storage: &Storage, options: &MatchOptions, coaches: &Coaches, series: Series, event: Option<&str>) -> Record {
    let mut record = storage.new_record(Match::new(Ruleset::house(), options.mode));
    for team in Team::ALL {
        if let Some(name) = &coaches[team] {
            record.set_tag(name_tag(team), name);
        }
    }
    if options.wins > 1 {
        record.set_tag("Event", event.unwrap_or(&storage.stamp()));
        series.write_to(&mut record);
    }
    options.write_to(&mut record);
    record
}
