//! Values of the search, and how the table of positions keeps them.

/// The score of a touchdown in the turn in progress; one turn later it is 1 less.
pub(crate) const WIN: i32 = 1_000_000;
/// Scores beyond this are touchdowns seen.
pub(crate) const SURE: i32 = WIN - 1_000;
/// Beyond every score.
pub(crate) const INFINITE: i32 = WIN + 1;

/// Touchdowns are stored by their distance from the position, not from the root.
pub(super) fn to_table(value: i32, turn: i32) -> i32 {
    if value >= SURE {
        value + turn
    } else if value <= -SURE {
        value - turn
    } else {
        value
    }
}

pub(super) fn from_table(value: i32, turn: i32) -> i32 {
    if value >= SURE {
        value - turn
    } else if value <= -SURE {
        value + turn
    } else {
        value
    }
}
