//! Lessons and exercises: each can be done, in as many really different ways as its data say, and not by a wrong one.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::mem::{Discriminant, discriminant};

use ball_rules::{Decision, Label, Match, Phase, PlayError, Position, Ruleset};
use ball_teach::{EXERCISES_RON, Exercise, Hint, LESSONS_RON, Lesson, LessonRun, Progress, Task, Theme};

/// The most states that a proof looks at; none needs as many.
const LIMIT: usize = 400_000;

fn tasks() -> Vec<&'static Task> {
    let lessons = Lesson::all().iter().flat_map(|lesson| &lesson.tasks);
    lessons.chain(Exercise::all().iter().map(|exercise| &exercise.task)).collect()
}

fn texts(way: &[Decision]) -> Vec<String> {
    way.iter().map(|decision| decision.display(Ruleset::house()).to_string()).collect()
}

/// What a way does, squares and order aside.
fn essence(way: &[Decision]) -> BTreeSet<String> {
    let name = |decision: &Decision| -> (Option<Label>, Discriminant<Decision>, Option<usize>) {
        let card = if let Decision::Card { card, .. } = decision { Some(card.index()) } else { None };
        (decision.piece(), discriminant(decision), card)
    };
    way.iter()
        .filter(|decision| **decision != Decision::EndPhase)
        .map(|decision| format!("{:?}", name(decision)))
        .collect()
}

#[test]
fn there_are_about_twelve_lessons_and_ten_exercises() {
    assert_eq!(Lesson::all().len(), 13);
    for lesson in Lesson::all() {
        assert!((2..=4).contains(&lesson.tasks.len()), "{}", lesson.id);
    }
    assert_eq!(Exercise::all().len(), 10);
    assert!(Exercise::all().is_sorted_by_key(|exercise| exercise.stars), "they get harder");
    for theme in Theme::ALL {
        assert!(Exercise::all().iter().filter(|exercise| exercise.theme == theme).count() >= 2, "{theme:?}");
    }
}

#[test]
fn every_listed_way_ends_with_the_goal_and_not_before() {
    for task in tasks() {
        for way in &task.ways {
            let mut run = LessonRun::new(task);
            for &decision in way {
                assert_eq!(run.progress(), Progress::Going, "{}: {:?}", task.key, texts(way));
                run.play(decision).unwrap();
            }
            assert_eq!(run.progress(), Progress::Done, "{}: {:?}", task.key, texts(way));
        }
    }
}

#[test]
fn every_task_has_as_many_different_ways_as_are_listed() {
    for task in tasks() {
        let ways = task.different_ways(2, LIMIT).expect("the search comes to its end");
        let shown: Vec<_> = ways.iter().map(|way| texts(way)).collect();
        assert_eq!(task.ways.len(), ways.len().min(2), "{}: {shown:?}", task.key);
        if let [first, second] = &task.ways[..] {
            assert_ne!(essence(first), essence(second), "{}", task.key);
        }
    }
}

#[test]
fn no_task_is_done_by_its_wrong_way_or_by_ending_the_phase_at_once() {
    for task in tasks() {
        let mut run = LessonRun::new(task);
        for &decision in &task.wrong {
            run.play(decision).unwrap();
        }
        assert!(matches!(run.progress(), Progress::Failed(_)), "{}: {:?}", task.key, run.progress());
        assert!(matches!(run.play(Decision::EndPhase), Err(PlayError::MatchOver)), "nobody plays the other side");
        if task.ways.iter().all(|way| way.first() != Some(&Decision::EndPhase)) {
            run.restart();
            let mut next = Decision::EndPhase;
            while run.progress() == Progress::Going {
                run.play(next).unwrap();
                next = run.game().position().decisions(Ruleset::house()).first().copied().unwrap();
            }
            assert!(matches!(run.progress(), Progress::Failed(_)), "{}", task.key);
        }
    }
}

#[test]
fn a_touchdown_fails_where_something_else_is_asked_for() {
    let text = LESSONS_RON.replace(
        "X1G13,X2C9 X1C13,X2K13 -\",\n                goal: Scored",
        "X1G13,X2C9 X1C13,X2K13 -\",\n                goal: Loose([])",
    );
    assert_ne!(text, LESSONS_RON);
    // Its listed way ends in the end zone all the same.
    let lessons = Lesson::parse("x.ron", &text).unwrap();
    let task = lessons.iter().flat_map(|lesson| &lesson.tasks).find(|task| task.key == "lesson-score-run").unwrap();
    let mut run = LessonRun::new(task);
    for &decision in &task.ways[0] {
        run.play(decision).unwrap();
    }
    assert_eq!(run.progress(), Progress::Failed("lesson-failed-scored"));
    run.undo().unwrap();
    assert_eq!(run.progress(), Progress::Going);
}

#[test]
fn hints_are_texts_first_and_then_decisions_that_lead_to_the_goal() {
    for task in tasks() {
        let mut run = LessonRun::new(task);
        for stage in 1..=task.text_hints {
            assert_eq!(run.hint(), Hint::Text(format!("{}-hint-{stage}", task.key)));
        }
        assert_eq!(run.hint(), Hint::Decide(task.ways[0][0]), "{}", task.key);
        while run.progress() == Progress::Going {
            let Hint::Decide(decision) = run.hint() else { panic!("{}: no way on", task.key) };
            run.play(decision).unwrap();
        }
        assert_eq!(run.progress(), Progress::Done, "{}", task.key);
        assert_eq!(run.hints(), task.text_hints + 1);
        run.restart();
        assert_eq!(run.game().position(), &task.start);
        assert_eq!(run.hints(), task.text_hints + 1, "starting again does not hide that hints were used");
    }
}

#[test]
fn a_hint_off_the_listed_ways_leads_on_too_or_says_to_take_back() {
    let task = tasks().into_iter().find(|task| task.key == "lesson-hand-off-gap").unwrap();
    let mut run = LessonRun::new(task);
    let next = task.text_hints + 1;
    let first = Decision::parse(Ruleset::house(), "X1>X2").unwrap();
    run.play(first).unwrap();
    let Hint::Decide(second) = task.hint(run.game(), next) else { panic!("X2 can go on") };
    run.play(second).unwrap();
    assert_eq!(run.progress(), Progress::Going);
    assert!(matches!(task.hint(run.game(), next), Hint::Decide(_)));
    run.undo();
    run.play(Decision::parse(Ruleset::house(), "X2F6-E7").unwrap()).unwrap();
    assert_eq!(task.hint(run.game(), next), Hint::TakeBack);
}

/// A generator that is the same everywhere.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// Plays the turn, `choose` picking among the legal decisions.
fn turn(task: &Task, mut choose: impl FnMut(&Position, &[Decision]) -> usize) -> Progress {
    let mut run = LessonRun::new(task);
    while run.progress() == Progress::Going {
        let now = *run.game().position();
        let decisions = now.decisions(Ruleset::house());
        run.play(decisions[choose(&now, &decisions)]).unwrap();
    }
    run.progress()
}

#[test]
fn exercises_to_score_are_solved_neither_by_chance_nor_by_running_ahead() {
    for exercise in Exercise::all().iter().filter(|exercise| exercise.theme == Theme::Score) {
        let mut numbers = Numbers(u64::from(exercise.number));
        let lucky = (0..500).filter(|_| turn(&exercise.task, |_, d| numbers.below(d.len())) == Progress::Done).count();
        assert!(lucky <= 10, "exercise {}: {lucky} of 500 random turns score", exercise.number);
        // Always the decision after which the learner's ball is farthest ahead; the ball in other hands counts nothing.
        let ahead = |now: &Position, decision: Decision| {
            let mut after = *now;
            after.play(Ruleset::house(), decision, &mut ());
            let mine = after.pieces().any(|piece| piece.has_ball && piece.id.team == exercise.task.learner());
            if mine { after.ball_square().row() } else { 0 }
        };
        let greedy = turn(&exercise.task, |now, decisions| {
            let best = |&i: &usize| (ahead(now, decisions[i]), std::cmp::Reverse(i));
            (0..decisions.len()).max_by_key(best).unwrap()
        });
        assert!(matches!(greedy, Progress::Failed(_)), "exercise {}", exercise.number);
    }
}

#[test]
fn exercises_to_stop_are_needed_since_the_opponent_would_score() {
    for exercise in Exercise::all().iter().filter(|exercise| exercise.theme == Theme::Stop) {
        let mut game = exercise.task.new_match();
        game.play(Decision::EndPhase).unwrap();
        while game.position().side() == exercise.task.learner() {
            let first = game.position().decisions(Ruleset::house())[0];
            game.play(first).unwrap();
        }
        assert!(ball_teach::can_score(Ruleset::house(), game.position()), "exercise {}", exercise.number);
    }
}

#[test]
fn can_score_finds_exactly_what_a_full_search_finds() {
    fn search(now: &Position) -> bool {
        now.decisions(Ruleset::house()).into_iter().filter(|d| *d != Decision::EndPhase).any(|decision| {
            let mut after = *now;
            after.play(Ruleset::house(), decision, &mut ());
            after.phase() == Phase::Over || search(&after)
        })
    }
    let mut scored = 0;
    for task in tasks().into_iter().filter(|task| task.start.pe(task.learner()) == 0) {
        let found = ball_teach::can_score(Ruleset::house(), &task.start);
        assert_eq!(found, search(&task.start), "{}", task.key);
        scored += usize::from(found);
    }
    assert!(scored > 5);
}

#[test]
fn mistakes_in_the_data_are_named_with_file_line_and_reason() {
    let cases = [
        ("X1G5 X1G17 -", "X1G4 X1G17 -", "is no position"),
        ("who: \"X1\"", "who: \"Y1\"", "`Y1` names no pieces"),
        ("squares: [\"E7\"]", "squares: [\"E8\"]", "`E8`"),
        ("ways: [[\"X1G5-E7\"]]", "ways: [[\"X1G5E7\"]]", "is no decision"),
        ("ways: [[\"X1G5-E7\"]]", "ways: [[\"X1G5-G7\"]]", "illegal decision"),
        ("ways: [[\"X1G5-E7\"]]", "ways: []", "at least one hint and one way"),
        ("id: \"ring\"", "id: \"cross\"", "`id` of its own"),
        ("paragraphs: 3, section: 4", "paragraphs: 3, section: 13", "no section 13"),
        ("paragraphs: 3", "paragraph: 3", "paragraph"),
        ("id: \"board\"", "id: \"board\",,", ""),
    ];
    for (old, new, reason) in cases {
        let text = LESSONS_RON.replacen(old, new, 1);
        assert_ne!(text, LESSONS_RON, "{old}");
        let error = Lesson::parse("mine.ron", &text).unwrap_err();
        let line = 1 + text.lines().position(|line| line.contains(new)).unwrap();
        assert!(error.to_string().starts_with("mine.ron:") && error.to_string().contains(reason), "{error}");
        assert!((line..line + 40).contains(&error.line), "{error}, but it is in line {line}");
    }
    let error = Exercise::parse("mine.ron", &EXERCISES_RON.replacen("stars: 1", "stars: 9", 1)).unwrap_err();
    assert!(error.to_string().contains("1 to 5"), "{error}");
}

#[test]
fn cards_are_named_by_their_ids() {
    let text = LESSONS_RON.replacen("Did(deed: Dodge)", "Did(deed: Card(\"no-such-card\"))", 1);
    let error = Lesson::parse("mine.ron", &text).unwrap_err();
    assert!(error.reason.contains("there is no card `no-such-card`"), "{error}");
    let text = LESSONS_RON.replacen("goal: Energy(2)", "goal: Did(deed: Card(\"scoop\"))", 1);
    assert!(Lesson::parse("mine.ron", &text).is_ok());
}

/// The texts of a language, by name.
fn language(code: &str) -> std::collections::BTreeMap<String, String> {
    let path = format!("{}/../../assets/locales/{code}/lessons.ftl", env!("CARGO_MANIFEST_DIR"));
    let source = std::fs::read_to_string(path).unwrap();
    let lines = source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" = ")).map(|(key, text)| (key.to_owned(), text.to_owned())).collect()
}

/// The squares and pieces that a text names.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '□');
    words
        .filter(|word| {
            let mut letters = word.chars();
            letters.next().is_some_and(|c| c.is_ascii_uppercase() || c == '□')
                && !letters.as_str().is_empty()
                && letters.all(|c| c.is_ascii_digit())
        })
        .collect()
}

#[test]
fn every_text_is_there_and_none_is_in_vain() {
    let english: Vec<String> = language("en").into_keys().collect();
    assert_eq!(ball_teach::lesson_keys(), english);
}

#[test]
fn l10_every_language_names_the_same_squares_and_pieces() {
    let english = language("en");
    assert_eq!(names("X1 to E7, then □1."), BTreeSet::from(["X1", "E7", "□1"]));
    for code in ["es", "it", "nl", "pt", "sk"] {
        for (key, text) in language(code) {
            assert_eq!(names(&text), names(&english[&key]), "{code}: {key}");
        }
    }
}

#[test]
fn l10_only_known_placeholders_are_used_and_each_language_has_the_same() {
    let english = language("en");
    let placeholders = |text: &str| -> BTreeSet<String> {
        let parts = text.split("{ $").skip(1);
        parts.map(|part| part.split(" }").next().unwrap().to_owned()).collect()
    };
    for code in ["en", "es", "it", "nl", "pt", "sk"] {
        for (key, text) in language(code) {
            let found = placeholders(&text);
            assert_eq!(found, placeholders(&english[&key]), "{code}: {key}");
            let known = ["choose", "end", "undo"].map(str::to_owned);
            let decision = (key == Hint::DECISION_KEY && found.contains("decision")) as usize;
            assert_eq!(found.iter().filter(|name| !known.contains(name)).count(), decision, "{code}: {key}");
        }
    }
}

#[test]
fn every_piece_that_a_task_names_is_on_the_board() {
    let english = language("en");
    for task in tasks() {
        let bpn = task.start.to_bpn(Ruleset::house());
        for name in names(&english[&task.text_key()]) {
            let piece = name.replace('□', "S");
            let is_square = piece.parse::<ball_rules::Square>().is_ok();
            assert!(is_square || bpn.contains(&piece), "{}: {name}", task.key);
        }
    }
}

#[test]
fn a_match_kept_elsewhere_is_judged_the_same() {
    let task = tasks().into_iter().find(|task| task.key == "lesson-turn-end").unwrap();
    let mut game: Match = task.new_match();
    for (text, progress) in [("X1G5-I7", Progress::Going), (".", Progress::Done)] {
        game.play_text(text).unwrap();
        assert_eq!(task.judge(&game), progress);
    }
    game.undo();
    assert_eq!(task.judge(&game), Progress::Going, "taking back takes the goal back");
}
