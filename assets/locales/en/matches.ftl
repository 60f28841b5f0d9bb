# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = Takebacks are off in this match.
notice-takebacks-own-turn = Only your own decisions of this turn can be taken back.
notice-not-opened = The saved match could not be opened: { $error }

## Clocks

clock-left = { $team }: { $time } left
clock-low = { $team }: only { $time } left

## Title

title-saves = Saved matches

## Match options

options-title = Match options
options-summary = Match options: { $mode } · { $series } · { $clock }
options-clock-none-short = No clock
options-clock-turn-short = Clock per turn
options-clock-match-short = Clock per match
options-mode = Game
options-mode-basic = Basic game
options-mode-cards = With cards
options-series = Length
options-series-single = A single game
options-series-to = First to { $wins } wins, sides swapped after each game
options-clock = Clock
options-clock-none = None
options-clock-turn = Per turn
options-clock-match = Per match
options-turn-time = Time for a turn
options-match-time = Time for each coach
options-increment = Added after each turn
options-seconds = { $seconds } s
options-minutes = { $minutes } min
options-limit = Turn limit
options-limit-none = None
options-turns = Draw after { $turns } turns
options-takebacks = Taking back
options-takebacks-off = Never
options-takebacks-own-turn = In your own turn
options-takebacks-free = Always
options-confirm = Ask before the action phase ends
options-confirm-never = Never
options-confirm-pa-left = With PA left
options-confirm-always = Always

## Saved matches

saves-title = Saved matches
saves-none = No match has been saved yet.
saves-coaches = { $atk } against { $def }
saves-computer = Computer (level { $number })
saves-details = { $date } · { $mode } · turn { $turn }
saves-current = In progress
saves-open = Not finished
saves-damaged = Damaged at line { $line }, column { $column }: it goes on from what could be read.
saves-unreadable = Cannot be read: { $reason }
saves-delete = Delete
saves-restore = Bring back what was deleted
saves-newer = Newer
saves-older = Older
saves-page = Page { $page } of { $pages }
saves-error = That did not work: { $error }
saves-paste = Paste a position or a record

## Pasting

paste-bad-position = The pasted position is wrong at column { $column }: { $reason }
paste-bad-record = The pasted record is wrong at line { $line }, column { $column }: { $reason }

## Result

result-win-atk = ATK wins
result-win-def = DEF wins
result-score = { $atk } : { $def }
result-series-won = { $coach } has won the series.
result-next-game = Next game
result-rematch = Rematch
result-swap = Swap sides
result-board = Look at the board
result-save = Save record
result-folder = Open folder
result-copy-record = Copy record
result-copy-position = Copy position
result-saved = Saved as { $path }
result-copied = Copied.
result-map = Where the pieces went and where the ball was at the end of each turn
result-map-ball = Ball

## Statistics

stat-turns = Turns
stat-pa-used = PA spent
stat-possession = Possession
stat-moves = Moves
stat-dodges = Dodges
stat-fumbles = Fumbles caused
stat-stacks = Blocks and protections
stat-hand-offs = Hand-offs
stat-passes = Passes
stat-pick-ups = Balls picked up
stat-pe-earned = PE earned
stat-pe-spent = PE spent
stat-cards = Cards played
stat-said = { $what }: ATK { $atk }, DEF { $def }
