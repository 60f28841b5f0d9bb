//! Lessons and exercises: their list, what a task asks for, and how it went.

use ball_rules::Ruleset;
use ball_teach::{Exercise, Hint, Lesson, Progress, Theme};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Ui;

use super::rulebook::{Page, Reading};
use super::title::AddTitleEntry;
use super::{DrawSet, Go, Overlay, Screen, Stage, TitleEntry, showing};
use crate::focus::{Menu, rows};
use crate::hud::aside::{self, text};
use crate::hud::widgets::{bar_button, bar_button_width};
use crate::hud::{Narrator, theme};
use crate::i18n::Texts;
use crate::input::{Cap, Caps, SeatAction};
use crate::match_play::{Command, Session, StandIn};
use crate::tutor::{Lecture, Subject, Teach, Tutor, spoken};

/// The name of the list's menu.
const LIST: &str = "lessons";
/// The width of the overlay, in points.
const WIDTH: f32 = 560.0;

pub(super) fn plugin(app: &mut App) {
    app.title_entry(TitleEntry { place: 30, text: "title-lessons", go: Go::To(Screen::Lessons) })
        .add_systems(EguiPrimaryContextPass, list.in_set(DrawSet).run_if(showing(Screen::Lessons)))
        .add_systems(EguiPrimaryContextPass, overlay.in_set(DrawSet).run_if(showing(Overlay::Lesson)))
        .add_systems(EguiPrimaryContextPass, panel.in_set(DrawSet).run_if(learning));
}

/// Whether a task is on the board.
fn learning(session: Res<Session>, navigator: Res<super::Navigator>) -> bool {
    session.stand_in() == Some(StandIn::Task) && navigator.now().screen == Screen::Match
}

fn list(mut stage: Stage, tutor: Res<Tutor>, mut tab: Local<usize>, mut teach: MessageWriter<Teach>) {
    let mut chosen = None;
    stage.page(LIST, "lessons-title", |ui, menu, texts| {
        rows::tabs(ui, menu, &[texts.get("lessons-tab"), texts.get("exercises-tab")], &mut tab);
        ui.add_space(10.0);
        ui.spacing_mut().item_spacing.y = 6.0;
        chosen = if *tab == 0 { lessons(ui, menu, texts, &tutor) } else { exercises(ui, menu, texts, &tutor) };
    });
    if let Some(subject) = chosen {
        teach.write(Teach::Begin(subject));
        stage.go(Go::Onto);
    }
}

fn lessons(ui: &mut Ui, menu: &mut Menu, texts: &Texts, tutor: &Tutor) -> Option<Subject> {
    let mut chosen = None;
    for (i, lesson) in Lesson::all().iter().enumerate() {
        let (done, all) = (tutor.learned.tasks_done(lesson), lesson.tasks.len());
        let line = texts.with(
            "lessons-line",
            &[
                ("number", (i + 1).into()),
                ("title", texts.get(&lesson.title_key()).into()),
                ("done", done.into()),
                ("all", all.into()),
            ],
        );
        if rows::button(ui, menu, ("lesson", i), &line, true) {
            let open = (0..all).find(|&task| tutor.learned.task_hints(lesson, task).is_none());
            chosen = Some(Subject::Lesson(i, open.unwrap_or(0)));
        }
    }
    chosen
}

fn exercises(ui: &mut Ui, menu: &mut Menu, texts: &Texts, tutor: &Tutor) -> Option<Subject> {
    let mut chosen = None;
    for (i, exercise) in Exercise::all().iter().enumerate() {
        let stars = "★".repeat(usize::from(exercise.stars));
        let theme = match exercise.theme {
            Theme::Score => "exercises-score",
            Theme::Stop => "exercises-stop",
            Theme::Free => "exercises-free",
        };
        let key = if tutor.learned.exercise_hints(exercise).is_some() { "exercises-done" } else { "exercises-line" };
        let line = texts.with(
            key,
            &[
                ("number", exercise.number.into()),
                ("title", texts.get(&exercise.title_key()).into()),
                ("theme", texts.get(theme).into()),
                ("stars", stars.into()),
            ],
        );
        if rows::button(ui, menu, ("exercise", i), &line, true) {
            chosen = Some(Subject::Exercise(i));
        }
    }
    chosen
}

fn hint(texts: &Texts, caps: &Caps, session: &Session, hint: &Hint) -> String {
    match hint {
        Hint::Text(key) => spoken(texts, caps, key),
        Hint::TakeBack => spoken(texts, caps, Hint::TAKE_BACK_KEY),
        // It was given where the board stood then, and may be no way on from where it stands now.
        Hint::Decide(decision) if !session.position().decisions(session.rules()).contains(decision) => String::new(),
        Hint::Decide(decision) => {
            let rules = Ruleset::house();
            let mut events = Vec::new();
            let mut after = *session.position();
            after.play(rules, *decision, &mut events);
            let said = Narrator { texts, rules, side: session.position().side() }.decision(*decision, &events);
            texts.with(Hint::DECISION_KEY, &[("decision", said.into())])
        }
    }
}

/// What a lesson tells before its first task, by the names of the texts.
fn intro(subject: Subject) -> Vec<String> {
    match subject {
        Subject::Lesson(lesson, 0) => Lesson::all().get(lesson).map(Lesson::intro_keys).into_iter().flatten().collect(),
        _ => Vec::new(),
    }
}

/// What is to be done, beside the board, while one does it.
fn panel(mut stage: Stage, tutor: Res<Tutor>) {
    let Some(ctx) = stage.ctx() else { return };
    let (Some(lecture), texts) = (&tutor.lecture, &*stage.texts) else { return };
    let (Some(task), Some(title)) = (lecture.subject.task(), lecture.subject.title_key()) else { return };
    let mut asks = false;
    aside::show(&ctx, "task", &texts.get(&title), |ui| {
        text(ui, spoken(texts, &stage.caps, &task.text_key()), theme::TEXT);
        for one in &lecture.hints {
            ui.add_space(6.0);
            text(ui, hint(texts, &stage.caps, &stage.session, one), theme::ACCENT);
        }
        ui.add_space(6.0);
        let name = texts.get("guide-task");
        let fits = |key: &Cap| bar_button_width(ui.painter(), &name, Some(key)) <= ui.available_width();
        let key = stage.caps.of(SeatAction::Help).filter(fits);
        asks = bar_button(ui, &name, key.as_ref(), true).clicked();
        ui.add_space(10.0);
        for key in intro(lecture.subject) {
            text(ui, spoken(texts, &stage.caps, &key), theme::WEAK);
        }
    });
    if asks {
        stage.go(Go::Over(Overlay::Lesson));
    }
}

/// What was asked for in the overlay.
enum Wish {
    Teach(Teach),
    TakeBack,
    Read(u8),
    List,
    On,
}

fn overlay(
    mut stage: Stage,
    tutor: Res<Tutor>,
    mut reading: ResMut<Reading>,
    mut teach: MessageWriter<Teach>,
    mut commands: MessageWriter<Command>,
) {
    let Some(lecture) = tutor.lecture.clone() else {
        stage.go(Go::Back);
        return;
    };
    let Some(title) = lecture.subject.title_key() else { return };
    let mut wish = None;
    let hints: Vec<String> =
        lecture.hints.iter().map(|one| hint(&stage.texts, &stage.caps, &stage.session, one)).collect();
    let caps = stage.caps.clone();
    stage.overlay("lesson", &title, WIDTH, |ui, menu, texts| {
        wish = match lecture.progress {
            Progress::Going => going(ui, menu, (texts, &caps), &lecture, &hints),
            Progress::Done => done(ui, menu, (texts, &caps), &lecture),
            Progress::Failed(reason) => failed(ui, menu, (texts, &caps), reason),
        };
    });
    match wish {
        None => return,
        Some(Wish::Teach(Teach::Hint)) => {
            teach.write(Teach::Hint);
            return;
        }
        Some(Wish::Teach(wish)) => drop(teach.write(wish)),
        Some(Wish::TakeBack) => drop(commands.write(Command::Undo)),
        Some(Wish::Read(section)) => {
            reading.open_at(Page::Section(section));
            stage.go(Go::To(Screen::Rulebook));
            return;
        }
        Some(Wish::List) => {
            // The focus is on the lesson that was open last.
            match lecture.subject {
                Subject::Lesson(lesson, _) => stage.focus.menu_focus(LIST, ("lesson", lesson)),
                Subject::Exercise(exercise) => stage.focus.menu_focus(LIST, ("exercise", exercise)),
            }
            stage.go(Go::BackTo(Screen::Lessons));
            return;
        }
        Some(Wish::On) => {}
    }
    stage.go(Go::Back);
}

fn going(
    ui: &mut Ui,
    menu: &mut Menu,
    (texts, caps): (&Texts, &Caps),
    lecture: &Lecture,
    hints: &[String],
) -> Option<Wish> {
    let task = lecture.subject.task()?;
    let intro = intro(lecture.subject);
    for key in &intro {
        text(ui, spoken(texts, caps, key), theme::WEAK);
    }
    if !intro.is_empty() {
        ui.add_space(6.0);
    }
    text(ui, spoken(texts, caps, &task.text_key()), theme::TEXT);
    for hint in hints {
        text(ui, hint.clone(), theme::ACCENT);
    }
    ui.add_space(8.0);
    let mut wish = None;
    for (key, asked) in [
        ("lesson-go-on", Wish::On),
        ("lesson-hint", Wish::Teach(Teach::Hint)),
        ("lesson-again", Wish::Teach(Teach::Again)),
        ("lesson-read", Wish::Read(task.section)),
        ("lesson-list", Wish::List),
    ] {
        if rows::button(ui, menu, key, &texts.get(key), true) {
            wish = Some(asked);
        }
    }
    wish
}

fn done(ui: &mut Ui, menu: &mut Menu, (texts, caps): (&Texts, &Caps), lecture: &Lecture) -> Option<Wish> {
    let task = lecture.subject.task()?;
    text(ui, spoken(texts, caps, &task.praise_key()), theme::TEXT);
    ui.add_space(8.0);
    let mut wish = None;
    if let Some(next) = lecture.subject.next()
        && rows::button(ui, menu, "lesson-next", &texts.get("lesson-next"), true)
    {
        wish = Some(Wish::Teach(Teach::Begin(next)));
    }
    for (key, asked) in [("lesson-again", Wish::Teach(Teach::Again)), ("lesson-list", Wish::List)] {
        if rows::button(ui, menu, key, &texts.get(key), true) {
            wish = Some(asked);
        }
    }
    wish
}

fn failed(ui: &mut Ui, menu: &mut Menu, (texts, caps): (&Texts, &Caps), reason: &str) -> Option<Wish> {
    text(ui, spoken(texts, caps, reason), theme::TEXT);
    ui.add_space(8.0);
    let mut wish = None;
    for (key, asked) in
        [("lesson-take-back", Wish::TakeBack), ("lesson-again", Wish::Teach(Teach::Again)), ("lesson-list", Wish::List)]
    {
        if rows::button(ui, menu, key, &texts.get(key), true) {
            wish = Some(asked);
        }
    }
    wish
}
