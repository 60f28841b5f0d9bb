//! The ruleset: every value of the game as data (R1.6, R1.8, R1.11, R2.2, R3, R11.6).

mod actions;
mod deck;
mod formation;
mod nonsense;

use std::sync::{Arc, LazyLock};

use serde::Deserialize;

use actions::RawActionTable;
pub use actions::{ActionKind, ActionTable, Cost};
pub use deck::{Card, CardIndex, Effect};
use deck::{RawCard, extra_pa, parse_deck};
pub use formation::Formation;
pub(crate) use formation::parse_label;
use formation::{RawFormation, field_of, parse_team};
pub use nonsense::RulesetError;
use nonsense::{Nonsense, locate, nonsense, quoted};

use crate::square::ROWS;
use crate::squares::Squares;
use crate::team::{PerTeam, Team};

/// The text of the ruleset that is built in, the same as the file `assets/rulesets/house.ron`.
pub const HOUSE_RON: &str = include_str!("../../../../assets/rulesets/house.ron");

static HOUSE: LazyLock<Arc<Ruleset>> = LazyLock::new(|| match Ruleset::parse("house.ron", HOUSE_RON) {
    Ok(ruleset) => Arc::new(ruleset),
    Err(error) => unreachable!("the built-in ruleset is constant and a test parses it: {error}"),
});

/// The most cards that a deck can have.
pub const MAX_DECK: usize = 16;
/// The most energy points that are counted (R11.2).
pub const MAX_PE: u8 = 99;
/// The most action points that a turn can start with: the position text has one digit for them.
const MAX_PA: u8 = 9;

/// When a match is drawn without agreement (R1.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawRules {
    /// The same position at the start of a turn for this many times is a draw.
    pub repetition: u8,
    /// A draw after this many turns, if set.
    pub turn_limit: Option<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDraws {
    repetition: u8,
    turn_limit: Option<u16>,
}

impl TryFrom<RawDraws> for DrawRules {
    type Error = Nonsense;

    fn try_from(raw: RawDraws) -> Result<DrawRules, Nonsense> {
        if raw.repetition < 2 {
            return nonsense(&["draws", "repetition"], "`repetition` must be at least 2: every position occurs once");
        }
        if raw.turn_limit == Some(0) {
            return nonsense(&["draws", "turn_limit"], "`turn_limit` must be at least 1 turn, or None");
        }
        Ok(DrawRules { repetition: raw.repetition, turn_limit: raw.turn_limit })
    }
}

/// A whole ruleset. It is read from data and then never changes.
///
/// ```
/// # use ball_rules::{ActionKind, Ruleset};
/// assert_eq!(Ruleset::house().actions.cost(ActionKind::LongPass).pa, 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// The name that records carry.
    pub name: String,
    /// How many rows deep an end zone is (R1.6).
    pub end_zone_depth: u8,
    /// Action points at the start of an action phase (R2.2).
    pub pa_per_turn: u8,
    /// The team that takes the first turn (R1.9).
    pub first: Team,
    /// The action table (R3).
    pub actions: ActionTable,
    /// When a match is drawn (R1.11).
    pub draws: DrawRules,
    /// Where everything starts (R1.8).
    pub formation: Formation,
    /// The cards, in the order that texts list them in (R11.6).
    pub deck: Vec<Card>,
    end_zones: PerTeam<Squares>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRuleset {
    name: String,
    end_zone_depth: u8,
    pa_per_turn: u8,
    first: String,
    actions: RawActionTable,
    draws: RawDraws,
    formation: RawFormation,
    deck: Vec<RawCard>,
}

impl TryFrom<RawRuleset> for Ruleset {
    type Error = Nonsense;

    fn try_from(raw: RawRuleset) -> Result<Ruleset, Nonsense> {
        if raw.name.is_empty() || raw.name.contains(['"', '\\', '\n', '\r']) {
            return nonsense(&["name"], "`name` must be a text of one line without quotes");
        }
        if !(1..=8).contains(&raw.end_zone_depth) {
            return nonsense(&["end_zone_depth"], "`end_zone_depth` must be 1 to 8 rows, or the end zones would meet");
        }
        if !(1..=MAX_PA).contains(&raw.pa_per_turn) {
            return nonsense(&["pa_per_turn"], format!("`pa_per_turn` must be 1 to {MAX_PA}"));
        }
        let Some(first) = parse_team(&raw.first) else {
            return nonsense(&["first"], format!("`first: \"{}\"` must be \"ATK\" or \"DEF\"", raw.first));
        };
        let actions = ActionTable::try_from(raw.actions)?;
        let draws = DrawRules::try_from(raw.draws)?;
        let formation = Formation::try_from(raw.formation)?;
        let deck = parse_deck(raw.deck)?;
        let extra: u32 = deck.iter().map(|card| u32::from(extra_pa(card.effect))).sum();
        if u32::from(raw.pa_per_turn) + extra > u32::from(MAX_PA) {
            return nonsense(
                &["pa_per_turn"],
                format!("`pa_per_turn` and the deck's extra PA together exceed {MAX_PA}"),
            );
        }
        let depth = raw.end_zone_depth;
        let end_zones = PerTeam([Squares::rows(ROWS + 1 - depth, ROWS), Squares::rows(1, depth)]);
        let carrier = formation.ball;
        let scored = formation.teams[carrier.team]
            .iter()
            .any(|&(label, square)| label == carrier.label && end_zones[carrier.team].has(square));
        if scored {
            let reason = format!("{carrier} would start with the ball in the end zone that it attacks");
            return nonsense(&["formation", field_of(carrier.team), &quoted(carrier.label)], reason);
        }
        Ok(Ruleset {
            name: raw.name,
            end_zone_depth: depth,
            pa_per_turn: raw.pa_per_turn,
            first,
            actions,
            draws,
            formation,
            deck,
            end_zones,
        })
    }
}

impl Ruleset {
    /// The house ruleset of R3 and R11.6, built into the crate.
    pub fn house() -> &'static Arc<Ruleset> {
        &HOUSE
    }

    /// Reads a ruleset from RON `text`; `file` is named in errors only.
    ///
    /// # Errors
    /// The file, the line and the reason, when the text is malformed or makes no sense as a ruleset.
    ///
    /// ```
    /// # use ball_rules::Ruleset;
    /// let error = Ruleset::parse("mine.ron", "(name: 5)").unwrap_err();
    /// assert!(error.to_string().starts_with("mine.ron:1:"));
    /// ```
    pub fn parse(file: &str, text: &str) -> Result<Ruleset, RulesetError> {
        let refusal = |line, column, reason| RulesetError { file: file.to_owned(), line, column, reason };
        // A ruleset is flat, so the default recursion limit is plenty.
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        // What reads well is looked at only afterwards: the reader knows the place of its own complaints alone.
        let raw: RawRuleset = options
            .from_str(text)
            .map_err(|error| refusal(error.span.end.line, error.span.end.col, error.code.to_string()))?;
        Ruleset::try_from(raw).map_err(|Nonsense { at, reason }| {
            let (line, column) = locate(text, &at);
            refusal(line, column, reason)
        })
    }

    /// The end zone that `team` attacks (R1.6).
    #[inline]
    pub fn end_zone(&self, team: Team) -> Squares {
        self.end_zones[team]
    }

    /// The card named `id`.
    pub fn card_named(&self, id: &str) -> Option<CardIndex> {
        self.deck.iter().position(|card| card.id == id).map(|i| CardIndex(i as u8))
    }

    /// The card at `index`; an index belongs to the ruleset that it came from.
    pub fn card(&self, index: CardIndex) -> &Card {
        &self.deck[index.index()]
    }

    /// Every card with its index, in the deck's order.
    pub fn cards(&self) -> impl Iterator<Item = (CardIndex, &Card)> {
        self.deck.iter().enumerate().map(|(i, card)| (CardIndex(i as u8), card))
    }

    /// The most PA that a turn can have once the cards of the set `used` have been played.
    pub(crate) fn most_pa(&self, used: u16) -> u8 {
        let extra = self.cards().filter(|(i, _)| used >> i.0 & 1 != 0).map(|(_, card)| extra_pa(card.effect));
        self.pa_per_turn + extra.sum::<u8>()
    }
}
