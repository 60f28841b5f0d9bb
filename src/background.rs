//! Thinking beside the window, in a thread of its own, about one question at a time.
//!
//! Whatever is asked next, or forgotten, cuts the thought before off: its answers land nowhere.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use ball_ai::Stop;

use crate::wake::Alarm;

/// A thought that is under way.
struct Thought<T> {
    stop: Stop,
    answers: Mutex<Receiver<T>>,
}

/// What is being thought about, and its answers: there may be several, each better than the one before.
pub(crate) struct Background<T>(Option<Thought<T>>);

impl<T> Default for Background<T> {
    fn default() -> Background<T> {
        Background(None)
    }
}

/// What there is of a thought.
#[derive(Debug)]
pub(crate) enum Heard<T> {
    /// An answer.
    Answer(T),
    /// Nothing yet.
    Nothing,
    /// Nothing more: it has ended, or nothing is being thought about.
    Ended,
}

/// Wakes the window once a thought has ended, however it ended.
struct Bell(Alarm);

impl Drop for Bell {
    fn drop(&mut self) {
        self.0.ring();
    }
}

impl<T: Send + 'static> Background<T> {
    /// Begins to think, and forgets what was thought about before. `think` looks at the flag now and then, and tells its
    /// answers.
    pub(crate) fn begin(&mut self, alarm: &Alarm, think: impl FnOnce(&Stop, &mut dyn FnMut(T)) + Send + 'static) {
        self.forget();
        let (sender, receiver) = channel();
        let stop = Stop::default();
        let (stopped, alarm) = (stop.clone(), alarm.clone());
        std::thread::spawn(move || {
            let bell = Bell(alarm);
            think(&stopped, &mut |answer| {
                // Nobody listens any more where something else has been asked.
                let _ = sender.send(answer);
                bell.0.ring();
            });
            // The end is there to be seen when the bell rings.
            drop(sender);
        });
        self.0 = Some(Thought { stop, answers: Mutex::new(receiver) });
    }

    /// The next answer.
    pub(crate) fn hear(&mut self) -> Heard<T> {
        let Some(thought) = &self.0 else { return Heard::Ended };
        let Ok(answers) = thought.answers.lock() else { return Heard::Ended };
        match answers.try_recv() {
            Ok(answer) => return Heard::Answer(answer),
            Err(TryRecvError::Empty) => return Heard::Nothing,
            Err(TryRecvError::Disconnected) => {}
        }
        drop(answers);
        self.0 = None;
        Heard::Ended
    }

    /// The answers that have come.
    pub(crate) fn all(&mut self) -> Vec<T> {
        let mut answers = Vec::new();
        while let Heard::Answer(answer) = self.hear() {
            answers.push(answer);
        }
        answers
    }
}

impl<T> Background<T> {
    /// Whether something is being thought about.
    pub(crate) fn is_thinking(&self) -> bool {
        self.0.is_some()
    }

    /// Ends what is being thought about.
    pub(crate) fn forget(&mut self) {
        if let Some(thought) = self.0.take() {
            thought.stop.stop();
        }
    }
}

impl<T> Drop for Background<T> {
    fn drop(&mut self) {
        self.forget();
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    fn wait(background: &mut Background<u8>) -> Vec<u8> {
        let (begun, mut heard) = (Instant::now(), Vec::new());
        while background.is_thinking() && begun.elapsed() < Duration::from_secs(5) {
            heard.extend(background.all());
            std::thread::sleep(Duration::from_millis(1));
        }
        heard
    }

    #[test]
    fn answers_come_in_order_and_then_the_end() {
        let mut background = Background::default();
        assert!(matches!(background.hear(), Heard::Ended));
        background.begin(&Alarm::default(), |_, tell| (1..=3).for_each(tell));
        assert_eq!(wait(&mut background), [1, 2, 3]);
    }

    #[test]
    fn what_is_forgotten_is_told_to_stop_and_never_heard() {
        let mut background = Background::default();
        let (ended, end) = channel();
        background.begin(&Alarm::default(), move |stop, tell| {
            while !stop.is_stopped() {
                std::thread::sleep(Duration::from_millis(1));
            }
            tell(7);
            let _ = ended.send(());
        });
        background.begin(&Alarm::default(), |_, tell| tell(8));
        assert_eq!(end.recv_timeout(Duration::from_secs(5)), Ok(()));
        assert_eq!(wait(&mut background), [8]);
    }

    #[test]
    fn a_thought_that_breaks_is_a_thought_that_ends() {
        let mut background: Background<u8> = Background::default();
        background.begin(&Alarm::default(), |_, _| std::panic::resume_unwind(Box::new("broken")));
        assert!(wait(&mut background).is_empty());
        assert!(!background.is_thinking());
    }
}
