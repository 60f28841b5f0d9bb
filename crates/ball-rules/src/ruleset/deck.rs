//! The deck: the special actions, and what each does (R11.6).

use serde::Deserialize;

use super::nonsense::{Nonsense, nonsense, quoted};
use super::{MAX_DECK, MAX_PA, MAX_PE};
use crate::square::ROWS;

/// What a card does (R11.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// Lift the restriction R9.4 from one active, restricted piece.
    LiftRestriction,
    /// More action points this turn.
    ExtraPa {
        /// How many.
        points: u8,
    },
    /// Stand up one downed, unstacked piece now (R10.3).
    StandUp,
    /// Release one stack under a piece of one's own now, not one made this turn (R10.4–R10.7).
    Release,
    /// A piece of any kind moves exactly so many squares along a diagonal over clear squares to a clear one.
    Run {
        /// How many squares, the last included.
        squares: u8,
    },
    /// A long pass for the card's own PA (R8.4).
    LongPass,
    /// Down an adjacent single active opponent that does not have the ball, where it stands.
    Down,
    /// A hand-off in whose network pieces connect at up to this distance; R8.2 does not forbid it.
    HandOff {
        /// The distance, in squares.
        reach: u8,
    },
    /// A piece adjacent to the loose ball steps onto it and is not restricted.
    Scoop,
    /// Two active, unrestricted pieces at up to this distance swap squares.
    Swap {
        /// The distance, in squares.
        reach: u8,
    },
}

/// A card of the deck: a special action that each coach may play once (R11.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name in texts, such as `second-effort`.
    pub id: String,
    /// Energy points that it costs.
    pub pe: u8,
    /// Action points that it costs.
    pub pa: u8,
    /// What it does.
    pub effect: Effect,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard {
    id: String,
    pe: u8,
    pa: u8,
    effect: Effect,
}

impl TryFrom<RawCard> for Card {
    type Error = Nonsense;

    fn try_from(raw: RawCard) -> Result<Card, Nonsense> {
        let RawCard { id, pe, pa, effect } = raw;
        if id.is_empty() || !id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
            let reason = format!("card id `{id}` must be small letters, digits and hyphens");
            return nonsense(&["deck", &quoted(&id)], reason);
        }
        if pe > MAX_PE || pa > MAX_PA {
            let reason = format!("card `{id}` may cost at most {MAX_PE} PE and {MAX_PA} PA");
            return nonsense(&["deck", &quoted(&id)], reason);
        }
        let parameter = match effect {
            Effect::ExtraPa { points } => Some(("points", points, MAX_PA)),
            Effect::Run { squares } => Some(("squares", squares, ROWS - 1)),
            Effect::HandOff { reach } | Effect::Swap { reach } => Some(("reach", reach, ROWS - 1)),
            _ => None,
        };
        if let Some((name, value, most)) = parameter
            && !(1..=most).contains(&value)
        {
            return nonsense(&["deck", &quoted(&id)], format!("card `{id}`: `{name}` must be 1 to {most}"));
        }
        Ok(Card { id, pe, pa, effect })
    }
}

/// A card by its place in the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardIndex(pub(crate) u8);

impl CardIndex {
    /// The place in the deck, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

pub(super) fn parse_deck(raw: Vec<RawCard>) -> Result<Vec<Card>, Nonsense> {
    if let Some(card) = raw.get(MAX_DECK) {
        let reason = format!("the deck has {} cards; at most {MAX_DECK} are possible", raw.len());
        return nonsense(&["deck", &quoted(&card.id)], reason);
    }
    let mut deck: Vec<Card> = Vec::with_capacity(raw.len());
    for card in raw {
        let card = Card::try_from(card)?;
        if deck.iter().any(|other| other.id == card.id) {
            let id = quoted(&card.id);
            return nonsense(&["deck", &id, &id], format!("card `{}` is in the deck twice", card.id));
        }
        deck.push(card);
    }
    Ok(deck)
}

/// The action points that an effect adds to a turn.
pub(super) const fn extra_pa(effect: Effect) -> u8 {
    match effect {
        Effect::ExtraPa { points } => points,
        _ => 0,
    }
}
