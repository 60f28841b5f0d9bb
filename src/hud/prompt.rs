//! What is asked for next, in plain words, and what would come of it.

use ball_rules::{Decision, Label, Phase, PieceId, Position, Ruleset, Square};

use super::narration::Narrator;
use super::words;
use crate::i18n::Texts;
use crate::match_play::Session;
use crate::match_play::choices::tasks;
use crate::match_play::composer::{Composer, Need, Pick, Role, Verb};
use crate::match_play::preview::certain_events;

/// What to do now, for a coach who has never played.
pub fn prompt(texts: &Texts, session: &Session) -> String {
    let (composer, position) = (session.composer(), session.position());
    if session.result().is_some() {
        return texts.get("prompt-over");
    }
    if session.awaits_computer() {
        return texts.get("computer-thinking");
    }
    let team = words::team(texts, position.side());
    let piece = composer.piece().map_or_else(String::new, |label| words::label(texts, label));
    let about_piece = [("piece", piece.into())];
    match composer.need() {
        Need::Nothing => texts.get("prompt-over"),
        Need::Piece => choose_piece(texts, session, team),
        // Nothing but the coach's own decisions is left.
        Need::Verb if composer.piece().is_none() => choose_piece(texts, session, team),
        Need::Verb => texts.with("prompt-choose-action", &about_piece),
        Need::Keeper => texts.with("prompt-keeper", &about_piece),
        Need::Square(role) => texts.with(square_key(role, composer.verb()), &about_piece),
    }
}

fn choose_piece(texts: &Texts, session: &Session, team: String) -> String {
    let (composer, position) = (session.composer(), session.position());
    if let Some(card) = composer.picks().iter().find_map(|pick| match pick {
        Pick::Verb(Verb::Card(card)) => Some(*card),
        _ => None,
    }) {
        let card = words::card_name(texts, session.rules().card(card));
        return texts.with("prompt-choose-piece-for-card", &[("card", card.into())]);
    }
    if position.phase() == Phase::Unlock {
        let left = tasks(session).iter().filter(|task| task.resolvable).count();
        return texts.with("prompt-unlock", &[("team", team.into()), ("left", left.into())]);
    }
    let team = [("team", team.into())];
    let open = composer.open_decisions();
    if nothing_left(session) {
        texts.with("prompt-nothing-left", &team)
    } else if composer.pieces().next().is_none() && open.contains(&Decision::Convert) {
        texts.with("prompt-no-piece-convert", &team)
    } else if composer.pieces().next().is_none() {
        texts.with("prompt-no-piece-card", &team)
    } else if position.pa() > 0 {
        texts.with("prompt-choose-piece", &team)
    } else if open.iter().any(|decision| matches!(decision, Decision::HandOff { .. })) {
        texts.with("prompt-spent-hand-off", &team)
    } else {
        texts.with("prompt-spent-card", &team)
    }
}

/// Whether ending the phase is all that is left to do.
pub fn nothing_left(session: &Session) -> bool {
    session.composer().open_decisions() == [Decision::EndPhase]
}

/// The name of the text that asks for a square.
fn square_key(role: Role, verb: Option<Verb>) -> &'static str {
    use ball_rules::ActionKind::{Block, Dodge, HandOff, Protection, TacticalDodge};
    match (role, verb) {
        (Role::Destination, Some(Verb::Action(TacticalDodge))) => "prompt-land",
        (Role::Destination, _) => "prompt-destination",
        (Role::Target, Some(Verb::Action(Dodge))) => "prompt-target-dodge",
        (Role::Target, Some(Verb::Action(Block))) => "prompt-target-block",
        (Role::Target, Some(Verb::Action(Protection))) => "prompt-target-protection",
        (Role::Target, _) => "prompt-target-down",
        (Role::Exit, _) => "prompt-exit",
        (Role::Push, _) => "prompt-push",
        (Role::Receiver, Some(Verb::Action(HandOff) | Verb::Card(_))) => "prompt-receiver-hand-off",
        (Role::Receiver, _) => "prompt-receiver-pass",
        (Role::BallLanding, _) => "prompt-ball-landing",
        (Role::UpperTo, _) => "prompt-upper-to",
        (Role::LowerTo, _) => "prompt-lower-to",
        (Role::Partner, _) => "prompt-partner",
    }
}

/// What choosing `square` next is certain to do; `None` where it leads nowhere.
pub fn preview(
    texts: &Texts,
    rules: &Ruleset,
    position: &Position,
    composer: &Composer,
    square: Square,
) -> Option<String> {
    if !composer.next_squares().iter().any(|&(next, _)| next == square) {
        return None;
    }
    let events = certain_events(rules, position, &composer.decisions_through(square));
    let words = Narrator { texts, rules, side: position.side() }.events(&events);
    (!words.is_empty()).then_some(words)
}

/// What an open task is about: the piece alone, or the upper piece on the lower one.
pub fn task_name(texts: &Texts, session: &Session, label: Label) -> String {
    let position = session.position();
    let id = PieceId::new(position.side(), label);
    match words::stack_of(position, id) {
        [Some(upper), Some(lower)] => {
            let [upper, lower] = [upper, lower].map(|id| words::piece(texts, position.side(), id));
            texts.with("piece-stack", &[("upper", upper.into()), ("lower", lower.into())])
        }
        _ => words::label(texts, label),
    }
}

#[cfg(test)]
mod tests {
    use ball_rules::{Match, Mode, Record};

    use super::*;

    #[test]
    fn r12_1_the_prompt_follows_the_choices() {
        let texts = Texts::default();
        let session = Session::new(Record::new(Match::new(Ruleset::house(), Mode::Basic)));
        assert_eq!(prompt(&texts, &session), "DEF: choose one of your pieces.");
    }

    #[test]
    fn a_coach_who_can_do_nothing_more_is_told_to_end_the_phase() {
        let rules = Ruleset::house();
        let start = Position::from_bpn(rules, "bpn1 a A0 aX2 X1G7,X2A1 X1M17 -").unwrap();
        let session = Session::new(Record::new(Match::from_position(rules, start)));
        assert_eq!(prompt(&Texts::default(), &session), "ATK: nothing more can be done. End the phase.");
    }

    #[test]
    fn a_coach_whose_pieces_are_all_stuck_may_still_convert() {
        let rules = Ruleset::house();
        let start = Position::from_bpn(rules, "bpn1 a A1 dX1 X1G7-,X2A1- X1M17 0/0;;").unwrap();
        let session = Session::new(Record::new(Match::from_position(rules, start)));
        assert!(!nothing_left(&session));
        assert!(prompt(&Texts::default(), &session).starts_with("ATK: no piece can act."));
    }

    #[test]
    fn a_preview_tells_what_is_certain() {
        let rules = Ruleset::house();
        let start = Position::from_bpn(rules, "bpn1 a A2 dX1 X1G7,X2A1 X1I9 -").unwrap();
        let mut composer = Composer::new(rules, &start);
        let texts = Texts::default();
        let at = "I9".parse().unwrap();
        assert_eq!(preview(&texts, rules, &start, &composer, at), None, "no piece is selected");
        composer.choose_square(rules, &start, "G7".parse().unwrap());
        let told = preview(&texts, rules, &start, &composer, at).unwrap();
        assert!(told.contains("DEF X1 is downed on I9."), "{told}");
        assert!(told.contains("Forced fumble! X1 takes the ball."), "{told}");
        assert!(!told.contains("exits to"), "the exit is still open: {told}");
    }

    #[test]
    fn r10_2_the_unlock_phase_tells_how_many_tasks_are_left() {
        let rules = Ruleset::house();
        let start = Position::from_bpn(rules, "bpn1 a U aX2 X1G7-?,X2A1 X1M17 -").unwrap();
        let session = Session::new(Record::new(Match::from_position(rules, start)));
        assert_eq!(
            prompt(&Texts::default(), &session),
            "ATK: one task is left. Choose the piece to stand up or the stack to release."
        );
    }
}
