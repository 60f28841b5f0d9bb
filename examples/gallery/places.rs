//! Every screen and how to get there, and the matches that are shown there.

use ball::screens::{AnalysisWish, Control, Go, Overlay, Page, Screen, SettingsTab, Step};
use ball::tutor::{Subject, Teach};
use ball_ai::{Level, Limits, Stop};
use ball_rules::{Match, Mode, Ruleset, Team};

/// A step on the way to a screen.
pub enum Way {
    Go(Go),
    Read(Page),
    /// Use a button of the demonstration.
    Press(Control),
    Teach(Teach),
    /// A moment of [`MOMENTS`], by its place there.
    Moment(usize),
    /// A touchdown, while the stadium cheers.
    Score,
    /// A question.
    Ask,
    /// A match that is over.
    Over,
    /// A handful of saved matches.
    Saved,
    /// Set up a match from a position.
    Open(&'static str),
    /// Ask for a hint so many times, and wait for all of it.
    Hint(u8),
    /// Play some turns, as beginners would.
    Sample,
    /// Look into the match, go some steps, and wait for what is found.
    Analyse(&'static [Step]),
    /// Ask for something in the analysis, and wait for what is found.
    Wish(AnalysisWish),
    Tab(SettingsTab),
    /// A pad of this name is plugged in.
    Plug(&'static str),
    /// The pad that was plugged in last takes a seat.
    Sit,
    /// It has both seats of the match.
    Share,
    /// All pads are pulled out.
    Pull,
}

/// A position with a threat to see.
pub const THREAT: &str = "bpn1 d A2 aX1 X1G13,X2E9,X3I9,O1G3 X1E13,X2C3,X3K15,O1G15,S1C11 -";

/// A position of cards mode in which there is energy for most cards, and the ball is loose.
const CARDS: &str = "bpn1 a A2 @F10 X1C9,X2E9,X3I7,X4K7,X5G7-,O1G3,S1G9 X1K11,X2I11,X3E11,X4C11-,X5G13,O1G15,S1G11 3/4;second-effort;scoop";

/// Every screen, and how to get there from the title.
pub const SCREENS: [(&str, &[Way]); 31] = [
    ("screen-title", &[]),
    ("screen-join", &[Way::Go(Go::To(Screen::Join))]),
    (
        "screen-join-pads",
        &[
            Way::Go(Go::To(Screen::Join)),
            Way::Plug("DualSense Wireless Controller"),
            Way::Sit,
            Way::Plug("Xbox Wireless Controller"),
        ],
    ),
    ("screen-lost", &[Way::Open(THREAT), Way::Go(Go::To(Screen::Match)), Way::Plug("pad"), Way::Share, Way::Pull]),
    ("screen-computer", &[Way::Go(Go::To(Screen::Computer))]),
    ("screen-options", &[Way::Go(Go::To(Screen::Options))]),
    ("screen-saves", &[Way::Saved, Way::Go(Go::To(Screen::Saves))]),
    ("screen-settings-game", &[Way::Go(Go::To(Screen::Settings))]),
    ("screen-settings-display", &[Way::Tab(SettingsTab(1)), Way::Go(Go::To(Screen::Settings))]),
    ("screen-settings-look", &[Way::Tab(SettingsTab(2)), Way::Go(Go::To(Screen::Settings))]),
    ("screen-credits", &[Way::Go(Go::To(Screen::Credits))]),
    ("screen-controls", &[Way::Tab(SettingsTab::CONTROLS), Way::Go(Go::To(Screen::Settings))]),
    ("screen-contents", &[Way::Go(Go::To(Screen::Rulebook))]),
    ("screen-rulebook", &[Way::Read(Page::Section(5)), Way::Go(Go::To(Screen::Rulebook))]),
    ("screen-terms", &[Way::Read(Page::Terms), Way::Go(Go::To(Screen::Rulebook))]),
    ("screen-keys", &[Way::Read(Page::Controls), Way::Go(Go::To(Screen::Rulebook))]),
    (
        "screen-trial",
        &[
            Way::Read(Page::Section(5)),
            Way::Go(Go::To(Screen::Rulebook)),
            Way::Press(Control::Forward),
            Way::Press(Control::Try),
        ],
    ),
    ("screen-coaching", &[Way::Go(Go::To(Screen::Match))]),
    ("screen-lessons", &[Way::Go(Go::To(Screen::Lessons))]),
    ("screen-task", &[Way::Teach(Teach::Begin(Subject::Lesson(3, 0))), Way::Go(Go::To(Screen::Match))]),
    ("screen-pause", &[Way::Go(Go::To(Screen::Match)), Way::Moment(4), Way::Go(Go::Over(Overlay::Pause))]),
    (
        "screen-seats",
        &[
            Way::Go(Go::To(Screen::Match)),
            Way::Moment(4),
            Way::Go(Go::Over(Overlay::Pause)),
            Way::Go(Go::To(Screen::Join)),
        ],
    ),
    ("screen-question", &[Way::Go(Go::To(Screen::Match)), Way::Moment(4), Way::Ask]),
    ("screen-result", &[Way::Go(Go::To(Screen::Match)), Way::Over]),
    ("screen-cheer", &[Way::Go(Go::To(Screen::Match)), Way::Score]),
    ("screen-cards", &[Way::Go(Go::To(Screen::Match)), Way::Open(CARDS)]),
    ("screen-hint-first", &[Way::Go(Go::To(Screen::Match)), Way::Open(THREAT), Way::Hint(1)]),
    ("screen-hint-turn", &[Way::Go(Go::To(Screen::Match)), Way::Open(THREAT), Way::Hint(4)]),
    ("screen-analysis", &[Way::Go(Go::To(Screen::Match)), Way::Sample, Way::Analyse(&[Step::Turns(-4)])]),
    (
        "screen-analysis-variation",
        &[
            Way::Go(Go::To(Screen::Match)),
            Way::Sample,
            Way::Analyse(&[Step::Turns(-3)]),
            Way::Wish(AnalysisWish::Play(0)),
        ],
    ),
    ("screen-coaches", &[Way::Go(Go::To(Screen::Match)), Way::Go(Go::Over(Overlay::Coaches))]),
];

/// A match that two weak players have begun, always the same.
pub fn sample() -> Match {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    let mut player = Level::ALL[1].player(11);
    while game.result().is_none() && game.turn() < 13 {
        let limits = Limits { nodes: Some(4_000), ..Limits::default() };
        let decision = player.decide(&game, limits, &Stop::default(), &mut |_| {});
        if decision.is_none_or(|decision| game.play(decision).is_err()) {
            break;
        }
    }
    game
}

/// A match that was played to its end by coaches who take whatever scores and else anything: the same for a seed.
pub fn a_match(seed: u64) -> Match {
    let rules = Ruleset::house();
    let mut bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut game = Match::new(rules, if seed.is_multiple_of(2) { Mode::Basic } else { Mode::Cards });
    while game.result().is_none() && game.played().len() < 120 {
        let decisions = game.position().decisions(rules);
        let scores = decisions.iter().copied().find(|&decision| {
            let mut next = *game.position();
            next.play(rules, decision, &mut ());
            next.winner().is_some()
        });
        bits ^= bits << 13;
        bits ^= bits >> 7;
        bits ^= bits << 17;
        let any = decisions.get((bits % decisions.len().max(1) as u64) as usize).copied();
        let Some(decision) = scores.or(any) else { break };
        if game.play(decision).is_err() {
            break;
        }
    }
    if game.result().is_none() {
        game.resign(Team::Atk);
    }
    game
}

/// A match of which little has been played.
pub fn begun() -> Match {
    let mut game = Match::new(Ruleset::house(), Mode::Basic);
    let _ = game.play_text("X1K11-L12");
    game
}
