//! The search of a position, turn by turn.
//!
//! A node is one decision, and the value is negated only where the turn passes. Depth is counted in turns. Touchdowns
//! are answered exactly at the beginning of each turn ([`Scoring`]), so within a turn only the rest is searched, by
//! principal variation search. The table of positions seen before cuts the different orders of the same actions; only
//! the most promising decisions are looked at ([`Style`] says how many), later ones a turn less deep at first. Where the
//! depth is used up and the other coach threatens to score, the search goes on until the defence is found or there is
//! none.

mod children;
mod value;
mod working;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use ball_rules::{Decision, Mode, Phase, Position, Ruleset};

use crate::evaluate::evaluate;
use crate::order::Order;
use crate::player::Stop;
use crate::scoring::Scoring;
use crate::table::{Bound, Entry, Transpositions, code};
use crate::weights::Weights;
use children::{Tried, take_best, unlock_width};
pub(crate) use value::{INFINITE, SURE, WIN};
use value::{from_table, to_table};

/// Decisions after which an answer about a touchdown is given up inside the search, and where it is not searched any
/// further.
const SCORING_NODES: u64 = 250;
const HORIZON_SCORING_NODES: u64 = 60;
/// How often on the way a threat may lengthen it by a turn.
const EXTENSIONS: u8 = 1;
/// Turns from the root's up to which a loss is proved.
const PROVED_TURNS: i32 = 2;
/// Energy with which no loss is proved any more.
const PROVED_ENERGY: u8 = 2;
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
    /// Decisions of this turn before.
    pub(crate) step: usize,
}

impl Place {
    pub(crate) const fn root(depth: i8) -> Place {
        Place { depth, turn: 0, extensions: if depth > 1 { EXTENSIONS } else { 0 }, proves: true, step: 0 }
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
            self.within_turn(rules, after, Place { step: place.step + 1, ..place }, alpha, beta)
        } else {
            let place = Place { depth: place.depth - 1, turn: place.turn + 1, step: 0, ..place };
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
        if self.scores(rules, position, if place.depth > 0 { SCORING_NODES } else { HORIZON_SCORING_NODES }) {
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

    fn scores(&mut self, rules: &Ruleset, position: &Position, nodes: u64) -> bool {
        self.scoring.can_score_again(rules, position, nodes)
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
        self.scores(rules, &at, HORIZON_SCORING_NODES)
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
            if acting && position.mode() == Mode::Cards && place.step > 1 {
                // Cards make turns long.
                width = (width >> (place.step - 1)).max(2);
            }
            // With cards to play there are far too many turns.
            let few = position.mode() == Mode::Basic || position.pe(position.side()) < PROVED_ENERGY;
            let proves = place.proves && place.turn <= PROVED_TURNS && few;
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
