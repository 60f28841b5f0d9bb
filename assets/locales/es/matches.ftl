# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = En esta partida no se puede deshacer.
notice-takebacks-own-turn = Solo puedes deshacer tus propias decisiones de este turno.
notice-not-opened = No se pudo abrir la partida guardada: { $error }

## Clocks

clock-left = { $team }: quedan { $time }
clock-low = { $team }: solo quedan { $time }

## Title

title-saves = Partidas guardadas

## Match options

options-title = Opciones de partida
options-summary = Opciones de partida: { $mode } · { $series } · { $clock }
options-clock-none-short = Sin reloj
options-clock-turn-short = Reloj por turno
options-clock-match-short = Reloj por partida
options-mode = Juego
options-mode-basic = Juego básico
options-mode-cards = Con cartas
options-series = Duración
options-series-single = Una sola partida
options-series-to = A { $wins } victorias, cambiando de lado cada vez
options-clock = Reloj
options-clock-none = Ninguno
options-clock-turn = Por turno
options-clock-match = Por partida
options-turn-time = Tiempo por turno
options-match-time = Tiempo por entrenador
options-increment = Añadido tras cada turno
options-seconds = { $seconds } s
options-minutes = { $minutes } min
options-limit = Límite de turnos
options-limit-none = Ninguno
options-turns = Empate tras { $turns } turnos
options-takebacks = Deshacer
options-takebacks-off = Nunca
options-takebacks-own-turn = En el turno propio
options-takebacks-free = Siempre
options-confirm = Preguntar antes de terminar la fase de acción
options-confirm-never = Nunca
options-confirm-pa-left = Si quedan PA
options-confirm-always = Siempre

## Saved matches

saves-title = Partidas guardadas
saves-none = Aún no hay partidas guardadas.
saves-coaches = { $atk } contra { $def }
saves-computer = Ordenador (nivel { $number })
saves-details = { $date } · { $mode } · turno { $turn }
saves-current = En curso
saves-open = Sin terminar
saves-damaged = Dañada en la línea { $line }, columna { $column }: continúa desde lo que se pudo leer.
saves-unreadable = No se puede leer: { $reason }
saves-delete = Eliminar
saves-restore = Recuperar lo eliminado
saves-newer = Más recientes
saves-older = Anteriores
saves-page = Página { $page } de { $pages }
saves-error = No ha funcionado: { $error }
saves-paste = Pegar una posición o un registro

## Pasting

paste-bad-position = La posición pegada falla en la columna { $column }: { $reason }
paste-bad-record = El registro pegado falla en la línea { $line }, columna { $column }: { $reason }

## Result

result-win-atk = Gana ATK
result-win-def = Gana DEF
result-score = { $atk } : { $def }
result-series-won = { $coach } ha ganado la serie.
result-next-game = Siguiente partida
result-rematch = Revancha
result-swap = Cambiar de lado
result-board = Ver el tablero
result-save = Guardar registro
result-folder = Abrir carpeta
result-copy-record = Copiar registro
result-copy-position = Copiar posición
result-saved = Guardado como { $path }
result-copied = Copiado.
result-map = Adónde fueron las fichas y dónde estaba el balón al final de cada turno
result-map-ball = Balón

## Statistics

stat-turns = Turnos
stat-pa-used = PA gastados
stat-possession = Posesión
stat-moves = Movimientos
stat-dodges = Esquivas
stat-fumbles = Fumbles provocados
stat-stacks = Bloqueos y protecciones
stat-hand-offs = Hand-offs
stat-passes = Pases
stat-pick-ups = Balones recogidos
stat-pe-earned = PE ganados
stat-pe-spent = PE gastados
stat-cards = Cartas jugadas
stat-said = { $what }: ATK { $atk }, DEF { $def }
