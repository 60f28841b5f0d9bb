//! Rulesets are data: what makes no sense is refused with file, line and reason, and another one needs no code.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::path::Path;

use ball_rules::{ActionKind, Decision, HOUSE_RON, Mode, Phase, Position, Ruleset, RulesetError, Team};

/// Why the house ruleset is refused once `old` in it reads `new`, and the line on which `old` begins.
#[track_caller]
fn refusal(old: &str, new: &str) -> (RulesetError, usize) {
    let at = HOUSE_RON.find(old).unwrap_or_else(|| panic!("the house ruleset has no {old}"));
    let line = HOUSE_RON[..at].matches('\n').count() + 1;
    let error = Ruleset::parse("mine.ron", &HOUSE_RON.replacen(old, new, 1)).unwrap_err();
    assert_eq!(error.file, "mine.ron");
    let shown = error.to_string();
    assert_eq!(shown, format!("mine.ron:{}:{}: {}", error.line, error.column, error.reason));
    (error, line)
}

/// The refusal is for this reason and names the line of the change.
#[track_caller]
fn refused(old: &str, new: &str, reason: &str) {
    let (error, line) = refusal(old, new);
    assert!(error.reason.contains(reason), "{error}");
    assert_eq!(error.line, line, "{error}");
}

#[test]
fn the_built_in_ruleset_is_the_house_file() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/rulesets/house.ron");
    assert_eq!(std::fs::read_to_string(path).unwrap(), HOUSE_RON);
    assert_eq!(Ruleset::parse("house.ron", HOUSE_RON).unwrap(), **Ruleset::house());
    assert_eq!(Ruleset::house().name, "house");
}

#[test]
fn the_house_values_are_those_of_the_rules() {
    let rules = Ruleset::house();
    let table: Vec<(u8, u8)> =
        ActionKind::ALL.iter().map(|&kind| (rules.actions.cost(kind).pa, rules.actions.cost(kind).pe)).collect();
    assert_eq!(table, [(1, 0), (1, 1), (1, 1), (1, 1), (1, 0), (0, 0), (1, 1), (2, 1)]);
    assert_eq!((rules.actions.convert.pa, rules.actions.convert.pe), (1, 1));
    let on_top = (rules.actions.take_possession_pe, rules.actions.forced_fumble_pe, rules.actions.fumble_pe);
    assert_eq!(on_top, (1, 1, 1));
    assert_eq!((rules.actions.short_pass_reach, rules.actions.long_pass_clearance), (4, 2));
    assert_eq!((rules.pa_per_turn, rules.end_zone_depth, rules.first), (2, 1, Team::Def));
    assert_eq!((rules.draws.repetition, rules.draws.turn_limit), (3, None));
}

#[test]
fn a_syntax_error_is_refused() {
    let (error, line) = refusal("pa_per_turn: 2,", "pa_per_turn: 2");
    assert_eq!(error.line, line + 1, "the comma is missed at the next field: {error}");
    refused("name: \"house\"", "name: house", "string");
    refused("pa_per_turn: 2,", "pa_per_turn: two,", "integer");
    refused("pa_per_turn: 2,", "pa_per_turn: 256,", "out of bounds");
    refused("pa_per_turn: 2,", "pa_per_turn: -1,", "out of bounds");
    for text in ["", "()", "house", "(", "\u{0}"] {
        let error = Ruleset::parse("mine.ron", text).unwrap_err();
        assert_eq!(error.line, 1, "{error}");
    }
}

#[test]
fn an_unknown_field_is_refused() {
    refused("pa_per_turn: 2,", "pa_per_turn: 2, downs: 4,", "`downs`");
    refused("fumble_pe: 1,", "fumble_pe: 1, tackle_pe: 1,", "`tackle_pe`");
    refused("block: (pa: 1, pe: 1)", "block: (pa: 1, pe: 1, ap: 1)", "`ap`");
    refused("repetition: 3,", "repetition: 3, stalemate: true,", "`stalemate`");
    refused("ball: \"ATK X5\",", "ball: \"ATK X5\", kicker: \"ATK X1\",", "`kicker`");
    refused("(id: \"scoop\",", "(id: \"scoop\", colour: 3,", "`colour`");
    refused("Run(squares: 3)", "Run(squares: 3, over: true)", "`over`");
    refused("effect: Scoop", "effect: Kick", "`Kick`");
}

#[test]
fn a_missing_or_doubled_field_is_refused() {
    let (error, _) = refusal("        block: (pa: 1, pe: 1),\n", "");
    assert!(error.reason.contains("`block`"), "{error}");
    refused("pa_per_turn: 2,", "pa_per_turn: 2, pa_per_turn: 2,", "`pa_per_turn`");
}

#[test]
fn an_action_without_a_cost_is_refused() {
    for (action, cost) in [
        ("move", "(pa: 1, pe: 0)"),
        ("dodge", "(pa: 1, pe: 1)"),
        ("tactical_dodge", "(pa: 1, pe: 1)"),
        ("block", "(pa: 1, pe: 1)"),
        ("protection", "(pa: 1, pe: 0)"),
        ("short_pass", "(pa: 1, pe: 1)"),
        ("long_pass", "(pa: 2, pe: 1)"),
        ("convert", "(pa: 1, pe: 1)"),
    ] {
        let (old, new) = (format!("        {action}: {cost}"), format!("        {action}: (pa: 0, pe: 1)"));
        refused(&old, &new, &format!("`{action}` must cost at least 1 PA"));
    }
}

#[test]
fn costs_out_of_range_are_refused() {
    refused("move: (pa: 1, pe: 0)", "move: (pa: 10, pe: 0)", "at most 9 PA");
    refused("hand_off: (pa: 0, pe: 0)", "hand_off: (pa: 0, pe: 100)", "at most 99 PE");
    refused("forced_fumble_pe: 1", "forced_fumble_pe: 100", "`forced_fumble_pe` may be at most 99");
    refused("        fumble_pe: 1", "        fumble_pe: 100", "`fumble_pe` may be at most 99");
    refused("take_possession_pe: 1", "take_possession_pe: 100", "`take_possession_pe` may be at most 99");
    for squares in [0, 17] {
        refused("short_pass_reach: 4", &format!("short_pass_reach: {squares}"), "must be 1 to 16 squares");
        refused("long_pass_clearance: 2", &format!("long_pass_clearance: {squares}"), "must be 1 to 16 squares");
    }
}

#[test]
fn a_piece_twice_in_the_formation_is_refused() {
    refused("(\"X2\", \"E7\")", "(\"X1\", \"E7\")", "ATK X1 is listed twice");
    refused("(\"S1\", \"G11\")", "(\"O1\", \"G11\")", "DEF O1 is listed twice");
}

#[test]
fn two_pieces_on_a_square_are_refused() {
    refused("(\"O1\", \"G3\")", "(\"O1\", \"C7\")", "ATK O1 stands on C7, where another piece stands");
    refused("(\"O1\", \"G15\")", "(\"O1\", \"C7\")", "DEF O1 stands on C7, where another piece stands");
}

#[test]
fn a_piece_off_the_hatched_squares_is_refused() {
    refused("(\"O1\", \"G3\")", "(\"O1\", \"G4\")", "not hatched");
    refused("(\"O1\", \"G15\")", "(\"O1\", \"G19\")", "off the board");
    refused("(\"O1\", \"G3\")", "(\"O1\", \"g3\")", "expected a square");
}

#[test]
fn a_piece_without_a_proper_name_is_refused() {
    for name in ["Q1", "X0", "X8", "X", "X10", ""] {
        refused("(\"O1\", \"G3\")", &format!("(\"{name}\", \"G3\")"), "is no piece");
    }
}

#[test]
fn a_team_of_eight_or_of_none_is_refused() {
    let (error, _) = refusal("(\"S1\", \"G7\"),", "(\"S1\", \"G7\"), (\"S2\", \"A1\"),");
    let line_of_atk = HOUSE_RON.lines().position(|line| line.trim_start().starts_with("atk:")).unwrap() + 1;
    assert_eq!((error.line, error.reason.contains("ATK has 8 pieces")), (line_of_atk, true), "{error}");
    let from = HOUSE_RON.find("def: [").unwrap();
    let until = from + HOUSE_RON[from..].find(']').unwrap() + 1;
    refused(&HOUSE_RON[from..until], "def: []", "DEF has 0 pieces");
}

#[test]
fn a_ball_on_no_piece_of_the_formation_is_refused() {
    refused("ball: \"ATK X5\"", "ball: \"ATK X6\"", "ATK X6, which is not in the formation");
    refused("ball: \"ATK X5\"", "ball: \"DEF O2\"", "DEF O2, which is not in the formation");
    for name in ["X5", "ATK", "ATK  X5", "atk X5", "ATK X5 ", "G9", ""] {
        refused("ball: \"ATK X5\"", &format!("ball: \"{name}\""), "names no piece");
    }
}

#[test]
fn a_carrier_that_starts_in_the_end_zone_is_refused() {
    refused("(\"X5\", \"G5\")", "(\"X5\", \"G17\")", "ATK X5 would start with the ball in the end zone");
    let own = HOUSE_RON.replacen("(\"X5\", \"G5\")", "(\"X5\", \"G1\")", 1);
    assert!(Ruleset::parse("mine.ron", &own).is_ok(), "its own end zone is no matter");
}

#[test]
fn end_zones_that_meet_are_refused() {
    refused("end_zone_depth: 1", "end_zone_depth: 9", "1 to 8 rows");
    refused("end_zone_depth: 1", "end_zone_depth: 0", "1 to 8 rows");
    let deepest = HOUSE_RON.replace("end_zone_depth: 1", "end_zone_depth: 8");
    assert!(Ruleset::parse("mine.ron", &deepest).is_ok());
}

#[test]
fn no_or_too_many_pa_per_turn_are_refused() {
    refused("pa_per_turn: 2", "pa_per_turn: 0", "`pa_per_turn` must be 1 to 9");
    refused("pa_per_turn: 2", "pa_per_turn: 10", "`pa_per_turn` must be 1 to 9");
    refused("pa_per_turn: 2", "pa_per_turn: 9", "together exceed 9");
    let most = HOUSE_RON.replace("pa_per_turn: 2", "pa_per_turn: 8");
    assert!(Ruleset::parse("mine.ron", &most).is_ok());
}

#[test]
fn a_name_and_a_first_team_are_needed() {
    refused("name: \"house\"", "name: \"\"", "`name`");
    refused("name: \"house\"", "name: \"a\\nb\"", "`name`");
    refused("name: \"house\"", "name: \"a\\\"b\"", "`name`");
    refused("first: \"DEF\"", "first: \"def\"", "must be \"ATK\" or \"DEF\"");
}

#[test]
fn draws_that_make_no_sense_are_refused() {
    refused("repetition: 3", "repetition: 1", "at least 2");
    refused("turn_limit: None", "turn_limit: 0", "at least 1 turn");
    let limited = HOUSE_RON.replace("turn_limit: None", "turn_limit: 40");
    assert_eq!(Ruleset::parse("mine.ron", &limited).unwrap().draws.turn_limit, Some(40));
}

#[test]
fn a_card_twice_in_the_deck_is_refused() {
    refused("(id: \"scoop\"", "(id: \"breakaway\"", "card `breakaway` is in the deck twice");
}

#[test]
fn a_card_without_a_proper_id_is_refused() {
    for id in ["Scoop", "scoop it", "scoop,", "scoop;", "é", ""] {
        refused("(id: \"scoop\"", &format!("(id: \"{id}\""), "small letters, digits and hyphens");
    }
}

#[test]
fn a_card_parameter_out_of_range_is_refused() {
    refused("Run(squares: 3)", "Run(squares: 0)", "card `breakaway`: `squares` must be 1 to 16");
    refused("Run(squares: 3)", "Run(squares: 17)", "`squares` must be 1 to 16");
    refused("HandOff(reach: 2)", "HandOff(reach: 0)", "card `hook-and-lateral`: `reach` must be 1 to 16");
    refused("Swap(reach: 2)", "Swap(reach: 17)", "card `reverse`: `reach` must be 1 to 16");
    refused("ExtraPa(points: 1)", "ExtraPa(points: 0)", "card `no-huddle`: `points` must be 1 to 9");
    refused("(id: \"scoop\", pe: 2, pa: 0", "(id: \"scoop\", pe: 100, pa: 0", "at most 99 PE");
    refused("(id: \"scoop\", pe: 2, pa: 0", "(id: \"scoop\", pe: 2, pa: 10", "at most 99 PE and 9 PA");
    let (error, _) = refusal("ExtraPa(points: 1)", "ExtraPa(points: 8)");
    assert!(error.reason.contains("together exceed 9"), "{error}");
}

#[test]
fn seventeen_cards_are_refused() {
    let more = |count: usize| {
        let cards: String =
            (10..count).map(|n| format!("(id: \"extra-{n}\", pe: 1, pa: 0, effect: Down),\n")).collect();
        HOUSE_RON.replace("        (id: \"second-effort\"", &format!("{cards}(id: \"second-effort\""))
    };
    assert_eq!(Ruleset::parse("mine.ron", &more(16)).unwrap().deck.len(), 16);
    let error = Ruleset::parse("mine.ron", &more(17)).unwrap_err();
    assert!(error.reason.contains("17 cards; at most 16"), "{error}");
    let seventeenth = more(17).lines().position(|line| line.contains("\"reverse\"")).unwrap() + 1;
    assert_eq!(error.line, seventeenth, "the first card too many: {error}");
}

#[test]
fn a_comment_does_not_lead_the_line_astray() {
    let commented = format!("// pa_per_turn: 2, as in (name: \"x\", pa_per_turn: 2)\n{HOUSE_RON}");
    let error =
        Ruleset::parse("mine.ron", &commented.replace("\n    pa_per_turn: 2", "\n    pa_per_turn : 0")).unwrap_err();
    let line = commented.lines().position(|line| line.starts_with("    pa_per_turn")).unwrap() + 1;
    assert_eq!((error.line, error.column), (line, 5), "{error}");
}

/// A small game of its own: three pieces a team, other costs, deeper end zones, three PA, its own deck.
const OTHER_RON: &str = r#"
(
    name: "other",
    end_zone_depth: 2,
    pa_per_turn: 3,
    first: "ATK",
    actions: (
        move: (pa: 2, pe: 3),
        dodge: (pa: 1, pe: 4),
        tactical_dodge: (pa: 3, pe: 5),
        block: (pa: 3, pe: 6),
        protection: (pa: 1, pe: 7),
        hand_off: (pa: 1, pe: 2),
        short_pass: (pa: 2, pe: 8),
        long_pass: (pa: 1, pe: 9),
        convert: (pa: 2, pe: 5),
        take_possession_pe: 10,
        forced_fumble_pe: 20,
        fumble_pe: 30,
        short_pass_reach: 2,
        long_pass_clearance: 3,
    ),
    draws: (repetition: 2, turn_limit: 30),
    formation: (
        ball: "DEF O7",
        atk: [("S2", "G3"), ("X7", "E3"), ("O4", "I3")],
        def: [("O7", "G15"), ("X1", "E15"), ("S1", "I15")],
    ),
    deck: [
        (id: "sprint", pe: 1, pa: 1, effect: Run(squares: 5)),
        (id: "trade", pe: 0, pa: 0, effect: Swap(reach: 4)),
        (id: "rest", pe: 0, pa: 0, effect: ExtraPa(points: 2)),
        (id: "chain", pe: 0, pa: 2, effect: HandOff(reach: 5)),
        (id: "sprint-2", pe: 0, pa: 0, effect: Run(squares: 1)),
    ],
)
"#;

fn other() -> Ruleset {
    Ruleset::parse("other.ron", OTHER_RON).unwrap_or_else(|e| panic!("{e}"))
}

/// Plays a legal decision under `rules`.
#[track_caller]
fn after(rules: &Ruleset, bpn: &str, text: &str) -> String {
    let mut position = Position::from_bpn(rules, bpn).unwrap_or_else(|e| panic!("{bpn}: {e}"));
    let decision = Decision::parse(rules, text).unwrap_or_else(|e| panic!("{text}: {e}"));
    assert!(position.is_legal(rules, decision), "{text} in {bpn}");
    position.play(rules, decision, &mut ());
    assert!(position.key_is_fresh());
    position.to_bpn(rules)
}

#[track_caller]
fn can(rules: &Ruleset, bpn: &str, text: &str) -> bool {
    let position = Position::from_bpn(rules, bpn).unwrap_or_else(|e| panic!("{bpn}: {e}"));
    assert_eq!(position.count_decisions(rules), position.decisions(rules).len() as u64, "{bpn}");
    position.is_legal(rules, Decision::parse(rules, text).unwrap_or_else(|e| panic!("{text}: {e}")))
}

#[test]
fn another_ruleset_sets_the_game_up() {
    let rules = other();
    let start = Position::start(&rules, Mode::Cards);
    assert_eq!(start.to_bpn(&rules), "bpn1 a A3 dO7 X7E3,O4I3,S2G3 X1E15,O7G15,S1I15 0/0;;");
    assert_eq!(rules.end_zone(Team::Atk).to_string(), "B16 D16 F16 H16 J16 L16 A17 C17 E17 G17 I17 K17 M17");
    assert_eq!(rules.end_zone(Team::Def).len(), 13);
}

#[test]
fn another_ruleset_has_its_own_costs() {
    let rules = other();
    let bpn = "bpn1 a A3 aS2 X7E3,O4H4,S2G5 X1E7,O7H6,S1G7 0/0;;";
    let with = |pa: u8| bpn.replace("A3", &format!("A{pa}"));
    for (text, pa, pe, board) in [
        ("X7E3-C5", 2, 3, "aS2 X7C5,O4H4,S2G5 X1E7,O7H6,S1G7"),
        ("S2G5xE7-D8", 1, 4, "aS2 X7E3,O4H4,S2D8 X1E7-,O7H6,S1G7"),
        ("S2G5*I7-I5", 3, 5, "aS2 X7E3,O4H4,S2I7 X1E7,O7I5-,S1G7"),
        ("S2G5+H6", 3, 6, "aS2 X7E3,O4H4,S2H6! X1E7,O7H6,S1G7"),
        ("S2G5+H4", 1, 7, "aS2 X7E3,O4H4,S2H4! X1E7,O7H6,S1G7"),
        ("S2>X7@D2", 2, 8, "@D2 X7E3,O4H4,S2G5 X1E7,O7H6,S1G7"),
        ("S2>@A17", 1, 9, "@A17 X7E3,O4H4,S2G5 X1E7,O7H6,S1G7"),
        ("=", 2, 5, "aS2 X7E3,O4H4,S2G5 X1E7,O7H6,S1G7"),
    ] {
        assert_eq!(after(&rules, bpn, text), format!("bpn1 a A{} {board} {pe}/0;;", 3 - pa), "{text}");
        assert_eq!(after(&rules, &with(pa), text), format!("bpn1 a A0 {board} {pe}/0;;"), "{text}");
        assert!(!can(&rules, &with(pa - 1), text), "{text} with a PA less");
    }
    assert_eq!(after(&rules, &with(1), "S2>O4"), "bpn1 a A0h aO4 X7E3,O4H4,S2G5 X1E7,O7H6,S1G7 2/0;;");
    assert!(!can(&rules, &with(0), "S2>O4"), "a hand-off has its price here");
}

#[test]
fn another_ruleset_has_its_own_bonuses_and_distances() {
    let rules = other();
    let dodge = "bpn1 a A1 dX1 S2G5 X1E7 0/0;;";
    assert_eq!(after(&rules, dodge, "S2G5xE7-D8"), "bpn1 a A0 aS2 S2D8~ X1E7- 24/0;;");
    let leap = "bpn1 a A3 dX1 S2G5 X1H6 0/0;;";
    assert_eq!(after(&rules, leap, "S2G5*I7-I5"), "bpn1 a A0 @G7 S2I7 X1I5- 35/0;;");
    let pick = "bpn1 a A2 @H6 S2G5 X1A1 0/0;;";
    assert_eq!(after(&rules, pick, "S2G5-H6"), "bpn1 a A0 aS2 S2H6~ X1A1 13/0;;");
    assert!(can(&rules, "bpn1 a A2 aS2 X7E7,S2G5 X1A1 -", "S2>X7@D8"));
    assert!(!can(&rules, "bpn1 a A2 aS2 X7D8,S2G5 X1A1 -", "S2>X7@C9"), "short passes reach 2 here");
    assert!(can(&rules, "bpn1 a A2 aS2 S2G5 X1A1 -", "S2>@G9") && can(&rules, "bpn1 a A2 aS2 S2G5 X1A1 -", "S2>@D8"));
    assert!(!can(&rules, "bpn1 a A2 aS2 S2G5 X1A1 -", "S2>@G7"), "long passes land 3 away here");
}

#[test]
fn another_ruleset_has_its_own_deck() {
    let rules = other();
    let bpn = "bpn1 a A3 aS2 X7K5,S2G5 X1A1 1/0;;";
    assert_eq!(after(&rules, bpn, "#sprint S2G5-L10"), "bpn1 a A2 aS2 X7K5,S2L10 X1A1 0/0;sprint;");
    assert!(!can(&rules, bpn, "#sprint S2G5-J8"));
    assert_eq!(after(&rules, bpn, "#trade X7,S2"), "bpn1 a A3 aS2 X7G5,S2K5 X1A1 1/0;trade;");
    assert_eq!(after(&rules, bpn, "#rest"), "bpn1 a A5 aS2 X7K5,S2G5 X1A1 1/0;rest;");
    assert_eq!(after(&rules, bpn, "#chain S2>X7"), "bpn1 a A1h aX7 X7K5,S2G5 X1A1 1/0;chain;");
    assert_eq!(after(&rules, bpn, "#sprint-2 S2G5-H6"), "bpn1 a A3 aS2 X7K5,S2H6 X1A1 1/0;sprint-2;");
    assert!(Decision::parse(&rules, "#scoop S2G5-H6").is_err(), "no card of this deck");
    let five = "bpn1 a A5 aS2 X7K5,S2G5 X1A1 1/0;sprint,rest;";
    assert!(Position::from_bpn(&rules, five).is_ok());
    assert!(Position::from_bpn(&rules, &five.replace("A5", "A6")).is_err());
    assert!(Position::from_bpn(&rules, &five.replace("sprint,rest", "rest,sprint")).is_err());
}

#[test]
fn another_ruleset_has_its_own_end_zones() {
    let rules = other();
    let bpn = "bpn1 a A2 aS2 S2G15 X1A1 -";
    assert_eq!(after(&rules, bpn, "S2G15-F16"), "bpn1 a E aS2 S2F16 X1A1 -");
    assert_eq!(after(&rules, "bpn1 d A2 dX1 S2A1 X1E3 -", "X1E3-D2"), "bpn1 d E dX1 S2A1 X1D2 -");
    let mut over = Position::from_bpn(&rules, bpn).unwrap();
    over.play(&rules, Decision::parse(&rules, "S2G15-F16").unwrap(), &mut ());
    assert_eq!((over.phase(), over.winner()), (Phase::Over, Some(Team::Atk)));
}

#[test]
fn another_ruleset_starts_each_turn_with_its_pa() {
    let rules = other();
    assert_eq!(after(&rules, "bpn1 a A0 aS2 S2G5 X1A1 -", "."), "bpn1 d A3 aS2 S2G5 X1A1 -");
}
