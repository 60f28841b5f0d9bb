//! Options of a match in its record: clocks, series, takebacks, turn limit (R1.11).
#![allow(clippy::unwrap_used, clippy::panic)]

mod randomly;

use ball_rules::{
    Clock, Match, MatchOptions, MatchResult, Mode, Outcome, PerTeam, Reason, Record, Ruleset, Series, Takebacks, Team,
};
use randomly::{MODES, Rng};

fn read(text: &str) -> Record {
    Record::read(Ruleset::house(), text).unwrap_or_else(|failure| panic!("{failure} in\n{text}"))
}

fn new(mode: Mode) -> Record {
    Record::new(Match::new(Ruleset::house(), mode))
}

fn any_options(rng: &mut Rng) -> MatchOptions {
    let clock = match rng.below(3) {
        0 => Clock::None,
        1 => Clock::Turn { seconds: 1 + rng.below(600) as u16 },
        _ => Clock::Match { seconds: 1 + rng.below(7_200) as u16, increment: rng.below(60) as u16 },
    };
    MatchOptions {
        mode: *rng.pick(&MODES),
        wins: 1 + rng.below(3) as u8,
        clock,
        turn_limit: rng.one_in(2).then(|| 1 + rng.below(100) as u32),
        takebacks: *rng.pick(&Takebacks::ALL),
        hints: rng.one_in(2),
    }
}

#[test]
fn options_are_read_again_as_they_were_written() {
    let mut rng = Rng(5);
    for _ in 0..500 {
        let options = any_options(&mut rng);
        let mut record = new(options.mode);
        options.write_to(&mut record);
        let again = read(&record.write());
        assert!(again == record, "{}", record.write());
        assert_eq!(MatchOptions::of(&again), options);
        assert_eq!(again.time_left(), options.clock.start());
    }
}

#[test]
fn options_that_make_no_sense_are_as_by_default_and_the_record_is_still_read() {
    let default = MatchOptions::default();
    for tags in [
        "[Series \"0\"]",
        "[Series \"4\"]",
        "[Series \"+2\"]",
        "[Series \"\"]",
        "[Clock \"turn 0\"]",
        "[Clock \"turn\"]",
        "[Clock \"turn 99999\"]",
        "[Clock \"match 60\"]",
        "[Clock \"match 0+5\"]",
        "[Clock \"match 60+-1\"]",
        "[Clock \"Turn 60\"]",
        "[Takebacks \"Free\"]",
        "[Score \"1\"]\n[Round \"0\"]",
        "[Score \"1-999\"]\n[Round \"x\"]",
    ] {
        let record = read(&format!("{tags}\n*"));
        assert_eq!(MatchOptions::of(&record), default, "{tags}");
        assert_eq!(Series::of(&record), Series { won: PerTeam([0, 0]), round: 1 }, "{tags}");
    }
}

#[test]
fn r1_11_clocks_go_back_and_forth_with_the_decisions() {
    let mut record = new(Mode::Basic);
    record.set_time_left(PerTeam([60_000, 60_000]));
    record.game.play_text("S1G11-G9").unwrap();
    record.set_time_left(PerTeam([60_000, 51_234]));
    record.game.play_text("X5G13-H12").unwrap();
    record.set_time_left(PerTeam([60_000, 40_000]));
    let whole = record.clone();
    record.game.undo();
    assert_eq!(record.time_left(), Some(PerTeam([60_000, 51_200])), "to a tenth of a second");
    record.game.undo();
    assert_eq!(record.time_left(), Some(PerTeam([60_000, 60_000])));
    record.game.redo();
    record.game.redo();
    assert_eq!(record.time_left(), Some(PerTeam([60_000, 40_000])));
    assert!(record == whole);
    // Another decision forgets what could be played again, and its times.
    record.game.undo();
    record.game.undo();
    record.game.play_text("S1G11-F10").unwrap();
    assert_eq!(record.time_left(), Some(PerTeam([60_000, 60_000])));
    record.set_time_left(PerTeam([60_000, 30_000]));
    let again = read(&record.write());
    assert!(again == record, "{}", record.write());
    assert!(record.write().contains("1. {clock 60.0 60.0} S1G11-F10 {clock 60.0 30.0}\n"), "{}", record.write());
}

#[test]
fn clocks_and_comments_of_random_matches_are_read_again() {
    let mut rng = Rng(8);
    for round in 0..100 {
        let mut record = new(MODES[round % 2]);
        for _ in 0..rng.below(60) {
            let Some(decision) = randomly::decision(&mut rng, record.game.position()) else { break };
            if record.game.play(decision).is_err() {
                break;
            }
            if !rng.one_in(5) {
                record.set_time_left(PerTeam([rng.below(4_000_000) as u32, rng.below(4_000_000) as u32]));
            }
            if rng.one_in(6) {
                record.game.undo();
            }
        }
        while record.game.can_redo() {
            record.game.redo();
        }
        let again = read(&record.write());
        assert_eq!(again.time_left(), record.time_left());
        assert_eq!(again.write(), record.write());
    }
}

#[test]
fn only_comments_that_say_times_are_times() {
    for comment in [
        "clock",
        "clock 1 2",
        "clock 1.0",
        "clock 1.0 2.00",
        "clock 01.0 2.0",
        "clock 99999999.0 1.0",
        "clock +1.0 1.0",
    ] {
        let record = read(&format!("{{{comment}}} *"));
        assert_eq!(record.time_left(), None, "{comment}");
        assert_eq!(record.comments_after(0).collect::<Vec<_>>(), [comment]);
    }
    assert_eq!(read("{clock 0.0 2.5} *").time_left(), Some(PerTeam([0, 2_500])));
}

#[test]
fn a_series_goes_on_with_the_sides_swapped() {
    let win = |team| Some(MatchResult { outcome: Outcome::Win(team), reason: Reason::Touchdown });
    let first = Series::of(&new(Mode::Basic));
    assert_eq!(first, Series { won: PerTeam([0, 0]), round: 1 });
    assert_eq!(first.winner(1, win(Team::Def)), Some(Team::Def));
    assert_eq!(first.winner(2, win(Team::Def)), None);
    assert_eq!(first.winner(1, None), None);
    // Who was DEF is ATK now, and has won once.
    let second = first.next(win(Team::Def));
    assert_eq!(second, Series { won: PerTeam([1, 0]), round: 2 });
    let drawn = second.next(Some(MatchResult { outcome: Outcome::Draw, reason: Reason::Agreement }));
    assert_eq!(drawn, Series { won: PerTeam([0, 1]), round: 3 });
    assert_eq!(drawn.winner(2, win(Team::Atk)), None);
    assert_eq!(drawn.winner(2, win(Team::Def)), Some(Team::Def));
    let mut record = new(Mode::Basic);
    drawn.write_to(&mut record);
    assert_eq!(Series::of(&read(&record.write())), drawn);
}

#[test]
fn r1_11_clocks_give_back_what_they_should() {
    let left = PerTeam([10_000, 20_000]);
    assert_eq!(Clock::None.turn_ended(left, Team::Atk), left);
    assert_eq!(Clock::Turn { seconds: 30 }.turn_ended(left, Team::Atk), PerTeam([30_000, 30_000]));
    assert_eq!(Clock::Match { seconds: 600, increment: 3 }.turn_ended(left, Team::Atk), PerTeam([13_000, 20_000]));
}
