# The screens around the match: title, pause, settings.

## Title

title-wordmark = BALL
title-line = Un’intera partita di football americano su un tabellone: niente dadi, niente di nascosto.
title-play-on = Continua a giocare
title-versus = Versus
title-settings = Impostazioni
title-quit = Esci

## All screens

screen-back = Indietro

## Pause

pause-title = Pausa
pause-resume = Riprendi
pause-leave = Torna al titolo

## Settings

settings-game = Gioco
settings-display = Schermo
settings-sound = Audio
settings-flat = Vista piatta dall’alto
settings-flipped = Guarda dal lato di DEF
