# The screens around the match: title, pause, settings.

## Title

title-wordmark = BALL
title-line = A whole match of American football on one board: no dice, nothing hidden.
title-play-on = Play on
title-versus = Versus
title-settings = Settings
title-quit = Quit

## All screens

screen-back = Back

## Pause

pause-title = Pause
pause-resume = Resume
pause-leave = Leave to the title

## Settings

settings-game = Game
settings-display = Display
settings-sound = Sound
settings-flat = Flat view from above
settings-flipped = Look from DEF’s side
