//! One side of a match between engines: a process that speaks the protocol.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use ball_rules::{Decision, Match, MatchResult, Outcome};

use crate::engine::joined;

/// How long an engine may take to start or to make ready.
const READY: Duration = Duration::from_secs(20);
/// Lines of an engine that may wait to be read.
const WAITING: usize = 4096;
/// Lines that are longer are cut: no answer is.
const LONGEST: u64 = 1 << 20;

/// Which engine to start, and how.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What it is called in records and scores.
    pub name: String,
    program: std::path::PathBuf,
    args: Vec<String>,
    /// Options to set, by name.
    options: Vec<(String, String)>,
}

impl Entry {
    /// A built-in player by its name, or else the command line of an engine, split at spaces.
    pub fn parse(text: &str) -> Result<Entry, String> {
        let built_in = |options: &[(&str, &str)]| {
            let program = std::env::current_exe().map_err(|error| format!("where is this program? {error}"))?;
            let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
            Ok(Entry { name: text.to_owned(), program, args: vec!["engine".to_owned()], options })
        };
        match text {
            "random" | "greedy" | "uct" | "search" => built_in(&[("Player", text)]),
            _ => match text.strip_prefix("level-") {
                Some(level @ ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8")) => built_in(&[("Level", level)]),
                Some(_) => Err(format!("`{text}`: there are level-1 to level-8")),
                None => {
                    let mut words = text.split_whitespace().map(str::to_owned);
                    let program = words.next().ok_or("the name of an engine is empty")?.into();
                    Ok(Entry { name: text.to_owned(), program, args: words.collect(), options: Vec::new() })
                }
            },
        }
    }
}

/// What an engine has to keep to.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// Time for each turn, and by how much it may be exceeded.
    Time(Duration, Duration),
    /// Decisions played out for each turn, and the time after which a turn counts as hung.
    Nodes(u64, Duration),
}

/// Why an engine lost a game otherwise than on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It ended, or could not be started.
    Crashed(String),
    /// It did not answer in time.
    Late,
    /// Its answer was no legal turn.
    Illegal(String),
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::Crashed(how) => write!(f, "crashed: {how}"),
            Fault::Late => write!(f, "did not answer in time"),
            Fault::Illegal(what) => write!(f, "played illegally: {what}"),
        }
    }
}

/// A running engine.
struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An engine that is started when needed and started again after it failed.
pub struct Contestant {
    entry: Entry,
    process: Option<Process>,
}

impl Contestant {
    /// Not started yet.
    pub fn new(entry: &Entry) -> Contestant {
        Contestant { entry: entry.clone(), process: None }
    }

    /// Makes it ready for a new game, in which all chance follows from `seed`.
    pub fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.guarded(|this| {
            if this.process.is_none() {
                this.process = Some(start(&this.entry)?);
                for (name, value) in this.entry.options.clone() {
                    this.say(&format!("setoption name {name} value {value}"))?;
                }
            }
            this.say(&format!("setoption name Seed value {seed}"))?;
            this.say("newgame")?;
            this.say("isready")?;
            this.answer(Instant::now() + READY, |line| (line == "readyok").then_some(()))
        })
    }

    /// Its turn in `game`: legal decisions until the turn or the game ends.
    pub fn turn(&mut self, game: &Match, budget: Budget) -> Result<Vec<Decision>, Fault> {
        self.guarded(|this| {
            let rules = game.rules();
            let played: Vec<Decision> = game.played().iter().map(|played| played.decision).collect();
            let start = game.start().to_bpn(rules);
            let played =
                if played.is_empty() { String::new() } else { format!(" decisions {}", joined(rules, &played)) };
            this.say(&format!("position {start}{played}"))?;
            let (go, patience) = match budget {
                Budget::Time(time, margin) => (format!("go movetime {}", time.as_millis()), time + margin),
                Budget::Nodes(nodes, patience) => (format!("go nodes {nodes}"), patience),
            };
            let deadline = Instant::now() + patience;
            this.say(&go)?;
            let answer = this.answer(deadline, best_turn)?;
            check(game, &answer).map_err(Fault::Illegal)
        })
    }

    /// Does something with the engine; after a fault it is started afresh next time.
    fn guarded<T>(&mut self, work: impl FnOnce(&mut Contestant) -> Result<T, Fault>) -> Result<T, Fault> {
        let result = work(self);
        if result.is_err() {
            self.process = None;
        }
        result
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        let crashed = |error: io::Error| Fault::Crashed(error.to_string());
        let process = self.process.as_mut().ok_or_else(|| Fault::Crashed("it is not running".to_owned()))?;
        writeln!(process.input, "{line}").and_then(|()| process.input.flush()).map_err(crashed)
    }

    /// Waits for the line that `find` finds something in.
    fn answer<T>(&mut self, deadline: Instant, find: impl Fn(&str) -> Option<T>) -> Result<T, Fault> {
        let process = self.process.as_ref().ok_or_else(|| Fault::Crashed("it is not running".to_owned()))?;
        loop {
            match process.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) => match find(line.trim()) {
                    Some(found) => return Ok(found),
                    // An engine that floods us must not keep us for ever.
                    None if Instant::now() > deadline => return Err(Fault::Late),
                    None => {}
                },
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Late),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crashed("it ended".to_owned())),
            }
        }
    }
}

fn start(entry: &Entry) -> Result<Process, Fault> {
    let failed = |error: io::Error| Fault::Crashed(format!("cannot start `{}`: {error}", entry.program.display()));
    let mut child = Command::new(&entry.program)
        .args(&entry.args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(failed)?;
    let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(Fault::Crashed("it has no pipes".to_owned()));
    };
    let (sender, lines) = sync_channel(WAITING);
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut line = Vec::new();
        loop {
            line.clear();
            match io::Read::take(&mut output, LONGEST).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => return,
                Ok(_) if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() => return,
                Ok(_) => {}
            }
        }
    });
    Ok(Process { child, input, lines })
}

/// What follows `bestturn` in a line that begins so.
fn best_turn(line: &str) -> Option<String> {
    let rest = line.strip_prefix("bestturn")?;
    (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim().to_owned())
}

/// The decisions of an answer, if they are one whole legal turn in `game`.
fn check(game: &Match, answer: &str) -> Result<Vec<Decision>, String> {
    let (mut game, team) = (game.clone(), game.position().side());
    let mut decisions = Vec::new();
    for text in answer.split(';').map(str::trim) {
        if game.position().side() != team {
            return Err(format!("`{text}` after its turn"));
        }
        let decision = Decision::parse(game.rules(), text).map_err(|error| format!("`{text}`: {error}"))?;
        game.play(decision).map_err(|error| format!("`{text}`: {error}"))?;
        decisions.push(decision);
    }
    if game.position().side() == team && game.result().is_none() {
        return Err(format!("`{answer}` is no whole turn"));
    }
    Ok(decisions)
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct Finished {
    /// The game with its result.
    pub game: Match,
    /// Decisions of the opening, which nobody chose.
    pub opening: usize,
    /// What an engine did wrong, if one did.
    pub fault: Option<Fault>,
}

impl Finished {
    /// The result; a game is finished by definition.
    pub fn result(&self) -> MatchResult {
        let draw = MatchResult { outcome: Outcome::Draw, reason: ball_rules::Reason::Agreement };
        self.game.result().unwrap_or(draw)
    }
}

/// Plays a game from its opening. `coaches` are ATK's and DEF's.
pub fn play(mut game: Match, mut coaches: [&mut Contestant; 2], budget: Budget, seed: u64) -> Finished {
    let opening = game.played().len();
    let mut fault = None;
    for (team, coach) in ball_rules::Team::ALL.into_iter().zip(&mut coaches) {
        if let Err(wrong) = coach.begin(seed)
            && game.result().is_none()
        {
            game.resign(team);
            fault = Some(wrong);
        }
    }
    while game.result().is_none() {
        let team = game.position().side();
        match coaches[team as usize].turn(&game, budget) {
            Ok(decisions) => {
                for decision in decisions {
                    // They have been checked on a copy of this game.
                    let _ = game.play(decision);
                }
            }
            Err(wrong) => {
                if wrong == Fault::Late {
                    game.lose_on_time(team)
                } else {
                    game.resign(team)
                }
                fault = Some(wrong);
            }
        }
    }
    Finished { game, opening, fault }
}
