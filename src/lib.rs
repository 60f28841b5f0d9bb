//! BALL as a game: the rules decide, the world mirrors them, the animation follows.
//!
//! Devices and panels write [`match_play::Command`]s; the composer turns them into one complete decision; the match of
//! `ball-rules` takes it and tells what happened; entities mirror the new position, and animation and log follow.

pub mod access;
pub mod animation;
pub mod audio;
mod background;
pub mod board;
pub mod camera;
pub mod focus;
pub mod hud;
pub mod i18n;
pub mod input;
pub mod launch;
pub mod match_play;
pub mod opponent;
pub mod options;
pub mod screens;
pub mod seats;
pub mod settings;
pub mod storage;
pub mod tutor;
mod wake;

pub use launch::{GamePlugin, run};
