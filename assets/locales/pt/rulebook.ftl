# The rulebook: twelve sections, and its terms. Which text stands where is in assets/rulebook/sections.ron.
# [words|term] marks words that show the definition of a term; the words may be inflected, the term's id stays.

## 1 Overview

rulebook-overview-title = Apresentação, objetivo e preparação
rulebook-overview-intro = BALL é um jogo de futebol americano para dois [treinadores|coach], ATK e DEF. Não há dados, cartas ocultas nem sorte: os dois treinadores veem tudo, e tudo depende do que eles fazem.
rulebook-overview-goal = Objetivo
rulebook-overview-goal-text = Marque um [touchdown|touchdown]: uma das suas [peças|piece] termina uma ação na [end zone|end-zone] que a sua equipe ataca, de posse da bola. O primeiro touchdown termina a partida, e o treinador que o marca vence.
rulebook-overview-score-who = Marca a peça que se moveu na ação, ou a que recebeu a bola por um hand-off.
rulebook-overview-score-stack = Bloquear ou proteger na end zone com a bola também é touchdown, mesmo que a bola seja tomada com esse mesmo passo.
rulebook-overview-score-not = Chegar à end zone na fase de desbloqueio não é touchdown: levantar e liberar são tarefas, não ações.
rulebook-overview-score-note = Decisão nossa: uma ação em que o portador não toma parte não é touchdown, mesmo que ele já esteja na end zone. Também não o é uma carta que levanta uma peça ou libera um empilhamento.
rulebook-overview-board = Tabuleiro
rulebook-overview-board-text = O tabuleiro tem 13 colunas, de A a M, e 17 linhas. As peças só ocupam as [casas|square] hachuradas: são 111, e G9 é o centro.
rulebook-overview-board-adjacent = Casas [adjacentes|adjacent] se tocam na diagonal. Cada casa tem até quatro.
rulebook-overview-board-distance = A [distância|distance] entre duas casas é a maior de duas diferenças: a das colunas e a das linhas. As peças no meio do caminho não a aumentam.
rulebook-overview-board-zones = ATK começa embaixo e ataca a linha 17. DEF começa em cima e ataca a linha 1.
rulebook-overview-board-note = Decisão nossa: uma casa é hachurada quando o número da coluna e o da linha somam um número par. Também fomos nós que definimos para onde cada equipe ataca. Profundidade de uma end zone, em linhas: { $zone }.
rulebook-overview-setup = Preparação
rulebook-overview-setup-text = Cada equipe tem sete peças: cinco X, um O e um □. Elas começam na [formação|formation]:
rulebook-overview-setup-atk = ATK: X1 em C7, X2 em E7, □1 em G7, X3 em I7, X4 em K7, X5 em G5, O1 em G3.
rulebook-overview-setup-def = DEF: X1 em K11, X2 em I11, □1 em G11, X3 em E11, X4 em C11, X5 em G13, O1 em G15.
rulebook-overview-setup-first = ATK X5 tem a bola. DEF joga o primeiro turno.
rulebook-overview-setup-note = Decisão nossa: o texto oficial diz apenas que ATK X5 tem a bola. O número de peças de cada tipo e as outras casas foram definidos por nós.
rulebook-overview-end = Fim da partida
rulebook-overview-end-touchdown = Um touchdown dá a vitória na hora.
rulebook-overview-end-resign = Um treinador pode desistir. Se a partida tem relógios, perde aquele cujo tempo acaba.
rulebook-overview-end-draw = Há empate se os dois treinadores concordam, ou se a partida tem um limite de turnos e chega a ele.
rulebook-overview-end-note = Decisão nossa: estes finais de partida são nossos, e há mais um: também é empate quando a mesma posição se repetiu { $repetition } vezes no início de um turno, contando a primeira. A mesma quer dizer a mesma em tudo: peças, bola, de quem é o turno, energia e cartas.
rulebook-overview-terms = Termos

## 2 Turn

rulebook-turn-title = Turno, estados e restrições
rulebook-turn-intro = Um turno tem duas fases: primeiro a [fase de ação|action-phase], depois a [fase de desbloqueio|unlock-phase]. Em seguida o turno passa para o outro treinador.
rulebook-turn-action-phase = Fase de ação
rulebook-turn-action-phase-text = Você a começa com { $pa } [PA|pa] (pontos de ação). Gaste todos, alguns ou nenhum, em uma ação ou em várias, com uma peça ou com várias.
rulebook-turn-whole = O que não se pode completar legalmente não se pode começar.
rulebook-turn-carrier-only = Só o [portador|carrier] pode iniciar um hand-off, um passe curto ou um passe longo.
rulebook-turn-phase-note = Decisão nossa: a fase de ação só termina quando você diz, mesmo que não restem PA, porque algumas ações são gratuitas.
rulebook-turn-unlock-phase = Fase de desbloqueio
rulebook-turn-unlock-phase-text = As suas peças derrubadas se levantam e os seus empilhamentos de turnos anteriores são liberados, sempre que houver espaço.
rulebook-turn-states = Ativa e inativa
rulebook-turn-states-text = Uma peça está [ativa|active], exceto nestes casos, em que está [inativa|inactive]:
rulebook-turn-inactive-downed = Está [derrubada|downed].
rulebook-turn-inactive-stack = Faz parte de um [empilhamento|stack]: bloqueia, protege, está bloqueada ou está protegida.
rulebook-turn-inactive-text = Uma peça inativa
rulebook-turn-inactive-act = não pode agir;
rulebook-turn-inactive-ball = não pode participar de um hand-off nem ser o receptor de um passe;
rulebook-turn-inactive-over = não deixa que um movimento ou uma esquiva passe por cima dela.
rulebook-turn-squares = Casas
rulebook-turn-clear = Uma casa [desimpedida|clear] não tem nenhuma peça. Pode haver nela uma bola livre.
rulebook-turn-bare = Uma casa [vazia|bare] não tem peça nem bola livre.
rulebook-turn-closed = Uma casa com um empilhamento está [fechada|closed]: nada passa por cima dela e nada termina nela.
rulebook-turn-squares-note = Decisão nossa: o texto oficial diz “vazia” nos dois casos. Aqui uma ação pode terminar em uma bola livre, por isso lhe basta uma casa desimpedida; um empurrão e os movimentos da fase de desbloqueio precisam de uma vazia.

## 3 Action table

rulebook-actions-title = Tabela de ações
rulebook-actions-intro = O que cada ação custa em PA, e os [PE|pe] (pontos de energia) que rende no modo com cartas.
rulebook-actions-row-move = Movimento
rulebook-actions-row-possession = Tomar posse de uma bola livre
rulebook-actions-row-dodge = Esquiva
rulebook-actions-row-forced-fumble = Fumble forçado
rulebook-actions-row-tactical-dodge = Esquiva tática
rulebook-actions-row-fumble = Fumble
rulebook-actions-row-block = Bloqueio
rulebook-actions-row-protection = Proteção
rulebook-actions-row-hand-off = Hand-off
rulebook-actions-row-short-pass = Passe curto
rulebook-actions-row-long-pass = Passe longo
rulebook-actions-row-convert = Converter PA em PE
rulebook-actions-row-stand-up = Levantar
rulebook-actions-row-unblock = Liberar
rulebook-actions-row-unprotect = Desproteger
rulebook-actions-on-top = Os PE com sinal de mais se somam aos da ação que os traz.
rulebook-actions-ordinary = São ações ordinárias o movimento, a esquiva, a esquiva tática, o bloqueio, a proteção, o hand-off, o passe curto e o passe longo. Não o são as cartas, a conversão nem as tarefas da fase de desbloqueio.
rulebook-actions-basic = No jogo básico não há PE.
rulebook-actions-note = Decisão nossa: da tabela oficial só estão publicados o custo do hand-off e dos passes, a posse gratuita de uma bola livre e a taxa de conversão. Todos os outros números são nossos.

## 4 Movement

rulebook-movement-title = Movimento por tipo
rulebook-movement-intro = Até onde e por onde uma peça vai depende do seu tipo. Ela se desloca do mesmo modo quando se move, esquiva, bloqueia ou protege.
rulebook-movement-kinds = Os três tipos
rulebook-movement-kind-x = X: 1 ou 2 casas na diagonal.
rulebook-movement-kind-o = O: 1 casa na diagonal, ou 2 pela linha ou pela coluna.
rulebook-movement-kind-s = □: 1 ou 2 casas na diagonal, ou 2 pela linha ou pela coluna.
rulebook-movement-straight-note = Decisão nossa: duas casas vão sempre em linha reta. Se fossem permitidas curvas, um X chegaria a tudo a que chega um □.
rulebook-movement-end = Onde pode terminar
rulebook-movement-end-text = Um [movimento|move] custa { $move-pa } PA, seja de uma casa ou de duas. Dois movimentos de 1 casa são duas ações, nunca uma só ação de 2 casas.
rulebook-movement-end-one = Um deslocamento de 1 casa termina em uma casa desimpedida, e é um movimento, ou em uma peça sozinha, e é um bloqueio ou uma proteção.
rulebook-movement-end-two = Um deslocamento de 2 casas termina em uma casa desimpedida, e é um movimento, ou em uma peça adversária sozinha e ativa, e é uma esquiva.
rulebook-movement-over = Passar por cima
rulebook-movement-over-text = Um deslocamento de 2 casas na diagonal tem uma [casa intermediária|middle-square]. Depende do que está nela:
rulebook-movement-over-own = Por cima de uma peça sua, sozinha e ativa, pode-se passar.
rulebook-movement-over-ball = Por cima de uma bola livre passa-se, e ela fica onde está.
rulebook-movement-over-opponent = Com uma peça adversária sozinha e ativa é uma esquiva tática, nunca um simples movimento.
rulebook-movement-over-barred = Uma peça inativa ou um empilhamento cortam o caminho.
rulebook-movement-over-note = Interpretação nossa: o texto oficial fecha o caminho por cima de peças inativas; daí entendermos que por cima de uma peça ativa da própria equipe se pode passar.
rulebook-movement-row-text = Por uma linha ou uma coluna, a casa do meio não é hachurada. Nada pode estar nela, por isso nada corta o caminho.

## 5 Dodge

rulebook-dodge-title = Esquiva e fumble forçado
rulebook-dodge-intro = Uma [esquiva|dodge] é um deslocamento de 2 casas que termina em uma peça adversária sozinha e ativa.
rulebook-dodge-path = O deslocamento é o do tipo da sua peça. Pode passar por cima de uma bola livre ou de uma peça ativa sua.
rulebook-dodge-downed = A adversária é derrubada onde está.
rulebook-dodge-exit = A sua peça tem de sair logo, uma casa na diagonal, para uma casa desimpedida: a [saída|exit]. Sem saída, a esquiva não pode começar.
rulebook-dodge-exit-note = Decisão nossa: na saída pode haver uma bola livre. A sua peça a toma.
rulebook-dodge-forced-fumble = Fumble forçado
rulebook-dodge-forced-fumble-text = Se a adversária tinha a bola, agora quem a tem é a sua peça: é um [fumble forçado|forced-fumble]. No modo com cartas rende ainda +{ $forced-fumble-pe } PE. A peça fica restringida, como ao recolher uma bola.

## 6 Tactical dodge

rulebook-tactical-dodge-title = Esquiva tática e fumble
rulebook-tactical-dodge-intro = Uma [esquiva tática|tactical-dodge] salta por cima de uma peça adversária e a afasta com um empurrão. Um X ou um □ podem fazê-la; um O, não.
rulebook-tactical-dodge-path = Avance 2 casas na diagonal por cima de uma peça adversária sozinha e ativa na casa intermediária, e chegue a uma casa desimpedida.
rulebook-tactical-dodge-push = Empurre essa adversária uma casa na diagonal, para uma casa vazia que não seja a casa de chegada.
rulebook-tactical-dodge-downed = A adversária é derrubada na sua nova casa.
rulebook-tactical-dodge-pushes = O empurrão
rulebook-tactical-dodge-pushes-text = Quem escolhe o [empurrão|push] é o treinador que esquiva. A casa que a peça dele deixou conta como vazia, por isso também se pode empurrar para lá.
rulebook-tactical-dodge-push-note = Decisão nossa: onde o texto oficial diz “vazia”, na casa de chegada pode haver uma bola livre, que a sua peça toma; na casa do empurrão, não.
rulebook-tactical-dodge-fumble = Fumble
rulebook-tactical-dodge-fumble-text = Se a adversária tinha a bola, ela a perde: é um [fumble|fumble]. No modo com cartas rende ainda +{ $fumble-pe } PE.
rulebook-tactical-dodge-fumble-opposite = A bola vai uma casa na diagonal a partir da antiga casa da adversária, no sentido contrário ao empurrão.
rulebook-tactical-dodge-fumble-stays = Se essa casa fica fora do tabuleiro ou há nela uma peça, inclusive a que esquiva, a bola fica na antiga casa.
rulebook-tactical-dodge-fumble-free = Nos dois casos a bola fica livre. A peça que esquiva não a obtém.

## 7 Block and protection

rulebook-stack-title = Bloqueio e proteção
rulebook-stack-intro = Um deslocamento de 1 casa até uma peça sozinha forma um [empilhamento|stack].
rulebook-stack-block = Sobre uma adversária é um [bloqueio|block]. Um bloqueio não derruba ninguém.
rulebook-stack-protection = Sobre uma peça sua é uma [proteção|protection].
rulebook-stack-below = A peça que dá o passo é a superior; a outra, a inferior. A inferior pode estar derrubada.
rulebook-stack-closed = Uma casa fechada
rulebook-stack-closed-text = Nenhuma das duas pode agir até que o empilhamento seja liberado, na fase de desbloqueio de um turno posterior. Até lá, a casa está [fechada|closed].
rulebook-stack-ball = A bola em um empilhamento
rulebook-stack-ball-text = Se a peça inferior tinha a bola, a superior a toma logo, seja de uma adversária ou de uma aliada. Isso não rende mais nada nem restringe ninguém.

## 8 Passing

rulebook-passing-title = Hand-off, passe curto e passe longo
rulebook-passing-intro = Há três modos de passar a bola. Só o [portador|carrier] os inicia, e ninguém se move.
rulebook-passing-hand-off = Hand-off
rulebook-passing-hand-off-text = Todas as suas peças ativas conectadas ao portador por casas adjacentes formam a [rede|network] dele. Um [hand-off|hand-off] dá a bola a qualquer outra peça da rede.
rulebook-passing-hand-off-free = Custa { $hand-off-pa } PA.
rulebook-passing-hand-off-on = O novo portador pode continuar agindo.
rulebook-passing-hand-off-twice = Um hand-off não pode vir logo depois de outro. Entre os dois tem de haver outra ação; uma carta conta como tal, converter não.
rulebook-passing-hand-off-note = Decisão nossa: proibir dois hand-offs seguidos vem do texto português. Um hand-off já alcança toda a rede, por isso nada se perde.
rulebook-passing-short-pass = Passe curto
rulebook-passing-short-pass-text = Um [passe curto|short-pass] custa { $short-pa } PA. Escolha outra peça ativa sua a uma distância máxima de { $reach } casas do portador: o [receptor|receiver].
rulebook-passing-short-pass-lands = A bola cai na casa desimpedida que você escolher, adjacente ao receptor.
rulebook-passing-short-pass-loose = Ali fica livre. O receptor ainda não a tem.
rulebook-passing-long-pass = Passe longo
rulebook-passing-long-pass-text = Um [passe longo|long-pass] custa { $long-pa } PA. A bola cai em qualquer casa desimpedida a uma distância mínima de { $clearance } casas de todas as peças da sua equipe, inclusive as inativas e a que lança. Ali fica livre.
rulebook-passing-distance-note = Decisão nossa: a distância é contada como se não houvesse peças no meio.

## 9 Possession

rulebook-possession-title = Tomar posse
rulebook-possession-intro = Uma peça que termina uma ação na casa de uma [bola livre|loose-ball] toma posse dela. Não custa nada.
rulebook-possession-end = Só conta a casa em que a ação termina. A saída de uma esquiva e a casa de chegada de uma esquiva tática são casas assim.
rulebook-possession-over = Uma bola livre por cima da qual se passa fica onde está e não rende nada.
rulebook-possession-free = No modo com cartas, tomar a bola livre no fim de uma ação ordinária rende +{ $possession-pe } PE.
rulebook-possession-restriction = Restrição
rulebook-possession-restriction-text = Uma peça que recolheu uma bola livre, ou a tomou com um fumble forçado, não pode iniciar outra ação ordinária neste turno: está [restringida|restriction].
rulebook-possession-still-active = Uma peça restringida continua ativa: a sua equipe pode passar por cima dela, e ela faz parte da rede.
rulebook-possession-not-restricted = Um hand-off não restringe o receptor. Tomar a bola com um bloqueio ou uma proteção também não restringe ninguém.
rulebook-possession-lifted = A restrição acaba com a fase de ação.

## 10 Unlock phase

rulebook-unlock-title = Fase de desbloqueio
rulebook-unlock-intro = Depois da fase de ação são resolvidas as suas [tarefas|task] obrigatórias. Não custam nada. São tarefas:
rulebook-unlock-task-downed = cada peça sua derrubada que não esteja em um empilhamento;
rulebook-unlock-task-stack = cada empilhamento cuja peça superior seja sua e que não tenha sido formado neste turno.
rulebook-unlock-fixed-note = Decisão nossa: as tarefas ficam fixadas no início da fase. Uma peça liberada ainda derrubada durante a fase não é uma tarefa nova.
rulebook-unlock-order = Ordem
rulebook-unlock-order-text = Você escolhe a ordem. Toda tarefa que possa ser resolvida tem de ser resolvida. A que não tem espaço quando as outras estão feitas fica para um turno posterior.
rulebook-unlock-order-note = Decisão nossa: depois de cada tarefa olha-se de novo o tabuleiro, pois pode ter surgido espaço. Quando já nada pode ser resolvido, o turno passa sozinho.
rulebook-unlock-stand-up = Levantar
rulebook-unlock-stand-up-text = Leve a peça derrubada para uma casa vazia adjacente. Ela está ativa de novo. Se tem a bola, leva-a consigo.
rulebook-unlock-release = Liberar um empilhamento
rulebook-unlock-release-text = Leve a peça superior e a inferior para duas casas vazias diferentes, adjacentes ao empilhamento. Você escolhe as duas, seja de quem for a inferior. Com um bloqueio, isto se chama liberar; com uma proteção, desproteger.
rulebook-unlock-release-both = Se uma das duas não pode se mover, não há liberação legal.
rulebook-unlock-release-state = A peça superior está ativa de novo. A inferior fica como estava antes do empilhamento: ativa, ou ainda derrubada.
rulebook-unlock-release-who = Só o treinador da peça superior libera um empilhamento.
rulebook-unlock-release-later = Um empilhamento formado neste turno nunca é liberado neste turno.
rulebook-unlock-ball = A bola de um empilhamento liberado
rulebook-unlock-ball-text = Se a peça superior tem a bola, você escolhe qual das duas fica com ela. Assim, uma peça derrubada pode ter a bola: não pode agir nem ser esquivada, mas um bloqueio ou uma proteção lhe toma a bola.
rulebook-unlock-bare-note = Decisão nossa: onde o texto oficial diz “vazia”, a casa também não pode ter a bola. Ninguém se levanta nem é liberado sobre a bola livre.

## 11 Cards mode

rulebook-cards-title = Modo com cartas
rulebook-cards-intro = O modo com cartas acrescenta ações especiais ao jogo. Não tira nenhuma das normais.
rulebook-cards-energy = Energia
rulebook-cards-energy-text = Cada treinador começa com 0 [PE|pe]. As ações rendem PE conforme a tabela de ações. Eles podem ser gastos no mesmo turno ou guardados; acima de { $max-pe } não são contados.
rulebook-cards-convert-text = Na sua fase de ação você também pode [converter|convert] PA que não gastou: { $convert-pa } PA se torna { $convert-pe } PE, uma ou mais vezes. Os PA que não são gastos nem convertidos são perdidos quando a fase termina.
rulebook-cards-play = Jogar uma carta
rulebook-cards-play-when = As [cartas|card] só se jogam na fase de ação do seu próprio turno. Pague os PE, e também os PA se a carta os pedir.
rulebook-cards-play-piece = Uma carta precisa de uma peça ativa e não restringida, salvo se o seu texto disser outra coisa.
rulebook-cards-play-whole = Uma carta que não se pode completar não se pode jogar.
rulebook-cards-play-nothing = Uma carta não rende PE.
rulebook-cards-play-restriction = A restrição por recolher a bola continua em vigor, salvo se a carta disser outra coisa. Uma peça que toma a bola livre com uma carta também fica restringida, salvo se a carta disser outra coisa.
rulebook-cards-play-score = Uma carta é uma ação, por isso uma peça que a termina na end zone com a bola pode marcar.
rulebook-cards-play-note = Decisão nossa: todas as cartas estão à vista desde o início, uma de cada para cada treinador, e uma carta jogada não volta. Também é nosso de que peça uma carta precisa e que ela não rende PE. Levantar-se ou ser liberada por uma carta não é touchdown.
rulebook-cards-deck = O baralho
rulebook-cards-deck-text = Estas são as cartas desta partida, com o seu custo:
rulebook-cards-deck-note = Decisão nossa: o baralho oficial não está publicado. Este é nosso.

## 12 Conventions

rulebook-conventions-title = Convenções
rulebook-conventions-intro = Como se compõe um turno na tela e como se lê o tabuleiro.
rulebook-conventions-flow = A ordem habitual
rulebook-conventions-flow-text = Escolha a peça, depois a ação e, por fim, o destino.
rulebook-conventions-flow-cancel = Cancelar uma ação ainda incompleta não muda nada na partida.
rulebook-conventions-flow-convert = Converter PA é uma decisão do turno, não uma jogada no tabuleiro.
rulebook-conventions-signs = Sinais no tabuleiro
rulebook-conventions-sign-downed = Uma peça girada 90° está derrubada.
rulebook-conventions-sign-stack = Uma peça em cima de outra é um bloqueio ou uma proteção.
rulebook-conventions-sign-ball = A bola sobre uma peça é posse. A bola em uma casa está livre.
rulebook-conventions-sign-turn = O indicador de turno diz se joga DEF ou ATK.
rulebook-conventions-sign-ring = Um anel sob uma peça indica que ela pode agir.
rulebook-conventions-sign-squares = Casas verdes: a peça escolhida pode ir para lá. Laranja: ali uma peça adversária é derrubada ou empurrada.
rulebook-conventions-sign-plates = Na etiqueta de uma peça, ⊥ significa derrubada, ! uma tarefa a resolver e o círculo cortado, restringida.
rulebook-conventions-notation = Notação
rulebook-conventions-notation-text = Nos registros, cada decisão é escrita como um texto curto. Nele, S é a peça quadrada □.
rulebook-conventions-note-move = X5G5-H6: X5 vai de G5 para H6.
rulebook-conventions-note-stack = X5G5+H6: X5 bloqueia ou protege a peça em H6.
rulebook-conventions-note-dodge = X5G5xI7-J8: X5 esquiva a adversária em I7 e sai para J8.
rulebook-conventions-note-tactical-dodge = X5G5*I7-G7: X5 salta para I7, e a adversária em H6 é empurrada para G7.
rulebook-conventions-note-ball = X5>X2: hand-off. X5>X2@F8: passe curto, a bola cai em F8. X5>@G13: passe longo.
rulebook-conventions-note-unlock = X3G7^H8: X3 se levanta. X2F8/G9,E7: liberação, a peça superior para G9, a inferior para E7; com :t no fim, a superior fica com a bola; com :b, a inferior.
rulebook-conventions-note-other = “=” converte PA, “.” termina a fase de ação, “#” introduz uma carta.

## Terms

term-coach = Treinador
term-coach-is = Um dos dois jogadores, ATK ou DEF.
term-piece = Peça
term-piece-is = X, O ou □; o nome diz equipe, tipo e número, como ATK X5.
term-square = Casa
term-square-is = Uma casa hachurada do tabuleiro; nas outras não se joga.
term-adjacent = Adjacente
term-adjacent-is = Que se toca na diagonal.
term-distance = Distância
term-distance-is = O caminho mais curto entre duas casas: a maior das diferenças de colunas e de linhas.
term-formation = Formação
term-formation-is = Onde as peças estão no início.
term-end-zone = End zone
term-end-zone-is = Onde uma equipe marca: linha 17 para ATK, linha 1 para DEF.
term-touchdown = Touchdown
term-touchdown-is = Uma peça termina uma ação com a bola na end zone que a sua equipe ataca. Com isso se vence a partida.
term-action-phase = Fase de ação
term-action-phase-is = A primeira fase de um turno, em que as peças agem.
term-unlock-phase = Fase de desbloqueio
term-unlock-phase-is = A segunda fase de um turno, em que as peças derrubadas se levantam e os empilhamentos são liberados.
term-pa = PA
term-pa-is = Pontos de ação: um turno começa com { $pa }.
term-pe = PE
term-pe-is = Pontos de energia, ganhos no modo com cartas e gastos em cartas.
term-action = Ação ordinária
term-action-is = Um movimento, uma esquiva, uma esquiva tática, um bloqueio, uma proteção, um hand-off, um passe curto ou um passe longo.
term-active = Ativa
term-active-is = Nem derrubada nem em um empilhamento.
term-inactive = Inativa
term-inactive-is = Derrubada ou em um empilhamento: não pode agir nem receber, e não se pode passar por cima dela.
term-downed = Derrubada
term-downed-is = Deitada, por exemplo após uma esquiva, até se levantar na fase de desbloqueio.
term-clear = Desimpedida
term-clear-is = Sem nenhuma peça; pode haver uma bola livre.
term-bare = Vazia
term-bare-is = Sem nenhuma peça e sem a bola livre.
term-closed = Fechada
term-closed-is = Ocupada por um empilhamento: nada passa por cima da casa nem termina nela.
term-middle-square = Casa intermediária
term-middle-square-is = A casa entre o início e o fim de um deslocamento de 2 casas na diagonal.
term-move = Movimento
term-move-is = Um deslocamento de 1 ou 2 casas para uma casa desimpedida.
term-dodge = Esquiva
term-dodge-is = Um deslocamento de 2 casas até uma peça adversária ativa, que é derrubada; a peça que esquiva sai logo.
term-exit = Saída
term-exit-is = A casa desimpedida para onde sai a peça que esquiva.
term-forced-fumble = Fumble forçado
term-forced-fumble-is = Uma esquiva que toma a bola da adversária.
term-tactical-dodge = Esquiva tática
term-tactical-dodge-is = Um salto na diagonal por cima de uma peça adversária ativa, que é empurrada e derrubada.
term-push = Empurrão
term-push-is = Em uma esquiva tática, a adversária vai uma casa na diagonal, para uma casa vazia.
term-fumble = Fumble
term-fumble-is = Uma esquiva tática que deixa livre a bola da adversária.
term-block = Bloqueio
term-block-is = Um passo até uma peça adversária sozinha; as duas formam um empilhamento.
term-protection = Proteção
term-protection-is = Um passo até uma peça aliada sozinha; as duas formam um empilhamento.
term-stack = Empilhamento
term-stack-is = Duas peças em uma casa: a superior bloqueia ou protege a inferior.
term-hand-off = Hand-off
term-hand-off-is = A bola passa para outra peça da rede do portador.
term-network = Rede
term-network-is = Todas as peças ativas da equipe conectadas ao portador por casas adjacentes.
term-short-pass = Passe curto
term-short-pass-is = Um passe para uma casa desimpedida adjacente a um receptor a no máximo { $reach } casas.
term-long-pass = Passe longo
term-long-pass-is = Um passe para uma casa desimpedida a no mínimo { $clearance } casas de todas as peças da equipe.
term-receiver = Receptor
term-receiver-is = A peça a que se dirige um passe curto, ou que recebe a bola por um hand-off.
term-carrier = Portador
term-carrier-is = A peça que tem a bola.
term-loose-ball = Bola livre
term-loose-ball-is = A bola em uma casa, sem estar na posse de ninguém.
term-restriction = Restrição
term-restriction-is = Uma peça que neste turno recolheu a bola livre, ou a tomou com um fumble forçado, não pode iniciar outra ação ordinária.
term-task = Tarefa
term-task-is = O que tem de ser resolvido na fase de desbloqueio: uma peça derrubada ou um empilhamento.
term-convert = Converter
term-convert-is = Trocar por PE os PA não gastos.
term-card = Carta
term-card-is = Uma ação especial, paga com PE e jogada uma só vez.
