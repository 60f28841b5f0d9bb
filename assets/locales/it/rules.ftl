# How to play, in short: the first page of the help.

rules-title = Come si gioca
rules-goal-name = Obiettivo
rules-goal = Porta la palla nella end zone che attacchi: riga 17 per ATK, riga 1 per DEF. È un touchdown, e la partita è vinta.
rules-turn-name = Turno
rules-turn = Spendi fino a { $pa } PA in azioni delle tue pedine e termina la fase di azione. Poi, nella fase di sblocco, si rialzano le tue pedine atterrate e si liberano le tue sovrapposizioni dei turni precedenti.
rules-moves-name = Movimento
rules-moves = X: 1 o 2 caselle in diagonale. O: 1 casella in diagonale, o 2 lungo la riga o la colonna. □: come X o come O. Puoi passare sopra le tue pedine attive.
rules-dodge-name = Schivata
rules-dodge = Muoviti di 2 caselle su un’avversaria. Questa viene abbattuta e la tua esce in una casella vuota adiacente, con la palla se l’avversaria l’aveva.
rules-tactical-dodge-name = Schivata tattica
rules-tactical-dodge = Solo X e □: scavalca in diagonale un’avversaria e spingila di una casella. Viene abbattuta e la palla, se l’aveva, diventa libera.
rules-stack-name = Blocco, protezione
rules-stack = Vai sopra una pedina adiacente. Nessuna delle due può agire finché l’allenatore della superiore non libera la sovrapposizione, in un turno successivo. La superiore prende la palla.
rules-passes-name = Passaggi
rules-passes = Hand-off: a qualsiasi pedina in una catena di pedine attive adiacenti, per 0 PA. Passaggio corto: accanto a una ricevente distante al massimo { $reach ->
    [one] una casella
   *[other] { $reach } caselle
}. Passaggio lungo: ad almeno { $clearance ->
    [one] una casella
   *[other] { $clearance } caselle
} da tutte le tue pedine.
rules-loose-ball-name = Palla libera
rules-loose-ball = È della pedina che termina un’azione sulla sua casella. Chi la raccoglie, o la prende con una schivata, non inizia altre azioni ordinarie in questo turno.
rules-cards-name = Modalità con carte
rules-cards = Schivate, blocchi, passaggi e palle raccolte danno PE, e puoi convertire PA in PE. I PE pagano le carte; ogni allenatore gioca ogni carta una volta sola.
rules-signs-name = Simboli
rules-signs = Anello: la pedina può agire. Verde: può andare lì. Arancione: un’avversaria viene abbattuta o spinta. Sulle etichette: ⊥ atterrata, ! da risolvere, cerchio barrato: con restrizione.
