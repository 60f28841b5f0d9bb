//! The command line: what there is, and the help that explains it.

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use clap_complete::Shell;

const PROGRAM_EXAMPLES: &str = "\
Examples:
  ball-cli show                          the standard start, drawn in characters
  ball-cli moves                         its legal decisions
  ball-cli apply S1G11-G9 .              what it becomes: S1 moves, then the turn ends
  ball-cli perft 4 --bulk                how many sequences of 1 to 4 decisions there are
  ball-cli check games/*.ball            whether these records are valid, and how they ended

Positions are texts of one line, such as the standard start:
  bpn1 d A2 aX5 X1C7,X2E7,X3I7,X4K7,X5G5,O1G3,S1G7 \\
    X1K11,X2I11,X3E11,X4C11,X5G13,O1G15,S1G11 -
(written here on two lines). Wherever a position is asked for, `start` stands for the standard start of the basic game and \
`start-cards` for that of cards mode.

Decisions are texts such as these:
  X5G5-H6        X5 moves from G5 to H6
  X5G5+H6        X5 steps onto H6: a block or a protection
  X5G5xI7-J8     X5 dodges onto I7 and exits to J8
  X5G5*I7-G7     X5 leaps over H6 to I7; the opponent on H6 is pushed to G7
  X5>X2          X5 hands the ball to X2
  X5>X2@F8       X5 passes short: receiver X2, ball to F8
  X5>@G13        X5 passes long, to G13
  =              1 PA is converted to energy (cards mode)
  .              the action phase ends
  X3G7^H8        X3 stands up on H8
  X2F8/G9,E7     a stack is released: upper piece to G9, lower to E7; with :t or :b after it,
                 the upper (top) or the lower (bottom) piece keeps the ball
  '#scoop X1F8-G9'   a card and what it is played with; the space makes quotes necessary

Results go to the standard output, errors to the standard error.

Exit codes:
  0  all went well
  1  bad input: an impossible position, an illegal decision, a record that cannot be read
  2  bad usage of the command line";

const PERFT_EXAMPLES: &str = "\
Output: one line `DEPTH NODES` for each depth from 1 on; for depth 0 the line `0 1`. With --divide, one line `DECISION NODES` \
for each legal decision, sorted by byte, then the line for DEPTH alone. NODES is always the last word of a line.

Examples:
  ball-cli perft 3
  ball-cli perft 5 --bulk --position start-cards
  ball-cli perft 2 --divide | sort -k2 -n";

const MOVES_EXAMPLES: &str = "\
A finished game has no decisions, so nothing is printed for it.

Examples:
  ball-cli moves
  ball-cli moves --position start-cards | grep -c '^X'";

const APPLY_EXAMPLES: &str = "\
If a decision is illegal or no decision at all, the error names its number and its text and says why; then nothing is printed \
to the standard output and the exit code is 1.

Examples:
  ball-cli apply S1G11-G9 .
  ball-cli apply --position start-cards = = .
  ball-cli apply --position \"$POSITION\" '#scoop X1F8-G9' X2E7-D8";

const SHOW_EXAMPLES: &str = "\
On the board:
  X5       a piece of ATK           (x5)     a piece of DEF
  @        the ball: after its carrier, or loose on a square
  -        after a piece: downed
  X5/x3    a stack, upper piece first; here ATK X5 on DEF x3
  .        a square to play on      ===      the end zones

Examples:
  ball-cli show
  ball-cli show --position \"$(ball-cli random --seed 7 --decisions 40 --cards)\"";

const CHECK_EXAMPLES: &str = "\
Output, one line for each valid file:
  FILE: POSITION RESULT REASON
POSITION is the last position (seven words). RESULT is `ATK` or `DEF` (who won), `draw`, or `*` for a match that goes on. REASON \
is `touchdown`, `resignation`, `time`, `repetition`, `agreement` or `turn-limit`, or `-` for a match that goes on.

For each invalid file, on the standard error:
  FILE:LINE:COLUMN: what is wrong
or `FILE: what is wrong` if it cannot be read at all. The other files are checked all the same; the exit code is then 1. \
Columns count characters. The file `-` is the standard input.

Examples:
  ball-cli check final.ball
  ball-cli check games/*.ball | grep ' touchdown$'";

const RANDOM_EXAMPLES: &str = "\
Stops early at a touchdown. The same arguments always give the same position.

Examples:
  ball-cli random --seed 1 --decisions 30
  ball-cli moves --position \"$(ball-cli random --seed 1 --decisions 30 --cards)\"";

const ENGINE_EXAMPLES: &str = "\
Commands: ball, isready, newgame, setoption, position, go, stop, legal, play, undo, show, eval, perft, solve, bench, quit. \
Decisions in one line are separated by `;`. Whatever cannot be understood is answered with a line `error …` and changes nothing.

Examples:
  ball-cli engine
  printf '%s\\n' 'position start' 'go nodes 100000' | ball-cli engine
  printf '%s\\n' 'position bpn1 a A2 aX1 X1G13 X1A1 -' 'solve touchdown 1' | ball-cli engine";

const MATCH_EXAMPLES: &str = "\
Output: one line for each game, then the score, the difference in Elo with the ends of its 95 % interval, the test's verdict if \
--sprt is given, and how ATK and DEF fared. The same arguments with --nodes always give the same games.

Examples:
  ball-cli match search greedy --games 200 --time 100
  ball-cli match search uct --sprt 200 300 --games 1000 --mode cards
  ball-cli match level-3 './my-engine --fast' --records games
  ball-cli match search search --nodes 5000 --games 400 --report balance.md";

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  ball-cli completions bash > ~/.local/share/bash-completion/completions/ball-cli
  ball-cli completions fish > ~/.config/fish/completions/ball-cli.fish
  ball-cli completions zsh > \"${fpath[1]}/_ball-cli\"";

const MAN_EXAMPLES: &str = "\
Examples:
  ball-cli man > ball-cli.1
  ball-cli man perft > ball-cli-perft.1
  ball-cli man check | man -l -";

/// A command line over the rules of BALL, a two-coach board game without dice
///
/// Draws positions, lists and plays decisions, counts sequences of decisions (perft) and checks records of matches. The
/// rules are those of the house ruleset.
#[derive(Parser, Debug)]
#[command(name = "ball-cli", version, after_long_help = PROGRAM_EXAMPLES)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The position that a command is about.
#[derive(clap::Args, Debug)]
pub struct At {
    /// A position text, `start` or `start-cards`
    #[arg(short, long, value_name = "POSITION", default_value = "start")]
    pub position: String,
}

/// How a match between engines is played.
#[derive(clap::Args, Clone, Debug)]
pub struct MatchArgs {
    /// The first engine: a built-in one (random, greedy, uct, search, level-1 to level-8) or a command line
    pub first: String,
    /// The second engine
    pub second: String,
    /// How many games; an odd number becomes the next even one
    #[arg(short, long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Basic game or cards mode
    #[arg(short, long, value_enum, default_value_t = ModeArg::Basic)]
    pub mode: ModeArg,
    /// Time for each turn in milliseconds [default: 1000, unless --nodes is given]
    #[arg(short, long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub time: Option<u64>,
    /// Decisions that may be played out for a turn, instead of time
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// How long over its time an engine may be before it loses; with --nodes, how long a turn may take at all [default: 1000; with
    /// --nodes 60000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=86_400_000))]
    pub margin: Option<u64>,
    /// Random turns that each pair of games begins with
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(..=20))]
    pub opening_turns: u32,
    /// From which openings and the engines' chances follow
    #[arg(short, long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Turns after which a game is drawn
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub turn_limit: u32,
    /// End as soon as it is clear whether the first engine is at most ELO0 or at least ELO1 better (5 % error)
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub sprt: Option<Vec<f64>>,
    /// Write the record of each game into this folder
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
    /// Append what happened in the games to this file, as Markdown
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// How many pairs are played at the same time
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub concurrency: u32,
}

/// Basic game or cards mode, by their words.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModeArg {
    /// The game without cards
    Basic,
    /// The game with cards
    Cards,
}

/// Everything that the program does.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Count the sequences of up to DEPTH decisions
    ///
    /// Each action, each converted PA, each end of an action phase and each unlock resolution is one decision. Every further
    /// depth takes many times as long as the one before.
    #[command(after_long_help = PERFT_EXAMPLES)]
    Perft {
        /// The number of decisions to look ahead
        depth: u32,
        /// The position to begin at.
        #[command(flatten)]
        at: At,
        /// Count the last decisions instead of playing them: the same numbers, much faster
        #[arg(short, long)]
        bulk: bool,
        /// Show how the total for DEPTH divides over the first decisions
        #[arg(short, long)]
        divide: bool,
    },
    /// List the legal decisions, one a line, sorted by byte
    #[command(after_long_help = MOVES_EXAMPLES)]
    Moves {
        /// The position to look at.
        #[command(flatten)]
        at: At,
    },
    /// Play decisions and print the position afterwards
    #[command(after_long_help = APPLY_EXAMPLES)]
    Apply {
        /// The position to begin at.
        #[command(flatten)]
        at: At,
        /// Decisions, in order; one with a space in it (a card) needs quotes
        #[arg(required = true, value_name = "DECISION")]
        decisions: Vec<String>,
    },
    /// Draw the board in characters and say whose turn it is
    #[command(after_long_help = SHOW_EXAMPLES)]
    Show {
        /// The position to draw.
        #[command(flatten)]
        at: At,
    },
    /// Check records of matches and print how each ended
    #[command(after_long_help = CHECK_EXAMPLES)]
    Check {
        /// Record files; `-` is the standard input
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Play random legal decisions from the start and print the position
    #[command(after_long_help = RANDOM_EXAMPLES)]
    Random {
        /// Any number; it alone decides what is played
        #[arg(short, long, value_name = "N")]
        seed: u64,
        /// How many decisions to play
        #[arg(short, long, value_name = "N")]
        decisions: u64,
        /// Play in cards mode instead of the basic game
        #[arg(short, long)]
        cards: bool,
    },
    /// Answer the lines of a protocol: think, solve, play
    ///
    /// A line protocol for other programs, in the family of those of chess engines. It is described in
    /// crates/ball-ai/PROTOCOL.md.
    #[command(after_long_help = ENGINE_EXAMPLES)]
    Engine,
    /// Play engines against each other
    ///
    /// Each pair of games begins with the same random turns; the engines swap sides for the second game. An engine that
    /// crashes, does not answer in time or plays illegally loses that game, and the match goes on. An engine against itself
    /// gets new random turns in every game.
    #[command(after_long_help = MATCH_EXAMPLES)]
    Match(MatchArgs),
    /// Print the completions of this program for a shell
    #[command(after_long_help = COMPLETIONS_EXAMPLES)]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page of this program, or of one of its commands
    #[command(after_long_help = MAN_EXAMPLES)]
    Man {
        /// The command; the program itself if none is given
        command: Option<String>,
    },
}
