# The screens around the match: title, pause, settings.

## Title

title-wordmark = BALL
title-line = Celý zápas amerického futbalu na jednej doske: bez kociek, bez tajomstiev.
title-play-on = Pokračovať v hre
title-versus = Versus
title-settings = Nastavenia
title-quit = Ukončiť

## All screens

screen-back = Späť

## Pause

pause-title = Pauza
pause-resume = Pokračovať
pause-leave = Odísť na titulnú obrazovku

## Settings

settings-game = Hra
settings-display = Obraz
settings-sound = Zvuk
settings-flat = Plochý pohľad zhora
settings-flipped = Pohľad zo strany DEF
