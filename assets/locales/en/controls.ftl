# The controls: what every key and button does, and how to change it.

settings-rumble = Gamepad rumble
controls-text = Choose a key or a button to change it. In menus, arrows, Enter and Esc always work, and on a gamepad the D-pad, the bottom and the right button.
controls-key = Keys
controls-button = Gamepad
controls-reset = Reset
controls-reset-all = Reset all controls
controls-press-key = Press a key for: { $action }
controls-press-button = Press a gamepad button for: { $action }
controls-cancel-key = A click or a gamepad button leaves it as it is.
controls-cancel-button = A click or a key leaves it as it is.
controls-exchanged = { $control } was for: { $other }. The two have changed places.
controls-taken = { $control } was for: { $other }. Not any more.
controls-needed = { $control } stays with: { $other }. Nothing could take its place there.

action-cursor-up = Cursor up
action-cursor-down = Cursor down
action-cursor-left = Cursor left
action-cursor-right = Cursor right
action-next-piece = Next piece
action-previous-piece = Previous piece
action-choice = Choice { $number } of the list
action-flat = Flat view or stadium
action-orbit-left = Turn the camera left
action-orbit-right = Turn the camera right
action-orbit-up = Raise the camera
action-orbit-down = Lower the camera
action-zoom-in = Zoom in
action-zoom-out = Zoom out
