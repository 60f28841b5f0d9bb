//! The names of things in words: pieces, teams, actions, cards, reasons.

use ball_rules::{
    ActionKind, Card, Effect, Kind, Label, MatchResult, Outcome, PieceId, Position, Reason, Refusal, Ruleset, Team,
};

use crate::i18n::{Argument, Texts};
use crate::match_play::composer::Verb;

/// A team's name.
pub fn team(texts: &Texts, team: Team) -> String {
    texts.get(match team {
        Team::Atk => "team-atk",
        Team::Def => "team-def",
    })
}

/// A piece's label, such as X5.
pub fn label(texts: &Texts, label: Label) -> String {
    let number = [("number", Argument::from(label.number()))];
    match label.kind() {
        Kind::Cross => texts.with("piece-cross", &number),
        Kind::Ring => texts.with("piece-ring", &number),
        Kind::Frame => texts.with("piece-frame", &number),
    }
}

/// A piece as the coach of `side` calls it: the other team's pieces with their team.
pub fn piece(texts: &Texts, side: Team, id: PieceId) -> String {
    let piece = label(texts, id.label);
    if id.team == side {
        return piece;
    }
    texts.with("piece-of-team", &[("team", team(texts, id.team).into()), ("piece", piece.into())])
}

/// The names of a list, one after the other.
pub fn list(texts: &Texts, names: impl IntoIterator<Item = String>) -> String {
    let joined = names
        .into_iter()
        .reduce(|first, second| texts.with("list", &[("first", first.into()), ("second", second.into())]));
    joined.unwrap_or_default()
}

/// The name of an action's text.
pub const fn action_key(action: ActionKind) -> &'static str {
    match action {
        ActionKind::Move => "action-move",
        ActionKind::Dodge => "action-dodge",
        ActionKind::TacticalDodge => "action-tactical-dodge",
        ActionKind::Block => "action-block",
        ActionKind::Protection => "action-protection",
        ActionKind::HandOff => "action-hand-off",
        ActionKind::ShortPass => "action-short-pass",
        ActionKind::LongPass => "action-long-pass",
    }
}

/// What a piece is told to do. A release is called by what the stack of `piece` is.
pub fn verb(texts: &Texts, rules: &Ruleset, position: &Position, piece: Option<Label>, verb: Verb) -> String {
    match verb {
        Verb::Action(action) => texts.get(action_key(action)),
        Verb::StandUp => texts.get("action-stand-up"),
        Verb::Release => {
            let stack = piece.map(|label| stack_of(position, PieceId::new(position.side(), label)));
            let protects = matches!(stack, Some([Some(upper), Some(lower)]) if upper.team == lower.team);
            texts.get(if protects { "action-unprotect" } else { "action-unblock" })
        }
        Verb::Card(card) => card_name(texts, rules.card(card)),
        Verb::Convert => texts.get("action-convert"),
        Verb::EndPhase => texts.get("action-end-phase"),
    }
}

/// The upper and the lower piece of the stack that `id` is part of, or the piece alone.
pub fn stack_of(position: &Position, id: PieceId) -> [Option<PieceId>; 2] {
    match position.piece(id) {
        Some(piece) => position.at(piece.square).map(|piece| piece.map(|piece| piece.id)),
        None => [None, None],
    }
}

/// A card's name: its own, else its effect's.
pub fn card_name(texts: &Texts, card: &Card) -> String {
    let own = format!("card-{}", card.id);
    if texts.has(&own) { texts.get(&own) } else { texts.get(&format!("{}-name", effect_key(card.effect))) }
}

/// What a card does, in one line.
pub fn card_effect(texts: &Texts, card: &Card) -> String {
    let key = effect_key(card.effect);
    match card.effect {
        Effect::LongPass => texts.with(key, &[("pa", card.pa.into())]),
        effect => effect_text(texts, effect),
    }
}

/// What a card with this effect does, where its cost says nothing about it.
fn effect_text(texts: &Texts, effect: Effect) -> String {
    let key = effect_key(effect);
    let number = |name: &'static str, value: u8| texts.with(key, &[(name, value.into())]);
    match effect {
        Effect::ExtraPa { points } => number("points", points),
        Effect::Run { squares } => number("squares", squares),
        Effect::HandOff { reach } | Effect::Swap { reach } => number("reach", reach),
        Effect::LiftRestriction
        | Effect::StandUp
        | Effect::Release
        | Effect::LongPass
        | Effect::Down
        | Effect::Scoop => texts.get(key),
    }
}

const fn effect_key(effect: Effect) -> &'static str {
    match effect {
        Effect::LiftRestriction => "effect-lift-restriction",
        Effect::ExtraPa { .. } => "effect-extra-pa",
        Effect::StandUp => "effect-stand-up",
        Effect::Release => "effect-release",
        Effect::Run { .. } => "effect-run",
        Effect::LongPass => "effect-long-pass",
        Effect::Down => "effect-down",
        Effect::HandOff { .. } => "effect-hand-off",
        Effect::Scoop => "effect-scoop",
        Effect::Swap { .. } => "effect-swap",
    }
}

/// How much room a reason has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// A few words.
    Short,
    /// A whole sentence.
    Whole,
}

/// Why something cannot be done.
pub fn refusal(texts: &Texts, refusal: Refusal, length: Length) -> String {
    let prefix = match length {
        Length::Short => "refusal-short",
        Length::Whole => "refusal",
    };
    let key = format!("{prefix}-{}", refusal_name(refusal));
    match refusal {
        Refusal::OutOfReach(kind) => {
            let kind = match kind {
                Kind::Cross => "cross",
                Kind::Ring => "ring",
                Kind::Frame => "frame",
            };
            texts.with(&key, &[("kind", kind.into())])
        }
        Refusal::NotFor(action) => {
            let action = match action {
                ActionKind::Dodge => "dodge",
                ActionKind::TacticalDodge => "tactical-dodge",
                ActionKind::Block => "block",
                ActionKind::Protection => "protection",
                ActionKind::ShortPass => "short-pass",
                // These have reasons of their own.
                ActionKind::Move | ActionKind::HandOff | ActionKind::LongPass => "other",
            };
            texts.with(&key, &[("action", action.into())])
        }
        Refusal::NotForCard(effect) => texts.with(&key, &[("effect", effect_text(texts, effect).into())]),
        Refusal::TooFar { reach } => texts.with(&key, &[("squares", reach.into())]),
        Refusal::TooNear { clearance } => texts.with(&key, &[("squares", clearance.into())]),
        Refusal::NoSuchPiece(id) => texts.with(&key, &[("piece", label(texts, id.label).into())]),
        Refusal::NotEnoughPa { needed, left } => texts.with(&key, &[("needed", needed.into()), ("left", left.into())]),
        Refusal::NotEnoughPe { needed, available } => {
            texts.with(&key, &[("needed", needed.into()), ("available", available.into())])
        }
        _ => texts.get(&key),
    }
}

/// The last part of the names of a reason's texts.
fn refusal_name(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "game-over",
        Refusal::UnlockPhase => "unlock-phase",
        Refusal::ActionPhase => "action-phase",
        Refusal::NoSuchPiece(_) => "no-such-piece",
        Refusal::ElsewherePiece => "elsewhere-piece",
        Refusal::NotYourTurn => "not-your-turn",
        Refusal::Downed => "downed",
        Refusal::Stacked => "stacked",
        Refusal::Restricted => "restricted",
        Refusal::NotEnoughPa { .. } => "not-enough-pa",
        Refusal::NotEnoughPe { .. } => "not-enough-pe",
        Refusal::NotCarrier => "not-carrier",
        Refusal::AfterHandOff => "after-hand-off",
        Refusal::NoNetwork => "no-network",
        Refusal::NoReceiver => "no-receiver",
        Refusal::NoOpenGround => "no-open-ground",
        Refusal::NoWay => "no-way",
        Refusal::NobodyToDodge => "nobody-to-dodge",
        Refusal::NoExit => "no-exit",
        Refusal::KindCannot => "kind-cannot",
        Refusal::NobodyToLeap => "nobody-to-leap",
        Refusal::NoPush => "no-push",
        Refusal::NobodyToBlock => "nobody-to-block",
        Refusal::NobodyToProtect => "nobody-to-protect",
        Refusal::CardUsed => "card-used",
        Refusal::BasicGame => "basic-game",
        Refusal::NoTarget => "no-target",
        Refusal::OutOfReach(_) => "out-of-reach",
        Refusal::Barred => "barred",
        Refusal::Occupied => "occupied",
        Refusal::Closed => "closed",
        Refusal::NotAdjacent => "not-adjacent",
        Refusal::Taken => "taken",
        Refusal::BallThere => "ball-there",
        Refusal::NobodyThere => "nobody-there",
        Refusal::NotFor(_) => "not-for",
        Refusal::NotInNetwork => "not-in-network",
        Refusal::TooFar { .. } => "too-far",
        Refusal::TooNear { .. } => "too-near",
        Refusal::NotForCard(_) => "not-for-card",
        Refusal::BadSquare => "bad-square",
        Refusal::NoTask => "no-task",
        Refusal::NoRoom => "no-room",
        // The rules may learn new reasons.
        _ => "other",
    }
}

/// Why the match ended.
pub fn result_reason(texts: &Texts, result: MatchResult) -> String {
    let loser = match result.outcome {
        Outcome::Win(team) => team.opponent(),
        Outcome::Draw => Team::Def,
    };
    let loser = [("team", team(texts, loser).into())];
    match result.reason {
        Reason::Touchdown => texts.get("reason-touchdown"),
        Reason::Resignation => texts.with("reason-resignation", &loser),
        Reason::Time => texts.with("reason-time", &loser),
        Reason::Repetition => texts.get("reason-repetition"),
        Reason::Agreement => texts.get("reason-agreement"),
        Reason::TurnLimit => texts.get("reason-turn-limit"),
    }
}
