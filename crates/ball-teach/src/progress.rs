//! What has been learned: which tasks and exercises are done, and what the coaching has said. Data only, no files.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::coaching::Situation;
use crate::lesson::{Exercise, Lesson};

/// The version that is written now.
const VERSION: u32 = 1;

/// What a learner has done so far.
///
/// Entries that this program does not know are kept as they are, so that a newer one finds them again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Learned {
    version: u32,
    /// Tasks done, `lesson/task`, each with the fewest hints used.
    tasks: BTreeMap<String, u8>,
    /// Exercises done, by number, each with the fewest hints used.
    exercises: BTreeMap<u8, u8>,
    /// What the coaching has said.
    seen: BTreeSet<String>,
}

impl Default for Learned {
    fn default() -> Learned {
        Learned { version: VERSION, tasks: BTreeMap::new(), exercises: BTreeMap::new(), seen: BTreeSet::new() }
    }
}

fn task_name(lesson: &Lesson, task: usize) -> Option<String> {
    Some(format!("{}/{}", lesson.id, lesson.task_id(task)?))
}

fn keep_fewest<K: Ord>(done: &mut BTreeMap<K, u8>, key: K, hints: u8) {
    done.entry(key).and_modify(|fewest| *fewest = hints.min(*fewest)).or_insert(hints);
}

impl Learned {
    /// Notes that the task numbered `task` (from 0) was done after so many hints.
    pub fn task_done(&mut self, lesson: &Lesson, task: usize, hints: u8) {
        if let Some(name) = task_name(lesson, task) {
            keep_fewest(&mut self.tasks, name, hints);
        }
    }

    /// Notes that an exercise was done after so many hints.
    pub fn exercise_done(&mut self, exercise: &Exercise, hints: u8) {
        keep_fewest(&mut self.exercises, exercise.number, hints);
    }

    /// The fewest hints with which the task numbered `task` (from 0) was done; `None` before it is done.
    pub fn task_hints(&self, lesson: &Lesson, task: usize) -> Option<u8> {
        self.tasks.get(&task_name(lesson, task)?).copied()
    }

    /// The fewest hints with which the exercise was done; `None` before it is done.
    pub fn exercise_hints(&self, exercise: &Exercise) -> Option<u8> {
        self.exercises.get(&exercise.number).copied()
    }

    /// How many tasks of the lesson are done.
    pub fn tasks_done(&self, lesson: &Lesson) -> usize {
        (0..lesson.tasks.len()).filter(|&task| self.task_hints(lesson, task).is_some()).count()
    }

    /// Whether every task of the lesson is done.
    pub fn is_lesson_done(&self, lesson: &Lesson) -> bool {
        self.tasks_done(lesson) == lesson.tasks.len()
    }

    /// The first lesson and the first task of it, both from 0, that is still to be done.
    pub fn next_task(&self) -> Option<(usize, usize)> {
        Lesson::all().iter().enumerate().find_map(|(index, lesson)| {
            let task = (0..lesson.tasks.len()).find(|&task| self.task_hints(lesson, task).is_none())?;
            Some((index, task))
        })
    }

    /// Whether the coaching has explained the situation.
    pub fn has_seen(&self, situation: Situation) -> bool {
        self.seen.contains(situation.word())
    }

    /// Notes that the coaching has explained the situation.
    pub fn see(&mut self, situation: Situation) {
        self.seen.insert(situation.word().to_owned());
    }

    /// Has the coaching explain everything again.
    pub fn forget_seen(&mut self) {
        self.seen.clear();
    }

    /// The text to write to a file.
    pub fn to_text(&self) -> String {
        let style = ron::ser::PrettyConfig::new().new_line("\n".to_owned());
        // Maps of numbers and texts always have a form in RON.
        ron::ser::to_string_pretty(self, style).unwrap_or_default()
    }

    /// Reads what [`Learned::to_text`] wrote. Of a damaged text everything that can still be read is kept; the second
    /// answer says whether all of it could.
    ///
    /// ```
    /// # use ball_teach::Learned;
    /// let (learned, whole) = Learned::from_text("(version: 1, tasks: { oh dear");
    /// assert!(!whole && learned == Learned::default());
    /// ```
    pub fn from_text(text: &str) -> (Learned, bool) {
        match ron::from_str(text) {
            Ok(learned) => (learned, true),
            Err(_) => (Learned::salvage(text), false),
        }
    }

    /// Each line that reads as an entry by itself; entries stand one to a line.
    fn salvage(text: &str) -> Learned {
        let mut learned = Learned::default();
        for line in text.lines().map(|line| line.trim().trim_end_matches(',')) {
            let quoted = |text: &str| Some(text.strip_prefix('"')?.strip_suffix('"')?.to_owned());
            match line.rsplit_once(':') {
                Some((key, hints)) => {
                    let Ok(hints) = hints.trim().parse() else { continue };
                    if let Some(task) = quoted(key) {
                        keep_fewest(&mut learned.tasks, task, hints);
                    } else if let Ok(number) = key.parse() {
                        keep_fewest(&mut learned.exercises, number, hints);
                    }
                }
                None => learned.seen.extend(quoted(line)),
            }
        }
        learned
    }
}
