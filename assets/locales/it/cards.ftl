# The cards of the house deck by id. A card without a text of its own has its effect's.

card-second-effort = Second Effort
card-no-huddle = No Huddle
card-quick-recovery = Quick Recovery
card-pile-breaker = Pile Breaker
card-breakaway = Breakaway
card-hail-mary = Hail Mary
card-stiff-arm = Stiff Arm
card-hook-and-lateral = Hook and Lateral
card-scoop = Scoop
card-reverse = Reverse

effect-lift-restriction-name = Via la restrizione
effect-lift-restriction = Una tua pedina con restrizione può di nuovo agire.
effect-extra-pa-name = PA extra
effect-extra-pa = +{ $points } PA in questo turno.
effect-stand-up-name = Rialza subito
effect-stand-up = Rialza subito una tua pedina atterrata.
effect-release-name = Libera subito
effect-release = Libera subito una sovrapposizione la cui pedina superiore è tua, se non si è formata in questo turno.
effect-run-name = Corsa
effect-run = Una pedina attiva e senza restrizione, di qualsiasi tipo, corre esattamente per { $squares ->
    [one] una casella
   *[other] { $squares } caselle
} lungo una diagonale sgombra.
effect-long-pass-name = Passaggio economico
effect-long-pass = Un passaggio lungo per { $pa } PA.
effect-down-name = Abbatti
effect-down = Abbatti una pedina avversaria attiva e senza palla, adiacente a una tua.
effect-hand-off-name = Hand-off esteso
effect-hand-off = Un hand-off che collega pedine distanti al massimo { $reach ->
    [one] una casella
   *[other] { $reach } caselle
}. Può seguire direttamente un altro hand-off.
effect-scoop-name = Prendi la palla
effect-scoop = Una pedina adiacente alla palla libera va a raccoglierla senza ricevere la restrizione.
effect-swap-name = Scambio
effect-swap = Due tue pedine attive e senza restrizione, distanti al massimo { $reach ->
    [one] una casella
   *[other] { $reach } caselle
}, si scambiano di posto.

cards-title = Carte
