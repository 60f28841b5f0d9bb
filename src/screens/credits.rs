//! Who made the game and of what, and the licences of everything that is in it.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Ui;

use super::title::AddTitleEntry;
use super::{DrawSet, Go, Screen, Stage, TitleEntry, showing};
use crate::focus::{Menu, rows};
use crate::i18n::Texts;

/// What `scripts/credits` has found.
const LIBRARIES: &str = include_str!("../../assets/credits/libraries.tsv");
/// The licences in full: what each is about, and its words.
const LICENCES: [(&str, &str); 4] = [
    ("Inter", include_str!("../../assets/fonts/LICENSE-Inter.txt")),
    ("DejaVu Sans Mono", include_str!("../../assets/fonts/LICENSE-DejaVu.txt")),
    ("MIT", include_str!("../../LICENSE-MIT")),
    ("Apache-2.0", include_str!("../../LICENSE-APACHE")),
];
/// How many libraries stand in a paragraph: no more than are seen at once where text is large.
const IN_PARAGRAPH: usize = 16;
/// How many characters a paragraph may have before it is cut.
const PARAGRAPH: usize = 280;
/// The names of the tabs' texts.
const TABS: [&str; 3] = ["credits-game", "credits-libraries", "credits-licences"];

/// A library that is built into the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Library {
    /// Its name.
    pub name: &'static str,
    /// Its version.
    pub version: &'static str,
    /// Its licences, as an SPDX expression.
    pub licence: &'static str,
}

/// Every library that is built into the game, by name.
pub fn libraries() -> impl Iterator<Item = Library> {
    LIBRARIES.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let mut fields = line.split('\t');
        Some(Library { name: fields.next()?, version: fields.next()?, licence: fields.next()? })
    })
}

/// The libraries under each licence; an older way of writing one counts as the usual one.
fn by_licence() -> BTreeMap<String, Vec<Library>> {
    let mut groups: BTreeMap<String, Vec<Library>> = BTreeMap::new();
    for library in libraries() {
        let spelled = library.licence.replace('/', " OR ");
        let mut choices: Vec<&str> = spelled.split(" OR ").map(str::trim).collect();
        if !spelled.contains("AND") {
            choices.sort_unstable_by(|one, other| other.cmp(one));
        }
        groups.entry(choices.join(" OR ")).or_default().push(library);
    }
    groups
}

/// A licence as it is read on a screen: its lines are broken anew, its paragraphs stay. One that is longer than what is
/// seen at once where text is large is cut where a sentence or a part of one ends.
fn paragraphs(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    for lines in text.split("\n\n") {
        let mut paragraph = String::new();
        for word in lines.split_whitespace() {
            let ends = paragraph.ends_with(['.', ';', ':']) && paragraph.len() > PARAGRAPH / 2;
            if ends || paragraph.len() > PARAGRAPH && paragraph.ends_with(',') {
                all.push(std::mem::take(&mut paragraph));
            }
            if !paragraph.is_empty() {
                paragraph.push(' ');
            }
            paragraph.push_str(word);
        }
        if !paragraph.is_empty() {
            all.push(paragraph);
        }
    }
    all
}

pub(super) fn plugin(app: &mut App) {
    app.title_entry(TitleEntry { place: 70, text: "title-credits", go: Go::To(Screen::Credits) })
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Screen::Credits)));
}

fn draw(mut stage: Stage, mut tab: Local<usize>) {
    stage.page("credits", "credits-title", |ui, menu, texts| {
        rows::tabs(ui, menu, &TABS.map(|name| texts.get(name)), &mut tab);
        ui.add_space(10.0);
        match *tab {
            0 => game(ui, menu, texts),
            1 => list(ui, menu),
            _ => licences(ui, menu, texts),
        }
    });
}

fn game(ui: &mut Ui, menu: &mut Menu, texts: &Texts) {
    let engine = texts.with("credits-engine-text", &[("count", libraries().count().into())]);
    for (key, text) in [
        ("credits-made", texts.get("credits-made-by")),
        ("credits-rules", texts.get("credits-rules-text")),
        ("credits-art", texts.get("credits-art-text")),
        ("credits-fonts", texts.get("credits-fonts-text")),
        ("credits-engine", engine),
        ("credits-licence", texts.get("credits-licence-text")),
    ] {
        rows::passage(ui, menu, key, &texts.get(key), &text);
    }
}

fn list(ui: &mut Ui, menu: &mut Menu) {
    for (licence, libraries) in by_licence() {
        for (i, some) in libraries.chunks(IN_PARAGRAPH).enumerate() {
            let heading = if i == 0 { licence.as_str() } else { "" };
            let names: Vec<String> = some.iter().map(|one| format!("{} {}", one.name, one.version)).collect();
            rows::passage(ui, menu, (&licence, i), heading, &names.join(", "));
        }
    }
}

fn licences(ui: &mut Ui, menu: &mut Menu, texts: &Texts) {
    rows::passage(ui, menu, "original", "", &texts.get("credits-original"));
    for (name, text) in LICENCES {
        for (i, paragraph) in paragraphs(text).into_iter().enumerate() {
            rows::passage(ui, menu, (name, i), if i == 0 { name } else { "" }, &paragraph);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_library_is_under_one_licence_and_none_is_without() {
        let groups = by_licence();
        assert_eq!(groups.values().map(Vec::len).sum::<usize>(), libraries().count());
        assert!(libraries().count() > 100);
        assert!(groups.keys().all(|licence| !licence.is_empty() && !licence.contains('/')), "{:?}", groups.keys());
        assert_eq!(groups.keys().filter(|licence| licence.split(" OR ").eq(["MIT", "Apache-2.0"])).count(), 1);
    }

    #[test]
    fn licences_keep_all_their_words() {
        for (name, text) in LICENCES {
            let joined = paragraphs(text);
            let words: Vec<&str> = joined.iter().flat_map(|paragraph| paragraph.split(' ')).collect();
            assert!(words.iter().copied().eq(text.split_whitespace()), "{name}");
            assert!(joined.len() > 2, "{name}");
        }
    }
}
