//! Sets of hatched squares: 111 bits in a `u128`, with whole-set steps in every direction.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::square::{COLUMNS, Diagonal, ROWS, Square};

/// A set of hatched squares.
///
/// ```
/// # use ball_rules::{Square, Squares};
/// let g9: Square = "G9".parse().unwrap();
/// let around = Squares::from(g9).neighbours();
/// assert_eq!(around.to_string(), "F8 H8 F10 H10");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(pub(crate) u128);

/// All 111 squares.
const BOARD: u128 = (1 << Square::COUNT) - 1;

/// Squares of the columns from `first` to `last` (1 is A).
const fn columns(first: u8, last: u8) -> u128 {
    let mut set = 0;
    let mut index = 0;
    while index < Square::COUNT {
        if let Some(square) = Square::from_index(index)
            && square.column() >= first
            && square.column() <= last
        {
            set |= 1 << index;
        }
        index += 1;
    }
    set
}

const NOT_A: u128 = columns(2, 13);
const NOT_M: u128 = columns(1, 12);
const NOT_AB: u128 = columns(3, 13);
const NOT_LM: u128 = columns(1, 11);

/// A set for every square. The length is that of all bytes, so that a lookup by [`Square::byte`] needs no bounds check;
/// what is behind the last square is never touched and costs no cache.
type BySquare = [Squares; 256];

macro_rules! by_square {
    (|$square:ident| $set:expr) => {{
        let mut table = [Squares::EMPTY; 256];
        let mut index = 0;
        while let Some($square) = Square::from_index(index) {
            table[index] = $set;
            index += 1;
        }
        table
    }};
}

static SINGLE: BySquare = by_square!(|square| Squares(1 << square.index()));
static NEIGHBOURS: BySquare = by_square!(|square| Squares(1 << square.index()).neighbours());
static TWO_DIAGONALLY: BySquare = by_square!(|square| {
    let mut ends = 0;
    let mut i = 0;
    while i < Diagonal::ALL.len() {
        let direction = Diagonal::ALL[i];
        ends |= Squares(1 << square.index()).step(direction).step(direction).0;
        i += 1;
    }
    Squares(ends)
});
static TWO_STRAIGHT: BySquare = by_square!(|square| {
    let [right, left, up, down] = Squares(1 << square.index()).leaps();
    Squares(right.0 | left.0 | up.0 | down.0)
});
/// The squares of the columns up to each one, from none.
static COLUMNS_UP_TO: [Squares; COLUMNS as usize + 1] = {
    let mut table = [Squares::EMPTY; COLUMNS as usize + 1];
    let mut column = 1;
    while column <= COLUMNS {
        table[column as usize] = Squares(columns(1, column));
        column += 1;
    }
    table
};

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares(0);
    /// Every hatched square.
    pub const ALL: Squares = Squares(BOARD);

    /// The squares of the rows from `first` to `last`, both from 1 and inclusive.
    ///
    /// ```
    /// # use ball_rules::Squares;
    /// assert_eq!(Squares::rows(1, 1).len(), 7);
    /// ```
    pub fn rows(first: u8, last: u8) -> Squares {
        Square::all().filter(|s| (first..=last).contains(&s.row())).collect()
    }

    /// The set of the one square `square`.
    #[inline]
    pub const fn of(square: Square) -> Squares {
        SINGLE[square.byte() as usize]
    }

    /// [`Squares::neighbours`] of one square, looked up.
    #[inline]
    pub(crate) fn next_to(square: Square) -> Squares {
        NEIGHBOURS[usize::from(square.byte())]
    }

    /// The squares two steps along a diagonal from `square`.
    #[inline]
    pub(crate) fn two_diagonally(square: Square) -> Squares {
        TWO_DIAGONALLY[usize::from(square.byte())]
    }

    /// The union of [`Squares::leaps`] of one square, looked up.
    #[inline]
    pub(crate) fn two_straight(square: Square) -> Squares {
        TWO_STRAIGHT[usize::from(square.byte())]
    }

    /// [`Squares::within`] of one square: a rectangle of columns and rows (R1.5).
    #[inline]
    pub(crate) fn around(square: Square, distance: u8) -> Squares {
        let (column, row) = (square.column(), square.row());
        let columns = COLUMNS_UP_TO[usize::from((column + distance).min(COLUMNS))]
            - COLUMNS_UP_TO[usize::from(column.saturating_sub(distance + 1))];
        columns
            & (Squares::rows_up_to((row + distance).min(ROWS)) - Squares::rows_up_to(row.saturating_sub(distance + 1)))
    }

    /// The squares of the rows up to `row`, none if it is 0: odd rows have 7 squares and even ones 6.
    #[inline]
    const fn rows_up_to(row: u8) -> Squares {
        Squares((1 << ((13 * row as u32).div_ceil(2))) - 1)
    }

    /// How many squares are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no square is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `square` is in the set.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 & Squares::of(square).0 != 0
    }

    /// The first square of the set, in the order A1, C1 … M17.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_set_bit(self.0.trailing_zeros())) }
    }

    /// Every square moved one step in `direction`; those that would leave the board drop out.
    #[inline]
    pub const fn step(self, direction: Diagonal) -> Squares {
        Squares(match direction {
            Diagonal::UpRight => (self.0 & NOT_M) << 7 & BOARD,
            Diagonal::UpLeft => (self.0 & NOT_A) << 6 & BOARD,
            Diagonal::DownRight => (self.0 & NOT_M) >> 6,
            Diagonal::DownLeft => (self.0 & NOT_A) >> 7,
        })
    }

    /// Every square moved two columns or two rows, all four ways: right, left, up, down.
    #[inline]
    pub const fn leaps(self) -> [Squares; 4] {
        [
            Squares((self.0 & NOT_LM) << 1),
            Squares((self.0 & NOT_AB) >> 1),
            Squares(self.0 << 13 & BOARD),
            Squares(self.0 >> 13),
        ]
    }

    /// All squares adjacent to one of the set (R1.4).
    #[inline]
    pub const fn neighbours(self) -> Squares {
        let right = self.0 & NOT_M;
        let left = self.0 & NOT_A;
        Squares((right << 7 | left << 6) & BOARD | right >> 6 | left >> 7)
    }

    /// All squares at distance at most `distance` from one of the set, the set included (R1.5).
    #[inline]
    pub fn within(self, distance: u8) -> Squares {
        let mut reached = self;
        for _ in 0..distance {
            reached |= reached.neighbours();
        }
        // An orthogonal pair at distance 2 is joined by a bent path of two diagonal steps, which exists on this board
        // for every pair: growing by neighbours gives exactly max(|Δcolumn|, |Δrow|).
        reached
    }

    /// The set turned by 180°.
    pub const fn turned(self) -> Squares {
        Squares(self.0.reverse_bits() >> (128 - Square::COUNT))
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Squares {
        Squares::of(square)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::EMPTY, |set, square| set | square.into())
    }
}

/// The squares of a set in ascending order.
#[derive(Clone, Debug)]
pub struct SquaresIter {
    // Two halves, because taking a bit from 64 is far cheaper than from 128.
    low: u64,
    high: u64,
}

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.low != 0 {
            let bit = self.low.trailing_zeros();
            self.low &= self.low - 1;
            Some(Square::from_set_bit(bit))
        } else if self.high != 0 {
            let bit = self.high.trailing_zeros();
            self.high &= self.high - 1;
            Some(Square::from_set_bit(64 + bit))
        } else {
            None
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = (self.low.count_ones() + self.high.count_ones()) as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for SquaresIter {}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;
    #[inline]
    fn into_iter(self) -> SquaresIter {
        SquaresIter { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }
}

macro_rules! set_operator {
    ($trait:ident $method:ident $assign_trait:ident $assign:ident $operator:tt) => {
        impl $trait for Squares {
            type Output = Squares;
            #[inline]
            fn $method(self, other: Squares) -> Squares {
                Squares(self.0 $operator other.0)
            }
        }
        impl $assign_trait for Squares {
            #[inline]
            fn $assign(&mut self, other: Squares) {
                *self = *self $operator other;
            }
        }
    };
}

set_operator!(BitAnd bitand BitAndAssign bitand_assign &);
set_operator!(BitOr bitor BitOrAssign bitor_assign |);
set_operator!(BitXor bitxor BitXorAssign bitxor_assign ^);

impl Sub for Squares {
    type Output = Squares;
    /// The squares of `self` that are not in `other`.
    #[inline]
    fn sub(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }
}

impl Not for Squares {
    type Output = Squares;
    #[inline]
    fn not(self) -> Squares {
        Squares(!self.0 & BOARD)
    }
}

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.into_iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looked_up_sets_are_those_of_the_whole_set_steps() {
        for square in Square::all() {
            let here: Squares = [square].into_iter().collect();
            assert_eq!(Squares::next_to(square), here.neighbours());
            assert_eq!(Squares::two_straight(square), here.leaps().into_iter().fold(Squares::EMPTY, |a, b| a | b));
            let ends = Diagonal::ALL.map(|direction| here.step(direction).step(direction));
            assert_eq!(Squares::two_diagonally(square), ends.into_iter().fold(Squares::EMPTY, |a, b| a | b));
        }
    }

    #[test]
    fn r1_5_a_distance_reaches_a_rectangle() {
        for square in Square::all() {
            for distance in 0..=ROWS {
                let counted: Squares = Square::all().filter(|&to| square.distance(to) <= distance).collect();
                assert_eq!(Squares::around(square, distance), counted);
                assert_eq!(Squares::of(square).within(distance), counted);
            }
        }
    }
}
