//! Keys one after another, however slowly frames come.
//!
//! Within a frame the engine only knows which keys went down and whether they still are. So a key that is pressed and
//! let go between two frames would be missed, and two keys pressed between them would lose their order. Here each frame
//! gets the keys up to the next press; the rest waits for the frames after it.

use std::collections::VecDeque;

use bevy::ecs::message::MessageCursor;
use bevy::input::InputSystems;
use bevy::input::gamepad::{GamepadConnectionEvent, RawGamepadEvent, gamepad_event_processing_system};
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::seats::Physical;

/// How far a button of a pad must be pushed to count as pressed, from 0 to 1.
const PRESSED: f32 = 0.5;
/// How many events wait at most.
const MOST_WAITING: usize = 32;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, one_press_a_frame.before(InputSystems)).add_systems(
        PreUpdate,
        // Between the system that asks the pads and the one that makes of it what is pressed.
        one_button_a_frame.in_set(InputSystems).before(gamepad_event_processing_system),
    );
}

/// The same for the buttons of gamepads; sticks go through. What no hand did is gone before.
fn one_button_a_frame(
    mut connections: MessageReader<GamepadConnectionEvent>,
    mut physical: ResMut<Physical>,
    mut events: ResMut<Messages<RawGamepadEvent>>,
    mut cursor: Local<MessageCursor<RawGamepadEvent>>,
    mut waiting: Local<VecDeque<RawGamepadEvent>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    physical.tick();
    for connection in connections.read() {
        physical.forget(connection.gamepad);
    }
    let any = cursor.len(&events) > 0;
    let new: Vec<RawGamepadEvent> = cursor.read(&events).filter(|event| physical.lets(event)).cloned().collect();
    if !any && waiting.is_empty() {
        return;
    }
    let is_press = |event: &RawGamepadEvent| matches!(event, RawGamepadEvent::Button(button) if button.value > PRESSED);
    for event in new {
        if waiting.len() < MOST_WAITING || !is_press(&event) {
            waiting.push_back(event);
        }
    }
    events.clear();
    let mut pressed = false;
    let mut released = Vec::new();
    while let Some(event) = waiting.pop_front_if(|event| match event {
        RawGamepadEvent::Axis(_) => true,
        // Let go and pressed again within a frame, it would be as if it had been held.
        RawGamepadEvent::Button(button) => !(pressed || button.value > PRESSED && released.contains(&button.button)),
        RawGamepadEvent::Connection(_) => !pressed,
    }) {
        pressed |= is_press(&event);
        if let RawGamepadEvent::Button(button) = &event {
            released.push(button.button);
        }
        events.write(event);
    }
    cursor.clear(&events);
    if !waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}

fn one_press_a_frame(
    mut keys: ResMut<Messages<KeyboardInput>>,
    mut cursor: Local<MessageCursor<KeyboardInput>>,
    mut waiting: Local<VecDeque<KeyboardInput>>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if focus_lost.read().count() > 0 {
        // What was typed into a window that has lost its focus is not meant any more (IN-10).
        waiting.clear();
    }
    let new: Vec<KeyboardInput> = cursor.read(&keys).cloned().collect();
    if new.is_empty() && waiting.is_empty() {
        return;
    }
    // Keys that are hammered in faster than they can be seen are not meant; but every key is let go.
    for key in new {
        if waiting.len() < MOST_WAITING || !key.state.is_pressed() {
            waiting.push_back(key);
        }
    }
    // Whatever is still in the buffer has been seen by everyone in the frame before.
    keys.clear();
    // Releases before the press are this frame's; after it only repeats are, which change nothing.
    // Let go and pressed again within a frame, a key would be as if it had been held.
    let mut pressed = false;
    let mut released = Vec::new();
    while let Some(key) = waiting
        .pop_front_if(|key| key.repeat || !(pressed || key.state.is_pressed() && released.contains(&key.key_code)))
    {
        pressed |= key.state.is_pressed() && !key.repeat;
        if !key.state.is_pressed() {
            released.push(key.key_code);
        }
        keys.write(key);
    }
    cursor.clear(&keys);
    if !waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::keyboard::{Key, NativeKey};
    use bevy::input::{ButtonState, InputPlugin};

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin)).add_message::<RequestRedraw>().init_resource::<Physical>();
        plugin(&mut app);
        app
    }

    fn send(app: &mut App, key_code: KeyCode, state: ButtonState) {
        let logical_key = Key::Unidentified(NativeKey::Unidentified);
        let window = Entity::PLACEHOLDER;
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    fn pressed(app: &mut App) -> Vec<KeyCode> {
        app.update();
        app.world().resource::<ButtonInput<KeyCode>>().get_just_pressed().copied().collect()
    }

    #[test]
    fn keys_between_two_frames_keep_their_order_and_none_is_lost() {
        let mut app = app();
        for key in [KeyCode::Tab, KeyCode::Digit1, KeyCode::ArrowUp, KeyCode::ArrowUp] {
            send(&mut app, key, ButtonState::Pressed);
            send(&mut app, key, ButtonState::Released);
        }
        assert_eq!(pressed(&mut app), [KeyCode::Tab]);
        assert!(app.world().resource::<ButtonInput<KeyCode>>().pressed(KeyCode::Tab), "it is seen as held for a frame");
        assert_eq!(pressed(&mut app), [KeyCode::Digit1]);
        assert_eq!(pressed(&mut app), [KeyCode::ArrowUp]);
        // Between the two presses of the same key is a frame in which it is up.
        assert!(pressed(&mut app).is_empty());
        assert!(!app.world().resource::<ButtonInput<KeyCode>>().pressed(KeyCode::ArrowUp));
        assert_eq!(pressed(&mut app), [KeyCode::ArrowUp]);
        assert!(pressed(&mut app).is_empty());
        assert!(!app.world().resource::<ButtonInput<KeyCode>>().pressed(KeyCode::ArrowUp));
    }

    #[test]
    fn a_hail_of_keys_ends_with_none_held() {
        let mut app = app();
        for _ in 0..60 {
            send(&mut app, KeyCode::ArrowUp, ButtonState::Pressed);
            send(&mut app, KeyCode::ArrowUp, ButtonState::Released);
        }
        for _ in 0..200 {
            app.update();
        }
        assert!(!app.world().resource::<ButtonInput<KeyCode>>().pressed(KeyCode::ArrowUp));
    }

    #[test]
    fn modifiers_are_held_while_the_key_is_pressed() {
        let mut app = app();
        send(&mut app, KeyCode::ShiftLeft, ButtonState::Pressed);
        send(&mut app, KeyCode::Tab, ButtonState::Pressed);
        send(&mut app, KeyCode::Tab, ButtonState::Released);
        send(&mut app, KeyCode::ShiftLeft, ButtonState::Released);
        assert_eq!(pressed(&mut app), [KeyCode::ShiftLeft]);
        assert_eq!(pressed(&mut app), [KeyCode::Tab]);
        assert!(app.world().resource::<ButtonInput<KeyCode>>().pressed(KeyCode::ShiftLeft));
    }
}
