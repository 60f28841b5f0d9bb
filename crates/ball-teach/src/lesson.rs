//! Lessons and exercises as data: positions, goals and ways to reach them. Their texts are found by key.

use std::sync::LazyLock;

use ball_rules::{Decision, Match, Mode, Phase, Position, Ruleset, Team};
use serde::{Deserialize, Deserializer};

use crate::coaching::Situation;
use crate::goal::Goal;
use crate::lesson_run::KEYS;

/// The sections of the rulebook.
const SECTIONS: std::ops::RangeInclusive<u8> = 1..=12;

/// Something to do on the board within one turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// What its texts begin with: `lesson-dodge-exit` or `exercise-3`.
    pub key: String,
    /// Where it starts; the side to act is the learner's.
    pub start: Position,
    /// What is asked for.
    pub goal: Goal,
    /// How many hints are texts; one more names a decision.
    pub text_hints: u8,
    /// The section of the rulebook that explains it, 1 to 12.
    pub section: u8,
    /// Ways to do it, the one that hints lead to first. All that are really different are listed, at most two.
    pub ways: Vec<Vec<Decision>>,
    /// A legal turn that looks right and does not do it.
    pub wrong: Vec<Decision>,
    exercise: Option<Theme>,
}

impl Task {
    /// The side that the learner plays.
    pub fn learner(&self) -> Team {
        self.start.side()
    }

    /// The match to play it in.
    pub fn new_match(&self) -> Match {
        Match::from_position(Ruleset::house(), self.start)
    }

    /// Whether it is played with cards.
    pub fn mode(&self) -> Mode {
        self.start.mode()
    }

    /// The text that says what to do.
    pub fn text_key(&self) -> String {
        match self.exercise {
            Some(theme) => format!("exercise-{}-task", theme.word()),
            None => format!("{}-task", self.key),
        }
    }

    /// The text said once it is done.
    pub fn praise_key(&self) -> String {
        format!("{}-praise", self.key)
    }

    /// The text of the hint numbered `stage`, from 1 to [`Task::text_hints`].
    pub fn hint_key(&self, stage: u8) -> String {
        format!("{}-hint-{stage}", self.key)
    }

    fn keys(&self, keys: &mut Vec<String>) {
        keys.extend([self.text_key(), self.praise_key()]);
        keys.extend((1..=self.text_hints).map(|stage| self.hint_key(stage)));
    }
}

/// A lesson: a few paragraphs, then tasks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What progress and texts know it by.
    pub id: String,
    /// How many paragraphs come before the first task.
    pub paragraphs: u8,
    /// The section of the rulebook that it is about, 1 to 12.
    pub section: u8,
    /// What to do, in order.
    pub tasks: Vec<Task>,
    task_ids: Vec<String>,
}

impl Lesson {
    /// The text of the title.
    pub fn title_key(&self) -> String {
        format!("lesson-{}-title", self.id)
    }

    /// The texts before the first task.
    pub fn intro_keys(&self) -> impl Iterator<Item = String> + '_ {
        (1..=self.paragraphs).map(|paragraph| format!("lesson-{}-intro-{paragraph}", self.id))
    }

    /// What progress knows the task numbered `index` (from 0) by.
    pub fn task_id(&self, index: usize) -> Option<&str> {
        self.task_ids.get(index).map(String::as_str)
    }

    /// The built-in lessons, in order.
    pub fn all() -> &'static [Lesson] {
        static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| match Lesson::parse("lessons.ron", LESSONS_RON) {
            Ok(lessons) => lessons,
            Err(error) => unreachable!("the built-in lessons are constant and a test parses them: {error}"),
        });
        &ALL
    }

    /// Reads lessons from RON `text`; `file` is named in errors only.
    ///
    /// # Errors
    /// The file, the line and the reason, when the text is malformed or makes no sense as lessons.
    pub fn parse(file: &str, text: &str) -> Result<Vec<Lesson>, LessonError> {
        read(file, text)
    }
}

/// What an exercise is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Theme {
    /// Score a touchdown this turn.
    Score,
    /// Make sure that the opponent does not score in its next turn.
    Stop,
    /// Get the ball from the opponent.
    Free,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Score, Theme::Stop, Theme::Free];

    /// The word of its texts.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Score => "score",
            Theme::Stop => "stop",
            Theme::Free => "free",
        }
    }
}

/// An exercise: a task without explanations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// Its number, from 1; progress knows it by that.
    pub number: u8,
    /// How hard it is, 1 to 5.
    pub stars: u8,
    /// What it is about.
    pub theme: Theme,
    /// What to do.
    pub task: Task,
}

impl Exercise {
    /// The text of the title.
    pub fn title_key(&self) -> String {
        format!("exercise-{}-title", self.number)
    }

    /// The built-in exercises, in order.
    pub fn all() -> &'static [Exercise] {
        static ALL: LazyLock<Vec<Exercise>> = LazyLock::new(|| match Exercise::parse("exercises.ron", EXERCISES_RON) {
            Ok(exercises) => exercises,
            Err(error) => unreachable!("the built-in exercises are constant and a test parses them: {error}"),
        });
        &ALL
    }

    /// Reads exercises from RON `text`; `file` is named in errors only. They are numbered in the order of the text.
    ///
    /// # Errors
    /// The file, the line and the reason, when the text is malformed or makes no sense as exercises.
    pub fn parse(file: &str, text: &str) -> Result<Vec<Exercise>, LessonError> {
        let mut exercises: Vec<Exercise> = read(file, text)?;
        for (number, exercise) in (1..).zip(&mut exercises) {
            exercise.number = number;
            exercise.task.key = format!("exercise-{number}");
        }
        Ok(exercises)
    }
}

/// The text of the lessons that are built in, the same as the file `assets/lessons/lessons.ron`.
pub const LESSONS_RON: &str = include_str!("../../../assets/lessons/lessons.ron");
/// The text of the exercises that are built in, the same as the file `assets/lessons/exercises.ron`.
pub const EXERCISES_RON: &str = include_str!("../../../assets/lessons/exercises.ron");

/// Every text that lessons, exercises and coaching need, without placeholders' values.
pub fn lesson_keys() -> Vec<String> {
    let mut keys = Vec::new();
    for lesson in Lesson::all() {
        keys.push(lesson.title_key());
        keys.extend(lesson.intro_keys());
        lesson.tasks.iter().for_each(|task| task.keys(&mut keys));
    }
    for exercise in Exercise::all() {
        keys.push(exercise.title_key());
        exercise.task.keys(&mut keys);
    }
    keys.extend(KEYS.map(str::to_owned));
    keys.extend(Situation::ALL.map(|situation| situation.text_key()));
    keys.sort();
    keys.dedup();
    keys
}

/// Why a text holds no lessons.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}:{column}: {reason}")]
pub struct LessonError {
    /// The file that was read.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong and what was expected.
    pub reason: String,
}

fn read<'de, T: Deserialize<'de>>(file: &str, text: &'de str) -> Result<T, LessonError> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|error| LessonError {
        file: file.to_owned(),
        line: error.span.end.line,
        column: error.span.end.col,
        reason: error.code.to_string(),
    })
}

fn position<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
    let text = String::deserialize(deserializer)?;
    Position::from_bpn(Ruleset::house(), &text)
        .map_err(|error| serde::de::Error::custom(format!("`{text}` is no position: {error}")))
}

/// A decision by its text.
struct Text(Decision);

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text, D::Error> {
        let text = String::deserialize(deserializer)?;
        Decision::parse(Ruleset::house(), &text)
            .map(Text)
            .map_err(|error| serde::de::Error::custom(format!("`{text}` is no decision: {error}")))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTask {
    id: Option<String>,
    #[serde(deserialize_with = "position")]
    start: Position,
    goal: Goal,
    #[serde(default = "one")]
    hints: u8,
    section: Option<u8>,
    ways: Vec<Vec<Text>>,
    wrong: Vec<Text>,
}

const fn one() -> u8 {
    1
}

/// A task without its place in a course. It is checked while it is read, so that errors name its line.
#[derive(Deserialize)]
#[serde(try_from = "RawTask")]
struct LooseTask {
    id: Option<String>,
    section: Option<u8>,
    task: Task,
}

impl TryFrom<RawTask> for LooseTask {
    type Error = String;

    fn try_from(raw: RawTask) -> Result<LooseTask, String> {
        check_section(raw.section.unwrap_or(1))?;
        if raw.hints == 0 || raw.ways.is_empty() {
            return Err("a task needs at least one hint and one way".to_owned());
        }
        if raw.start.phase() == Phase::Over {
            return Err("the game is over in the position".to_owned());
        }
        let decisions =
            |texts: Vec<Text>| -> Vec<Decision> { texts.into_iter().map(|Text(decision)| decision).collect() };
        let task = Task {
            key: String::new(),
            start: raw.start,
            goal: raw.goal,
            text_hints: raw.hints,
            section: 1,
            ways: raw.ways.into_iter().map(decisions).collect(),
            wrong: decisions(raw.wrong),
            exercise: None,
        };
        for line in task.ways.iter().chain([&task.wrong]) {
            let mut game = task.new_match();
            for &decision in line {
                game.play(decision).map_err(|error| format!("`{}`: {error}", decision.display(Ruleset::house())))?;
            }
        }
        Ok(LooseTask { id: raw.id, section: raw.section, task })
    }
}

impl LooseTask {
    fn placed(self, key: String, section: u8, exercise: Option<Theme>) -> Task {
        Task { key, section: self.section.unwrap_or(section), exercise, ..self.task }
    }
}

fn check_section(section: u8) -> Result<(), String> {
    if SECTIONS.contains(&section) {
        return Ok(());
    }
    Err(format!("the rulebook has no section {section}; its sections are 1 to 12"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLesson {
    id: String,
    paragraphs: u8,
    section: u8,
    tasks: Vec<LooseTask>,
}

impl<'de> Deserialize<'de> for Lesson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lesson, D::Error> {
        let RawLesson { id, paragraphs, section, tasks: raw } = RawLesson::deserialize(deserializer)?;
        check_section(section).map_err(serde::de::Error::custom)?;
        let (mut tasks, mut task_ids) = (Vec::new(), Vec::new());
        for mut task in raw {
            let Some(name) = task.id.take().filter(|name| !task_ids.contains(name)) else {
                return Err(serde::de::Error::custom(format!("lesson `{id}`: each task needs an `id` of its own")));
            };
            tasks.push(task.placed(format!("lesson-{id}-{name}"), section, None));
            task_ids.push(name);
        }
        Ok(Lesson { id, paragraphs, section, tasks, task_ids })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawExercise {
    stars: u8,
    theme: Theme,
    task: LooseTask,
}

impl<'de> Deserialize<'de> for Exercise {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Exercise, D::Error> {
        let RawExercise { stars, theme, task } = RawExercise::deserialize(deserializer)?;
        if !(1..=5).contains(&stars) {
            return Err(serde::de::Error::custom(format!("{stars} stars; an exercise has 1 to 5")));
        }
        Ok(Exercise { number: 0, stars, theme, task: task.placed(String::new(), 2, Some(theme)) })
    }
}
