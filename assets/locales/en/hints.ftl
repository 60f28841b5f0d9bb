# Hints in a match, stage by stage.

button-hint = Hint
pause-hint = Hint
hint-title = Hint
hint-more = Tell me more
hint-looking = Looking for the best turn…
hint-can-score = { $team } can score a touchdown this turn.
hint-threatened = { $team } threatens a touchdown next turn, unless this turn prevents it: { $words }
hint-quiet = No touchdown is in sight: { $team } cannot score this turn, and the other coach cannot score next turn.
hint-piece = Act with { $piece } on { $square }.
hint-no-piece = The next decision needs no piece.
hint-decision = Decide: { $words }
hint-turn = The whole turn:
hint-step = { $number }. { $words }
hint-averts = That prevents the touchdown.
hint-cannot-avert = Nothing prevents the touchdown for certain; this makes it as hard as possible.
hint-chance = Chance of { $team } winning after this: { $percent }%
help-hint-text = Hint, and more of it each time
options-hints = Hints and analysis during the match
