# How to play, in short: the first page of the help.

rules-title = Cómo se juega
rules-goal-name = Objetivo
rules-goal = Lleva el balón a la end zone que atacas: fila 17 para ATK, fila 1 para DEF. Es un touchdown y gana la partida.
rules-turn-name = Turno
rules-turn = Gasta hasta { $pa } PA en acciones de tus fichas y termina la fase de acción. Después, en la fase de desbloqueo, se levantan tus fichas derribadas y se liberan tus apilados de turnos anteriores.
rules-moves-name = Movimiento
rules-moves = X: 1 o 2 casillas en diagonal. O: 1 casilla en diagonal, o 2 por la fila o la columna. □: como X o como O. Puedes pasar sobre tus propias fichas activas.
rules-dodge-name = Esquiva
rules-dodge = Muévete 2 casillas, hasta una ficha rival. Esta queda derribada y la tuya sale a una casilla vacía contigua, con el balón si la rival lo tenía.
rules-tactical-dodge-name = Esquiva táctica
rules-tactical-dodge = Solo X y □: salta en diagonal sobre una ficha rival y empújala una casilla. Queda derribada y, si tenía el balón, este queda libre.
rules-stack-name = Bloqueo, protección
rules-stack = Pasa a la casilla de una ficha contigua. Ninguna de las dos puede actuar hasta que el entrenador de la superior libere el apilado, en un turno posterior. La superior toma el balón.
rules-passes-name = Pases
rules-passes = Hand-off: a cualquier ficha de una cadena de fichas activas contiguas, por 0 PA. Pase corto: junto a una ficha receptora a un máximo de { $reach ->
    [one] { $reach } casilla.
   *[other] { $reach } casillas.
} Pase largo: al menos a { $clearance ->
    [one] { $clearance } casilla
   *[other] { $clearance } casillas
} de todas tus fichas.
rules-loose-ball-name = Balón libre
rules-loose-ball = Es de la ficha que termina una acción en su casilla. La ficha que lo recoge, o lo toma con una esquiva, no puede iniciar otra acción ordinaria este turno.
rules-cards-name = Modo con cartas
rules-cards = Esquivas, bloqueos, pases y recoger el balón dan PE, y puedes convertir PA en PE. Los PE pagan las cartas; cada entrenador juega cada carta una sola vez.
rules-signs-name = Símbolos
rules-signs = Anillo: la ficha puede actuar. Verde: puede ir ahí. Naranja: una ficha rival es derribada o empujada. En las etiquetas: ⊥ derribada, ! por resolver, círculo tachado: restringida.
