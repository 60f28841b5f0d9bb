# Why something cannot be done: a whole sentence, and a few words for a small space.

refusal-game-over = La partida ha terminado.
refusal-short-game-over = Fin de partida
refusal-unlock-phase = En la fase de desbloqueo, las fichas solo se levantan o se liberan.
refusal-short-unlock-phase = No en el desbloqueo
refusal-action-phase = Solo se puede levantar y liberar en la fase de desbloqueo.
refusal-short-action-phase = Solo en el desbloqueo
refusal-no-such-piece = No existe la ficha { $piece }.
refusal-short-no-such-piece = Ficha inexistente
refusal-elsewhere-piece = La ficha no está en esa casilla.
refusal-short-elsewhere-piece = Está en otro sitio
refusal-not-your-turn = Esta ficha es del otro entrenador.
refusal-short-not-your-turn = No es tu ficha
refusal-downed = La ficha está derribada. Se levanta en la fase de desbloqueo.
refusal-short-downed = Derribada
refusal-stacked = La ficha está en un apilado y no puede actuar hasta que se libere.
refusal-short-stacked = En un apilado
refusal-restricted = La ficha ha recogido el balón o forzado un fumble este turno y no puede iniciar otra acción ordinaria.
refusal-short-restricted = Restringida este turno
refusal-not-enough-pa = Cuesta { $needed } PA y { $left ->
    [0] no queda ninguno.
    [one] solo queda uno.
   *[other] solo quedan { $left }.
}
refusal-short-not-enough-pa = Requiere { $needed } PA
refusal-not-enough-pe = Cuesta { $needed } PE y el entrenador tiene { $available }.
refusal-short-not-enough-pe = Requiere { $needed } PE
refusal-not-carrier = Solo puede hacerlo la ficha que tiene el balón.
refusal-short-not-carrier = Requiere el balón
refusal-after-hand-off = Un hand-off no puede seguir directamente a otro.
refusal-short-after-hand-off = No tras un hand-off
refusal-no-network = Ninguna otra ficha activa está conectada con el portador.
refusal-short-no-network = Nadie en la red
refusal-no-receiver = Ninguna ficha activa al alcance tiene una casilla despejada contigua.
refusal-short-no-receiver = Sin ficha receptora
refusal-no-open-ground = Ninguna casilla despejada está lo bastante lejos de todas las fichas del equipo.
refusal-short-no-open-ground = Sin campo abierto
refusal-no-way = Todas las casillas al alcance están ocupadas o tienen el paso cortado.
refusal-short-no-way = Sin casilla despejada
refusal-nobody-to-dodge = No hay ninguna ficha rival activa donde acabaría una esquiva de esta ficha.
refusal-short-nobody-to-dodge = Sin rival al alcance
refusal-no-exit = La ficha que esquiva no tendría ninguna casilla despejada a la que salir.
refusal-short-no-exit = Sin salida
refusal-kind-cannot = Este tipo de ficha no hace esquivas tácticas.
refusal-short-kind-cannot = No para este tipo
refusal-nobody-to-leap = No hay ninguna ficha rival activa contigua con una casilla despejada detrás.
refusal-short-nobody-to-leap = Sin rival que saltar
refusal-no-push = No hay ninguna casilla vacía adonde empujar a la ficha rival.
refusal-short-no-push = Sin sitio para el empuje
refusal-nobody-to-block = No hay ninguna ficha rival sola en una casilla contigua.
refusal-short-nobody-to-block = Sin rival al lado
refusal-nobody-to-protect = No hay ninguna ficha aliada sola en una casilla contigua.
refusal-short-nobody-to-protect = Sin aliada al lado
refusal-card-used = La carta ya se ha jugado.
refusal-short-card-used = Ya jugada
refusal-basic-game = En el juego básico no hay cartas.
refusal-short-basic-game = Solo con cartas
refusal-no-target = Ahora nada en el tablero cumple las condiciones.
refusal-short-no-target = Sin objetivo ahora
refusal-out-of-reach = { $kind ->
    [cross] Una X se mueve 1 o 2 casillas en diagonal. No llega a esta casilla.
    [ring] Una O se mueve 1 casilla en diagonal, o 2 por la fila o la columna. No llega a esta casilla.
   *[frame] Una □ se mueve 1 o 2 casillas en diagonal, o 2 por la fila o la columna. No llega a esta casilla.
}
refusal-short-out-of-reach = Fuera de su alcance
refusal-barred = El paso está cortado: solo se puede pasar sobre una ficha propia, sola y activa.
refusal-short-barred = Paso cortado
refusal-occupied = Esta casilla está ocupada.
refusal-short-occupied = Ocupada
refusal-closed = Un apilado cierra esta casilla.
refusal-short-closed = Cerrada (apilado)
refusal-not-adjacent = Tiene que ser una casilla contigua.
refusal-short-not-adjacent = No contigua
refusal-taken = A esta casilla va la otra ficha.
refusal-short-taken = Ya reservada
refusal-ball-there = En esta casilla está el balón libre, y tiene que ser una casilla vacía.
refusal-short-ball-there = Ahí está el balón
refusal-nobody-there = Aquí no hay ninguna ficha. Elige antes una de las tuyas.
refusal-short-nobody-there = Sin ficha aquí
refusal-not-for = { $action ->
    [dodge] Una esquiva termina en una ficha rival sola y activa, a dos casillas.
    [tactical-dodge] Una esquiva táctica salta en diagonal sobre una ficha rival sola y activa hasta la casilla despejada de detrás.
    [block] Un bloqueo es un paso de una casilla hasta una ficha rival sola.
    [protection] Una protección es un paso de una casilla hasta una ficha propia sola.
    [short-pass] La ficha receptora de un pase corto es otra ficha activa propia.
   *[other] La acción no puede terminar en esta casilla.
}
refusal-short-not-for = No con esta acción
refusal-not-in-network = Un hand-off va a otra ficha activa de la red del portador.
refusal-short-not-in-network = Fuera de la red
refusal-too-far = La ficha receptora de un pase corto puede estar como mucho a { $squares } casillas.
refusal-short-too-far = Demasiado lejos
refusal-too-near = Un pase largo cae al menos a { $squares } casillas de todas las fichas del equipo, incluida la que lanza.
refusal-short-too-near = Demasiado cerca
# What the card does.
refusal-not-for-card = { $effect }
refusal-short-not-for-card = No con esta carta
refusal-bad-square = Esta casilla no encaja con lo que has elegido.
refusal-short-bad-square = Aquí no es posible
refusal-no-task = Esta ficha no tiene nada que resolver en esta fase.
refusal-short-no-task = Nada que resolver
refusal-no-room = Ahora no hay espacio para hacerlo.
refusal-short-no-room = Sin espacio
refusal-other = Esto no es posible ahora.
refusal-short-other = Ahora no es posible
