//! Words: every text on screen comes from the Fluent files of `assets/locales`.

use bevy::prelude::*;
use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, langid};
use std::borrow::Cow;
use std::collections::HashMap;

fluent_templates::static_loader! {
    static LOCALES = {
        locales: "./assets/locales",
        fallback_language: "en",
        // Isolation marks would be drawn as boxes.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The words of one language.
#[derive(Resource, Clone, Debug)]
pub struct Texts {
    language: LanguageIdentifier,
}

/// What can be put into a text: a number, which Fluent may inflect by, or words.
pub type Argument<'a> = FluentValue<'a>;

impl Default for Texts {
    fn default() -> Texts {
        Texts { language: langid!("en") }
    }
}

impl Texts {
    /// The text named `key`. A key that no file has is shown as itself; a test finds such keys.
    pub fn get(&self, key: &str) -> String {
        LOCALES.try_lookup(&self.language, key).unwrap_or_else(|| key.to_owned())
    }

    /// The text named `key` with its placeholders filled in.
    pub fn with(&self, key: &str, arguments: &[(&'static str, Argument<'_>)]) -> String {
        let arguments: HashMap<Cow<'static, str>, FluentValue<'_>> =
            arguments.iter().map(|(name, value)| (Cow::Borrowed(*name), value.clone())).collect();
        LOCALES.try_lookup_with_args(&self.language, key, &arguments).unwrap_or_else(|| key.to_owned())
    }

    /// Whether some file has the text named `key`.
    pub fn has(&self, key: &str) -> bool {
        LOCALES.try_lookup(&self.language, key).is_some()
    }
}

/// Puts the words into the app.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Texts>();
}
