//! Teams, kinds and the names of pieces (R1.1, R1.7).

use std::fmt;
use std::ops::Index;

/// One of the two sides, and the coach who leads it (R1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Team {
    /// Starts at the bottom and attacks the highest rows (R1.6).
    Atk = 0,
    /// Starts at the top, attacks the lowest rows and takes the first turn (R1.6, R1.9).
    Def = 1,
}

impl Team {
    /// Both teams, ATK first.
    pub const ALL: [Team; 2] = [Team::Atk, Team::Def];

    /// The other team.
    ///
    /// ```
    /// # use ball_rules::Team;
    /// assert_eq!(Team::Atk.opponent(), Team::Def);
    /// ```
    pub const fn opponent(self) -> Team {
        match self {
            Team::Atk => Team::Def,
            Team::Def => Team::Atk,
        }
    }

    /// The letter of the position text: `a` or `d` (R13).
    pub const fn letter(self) -> char {
        match self {
            Team::Atk => 'a',
            Team::Def => 'd',
        }
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Team::Atk => "ATK",
            Team::Def => "DEF",
        })
    }
}

/// A value for each team, indexed by [`Team`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PerTeam<T>(pub [T; 2]);

impl<T> Index<Team> for PerTeam<T> {
    type Output = T;
    fn index(&self, team: Team) -> &T {
        &self.0[team as usize]
    }
}

impl<T> std::ops::IndexMut<Team> for PerTeam<T> {
    fn index_mut(&mut self, team: Team) -> &mut T {
        &mut self.0[team as usize]
    }
}

/// The three kinds of piece; each moves in its own way (R4.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// X: 1 or 2 squares diagonally.
    Cross = 0,
    /// O: 1 square diagonally, or 2 horizontally or vertically.
    Ring = 1,
    /// □, written `S`: all that X and O can.
    Frame = 2,
}

impl Kind {
    /// All kinds in the order of the position text.
    pub const ALL: [Kind; 3] = [Kind::Cross, Kind::Ring, Kind::Frame];

    /// The letter of the position text: `X`, `O` or `S` (R1.7).
    pub const fn letter(self) -> char {
        match self {
            Kind::Cross => 'X',
            Kind::Ring => 'O',
            Kind::Frame => 'S',
        }
    }
}

/// A piece's name within its team: a kind and a number from 1 to 7, as in `X5` (R1.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(u8);

impl Label {
    /// The highest number that a label can have.
    pub const MAX_NUMBER: u8 = 7;
    /// How many labels of one kind there are.
    pub(crate) const COUNT_OF_KIND: u32 = Self::MAX_NUMBER as u32;
    /// How many labels there are.
    pub const COUNT: usize = 21;

    /// The label of `kind` and `number`; `None` unless the number is 1 to 7.
    ///
    /// ```
    /// # use ball_rules::{Kind, Label};
    /// assert_eq!(Label::new(Kind::Cross, 5).unwrap().to_string(), "X5");
    /// assert_eq!(Label::new(Kind::Ring, 8), None);
    /// ```
    pub const fn new(kind: Kind, number: u8) -> Option<Label> {
        if number >= 1 && number <= Self::MAX_NUMBER {
            Some(Label(kind as u8 * Self::MAX_NUMBER + number - 1))
        } else {
            None
        }
    }

    /// The label at `index` of the order X1…X7, O1…O7, S1…S7.
    pub(crate) const fn from_index(index: u8) -> Label {
        debug_assert!((index as usize) < Self::COUNT);
        Label(index)
    }

    /// The place in the order X1…X7, O1…O7, S1…S7, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// X, O or □.
    pub const fn kind(self) -> Kind {
        if self.0 < Self::MAX_NUMBER {
            Kind::Cross
        } else if self.0 < 2 * Self::MAX_NUMBER {
            Kind::Ring
        } else {
            Kind::Frame
        }
    }

    /// The number, 1 to 7.
    pub const fn number(self) -> u8 {
        self.0 % Self::MAX_NUMBER + 1
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind().letter(), self.number())
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A piece of the match: its team and its label, as in `ATK X5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId {
    /// Whose piece it is.
    pub team: Team,
    /// Its name within the team.
    pub label: Label,
}

impl PieceId {
    /// The piece of `team` named `label`.
    pub const fn new(team: Team, label: Label) -> PieceId {
        PieceId { team, label }
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.team, self.label)
    }
}
