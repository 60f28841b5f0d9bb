//! Sentences from events: what the action log and the preview say.

use ball_rules::{Decision, Event, PieceId, Possession, Ruleset, Squares, Team};

use super::words;
use crate::i18n::Texts;

/// Tells what one coach's decisions do.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// The ruleset, which knows the cards.
    pub rules: &'a Ruleset,
    /// The coach who decides; that team's pieces are called by their labels alone.
    pub side: Team,
}

impl Narrator<'_> {
    /// What `decision` did, as its line in the action log.
    pub fn decision(&self, decision: Decision, events: &[Event]) -> String {
        let ended = (decision == Decision::EndPhase)
            .then(|| self.texts.with("event-phase-ended", &[("team", words::team(self.texts, self.side).into())]));
        self.join(ended.into_iter().chain(self.sentences(events)))
    }

    /// What events say, one sentence after the other.
    pub fn events(&self, events: &[Event]) -> String {
        self.join(self.sentences(events).into_iter())
    }

    fn join(&self, sentences: impl Iterator<Item = String>) -> String {
        let joined = sentences.reduce(|first, second| {
            self.texts.with("sentences", &[("first", first.into()), ("second", second.into())])
        });
        joined.unwrap_or_default()
    }

    /// A sentence for each event; the energy earned is added up and comes last.
    fn sentences(&self, events: &[Event]) -> Vec<String> {
        let mut sentences: Vec<String> =
            events.iter().enumerate().filter_map(|(i, event)| self.sentence(event, events.get(..i)?)).collect();
        let earned = events.iter().filter_map(|event| match *event {
            Event::PeEarned { team, pe } => Some((team, pe)),
            _ => None,
        });
        if let Some((team, pe)) = earned.reduce(|(team, sum), (_, pe)| (team, sum + pe)) {
            let team = words::team(self.texts, team);
            sentences.push(self.texts.with("event-pe-earned", &[("team", team.into()), ("pe", pe.into())]));
        }
        sentences
    }

    fn piece(&self, id: PieceId) -> String {
        words::piece(self.texts, self.side, id)
    }

    fn sentence(&self, event: &Event, before: &[Event]) -> Option<String> {
        let texts = self.texts;
        let name = |id: PieceId| self.piece(id).into();
        let team_name = |team: Team| words::team(texts, team).into();
        let sentence = match *event {
            Event::CardPlayed { team, card } => {
                let card = words::card_name(texts, self.rules.card(card));
                texts.with("event-card-played", &[("team", team_name(team)), ("card", card.into())])
            }
            Event::Moved { piece, from, to } => {
                let leaves =
                    before.iter().any(|event| matches!(event, Event::Dodged { piece: dodger, .. } if *dodger == piece));
                let to = to.to_string().into();
                if leaves {
                    texts.with("event-left", &[("piece", name(piece)), ("to", to)])
                } else {
                    let from = from.to_string().into();
                    texts.with("event-moved", &[("piece", name(piece)), ("from", from), ("to", to)])
                }
            }
            Event::Dodged { piece, onto, target, .. } => {
                let at = onto.to_string().into();
                texts.with("event-dodged", &[("piece", name(piece)), ("target", name(target)), ("at", at)])
            }
            Event::Leapt { piece, to, target, .. } => {
                let to = to.to_string().into();
                texts.with("event-leapt", &[("piece", name(piece)), ("target", name(target)), ("to", to)])
            }
            Event::Pushed { piece, to, .. } => {
                texts.with("event-pushed", &[("piece", name(piece)), ("to", to.to_string().into())])
            }
            Event::Downed { piece, at } => {
                texts.with("event-downed", &[("piece", name(piece)), ("at", at.to_string().into())])
            }
            Event::Stacked { upper, lower, to, .. } => {
                let at = to.to_string().into();
                let key = if upper.team == lower.team { "event-protected" } else { "event-blocked" };
                texts.with(key, &[("piece", name(upper)), ("target", name(lower)), ("at", at)])
            }
            Event::Released { upper, lower, upper_to, lower_to, .. } => {
                let key = if upper.team == lower.team { "event-unprotected" } else { "event-unblocked" };
                let (to, other) = (upper_to.to_string().into(), lower_to.to_string().into());
                texts.with(key, &[("piece", name(upper)), ("target", name(lower)), ("to", to), ("other", other)])
            }
            Event::StoodUp { piece, to, .. } => {
                texts.with("event-stood-up", &[("piece", name(piece)), ("to", to.to_string().into())])
            }
            Event::Swapped { first, second, .. } => {
                texts.with("event-swapped", &[("piece", name(first)), ("other", name(second))])
            }
            Event::BallFreed { from, to } if from == to => {
                texts.with("event-ball-stays", &[("to", to.to_string().into())])
            }
            Event::BallFreed { from, to } => {
                texts.with("event-ball-freed", &[("from", from.to_string().into()), ("to", to.to_string().into())])
            }
            Event::BallThrown { passer, to, .. } => {
                texts.with("event-ball-thrown", &[("piece", name(passer)), ("to", to.to_string().into())])
            }
            Event::BallTaken { piece, how, .. } => texts.with(taken_key(how), &[("piece", name(piece))]),
            Event::Restricted { piece } => texts.with("event-restricted", &[("piece", name(piece))]),
            Event::RestrictionLifted { piece } => texts.with("event-restriction-lifted", &[("piece", name(piece))]),
            Event::PaGained { team, pa } => {
                texts.with("event-pa-gained", &[("team", team_name(team)), ("pa", pa.into())])
            }
            Event::Converted { team } => texts.with("event-converted", &[("team", team_name(team))]),
            Event::UnlockStarted { .. } => texts.get("event-unlock-started"),
            Event::TurnPassed { to } => texts.with("event-turn-passed", &[("team", team_name(to))]),
            Event::Touchdown { team, piece } => {
                texts.with("event-touchdown", &[("team", team_name(team)), ("piece", name(piece))])
            }
            Event::PeEarned { .. } => return None,
        };
        Some(sentence)
    }
}

const fn taken_key(how: Possession) -> &'static str {
    match how {
        Possession::PickUp => "event-taken-pick-up",
        Possession::ForcedFumble => "event-taken-forced-fumble",
        Possession::Stack => "event-taken-stack",
        Possession::HandOff => "event-taken-hand-off",
        Possession::Release => "event-taken-release",
    }
}

/// The squares that events touched.
pub fn touched(events: &[Event]) -> Squares {
    events.iter().fold(Squares::EMPTY, |squares, event| {
        squares
            | match *event {
                Event::Moved { from, to, .. }
                | Event::Pushed { from, to, .. }
                | Event::Stacked { from, to, .. }
                | Event::StoodUp { from, to, .. }
                | Event::BallFreed { from, to }
                | Event::BallThrown { from, to, .. }
                | Event::Leapt { from, to, .. } => Squares::of(from) | to.into(),
                Event::Dodged { from, onto, .. } => Squares::of(from) | onto.into(),
                Event::Downed { at, .. } => at.into(),
                Event::Released { at, upper_to, lower_to, .. } => Squares::of(at) | upper_to.into() | lower_to.into(),
                Event::Swapped { first_from, second_from, .. } => Squares::of(first_from) | second_from.into(),
                Event::BallTaken { from, .. } => from.into(),
                _ => Squares::EMPTY,
            }
    })
}

#[cfg(test)]
mod tests {
    use ball_rules::{Match, Mode};

    use super::*;

    fn told(bpn: &str, text: &str) -> (String, Squares) {
        let rules = Ruleset::house();
        let start = ball_rules::Position::from_bpn(rules, bpn).unwrap();
        let decision = Decision::parse(rules, text).unwrap();
        let mut game = Match::from_position(rules, start);
        let events = game.play(decision).unwrap();
        let texts = Texts::default();
        let narrator = Narrator { texts: &texts, rules, side: start.side() };
        (narrator.decision(decision, &events), touched(&events))
    }

    #[test]
    fn r5_4_a_dodge_tells_who_is_downed_and_where_the_ball_goes() {
        let (words, squares) = told("bpn1 a A2 dX1 X1G7,X2A1 X1I9 0/0;;", "X1G7xI9-J8");
        assert_eq!(
            words,
            "X1 dodges DEF X1 on I9. DEF X1 is downed on I9. Forced fumble! X1 takes the ball. \
             X1 may start no other ordinary action this turn. X1 exits to J8. ATK earns 2 PE."
        );
        assert_eq!(squares.to_string(), "G7 J8 I9");
    }

    #[test]
    fn r2_2_the_end_of_a_phase_tells_what_follows() {
        let (words, squares) = told("bpn1 a A1 dX1 X1G7,X2A1 X1I9 -", ".");
        assert_eq!(words, "ATK ends the action phase. The turn passes to DEF.");
        assert!(squares.is_empty());
    }

    #[test]
    fn a_move_names_both_squares() {
        let rules = Ruleset::house();
        let start = ball_rules::Position::start(rules, Mode::Basic).to_bpn(rules);
        let (words, squares) = told(&start, "S1G11-G9");
        assert_eq!(words, "□1 moves from G11 to G9.");
        assert_eq!(squares.to_string(), "G9 G11");
    }
}
