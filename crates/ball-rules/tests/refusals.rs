//! Reasons for refusals: each one somewhere, and one exactly where something is illegal.
#![allow(clippy::unwrap_used, clippy::panic)]

mod randomly;

use ball_rules::{
    ActionKind, Aim, CardPlay, Decision, Effect, HOUSE_RON, Kind, Label, Match, Mode, PieceId, Position, Refusal,
    Ruleset, Team,
};
use randomly::{MODES, Rng};

fn position(bpn: &str) -> Position {
    Position::from_bpn(Ruleset::house(), bpn).unwrap_or_else(|e| panic!("{bpn}: {e}"))
}

fn label(text: &str) -> Label {
    let kind = Kind::ALL.into_iter().find(|kind| text.starts_with(kind.letter())).unwrap();
    Label::new(kind, text[1..].parse().unwrap()).unwrap()
}

fn labels() -> impl Iterator<Item = Label> {
    Kind::ALL.into_iter().flat_map(|kind| (1..=Label::MAX_NUMBER).filter_map(move |n| Label::new(kind, n)))
}

#[track_caller]
fn action(bpn: &str, piece: &str, action: ActionKind, expected: Option<Refusal>) {
    assert_eq!(position(bpn).why_not(Ruleset::house(), label(piece), action), expected, "{action:?} of {piece}: {bpn}");
}

#[track_caller]
fn card(bpn: &str, id: &str, expected: Option<Refusal>) {
    let rules = Ruleset::house();
    assert_eq!(position(bpn).why_not_card(rules, rules.card_named(id).unwrap()), expected, "{id}: {bpn}");
}

#[track_caller]
fn idle(bpn: &str, team: Team, piece: &str, expected: Option<Refusal>) {
    let id = PieceId::new(team, label(piece));
    assert_eq!(position(bpn).why_idle(Ruleset::house(), id), expected, "{id}: {bpn}");
}

#[track_caller]
fn decision(bpn: &str, text: &str, expected: Option<Refusal>) {
    let rules = Ruleset::house();
    let decision = Decision::parse(rules, text).unwrap_or_else(|e| panic!("{text}: {e}"));
    assert_eq!(position(bpn).refusal(rules, decision), expected, "{text}: {bpn}");
}

use ActionKind::{Block, Dodge, HandOff, LongPass, Move, Protection, ShortPass, TacticalDodge};

const ALONE: &str = "bpn1 a A2 aX1 X1G9 X1A1 -";

#[test]
fn r1_10_game_over() {
    let over = "bpn1 a E aX1 X1G17 X1A1 0/0;;";
    action(over, "X1", Move, Some(Refusal::GameOver));
    card(over, "no-huddle", Some(Refusal::GameOver));
    idle(over, Team::Atk, "X1", Some(Refusal::GameOver));
    idle(over, Team::Def, "X1", Some(Refusal::GameOver));
    for text in ["X1G17-F16", ".", "=", "#no-huddle", "X1G17^F16", "X1>@A1", "X1G17/F16,H16"] {
        decision(over, text, Some(Refusal::GameOver));
    }
}

#[test]
fn r2_1_each_phase_has_its_own_decisions() {
    let unlock = "bpn1 a U @A17 X1G9-?,X2C5 X1A1 9/0;;";
    action(unlock, "X2", Move, Some(Refusal::UnlockPhase));
    action(unlock, "X1", Move, Some(Refusal::UnlockPhase));
    card(unlock, "no-huddle", Some(Refusal::UnlockPhase));
    for text in [".", "=", "#no-huddle", "X2C5-D6", "X2>X1", "X2>@G1"] {
        decision(unlock, text, Some(Refusal::UnlockPhase));
    }
    assert_eq!(position(unlock).why_not_convert(Ruleset::house()), Some(Refusal::UnlockPhase));
    let action_phase = "bpn1 a A2 @A17 X1G9-,X2C5^ X1C5 -";
    decision(action_phase, "X1G9^H8", Some(Refusal::ActionPhase));
    decision(action_phase, "X2C5/D6,B6", Some(Refusal::ActionPhase));
}

#[test]
fn r1_7_pieces_are_named_and_stand_somewhere() {
    let no_x7 = Refusal::NoSuchPiece(PieceId::new(Team::Atk, label("X7")));
    action(ALONE, "X7", Move, Some(no_x7));
    idle(ALONE, Team::Atk, "X7", Some(no_x7));
    decision(ALONE, "X7G9-H8", Some(no_x7));
    decision(ALONE, "X7>X1", Some(no_x7));
    decision("bpn1 a U @A17 X1G9-? X1A1 -", "X7G9^H8", Some(no_x7));
    decision("bpn1 a A2 aX1 X1G9~,X2A3 X1A1 9/0;;", "#second-effort X7", Some(no_x7));
    decision(ALONE, "X1G7-H8", Some(Refusal::ElsewherePiece));
    decision("bpn1 a U @A17 X1G9-? X1A1 -", "X1G7^H8", Some(Refusal::ElsewherePiece));
    idle(ALONE, Team::Def, "X1", Some(Refusal::NotYourTurn));
}

#[test]
fn r2_3_inactive_pieces_cannot_act() {
    let bpn = "bpn1 a A2 @A17 X1G9-,X2C5^,X3E5!,X4I5,X5I7 X1C5,X2E5,X3I5^ -";
    for (piece, refusal) in
        [("X1", Refusal::Downed), ("X2", Refusal::Stacked), ("X3", Refusal::Stacked), ("X4", Refusal::Stacked)]
    {
        for kind in ActionKind::ALL {
            action(bpn, piece, kind, Some(refusal));
        }
        idle(bpn, Team::Atk, piece, Some(refusal));
    }
    decision(bpn, "X1G9-H8", Some(Refusal::Downed));
    decision(bpn, "X4I5-H6", Some(Refusal::Stacked));
    // With the card, a downed piece has something to do.
    let cards = "bpn1 a A2 @A17 X1G9-,X2C5 X1A1 2/0;;";
    idle(cards, Team::Atk, "X1", None);
    action(cards, "X1", Move, Some(Refusal::Downed));
}

#[test]
fn r9_4_restricted_pieces_start_no_ordinary_action() {
    let bpn = "bpn1 a A1 aX1 X1G9~,X2F8 X1A1 1/0;;";
    for kind in ActionKind::ALL {
        action(bpn, "X1", kind, Some(Refusal::Restricted));
    }
    idle(bpn, Team::Atk, "X1", Some(Refusal::Restricted));
    decision(bpn, "X1>X2", Some(Refusal::Restricted));
    idle("bpn1 a A1 aX1 X1G9~,X2F8 X1A1 2/0;;", Team::Atk, "X1", None);
}

#[test]
fn r2_2_action_points_are_needed() {
    let none_left = Some(Refusal::NotEnoughPa { needed: 1, left: 0 });
    let bpn = "bpn1 a A0 aX1 X1G9,X2F8 X1A1 9/0;;";
    for kind in [Move, Dodge, TacticalDodge, Block, Protection, ShortPass] {
        action(bpn, "X1", kind, none_left);
    }
    action(bpn, "X1", HandOff, None);
    idle(bpn, Team::Atk, "X2", None);
    idle("bpn1 a A0 aX1 X1G9,X2F8 X1A1 -", Team::Atk, "X2", none_left);
    card(bpn, "hail-mary", none_left);
    decision(bpn, "=", none_left);
    assert_eq!(position(bpn).why_not_convert(Ruleset::house()), none_left);
    action("bpn1 a A1 aX1 X1G9 X1A1 -", "X1", LongPass, Some(Refusal::NotEnoughPa { needed: 2, left: 1 }));
}

#[test]
fn r11_cards_need_energy_and_a_target_and_are_played_once() {
    let bpn = |cards: &str| format!("bpn1 a A2 aX1 X1G9 X1A1 {cards}");
    card(ALONE, "scoop", Some(Refusal::BasicGame));
    decision(ALONE, "#no-huddle", Some(Refusal::BasicGame));
    decision(ALONE, "=", Some(Refusal::BasicGame));
    assert_eq!(position(ALONE).why_not_convert(Ruleset::house()), Some(Refusal::BasicGame));
    card(&bpn("3/9;;"), "no-huddle", Some(Refusal::NotEnoughPe { needed: 4, available: 3 }));
    card(&bpn("4/0;;"), "no-huddle", None);
    card(&bpn("4/0;no-huddle;"), "no-huddle", Some(Refusal::CardUsed));
    card(&bpn("4/0;;no-huddle"), "no-huddle", None);
    for id in ["second-effort", "quick-recovery", "pile-breaker", "stiff-arm", "hook-and-lateral", "scoop", "reverse"] {
        card(&bpn("9/0;;"), id, Some(Refusal::NoTarget));
    }
    decision(&bpn("9/0;;"), "#scoop X1G9-H8", Some(Refusal::NoTarget));
}

#[test]
fn r11_6_a_card_is_played_with_something_that_fits() {
    let bpn = "bpn1 a A2 aX1 X1G9,X2F8,X3A3-,X4M1~ X1H10,X2A1 9/0;;";
    decision(bpn, "#breakaway X1G9-D6", Some(Refusal::NotForCard(Effect::Run { squares: 3 })));
    decision(bpn, "#breakaway X1G7-J10", Some(Refusal::ElsewherePiece));
    decision(bpn, "#breakaway X3A3-D6", Some(Refusal::Downed));
    decision(bpn, "#breakaway X4M1-J4", Some(Refusal::Restricted));
    decision(bpn, "#hail-mary X2>@G17", Some(Refusal::NotCarrier));
    decision(bpn, "#hail-mary X1>@G9", Some(Refusal::Occupied));
    decision(bpn, "#hook-and-lateral X2>X1", Some(Refusal::NotCarrier));
    decision(bpn, "#second-effort X1", Some(Refusal::NotForCard(Effect::LiftRestriction)));
    decision(bpn, "#quick-recovery X3A5^B4", Some(Refusal::ElsewherePiece));
    decision(bpn, "#reverse X1,X3", Some(Refusal::Downed));
    decision(bpn, "#reverse X1,X2", None);
    decision(bpn, "#second-effort X4", None);
    // Either piece of a swap can be chosen for it.
    let swap = "bpn1 a A0 @A17 X1G9,X2F8 X1A1 2/0;;";
    idle(swap, Team::Atk, "X1", None);
    idle(swap, Team::Atk, "X2", None);
}

#[test]
fn r2_7_only_the_carrier_hands_on_and_passes() {
    let bpn = "bpn1 a A2 aX1 X1G9,X2F8 X1A1 -";
    for kind in [HandOff, ShortPass, LongPass] {
        action(bpn, "X2", kind, Some(Refusal::NotCarrier));
        action(bpn, "X1", kind, None);
    }
    decision(bpn, "X2>X1", Some(Refusal::NotCarrier));
    decision(bpn, "X2>@A17", Some(Refusal::NotCarrier));
    decision(bpn, "X2>X1@H8", Some(Refusal::NotCarrier));
}

#[test]
fn r8_hand_offs_and_passes_need_somebody_or_some_room() {
    action("bpn1 a A2h aX1 X1G9,X2F8 X1A1 -", "X1", HandOff, Some(Refusal::AfterHandOff));
    decision("bpn1 a A2h aX1 X1G9,X2F8 X1A1 -", "X1>X2", Some(Refusal::AfterHandOff));
    action("bpn1 a A2 aX1 X1G9,X2G7 X1A1 -", "X1", HandOff, Some(Refusal::NoNetwork));
    action("bpn1 a A2 aX1 X1G9,X2F8- X1A1 -", "X1", HandOff, Some(Refusal::NoNetwork));
    action("bpn1 a A2 aX1 X1G9,X2G7 X1A1 -", "X1", ShortPass, None);
    action("bpn1 a A2 aX1 X1G9,X2G3 X1A1 -", "X1", ShortPass, Some(Refusal::NoReceiver));
    // In reach, but on a corner whose only neighbour is taken.
    action("bpn1 a A2 aX1 X1C3,X2A1 X1B2 -", "X1", ShortPass, Some(Refusal::NoReceiver));
    decision("bpn1 a A2 aX1 X1G9,X2G7 X1A1 -", "X1>X2@A3", Some(Refusal::NotAdjacent));
    // Seven pieces leave open ground on every board of the house rules; so these want more of it.
    let text = HOUSE_RON.replace("long_pass_clearance: 2", "long_pass_clearance: 16");
    let wide = Ruleset::parse("test", &text).unwrap();
    assert_eq!(position(ALONE).why_not(&wide, label("X1"), LongPass), Some(Refusal::NoOpenGround));
}

#[test]
fn r4_a_move_needs_a_way() {
    // X2 is downed, so X1 cannot pass over it.
    let corner = "bpn1 a A2 @A17 X1A1,X2B2- X1M1 -";
    action(corner, "X1", Move, Some(Refusal::NoWay));
    action(corner, "X1", Protection, None);
    decision(corner, "X1A1-C3", Some(Refusal::NoWay));
    let closed = "bpn1 a A2 @A17 X1A1,X2B2^ X1B2,X2M1 -";
    idle(closed, Team::Atk, "X1", Some(Refusal::NoWay));
    decision(ALONE, "X1G9-G11", Some(Refusal::OutOfReach(Kind::Cross)));
}

#[test]
fn r5_a_dodge_needs_an_opponent_and_an_exit() {
    action(ALONE, "X1", Dodge, Some(Refusal::NobodyToDodge));
    action("bpn1 a A2 aX1 X1G9 X1I11- -", "X1", Dodge, Some(Refusal::NobodyToDodge));
    action("bpn1 a A2 aX1 X1G9 X1I9 -", "X1", Dodge, Some(Refusal::NobodyToDodge));
    action("bpn1 a A2 aX1 X1G9 X1I11 -", "X1", Dodge, None);
    // The only way out of the corner is the square that the dodger passed over.
    let corner = "bpn1 a A2 aX1 X1C3,X2B2 X1A1 -";
    action(corner, "X1", Dodge, Some(Refusal::NoExit));
    decision(corner, "X1C3xA1-B2", Some(Refusal::NoExit));
}

#[test]
fn r6_a_tactical_dodge_needs_a_kind_and_an_opponent() {
    action("bpn1 a A2 aO1 O1G9 X1H10 -", "O1", TacticalDodge, Some(Refusal::KindCannot));
    action(ALONE, "X1", TacticalDodge, Some(Refusal::NobodyToLeap));
    action("bpn1 a A2 aX1 X1G9 X1H10- -", "X1", TacticalDodge, Some(Refusal::NobodyToLeap));
    action("bpn1 a A2 aX1 X1G9 X1H10,X2I11 -", "X1", TacticalDodge, Some(Refusal::NobodyToLeap));
    decision("bpn1 a A2 aX1 X1G9 X1H10,X2I11 -", "X1G9*I11-H8", Some(Refusal::NobodyToLeap));
    // The square that the dodger left is bare, so there is always somewhere to push: even here, to G9.
    let tight = "bpn1 a A2 aX1 X1G9 X1H10,X2I9,X3G11 -";
    action(tight, "X1", TacticalDodge, None);
    decision(tight, "X1G9*I11-G9", None);
}

#[test]
fn r7_stacks_need_somebody_below() {
    action(ALONE, "X1", Block, Some(Refusal::NobodyToBlock));
    action(ALONE, "X1", Protection, Some(Refusal::NobodyToProtect));
    let beside_a_stack = "bpn1 a A2 aX1 X1G9,X2H10^ X1H10 -";
    action(beside_a_stack, "X1", Block, Some(Refusal::NobodyToBlock));
    action(beside_a_stack, "X1", Protection, Some(Refusal::NobodyToProtect));
    decision(beside_a_stack, "X1G9+H10", Some(Refusal::NobodyToBlock));
    decision(ALONE, "X1G9+H10", Some(Refusal::NobodyToProtect));
    action("bpn1 a A2 aX1 X1G9,X2F8- X1H10- -", "X1", Block, None);
    action("bpn1 a A2 aX1 X1G9,X2F8- X1H10- -", "X1", Protection, None);
}

#[test]
fn r10_tasks_are_open_and_need_room() {
    // X1 lies in the corner, closed in; X3 is no task.
    let bpn = "bpn1 a U @A17 X1A1-?,X2B2,X3G9,X4M1-? X1M17 -";
    idle(bpn, Team::Atk, "X1", Some(Refusal::NoRoom));
    idle(bpn, Team::Atk, "X3", Some(Refusal::NoTask));
    idle(bpn, Team::Atk, "X4", None);
    decision(bpn, "X1A1^B2", Some(Refusal::NoRoom));
    decision(bpn, "X3G9^H8", Some(Refusal::NoTask));
    decision(bpn, "X3G9/H8,F8", Some(Refusal::NoTask));
    decision(bpn, "X4M1^K3", Some(Refusal::NotAdjacent));
    decision(bpn, "X4M1^L2", None);
    let stack = "bpn1 a U @A17 X1A1^?,X4M1-? X1A1 -";
    idle(stack, Team::Atk, "X1", Some(Refusal::NoRoom));
    decision(stack, "X1A1/B2,B2", Some(Refusal::NoRoom));
}

#[track_caller]
fn square(bpn: &str, piece: &str, aim: Aim, to: &str, expected: Refusal) {
    let to = to.parse().unwrap();
    let found = position(bpn).why_not_square(Ruleset::house(), label(piece), aim, to);
    assert_eq!(found, expected, "{piece} to {to} for {aim:?}: {bpn}");
}

#[test]
fn r4_3_a_square_is_out_of_reach_by_kind_or_has_somebody_in_the_way() {
    let any = Aim::Action(None);
    let bpn = "bpn1 a A2 @A17 X1G9,X2H10-,X3E11,X4F8,O1K3,S1K9 X1E7 -";
    square(bpn, "X1", any, "I9", Refusal::OutOfReach(Kind::Cross));
    square(bpn, "O1", any, "I5", Refusal::OutOfReach(Kind::Ring));
    square(bpn, "S1", any, "K13", Refusal::OutOfReach(Kind::Frame));
    square(bpn, "X1", any, "I11", Refusal::Barred);
    square(bpn, "X1", any, "E11", Refusal::Occupied);
    square(bpn, "X1", any, "E7", Refusal::BadSquare);
    for action in [Dodge, Block, Protection, TacticalDodge] {
        square(bpn, "X1", Aim::Action(Some(action)), "F10", Refusal::NotFor(action));
    }
    let stacked = "bpn1 a A2 @A17 X1G9,X2E7 X1E7^,X2I7- -";
    square(stacked, "X1", any, "E7", Refusal::Closed);
    square(stacked, "X1", any, "I7", Refusal::NotFor(Dodge));
    square("bpn1 a A0 aX1 X1G9,X2F8 X1A1 -", "X1", any, "H10", Refusal::NotEnoughPa { needed: 1, left: 0 });
    square("bpn1 a A2 aX1 X1G9,X2F8 X1M17,X2L16,X3K17 -", "X1", any, "G9", Refusal::OutOfReach(Kind::Cross));
}

#[test]
fn r8_3_r8_4_a_pass_goes_neither_too_far_nor_too_near() {
    let bpn = "bpn1 a A2 aX1 X1G9,X2G15,X3F8-,X4H10 X1I11 -";
    let short = Aim::Action(Some(ShortPass));
    square(bpn, "X1", short, "G15", Refusal::TooFar { reach: 4 });
    square(bpn, "X1", short, "F8", Refusal::NotFor(ShortPass));
    square(bpn, "X1", short, "I11", Refusal::NotFor(ShortPass));
    square(bpn, "X1", Aim::Action(Some(LongPass)), "G7", Refusal::TooNear { clearance: 2 });
    square(bpn, "X1", Aim::Action(Some(LongPass)), "I11", Refusal::Occupied);
    square(bpn, "X1", Aim::Action(Some(HandOff)), "G15", Refusal::NotInNetwork);
    square(bpn, "X1", Aim::Clear { beside: "H10".parse().unwrap() }, "I11", Refusal::Occupied);
    square(bpn, "X1", Aim::Clear { beside: "H10".parse().unwrap() }, "A1", Refusal::NotAdjacent);
}

#[test]
fn r6_2_r10_3_what_is_moved_goes_to_a_bare_square() {
    let bpn = "bpn1 a A2 @H10 X1G9,X2F8- X1A1 -";
    let aim =
        |but: Option<&str>| Aim::Bare { beside: "G9".parse().unwrap(), but: but.map(|text| text.parse().unwrap()) };
    square(bpn, "X1", aim(None), "H10", Refusal::BallThere);
    square(bpn, "X1", aim(None), "F8", Refusal::Occupied);
    square(bpn, "X1", aim(None), "K3", Refusal::NotAdjacent);
    square(bpn, "X1", aim(Some("H8")), "H8", Refusal::Taken);
}

/// What kind of ordinary action a decision is, if it is one.
fn kind_of(position: &Position, decision: Decision) -> Option<ActionKind> {
    Some(match decision {
        Decision::Move { .. } => Move,
        Decision::Dodge { .. } => Dodge,
        Decision::TacticalDodge { .. } => TacticalDodge,
        Decision::Stack { to, .. } => match position.at(to)[0] {
            Some(below) if below.id.team == position.side() => Protection,
            _ => Block,
        },
        Decision::HandOff { .. } => HandOff,
        Decision::ShortPass { .. } => ShortPass,
        Decision::LongPass { .. } => LongPass,
        _ => return None,
    })
}

/// Whether a decision is one of this piece's.
fn takes_part(decision: Decision, piece: Label) -> bool {
    match decision {
        Decision::Card { play: CardPlay::Swap { first, second }, .. } => first == piece || second == piece,
        _ => decision.piece() == Some(piece),
    }
}

fn agrees(position: &Position, others: &[Decision]) {
    let rules = Ruleset::house();
    let legal = position.decisions(rules);
    let bpn = || position.to_bpn(rules);
    for piece in labels() {
        for kind in ActionKind::ALL {
            let possible = legal.iter().any(|&d| d.piece() == Some(piece) && kind_of(position, d) == Some(kind));
            let refusal = position.why_not(rules, piece, kind);
            assert_eq!(refusal.is_none(), possible, "{kind:?} of {piece}, {refusal:?}: {}", bpn());
            assert_ne!(refusal, Some(Refusal::NoPush), "R6.2 always finds one: {}", bpn());
        }
        let own = PieceId::new(position.side(), piece);
        let possible = legal.iter().any(|&d| takes_part(d, piece));
        assert_eq!(position.why_idle(rules, own).is_none(), possible, "{own}: {}", bpn());
        assert!(position.why_idle(rules, PieceId::new(position.side().opponent(), piece)).is_some());
    }
    for (index, face) in rules.cards() {
        let possible = legal.iter().any(|d| matches!(d, Decision::Card { card, .. } if *card == index));
        assert_eq!(position.why_not_card(rules, index).is_none(), possible, "{}: {}", face.id, bpn());
    }
    let convert = legal.contains(&Decision::Convert);
    assert_eq!(position.why_not_convert(rules).is_none(), convert, "{}", bpn());
    for &decision in &legal {
        assert_eq!(position.refusal(rules, decision), None, "{}: {}", decision.display(rules), bpn());
    }
    for &decision in others {
        let refused = position.refusal(rules, decision).is_some();
        assert_eq!(refused, !legal.contains(&decision), "{}: {}", decision.display(rules), bpn());
    }
}

#[test]
fn reasons_are_given_exactly_where_something_is_illegal() {
    let mut rng = Rng(5);
    // Decisions from everywhere; nearly all are illegal anywhere else.
    let mut pool = vec![Decision::Convert, Decision::EndPhase];
    for round in 0..160 {
        let mut game = Match::new(Ruleset::house(), MODES[round % 2]);
        while game.played().len() < 100 && game.result().is_none() {
            let sample: Vec<Decision> = (0..40).map(|_| *rng.pick(&pool)).collect();
            agrees(game.position(), &sample);
            let Some(decision) = randomly::decision(&mut rng, game.position()) else { break };
            if pool.len() < 5000 {
                pool.push(decision);
            } else {
                let at = rng.below(pool.len());
                pool[at] = decision;
            }
            game.play(decision).unwrap();
        }
        agrees(game.position(), &pool[..pool.len().min(40)]);
    }
}

#[test]
fn reasons_fit_crowded_positions_too() {
    let rules = Ruleset::house();
    for line in include_str!("vectors/moves.tsv").lines().chain(include_str!("vectors/touchdown.tsv").lines()) {
        let position = position(line.split('\t').next().unwrap());
        agrees(&position, &Position::start(rules, Mode::Cards).decisions(rules));
    }
}

#[test]
fn refusals_are_sentences_for_people() {
    for (refusal, text) in [
        (Refusal::NotEnoughPa { needed: 2, left: 1 }, "it costs 2 PA and 1 are left"),
        (Refusal::NotEnoughPe { needed: 4, available: 3 }, "it costs 4 PE and 3 are available"),
        (Refusal::NoSuchPiece(PieceId::new(Team::Def, label("X7"))), "there is no DEF X7"),
    ] {
        assert_eq!(refusal.to_string(), text);
    }
}
