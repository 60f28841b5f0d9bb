# The rulebook: twelve sections, and its terms. Which text stands where is in assets/rulebook/sections.ron.
# [words|term] marks words that show the definition of a term; the words may be inflected, the term's id stays.

## 1 Overview

rulebook-overview-title = Presentación, objetivo y preparación
rulebook-overview-intro = BALL es un juego de fútbol americano para dos [entrenadores|coach], ATK y DEF. No hay dados, ni cartas ocultas, ni suerte: los dos entrenadores lo ven todo, y todo depende de lo que hagan.
rulebook-overview-goal = Objetivo
rulebook-overview-goal-text = Marca un [touchdown|touchdown]: una de tus [fichas|piece] termina una acción en la [end zone|end-zone] que ataca tu equipo, en posesión del balón. El primer touchdown termina la partida, y su entrenador gana.
rulebook-overview-score-who = Marca la ficha que se ha movido en la acción, o la que ha recibido el balón por un hand-off.
rulebook-overview-score-stack = Bloquear o proteger en la end zone con el balón también es touchdown, aunque el balón se tome con ese mismo paso.
rulebook-overview-score-not = Llegar a la end zone en la fase de desbloqueo no es touchdown: levantar y liberar son tareas, no acciones.
rulebook-overview-score-note = Regla de la casa: una acción en la que el portador no interviene no es touchdown, aunque él esté ya en la end zone. Tampoco lo es una carta que levanta una ficha o libera un apilado.
rulebook-overview-board = Tablero
rulebook-overview-board-text = El tablero tiene 13 columnas, de la A a la M, y 17 filas. Las fichas solo ocupan las [casillas|square] rayadas: son 111, y G9 es el centro.
rulebook-overview-board-adjacent = Las casillas [contiguas|adjacent] se tocan en diagonal. Cada casilla tiene hasta cuatro.
rulebook-overview-board-distance = La [distancia|distance] entre dos casillas es la mayor de dos diferencias: la de sus columnas y la de sus filas. Las fichas que haya en medio no la alargan.
rulebook-overview-board-zones = ATK empieza abajo y ataca la fila 17. DEF empieza arriba y ataca la fila 1.
rulebook-overview-board-note = Regla de la casa: una casilla es rayada cuando el número de su columna y el de su fila suman un número par. También hemos decidido nosotros hacia dónde ataca cada equipo. Profundidad de una end zone, en filas: { $zone }.
rulebook-overview-setup = Preparación
rulebook-overview-setup-text = Cada equipo tiene siete fichas: cinco X, una O y una □. Empiezan en la [formación|formation]:
rulebook-overview-setup-atk = ATK: X1 en C7, X2 en E7, □1 en G7, X3 en I7, X4 en K7, X5 en G5, O1 en G3.
rulebook-overview-setup-def = DEF: X1 en K11, X2 en I11, □1 en G11, X3 en E11, X4 en C11, X5 en G13, O1 en G15.
rulebook-overview-setup-first = ATK X5 tiene el balón. DEF juega el primer turno.
rulebook-overview-setup-note = Regla de la casa: el texto oficial solo dice que ATK X5 tiene el balón. Cuántas fichas hay de cada tipo y las demás casillas son cosa nuestra.
rulebook-overview-end = Fin de la partida
rulebook-overview-end-touchdown = Con un touchdown se gana en el acto.
rulebook-overview-end-resign = Un entrenador puede abandonar. Si la partida tiene relojes, pierde aquel a quien se le acaba el tiempo.
rulebook-overview-end-draw = Hay empate si los dos entrenadores lo acuerdan, o si la partida tiene un límite de turnos y llega a él.
rulebook-overview-end-note = Regla de la casa: estos finales de partida son nuestros, y hay uno más: también es empate cuando la misma posición se ha dado { $repetition } veces al comienzo de un turno, contando la primera. La misma quiere decir la misma en todo: fichas, balón, turno, energía y cartas.
rulebook-overview-terms = Términos

## 2 Turn

rulebook-turn-title = Turno, estados y restricciones
rulebook-turn-intro = Un turno tiene dos fases: primero la [fase de acción|action-phase], después la [fase de desbloqueo|unlock-phase]. Luego el turno pasa al otro entrenador.
rulebook-turn-action-phase = Fase de acción
rulebook-turn-action-phase-text = La empiezas con { $pa } [PA|pa] (puntos de acción). Gástalos todos, algunos o ninguno, en una acción o en varias, con una ficha o con varias.
rulebook-turn-whole = Lo que no se puede completar legalmente no se puede empezar.
rulebook-turn-carrier-only = Solo el [portador|carrier] puede iniciar un hand-off, un pase corto o un pase largo.
rulebook-turn-phase-note = Regla de la casa: la fase de acción solo termina cuando tú lo dices, aunque no queden PA, porque algunas acciones son gratis.
rulebook-turn-unlock-phase = Fase de desbloqueo
rulebook-turn-unlock-phase-text = Se levantan tus fichas derribadas y se liberan tus apilados de turnos anteriores, siempre que haya espacio.
rulebook-turn-states = Activa e inactiva
rulebook-turn-states-text = Una ficha está [activa|active], salvo en estos casos, en los que está [inactiva|inactive]:
rulebook-turn-inactive-downed = Está [derribada|downed].
rulebook-turn-inactive-stack = Forma parte de un [apilado|stack]: bloquea, protege, está bloqueada o está protegida.
rulebook-turn-inactive-text = Una ficha inactiva
rulebook-turn-inactive-act = no puede actuar;
rulebook-turn-inactive-ball = no puede participar en un hand-off ni ser la receptora de un pase;
rulebook-turn-inactive-over = no deja que un movimiento o una esquiva pase sobre ella.
rulebook-turn-squares = Casillas
rulebook-turn-clear = Una casilla [despejada|clear] no tiene ninguna ficha. Puede haber en ella un balón libre.
rulebook-turn-bare = Una casilla [vacía|bare] no tiene ni ficha ni balón libre.
rulebook-turn-closed = Una casilla con un apilado está [cerrada|closed]: nada pasa sobre ella y nada termina en ella.
rulebook-turn-squares-note = Regla de la casa: el texto oficial dice «vacía» en los dos casos. Aquí una acción puede terminar en un balón libre, así que le basta una casilla despejada; un empuje y los movimientos de la fase de desbloqueo necesitan una vacía.

## 3 Action table

rulebook-actions-title = Tabla de acciones
rulebook-actions-intro = Lo que cuesta cada acción en PA, y los [PE|pe] (puntos de energía) que da en el modo con cartas.
rulebook-actions-row-move = Movimiento
rulebook-actions-row-possession = Tomar posesión de un balón libre
rulebook-actions-row-dodge = Esquiva
rulebook-actions-row-forced-fumble = Fumble forzado
rulebook-actions-row-tactical-dodge = Esquiva táctica
rulebook-actions-row-fumble = Fumble
rulebook-actions-row-block = Bloqueo
rulebook-actions-row-protection = Protección
rulebook-actions-row-hand-off = Hand-off
rulebook-actions-row-short-pass = Pase corto
rulebook-actions-row-long-pass = Pase largo
rulebook-actions-row-convert = Convertir PA en PE
rulebook-actions-row-stand-up = Levantar
rulebook-actions-row-unblock = Liberar
rulebook-actions-row-unprotect = Desproteger
rulebook-actions-on-top = Los PE con signo más se suman a los de la acción que los trae.
rulebook-actions-ordinary = Son acciones ordinarias el movimiento, la esquiva, la esquiva táctica, el bloqueo, la protección, el hand-off, el pase corto y el pase largo. No lo son las cartas, la conversión ni las tareas de la fase de desbloqueo.
rulebook-actions-basic = En el juego básico no hay PE.
rulebook-actions-note = Regla de la casa: de la tabla oficial solo están publicados el coste del hand-off y de los pases, que tomar posesión de un balón libre es gratis y la tasa de conversión. Las demás cifras son nuestras.

## 4 Movement

rulebook-movement-title = Movimiento según el tipo
rulebook-movement-intro = Hasta dónde y por dónde va una ficha depende de su tipo. Se desplaza igual cuando se mueve, esquiva, bloquea o protege.
rulebook-movement-kinds = Los tres tipos
rulebook-movement-kind-x = X: 1 o 2 casillas en diagonal.
rulebook-movement-kind-o = O: 1 casilla en diagonal, o 2 por la fila o la columna.
rulebook-movement-kind-s = □: 1 o 2 casillas en diagonal, o 2 por la fila o la columna.
rulebook-movement-straight-note = Regla de la casa: dos casillas van siempre en línea recta. Si se pudiera doblar, una X llegaría a todo lo que llega una □.
rulebook-movement-end = Dónde puede terminar
rulebook-movement-end-text = Un [movimiento|move] cuesta { $move-pa } PA, sea de una casilla o de dos. Dos movimientos de 1 casilla son dos acciones, nunca una sola acción de 2 casillas.
rulebook-movement-end-one = Un desplazamiento de 1 casilla termina en una casilla despejada, y es un movimiento, o en una ficha sola, y es un bloqueo o una protección.
rulebook-movement-end-two = Un desplazamiento de 2 casillas termina en una casilla despejada, y es un movimiento, o en una ficha rival sola y activa, y es una esquiva.
rulebook-movement-over = Pasar por encima
rulebook-movement-over-text = Un desplazamiento de 2 casillas en diagonal tiene una [casilla intermedia|middle-square]. Depende de lo que haya en ella:
rulebook-movement-over-own = Sobre una ficha tuya, sola y activa, se puede pasar.
rulebook-movement-over-ball = Sobre un balón libre se pasa, y el balón se queda donde está.
rulebook-movement-over-opponent = Con una ficha rival sola y activa es una esquiva táctica, nunca un simple movimiento.
rulebook-movement-over-barred = Una ficha inactiva o un apilado cortan el paso.
rulebook-movement-over-note = Interpretación de la casa: el texto oficial cierra el paso a través de fichas inactivas; de ahí que entendamos que sobre una ficha activa propia sí se puede pasar.
rulebook-movement-row-text = Por una fila o una columna, la casilla de en medio no es rayada. No puede haber nada en ella, así que nada corta el paso.

## 5 Dodge

rulebook-dodge-title = Esquiva y fumble forzado
rulebook-dodge-intro = Una [esquiva|dodge] es un desplazamiento de 2 casillas que termina en una ficha rival sola y activa.
rulebook-dodge-path = El desplazamiento es el propio del tipo de tu ficha. Puede pasar sobre un balón libre o sobre una ficha activa tuya.
rulebook-dodge-downed = La rival queda derribada donde está.
rulebook-dodge-exit = Tu ficha tiene que salir enseguida, una casilla en diagonal, a una casilla despejada: la [salida|exit]. Sin salida, la esquiva no se puede empezar.
rulebook-dodge-exit-note = Regla de la casa: en la salida puede haber un balón libre. Tu ficha lo toma.
rulebook-dodge-forced-fumble = Fumble forzado
rulebook-dodge-forced-fumble-text = Si la rival tenía el balón, ahora lo tiene tu ficha: es un [fumble forzado|forced-fumble]. En el modo con cartas da además +{ $forced-fumble-pe } PE. La ficha queda restringida, como al recoger un balón.

## 6 Tactical dodge

rulebook-tactical-dodge-title = Esquiva táctica y fumble
rulebook-tactical-dodge-intro = Una [esquiva táctica|tactical-dodge] salta sobre una ficha rival y la aparta de un empuje. Pueden hacerla una X o una □; una O, no.
rulebook-tactical-dodge-path = Avanza 2 casillas en diagonal sobre una ficha rival sola y activa que esté en la casilla intermedia, y aterriza en una casilla despejada.
rulebook-tactical-dodge-push = Empuja a esa rival una casilla en diagonal, a una casilla vacía que no sea la de aterrizaje.
rulebook-tactical-dodge-downed = La rival queda derribada en su nueva casilla.
rulebook-tactical-dodge-pushes = El empuje
rulebook-tactical-dodge-pushes-text = El [empuje|push] lo elige el entrenador que esquiva. La casilla que ha dejado su ficha cuenta como vacía, así que también se puede empujar hacia ella.
rulebook-tactical-dodge-push-note = Regla de la casa: donde el texto oficial dice «vacía», en la casilla de aterrizaje puede haber un balón libre, y tu ficha lo toma; en la del empuje, no.
rulebook-tactical-dodge-fumble = Fumble
rulebook-tactical-dodge-fumble-text = Si la rival tenía el balón, lo pierde: es un [fumble|fumble]. En el modo con cartas da además +{ $fumble-pe } PE.
rulebook-tactical-dodge-fumble-opposite = El balón va una casilla en diagonal desde la antigua casilla de la rival, en sentido contrario al empuje.
rulebook-tactical-dodge-fumble-stays = Si esa casilla está fuera del tablero o hay en ella una ficha, incluida la que esquiva, el balón se queda en la antigua casilla.
rulebook-tactical-dodge-fumble-free = En los dos casos el balón queda libre. La ficha que esquiva no lo obtiene.

## 7 Block and protection

rulebook-stack-title = Bloqueo y protección
rulebook-stack-intro = Un desplazamiento de 1 casilla hasta una ficha sola forma un [apilado|stack].
rulebook-stack-block = Sobre una rival es un [bloqueo|block]. Un bloqueo no derriba a nadie.
rulebook-stack-protection = Sobre una ficha tuya es una [protección|protection].
rulebook-stack-below = La ficha que da el paso es la superior; la otra, la inferior. La inferior puede estar derribada.
rulebook-stack-closed = Una casilla cerrada
rulebook-stack-closed-text = Ninguna de las dos puede actuar hasta que se libere el apilado, en la fase de desbloqueo de un turno posterior. Hasta entonces, la casilla está [cerrada|closed].
rulebook-stack-ball = El balón en un apilado
rulebook-stack-ball-text = Si la ficha inferior tenía el balón, la superior lo toma enseguida, sea de una rival o de una aliada. Eso no da nada más ni restringe a nadie.

## 8 Passing

rulebook-passing-title = Hand-off, pase corto y pase largo
rulebook-passing-intro = Hay tres maneras de pasar el balón. Solo las inicia el [portador|carrier], y nadie se mueve.
rulebook-passing-hand-off = Hand-off
rulebook-passing-hand-off-text = Todas tus fichas activas conectadas con el portador por casillas contiguas forman su [red|network]. Un [hand-off|hand-off] da el balón a cualquier otra ficha de la red.
rulebook-passing-hand-off-free = Cuesta { $hand-off-pa } PA.
rulebook-passing-hand-off-on = El nuevo portador puede seguir actuando.
rulebook-passing-hand-off-twice = Un hand-off no puede seguir directamente a otro. Entre los dos tiene que haber otra acción; una carta cuenta como tal, convertir no.
rulebook-passing-hand-off-note = Regla de la casa: prohibir dos hand-offs seguidos viene del texto portugués. Un hand-off llega de todos modos a toda la red, así que no se pierde nada.
rulebook-passing-short-pass = Pase corto
rulebook-passing-short-pass-text = Un [pase corto|short-pass] cuesta { $short-pa } PA. Elige otra ficha activa tuya a una distancia máxima de { $reach } casillas del portador: la [ficha receptora|receiver].
rulebook-passing-short-pass-lands = El balón cae en la casilla despejada que elijas, contigua a la receptora.
rulebook-passing-short-pass-loose = Ahí queda libre. La receptora aún no lo tiene.
rulebook-passing-long-pass = Pase largo
rulebook-passing-long-pass-text = Un [pase largo|long-pass] cuesta { $long-pa } PA. El balón cae en cualquier casilla despejada a una distancia mínima de { $clearance } casillas de todas las fichas de tu equipo, incluidas las inactivas y la que lanza. Ahí queda libre.
rulebook-passing-distance-note = Regla de la casa: la distancia se cuenta como si no hubiera fichas en medio.

## 9 Possession

rulebook-possession-title = Tomar posesión
rulebook-possession-intro = Una ficha que termina una acción en la casilla de un [balón libre|loose-ball] toma posesión de él. No cuesta nada.
rulebook-possession-end = Solo cuenta la casilla donde termina la acción, como la salida de una esquiva o la casilla de aterrizaje de una esquiva táctica.
rulebook-possession-over = Un balón libre sobre el que se pasa se queda donde está y no da nada.
rulebook-possession-free = En el modo con cartas, tomar el balón libre al final de una acción ordinaria da +{ $possession-pe } PE.
rulebook-possession-restriction = Restricción
rulebook-possession-restriction-text = Una ficha que ha recogido un balón libre, o lo ha tomado con un fumble forzado, no puede iniciar otra acción ordinaria este turno: está [restringida|restriction].
rulebook-possession-still-active = Una ficha restringida sigue activa: su equipo puede pasar sobre ella, y forma parte de la red.
rulebook-possession-not-restricted = Un hand-off no restringe a quien recibe el balón. Tampoco restringe a nadie tomar el balón con un bloqueo o una protección.
rulebook-possession-lifted = La restricción acaba con la fase de acción.

## 10 Unlock phase

rulebook-unlock-title = Fase de desbloqueo
rulebook-unlock-intro = Tras la fase de acción se resuelven tus [tareas|task] obligatorias. No cuestan nada. Son tareas:
rulebook-unlock-task-downed = cada ficha tuya derribada que no esté en un apilado;
rulebook-unlock-task-stack = cada apilado cuya ficha superior sea tuya y que no se haya formado este turno.
rulebook-unlock-fixed-note = Regla de la casa: las tareas se fijan al empezar la fase. Una ficha que queda libre y derribada durante la fase no es una tarea nueva.
rulebook-unlock-order = Orden
rulebook-unlock-order-text = El orden lo eliges tú. Hay que resolver toda tarea que se pueda resolver. La que no tiene espacio cuando las demás están hechas queda para un turno posterior.
rulebook-unlock-order-note = Regla de la casa: después de cada tarea se vuelve a mirar el tablero, por si ha aparecido espacio. Cuando ya no se puede resolver nada, el turno pasa solo.
rulebook-unlock-stand-up = Levantar
rulebook-unlock-stand-up-text = Lleva la ficha derribada a una casilla vacía contigua. Vuelve a estar activa. Si tiene el balón, se lo lleva.
rulebook-unlock-release = Liberar un apilado
rulebook-unlock-release-text = Lleva la ficha superior y la inferior a dos casillas vacías distintas, contiguas al apilado. Eliges las dos, sea de quien sea la inferior. Con un bloqueo, esto se llama liberar; con una protección, desproteger.
rulebook-unlock-release-both = Si una de las dos no puede moverse, no hay liberación legal.
rulebook-unlock-release-state = La ficha superior vuelve a estar activa. La inferior queda como estaba antes del apilado: activa, o aún derribada.
rulebook-unlock-release-who = Solo el entrenador de la ficha superior libera un apilado.
rulebook-unlock-release-later = Un apilado formado este turno nunca se libera este turno.
rulebook-unlock-ball = El balón de un apilado liberado
rulebook-unlock-ball-text = Si el balón lo tiene la ficha superior, eliges cuál de las dos se lo queda. Así que una ficha derribada puede tener el balón: no puede actuar ni ser esquivada, pero un bloqueo o una protección le quita el balón.
rulebook-unlock-bare-note = Regla de la casa: donde el texto oficial dice «vacía», en la casilla tampoco puede haber balón. Nadie se levanta ni queda libre sobre el balón libre.

## 11 Cards mode

rulebook-cards-title = Modo con cartas
rulebook-cards-intro = El modo con cartas añade acciones especiales al juego. No quita ninguna de las normales.
rulebook-cards-energy = Energía
rulebook-cards-energy-text = Cada entrenador empieza con 0 [PE|pe]. Las acciones dan PE según la tabla de acciones. Se pueden gastar en el mismo turno o guardar; por encima de { $max-pe } no se cuentan.
rulebook-cards-convert-text = En tu fase de acción también puedes [convertir|convert] PA que no hayas gastado: { $convert-pa } PA se convierte en { $convert-pe } PE, una vez o varias. Los PA que ni se gastan ni se convierten se pierden al terminar la fase.
rulebook-cards-play = Jugar una carta
rulebook-cards-play-when = Las [cartas|card] se juegan solo en la fase de acción de tu propio turno. Paga los PE, y también los PA si la carta los pide.
rulebook-cards-play-piece = Una carta necesita una ficha activa y no restringida, salvo que su texto diga otra cosa.
rulebook-cards-play-whole = Una carta que no se puede completar no se puede jugar.
rulebook-cards-play-nothing = Una carta no da PE.
rulebook-cards-play-restriction = La restricción por recoger el balón sigue en vigor, salvo que la carta diga otra cosa. Una ficha que toma el balón libre con una carta también queda restringida, salvo que la carta diga otra cosa.
rulebook-cards-play-score = Una carta es una acción, así que una ficha que la termina en la end zone con el balón puede marcar.
rulebook-cards-play-note = Regla de la casa: todas las cartas están a la vista desde el principio, una de cada para cada entrenador, y una carta jugada no vuelve. También es nuestro qué ficha necesita una carta y que no dé PE. Levantarse o ser liberada con una carta no es touchdown.
rulebook-cards-deck = La baraja
rulebook-cards-deck-text = Estas son las cartas de esta partida, con su coste:
rulebook-cards-deck-note = Regla de la casa: la baraja oficial no está publicada. Esta es nuestra.

## 12 Conventions

rulebook-conventions-title = Convenciones
rulebook-conventions-intro = Cómo se compone un turno en pantalla y cómo se lee el tablero.
rulebook-conventions-flow = El orden habitual
rulebook-conventions-flow-text = Elige la ficha, después la acción y por último el destino.
rulebook-conventions-flow-cancel = Cancelar una acción a medio componer no cambia nada en la partida.
rulebook-conventions-flow-convert = Convertir PA es una decisión del turno, no una jugada en el tablero.
rulebook-conventions-signs = Signos en el tablero
rulebook-conventions-sign-downed = Una ficha girada 90° está derribada.
rulebook-conventions-sign-stack = Una ficha encima de otra es un bloqueo o una protección.
rulebook-conventions-sign-ball = El balón sobre una ficha es posesión. El balón en una casilla está libre.
rulebook-conventions-sign-turn = El indicador de turno dice si juega DEF o ATK.
rulebook-conventions-sign-ring = Un anillo bajo una ficha indica que puede actuar.
rulebook-conventions-sign-squares = Casillas verdes: la ficha elegida puede ir ahí. Naranja: ahí una ficha rival es derribada o empujada.
rulebook-conventions-sign-plates = En la etiqueta de una ficha, ⊥ significa derribada, ! una tarea por resolver y el círculo tachado, restringida.
rulebook-conventions-notation = Notación
rulebook-conventions-notation-text = En los registros, cada decisión se escribe como un texto breve. En él, S es la ficha cuadrada □.
rulebook-conventions-note-move = X5G5-H6: X5 se mueve de G5 a H6.
rulebook-conventions-note-stack = X5G5+H6: X5 bloquea o protege a la ficha de H6.
rulebook-conventions-note-dodge = X5G5xI7-J8: X5 esquiva a la rival de I7 y sale a J8.
rulebook-conventions-note-tactical-dodge = X5G5*I7-G7: X5 salta a I7, y la rival de H6 es empujada a G7.
rulebook-conventions-note-ball = X5>X2: hand-off. X5>X2@F8: pase corto, el balón cae en F8. X5>@G13: pase largo.
rulebook-conventions-note-unlock = X3G7^H8: X3 se levanta. X2F8/G9,E7: liberación, la ficha superior a G9, la inferior a E7; con :t detrás, el balón se lo queda la superior; con :b, la inferior.
rulebook-conventions-note-other = «=» convierte PA, «.» termina la fase de acción, «#» introduce una carta.

## Terms

term-coach = Entrenador
term-coach-is = Cada uno de los dos jugadores, ATK o DEF.
term-piece = Ficha
term-piece-is = X, O o □; se nombra por equipo, tipo y número, como ATK X5.
term-square = Casilla
term-square-is = Una casilla rayada del tablero; en las demás no se juega.
term-adjacent = Contigua
term-adjacent-is = Que se toca en diagonal.
term-distance = Distancia
term-distance-is = El camino más corto entre dos casillas: la mayor de las diferencias de columnas y de filas.
term-formation = Formación
term-formation-is = Dónde están las fichas al empezar.
term-end-zone = End zone
term-end-zone-is = Donde marca un equipo: la fila 17 para ATK, la fila 1 para DEF.
term-touchdown = Touchdown
term-touchdown-is = Una ficha termina una acción con el balón en la end zone que ataca su equipo. Con eso se gana la partida.
term-action-phase = Fase de acción
term-action-phase-is = La primera fase de un turno, en la que actúan las fichas.
term-unlock-phase = Fase de desbloqueo
term-unlock-phase-is = La segunda fase de un turno, en la que se levantan las fichas derribadas y se liberan los apilados.
term-pa = PA
term-pa-is = Puntos de acción: un turno empieza con { $pa }.
term-pe = PE
term-pe-is = Puntos de energía: se ganan en el modo con cartas y se gastan en cartas.
term-action = Acción ordinaria
term-action-is = Un movimiento, una esquiva, una esquiva táctica, un bloqueo, una protección, un hand-off, un pase corto o un pase largo.
term-active = Activa
term-active-is = Ni derribada ni en un apilado.
term-inactive = Inactiva
term-inactive-is = Derribada o en un apilado: no puede actuar ni recibir, y no se puede pasar sobre ella.
term-downed = Derribada
term-downed-is = Tumbada, por ejemplo tras una esquiva, hasta que se levanta en la fase de desbloqueo.
term-clear = Despejada
term-clear-is = Sin ninguna ficha; puede haber un balón libre.
term-bare = Vacía
term-bare-is = Sin ninguna ficha y sin el balón libre.
term-closed = Cerrada
term-closed-is = Ocupada por un apilado: nada pasa sobre la casilla ni termina en ella.
term-middle-square = Casilla intermedia
term-middle-square-is = La casilla entre el principio y el final de un desplazamiento de 2 casillas en diagonal.
term-move = Movimiento
term-move-is = Un desplazamiento de 1 o 2 casillas a una casilla despejada.
term-dodge = Esquiva
term-dodge-is = Un desplazamiento de 2 casillas hasta una ficha rival activa, que queda derribada; la que esquiva sale enseguida.
term-exit = Salida
term-exit-is = La casilla despejada a la que sale la ficha que esquiva.
term-forced-fumble = Fumble forzado
term-forced-fumble-is = Una esquiva que quita el balón a la rival.
term-tactical-dodge = Esquiva táctica
term-tactical-dodge-is = Un salto en diagonal sobre una ficha rival activa, que es empujada y queda derribada.
term-push = Empuje
term-push-is = En una esquiva táctica, la rival va una casilla en diagonal, a una casilla vacía.
term-fumble = Fumble
term-fumble-is = Una esquiva táctica que deja libre el balón de la rival.
term-block = Bloqueo
term-block-is = Un paso hasta una ficha rival sola; las dos forman un apilado.
term-protection = Protección
term-protection-is = Un paso hasta una ficha propia sola; las dos forman un apilado.
term-stack = Apilado
term-stack-is = Dos fichas en una casilla: la superior bloquea o protege a la inferior.
term-hand-off = Hand-off
term-hand-off-is = El balón pasa a otra ficha de la red del portador.
term-network = Red
term-network-is = Todas las fichas activas del equipo conectadas con el portador por casillas contiguas.
term-short-pass = Pase corto
term-short-pass-is = Un pase a una casilla despejada contigua a una ficha receptora que esté a un máximo de { $reach } casillas.
term-long-pass = Pase largo
term-long-pass-is = Un pase a una casilla despejada que esté al menos a { $clearance } casillas de todas las fichas del equipo.
term-receiver = Ficha receptora
term-receiver-is = La ficha a la que se dirige un pase corto, o la que recibe el balón por un hand-off.
term-carrier = Portador
term-carrier-is = La ficha que tiene el balón.
term-loose-ball = Balón libre
term-loose-ball-is = El balón en una casilla, sin que nadie lo posea.
term-restriction = Restricción
term-restriction-is = Una ficha que en este turno ha recogido el balón libre, o lo ha tomado con un fumble forzado, no puede iniciar otra acción ordinaria.
term-task = Tarea
term-task-is = Lo que hay que resolver en la fase de desbloqueo: una ficha derribada o un apilado.
term-convert = Convertir
term-convert-is = Cambiar por PE los PA sin gastar.
term-card = Carta
term-card-is = Una acción especial, que se paga con PE y se juega una sola vez.
