# The screens around the match: title, pause, settings.

## Title

title-wordmark = BALL
title-line = Todo un partido de fútbol americano en un tablero: sin dados, sin nada oculto.
title-play-on = Seguir jugando
title-versus = Versus
title-settings = Ajustes
title-quit = Salir

## All screens

screen-back = Volver

## Pause

pause-title = Pausa
pause-resume = Continuar
pause-leave = Volver al título

## Settings

settings-game = Juego
settings-display = Imagen
settings-sound = Sonido
settings-flat = Vista plana desde arriba
settings-flipped = Mirar desde el lado de DEF
