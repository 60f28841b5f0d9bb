//! Words made longer, to see which panels have no room for longer languages.

/// How many characters are added for each.
const LONGER: f32 = 0.4;

/// `text` with accents on its vowels, and vowels doubled until it is four tenths longer.
pub(super) fn stretched(text: &str) -> String {
    let mut longer = String::new();
    let mut owed = 0.0;
    for c in text.chars() {
        owed += LONGER;
        let Some(accented) = accented(c) else {
            longer.push(c);
            continue;
        };
        longer.push(accented);
        while owed >= 1.0 {
            longer.push(accented);
            owed -= 1.0;
        }
    }
    longer
}

fn accented(c: char) -> Option<char> {
    Some(match c {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn l10_03_pseudo_words_are_about_four_tenths_longer() {
        let text = "Choose an action, or one of the highlighted squares.";
        let longer = stretched(text).chars().count() as f32 / text.chars().count() as f32;
        assert!((1.35..=1.45).contains(&longer), "{longer}");
        assert!(stretched("□1").contains('1'), "what has no vowel stays");
    }
}
