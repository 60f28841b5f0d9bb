//! The composer: puts a decision together from single choices (R12.1–R12.3).
//!
//! Every legal decision is a piece, an action and some squares. The composer keeps what has been picked so far and the
//! legal decisions that still fit; whatever those agree on is what may be picked next. So nothing illegal can be
//! composed, nothing legal is out of reach, and taking back a pick restores what was possible before it.

use ball_rules::{
    ActionKind, Aim, CardIndex, CardPlay, Decision, Effect, Keeper, Label, Phase, Piece, PieceId, Position, Refusal,
    Release, Ruleset, Square, Squares,
};

/// What a piece or a coach can be told to do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verb {
    /// An ordinary action (R2.9).
    Action(ActionKind),
    /// Stand up, in the unlock phase (R10.3).
    StandUp,
    /// Release a stack, in the unlock phase (R10.4).
    Release,
    /// Play a card (R11.3).
    Card(CardIndex),
    /// Convert PA to PE (R11.2).
    Convert,
    /// End the action phase (R2.2).
    EndPhase,
}

/// One choice on the way to a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// The piece that acts, of the acting side.
    Piece(Label),
    /// What it does.
    Verb(Verb),
    /// A square: a destination, a target, an exit, a push, a receiver.
    Square(Square),
    /// Who keeps the ball (R10.7).
    Keeper(Keeper),
}

/// What a square stands for when it may be picked next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// The piece ends there.
    Destination,
    /// The opponent there is downed or blocked, or an own piece there is protected.
    Target,
    /// The dodger leaves to it.
    Exit,
    /// The opponent is pushed to it.
    Push,
    /// The own piece there receives the ball.
    Receiver,
    /// The ball lands there.
    BallLanding,
    /// The upper piece of the stack goes there.
    UpperTo,
    /// The lower piece of the stack goes there.
    LowerTo,
    /// The own piece there is the second one of a card.
    Partner,
}

/// What is asked for next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// A piece (or, in the action phase, one of the coach's own decisions).
    Piece,
    /// An action, or directly a square that only one action leads to.
    Verb,
    /// A square in this role.
    Square(Role),
    /// Which piece of the stack keeps the ball (R10.7).
    Keeper,
    /// Nothing: the game is over.
    Nothing,
}

/// A legal decision taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Plan {
    piece: Option<Label>,
    verb: Verb,
    squares: [Option<(Square, Role)>; 2],
    keeper: Option<Keeper>,
    decision: Decision,
}

/// What came of a pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    /// Something more is needed.
    Open,
    /// The decision is complete; the composer is empty again.
    Complete(Decision),
    /// It could not be picked, and nothing changed.
    Refused(Refusal),
}

/// Puts decisions of one position together.
#[derive(Clone, Debug, Default)]
pub struct Composer {
    plans: Vec<Plan>,
    picks: Vec<Pick>,
}

impl Composer {
    /// A composer for the decisions of `position`, with nothing picked.
    pub fn new(rules: &Ruleset, position: &Position) -> Composer {
        let decisions = position.decisions(rules);
        Composer { plans: decisions.iter().flat_map(|&d| plans(position, d)).collect(), picks: Vec::new() }
    }

    /// What has been picked so far.
    pub fn picks(&self) -> &[Pick] {
        &self.picks
    }

    /// Whether nothing has been picked.
    pub fn is_empty(&self) -> bool {
        self.picks.is_empty()
    }

    /// The piece picked.
    pub fn piece(&self) -> Option<Label> {
        self.picks.iter().find_map(|pick| match pick {
            Pick::Piece(label) => Some(*label),
            _ => None,
        })
    }

    /// The action picked, or the only one that the picks lead to.
    pub fn verb(&self) -> Option<Verb> {
        let picked = self.picks.iter().find_map(|pick| match pick {
            Pick::Verb(verb) => Some(*verb),
            _ => None,
        });
        picked.or_else(|| {
            let mut verbs = self.fitting().map(|plan| plan.verb);
            // In the unlock phase a piece has just one task; elsewhere a piece alone says nothing yet.
            let implied = |verb: &Verb| matches!(verb, Verb::StandUp | Verb::Release) && self.piece().is_some();
            let first = verbs.next().filter(|verb| implied(verb) || !self.squares().is_empty())?;
            verbs.all(|verb| verb == first).then_some(first)
        })
    }

    /// The squares picked, in order.
    pub fn squares(&self) -> Vec<Square> {
        let squares = self.picks.iter().filter_map(|pick| match pick {
            Pick::Square(square) => Some(*square),
            _ => None,
        });
        squares.collect()
    }

    /// What was picked before a piece: a card, or nothing.
    fn picks_before_piece(&self) -> &[Pick] {
        let end = self.picks.iter().position(|pick| matches!(pick, Pick::Piece(_))).unwrap_or(self.picks.len());
        &self.picks[..end]
    }

    /// The plans that agree with everything picked.
    fn fitting(&self) -> impl Iterator<Item = &Plan> {
        self.plans.iter().filter(|plan| fits(plan, &self.picks))
    }

    /// What is asked for next.
    pub fn need(&self) -> Need {
        if self.plans.is_empty() {
            return Need::Nothing;
        }
        let chosen = self.squares().len();
        let piece_needed = self.piece().is_none() && self.fitting().any(|plan| plan.piece.is_some());
        match self.verb() {
            _ if piece_needed => Need::Piece,
            None => Need::Verb,
            Some(_) => match self.fitting().find_map(|plan| plan.squares.get(chosen).copied().flatten()) {
                Some((_, role)) => Need::Square(role),
                None => Need::Keeper,
            },
        }
    }

    /// The pieces that may be picked: those that can act at all, or that fit a card picked before.
    pub fn pieces(&self) -> impl Iterator<Item = Label> {
        let before = self.picks_before_piece();
        let mut labels: Vec<Label> =
            self.plans.iter().filter(|plan| fits(plan, before)).filter_map(|plan| plan.piece).collect();
        labels.sort();
        labels.dedup();
        labels.into_iter()
    }

    /// The actions that may be picked now, each once, in the order of the action table.
    pub fn verbs(&self) -> Vec<Verb> {
        let without_verb: Vec<Pick> =
            self.picks.iter().copied().filter(|pick| !matches!(pick, Pick::Verb(_))).collect();
        let mut verbs: Vec<Verb> =
            self.plans.iter().filter(|plan| fits(plan, &without_verb)).map(|plan| plan.verb).collect();
        verbs.sort();
        verbs.dedup();
        verbs
    }

    /// The squares that may be picked next, with their roles. A square that several actions lead to comes once for each.
    pub fn next_squares(&self) -> Vec<(Square, Role)> {
        if self.piece().is_none() {
            return Vec::new();
        }
        let chosen = self.squares().len();
        let named = self.verb().is_some();
        if chosen > 0 && !named {
            return Vec::new();
        }
        let mut all: Vec<(Square, Role)> = Vec::new();
        let offered = self.fitting().filter(|plan| named || goes_by_square(plan.verb));
        for next in offered.filter_map(|plan| plan.squares.get(chosen).copied().flatten()) {
            if !all.contains(&next) {
                all.push(next);
            }
        }
        all
    }

    /// The keepers that may be picked next (R10.7).
    pub fn keepers(&self) -> Vec<Keeper> {
        let mut keepers: Vec<Keeper> = Vec::new();
        if self.need() == Need::Keeper {
            for keeper in self.fitting().filter_map(|plan| plan.keeper) {
                if !keepers.contains(&keeper) {
                    keepers.push(keeper);
                }
            }
        }
        keepers
    }

    /// The complete decisions that would still be possible after picking `square` next.
    pub fn decisions_through(&self, square: Square) -> Vec<Decision> {
        let mut picks = self.picks.clone();
        picks.push(Pick::Square(square));
        self.plans.iter().filter(|plan| fits(plan, &picks)).map(|plan| plan.decision).collect()
    }

    /// The complete decisions that are still possible.
    pub fn open_decisions(&self) -> Vec<Decision> {
        self.fitting().map(|plan| plan.decision).collect()
    }

    /// Adds a pick if it leads to a legal decision.
    pub fn pick(&mut self, pick: Pick) -> Picked {
        let mut picks = self.picks.clone();
        match pick {
            Pick::Piece(_) => picks = self.picks_before_piece().to_vec(),
            Pick::Verb(_) if matches!(pick, Pick::Verb(Verb::EndPhase | Verb::Convert)) => picks.clear(),
            // Another action for the same piece begins again with the piece.
            Pick::Verb(_) if self.picks.iter().any(|p| matches!(p, Pick::Verb(_))) => {
                picks.retain(|pick| matches!(pick, Pick::Piece(_)));
            }
            _ => {}
        }
        picks.push(pick);
        if !self.plans.iter().any(|plan| fits(plan, &picks)) {
            // A card that does not fit the piece begins anew, without the piece.
            let alone = vec![pick];
            let begins = matches!(pick, Pick::Verb(Verb::Card(_)) | Pick::Piece(_));
            if !(begins && self.plans.iter().any(|plan| fits(plan, &alone))) {
                return Picked::Refused(Refusal::BadSquare);
            }
            picks = alone;
        }
        self.picks = picks;
        match self.complete() {
            Some(decision) => {
                self.picks.clear();
                Picked::Complete(decision)
            }
            None => Picked::Open,
        }
    }

    /// The decision, once everything that it consists of has been picked.
    fn complete(&self) -> Option<Decision> {
        let mut fitting = self.fitting();
        let plan = fitting.next()?;
        if fitting.any(|other| other.decision != plan.decision) {
            return None;
        }
        let squares = plan.squares.iter().flatten().count();
        let keeper = usize::from(plan.keeper.is_some());
        let picked = self.squares().len() + self.picks.iter().filter(|p| matches!(p, Pick::Keeper(_))).count();
        let piece_ready = plan.piece.is_none() || self.piece().is_some();
        let verb_ready = self.verb() == Some(plan.verb);
        (picked == squares + keeper && piece_ready && verb_ready).then_some(plan.decision)
    }

    /// Chooses a square as a click on it does: the next square of the decision, else another piece, else nothing.
    pub fn choose_square(&mut self, rules: &Ruleset, position: &Position, square: Square) -> Picked {
        let own = position
            .at(square)
            .into_iter()
            .flatten()
            .find(|piece| piece.id.team == position.side() && self.pieces().any(|label| label == piece.id.label));
        let offered = self.next_squares().iter().any(|&(next, _)| next == square);
        // Before an action is named, clicking another piece that can act selects that one instead.
        let switches = own.is_some_and(|piece| Some(piece.id.label) != self.piece()) && self.verb().is_none();
        if offered && !switches {
            return self.pick(Pick::Square(square));
        }
        if let Some(piece) = own {
            if Some(piece.id.label) == self.piece() {
                self.back();
                return Picked::Open;
            }
            // Where an own piece is asked for, this is no other choice but a wrong one.
            let protects = self.verb() == Some(Verb::Action(ActionKind::Protection));
            let asked_for = match self.need() {
                Need::Square(Role::Receiver | Role::Partner) => true,
                Need::Square(Role::Target) => protects,
                _ => false,
            };
            if !asked_for {
                return self.pick(Pick::Piece(piece.id.label));
            }
        }
        Picked::Refused(self.why_not_square(rules, position, square))
    }

    fn why_not_square(&self, rules: &Ruleset, position: &Position, square: Square) -> Refusal {
        if position.phase() == Phase::Over {
            return Refusal::GameOver;
        }
        let pieces = || position.at(square).into_iter().flatten();
        let own = pieces().find(|piece| piece.id.team == position.side());
        let idle = |piece: Option<Piece>| piece.and_then(|piece| position.why_idle(rules, piece.id));
        let Some(label) = self.piece() else {
            let card = self.verb().and_then(|verb| card_aim(rules, verb));
            let unfit = card.map_or(Refusal::BadSquare, Refusal::NotForCard);
            return match own.or_else(|| pieces().next()) {
                Some(piece) => idle(Some(piece)).unwrap_or(unfit),
                None => Refusal::NobodyThere,
            };
        };
        // Until an action is named, an own piece is clicked to be chosen instead.
        let unnamed = self.verb().is_none() && self.squares().is_empty();
        let instead = idle(own.filter(|_| unnamed));
        instead.unwrap_or_else(|| position.why_not_square(rules, label, self.aim(rules, position, label), square))
    }

    /// What the next square of the piece `label` is for.
    fn aim(&self, rules: &Ruleset, position: &Position, label: Label) -> Aim {
        let at = position.piece(PieceId::new(position.side(), label)).map(|piece| piece.square);
        let (verb, first) = (self.verb(), self.squares().first().copied());
        let role = match self.need() {
            Need::Square(role) => Some(role),
            _ => None,
        };
        match (verb, role, at, first) {
            (_, Some(Role::Exit | Role::BallLanding), _, Some(beside)) => Aim::Clear { beside },
            (_, Some(Role::Push), Some(from), Some(landing)) => Aim::Push { from, landing },
            (_, Some(Role::UpperTo | Role::LowerTo), Some(beside), but) => Aim::Bare { beside, but },
            (Some(Verb::StandUp), _, Some(beside), _) => Aim::Bare { beside, but: None },
            (Some(Verb::Action(action)), _, _, None) => Aim::Action(Some(action)),
            (Some(verb), ..) => match card_aim(rules, verb) {
                Some(Effect::StandUp) => at.map_or(Aim::Action(None), |beside| Aim::Bare { beside, but: None }),
                Some(effect) => Aim::Card(effect),
                None => Aim::Action(None),
            },
            (None, ..) => Aim::Action(None),
        }
    }

    /// Takes the last pick back. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        self.picks.pop().is_some()
    }
}

/// What a card does, if the action is to play one.
fn card_aim(rules: &Ruleset, verb: Verb) -> Option<Effect> {
    match verb {
        Verb::Card(card) => Some(rules.card(card).effect),
        _ => None,
    }
}

/// Whether a square alone can stand for this action. Throwing the ball away or spending a card is named first: nearly
/// every square of the board would mean it.
const fn goes_by_square(verb: Verb) -> bool {
    !matches!(verb, Verb::Card(_) | Verb::Action(ActionKind::ShortPass | ActionKind::LongPass))
}

/// Whether `plan` agrees with `picks`. A piece and an action may come in either order, squares come in theirs.
fn fits(plan: &Plan, picks: &[Pick]) -> bool {
    let mut squares = plan.squares.iter().flatten();
    let square_first = || {
        let named = picks.iter().any(|pick| matches!(pick, Pick::Verb(_)));
        !named && picks.iter().any(|pick| matches!(pick, Pick::Square(_)))
    };
    if !goes_by_square(plan.verb) && square_first() {
        return false;
    }
    picks.iter().all(|pick| match *pick {
        Pick::Piece(label) => plan.piece == Some(label),
        Pick::Verb(verb) => plan.verb == verb,
        Pick::Square(square) => squares.next().is_some_and(|&(next, _)| next == square),
        Pick::Keeper(keeper) => plan.keeper == Some(keeper),
    })
}

/// The ways to compose `decision`; only a swap has two, one from each of its pieces.
fn plans(position: &Position, decision: Decision) -> Vec<Plan> {
    let plan = |piece: Option<Label>, verb: Verb, squares: &[(Square, Role)], keeper: Option<Keeper>| Plan {
        piece,
        verb,
        squares: [squares.first().copied(), squares.get(1).copied()],
        keeper,
        decision,
    };
    let one = |piece: Label, verb: Verb, squares: &[(Square, Role)]| vec![plan(Some(piece), verb, squares, None)];
    let act = Verb::Action;
    let place = |label: Label| position.piece(PieceId::new(position.side(), label)).map(|piece| piece.square);
    let receiver = |label: Label| place(label).map(|square| (square, Role::Receiver));
    let release = |verb: Verb, release: Release| {
        let squares = [(release.upper_to, Role::UpperTo), (release.lower_to, Role::LowerTo)];
        vec![plan(Some(release.piece), verb, &squares, release.keeper)]
    };
    match decision {
        Decision::Move { piece, to, .. } => one(piece, act(ActionKind::Move), &[(to, Role::Destination)]),
        Decision::Stack { piece, to, .. } => {
            let block = position.at(to).into_iter().flatten().any(|piece| piece.id.team != position.side());
            let action = if block { ActionKind::Block } else { ActionKind::Protection };
            one(piece, act(action), &[(to, Role::Target)])
        }
        Decision::Dodge { piece, target, exit, .. } => {
            one(piece, act(ActionKind::Dodge), &[(target, Role::Target), (exit, Role::Exit)])
        }
        Decision::TacticalDodge { piece, to, push, .. } => {
            one(piece, act(ActionKind::TacticalDodge), &[(to, Role::Destination), (push, Role::Push)])
        }
        Decision::HandOff { piece, receiver: to } => {
            let squares: Vec<_> = receiver(to).into_iter().collect();
            one(piece, act(ActionKind::HandOff), &squares)
        }
        Decision::ShortPass { piece, receiver: to, to: landing } => {
            let squares: Vec<_> = receiver(to).into_iter().chain([(landing, Role::BallLanding)]).collect();
            one(piece, act(ActionKind::ShortPass), &squares)
        }
        Decision::LongPass { piece, to } => one(piece, act(ActionKind::LongPass), &[(to, Role::BallLanding)]),
        Decision::Convert => vec![plan(None, Verb::Convert, &[], None)],
        Decision::EndPhase => vec![plan(None, Verb::EndPhase, &[], None)],
        Decision::StandUp { piece, to, .. } => one(piece, Verb::StandUp, &[(to, Role::Destination)]),
        Decision::Release(stack) => release(Verb::Release, stack),
        Decision::Card { card, play } => {
            let verb = Verb::Card(card);
            match play {
                CardPlay::LiftRestriction { piece } => one(piece, verb, &[]),
                CardPlay::ExtraPa => vec![plan(None, verb, &[], None)],
                CardPlay::StandUp { piece, to, .. }
                | CardPlay::Run { piece, to, .. }
                | CardPlay::Scoop { piece, to, .. } => one(piece, verb, &[(to, Role::Destination)]),
                CardPlay::Release(stack) => release(verb, stack),
                CardPlay::LongPass { piece, to } => one(piece, verb, &[(to, Role::BallLanding)]),
                CardPlay::Down { piece, target, .. } => one(piece, verb, &[(target, Role::Target)]),
                CardPlay::HandOff { piece, receiver: to } => {
                    let squares: Vec<_> = receiver(to).into_iter().collect();
                    one(piece, verb, &squares)
                }
                CardPlay::Swap { first, second } => [(first, second), (second, first)]
                    .into_iter()
                    .filter_map(|(one, other)| Some(plan(Some(one), verb, &[(place(other)?, Role::Partner)], None)))
                    .collect(),
            }
        }
    }
}

/// Squares of the pieces that may be picked.
pub fn squares_of_pieces(position: &Position, labels: impl Iterator<Item = Label>) -> Squares {
    labels.filter_map(|label| position.piece(PieceId::new(position.side(), label))).map(|piece| piece.square).collect()
}
