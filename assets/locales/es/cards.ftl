# The cards of the house deck by id. A card without a text of its own has its effect's.

card-second-effort = Segundo esfuerzo
card-no-huddle = No Huddle
card-quick-recovery = Recuperación rápida
card-pile-breaker = Desapilar
card-breakaway = Escapada
card-hail-mary = Hail Mary
card-stiff-arm = Stiff Arm
card-hook-and-lateral = Hook and Lateral
card-scoop = Scoop
card-reverse = Reverse

effect-lift-restriction-name = Sin restricción
effect-lift-restriction = Una de tus fichas restringidas puede volver a actuar.
effect-extra-pa-name = PA extra
effect-extra-pa = +{ $points } PA este turno.
effect-stand-up-name = Levantar ahora
effect-stand-up = Levanta ahora una de tus fichas derribadas.
effect-release-name = Liberar ahora
effect-release = Libera ahora un apilado cuya ficha superior sea tuya, si no se formó este turno.
effect-run-name = Carrera
effect-run = Una ficha activa y sin restricción, de cualquier tipo, corre exactamente { $squares ->
    [one] { $squares } casilla
   *[other] { $squares } casillas
} por una diagonal despejada.
effect-long-pass-name = Pase largo barato
effect-long-pass = Un pase largo por { $pa } PA.
effect-down-name = Derribar rival
effect-down = Derriba una ficha rival activa, contigua a una tuya, que no tenga el balón.
effect-hand-off-name = Hand-off amplio
effect-hand-off = Un hand-off que conecta fichas a una distancia de hasta { $reach ->
    [one] { $reach } casilla.
   *[other] { $reach } casillas.
} Puede seguir directamente a otro hand-off.
effect-scoop-name = Tomar el balón
effect-scoop = Una ficha contigua al balón libre pasa a su casilla y no queda restringida.
effect-swap-name = Intercambio
effect-swap = Intercambia dos de tus fichas activas y sin restricción que estén a una distancia de hasta { $reach ->
    [one] { $reach } casilla.
   *[other] { $reach } casillas.
}

cards-title = Cartas
