//! Goals: what a task asks for, checked by the rules and never by a script. Any legal way that gets there counts.

use std::collections::HashSet;

use ball_rules::{Ball, CardIndex, Decision, Event, Kind, Label, Phase, PieceId, PieceState, Position, Possession};
use ball_rules::{Ruleset, Square, Team};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// Which pieces a goal means: `"X5"`, `"X"` (any of the kind), `"any"`, each of the learner's, or with `their ` before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Who {
    /// The opponent's pieces instead of the learner's.
    pub theirs: bool,
    /// Only this kind.
    pub kind: Option<Kind>,
    /// Only this piece; its kind is in `kind`, too.
    pub label: Option<Label>,
}

impl Who {
    /// Any piece of the learner's.
    pub const ANY: Who = Who { theirs: false, kind: None, label: None };

    /// Whether `piece` is one of them, `learner` being the learner's side.
    pub fn means(self, learner: Team, piece: PieceId) -> bool {
        (piece.team != learner) == self.theirs
            && self.kind.is_none_or(|kind| piece.label.kind() == kind)
            && self.label.is_none_or(|label| piece.label == label)
    }

    fn parse(text: &str) -> Option<Who> {
        let (theirs, name) = match text.strip_prefix("their ") {
            Some(name) => (true, name),
            None => (false, text),
        };
        if name == "any" {
            return Some(Who { theirs, ..Who::ANY });
        }
        let mut letters = name.chars();
        let first = letters.next()?;
        let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == first)?;
        let label = match letters.as_str() {
            "" => None,
            digits => Some(Label::new(kind, digits.parse().ok()?)?),
        };
        Some(Who { theirs, kind: Some(kind), label })
    }
}

impl Default for Who {
    fn default() -> Who {
        Who::ANY
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Who, D::Error> {
        let text = String::deserialize(deserializer)?;
        Who::parse(&text).ok_or_else(|| {
            D::Error::custom(format!(
                "`{text}` names no pieces; expected such as \"X5\", \"X\", \"any\" or \"their X5\""
            ))
        })
    }
}

fn squares<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Square>, D::Error> {
    let texts = Vec::<String>::deserialize(deserializer)?;
    let square = |text: &String| text.parse().map_err(|error| D::Error::custom(format!("`{text}`: {error}")));
    texts.iter().map(square).collect()
}

fn card<'de, D: Deserializer<'de>>(deserializer: D) -> Result<CardIndex, D::Error> {
    let id = String::deserialize(deserializer)?;
    Ruleset::house().card_named(&id).ok_or_else(|| D::Error::custom(format!("there is no card `{id}`")))
}

/// One thing that a coach does, as goals count it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Deed {
    /// A plain move.
    Move,
    /// A dodge, with or without the ball.
    Dodge,
    /// A dodge that took the ball.
    ForcedFumble,
    /// A tactical dodge, with or without a fumble.
    TacticalDodge,
    /// A tactical dodge that freed the ball.
    Fumble,
    /// A piece was downed; `by` names that piece.
    Downing,
    /// A block.
    Block,
    /// A protection.
    Protection,
    /// A block or protection that took the ball.
    StackTake,
    /// A hand-off; `by` names the passer.
    HandOff,
    /// A short pass.
    ShortPass,
    /// A long pass.
    LongPass,
    /// A loose ball was picked up.
    PickUp,
    /// A piece stood up.
    StandUp,
    /// A stack was released.
    Release,
    /// PA were converted.
    Convert,
    /// A touchdown.
    Touchdown,
    /// This card was played.
    Card(#[serde(deserialize_with = "card")] CardIndex),
}

/// What a decision amounted to, each deed with the piece that it counts for.
pub fn deeds(decision: Decision, events: &[Event], team: Team) -> Vec<(Deed, Option<PieceId>)> {
    let actor = decision.piece().map(|label| PieceId::new(team, label));
    let mut found = Vec::new();
    match decision {
        Decision::Move { .. } => found.push((Deed::Move, actor)),
        Decision::Dodge { .. } => found.push((Deed::Dodge, actor)),
        Decision::TacticalDodge { .. } => found.push((Deed::TacticalDodge, actor)),
        Decision::HandOff { .. } => found.push((Deed::HandOff, actor)),
        Decision::ShortPass { .. } => found.push((Deed::ShortPass, actor)),
        Decision::LongPass { .. } => found.push((Deed::LongPass, actor)),
        Decision::Convert => found.push((Deed::Convert, None)),
        Decision::Card { card, .. } => found.push((Deed::Card(card), actor)),
        Decision::Stack { .. } | Decision::EndPhase | Decision::StandUp { .. } | Decision::Release(_) => {}
    }
    for &event in events {
        match event {
            Event::Stacked { upper, lower, .. } if upper.team == lower.team => {
                found.push((Deed::Protection, Some(upper)));
            }
            Event::Stacked { upper, .. } => found.push((Deed::Block, Some(upper))),
            Event::Downed { piece, .. } => found.push((Deed::Downing, Some(piece))),
            Event::BallFreed { .. } => found.push((Deed::Fumble, actor)),
            Event::BallTaken { piece, how, .. } => match how {
                Possession::PickUp => found.push((Deed::PickUp, Some(piece))),
                Possession::ForcedFumble => found.push((Deed::ForcedFumble, Some(piece))),
                Possession::Stack => found.push((Deed::StackTake, Some(piece))),
                Possession::HandOff | Possession::Release => {}
            },
            Event::StoodUp { piece, .. } => found.push((Deed::StandUp, Some(piece))),
            Event::Released { upper, .. } => found.push((Deed::Release, Some(upper))),
            Event::Touchdown { piece, .. } => found.push((Deed::Touchdown, Some(piece))),
            _ => {}
        }
    }
    found
}

/// What a task asks for. Everything but [`Goal::Did`] looks at the position alone.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Goal {
    /// One of these pieces stands or lies on one of these squares.
    On {
        /// Which pieces.
        #[serde(default)]
        who: Who,
        /// The squares.
        #[serde(deserialize_with = "squares")]
        squares: Vec<Square>,
    },
    /// This was done so often, counted from the start of the task.
    Did {
        /// What.
        deed: Deed,
        /// By which pieces.
        #[serde(default)]
        by: Who,
        /// How often at least.
        #[serde(default = "once")]
        count: u8,
    },
    /// One of these pieces has the ball.
    BallWith(Who),
    /// The ball lies loose, on one of these squares if any are named.
    Loose(#[serde(default, deserialize_with = "squares")] Vec<Square>),
    /// All of these pieces are active.
    Active(Who),
    /// At least one of these pieces is downed.
    Downed(Who),
    /// The learner has scored.
    Scored,
    /// The learner's turn has passed.
    TurnPassed,
    /// The learner's turn has passed, and whatever the opponent does, it does not score in its turn.
    Safe,
    /// At least so many PA are left.
    PaLeft(u8),
    /// The learner has at least so many PE.
    Energy(u8),
    /// Each of these.
    All(Vec<Goal>),
    /// One of these.
    Any(Vec<Goal>),
}

const fn once() -> u8 {
    1
}

/// How often the deeds of a goal have been done, in the order in which the goal names them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally(Vec<u8>);

impl Goal {
    /// Counts what a decision of the learner did.
    pub(crate) fn count(&self, tally: &mut Tally, learner: Team, done: &[(Deed, Option<PieceId>)]) {
        let mut index = 0;
        self.each_deed(&mut |deed, by| {
            if tally.0.len() <= index {
                tally.0.push(0);
            }
            let fits = |piece: &Option<PieceId>| piece.is_none_or(|piece| by.means(learner, piece));
            let times = done.iter().filter(|(done, piece)| *done == deed && fits(piece)).count();
            if let Some(count) = tally.0.get_mut(index) {
                *count = count.saturating_add(u8::try_from(times).unwrap_or(u8::MAX));
            }
            index += 1;
        });
    }

    fn each_deed(&self, visit: &mut impl FnMut(Deed, Who)) {
        match self {
            Goal::Did { deed, by, .. } => visit(*deed, *by),
            Goal::All(goals) | Goal::Any(goals) => goals.iter().for_each(|goal| goal.each_deed(visit)),
            _ => {}
        }
    }

    /// Whether the goal is reached.
    pub(crate) fn is_met(&self, rules: &Ruleset, learner: Team, position: &Position, tally: &Tally) -> bool {
        self.met_from(rules, learner, position, tally, &mut 0)
    }

    fn met_from(&self, rules: &Ruleset, learner: Team, now: &Position, tally: &Tally, index: &mut usize) -> bool {
        let mine = |who: Who| now.pieces().filter(move |piece| who.means(learner, piece.id));
        match self {
            Goal::On { who, squares } => mine(*who).any(|piece| squares.contains(&piece.square)),
            Goal::Did { count, .. } => {
                let done = tally.0.get(*index).copied().unwrap_or(0);
                *index += 1;
                done >= *count
            }
            Goal::BallWith(who) => mine(*who).any(|piece| piece.has_ball),
            Goal::Loose(squares) => match now.ball() {
                Ball::Loose(square) => squares.is_empty() || squares.contains(&square),
                Ball::Carried(_) => false,
            },
            Goal::Active(who) => mine(*who).all(|piece| piece.is_active()),
            Goal::Downed(who) => {
                mine(*who).any(|piece| matches!(piece.state, PieceState::Downed | PieceState::Lower { downed: true }))
            }
            Goal::Scored => now.winner() == Some(learner),
            Goal::TurnPassed => has_passed(now, learner),
            Goal::Safe => has_passed(now, learner) && !can_score(rules, now),
            Goal::PaLeft(pa) => now.phase() == Phase::Action && now.pa() >= *pa,
            Goal::Energy(pe) => now.pe(learner) >= *pe,
            // Every part is asked, since each deed takes its place in the tally.
            Goal::All(goals) => {
                let mut all = true;
                for goal in goals {
                    all &= (all || goal.has_deeds()) && goal.met_from(rules, learner, now, tally, index);
                }
                all
            }
            Goal::Any(goals) => {
                let mut any = false;
                for goal in goals {
                    any |= (!any || goal.has_deeds()) && goal.met_from(rules, learner, now, tally, index);
                }
                any
            }
        }
    }

    fn has_deeds(&self) -> bool {
        let mut found = false;
        self.each_deed(&mut |_, _| found = true);
        found
    }

    /// Whether `part` is asked for somewhere in the goal.
    pub(crate) fn asks(&self, part: &Goal) -> bool {
        match self {
            Goal::All(goals) | Goal::Any(goals) => goals.iter().any(|goal| goal.asks(part)),
            goal => goal == part,
        }
    }
}

fn has_passed(now: &Position, learner: Team) -> bool {
    now.side() != learner && now.phase() != Phase::Over
}

/// Whether the coach to act can score a touchdown this turn: every way to play the action phase is tried.
///
/// Positions that come up twice are looked at once; ends of the phase are left out, since nothing scores afterwards (R1.10).
pub fn can_score(rules: &Ruleset, position: &Position) -> bool {
    let mut seen = HashSet::new();
    let mut open = vec![*position];
    while let Some(now) = open.pop() {
        for decision in now.decisions(rules) {
            if matches!(decision, Decision::EndPhase | Decision::StandUp { .. } | Decision::Release(_)) {
                continue;
            }
            let mut after = now;
            after.play(rules, decision, &mut ());
            if after.phase() == Phase::Over {
                return true;
            }
            if seen.insert(after) {
                open.push(after);
            }
        }
    }
    false
}
