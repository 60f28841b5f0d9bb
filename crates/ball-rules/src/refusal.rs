//! Why something cannot be done: the reasons behind greyed actions and refused decisions.

use crate::decision::{CardPlay, Decision};
use crate::position::{Ball, Phase, Piece, PieceState, Position, Slot};
use crate::ruleset::{ActionKind, CardIndex, Effect, Ruleset};
use crate::square::{Diagonal, Square};
use crate::squares::Squares;
use crate::team::{Kind, Label, PieceId};

/// Why a piece cannot do an action, a card cannot be played or a decision is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Actions belong to the action phase (R2.1).
    #[error("the unlock phase allows only standing up and releasing")]
    UnlockPhase,
    /// Standing up and releasing belong to the unlock phase (R2.1).
    #[error("standing up and releasing belong to the unlock phase")]
    ActionPhase,
    /// The side to act has no such piece.
    #[error("there is no {0}")]
    NoSuchPiece(PieceId),
    /// The piece stands elsewhere.
    #[error("the piece does not stand there")]
    ElsewherePiece,
    /// The piece is the other coach's.
    #[error("it is not this piece's turn")]
    NotYourTurn,
    /// The piece is downed (R2.3).
    #[error("the piece is downed; it stands up in the unlock phase")]
    Downed,
    /// The piece is part of a stack (R7.2).
    #[error("the piece is part of a stack and cannot act until it is released")]
    Stacked,
    /// The piece may start no other ordinary action this turn (R9.4).
    #[error("the piece picked up the ball or forced a fumble this turn and may start no other ordinary action")]
    Restricted,
    /// Too few action points (R2.2).
    #[error("it costs {needed} PA and {left} are left")]
    NotEnoughPa {
        /// PA that the action costs.
        needed: u8,
        /// PA that are left.
        left: u8,
    },
    /// Too few energy points (R11.3).
    #[error("it costs {needed} PE and {available} are available")]
    NotEnoughPe {
        /// PE that the card costs.
        needed: u8,
        /// PE that the coach has.
        available: u8,
    },
    /// Only the carrier may hand on and pass (R2.7).
    #[error("only the piece with the ball can do this")]
    NotCarrier,
    /// A hand-off may not directly follow a hand-off (R8.2).
    #[error("a hand-off may not directly follow a hand-off")]
    AfterHandOff,
    /// No other own active piece is connected (R8.1).
    #[error("no other active piece is connected to the carrier")]
    NoNetwork,
    /// No receiver within reach has a clear square beside it (R8.3).
    #[error("no active piece within reach has a clear square beside it")]
    NoReceiver,
    /// No square is far enough from every own piece (R8.4).
    #[error("no clear square is far enough from every piece of the team")]
    NoOpenGround,
    /// Every square within reach is off the board, occupied or cut off (R4).
    #[error("no clear square can be reached")]
    NoWay,
    /// No single active opponent stands where a dodge could end (R5.1).
    #[error("no active opponent stands where a dodge of this piece would end")]
    NobodyToDodge,
    /// The square behind every opponent is off the board or occupied (R5.3).
    #[error("the dodger would have no clear square to leave to")]
    NoExit,
    /// An O never moves diagonally over a square (R6.1).
    #[error("this kind of piece makes no tactical dodges")]
    KindCannot,
    /// No single active opponent is adjacent with a clear square behind it (R6.1).
    #[error("no active opponent stands next to the piece with a clear square behind it")]
    NobodyToLeap,
    /// The opponent could be pushed nowhere (R6.2).
    #[error("the opponent has no bare square to be pushed to")]
    NoPush,
    /// No single opponent is adjacent (R7.1).
    #[error("no single opponent stands next to the piece")]
    NobodyToBlock,
    /// No single own piece is adjacent (R7.1).
    #[error("no single piece of the team stands next to the piece")]
    NobodyToProtect,
    /// The card has been played (R11.4).
    #[error("the card has already been played")]
    CardUsed,
    /// Cards and converting belong to cards mode (R11).
    #[error("there are no cards in the basic game")]
    BasicGame,
    /// Nothing on the board fits the card (R2.6).
    #[error("nothing on the board fits this card now")]
    NoTarget,
    /// No kind of movement of this piece ends there (R4.1).
    #[error("{}", reach_of(*.0))]
    OutOfReach(Kind),
    /// The piece in between may not be passed over (R4.4).
    #[error("only a single active piece of one's own may be passed over")]
    Barred,
    /// A piece stands there (R2.8).
    #[error("the square is occupied")]
    Occupied,
    /// A stack stands there (R2.5).
    #[error("a stack closes the square")]
    Closed,
    /// It is not beside the square that it has to be beside.
    #[error("it has to be an adjacent square")]
    NotAdjacent,
    /// The dodger lands there, or the other piece of the stack goes there (R6.2, R10.4).
    #[error("the other piece goes to this square")]
    Taken,
    /// The loose ball lies there (R2.8).
    #[error("the loose ball lies there, and the square has to be bare")]
    BallThere,
    /// Nobody stands where a piece is asked for.
    #[error("no piece stands there")]
    NobodyThere,
    /// The action ends on other squares than this (R5.1, R6.1, R7.1, R8.3).
    #[error("{}", aim_of(*.0))]
    NotFor(ActionKind),
    /// No active piece of the carrier's network stands there (R8.1).
    #[error("a hand-off goes to an active piece that is connected to the carrier")]
    NotInNetwork,
    /// The receiver of a short pass is too far away (R8.3).
    #[error("a short pass goes to a receiver at most {reach} squares away")]
    TooFar {
        /// How far away it may be, in squares.
        reach: u8,
    },
    /// A long pass would land too near to a piece of the team (R8.4).
    #[error("a long pass lands at least {clearance} squares from every piece of the team")]
    TooNear {
        /// How far away it has to be, in squares.
        clearance: u8,
    },
    /// The card does something else (R11.6).
    #[error("the card does not do that")]
    NotForCard(Effect),
    /// The target square does not fit the action.
    #[error("this square cannot be chosen for it")]
    BadSquare,
    /// The task is none, or not this phase's (R10.1).
    #[error("this is not an open task of the phase")]
    NoTask,
    /// There is no room to stand up or to release (R10.5).
    #[error("there is no room for it")]
    NoRoom,
}

/// How a piece of `kind` moves (R4.1).
const fn reach_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Cross => "an X moves 1 or 2 squares diagonally",
        Kind::Ring => "an O moves 1 square diagonally, or 2 horizontally or vertically",
        Kind::Frame => "a □ moves 1 or 2 squares diagonally, or 2 horizontally or vertically",
    }
}

/// Where an action goes.
const fn aim_of(action: ActionKind) -> &'static str {
    match action {
        ActionKind::Move => "a move ends on a clear square",
        ActionKind::Dodge => "a dodge ends on a single active opponent two squares away",
        ActionKind::TacticalDodge => "a tactical dodge leaps over an active opponent to the clear square behind it",
        ActionKind::Block => "a block goes one square, onto a single opponent",
        ActionKind::Protection => "a protection goes one square, onto a single piece of the team",
        ActionKind::HandOff => "a hand-off goes to an active piece that is connected to the carrier",
        ActionKind::ShortPass => "a short pass goes to another active piece of the team",
        ActionKind::LongPass => "a long pass lands on a clear square away from every piece of the team",
    }
}

impl Position {
    /// Why the acting side's piece `label` cannot do `action` now; `None` if it can.
    ///
    /// ```
    /// # use ball_rules::{ActionKind, Label, Kind, Mode, Position, Refusal, Ruleset};
    /// let rules = Ruleset::house();
    /// let start = Position::start(rules, Mode::Basic);
    /// let x1 = Label::new(Kind::Cross, 1).unwrap();
    /// assert_eq!(start.why_not(rules, x1, ActionKind::Move), None);
    /// assert_eq!(start.why_not(rules, x1, ActionKind::LongPass), Some(Refusal::NotCarrier));
    /// ```
    pub fn why_not(&self, rules: &Ruleset, label: Label, action: ActionKind) -> Option<Refusal> {
        self.check_action(rules, label, action).err()
    }

    fn check_action(&self, rules: &Ruleset, label: Label, action: ActionKind) -> Result<(), Refusal> {
        let slot = self.check_ready(rules, label, action)?;
        self.check_targets(rules, slot, action)
    }

    /// The slot of a piece that may start `action` and whose coach can pay for it.
    pub(crate) fn check_ready(&self, rules: &Ruleset, label: Label, action: ActionKind) -> Result<Slot, Refusal> {
        self.check_phase_is_action()?;
        let slot = self.check_free(label)?;
        let carries = matches!(action, ActionKind::HandOff | ActionKind::ShortPass | ActionKind::LongPass);
        if carries && !self.has_ball(self.side, slot) {
            return Err(Refusal::NotCarrier);
        }
        let needed = rules.actions.cost(action).pa;
        if self.pa < needed {
            return Err(Refusal::NotEnoughPa { needed, left: self.pa });
        }
        Ok(slot)
    }

    fn check_phase_is_action(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Action => Ok(()),
            Phase::Unlock => Err(Refusal::UnlockPhase),
            Phase::Over => Err(Refusal::GameOver),
        }
    }

    /// The slot of a piece that may start an action.
    fn check_free(&self, label: Label) -> Result<Slot, Refusal> {
        let id = PieceId::new(self.side, label);
        let (piece, slot) = self.piece(id).zip(self.slot_of(id)).ok_or(Refusal::NoSuchPiece(id))?;
        match piece.state {
            PieceState::Active if piece.restricted => Err(Refusal::Restricted),
            PieceState::Active => Ok(slot),
            PieceState::Downed => Err(Refusal::Downed),
            PieceState::Upper { .. } | PieceState::Lower { .. } => Err(Refusal::Stacked),
        }
    }

    /// Whether an action that is paid for has a target at all.
    fn check_targets(&self, rules: &Ruleset, slot: Slot, action: ActionKind) -> Result<(), Refusal> {
        let from = self.square_of(self.side, slot);
        let kind = self.label_of(self.side, slot).kind();
        let near = Squares::of(from).neighbours();
        let far = self.two_square_ends(kind, from);
        let found = |any: bool, otherwise: Refusal| if any { Ok(()) } else { Err(otherwise) };
        match action {
            ActionKind::Move => found(!((near | far) & self.clear()).is_empty(), Refusal::NoWay),
            ActionKind::Dodge => {
                let targets = far & self.opponents();
                found(!targets.is_empty(), Refusal::NobodyToDodge)?;
                let exits = targets.into_iter().any(|t| !(Squares::of(t).neighbours() & self.clear()).is_empty());
                found(exits, Refusal::NoExit)
            }
            ActionKind::TacticalDodge => {
                found(kind != Kind::Ring, Refusal::KindCannot)?;
                let leaps: Vec<_> = Diagonal::ALL
                    .into_iter()
                    .filter_map(|direction| {
                        let middle = Squares::of(from).step(direction) & self.opponents();
                        let landing = middle.step(direction) & self.clear();
                        middle.first().zip(landing.first())
                    })
                    .collect();
                found(!leaps.is_empty(), Refusal::NobodyToLeap)?;
                let pushes = leaps.iter().any(|&(middle, to)| !self.push_squares(from, middle, to).is_empty());
                found(pushes, Refusal::NoPush)
            }
            ActionKind::Block | ActionKind::Protection => {
                let team = if action == ActionKind::Block { self.side.opponent() } else { self.side };
                let singles = self.squares_of(team, self.slots(team).0) - self.closed();
                let nobody = match action {
                    ActionKind::Block => Refusal::NobodyToBlock,
                    _ => Refusal::NobodyToProtect,
                };
                found(!(near & singles).is_empty(), nobody)
            }
            ActionKind::HandOff => {
                found(!self.after_hand_off, Refusal::AfterHandOff)?;
                found(self.receivers(slot, 1).next().is_some(), Refusal::NoNetwork)
            }
            ActionKind::ShortPass => {
                let reach = rules.actions.short_pass_reach;
                let receivers = (self.comrades() - from.into()) & Squares::of(from).within(reach);
                found(!(receivers.neighbours() & self.clear()).is_empty(), Refusal::NoReceiver)
            }
            ActionKind::LongPass => found(!self.long_pass_squares(rules).is_empty(), Refusal::NoOpenGround),
        }
    }

    /// Why the acting coach cannot play `card` now; `None` if it can be played.
    ///
    /// ```
    /// # use ball_rules::{Mode, Position, Refusal, Ruleset};
    /// let rules = Ruleset::house();
    /// let start = Position::start(rules, Mode::Cards);
    /// let card = rules.card_named("no-huddle").unwrap();
    /// assert_eq!(start.why_not_card(rules, card), Some(Refusal::NotEnoughPe { needed: 4, available: 0 }));
    /// ```
    pub fn why_not_card(&self, rules: &Ruleset, card: CardIndex) -> Option<Refusal> {
        self.check_card(rules, card).err()
    }

    fn check_card(&self, rules: &Ruleset, card: CardIndex) -> Result<(), Refusal> {
        if !self.cards_mode {
            return Err(Refusal::BasicGame);
        }
        self.check_phase_is_action()?;
        if self.is_used(self.side, card) {
            return Err(Refusal::CardUsed);
        }
        let face = rules.card(card);
        if self.pe(self.side) < face.pe {
            return Err(Refusal::NotEnoughPe { needed: face.pe, available: self.pe(self.side) });
        }
        if self.pa < face.pa {
            return Err(Refusal::NotEnoughPa { needed: face.pa, left: self.pa });
        }
        let target = self.visit_card_plays(rules, face.effect, |_| std::ops::ControlFlow::Break(()));
        if target.is_break() { Ok(()) } else { Err(Refusal::NoTarget) }
    }

    /// Why the acting coach cannot convert PA now; `None` if it is possible (R11.2).
    pub fn why_not_convert(&self, rules: &Ruleset) -> Option<Refusal> {
        if !self.cards_mode {
            return Some(Refusal::BasicGame);
        }
        let needed = rules.actions.convert.pa;
        match self.check_phase_is_action() {
            Err(refusal) => Some(refusal),
            Ok(()) if self.pa < needed => Some(Refusal::NotEnoughPa { needed, left: self.pa }),
            Ok(()) => None,
        }
    }

    /// Why `piece` can be chosen for nothing at all now; `None` if it can act or be resolved.
    pub fn why_idle(&self, rules: &Ruleset, piece: PieceId) -> Option<Refusal> {
        let Some(Piece { state, task, .. }) = self.piece(piece) else { return Some(Refusal::NoSuchPiece(piece)) };
        if self.phase == Phase::Over {
            return Some(Refusal::GameOver);
        }
        if piece.team != self.side {
            return Some(Refusal::NotYourTurn);
        }
        let takes_part = |decision: Decision| match decision {
            // Either of the two can be chosen first.
            Decision::Card { play: CardPlay::Swap { first, second }, .. } => [first, second].contains(&piece.label),
            _ => decision.piece() == Some(piece.label),
        };
        if self.decisions(rules).into_iter().any(takes_part) {
            return None;
        }
        Some(match (self.phase, state) {
            (Phase::Unlock, _) if task => Refusal::NoRoom,
            (Phase::Unlock, _) => Refusal::NoTask,
            (_, PieceState::Downed) => Refusal::Downed,
            (_, PieceState::Upper { .. } | PieceState::Lower { .. }) => Refusal::Stacked,
            (_, PieceState::Active) => match self.check_free(piece.label) {
                Err(refusal) => refusal,
                Ok(_) => self.why_not(rules, piece.label, ActionKind::Move).unwrap_or(Refusal::NoWay),
            },
        })
    }

    /// Why `decision` is illegal here; `None` if it is legal.
    ///
    /// ```
    /// # use ball_rules::{Decision, Kind, Mode, Position, Refusal, Ruleset};
    /// let rules = Ruleset::house();
    /// let start = Position::start(rules, Mode::Basic);
    /// let decision = Decision::parse(rules, "X1K11-K12");
    /// assert!(decision.is_err(), "K12 is not hatched");
    /// let decision = Decision::parse(rules, "X1K11-K15").unwrap();
    /// assert_eq!(start.refusal(rules, decision), Some(Refusal::OutOfReach(Kind::Cross)));
    /// ```
    pub fn refusal(&self, rules: &Ruleset, decision: Decision) -> Option<Refusal> {
        if self.is_legal(rules, decision) {
            return None;
        }
        Some(self.explain(rules, decision).err().or_else(|| self.unfit(rules, decision)).unwrap_or(Refusal::BadSquare))
    }

    /// The first reason that an illegal decision runs into; `Ok` if only its squares are wrong.
    fn explain(&self, rules: &Ruleset, decision: Decision) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        match decision {
            Decision::EndPhase => self.check_phase_is_action(),
            Decision::Convert => self.why_not_convert(rules).map_or(Ok(()), Err),
            Decision::Card { card, play } => {
                self.check_card(rules, card)?;
                self.explain_card(rules, card, play)
            }
            Decision::StandUp { .. } | Decision::Release(_) if self.phase == Phase::Action => Err(Refusal::ActionPhase),
            Decision::StandUp { piece, from, .. } => self.explain_task(piece, from),
            Decision::Release(release) => self.explain_task(release.piece, release.at),
            Decision::Move { piece, from, .. } => self.explain_movement(rules, piece, from, ActionKind::Move),
            Decision::Dodge { piece, from, .. } => self.explain_movement(rules, piece, from, ActionKind::Dodge),
            Decision::TacticalDodge { piece, from, .. } => {
                self.explain_movement(rules, piece, from, ActionKind::TacticalDodge)
            }
            Decision::Stack { piece, from, to } => {
                let block = self.slots_on(self.side.opponent(), to) != 0;
                let action = if block { ActionKind::Block } else { ActionKind::Protection };
                self.explain_movement(rules, piece, from, action)
            }
            Decision::HandOff { piece, .. } => self.check_action(rules, piece, ActionKind::HandOff),
            Decision::ShortPass { piece, .. } => self.check_action(rules, piece, ActionKind::ShortPass),
            Decision::LongPass { piece, .. } => self.check_action(rules, piece, ActionKind::LongPass),
        }
    }

    fn check_square(&self, label: Label, square: Square) -> Result<(), Refusal> {
        let id = PieceId::new(self.side, label);
        let piece = self.piece(id).ok_or(Refusal::NoSuchPiece(id))?;
        if piece.square == square { Ok(()) } else { Err(Refusal::ElsewherePiece) }
    }

    fn explain_movement(&self, rules: &Ruleset, piece: Label, from: Square, action: ActionKind) -> Result<(), Refusal> {
        self.check_phase_is_action()?;
        self.check_square(piece, from)?;
        self.check_action(rules, piece, action)
    }

    fn explain_task(&self, label: Label, square: Square) -> Result<(), Refusal> {
        self.check_square(label, square)?;
        let slot = self.own_slot(label);
        if self.task_slots & slot.bit() == 0 {
            return Err(Refusal::NoTask);
        }
        if self.is_resolvable(slot) { Ok(()) } else { Err(Refusal::NoRoom) }
    }

    fn explain_card(&self, rules: &Ruleset, card: CardIndex, play: CardPlay) -> Result<(), Refusal> {
        let (piece, from) = match play {
            CardPlay::ExtraPa => return Ok(()),
            CardPlay::StandUp { piece, from, .. } => return self.check_square(piece, from),
            CardPlay::Release(release) => return self.check_square(release.piece, release.at),
            CardPlay::LiftRestriction { piece } => {
                let id = PieceId::new(self.side, piece);
                return self.piece(id).map(|_| ()).ok_or(Refusal::NoSuchPiece(id));
            }
            CardPlay::Run { piece, from, .. }
            | CardPlay::Down { piece, from, .. }
            | CardPlay::Scoop { piece, from, .. } => (piece, Some(from)),
            CardPlay::LongPass { piece, .. } | CardPlay::HandOff { piece, .. } => (piece, None),
            CardPlay::Swap { first, second } => {
                self.check_free(second)?;
                (first, None)
            }
        };
        if let Some(from) = from {
            self.check_square(piece, from)?;
        }
        self.check_free(piece)?;
        let needs_ball = matches!(rules.card(card).effect, Effect::LongPass | Effect::HandOff { .. });
        if needs_ball && self.ball() != Ball::Carried(PieceId::new(self.side, piece)) {
            return Err(Refusal::NotCarrier);
        }
        Ok(())
    }
}
