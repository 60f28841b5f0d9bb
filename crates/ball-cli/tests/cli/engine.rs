//! The engine's protocol, through pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use ball_rules::{Decision, Match, Mode, Position, Ruleset};

use super::{START, finished, program};

/// Longer than any answer takes, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(60);
/// A touchdown is there, but only by two moves.
const TWO_MOVES: &str = "bpn1 a A2 aX1 X1G13 X1A1 -";

/// A conversation with the engine.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn new() -> Engine {
        let mut child = program()
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, lines) = channel();
        let output = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Engine { input: child.stdin.take(), child, lines }
    }

    fn say(&mut self, line: &str) {
        self.bytes(format!("{line}\n").as_bytes());
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.input.as_mut().unwrap().write_all(bytes).unwrap();
    }

    /// The next line.
    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// The next line that is no `info`.
    fn answer(&self) -> String {
        loop {
            let line = self.line();
            if !line.starts_with("info ") {
                return line;
            }
        }
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.answer()
    }

    /// The position now, as a text.
    fn position(&mut self) -> String {
        self.say("show");
        loop {
            if let Some(position) = self.line().strip_prefix("position ") {
                return position.to_owned();
            }
        }
    }

    /// Ends the input; the engine must end too, and well.
    fn end(mut self) {
        self.input = None;
        let begin = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(begin.elapsed() < PATIENCE, "the engine goes on without its input");
            std::thread::sleep(Duration::from_millis(5));
        }
        let run = finished(self.child.wait_with_output().unwrap());
        assert_eq!((run.code, &run.err[..]), (0, ""));
    }
}

/// All answers to lines that come at once, `info` aside.
fn answers(input: &[u8]) -> Vec<String> {
    let mut engine = Engine::new();
    engine.bytes(input);
    let lines = std::mem::replace(&mut engine.lines, channel().1);
    engine.end();
    lines.into_iter().filter(|line| !line.starts_with("info ")).collect()
}

/// Plays the turn that `bestturn` tells and returns the match.
fn after_turn(start: &str, answer: &str) -> Match {
    let rules = Ruleset::house();
    let mut game = Match::from_position(rules, Position::from_bpn(rules, start).unwrap());
    for decision in answer.strip_prefix("bestturn ").expect(answer).split("; ") {
        game.play_text(decision).unwrap_or_else(|error| panic!("{decision}: {error}"));
    }
    game
}

#[test]
fn it_introduces_itself() {
    let lines = answers(b"ball\nisready\nquit\n");
    assert!(lines.contains(&format!("id name BALL {}", env!("CARGO_PKG_VERSION"))), "{lines:?}");
    for option in ["Hash", "Threads", "Player", "Level", "MultiPV", "Seed", "Deterministic"] {
        assert!(lines.iter().any(|line| line.starts_with(&format!("option name {option} type "))), "{option}");
    }
    assert!(lines.contains(&"ballok".to_owned()) && lines.contains(&"readyok".to_owned()));
}

/// Whoever changes what the search looks at announces it there.
#[test]
fn the_bench_has_the_signature_of_the_readme() {
    let mut engine = Engine::new();
    let bench = engine.ask("bench");
    let signature = bench.split_whitespace().last().unwrap();
    let readme = include_str!("../../../ball-ai/README.md");
    assert!(readme.contains(&format!("`{signature}`")), "crates/ball-ai/README.md does not tell of `{bench}`");
    engine.end();
}

#[test]
fn several_best_turns_are_told_with_their_ranks() {
    let mut engine = Engine::new();
    engine.say("setoption name MultiPV value 3");
    engine.say("go nodes 20000");
    let mut ranks = Vec::new();
    let best = loop {
        let line = engine.line();
        let Some(rank) = line.split(" multipv ").nth(1) else { break line };
        ranks.push(rank.split(' ').next().unwrap().to_owned());
    };
    assert!(best.starts_with("bestturn "), "{best}");
    assert!(ranks.starts_with(&["1", "2", "3"].map(str::to_owned)), "{ranks:?}");
    engine.end();
}

#[test]
fn a_best_turn_is_a_whole_turn() {
    for player in ["search", "uct", "greedy", "random"] {
        for (start, bpn) in [("start", START), (TWO_MOVES, TWO_MOVES)] {
            let mut engine = Engine::new();
            engine.say(&format!("setoption name Player value {player}"));
            engine.say(&format!("position {start}"));
            let answer = engine.ask("go nodes 2000");
            let game = after_turn(bpn, &answer);
            assert!(game.turn() == 2 || game.result().is_some(), "{player}: {answer}");
            engine.end();
        }
    }
}

#[test]
fn stop_ends_thinking_and_readiness_is_told_meanwhile() {
    let mut engine = Engine::new();
    engine.say("position start-cards");
    engine.say("go infinite");
    assert_eq!(engine.ask("isready"), "readyok");
    std::thread::sleep(Duration::from_millis(50));
    assert_eq!(engine.ask("isready"), "readyok");
    assert!(engine.ask("stop").starts_with("bestturn "));
    // Nothing is left over.
    assert_eq!(engine.ask("isready"), "readyok");
    engine.end();
}

#[test]
fn infinite_thought_about_a_won_position_waits_for_stop() {
    let mut engine = Engine::new();
    engine.say(&format!("position {TWO_MOVES}"));
    engine.say("go infinite");
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(engine.ask("isready"), "readyok");
    assert!(engine.ask("stop").starts_with("bestturn X1G13-"));
    engine.end();
}

#[test]
fn stop_without_go_says_nothing() {
    assert_eq!(answers(b"stop\nstop\nisready\n"), ["readyok"]);
}

#[test]
fn a_finished_game_has_no_best_turn() {
    let mut engine = Engine::new();
    engine.say("position bpn1 a E aX1 X1A17 X1G9 -");
    assert_eq!(engine.ask("go movetime 50"), "bestturn none");
    assert_eq!(engine.ask("legal"), "legal none");
    assert_eq!(engine.ask("solve touchdown 1"), "none");
    assert!(engine.ask("play .").starts_with("error "));
    engine.end();
}

#[test]
fn bad_lines_are_errors_and_change_nothing() {
    let mut engine = Engine::new();
    engine.say("position start decisions S1G11-G9; .");
    let before = engine.position();
    for line in [
        "dance",
        "go fast",
        "go nodes -1",
        "go deftime 1000",
        "position",
        "position nowhere",
        "position start decisions S1G11-G8",
        "position start decisions .; .; .; S1G11-G9; X9G1-G2",
        "play S1G11-G9",
        "play .; S1G11-G9; hello",
        "setoption name Hash value 0",
        "setoption name Hush value 1",
        "setoption name Player value chess",
        "setoption name Deterministic value perhaps",
        "perft",
        "perft -1",
        "solve touchdown",
        "solve touchdown one",
        "undo twice",
        "go \u{1b}[2J",
    ] {
        let answer = engine.ask(line);
        assert!(answer.starts_with("error "), "{line}: {answer}");
        assert!(!answer.contains(char::is_control), "{line}: {answer}");
    }
    assert_eq!(engine.position(), before);
    engine.end();
}

#[test]
fn what_cannot_be_read_is_an_error_too() {
    let mut input = b"\xff\xfe\nisready\n".to_vec();
    input.extend(vec![b'a'; 3_000_000]);
    input.extend(b"\nposition ");
    input.extend(vec![b'x'; 900_000]);
    input.extend(b"\n\0\0\0\nisready");
    let lines = answers(&input);
    let kinds: Vec<_> = lines.iter().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(kinds.iter().filter(|&&kind| kind == "error").count(), 4, "{kinds:?}");
    assert_eq!(kinds.iter().filter(|&&kind| kind == "readyok").count(), 2, "{kinds:?}");
    assert!(lines.iter().all(|line| line.len() < 300));
}

#[test]
fn any_garbage_is_survived() {
    let mut dice = ball_ai::baselines::SplitMix64::new(11);
    let words = [
        "ball",
        "go",
        "nodes",
        "10",
        "position",
        "start",
        "decisions",
        ".;",
        "X5G5-H6",
        "undo",
        "play",
        "\u{fffd}",
        "stop",
        "infinite",
        "solve",
        "touchdown",
        "1",
        "perft",
        "2",
        "legal",
        "-7",
        "setoption",
        "name",
        "value",
        "eval",
        "\n",
        "\n",
    ];
    for _ in 0..20 {
        let text: Vec<_> = (0..300).map(|_| words[dice.below(words.len())]).collect();
        let mut input = text.join(" ").into_bytes();
        for _ in 0..10 {
            let at = dice.below(input.len());
            input[at] = dice.number() as u8;
        }
        let _ = answers(&input);
    }
}

#[test]
fn the_end_of_the_input_ends_any_thought() {
    for thought in ["go infinite", "go movetime 3600000", "perft 12", "go nodes 1000000000000"] {
        let mut engine = Engine::new();
        engine.say(thought);
        let begin = Instant::now();
        engine.say("isready");
        while engine.line() != "readyok" {}
        engine.end();
        assert!(begin.elapsed() < Duration::from_secs(40), "{thought}");
    }
}

#[test]
fn lines_that_come_at_once_are_answered_in_order() {
    let lines =
        answers(b"position start\nperft 2\nperft 0\nposition start-cards\nperft 1\nlegal\nundo\nquit\nperft 1\n");
    assert_eq!(lines[..4], ["perft 1 53", "perft 2 3020", "perft 0 1", "perft 1 54"]);
    assert!(lines[4].starts_with("legal .; =; "), "{}", lines[4]);
    assert_eq!(lines[5..], ["error undo: nothing has been played"]);
}

#[test]
fn decisions_are_played_and_taken_back() {
    let mut engine = Engine::new();
    engine.say("position start-cards decisions =; =; .");
    engine.say("play X5G5-H6");
    let played = engine.position();
    assert!(played.starts_with("bpn1 a A1 aX5 ") && played.ends_with(" 0/2;; * -"), "{played}");
    for _ in 0..4 {
        engine.say("undo");
    }
    let mut game = Match::new(Ruleset::house(), Mode::Cards);
    assert_eq!(engine.position(), format!("{} * -", game.position().to_bpn(game.rules())));
    engine.say("play #no-huddle");
    assert!(engine.answer().starts_with("error decision 1 (`#no-huddle`): illegal decision: "));
    engine.say("newgame");
    game = Match::new(Ruleset::house(), Mode::Basic);
    assert_eq!(engine.position(), format!("{} * -", game.position().to_bpn(game.rules())));
    engine.end();
}

#[test]
fn deterministic_answers_are_repeated() {
    let think = || {
        answers(
            b"setoption name Deterministic value true\nsetoption name Seed value 9\nposition start\ngo nodes 20000\n",
        )
    };
    let (first, second) = (think(), think());
    assert_eq!(first.len(), 1);
    assert_eq!(first, second);
}

#[test]
fn a_clock_is_not_overrun() {
    let mut engine = Engine::new();
    engine.say("position start");
    let begin = Instant::now();
    assert!(engine.ask("go deftime 1000 atktime 3600000").starts_with("bestturn "));
    assert!(begin.elapsed() < Duration::from_millis(1000), "{:?}", begin.elapsed());
    engine.end();
}

#[test]
fn touchdowns_of_the_worked_examples_are_solved() {
    let rules = Ruleset::house();
    let mut engine = Engine::new();
    for fields in super::vectors("touchdown.tsv") {
        engine.say(&format!("position {}", fields[0]));
        let answer = engine.ask("solve touchdown 1");
        if let Some(line) = answer.strip_prefix("solution ") {
            let mut position = Position::from_bpn(rules, &fields[0]).unwrap();
            let side = position.side();
            for text in line.split("; ") {
                let decision = Decision::parse(rules, text).unwrap();
                assert!(position.is_legal(rules, decision), "{line}");
                position.play(rules, decision, &mut ());
            }
            assert_eq!(position.winner(), Some(side), "{line}");
            // The examples tell the fewest decisions; a solution may be longer.
            assert!(line.split("; ").count() >= fields[1].parse().unwrap(), "{}", fields[0]);
        } else {
            assert_eq!((&answer[..], &fields[1][..]), ("none", "-"), "{}", fields[0]);
        }
    }
    engine.end();
}

#[test]
fn the_evaluation_is_told() {
    let mut engine = Engine::new();
    let mut points = |position: &str| -> i32 {
        engine.say(&format!("position {position}"));
        engine.ask("eval").strip_prefix("eval points ").unwrap().parse().unwrap()
    };
    assert!(points("bpn1 a A2 aX1 X1G9 X1A1 -") > points("bpn1 a A2 aX1 X1G5 X1A1 -"));
    engine.say("position bpn1 a E aX1 X1A17 X1G9 -");
    assert_eq!(engine.ask("eval"), "eval won ATK");
    engine.end();
}

#[test]
fn touchdowns_in_two_turns_are_proved() {
    let rules = Ruleset::house();
    let mut engine = Engine::new();
    let start = "bpn1 a A2 aX1 X1G11 X1A1 -";
    engine.say(&format!("position {start}"));
    assert_eq!(engine.ask("solve touchdown 1"), "none");
    assert_eq!(engine.ask("solve touchdown 2 nodes 10"), "unknown");
    let answer = engine.ask("solve touchdown 2");
    let line: Vec<_> = answer.strip_prefix("solution ").unwrap().split("; ").collect();
    let mut game = Match::from_position(rules, Position::from_bpn(rules, start).unwrap());
    line.iter().for_each(|text| drop(game.play_text(text).unwrap()));
    assert_eq!((game.turn(), game.result()), (2, None));
    // Whatever the defence plays, the touchdown is there.
    engine.say(&format!("play {}", line.join("; ")));
    assert_eq!(engine.ask("solve touchdown 1"), "none");
    let defence = engine.ask("go nodes 1000");
    engine.say(&format!("play {}", defence.strip_prefix("bestturn ").unwrap()));
    assert!(engine.ask("solve touchdown 1").starts_with("solution "));
    engine.end();
}

#[test]
fn solving_can_be_stopped() {
    let mut engine = Engine::new();
    engine.say("position start-cards");
    engine.say("solve touchdown 3");
    assert_eq!(engine.ask("isready"), "readyok");
    let begin = Instant::now();
    assert_eq!(engine.ask("stop"), "unknown");
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
    engine.end();
}

#[test]
fn any_position_and_any_limit_get_a_legal_turn() {
    let rules = Ruleset::house();
    let mut engine = Engine::new();
    let mut dice = ball_ai::baselines::SplitMix64::new(5);
    let limits = [
        "nodes 0",
        "nodes 1",
        "nodes 700",
        "depth 1",
        "movetime 0",
        "movetime 5",
        "atktime 1 deftime 1",
        "nodes 9 depth 3",
    ];
    for round in 0..60 {
        let mode = if round % 2 == 0 { Mode::Basic } else { Mode::Cards };
        let mut game = Match::new(rules, mode);
        for _ in 0..dice.below(80) {
            let decisions = game.position().decisions(rules);
            if game.result().is_none() {
                game.play(decisions[dice.below(decisions.len())]).unwrap();
            }
        }
        let bpn = game.position().to_bpn(rules);
        engine.say(&format!("setoption name Level value {}", dice.below(9)));
        engine.say(&format!("position {bpn}"));
        let limit = limits[dice.below(limits.len())];
        let answer = engine.ask(&format!("go {limit}"));
        if game.result().is_some() {
            assert_eq!(answer, "bestturn none");
            continue;
        }
        let after = after_turn(&bpn, &answer);
        let over = after.result().is_some() || after.position().side() != game.position().side();
        assert!(over, "{bpn}, {limit}: {answer}");
    }
    engine.end();
}
