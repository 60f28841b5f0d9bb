# Hints in a match, stage by stage.

button-hint = Dica
pause-hint = Dica
hint-title = Dica
hint-more = Mais detalhes
hint-looking = Procurando o melhor turno…
hint-can-score = { $team } pode marcar um touchdown neste turno.
hint-threatened = { $team } ameaça um touchdown no próximo turno, se este não o impedir: { $words }
hint-quiet = Nenhum touchdown à vista: { $team } não pode marcar neste turno, nem o outro treinador no próximo.
hint-piece = Jogue com { $piece } em { $square }.
hint-no-piece = A próxima decisão não precisa de peça.
hint-decision = Decida: { $words }
hint-turn = O turno inteiro:
hint-step = { $number }. { $words }
hint-averts = Isso impede o touchdown.
hint-cannot-avert = Nada impede o touchdown com certeza; isto é o que mais o dificulta.
hint-chance = Chance de { $team } vencer depois disso: { $percent }%
help-hint-text = Dica; a cada vez, diz mais
options-hints = Dicas e análise durante a partida
