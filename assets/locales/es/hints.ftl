# Hints in a match, stage by stage.

button-hint = Pista
pause-hint = Pista
hint-title = Pista
hint-more = Dime más
hint-looking = Buscando el mejor turno…
hint-can-score = { $team } puede marcar un touchdown en este turno.
hint-threatened = { $team } amenaza con un touchdown en el próximo turno, si este no lo impide: { $words }
hint-quiet = No hay touchdown a la vista: { $team } no puede marcar en este turno, ni el otro entrenador en el próximo.
hint-piece = Actúa con { $piece }, en { $square }.
hint-no-piece = La próxima decisión no necesita ninguna ficha.
hint-decision = Decide: { $words }
hint-turn = El turno entero:
hint-step = { $number }. { $words }
hint-averts = Eso impide el touchdown.
hint-cannot-avert = Nada impide con seguridad el touchdown; esto es lo que más lo dificulta.
hint-chance = Probabilidad de que gane { $team } después: { $percent } %
help-hint-text = Pista; cada vez dice más
options-hints = Pistas y análisis durante la partida
