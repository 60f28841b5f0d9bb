//! The ruleset: every value of the game as data (R1.6, R1.8, R1.11, R2.2, R3, R11.6).

use std::sync::{Arc, LazyLock};

use serde::Deserialize;

use crate::square::{ROWS, Square};
use crate::squares::Squares;
use crate::team::{Kind, Label, PerTeam, PieceId, Team};

/// The text of the ruleset that is built in, the same as the file `assets/rulesets/house.ron`.
pub const HOUSE_RON: &str = include_str!("../../../assets/rulesets/house.ron");

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

/// An ordinary action (R2.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActionKind {
    /// A movement of 1 or 2 squares to a clear square (R4).
    Move,
    /// A 2-square movement onto an opponent, which is downed (R5).
    Dodge,
    /// A diagonal movement over an opponent, which is pushed and downed (R6).
    TacticalDodge,
    /// A step onto a single opponent (R7).
    Block,
    /// A step onto a single own piece (R7).
    Protection,
    /// The ball goes to another piece of the network (R8.1).
    HandOff,
    /// The ball is thrown beside a receiver (R8.3).
    ShortPass,
    /// The ball is thrown to open ground (R8.4).
    LongPass,
}

impl ActionKind {
    /// All of them in the order of the action table.
    pub const ALL: [ActionKind; 8] = [
        ActionKind::Move,
        ActionKind::Dodge,
        ActionKind::TacticalDodge,
        ActionKind::Block,
        ActionKind::Protection,
        ActionKind::HandOff,
        ActionKind::ShortPass,
        ActionKind::LongPass,
    ];
}

/// What an action costs and earns (R3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// Action points that it takes.
    pub pa: u8,
    /// Energy points that it earns in cards mode.
    pub pe: u8,
}

/// The action table and the distances of passes (R3, R8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionTable {
    costs: [Cost; 8],
    /// Converting PA to PE (R11.2).
    pub convert: Cost,
    /// PE for taking a loose ball at the end of an ordinary action.
    pub take_possession_pe: u8,
    /// PE on top of a dodge that takes the ball (R5.4).
    pub forced_fumble_pe: u8,
    /// PE on top of a tactical dodge that frees the ball (R6.4).
    pub fumble_pe: u8,
    /// The distance up to which a short pass finds its receiver (R8.3), in squares.
    pub short_pass_reach: u8,
    /// The least distance from every own piece at which a long pass lands (R8.4), in squares.
    pub long_pass_clearance: u8,
}

impl ActionTable {
    /// What `action` costs and earns.
    #[inline]
    pub const fn cost(&self, action: ActionKind) -> Cost {
        self.costs[action as usize]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawActionTable {
    r#move: Cost,
    dodge: Cost,
    tactical_dodge: Cost,
    block: Cost,
    protection: Cost,
    hand_off: Cost,
    short_pass: Cost,
    long_pass: Cost,
    convert: Cost,
    take_possession_pe: u8,
    forced_fumble_pe: u8,
    fumble_pe: u8,
    short_pass_reach: u8,
    long_pass_clearance: u8,
}

impl TryFrom<RawActionTable> for ActionTable {
    type Error = Nonsense;

    fn try_from(raw: RawActionTable) -> Result<ActionTable, Nonsense> {
        let named = [
            ("move", raw.r#move),
            ("dodge", raw.dodge),
            ("tactical_dodge", raw.tactical_dodge),
            ("block", raw.block),
            ("protection", raw.protection),
            ("hand_off", raw.hand_off),
            ("short_pass", raw.short_pass),
            ("long_pass", raw.long_pass),
            ("convert", raw.convert),
        ];
        for (name, cost) in named {
            if cost.pa == 0 && name != "hand_off" {
                return nonsense(
                    &["actions", name],
                    format!("`{name}` must cost at least 1 PA, or a turn might never end"),
                );
            }
            if cost.pa > MAX_PA || cost.pe > MAX_PE {
                let reason = format!("`{name}` may cost at most {MAX_PA} PA and earn at most {MAX_PE} PE");
                return nonsense(&["actions", name], reason);
            }
        }
        for (name, pe) in [
            ("take_possession_pe", raw.take_possession_pe),
            ("forced_fumble_pe", raw.forced_fumble_pe),
            ("fumble_pe", raw.fumble_pe),
        ] {
            if pe > MAX_PE {
                return nonsense(&["actions", name], format!("`{name}` may be at most {MAX_PE} PE"));
            }
        }
        let distances = [("short_pass_reach", raw.short_pass_reach), ("long_pass_clearance", raw.long_pass_clearance)];
        for (name, squares) in distances {
            if !(1..ROWS).contains(&squares) {
                return nonsense(&["actions", name], format!("`{name}` must be 1 to {} squares", ROWS - 1));
            }
        }
        let [r#move, dodge, tactical, block, protection, hand_off, short, long, convert] = named.map(|(_, cost)| cost);
        Ok(ActionTable {
            costs: [r#move, dodge, tactical, block, protection, hand_off, short, long],
            convert,
            take_possession_pe: raw.take_possession_pe,
            forced_fumble_pe: raw.forced_fumble_pe,
            fumble_pe: raw.fumble_pe,
            short_pass_reach: raw.short_pass_reach,
            long_pass_clearance: raw.long_pass_clearance,
        })
    }
}

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
struct RawCard {
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

/// Where the pieces and the ball start (R1.7–R1.9).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Formation {
    /// Each team's pieces and their squares, in the order of their labels.
    pub teams: PerTeam<Vec<(Label, Square)>>,
    /// The piece that has the ball.
    pub ball: PieceId,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFormation {
    ball: String,
    atk: Vec<(String, String)>,
    def: Vec<(String, String)>,
}

/// The label that `text` spells, such as `X5`.
pub(crate) fn parse_label(text: &str) -> Option<Label> {
    let &[letter, digit] = text.as_bytes() else { return None };
    let kind = Kind::ALL.into_iter().find(|k| k.letter() as u8 == letter)?;
    Label::new(kind, digit.wrapping_sub(b'0'))
}

fn parse_team(text: &str) -> Option<Team> {
    Team::ALL.into_iter().find(|team| team.to_string() == text)
}

/// The pieces of a team, in the order in which the text lists them.
fn parse_lineup(team: Team, raw: &[(String, String)]) -> Result<Vec<(Label, Square)>, Nonsense> {
    let field = field_of(team);
    if !(1..=7).contains(&raw.len()) {
        return nonsense(&["formation", field], format!("{team} has {} pieces; a team has 1 to 7", raw.len()));
    }
    let mut lineup = Vec::with_capacity(raw.len());
    for (label_text, square_text) in raw {
        let at = ["formation", field, &quoted(label_text), &quoted(square_text)];
        let Some(label) = parse_label(label_text) else {
            return nonsense(&at, format!("`{label_text}` is no piece; expected X, O or S and a number 1 to 7"));
        };
        let square: Square = match square_text.parse() {
            Ok(square) => square,
            Err(error) => return nonsense(&at, format!("{team} {label} on `{square_text}`: {error}")),
        };
        if lineup.iter().any(|&(other, _)| other == label) {
            return nonsense(&[at[0], at[1], at[2], at[2]], format!("{team} {label} is listed twice"));
        }
        lineup.push((label, square));
    }
    Ok(lineup)
}

/// The formation's field for the pieces of `team`.
const fn field_of(team: Team) -> &'static str {
    match team {
        Team::Atk => "atk",
        Team::Def => "def",
    }
}

impl TryFrom<RawFormation> for Formation {
    type Error = Nonsense;

    fn try_from(raw: RawFormation) -> Result<Formation, Nonsense> {
        let mut teams = PerTeam([parse_lineup(Team::Atk, &raw.atk)?, parse_lineup(Team::Def, &raw.def)?]);
        let mut taken = Squares::EMPTY;
        for team in Team::ALL {
            for &(label, square) in &teams[team] {
                if taken.has(square) {
                    let at = ["formation", field_of(team), &quoted(label), &quoted(square)];
                    return nonsense(&at, format!("{team} {label} stands on {square}, where another piece stands"));
                }
                taken |= square.into();
            }
            // From here on in the order of the labels.
            teams[team].sort();
        }
        let ball = raw
            .ball
            .split_once(' ')
            .and_then(|(team, label)| Some(PieceId::new(parse_team(team)?, parse_label(label)?)));
        let Some(ball) = ball else {
            let reason = format!("`ball: \"{}\"` names no piece; expected a text such as \"ATK X5\"", raw.ball);
            return nonsense(&["formation", "ball"], reason);
        };
        if !teams[ball.team].iter().any(|&(label, _)| label == ball.label) {
            return nonsense(&["formation", "ball"], format!("the ball is on {ball}, which is not in the formation"));
        }
        Ok(Formation { teams, ball })
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

fn parse_deck(raw: Vec<RawCard>) -> Result<Vec<Card>, Nonsense> {
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

const fn extra_pa(effect: Effect) -> u8 {
    match effect {
        Effect::ExtraPa { points } => points,
        _ => 0,
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

/// Why data that reads well makes no sense, and where it stands: what to look for in the text, one after another. A
/// field is given by its name, anything else in quotes as it is written.
#[derive(Debug)]
struct Nonsense {
    at: Vec<String>,
    reason: String,
}

fn nonsense<T>(at: &[&str], reason: impl Into<String>) -> Result<T, Nonsense> {
    Err(Nonsense { at: at.iter().map(|&part| part.to_owned()).collect(), reason: reason.into() })
}

fn quoted(value: impl std::fmt::Display) -> String {
    format!("\"{value}\"")
}

/// Line and column, from 1, of the last part of `at` that is found after the parts before it; comments are no place.
fn locate(text: &str, at: &[String]) -> (usize, usize) {
    let mut parts = at.iter().peekable();
    let mut found = (1, 1);
    for (number, line) in text.lines().enumerate() {
        let code = line.split("//").next().unwrap_or_default();
        let mut from = 0;
        while let Some(part) = parts.peek()
            && let Some(start) = find_part(code, from, part)
        {
            found = (number + 1, code.get(..start).unwrap_or_default().chars().count() + 1);
            from = start + part.len();
            parts.next();
        }
    }
    found
}

/// The offset of `part` in `code` from `from` on: a text in quotes, or the name of a field with its colon.
fn find_part(code: &str, from: usize, part: &str) -> Option<usize> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(part).map(|(start, _)| start).filter(|&start| start >= from).find(|&start| {
        let (before, after) =
            (code.get(..start).unwrap_or_default(), code.get(start + part.len()..).unwrap_or_default());
        part.starts_with('"') || !before.ends_with(is_name) && after.trim_start().starts_with(':')
    })
}

/// Why a text is no ruleset.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}:{column}: {reason}")]
pub struct RulesetError {
    /// The file that was read.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong and what was expected.
    pub reason: String,
}
