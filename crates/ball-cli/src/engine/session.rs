//! One conversation: the match, the options, and what is going on.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::Instant;

use ball_ai::Stop;
use ball_rules::{Decision, Match, Mode, Ruleset};

use super::Event;
use super::job::{Job, evaluation, joined};
use super::lines::Input;
use super::options::{Options, Thinker, engine_player};
use super::output::Output;
use super::request::{Request, told};
use crate::{check, commands, show};

/// Lines that wait for a job to end take at most so many bytes; what comes after is refused.
const WAITING_BYTES: usize = 64 << 20;

/// What any waiting line is counted as on top of its length: short ones take memory too.
const LINE_BYTES: usize = 256;

/// A job in its thread, which gives the player back.
struct Running {
    thread: JoinHandle<Thinker>,
    stop: Stop,
    /// When it is to be stopped because the conversation is over.
    deadline: Option<Instant>,
    job: Job,
}

/// A line that waits for its turn.
struct Waiting {
    request: Result<Request, String>,
    bytes: usize,
    /// Whether a `stop` came after it: what it begins ends at once.
    stopped: bool,
}

/// Tells the session that the job has ended, however it did.
struct TellDone(SyncSender<Event>);

impl Drop for TellDone {
    fn drop(&mut self) {
        let _ = self.0.send(Event::Done);
    }
}

/// The state of the conversation.
pub struct Session {
    output: Output,
    events: SyncSender<Event>,
    options: Options,
    game: Match,
    /// The player while it has nothing to do; none until one is needed.
    thinker: Option<Thinker>,
    running: Option<Running>,
    waiting: VecDeque<Waiting>,
    waiting_bytes: usize,
    /// Whether the input has ended or `quit` was heard.
    closing: bool,
    /// Whether a player broke down.
    failed: bool,
}

impl Session {
    /// A conversation about the standard start. Its jobs report to `events`.
    pub fn new(output: Output, events: SyncSender<Event>) -> Session {
        Session {
            output,
            events,
            options: Options::default(),
            game: Match::new(Ruleset::house(), Mode::Basic),
            thinker: None,
            running: None,
            waiting: VecDeque::new(),
            waiting_bytes: 0,
            closing: false,
            failed: false,
        }
    }

    /// Answers until the conversation is over. Returns whether all went well.
    pub fn listen(mut self, events: &Receiver<Event>) -> bool {
        loop {
            while self.running.is_none()
                && let Some(next) = self.waiting.pop_front()
            {
                self.waiting_bytes -= next.bytes;
                self.answer(next);
            }
            if self.running.is_none() && self.closing || self.failed {
                return !self.failed;
            }
            let event = match self.running.as_ref().and_then(|running| running.deadline) {
                None => events.recv().unwrap_or(Event::End),
                Some(deadline) => match events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                    Ok(event) => event,
                    Err(RecvTimeoutError::Timeout) => {
                        self.stop_running();
                        continue;
                    }
                    Err(RecvTimeoutError::Disconnected) => Event::End,
                },
            };
            match event {
                Event::Line(_) if self.closing => {}
                Event::Line(line) => self.hear(line),
                Event::End => self.close(),
                Event::Done => self.finish(),
            }
            if self.output.has_failed() {
                // Nobody is listening any more.
                return true;
            }
        }
    }

    /// Sorts out what cannot wait.
    fn hear(&mut self, line: Input) {
        let (request, length) = match line {
            Input::Bad(problem) => (Err(problem), 0),
            Input::Text(text) => match Request::parse(&text) {
                Ok(None) => return,
                Ok(Some(request)) => (Ok(request), text.len()),
                Err(problem) => (Err(problem), 0),
            },
        };
        let bytes = length + LINE_BYTES;
        match request {
            Ok(Request::Stop) => {
                self.stop_running();
                for waiting in &mut self.waiting {
                    waiting.stopped = true;
                }
            }
            Ok(Request::IsReady) => self.output.say("readyok"),
            Ok(Request::Quit) => self.close(),
            _ if self.waiting_bytes + bytes > WAITING_BYTES => {
                self.output.say("error too many lines are waiting for an answer; this one is ignored");
            }
            request => {
                self.waiting_bytes += bytes;
                self.waiting.push_back(Waiting { request, bytes, stopped: false });
            }
        }
    }

    /// No more lines will come: what waits is still answered, but soon.
    fn close(&mut self) {
        self.closing = true;
        if let Some(running) = &mut self.running {
            running.deadline = Some(Instant::now() + running.job.grace());
        }
    }

    fn stop_running(&mut self) {
        if let Some(running) = &mut self.running {
            running.stop.stop();
            running.deadline = None;
        }
    }

    /// Takes the player back.
    fn finish(&mut self) {
        if let Some(running) = self.running.take() {
            match running.thread.join() {
                Ok(thinker) => self.thinker = Some(thinker),
                Err(_) => self.failed = true,
            }
        }
    }

    fn answer(&mut self, waiting: Waiting) {
        let Waiting { request, stopped, .. } = waiting;
        if let Err(problem) = request.and_then(|request| self.try_answer(request, stopped)) {
            let problem: String = problem.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            self.output.say(&format!("error {problem}"));
        }
    }

    /// Does what is asked for; on an error nothing has changed.
    fn try_answer(&mut self, request: Request, stopped: bool) -> Result<(), String> {
        match request {
            Request::Ball => {
                let mut lines = vec![format!("id name BALL {}", env!("CARGO_PKG_VERSION"))];
                lines.push("id author the BALL project".to_owned());
                lines.extend(Options::lines());
                lines.push("ballok".to_owned());
                self.output.say(&lines.join("\n"));
            }
            // These were heard already.
            Request::IsReady | Request::Stop | Request::Quit => {}
            Request::NewGame => {
                self.game = Match::new(Ruleset::house(), Mode::Basic);
                if let Some(thinker) = &mut self.thinker {
                    thinker.new_match();
                }
            }
            Request::SetOption { name, value } => {
                self.options.set(&name, &value)?;
                self.thinker = None;
            }
            Request::Position { start, decisions } => {
                let start =
                    commands::named_position(Ruleset::house(), &start).map_err(|error| format!("position: {error}"))?;
                let mut game = Match::from_position(Ruleset::house(), start);
                play(&mut game, &decisions)?;
                self.game = game;
            }
            Request::Legal => {
                let rules = self.game.rules();
                let over = self.game.result().is_some();
                let legal = if over { Vec::new() } else { commands::decision_texts(rules, self.game.position()) };
                let legal: Vec<Decision> = legal.into_iter().map(|(_, decision)| decision).collect();
                self.output.say(&format!("legal {}", joined(rules, &legal)));
            }
            Request::Play(decisions) => {
                let mut game = self.game.clone();
                play(&mut game, &decisions)?;
                self.game = game;
            }
            Request::Undo => {
                self.game.undo().ok_or("undo: nothing has been played")?;
            }
            Request::Show => {
                let drawn = show::draw(self.game.rules(), self.game.position());
                self.output.say(&format!("{drawn}\nposition {}", check::summary(&self.game)));
            }
            Request::Eval => self.output.say(&evaluation(&self.game)),
            Request::Go(go) => self.start(Job::Go(go), stopped)?,
            Request::Perft(depth) => self.start(Job::Perft(depth), stopped)?,
            Request::Solve { turns, nodes } => self.start(Job::Solve { turns, nodes }, stopped)?,
            Request::Bench => self.start(Job::Bench, stopped)?,
        }
        Ok(())
    }

    /// Starts a job in a thread of its own.
    fn start(&mut self, job: Job, stopped: bool) -> Result<(), String> {
        if let Job::Go(go) = &job {
            let team = self.game.position().side();
            if go.clocks.0 != [None; 2] && go.clocks[team].is_none() {
                let team = team.to_string().to_lowercase();
                return Err(format!("go: expected `{team}time`, the clock of the coach to act"));
            }
        }
        let stop = Stop::default();
        if stopped {
            stop.stop();
        }
        let mut thinker = self.thinker.take().unwrap_or_else(|| engine_player(&self.options));
        let deadline = self.closing.then(|| Instant::now() + job.grace());
        let done = TellDone(self.events.clone());
        let (game, options, output) = (self.game.clone(), self.options.clone(), self.output.clone());
        let (its_job, its_stop) = (job.clone(), stop.clone());
        let work = move || {
            let _done = done;
            its_job.run(&mut thinker, &game, &options, &its_stop, &output);
            thinker
        };
        let thread =
            std::thread::Builder::new().spawn(work).map_err(|error| format!("no thread to think in: {error}"))?;
        self.running = Some(Running { thread, stop, deadline, job });
        Ok(())
    }
}

/// Plays decisions given as texts.
fn play(game: &mut Match, decisions: &[String]) -> Result<(), String> {
    for (number, text) in (1..).zip(decisions) {
        game.play_text(text).map_err(|error| format!("decision {number} ({}): {error}", told(text)))?;
    }
    Ok(())
}
