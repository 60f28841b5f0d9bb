//! Whether the side to act can score this turn, and how: exact, and fast enough to ask at every turn of a search.
//!
//! A turn is searched decision by decision. Two things keep that short: positions reached before are not searched
//! again, and a bound (`may_score`) drops positions from which the ball cannot get into the end zone any more. The bound
//! is optimistic: it may say "perhaps" where the answer is no, never "no" where it is yes.

use std::ops::ControlFlow;
use std::time::Instant;

use ball_rules::{
    ActionKind, Decision, Effect, Kind, Mode, Phase, PieceState, Position, Ruleset, Square, Squares, Team,
};

use crate::evaluate::{network, rows_to_go};
use crate::player::Stop;
use crate::seen::Seen;

/// The fewest decisions with which the side to act scores this turn: 1 for a touchdown at once, `None` where there is
/// none this turn.
///
/// ```
/// # use ball_ai::scoring_distance;
/// # use ball_rules::{Position, Ruleset};
/// let rules = Ruleset::house();
/// let near = Position::from_bpn(rules, "bpn1 a A2 aX1 X1G13 X1C3 -").unwrap();
/// assert_eq!(scoring_distance(rules, &near), Some(2));
/// let far = Position::from_bpn(rules, "bpn1 a A2 aX1 X1G11 X1C3 -").unwrap();
/// assert_eq!(scoring_distance(rules, &far), None);
/// ```
pub fn scoring_distance(rules: &Ruleset, position: &Position) -> Option<usize> {
    touchdown_this_turn(rules, position).map(|line| line.len())
}

/// A shortest line of decisions with which the side to act scores this turn, the touchdown included.
pub fn touchdown_this_turn(rules: &Ruleset, position: &Position) -> Option<Vec<Decision>> {
    Scoring::new(rules).shortest(position)
}

/// Answers about one turn after another; what it needs is allocated once.
#[derive(Debug)]
pub struct Scoring {
    seen: Seen,
    bounds: Bounds,
    /// Decisions played out so far.
    pub(crate) nodes: u64,
    /// Where to give up.
    last: u64,
    /// The touchdown found last, backwards.
    line: Vec<Decision>,
    /// The touchdowns found last by [`Scoring::can_score_again`], by team.
    last_lines: [Vec<Decision>; 2],
    stop: Stop,
    deadline: Option<Instant>,
}

impl Scoring {
    /// Answers for games by `rules`.
    pub fn new(rules: &Ruleset) -> Scoring {
        Scoring {
            seen: Seen::default(),
            bounds: Bounds::new(rules),
            nodes: 0,
            last: u64::MAX,
            line: Vec::new(),
            last_lines: [Vec::new(), Vec::new()],
            stop: Stop::default(),
            deadline: None,
        }
    }

    /// Gives up from now on when told to stop and at `deadline`.
    pub(crate) fn ends_with(&mut self, stop: &Stop, deadline: Option<Instant>) {
        self.stop = stop.clone();
        self.deadline = deadline;
    }

    fn gives_up(&self) -> bool {
        self.nodes >= self.last
            || self.nodes.is_multiple_of(1 << 10)
                && (self.stop.is_stopped() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline))
    }

    /// Whether the side to act can score this turn.
    pub fn can_score(&mut self, rules: &Ruleset, position: &Position) -> bool {
        self.can_score_within(rules, position, u64::MAX) == Some(true)
    }

    /// Whether the side to act can score this turn; `None` where `nodes` decisions were played out and no touchdown was
    /// found.
    pub fn can_score_within(&mut self, rules: &Ruleset, position: &Position, nodes: u64) -> Option<bool> {
        if position.winner().is_some() || !self.bounds.may_score(rules, position) {
            return Some(false);
        }
        self.seen.clear();
        self.line.clear();
        self.last = self.nodes.saturating_add(nodes);
        match self.search(rules, position) {
            ControlFlow::Break(scored) => scored.then_some(true),
            ControlFlow::Continue(()) => Some(false),
        }
    }

    /// [`Scoring::can_score_within`], which tries the touchdown first that it found last for this side: positions that are
    /// asked about one after another are often alike. Where it gives up the answer is no.
    pub(crate) fn can_score_again(&mut self, rules: &Ruleset, position: &Position, nodes: u64) -> bool {
        let t = position.side() as usize;
        if position.winner().is_some() || !self.bounds.may_score(rules, position) {
            return false;
        }
        if !self.last_lines[t].is_empty() {
            let mut at = *position;
            let same = self.last_lines[t].iter().all(|&decision| {
                let legal = at.is_legal(rules, decision);
                if legal {
                    at.play(rules, decision, &mut ());
                }
                self.nodes += 1;
                legal
            });
            if same && at.winner().is_some() {
                return true;
            }
        }
        let scores = self.can_score_within(rules, position, nodes) == Some(true);
        if scores {
            self.last_lines[t].clear();
            self.last_lines[t].extend(self.line.iter().rev());
        }
        scores
    }

    /// Breaks with whether a touchdown was found, or with false where the limit came first.
    fn search(&mut self, rules: &Ruleset, position: &Position) -> ControlFlow<bool> {
        position.visit_decisions(rules, |decision| {
            if decision == Decision::EndPhase {
                return ControlFlow::Continue(());
            }
            let mut after = *position;
            after.play(rules, decision, &mut ());
            self.nodes += 1;
            if after.winner().is_some() {
                self.line.push(decision);
                return ControlFlow::Break(true);
            }
            if self.gives_up() {
                return ControlFlow::Break(false);
            }
            if self.bounds.may_score(rules, &after) && self.seen.insert(after.key()) {
                let found = self.search(rules, &after);
                if found == ControlFlow::Break(true) {
                    self.line.push(decision);
                }
                return found;
            }
            ControlFlow::Continue(())
        })
    }

    /// A line with which the side to act scores this turn: a shortest one, unless that takes more than `nodes`
    /// decisions to find out.
    pub fn touchdown(&mut self, rules: &Ruleset, position: &Position, nodes: u64) -> Option<Vec<Decision>> {
        self.touchdown_within(rules, position, u64::MAX, nodes)
    }

    /// [`Scoring::touchdown`], looking for any at all with at most `most` decisions.
    pub(crate) fn touchdown_within(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        most: u64,
        nodes: u64,
    ) -> Option<Vec<Decision>> {
        if self.can_score_within(rules, position, most) != Some(true) {
            return None;
        }
        let mut line = std::mem::take(&mut self.line);
        line.reverse();
        Some(self.shortest_within(position, nodes).unwrap_or(line))
    }

    /// A shortest line with which the side to act scores this turn.
    pub fn shortest(&mut self, position: &Position) -> Option<Vec<Decision>> {
        self.shortest_within(position, u64::MAX)
    }

    fn shortest_within(&mut self, position: &Position, nodes: u64) -> Option<Vec<Decision>> {
        let last = self.nodes.saturating_add(nodes);
        let rules = &self.bounds.rules;
        if position.winner().is_some() || !self.bounds.may_score(rules, position) {
            return None;
        }
        self.seen.clear();
        // Breadth first; each entry knows the one that it came from.
        let mut entries: Vec<(Position, usize, Decision)> = vec![(*position, 0, Decision::EndPhase)];
        let mut next = 0;
        while let Some(&(from, ..)) = entries.get(next) {
            if self.nodes >= last {
                return None;
            }
            let found = from.visit_decisions(rules, |decision| {
                if decision == Decision::EndPhase {
                    return ControlFlow::Continue(());
                }
                let mut after = from;
                after.play(rules, decision, &mut ());
                self.nodes += 1;
                if after.winner().is_some() {
                    return ControlFlow::Break(decision);
                }
                if self.bounds.may_score(rules, &after) && self.seen.insert(after.key()) {
                    entries.push((after, next, decision));
                }
                ControlFlow::Continue(())
            });
            if let ControlFlow::Break(last) = found {
                let mut line = vec![last];
                let mut at = next;
                while at != 0 {
                    let Some(&(_, parent, decision)) = entries.get(at) else { break };
                    line.push(decision);
                    at = parent;
                }
                line.reverse();
                return Some(line);
            }
            next += 1;
        }
        None
    }
}

/// The most squares that cards may move one piece, at most; a guard for decks of one's own.
const MOST_STEPS: usize = 16;
/// The most actions of a turn that are counted; with more of them everything seems possible.
const MOST_ACTIONS: usize = 5;

/// What the cards that a coach may still play this turn can bring about at most.
#[derive(Clone, Copy, Default, Debug)]
struct Extras {
    any: bool,
    /// Squares that they can take one piece, all together.
    steps: u8,
    /// More PA from cards, and the squares that the others can still take a piece then.
    pa: u8,
    steps_with_pa: u8,
    /// A piece that took a loose ball may go on.
    lifts: bool,
    stands: bool,
    releases: bool,
    /// How far pieces of a hand-off's network may stand apart.
    link: u8,
    /// The PA of a pass to anywhere by a card.
    anywhere: Option<u8>,
}

/// The optimistic bound of a turn.
#[derive(Debug)]
struct Bounds {
    rules: Ruleset,
    /// The most energy that one action point can earn, what is earned on top aside.
    energy_per_pa: u8,
    /// The most that is earned on top by one action.
    energy_on_top: u8,
    /// Rows that one action point can take a piece forward at most: a dodge and its exit.
    rows_per_pa: u8,
}

/// The acting side's pieces and the other's, as the bound looks at them.
struct Field {
    own: Vec7,
    comrades: Squares,
    opponents: Squares,
    carrier: Option<(Team, PieceState, bool)>,
}

/// Up to seven pieces: square, kind, active, restricted.
#[derive(Clone, Copy)]
struct Man {
    square: Square,
    kind: Kind,
    active: bool,
    free: bool,
}

#[derive(Default)]
struct Vec7 {
    men: [Option<Man>; 7],
    len: usize,
}

impl Vec7 {
    #[inline]
    fn push(&mut self, man: Man) {
        if let Some(place) = self.men.get_mut(self.len) {
            *place = Some(man);
            self.len += 1;
        }
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = Man> + '_ {
        self.men.iter().take(self.len).flatten().copied()
    }
}

impl Field {
    #[inline]
    fn of(position: &Position) -> Field {
        let side = position.side();
        let mut field =
            Field { own: Vec7::default(), comrades: Squares::EMPTY, opponents: Squares::EMPTY, carrier: None };
        for piece in position.pieces() {
            let active = piece.state == PieceState::Active;
            if piece.has_ball {
                field.carrier = Some((piece.id.team, piece.state, piece.restricted));
            }
            if piece.id.team == side {
                let free = active && !piece.restricted;
                field.own.push(Man { square: piece.square, kind: piece.id.label.kind(), active, free });
                if active {
                    field.comrades |= piece.square.into();
                }
            } else if active {
                field.opponents |= piece.square.into();
            }
        }
        field
    }
}

/// Where a piece of `kind` on one of `from` may be after one action, whatever stands in its way; `opponents` may be
/// dodged.
#[inline]
fn reach(kind: Kind, from: Squares, opponents: Squares) -> Squares {
    let near = from.neighbours();
    let mut far = Squares::EMPTY;
    if kind != Kind::Ring {
        for direction in ball_rules::Diagonal::ALL {
            far |= from.step(direction).step(direction);
        }
    }
    if kind != Kind::Cross {
        for leap in from.leaps() {
            far |= leap;
        }
    }
    near | far | (far & opponents).neighbours()
}

/// Where a piece may be with up to `k` actions and, before, between and after them, up to `e` squares by cards:
/// `table[k][e]`.
fn spread(
    man: Man,
    most_pa: usize,
    most_steps: usize,
    opponents: Squares,
    table: &mut [[Squares; MOST_STEPS]; MOST_ACTIONS],
) {
    for k in 0..=most_pa {
        for e in 0..=most_steps {
            let mut here = Squares::from(man.square);
            if k > 0 {
                let before = table[k - 1][e];
                here |= before | reach(man.kind, before, opponents);
            }
            if e > 0 {
                here |= table[k][e - 1].within(1);
            }
            table[k][e] = here;
        }
    }
}

impl Bounds {
    fn new(rules: &Ruleset) -> Bounds {
        let table = &rules.actions;
        let dearest = ActionKind::ALL.into_iter().map(|action| table.cost(action).pe).max().unwrap_or(0);
        let free_energy = ActionKind::ALL.into_iter().any(|a| table.cost(a).pa == 0 && table.cost(a).pe > 0);
        Bounds {
            rules: rules.clone(),
            energy_per_pa: if free_energy { ball_rules::MAX_PE } else { dearest.max(table.convert.pe) },
            energy_on_top: table.take_possession_pe.max(table.forced_fumble_pe).max(table.fumble_pe),
            rows_per_pa: 3,
        }
    }

    /// Whether a touchdown this turn is not out of the question.
    fn may_score(&self, rules: &Ruleset, position: &Position) -> bool {
        if position.phase() != Phase::Action {
            return false;
        }
        let field = Field::of(position);
        let extras =
            if position.mode() == Mode::Cards { self.extras(rules, position, &field) } else { Extras::default() };
        if extras.any {
            self.with_cards(rules, position, &field, extras)
        } else {
            self.without_cards(rules, position, &field)
        }
    }

    /// The most energy that the acting coach can have this turn, with `most_pa` action points to spend.
    ///
    /// Each action earns on top at most once. With the ball in own hands a pass must free it before there is anything on
    /// top to earn, and only the action after that earns it.
    fn most_energy(&self, position: &Position, field: &Field, most_pa: u8) -> u8 {
        let side = position.side();
        let own_ball = matches!(field.carrier, Some((team, PieceState::Active, _)) if team == side);
        let times_on_top = if own_ball { most_pa / 2 } else { most_pa };
        let earned =
            most_pa.saturating_mul(self.energy_per_pa).saturating_add(times_on_top.saturating_mul(self.energy_on_top));
        position.pe(side).saturating_add(earned).min(31)
    }

    fn extras(&self, rules: &Ruleset, position: &Position, field: &Field) -> Extras {
        let side = position.side();
        let unused = || rules.cards().filter(|&(card, _)| !position.is_used(side, card)).map(|(_, face)| face);
        let points = |effect: Effect| if let Effect::ExtraPa { points } = effect { points } else { 0 };
        let energy_now = self.most_energy(position, field, position.pa());
        let mut energy = energy_now;
        let mut extras = Extras { link: 1, ..Extras::default() };
        let mut pa_cost = u8::MAX;
        for face in unused().filter(|face| points(face.effect) > 0 && face.pe <= energy_now) {
            extras.any = true;
            extras.pa += points(face.effect);
            pa_cost = pa_cost.min(face.pe);
        }
        if extras.pa > 0 {
            energy = self.most_energy(position, field, position.pa().saturating_add(extras.pa));
        }
        // The most squares for each sum of energy.
        let mut most = [0u8; 32];
        for face in unused().filter(|face| face.pe <= energy) {
            extras.any = true;
            // A swap and a release move two pieces.
            let steps = match face.effect {
                Effect::Run { squares } => squares,
                Effect::Swap { reach } => reach.saturating_mul(2),
                Effect::Release => 2,
                Effect::Scoop | Effect::StandUp => 1,
                _ => 0,
            };
            match face.effect {
                Effect::LiftRestriction | Effect::Scoop => extras.lifts = true,
                Effect::StandUp => extras.stands = true,
                Effect::Release => extras.releases = true,
                Effect::HandOff { reach } => extras.link = extras.link.max(reach),
                Effect::LongPass => extras.anywhere = Some(extras.anywhere.map_or(face.pa, |pa| pa.min(face.pa))),
                _ => {}
            }
            if steps > 0 {
                for sum in (face.pe..=energy).rev() {
                    let with = most[usize::from(sum - face.pe)].saturating_add(steps);
                    let here = &mut most[usize::from(sum)];
                    *here = (*here).max(with);
                }
            }
        }
        extras.steps = most[usize::from(energy_now)];
        extras.steps_with_pa = most[usize::from(energy.saturating_sub(pa_cost))];
        extras
    }

    /// The bound while cards may be played: how far pieces can go, and who can come to the ball.
    fn with_cards(&self, rules: &Ruleset, position: &Position, field: &Field, extras: Extras) -> bool {
        let side = position.side();
        let goal = rules.end_zone(side);
        let ball = position.ball_square();
        // A piece released from under an own one may be dodged too.
        let opponents = field.opponents | if extras.releases { position.closed().neighbours() } else { Squares::EMPTY };
        let possible = match field.carrier {
            None => extras.lifts || goal.has(ball),
            Some((team, ..)) if team != side => extras.lifts || goal.within(1).has(ball),
            Some((_, PieceState::Active, restricted)) => !restricted || extras.lifts || goal.has(ball),
            Some((_, PieceState::Downed, _)) => extras.stands || goal.has(ball),
            Some((_, PieceState::Upper { .. } | PieceState::Lower { .. }, _)) => extras.releases,
        };
        if !possible {
            return false;
        }
        let reaches = |pa: u8, steps: u8| {
            let rows = pa.saturating_mul(self.rows_per_pa).saturating_add(steps);
            field.own.iter().any(|man| rows_to_go(rules, side, man.square) <= rows)
                && self.ball_may_arrive(rules, side, ball, field, extras, opponents, (pa, steps))
        };
        let (pa, more) = (position.pa(), extras.pa);
        reaches(pa, extras.steps) || more > 0 && reaches(pa.saturating_add(more), extras.steps_with_pa)
    }

    /// Whether the ball may come into the end zone with so many actions and squares by cards, all pieces together.
    ///
    /// `where_ball[k][e]` are the squares where an own piece may have it for `k` actions and `e` squares: its carrier
    /// goes on, or another piece, wherever it may have gone at its own cost, is handed the ball or picks it up. A piece
    /// that had the ball before need not be paid for twice: it could have carried the ball along.
    fn ball_may_arrive(
        &self,
        rules: &Ruleset,
        side: Team,
        ball: Square,
        field: &Field,
        extras: Extras,
        opponents: Squares,
        (pa, steps): (u8, u8),
    ) -> bool {
        let (most_pa, most_steps) = (usize::from(pa), usize::from(steps));
        if most_steps >= MOST_STEPS || most_pa >= MOST_ACTIONS {
            return true;
        }
        let goal = rules.end_zone(side);
        if goal.has(ball) {
            return true;
        }
        let rises = extras.stands || extras.releases;
        let mut men = [[[Squares::EMPTY; MOST_STEPS]; MOST_ACTIONS]; 7];
        let mut count = 0;
        for (man, table) in field.own.iter().filter(|man| man.active || rises).zip(&mut men) {
            spread(man, most_pa, most_steps, opponents, table);
            count += 1;
        }
        let men = &men[..count];
        // Where it must be picked up from, or may be taken; `EMPTY` while it is in own hands.
        let near = Squares::from(ball);
        let source = match field.carrier {
            None => near,
            Some((team, ..)) if team != side => near.within(1),
            // Released to the other side and taken again.
            Some((_, PieceState::Upper { .. }, _)) => near.within(2),
            Some(_) => Squares::EMPTY,
        };
        let own = field.carrier.is_some_and(|(team, ..)| team == side);
        let short = usize::from(rules.actions.cost(ActionKind::ShortPass).pa);
        let long = usize::from(rules.actions.cost(ActionKind::LongPass).pa);
        let anywhere = extras.anywhere.map_or(long, |card| long.min(usize::from(card)));
        let thrown = rules.actions.short_pass_reach.saturating_add(1);
        let mut where_ball = [[Squares::EMPTY; MOST_STEPS]; MOST_ACTIONS];
        for k in 0..=most_pa {
            for e in 0..=most_steps {
                let mut here = if own { near } else { Squares::EMPTY };
                for man in men {
                    here |= man[k][e] & source;
                }
                if k > 0 {
                    let before = where_ball[k - 1][e];
                    here |= before | reach(Kind::Frame, before, opponents);
                }
                if e > 0 {
                    here |= where_ball[k][e - 1].within(1);
                }
                for (k0, row) in where_ball.iter().enumerate().take(k + 1) {
                    for (e0, &from) in row.iter().enumerate().take(e + 1) {
                        if from.is_empty() {
                            continue;
                        }
                        let linked = from.within(extras.link);
                        let passed = if k >= k0 + short { from.within(thrown) } else { Squares::EMPTY };
                        for man in men {
                            here |= man[k - k0][e - e0] & linked;
                            let mut caught = Squares::EMPTY;
                            if k >= k0 + short {
                                caught |= man[k - k0 - short][e - e0] & passed;
                            }
                            if k >= k0 + anywhere {
                                caught |= man[k - k0 - anywhere][e - e0];
                            }
                            // Who catches it goes on only by a card.
                            here |= if extras.lifts { caught } else { caught & goal };
                        }
                    }
                }
                // Any number of hand-offs among those who have not moved.
                loop {
                    let linked = here.within(extras.link);
                    let wider = men.iter().fold(here, |wider, man| wider | (man[0][0] & linked));
                    if wider == here {
                        break;
                    }
                    here = wider;
                }
                if !(here & goal).is_empty() {
                    return true;
                }
                where_ball[k][e] = here;
            }
        }
        false
    }

    /// The bound where only ordinary actions are left.
    fn without_cards(&self, rules: &Ruleset, position: &Position, field: &Field) -> bool {
        let side = position.side();
        let goal = rules.end_zone(side);
        let ball = position.ball_square();
        let pa = position.pa();
        match field.carrier {
            // Whoever picks it up, takes it by a dodge or steps onto it cannot go on with it (R9.4, R7.2).
            None => pa > 0 && goal.has(ball),
            Some((team, ..)) if team != side => pa > 0 && goal.within(1).has(ball),
            Some((_, PieceState::Active, false)) => match pa {
                0 => !position.after_hand_off() && !(goal & (linked(field, ball) - ball.into())).is_empty(),
                _ if goal.has(ball) => true,
                1 => self.one_action(position, field, goal, ball),
                2 => two_actions(field, goal, ball),
                _ => {
                    let rows = pa.saturating_mul(self.rows_per_pa);
                    field.own.iter().any(|man| rows_to_go(rules, side, man.square) <= rows)
                }
            },
            Some((_, PieceState::Active | PieceState::Downed, _)) => pa > 0 && goal.has(ball),
            Some(_) => false,
        }
    }

    /// With one action left and any number of hand-offs around it.
    fn one_action(&self, position: &Position, field: &Field, goal: Squares, ball: Square) -> bool {
        let network = linked(field, ball);
        // Already linked to the end zone.
        if !(network & goal).is_empty() {
            return true;
        }
        let beside = network.neighbours();
        // From here a hand-off reaches the end zone.
        let receivers = crate::evaluate::network(field.comrades, goal & field.comrades, 1).neighbours();
        let ends = position.clear();
        field.own.iter().filter(|man| man.free).any(|man| {
            let reached = reach(man.kind, man.square.into(), field.opponents);
            let moved = reached & ends;
            // It has the ball when it ends (or steps onto a piece) in the end zone, or hands it on there; or it is the
            // link, or the receiver.
            (network.has(man.square) && !((reached & goal) | (moved & receivers)).is_empty())
                || !(moved & beside & (goal | receivers)).is_empty()
        })
    }
}

/// The squares of the network of the carrier on `ball`, its own included.
#[inline]
fn linked(field: &Field, ball: Square) -> Squares {
    network(field.comrades, ball.into(), 1)
}

/// With two actions left: somebody is one action from the end zone, or somebody goes there with both and can get the
/// ball on the way without anybody else's help.
fn two_actions(field: &Field, goal: Squares, ball: Square) -> bool {
    let network = linked(field, ball);
    let beside = network.neighbours();
    field.own.iter().filter(|man| man.active).any(|man| {
        if goal.has(man.square) {
            return true;
        }
        if !man.free {
            return false;
        }
        let once = reach(man.kind, man.square.into(), field.opponents);
        if !(once & goal).is_empty() {
            return true;
        }
        let twice = reach(man.kind, once, field.opponents) & goal;
        !twice.is_empty() && (network.has(man.square) || !((once | twice) & beside).is_empty())
    })
}
