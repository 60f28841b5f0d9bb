# The screens around the match: title, pause, settings.

## Title

title-wordmark = BALL
title-line = Een hele wedstrijd American football op één bord: geen dobbelstenen, niets verborgen.
title-play-on = Verderspelen
title-versus = Versus
title-settings = Instellingen
title-quit = Afsluiten

## All screens

screen-back = Terug

## Pause

pause-title = Pauze
pause-resume = Hervatten
pause-leave = Naar het titelscherm

## Settings

settings-game = Spel
settings-display = Beeld
settings-sound = Geluid
settings-flat = Plat beeld van bovenaf
settings-flipped = Kijk vanaf de kant van DEF
