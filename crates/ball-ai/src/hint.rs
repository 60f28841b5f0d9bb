//! Hints in stages, as facts: what threatens, which piece, which decision, the whole turn. Words are the caller's.

use ball_rules::{Decision, Event, Match, Phase, PieceId, Position, Ruleset};

use crate::evaluate::evaluate;
use crate::player::{Limits, Player, Score, Stop};
use crate::scoring::Scoring;
use crate::weights::Weights;

/// Decisions played out to find a shortest touchdown before any one is taken.
const SHORTEST_NODES: u64 = 50_000;
/// Decisions played out at most to look for a threat: a first stage comes soon.
const THREAT_NODES: u64 = 400_000;

/// A touchdown that somebody can score in one turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Touchdown {
    /// Who scores.
    pub scorer: PieceId,
    /// The position that its turn begins with.
    pub from: Position,
    /// The decisions of the turn up to it.
    pub line: Vec<Decision>,
}

/// What a coach should know first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Situation {
    /// The coach to act scores this turn.
    CanScore(Touchdown),
    /// The other coach scores next turn if the rest of this one is left unused.
    Threatened(Touchdown),
    /// Neither.
    Quiet,
}

/// A hint; each field gives more away than the one before.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What threatens or is possible.
    pub situation: Situation,
    /// The piece to act with, where the decision has one.
    pub piece: Option<PieceId>,
    /// The decision to take.
    pub decision: Decision,
    /// The whole turn, that decision first.
    pub turn: Vec<Decision>,
    /// How good the position is with it.
    pub score: Score,
    /// Where the other coach threatens to score: whether the turn averts it.
    pub averts: bool,
}

/// The first stage, found at once.
///
/// ```
/// # use ball_ai::{Situation, situation};
/// # use ball_rules::{Position, Ruleset};
/// let rules = Ruleset::house();
/// let position = Position::from_bpn(rules, "bpn1 d A2 aX1 X1G13 X1C3 -").unwrap();
/// let Situation::Threatened(touchdown) = situation(rules, &position) else { unreachable!() };
/// assert_eq!(touchdown.scorer.to_string(), "ATK X1");
/// assert_eq!(touchdown.line.len(), 2);
/// ```
pub fn situation(rules: &Ruleset, position: &Position) -> Situation {
    let mut scoring = Scoring::new(rules);
    if let Some(touchdown) = touchdown(rules, &mut scoring, position) {
        return Situation::CanScore(touchdown);
    }
    let threat = idle(rules, position).and_then(|after| touchdown(rules, &mut scoring, &after));
    threat.map_or(Situation::Quiet, Situation::Threatened)
}

/// A whole hint for the coach to act; `player` finds the turn within `limits`. `None` where the match is over.
pub fn hint(game: &Match, player: &mut dyn Player, limits: Limits, stop: &Stop) -> Option<Hint> {
    let (rules, position) = (game.rules(), game.position());
    let mut known = None;
    let decision = player.decide(game, limits, stop, &mut |info| known = Some((info.line.clone(), info.score)))?;
    let (mut turn, score) =
        known.filter(|(line, _)| line.first() == Some(&decision)).unwrap_or_else(|| (vec![decision], Score::Points(0)));
    turn.truncate(length_of_turn(rules, position, &turn));
    let situation = situation(rules, position);
    let averts = match &situation {
        Situation::Threatened(_) => !leaves_open(rules, position, &turn),
        Situation::CanScore(_) | Situation::Quiet => false,
    };
    let piece = decision.piece().map(|label| PieceId::new(position.side(), label));
    Some(Hint { situation, piece, decision, turn, score, averts })
}

/// How many decisions of `line`, which begins at `position`, belong to the turn in progress.
pub fn length_of_turn(rules: &Ruleset, position: &Position, line: &[Decision]) -> usize {
    let mut at = *position;
    let own = line.iter().take_while(|&&decision| {
        let own = at.side() == position.side() && at.winner().is_none();
        if own {
            at.play(rules, decision, &mut ());
        }
        own
    });
    own.count()
}

/// Whether the other coach scores after `turn`.
fn leaves_open(rules: &Ruleset, position: &Position, turn: &[Decision]) -> bool {
    let mut after = *position;
    for &decision in turn {
        after.play(rules, decision, &mut ());
    }
    let after = if after.side() == position.side() { idle(rules, &after) } else { Some(after) };
    after.is_some_and(|after| touchdown(rules, &mut Scoring::new(rules), &after).is_some())
}

/// A touchdown of the side to act this turn.
fn touchdown(rules: &Ruleset, scoring: &mut Scoring, position: &Position) -> Option<Touchdown> {
    if scoring.can_score_within(rules, position, THREAT_NODES) != Some(true) {
        return None;
    }
    let line = scoring.touchdown(rules, position, SHORTEST_NODES)?;
    let mut after = *position;
    let mut events: Vec<Event> = Vec::new();
    for &decision in &line {
        after.play(rules, decision, &mut events);
    }
    let scorer = events.into_iter().find_map(|event| match event {
        Event::Touchdown { piece, .. } => Some(piece),
        _ => None,
    })?;
    Some(Touchdown { scorer, from: *position, line })
}

/// The beginning of the other coach's turn if the rest of this one is left unused; unlocking goes by its looks. `None`
/// once the match is over.
fn idle(rules: &Ruleset, position: &Position) -> Option<Position> {
    let side = position.side();
    let mut at = *position;
    if at.phase() == Phase::Action {
        at.play(rules, Decision::EndPhase, &mut ());
    }
    while at.side() == side {
        let look = |after: &Position| {
            let value = evaluate(rules, Weights::built_in(), after);
            if after.side() == side { value } else { -value }
        };
        let afters = at.decisions(rules).into_iter().map(|decision| {
            let mut after = at;
            after.play(rules, decision, &mut ());
            after
        });
        at = afters.max_by_key(look)?;
    }
    Some(at)
}
