//! What is impossible in a position text, and a position made from its parts.

use crate::position::{Mode, Phase, Position, carried_byte};
use crate::ruleset::Ruleset;
use crate::square::{Square, SquareError};
use crate::squares::Squares;
use crate::team::{Label, PerTeam, PieceId, Team};

/// What is wrong with a position text (R13).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BpnProblem {
    /// Nothing to read.
    #[error("the text is empty; expected a position that begins with `bpn1`")]
    Empty,
    /// Not `bpn1`.
    #[error("unknown version; expected `bpn1`")]
    Version,
    /// The text ends before this field.
    #[error("the text ends early; expected {0}")]
    MissingField(&'static str),
    /// Something follows the last field.
    #[error("nothing may follow the cards field")]
    ExtraField,
    /// Two spaces in a row, or one at an end.
    #[error("expected exactly one space between fields, and none at either end")]
    Spacing,
    /// Not `a` or `d`.
    #[error("expected the side to act: `a` for ATK or `d` for DEF")]
    Side,
    /// Not a phase.
    #[error("expected a phase: `A` with the PA left as in `A2` or `A1h`, `U`, or `E`")]
    Phase,
    /// More PA than a turn can have.
    #[error("{pa} PA are impossible here; at most {most} can be left")]
    TooManyPa {
        /// What the text says.
        pa: u8,
        /// What the ruleset and the cards played allow.
        most: u8,
    },
    /// `h`, but the side to act has not the ball.
    #[error("after a hand-off (`h`) a piece of the side to act has the ball")]
    HandOffWithoutBall,
    /// Not a ball field.
    #[error("expected the ball: a team letter and a piece as in `aX5`, or `@` and a square as in `@G9`")]
    Ball,
    /// The carrier is not in the game.
    #[error("the ball is on {0}, which is not on the board")]
    NoSuchCarrier(PieceId),
    /// A loose ball where a piece stands.
    #[error("a loose ball cannot lie under a piece; the piece on {0} would have it")]
    BallUnderPiece(Square),
    /// The lower piece of a stack has the ball.
    #[error("the lower piece of a stack cannot have the ball; the upper one takes it at once")]
    LowerHasBall,
    /// Not a square.
    #[error("{0}")]
    Square(SquareError),
    /// Not a piece entry.
    #[error("expected a piece as in `X5G5`: a kind X, O or S, a number 1 to 7, a square, then flags")]
    Piece,
    /// Not a flag, or flags out of order.
    #[error("expected a flag: `-`, `~`, `!` or `^`, `?`, each at most once and in this order, or a comma")]
    Flag,
    /// A label twice in a team.
    #[error("{0} is listed twice")]
    PieceTwice(PieceId),
    /// Labels not ascending.
    #[error("pieces must be in the order X1 to X7, O1 to O7, S1 to S7")]
    PieceOrder,
    /// More than seven pieces.
    #[error("a team has 1 to 7 pieces")]
    TooManyPieces,
    /// Two pieces on a square, none of them an upper one.
    #[error("two pieces on {0} need one of them marked as the upper one, `!` or `^`")]
    NoUpper(Square),
    /// Two upper pieces on a square.
    #[error("only one of the two pieces on {0} can be the upper one")]
    TwoUppers(Square),
    /// An upper piece with nothing below.
    #[error("an upper piece (`!` or `^`) needs another piece on its square")]
    NothingBelow,
    /// Three pieces on a square.
    #[error("at most two pieces fit on a square; {0} has three")]
    ThreePieces(Square),
    /// An upper piece that is downed.
    #[error("an upper piece is never downed")]
    DownedUpper,
    /// An upper piece that is restricted.
    #[error("an upper piece is never restricted")]
    RestrictedUpper,
    /// A restricted piece that is downed.
    #[error("a restricted piece is never downed")]
    RestrictedDowned,
    /// `!` at the side that is not to act.
    #[error("only the side to act can have made a stack this turn (`!`); an older one is `^`")]
    FreshOfOtherSide,
    /// `~` at the side that is not to act, or in the unlock phase.
    #[error("only pieces of the side to act are restricted (`~`), and not in the unlock phase")]
    RestrictedNow,
    /// `?` where no task can be.
    #[error(
        "only downed single pieces and upper pieces of older stacks of the side to act are tasks (`?`), and only in \
         the unlock phase"
    )]
    Task,
    /// An unlock phase without a task that can be resolved.
    #[error("an unlock phase needs a task (`?`) that can be resolved, or the turn would have passed")]
    NothingToUnlock,
    /// Over, but nobody has scored.
    #[error("the game can be over (`E`) only with the ball on a piece of the winner in the end zone that it attacks")]
    NoTouchdown,
    /// Not a cards field.
    #[error("expected the cards: `-`, or energy points and cards used as in `2/0;scoop;`")]
    Cards,
    /// Not energy points.
    #[error("expected energy points from 0 to 99, without leading zeros")]
    Energy,
    /// A card that the deck lacks.
    #[error("the deck has no card `{0}`")]
    NoSuchCard(String),
    /// Cards twice or out of order.
    #[error("used cards must be in the order of the deck, each at most once")]
    CardOrder,
}

/// Why a text is no position: the place and the problem.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {column}: {problem}")]
pub struct BpnError {
    /// The column of the text at which it stops making sense, from 1.
    pub column: usize,
    /// What is wrong and what was expected.
    pub problem: BpnProblem,
}

/// A piece as the text has it.
#[derive(Clone, Copy)]
pub(crate) struct RawPiece {
    pub label: Label,
    pub square: Square,
    pub downed: bool,
    pub restricted: bool,
    pub upper: Option<Fresh>,
    pub task: bool,
    /// Offset in the text.
    pub offset: usize,
}

/// Whether a stack was made this turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fresh(pub bool);

/// Where the text says that the ball is.
#[derive(Clone, Copy)]
pub(crate) enum RawBall {
    Carried(PieceId),
    Loose(Square),
}

/// A position text taken apart; each part with the offset at which it stands.
pub(crate) struct RawPosition {
    pub side: Team,
    pub phase: (Phase, usize),
    pub pa: u8,
    pub after_hand_off: bool,
    pub ball: (RawBall, usize),
    pub teams: PerTeam<Vec<RawPiece>>,
    pub cards: Option<PerTeam<(u8, u16)>>,
}

/// A problem and the offset at which it stands.
pub(crate) type Located<T> = Result<T, (usize, BpnProblem)>;

/// Builds the position, unless it is impossible.
pub(crate) fn assemble(rules: &Ruleset, raw: &RawPosition) -> Located<Position> {
    let mode = if raw.cards.is_some() { Mode::Cards } else { Mode::Basic };
    let mut position = Position::empty(raw.side, mode);
    position.phase = raw.phase.0;
    position.pa = raw.pa;
    position.after_hand_off = raw.after_hand_off;
    if let Some(cards) = raw.cards {
        position.energy = cards.0.map(|(pe, _)| pe);
        position.used = cards.0.map(|(_, used)| used);
    }
    for team in Team::ALL {
        place_team(&mut position, team, &raw.teams[team])?;
    }
    settle_squares(&mut position, raw)?;
    place_ball(&mut position, raw)?;
    check_phase(rules, &position, raw)?;
    position.key = position.fresh_key();
    Ok(position)
}

fn place_team(position: &mut Position, team: Team, pieces: &[RawPiece]) -> Located<()> {
    let t = team as usize;
    let acting = team == position.side;
    for (slot, piece) in pieces.iter().enumerate() {
        let bit = 1u8 << slot;
        let problem = if piece.downed && piece.upper.is_some() {
            Some(BpnProblem::DownedUpper)
        } else if piece.downed && piece.restricted {
            Some(BpnProblem::RestrictedDowned)
        } else if piece.upper.is_some() && piece.restricted {
            Some(BpnProblem::RestrictedUpper)
        } else if piece.upper == Some(Fresh(true)) && !acting {
            Some(BpnProblem::FreshOfOtherSide)
        } else if piece.restricted && !(acting && position.phase != Phase::Unlock) {
            Some(BpnProblem::RestrictedNow)
        } else {
            None
        };
        if let Some(problem) = problem {
            return Err((piece.offset, problem));
        }
        position.labels[t] |= 1 << piece.label.index();
        position.squares[t][slot] = piece.square.byte();
        if piece.downed {
            position.downed_slots[t] |= bit;
        }
        if piece.restricted {
            position.restricted_slots |= bit;
        }
        if piece.task {
            if !acting || position.phase != Phase::Unlock {
                return Err((piece.offset, BpnProblem::Task));
            }
            position.task_slots |= bit;
        }
        if let Some(Fresh(fresh)) = piece.upper {
            position.upper_slots[t] |= bit;
            if fresh {
                position.fresh_slots |= bit;
            }
        }
    }
    Ok(())
}

/// Sorts the pieces into single and stacked ones and fills the sets.
fn settle_squares(position: &mut Position, raw: &RawPosition) -> Located<()> {
    let all: Vec<(Team, usize, &RawPiece)> = Team::ALL
        .into_iter()
        .flat_map(|team| raw.teams[team].iter().enumerate().map(move |(slot, piece)| (team, slot, piece)))
        .collect();
    for &(team, slot, piece) in &all {
        let others: Vec<&RawPiece> =
            all.iter().map(|&(_, _, p)| p).filter(|p| p.offset != piece.offset && p.square == piece.square).collect();
        let square = Squares::of(piece.square);
        let fail = |problem| Err((piece.offset, problem));
        match (others[..].first(), others.len()) {
            (None, _) if piece.upper.is_some() => return fail(BpnProblem::NothingBelow),
            (None, _) if piece.downed => position.downed |= square,
            (None, _) => position.active[team as usize] |= square,
            (Some(other), 1) => {
                match (piece.upper.is_some(), other.upper.is_some()) {
                    (false, false) => return fail(BpnProblem::NoUpper(piece.square)),
                    (true, true) => return fail(BpnProblem::TwoUppers(piece.square)),
                    (true, false) => {}
                    (false, true) => position.lower_slots[team as usize] |= 1 << slot,
                }
                position.stacked |= square;
            }
            _ => return fail(BpnProblem::ThreePieces(piece.square)),
        }
        if piece.task {
            let single = others.is_empty();
            if !(single && piece.downed || piece.upper == Some(Fresh(false))) {
                return fail(BpnProblem::Task);
            }
        }
    }
    Ok(())
}

fn place_ball(position: &mut Position, raw: &RawPosition) -> Located<()> {
    let (ball, offset) = raw.ball;
    match ball {
        RawBall::Carried(id) => {
            let slot = position.slot_of(id).ok_or((offset, BpnProblem::NoSuchCarrier(id)))?;
            if position.lower_slots[id.team as usize] & slot.bit() != 0 {
                return Err((offset, BpnProblem::LowerHasBall));
            }
            position.ball = carried_byte(id.team, slot);
        }
        RawBall::Loose(square) => {
            if !position.clear().has(square) {
                return Err((offset, BpnProblem::BallUnderPiece(square)));
            }
            position.ball = square.byte();
        }
    }
    Ok(())
}

fn check_phase(rules: &Ruleset, position: &Position, raw: &RawPosition) -> Located<()> {
    let offset = raw.phase.1;
    let own_carrier = position.carrier().filter(|&(team, _)| team == position.side);
    match position.phase {
        Phase::Action => {
            let most = rules.most_pa(position.used[position.side as usize]);
            if position.pa > most {
                return Err((offset, BpnProblem::TooManyPa { pa: position.pa, most }));
            }
            if position.after_hand_off && own_carrier.is_none() {
                return Err((offset, BpnProblem::HandOffWithoutBall));
            }
        }
        Phase::Unlock if !position.any_resolvable() => return Err((offset, BpnProblem::NothingToUnlock)),
        Phase::Unlock => {}
        Phase::Over => {
            let scored =
                own_carrier.is_some_and(|(team, slot)| rules.end_zone(team).has(position.square_of(team, slot)));
            if !scored {
                return Err((offset, BpnProblem::NoTouchdown));
            }
        }
    }
    Ok(())
}
