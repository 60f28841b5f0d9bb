//! What holds in every position: random games in both modes, from the start and from random set-ups.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common {
    pub mod board;
    pub mod rng;
}

use std::collections::{HashMap, HashSet};

use ball_rules::{
    Ball, CardPlay, Decision, Event, HOUSE_RON, Mode, PerTeam, Phase, PieceState, Position, Release, Ruleset, Square,
    Team,
};
use common::board::{self, Board};
use common::rng::Rng;

/// Decisions that a test plays.
const DECISIONS: usize = 60_000;
/// No turn can have more: 3 PA, 10 cards, a hand-off after each, the end of the phase and 7 tasks.
const LONGEST_TURN: usize = 2 * (3 + 10) + 1 + 1 + 7;

fn rules() -> &'static Ruleset {
    Ruleset::house()
}

fn text(position: &Position) -> String {
    position.to_bpn(rules())
}

#[track_caller]
fn read(bpn: &str) -> Position {
    Position::from_bpn(rules(), bpn).unwrap_or_else(|e| panic!("{bpn}: {e}"))
}

/// A possible position; one whose unlock phase had nothing to do is made again.
fn set_up(rng: &mut Rng) -> Position {
    loop {
        let board = board::random(rules(), rng);
        match Position::from_bpn(rules(), &board.print()) {
            Ok(position) => return position,
            Err(error) => assert!(board.phase == 'U' && error.to_string().contains("needs a task"), "{error}"),
        }
    }
}

/// Plays random games and shows every position, the decision chosen there and the position that follows.
fn wander(seed: u64, decisions: usize, mut look: impl FnMut(&Position, Decision, &Position)) {
    let mut rng = Rng::new(seed);
    let mut played = 0;
    while played < decisions {
        let mut position = match rng.below(4) {
            0 => Position::start(rules(), Mode::Basic),
            1 => Position::start(rules(), Mode::Cards),
            _ => set_up(&mut rng),
        };
        for _ in 0..200 {
            let all = position.decisions(rules());
            if all.is_empty() {
                assert_eq!(position.phase(), Phase::Over, "nothing to decide in {}", text(&position));
                break;
            }
            let decision = choose(&mut rng, &all);
            let mut next = position;
            next.play(rules(), decision, &mut ());
            look(&position, decision, &next);
            played += 1;
            position = next;
        }
    }
}

/// A random decision; rare kinds are chosen more often than their number would have it.
fn choose(rng: &mut Rng, all: &[Decision]) -> Decision {
    if rng.one_in(3) {
        let mut kinds: Vec<_> = Vec::new();
        for decision in all {
            let this = std::mem::discriminant(decision);
            if !kinds.contains(&this) {
                kinds.push(this);
            }
        }
        let kind = *rng.pick(&kinds);
        let of_kind: Vec<&Decision> = all.iter().filter(|d| std::mem::discriminant(*d) == kind).collect();
        return **rng.pick(&of_kind);
    }
    *rng.pick(all)
}

#[test]
fn every_listed_decision_is_legal_once_and_plays() {
    let mut number = 0;
    let mut from_before: Vec<Decision> = Vec::new();
    wander(1, DECISIONS, |position, _, _| {
        let all = position.decisions(rules());
        assert_eq!(position.count_decisions(rules()), all.len() as u64, "the count in {}", text(position));
        let different: HashSet<Decision> = all.iter().copied().collect();
        assert_eq!(different.len(), all.len(), "a decision twice in {}", text(position));
        number += 1;
        // What was legal in the position before is legal here only if it is listed here.
        for &decision in &from_before {
            assert_eq!(position.is_legal(rules(), decision), different.contains(&decision), "{}", text(position));
        }
        from_before.clone_from(&all);
        for decision in all {
            let shown = || format!("{} in {}", decision.display(rules()), text(position));
            assert!(position.is_legal(rules(), decision), "{}", shown());
            let mut next = *position;
            next.play(rules(), decision, &mut ());
            assert!(next.key_is_fresh(), "the key after {}", shown());
            assert!(next != *position, "nothing happens by {}", shown());
            if number % 16 == 0 {
                assert!(read(&text(&next)) == next, "{}", shown());
                check(&next);
            }
        }
    });
}

#[test]
fn decision_texts_read_back_as_themselves() {
    let mut number = 0;
    wander(2, DECISIONS, |position, decision, _| {
        number += 1;
        // All of the list now and then, the one that is played always.
        let all = if number % 8 == 0 { position.decisions(rules()) } else { vec![decision] };
        for decision in all {
            let shown = decision.display(rules()).to_string();
            assert_eq!(Decision::parse(rules(), &shown), Ok(decision), "{shown}");
        }
    });
}

/// What every position must satisfy.
fn check(position: &Position) {
    let bpn = text(position);
    let mut on_square: HashMap<Square, Vec<PieceState>> = HashMap::new();
    for piece in position.pieces() {
        on_square.entry(piece.square).or_default().push(piece.state);
        let lower = matches!(piece.state, PieceState::Lower { .. });
        assert!(!(piece.has_ball && lower), "a lower piece has the ball in {bpn}");
        assert_eq!(position.piece(piece.id), Some(piece));
        assert!(position.at(piece.square).contains(&Some(piece)), "{bpn}");
    }
    for (square, states) in &on_square {
        let upper = states.iter().filter(|state| matches!(state, PieceState::Upper { .. })).count();
        let lower = states.iter().filter(|state| matches!(state, PieceState::Lower { .. })).count();
        assert!((states.len(), upper, lower) == (1, 0, 0) || (states.len(), upper, lower) == (2, 1, 1), "{bpn}");
        assert_eq!(position.closed().has(*square), states.len() == 2, "{bpn}");
    }
    let clear: HashSet<Square> = position.clear().into_iter().collect();
    assert!(Square::all().all(|square| clear.contains(&square) != on_square.contains_key(&square)), "{bpn}");
    let with_ball = position.pieces().filter(|piece| piece.has_ball).count();
    match position.ball() {
        Ball::Carried(_) => assert_eq!(with_ball, 1, "{bpn}"),
        Ball::Loose(square) => {
            assert_eq!(with_ball, 0, "{bpn}");
            assert!(clear.contains(&square) && !position.bare().has(square), "the ball lies under a piece in {bpn}");
        }
    }
    assert!(position.pa() <= 3 && (position.phase() == Phase::Action || position.pa() == 0), "{bpn}");
    for team in Team::ALL {
        assert!(position.pe(team) <= 99, "{bpn}");
        assert!(position.mode() == Mode::Cards || position.pe(team) == 0, "{bpn}");
    }
    assert!(position.key_is_fresh(), "{bpn}");
}

fn labels(position: &Position) -> Vec<String> {
    position.pieces().map(|piece| piece.id.to_string()).collect()
}

#[test]
fn pieces_and_ball_are_never_lost_or_doubled() {
    wander(3, DECISIONS, |before, _, next| {
        check(next);
        assert_eq!(labels(before), labels(next), "after {}", text(before));
        assert_eq!(before.mode(), next.mode());
    });
}

#[test]
fn position_texts_read_back_and_keys_tell_positions_apart() {
    let mut by_key: HashMap<u64, String> = HashMap::new();
    let mut by_text: HashMap<String, u64> = HashMap::new();
    wander(4, DECISIONS, |_, _, position| {
        let bpn = text(position);
        let again = read(&bpn);
        assert!(again == *position && again.key() == position.key(), "{bpn}");
        assert_eq!(text(&again), bpn);
        assert_eq!(Board::read(&bpn).print(), bpn, "the test's own reading");
        assert_eq!(by_key.entry(position.key()).or_insert_with(|| bpn.clone()), &bpn, "one key for two positions");
        assert_eq!(*by_text.entry(bpn).or_insert(position.key()), position.key(), "two keys for one position");
    });
    assert!(by_key.len() > DECISIONS / 4);
}

/// A decision as the same coach would say it on a board changed by `change`.
fn map_decision(decision: Decision, change: fn(board::Place) -> board::Place) -> Decision {
    let to_square = |square: Square| {
        let (column, row) = change((square.column(), square.row()));
        Square::new(column, row).unwrap()
    };
    let release = |r: Release| Release {
        at: to_square(r.at),
        upper_to: to_square(r.upper_to),
        lower_to: to_square(r.lower_to),
        ..r
    };
    use Decision as D;
    match decision {
        D::Move { piece, from, to } => D::Move { piece, from: to_square(from), to: to_square(to) },
        D::Stack { piece, from, to } => D::Stack { piece, from: to_square(from), to: to_square(to) },
        D::Dodge { piece, from, target, exit } => {
            D::Dodge { piece, from: to_square(from), target: to_square(target), exit: to_square(exit) }
        }
        D::TacticalDodge { piece, from, to, push } => {
            D::TacticalDodge { piece, from: to_square(from), to: to_square(to), push: to_square(push) }
        }
        D::ShortPass { piece, receiver, to } => D::ShortPass { piece, receiver, to: to_square(to) },
        D::LongPass { piece, to } => D::LongPass { piece, to: to_square(to) },
        D::StandUp { piece, from, to } => D::StandUp { piece, from: to_square(from), to: to_square(to) },
        D::Release(r) => D::Release(release(r)),
        D::HandOff { .. } | D::Convert | D::EndPhase => decision,
        D::Card { card, play } => {
            let play = match play {
                CardPlay::StandUp { piece, from, to } => {
                    CardPlay::StandUp { piece, from: to_square(from), to: to_square(to) }
                }
                CardPlay::Release(r) => CardPlay::Release(release(r)),
                CardPlay::Run { piece, from, to } => CardPlay::Run { piece, from: to_square(from), to: to_square(to) },
                CardPlay::LongPass { piece, to } => CardPlay::LongPass { piece, to: to_square(to) },
                CardPlay::Down { piece, from, target } => {
                    CardPlay::Down { piece, from: to_square(from), target: to_square(target) }
                }
                CardPlay::Scoop { piece, from, to } => {
                    CardPlay::Scoop { piece, from: to_square(from), to: to_square(to) }
                }
                same => same,
            };
            D::Card { card, play }
        }
    }
}

#[test]
fn the_board_knows_no_left_and_right_and_the_teams_are_alike() {
    let ways: [(fn(Board) -> Board, fn(board::Place) -> board::Place); 2] =
        [(Board::mirrored, board::mirror), (Board::turned, board::turn)];
    wander(5, DECISIONS, |position, decision, next| {
        let (here, then) = (Board::read(&text(position)), Board::read(&text(next)));
        for (change, change_place) in ways {
            let mut other = read(&change(here.clone()).print());
            let expected: HashSet<Decision> =
                position.decisions(rules()).into_iter().map(|d| map_decision(d, change_place)).collect();
            let found: HashSet<Decision> = other.decisions(rules()).into_iter().collect();
            assert_eq!(found, expected, "{} and {}", text(position), text(&other));
            other.play(rules(), map_decision(decision, change_place), &mut ());
            assert_eq!(text(&other), change(then.clone()).print(), "after {}", decision.display(rules()));
        }
    });
}

/// PA that the decision takes itself; converting and cards report theirs as events.
fn pa_cost(decision: Decision) -> u8 {
    match decision {
        Decision::LongPass { .. } => 2,
        Decision::Move { .. }
        | Decision::Stack { .. }
        | Decision::Dodge { .. }
        | Decision::TacticalDodge { .. }
        | Decision::ShortPass { .. } => 1,
        _ => 0,
    }
}

#[test]
fn events_replayed_give_the_position_that_play_gave() {
    wander(6, DECISIONS, |position, decision, next| {
        let mut events: Vec<Event> = Vec::new();
        let mut again = *position;
        again.play(rules(), decision, &mut events);
        assert!(again == *next, "listening changes nothing, and the same decision gives the same position");
        let mut board = Board::read(&text(position));
        let handing =
            matches!(decision, Decision::HandOff { .. } | Decision::Card { play: CardPlay::HandOff { .. }, .. });
        // R8.2: only converting leaves the flag alone.
        if decision != Decision::Convert {
            board.handed = handing;
        }
        board.pa -= pa_cost(decision);
        for event in &events {
            board.replay(rules(), event);
        }
        assert_eq!(board.print(), text(next), "{} in {}: {events:?}", decision.display(rules()), text(position));
    });
}

#[test]
fn a_turn_always_ends() {
    let mut length = 0;
    let mut longest = 0;
    let mut last: Option<Position> = None;
    wander(7, 2 * DECISIONS, |position, _, next| {
        let continues = last.is_some_and(|last| last == *position && last.side() == position.side());
        length = if continues { length + 1 } else { 1 };
        longest = longest.max(length);
        assert!(length <= LONGEST_TURN, "{}", text(position));
        // The turn passes; a new one counts from 0.
        if next.side() != position.side() {
            length = 0;
        }
        last = Some(*next);
    });
    assert!(longest >= 5, "turns of several decisions were seen");
}

#[test]
fn other_costs_are_counted_alike() {
    let mut rng = Rng::new(9);
    for _ in 0..300 {
        let mut ron = String::new();
        for line in HOUSE_RON.lines() {
            // Any cost that a ruleset may have: an action costs at least 1 PA, a hand-off may be free.
            match line.split_once("(pa: ") {
                Some((name, _)) if line.trim_end().ends_with("),") && !name.contains("id:") => {
                    let least = usize::from(!name.contains("hand_off"));
                    ron += &format!("{name}(pa: {}, pe: {}),", least + rng.below(3), rng.below(4));
                }
                _ => ron += &line.replace("pa_per_turn: 2", &format!("pa_per_turn: {}", 1 + rng.below(4))),
            }
            ron.push('\n');
        }
        let rules = Ruleset::parse("random.ron", &ron).unwrap_or_else(|e| panic!("{e}: {ron}"));
        for _ in 0..40 {
            let bpn = board::random(&rules, &mut rng).print();
            let Ok(position) = Position::from_bpn(&rules, &bpn) else { continue };
            let all = position.decisions(&rules);
            assert_eq!(position.count_decisions(&rules), all.len() as u64, "{bpn} under {ron}");
            for decision in all {
                let mut next = position;
                next.play(&rules, decision, &mut ());
                let after = next.to_bpn(&rules);
                let shown = decision.display(&rules);
                let again = Position::from_bpn(&rules, &after).unwrap_or_else(|e| panic!("{bpn} {shown} {after}: {e}"));
                assert!(again == next, "{bpn} {shown} {after}");
            }
        }
    }
}

#[test]
fn random_set_ups_reach_everything() {
    // A generator that never made some state would prove nothing about it.
    let mut seen = PerTeam([HashSet::new(), HashSet::new()]);
    let mut rng = Rng::new(8);
    for _ in 0..4_000 {
        let position = set_up(&mut rng);
        let bpn = text(&position);
        for (name, found) in [
            ("downed carrier", position.pieces().any(|p| p.has_ball && p.state == PieceState::Downed)),
            ("carrier on top", position.pieces().any(|p| p.has_ball && matches!(p.state, PieceState::Upper { .. }))),
            ("restricted", bpn.contains('~')),
            ("fresh stack", bpn.contains('!')),
            ("old stack", bpn.contains('^')),
            ("task", bpn.contains('?')),
            ("loose", bpn.contains('@')),
            ("after a hand-off", position.after_hand_off()),
            ("third PA", position.pa() == 3),
            ("downed below", position.pieces().any(|p| p.state == PieceState::Lower { downed: true })),
            ("seven pieces", position.pieces().filter(|p| p.id.team == position.side()).count() == 7),
            ("one piece", position.pieces().filter(|p| p.id.team == position.side()).count() == 1),
        ] {
            if found {
                seen[position.side()].insert(name);
            }
        }
        for decision in position.decisions(rules()) {
            if let Decision::Card { card, .. } = decision {
                seen[position.side()].insert(&rules().card(card).id);
            }
        }
    }
    for team in Team::ALL {
        assert_eq!(seen[team].len(), 12 + 10, "{team}: {:?}", seen[team]);
    }
}
