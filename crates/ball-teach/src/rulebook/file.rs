//! Reading the rulebook's structure from RON.

use serde::Deserialize;

use super::{Block, Section};
use crate::demo::{Demonstration, TeachError};

/// How many sections the rulebook has; they keep the official numbers.
const SECTIONS: usize = 12;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    name: String,
    blocks: Vec<RawBlock>,
}

/// A block as it is written: texts by the end of their names.
#[derive(Deserialize)]
enum RawBlock {
    Heading(String),
    Paragraph(String),
    Bullets(Vec<String>),
    Demo(String),
    HouseNote(String),
    ActionTable,
    Deck,
    Terms,
    SeeAlso(Vec<u8>),
}

pub(super) fn parse(file: &str, text: &str) -> Result<Vec<Section>, TeachError> {
    let refusal = |line, reason| TeachError { file: file.to_owned(), line, reason };
    let raw: Vec<RawSection> =
        ron::from_str(text).map_err(|error| refusal(error.span.end.line, error.code.to_string()))?;
    let line_of = |part: &str| {
        let found = text.find(&format!("\"{part}\"")).unwrap_or_default();
        text.get(..found).unwrap_or_default().matches('\n').count() + 1
    };
    if raw.len() != SECTIONS {
        return Err(refusal(1, format!("there are {} sections; the rulebook has {SECTIONS}", raw.len())));
    }
    let mut sections: Vec<Section> = Vec::with_capacity(SECTIONS);
    for (number, RawSection { name, blocks: raw }) in (1..).zip(raw) {
        if raw.is_empty() || sections.iter().any(|section| section.name == name) {
            let reason = format!("section `{name}` is there twice or has no blocks");
            return Err(refusal(line_of(&name), reason));
        }
        let key = |end: String| format!("rulebook-{name}-{end}");
        let mut blocks = Vec::with_capacity(raw.len());
        for block in raw {
            blocks.push(match block {
                RawBlock::Heading(end) => Block::Heading(key(end)),
                RawBlock::Paragraph(end) => Block::Paragraph(key(end)),
                RawBlock::Bullets(ends) => Block::Bullets(ends.into_iter().map(key).collect()),
                RawBlock::HouseNote(end) => Block::HouseNote(key(end)),
                RawBlock::ActionTable => Block::ActionTable,
                RawBlock::Deck => Block::Deck,
                RawBlock::Terms => Block::Terms,
                RawBlock::Demo(id) => Block::Demo(Demonstration::by_id(&id).ok_or_else(|| {
                    refusal(line_of(&id), format!("section `{name}`: there is no demonstration `{id}`"))
                })?),
                RawBlock::SeeAlso(numbers) => {
                    let exists = |&&other: &&u8| other >= 1 && usize::from(other) <= SECTIONS && other != number;
                    if numbers.is_empty() || numbers.iter().filter(exists).count() != numbers.len() {
                        let reason = format!(
                            "section `{name}`: `SeeAlso({numbers:?})` must name other sections, 1 to {SECTIONS}"
                        );
                        return Err(refusal(line_of(&name), reason));
                    }
                    Block::SeeAlso(numbers)
                }
            });
        }
        sections.push(Section { number, name, blocks });
    }
    Ok(sections)
}
