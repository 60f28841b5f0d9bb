//! Looking ahead is cheap: no decision is found, counted, checked or played with the help of the heap.

// A test says by a panic that it failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
// A global allocator cannot be written otherwise; this one counts and hands everything on.
#![allow(unsafe_code)]

mod common;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::collections::HashSet;
use std::ops::ControlFlow;

use ball_rules::{Decision, Event, Mode, Position, Square, Squares};
use common::{pos, rules};

struct Counting;

thread_local! {
    /// Allocations of this thread: tests run beside each other.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread that is ending has no counter any more, and no test that would ask.
    let _ = ALLOCATIONS.try_with(|allocations| allocations.set(allocations.get() + 1));
}

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: as above.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Allocations while `work` runs.
fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

/// Positions that between them offer every kind of decision and every card.
fn positions() -> Vec<Position> {
    let mut all = vec![Position::start(rules(), Mode::Basic), Position::start(rules(), Mode::Cards)];
    for bpn in [
        "bpn1 a A2 aX1 X1G9,X2H8,X3A1-,X4C3^,O1I9~ X1E11,X2H10,X3C3 99/99;;",
        "bpn1 a A2 @H10 X1G9,X2H8,X3A1-,X4C3^,S1I9 X1E11,X2F10,X3C3 99/99;;",
        "bpn1 d A2 dS1 X1H8,X2K11 O1G11,S1G9 99/99;;",
        "bpn1 a U aX3 X1A1-?,X2C3^?,X3G9^?,X4M17-? X1C3,X2G9- 0/0;;",
        "bpn1 a U @G5 X1A1-?,X2C3^? X1C3 -",
        "bpn1 a A1 aX1 X1G15 X1H16 9/9;;",
    ] {
        all.push(pos(bpn));
    }
    all
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
    assert_eq!(allocations(|| ()), 0);
    assert!(allocations(|| drop(std::hint::black_box(positions()))) > 0);
}

#[test]
fn the_positions_offer_every_kind_of_decision() {
    let all: Vec<Decision> = positions().iter().flat_map(|position| position.decisions(rules())).collect();
    let kinds: HashSet<_> = all.iter().map(std::mem::discriminant).collect();
    assert_eq!(kinds.len(), 12);
    let cards: HashSet<usize> = all
        .iter()
        .filter_map(|d| if let Decision::Card { card, .. } = d { Some(card.index()) } else { None })
        .collect();
    assert_eq!(cards.len(), 10);
}

#[test]
fn visiting_counting_and_asking_allocate_nothing() {
    let positions = positions();
    let mut visited = 0;
    let used = allocations(|| {
        for position in &positions {
            let _ = position.visit_decisions(rules(), |decision| {
                assert!(position.is_legal(rules(), decision));
                visited += 1;
                ControlFlow::<()>::Continue(())
            });
            assert!(position.count_decisions(rules()) > 0);
            assert!(!position.is_legal(
                rules(),
                Decision::LongPass {
                    piece: position.pieces().next().unwrap().id.label,
                    to: position.pieces().next().unwrap().square,
                }
            ));
        }
    });
    assert!(visited > 500, "{visited}");
    assert_eq!(used, 0);
}

#[test]
fn playing_for_nobody_allocates_nothing() {
    let positions = positions();
    let mut played = 0;
    let used = allocations(|| {
        for position in &positions {
            let _ = position.visit_decisions(rules(), |decision| {
                let mut next = *position;
                next.play(rules(), decision, &mut ());
                // One further, so that turns pass and unlock phases begin.
                let _ = next.visit_decisions(rules(), |decision| {
                    let mut after = next;
                    after.play(rules(), decision, &mut ());
                    played += 1;
                    ControlFlow::<()>::Continue(())
                });
                ControlFlow::<()>::Continue(())
            });
        }
    });
    assert!(played > 10_000, "{played}");
    assert_eq!(used, 0);
}

#[test]
fn playing_into_a_list_with_room_allocates_nothing() {
    let start = Position::start(rules(), Mode::Cards);
    let mut events: Vec<Event> = Vec::with_capacity(64);
    let decisions = start.decisions(rules());
    let used = allocations(|| {
        for &decision in &decisions {
            events.clear();
            let mut next = start;
            next.play(rules(), decision, &mut events);
        }
    });
    assert_eq!(used, 0);
}

#[test]
fn perft_allocates_nothing() {
    let start = Position::start(rules(), Mode::Cards);
    assert_eq!(allocations(|| assert_eq!(start.perft(rules(), 2) + start.perft_bulk(rules(), 3), 3_127 + 16_994)), 0);
}

#[test]
fn reading_a_position_allocates_nothing() {
    let positions = positions();
    let used = allocations(|| {
        for position in &positions {
            for piece in position.pieces() {
                assert!(position.at(piece.square).contains(&Some(piece)));
            }
            assert!(position.clear().into_iter().count() >= position.bare().into_iter().count());
            assert!(position.key_is_fresh());
        }
    });
    assert_eq!(used, 0);
}

#[test]
fn positions_and_decisions_are_small_and_copied() {
    fn is_copy<T: Copy + Send + Sync + 'static>() {}
    is_copy::<Position>();
    is_copy::<Decision>();
    is_copy::<Event>();
    assert!(size_of::<Position>() <= 128, "{}", size_of::<Position>());
    assert!(size_of::<Decision>() <= 8, "{}", size_of::<Decision>());
    assert_eq!((size_of::<Square>(), size_of::<Squares>()), (1, 16));
}
