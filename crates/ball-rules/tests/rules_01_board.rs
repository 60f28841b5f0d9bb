//! R1: the board, the teams and their start.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::VecDeque;

use ball_rules::{
    Ball, COLUMNS, Diagonal, Kind, Label, Mode, Phase, PieceState, Position, ROWS, Square, SquareError, Squares, Team,
};
use common::{acts, can, legal, pos, rules, square, words};

const START: &str = "bpn1 d A2 aX5 X1C7,X2E7,X3I7,X4K7,X5G5,O1G3,S1G7 X1K11,X2I11,X3E11,X4C11,X5G13,O1G15,S1G11 -";

/// All column and row pairs of the board.
fn board() -> impl Iterator<Item = (u8, u8)> {
    (1..=17).flat_map(|row| (1..=13).map(move |column| (column, row)))
}

#[test]
fn r1_1_two_coaches_lead_seven_pieces_each() {
    let start = Position::start(rules(), Mode::Basic);
    for team in Team::ALL {
        assert_eq!(start.pieces().filter(|piece| piece.id.team == team).count(), 7);
        assert_ne!(team, team.opponent());
        assert_eq!(team.opponent().opponent(), team);
    }
    assert_eq!(Team::ALL.map(|team| team.to_string()), ["ATK", "DEF"]);
}

#[test]
fn r1_1_nothing_is_random() {
    let start = pos(START);
    for decision in start.decisions(rules()) {
        let (mut one, mut two) = (start, start);
        one.play(rules(), decision, &mut ());
        two.play(rules(), decision, &mut ());
        assert!(one == two, "{decision:?}");
    }
}

#[test]
fn r1_2_columns_run_from_a_to_m_and_rows_from_1_to_17() {
    assert_eq!((COLUMNS, ROWS), (13, 17));
    for (column, row) in [(0, 2), (2, 0), (14, 2), (2, 18), (0, 0), (255, 1), (1, 255)] {
        assert_eq!(Square::new(column, row), None, "{column}, {row}");
    }
    assert_eq!(square("A1"), Square::new(1, 1).unwrap());
    assert_eq!(square("M17"), Square::new(13, 17).unwrap());
    for text in ["N1", "A0", "A18", "A19", "A99", "A100", "Z5"] {
        assert_eq!(text.parse::<Square>(), Err(SquareError::OffBoard), "{text}");
    }
    for text in ["", "A", "a1", "1A", "A01", "A1 ", " A1", "A-1", "A+1", "Ä1", "A１", "AA1"] {
        assert_eq!(text.parse::<Square>(), Err(SquareError::Malformed), "{text}");
    }
}

#[test]
fn r1_2_only_hatched_squares_are_playable() {
    assert_eq!("A2".parse::<Square>(), Err(SquareError::NotHatched));
    assert_eq!("G10".parse::<Square>(), Err(SquareError::NotHatched));
    assert!(Position::from_bpn(rules(), "bpn1 a A2 aX1 X1G10 X1A1 -").is_err());
}

#[test]
fn r1_3_a_square_is_hatched_when_column_plus_row_is_even() {
    let mut hatched = 0;
    for (column, row) in board() {
        let even = (column + row) % 2 == 0;
        let found = Square::new(column, row);
        assert_eq!(found.is_some(), even, "{column}, {row}");
        if let Some(found) = found {
            let letter = char::from(b'A' + column - 1);
            assert_eq!((found.column(), found.row(), found.column_letter()), (column, row, letter));
            assert_eq!(found.to_string(), format!("{letter}{row}"));
            assert_eq!(square(&found.to_string()), found);
            assert_eq!(found.index(), hatched, "row by row from A1");
            assert_eq!(Square::from_index(hatched), Some(found));
            hatched += 1;
        }
    }
    assert_eq!((hatched, Square::COUNT, Square::all().len()), (111, 111, 111));
    assert_eq!(Square::from_index(111), None);
}

#[test]
fn r1_3_g9_is_the_centre() {
    assert_eq!(square("G9").turned(), square("G9"));
    assert_eq!(square("G9").mirrored(), square("G9"));
    for from in Square::all() {
        assert_eq!(from.turned(), Square::new(14 - from.column(), 18 - from.row()).unwrap());
        assert_eq!(from.mirrored(), Square::new(14 - from.column(), from.row()).unwrap());
        assert_eq!(Squares::of(from).turned(), Squares::of(from.turned()));
    }
}

#[test]
fn r1_4_adjacent_squares_touch_diagonally() {
    for from in Square::all() {
        for to in Square::all() {
            let touching = from.column().abs_diff(to.column()) == 1 && from.row().abs_diff(to.row()) == 1;
            assert_eq!(from.is_adjacent(to), touching, "{from} {to}");
            assert_eq!(Squares::of(from).neighbours().has(to), touching, "{from} {to}");
            let direction = Diagonal::between(from, to);
            assert_eq!(direction.is_some(), touching, "{from} {to}");
            if let Some(direction) = direction {
                assert_eq!(Squares::of(from).step(direction), Squares::of(to));
                assert_eq!(Diagonal::between(to, from), Some(direction.opposite()));
                let (columns, rows) = direction.offset();
                assert_eq!(from.offset(columns, rows), Some(to));
                assert_eq!(from.offset_to(to), (columns, rows));
            }
        }
    }
}

#[test]
fn r1_4_an_orthogonal_neighbour_is_never_hatched() {
    for from in Square::all() {
        for (columns, rows) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            assert_eq!(from.offset(columns, rows), None, "{from}");
        }
    }
}

/// Steps from `start` to every square over adjacent squares.
fn walk_lengths(start: Square) -> Vec<u8> {
    let mut lengths = vec![u8::MAX; Square::COUNT];
    lengths[start.index()] = 0;
    let mut queue = VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        for (columns, rows) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            if let Some(next) = at.offset(columns, rows)
                && lengths[next.index()] == u8::MAX
            {
                lengths[next.index()] = lengths[at.index()] + 1;
                queue.push_back(next);
            }
        }
    }
    lengths
}

#[test]
fn r1_5_distance_is_the_shortest_path_over_hatched_squares() {
    for from in Square::all() {
        let lengths = walk_lengths(from);
        for to in Square::all() {
            let length = lengths[to.index()];
            assert_eq!(from.distance(to), length, "{from} {to}");
            assert_eq!(length, from.column().abs_diff(to.column()).max(from.row().abs_diff(to.row())));
        }
        for reach in 0..=16 {
            let near: Squares = Square::all().filter(|to| lengths[to.index()] <= reach).collect();
            assert_eq!(Squares::of(from).within(reach), near, "{from} within {reach}");
        }
    }
}

#[test]
fn r1_5_pieces_in_between_do_not_lengthen_it() {
    // X2 is 4 away behind a wall of opponents on every shortest path.
    let walled = "bpn1 a A1 aX1 X1G5,X2G9 X1F6,X2H6,X3E7,X4G7,X5I7,X6F8,X7H8 -";
    assert_eq!(acts(walled, "X1>X2@"), words("X1>X2@F10 X1>X2@H10"));
}

#[test]
fn r1_6_atk_attacks_row_17_and_def_row_1() {
    let rows = |first, last| Square::all().filter(|s| (first..=last).contains(&s.row())).collect::<Squares>();
    assert_eq!(rules().end_zone(Team::Atk), rows(17, 17));
    assert_eq!(rules().end_zone(Team::Def), rows(1, 1));
    assert_eq!(rules().end_zone_depth, 1);
    assert_eq!(Squares::rows(3, 5), rows(3, 5));
    let start = pos(START);
    assert!(start.pieces().all(|piece| (piece.id.team == Team::Atk) == (piece.square.row() < 9)), "ATK is below");
}

#[test]
fn r1_7_pieces_are_named_by_team_kind_and_number() {
    let start = pos(START);
    let names: Vec<String> = start.pieces().map(|piece| piece.id.to_string()).collect();
    let labels = ["X1", "X2", "X3", "X4", "X5", "O1", "S1"];
    let expected: Vec<String> =
        ["ATK", "DEF"].iter().flat_map(|team| labels.map(|label| format!("{team} {label}"))).collect();
    assert_eq!(names, expected);
}

#[test]
fn r1_7_the_kinds_are_x_o_and_the_square_piece() {
    assert_eq!(Kind::ALL.map(Kind::letter), ['X', 'O', 'S']);
    let mut index = 0;
    for kind in Kind::ALL {
        assert_eq!((Label::new(kind, 0), Label::new(kind, 8)), (None, None));
        for number in 1..=7 {
            let label = Label::new(kind, number).unwrap();
            assert_eq!((label.kind(), label.number(), label.index()), (kind, number, index));
            assert_eq!(label.to_string(), format!("{}{number}", kind.letter()));
            index += 1;
        }
    }
    assert_eq!(index, Label::COUNT);
}

#[test]
fn r1_8_the_standard_formation() {
    assert_eq!(Position::start(rules(), Mode::Basic).to_bpn(rules()), START);
    assert!(Position::start(rules(), Mode::Basic) == pos(START));
    assert!(pos(START).pieces().all(|piece| piece.state == PieceState::Active && !piece.restricted && !piece.task));
}

#[test]
fn r1_8_def_is_atk_turned_by_180_degrees() {
    let start = pos(START);
    for piece in start.pieces().filter(|piece| piece.id.team == Team::Atk) {
        let [Some(other), None] = start.at(piece.square.turned()) else { panic!("{} has no counterpart", piece.id) };
        assert_eq!((other.id.team, other.id.label), (Team::Def, piece.id.label));
    }
}

#[test]
fn r1_9_the_ball_starts_on_atk_x5_and_def_takes_the_first_turn() {
    for mode in [Mode::Basic, Mode::Cards] {
        let start = Position::start(rules(), mode);
        let Ball::Carried(carrier) = start.ball() else { panic!("the ball lies loose") };
        assert_eq!(carrier.to_string(), "ATK X5");
        assert_eq!(start.ball_square(), square("G5"));
        let with_ball: Vec<String> = start.pieces().filter(|p| p.has_ball).map(|p| p.id.to_string()).collect();
        assert_eq!(with_ball, ["ATK X5"]);
        assert_eq!((start.side(), start.phase(), start.pa()), (Team::Def, Phase::Action, 2));
        assert_eq!(start.mode(), mode);
    }
}

#[test]
fn r1_9_only_the_coach_whose_turn_it_is_acts() {
    let start = pos(START);
    assert!(can(START, "X3E11-D10"), "DEF X3");
    assert!(!can(START, "X3I7-H8"), "ATK X3");
    assert_eq!(legal(&start).len(), 53);
    assert_eq!(legal(&Position::start(rules(), Mode::Cards)).len(), 54);
}
