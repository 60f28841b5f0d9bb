//! The words of a record that say a mode, a result or a time.

use crate::game::{MatchResult, Outcome};
use crate::options::TimeLeft;
use crate::position::Mode;
use crate::team::{PerTeam, Team};

pub(super) const fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::Basic => "basic",
        Mode::Cards => "cards",
    }
}

pub(super) const fn result_word(result: Option<MatchResult>) -> &'static str {
    match result {
        None => "*",
        Some(MatchResult { outcome: Outcome::Win(Team::Atk), .. }) => "ATK",
        Some(MatchResult { outcome: Outcome::Win(Team::Def), .. }) => "DEF",
        Some(MatchResult { outcome: Outcome::Draw, .. }) => "draw",
    }
}

/// Whether `word` is a result, and which.
pub(super) fn parse_result(word: &str) -> Option<Option<Outcome>> {
    match word {
        "*" => Some(None),
        "ATK" => Some(Some(Outcome::Win(Team::Atk))),
        "DEF" => Some(Some(Outcome::Win(Team::Def))),
        "draw" => Some(Some(Outcome::Draw)),
        _ => None,
    }
}

/// The times that a comment tells, if it is one about clocks.
pub(super) fn parse_time(comment: &str) -> Option<TimeLeft> {
    let (atk, def) = comment.strip_prefix("clock ")?.split_once(' ')?;
    let milliseconds = |text: &str| {
        let (seconds, tenth) = text.split_once('.')?;
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let plain =
            digits(seconds) && digits(tenth) && tenth.len() == 1 && (seconds == "0" || !seconds.starts_with('0'));
        let (seconds, tenth): (u32, u32) = (seconds.parse().ok()?, tenth.parse().ok()?);
        plain.then(|| seconds.checked_mul(1_000)?.checked_add(tenth * 100)).flatten()
    };
    Some(PerTeam([milliseconds(atk)?, milliseconds(def)?]))
}
