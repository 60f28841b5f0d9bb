# The controls: what every key and button does, and how to change it.

settings-rumble = Vibración del mando
controls-text = Elige una tecla o un botón para cambiarlo. En los menús siempre valen las flechas, Intro y Esc, y en un mando la cruceta, el botón inferior y el derecho.
controls-key = Teclas
controls-button = Mando
controls-reset = Restablecer
controls-reset-all = Restablecer todos los controles
controls-press-key = Pulsa una tecla para: { $action }
controls-press-button = Pulsa un botón del mando para: { $action }
controls-cancel-key = Un clic o un botón del mando lo deja como está.
controls-cancel-button = Un clic o una tecla lo deja como está.
controls-exchanged = { $control } era para: { $other }. Se han intercambiado.
controls-taken = { $control } era para: { $other }. Ya no lo es.
controls-needed = { $control } se queda con: { $other }. No había nada que darle a cambio.

action-cursor-up = Cursor arriba
action-cursor-down = Cursor abajo
action-cursor-left = Cursor a la izquierda
action-cursor-right = Cursor a la derecha
action-next-piece = Ficha siguiente
action-previous-piece = Ficha anterior
action-choice = Opción { $number } de la lista
action-flat = Vista plana o estadio
action-orbit-left = Girar la cámara a la izquierda
action-orbit-right = Girar la cámara a la derecha
action-orbit-up = Subir la cámara
action-orbit-down = Bajar la cámara
action-zoom-in = Acercar
action-zoom-out = Alejar
