//! Hints, in stages: what threatens, which piece, which decision, the whole turn. They are thought about beside the
//! window, for one position: as soon as the board is another, they are gone.

use ball_ai::{Hint, Limits, Options, Player, Searcher, Situation, hint, situation};
use ball_rules::{Match, Position, Squares};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Coaches;
use crate::background::Background;
use crate::board::{ArrowTone, Arrows, arrows_of};
use crate::match_play::{Command, MatchChanged, PlaySet, Session, Staging};
use crate::wake::Alarm;

/// Decisions that are played out to find the turn that is advised.
const NODES: u64 = 600_000;

/// Where advice comes from; tests put slower or stranger advisers here.
#[derive(Resource, Clone, Copy)]
pub struct Adviser(pub fn() -> Box<dyn Player + Send>);

impl Default for Adviser {
    fn default() -> Adviser {
        Adviser(|| Box::new(Searcher::new(Options::default())))
    }
}

/// How much of a hint has been asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HintStage {
    /// What threatens, or is possible.
    Situation,
    /// Which piece to act with.
    Piece,
    /// Which decision to take.
    Decision,
    /// The whole turn.
    Turn,
}

impl HintStage {
    /// The next one, which tells more; the last has none.
    pub const fn next(self) -> Option<HintStage> {
        match self {
            HintStage::Situation => Some(HintStage::Piece),
            HintStage::Piece => Some(HintStage::Decision),
            HintStage::Decision => Some(HintStage::Turn),
            HintStage::Turn => None,
        }
    }
}

/// What a thought tells.
enum Told {
    Situation(Situation),
    /// The whole hint; none where there is nothing to decide.
    Hint(Option<Box<Hint>>),
}

/// The hint that is shown.
#[derive(Resource, Default)]
pub struct Advice {
    /// How much of it has been asked for; none where it is not shown.
    stage: Option<HintStage>,
    /// The position that it is about.
    about: Option<Position>,
    situation: Option<Situation>,
    hint: Option<Box<Hint>>,
    thought: Background<Told>,
}

impl Advice {
    /// Whether one is shown.
    pub fn is_shown(&self) -> bool {
        self.stage.is_some()
    }

    /// How much of it has been asked for.
    pub fn stage(&self) -> Option<HintStage> {
        self.stage
    }

    /// The position that it is about.
    pub fn about(&self) -> Option<&Position> {
        self.about.as_ref()
    }

    /// What threatens, once that is known.
    pub fn situation(&self) -> Option<&Situation> {
        self.situation.as_ref()
    }

    /// The whole hint, once that is known.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_deref()
    }

    /// Whether more will be known.
    pub fn is_thinking(&self) -> bool {
        self.thought.is_thinking()
    }

    /// The squares that the stages so far point at.
    pub fn marked(&self) -> Squares {
        let piece = self.hint().filter(|_| self.stage >= Some(HintStage::Piece)).and_then(|hint| hint.piece);
        let square = piece.and_then(|id| self.about.as_ref()?.piece(id)).map(|piece| piece.square);
        square.map_or(Squares::EMPTY, Squares::of)
    }

    fn begin(&mut self, game: &Match, adviser: Adviser, alarm: &Alarm) {
        self.stage = Some(HintStage::Situation);
        self.about = Some(*game.position());
        let game = game.clone();
        self.thought.begin(alarm, move |stop, tell| {
            tell(Told::Situation(situation(game.rules(), game.position())));
            if stop.is_stopped() {
                return;
            }
            let limits = Limits { nodes: Some(NODES), ..Limits::default() };
            tell(Told::Hint(hint(&game, (adviser.0)().as_mut(), limits, stop).map(Box::new)));
        });
    }

    fn forget(&mut self) {
        self.thought.forget();
        (self.stage, self.about, self.situation, self.hint) = (None, None, None, None);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>()
        .init_resource::<Adviser>()
        .add_systems(Update, ask.in_set(PlaySet::Compose))
        .add_systems(Update, (forget, listen, point).chain().after(PlaySet::Resolve).before(PlaySet::Animate));
}

/// Gives a hint, or tells more of it.
fn ask(
    mut commands: MessageReader<Command>,
    session: Res<Session>,
    (adviser, alarm): (Res<Adviser>, Res<Alarm>),
    mut advice: ResMut<Advice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for command in commands.read() {
        match command {
            Command::Hint if session.may_hint() && session.asked().is_none() => {
                match advice.stage {
                    None => advice.begin(session.game(), *adviser, &alarm),
                    Some(stage) => advice.stage = stage.next().or(advice.stage),
                }
                redraw.write(RequestRedraw);
            }
            Command::CloseHint if advice.is_shown() => {
                advice.forget();
                redraw.write(RequestRedraw);
            }
            _ => {}
        }
    }
}

/// What was advised is the past as soon as the board is another one, or somebody else decides.
fn forget(
    mut changes: MessageReader<MatchChanged>,
    mut stagings: MessageReader<Staging>,
    coaches: Res<Coaches>,
    session: Res<Session>,
    mut advice: ResMut<Advice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut changed = stagings.read().count() > 0 || coaches.is_changed();
    changed |= changes.read().count() > 0;
    changed |= advice.about.is_some_and(|about| about != *session.position());
    if changed && advice.is_shown() {
        advice.forget();
        redraw.write(RequestRedraw);
    }
}

/// Hears what has been found out.
fn listen(mut advice: ResMut<Advice>, mut redraw: MessageWriter<RequestRedraw>) {
    if !advice.is_thinking() {
        return;
    }
    // Another frame may find nothing new: then nothing has changed.
    let told = advice.bypass_change_detection().thought.all();
    let ended = !advice.is_thinking();
    for told in told {
        match told {
            Told::Situation(situation) => advice.situation = Some(situation),
            Told::Hint(hint) => advice.hint = hint,
        }
        redraw.write(RequestRedraw);
    }
    if ended {
        advice.set_changed();
        redraw.write(RequestRedraw);
    }
}

/// Shows on the board what the stages so far tell.
fn point(advice: Res<Advice>, session: Res<Session>, mut shown: Local<bool>, mut arrows: ResMut<Arrows>) {
    if !advice.is_changed() || !(advice.is_shown() || *shown) {
        return;
    }
    *shown = advice.is_shown();
    let (Some(stage), Some(about)) = (advice.stage, advice.about()) else {
        arrows.set_if_neq(Arrows::default());
        return;
    };
    let rules = session.rules();
    let mut wanted = Vec::new();
    if let Some(Situation::Threatened(touchdown)) = advice.situation() {
        wanted.extend(arrows_of(rules, &touchdown.from, &touchdown.line, ArrowTone::Threat));
    }
    if let Some(hint) = advice.hint() {
        match stage {
            HintStage::Situation | HintStage::Piece => {}
            HintStage::Decision => wanted.extend(arrows_of(rules, about, &[hint.decision], ArrowTone::Best)),
            HintStage::Turn => wanted.extend(arrows_of(rules, about, &hint.turn, ArrowTone::Best)),
        }
    }
    arrows.set_if_neq(Arrows(wanted));
}
