//! Words: every text on screen comes from the Fluent files of `assets/locales`, one folder a language.

mod pseudo;

use std::borrow::Cow;
use std::collections::HashMap;

use bevy::prelude::*;
use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, langid};

use crate::settings::Settings;

fluent_templates::static_loader! {
    static LOCALES = {
        locales: "./assets/locales",
        fallback_language: "en",
        // Isolation marks would be drawn as boxes (L10-02).
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The code of the stretched English; no file has it.
const PSEUDO: LanguageIdentifier = langid!("en-XA");

/// A language that the game speaks, by its code: `en`, `es` …
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language(LanguageIdentifier);

impl Language {
    /// English, the language that every text exists in.
    pub fn english() -> Language {
        Language(langid!("en"))
    }

    /// All languages there are, in the order of their codes.
    pub fn all() -> Vec<Language> {
        let mut all: Vec<Language> = LOCALES.locales().cloned().map(Language).collect();
        all.sort_by_key(Language::code);
        all
    }

    /// English with accents and four tenths longer, to see whether every panel has room for longer languages (L10-03).
    pub fn pseudo() -> Language {
        Language(PSEUDO)
    }

    /// The language of a code or locale name such as `sk`, `sk-SK` or `sk_SK.UTF-8`, if the game speaks it.
    ///
    /// ```
    /// use ball::i18n::Language;
    /// assert_eq!(Language::named("en_GB.UTF-8"), Some(Language::english()));
    /// assert_eq!(Language::named("tlh"), None);
    /// ```
    pub fn named(locale: &str) -> Option<Language> {
        let code = locale.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Language::all().into_iter().find(|language| language.code() == code)
    }

    /// The system's language, if the game speaks it, else English (L10-05).
    pub fn of_system() -> Language {
        sys_locale::get_locales().find_map(|locale| Language::named(&locale)).unwrap_or_else(Language::english)
    }

    /// The language's code.
    pub fn code(&self) -> String {
        self.0.language.to_string()
    }

    /// The language's name in itself.
    pub fn own_name(&self) -> String {
        Texts { language: self.0.clone() }.get("language-name")
    }
}

/// The language of the command line, which goes before the one of the settings.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct AskedLanguage(pub Option<Language>);

/// The words of one language.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Texts {
    language: LanguageIdentifier,
}

/// What can be put into a text: a number, which Fluent may inflect by, or words.
pub type Argument<'a> = FluentValue<'a>;

impl Default for Texts {
    fn default() -> Texts {
        Texts::of(&Language::english())
    }
}

impl Texts {
    /// The words of `language`.
    pub fn of(language: &Language) -> Texts {
        Texts { language: language.0.clone() }
    }

    /// The language that the words are of.
    pub fn language(&self) -> Language {
        Language(self.language.clone())
    }

    fn is_pseudo(&self) -> bool {
        self.language == PSEUDO
    }

    /// The text named `key`. A key that no file has is shown as itself; a test finds such keys.
    pub fn get(&self, key: &str) -> String {
        if self.is_pseudo() {
            return pseudo::stretched(&Texts::default().get(key));
        }
        LOCALES.try_lookup(&self.language, key).unwrap_or_else(|| key.to_owned())
    }

    /// The text named `key` with its placeholders filled in.
    pub fn with(&self, key: &str, arguments: &[(&'static str, Argument<'_>)]) -> String {
        if self.is_pseudo() {
            return pseudo::stretched(&Texts::default().with(key, arguments));
        }
        let arguments: HashMap<Cow<'static, str>, FluentValue<'_>> =
            arguments.iter().map(|(name, value)| (Cow::Borrowed(*name), value.clone())).collect();
        LOCALES.try_lookup_with_args(&self.language, key, &arguments).unwrap_or_else(|| key.to_owned())
    }

    /// Whether there is a text named `key`.
    pub fn has(&self, key: &str) -> bool {
        let language = if self.is_pseudo() { &Texts::default().language } else { &self.language };
        LOCALES.try_lookup(language, key).is_some()
    }
}

/// The words, in the language that was chosen.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Texts>().init_resource::<AskedLanguage>().add_systems(PreStartup, follow_settings).add_systems(
        First,
        follow_settings.run_if(resource_changed::<Settings>.or_eager(resource_changed::<AskedLanguage>)),
    );
}

/// Speaks the language of the settings, at once; without one, that of the command line or the system.
fn follow_settings(settings: Res<Settings>, asked: Res<AskedLanguage>, mut texts: ResMut<Texts>) {
    let chosen = settings.language.as_deref().and_then(Language::named);
    let language = asked.0.clone().or(chosen).unwrap_or_else(Language::of_system);
    texts.set_if_neq(Texts::of(&language));
}
