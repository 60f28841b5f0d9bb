//! The texts: every name that the code uses is there with the placeholders that it fills, none is there in vain, and
//! the bundled fonts have every character.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ball::hud::words::{self, Length};
use ball::hud::{Narrator, theme};
use ball::i18n::{Language, Texts};
use ball_rules::{ActionKind, Decision, Event, Kind, Label, Match, Mode, Position, Reason, Refusal, Ruleset, Team};
use ball_teach::{Demonstration, Rulebook};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found
}

/// Every text of the language with the placeholders in it.
fn texts_of(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files(&root().join("assets/locales").join(language), "ftl") {
        let source = fs::read_to_string(&path).unwrap();
        let mut current: Option<String> = None;
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let key = line.split_once(" =").map(|(key, _)| key);
            if let Some(key) = key.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase())) {
                assert!(!texts.contains_key(key), "{key} is there twice");
                texts.insert(key.to_owned(), BTreeSet::new());
                current = Some(key.to_owned());
            }
            let Some(placeholders) = current.as_ref().and_then(|key| texts.get_mut(key)) else { continue };
            placeholders.extend(line.split('$').skip(1).map(word));
        }
    }
    texts
}

/// The name at the start of `text`.
fn word(text: &str) -> String {
    text.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_').collect()
}

/// The code without its tests.
fn sources() -> Vec<(PathBuf, String)> {
    let read = |path: PathBuf| {
        let source = fs::read_to_string(&path).unwrap();
        let code = source.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
        (path, code)
    };
    files(&root().join("src"), "rs").into_iter().map(read).collect()
}

/// The literals in a piece of code, in order.
fn literals(code: &str) -> Vec<&str> {
    code.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .collect()
}

/// The variants of a public enum of the rules, in the words of texts' names.
fn variants(file: &str, name: &str) -> Vec<String> {
    let source = fs::read_to_string(root().join("crates/ball-rules/src").join(file)).unwrap();
    let body = source.split_once(&format!("pub enum {name} {{")).unwrap().1.split("\n}").next().unwrap().to_owned();
    let heads = body.lines().filter(|line| line.starts_with("    ") && !line.starts_with("     "));
    heads
        .map(str::trim_start)
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(|line| {
            let mut kebab = String::new();
            for c in line.chars().take_while(char::is_ascii_alphanumeric) {
                if c.is_ascii_uppercase() && !kebab.is_empty() {
                    kebab.push('-');
                }
                kebab.push(c.to_ascii_lowercase());
            }
            kebab
        })
        .collect()
}

/// The names that are put together while the game runs.
fn composed_keys() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = ball_teach::lesson_keys().into_iter().collect();
    for refusal in variants("refusal.rs", "Refusal").into_iter().chain(["other".to_owned()]) {
        keys.insert(format!("refusal-{refusal}"));
        keys.insert(format!("refusal-short-{refusal}"));
    }
    for card in &Ruleset::house().deck {
        keys.insert(format!("card-{}", card.id));
    }
    let source = fs::read_to_string(root().join("src/hud/words.rs")).unwrap();
    for effect in literals(&source).into_iter().filter(|key| key.starts_with("effect-")) {
        keys.insert(format!("{effect}-name"));
    }
    keys.extend(Rulebook::get().keys());
    keys.extend(Demonstration::all().iter().flat_map(Demonstration::keys));
    keys
}

#[test]
fn l10_every_text_is_used_and_every_text_used_is_there() {
    let texts = texts_of("en");
    let composed = composed_keys();
    for key in &composed {
        assert!(texts.contains_key(key), "the text {key} is missing");
    }
    let mut used = composed;
    for (path, code) in sources() {
        for literal in literals(&code) {
            if texts.contains_key(literal) {
                used.insert(literal.to_owned());
            }
        }
        for call in code.split(".get(\"").skip(1).chain(code.split(".with(\"").skip(1)) {
            let Some(key) = call.split('"').next().filter(|key| key.contains('-')) else { continue };
            assert!(texts.contains_key(key), "{}: the text {key} is missing", path.display());
        }
    }
    let vain: Vec<_> = texts.keys().filter(|key| !used.contains(*key)).collect();
    assert!(vain.is_empty(), "nothing uses {vain:?}");
}

#[test]
fn l10_04_texts_have_the_placeholders_that_the_code_fills() {
    let texts = texts_of("en");
    let mut checked = 0;
    for (path, code) in sources() {
        for call in code.split(".with(").skip(1) {
            // Up to the end of the arguments; the name and a list of them are literals.
            let Some(list) = call.split_once("&[").filter(|(before, _)| !before.contains(')')) else { continue };
            let key = list.0.split('"').nth(1);
            let Some(wanted) = key.and_then(|key| texts.get(key)) else { continue };
            let arguments = list.1.split("])").next().and_then(|list| list.split("],").next()).unwrap_or_default();
            let filled: BTreeSet<String> = arguments
                .split("(\"")
                .skip(1)
                .filter_map(|a| a.split_once("\","))
                .map(|(name, _)| name.into())
                .collect();
            assert_eq!(&filled, wanted, "{}: {key:?}", path.display());
            checked += 1;
        }
    }
    assert!(checked > 25, "only {checked} calls were understood");
}

/// Fluent shows a placeholder that nobody filled by its name in braces.
fn whole(text: &str, what: &str) {
    assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{what}: {text}");
    assert!(!text.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']), "{what} has isolation marks");
}

#[test]
fn l10_02_reasons_cards_and_pieces_are_whole_and_without_marks() {
    let (texts, rules) = (Texts::default(), Ruleset::house());
    let label = Label::new(Kind::Frame, 1).unwrap();
    let id = ball_rules::PieceId::new(Team::Def, label);
    assert_eq!(words::piece(&texts, Team::Def, id), "□1");
    assert_eq!(words::piece(&texts, Team::Atk, id), "DEF □1");
    let refusals = [
        Refusal::NoSuchPiece(id),
        Refusal::NotEnoughPa { needed: 2, left: 1 },
        Refusal::NotEnoughPa { needed: 2, left: 0 },
        Refusal::NotEnoughPe { needed: 3, available: 1 },
        Refusal::NoTask,
        Refusal::TooFar { reach: 4 },
        Refusal::TooNear { clearance: 2 },
    ];
    let kinds = Kind::ALL.map(Refusal::OutOfReach);
    let actions = ActionKind::ALL.map(Refusal::NotFor);
    let cards = rules.deck.iter().map(|card| Refusal::NotForCard(card.effect));
    // What the reasons for squares say tells kinds, actions and cards apart.
    for alike in [kinds.to_vec(), cards.clone().collect()] {
        let said: BTreeSet<String> = alike.iter().map(|&r| words::refusal(&texts, r, Length::Whole)).collect();
        assert_eq!(said.len(), alike.len(), "{said:?}");
    }
    for refusal in refusals.into_iter().chain(kinds).chain(actions).chain(cards) {
        for length in [Length::Short, Length::Whole] {
            whole(&words::refusal(&texts, refusal, length), &format!("{refusal:?}"));
        }
    }
    for card in &rules.deck {
        whole(&words::card_name(&texts, card), &card.id);
        whole(&words::card_effect(&texts, card), &card.id);
        let stranger = ball_rules::Card { id: "unheard-of".into(), ..card.clone() };
        whole(&words::card_name(&texts, &stranger), &card.id);
    }
    let all = texts_of("en");
    for reason in Reason::ALL {
        assert!(all.contains_key(&format!("reason-{}", reason.word())), "{reason:?}");
    }
}

#[test]
fn every_event_has_a_whole_sentence() {
    let (texts, rules) = (Texts::default(), Ruleset::house());
    let mut told = BTreeSet::new();
    let mut game = Match::new(rules, Mode::Cards);
    let mut seed: u64 = 1;
    for _ in 0..4000 {
        if game.result().is_some() {
            game = Match::new(rules, Mode::Cards);
        }
        let position: Position = *game.position();
        for decision in position.decisions(rules) {
            let mut events: Vec<Event> = Vec::new();
            let mut after = position;
            after.play(rules, decision, &mut events);
            let new = events.iter().filter(|event| told.insert(word(&format!("{event:?}")))).count();
            if new > 0 || decision == Decision::EndPhase {
                let narrator = Narrator { texts: &texts, rules, side: position.side() };
                whole(&narrator.decision(decision, &events), &format!("{events:?}"));
            }
        }
        let decisions = position.decisions(rules);
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(decisions[(seed >> 33) as usize % decisions.len()]).unwrap();
    }
    let all = variants("event.rs", "Event").len();
    assert_eq!(told.len(), all, "only {told:?} happened");
}

#[test]
fn l10_01_the_fonts_have_every_character() {
    let faces: Vec<(&str, ttf_parser::Face<'_>)> =
        theme::FONTS.iter().map(|(name, bytes)| (*name, ttf_parser::Face::parse(bytes, 0).unwrap())).collect();
    let mut characters: BTreeSet<char> = BTreeSet::new();
    for path in files(&root().join("assets/locales"), "ftl") {
        characters.extend(fs::read_to_string(path).unwrap().chars());
    }
    for (_, code) in sources() {
        characters.extend(literals(&code).iter().flat_map(|literal| literal.chars()));
    }
    // The languages to come, and notation.
    characters.extend("áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽãâàçêõÃÂÀÇÊÕñÑ¿¡üÜëïöËÏÖìòùèÈÌÒÙ□←↑→↓✓…–’“”„«»".chars());
    let missing: Vec<char> = characters
        .into_iter()
        .filter(|c| !c.is_control())
        .filter(|&c| !faces.iter().any(|(_, face)| face.glyph_index(c).is_some()))
        .collect();
    assert!(missing.is_empty(), "no font has {missing:?}");
    let bytes: usize = theme::FONTS.iter().map(|(_, bytes)| bytes.len()).sum();
    assert!(bytes < 2_000_000, "the fonts are {bytes} bytes");
}

/// The codes of all languages.
fn languages() -> Vec<String> {
    let all: Vec<String> = Language::all().iter().map(Language::code).collect();
    assert!(all.contains(&"en".to_owned()));
    all
}

#[test]
fn l10_04_all_languages_have_the_same_texts_with_the_same_placeholders() {
    let english = texts_of("en");
    for language in languages() {
        let texts = texts_of(&language);
        let missing: Vec<_> = english.keys().filter(|key| !texts.contains_key(*key)).collect();
        let vain: Vec<_> = texts.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && vain.is_empty(), "{language}: missing {missing:?}, too many {vain:?}");
        for (key, placeholders) in &texts {
            assert_eq!(placeholders, &english[key], "{language}: {key}");
        }
    }
}

#[test]
fn l10_05_every_language_names_itself_and_is_found_by_its_locale() {
    let mut names = BTreeSet::new();
    for language in Language::all() {
        assert!(names.insert(language.own_name()), "{} has a name of its own", language.code());
        assert_eq!(Language::named(&format!("{}_XX.UTF-8", language.code())), Some(language));
    }
}

#[test]
fn l10_04_every_text_reads_whole_in_every_language() {
    for language in Language::all() {
        let texts = Texts::of(&language);
        for (key, placeholders) in texts_of(&language.code()) {
            for number in [0, 1, 2, 5, 22] {
                let names: Vec<&'static str> = placeholders.iter().map(|name| &*name.clone().leak()).collect();
                let arguments: Vec<_> = names.iter().map(|&name| (name, number.into())).collect();
                let text = texts.with(&key, &arguments);
                assert!(!text.is_empty() && text != key, "{}: {key}", language.code());
                let broken = ['{', '}', '$', '\u{2068}', '\u{2069}'];
                assert!(!text.contains(broken), "{}: {key}: {text}", language.code());
            }
        }
    }
}
