//! Search in the rulebook, in the reader's language, without regard to case and accents.

use ball_rules::Ruleset;

use super::{Block, Rulebook, Term};

/// A place in the rulebook where the words sought stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hit {
    /// The section's number, from 1.
    pub section: u8,
    /// The block in it, from 0; a section's title counts to its first block.
    pub block: usize,
}

impl Rulebook {
    /// The blocks that have every word of `query`, in order; a word may be the beginning or the middle of a longer one.
    /// `text` gives the text of a name with its figures filled in; `rules` is the ruleset whose tables are searched.
    ///
    /// ```
    /// use ball_rules::Ruleset;
    /// use ball_teach::Rulebook;
    ///
    /// let by_name = |key: &str| key.to_owned();
    /// let hits = Rulebook::get().search(Ruleset::house(), by_name, "TÁCTICAL");
    /// assert_eq!(hits.iter().filter(|hit| hit.section == 6).count() > 0, true);
    /// ```
    pub fn search(&self, rules: &Ruleset, text: impl Fn(&str) -> String, query: &str) -> Vec<Hit> {
        let query = folded(query);
        let words: Vec<&str> = query.split_whitespace().collect();
        if words.is_empty() {
            return Vec::new();
        }
        let mut hits = Vec::new();
        for section in &self.sections {
            for (index, block) in section.blocks.iter().enumerate() {
                let title = (index == 0).then(|| section.title());
                let found = title.into_iter().map(|title| vec![title]).chain(block.entries(rules)).any(|keys| {
                    let entry: String = keys.iter().map(|key| folded(&shown(&text(key))) + "\n").collect();
                    words.iter().all(|word| entry.contains(word))
                });
                if found {
                    hits.push(Hit { section: section.number, block: index });
                }
            }
        }
        hits
    }
}

/// A text without its marks, as the reader sees it.
fn shown(text: &str) -> String {
    super::spans(text).iter().map(|span| span.text).collect()
}

impl Block {
    /// The names of its texts, by what is read together: a point of a list, a row, a demonstration.
    pub fn entries(&self, rules: &Ruleset) -> Vec<Vec<String>> {
        match self {
            Block::Demo(demo) => vec![demo.keys().collect()],
            Block::ActionTable => Rulebook::action_rows(rules).iter().map(|row| vec![row.key.to_owned()]).collect(),
            Block::Deck => Rulebook::deck_rows(rules).into_iter().map(|row| vec![row.key]).collect(),
            Block::Terms => Term::all().iter().map(|term| vec![term.name(), term.definition()]).collect(),
            _ => self.own_keys().iter().map(|key| vec![key.clone()]).collect(),
        }
    }
}

/// Small letters without accents, for the languages that the game speaks: what is searched in, and sorted by.
///
/// ```
/// assert_eq!(ball_teach::folded("Úhyb"), "uhyb");
/// ```
pub fn folded(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).filter(|c| !('\u{300}'..='\u{36f}').contains(c)).map(plain).collect()
}

fn plain(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'č' | 'ç' => 'c',
        'ď' => 'd',
        'é' | 'è' | 'ê' | 'ë' | 'ě' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ĺ' | 'ľ' => 'l',
        'ň' | 'ñ' => 'n',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
        'ŕ' | 'ř' => 'r',
        'š' => 's',
        'ť' => 't',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ý' | 'ÿ' => 'y',
        'ž' => 'z',
        '’' | '‘' => '\'',
        other => other,
    }
}
