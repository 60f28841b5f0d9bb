//! The board in characters.
//!
//! Each column of the board is five characters wide. Only every other square of a row is playable, so a stack may spread
//! over its neighbours' space. Everything is ASCII, so bytes, characters and widths are the same.

use ball_rules::{Ball, COLUMNS, Mode, Phase, Piece, PieceState, Position, ROWS, Ruleset, Square, Team};

const COLUMN_WIDTH: usize = 5;
/// The row's number, and room for a wide piece on column A.
const MARGIN: usize = 4;
/// The room to the right of column M that a wide piece may need, and the row's number.
const ROW_END: usize = MARGIN + COLUMN_WIDTH * COLUMNS as usize + 3;
/// No line is longer.
const WIDTH: usize = 80;

/// The board and, below it, all that the board does not show.
pub fn draw(rules: &Ruleset, position: &Position) -> String {
    let mut lines = vec![column_letters()];
    lines.extend((1..=ROWS).rev().map(|row| board_row(rules, position, row)));
    lines.push(column_letters());
    lines.push(String::new());
    lines.extend(state(rules, position));
    lines.push(String::new());
    lines.push("X5 ATK   (x5) DEF   @ ball   X5- downed   X5/x3 stack, upper piece first".to_owned());
    lines.push("=== end zones: ATK scores in the upper one, DEF in the lower one".to_owned());
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Where the middle of a column is.
fn centre(column: u8) -> usize {
    MARGIN + COLUMN_WIDTH * usize::from(column - 1) + COLUMN_WIDTH / 2
}

fn put(line: &mut String, at: usize, text: &str) {
    line.replace_range(at..at + text.len(), text);
}

fn column_letters() -> String {
    let mut line = " ".repeat(ROW_END);
    for column in 1..=COLUMNS {
        let letter = char::from(b'A' + column - 1);
        put(&mut line, centre(column), letter.encode_utf8(&mut [0; 4]));
    }
    line
}

fn board_row(rules: &Ruleset, position: &Position, row: u8) -> String {
    let squares: Vec<Square> = (1..=COLUMNS).filter_map(|column| Square::new(column, row)).collect();
    let end_zone = squares.iter().any(|&square| Team::ALL.iter().any(|&team| rules.end_zone(team).has(square)));
    let ground = if end_zone { "=" } else { " " };
    let board = ground.repeat(COLUMN_WIDTH * usize::from(COLUMNS));
    let mut line = format!("{row:>2}  {board:<width$} {row:>2}", width = ROW_END - MARGIN);
    for square in squares {
        let (text, before) = square_text(position, square);
        put(&mut line, centre(square.column()) - before, &text);
    }
    line
}

/// What stands on a square, and how many of its characters go before the middle of the column.
fn square_text(position: &Position, square: Square) -> (String, usize) {
    match position.at(square) {
        [Some(upper), Some(lower)] => {
            let upper = format!("{}{}", name(&upper), ball_mark(&upper));
            let lower = format!("{}{}", name(&lower), downed_mark(&lower));
            (format!("{upper}/{lower}"), upper.len())
        }
        [Some(piece), None] | [None, Some(piece)] => {
            let marks = format!("{}{}", ball_mark(&piece), downed_mark(&piece));
            match piece.id.team {
                Team::Atk => (format!("{}{marks}", name(&piece)), 0),
                Team::Def => (format!("({}){marks}", name(&piece)), 1),
            }
        }
        [None, None] if position.ball() == Ball::Loose(square) => ("@".to_owned(), 0),
        [None, None] => (".".to_owned(), 0),
    }
}

/// The label: in capitals for ATK, in small letters for DEF.
fn name(piece: &Piece) -> String {
    let label = piece.id.label.to_string();
    match piece.id.team {
        Team::Atk => label,
        Team::Def => label.to_ascii_lowercase(),
    }
}

fn ball_mark(piece: &Piece) -> &'static str {
    if piece.has_ball { "@" } else { "" }
}

fn downed_mark(piece: &Piece) -> &'static str {
    match piece.state {
        PieceState::Downed | PieceState::Lower { downed: true } => "-",
        _ => "",
    }
}

fn state(rules: &Ruleset, position: &Position) -> Vec<String> {
    let side = position.side();
    let mut lines = vec![match position.phase() {
        Phase::Action if position.after_hand_off() => {
            format!("Turn:   {side}, action phase, {} PA left, no hand-off directly after a hand-off", position.pa())
        }
        Phase::Action => format!("Turn:   {side}, action phase, {} PA left", position.pa()),
        Phase::Unlock => format!("Turn:   {side}, unlock phase"),
        Phase::Over => format!("Over:   touchdown, {side} has won"),
    }];
    lines.push(match position.ball() {
        Ball::Carried(carrier) => format!("Ball:   {carrier} on {}", position.ball_square()),
        Ball::Loose(square) => format!("Ball:   loose on {square}"),
    });
    if position.mode() == Mode::Cards {
        let energy = Team::ALL.map(|team| format!("{team} {}", position.pe(team)));
        lines.push(format!("PE:     {}", energy.join(", ")));
        for team in Team::ALL {
            let used = rules.cards().filter(|&(card, _)| position.is_used(team, card)).map(|(_, card)| card.id.clone());
            lines.extend(list(&format!("Used by {team}:"), used.collect()));
        }
    }
    let pieces = |filter: fn(&Piece) -> bool, note: fn(&Piece) -> &'static str| -> Vec<String> {
        let found = position.pieces().filter(filter);
        found.map(|piece| format!("{} {}{}", piece.id, piece.square, note(&piece))).collect()
    };
    for (heading, listed) in [
        ("Restricted:", pieces(|piece| piece.restricted, |_| "")),
        ("Stacks of this turn:", pieces(|p| p.state == PieceState::Upper { this_turn: true }, |_| "")),
        ("Tasks:", pieces(|piece| piece.task, task_note)),
    ] {
        if !listed.is_empty() {
            lines.extend(list(heading, listed));
        }
    }
    lines
}

fn task_note(piece: &Piece) -> &'static str {
    if piece.state == PieceState::Downed { " (stand up)" } else { " (release)" }
}

/// A heading and its items, on as many lines as it takes.
fn list(heading: &str, items: Vec<String>) -> Vec<String> {
    let mut lines = vec![heading.to_owned()];
    if items.is_empty() {
        return vec![format!("{heading} none")];
    }
    let last_item = items.len() - 1;
    for (number, item) in items.into_iter().enumerate() {
        let comma = if number < last_item { "," } else { "" };
        match lines.last_mut() {
            Some(line) if line.len() + 1 + item.len() + comma.len() <= WIDTH => {
                line.push_str(&format!(" {item}{comma}"))
            }
            _ => lines.push(format!("        {item}{comma}")),
        }
    }
    lines
}
