//! The rulebook: twelve sections of blocks, whose words are Fluent texts.
//!
//! The structure is data (`assets/rulebook/sections.ron`). Texts are named `rulebook-<section>-<name>`; figures in them are
//! placeholders, filled with [`Rulebook::facts`], so that none is typed in.

mod file;
mod markup;
mod search;
mod terms;

use std::sync::LazyLock;

use ball_rules::{ActionKind, CardIndex, MAX_PE, Ruleset};

use crate::demo::{Demonstration, TeachError};

pub use markup::{Span, spans};
pub use search::{Hit, folded};
pub use terms::Term;

/// The built-in rulebook's structure.
const SECTIONS_RON: &str = include_str!("../../../../assets/rulebook/sections.ron");

static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| match Rulebook::parse("sections.ron", SECTIONS_RON) {
    Ok(rulebook) => rulebook,
    Err(error) => unreachable!("the built-in rulebook is constant and a test reads it: {error}"),
});

/// A piece of a section. Strings are whole names of texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading inside the section.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
    /// A list of points.
    Bullets(Vec<String>),
    /// A demonstration on the board beside the text.
    Demo(&'static Demonstration),
    /// A quiet note: the official text is silent here and the house decides.
    HouseNote(String),
    /// The action table; its rows are [`Rulebook::action_rows`].
    ActionTable,
    /// The deck in use; its rows are [`Rulebook::deck_rows`].
    Deck,
    /// The glossary's main terms with their definitions: [`Term::all`].
    Terms,
    /// Links to other sections, by number.
    SeeAlso(Vec<u8>),
}

/// A section of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its number, from 1.
    pub number: u8,
    /// Its name in the names of texts.
    pub name: String,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

impl Section {
    /// The name of its title's text.
    pub fn title(&self) -> String {
        format!("rulebook-{}-title", self.name)
    }
}

/// A row of the action table (R3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionRow {
    /// The name of its text.
    pub key: &'static str,
    /// What it costs; `None` where it comes with another action.
    pub pa: Option<u8>,
    /// What it earns in cards mode.
    pub pe: u8,
    /// Whether the PE come on top of those of the action that brings it about.
    pub on_top: bool,
    /// The demonstration; converting PA has none, for it is no play on the board (R12.5).
    pub demo: Option<&'static Demonstration>,
}

/// A card in the list of the deck (R11.6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckRow {
    /// Which card of the ruleset.
    pub card: CardIndex,
    /// The name of its name's text, `card-<id>`.
    pub key: String,
    /// The demonstration, where there is one for a card of that name.
    pub demo: Option<&'static Demonstration>,
}

/// What a coach may ask the rulebook about from the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// An ordinary action.
    Action(ActionKind),
    /// Taking possession of a loose ball.
    Possession,
    /// A card.
    Card,
    /// Converting PA.
    Convert,
    /// An unlock task: standing up or releasing.
    Task,
    /// The turn and its phases.
    Turn,
}

impl Topic {
    /// The number of the section that explains it.
    pub const fn section(self) -> u8 {
        match self {
            Topic::Turn => 2,
            Topic::Action(ActionKind::Move) => 4,
            Topic::Action(ActionKind::Dodge) => 5,
            Topic::Action(ActionKind::TacticalDodge) => 6,
            Topic::Action(ActionKind::Block | ActionKind::Protection) => 7,
            Topic::Action(ActionKind::HandOff | ActionKind::ShortPass | ActionKind::LongPass) => 8,
            Topic::Possession => 9,
            Topic::Task => 10,
            Topic::Card | Topic::Convert => 11,
        }
    }
}

/// The rulebook.
///
/// ```
/// use ball_teach::{Rulebook, Topic};
/// use ball_rules::ActionKind;
///
/// let rulebook = Rulebook::get();
/// let section = rulebook.section(Topic::Action(ActionKind::Dodge).section()).unwrap();
/// assert_eq!(section.title(), "rulebook-dodge-title");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    sections: Vec<Section>,
}

impl Rulebook {
    /// The built-in rulebook.
    pub fn get() -> &'static Rulebook {
        &RULEBOOK
    }

    /// Reads a rulebook's structure from RON `text`; `file` is named in errors only.
    ///
    /// # Errors
    /// The file, the line and the reason: malformed text, a section without blocks or there twice, a demonstration or a
    /// linked section that there is not.
    pub fn parse(file: &str, text: &str) -> Result<Rulebook, TeachError> {
        file::parse(file, text).map(|sections| Rulebook { sections })
    }

    /// The sections, in order.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The section with this number, from 1.
    pub fn section(&self, number: u8) -> Option<&Section> {
        self.sections.iter().find(|section| section.number == number)
    }

    /// The number of the first section that shows this demonstration.
    pub fn section_of_demo(&self, id: &str) -> Option<u8> {
        let shown = |block: &Block| match block {
            Block::Demo(demo) => demo.id() == id,
            Block::ActionTable => Rulebook::action_rows(Ruleset::house()).iter().any(|row| is(row.demo, id)),
            Block::Deck => Rulebook::deck_rows(Ruleset::house()).iter().any(|row| is(row.demo, id)),
            _ => false,
        };
        let with_block = |own: bool| {
            let is_own = move |block: &&Block| matches!(block, Block::Demo(_)) == own;
            self.sections.iter().find(|section| section.blocks.iter().filter(is_own).any(shown))
        };
        // Tables show what other sections explain, so they come last.
        with_block(true).or_else(|| with_block(false)).map(|section| section.number)
    }

    /// The rows of the action table, with the figures of the ruleset in use (R3).
    pub fn action_rows(rules: &Ruleset) -> Vec<ActionRow> {
        let table = &rules.actions;
        let action = |key, kind, demo| {
            let cost = table.cost(kind);
            ActionRow { key, pa: Some(cost.pa), pe: cost.pe, on_top: false, demo: Demonstration::by_id(demo) }
        };
        let on_top = |key, pa, pe, demo| ActionRow { key, pa, pe, on_top: true, demo: Demonstration::by_id(demo) };
        let task = |key, demo| ActionRow { key, pa: Some(0), pe: 0, on_top: false, demo: Demonstration::by_id(demo) };
        vec![
            action("rulebook-actions-row-move", ActionKind::Move, "move-x"),
            on_top("rulebook-actions-row-possession", Some(0), table.take_possession_pe, "pick-up"),
            action("rulebook-actions-row-dodge", ActionKind::Dodge, "dodge"),
            on_top("rulebook-actions-row-forced-fumble", None, table.forced_fumble_pe, "forced-fumble"),
            action("rulebook-actions-row-tactical-dodge", ActionKind::TacticalDodge, "tactical-dodge"),
            on_top("rulebook-actions-row-fumble", None, table.fumble_pe, "fumble"),
            action("rulebook-actions-row-block", ActionKind::Block, "block"),
            action("rulebook-actions-row-protection", ActionKind::Protection, "protection"),
            action("rulebook-actions-row-hand-off", ActionKind::HandOff, "hand-off"),
            action("rulebook-actions-row-short-pass", ActionKind::ShortPass, "short-pass"),
            action("rulebook-actions-row-long-pass", ActionKind::LongPass, "long-pass"),
            ActionRow {
                key: "rulebook-actions-row-convert",
                pa: Some(table.convert.pa),
                pe: table.convert.pe,
                on_top: false,
                demo: None,
            },
            task("rulebook-actions-row-stand-up", "stand-up"),
            task("rulebook-actions-row-unblock", "unblock"),
            task("rulebook-actions-row-unprotect", "unprotect"),
        ]
    }

    /// The cards of the ruleset in use, in the deck's order.
    pub fn deck_rows(rules: &Ruleset) -> Vec<DeckRow> {
        let row = |(card, face): (CardIndex, &ball_rules::Card)| DeckRow {
            card,
            key: format!("card-{}", face.id),
            demo: Demonstration::by_id(&format!("card-{}", face.id)),
        };
        rules.cards().map(row).collect()
    }

    /// The figures that texts of the rulebook, of terms and of demonstrations may have as placeholders.
    pub fn facts(rules: &Ruleset) -> [(&'static str, u8); 15] {
        let table = &rules.actions;
        [
            ("pa", rules.pa_per_turn),
            ("zone", rules.end_zone_depth),
            ("reach", table.short_pass_reach),
            ("clearance", table.long_pass_clearance),
            ("hand-off-pa", table.cost(ActionKind::HandOff).pa),
            ("short-pa", table.cost(ActionKind::ShortPass).pa),
            ("long-pa", table.cost(ActionKind::LongPass).pa),
            ("move-pa", table.cost(ActionKind::Move).pa),
            ("possession-pe", table.take_possession_pe),
            ("forced-fumble-pe", table.forced_fumble_pe),
            ("fumble-pe", table.fumble_pe),
            ("convert-pa", table.convert.pa),
            ("convert-pe", table.convert.pe),
            ("max-pe", MAX_PE),
            ("repetition", rules.draws.repetition),
        ]
    }

    /// The names of all texts of the rulebook and its terms, without those of demonstrations and cards.
    pub fn keys(&self) -> Vec<String> {
        let rows = Rulebook::action_rows(Ruleset::house());
        let mut keys: Vec<String> = rows.iter().map(|row| row.key.to_owned()).collect();
        for section in &self.sections {
            keys.push(section.title());
            keys.extend(section.blocks.iter().flat_map(Block::own_keys).cloned());
        }
        keys.extend(Term::all().iter().flat_map(|term| [term.name(), term.definition()]));
        keys
    }
}

fn is(demo: Option<&Demonstration>, id: &str) -> bool {
    demo.is_some_and(|demo| demo.id() == id)
}

impl Block {
    /// The names of the texts that belong to the block itself.
    fn own_keys(&self) -> &[String] {
        match self {
            Block::Heading(key) | Block::Paragraph(key) | Block::HouseNote(key) => std::slice::from_ref(key),
            Block::Bullets(keys) => keys,
            Block::Demo(_) | Block::ActionTable | Block::Deck | Block::Terms | Block::SeeAlso(_) => &[],
        }
    }
}
