# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = Takebacks are off in this match.
notice-takebacks-own-turn = Only your own decisions of this turn can be taken back.
notice-not-opened = The saved match could not be opened: { $error }

## Clocks

clock-left = { $team }: { $time } left
clock-low = { $team }: only { $time } left
