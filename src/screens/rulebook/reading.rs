//! Where the rulebook is open, and the way back through its pages.

use ball_teach::Term;
use bevy::prelude::*;

use super::MENU;
use crate::focus::{Bookmark, Focus};

/// A page of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Page {
    /// The list of everything, and the search.
    #[default]
    Contents,
    /// A section, by its number from 1.
    Section(u8),
    /// The terms from A to Z.
    Terms,
    /// What is pressed, and what it does.
    Controls,
}

/// A row of the rulebook's text: the section, the block in it and the part of the block.
pub(super) type Name = (u8, usize, usize);

/// What takes the focus on a page that is opened; the first row, if it is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// A block of the section, from 0.
    Block(usize),
    /// The entry of a section in the contents.
    Entry(u8),
    /// A term of the list.
    Term(Term),
}

/// Where the rulebook is open.
#[derive(Resource, Clone, Default, Debug)]
pub struct Reading {
    page: Page,
    /// The pages that lead back, each with the row that led on.
    trail: Vec<(Page, Bookmark)>,
    /// What is to be opened when the rulebook is shown next, instead of the contents.
    wanted: Option<(Page, Option<Goal>)>,
    /// What takes the focus in the next frame.
    pub(super) goal: Option<Goal>,
    /// Whether the page is shown for the first time.
    pub(super) fresh: bool,
    /// What is searched for.
    pub(super) query: String,
    /// The passage whose terms are explained below it.
    pub(super) words: Option<Name>,
    /// The section that was read last.
    last: Option<u8>,
}

impl Reading {
    /// The page that is open.
    pub fn page(&self) -> Page {
        self.page
    }

    /// What is searched for.
    pub fn query(&self) -> &str {
        &self.query
    }

    /// Has the rulebook open at `page` when it is shown next; back leads out of it.
    pub fn open_at(&mut self, page: Page) {
        self.wanted = Some((page, None));
    }

    /// The same, with the focus on a block of a section, from 0.
    pub fn open_at_block(&mut self, section: u8, block: usize) {
        self.wanted = Some((Page::Section(section), Some(Goal::Block(block))));
    }

    /// The rulebook is shown: at what was wanted, else at its contents.
    pub(super) fn enter(&mut self) {
        let contents = (Page::Contents, self.last.map(Goal::Entry));
        let (page, goal) = self.wanted.take().unwrap_or(contents);
        self.trail.clear();
        self.query.clear();
        self.show(page, goal);
    }

    /// Opens a page from the one that is shown; back leads here again.
    pub(super) fn turn_to(&mut self, focus: &mut Focus, page: Page, goal: Option<Goal>) {
        if page == Page::Contents {
            // From there back leaves the rulebook, however much was read.
            self.trail.clear();
        } else {
            self.trail.push((self.page, focus.bookmark(MENU)));
        }
        focus.begin_anew(MENU);
        self.show(page, goal);
    }

    /// Opens the section before or after this one, in its place.
    pub(super) fn leaf(&mut self, focus: &mut Focus, section: u8) {
        focus.begin_anew(MENU);
        self.show(Page::Section(section), None);
    }

    /// Goes a step back: the words that are explained, the search, the page. Returns whether there was one.
    pub(super) fn back(&mut self, focus: &mut Focus) -> bool {
        if let Some(name) = self.words.take() {
            focus.menu_focus(MENU, name);
        } else if self.page == Page::Contents && !self.query.is_empty() {
            self.query.clear();
            focus.menu_focus(MENU, super::contents::FIELD);
        } else if let Some((page, row)) = self.trail.pop() {
            self.show(page, None);
            self.fresh = false;
            focus.come_back(MENU, row);
        } else {
            return false;
        }
        true
    }

    fn show(&mut self, page: Page, goal: Option<Goal>) {
        if let Page::Section(number) = page {
            self.last = Some(number);
        }
        (self.page, self.goal, self.fresh, self.words) = (page, goal, true, None);
    }
}
