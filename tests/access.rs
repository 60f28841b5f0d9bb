//! The accessibility tree, read as a screen reader gets it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use ball::access::Announcement;
use ball::i18n::{AskedLanguage, Language};
use ball::match_play::Command;
use ball_rules::{Mode, Square};
use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, Live, Node, NodeId, Role, TreeUpdate};
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext};
use common::*;

fn listening(name: &str, bpn: Option<&str>) -> (Folder, Game) {
    let folder = Folder::new(name);
    let mut game = Game::start(&folder.0, instant(), bpn.map(record));
    let world = game.app.world_mut();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    contexts.single_mut(world).unwrap().get_mut().enable_accesskit();
    game.frames(2);
    (folder, game)
}

fn tree(game: &mut Game) -> TreeUpdate {
    let world = game.app.world_mut();
    let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
    outputs.single(world).unwrap().platform_output.accesskit_update.clone().expect("a tree")
}

fn command(game: &mut Game, command: Command) {
    game.app.world_mut().write_message(command);
    game.frames(3);
}

/// The names of the nodes with a role.
fn names(update: &TreeUpdate, role: Role) -> Vec<String> {
    let of = |node: &Node| (node.role() == role).then(|| node.label().unwrap_or_default().to_owned());
    update.nodes.iter().filter_map(|(_, node)| of(node)).collect()
}

/// A name that a screen reader finds: the node's own, or that of what labels it.
fn named(update: &TreeUpdate, node: &Node) -> bool {
    let text = |node: &Node| node.label().or(node.value()).is_some_and(|text| !text.trim().is_empty());
    let labels = |id: &NodeId| update.nodes.iter().any(|(other, node)| other == id && text(node));
    node.label().is_some_and(|text| !text.trim().is_empty()) || node.labelled_by().iter().any(labels)
}

fn assert_complete(update: &TreeUpdate, where_: &str) {
    for (id, node) in &update.nodes {
        // Scroll bars take no focus, and what they scroll has its own names.
        let clickable = node.supports_action(Action::Click) && node.role() != Role::ScrollBar;
        if node.supports_action(Action::Focus) || clickable {
            assert!(named(update, node), "{where_}: {id:?} has no name: {node:?}");
            assert!(!matches!(node.role(), Role::Unknown | Role::GenericContainer), "{where_}: {id:?}: {node:?}");
            if node.role() == Role::Slider {
                assert!(node.numeric_value().is_some() || node.value().is_some(), "{where_}: {node:?}");
            }
        }
    }
}

fn announced(game: &mut Game) -> String {
    let update = tree(game);
    let live: Vec<_> = update.nodes.iter().filter(|(_, node)| node.live() == Some(Live::Polite)).collect();
    assert_eq!(live.len(), 1, "one place for announcements");
    let said = live[0].1.label().unwrap_or_default().trim().to_owned();
    assert_eq!(said, game.app.world().resource::<Announcement>().text);
    said
}

#[test]
fn sn01_everything_in_focus_has_name_role_and_value_in_every_language() {
    let (_folder, mut game) = listening("tree", None);
    for language in Language::all() {
        game.app.insert_resource(AskedLanguage(Some(language.clone())));
        for mode in [Mode::Basic, Mode::Cards] {
            command(&mut game, Command::NewMatch(mode));
            assert_complete(&tree(&mut game), "match");
            game.key(KeyCode::Tab);
            game.frames(2);
            assert_complete(&tree(&mut game), "a piece is chosen");
        }
        command(&mut game, Command::Resign);
        assert_complete(&tree(&mut game), "question");
        command(&mut game, Command::Answer(true));
        assert_complete(&tree(&mut game), "result");
        game.key(KeyCode::F10);
        game.frames(2);
        assert_complete(&tree(&mut game), "menu");
        game.key(KeyCode::Escape);
        game.key(KeyCode::F1);
        game.frames(2);
        assert_complete(&tree(&mut game), "help");
        game.key(KeyCode::Escape);
    }
}

#[test]
fn sn03_every_square_is_in_the_tree_and_speaks_the_language() {
    let (_folder, mut game) = listening("squares", None);
    let squares = |game: &mut Game| -> Vec<String> {
        let update = tree(game);
        let board =
            update.nodes.iter().find(|(_, node)| node.role() == Role::Group && node.children().len() == Square::COUNT);
        let children = board.expect("the board").1.children().to_vec();
        children
            .iter()
            .map(|id| update.nodes.iter().find(|(other, _)| other == id).unwrap().1.label().unwrap().to_owned())
            .collect()
    };
    let english = squares(&mut game);
    assert!(english.contains(&"G5, ATK X5 with the ball".to_owned()), "{english:?}");
    assert!(english.contains(&"K11, DEF X1, can act".to_owned()), "{english:?}");
    game.app.insert_resource(AskedLanguage(Language::named("es")));
    game.frames(3);
    assert!(squares(&mut game).contains(&"G5, ATK X5 con el balón".to_owned()));
}

#[test]
fn sn02_turns_knockdowns_possession_refusals_and_results_are_announced() {
    let (_folder, mut game) = listening("announced", Some("bpn1 a A2 dX1 X1G7,X2A1 X1I9,X2M9 -"));
    let play = |game: &mut Game, text: &str| {
        let decision = ball_rules::Decision::parse(ball_rules::Ruleset::house(), text).unwrap();
        game.app.world_mut().write_message(ball::match_play::Decide(decision));
        game.frames(3);
        announced(game)
    };
    let said = play(&mut game, "X1G7xI9-J8");
    assert!(said.contains("DEF X1 is downed on I9") && said.contains("X1 takes the ball"), "{said}");
    let said = play(&mut game, "X1J8-K9");
    assert_eq!(
        said,
        "The piece picked up the ball or forced a fumble this turn, so it may start no other ordinary action."
    );
    let said = play(&mut game, ".");
    assert!(said.contains("The turn passes to DEF"), "{said}");
    command(&mut game, Command::Resign);
    command(&mut game, Command::Answer(true));
    assert_eq!(announced(&mut game), "ATK wins. DEF resigned.");
}

#[test]
fn sn02_the_same_refusal_twice_is_spoken_twice() {
    let (_folder, mut game) = listening("twice", None);
    let label = |game: &mut Game| names(&tree(game), Role::Status);
    let empty = Command::Choose(square("G9"));
    command(&mut game, empty.clone());
    let first = label(&mut game);
    command(&mut game, Command::Choose(square("K11")));
    command(&mut game, Command::Back);
    command(&mut game, empty);
    assert_ne!(first, label(&mut game), "what does not change is not spoken");
}

#[test]
fn sn01_a_screen_reader_can_choose_a_square() {
    let (_folder, mut game) = listening("choose", None);
    let click = |game: &mut Game, square: &str| {
        let update = tree(game);
        let named = |node: &Node| node.label().is_some_and(|label| label.starts_with(&format!("{square},")));
        let target_node = update.nodes.iter().find(|(_, node)| named(node)).unwrap().0;
        let request = accesskit::ActionRequest {
            action: Action::Click,
            target_tree: accesskit::TreeId::ROOT,
            target_node,
            data: None,
        };
        game.app.world_mut().write_message(ActionRequest(request));
        game.frames(3);
    };
    click(&mut game, "G11");
    assert!(names(&tree(&mut game), Role::Button).iter().any(|name| name == "G11, DEF □1, chosen"));
    click(&mut game, "G9");
    assert!(game.bpn().contains("S1G9"), "{}", game.bpn());
}
