//! The goal: the line before the end zone that the side on move attacks is lit in its colour.

use ball_rules::{ROWS, Ruleset, Square, Team};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::paint::Paint;
use super::{palette, surface};
use crate::match_play::{PlaySet, Session};
use crate::settings::{Graphics, Settings};

/// How much brighter than its colour the line is, where there is bloom and where there is none.
const GLOW: (f32, f32) = (1.9, 1.0);

/// The lit line of a team.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoalLine(pub Team);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(Update, light.run_if(resource_changed::<Session>).in_set(PlaySet::Mirror))
        .add_systems(Update, recolour.run_if(resource_changed::<Settings>));
}

/// The edge of the end zone that `team` attacks, towards the field, as z in units.
pub fn edge(rules: &Ruleset, team: Team) -> f32 {
    let rows = Square::all().filter(|&square| rules.end_zone(team).has(square)).map(Square::row);
    let middle = f32::from(ROWS + 1) / 2.0;
    // Rows count upwards and z downwards; ATK attacks the upper end.
    match team {
        Team::Atk => middle - f32::from(rows.min().unwrap_or(ROWS)) + 0.5,
        Team::Def => middle - f32::from(rows.max().unwrap_or(1)) - 0.5,
    }
}

fn paint(settings: &Settings, team: Team) -> Paint {
    let glow = if settings.graphics == Graphics::High && !settings.flat_view { GLOW.0 } else { GLOW.1 };
    Paint { glow, ..Paint::own(palette::team(settings.team_colours, team).strong) }
}

fn spawn(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut paints: ResMut<Assets<Paint>>,
    settings: Res<Settings>,
) {
    for team in Team::ALL {
        let outwards = if team == Team::Atk { -1.0 } else { 1.0 };
        commands.spawn((
            Name::new("Goal line"),
            GoalLine(team),
            Mesh3d(meshes.add(surface::goal_line(edge(Ruleset::house(), team), outwards))),
            MeshMaterial3d(paints.add(paint(&settings, team))),
            Visibility::Hidden,
            NotShadowCaster,
        ));
    }
}

/// Only the side on move has a goal.
fn light(session: Res<Session>, mut lines: Query<(&GoalLine, &mut Visibility)>) {
    let open = session.result().is_none();
    for (GoalLine(team), mut visibility) in &mut lines {
        let lit = open && *team == session.position().side();
        visibility.set_if_neq(if lit { Visibility::Inherited } else { Visibility::Hidden });
    }
}

fn recolour(
    settings: Res<Settings>,
    lines: Query<(&GoalLine, &MeshMaterial3d<Paint>)>,
    mut paints: ResMut<Assets<Paint>>,
) {
    for (GoalLine(team), material) in &lines {
        let wanted = paint(&settings, *team);
        let same = paints.get(&material.0).is_some_and(|now| now.color == wanted.color && now.glow == wanted.glow);
        if !same && let Some(mut now) = paints.get_mut(&material.0) {
            (now.color, now.glow) = (wanted.color, wanted.glow);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r1_6_each_team_has_its_goal_at_the_far_end() {
        let rules = Ruleset::house();
        assert!((edge(rules, Team::Atk) + 7.5).abs() < 1e-6, "{}", edge(rules, Team::Atk));
        assert!((edge(rules, Team::Def) - 7.5).abs() < 1e-6, "{}", edge(rules, Team::Def));
    }
}
