//! The rulebook: its structure, its texts, its search.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ball_rules::{ActionKind, Ruleset};
use ball_teach::{Block, Demonstration, Rulebook, Section, Term, Topic, spans};

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets")
}

/// The texts of these files of a language, by name; each stands on one line.
fn texts(language: &str) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for file in ["rulebook.ftl", "demos.ftl", "cards.ftl"] {
        let source = fs::read_to_string(assets().join("locales").join(language).join(file)).unwrap();
        for line in source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            let (key, text) = line.split_once(" = ").unwrap_or_else(|| panic!("{language}/{file}: {line}"));
            assert!(texts.insert(key.to_owned(), text.to_owned()).is_none(), "{language}: {key} is there twice");
        }
    }
    texts
}

fn languages() -> Vec<String> {
    let folders = fs::read_dir(assets().join("locales")).unwrap();
    let names: Vec<String> = folders.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(names.len(), 6);
    names
}

#[test]
fn every_text_is_there_and_none_is_in_vain() {
    let texts = texts("en");
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    let demos = Demonstration::all().iter().flat_map(Demonstration::keys);
    for key in Rulebook::get().keys().into_iter().chain(demos) {
        assert!(texts.contains_key(&key), "the text {key} is missing");
        assert!(wanted.insert(key.clone()), "{key} is used twice");
    }
    let ours = |key: &&String| ["rulebook-", "demo-", "term-"].iter().any(|start| key.starts_with(start));
    let vain: Vec<_> = texts.keys().filter(ours).filter(|key| !wanted.contains(*key)).collect();
    assert!(vain.is_empty(), "nothing uses {vain:?}");
}

#[test]
fn every_placeholder_is_a_fact_and_every_mark_a_term_in_every_language() {
    let rules = Ruleset::house();
    let facts: BTreeSet<&str> = Rulebook::facts(rules).iter().map(|(name, _)| *name).collect();
    assert_eq!(facts.len(), Rulebook::facts(rules).len());
    let keys: BTreeSet<String> =
        Rulebook::get().keys().into_iter().chain(Demonstration::all().iter().flat_map(Demonstration::keys)).collect();
    for language in languages() {
        for (key, text) in texts(&language).into_iter().filter(|(key, _)| keys.contains(key)) {
            for placeholder in text.split("{ $").skip(1) {
                let name = placeholder.split(' ').next().unwrap();
                assert!(facts.contains(name), "{language}: {key}: ${name} is no fact");
            }
            let shown: String = spans(&text).iter().map(|span| span.text).collect();
            assert!(!shown.contains(['[', ']', '|']), "{language}: {key}: a mark names no term: {shown}");
        }
    }
}

#[test]
fn the_twelve_sections_keep_their_numbers_and_each_says_something() {
    let rulebook = Rulebook::get();
    let numbers: Vec<u8> = rulebook.sections().iter().map(|section| section.number).collect();
    assert_eq!(numbers, (1..=12).collect::<Vec<u8>>());
    for section in rulebook.sections() {
        assert!(matches!(section.blocks[0], Block::Paragraph(_)), "{} begins with a paragraph", section.name);
        assert!(matches!(section.blocks.last(), Some(Block::SeeAlso(_))), "{} leads on", section.name);
    }
    assert!(rulebook.section(0).is_none() && rulebook.section(13).is_none());
    let has = |number, block: &Block| rulebook.section(number).unwrap().blocks.contains(block);
    assert!(has(3, &Block::ActionTable) && has(11, &Block::Deck) && has(1, &Block::Terms));
}

#[test]
fn every_demonstration_belongs_to_a_section_and_every_section_of_play_shows_some() {
    let rulebook = Rulebook::get();
    let mut count: BTreeMap<u8, usize> = BTreeMap::new();
    for demo in Demonstration::all() {
        let section = rulebook.section_of_demo(demo.id()).unwrap_or_else(|| panic!("no section shows {}", demo.id()));
        *count.entry(section).or_default() += 1;
    }
    // R4 to R11: each section of the rules is shown.
    for section in 4..=11 {
        assert!(count.get(&section).is_some_and(|&shown| shown >= 2), "section {section} in {count:?}");
    }
    assert_eq!(rulebook.section_of_demo("no-such-play"), None);
    let shown_in = |section: &Section, id: &str| {
        section.blocks.iter().any(|block| matches!(block, Block::Demo(demo) if demo.id() == id))
    };
    assert!(shown_in(rulebook.section(5).unwrap(), "forced-fumble"));
}

#[test]
fn r3_the_action_table_has_the_rulesets_figures() {
    let house = Ruleset::house();
    let rows = Rulebook::action_rows(house);
    let row = |name: &str| rows.iter().find(|row| row.key.ends_with(name)).unwrap();
    assert_eq!((row("row-long-pass").pa, row("row-long-pass").pe), (Some(2), 1));
    assert_eq!((row("row-possession").pa, row("row-possession").pe, row("row-possession").on_top), (Some(0), 1, true));
    for row in &rows {
        // R12.5: converting is no play on the board.
        assert_eq!(row.demo.is_none(), row.key.ends_with("convert"), "{}", row.key);
    }
    let text = ball_rules::HOUSE_RON.replace("long_pass: (pa: 2, pe: 1)", "long_pass: (pa: 3, pe: 7)");
    let other = Ruleset::parse("other.ron", &text).unwrap();
    let rows = Rulebook::action_rows(&other);
    let long = rows.iter().find(|row| row.key.ends_with("row-long-pass")).unwrap();
    assert_eq!((long.pa, long.pe), (Some(3), 7));
    assert!(Rulebook::facts(&other).contains(&("long-pa", 3)));
}

#[test]
fn r11_6_the_deck_is_the_rulesets_with_a_demonstration_each() {
    let house = Ruleset::house();
    let rows = Rulebook::deck_rows(house);
    assert_eq!(rows.len(), house.deck.len());
    let texts = texts("en");
    for row in rows {
        assert!(row.demo.is_some() && texts.contains_key(&row.key), "{}", row.key);
    }
    let other = Ruleset::parse("other.ron", &ball_rules::HOUSE_RON.replace("\"scoop\"", "\"unheard-of\"")).unwrap();
    assert!(Rulebook::deck_rows(&other).iter().any(|row| row.key == "card-unheard-of" && row.demo.is_none()));
}

#[test]
fn every_topic_leads_to_the_section_that_shows_it() {
    let rulebook = Rulebook::get();
    let demo = |action| match action {
        ActionKind::Move => "move-x",
        ActionKind::Dodge => "dodge",
        ActionKind::TacticalDodge => "tactical-dodge",
        ActionKind::Block => "block",
        ActionKind::Protection => "protection",
        ActionKind::HandOff => "hand-off",
        ActionKind::ShortPass => "short-pass",
        ActionKind::LongPass => "long-pass",
    };
    for action in ActionKind::ALL {
        assert_eq!(Some(Topic::Action(action).section()), rulebook.section_of_demo(demo(action)), "{action:?}");
    }
    for (topic, demo) in [
        (Topic::Turn, "turn-flow"),
        (Topic::Possession, "pick-up"),
        (Topic::Task, "stand-up"),
        (Topic::Card, "card-scoop"),
        (Topic::Convert, "pe-converted"),
    ] {
        assert_eq!(Some(topic.section()), rulebook.section_of_demo(demo), "{topic:?}");
    }
}

#[test]
fn search_finds_words_in_any_case_with_or_without_accents() {
    let texts = texts("en");
    let rulebook = Rulebook::get();
    let search =
        |query: &str| rulebook.search(Ruleset::house(), |key| texts.get(key).cloned().unwrap_or_default(), query);
    let found = search("FORCED fumble");
    assert!(found.iter().any(|hit| hit.section == 5), "{found:?}");
    assert_eq!(found, search("fúmble forced"));
    assert!(found.is_sorted());
    for hit in &found {
        assert!(hit.block < rulebook.section(hit.section).unwrap().blocks.len());
    }
    assert!(search("hail mary").iter().all(|hit| hit.section == 11) && !search("hail mary").is_empty());
    assert!(search("").is_empty() && search("  ").is_empty() && search("xylophone").is_empty());
    // The marks are no words.
    assert!(search("|").is_empty());
    // Words of other languages, whatever is typed.
    let accents =
        |key: &str| if key == "rulebook-dodge-intro" { "Úhyb zrazí ŽLTÚ".to_owned() } else { String::new() };
    let found = rulebook.search(Ruleset::house(), accents, "zltu uhyb");
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].section, found[0].block), (5, 0));
}

#[test]
fn marks_are_split_and_what_is_no_mark_stays() {
    let split = |text| spans(text).iter().map(|span| (span.text, span.term.is_some())).collect::<Vec<_>>();
    assert_eq!(split("A [blocks|block] B"), [("A ", false), ("blocks", true), (" B", false)]);
    assert_eq!(split("[x] [y|nothing] [a|dodge]"), [("[x] [y|nothing] ", false), ("a", true)]);
    assert_eq!(split("[open|block"), [("[open|block", false)]);
    assert!(spans("").is_empty());
    assert_eq!(Term::named("nothing"), None);
}

#[test]
fn a_broken_structure_is_refused_with_file_line_and_reason() {
    let source = fs::read_to_string(assets().join("rulebook/sections.ron")).unwrap();
    let mutated = |from: &str, to: &str| {
        assert!(source.contains(from), "{from}");
        Rulebook::parse("sections.ron", &source.replacen(from, to, 1)).unwrap_err().to_string()
    };
    let missing = mutated("Demo(\"forced-fumble\")", "Demo(\"no-such-play\")");
    let line = 1 + source.lines().position(|line| line.contains("Demo(\"forced-fumble\")")).unwrap();
    assert_eq!(missing, format!("sections.ron:{line}: section `dodge`: there is no demonstration `no-such-play`"));
    assert!(mutated("SeeAlso([2, 4, 12])", "SeeAlso([2, 13])").contains("must name other sections, 1 to 12"));
    assert!(mutated("SeeAlso([2, 4, 12])", "SeeAlso([1])").contains("section `overview`"));
    assert!(mutated("name: \"turn\"", "name: \"overview\"").contains("is there twice or has no blocks"));
    assert!(mutated("Paragraph(\"intro\")", "Paragraf(\"intro\")").starts_with("sections.ron:"));
}
