# Seats and devices: who sits where, what is pressed, and what happens when a gamepad is lost.

## The help

help-list-text = Go to the list of choices
help-zoom-text = Come closer, go farther

## Keys

key-enter = Enter
key-space = Space
key-escape = Esc
key-backspace = Backspace
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-insert = Insert
key-delete = Delete
key-with-shift = Shift+{ $key }

## Seats in a match

# A coach by the nickname, and the team.
seat-coach = { $name } · { $team }
seat-lost = The gamepad has been disconnected.
seat-lost-text = Plug it in again and the match goes on, or take the seat with another device.
seat-lost-take = Take the seat
seat-share = Share this device?
seat-share-text = It belongs to the other coach. You would both use it from now on, in turns.
seat-share-yes = Share in turns
seat-hand-over = Your turn!
seat-hand-over-text = Hand the device over. Whoever has it now goes on.
seat-hand-over-go = Go on
seat-waiting-lost = { $coach }: the gamepad has been disconnected. It is needed at the next turn.
seat-full = Both seats are taken.

## Taking seats

join-title = Who plays with what?
join-title-match = Seats and devices
join-text = Each coach has a gamepad, or keyboard and mouse. A single device goes from hand to hand at every turn.
join-text-resume = The match waits: say who plays with what now, and it goes on from where it was left.
join-role-atk = has the ball
join-role-def = has the first turn
join-caption-name = Name
join-caption-device = Plays with
# What a screen reader says before the value.
join-name = { $team }: name
join-device = { $team }: device
device-keyboard = Keyboard and mouse
device-pad = Gamepad { $number }
join-shared = Shared in turns
join-ready = Ready
join-takes = { $device }: press to play as { $team }
join-connect = Plug in a gamepad to play as { $team }.
join-begin = Kick off
join-play-on = Play on
join-swap-sides = Swap sides
join-swap-devices = Swap devices

## Nicknames

name-comet = Comet
name-falcon = Falcon
name-badger = Badger
name-maple = Maple
name-otter = Otter
name-thunder = Thunder
name-pepper = Pepper
name-lynx = Lynx
name-pixel = Pixel
name-rocket = Rocket
name-willow = Willow
name-bison = Bison
name-ember = Ember
name-marble = Marble
name-puffin = Puffin
name-cocoa = Cocoa
