//! Perft of BALL against perft of chess by `cozy-chess`, on one thread, in one run, one after the other in turns.
//!
//! `cargo bench -p ball-rules` prints positions per second and the ratio ours / theirs; `-- --quick` takes fewer rounds.
//! The speed of a machine that others use too changes from second to second, so each round times both sides and the
//! ratio is that of the same round.
//!
//! - *Walked*: every decision of every ply is played on a copy, the last ones too.
//! - *Bulk*: the decisions of the last ply are counted and not played. From the start, depth 6 (up to two whole turns)
//!   is the representative one: most positions that it counts have no PA left, so few decisions come of each. At depth 5
//!   most have some left and far more are counted at once, which flatters us; it is printed beside it to show how much.
//! - *Mid-game*: the worked examples, most of them in cards mode, each to depth 3.
//! - *Cards*: the start in cards mode. A node is a decision, so these are decisions per second too.
//! - Chess is the position known as Kiwipete, 48 moves wide.
//!
//! Every count is checked, so a fast wrong answer is no result.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

use ball_rules::{Mode, Position, Ruleset};
use cozy_chess::Board;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
/// Worked examples: a position text and the node counts of depth 1, 2 and 3, separated by tabs.
const MID_GAME: &str = include_str!("../tests/vectors/perft.tsv");

/// Depth 5 from the start in cards mode; walking and counting agree on it.
const CARDS_5: u64 = 18_817_972;

/// Chess, each move played on a clone.
fn chess_walked(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            nodes += if depth == 1 {
                // Without this a compiler may leave out work whose result nobody reads; our own perft does the same.
                black_box(&child);
                1
            } else {
                chess_walked(&child, depth - 1)
            };
        }
        false
    });
    nodes
}

/// Chess, the moves of the last ply counted piece by piece.
fn chess_bulk(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                nodes += chess_bulk(&child, depth - 1);
            }
        }
        false
    });
    nodes
}

/// Something to time: a name, the number that it must come to, and how it is computed.
struct Work<'a> {
    name: &'a str,
    nodes: u64,
    run: Box<dyn Fn() -> u64 + 'a>,
}

impl<'a> Work<'a> {
    fn new(name: &'a str, nodes: u64, run: impl Fn() -> u64 + 'a) -> Work<'a> {
        Work { name, nodes, run: Box::new(run) }
    }

    /// Nodes per second of one run.
    fn speed(&self) -> Result<f64, String> {
        let begun = Instant::now();
        let nodes = (self.run)();
        let taken: Duration = begun.elapsed();
        if nodes != self.nodes {
            return Err(format!("{}: {nodes} nodes, but {} are right", self.name, self.nodes));
        }
        Ok(nodes as f64 / taken.as_secs_f64())
    }
}

/// Lowest, median and highest of some measurements.
struct Spread([f64; 3]);

impl Spread {
    fn of(mut values: Vec<f64>) -> Spread {
        values.sort_by(f64::total_cmp);
        let at = |i: usize| values.get(i).copied().unwrap_or(f64::NAN);
        Spread([at(0), at(values.len() / 2), at(values.len().saturating_sub(1))])
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spread([low, median, high]) = self;
        let precision = f.precision().unwrap_or(1);
        write!(f, "{low:8.precision$} {median:8.precision$} {high:8.precision$}")
    }
}

/// Times `ours` in turns with `theirs` and prints both, and how they compare round by round.
fn compare(rounds: usize, theirs: &Work, ours: &[Work]) -> Result<(), String> {
    let mut speeds = vec![Vec::new(); ours.len() + 1];
    for _ in 0..rounds {
        for (work, speeds) in ours.iter().chain([theirs]).zip(&mut speeds) {
            speeds.push(work.speed()? / 1e6);
        }
    }
    let (chess, ball) = speeds.split_last().ok_or("nothing was timed")?;
    println!("{:34} {} million nodes/s", theirs.name, Spread::of(chess.clone()));
    for (work, speeds) in ours.iter().zip(ball) {
        let ratios = speeds.iter().zip(chess).map(|(ours, theirs)| ours / theirs).collect();
        println!("{:34} {} million nodes/s", work.name, Spread::of(speeds.clone()));
        println!("{:>34} {:.2}", "ratio ours / theirs", Spread::of(ratios));
    }
    println!();
    Ok(())
}

/// The worked examples as positions, with the number of nodes at depth 3.
fn mid_game(rules: &Ruleset) -> Result<Vec<(Position, u64)>, String> {
    let read = |line: &str| -> Result<(Position, u64), String> {
        let mut fields = line.split('\t');
        let position = Position::from_bpn(rules, fields.next().unwrap_or_default()).map_err(|e| e.to_string())?;
        let nodes = fields.nth(2).ok_or("a worked example without depth 3")?;
        Ok((position, nodes.parse().map_err(|e| format!("{nodes}: {e}"))?))
    };
    MID_GAME.lines().map(read).collect()
}

/// Sums `count` over all positions, `times` times.
fn repeated(times: u64, positions: &[(Position, u64)], count: impl Fn(&Position) -> u64) -> u64 {
    (0..times).map(|_| positions.iter().map(|(position, _)| count(black_box(position))).sum::<u64>()).sum()
}

fn main() -> Result<(), String> {
    let quick = std::env::args().any(|argument| argument == "--quick");
    let rounds = if quick { 2 } else { 15 };
    let rules: &Ruleset = Ruleset::house();
    let basic = &Position::start(rules, Mode::Basic);
    let cards = &Position::start(rules, Mode::Cards);
    let kiwipete = &Board::from_fen(KIWIPETE, false).map_err(|e| e.to_string())?;
    let middles = &mid_game(rules)?;
    let middle_nodes: u64 = middles.iter().map(|(_, nodes)| nodes).sum();

    println!("{rounds} rounds; lowest, median and highest\n");
    compare(
        rounds,
        &Work::new("chess walked, Kiwipete 3 x depth 4", 3 * 4_085_603, || {
            (0..3).map(|_| chess_walked(black_box(kiwipete), 4)).sum()
        }),
        &[
            Work::new("BALL walked, start depth 5", 17_613_464, || black_box(basic).perft(rules, 5)),
            Work::new("BALL walked, mid-game 20 x depth 3", 20 * middle_nodes, || {
                repeated(20, middles, |position| position.perft(rules, 3))
            }),
            Work::new("BALL walked, start depth 5, cards", CARDS_5, || black_box(cards).perft(rules, 5)),
        ],
    )?;
    compare(
        rounds,
        &Work::new("chess bulk, Kiwipete depth 5", 193_690_690, || chess_bulk(black_box(kiwipete), 5)),
        &[
            Work::new("BALL bulk, start depth 6", 117_132_260, || black_box(basic).perft_bulk(rules, 6)),
            Work::new("BALL bulk, start 4 x depth 5", 4 * 17_613_464, || {
                (0..4).map(|_| black_box(basic).perft_bulk(rules, 5)).sum()
            }),
            Work::new("BALL bulk, mid-game 60 x depth 3", 60 * middle_nodes, || {
                repeated(60, middles, |position| position.perft_bulk(rules, 3))
            }),
            Work::new("BALL bulk, start depth 5, cards", CARDS_5, || black_box(cards).perft_bulk(rules, 5)),
        ],
    )
}
