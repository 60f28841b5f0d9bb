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
piece-stack = { $upper } sobre { $lower }
# How two sentences follow each other.
sentences = { $first } { $second }
# How names in a list follow each other.
list = { $first }, { $second }

## Top bar

turn-indicator = Juega { $team }
turn-number = Turno { $turn }
phase-action = Fase de acción
phase-unlock = Fase de desbloqueo
phase-over = Fin de partida
pa-label = PA
pa-hover = Puntos de acción que quedan este turno: { $pa }
pe-of-team = { $team } { $pe } PE
pe-hover = Puntos de energía de { $team }: { $pe }
button-undo = Deshacer
button-redo = Rehacer
button-view-flat = 2D
button-view-stadium = 3D
button-flip = Girar
button-help = Ayuda
button-menu = Menú
button-close = Cerrar

# The language's name in itself.
language-name = Español

## Menu

menu-new-basic = Nueva partida: juego básico
menu-new-cards = Nueva partida: modo con cartas
menu-draw = Ofrecer empate
menu-resign = Abandonar
menu-settings = Ajustes
menu-confirm-end = Confirmar el fin de fase si quedan PA
menu-speed = Animación
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Ninguna
menu-language = Idioma
menu-help = Cómo se juega, controles
menu-graphics = Gráficos
graphics-low = Bajos
graphics-medium = Medios
graphics-high = Altos
sound-music = Música
sound-effects = Efectos
sound-interface = Interfaz
sound-ambience = Estadio

## Prompt

prompt-choose-piece = { $team }: elige una de tus fichas.
prompt-spent-hand-off = { $team }: no quedan PA. Haz un hand-off o termina la fase.
prompt-spent-card = { $team }: no quedan PA. Juega una carta o termina la fase.
prompt-no-piece-convert = { $team }: ninguna ficha puede actuar. Convierte PA o termina la fase.
prompt-no-piece-card = { $team }: ninguna ficha puede actuar. Juega una carta o termina la fase.
prompt-nothing-left = { $team }: no queda nada por hacer. Termina la fase.
prompt-choose-piece-for-card = { $card }: elige la ficha que la juega.
prompt-choose-action = { $piece }: elige una acción o una de las casillas resaltadas.
prompt-destination = { $piece }: elige la casilla de destino.
prompt-land = { $piece }: elige dónde aterriza tras el salto.
prompt-exit = { $piece }: elige a qué casilla sale tras la esquiva.
prompt-push = { $piece }: elige adónde empujar a la ficha rival.
prompt-target-dodge = { $piece }: elige qué ficha rival esquivar.
prompt-target-block = { $piece }: elige qué ficha rival bloquear.
prompt-target-protection = { $piece }: elige qué ficha proteger.
prompt-target-down = { $piece }: elige qué ficha rival derribar.
prompt-receiver-hand-off = { $piece }: elige quién recibe el balón.
prompt-receiver-pass = { $piece }: elige la ficha receptora.
prompt-ball-landing = { $piece }: elige dónde cae el balón.
prompt-upper-to = { $piece }: elige adónde va la ficha superior.
prompt-lower-to = { $piece }: elige adónde va la ficha inferior.
prompt-partner = { $piece }: elige con qué ficha intercambia su casilla.
prompt-keeper = { $piece }: elige quién se queda con el balón.
prompt-unlock = { $team }: { $left ->
    [one] queda una tarea. Elige la ficha que debes levantar o el apilado que debes liberar.
   *[other] quedan { $left } tareas. Elige una ficha que levantar o un apilado que liberar.
}
prompt-over = La partida ha terminado.
hint-back = { $key } cancela la última elección.
hint-pieces = Fichas que pueden actuar:
hint-tasks = Por resolver:
hint-tasks-later = Sin espacio ahora; para otro turno:
preview-label = Vista previa:

## Choices

cost-pa = { $pa } PA
cost-pe = { $pe } PE
earns-pe = +{ $pe } PE
action-move = Movimiento
action-dodge = Esquiva
action-tactical-dodge = Esquiva táctica
action-block = Bloqueo
action-protection = Protección
action-hand-off = Hand-off
action-short-pass = Pase corto
action-long-pass = Pase largo
action-stand-up = Levantar
action-unblock = Liberar
action-unprotect = Desproteger
action-convert = Convertir PA
action-end-phase = Terminar fase
keeper-upper = { $piece }, ficha superior
keeper-lower = { $piece }, ficha inferior
end-phase-hover = Termina la fase de acción; después viene la fase de desbloqueo.
convert-hover = Convierte { $pa } PA en { $pe } PE.

## Log

log-title = Registro de acciones
log-empty = Aún no se ha jugado nada.
log-turn = Turno { $turn }
restricted-title = Restringidas este turno
restricted-pick-up = { $piece }: ha recogido el balón libre
restricted-forced-fumble = { $piece }: ha tomado el balón con un fumble forzado
restricted-other = { $piece }: no puede iniciar otra acción ordinaria

## Cards

hand-title = Cartas de { $team }
card-used = Ya jugada

## Questions

answer-no = No
answer-end-phase = Terminar fase
answer-resign = Abandonar
answer-draw = Aceptar
answer-new-match = Nueva partida
ask-end-phase = ¿Terminar la fase de acción?
ask-end-phase-text = { $pa ->
    [one] Queda 1 PA, que se perderá.
   *[other] Quedan { $pa } PA, que se perderán.
}
ask-end-phase-text-cards = { $pa ->
    [one] Queda 1 PA, que se perderá si no lo conviertes antes.
   *[other] Quedan { $pa } PA, que se perderán si no los conviertes antes.
}
ask-end-phase-never = No volver a preguntar
ask-resign = ¿Abandonar la partida?
ask-resign-text = { $team } abandona y gana { $opponent }.
ask-draw = ¿Aceptar el empate?
ask-draw-text = { $opponent } ofrece el empate a { $team }.
ask-new-match = ¿Empezar una nueva partida?
ask-new-match-text = La partida en curso se guarda en un archivo y queda sin terminar.

## Result

result-draw = Empate
reason-touchdown = ¡Touchdown!
reason-resignation = { $team } ha abandonado.
reason-time = { $team } se ha quedado sin tiempo.
reason-repetition = La misma posición se ha repetido demasiadas veces al empezar un turno.
reason-agreement = Los entrenadores han acordado el empate.
reason-turn-limit = Se ha alcanzado el límite de turnos.

## Notices

notice-not-set-aside = No se pudo guardar aparte la partida para empezar otra, así que continúa. ({ $error })
notice-unreadable = No se puede leer la última partida ({ $reason }). Se conserva en { $kept } y ha empezado una nueva.
notice-not-saved = No se pudo guardar la partida: { $error }
notice-damaged = El registro de la última partida está dañado en la línea { $line }, columna { $column }. La partida continúa desde ahí; el archivo dañado se conserva como { $kept }.

## Help

help-title = Controles
help-mouse = Clic izquierdo
help-mouse-text = Elegir una ficha, una casilla o un botón
help-back-text = Cancelar la última elección
help-arrows-text = Mover el cursor por el tablero
help-enter-text = Elegir lo que está bajo el cursor
help-tab-text = Ficha siguiente o anterior que puede actuar
help-digits-text = Elegir la acción con ese número
help-end-text = Terminar la fase
help-convert-text = Convertir PA (modo con cartas)
help-undo-text = Deshacer, rehacer
help-view-text = Vista plana o de estadio; girar el tablero
help-orbit = Botón derecho, rueda
help-orbit-text = Arrastrar para girar la cámara; rueda para el zoom
help-orbit-keys-text = Girar e inclinar la cámara
help-home-text = Restablecer la cámara
help-skip = Cualquier tecla
help-skip-text = Saltar la animación en curso
help-menu-text = Esta ayuda; el menú
help-end-match-text = Ofrecer empate, abandonar
