# The cards of the house deck by id. A card without a text of its own has its effect's.

card-second-effort = Segundo esforço
card-no-huddle = No Huddle
card-quick-recovery = Recuperação rápida
card-pile-breaker = Desempilhar
card-breakaway = Escapada
card-hail-mary = Hail Mary
card-stiff-arm = Stiff Arm
card-hook-and-lateral = Hook and Lateral
card-scoop = Scoop
card-reverse = Reverse

effect-lift-restriction-name = Sem restrição
effect-lift-restriction = Uma das suas peças restringidas pode voltar a agir.
effect-extra-pa-name = PA extra
effect-extra-pa = +{ $points } PA neste turno.
effect-stand-up-name = Levantar agora
effect-stand-up = Levante agora uma das suas peças derrubadas.
effect-release-name = Liberar agora
effect-release = Libere agora um empilhamento cuja peça superior seja sua, se não foi formado neste turno.
effect-run-name = Corrida
effect-run = Uma peça ativa e sem restrição, de qualquer tipo, corre exatamente { $squares ->
    [one] { $squares } casa
   *[other] { $squares } casas
} por uma diagonal desimpedida.
effect-long-pass-name = Passe longo barato
effect-long-pass = Um passe longo por { $pa } PA.
effect-down-name = Derrubar adversária
effect-down = Derrube uma peça adversária ativa, adjacente a uma sua, que não tenha a bola.
effect-hand-off-name = Hand-off amplo
effect-hand-off = Um hand-off que conecta peças a uma distância de até { $reach ->
    [one] { $reach } casa.
   *[other] { $reach } casas.
} Pode vir logo depois de outro hand-off.
effect-scoop-name = Tomar a bola
effect-scoop = Uma peça adjacente à bola livre passa para a casa dela e não fica restringida.
effect-swap-name = Troca
effect-swap = Troque de lugar duas das suas peças ativas e sem restrição que estejam a uma distância de até { $reach ->
    [one] { $reach } casa.
   *[other] { $reach } casas.
}

cards-title = Cartas
