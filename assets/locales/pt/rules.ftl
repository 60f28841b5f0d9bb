# How to play, in short: the first page of the help.

rules-title = Como jogar
rules-goal-name = Objetivo
rules-goal = Leve a bola até a end zone que você ataca: linha 17 para ATK, linha 1 para DEF. Isso é um touchdown e vence a partida.
rules-turn-name = Turno
rules-turn = Gaste até { $pa } PA em ações das suas peças e termine a fase de ação. Depois, na fase de desbloqueio, as suas peças derrubadas se levantam e os seus empilhamentos de turnos anteriores são liberados.
rules-moves-name = Movimento
rules-moves = X: 1 ou 2 casas na diagonal. O: 1 casa na diagonal, ou 2 pela linha ou pela coluna. □: como X ou como O. Você pode passar por cima das suas peças ativas.
rules-dodge-name = Esquiva
rules-dodge = Mova-se 2 casas, até uma peça adversária. Esta é derrubada e a sua sai para uma casa vazia adjacente, com a bola se a adversária a tinha.
rules-tactical-dodge-name = Esquiva tática
rules-tactical-dodge = Só X e □: salte na diagonal por cima de uma peça adversária e empurre-a uma casa. Ela é derrubada e, se tinha a bola, esta fica livre.
rules-stack-name = Bloqueio, proteção
rules-stack = Vá para a casa de uma peça adjacente. Nenhuma das duas pode agir até que o treinador da superior libere o empilhamento, em um turno posterior. A superior toma a bola.
rules-passes-name = Passes
rules-passes = Hand-off: a qualquer peça de uma cadeia de peças ativas adjacentes, por 0 PA. Passe curto: ao lado de um receptor a no máximo { $reach ->
    [one] { $reach } casa.
   *[other] { $reach } casas.
} Passe longo: a no mínimo { $clearance ->
    [one] { $clearance } casa
   *[other] { $clearance } casas
} de todas as suas peças.
rules-loose-ball-name = Bola livre
rules-loose-ball = É da peça que termina uma ação sobre ela. A peça que a recolhe, ou a toma com uma esquiva, não pode iniciar outra ação ordinária neste turno.
rules-cards-name = Modo com cartas
rules-cards = Esquivas, bloqueios, passes e recolher a bola rendem PE, e você pode converter PA em PE. Os PE pagam as cartas; cada treinador joga cada carta uma só vez.
rules-signs-name = Símbolos
rules-signs = Anel: a peça pode agir. Verde: pode ir para lá. Laranja: uma peça adversária é derrubada ou empurrada. Nas etiquetas: ⊥ derrubada, ! a resolver, círculo cortado: restringida.
