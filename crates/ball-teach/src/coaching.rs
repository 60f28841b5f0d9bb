//! Coaching: which situation of a match comes up now, so that it can be explained once.

use ball_rules::{Ball, Decision, Event, Match, Phase, Piece, PieceState, Position, Ruleset, Square, Team};

/// Something that a newcomer meets for the first time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Situation {
    /// The first turn begins.
    FirstTurn,
    /// An own piece was downed.
    OwnDowned,
    /// The ball came free.
    BallLoose,
    /// A loose ball is within one movement.
    BallInReach,
    /// An own piece took the ball and is restricted (R9.4).
    Restricted,
    /// A stack was made.
    Stack,
    /// The carrier was blocked and lost the ball by it (R7.3).
    BallTakenByBlock,
    /// The first unlock phase with tasks.
    UnlockPhase,
    /// A released stack's upper piece has the ball (R10.7).
    KeeperChoice,
    /// A hand-off is possible.
    HandOff,
    /// A dodge or tactical dodge is possible.
    Dodge,
    /// The carrier is within a turn of the end zone.
    NearEndZone,
    /// PA are left that can be converted (R11.2).
    Convert,
    /// A card can be paid for.
    Card,
}

impl Situation {
    /// All situations; where several come up at once, an earlier one is explained first.
    pub const ALL: [Situation; 14] = [
        Situation::FirstTurn,
        Situation::KeeperChoice,
        Situation::UnlockPhase,
        Situation::BallTakenByBlock,
        Situation::OwnDowned,
        Situation::Restricted,
        Situation::BallInReach,
        Situation::BallLoose,
        Situation::Stack,
        Situation::NearEndZone,
        Situation::Card,
        Situation::HandOff,
        Situation::Dodge,
        Situation::Convert,
    ];

    /// What progress and texts know it by.
    pub const fn word(self) -> &'static str {
        match self {
            Situation::FirstTurn => "first-turn",
            Situation::OwnDowned => "own-downed",
            Situation::BallLoose => "ball-loose",
            Situation::BallInReach => "ball-in-reach",
            Situation::Restricted => "restricted",
            Situation::Stack => "stack",
            Situation::BallTakenByBlock => "ball-taken-by-block",
            Situation::UnlockPhase => "unlock-phase",
            Situation::KeeperChoice => "keeper-choice",
            Situation::HandOff => "hand-off",
            Situation::Dodge => "dodge",
            Situation::NearEndZone => "near-end-zone",
            Situation::Convert => "convert",
            Situation::Card => "card",
        }
    }

    /// The text that explains it.
    pub fn text_key(self) -> String {
        format!("coaching-{}", self.word())
    }

    /// The section of the rulebook about it, 1 to 12.
    pub const fn section(self) -> u8 {
        match self {
            Situation::FirstTurn => 2,
            Situation::OwnDowned | Situation::UnlockPhase | Situation::KeeperChoice => 10,
            Situation::BallLoose | Situation::BallInReach | Situation::Restricted => 9,
            Situation::Stack | Situation::BallTakenByBlock => 7,
            Situation::HandOff => 8,
            Situation::Dodge => 5,
            Situation::NearEndZone => 1,
            Situation::Convert | Situation::Card => 11,
        }
    }

    /// The situations that coach `learner` is in after `events` led to `now`, the first to explain first.
    ///
    /// With no events the match has just begun.
    pub fn after(rules: &Ruleset, learner: Team, events: &[Event], now: &Position) -> Vec<Situation> {
        Situation::ALL.into_iter().filter(|situation| situation.is_there(rules, learner, events, now)).collect()
    }

    fn is_there(self, rules: &Ruleset, learner: Team, events: &[Event], now: &Position) -> bool {
        self.comes_up(learner, events) && self.lasts(rules, learner, now)
    }

    /// Whether `events` bring it about, as far as it takes events to do so.
    fn comes_up(self, learner: Team, events: &[Event]) -> bool {
        let happened = |what: &dyn Fn(&Event) -> bool| events.iter().any(what);
        match self {
            Situation::FirstTurn => events.is_empty() || happened(&|e| matches!(e, Event::TurnPassed { .. })),
            Situation::OwnDowned => happened(&|e| matches!(e, Event::Downed { piece, .. } if piece.team == learner)),
            Situation::BallLoose => happened(&|e| matches!(e, Event::BallFreed { .. } | Event::BallThrown { .. })),
            Situation::Restricted => happened(&|e| matches!(e, Event::Restricted { piece } if piece.team == learner)),
            Situation::Stack => happened(&|e| matches!(e, Event::Stacked { .. })),
            Situation::BallTakenByBlock => {
                happened(&|e| matches!(e, Event::Stacked { upper, lower, .. } if upper.team != lower.team))
                    && happened(&|e| matches!(e, Event::BallTaken { .. }))
            }
            Situation::BallInReach
            | Situation::UnlockPhase
            | Situation::KeeperChoice
            | Situation::HandOff
            | Situation::Dodge
            | Situation::NearEndZone
            | Situation::Convert
            | Situation::Card => true,
        }
    }

    /// Whether what is said about it to coach `learner` is true in `now`.
    pub fn lasts(self, rules: &Ruleset, learner: Team, now: &Position) -> bool {
        let acting = now.side() == learner && now.phase() == Phase::Action;
        let resolving = now.side() == learner && now.phase() == Phase::Unlock;
        let can = |what: &dyn Fn(&Decision) -> bool| acting && now.decisions(rules).iter().any(what);
        let any = |what: &dyn Fn(&Piece) -> bool| now.pieces().any(|piece| what(&piece));
        let upper = |piece: &Piece| matches!(piece.state, PieceState::Upper { .. });
        match self {
            Situation::FirstTurn => acting,
            Situation::OwnDowned => any(&|piece| piece.id.team == learner && piece.state == PieceState::Downed),
            Situation::BallLoose => matches!(now.ball(), Ball::Loose(_)),
            Situation::BallInReach => match now.ball() {
                Ball::Loose(ball) => can(&|decision| ends_on(decision, ball)),
                Ball::Carried(_) => false,
            },
            Situation::Restricted => any(&|piece| piece.id.team == learner && piece.restricted),
            Situation::Stack => any(&upper),
            Situation::BallTakenByBlock => any(&|piece| piece.has_ball && upper(piece)),
            Situation::UnlockPhase => resolving && any(&|piece| piece.task),
            Situation::KeeperChoice => resolving && any(&|piece| piece.task && piece.has_ball && upper(piece)),
            Situation::HandOff => can(&|decision| matches!(decision, Decision::HandOff { .. })),
            Situation::Dodge => can(&|d| matches!(d, Decision::Dodge { .. } | Decision::TacticalDodge { .. })),
            // Says how far it is, and neither whether nor how it can be done.
            Situation::NearEndZone => acting && carrier_is_near(rules, learner, now),
            Situation::Convert => can(&|decision| matches!(decision, Decision::Convert)),
            Situation::Card => can(&|decision| matches!(decision, Decision::Card { .. })),
        }
    }

    /// The situation to explain after the last decision of `game`, `seen` telling which have been.
    ///
    /// To be asked after the opponent's decisions, too: some situations are brought about by them.
    pub fn to_explain(
        game: &Match,
        learner: Team,
        events: &[Event],
        seen: impl Fn(Situation) -> bool,
    ) -> Option<Situation> {
        let unseen = |situation: &Situation| !seen(*situation);
        Situation::after(game.rules(), learner, events, game.position()).into_iter().find(unseen)
    }
}

/// Whether the decision brings a piece onto the ball's square.
fn ends_on(decision: &Decision, ball: Square) -> bool {
    match *decision {
        Decision::Move { to, .. } | Decision::TacticalDodge { to, .. } => to == ball,
        Decision::Dodge { exit, .. } => exit == ball,
        _ => false,
    }
}

/// Whether the learner's carrier is no farther from the end zone than two straight moves.
fn carrier_is_near(rules: &Ruleset, learner: Team, now: &Position) -> bool {
    let Ball::Carried(carrier) = now.ball() else { return false };
    carrier.team == learner && rules.end_zone(learner).into_iter().any(|goal| now.ball_square().distance(goal) <= 4)
}
