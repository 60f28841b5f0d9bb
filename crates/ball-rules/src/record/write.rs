//! Writing a record.

use std::fmt::Write;

use super::Record;
use super::variation::{Variation, Walk};
use super::words::{mode_word, result_word};
use crate::options::TimeLeft;
use crate::position::Position;

impl Record {
    /// The text of the record.
    pub fn write(&self) -> String {
        let mut out = String::new();
        // Writing to a `String` never fails.
        let _ = self.write_tags(&mut out).and_then(|()| self.write_turns(&mut out));
        out
    }

    fn write_tags(&self, out: &mut String) -> std::fmt::Result {
        let mut tag = |name: &str, value: &str| {
            writeln!(out, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
        };
        for (name, value) in &self.tags {
            tag(name, value)?;
        }
        let rules = self.game.rules();
        tag("Ruleset", &rules.name)?;
        tag("Mode", mode_word(self.game.mode()))?;
        if *self.game.start() != Position::start(rules, self.game.mode()) {
            tag("Start", &self.game.start().to_bpn(rules))?;
        }
        if self.game.turn_limit() != rules.draws.turn_limit.map(u32::from) {
            let limit = self.game.turn_limit().map_or("none".to_owned(), |turns| turns.to_string());
            tag("TurnLimit", &limit)?;
        }
        tag("Result", result_word(self.game.result()))?;
        if let Some(result) = self.game.result() {
            tag("Reason", result.reason.word())?;
        }
        Ok(())
    }

    fn write_turns(&self, out: &mut String) -> std::fmt::Result {
        out.push('\n');
        let mut comments = self.standing_comments().peekable();
        let mut times = self.standing_times().peekable();
        let mut variations = self.variations().peekable();
        let mut turn = 0;
        for (index, played) in self.game.played().iter().enumerate() {
            if played.turn != turn {
                if turn != 0 {
                    out.push('\n');
                }
                turn = played.turn;
                write!(out, "{turn}.")?;
            }
            while let Some(mark) = times.next_if(|mark| mark.after <= index) {
                write_time(out, mark.left)?;
            }
            while let Some(comment) = comments.next_if(|comment| comment.after <= index) {
                write!(out, " {{{}}}", comment.text)?;
            }
            while let Some(variation) = variations.next_if(|variation| variation.after <= index) {
                self.write_variation(out, variation)?;
            }
            write!(out, " {}", played.decision.display(self.game.rules()))?;
        }
        for mark in times {
            write_time(out, mark.left)?;
        }
        for comment in comments {
            write!(out, " {{{}}}", comment.text)?;
        }
        for variation in variations {
            self.write_variation(out, variation)?;
        }
        if !out.ends_with('\n') {
            out.push('\n');
        }
        writeln!(out, "{}", result_word(self.game.result()))
    }

    /// A variation in its parentheses; a turn that begins within it has its number.
    fn write_variation(&self, out: &mut String, variation: &Variation) -> std::fmt::Result {
        let mut walk = Walk::from(&self.game, variation.after);
        let mut turn = walk.turn;
        let mut space = "";
        out.push_str(" (");
        for (index, &decision) in variation.decisions().iter().enumerate() {
            for comment in variation.comments_after(index) {
                write!(out, "{space}{{{comment}}}")?;
                space = " ";
            }
            if walk.turn != turn {
                turn = walk.turn;
                write!(out, "{space}{turn}.")?;
            }
            write!(out, "{space}{}", decision.display(self.game.rules()))?;
            space = " ";
            if walk.step(decision).is_err() {
                // Only legal decisions are ever kept.
                break;
            }
        }
        for comment in variation.comments_after(variation.decisions().len()) {
            write!(out, " {{{comment}}}")?;
        }
        out.push(')');
        Ok(())
    }
}

fn write_time(out: &mut String, left: TimeLeft) -> std::fmt::Result {
    let tenths = left.0.map(|milliseconds| milliseconds / 100);
    let [atk, def] = tenths;
    write!(out, " {{clock {}.{} {}.{}}}", atk / 10, atk % 10, def / 10, def % 10)
}
