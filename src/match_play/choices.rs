//! The choices that a coach sees listed: actions of the selected piece, cards, keepers of the ball.

use ball_rules::{ActionKind, Aim, CardIndex, Keeper, Mode, Phase, PieceState, Refusal};

use super::composer::{Need, Pick, Verb};
use super::session::Session;

/// One line of the list of choices. Its place in the list is the digit that chooses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What is picked.
    pub pick: Pick,
    /// PA that it costs.
    pub pa: u8,
    /// PE that it costs (a card) or earns (an action in cards mode).
    pub pe: u8,
    /// Why it cannot be picked; `None` if it can.
    pub refusal: Option<Refusal>,
    /// Whether it is what has been picked already.
    pub picked: bool,
}

/// The choices for what is being composed: the actions of the piece that is selected, legal or not, or who keeps the
/// ball of a stack; with no piece selected, the cards that are left in the acting coach's hand.
pub fn choices(session: &Session) -> Vec<Choice> {
    let composer = session.composer();
    if composer.need() == Need::Keeper {
        return composer.keepers().into_iter().map(|keeper| plain(Pick::Keeper(keeper))).collect();
    }
    if composer.piece().is_none() {
        return hand(session);
    }
    match session.position().phase() {
        Phase::Action => actions(session),
        Phase::Unlock => composer.verbs().into_iter().map(|verb| marked(session, plain(Pick::Verb(verb)))).collect(),
        Phase::Over => Vec::new(),
    }
}

/// The acting coach's cards in the order of the deck, played or not, so that each keeps its place.
fn hand(session: &Session) -> Vec<Choice> {
    let position = session.position();
    if position.mode() != Mode::Cards || position.phase() != Phase::Action || session.result().is_some() {
        return Vec::new();
    }
    session.rules().cards().map(|(card, _)| card_choice(session, card)).collect()
}

fn plain(pick: Pick) -> Choice {
    Choice { pick, pa: 0, pe: 0, refusal: None, picked: false }
}

fn marked(session: &Session, mut choice: Choice) -> Choice {
    choice.picked = session.composer().verb().is_some_and(|verb| choice.pick == Pick::Verb(verb));
    choice
}

fn actions(session: &Session) -> Vec<Choice> {
    let (rules, position, composer) = (session.rules(), session.position(), session.composer());
    let Some(label) = composer.piece() else { return Vec::new() };
    // Squares picked before an action leave only the actions that lead to them; every action keeps its place.
    let open = composer.verbs();
    let mut all: Vec<Choice> = Vec::new();
    for kind in ActionKind::ALL {
        let verb = Verb::Action(kind);
        let legal = open.contains(&verb);
        let cost = rules.actions.cost(kind);
        // What is legal for the piece, but not on the square that is picked already.
        let elsewhere = || {
            let picked = composer.squares();
            picked.first().map(|&to| position.why_not_square(rules, label, Aim::Action(Some(kind)), to))
        };
        let why_not = || position.why_not(rules, label, kind).or_else(elsewhere).unwrap_or(Refusal::BadSquare);
        let refusal = if legal { None } else { Some(why_not()) };
        all.push(Choice { pick: Pick::Verb(verb), pa: cost.pa, pe: cost.pe, refusal, picked: false });
    }
    // Cards are played from the hand. Only a piece that nothing else can help shows them with its actions.
    let helpless = all.iter().all(|choice| choice.refusal.is_some());
    for &verb in open.iter().filter(|_| helpless) {
        if let Verb::Card(card) = verb {
            let face = rules.card(card);
            all.push(Choice { pick: Pick::Verb(verb), pa: face.pa, pe: face.pe, refusal: None, picked: false });
        }
    }
    all.into_iter().map(|choice| marked(session, choice)).collect()
}

/// The card's line in the acting coach's hand.
pub fn card_choice(session: &Session, card: CardIndex) -> Choice {
    let (rules, position) = (session.rules(), session.position());
    let face = rules.card(card);
    let picked = session.composer().picks().contains(&Pick::Verb(Verb::Card(card)));
    let refusal = match session.result() {
        Some(_) => Some(Refusal::GameOver),
        None => position.why_not_card(rules, card),
    };
    Choice { pick: Pick::Verb(Verb::Card(card)), pa: face.pa, pe: face.pe, refusal, picked }
}

/// What the unlock phase still asks for: every open task with whether it can be resolved now (R10.2).
pub fn tasks(session: &Session) -> Vec<Task> {
    let position = session.position();
    if position.phase() != Phase::Unlock {
        return Vec::new();
    }
    let open: Vec<_> = session.composer().pieces().collect();
    position
        .pieces()
        .filter(|piece| piece.task)
        .map(|piece| Task {
            piece,
            stack: matches!(piece.state, PieceState::Upper { .. }),
            resolvable: open.contains(&piece.id.label),
        })
        .collect()
}

/// An open task of the unlock phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// The downed piece, or the upper piece of the stack.
    pub piece: ball_rules::Piece,
    /// Whether a stack is to be released; else the piece is to stand up.
    pub stack: bool,
    /// Whether it can be resolved now.
    pub resolvable: bool,
}

/// The keys of the keepers' names in the Fluent files.
pub const fn keeper_key(keeper: Keeper) -> &'static str {
    match keeper {
        Keeper::Upper => "keeper-upper",
        Keeper::Lower => "keeper-lower",
    }
}
