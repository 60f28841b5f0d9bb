# The demonstrations of the rulebook: a title each, and a caption for each step. Positions are in assets/rulebook.

## Movement

demo-turn-flow-title = Un turno, del primer PA al otro entrenador
demo-turn-flow-1 = Es el turno de ATK. La fase de acción empieza con { $pa } PA.
demo-turn-flow-2 = X1 se mueve. Con eso gasta el primer PA; el siguiente puede gastarlo otra ficha, o la misma.
demo-turn-flow-3 = X1 vuelve a moverse y gasta el segundo PA.
demo-turn-flow-4 = ATK termina la fase de acción. Comienza la fase de desbloqueo: X2 está derribada en I9, así que es una tarea.
demo-turn-flow-5 = X2 se levanta en J10. No quedan tareas: el turno pasa solo.
demo-turn-flow-6 = Ahora el turno es de DEF, de nuevo con { $pa } PA.

demo-states-title = Fichas inactivas
demo-states-1 = X2 está derribada. X3 está sobre una rival y la bloquea: las dos son un apilado. No están activas ni la ficha derribada ni las dos del apilado.
demo-states-2 = Una ficha derribada no puede actuar. Espera a la fase de desbloqueo.
demo-states-3 = Tampoco puede actuar una ficha de un apilado, sea la superior o la inferior.
demo-states-4 = Una ficha inactiva tampoco participa en un hand-off.
demo-states-5 = X1 está activa: puede actuar.

demo-move-x-title = Cómo se mueve una X
demo-move-x-1 = Una X se mueve 1 o 2 casillas en diagonal.
demo-move-x-2 = Nunca se mueve por una fila o una columna.
demo-move-x-3 = Una casilla: a H10.
demo-move-x-4 = Dos casillas en línea recta: sobre G11, hasta F12.

demo-move-o-title = Cómo se mueve una O
demo-move-o-1 = Una O se mueve 2 casillas por una fila o una columna, o 1 casilla en diagonal.
demo-move-o-2 = Dos casillas por la columna: a G11.
demo-move-o-3 = Dos casillas en diagonal son demasiadas para una O.
demo-move-o-4 = Una casilla en diagonal: a H12.

demo-move-s-title = Cómo se mueve una □
demo-move-s-1 = Una □ puede hacer las dos cosas: 1 o 2 casillas en diagonal, o 2 por una fila o una columna.
demo-move-s-2 = Dos casillas por la fila: a I9.
demo-move-s-3 = Dos casillas en diagonal: sobre H10, hasta G11.

demo-two-ones-title = Dos veces una casilla no son dos casillas
demo-two-ones-1 = Una acción va en línea recta. X1 no puede doblar y llegar a E9 en una sola acción.
demo-two-ones-2 = Puede llegar en dos acciones. La primera: a F10.
demo-two-ones-3 = La segunda: a E9. Dos movimientos de 1 casilla son dos acciones y cuestan el doble de PA.

demo-over-own-title = Sobre una ficha tuya
demo-over-own-1 = En la casilla intermedia de un movimiento de 2 casillas en diagonal puede haber una ficha activa tuya.
demo-over-own-2 = X1 pasa sobre X2. A X2 no le ocurre nada.

demo-over-ball-title = Sobre un balón libre
demo-over-ball-1 = El balón libre está en la casilla intermedia.
demo-over-ball-2 = X1 pasa sobre él. El balón se queda donde está; X1 no obtiene nada.
demo-over-ball-3 = Para hacerse con el balón, una ficha tiene que terminar una acción en su casilla. X2 se acerca.

demo-over-barred-title = Sobre qué no se puede pasar
demo-over-barred-1 = Una rival derribada cierra el camino: nada pasa sobre una ficha inactiva.
demo-over-barred-2 = Tampoco sobre una ficha tuya derribada.
demo-over-barred-3 = Ni sobre un apilado: su casilla está cerrada.
demo-over-barred-4 = El camino a H8 está abierto.

demo-straight-title = En fila y columna nada corta el paso
demo-straight-1 = Entre G9 y G11 no hay ninguna casilla rayada. Así que ninguna ficha puede estorbar.
demo-straight-2 = O1 va recta a G11.

## Dodge

demo-dodge-title = Una esquiva
demo-dodge-1 = Hay una rival activa a dos casillas en línea recta. X1 puede terminar en ella un desplazamiento de 2 casillas.
demo-dodge-2 = X1 tendrá que salir enseguida de I11, a una casilla despejada contigua.
demo-dodge-3 = X1 va hasta I11, derriba allí a la rival y sale a J12.

demo-dodge-o-title = Una esquiva con una O
demo-dodge-o-1 = Una O esquiva por una fila o una columna, igual que se mueve.
demo-dodge-o-2 = O1 derriba a la rival en G11 y sale una casilla en diagonal, a H12.

demo-dodge-over-own-title = Una esquiva sobre una ficha tuya
demo-dodge-over-own-1 = X2 está en medio. Una ficha activa tuya no corta el paso.
demo-dodge-over-own-2 = X1 pasa sobre X2, derriba a la rival y sale a J12.

demo-dodge-no-exit-title = Una esquiva sin salida
demo-dodge-no-exit-1 = Todas las casillas contiguas a I11 están ocupadas.
demo-dodge-no-exit-2 = La ficha que esquiva no tendría adónde salir, así que la esquiva ni siquiera puede empezar.
demo-dodge-no-exit-3 = X2 se aparta.
demo-dodge-no-exit-4 = Ahora hay salida: X1 derriba a la rival y sale a H10.

demo-dodge-downed-title = Una ficha derribada no se puede esquivar
demo-dodge-downed-1 = Solo se puede esquivar a una rival sola y activa. Esta ya está derribada.

demo-forced-fumble-title = Fumble forzado
demo-forced-fumble-1 = La rival de I11 tiene el balón.
demo-forced-fumble-2 = X1 la esquiva: la rival queda derribada y X1 tiene el balón. Es un fumble forzado.
demo-forced-fumble-3 = X1 ha forzado un fumble este turno, así que ya no puede iniciar otra acción ordinaria.

demo-tactical-dodge-title = Una esquiva táctica
demo-tactical-dodge-1 = En la casilla intermedia hay una rival activa; la casilla de detrás está despejada.
demo-tactical-dodge-2 = Tú eliges adónde empujarla: una casilla en diagonal, a una casilla vacía, pero no adonde aterriza X1.
demo-tactical-dodge-3 = X1 salta a I11. La rival es empujada a G11 y queda derribada allí.

demo-push-right-title = Empujar hacia el otro lado
demo-push-right-1 = El mismo salto, hacia el otro lado: la rival es empujada a I9 y queda derribada allí.

demo-push-back-title = Empujar a la casilla recién dejada
demo-push-back-1 = A I11, no: ahí aterriza la que esquiva.
demo-push-back-2 = Pero a G9, sí: la casilla que deja la que esquiva cuenta como vacía.

demo-push-bare-title = Un empuje necesita una casilla vacía
demo-push-bare-1 = En I9 hay una ficha.
demo-push-bare-2 = En G11 está el balón libre, así que esa casilla tampoco está vacía.
demo-push-bare-3 = Queda G9: la casilla de la que viene X1.

demo-tactical-dodge-o-title = Una O no hace esquivas tácticas
demo-tactical-dodge-o-1 = Una esquiva táctica es un desplazamiento de 2 casillas en diagonal. Una O no puede hacerlo.

demo-fumble-title = Fumble: el balón va al lado contrario
demo-fumble-1 = La rival de H10 tiene el balón.
demo-fumble-2 = Es empujada a G11. El balón va una casilla en sentido contrario: de H10 a I9.
demo-fumble-3 = El balón queda libre. La ficha que esquiva no lo obtiene.

demo-fumble-stays-title = Fumble: el balón se queda
demo-fumble-stays-1 = Empujada a G11, la rival perdería el balón hacia I9. Pero ahí está X2.
demo-fumble-stays-2 = Así que el balón queda libre donde estaba la rival: en H10.

demo-fumble-dodger-title = Fumble: la que esquiva estorba
demo-fumble-dodger-1 = La rival es empujada a G9. En el lado opuesto está I11, pero ahí ha aterrizado la que esquiva. El balón se queda en H10.

## Stack

demo-block-title = Un bloqueo
demo-block-1 = En una casilla contigua hay una rival.
demo-block-2 = X1 da un paso hasta ella: un bloqueo. X1 es la ficha superior; la rival, la inferior. Nadie queda derribado.
demo-block-3 = Ninguna de las dos puede actuar hasta que se libere el apilado.

demo-protection-title = Una protección
demo-protection-1 = X1 da un paso hasta una ficha de su equipo: una protección. La casilla está cerrada, así que ahora nadie puede esquivar ni bloquear a X2.

demo-block-carrier-title = Un bloqueo al portador
demo-block-carrier-1 = La rival tiene el balón.
demo-block-carrier-2 = X1 la bloquea y al instante tiene el balón. Eso no restringe a nadie ni da nada aparte del bloqueo.

demo-protect-carrier-title = Una protección al portador
demo-protect-carrier-1 = También aquí la ficha superior toma el balón: X1 protege a X2 y ahora lo tiene.

demo-block-downed-title = Un bloqueo a una ficha derribada
demo-block-downed-1 = La rival de H10 está derribada.
demo-block-downed-2 = Aun así se la puede bloquear. Bajo X1 no puede levantarse; cuando se libere, seguirá derribada.

demo-closed-square-title = Una casilla cerrada
demo-closed-square-1 = En H10 hay dos fichas. La casilla está cerrada.
demo-closed-square-2 = Nada pasa sobre ella.
demo-closed-square-3 = Nada termina en ella: a un apilado no se le suma una tercera ficha.
demo-closed-square-4 = X1 tiene que ir por otro camino.

## Passing

demo-hand-off-title = Un hand-off por la red
demo-hand-off-1 = X1 tiene el balón. X2 está contigua a X1, y X3 a X2: son una red. X4 no está conectada.
demo-hand-off-2 = X4 está fuera de la red.
demo-hand-off-3 = X3 tiene el balón. Nadie se ha movido, y ha costado { $hand-off-pa } PA.

demo-hand-off-move-title = Hand-off y a correr
demo-hand-off-move-1 = X1 entrega el balón a X2.
demo-hand-off-move-2 = El nuevo portador puede seguir actuando: X2 corre con el balón.

demo-hand-off-twice-title = Nada de hand-off tras hand-off
demo-hand-off-twice-1 = X1 entrega el balón a X2.
demo-hand-off-twice-2 = No puede seguir directamente otro hand-off.
demo-hand-off-twice-3 = Hay otra acción por medio: X2 pasa sobre X1 hasta F6.
demo-hand-off-twice-4 = Ahora vuelve a ser posible un hand-off.

demo-not-carrier-title = Solo el portador pasa el balón
demo-not-carrier-1 = X2 no tiene el balón, así que no puede hacer un hand-off ni un pase.

demo-short-pass-title = Un pase corto y su recogida
demo-short-pass-1 = X2 está a { $reach } casillas: al alcance de un pase corto. El balón puede caer en cualquier casilla despejada contigua a X2.
demo-short-pass-2 = X3 está demasiado lejos para ser la receptora.
demo-short-pass-3 = X1 hace el pase. El balón queda libre en J12; X2 aún no lo tiene.
demo-short-pass-4 = X2 da un paso hasta el balón y toma posesión.

demo-long-pass-title = Un pase largo y su distancia
demo-long-pass-1 = Un pase largo cae en una casilla despejada, al menos a { $clearance } casillas de todas las fichas de tu equipo.
demo-long-pass-2 = H10 está demasiado cerca de X3.
demo-long-pass-3 = X1 lanza a G13. Cuesta { $long-pa } PA, y el balón queda libre allí.

demo-pick-up-title = Tomar un balón libre
demo-pick-up-1 = Hay un balón libre en H10.
demo-pick-up-2 = X1 termina su movimiento en el balón: lo tiene. Tomar posesión no cuesta nada.

demo-restriction-title = Después de recoger el balón
demo-restriction-1 = X1 pasa sobre X2 y recoge el balón.
demo-restriction-2 = X1 queda restringida: no puede iniciar otra acción ordinaria este turno.
demo-restriction-3 = Los hand-offs y los pases también son acciones ordinarias.
demo-restriction-4 = X1 sigue activa, así que su equipo puede pasar sobre ella.
demo-restriction-5 = Con el fin de la fase de acción desaparece la restricción.

demo-touchdown-run-title = Touchdown a la carrera
demo-touchdown-run-1 = ATK ataca la fila 17.
demo-touchdown-run-2 = X1 termina su movimiento en la end zone con el balón. ¡Touchdown! ATK gana en el acto.

demo-touchdown-hand-off-title = Touchdown con un hand-off
demo-touchdown-hand-off-1 = X3 espera en la end zone, conectada con el portador por medio de X2.
demo-touchdown-hand-off-2 = X3 recibe el balón en la end zone. ¡Touchdown!

demo-touchdown-block-title = Touchdown con un bloqueo
demo-touchdown-block-1 = En la end zone hay una rival.
demo-touchdown-block-2 = X1 la bloquea con el balón en su poder. Bloquear en la end zone es touchdown, aunque X1 quede inactiva. ¡Touchdown!

## Unlock

demo-stand-up-title = Levantar
demo-stand-up-1 = X1 está derribada en G9. Las casillas contiguas están vacías.
demo-stand-up-2 = Termina la fase de acción; comienza la fase de desbloqueo. X1 es una tarea.
demo-stand-up-3 = X1 se levanta en H10 y vuelve a estar activa. No quedan tareas: el turno pasa.

demo-stand-up-ball-title = Levantarse con el balón
demo-stand-up-ball-1 = X1 está derribada en G9 y tiene el balón. Mientras siga así, nadie puede esquivarla, pero un bloqueo le quitaría el balón.
demo-stand-up-ball-2 = Comienza la fase de desbloqueo.
demo-stand-up-ball-3 = X1 se levanta en F10. El balón va con ella.

demo-no-room-title = Sin espacio, hasta que otra se mueve
demo-no-room-1 = X1 está rodeada. A su lado, X2 está derribada.
demo-no-room-2 = Las dos son tareas, en el orden que elijas.
demo-no-room-3 = X1 aún no puede levantarse: no tiene ninguna casilla vacía contigua.
demo-no-room-4 = X2 se levanta primero y deja H10.
demo-no-room-5 = Ahora hay espacio. Toda tarea que se pueda resolver se tiene que resolver.

demo-no-room-at-all-title = Sin ningún espacio
demo-no-room-at-all-1 = X1 está rodeada, y no hay nada más que resolver.
demo-no-room-at-all-2 = No se puede resolver ninguna tarea, así que el turno pasa enseguida. X1 sigue derribada y espera a un turno posterior.

demo-unblock-title = Liberar un bloqueo
demo-unblock-1 = X1 bloquea a una rival desde un turno anterior.
demo-unblock-2 = En la fase de desbloqueo, el apilado es una tarea del entrenador de la ficha superior.
demo-unblock-3 = Las dos fichas van a casillas vacías distintas, contiguas al apilado: X1 a H10, la rival a F10. Eliges las dos.

demo-unprotect-title = Desproteger
demo-unprotect-1 = X1 protege a X2 y tiene el balón. El apilado es una tarea.
demo-unprotect-2 = X1 va a H10 y se queda con el balón; X2 va a F8. Las dos están activas.

demo-release-top-title = Liberación: el balón, para la superior
demo-release-top-1 = X1 bloquea a una rival y tiene el balón. Quien libera el apilado elige cuál de las dos se lo queda.
demo-release-top-2 = Aquí se lo queda la ficha superior.

demo-release-bottom-title = Liberación: el balón, para la inferior
demo-release-bottom-1 = El mismo apilado. La elección es libre, aunque la inferior sea una rival.
demo-release-bottom-2 = Aquí se queda el balón la ficha inferior. Pocas veces lo querrás, pero puedes.

demo-release-downed-title = Liberar a una ficha derribada
demo-release-downed-1 = La rival bajo X1 está derribada.
demo-release-downed-2 = El apilado es una tarea de ATK.
demo-release-downed-3 = La ficha superior vuelve a estar activa. La inferior queda como estaba antes: aún derribada. Será una tarea de su propio entrenador.

demo-release-refused-title = Una liberación sin espacio
demo-release-refused-1 = Junto al apilado solo está vacía H10, pero tienen que moverse las dos fichas.
demo-release-refused-2 = Dos tareas: el apilado, y X3 en C5.
demo-release-refused-3 = Sin dos casillas vacías no hay liberación.
demo-release-refused-4 = X3 se levanta. El apilado no tiene espacio, así que queda para un turno posterior, y el turno pasa.

demo-stack-this-turn-title = Un apilado de este turno
demo-stack-this-turn-1 = ATK bloquea.
demo-stack-this-turn-2 = X3 es una tarea. El apilado nuevo, no.
demo-stack-this-turn-3 = Un apilado nunca se libera en el turno en que se formó.
demo-stack-this-turn-4 = X3 se levanta; el turno pasa a DEF.
demo-stack-this-turn-5 = DEF no hace nada. El apilado no es tarea de DEF: solo lo libera el entrenador de la ficha superior.
demo-stack-this-turn-6 = ATK termina su siguiente fase de acción.
demo-stack-this-turn-7 = Ahora el apilado es una tarea de ATK, y se libera.

## Cards

demo-pe-earned-title = Ganar PE
demo-pe-earned-1 = Modo con cartas: los dos entrenadores tienen 0 PE al empezar.
demo-pe-earned-2 = ATK gana PE por la esquiva, y algunos más porque quita el balón.
demo-pe-earned-3 = Un movimiento no da nada. Los PE se guardan hasta que se gastan.

demo-pe-converted-title = Convertir PA en PE
demo-pe-converted-1 = ATK no necesita todos sus PA.
demo-pe-converted-2 = Un PA para un movimiento.
demo-pe-converted-3 = El otro se convierte: { $convert-pa } PA pasa a ser { $convert-pe } PE. Los PA que quedan al terminar la fase se pierden.
demo-pe-converted-4 = La fase de acción termina; ATK conserva sus PE.

demo-card-second-effort-title = Segundo esfuerzo
demo-card-second-effort-1 = X1 recoge el balón y queda restringida.
demo-card-second-effort-2 = No puede iniciar otra acción ordinaria.
demo-card-second-effort-3 = Segundo esfuerzo quita la restricción.
demo-card-second-effort-4 = X1 sigue corriendo.

demo-card-no-huddle-title = No Huddle
demo-card-no-huddle-1 = El primer PA.
demo-card-no-huddle-2 = El segundo PA.
demo-card-no-huddle-3 = No Huddle da otro PA este turno. No hace falta ninguna ficha.
demo-card-no-huddle-4 = X1 se mueve por tercera vez.

demo-card-quick-recovery-title = Recuperación rápida
demo-card-quick-recovery-1 = X1 está derribada, y falta mucho para la fase de desbloqueo.
demo-card-quick-recovery-2 = Recuperación rápida: X1 se levanta ya, como lo haría en la fase de desbloqueo.
demo-card-quick-recovery-3 = Está activa y puede actuar enseguida.

demo-card-pile-breaker-title = Desapilar
demo-card-pile-breaker-1 = X1 bloquea desde un turno anterior.
demo-card-pile-breaker-2 = Desapilar libera el apilado ahora, con las reglas de la fase de desbloqueo.
demo-card-pile-breaker-3 = X1 puede actuar enseguida.

demo-card-breakaway-title = Escapada
demo-card-breakaway-1 = Por aquí no: todas las casillas de la carrera tienen que estar despejadas, y X1 está en F10.
demo-card-breakaway-2 = Escapada: una ficha de cualquier tipo, incluso una O, corre exactamente 3 casillas en diagonal.

demo-card-hail-mary-title = Hail Mary
demo-card-hail-mary-1 = Queda un solo PA, poco para un pase largo.
demo-card-hail-mary-2 = Hail Mary lo lanza de todos modos, con la regla de distancia del pase largo.

demo-card-stiff-arm-title = Stiff Arm
demo-card-stiff-arm-1 = Hay dos rivales contiguas. Ninguna tiene el balón.
demo-card-stiff-arm-2 = Stiff Arm derriba a una de ellas donde está. X1 se queda en su casilla.
demo-card-stiff-arm-3 = X1 aún puede actuar.

demo-card-hook-and-lateral-title = Hook and Lateral
demo-card-hook-and-lateral-1 = Ninguna ficha está contigua al portador: un hand-off corriente no tiene red.
demo-card-hook-and-lateral-2 = Hook and Lateral conecta fichas a una distancia de hasta 2 casillas. X3 recibe el balón.

demo-card-scoop-title = Scoop
demo-card-scoop-1 = Scoop: X1 da un paso hasta el balón contiguo y lo tiene, sin quedar restringida.
demo-card-scoop-2 = Puede seguir enseguida.

demo-card-reverse-title = Reverse
demo-card-reverse-1 = Dos fichas activas, a un máximo de 2 casillas una de otra.
demo-card-reverse-2 = Reverse: intercambian sus casillas. El balón se queda con su portador, X1.
