//! Where one is, how one came there, and how to go on.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::PlaceSet;

/// A screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// What the game opens with: everything can be reached from here.
    #[default]
    Title,
    /// Who plays with what.
    Join,
    /// What kind of match it is to be.
    Options,
    /// A match against the computer is set up.
    Computer,
    /// The match itself.
    Match,
    /// A match is looked into.
    Analysis,
    /// The matches that are kept.
    Saves,
    /// The rules.
    Rulebook,
    /// Learning by doing.
    Lessons,
    /// The settings.
    Settings,
    /// Who and what the game is made of and by, and the licences.
    Credits,
}

/// What lies over the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overlay {
    /// The match rests.
    Pause,
    /// Who decides for which team, and how strong the computer is.
    Coaches,
    /// The decisions that can be taken back.
    TakeBack,
    /// What a task asks for, or how it went.
    Lesson,
    /// The match is over.
    Result,
}

/// A screen with what lies over it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The screen.
    pub screen: Screen,
    /// What lies over it; only the match has such.
    pub overlay: Option<Overlay>,
}

impl From<Screen> for Place {
    fn from(screen: Screen) -> Place {
        Place { screen, overlay: None }
    }
}

impl From<Overlay> for Place {
    fn from(overlay: Overlay) -> Place {
        Place { screen: Screen::Match, overlay: Some(overlay) }
    }
}

/// Somebody wants to see something else. It is shown from the next frame on.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Go {
    /// To a screen. The title and the match lead back to nothing but the title.
    To(Screen),
    /// To the board, on which something stands in for the match; back leads here.
    Onto,
    /// Put something over the match.
    Over(Overlay),
    /// Back to a screen that leads here, whatever lies between; to it, if it does not.
    BackTo(Screen),
    /// Back to where one came from.
    Back,
}

/// Where one is, and below it everything that leads back.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Navigator {
    now: Place,
    below: Vec<Place>,
}

impl Navigator {
    /// At the screen that the game begins with.
    pub fn beginning_at(screen: Screen) -> Navigator {
        let mut navigator = Navigator { now: Screen::Title.into(), below: Vec::new() };
        navigator.follow(Go::To(screen));
        navigator
    }

    /// What is shown.
    pub const fn now(&self) -> Place {
        self.now
    }

    /// How many places lead back.
    pub const fn depth(&self) -> usize {
        self.below.len()
    }

    /// Whether the match is shown, with nothing over it.
    pub fn is_on_board(&self) -> bool {
        self.now == Screen::Match.into()
    }

    /// Whether the match is shown, or what is shown was opened from it.
    pub fn is_in_match(&self) -> bool {
        self.now.screen == Screen::Match || self.below.iter().any(|place| place.screen == Screen::Match)
    }

    fn follow(&mut self, go: Go) {
        match go {
            Go::To(Screen::Title) => *self = Navigator { now: Screen::Title.into(), below: Vec::new() },
            Go::To(Screen::Match) => {
                *self = Navigator { now: Screen::Match.into(), below: vec![Screen::Title.into()] };
            }
            Go::To(screen) => self.enter(screen.into()),
            Go::Onto => self.enter(Screen::Match.into()),
            Go::BackTo(screen) => match self.below.iter().rposition(|place| *place == screen.into()) {
                Some(at) => {
                    self.below.truncate(at);
                    self.now = screen.into();
                }
                None => self.follow(Go::To(screen)),
            },
            Go::Over(overlay) => {
                if self.now.screen == Screen::Match {
                    self.enter(overlay.into());
                }
            }
            Go::Back => {
                if let Some(place) = self.below.pop() {
                    self.now = place;
                }
            }
        }
    }

    fn enter(&mut self, place: Place) {
        if self.now != place {
            self.below.push(std::mem::replace(&mut self.now, place));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Go>().add_systems(PreUpdate, follow.in_set(PlaceSet).before(InputSystems));
}

/// Goes where somebody wants to. Of several wishes in a frame the first counts: the others were made for a screen that is
/// not there any more.
fn follow(
    mut wishes: MessageReader<Go>,
    mut navigator: ResMut<Navigator>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(&go) = wishes.read().next() else { return };
    wishes.clear();
    let mut ahead = navigator.clone();
    ahead.follow(go);
    if navigator.set_if_neq(ahead) {
        NextState::set_if_neq(&mut next, navigator.now().screen);
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ui03_back_leads_to_where_one_came_from() {
        let mut navigator = Navigator::beginning_at(Screen::Match);
        navigator.follow(Go::Over(Overlay::Pause));
        navigator.follow(Go::To(Screen::Settings));
        assert_eq!(navigator.now(), Screen::Settings.into());
        navigator.follow(Go::Back);
        assert_eq!(navigator.now(), Overlay::Pause.into());
        navigator.follow(Go::Back);
        assert!(navigator.is_on_board());
        navigator.follow(Go::Back);
        assert_eq!(navigator.now(), Screen::Title.into());
        navigator.follow(Go::Back);
        assert_eq!(navigator.now(), Screen::Title.into());
    }

    #[test]
    fn a_match_leads_back_to_the_title_alone() {
        let mut navigator = Navigator::beginning_at(Screen::Title);
        navigator.follow(Go::To(Screen::Join));
        navigator.follow(Go::To(Screen::Match));
        assert_eq!(navigator.depth(), 1);
        navigator.follow(Go::Over(Overlay::Pause));
        navigator.follow(Go::To(Screen::Title));
        assert_eq!(navigator.depth(), 0);
    }

    #[test]
    fn ui03_what_is_tried_leads_back_to_where_it_was_chosen() {
        let mut navigator = Navigator::beginning_at(Screen::Match);
        navigator.follow(Go::Over(Overlay::Pause));
        navigator.follow(Go::To(Screen::Rulebook));
        navigator.follow(Go::Onto);
        assert!(navigator.is_on_board());
        navigator.follow(Go::Over(Overlay::Pause));
        navigator.follow(Go::BackTo(Screen::Rulebook));
        assert_eq!(navigator.now(), Screen::Rulebook.into());
        navigator.follow(Go::Back);
        assert_eq!(navigator.now(), Overlay::Pause.into());
        navigator.follow(Go::BackTo(Screen::Lessons));
        assert_eq!(navigator.now(), Screen::Lessons.into());
        navigator.follow(Go::Back);
        assert_eq!(navigator.now(), Overlay::Pause.into());
    }

    #[test]
    fn overlays_lie_over_the_match_alone() {
        let mut navigator = Navigator::beginning_at(Screen::Title);
        navigator.follow(Go::Over(Overlay::Pause));
        assert_eq!(navigator.now(), Screen::Title.into());
    }
}
