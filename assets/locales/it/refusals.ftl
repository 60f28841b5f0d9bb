# Why something cannot be done: a whole sentence, and a few words for a small space.

refusal-game-over = La partita è finita.
refusal-short-game-over = Partita finita
refusal-unlock-phase = La fase di sblocco serve solo a rialzare e liberare pedine.
refusal-short-unlock-phase = Non nella fase di sblocco
refusal-action-phase = Si rialza e si libera solo nella fase di sblocco.
refusal-short-action-phase = Solo nella fase di sblocco
refusal-no-such-piece = La pedina { $piece } non è in gioco.
refusal-short-no-such-piece = Non è in gioco
refusal-elsewhere-piece = La pedina non si trova lì.
refusal-short-elsewhere-piece = Si trova altrove
refusal-not-your-turn = Questa pedina è dell’altro allenatore.
refusal-short-not-your-turn = Non è tua
refusal-downed = La pedina è atterrata. Si rialza nella fase di sblocco.
refusal-short-downed = Atterrata
refusal-stacked = La pedina fa parte di una sovrapposizione e non può agire finché non viene liberata.
refusal-short-stacked = Sovrapposta
refusal-restricted = La pedina ha raccolto la palla o forzato un fumble in questo turno e non può iniziare altre azioni ordinarie.
refusal-short-restricted = Con restrizione
refusal-not-enough-pa = Costa { $needed } PA e { $left ->
    [0] non ne resta nessuno.
    [one] ne resta solo uno.
   *[other] ne restano solo { $left }.
}
refusal-short-not-enough-pa = Richiede { $needed } PA
refusal-not-enough-pe = Costa { $needed } PE e l’allenatore { $available ->
    [0] non ne ha.
   *[other] ne ha { $available }.
}
refusal-short-not-enough-pe = Richiede { $needed } PE
refusal-not-carrier = Può farlo solo la pedina che ha la palla.
refusal-short-not-carrier = Serve la palla
refusal-after-hand-off = Un hand-off non può seguire direttamente un altro hand-off.
refusal-short-after-hand-off = Appena eseguito
refusal-no-network = Nessun’altra pedina attiva è collegata al portatore.
refusal-short-no-network = Nessuna collegata
refusal-no-receiver = Nessuna pedina attiva a portata ha accanto una casella sgombra.
refusal-short-no-receiver = Nessuna ricevente
refusal-no-open-ground = Nessuna casella sgombra è abbastanza lontana da tutte le pedine della squadra.
refusal-short-no-open-ground = Nessuno spazio
refusal-no-way = Ogni casella a portata è occupata o ha la via sbarrata.
refusal-short-no-way = Nessuna via libera
refusal-nobody-to-dodge = Dove finirebbe una schivata di questa pedina non c’è alcuna avversaria attiva.
refusal-short-nobody-to-dodge = Avversarie fuori portata
refusal-no-exit = Chi schiva non avrebbe una casella sgombra per l’uscita.
refusal-short-no-exit = Nessuna uscita
refusal-kind-cannot = Questo tipo di pedina non fa schivate tattiche.
refusal-short-kind-cannot = Non per questo tipo
refusal-nobody-to-leap = Accanto alla pedina non c’è un’avversaria attiva con una casella sgombra alle spalle.
refusal-short-nobody-to-leap = Nessuna da scavalcare
refusal-no-push = Non c’è una casella vuota in cui spingere la pedina avversaria.
refusal-short-no-push = Spinta impossibile
refusal-nobody-to-block = Accanto alla pedina non ci sono avversarie fuori da una sovrapposizione.
refusal-short-nobody-to-block = Nessuna avversaria
refusal-nobody-to-protect = Accanto alla pedina non ci sono alleate fuori da una sovrapposizione.
refusal-short-nobody-to-protect = Nessuna alleata
refusal-card-used = La carta è già stata giocata.
refusal-short-card-used = Già giocata
refusal-basic-game = Nel gioco base non ci sono carte.
refusal-short-basic-game = Solo con le carte
refusal-no-target = Ora sul tabellone non c’è nulla di adatto.
refusal-short-no-target = Nulla di adatto ora
refusal-out-of-reach = { $kind ->
    [cross] Una X si muove di 1 o 2 caselle in diagonale. Non arriva a questa casella.
    [ring] Una O si muove di 1 casella in diagonale, o di 2 lungo la riga o la colonna. Non arriva a questa casella.
   *[frame] Una □ si muove di 1 o 2 caselle in diagonale, o di 2 lungo la riga o la colonna. Non arriva a questa casella.
}
refusal-short-out-of-reach = Fuori portata
refusal-barred = La via è sbarrata: si passa solo sopra una propria pedina, singola e attiva.
refusal-short-barred = Via sbarrata
refusal-occupied = Questa casella è occupata.
refusal-short-occupied = Occupata
refusal-closed = Una sovrapposizione chiude questa casella.
refusal-short-closed = Casella chiusa
refusal-not-adjacent = Deve essere una casella adiacente.
refusal-short-not-adjacent = Non adiacente
refusal-taken = In questa casella va l’altra pedina.
refusal-short-taken = Già riservata
refusal-ball-there = In questa casella c’è la palla libera, ma la casella deve essere vuota.
refusal-short-ball-there = C’è la palla
refusal-nobody-there = Qui non c’è nessuna pedina. Scegli prima una delle tue.
refusal-short-nobody-there = Nessuna pedina qui
refusal-not-for = { $action ->
    [dodge] Una schivata finisce su una singola avversaria attiva, a due caselle di distanza.
    [tactical-dodge] Una schivata tattica scavalca in diagonale una singola avversaria attiva e arriva nella casella sgombra alle sue spalle.
    [block] Un blocco è un passo di una casella su una singola avversaria.
    [protection] Una protezione è un passo di una casella su una propria pedina singola.
    [short-pass] La ricevente di un passaggio corto è un’altra propria pedina attiva.
   *[other] L’azione non può finire in questa casella.
}
refusal-short-not-for = Non per questa azione
refusal-not-in-network = Un hand-off va a un’altra pedina attiva della rete del portatore.
refusal-short-not-in-network = Fuori dalla rete
refusal-too-far = La ricevente di un passaggio corto può stare al massimo a { $squares } caselle di distanza.
refusal-short-too-far = Troppo lontana
refusal-too-near = Un passaggio lungo cade ad almeno { $squares } caselle da ogni pedina della squadra, compresa quella che lancia.
refusal-short-too-near = Troppo vicina
# What the card does.
refusal-not-for-card = { $effect }
refusal-short-not-for-card = Non con questa carta
refusal-bad-square = Questa casella non corrisponde a ciò che è stato scelto.
refusal-short-bad-square = Qui non è possibile
refusal-no-task = Questa pedina non ha nulla da risolvere in questa fase.
refusal-short-no-task = Nulla da risolvere
refusal-no-room = Ora non c’è spazio per farlo.
refusal-short-no-room = Manca spazio
refusal-other = Ora non è possibile.
refusal-short-other = Non possibile ora
