# A match is looked into: how it stood, the best turns, what could have been played.

pause-analysis = Análise
result-analysis = Análise
saves-analyse = Análise
analysis-title = Análise
analysis-share = { $team } { $percent }%
analysis-bar = A chance de cada equipe vencer a partir daqui
analysis-graph = A chance de ATK ao longo da partida: para cima é melhor para ATK, para baixo para DEF. Esquerda e direita vão de turno em turno.
analysis-progress = Examinando cada turno: { $done } de { $all }
analysis-first = Para o início
analysis-turn-back = Um turno para trás
analysis-decision-back = Uma decisão para trás
analysis-decision-on = Uma decisão para a frente
analysis-turn-on = Um turno para a frente
analysis-last = Para o fim
analysis-not-kept = Não foi possível salvar a variante: { $error }
analysis-damaged = O arquivo está danificado. Mostra-se o que se pôde ler; nada é salvo nele.
analysis-board = Experimentar
analysis-board-text = Escolha no tabuleiro o que experimentar. Fica guardado como variante e a partida continua como era. “Voltar” leva a este painel.
analysis-in-variation = Uma variante: isto não foi jogado
analysis-return = Voltar à partida
analysis-forget = Esquecer esta variante
analysis-turn = Turno { $turn }, { $team }
analysis-good = Bom: como o melhor, ou quase
analysis-gave-away = { $grade }: cedeu { $percent }% da chance de vencer
analysis-inaccuracy = Imprecisão
analysis-mistake = Erro
analysis-blunder = Erro grave
analysis-better = Melhor: { $turn }
analysis-show-better = Mostrar o turno melhor
analysis-fault-back = Falha anterior
analysis-fault-on = Próxima falha
analysis-best = Os melhores turnos para { $team }
analysis-depth = { $turns ->
    [one] Um turno à frente
   *[other] { $turns } turnos à frente
}, { $decisions }, { $time }
analysis-seconds = { $seconds },{ $tenths } s
analysis-thousands = { $thousands ->
    [0] menos de mil decisões
    [1] mil decisões
   *[other] { $thousands } mil decisões
}
analysis-millions = { $tenths ->
    [0] { $millions }
   *[other] { $millions },{ $tenths }
} { $millions ->
    [one] milhão
   *[other] milhões
} de decisões
analysis-deeper = Pensar mais
analysis-percent = { $percent }%
analysis-line = { $rank }: { $percent }. { $turn }
analysis-variations = Variantes
analysis-variation = { $place }: { $line }
analysis-touchdown = Touchdown de { $team }.
