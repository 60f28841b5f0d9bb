//! Statistics: what a coach would want to know of a match, counted from its decisions.

use crate::decision::{CardPlay, Decision};
use crate::event::{Event, Possession};
use crate::game::Match;
use crate::position::{Ball, Position};
use crate::ruleset::ActionKind;
use crate::square::Square;
use crate::team::{PerTeam, Team};

/// What one team did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamStatistics {
    /// Turns begun, the one in progress too if something was played in it.
    pub turns: u32,
    /// PA spent on actions and cards (R2.2).
    pub pa_used: u32,
    /// PA converted to PE (R11.2).
    pub pa_converted: u32,
    /// PA that were neither spent nor converted when the action phase ended.
    pub pa_lost: u32,
    /// Ordinary actions of each kind, in the order of [`ActionKind::ALL`].
    pub actions: [u32; ActionKind::ALL.len()],
    /// Opponents downed.
    pub downings: u32,
    /// Balls knocked free or taken from an opponent by a dodge of either kind (R5.4, R6.4).
    pub fumbles_forced: u32,
    /// Loose balls picked up (R9.2).
    pub pick_ups: u32,
    /// Touchdowns.
    pub touchdowns: u32,
    /// Turns, of either coach, at whose end the team had the ball.
    pub turns_with_ball: u32,
    /// PE earned (R3).
    pub pe_earned: u32,
    /// PE spent on cards.
    pub pe_spent: u32,
    /// Cards played (R11.4).
    pub cards: u32,
    /// How often a piece of the team came to each square, by [`Square::index`].
    pub visits: [u16; Square::COUNT],
}

impl Default for TeamStatistics {
    fn default() -> TeamStatistics {
        TeamStatistics {
            turns: 0,
            pa_used: 0,
            pa_converted: 0,
            pa_lost: 0,
            actions: [0; ActionKind::ALL.len()],
            downings: 0,
            fumbles_forced: 0,
            pick_ups: 0,
            touchdowns: 0,
            turns_with_ball: 0,
            pe_earned: 0,
            pe_spent: 0,
            cards: 0,
            visits: [0; Square::COUNT],
        }
    }
}

impl TeamStatistics {
    /// How often the team took this action.
    pub fn action(&self, kind: ActionKind) -> u32 {
        ActionKind::ALL.iter().zip(self.actions).find(|&(&other, _)| other == kind).map_or(0, |(_, count)| count)
    }

    /// Dodges, tactical ones included.
    pub fn dodges(&self) -> u32 {
        self.action(ActionKind::Dodge) + self.action(ActionKind::TacticalDodge)
    }

    /// Passes, short and long, by action or by card.
    pub fn passes(&self) -> u32 {
        self.action(ActionKind::ShortPass) + self.action(ActionKind::LongPass)
    }

    fn count(&mut self, kind: ActionKind) {
        for (_, count) in ActionKind::ALL.iter().zip(&mut self.actions).filter(|&(&other, _)| other == kind) {
            *count += 1;
        }
    }
}

/// The statistics of a match.
///
/// ```
/// use ball_rules::{ActionKind, Match, Mode, Ruleset, Statistics, Team};
///
/// let mut game = Match::new(Ruleset::house(), Mode::Basic);
/// for decision in ["S1G11-G9", ".", "X2E7-F6", "X5>X2"] {
///     game.play_text(decision).unwrap();
/// }
/// let statistics = Statistics::of(&game);
/// assert_eq!(statistics.teams[Team::Def].pa_used, 1);
/// assert_eq!(statistics.teams[Team::Atk].action(ActionKind::HandOff), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// What each team did.
    pub teams: PerTeam<TeamStatistics>,
    /// Turns that have ended, or in which the match ended.
    pub turns_ended: u32,
    /// At how many turns' ends the ball was on each square, by [`Square::index`].
    pub ball: [u16; Square::COUNT],
}

impl Statistics {
    /// Counts what was played in `game`.
    pub fn of(game: &Match) -> Statistics {
        let mut all = Statistics {
            teams: PerTeam([TeamStatistics::default(), TeamStatistics::default()]),
            turns_ended: 0,
            ball: [0; Square::COUNT],
        };
        let mut turn = 0;
        for (index, played) in game.played().iter().enumerate() {
            let before = game.before(index);
            if played.turn != turn {
                turn = played.turn;
                all.teams[played.team].turns += 1;
            }
            let mut events: Vec<Event> = Vec::new();
            let mut again = *before;
            again.play(game.rules(), played.decision, &mut events);
            all.count_decision(game, before, played.decision);
            all.count_events(played.team, &events);
            all.count_visits(before, &played.after);
            if played.began_turn() || played.after.winner().is_some() {
                all.count_turn_end(&played.after);
            }
        }
        all
    }

    /// The share of the turns at whose end `team` had the ball, in percent; `None` before the first turn has ended.
    pub fn possession(&self, team: Team) -> Option<u32> {
        let turns = self.turns_ended;
        (turns > 0).then(|| (self.teams[team].turns_with_ball * 100 + turns / 2) / turns)
    }

    fn count_decision(&mut self, game: &Match, before: &Position, decision: Decision) {
        let rules = game.rules();
        let own = &mut self.teams[before.side()];
        match decision {
            Decision::Convert => own.pa_converted += u32::from(rules.actions.convert.pa),
            Decision::EndPhase => own.pa_lost += u32::from(before.pa()),
            Decision::StandUp { .. } | Decision::Release(_) => {}
            Decision::Card { card, play } => {
                let card = rules.card(card);
                own.cards += 1;
                own.pa_used += u32::from(card.pa);
                own.pe_spent += u32::from(card.pe);
                match play {
                    CardPlay::LongPass { .. } => own.count(ActionKind::LongPass),
                    CardPlay::HandOff { .. } => own.count(ActionKind::HandOff),
                    _ => {}
                }
            }
            _ => {
                if let Some(kind) = action_kind(before, decision) {
                    own.count(kind);
                    own.pa_used += u32::from(rules.actions.cost(kind).pa);
                }
            }
        }
    }

    fn count_events(&mut self, side: Team, events: &[Event]) {
        for event in events {
            match *event {
                Event::Downed { .. } => self.teams[side].downings += 1,
                Event::BallFreed { .. } => self.teams[side].fumbles_forced += 1,
                Event::BallTaken { how: Possession::ForcedFumble, piece, .. } => {
                    self.teams[piece.team].fumbles_forced += 1;
                }
                Event::BallTaken { how: Possession::PickUp, piece, .. } => self.teams[piece.team].pick_ups += 1,
                Event::PeEarned { team, pe } => self.teams[team].pe_earned += u32::from(pe),
                Event::Touchdown { team, .. } => self.teams[team].touchdowns += 1,
                _ => {}
            }
        }
    }

    fn count_visits(&mut self, before: &Position, after: &Position) {
        for piece in after.pieces() {
            let came = before.piece(piece.id).is_none_or(|old| old.square != piece.square);
            if let Some(visits) = self.teams[piece.id.team].visits.get_mut(piece.square.index()).filter(|_| came) {
                *visits = visits.saturating_add(1);
            }
        }
    }

    fn count_turn_end(&mut self, after: &Position) {
        self.turns_ended += 1;
        let square = match after.ball() {
            Ball::Carried(id) => {
                self.teams[id.team].turns_with_ball += 1;
                after.piece(id).map(|piece| piece.square)
            }
            Ball::Loose(square) => Some(square),
        };
        if let Some(times) = square.and_then(|square| self.ball.get_mut(square.index())) {
            *times = times.saturating_add(1);
        }
    }
}

/// The ordinary action that a decision is, if it is one (R2.9).
fn action_kind(before: &Position, decision: Decision) -> Option<ActionKind> {
    Some(match decision {
        Decision::Move { .. } => ActionKind::Move,
        Decision::Stack { to, .. } => {
            let own = before.at(to).iter().flatten().all(|other| other.id.team == before.side());
            if own { ActionKind::Protection } else { ActionKind::Block }
        }
        Decision::Dodge { .. } => ActionKind::Dodge,
        Decision::TacticalDodge { .. } => ActionKind::TacticalDodge,
        Decision::HandOff { .. } => ActionKind::HandOff,
        Decision::ShortPass { .. } => ActionKind::ShortPass,
        Decision::LongPass { .. } => ActionKind::LongPass,
        Decision::Convert
        | Decision::EndPhase
        | Decision::StandUp { .. }
        | Decision::Release(_)
        | Decision::Card { .. } => return None,
    })
}
