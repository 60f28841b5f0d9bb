//! Where a step of the focus leads, by where the rows are on the screen.

use bevy::prelude::Vec2;
use bevy_egui::egui::{Id, Rangef, Rect};

use super::Nav;

/// A row as it was drawn last.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Row {
    pub(super) id: Id,
    pub(super) rect: Rect,
    /// The part of the window that it scrolls in.
    pub(super) view: Rect,
    pub(super) enabled: bool,
    /// Left and right change its value instead of leaving it.
    pub(super) adjusts: bool,
}

/// The row to which a step leads from `row`: the nearest in its direction, else the farthest on the other side.
pub(super) fn step(rows: &[Row], row: Row, nav: Nav) -> Option<Id> {
    let open: Vec<Row> = rows.iter().filter(|row| row.enabled).copied().collect();
    let at = open.iter().position(|other| other.id == row.id);
    let cyclic = |by: usize| at.and_then(|at| open.get((at + by) % open.len())).map(|row| row.id);
    let way = match nav {
        Nav::Next => return cyclic(1),
        Nav::Previous => return cyclic(open.len().saturating_sub(1)),
        Nav::Up => Vec2::NEG_Y,
        Nav::Down => Vec2::Y,
        Nav::Left => Vec2::NEG_X,
        Nav::Right => Vec2::X,
        Nav::Confirm | Nav::Back | Nav::PreviousTab | Nav::NextTab => return None,
    };
    let offset = |other: &Row| {
        let (from, to) = (row.rect.center(), other.rect.center());
        let away = Vec2::new(to.x - from.x, to.y - from.y);
        // Overlapping rows are not aside of each other.
        let (x, y) = (gap(row.rect.x_range(), other.rect.x_range()), gap(row.rect.y_range(), other.rect.y_range()));
        let aside = if way.x == 0.0 { x } else { y };
        (away.dot(way), aside)
    };
    let others = open.iter().filter(|other| other.id != row.id).map(|other| (offset(other), other.id));
    let others: Vec<((f32, f32), Id)> = others.collect();
    let sideways = way.y == 0.0;
    // Left and right stay in the line; up and down go wherever there is something.
    let reachable = |&&((ahead, aside), _): &&((f32, f32), Id)| ahead.abs() > 4.0 && (!sideways || aside == 0.0);
    let nearest = |one: &((f32, f32), Id)| one.0.0 + one.0.1 * 3.0;
    let ahead = others.iter().filter(reachable).filter(|((ahead, _), _)| *ahead > 0.0);
    // Within what scrolls, up and down go on to what is out of sight before they leave it.
    let scrolls = |id: Id| open.iter().any(|other| other.id == id && other.view == row.view);
    let within = ahead.clone().filter(|((_, aside), id)| !sideways && *aside == 0.0 && scrolls(*id));
    let within = within.min_by(|one, other| nearest(one).total_cmp(&nearest(other)));
    let found = within.or_else(|| ahead.min_by(|one, other| nearest(one).total_cmp(&nearest(other))));
    // Where the line ends, they lead to a column beside it.
    let beside = || {
        let apart = |other: &&Row| sideways && gap(row.rect.x_range(), other.rect.x_range()) > 0.0;
        let columns = open.iter().filter(apart).map(|other| (offset(other), other.id));
        columns.filter(|((ahead, _), _)| *ahead > 0.0).min_by(|one, other| nearest(one).total_cmp(&nearest(other)))
    };
    let behind = || others.iter().filter(reachable).filter(|((ahead, _), _)| *ahead < 0.0);
    let wrapped = || behind().min_by(|one, other| nearest(one).total_cmp(&nearest(other)));
    found.copied().or_else(beside).or_else(|| wrapped().copied()).map(|(_, id)| id)
}

/// How far apart two ranges are; 0 where they overlap.
fn gap(one: Rangef, other: Rangef) -> f32 {
    (one.min - other.max).max(other.min - one.max).max(0.0)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};

    use super::*;

    fn rows(places: &[(f32, f32)]) -> Vec<Row> {
        let row = |(i, &(x, y)): (usize, &(f32, f32))| Row {
            id: Id::new(i),
            rect: Rect::from_min_size(pos2(x, y), vec2(100.0, 30.0)),
            view: Rect::EVERYTHING,
            enabled: true,
            adjusts: false,
        };
        places.iter().enumerate().map(row).collect()
    }

    fn walk(rows: &[Row], from: usize, nav: Nav) -> usize {
        let next = step(rows, rows[from], nav);
        next.map_or(from, |id| rows.iter().position(|row| row.id == id).unwrap())
    }

    #[test]
    fn ui03_a_column_wraps_at_both_ends() {
        let column = rows(&[(0.0, 0.0), (0.0, 40.0), (0.0, 80.0)]);
        assert_eq!(walk(&column, 0, Nav::Down), 1);
        assert_eq!(walk(&column, 2, Nav::Down), 0);
        assert_eq!(walk(&column, 0, Nav::Up), 2);
        assert_eq!(walk(&column, 0, Nav::Left), 0, "there is nothing aside");
        assert_eq!(walk(&column, 2, Nav::Next), 0);
        assert_eq!(walk(&column, 0, Nav::Previous), 2);
    }

    #[test]
    fn ui03_a_line_wraps_and_leads_down_to_what_is_below() {
        let page = rows(&[(0.0, 0.0), (120.0, 0.0), (240.0, 0.0), (240.0, 50.0)]);
        assert_eq!(walk(&page, 2, Nav::Right), 0);
        assert_eq!(walk(&page, 0, Nav::Left), 2);
        assert_eq!(walk(&page, 0, Nav::Down), 3);
        assert_eq!(walk(&page, 3, Nav::Up), 2);
    }

    #[test]
    fn in12_sideways_leads_to_another_column() {
        let page = rows(&[(0.0, 0.0), (0.0, 40.0), (300.0, 400.0), (420.0, 400.0)]);
        assert_eq!(walk(&page, 0, Nav::Right), 2);
        assert_eq!(walk(&page, 2, Nav::Left), 1);
        assert_eq!(walk(&page, 3, Nav::Right), 2, "within a line it wraps");
    }

    #[test]
    fn in12_what_is_scrolled_out_of_sight_comes_before_what_is_below_it() {
        let mut page = rows(&[(0.0, 0.0), (0.0, 40.0), (0.0, 140.0), (0.0, 80.0)]);
        for row in &mut page[..3] {
            row.view = Rect::from_min_size(pos2(0.0, 0.0), vec2(100.0, 70.0));
        }
        assert_eq!(walk(&page, 1, Nav::Down), 2, "the row at 80 is that at the foot");
        assert_eq!(walk(&page, 3, Nav::Up), 1);
    }

    #[test]
    fn what_cannot_be_used_is_passed_over() {
        let mut column = rows(&[(0.0, 0.0), (0.0, 40.0), (0.0, 80.0)]);
        column[1].enabled = false;
        assert_eq!(walk(&column, 0, Nav::Down), 2);
        assert_eq!(walk(&column, 0, Nav::Next), 2);
    }
}
