//! What stands on keys and buttons: prompts show what is in the hand that is to act, as it is bound now (IN-03, IN-04,
//! IN-08), keys by the layout of the keyboard (IN-09), buttons by the pad's family (IN-05).

use std::collections::HashMap;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::bindings::{Bindings, KeyPress, SeatAction};
use crate::i18n::Texts;
use crate::match_play::Session;
use crate::screens::Navigator;
use crate::seats::{Device, Family, LastDevice, Registry, Seating, on_move};

/// A key or a button as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cap {
    /// A key with this on it.
    Key(String),
    /// A button of a pad with its sign.
    Button(Sign),
}

/// The sign on a button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A letter on a round button.
    Letter(char),
    /// Cross, circle, square and triangle: as many corners, and none for the circle, 2 for the cross.
    Shape(u8),
    /// Some letters on a shoulder button.
    Shoulder(&'static str),
    /// A stick that is pressed, with its letter.
    Stick(char),
    /// The D-pad in one direction, as columns to the right and rows up.
    DPad(i8, i8),
    /// The button for the menu: three lines.
    Menu,
    /// The other one in the middle: two squares.
    View,
}

/// What is shown for each action.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Caps {
    /// The family of the pad in the hand that is to act; none for keyboard and mouse.
    pub family: Option<Family>,
    keys: HashMap<SeatAction, String>,
    buttons: HashMap<SeatAction, GamepadButton>,
}

impl Caps {
    /// What does `action` on the device that is to act, if anything does.
    pub fn of(&self, action: SeatAction) -> Option<Cap> {
        match self.family {
            None => self.key(action),
            Some(family) => self.button(action, family),
        }
    }

    /// The key that does `action`.
    pub fn key(&self, action: SeatAction) -> Option<Cap> {
        self.keys.get(&action).cloned().map(Cap::Key)
    }

    /// The button that does `action` on a pad of `family`.
    pub fn button(&self, action: SeatAction, family: Family) -> Option<Cap> {
        self.buttons.get(&action).and_then(|&button| sign(button, family)).map(Cap::Button)
    }

    /// The same in words, for sentences and readers.
    pub fn words(&self, action: SeatAction) -> String {
        self.of(action).map(|cap| cap.words()).unwrap_or_default()
    }
}

impl Cap {
    /// The key or the button in words.
    pub fn words(&self) -> String {
        match self {
            Cap::Key(name) => name.clone(),
            Cap::Button(sign) => sign.words(),
        }
    }
}

impl Sign {
    /// The sign in letters.
    pub fn words(&self) -> String {
        match self {
            Sign::Letter(letter) => letter.to_string(),
            Sign::Shape(2) => "×".into(),
            Sign::Shape(3) => "△".into(),
            Sign::Shape(4) => "□".into(),
            Sign::Shape(_) => "○".into(),
            Sign::Shoulder(name) => (*name).into(),
            Sign::Stick(letter) => format!("{letter}3"),
            Sign::DPad(1, _) => "→".into(),
            Sign::DPad(-1, _) => "←".into(),
            Sign::DPad(_, 1) => "↑".into(),
            Sign::DPad(..) => "↓".into(),
            Sign::Menu => "≡".into(),
            Sign::View => "□□".into(),
        }
    }
}

/// What stands on a button.
pub fn sign(button: GamepadButton, family: Family) -> Option<Sign> {
    use Family::{Nintendo, PlayStation, SteamDeck};
    use GamepadButton::*;
    let letters = |plain, nintendo, shape| {
        Some(match family {
            PlayStation => Sign::Shape(shape),
            Nintendo => Sign::Letter(nintendo),
            _ => Sign::Letter(plain),
        })
    };
    let shoulder = |xbox, sony, nintendo| {
        Some(Sign::Shoulder(match family {
            PlayStation | SteamDeck => sony,
            Nintendo => nintendo,
            Family::Xbox => xbox,
        }))
    };
    match button {
        South => letters('A', 'B', 2),
        East => letters('B', 'A', 0),
        West => letters('X', 'Y', 4),
        North => letters('Y', 'X', 3),
        LeftTrigger => shoulder("LB", "L1", "L"),
        RightTrigger => shoulder("RB", "R1", "R"),
        LeftTrigger2 => shoulder("LT", "L2", "ZL"),
        RightTrigger2 => shoulder("RT", "R2", "ZR"),
        LeftThumb => Some(Sign::Stick('L')),
        RightThumb => Some(Sign::Stick('R')),
        DPadUp => Some(Sign::DPad(0, 1)),
        DPadDown => Some(Sign::DPad(0, -1)),
        DPadLeft => Some(Sign::DPad(-1, 0)),
        DPadRight => Some(Sign::DPad(1, 0)),
        Start if family == Nintendo => Some(Sign::Letter('+')),
        Select if family == Nintendo => Some(Sign::Letter('−')),
        Start => Some(Sign::Menu),
        Select => Some(Sign::View),
        _ => None,
    }
}

/// What confirms in every menu, whatever is bound in the match: on a pad of `family`, or on the keyboard.
pub fn confirm_cap(texts: &Texts, family: Option<Family>) -> Cap {
    let button = family.and_then(|family| sign(GamepadButton::South, family));
    button.map_or_else(|| Cap::Key(texts.get("key-enter")), Cap::Button)
}

/// What the keyboard has written for each key: its layout, as far as it is known.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout(HashMap<KeyCode, char>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Caps>()
        .init_resource::<Layout>()
        .add_systems(PreUpdate, learn)
        .add_systems(Update, refresh.before(crate::match_play::PlaySet::Input));
}

/// Learns the layout from what keys write.
fn learn(mut keys: MessageReader<KeyboardInput>, held: Res<ButtonInput<KeyCode>>, mut layout: ResMut<Layout>) {
    use KeyCode::{AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight};
    let plain = !held.any_pressed([AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight]);
    for key in keys.read() {
        let Key::Character(text) = &key.logical_key else { continue };
        let mut letters = text.chars().flat_map(char::to_uppercase);
        if let (Some(letter), None) = (letters.next(), letters.next())
            && (letter.is_alphabetic() || plain && !letter.is_whitespace() && !is_digit(key.key_code))
            && layout.0.get(&key.key_code) != Some(&letter)
        {
            layout.0.insert(key.key_code, letter);
        }
    }
}

/// Keys that are called by their digit, whatever they write.
fn is_digit(key: KeyCode) -> bool {
    let name = format!("{key:?}");
    name.starts_with("Digit") || name.starts_with("Numpad")
}

/// The device whose prompts are shown: on the board that of the coach on move, else the one that was used last.
fn in_hand(seating: &Seating, session: &Session, navigator: &Navigator, last: Device) -> Device {
    let team = on_move(session).unwrap_or(session.position().side());
    let seats = seating.in_force(session).seats().filter(|_| navigator.is_on_board());
    seats.map_or(last, |seats| seats.of(team).device)
}

fn refresh(
    (bindings, layout, texts): (Res<Bindings>, Res<Layout>, Res<Texts>),
    (seating, session, navigator): (Res<Seating>, Res<Session>, Res<Navigator>),
    (last, registry): (Res<LastDevice>, Res<Registry>),
    mut caps: ResMut<Caps>,
) {
    let family = registry.family(in_hand(&seating, &session, &navigator, last.0));
    if caps.family != family {
        caps.family = family;
    }
    if bindings.is_changed() || layout.is_changed() || texts.is_changed() {
        let first_key =
            |binding: &super::Binding| Some((binding.action, key_name(&texts, &layout, *binding.keys.first()?)));
        caps.keys = bindings.0.iter().filter_map(first_key).collect();
        caps.buttons =
            bindings.0.iter().filter_map(|binding| Some((binding.action, *binding.buttons.first()?))).collect();
    }
}

/// What a key is called.
pub fn key_name(texts: &Texts, layout: &Layout, press: KeyPress) -> String {
    let name = plain_name(texts, layout, press.key);
    if press.shift { texts.with("key-with-shift", &[("key", name.into())]) } else { name }
}

fn plain_name(texts: &Texts, layout: &Layout, key: KeyCode) -> String {
    if let Some(letter) = layout.0.get(&key) {
        return letter.to_string();
    }
    let named = match key {
        KeyCode::ArrowUp => return "↑".into(),
        KeyCode::ArrowDown => return "↓".into(),
        KeyCode::ArrowLeft => return "←".into(),
        KeyCode::ArrowRight => return "→".into(),
        KeyCode::Enter | KeyCode::NumpadEnter => "key-enter",
        KeyCode::Space => "key-space",
        KeyCode::Escape => "key-escape",
        KeyCode::Backspace => "key-backspace",
        KeyCode::Tab => "key-tab",
        KeyCode::Home => "key-home",
        KeyCode::End => "key-end",
        KeyCode::PageUp => "key-page-up",
        KeyCode::PageDown => "key-page-down",
        KeyCode::Insert => "key-insert",
        KeyCode::Delete => "key-delete",
        other => {
            let name = format!("{other:?}");
            let short = ["Key", "Digit"].into_iter().find_map(|start| name.strip_prefix(start));
            return short.unwrap_or(&name).to_owned();
        }
    };
    texts.get(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in05_buttons_bind_by_position_and_their_signs_are_the_familys() {
        use Family::*;
        let on = |button, family| sign(button, family).map(|sign| sign.words()).unwrap_or_default();
        assert_eq!(
            [Xbox, PlayStation, Nintendo, SteamDeck].map(|of| on(GamepadButton::South, of)),
            ["A", "×", "B", "A"]
        );
        assert_eq!(
            [Xbox, PlayStation, Nintendo, SteamDeck].map(|of| on(GamepadButton::North, of)),
            ["Y", "△", "X", "Y"]
        );
        assert_eq!([Xbox, PlayStation, Nintendo].map(|of| on(GamepadButton::RightTrigger, of)), ["RB", "R1", "R"]);
    }

    #[test]
    fn in09_keys_are_called_what_the_layout_writes() {
        let texts = Texts::default();
        let mut layout = Layout::default();
        assert_eq!(key_name(&texts, &layout, KeyCode::KeyY.into()), "Y");
        layout.0.insert(KeyCode::KeyY, 'Z');
        assert_eq!(key_name(&texts, &layout, KeyCode::KeyY.into()), "Z");
        assert_eq!(key_name(&texts, &layout, KeyPress { key: KeyCode::Tab, shift: true }), "Shift+Tab");
    }
}
