//! The one system that writes mirrored components: after every change they say what the position says.

use std::collections::HashMap;

use ball_rules::{Piece, PieceId, Position};
use bevy::prelude::*;

use super::spawn::PieceSpawner;
use super::{BallView, Carrying, Occupants, OnSquare, OpenTask, PieceView, Posture, Restricted, SquareView};
use crate::match_play::{PlaySet, Session};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, mirror.in_set(super::BoardMirrored))
        .add_systems(Update, mirror.run_if(resource_changed::<Session>).in_set(PlaySet::Mirror));
}

type Mirrored = (
    &'static mut OnSquare,
    &'static mut Posture,
    &'static mut Restricted,
    &'static mut OpenTask,
    &'static mut Carrying,
);

/// Writes every mirrored component from the position; pieces that are not in the match any more go, new ones come.
fn mirror(
    session: Res<Session>,
    mut spawner: PieceSpawner,
    mut pieces: Query<(Entity, &PieceView, Mirrored)>,
    mut squares: Query<(&SquareView, &mut Occupants)>,
    mut ball: Query<&mut BallView>,
) {
    let position = session.position();
    let mut wanted: HashMap<PieceId, Piece> = position.pieces().map(|piece| (piece.id, piece)).collect();
    for (entity, &PieceView(id), (mut square, mut posture, mut restricted, mut task, mut carrying)) in &mut pieces {
        let Some(piece) = wanted.remove(&id) else {
            spawner.despawn(entity);
            continue;
        };
        square.set_if_neq(OnSquare(piece.square));
        posture.set_if_neq(Posture(piece.state));
        restricted.set_if_neq(Restricted(piece.restricted));
        task.set_if_neq(OpenTask(piece.task));
        carrying.set_if_neq(Carrying(piece.has_ball));
    }
    for piece in wanted.into_values() {
        spawner.spawn(&piece);
    }
    for (&SquareView(square), mut occupants) in &mut squares {
        occupants.set_if_neq(Occupants(occupants_of(position, square)));
    }
    for mut view in &mut ball {
        view.set_if_neq(BallView(position.ball()));
    }
}

fn occupants_of(position: &Position, square: ball_rules::Square) -> u8 {
    position.at(square).iter().flatten().count() as u8
}
