//! Thinking that takes as long as the test wants: answers are held back until the test lets them go, however fast or busy
//! the machine is.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::sync::{Condvar, Mutex};
use std::time::{Duration, Instant};

use crate::common::Game;

/// For how long a thread is waited for before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// What holds answers back.
pub struct Gate(Mutex<Held>, Condvar);

/// How many thoughts have come to the gate, how many it lets through, and how many are over.
struct Held {
    come: usize,
    open: usize,
    over: usize,
}

impl Gate {
    /// A gate that lets nobody through.
    pub const fn new() -> Gate {
        Gate(Mutex::new(Held { come: 0, open: 0, over: 0 }), Condvar::new())
    }

    /// A thought waits here until it is let through.
    pub fn pass(&self) {
        let mut held = self.0.lock().unwrap();
        held.come += 1;
        let own = held.come;
        while held.open < own {
            held = self.1.wait(held).unwrap();
        }
    }

    /// A thought is over: whatever it had to tell has been told.
    pub fn end(&self) {
        // A test that has failed has nothing to count any more.
        if let Ok(mut held) = self.0.lock() {
            held.over += 1;
        }
    }

    /// Lets so many thoughts through, of all that have ever come.
    pub fn open(&self, count: usize) {
        self.0.lock().unwrap().open = count;
        self.1.notify_all();
    }

    /// Draws frames until so many thoughts have come to the gate.
    pub fn wait_for(&self, game: &mut Game, count: usize) {
        until(game, "a thought has come", |_| self.0.lock().unwrap().come >= count);
    }

    /// Lets so many thoughts through and draws frames until they are over, and some more.
    pub fn let_through(&self, game: &mut Game, count: usize) {
        self.open(count);
        until(game, "a thought is over", |_| self.0.lock().unwrap().over >= count);
        game.frames(5);
    }
}

/// Draws frames until something is so.
pub fn until(game: &mut Game, what: &str, mut so: impl FnMut(&mut Game) -> bool) {
    let began = Instant::now();
    while !so(game) {
        assert!(began.elapsed() < PATIENCE, "it never was so: {what}");
        game.frames(1);
        std::thread::sleep(Duration::from_millis(2));
    }
}
