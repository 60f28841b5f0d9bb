//! The matches that are kept: each with a picture of its board, to go on with, and to delete with a way back.

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::SystemTime;

use ball_rules::{Match, Mode, Position, ReadFailure, Record, Ruleset, Team};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Event, Label, Rect, RichText, Ui, vec2};
use bevy_egui::{EguiClipboard, EguiPrimaryContextPass};

use super::pasting::{position_problem, record_problem};
use super::title::AddTitleEntry;
use super::{Analyse, DrawSet, Go, Screen, Source, Stage, TitleEntry, picture, showing};
use crate::focus::{Menu, rows};
use crate::hud::widgets::lines;
use crate::hud::{theme, words};
use crate::i18n::Texts;
use crate::match_play::{Command, setup};
use crate::seats::Sitter;
use crate::storage::{Damage, SavedFile, SavedMatch, Storage, local_time};

/// How many matches are on a page: only those are read.
const ON_PAGE: usize = 6;
/// The height of a picture, in points.
const PICTURE: f32 = 112.0;
/// The most lines that a text beside it has, and the space after each, in points.
const LINES: usize = 5;
const BETWEEN: f32 = 6.0;

/// The list as it was found, and what was read of it.
#[derive(Resource, Default)]
struct Saves {
    files: Vec<SavedFile>,
    read: HashMap<PathBuf, (SystemTime, SavedMatch)>,
    page: usize,
    /// What was deleted last, and can be brought back.
    deleted: Option<PathBuf>,
    /// What went wrong last.
    error: Option<String>,
    /// What is wrong with what was pasted on the way here.
    pasted: Option<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saves>()
        .title_entry(TitleEntry { place: 20, text: "title-saves", go: Go::To(Screen::Saves) })
        .add_systems(OnEnter(Screen::Saves), look)
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet).run_if(showing(Screen::Saves)))
        .add_systems(EguiPrimaryContextPass, paste_on_title.in_set(DrawSet).run_if(showing(Screen::Title)));
}

/// Lists the folder anew.
fn look(storage: Res<Storage>, mut saves: ResMut<Saves>) {
    let error = saves.pasted.take();
    *saves = Saves { files: storage.saved_files(), error, ..Saves::default() };
}

impl Saves {
    fn refresh(&mut self, storage: &Storage) {
        self.files = storage.saved_files();
        self.page = self.page.min(self.files.len().saturating_sub(1) / ON_PAGE);
    }

    /// The files of the page with what they hold.
    fn on_page(&mut self, storage: &Storage) -> Vec<(SavedFile, SavedMatch)> {
        let files: Vec<SavedFile> = self.files.iter().skip(self.page * ON_PAGE).take(ON_PAGE).cloned().collect();
        let read = |file: SavedFile| {
            let known = self.read.get(&file.path).filter(|(modified, _)| *modified == file.modified);
            let saved =
                known.map_or_else(|| storage.saved_match(Ruleset::house(), &file.path), |(_, saved)| saved.clone());
            self.read.insert(file.path.clone(), (file.modified, saved.clone()));
            (file, saved)
        };
        files.into_iter().map(read).collect()
    }
}

/// What a coach wants of the list.
enum Wish {
    Open(SavedFile),
    Analyse(SavedFile),
    Delete(PathBuf),
    Restore,
    Turn(usize),
    Paste,
}

fn draw(
    mut stage: Stage,
    storage: Res<Storage>,
    mut saves: ResMut<Saves>,
    mut clipboard: ResMut<EguiClipboard>,
    mut commands: MessageWriter<Command>,
    mut analyse: MessageWriter<Analyse>,
) {
    let shown = saves.on_page(&storage);
    let (page, pages) = (saves.page, saves.files.len().div_ceil(ON_PAGE).max(1));
    let may_analyse = stage.session.may_analyse();
    let (error, deleted) = (saves.error.clone(), saves.deleted.is_some());
    let mut wish = None;
    stage.page("saves", "saves-title", |ui, menu, texts| {
        if let Some((file, _)) = shown.first() {
            menu.start_at(&file.path);
        }
        if let Some(error) = &error {
            ui.add(Label::new(RichText::new(error).color(theme::WARNING)).wrap());
        }
        if deleted && rows::button(ui, menu, "restore", &texts.get("saves-restore"), true) {
            wish = Some(Wish::Restore);
        }
        if rows::button(ui, menu, "paste", &texts.get("saves-paste"), true) {
            wish = Some(Wish::Paste);
        }
        if shown.is_empty() {
            ui.label(RichText::new(texts.get("saves-none")).color(theme::WEAK));
        }
        for (file, saved) in &shown {
            if let Some(wanted) = entry(ui, menu, texts, file, saved, may_analyse) {
                wish = Some(wanted);
            }
        }
        if pages > 1 {
            ui.horizontal(|ui| {
                if rows::small_button(ui, menu, "newer", &texts.get("saves-newer"), page > 0) {
                    wish = Some(Wish::Turn(page.saturating_sub(1)));
                }
                if rows::small_button(ui, menu, "older", &texts.get("saves-older"), page + 1 < pages) {
                    wish = Some(Wish::Turn(page + 1));
                }
                let place = [("page", (page + 1).into()), ("pages", pages.into())];
                ui.label(RichText::new(texts.with("saves-page", &place)).color(theme::WEAK));
            });
        }
    });
    let typed = stage.ctx().and_then(|ctx| pasted_into(&ctx));
    let pasted = match wish {
        Some(Wish::Paste) => clipboard.get_text(),
        _ => typed,
    };
    if let Some(text) = pasted {
        match from_text(&stage.texts, &storage, &text) {
            Ok(record) => {
                commands.write(Command::Open(Box::new(record)));
                stage.go(Go::To(Screen::Match));
            }
            Err(error) => saves.error = Some(error),
        }
    }
    match wish {
        None | Some(Wish::Paste) => {}
        Some(Wish::Open(file)) => {
            if !file.current {
                commands.write(Command::OpenSaved(file.path));
            }
            stage.go(Go::To(Screen::Match));
        }
        Some(Wish::Analyse(file)) => {
            let source = if file.current { Source::Match } else { Source::File(file.path) };
            analyse.write(Analyse(source));
        }
        Some(Wish::Turn(page)) => saves.page = page,
        Some(Wish::Delete(path)) => {
            match storage.delete_saved(&path) {
                Ok(kept) => (saves.deleted, saves.error) = (Some(kept), None),
                Err(error) => saves.error = Some(told(&stage.texts, &error)),
            }
            saves.refresh(&storage);
        }
        Some(Wish::Restore) => {
            let restored = saves.deleted.take().map(|path| storage.restore_deleted(&path));
            saves.error = restored.and_then(Result::err).map(|error| told(&stage.texts, &error));
            saves.refresh(&storage);
        }
    }
}

fn told(texts: &Texts, error: &std::io::Error) -> String {
    texts.with("saves-error", &[("error", error.to_string().into())])
}

/// What was pasted in this frame by the usual keys.
fn pasted_into(ctx: &Context) -> Option<String> {
    ctx.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Paste(text) => Some(text.clone()),
            _ => None,
        })
    })
}

/// A match from a text: a position text, or a whole record.
///
/// # Errors
/// What is wrong with it and where, in words.
pub fn from_text(texts: &Texts, storage: &Storage, text: &str) -> Result<Record, String> {
    let (rules, text) = (Ruleset::house(), text.trim());
    if text.starts_with("bpn") || text.is_empty() {
        let position = Position::from_bpn(rules, text).map_err(|error| {
            let place = [("column", error.column.into()), ("reason", position_problem(texts, &error.problem).into())];
            texts.with("paste-bad-position", &place)
        })?;
        return Ok(storage.new_record(Match::from_position(rules, position)));
    }
    Record::read(rules, text).map_err(|ReadFailure { error, .. }| {
        let reason = record_problem(texts, &error.problem);
        let place = [("line", error.line.into()), ("column", error.column.into()), ("reason", reason.into())];
        texts.with("paste-bad-record", &place)
    })
}

/// Takes what is pasted on the title to the list, which knows what to do with it.
fn paste_on_title(
    mut stage: Stage,
    storage: Res<Storage>,
    mut saves: ResMut<Saves>,
    mut commands: MessageWriter<Command>,
) {
    let Some(text) = stage.ctx().and_then(|ctx| pasted_into(&ctx)) else { return };
    match from_text(&stage.texts, &storage, &text) {
        Ok(record) => {
            commands.write(Command::Open(Box::new(record)));
            stage.go(Go::To(Screen::Match));
        }
        Err(error) => {
            saves.pasted = Some(error);
            stage.go(Go::To(Screen::Saves));
        }
    }
}

/// A match in the list. Returns what is wanted of it.
fn entry(
    ui: &mut Ui,
    menu: &mut Menu,
    texts: &Texts,
    file: &SavedFile,
    saved: &SavedMatch,
    may_analyse: bool,
) -> Option<Wish> {
    let name = coaches(texts, saved);
    let details = details(texts, file, saved);
    let state = state(texts, file, saved);
    // What the coaches agreed on holds for a match that was set aside, too.
    let may_analyse =
        if file.current { may_analyse } else { saved.options().hints || saved.record.game.result().is_some() };
    let readable = saved.damage.as_ref().is_none_or(|damage| damage.place.is_some());
    let mut wish = None;
    let delete = texts.get("saves-delete");
    ui.horizontal(|ui| {
        let button_width = 138.0;
        let width = ui.available_width() - button_width - theme::GAP;
        let said = format!("{name}. {details}. {state}");
        let beside = picture::size(PICTURE).x + 26.0;
        let damaged = saved.damage.is_some();
        let written = [
            (&name, theme::semibold(theme::TITLE), theme::TEXT),
            (&details, theme::regular(theme::SMALL), theme::WEAK),
            (&state, theme::regular(theme::BODY), if damaged { theme::WARNING } else { theme::TEXT }),
        ]
        .map(|(text, font, colour)| lines(ui.painter(), text, font, colour, width - beside - 12.0, LINES));
        let height = written.iter().map(|galley| galley.size().y + BETWEEN).sum::<f32>().max(PICTURE);
        let drawn = rows::custom(ui, menu, &file.path, vec2(width, height + 16.0), &said, readable);
        let board = Rect::from_min_size(drawn.rect.min + vec2(10.0, 8.0), picture::size(PICTURE));
        picture::position(ui.painter(), board, saved.record.game.position());
        let mut at = drawn.rect.min + vec2(beside, 12.0);
        for galley in written {
            let height = galley.size().y;
            ui.painter().galley(at, galley, theme::TEXT);
            at.y += height + BETWEEN;
        }
        if drawn.attention.confirmed {
            wish = Some(Wish::Open(file.clone()));
        }
        ui.vertical(|ui| {
            ui.set_width(button_width);
            let analyse = texts.get("saves-analyse");
            if rows::button_of(ui, menu, ("analyse", &file.path), &analyse, button_width, readable && may_analyse) {
                wish = Some(Wish::Analyse(file.clone()));
            }
            if !file.current && rows::button_of(ui, menu, ("delete", &file.path), &delete, button_width, true) {
                wish = Some(Wish::Delete(file.path.clone()));
            }
        });
    });
    wish
}

/// Who plays whom.
fn coaches(texts: &Texts, saved: &SavedMatch) -> String {
    let name = |team: Team| match (Sitter::of(&saved.record, team), setup::coach(&saved.record, team)) {
        (Some(Sitter::Computer(level)), _) => texts.with("saves-computer", &[("number", level.number().into())]),
        (_, Some(name)) => name.to_owned(),
        (_, None) => words::team(texts, team),
    };
    texts.with("saves-coaches", &[("atk", name(Team::Atk).into()), ("def", name(Team::Def).into())])
}

/// When it was, what kind of match, and how far it has come.
fn details(texts: &Texts, file: &SavedFile, saved: &SavedMatch) -> String {
    let mode = match saved.record.game.mode() {
        Mode::Basic => "options-mode-basic",
        Mode::Cards => "options-mode-cards",
    };
    let when = local_time(file.modified);
    let turn = saved.record.game.turn();
    texts.with("saves-details", &[("date", when.into()), ("mode", texts.get(mode).into()), ("turn", turn.into())])
}

/// How it stands: damaged, in progress, or its result, with the score of its series.
fn state(texts: &Texts, file: &SavedFile, saved: &SavedMatch) -> String {
    let result = saved.record.game.result();
    let state = match (&saved.damage, result) {
        (Some(Damage { place: Some((line, column)), .. }), _) => {
            texts.with("saves-damaged", &[("line", (*line).into()), ("column", (*column).into())])
        }
        (Some(Damage { place: None, reason }), _) => {
            texts.with("saves-unreadable", &[("reason", reason.as_str().into())])
        }
        (None, Some(result)) => super::result::outcome(texts, result),
        (None, None) if file.current => texts.get("saves-current"),
        (None, None) => texts.get("saves-open"),
    };
    if saved.options().wins <= 1 || saved.damage.is_some() {
        return state;
    }
    let score = super::result::score(texts, saved.series().score_with(result));
    texts.with("list", &[("first", state.into()), ("second", score.into())])
}
