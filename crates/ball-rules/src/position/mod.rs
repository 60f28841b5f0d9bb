//! The state of a game at one moment: everything that the position text says, in 128 bytes (R13).

mod reading;
mod slot;
mod writing;

use std::fmt;
use std::hash::{Hash, Hasher};

pub(crate) use slot::{Labelled, Slot, Slots};

use crate::ruleset::{CardIndex, Ruleset};
use crate::square::Square;
use crate::squares::Squares;
use crate::team::{Kind, Label, PieceId, Team};
use crate::zobrist::SLOTS;

/// The part of a turn, and its end (R2.1, R13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The action phase.
    Action,
    /// The unlock phase.
    Unlock,
    /// A touchdown was scored; the side to act is the winner.
    Over,
}

/// Where the ball is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ball {
    /// This piece is the carrier.
    Carried(PieceId),
    /// It lies loose on this square.
    Loose(Square),
}

/// What a piece is doing (R2.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceState {
    /// On its feet, alone on its square.
    Active,
    /// Downed, alone on its square.
    Downed,
    /// The upper piece of a stack: it blocks or protects.
    Upper {
        /// Whether the stack was made this turn, so that it cannot be released yet (R10.8).
        this_turn: bool,
    },
    /// The lower piece of a stack.
    Lower {
        /// Whether it is downed as soon as the stack is released (R10.6).
        downed: bool,
    },
}

/// A piece with all that the position says about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Which piece it is.
    pub id: PieceId,
    /// Where it stands or lies.
    pub square: Square,
    /// What it is doing.
    pub state: PieceState,
    /// Whether R9.4 forbids it ordinary actions for the rest of the turn.
    pub restricted: bool,
    /// Whether it (or the stack that it tops) is an open task of the unlock phase (R10.1).
    pub task: bool,
    /// Whether it has the ball.
    pub has_ball: bool,
}

impl Piece {
    /// Whether it can act, receive and be passed over (R2.3, R2.4).
    pub fn is_active(&self) -> bool {
        self.state == PieceState::Active
    }
}

/// The square byte of a slot without a piece.
const NOWHERE: u8 = 0xFF;
/// Set in the ball byte while a piece has the ball; team and slot are in the bits below.
const CARRIED: u8 = 0x80;

/// A position of the game (R13).
///
/// It is small and `Copy`: playing a decision on a copy is how one looks ahead.
///
/// ```
/// # use ball_rules::{Mode, Position, Ruleset};
/// let rules = Ruleset::house();
/// let start = Position::start(rules, Mode::Basic);
/// assert_eq!(start.decisions(rules).len(), 53);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// Squares of single active pieces, by team.
    pub(crate) active: [Squares; 2],
    /// Squares of single downed pieces of both teams.
    pub(crate) downed: Squares,
    /// Squares of stacks.
    pub(crate) stacked: Squares,
    pub(crate) squares: [[u8; 8]; 2],
    pub(crate) key: u64,
    pub(crate) labels: [u32; 2],
    pub(crate) used: [u16; 2],
    /// Downed pieces by slot, lower pieces that will be downed on release included.
    pub(crate) downed_slots: [u8; 2],
    pub(crate) upper_slots: [u8; 2],
    pub(crate) lower_slots: [u8; 2],
    /// Upper pieces of stacks made this turn; all are the acting side's.
    pub(crate) fresh_slots: u8,
    /// Open tasks of the acting side.
    pub(crate) task_slots: u8,
    /// Restricted pieces of the acting side (R9.4).
    pub(crate) restricted_slots: u8,
    pub(crate) ball: u8,
    pub(crate) energy: [u8; 2],
    pub(crate) side: Team,
    pub(crate) phase: Phase,
    pub(crate) pa: u8,
    pub(crate) after_hand_off: bool,
    pub(crate) cards_mode: bool,
}

/// Whether cards, energy points and converting are in play (R11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Mode {
    /// The game without energy points.
    Basic,
    /// The game with energy points and special actions.
    Cards,
}

impl Position {
    /// The position before the first turn of `rules` in `mode` (R1.8, R1.9).
    pub fn start(rules: &Ruleset, mode: Mode) -> Position {
        let mut position = Position::empty(rules.first, mode);
        for team in Team::ALL {
            position.set_lineup(team, rules.formation.teams[team].iter().copied());
        }
        let carrier = rules.formation.ball;
        if let Some(slot) = position.slot_of(carrier) {
            position.ball = carried_byte(carrier.team, slot);
        }
        position.pa = rules.pa_per_turn;
        position.key = position.fresh_key();
        position
    }

    /// A board without pieces; the caller fills it and sets the key.
    pub(crate) fn empty(side: Team, mode: Mode) -> Position {
        Position {
            active: [Squares::EMPTY; 2],
            downed: Squares::EMPTY,
            stacked: Squares::EMPTY,
            squares: [[NOWHERE; 8]; 2],
            key: 0,
            labels: [0; 2],
            used: [0; 2],
            downed_slots: [0; 2],
            upper_slots: [0; 2],
            lower_slots: [0; 2],
            fresh_slots: 0,
            task_slots: 0,
            restricted_slots: 0,
            ball: 0,
            energy: [0; 2],
            side,
            phase: Phase::Action,
            pa: 0,
            after_hand_off: false,
            cards_mode: mode == Mode::Cards,
        }
    }

    /// Puts a team's pieces on their squares, all active. Labels must ascend.
    pub(crate) fn set_lineup(&mut self, team: Team, lineup: impl Iterator<Item = (Label, Square)>) {
        let t = team as usize;
        for (slot, (label, square)) in lineup.take(SLOTS).enumerate() {
            self.labels[t] |= 1 << label.index();
            self.squares[t][slot] = square.index() as u8;
            self.active[t] |= square.into();
        }
    }

    /// The key of the position; equal positions have equal keys, and others almost never.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Whether the incremental key equals one made from nothing. Always true; tests ask.
    #[doc(hidden)]
    pub fn key_is_fresh(&self) -> bool {
        self.key == self.fresh_key()
    }

    /// Whose turn it is; once the game is over, who won.
    #[inline]
    pub const fn side(&self) -> Team {
        self.side
    }

    /// The part of the turn.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Action points left; 0 outside the action phase (R2.2).
    #[inline]
    pub const fn pa(&self) -> u8 {
        self.pa
    }

    /// Whether R8.2 forbids a hand-off now.
    #[inline]
    pub const fn after_hand_off(&self) -> bool {
        self.after_hand_off
    }

    /// Basic game or cards mode.
    pub const fn mode(&self) -> Mode {
        if self.cards_mode { Mode::Cards } else { Mode::Basic }
    }

    /// Energy points of `team`; 0 in the basic game (R11.1).
    pub const fn pe(&self, team: Team) -> u8 {
        self.energy[team as usize]
    }

    /// Whether `team` has already played `card` (R11.4).
    pub const fn is_used(&self, team: Team, card: CardIndex) -> bool {
        self.used[team as usize] >> card.0 & 1 != 0
    }

    /// Who has scored, if the game is over by a touchdown (R1.10).
    pub const fn winner(&self) -> Option<Team> {
        match self.phase {
            Phase::Over => Some(self.side),
            _ => None,
        }
    }

    /// Where the ball is.
    pub fn ball(&self) -> Ball {
        match self.carrier() {
            Some((team, slot)) => Ball::Carried(self.piece_id(team, slot)),
            None => Ball::Loose(Square::from_set_bit(u32::from(self.ball))),
        }
    }

    /// The square of the ball, carried or loose.
    pub fn ball_square(&self) -> Square {
        match self.carrier() {
            Some((team, slot)) => self.square_of(team, slot),
            None => Square::from_set_bit(u32::from(self.ball)),
        }
    }

    /// Hatched squares without a piece; a loose ball may lie there (R2.8).
    #[inline]
    pub fn clear(&self) -> Squares {
        !(self.active[0] | self.active[1] | self.downed | self.stacked)
    }

    /// Hatched squares without a piece and without the loose ball (R2.8).
    #[inline]
    pub fn bare(&self) -> Squares {
        self.clear() - self.loose()
    }

    /// Closed squares: those with two pieces (R2.5).
    #[inline]
    pub const fn closed(&self) -> Squares {
        self.stacked
    }

    /// All pieces, ATK first, in the order of the position text.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        Team::ALL.into_iter().flat_map(move |team| self.pieces_of(team))
    }

    /// The pieces of one team, in the order of the position text.
    #[inline]
    pub fn pieces_of(&self, team: Team) -> impl Iterator<Item = Piece> + '_ {
        self.slots(team).map(move |slot| self.piece_at_slot(team, slot))
    }

    /// The piece named `id`, if it is in the game.
    pub fn piece(&self, id: PieceId) -> Option<Piece> {
        Some(self.piece_at_slot(id.team, self.slot_of(id)?))
    }

    /// The squares of `team`'s active pieces (R2.3).
    #[inline]
    pub const fn active(&self, team: Team) -> Squares {
        self.active[team as usize]
    }

    /// The squares of `team`'s active pieces of one kind.
    ///
    /// ```
    /// # use ball_rules::{Kind, Mode, Position, Ruleset, Team};
    /// let start = Position::start(Ruleset::house(), Mode::Basic);
    /// assert_eq!(start.active_of(Team::Atk, Kind::Ring).to_string(), "G3");
    /// ```
    #[inline]
    pub fn active_of(&self, team: Team, kind: Kind) -> Squares {
        let labels = self.labels[team as usize];
        let before = Label::COUNT_OF_KIND * kind as u32;
        let of_kind = labels >> before & ((1 << Label::COUNT_OF_KIND) - 1);
        // The slots of a kind follow one another, in the order of the labels.
        let first = (labels & ((1 << before) - 1)).count_ones();
        let slots = ((1u32 << of_kind.count_ones()) - 1) << first;
        let slots = slots as u8 & self.active_slots(team);
        Slots(slots).fold(Squares::EMPTY, |set, slot| set | self.square_of(team, slot).into())
    }

    /// How many pieces of `team` are downed, the lower pieces of stacks included that will be once released (R10.6).
    #[inline]
    pub const fn downed_count(&self, team: Team) -> u32 {
        self.downed_slots[team as usize].count_ones()
    }

    /// The piece that has the ball.
    #[inline]
    pub fn carrier_piece(&self) -> Option<Piece> {
        let (team, slot) = self.carrier()?;
        Some(self.piece_at_slot(team, slot))
    }

    /// The pieces on `square`: none, one, or the upper and the lower one of a stack.
    ///
    /// ```
    /// # use ball_rules::{Mode, Position, Ruleset};
    /// let start = Position::start(Ruleset::house(), Mode::Basic);
    /// let [Some(piece), None] = start.at("G5".parse().unwrap()) else { unreachable!() };
    /// assert!(piece.has_ball);
    /// ```
    pub fn at(&self, square: Square) -> [Option<Piece>; 2] {
        let mut found = [None, None];
        for piece in self.pieces().filter(|piece| piece.square == square) {
            let lower = matches!(piece.state, PieceState::Lower { .. });
            found[usize::from(lower)] = Some(piece);
        }
        found
    }

    fn piece_at_slot(&self, team: Team, slot: Slot) -> Piece {
        let t = team as usize;
        let acting = team == self.side;
        let downed = self.downed_slots[t] & slot.bit() != 0;
        let state = if self.upper_slots[t] & slot.bit() != 0 {
            PieceState::Upper { this_turn: acting && self.fresh_slots & slot.bit() != 0 }
        } else if self.lower_slots[t] & slot.bit() != 0 {
            PieceState::Lower { downed }
        } else if downed {
            PieceState::Downed
        } else {
            PieceState::Active
        };
        Piece {
            id: self.piece_id(team, slot),
            square: self.square_of(team, slot),
            state,
            restricted: acting && self.restricted_slots & slot.bit() != 0,
            task: acting && self.task_slots & slot.bit() != 0,
            has_ball: self.ball == carried_byte(team, slot),
        }
    }
}

#[inline]
pub(crate) const fn carried_byte(team: Team, slot: Slot) -> u8 {
    CARRIED | (team as u8) << 3 | slot.0
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.to_bpn(Ruleset::house()))
    }
}
