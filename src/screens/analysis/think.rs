//! What is thought about beside the window: the best turns of what the board shows, and how good every turn of the match
//! was. Both are about one position and one match: as soon as there is another, they begin anew.

use ball_ai::{
    Grade, Info, Limits, Options, Player, Score, Searcher, Situation, grade, length_of_turn, situation, winning_chance,
};
use ball_rules::{Decision, Match, Outcome, Position, Reason, Team};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::study::{Study, TurnOf};
use crate::background::Background;
use crate::match_play::Session;
use crate::wake::Alarm;

/// How many of the best turns are looked for.
pub const LINES: u8 = 3;
/// Decisions that are played out for the best turns at first, and when more is asked for.
const NODES: [u64; 2] = [1_500_000, 40_000_000];
/// Decisions that are played out for each turn of the match: a first look, and a closer one.
const SURVEY_NODES: [u64; 2] = [30_000, 250_000];

/// Where the lines and the grades come from; tests put slower or stranger ones here.
#[derive(Resource, Clone, Copy)]
pub struct Analyst(pub fn() -> Box<dyn Player + Send>);

impl Default for Analyst {
    fn default() -> Analyst {
        Analyst(|| Box::new(Searcher::new(Options::default())))
    }
}

/// What is known of the position on the board.
#[derive(Resource, Default)]
pub struct Lines {
    /// What it is about.
    about: Option<Position>,
    /// Who could score.
    pub situation: Option<Situation>,
    /// The best turns, best first.
    pub best: Vec<Info>,
    /// Whether more time was asked for.
    deep: bool,
    thought: Background<Found>,
}

/// What a thought about a position tells.
enum Found {
    Situation(Situation),
    Line(Box<Info>),
}

impl Lines {
    /// The position that they are about.
    pub fn about(&self) -> Option<&Position> {
        self.about.as_ref()
    }

    /// Whether they may still get better by themselves.
    pub fn is_thinking(&self) -> bool {
        self.thought.is_thinking()
    }

    /// Whether more can be asked for.
    pub fn can_go_deeper(&self) -> bool {
        !self.deep && self.about.is_some_and(|about| about.winner().is_none())
    }

    /// The chance of ATK to win, as far as it is known.
    pub fn chance_of_atk(&self) -> Option<f64> {
        let about = self.about()?;
        if let Some(winner) = about.winner() {
            return Some(f64::from(u8::from(winner == Team::Atk)));
        }
        self.best.first().map(|info| of_atk(about.side(), winning_chance(info.score)))
    }

    /// Begins to look at what the board shows; `deep` asks for more time.
    pub(super) fn ask(&mut self, game: &Match, deep: bool, analyst: Analyst, alarm: &Alarm) {
        let about = *game.position();
        if self.about != Some(about) {
            (self.situation, self.best) = (None, Vec::new());
        }
        (self.about, self.deep) = (Some(about), deep);
        self.thought.forget();
        if game.result().is_some() {
            return;
        }
        let game = game.clone();
        self.thought.begin(alarm, move |stop, tell| {
            tell(Found::Situation(situation(game.rules(), game.position())));
            if stop.is_stopped() {
                return;
            }
            let limits = Limits { nodes: Some(NODES[usize::from(deep)]), lines: LINES, ..Limits::default() };
            (analyst.0)().decide(&game, limits, stop, &mut |info| tell(Found::Line(Box::new(info.clone()))));
        });
    }

    /// Ends what is being thought about, and forgets what is known.
    pub fn forget(&mut self) {
        *self = Lines::default();
    }

    /// Hears what has been found out. Returns whether that was anything.
    fn listen(&mut self) -> bool {
        let found = self.thought.all();
        let heard = !found.is_empty();
        for found in found {
            match found {
                Found::Situation(situation) => self.situation = Some(situation),
                Found::Line(info) => {
                    let rank = usize::from(info.rank.max(1)) - 1;
                    // Ranks are told one after the other.
                    match self.best.get_mut(rank) {
                        Some(known) => *known = *info,
                        None => self.best.push(*info),
                    }
                }
            }
        }
        heard
    }
}

/// A chance of the coach of `side` as ATK's.
fn of_atk(side: Team, chance: f64) -> f64 {
    if side == Team::Atk { chance } else { 1.0 - chance }
}

/// What is known of a moment of the match: the beginning of a turn, or the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The chance of ATK to win there.
    pub atk: f64,
    /// The best turn from there.
    pub best: Vec<Decision>,
}

/// A turn that was played, judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// How good it was.
    pub grade: Grade,
    /// How much of the chance to win it gave away, 0 to 1.
    pub lost: f64,
    /// The best turn there.
    pub best: Vec<Decision>,
}

/// How good every turn of the match was.
#[derive(Resource, Default)]
pub struct Survey {
    /// The turns of the match.
    turns: Vec<TurnOf>,
    /// What is known of the beginning of each turn, and of the end.
    moments: Vec<Option<Moment>>,
    /// How many moments have been looked at closely.
    closely: usize,
    thought: Background<(usize, Moment, bool)>,
}

impl Survey {
    /// The turns of the match.
    pub fn turns(&self) -> &[TurnOf] {
        &self.turns
    }

    /// The chance of ATK at the beginning of each turn and at the end, as far as it is known.
    pub fn chances(&self) -> impl ExactSizeIterator<Item = Option<f64>> {
        self.moments.iter().map(|moment| moment.as_ref().map(|moment| moment.atk))
    }

    /// How much has been looked at closely, and how much there is; none once all of it has.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.thought.is_thinking().then_some((self.closely, self.moments.len()))
    }

    /// How good a turn was, by its place among the turns.
    pub fn verdict(&self, turn: usize) -> Option<Verdict> {
        let team = self.turns.get(turn)?.team;
        let (before, after) = (self.moments.get(turn)?.as_ref()?, self.moments.get(turn + 1)?.as_ref()?);
        let (best, kept) = (of_atk(team, before.atk), of_atk(team, after.atk));
        Some(Verdict { grade: grade(best, kept), lost: (best - kept).max(0.0), best: before.best.clone() })
    }

    /// The next turn after `turn`, or the one before it, that gave something away.
    pub fn next_fault(&self, turn: Option<usize>, on: bool) -> Option<usize> {
        let is_fault = |&turn: &usize| self.verdict(turn).is_some_and(|verdict| verdict.grade > Grade::Good);
        match on {
            true => (turn.map_or(0, |turn| turn + 1)..self.turns.len()).find(is_fault),
            false => (0..turn.unwrap_or(0)).rev().find(is_fault),
        }
    }

    /// Begins to look at every turn of the match.
    pub(super) fn ask(&mut self, study: &Study, analyst: Analyst, alarm: &Alarm) {
        *self = Survey { turns: study.turns(), ..Survey::default() };
        let game = study.record().game.clone();
        let mut stops: Vec<usize> = self.turns.iter().map(|turn| turn.first).collect();
        stops.push(game.played().len());
        self.moments = vec![None; stops.len()];
        self.thought.begin(alarm, move |stop, tell| {
            let moments = moments(&game, &stops);
            for nodes in SURVEY_NODES {
                let mut player = (analyst.0)();
                for (index, at) in moments.iter().enumerate() {
                    if stop.is_stopped() {
                        return;
                    }
                    tell((index, look(at, player.as_mut(), nodes, stop), nodes == SURVEY_NODES[1]));
                }
            }
        });
    }

    /// Ends what is being thought about, and forgets what is known.
    pub fn forget(&mut self) {
        *self = Survey::default();
    }

    fn listen(&mut self) -> bool {
        let found = self.thought.all();
        let heard = !found.is_empty();
        for (index, moment, close) in found {
            if let Some(known) = self.moments.get_mut(index) {
                *known = Some(moment);
            }
            self.closely += usize::from(close);
        }
        heard
    }
}

/// The match as it was after so many decisions, for several such numbers in rising order.
fn moments(game: &Match, stops: &[usize]) -> Vec<Match> {
    let mut back = game.clone();
    if back.result().is_some_and(|r| matches!(r.reason, Reason::Resignation | Reason::Time | Reason::Agreement)) {
        // How it stood, not who gave up.
        back.undo();
    }
    let mut found = Vec::with_capacity(stops.len());
    for &stop in stops.iter().rev() {
        while back.played().len() > stop && back.undo().is_some() {}
        found.push(back.clone());
    }
    found.reverse();
    found
}

/// What a player makes of a moment.
fn look(game: &Match, player: &mut dyn Player, nodes: u64, stop: &ball_ai::Stop) -> Moment {
    let side = game.position().side();
    if let Some(result) = game.result() {
        let atk = match result.outcome {
            Outcome::Win(team) => f64::from(u8::from(team == Team::Atk)),
            Outcome::Draw => 0.5,
        };
        return Moment { atk, best: Vec::new() };
    }
    let mut known = (Score::Points(0), Vec::new());
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    player.decide(game, limits, stop, &mut |info| known = (info.score, info.line.clone()));
    let (score, line) = known;
    let own = length_of_turn(game.rules(), game.position(), &line);
    Moment { atk: of_atk(side, winning_chance(score)), best: line.into_iter().take(own).collect() }
}

/// Hears what both have found out, and asks about what the board shows now.
pub(super) fn think(
    session: Res<Session>,
    study: Option<Res<Study>>,
    (analyst, alarm): (Res<Analyst>, Res<Alarm>),
    (mut lines, mut survey): (ResMut<Lines>, ResMut<Survey>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if study.is_none() || !session.stands_in() {
        return;
    }
    let heard = lines.bypass_change_detection().listen() | survey.bypass_change_detection().listen();
    if heard {
        lines.set_changed();
        redraw.write(RequestRedraw);
    }
    if lines.about() != Some(session.position()) {
        lines.ask(session.game(), false, *analyst, &alarm);
        redraw.write(RequestRedraw);
    }
}
