//! The formation: where the pieces and the ball start (R1.7–R1.9).

use serde::Deserialize;

use super::nonsense::{Nonsense, nonsense, quoted};
use crate::square::Square;
use crate::squares::Squares;
use crate::team::{Kind, Label, PerTeam, PieceId, Team};

/// Where the pieces and the ball start (R1.7–R1.9).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Formation {
    /// Each team's pieces and their squares, in the order of their labels.
    pub teams: PerTeam<Vec<(Label, Square)>>,
    /// The piece that has the ball.
    pub ball: PieceId,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFormation {
    ball: String,
    atk: Vec<(String, String)>,
    def: Vec<(String, String)>,
}

/// The label that `text` spells, such as `X5`.
pub(crate) fn parse_label(text: &str) -> Option<Label> {
    let &[letter, digit] = text.as_bytes() else { return None };
    let kind = Kind::ALL.into_iter().find(|k| k.letter() as u8 == letter)?;
    Label::new(kind, digit.wrapping_sub(b'0'))
}

/// The team that `text` names.
pub(super) fn parse_team(text: &str) -> Option<Team> {
    Team::ALL.into_iter().find(|team| team.to_string() == text)
}

/// The pieces of a team, in the order in which the text lists them.
fn parse_lineup(team: Team, raw: &[(String, String)]) -> Result<Vec<(Label, Square)>, Nonsense> {
    let field = field_of(team);
    if !(1..=7).contains(&raw.len()) {
        return nonsense(&["formation", field], format!("{team} has {} pieces; a team has 1 to 7", raw.len()));
    }
    let mut lineup = Vec::with_capacity(raw.len());
    for (label_text, square_text) in raw {
        let at = ["formation", field, &quoted(label_text), &quoted(square_text)];
        let Some(label) = parse_label(label_text) else {
            return nonsense(&at, format!("`{label_text}` is no piece; expected X, O or S and a number 1 to 7"));
        };
        let square: Square = match square_text.parse() {
            Ok(square) => square,
            Err(error) => return nonsense(&at, format!("{team} {label} on `{square_text}`: {error}")),
        };
        if lineup.iter().any(|&(other, _)| other == label) {
            return nonsense(&[at[0], at[1], at[2], at[2]], format!("{team} {label} is listed twice"));
        }
        lineup.push((label, square));
    }
    Ok(lineup)
}

/// The formation's field for the pieces of `team`.
pub(super) const fn field_of(team: Team) -> &'static str {
    match team {
        Team::Atk => "atk",
        Team::Def => "def",
    }
}

impl TryFrom<RawFormation> for Formation {
    type Error = Nonsense;

    fn try_from(raw: RawFormation) -> Result<Formation, Nonsense> {
        let mut teams = PerTeam([parse_lineup(Team::Atk, &raw.atk)?, parse_lineup(Team::Def, &raw.def)?]);
        let mut taken = Squares::EMPTY;
        for team in Team::ALL {
            for &(label, square) in &teams[team] {
                if taken.has(square) {
                    let at = ["formation", field_of(team), &quoted(label), &quoted(square)];
                    return nonsense(&at, format!("{team} {label} stands on {square}, where another piece stands"));
                }
                taken |= square.into();
            }
            // From here on in the order of the labels.
            teams[team].sort();
        }
        let ball = raw
            .ball
            .split_once(' ')
            .and_then(|(team, label)| Some(PieceId::new(parse_team(team)?, parse_label(label)?)));
        let Some(ball) = ball else {
            let reason = format!("`ball: \"{}\"` names no piece; expected a text such as \"ATK X5\"", raw.ball);
            return nonsense(&["formation", "ball"], reason);
        };
        if !teams[ball.team].iter().any(|&(label, _)| label == ball.label) {
            return nonsense(&["formation", "ball"], format!("the ball is on {ball}, which is not in the formation"));
        }
        Ok(Formation { teams, ball })
    }
}
