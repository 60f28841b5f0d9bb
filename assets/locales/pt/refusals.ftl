# Why something cannot be done: a whole sentence, and a few words for a small space.

refusal-game-over = A partida terminou.
refusal-short-game-over = Fim da partida
refusal-unlock-phase = Na fase de desbloqueio, as peças só podem ser levantadas ou liberadas.
refusal-short-unlock-phase = Não no desbloqueio
refusal-action-phase = Só se pode levantar e liberar na fase de desbloqueio.
refusal-short-action-phase = Só no desbloqueio
refusal-no-such-piece = A peça { $piece } não existe.
refusal-short-no-such-piece = Peça inexistente
refusal-elsewhere-piece = A peça não está nessa casa.
refusal-short-elsewhere-piece = Está em outra casa
refusal-not-your-turn = Esta peça é do outro treinador.
refusal-short-not-your-turn = Não é a sua peça
refusal-downed = A peça está derrubada. Ela se levanta na fase de desbloqueio.
refusal-short-downed = Derrubada
refusal-stacked = A peça está em um empilhamento e não pode agir até ser liberada.
refusal-short-stacked = Empilhada
refusal-restricted = A peça recolheu a bola ou forçou um fumble neste turno e não pode iniciar outra ação ordinária.
refusal-short-restricted = Restringida neste turno
refusal-not-enough-pa = Custa { $needed } PA e { $left ->
    [0] não resta nenhum.
    [one] só resta um.
   *[other] só restam { $left }.
}
refusal-short-not-enough-pa = Requer { $needed } PA
refusal-not-enough-pe = Custa { $needed } PE e o treinador tem { $available }.
refusal-short-not-enough-pe = Requer { $needed } PE
refusal-not-carrier = Só a peça que tem a bola pode fazer isto.
refusal-short-not-carrier = Requer a bola
refusal-after-hand-off = Um hand-off não pode vir logo depois de outro.
refusal-short-after-hand-off = Não após hand-off
refusal-no-network = Nenhuma outra peça ativa está conectada ao portador.
refusal-short-no-network = Ninguém na rede
refusal-no-receiver = Nenhuma peça ativa ao alcance tem uma casa desimpedida adjacente.
refusal-short-no-receiver = Sem receptor ao alcance
refusal-no-open-ground = Nenhuma casa desimpedida está suficientemente longe de todas as peças da equipe.
refusal-short-no-open-ground = Sem campo aberto
refusal-no-way = Todas as casas ao alcance estão ocupadas ou têm o caminho cortado.
refusal-short-no-way = Sem casa desimpedida
refusal-nobody-to-dodge = Não há nenhuma peça adversária ativa onde terminaria uma esquiva desta peça.
refusal-short-nobody-to-dodge = Sem alvo ao alcance
refusal-no-exit = A peça que esquiva não teria nenhuma casa desimpedida para onde sair.
refusal-short-no-exit = Sem saída
refusal-kind-cannot = Este tipo de peça não faz esquivas táticas.
refusal-short-kind-cannot = Não para este tipo
refusal-nobody-to-leap = Não há nenhuma peça adversária ativa adjacente com uma casa desimpedida atrás.
refusal-short-nobody-to-leap = Sem alvo para o salto
refusal-no-push = Não há nenhuma casa vazia para onde empurrar a peça adversária.
refusal-short-no-push = Sem casa para empurrar
refusal-nobody-to-block = Não há nenhuma peça adversária sozinha em uma casa adjacente.
refusal-short-nobody-to-block = Sem adversária ao lado
refusal-nobody-to-protect = Não há nenhuma peça aliada sozinha em uma casa adjacente.
refusal-short-nobody-to-protect = Sem aliada ao lado
refusal-card-used = A carta já foi jogada.
refusal-short-card-used = Já jogada
refusal-basic-game = No jogo básico não há cartas.
refusal-short-basic-game = Só com cartas
refusal-no-target = Agora nada no tabuleiro cumpre as condições.
refusal-short-no-target = Sem alvo agora
refusal-out-of-reach = { $kind ->
    [cross] Um X se move 1 ou 2 casas na diagonal. Não chega a esta casa.
    [ring] Um O se move 1 casa na diagonal, ou 2 pela linha ou pela coluna. Não chega a esta casa.
   *[frame] Um □ se move 1 ou 2 casas na diagonal, ou 2 pela linha ou pela coluna. Não chega a esta casa.
}
refusal-short-out-of-reach = Fora do alcance
refusal-barred = O caminho está cortado: só se pode passar por cima de uma peça própria, sozinha e ativa.
refusal-short-barred = Caminho cortado
refusal-occupied = Esta casa está ocupada.
refusal-short-occupied = Ocupada
refusal-closed = Um empilhamento fecha esta casa.
refusal-short-closed = Casa fechada
refusal-not-adjacent = Tem de ser uma casa adjacente.
refusal-short-not-adjacent = Não adjacente
refusal-taken = A outra peça já vai para esta casa.
refusal-short-taken = Já reservada
refusal-ball-there = A bola livre está nesta casa, e a casa tem de estar vazia.
refusal-short-ball-there = A bola está lá
refusal-nobody-there = Não há nenhuma peça aqui. Escolha primeiro uma das suas.
refusal-short-nobody-there = Nenhuma peça aqui
refusal-not-for = { $action ->
    [dodge] Uma esquiva termina em uma peça adversária sozinha e ativa, a duas casas.
    [tactical-dodge] Uma esquiva tática salta na diagonal por cima de uma peça adversária sozinha e ativa até a casa desimpedida atrás dela.
    [block] Um bloqueio é um passo de uma casa até uma peça adversária sozinha.
    [protection] Uma proteção é um passo de uma casa até uma peça própria sozinha.
    [short-pass] O receptor de um passe curto é outra peça ativa própria.
   *[other] A ação não pode terminar nesta casa.
}
refusal-short-not-for = Não com esta ação
refusal-not-in-network = Um hand-off vai para outra peça ativa da rede do portador.
refusal-short-not-in-network = Fora da rede
refusal-too-far = O receptor de um passe curto pode estar a no máximo { $squares } casas.
refusal-short-too-far = Longe demais
refusal-too-near = Um passe longo cai a no mínimo { $squares } casas de todas as peças da equipe, inclusive a que lança.
refusal-short-too-near = Perto demais
# What the card does.
refusal-not-for-card = { $effect }
refusal-short-not-for-card = Não com esta carta
refusal-bad-square = Esta casa não combina com o que você escolheu.
refusal-short-bad-square = Aqui não é possível
refusal-no-task = Esta peça não tem nada a resolver nesta fase.
refusal-short-no-task = Nada a resolver
refusal-no-room = Agora não há espaço para isso.
refusal-short-no-room = Sem espaço
refusal-other = Isto não é possível agora.
refusal-short-other = Impossível agora
