//! The position text, BPN: printing and parsing (R13).

use std::fmt::{self, Write};

use crate::notation::excerpt;
use crate::position::{Ball, Mode, Phase, Position};
use crate::ruleset::{MAX_PE, Ruleset, parse_label};
use crate::square::Square;
use crate::team::{Label, PerTeam, PieceId, Team};
use crate::validate::{BpnError, BpnProblem, Fresh, Located, RawBall, RawPiece, RawPosition, assemble};

impl Position {
    /// The position text (R13). `rules` names the cards.
    ///
    /// ```
    /// # use ball_rules::{Mode, Position, Ruleset};
    /// let rules = Ruleset::house();
    /// let text = Position::start(rules, Mode::Basic).to_bpn(rules);
    /// assert!(text.starts_with("bpn1 d A2 aX5 X1C7,"));
    /// assert_eq!(Position::from_bpn(rules, &text).unwrap().to_bpn(rules), text);
    /// ```
    pub fn to_bpn(&self, rules: &Ruleset) -> String {
        let mut text = String::with_capacity(128);
        // Writing to a `String` never fails.
        let _ = self.write_bpn(rules, &mut text);
        text
    }

    fn write_bpn(&self, rules: &Ruleset, out: &mut impl Write) -> fmt::Result {
        write!(out, "bpn1 {} ", self.side().letter())?;
        match self.phase() {
            Phase::Action => write!(out, "A{}{}", self.pa(), if self.after_hand_off() { "h" } else { "" })?,
            Phase::Unlock => out.write_char('U')?,
            Phase::Over => out.write_char('E')?,
        }
        match self.ball() {
            Ball::Carried(id) => write!(out, " {}{}", id.team.letter(), id.label)?,
            Ball::Loose(square) => write!(out, " @{square}")?,
        }
        for team in Team::ALL {
            let mut separator = ' ';
            for slot in self.slots(team) {
                let (t, bit) = (team as usize, slot.bit());
                let acting = team == self.side;
                write!(out, "{separator}{}{}", self.label_of(team, slot), self.square_of(team, slot))?;
                let upper = self.upper_slots[t] & bit != 0;
                let fresh = acting && self.fresh_slots & bit != 0;
                for (flag, set) in [
                    ('-', self.downed_slots[t] & bit != 0),
                    ('~', acting && self.restricted_slots & bit != 0),
                    ('!', upper && fresh),
                    ('^', upper && !fresh),
                    ('?', acting && self.task_slots & bit != 0),
                ] {
                    if set {
                        out.write_char(flag)?;
                    }
                }
                separator = ',';
            }
        }
        if self.mode() == Mode::Basic {
            return out.write_str(" -");
        }
        write!(out, " {}/{}", self.pe(Team::Atk), self.pe(Team::Def))?;
        for team in Team::ALL {
            let mut separator = ';';
            for (_, card) in rules.cards().filter(|&(index, _)| self.is_used(team, index)) {
                write!(out, "{separator}{}", card.id)?;
                separator = ',';
            }
            if separator == ';' {
                out.write_char(';')?;
            }
        }
        Ok(())
    }

    /// Reads a position text (R13); exactly what [`Position::to_bpn`] writes is accepted.
    ///
    /// # Errors
    /// The column and what was expected there, or why the position is impossible.
    ///
    /// ```
    /// # use ball_rules::{Position, Ruleset};
    /// let error = Position::from_bpn(Ruleset::house(), "bpn1 x A2 aX1 X1G9 X1M17 -").unwrap_err();
    /// assert_eq!(error.column, 6);
    /// ```
    pub fn from_bpn(rules: &Ruleset, text: &str) -> Result<Position, BpnError> {
        read(rules, text).and_then(|raw| assemble(rules, &raw)).map_err(|(offset, problem)| BpnError {
            column: text.char_indices().take_while(|&(at, _)| at < offset).count() + 1,
            problem,
        })
    }
}

const FIELDS: [&str; 7] =
    ["`bpn1`", "the side to act", "the phase", "the ball", "the pieces of ATK", "the pieces of DEF", "the cards"];

/// A field of the text and the offset at which it stands.
type Field<'a> = (&'a str, usize);

fn read(rules: &Ruleset, text: &str) -> Located<RawPosition> {
    let fields = split(text)?;
    let [_, side, phase, ball, atk, def, cards] = fields;
    let side = match side.0 {
        "a" => Team::Atk,
        "d" => Team::Def,
        _ => return Err((side.1, BpnProblem::Side)),
    };
    let (phase_kind, pa, after_hand_off) = read_phase(phase.0).ok_or((phase.1, BpnProblem::Phase))?;
    Ok(RawPosition {
        side,
        phase: (phase_kind, phase.1),
        pa,
        after_hand_off,
        ball: (read_ball(ball)?, ball.1),
        teams: PerTeam([read_team(Team::Atk, atk)?, read_team(Team::Def, def)?]),
        cards: read_cards(rules, cards)?,
    })
}

fn split(text: &str) -> Located<[Field<'_>; 7]> {
    if text.is_empty() {
        return Err((0, BpnProblem::Empty));
    }
    let mut fields = [("", 0); 7];
    let mut offset = 0;
    let mut count = 0;
    for part in text.split(' ') {
        if part.is_empty() {
            return Err((offset, BpnProblem::Spacing));
        }
        if count == 0 && part != "bpn1" {
            return Err((0, BpnProblem::Version));
        }
        match fields.get_mut(count) {
            Some(field) => *field = (part, offset),
            None => return Err((offset, BpnProblem::ExtraField)),
        }
        offset += part.len() + 1;
        count += 1;
    }
    match FIELDS.get(count) {
        Some(missing) => Err((text.len(), BpnProblem::MissingField(missing))),
        None => Ok(fields),
    }
}

fn read_phase(text: &str) -> Option<(Phase, u8, bool)> {
    match text.as_bytes() {
        b"U" => Some((Phase::Unlock, 0, false)),
        b"E" => Some((Phase::Over, 0, false)),
        [b'A', digit @ b'0'..=b'9'] => Some((Phase::Action, digit - b'0', false)),
        [b'A', digit @ b'0'..=b'9', b'h'] => Some((Phase::Action, digit - b'0', true)),
        _ => None,
    }
}

fn read_ball((text, offset): Field) -> Located<RawBall> {
    if let Some(square) = text.strip_prefix('@') {
        return Ok(RawBall::Loose(square.parse().map_err(|e| (offset + 1, BpnProblem::Square(e)))?));
    }
    let team = match text.as_bytes().first() {
        Some(b'a') => Team::Atk,
        Some(b'd') => Team::Def,
        _ => return Err((offset, BpnProblem::Ball)),
    };
    let label = text.get(1..).and_then(parse_label).ok_or((offset, BpnProblem::Ball))?;
    Ok(RawBall::Carried(PieceId::new(team, label)))
}

fn read_team(team: Team, (text, mut offset): Field) -> Located<Vec<RawPiece>> {
    let mut pieces: Vec<RawPiece> = Vec::with_capacity(7);
    for entry in text.split(',') {
        let piece = read_piece(entry, offset)?;
        if let Some(last) = pieces.last() {
            if pieces.iter().any(|other| other.label == piece.label) {
                return Err((offset, BpnProblem::PieceTwice(PieceId::new(team, piece.label))));
            }
            if last.label > piece.label {
                return Err((offset, BpnProblem::PieceOrder));
            }
        }
        if pieces.len() == 7 {
            return Err((offset, BpnProblem::TooManyPieces));
        }
        pieces.push(piece);
        offset += entry.len() + 1;
    }
    Ok(pieces)
}

fn read_piece(entry: &str, offset: usize) -> Located<RawPiece> {
    let label: Label = entry.get(..2).and_then(parse_label).ok_or((offset, BpnProblem::Piece))?;
    let rest = entry.get(2..).unwrap_or_default();
    let flags_at = rest.find(['-', '~', '!', '^', '?', '*']).unwrap_or(rest.len());
    let (square, flags) = rest.split_at(flags_at);
    let square: Square = square.parse().map_err(|e| (offset + 2, BpnProblem::Square(e)))?;
    let mut piece = RawPiece { label, square, downed: false, restricted: false, upper: None, task: false, offset };
    let mut rank = 0;
    for (i, flag) in flags.char_indices() {
        let this = match flag {
            '-' => 1,
            '~' => 2,
            '!' | '^' => 3,
            '?' => 4,
            _ => 0,
        };
        if this <= rank {
            return Err((offset + 2 + flags_at + i, BpnProblem::Flag));
        }
        rank = this;
        match flag {
            '-' => piece.downed = true,
            '~' => piece.restricted = true,
            '!' | '^' => piece.upper = Some(Fresh(flag == '!')),
            _ => piece.task = true,
        }
    }
    Ok(piece)
}

fn read_cards(rules: &Ruleset, (text, offset): Field) -> Located<Option<PerTeam<(u8, u16)>>> {
    if text == "-" {
        return Ok(None);
    }
    let mut parts = text.split(';');
    let (Some(energy), Some(atk), Some(def), None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
        return Err((offset, BpnProblem::Cards));
    };
    let (pe_atk, pe_def) = energy.split_once('/').ok_or((offset, BpnProblem::Cards))?;
    let def_pe_at = offset + pe_atk.len() + 1;
    let energy = [read_energy(pe_atk, offset)?, read_energy(pe_def, def_pe_at)?];
    let atk_at = def_pe_at + pe_def.len() + 1;
    let used = [read_used(rules, atk, atk_at)?, read_used(rules, def, atk_at + atk.len() + 1)?];
    Ok(Some(PerTeam([(energy[0], used[0]), (energy[1], used[1])])))
}

fn read_energy(text: &str, offset: usize) -> Located<u8> {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|&pe: &u8| plain && pe <= MAX_PE).ok_or((offset, BpnProblem::Energy))
}

fn read_used(rules: &Ruleset, text: &str, mut offset: usize) -> Located<u16> {
    let mut used = 0u16;
    if text.is_empty() {
        return Ok(used);
    }
    for id in text.split(',') {
        let card = rules.card_named(id).ok_or_else(|| (offset, BpnProblem::NoSuchCard(excerpt(id))))?;
        if used >> card.index() != 0 {
            return Err((offset, BpnProblem::CardOrder));
        }
        used |= 1 << card.index();
        offset += id.len() + 1;
    }
    Ok(used)
}
