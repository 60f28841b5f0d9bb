//! The optimistic bound of a turn: whether a touchdown is not out of the question.

use std::sync::Arc;

use ball_rules::{ActionKind, Effect, Kind, Mode, Phase, PieceState, Position, Ruleset, Squares, Team};

use super::cards::Scratch;
use super::field::{Field, Man, Scene, reach};
use crate::evaluate::network;

/// The optimistic bound of a turn.
#[derive(Debug)]
pub(super) struct Bounds {
    pub(super) rules: Arc<Ruleset>,
    /// The most energy that one action point can earn, what is earned on top aside.
    pub(super) energy_per_pa: u8,
    /// The most that is earned on top by one action.
    pub(super) energy_on_top: u8,
    /// Whether the ball may be thrown without an action point.
    pub(super) free_throws: bool,
    /// Rows that one action point can take a piece forward at most: a dodge and its exit.
    pub(super) rows_per_pa: u8,
    /// The squares from which it is so many rows into the end zone at most, by team.
    near_goal: [[Squares; ball_rules::ROWS as usize]; 2],
}

impl Bounds {
    pub(super) fn new(rules: &Ruleset) -> Bounds {
        let table = &rules.actions;
        let dearest = ActionKind::ALL.into_iter().map(|action| table.cost(action).pe).max().unwrap_or(0);
        let free_energy = ActionKind::ALL.into_iter().any(|a| table.cost(a).pa == 0 && table.cost(a).pe > 0);
        let throws = [ActionKind::ShortPass, ActionKind::LongPass];
        Bounds {
            rules: Arc::new(rules.clone()),
            energy_per_pa: if free_energy { ball_rules::MAX_PE } else { dearest.max(table.convert.pe) },
            energy_on_top: table.take_possession_pe.max(table.forced_fumble_pe).max(table.fumble_pe),
            free_throws: throws.into_iter().any(|action| table.cost(action).pa == 0)
                || rules.cards().any(|(_, card)| card.effect == Effect::LongPass && card.pa == 0),
            rows_per_pa: 3,
            near_goal: Team::ALL.map(|team| std::array::from_fn(|rows| rules.end_zone(team).within(rows as u8))),
        }
    }

    /// The squares from which it is at most so many rows into the end zone that `team` attacks.
    #[inline]
    pub(super) fn near_goal(&self, team: Team, rows: u8) -> Squares {
        self.near_goal[team as usize].get(usize::from(rows)).copied().unwrap_or(Squares::ALL)
    }

    /// Whether a touchdown this turn is not out of the question.
    pub(super) fn may_score(&self, rules: &Ruleset, position: &Position, scratch: &mut Scratch) -> bool {
        if position.phase() != Phase::Action {
            return false;
        }
        if position.mode() == Mode::Basic && !may_be_near(rules, position) {
            return false;
        }
        self.may_score_in(rules, &Scene::of(position, Field::of(position)), scratch)
    }

    /// Whether a touchdown this turn is not out of the question in any of the positions of a scene.
    pub(super) fn may_score_in(&self, rules: &Ruleset, scene: &Scene, scratch: &mut Scratch) -> bool {
        let with_cards =
            if scene.position.mode() == Mode::Cards { self.with_cards(rules, scene, scratch) } else { None };
        with_cards.unwrap_or_else(|| self.without_cards(rules, scene))
    }

    /// The bound where only ordinary actions are left.
    #[inline]
    fn without_cards(&self, rules: &Ruleset, scene: &Scene) -> bool {
        let side = scene.side();
        let goal = rules.end_zone(side);
        let Scene { field, ball, pa, .. } = scene;
        let (ball, pa) = (*ball, *pa);
        let in_goal = !(goal & ball).is_empty();
        match field.carrier {
            // Whoever picks it up, takes it by a dodge or steps onto it cannot go on with it (R9.4, R7.2).
            None => gets_to(field, goal & ball, pa),
            // By a block on its square, or to where a dodge leads or leaves the ball.
            Some((team, ..)) if team != side => gets_to(field, goal & ball.within(1), pa),
            Some((_, PieceState::Active, false)) => match pa {
                0 => !scene.after_hand_off && !(goal & (linked(field, ball) - ball)).is_empty(),
                _ if in_goal => true,
                1 => self.one_action(scene, goal),
                2 => two_actions(field, goal, ball) && arrives(rules, field, goal, ball),
                _ => {
                    let rows = pa.saturating_mul(self.rows_per_pa);
                    let near = self.near_goal(side, rows);
                    field.own.iter().any(|man| !(man.at & near).is_empty())
                }
            },
            Some((_, PieceState::Active | PieceState::Downed, _)) => pa > 0 && in_goal,
            Some(_) => false,
        }
    }

    /// With one action left and any number of hand-offs around it.
    fn one_action(&self, scene: &Scene, goal: Squares) -> bool {
        let Scene { field, ball, clear: ends, .. } = scene;
        let (ball, ends) = (*ball, *ends);
        let network = linked(field, ball);
        // Already linked to the end zone.
        if !(network & goal).is_empty() {
            return true;
        }
        let beside = network.neighbours();
        // From here a hand-off reaches the end zone.
        let receivers = crate::evaluate::network(field.comrades, goal & field.comrades, 1).neighbours();
        field.own.iter().filter(|man| man.free).any(|man| {
            let reached = reach(man.kind(), man.at, field.opponents);
            let moved = reached & ends;
            // It has the ball when it ends (or steps onto a piece) in the end zone, or hands it on there; or it is the
            // link, or the receiver.
            (!(network & man.at).is_empty() && !((reached & goal) | (moved & receivers)).is_empty())
                || !(moved & beside & (goal | receivers)).is_empty()
        })
    }
}

/// Whether the ball is where the side to act may score with it this turn without cards, as far as can be told at once.
#[inline]
fn may_be_near(rules: &Ruleset, position: &Position) -> bool {
    let side = position.side();
    let goal = rules.end_zone(side);
    match position.carrier_piece() {
        None => position.pa() > 0 && goal.has(position.ball_square()),
        Some(carrier) if carrier.id.team != side => position.pa() > 0 && goal.within(1).has(carrier.square),
        Some(_) => true,
    }
}

/// Whether a free piece may come to one of `ends` with so many actions.
fn gets_to(field: &Field, ends: Squares, pa: u8) -> bool {
    if ends.is_empty() {
        return false;
    }
    field.own.iter().filter(|man| man.free).any(|man| {
        let mut at = man.at;
        for _ in 0..pa {
            at |= reach(man.kind(), at, field.opponents);
        }
        pa > 0 && !(at & ends).is_empty()
    })
}

/// Whether the ball, in own hands, may come into the end zone with two actions of all pieces together: its carrier goes
/// on, or it is handed or thrown to another piece, wherever that one may have gone at its own cost.
fn arrives(rules: &Ruleset, field: &Field, goal: Squares, ball: Squares) -> bool {
    let mut men = [field.comrades; 3];
    for man in field.own.iter().filter(|man| man.free) {
        let once = reach(man.kind(), man.at, field.opponents);
        men[1] |= once;
        men[2] |= once | reach(man.kind(), once, field.opponents);
    }
    let thrown = rules.actions.short_pass_reach.saturating_add(1);
    let short = usize::from(rules.actions.cost(ActionKind::ShortPass).pa);
    let long = usize::from(rules.actions.cost(ActionKind::LongPass).pa);
    let mut balls = [Squares::EMPTY; 3];
    for k in 0..=2 {
        let mut here = if k == 0 { ball } else { balls[k - 1] | reach(Kind::Frame, balls[k - 1], field.opponents) };
        for k0 in 0..=k {
            here |= men[k - k0] & balls[k0].neighbours();
            // Whoever catches it cannot go on.
            let mut caught = Squares::EMPTY;
            if k >= k0 + short {
                caught |= men[k - k0 - short] & balls[k0].within(thrown);
            }
            if k >= k0 + long {
                caught |= men[k - k0 - long];
            }
            if !balls[k0].is_empty() && !(caught & goal).is_empty() {
                return true;
            }
        }
        loop {
            let wider = here | (field.comrades & here.neighbours());
            if wider == here {
                break;
            }
            here = wider;
        }
        if !(here & goal).is_empty() {
            return true;
        }
        balls[k] = here;
    }
    false
}

/// The squares of the network of a carrier on `ball`, its own included.
#[inline]
fn linked(field: &Field, ball: Squares) -> Squares {
    network(field.comrades, ball, 1)
}

/// With two actions left: somebody is one action from the end zone, or somebody goes there with both and can get the
/// ball on the way without anybody else's help.
fn two_actions(field: &Field, goal: Squares, ball: Squares) -> bool {
    let network = linked(field, ball);
    let beside = network.neighbours();
    field.own.iter().filter(Man::is_active).any(|man| {
        if !(goal & man.at).is_empty() {
            return true;
        }
        if !man.free {
            return false;
        }
        let once = reach(man.kind(), man.at, field.opponents);
        if !(once & goal).is_empty() {
            return true;
        }
        let twice = reach(man.kind(), once, field.opponents) & goal;
        !twice.is_empty() && (!(network & man.at).is_empty() || !((once | twice) & beside).is_empty())
    })
}
