//! Learning by doing: the task on the board, how far it is, and what has been learned, kept on disk.

mod coaching;

use std::fs;
use std::io;
use std::path::PathBuf;

use ball_teach::{Exercise, Hint, Learned, Lesson, Progress, Task};
use bevy::prelude::*;

use crate::animation::Animating;
use crate::i18n::Texts;
use crate::input::{Caps, SeatAction};
use crate::match_play::{MatchChanged, PlaySet, Session, Staging, StandIn};
use crate::screens::{Go, Overlay, Screen};
use crate::storage::{Storage, write_whole};

pub use coaching::Coaching;

/// What is being learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A task of a lesson, both from 0.
    Lesson(usize, usize),
    /// An exercise, from 0.
    Exercise(usize),
}

impl Subject {
    /// The task.
    pub fn task(self) -> Option<&'static Task> {
        match self {
            Subject::Lesson(lesson, task) => Lesson::all().get(lesson)?.tasks.get(task),
            Subject::Exercise(exercise) => Exercise::all().get(exercise).map(|exercise| &exercise.task),
        }
    }

    /// The name of its title's text.
    pub fn title_key(self) -> Option<String> {
        match self {
            Subject::Lesson(lesson, _) => Lesson::all().get(lesson).map(Lesson::title_key),
            Subject::Exercise(exercise) => Exercise::all().get(exercise).map(Exercise::title_key),
        }
    }

    /// What comes after it.
    pub fn next(self) -> Option<Subject> {
        let next = match self {
            Subject::Lesson(lesson, task) => {
                let more = Subject::Lesson(lesson, task + 1);
                if more.task().is_some() { more } else { Subject::Lesson(lesson + 1, 0) }
            }
            Subject::Exercise(exercise) => Subject::Exercise(exercise + 1),
        };
        next.task().map(|_| next)
    }
}

/// A task that is under way.
#[derive(Clone, PartialEq, Debug)]
pub struct Lecture {
    /// Which.
    pub subject: Subject,
    /// How far it is.
    pub progress: Progress,
    /// The hints that were asked for.
    pub hints: Vec<Hint>,
}

/// The task on the board, and what has been learned.
#[derive(Resource, Default, Debug)]
pub struct Tutor {
    /// The task, while one is on the board.
    pub lecture: Option<Lecture>,
    /// What has been learned.
    pub learned: Learned,
}

/// Something to do with the task on the board.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Teach {
    /// Put this on the board.
    Begin(Subject),
    /// From the beginning.
    Again,
    /// The next hint.
    Hint,
    /// Put the match on the board again.
    Leave,
}

/// Where what has been learned is kept.
fn file(storage: &Storage) -> PathBuf {
    storage.settings().with_file_name("learned.ron")
}

/// Reads what has been learned and follows the task on the board.
pub(super) fn plugin(app: &mut App) {
    // Before the first screen is entered: what is learned there is added to what was learned before.
    let learned = app.world().get_resource::<Storage>().map(read).unwrap_or_default();
    app.insert_resource(Tutor { lecture: None, learned })
        .add_plugins(coaching::plugin)
        .add_message::<Teach>()
        .add_systems(OnEnter(Screen::Title), clear_the_board)
        .add_systems(OnEnter(Screen::Lessons), clear_the_board)
        .add_systems(Update, obey.after(PlaySet::Compose).before(PlaySet::Resolve))
        .add_systems(Update, judge.after(PlaySet::Resolve).before(PlaySet::Mirror))
        .add_systems(Update, comment.after(PlaySet::Animate));
}

/// The title has the match behind it, and the list of lessons no task.
fn clear_the_board(mut teach: MessageWriter<Teach>) {
    teach.write(Teach::Leave);
}

fn read(storage: &Storage) -> Learned {
    let path = file(storage);
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Learned::default(),
        Err(error) => {
            warn!("{}: {error}; what was learned before is not known", path.display());
            return Learned::default();
        }
    };
    let (learned, whole) = Learned::from_text(&text);
    if !whole {
        let kept = path.with_extension("ron.damaged");
        warn!("{} is damaged; what could be read is used, the file is kept as {}", path.display(), kept.display());
        if let Err(error) = fs::copy(&path, &kept) {
            warn!("{}: {error}", kept.display());
        }
    }
    learned
}

/// Writes what has been learned to disk.
fn keep(storage: &Storage, learned: &Learned) {
    let path = file(storage);
    if let Err(error) = write_whole(&path, learned.to_text().as_bytes()) {
        warn!("{}: {error}; what has been learned is not saved", path.display());
    }
}

/// The text named `key` of a lesson or the coaching, with the keys or buttons that the reader uses.
pub(crate) fn spoken(texts: &Texts, caps: &Caps, key: &str) -> String {
    // What no key or button of the device does is found on the screen.
    let named = |action, on_screen| match caps.words(action) {
        name if name.is_empty() => texts.get(on_screen),
        name => name,
    };
    let choose = match caps.family {
        None => texts.with("guide-key-or-click", &[("key", caps.words(SeatAction::Choose).into())]),
        Some(_) => caps.words(SeatAction::Choose),
    };
    let end = named(SeatAction::EndPhase, "lesson-key-end");
    let undo = named(SeatAction::Undo, "lesson-key-undo");
    texts.with(key, &[("choose", choose.into()), ("end", end.into()), ("undo", undo.into())])
}

fn obey(
    mut wishes: MessageReader<Teach>,
    session: Res<Session>,
    mut tutor: ResMut<Tutor>,
    mut stage: MessageWriter<Staging>,
) {
    for wish in wishes.read() {
        match *wish {
            Teach::Begin(subject) => tutor.begin(subject, &mut stage),
            Teach::Again => {
                if let Some(lecture) = &tutor.lecture {
                    let (subject, hints) = (lecture.subject, lecture.hints.clone());
                    tutor.begin(subject, &mut stage);
                    if let Some(lecture) = &mut tutor.lecture {
                        lecture.hints = hints;
                    }
                }
            }
            Teach::Hint => tutor.hint(&session),
            Teach::Leave => {
                tutor.lecture = None;
                if session.stands_in() {
                    stage.write(Staging::Leave);
                }
            }
        }
    }
}

impl Tutor {
    fn begin(&mut self, subject: Subject, stage: &mut MessageWriter<Staging>) {
        let Some(task) = subject.task() else { return };
        stage.write(Staging::Show(Box::new(task.new_match()), StandIn::Task));
        self.lecture = Some(Lecture { subject, progress: Progress::Going, hints: Vec::new() });
    }

    fn hint(&mut self, session: &Session) {
        let Some(lecture) = &mut self.lecture else { return };
        let Some(task) = lecture.subject.task() else { return };
        let texts = lecture.hints.iter().filter(|hint| matches!(hint, Hint::Text(_))).count();
        // Where the board stands now decides what the last hint says.
        lecture.hints.retain(|hint| matches!(hint, Hint::Text(_)));
        lecture.hints.push(task.hint(session.game(), texts as u8 + 1));
    }

    fn hints_used(&self) -> u8 {
        self.lecture.as_ref().map_or(0, |lecture| lecture.hints.len().min(255) as u8)
    }

    /// Notes that the task on the board is done.
    fn note_done(&mut self) {
        let hints = self.hints_used();
        match self.lecture.as_ref().map(|lecture| lecture.subject) {
            Some(Subject::Lesson(lesson, task)) => {
                if let Some(lesson) = Lesson::all().get(lesson) {
                    self.learned.task_done(lesson, task, hints);
                }
            }
            Some(Subject::Exercise(exercise)) => {
                if let Some(exercise) = Exercise::all().get(exercise) {
                    self.learned.exercise_done(exercise, hints);
                }
            }
            None => {}
        }
    }
}

/// Whether the goal is met, as the rules see it, whenever something has changed on the board.
fn judge(
    mut changes: MessageReader<MatchChanged>,
    session: Res<Session>,
    storage: Res<Storage>,
    mut tutor: ResMut<Tutor>,
) {
    if changes.read().count() == 0 || session.stand_in() != Some(StandIn::Task) {
        return;
    }
    let Some(lecture) = &mut tutor.lecture else { return };
    let Some(task) = lecture.subject.task() else { return };
    let progress = task.judge(session.game());
    if progress == lecture.progress {
        return;
    }
    lecture.progress = progress;
    if progress == Progress::Done {
        tutor.note_done();
        keep(&storage, &tutor.learned);
    }
}

/// Once everything has come to rest, says how it went.
fn comment(animating: Res<Animating>, tutor: Res<Tutor>, mut said: Local<Option<Progress>>, mut go: MessageWriter<Go>) {
    let progress = tutor.lecture.as_ref().map(|lecture| lecture.progress);
    if progress.is_none_or(|progress| progress == Progress::Going) {
        *said = progress;
    } else if !animating.0 && *said != progress {
        *said = progress;
        go.write(Go::Over(Overlay::Lesson));
    }
}
