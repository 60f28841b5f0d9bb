# A match is looked into: how it stood, the best turns, what could have been played.

pause-analysis = Analisi
result-analysis = Analisi
saves-analyse = Analisi
analysis-title = Analisi
analysis-share = { $team } { $percent }%
analysis-bar = La probabilità di vittoria di ogni squadra da qui
analysis-graph = La probabilità di ATK nel corso della partita: in alto è meglio per ATK, in basso per DEF. Sinistra e destra vanno di turno in turno.
analysis-progress = Esame di ogni turno: { $done } di { $all }
analysis-first = All’inizio
analysis-turn-back = Un turno indietro
analysis-decision-back = Una decisione indietro
analysis-decision-on = Una decisione avanti
analysis-turn-on = Un turno avanti
analysis-last = Alla fine
analysis-not-kept = La variante non è stata salvata: { $error }
analysis-damaged = Il file è danneggiato. Si vede ciò che si è potuto leggere; non vi si salva nulla.
analysis-board = Prova
analysis-board-text = Scegli sul tabellone che cosa provare. Resta come variante e la partita rimane com’era. «Indietro» riporta a questo pannello.
analysis-in-variation = Una variante: questo non è stato giocato
analysis-return = Torna alla partita
analysis-forget = Dimentica questa variante
analysis-turn = Turno { $turn }, { $team }
analysis-good = Buono: come il migliore, o quasi
analysis-gave-away = { $grade }: ceduto il { $percent }% della probabilità di vittoria
analysis-inaccuracy = Imprecisione
analysis-mistake = Errore
analysis-blunder = Errore grave
analysis-better = Meglio: { $turn }
analysis-show-better = Mostra il turno migliore
analysis-fault-back = Errore precedente
analysis-fault-on = Errore successivo
analysis-best = I turni migliori per { $team }
analysis-depth = { $turns ->
    [one] Un turno avanti
   *[other] { $turns } turni avanti
}, { $decisions }, { $time }
analysis-seconds = { $seconds },{ $tenths } s
analysis-thousands = { $thousands ->
    [0] meno di mille decisioni
    [1] mille decisioni
   *[other] { $thousands }mila decisioni
}
analysis-millions = { $tenths ->
    [0] { $millions ->
        [one] 1 milione
       *[other] { $millions } milioni
    }
   *[other] { $millions },{ $tenths } milioni
} di decisioni
analysis-deeper = Pensa ancora
analysis-percent = { $percent }%
analysis-line = { $rank }: { $percent }. { $turn }
analysis-variations = Varianti
analysis-variation = { $place }: { $line }
analysis-touchdown = Touchdown di { $team }.
