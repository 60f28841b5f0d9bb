# The panels round the board: what stands in the bars, the menu, the dialogs and the help.

## Teams and pieces

team-atk = ATK
team-def = DEF
piece-cross = X{ $number }
piece-ring = O{ $number }
piece-frame = □{ $number }
# A piece of the other team, or one of two teams side by side.
piece-of-team = { $team } { $piece }
# Two pieces, the upper one first.
piece-stack = { $upper } on { $lower }
# How two sentences follow each other.
sentences = { $first } { $second }
# How names in a list follow each other.
list = { $first }, { $second }

## Top bar

turn-indicator = { $team } to act
turn-number = Turn { $turn }
phase-action = Action phase
phase-unlock = Unlock phase
phase-over = Match over
pa-label = PA
pa-hover = Action points left in this turn: { $pa }
pe-of-team = { $team } { $pe } PE
pe-hover = Energy points of { $team }: { $pe }
button-undo = Undo
button-redo = Redo
button-view-flat = 2D
button-view-stadium = 3D
button-flip = Flip
button-help = Help
button-menu = Menu
button-close = Close

# The language’s name in itself.
language-name = English

## Menu

menu-new-basic = New match, basic game
menu-new-cards = New match, cards mode
menu-draw = Offer a draw
menu-resign = Resign
menu-settings = Settings
menu-confirm-end = Ask before a phase ends with PA left
menu-speed = Animation
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Off
menu-language = Language
menu-help = How to play, controls
menu-graphics = Graphics
graphics-low = Low
graphics-medium = Medium
graphics-high = High
sound-music = Music
sound-effects = Effects
sound-interface = Interface
# The murmur of the stadium.
sound-ambience = Stadium

## Prompt

prompt-choose-piece = { $team }: choose one of your pieces.
prompt-spent-hand-off = { $team }: no PA left. Hand the ball off, or end the phase.
prompt-spent-card = { $team }: no PA left. Play a card, or end the phase.
prompt-no-piece-convert = { $team }: no piece can act. Convert PA, or end the phase.
prompt-no-piece-card = { $team }: no piece can act. Play a card, or end the phase.
prompt-nothing-left = { $team }: nothing more can be done. End the phase.
prompt-choose-piece-for-card = { $card }: choose the piece that plays it.
prompt-choose-action = { $piece }: choose an action, or one of the highlighted squares.
prompt-destination = { $piece }: choose the square it goes to.
prompt-land = { $piece }: choose where it lands after the leap.
prompt-exit = { $piece }: choose the square that it exits to.
prompt-push = { $piece }: choose where the opponent is pushed.
prompt-target-dodge = { $piece }: choose the opponent to dodge.
prompt-target-block = { $piece }: choose the opponent to block.
prompt-target-protection = { $piece }: choose the piece to protect.
prompt-target-down = { $piece }: choose the opponent to down.
prompt-receiver-hand-off = { $piece }: choose who gets the ball.
prompt-receiver-pass = { $piece }: choose the receiver.
prompt-ball-landing = { $piece }: choose where the ball lands.
prompt-upper-to = { $piece }: choose where the upper piece goes.
prompt-lower-to = { $piece }: choose where the lower piece goes.
prompt-partner = { $piece }: choose the piece it swaps squares with.
prompt-keeper = { $piece }: choose who keeps the ball.
prompt-unlock = { $team }: { $left ->
    [one] one task is left. Choose the piece to stand up or the stack to release.
   *[other] { $left } tasks are left. Choose a piece to stand up or a stack to release.
}
prompt-over = The match is over.
hint-back = { $key } takes the last choice back.
hint-pieces = These pieces can act:
hint-tasks = To resolve:
hint-tasks-later = No room now, stays for a later turn:
preview-label = Preview:

## Choices

cost-pa = { $pa } PA
cost-pe = { $pe } PE
earns-pe = +{ $pe } PE
action-move = Move
action-dodge = Dodge
action-tactical-dodge = Tactical dodge
action-block = Block
action-protection = Protection
action-hand-off = Hand-off
action-short-pass = Short pass
action-long-pass = Long pass
action-stand-up = Stand up
action-unblock = Unblock
action-unprotect = Unprotect
action-convert = Convert PA
action-end-phase = End phase
keeper-upper = { $piece }, the upper piece
keeper-lower = { $piece }, the lower piece
end-phase-hover = Ends the action phase; the unlock phase follows.
convert-hover = Turns { $pa } PA into { $pe } PE.

## Log

log-title = Action log
log-empty = Nothing has been played yet.
log-turn = Turn { $turn }
restricted-title = Restricted this turn
restricted-pick-up = { $piece }: picked up the loose ball
restricted-forced-fumble = { $piece }: took the ball by a forced fumble
restricted-other = { $piece }: may start no other ordinary action

## Cards

hand-title = Cards of { $team }
card-used = Played

## Questions

answer-no = No
answer-end-phase = End phase
answer-resign = Resign
answer-draw = Accept
answer-new-match = New match
ask-end-phase = End the action phase?
ask-end-phase-text = { $pa ->
    [one] One PA is left and will be lost.
   *[other] { $pa } PA are left and will be lost.
}
ask-end-phase-text-cards = { $pa ->
    [one] One PA is left and will be lost, unless you convert it first.
   *[other] { $pa } PA are left and will be lost, unless you convert them first.
}
ask-end-phase-never = Don’t ask again
ask-resign = Resign the match?
ask-resign-text = { $team } gives up, and { $opponent } wins.
ask-draw = Accept a draw?
ask-draw-text = { $opponent } offers a draw to { $team }.
ask-new-match = Begin a new match?
ask-new-match-text = The match in progress is kept as a file and stays unfinished.

## Result

result-draw = Draw
reason-touchdown = Touchdown!
reason-resignation = { $team } resigned.
reason-time = { $team } ran out of time.
reason-repetition = The same position came up at the start of a turn too often.
reason-agreement = The coaches agreed.
reason-turn-limit = The turn limit is reached.

## Notices

notice-not-set-aside = The match could not be put away for a new one, so it goes on. ({ $error })
notice-unreadable = The last match cannot be read ({ $reason }). It stays in { $kept }, and a new match has begun.
notice-not-saved = The match could not be saved: { $error }
notice-damaged = The record of the last match is damaged at line { $line }, column { $column }. The match goes on from there; the damaged file is kept as { $kept }.

## Help

help-title = Controls
help-mouse = Left click
help-mouse-text = Choose a piece, a square or a button
help-back-text = Take the last choice back
help-arrows-text = Move the cursor over the board
help-enter-text = Choose what is under the cursor
help-tab-text = Next or previous piece that can act
help-digits-text = Choose the action with that number
help-end-text = End the phase
help-convert-text = Convert PA (cards mode)
help-undo-text = Undo, redo
help-view-text = Flat or stadium view; flip the board
help-orbit = Right drag, wheel
help-orbit-text = Orbit and zoom the camera
help-orbit-keys-text = Turn and tilt the camera
help-home-text = Put the camera back
help-skip = Any key
help-skip-text = Skips a running animation
help-menu-text = This help; the menu
help-end-match-text = Offer a draw, resign
