//! UCT: a tree of decisions that grows where they have done well.

use std::time::{Duration, Instant};

use ball_rules::{Decision, Match, Position, Ruleset, Team};

use super::worth;
use crate::{Info, Limits, Player, Score, Stop};

/// Decisions that are played out for an answer when no limit is given.
const NODES: u64 = 200_000;
/// Nodes of the tree at most: about 50 MB.
const MOST_TREE: usize = 1_200_000;
/// How much a decision that was tried less often gains.
const EXPLORATION: f32 = 0.25;
/// The evaluation at which the chances are about 73 to 27, in hundredths of a row.
const SCALE: f32 = 400.0;

/// Upper confidence bounds applied to trees, one node a decision.
///
/// A leaf is judged by the evaluation instead of playing it to its end, and nodes whose winner is certain are never
/// visited again.
#[derive(Clone, Debug, Default)]
pub struct Uct {
    tree: Vec<Node>,
    /// The position that `tree[0]` stands for.
    root: Option<Position>,
}

impl Uct {
    /// A player without a tree yet.
    pub const fn new() -> Uct {
        Uct { tree: Vec::new(), root: None }
    }
}

/// What is known of the position after a decision.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The decision that led here.
    decision: Decision,
    /// Who acts here.
    side: Team,
    /// The children: this one and the `count − 1` after it.
    first: u32,
    count: u16,
    visits: u32,
    /// The sum of the results, each ATK's chance from 0 to 1.
    sum: f32,
    /// Who wins here, once that is certain.
    winner: Option<Team>,
}

impl Node {
    fn new(rules: &Ruleset, decision: Decision, position: &Position) -> Node {
        let winner = position.winner();
        let sum = winner.map_or_else(|| chance(rules, position), |team| if team == Team::Atk { 1.0 } else { 0.0 });
        Node { decision, side: position.side(), first: 0, count: 0, visits: 1, sum, winner }
    }

    /// The mean result for `team`.
    fn mean(&self, team: Team) -> f32 {
        let mean = self.sum / self.visits as f32;
        if team == Team::Atk { mean } else { 1.0 - mean }
    }
}

/// ATK's chance by the evaluation.
fn chance(rules: &Ruleset, position: &Position) -> f32 {
    1.0 / (1.0 + (-(worth(rules, position, Team::Atk) as f32) / SCALE).exp())
}

impl Player for Uct {
    fn name(&self) -> &str {
        "uct"
    }

    fn decide(&mut self, game: &Match, limits: Limits, stop: &Stop, report: &mut dyn FnMut(&Info)) -> Option<Decision> {
        if game.result().is_some() {
            return None;
        }
        let (rules, here, begin) = (game.rules(), *game.position(), Instant::now());
        self.begin_at(rules, here);
        let unlimited = limits.nodes.is_none() && limits.time.is_none() && !limits.infinite;
        // The rest of the turn needs something too, but less: its tree is there already.
        let most = limits.nodes.map_or(if unlimited { NODES } else { u64::MAX }, |nodes| nodes - nodes / 3);
        let time = limits.time.map_or(Duration::MAX, |time| time * 2 / 3);
        let (mut nodes, mut next_report) = (0, 4096);
        loop {
            nodes += self.grow(rules, here);
            let solved = self.tree[0].winner.is_some() || self.tree[0].count == 1;
            let full = self.tree.len() >= MOST_TREE && !limits.infinite && limits.time.is_none();
            let done = solved || full || nodes >= most || begin.elapsed() >= time || stop.is_stopped();
            if done || nodes >= next_report {
                next_report = nodes.saturating_mul(2);
                report(&self.info(rules, here, nodes, begin.elapsed()));
            }
            if done {
                break;
            }
        }
        let best = self.best(0)?;
        let decision = self.tree[best].decision;
        self.follow(rules, here, best);
        Some(decision)
    }

    fn new_match(&mut self) {
        *self = Uct::new();
    }
}

impl Uct {
    /// Keeps the tree if it begins here, or plants a new one.
    fn begin_at(&mut self, rules: &Ruleset, here: Position) {
        if self.root != Some(here) || self.tree.is_empty() {
            self.tree.clear();
            // The root's decision stands for none.
            self.tree.push(Node::new(rules, Decision::EndPhase, &here));
            self.root = Some(here);
        }
    }

    /// One walk from the root to a leaf, which gets children, and back. Returns how many decisions were played out.
    fn grow(&mut self, rules: &Ruleset, mut position: Position) -> u64 {
        let (mut path, mut at) = (vec![0], 0);
        while self.tree[at].count > 0 && self.tree[at].winner.is_none() {
            let Some(child) = self.most_promising(at) else { break };
            position.play(rules, self.tree[child].decision, &mut ());
            path.push(child);
            at = child;
        }
        let mut played = path.len() as u64 - 1;
        if self.tree[at].count == 0 && self.tree[at].winner.is_none() && self.tree.len() < MOST_TREE {
            played += self.expand(rules, at, &position);
        }
        // The best of the children is what a leaf is worth to the one who chooses among them.
        let side = self.tree[at].side;
        let result = match self.tree[at].winner {
            Some(team) => f32::from(u8::from(team == Team::Atk)),
            None => {
                let means = self.children(at).map(|child| self.tree[child].mean(side));
                let best = means.reduce(f32::max).unwrap_or_else(|| self.tree[at].mean(side));
                if side == Team::Atk { best } else { 1.0 - best }
            }
        };
        for &node in path.iter().rev() {
            self.tree[node].visits += 1;
            self.tree[node].sum += result;
            self.solve(node);
        }
        played
    }

    fn children(&self, at: usize) -> std::ops::Range<usize> {
        let first = self.tree[at].first as usize;
        first..first + usize::from(self.tree[at].count)
    }

    /// The child to walk to: none that is lost for sure.
    fn most_promising(&self, at: usize) -> Option<usize> {
        let node = &self.tree[at];
        let spread = EXPLORATION * (node.visits as f32).ln().max(0.0).sqrt();
        let bound = |child: &usize| {
            let child = &self.tree[*child];
            child.mean(node.side) + spread / (child.visits as f32).sqrt()
        };
        self.children(at)
            .filter(|&child| self.tree[child].winner.is_none())
            .max_by(|a, b| bound(a).total_cmp(&bound(b)))
    }

    /// Gives a leaf its children.
    fn expand(&mut self, rules: &Ruleset, at: usize, position: &Position) -> u64 {
        let first = self.tree.len();
        for decision in position.decisions(rules) {
            let mut next = *position;
            next.play(rules, decision, &mut ());
            self.tree.push(Node::new(rules, decision, &next));
        }
        let count = self.tree.len() - first;
        // The tree is far smaller than these types could count.
        self.tree[at].first = u32::try_from(first).unwrap_or(u32::MAX);
        self.tree[at].count = u16::try_from(count).unwrap_or(u16::MAX);
        count as u64
    }

    /// Settles who wins at a node, once its children say so.
    fn solve(&mut self, at: usize) {
        let side = self.tree[at].side;
        if self.tree[at].winner.is_some() || self.tree[at].count == 0 {
            return;
        }
        if self.children(at).any(|child| self.tree[child].winner == Some(side)) {
            self.tree[at].winner = Some(side);
        } else if self.children(at).all(|child| self.tree[child].winner.is_some()) {
            self.tree[at].winner = Some(side.opponent());
        }
    }

    /// The child to play: a certain win, else the most visited that is no certain loss, else the most visited.
    fn best(&self, at: usize) -> Option<usize> {
        let side = self.tree[at].side;
        self.children(at).max_by_key(|&child| {
            let node = &self.tree[child];
            let certain = match node.winner {
                Some(team) if team == side => 2,
                None => 1,
                Some(_) => 0,
            };
            (certain, node.visits, (node.mean(side) * 1e6) as i64)
        })
    }

    /// Makes `child` the root, as the one who acts goes on; what was found below it is kept.
    fn follow(&mut self, rules: &Ruleset, mut here: Position, child: usize) {
        let side = here.side();
        here.play(rules, self.tree[child].decision, &mut ());
        if here.side() != side || here.winner().is_some() {
            *self = Uct::new();
            return;
        }
        let mut kept = vec![self.tree[child]];
        let mut next = 0;
        while next < kept.len() {
            let old = kept[next].first as usize;
            let count = usize::from(kept[next].count);
            kept[next].first = u32::try_from(kept.len()).unwrap_or(u32::MAX);
            kept.extend_from_slice(&self.tree[old..old + count]);
            next += 1;
        }
        (self.tree, self.root) = (kept, Some(here));
    }

    fn info(&self, rules: &Ruleset, here: Position, nodes: u64, time: Duration) -> Info {
        let (mut line, mut at) = (Vec::new(), 0);
        let (mut position, mut turns, mut own_turns) = (here, 1, 1);
        while let Some(child) = self.best(at) {
            let side = position.side();
            line.push(self.tree[child].decision);
            position.play(rules, self.tree[child].decision, &mut ());
            if position.side() != side {
                turns += 1;
                own_turns += u8::from(position.side() == here.side());
            }
            at = child;
        }
        let side = here.side();
        let score = match self.tree[0].winner {
            Some(team) if team == side => Score::ScoresIn(own_turns),
            // The other coach's turns: those that are not this one's.
            Some(_) => Score::ConcedesIn((turns - own_turns).max(1)),
            None => {
                let mean = self.tree[0].mean(side).clamp(1e-6, 1.0 - 1e-6);
                Score::Points((SCALE * (mean / (1.0 - mean)).ln()) as i32)
            }
        };
        Info { turns, nodes, time, rank: 1, score, line }
    }
}
