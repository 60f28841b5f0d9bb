//! Why a square does not fit: what stands there, what bars the way, how far it is.

use crate::decision::{CardPlay, Decision, Release};
use crate::play::middle_of;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::ruleset::{ActionKind, Effect, Ruleset};
use crate::square::Square;
use crate::squares::Squares;
use crate::team::{Kind, Label, PieceId};

/// What a square is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The first square of an action; with `None`, of whichever one the piece could do there.
    Action(Option<ActionKind>),
    /// A clear square beside another: the exit of a dodge (R5.3), where a short pass lands (R8.3).
    Clear {
        /// The square that it has to be adjacent to.
        beside: Square,
    },
    /// A bare square beside another: standing up (R10.3), a release (R10.4).
    Bare {
        /// The square that it has to be adjacent to.
        beside: Square,
        /// The square to which the upper piece goes.
        but: Option<Square>,
    },
    /// Where a tactical dodge pushes the opponent (R6.2).
    Push {
        /// Where the dodger stands.
        from: Square,
        /// Where it lands.
        landing: Square,
    },
    /// The square of a card.
    Card(Effect),
}

impl Position {
    /// Why the acting side's piece `label` cannot have `square` for `aim`; for a square that it cannot have.
    ///
    /// ```
    /// # use ball_rules::{Aim, Kind, Label, Mode, Position, Refusal, Ruleset};
    /// let rules = Ruleset::house();
    /// let start = Position::start(rules, Mode::Basic);
    /// let x1 = Label::new(Kind::Cross, 1).unwrap();
    /// let why = start.why_not_square(rules, x1, Aim::Action(None), "G9".parse().unwrap());
    /// assert_eq!(why, Refusal::OutOfReach(Kind::Cross));
    /// ```
    pub fn why_not_square(&self, rules: &Ruleset, label: Label, aim: Aim, square: Square) -> Refusal {
        let why = match aim {
            Aim::Action(Some(ActionKind::HandOff)) => Some(Refusal::NotInNetwork),
            Aim::Action(Some(ActionKind::ShortPass)) => self.unfit_receiver(rules, label, square),
            Aim::Action(Some(ActionKind::LongPass)) | Aim::Card(Effect::LongPass) => {
                Some(self.unfit_ground(rules, square))
            }
            Aim::Action(action) => self.unfit_movement(rules, label, action, square),
            Aim::Clear { beside } => self.unfit_beside(beside, square),
            Aim::Bare { beside, but } => self.unfit_bare(beside, but, square),
            Aim::Push { from, landing } => self.unfit_bare(middle_of(from, landing), Some(landing), square),
            Aim::Card(effect) => Some(Refusal::NotForCard(effect)),
        };
        why.unwrap_or(Refusal::BadSquare)
    }

    /// What is wrong with the squares of a decision with which nothing else is.
    pub(crate) fn unfit(&self, rules: &Ruleset, decision: Decision) -> Option<Refusal> {
        let movement = |piece, action, to| self.unfit_movement(rules, piece, Some(action), to);
        match decision {
            Decision::Move { piece, to, .. } => movement(piece, ActionKind::Move, to),
            Decision::Stack { piece, to, .. } => {
                let own = self.singles(true).has(to);
                movement(piece, if own { ActionKind::Protection } else { ActionKind::Block }, to)
            }
            Decision::Dodge { piece, target, exit, .. } => {
                movement(piece, ActionKind::Dodge, target).or_else(|| self.unfit_beside(target, exit))
            }
            Decision::TacticalDodge { piece, from, to, push } => movement(piece, ActionKind::TacticalDodge, to)
                .or_else(|| self.unfit_bare(middle_of(from, to), Some(to), push)),
            Decision::HandOff { .. } => Some(Refusal::NotInNetwork),
            Decision::ShortPass { piece, receiver, to } => {
                let receiver = self.piece(PieceId::new(self.side, receiver))?.square;
                self.unfit_receiver(rules, piece, receiver).or_else(|| self.unfit_beside(receiver, to))
            }
            Decision::LongPass { to, .. } => Some(self.unfit_ground(rules, to)),
            Decision::StandUp { from, to, .. } => self.unfit_bare(from, None, to),
            Decision::Release(release) => self.unfit_release(release),
            Decision::Card { card, play } => match play {
                CardPlay::StandUp { from, to, .. } => self.unfit_bare(from, None, to),
                CardPlay::Release(release) => self.unfit_release(release),
                CardPlay::LongPass { to, .. } => Some(self.unfit_ground(rules, to)),
                _ => Some(Refusal::NotForCard(rules.card(card).effect)),
            },
            Decision::Convert | Decision::EndPhase => None,
        }
    }

    /// Single pieces of the acting side, or of the other one; downed ones too.
    fn singles(&self, own: bool) -> Squares {
        let team = if own { self.side } else { self.side.opponent() };
        self.squares_of(team, self.slots(team).0) - self.closed()
    }

    /// What going to `to` would be, as far as what stands there tells.
    fn meant(&self, from: Square, to: Square) -> ActionKind {
        let near = from.is_adjacent(to);
        if self.singles(false).has(to) {
            return if near { ActionKind::Block } else { ActionKind::Dodge };
        }
        if near && self.singles(true).has(to) {
            return ActionKind::Protection;
        }
        let leaps = Squares::two_diagonally(from).has(to) && self.opponents().has(middle_of(from, to));
        if leaps && self.clear().has(to) { ActionKind::TacticalDodge } else { ActionKind::Move }
    }

    fn unfit_movement(&self, rules: &Ruleset, label: Label, action: Option<ActionKind>, to: Square) -> Option<Refusal> {
        let from = self.piece(PieceId::new(self.side, label))?.square;
        let action = action.unwrap_or_else(|| self.meant(from, to));
        if let Err(refusal) = self.check_ready(rules, label, action) {
            return Some(refusal);
        }
        let kind = label.kind();
        let near = from.is_adjacent(to);
        let leap = kind != Kind::Ring && Squares::two_diagonally(from).has(to);
        let straight = kind != Kind::Cross && Squares::two_straight(from).has(to);
        if !(near || leap || straight) {
            return Some(Refusal::OutOfReach(kind));
        }
        if self.closed().has(to) {
            return Some(Refusal::Closed);
        }
        let middle = Squares::of(middle_of(from, to));
        let barred = leap && (middle & (self.clear() | self.comrades())).is_empty();
        let wrong = Some(Refusal::NotFor(action));
        match action {
            ActionKind::Move if !self.clear().has(to) => Some(Refusal::Occupied),
            ActionKind::Dodge if near || !self.opponents().has(to) => wrong,
            ActionKind::Move | ActionKind::Dodge if barred => Some(Refusal::Barred),
            ActionKind::Dodge => (Squares::next_to(to) & self.clear()).is_empty().then_some(Refusal::NoExit),
            ActionKind::TacticalDodge => {
                let over = leap && !(middle & self.opponents()).is_empty() && self.clear().has(to);
                if over { None } else { wrong }
            }
            ActionKind::Block => {
                if near && self.singles(false).has(to) {
                    None
                } else {
                    wrong
                }
            }
            ActionKind::Protection => {
                if near && self.singles(true).has(to) {
                    None
                } else {
                    wrong
                }
            }
            _ => None,
        }
    }

    fn unfit_beside(&self, beside: Square, square: Square) -> Option<Refusal> {
        if !beside.is_adjacent(square) {
            Some(Refusal::NotAdjacent)
        } else if self.closed().has(square) {
            Some(Refusal::Closed)
        } else {
            (!self.clear().has(square)).then_some(Refusal::Occupied)
        }
    }

    fn unfit_bare(&self, beside: Square, but: Option<Square>, square: Square) -> Option<Refusal> {
        if but == Some(square) {
            return Some(Refusal::Taken);
        }
        let why = self.unfit_beside(beside, square);
        why.or_else(|| self.loose().has(square).then_some(Refusal::BallThere))
    }

    fn unfit_release(&self, Release { at, upper_to, lower_to, .. }: Release) -> Option<Refusal> {
        self.unfit_bare(at, None, upper_to).or_else(|| self.unfit_bare(at, Some(upper_to), lower_to))
    }

    fn unfit_receiver(&self, rules: &Ruleset, passer: Label, receiver: Square) -> Option<Refusal> {
        let from = self.piece(PieceId::new(self.side, passer))?.square;
        let reach = rules.actions.short_pass_reach;
        if from == receiver || !self.comrades().has(receiver) {
            Some(Refusal::NotFor(ActionKind::ShortPass))
        } else if from.distance(receiver) > reach {
            Some(Refusal::TooFar { reach })
        } else {
            (Squares::next_to(receiver) & self.clear()).is_empty().then_some(Refusal::NoReceiver)
        }
    }

    fn unfit_ground(&self, rules: &Ruleset, square: Square) -> Refusal {
        if self.clear().has(square) {
            Refusal::TooNear { clearance: rules.actions.long_pass_clearance }
        } else {
            Refusal::Occupied
        }
    }
}
