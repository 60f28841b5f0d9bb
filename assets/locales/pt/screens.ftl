# The screens around the match: title, pause, settings.

## Title

title-wordmark = BALL
title-line = Uma partida inteira de futebol americano em um só tabuleiro: sem dados, sem nada escondido.
title-play-on = Continuar jogando
title-versus = Versus
title-settings = Configurações
title-quit = Sair

## All screens

screen-back = Voltar

## Pause

pause-title = Pausa
pause-resume = Retomar
pause-leave = Voltar ao título

## Settings

settings-game = Jogo
settings-display = Imagem
settings-sound = Som
settings-flat = Vista plana de cima
settings-flipped = Ver do lado de DEF
