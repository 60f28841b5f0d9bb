//! The search of a position, turn by turn.
//!
//! A node is one decision, and the value is negated only where the turn passes. Depth is counted in turns. Touchdowns
//! are answered exactly at the beginning of each turn ([`Scoring`]), so within a turn only the rest is searched, by
//! principal variation search. The table of positions seen before cuts the different orders of the same actions; only
//! the most promising decisions are looked at ([`Style`] says how many), later ones a turn less deep at first. Where the
//! depth is used up and the other coach threatens to score, the search goes on until the defence is found or there is
//! none.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use ball_rules::{Decision, Phase, Position, Ruleset};

use crate::evaluate::evaluate;
use crate::order::Order;
use crate::player::Stop;
use crate::scoring::Scoring;
use crate::table::{Bound, Entry, Transpositions, code};
use crate::weights::Weights;

/// The score of a touchdown in the turn in progress; one turn later it is 1 less.
pub(crate) const WIN: i32 = 1_000_000;
/// Scores beyond this are touchdowns seen.
pub(crate) const SURE: i32 = WIN - 1_000;
/// Beyond every score.
pub(crate) const INFINITE: i32 = WIN + 1;

/// Decisions after which an answer about a touchdown is given up inside the search.
const SCORING_NODES: u64 = 1_000;
/// How often on the way a threat may lengthen it by a turn.
const EXTENSIONS: u8 = 1;
/// Turns from the root's up to which a loss is proved.
const PROVED_TURNS: i32 = 2;
/// The value where everything that was looked at loses, but not everything was.
const LIKELY_LOST: i32 = -3_000;
/// What a decision can be worth more than it looks in the last turn that is searched, with both actions to come and with
/// less.
const FIRST_HOPE: i32 = 400;
const SECOND_HOPE: i32 = 60;
/// Decisions looked at at full depth before others are looked at less deep.
const FULL_DEPTH: usize = 4;

/// How far and how wide a search looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Turns to look ahead at most, the one in progress included.
    pub turns: u8,
    /// Turns to choose from that are looked into deeper.
    pub root: usize,
    /// Decisions looked at where at least two action points are left.
    pub first: usize,
    /// Decisions looked at where one action point is left.
    pub second: usize,
    /// Decisions looked at in the unlock phase, and of those that cost nothing.
    pub unlock: usize,
}

impl Default for Style {
    fn default() -> Style {
        Style { turns: 12, root: 250, first: 16, second: 14, unlock: 4 }
    }
}

/// A decision, where it leads and how good that looks.
#[derive(Clone, Copy)]
struct Child {
    look: i32,
    decision: Decision,
    after: Position,
}

/// Decisions that are tried before the others are looked at.
#[derive(Clone, Copy, Default)]
struct Tried {
    children: [Option<Child>; 2],
    count: usize,
}

impl Tried {
    fn children(&self) -> impl Iterator<Item = Child> + use<> {
        self.children.into_iter().flatten()
    }

    fn has(&self, decision: Decision) -> bool {
        self.children.iter().flatten().any(|child| child.decision == decision)
    }
}

/// Where in the search a node is.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// Turns to look ahead, the one in progress included.
    pub(crate) depth: i8,
    /// Turns since the root's.
    pub(crate) turn: i32,
    /// How often the way may still be lengthened.
    pub(crate) extensions: u8,
    /// Whether a loss must be proved by looking at every decision.
    pub(crate) proves: bool,
}

impl Place {
    pub(crate) const fn root(depth: i8) -> Place {
        Place { depth, turn: 0, extensions: if depth > 1 { EXTENSIONS } else { 0 }, proves: true }
    }
}

/// What a search works with; kept from one decision to the next.
#[derive(Debug)]
pub(crate) struct Search {
    pub(crate) weights: Weights,
    pub(crate) style: Style,
    pub(crate) table: Arc<Transpositions>,
    pub(crate) scoring: Scoring,
    order: Order,
    /// Keys of the beginnings of turns on the way from the root.
    path: Vec<u64>,
    /// How often each position began a turn in the match.
    pub(crate) history: HashMap<u64, u32>,
    nodes: u64,
    /// Those that were told already.
    told_nodes: u64,
    most_nodes: u64,
    deadline: Option<Instant>,
    stop: Stop,
    ended: bool,
}

impl Search {
    pub(crate) fn new(rules: &Ruleset, weights: Weights, style: Style, table: Arc<Transpositions>) -> Search {
        Search {
            weights,
            style,
            table,
            scoring: Scoring::new(rules),
            order: Order::default(),
            path: Vec::new(),
            history: HashMap::new(),
            nodes: 0,
            told_nodes: 0,
            most_nodes: u64::MAX,
            deadline: None,
            stop: Stop::default(),
            ended: false,
        }
    }

    /// Begins anew with counting, within these limits.
    pub(crate) fn begin(&mut self, most_nodes: u64, deadline: Option<Instant>, stop: &Stop) {
        self.nodes = 0;
        self.told_nodes = 0;
        self.scoring.nodes = 0;
        self.most_nodes = most_nodes;
        self.deadline = deadline;
        self.stop = stop.clone();
        self.scoring.ends_with(stop, deadline);
        self.ended = false;
        self.path.clear();
        self.order.age();
        self.table.age();
    }

    /// Moves the end of the time.
    pub(crate) fn extend(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
        let stop = self.stop.clone();
        self.scoring.ends_with(&stop, deadline);
    }

    /// Ends the search once so many decisions have been played out since [`Search::begin`].
    pub(crate) fn limit_nodes(&mut self, most: u64) {
        self.most_nodes = most;
    }

    /// Decisions played out since [`Search::begin`].
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes + self.scoring.nodes
    }

    /// Decisions played out since it was last asked.
    pub(crate) fn take_new_nodes(&mut self) -> u64 {
        let new = self.nodes() - self.told_nodes;
        self.told_nodes += new;
        new
    }

    /// Whether a limit was reached or the search stopped; values are worthless from then on.
    pub(crate) fn ended(&self) -> bool {
        self.ended
    }

    /// Whether to stop at once, asked from outside.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_stopped() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn check(&mut self) {
        self.nodes += 1;
        if self.nodes() >= self.most_nodes || (self.nodes.is_multiple_of(64) && self.is_stopped()) {
            self.ended = true;
        }
    }

    pub(crate) fn look(&self, rules: &Ruleset, position: &Position) -> i32 {
        evaluate(rules, &self.weights, position)
    }

    /// The value of what follows a decision, for the side that took it.
    pub(crate) fn after(
        &mut self,
        rules: &Ruleset,
        before: &Position,
        after: &Position,
        place: Place,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        if after.winner().is_some() {
            // The exact answer had given up before it came to this.
            WIN - place.turn
        } else if after.side() == before.side() {
            self.within_turn(rules, after, place, alpha, beta)
        } else {
            let place = Place { depth: place.depth - 1, turn: place.turn + 1, ..place };
            -self.turn(rules, after, place, -beta, -alpha)
        }
    }

    /// The value of the beginning of a turn for the side to act.
    fn turn(&mut self, rules: &Ruleset, position: &Position, place: Place, alpha: i32, beta: i32) -> i32 {
        self.check();
        if self.ended {
            return 0;
        }
        let key = position.key();
        // The third time is a draw (R1.11); who comes back once on the way can come back again.
        if self.path.contains(&key) || self.history.get(&key).is_some_and(|&times| times >= 2) {
            return 0;
        }
        let entry = self.table.get(key);
        if let Some(value) = entry.and_then(|entry| enough(entry, place, alpha, beta)) {
            return value;
        }
        if self.scores(rules, position) {
            self.table.put(key, i8::MAX, Bound::Exact, WIN, 0);
            return WIN - place.turn;
        }
        if place.depth <= 0 {
            return self.horizon(rules, position, place, alpha, beta);
        }
        self.path.push(key);
        let value = self.within_turn(rules, position, place, alpha, beta);
        self.path.pop();
        value
    }

    /// The value of the beginning of a turn that is not searched any more, but for a defence where one is needed. The side
    /// to act does not score this turn.
    fn horizon(&mut self, rules: &Ruleset, position: &Position, place: Place, alpha: i32, beta: i32) -> i32 {
        let key = position.key();
        let look = self.look(rules, position);
        // A threat would only lower it.
        if look <= alpha || place.extensions == 0 || !self.threatened(rules, position) {
            if look <= alpha || place.extensions > 0 {
                let bound = if look <= alpha { Bound::Upper } else { Bound::Exact };
                self.table.put(key, 0, bound, look, 0);
            }
            return look;
        }
        let longer = Place { depth: 1, extensions: place.extensions - 1, proves: false, ..place };
        self.path.push(key);
        let value = self.within_turn(rules, position, longer, alpha, beta);
        self.path.pop();
        value
    }

    fn scores(&mut self, rules: &Ruleset, position: &Position) -> bool {
        self.scoring.can_score_again(rules, position, SCORING_NODES)
    }

    /// Whether the other coach scores next turn if this turn is left unused; unlocking goes by its looks.
    fn threatened(&mut self, rules: &Ruleset, position: &Position) -> bool {
        let side = position.side();
        let mut at = *position;
        if at.phase() == Phase::Action {
            at.play(rules, Decision::EndPhase, &mut ());
        }
        while at.side() == side {
            let children = self.children(rules, &at, 0, 0);
            let Some(best) = children.into_iter().max_by_key(|child| child.look) else { return false };
            at = best.after;
        }
        self.scores(rules, &at)
    }

    /// The value of a position within a turn, for the side to act. There is no touchdown this turn.
    fn within_turn(&mut self, rules: &Ruleset, position: &Position, place: Place, mut alpha: i32, beta: i32) -> i32 {
        self.check();
        if self.ended {
            return 0;
        }
        let key = position.key();
        let acting = position.phase() == Phase::Action;
        let last = acting && position.pa() == 0;
        let entry = if last { None } else { self.table.get(key) };
        if let Some(value) = entry.and_then(|entry| enough(entry, place, alpha, beta)) {
            return value;
        }
        let known = entry.map_or(0, |entry| entry.best);
        let floor = alpha;
        let mut best = -INFINITE;
        let mut best_decision = None;
        // What cut before is tried before anything else is even looked at.
        let mut tried = Tried::default();
        if acting && !last && beta - alpha == 1 {
            tried = self.early(rules, position, known, place.turn);
            for child in tried.children() {
                let value = self.after(rules, position, &child.after, place, (alpha, beta));
                if self.ended {
                    return 0;
                }
                if value > best {
                    (best, best_decision) = (value, Some(child.decision));
                }
                if value >= beta {
                    break;
                }
            }
        }
        let mut loses_all = false;
        if best < beta {
            let mut children = self.children(rules, position, known, place.turn);
            let mut width = match (acting, position.pa()) {
                (true, 2..) => self.style.first,
                (true, 1) => self.style.second,
                (true, _) => self.style.unlock,
                _ => unlock_width(&mut children, self.style.unlock, place.depth),
            };
            let proves = place.proves && place.turn <= PROVED_TURNS;
            let hope = if position.pa() > 1 { FIRST_HOPE } else { SECOND_HOPE };
            let begun = tried.count;
            let mut index = 0;
            while index < children.len() {
                // Where everything loses, the one turn that does not must be among the rest.
                if index >= width && (best > -SURE || !acting || !proves) {
                    loses_all = acting && best <= -SURE;
                    break;
                }
                let Some(child) = take_best(&mut children, index) else { break };
                index += 1;
                if tried.has(child.decision) {
                    width += 1;
                    continue;
                }
                let rank = index - 1 + if begun > 0 { 1 } else { 0 };
                if place.depth == 1 && rank > 0 && best > -SURE && child.look.saturating_add(hope) <= alpha {
                    // What is left of the turn cannot make up for that.
                    break;
                }
                let mut value = -INFINITE;
                if rank > 0 {
                    let mut proved = true;
                    if rank >= FULL_DEPTH && acting && place.depth > 1 && best > -SURE {
                        let shallow = Place { depth: place.depth - 1, ..place };
                        value = self.after(rules, position, &child.after, shallow, (alpha, alpha + 1));
                        proved = value > alpha;
                    }
                    if proved {
                        value = self.after(rules, position, &child.after, place, (alpha, alpha + 1));
                    }
                }
                if rank == 0 || value > alpha && value < beta {
                    value = self.after(rules, position, &child.after, place, (alpha, beta));
                }
                if self.ended {
                    return 0;
                }
                if value > best {
                    (best, best_decision) = (value, Some(child.decision));
                }
                alpha = alpha.max(value);
                if alpha >= beta {
                    break;
                }
            }
        }
        if best >= beta
            && let Some(decision) = best_decision
        {
            self.order.cut(position, decision, place.turn, place.depth);
        }
        if loses_all {
            best = LIKELY_LOST;
        }
        if !last {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > floor {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let best_code = if best > floor { best_decision.map_or(0, code) } else { 0 };
            self.table.put(key, place.depth, bound, to_table(best, place.turn), best_code);
        }
        best
    }

    /// The decisions that are tried first: the best one known, and what cut last at this place.
    fn early(&self, rules: &Ruleset, position: &Position, known: u32, turn: i32) -> Tried {
        let mut tried = Tried::default();
        let killer = self.order.killer(position, turn);
        if known == 0 && killer == 0 {
            return tried;
        }
        let mut found = [None; 2];
        let _ = position.visit_decisions(rules, |decision| {
            let number = code(decision);
            if number == known {
                found[0] = Some(decision);
            } else if number == killer {
                found[1] = Some(decision);
            }
            ControlFlow::<()>::Continue(())
        });
        for decision in found.into_iter().flatten() {
            let mut after = *position;
            after.play(rules, decision, &mut ());
            tried.children[tried.count] = Some(Child { look: 0, decision, after });
            tried.count += 1;
        }
        tried
    }

    /// How the table has it go on from `position`, at most `turns` turns.
    pub(crate) fn line(&self, rules: &Ruleset, position: &Position, turns: u8) -> Vec<Decision> {
        let (mut at, mut line, mut passed) = (*position, Vec::new(), 0);
        while passed < turns && at.winner().is_none() {
            let spent = at.phase() == Phase::Action && at.pa() == 0;
            let best = self.table.get(at.key()).map_or(0, |entry| entry.best);
            let known = at.decisions(rules).into_iter().find(|&decision| code(decision) == best);
            let Some(decision) = known.or_else(|| spent.then_some(Decision::EndPhase)) else { break };
            let side = at.side();
            at.play(rules, decision, &mut ());
            line.push(decision);
            passed += u8::from(at.side() != side);
        }
        line
    }

    /// Every decision with a look at where it leads; the `known` best one looks best.
    fn children(&mut self, rules: &Ruleset, position: &Position, known: u32, turn: i32) -> Vec<Child> {
        let mut children = Vec::with_capacity(64);
        let side = position.side();
        let weights = &self.weights;
        let order = &self.order;
        // Most often there is nothing left to do but to end the phase, and then its look does not matter.
        let alone = position.phase() == Phase::Action && position.pa() == 0 && has_one_decision(rules, position);
        let _ = position.visit_decisions(rules, |decision| {
            let mut after = *position;
            after.play(rules, decision, &mut ());
            let look = if known != 0 && known == code(decision) {
                INFINITE
            } else if alone {
                0
            } else {
                let look = evaluate(rules, weights, &after);
                let look = if after.side() == side { look } else { -look };
                look + order.bonus(position, decision, turn)
            };
            children.push(Child { look, decision, after });
            ControlFlow::<()>::Continue(())
        });
        self.nodes += children.len() as u64;
        children
    }
}

/// How many ways to go on with unlocking are looked at. One task is resolved after the other: only the ways of the piece
/// with the best one stay among the `children`.
fn unlock_width(children: &mut Vec<Child>, width: usize, depth: i8) -> usize {
    let Some(best) = take_best(children, 0) else { return 0 };
    let all = children.len();
    children.retain(|child| child.decision.piece() == best.decision.piece());
    let width = if depth > 1 { width } else { width / 2 };
    if children.len() < all { (width / 2).max(1) } else { width.max(1) }
}

/// Whether only one decision is legal.
fn has_one_decision(rules: &Ruleset, position: &Position) -> bool {
    let mut count = 0;
    let _ = position.visit_decisions(rules, |_| {
        count += 1;
        if count > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    count == 1
}

/// The value of a table's entry, where that is all that is asked for.
fn enough(entry: Entry, place: Place, alpha: i32, beta: i32) -> Option<i32> {
    if entry.depth < place.depth {
        return None;
    }
    let value = from_table(entry.value, place.turn);
    let enough = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => value >= beta,
        Bound::Upper => value <= alpha,
    };
    enough.then_some(value)
}

/// Brings the best of the children from `index` on to `index`.
fn take_best(children: &mut [Child], index: usize) -> Option<Child> {
    let rest = children.get(index..)?;
    // The first of equals, so that nothing hangs on how the search for the best goes.
    let mut best = 0;
    for (i, child) in rest.iter().enumerate() {
        if child.look > rest[best].look {
            best = i;
        }
    }
    let child = *rest.get(best)?;
    children.swap(index, index + best);
    Some(child)
}

/// Touchdowns are stored by their distance from the position, not from the root.
fn to_table(value: i32, turn: i32) -> i32 {
    if value >= SURE {
        value + turn
    } else if value <= -SURE {
        value - turn
    } else {
        value
    }
}

fn from_table(value: i32, turn: i32) -> i32 {
    if value >= SURE {
        value - turn
    } else if value <= -SURE {
        value + turn
    } else {
        value
    }
}
