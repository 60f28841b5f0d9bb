//! What a line of the protocol asks for.

use std::time::Duration;

use ball_rules::{PerTeam, Team};

/// Deeper than anybody will look: turns ahead for `go depth`.
const DEEPEST: u8 = 100;

/// A line of the protocol, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// `ball`: who are you?
    Ball,
    /// `isready`.
    IsReady,
    /// `newgame`.
    NewGame,
    /// `setoption name NAME value VALUE`.
    SetOption {
        /// Which one.
        name: String,
        /// Its new value.
        value: String,
    },
    /// `position …`.
    Position {
        /// `start`, `start-cards` or a position text.
        start: String,
        /// The decisions played from there.
        decisions: Vec<String>,
    },
    /// `go …`.
    Go(Go),
    /// `stop`.
    Stop,
    /// `legal`.
    Legal,
    /// `play D; D …`.
    Play(Vec<String>),
    /// `undo`.
    Undo,
    /// `show`.
    Show,
    /// `eval`.
    Eval,
    /// `perft DEPTH`.
    Perft(u32),
    /// `solve touchdown TURNS [nodes NODES]`.
    Solve {
        /// Turns of the side to act.
        turns: u8,
        /// Decisions to play out at most.
        nodes: Option<u64>,
    },
    /// `bench`.
    Bench,
    /// `quit`.
    Quit,
}

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// Turns to look ahead.
    pub depth: Option<u8>,
    /// Decisions to play out for the turn.
    pub nodes: Option<u64>,
    /// Time for the whole turn.
    pub movetime: Option<Duration>,
    /// What is left on the clocks.
    pub clocks: PerTeam<Option<Duration>>,
    /// What the clocks gain with each turn.
    pub increments: PerTeam<Duration>,
    /// Until `stop`.
    pub infinite: bool,
}

/// A word as it may be told back: not too long, and without control characters.
pub fn told(word: &str) -> String {
    let mut short: String = word.chars().take(40).map(|c| if c.is_control() { '?' } else { c }).collect();
    if word.chars().nth(40).is_some() {
        short.push('…');
    }
    format!("`{short}`")
}

impl Request {
    /// Reads a line; `None` for an empty one, which asks for nothing.
    pub fn parse(line: &str) -> Result<Option<Request>, String> {
        let (word, rest) = split(line);
        let request = match word {
            "" => return Ok(None),
            "ball" => bare(Request::Ball, rest)?,
            "isready" => bare(Request::IsReady, rest)?,
            "newgame" => bare(Request::NewGame, rest)?,
            "setoption" => set_option(rest)?,
            "position" => position(rest)?,
            "go" => Request::Go(go(rest)?),
            "stop" => bare(Request::Stop, rest)?,
            "legal" => bare(Request::Legal, rest)?,
            "play" if rest.is_empty() => return Err("play: expected a decision".to_owned()),
            "play" => Request::Play(decisions(rest)?),
            "undo" => bare(Request::Undo, rest)?,
            "show" => bare(Request::Show, rest)?,
            "eval" => bare(Request::Eval, rest)?,
            "perft" => Request::Perft(number("perft", rest)?),
            "solve" => solve(rest)?,
            "bench" => bare(Request::Bench, rest)?,
            "quit" => bare(Request::Quit, rest)?,
            _ => return Err(format!("unknown command {}", told(word))),
        };
        Ok(Some(request))
    }
}

/// The first word, and what follows it.
fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

fn bare(request: Request, rest: &str) -> Result<Request, String> {
    if rest.is_empty() { Ok(request) } else { Err(format!("expected the end of the line, found {}", told(rest))) }
}

fn number<T: std::str::FromStr>(what: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{what}: expected a number in range, found {}", told(text)))
}

fn set_option(rest: &str) -> Result<Request, String> {
    let form = || "setoption: expected `name NAME value VALUE`".to_owned();
    let rest = rest.strip_prefix("name ").ok_or_else(form)?;
    let (name, rest) = split(rest);
    let value = rest.strip_prefix("value ").ok_or_else(form)?.trim();
    Ok(Request::SetOption { name: name.to_owned(), value: value.to_owned() })
}

fn position(rest: &str) -> Result<Request, String> {
    let (start, played) = match rest.split_once(" decisions") {
        Some((start, played)) if played.is_empty() || played.starts_with(' ') => (start.trim(), played),
        _ => (rest, ""),
    };
    if start.is_empty() {
        return Err("position: expected `start`, `start-cards` or a position text".to_owned());
    }
    Ok(Request::Position { start: start.to_owned(), decisions: decisions(played)? })
}

/// Decisions separated by `;`.
fn decisions(text: &str) -> Result<Vec<String>, String> {
    if text.trim().is_empty() {
        return Ok(Vec::new());
    }
    let one = |(number, text): (usize, &str)| match text.trim() {
        "" => Err(format!("decision {} is empty", number + 1)),
        text => Ok(text.to_owned()),
    };
    text.split(';').enumerate().map(one).collect()
}

fn go(rest: &str) -> Result<Go, String> {
    let mut go = Go::default();
    let mut words = rest.split_whitespace();
    let mut seen = Vec::new();
    while let Some(word) = words.next() {
        if seen.contains(&word) {
            return Err(format!("go: {} stands here twice", told(word)));
        }
        seen.push(word);
        if word == "infinite" {
            go.infinite = true;
            continue;
        }
        let value: u64 = match word {
            "depth" | "nodes" | "movetime" | "atktime" | "deftime" | "atkinc" | "definc" => {
                number(&format!("go {word}"), words.next().unwrap_or_default())?
            }
            _ => return Err(format!("go: unknown {}", told(word))),
        };
        let time = Duration::from_millis(value);
        match word {
            "depth" if (1..=u64::from(DEEPEST)).contains(&value) => go.depth = u8::try_from(value).ok(),
            "depth" => return Err(format!("go depth: expected 1 to {DEEPEST} turns, found {value}")),
            "nodes" => go.nodes = Some(value),
            "movetime" => go.movetime = Some(time),
            "atktime" => go.clocks[Team::Atk] = Some(time),
            "deftime" => go.clocks[Team::Def] = Some(time),
            "atkinc" => go.increments[Team::Atk] = time,
            _ => go.increments[Team::Def] = time,
        }
    }
    Ok(go)
}

fn solve(rest: &str) -> Result<Request, String> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let (turns, nodes) = match words[..] {
        ["touchdown", turns] => (turns, None),
        ["touchdown", turns, "nodes", nodes] => (turns, Some(number("solve nodes", nodes)?)),
        _ => return Err("solve: expected `touchdown TURNS` and perhaps `nodes NODES`".to_owned()),
    };
    match number("solve touchdown", turns)? {
        0 => Err("solve touchdown: expected at least 1 turn".to_owned()),
        turns => Ok(Request::Solve { turns, nodes }),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ball_rules::Team;

    use super::Request;

    fn read(line: &str) -> Request {
        Request::parse(line).unwrap().unwrap()
    }

    #[test]
    fn decisions_with_spaces_are_separated_by_semicolons() {
        let Request::Position { start, decisions } =
            read("position bpn1 d A2 aX1 X1G9 X1G15 1/2;scoop; decisions =; #no-huddle ;.")
        else {
            panic!()
        };
        assert_eq!(start, "bpn1 d A2 aX1 X1G9 X1G15 1/2;scoop;");
        assert_eq!(decisions, ["=", "#no-huddle", "."]);
        assert_eq!(read("play #scoop X1F8-G9; ."), Request::Play(vec!["#scoop X1F8-G9".to_owned(), ".".to_owned()]));
        assert_eq!(
            read("position start decisions"),
            Request::Position { start: "start".to_owned(), decisions: Vec::new() }
        );
    }

    #[test]
    fn limits_of_thought() {
        let Request::Go(go) = read("go depth 4 nodes 1000 atktime 60000 definc 50") else { panic!() };
        assert_eq!((go.depth, go.nodes, go.infinite), (Some(4), Some(1000), false));
        assert_eq!(go.clocks[Team::Atk], Some(Duration::from_secs(60)));
        assert_eq!((go.clocks[Team::Def], go.increments[Team::Def]), (None, Duration::from_millis(50)));
    }

    #[test]
    fn malformed_lines_are_errors() {
        for line in [
            "dance",
            "BALL",
            "ball ball",
            "go fast",
            "go depth",
            "go depth 0",
            "go depth 101",
            "go depth -1",
            "go nodes x",
            "go nodes 1 nodes 2",
            "go infinite infinite",
            "setoption",
            "setoption name Hash",
            "setoption name Hash value",
            "position",
            "position start decisions .;;.",
            "play",
            "play ;",
            "perft",
            "perft x",
            "perft 1 2",
            "solve",
            "solve touchdown",
            "solve touchdown 0",
            "solve touchdown 1 nodes",
            "solve touchdown 256",
            "solve field-goal 1",
            "\0",
            "quit now",
        ] {
            assert!(Request::parse(line).is_err(), "{line}");
        }
        assert_eq!(Request::parse("  "), Ok(None));
    }
}
