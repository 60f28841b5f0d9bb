//! Columns, rows and the 111 hatched squares (R1.2–R1.5).
//!
//! A hatched square is numbered by `(13 · (row − 1) + (column − 1)) / 2`, which is whole exactly where column plus row
//! is even (R1.3). So a step to a diagonal neighbour is ±6 or ±7 and a leap of two squares along a row or a column is
//! ±1 or ±13, everywhere on the board.

use std::fmt;
use std::str::FromStr;

/// How many columns the board has, A to M (R1.2).
pub const COLUMNS: u8 = 13;
/// How many rows the board has, 1 to 17 (R1.2).
pub const ROWS: u8 = 17;

/// A hatched square; others cannot be expressed (R1.2, R1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many hatched squares there are (R1.3).
    pub const COUNT: usize = 111;

    /// The square in `column` (1 is A) and `row`, both from 1; `None` off the board or where nothing is hatched.
    ///
    /// ```
    /// # use ball_rules::Square;
    /// assert_eq!(Square::new(7, 9).unwrap().to_string(), "G9");
    /// assert_eq!(Square::new(1, 2), None);
    /// ```
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS && (column + row).is_multiple_of(2) {
            Some(Square(((13 * (row as u16 - 1) + column as u16 - 1) / 2) as u8))
        } else {
            None
        }
    }

    /// The square numbered `index`, from 0 (A1) to 110 (M17).
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Self::COUNT { Some(Square(index as u8)) } else { None }
    }

    /// [`Square::from_index`] for an index taken from a set of squares.
    pub(crate) const fn from_set_bit(bit: u32) -> Square {
        debug_assert!((bit as usize) < Self::COUNT);
        Square(bit as u8)
    }

    /// The number of the square, 0 (A1) to 110 (M17), row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of the square as it is stored.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    /// The number of the square for a table of 128 entries.
    #[inline]
    pub(crate) const fn masked(self) -> usize {
        self.0 as usize & 0x7F
    }

    /// The column, 1 (A) to 13 (M).
    pub const fn column(self) -> u8 {
        (self.0 % 13) * 2 % 13 + 1
    }

    /// The row, 1 to 17.
    pub const fn row(self) -> u8 {
        self.0 / 13 * 2 + if self.0 % 13 >= 7 { 2 } else { 1 }
    }

    /// The column's letter, `A` to `M`.
    pub const fn column_letter(self) -> char {
        (b'A' + self.column() - 1) as char
    }

    /// Columns and rows from here to `to`, signed.
    pub const fn offset_to(self, to: Square) -> (i8, i8) {
        (to.column() as i8 - self.column() as i8, to.row() as i8 - self.row() as i8)
    }

    /// The square `columns` to the right and `rows` up, if it is a hatched one.
    ///
    /// ```
    /// # use ball_rules::Square;
    /// let g9: Square = "G9".parse().unwrap();
    /// assert_eq!(g9.offset(1, -1).unwrap().to_string(), "H8");
    /// assert_eq!(g9.offset(0, 1), None);
    /// ```
    pub const fn offset(self, columns: i8, rows: i8) -> Option<Square> {
        let column = self.column() as i8 + columns;
        let row = self.row() as i8 + rows;
        if column < 1 || row < 1 { None } else { Square::new(column as u8, row as u8) }
    }

    /// Distance as passes and networks count it: the shortest path over hatched squares, pieces ignored (R1.5).
    ///
    /// ```
    /// # use ball_rules::Square;
    /// let (a, b): (Square, Square) = ("C7".parse().unwrap(), "G9".parse().unwrap());
    /// assert_eq!(a.distance(b), 4);
    /// ```
    pub const fn distance(self, to: Square) -> u8 {
        let (columns, rows) = self.offset_to(to);
        let (columns, rows) = (columns.unsigned_abs(), rows.unsigned_abs());
        if columns > rows { columns } else { rows }
    }

    /// Whether the two squares touch diagonally (R1.4).
    pub const fn is_adjacent(self, to: Square) -> bool {
        self.distance(to) == 1
    }

    /// The square turned by 180° about the centre: how one team's view maps to the other's.
    pub const fn turned(self) -> Square {
        Square(Self::COUNT as u8 - 1 - self.0)
    }

    /// The square mirrored left to right.
    pub const fn mirrored(self) -> Square {
        let (column, row) = (14 - self.column(), self.row());
        Square(((13 * (row as u16 - 1) + column as u16 - 1) / 2) as u8)
    }

    /// All hatched squares, A1 first, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column_letter(), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text names no hatched square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SquareError {
    /// Not a letter followed by a number without leading zero.
    #[error("expected a square such as G9: a column A to M, then a row 1 to 17")]
    Malformed,
    /// A column or row that the board lacks.
    #[error("this square is off the board; columns run from A to M, rows from 1 to 17")]
    OffBoard,
    /// On the board but not hatched (R1.3).
    #[error("this square is not hatched; column number plus row number must be even")]
    NotHatched,
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        let bytes = text.as_bytes();
        let (Some(&letter), digits) = (bytes.first(), bytes.get(1..).unwrap_or_default()) else {
            return Err(SquareError::Malformed);
        };
        if !letter.is_ascii_uppercase() || digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            return Err(SquareError::Malformed);
        }
        if digits.len() > 1 && digits[0] == b'0' {
            return Err(SquareError::Malformed);
        }
        let column = letter - b'A' + 1;
        let row = match digits {
            [d] => d - b'0',
            [d, e] => (d - b'0') * 10 + (e - b'0'),
            _ => return Err(SquareError::OffBoard),
        };
        if column > COLUMNS || !(1..=ROWS).contains(&row) {
            return Err(SquareError::OffBoard);
        }
        Square::new(column, row).ok_or(SquareError::NotHatched)
    }
}

/// One of the four ways to a diagonal neighbour (R1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Diagonal {
    /// One column to the right, one row up.
    UpRight,
    /// One column to the left, one row up.
    UpLeft,
    /// One column to the right, one row down.
    DownRight,
    /// One column to the left, one row down.
    DownLeft,
}

impl Diagonal {
    /// All four.
    pub const ALL: [Diagonal; 4] = [Diagonal::UpRight, Diagonal::UpLeft, Diagonal::DownRight, Diagonal::DownLeft];

    /// Columns and rows of one step.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Diagonal::UpRight => (1, 1),
            Diagonal::UpLeft => (-1, 1),
            Diagonal::DownRight => (1, -1),
            Diagonal::DownLeft => (-1, -1),
        }
    }

    /// The other way along the same line.
    pub const fn opposite(self) -> Diagonal {
        match self {
            Diagonal::UpRight => Diagonal::DownLeft,
            Diagonal::UpLeft => Diagonal::DownRight,
            Diagonal::DownRight => Diagonal::UpLeft,
            Diagonal::DownLeft => Diagonal::UpRight,
        }
    }

    /// The direction that leads from `from` to its neighbour `to`, if they are adjacent.
    pub fn between(from: Square, to: Square) -> Option<Diagonal> {
        let offset = from.offset_to(to);
        Self::ALL.into_iter().find(|d| d.offset() == offset)
    }
}
