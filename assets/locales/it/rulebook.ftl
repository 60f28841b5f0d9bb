# The rulebook: twelve sections, and its terms. Which text stands where is in assets/rulebook/sections.ron.
# [words|term] marks words that show the definition of a term; the words may be inflected, the term's id stays.

## 1 Overview

rulebook-overview-title = Panoramica, obiettivo e preparazione
rulebook-overview-intro = BALL è un gioco di football americano per due [allenatori|coach], ATK e DEF. Niente dadi, niente carte nascoste, niente fortuna: entrambi vedono tutto, e tutto dipende da ciò che decidono.
rulebook-overview-goal = Obiettivo
rulebook-overview-goal-text = Segna un [touchdown|touchdown]: una tua [pedina|piece] termina un’azione nell’[end zone|end-zone] che la tua squadra attacca, in possesso della palla. Il primo touchdown chiude la partita, e l’allenatore che lo segna vince.
rulebook-overview-score-who = Segna la pedina che l’azione ha spostato, o quella che ha ricevuto la palla con un hand-off.
rulebook-overview-score-stack = Anche bloccare o proteggere nell’end zone con la palla vale touchdown, persino se la palla viene presa con quello stesso passo.
rulebook-overview-score-not = Finire nell’end zone durante la fase di sblocco non vale touchdown: rialzare e liberare sono compiti, non azioni.
rulebook-overview-score-note = Regola della casa: un’azione a cui il portatore non prende parte non vale touchdown, anche se lui è già nell’end zone. Non lo vale nemmeno una carta che rialza una pedina o libera una sovrapposizione.
rulebook-overview-board = Tabellone
rulebook-overview-board-text = Il tabellone ha 13 colonne, da A a M, e 17 righe. Le pedine stanno solo sulle [caselle|square] tratteggiate: sono 111, e il centro è G9.
rulebook-overview-board-adjacent = Le caselle [adiacenti|adjacent] si toccano in diagonale. Ogni casella ne ha al massimo quattro.
rulebook-overview-board-distance = La [distanza|distance] tra due caselle è la maggiore tra la differenza delle colonne e quella delle righe. Le pedine in mezzo non la allungano.
rulebook-overview-board-zones = ATK parte in basso e attacca la riga 17. DEF parte in alto e attacca la riga 1.
rulebook-overview-board-note = Regola della casa: una casella è tratteggiata quando il numero della colonna e quello della riga danno una somma pari. È una nostra scelta anche da che parte attacca ogni squadra. Profondità di un’end zone, in righe: { $zone }.
rulebook-overview-setup = Preparazione
rulebook-overview-setup-text = Ogni squadra ha sette pedine: cinque X, una O e una □. Partono in questa [formazione|formation]:
rulebook-overview-setup-atk = ATK: X1 in C7, X2 in E7, □1 in G7, X3 in I7, X4 in K7, X5 in G5, O1 in G3.
rulebook-overview-setup-def = DEF: X1 in K11, X2 in I11, □1 in G11, X3 in E11, X4 in C11, X5 in G13, O1 in G15.
rulebook-overview-setup-first = La palla è di ATK X5. Il primo turno è di DEF.
rulebook-overview-setup-note = Regola della casa: il testo ufficiale dice soltanto che ATK X5 ha la palla. Le pedine di ciascun tipo e le altre caselle sono nostre.
rulebook-overview-end = Fine della partita
rulebook-overview-end-touchdown = Un touchdown fa vincere subito.
rulebook-overview-end-resign = Un allenatore può abbandonare. Se si gioca con l’orologio, chi esaurisce il tempo perde.
rulebook-overview-end-draw = È pareggio se gli allenatori si accordano, o se la partita ha un limite di turni e lo raggiunge.
rulebook-overview-end-note = Regola della casa: questi finali di partita sono nostri, e ce n’è un altro: è pareggio anche quando la stessa identica posizione si è presentata { $repetition } volte all’inizio di un turno, prima volta compresa. Identica in tutto: pedine, palla, turno, energia e carte.
rulebook-overview-terms = Termini

## 2 Turn

rulebook-turn-title = Turno, stati e restrizioni
rulebook-turn-intro = Un turno ha due fasi: prima la [fase di azione|action-phase], poi la [fase di sblocco|unlock-phase]. Dopo tocca all’altro allenatore.
rulebook-turn-action-phase = Fase di azione
rulebook-turn-action-phase-text = La cominci con { $pa } [PA|pa] (punti azione). Spendili tutti, in parte o per niente, in un’azione o in più d’una, con una pedina o con più d’una.
rulebook-turn-whole = Ciò che non si può completare in modo legale non si può iniziare.
rulebook-turn-carrier-only = Solo il [portatore|carrier] può iniziare un hand-off, un passaggio corto o un passaggio lungo.
rulebook-turn-phase-note = Regola della casa: la fase di azione finisce solo quando lo dici tu, anche senza più PA, perché alcune azioni sono gratuite.
rulebook-turn-unlock-phase = Fase di sblocco
rulebook-turn-unlock-phase-text = Le tue pedine atterrate si rialzano e le tue sovrapposizioni dei turni precedenti vengono liberate, se c’è spazio.
rulebook-turn-states = Attiva e inattiva
rulebook-turn-states-text = Una pedina è [attiva|active], salvo in questi casi, in cui è [inattiva|inactive]:
rulebook-turn-inactive-downed = È [atterrata|downed].
rulebook-turn-inactive-stack = Fa parte di una [sovrapposizione|stack]: blocca, protegge, è bloccata o è protetta.
rulebook-turn-inactive-text = Una pedina inattiva
rulebook-turn-inactive-act = non può agire;
rulebook-turn-inactive-ball = non può partecipare a un hand-off né essere la ricevente di un passaggio;
rulebook-turn-inactive-over = non si può oltrepassare con un movimento o una schivata.
rulebook-turn-squares = Caselle
rulebook-turn-clear = Una casella [sgombra|clear] è senza pedine. Può esserci la palla libera.
rulebook-turn-bare = Una casella [vuota|bare] è senza pedine e senza palla libera.
rulebook-turn-closed = Una casella con una sovrapposizione è [chiusa|closed]: non ci si passa sopra e non ci si finisce.
rulebook-turn-squares-note = Regola della casa: il testo ufficiale dice «vuota» in entrambi i casi. Per noi un’azione può terminare sulla palla libera, quindi le basta una casella sgombra; la spinta e gli spostamenti della fase di sblocco ne vogliono una vuota.

## 3 Action table

rulebook-actions-title = Tabella delle azioni
rulebook-actions-intro = Quanti PA costa ogni azione e quanti [PE|pe] (punti energia) dà nella modalità con carte.
rulebook-actions-row-move = Movimento
rulebook-actions-row-possession = Prendere possesso di una palla libera
rulebook-actions-row-dodge = Schivata
rulebook-actions-row-forced-fumble = Fumble forzato
rulebook-actions-row-tactical-dodge = Schivata tattica
rulebook-actions-row-fumble = Fumble
rulebook-actions-row-block = Blocco
rulebook-actions-row-protection = Protezione
rulebook-actions-row-hand-off = Hand-off
rulebook-actions-row-short-pass = Passaggio corto
rulebook-actions-row-long-pass = Passaggio lungo
rulebook-actions-row-convert = Convertire PA in PE
rulebook-actions-row-stand-up = Rialzare
rulebook-actions-row-unblock = Liberare
rulebook-actions-row-unprotect = Rimuovere la protezione
rulebook-actions-on-top = I PE con il segno più si aggiungono a quelli dell’azione che li procura.
rulebook-actions-ordinary = Le azioni ordinarie sono movimento, schivata, schivata tattica, blocco, protezione, hand-off, passaggio corto e passaggio lungo. Carte, conversioni e compiti della fase di sblocco non lo sono.
rulebook-actions-basic = Nel gioco base non ci sono PE.
rulebook-actions-note = Regola della casa: della tabella ufficiale sono pubblicati solo i costi dell’hand-off e dei passaggi, il possesso gratuito di una palla libera e il tasso di conversione. Tutti gli altri valori sono nostri.

## 4 Movement

rulebook-movement-title = Movimento per tipo
rulebook-movement-intro = Fin dove e in che direzione va una pedina dipende dal suo tipo. Lo stesso spostamento serve per muoversi, schivare, bloccare e proteggere.
rulebook-movement-kinds = I tre tipi
rulebook-movement-kind-x = X: 1 o 2 caselle in diagonale.
rulebook-movement-kind-o = O: 1 casella in diagonale, o 2 lungo la riga o la colonna.
rulebook-movement-kind-s = □: 1 o 2 caselle in diagonale, o 2 lungo la riga o la colonna.
rulebook-movement-straight-note = Regola della casa: due caselle sono sempre in linea retta. Se si potesse svoltare, una X arriverebbe ovunque arriva una □.
rulebook-movement-end = Dove può finire
rulebook-movement-end-text = Un [movimento|move] costa { $move-pa } PA, di una casella o di due. Due movimenti di 1 casella sono due azioni, mai una sola azione di 2 caselle.
rulebook-movement-end-one = Uno spostamento di 1 casella finisce su una casella sgombra (è un movimento) o su una pedina singola (è un blocco o una protezione).
rulebook-movement-end-two = Uno spostamento di 2 caselle finisce su una casella sgombra (è un movimento) o su una singola avversaria attiva (è una schivata).
rulebook-movement-over = Passare sopra
rulebook-movement-over-text = Uno spostamento di 2 caselle in diagonale ha una [casella intermedia|middle-square]. Conta che cosa c’è lì:
rulebook-movement-over-own = Sopra una tua singola pedina attiva si passa.
rulebook-movement-over-ball = Sopra la palla libera si passa, e la palla resta dov’è.
rulebook-movement-over-opponent = Con una singola avversaria attiva è una schivata tattica, mai un semplice movimento.
rulebook-movement-over-barred = Una pedina inattiva o una sovrapposizione sbarra la via.
rulebook-movement-over-note = Interpretazione nostra: il testo ufficiale vieta di passare sopra le pedine inattive; ne deduciamo che sopra una propria pedina attiva si può.
rulebook-movement-row-text = Lungo una riga o una colonna la casella in mezzo non è tratteggiata. Lì non può esserci nulla, perciò nulla sbarra la via.

## 5 Dodge

rulebook-dodge-title = Schivata e fumble forzato
rulebook-dodge-intro = La [schivata|dodge] è uno spostamento di 2 caselle che finisce su una singola avversaria attiva.
rulebook-dodge-path = Lo spostamento è quello del tipo della tua pedina. Può passare sopra la palla libera o sopra una tua pedina attiva.
rulebook-dodge-downed = L’avversaria viene abbattuta dove si trova.
rulebook-dodge-exit = La tua pedina deve uscire subito, di una casella in diagonale, in una casella sgombra: l’[uscita|exit]. Senza uscita la schivata non può iniziare.
rulebook-dodge-exit-note = Regola della casa: sulla casella di uscita può esserci la palla libera. In tal caso la tua pedina la prende.
rulebook-dodge-forced-fumble = Fumble forzato
rulebook-dodge-forced-fumble-text = Se l’avversaria aveva la palla, ora ce l’ha la tua pedina: è un [fumble forzato|forced-fumble]. Nella modalità con carte dà +{ $forced-fumble-pe } PE in più. La pedina riceve la restrizione, come quando raccoglie la palla.

## 6 Tactical dodge

rulebook-tactical-dodge-title = Schivata tattica e fumble
rulebook-tactical-dodge-intro = La [schivata tattica|tactical-dodge] scavalca un’avversaria e la spinge da parte. Può farla una X o una □, non una O.
rulebook-tactical-dodge-path = Muoviti di 2 caselle in diagonale sopra una singola avversaria attiva nella casella intermedia, e arriva in una casella sgombra.
rulebook-tactical-dodge-push = Spingi quell’avversaria di una casella in diagonale, in una casella vuota che non sia quella di atterraggio.
rulebook-tactical-dodge-downed = L’avversaria viene abbattuta nella nuova casella.
rulebook-tactical-dodge-pushes = La spinta
rulebook-tactical-dodge-pushes-text = La [spinta|push] la sceglie l’allenatore che schiva. La casella lasciata da chi schiva conta come vuota, quindi l’avversaria può essere spinta anche lì.
rulebook-tactical-dodge-push-note = Regola della casa: dove il testo ufficiale dice «vuota», sulla casella di atterraggio può esserci la palla libera, che la tua pedina prende; su quella della spinta no.
rulebook-tactical-dodge-fumble = Fumble
rulebook-tactical-dodge-fumble-text = Se l’avversaria aveva la palla, la perde: è un [fumble|fumble]. Nella modalità con carte dà +{ $fumble-pe } PE in più.
rulebook-tactical-dodge-fumble-opposite = La palla va di una casella in diagonale dalla casella in cui era l’avversaria, dalla parte opposta alla spinta.
rulebook-tactical-dodge-fumble-stays = Se quella casella è fuori dal tabellone o c’è una pedina, compresa quella che schiva, la palla resta dov’era l’avversaria.
rulebook-tactical-dodge-fumble-free = In ogni caso la palla è libera. Chi schiva non la prende.

## 7 Block and protection

rulebook-stack-title = Blocco e protezione
rulebook-stack-intro = Uno spostamento di 1 casella su una pedina singola crea una [sovrapposizione|stack].
rulebook-stack-block = Su un’avversaria è un [blocco|block]. Un blocco non abbatte nessuno.
rulebook-stack-protection = Su una tua pedina è una [protezione|protection].
rulebook-stack-below = La pedina che si è mossa è la superiore, l’altra l’inferiore. L’inferiore può essere atterrata.
rulebook-stack-closed = Una casella chiusa
rulebook-stack-closed-text = Nessuna delle due può agire finché la sovrapposizione non viene liberata, nella fase di sblocco di un turno successivo. Fino ad allora la casella è [chiusa|closed].
rulebook-stack-ball = La palla in una sovrapposizione
rulebook-stack-ball-text = Se la pedina inferiore aveva la palla, la superiore la prende subito, che l’altra sia avversaria o alleata. Questo non dà altri PE e non comporta restrizioni per nessuno.

## 8 Passing

rulebook-passing-title = Hand-off, passaggio corto e passaggio lungo
rulebook-passing-intro = Ci sono tre modi per trasmettere la palla. Li inizia solo il [portatore|carrier], e nessuno si muove.
rulebook-passing-hand-off = Hand-off
rulebook-passing-hand-off-text = Tutte le tue pedine attive collegate al portatore da caselle adiacenti formano la sua [rete|network]. Un [hand-off|hand-off] dà la palla a una qualsiasi altra pedina della rete.
rulebook-passing-hand-off-free = Costa { $hand-off-pa } PA.
rulebook-passing-hand-off-on = Il nuovo portatore può continuare ad agire.
rulebook-passing-hand-off-twice = Un hand-off non può seguire direttamente un altro hand-off. In mezzo serve un’altra azione; una carta conta, una conversione no.
rulebook-passing-hand-off-note = Regola della casa: il divieto di due hand-off di fila segue il testo portoghese. Un hand-off raggiunge comunque tutta la rete, quindi non si perde nulla.
rulebook-passing-short-pass = Passaggio corto
rulebook-passing-short-pass-text = Un [passaggio corto|short-pass] costa { $short-pa } PA. Scegli un’altra tua pedina attiva, distante al massimo { $reach } caselle dal portatore: è la [ricevente|receiver].
rulebook-passing-short-pass-lands = La palla cade in una casella sgombra a tua scelta, adiacente alla ricevente.
rulebook-passing-short-pass-loose = Lì la palla è libera. La ricevente non l’ha ancora.
rulebook-passing-long-pass = Passaggio lungo
rulebook-passing-long-pass-text = Un [passaggio lungo|long-pass] costa { $long-pa } PA. La palla cade in qualsiasi casella sgombra ad almeno { $clearance } caselle da ogni pedina della tua squadra, comprese le inattive e chi lancia. Lì è libera.
rulebook-passing-distance-note = Regola della casa: la distanza si conta come se in mezzo non ci fossero pedine.

## 9 Possession

rulebook-possession-title = Prendere possesso
rulebook-possession-intro = La pedina che termina un’azione sulla casella di una [palla libera|loose-ball] ne prende possesso. Non costa nulla.
rulebook-possession-end = Conta solo la casella in cui finisce un’azione, come l’uscita di una schivata o la casella di atterraggio di una schivata tattica.
rulebook-possession-over = Se ci passi sopra, la palla libera resta dov’è e non dà nulla.
rulebook-possession-free = Nella modalità con carte, prendere la palla libera al termine di un’azione ordinaria dà +{ $possession-pe } PE.
rulebook-possession-restriction = Restrizione
rulebook-possession-restriction-text = Una pedina che ha raccolto una palla libera, o l’ha presa con un fumble forzato, in questo turno non può iniziare altre azioni ordinarie: ha una [restrizione|restriction].
rulebook-possession-still-active = Una pedina con restrizione resta attiva: la sua squadra può passarle sopra, e fa parte di una rete.
rulebook-possession-not-restricted = Un hand-off non comporta restrizioni per chi lo riceve. Nemmeno prendere la palla con un blocco o una protezione ne comporta.
rulebook-possession-lifted = La restrizione finisce con la fase di azione.

## 10 Unlock phase

rulebook-unlock-title = Fase di sblocco
rulebook-unlock-intro = Dopo la fase di azione si risolvono i tuoi [compiti|task] obbligatori. Non costano nulla. I compiti sono:
rulebook-unlock-task-downed = ogni tua pedina atterrata che non sia in una sovrapposizione;
rulebook-unlock-task-stack = ogni sovrapposizione la cui pedina superiore è tua e che non si è formata in questo turno.
rulebook-unlock-fixed-note = Regola della casa: i compiti si fissano all’inizio della fase. Una pedina che viene liberata durante la fase e risulta atterrata non è un nuovo compito.
rulebook-unlock-order = Ordine
rulebook-unlock-order-text = L’ordine lo scegli tu. Ogni compito che si può risolvere va risolto. Se, fatti tutti gli altri, uno non ha spazio, resta per un turno successivo.
rulebook-unlock-order-note = Regola della casa: dopo ogni compito si riguarda il tabellone, perché può essersi creato spazio. Quando non si può risolvere più nulla, il turno passa da sé.
rulebook-unlock-stand-up = Rialzare
rulebook-unlock-stand-up-text = Sposta la pedina atterrata in una casella vuota adiacente. È di nuovo attiva. Se ha la palla, la porta con sé.
rulebook-unlock-release = Liberare una sovrapposizione
rulebook-unlock-release-text = Sposta la pedina superiore e l’inferiore in due caselle vuote diverse, adiacenti alla sovrapposizione. Le scegli tu entrambe, di chiunque sia l’inferiore. Se è un blocco, si dice liberare; se è una protezione, rimuovere la protezione.
rulebook-unlock-release-both = Se una delle due non può spostarsi, non c’è modo legale di liberarle.
rulebook-unlock-release-state = La superiore è di nuovo attiva. L’inferiore torna com’era prima della sovrapposizione: attiva, o ancora atterrata.
rulebook-unlock-release-who = Solo l’allenatore della pedina superiore può liberare una sovrapposizione.
rulebook-unlock-release-later = Una sovrapposizione formata in questo turno non si libera mai in questo turno.
rulebook-unlock-ball = La palla di una sovrapposizione liberata
rulebook-unlock-ball-text = Se la superiore ha la palla, scegli tu quale delle due la tiene. Perciò una pedina atterrata può avere la palla: non può agire né essere schivata, ma un blocco o una protezione gliela prende.
rulebook-unlock-bare-note = Regola della casa: dove il testo ufficiale dice «vuota», la casella dev’essere anche senza palla. Nessuno si rialza o viene liberato sulla palla libera.

## 11 Cards mode

rulebook-cards-title = Modalità con carte
rulebook-cards-intro = La modalità con carte aggiunge al gioco azioni speciali. Non toglie nessuna di quelle normali.
rulebook-cards-energy = Energia
rulebook-cards-energy-text = Ogni allenatore parte con 0 [PE|pe]. Le azioni danno PE secondo la tabella delle azioni. I PE si possono spendere nello stesso turno o conservare; oltre { $max-pe } non si contano.
rulebook-cards-convert-text = Nella tua fase di azione puoi anche [convertire|convert] PA che non hai speso: { $convert-pa } PA diventa { $convert-pe } PE, una o più volte. I PA non spesi né convertiti vanno persi alla fine della fase.
rulebook-cards-play = Giocare una carta
rulebook-cards-play-when = Le [carte|card] si giocano solo nella fase di azione del proprio turno. Paga i PE, e i PA se la carta ne chiede.
rulebook-cards-play-piece = Una carta richiede una pedina attiva e senza restrizione, salvo che il suo testo dica altro.
rulebook-cards-play-whole = Una carta che non si può completare non si può giocare.
rulebook-cards-play-nothing = Una carta non dà PE.
rulebook-cards-play-restriction = La restrizione di chi ha raccolto la palla resta valida, salvo che la carta dica altro. Anche una pedina che prende la palla libera con una carta riceve la restrizione, salvo che la carta dica altro.
rulebook-cards-play-score = Una carta è un’azione: una pedina che la termina nell’end zone con la palla può segnare.
rulebook-cards-play-note = Regola della casa: tutte le carte sono scoperte dall’inizio, una di ciascuna per ogni allenatore, e una carta giocata non torna. Sono scelte nostre anche quale pedina serve per una carta e che una carta non dia PE. Rialzarsi o essere liberati con una carta non vale touchdown.
rulebook-cards-deck = Il mazzo
rulebook-cards-deck-text = Queste sono le carte di questa partita, con il loro costo:
rulebook-cards-deck-note = Regola della casa: il mazzo ufficiale non è pubblicato. Questo è nostro.

## 12 Conventions

rulebook-conventions-title = Convenzioni
rulebook-conventions-intro = Come si compone un turno sullo schermo e come si legge il tabellone.
rulebook-conventions-flow = La sequenza abituale
rulebook-conventions-flow-text = Scegli la pedina, poi l’azione, poi la destinazione.
rulebook-conventions-flow-cancel = Annullare un’azione mentre la componi non cambia nulla nella partita.
rulebook-conventions-flow-convert = Convertire PA è una decisione del turno, non una giocata sul tabellone.
rulebook-conventions-signs = Segni sul tabellone
rulebook-conventions-sign-downed = Una pedina girata di 90° è atterrata.
rulebook-conventions-sign-stack = Una pedina sopra un’altra è un blocco o una protezione.
rulebook-conventions-sign-ball = La palla su una pedina è possesso. La palla su una casella è libera.
rulebook-conventions-sign-turn = L’indicatore del turno mostra se tocca a DEF o ad ATK.
rulebook-conventions-sign-ring = Un anello sotto una pedina indica che può agire.
rulebook-conventions-sign-squares = Caselle verdi: la pedina scelta può andarci. Arancione: lì una pedina avversaria viene abbattuta o spinta.
rulebook-conventions-sign-plates = Sull’etichetta di una pedina, ⊥ significa atterrata, ! un compito da risolvere, il cerchio barrato una restrizione.
rulebook-conventions-notation = Notazione
rulebook-conventions-notation-text = Nei registri ogni decisione è un breve testo. Lì S sta per la pedina quadrata □.
rulebook-conventions-note-move = X5G5-H6: X5 si sposta da G5 a H6.
rulebook-conventions-note-stack = X5G5+H6: X5 blocca o protegge la pedina in H6.
rulebook-conventions-note-dodge = X5G5xI7-J8: X5 schiva l’avversaria in I7 ed esce in J8.
rulebook-conventions-note-tactical-dodge = X5G5*I7-G7: X5 arriva in I7 con un salto, e l’avversaria in H6 viene spinta in G7.
rulebook-conventions-note-ball = X5>X2: hand-off. X5>X2@F8: passaggio corto, la palla cade in F8. X5>@G13: passaggio lungo.
rulebook-conventions-note-unlock = X3G7^H8: X3 si rialza. X2F8/G9,E7: si libera la sovrapposizione, la superiore va in G9, l’inferiore in E7; con :t in fondo la palla la tiene la superiore, con :b l’inferiore.
rulebook-conventions-note-other = «=» converte PA, «.» termina la fase di azione, «#» introduce una carta.

## Terms

term-coach = Allenatore
term-coach-is = Uno dei due giocatori, ATK o DEF.
term-piece = Pedina
term-piece-is = X, O o □; il nome dice squadra, tipo e numero, per esempio ATK X5.
term-square = Casella
term-square-is = Una casella tratteggiata del tabellone; sulle altre non si gioca.
term-adjacent = Adiacente
term-adjacent-is = Che si tocca in diagonale.
term-distance = Distanza
term-distance-is = Il percorso più breve tra due caselle: la maggiore tra la differenza delle colonne e quella delle righe.
term-formation = Formazione
term-formation-is = Dove stanno le pedine all’inizio.
term-end-zone = End zone
term-end-zone-is = Dove una squadra segna: la riga 17 per ATK, la riga 1 per DEF.
term-touchdown = Touchdown
term-touchdown-is = Una pedina termina un’azione con la palla nell’end zone che la sua squadra attacca. Fa vincere la partita.
term-action-phase = Fase di azione
term-action-phase-is = La prima fase di un turno, in cui le pedine agiscono.
term-unlock-phase = Fase di sblocco
term-unlock-phase-is = La seconda fase di un turno, in cui le pedine atterrate si rialzano e le sovrapposizioni vengono liberate.
term-pa = PA
term-pa-is = Punti azione: un turno comincia con { $pa }.
term-pe = PE
term-pe-is = Punti energia: si guadagnano nella modalità con carte e si spendono per le carte.
term-action = Azione ordinaria
term-action-is = Movimento, schivata, schivata tattica, blocco, protezione, hand-off, passaggio corto o passaggio lungo.
term-active = Attiva
term-active-is = Né atterrata né in una sovrapposizione.
term-inactive = Inattiva
term-inactive-is = Atterrata o in una sovrapposizione: non può agire, ricevere la palla né essere oltrepassata.
term-downed = Atterrata
term-downed-is = A terra, per esempio dopo una schivata, finché non si rialza nella fase di sblocco.
term-clear = Sgombra
term-clear-is = Senza pedine; può esserci la palla libera.
term-bare = Vuota
term-bare-is = Senza pedine e senza palla libera.
term-closed = Chiusa
term-closed-is = Occupata da una sovrapposizione: non ci si passa sopra e non ci si finisce.
term-middle-square = Casella intermedia
term-middle-square-is = La casella tra partenza e arrivo di uno spostamento di 2 caselle in diagonale.
term-move = Movimento
term-move-is = Uno spostamento di 1 o 2 caselle fino a una casella sgombra.
term-dodge = Schivata
term-dodge-is = Uno spostamento di 2 caselle su un’avversaria attiva, che viene abbattuta; chi schiva esce subito.
term-exit = Uscita
term-exit-is = La casella sgombra in cui esce chi schiva.
term-forced-fumble = Fumble forzato
term-forced-fumble-is = Una schivata che prende la palla all’avversaria.
term-tactical-dodge = Schivata tattica
term-tactical-dodge-is = Un salto in diagonale sopra un’avversaria attiva, che viene spinta e abbattuta.
term-push = Spinta
term-push-is = In una schivata tattica l’avversaria va di una casella in diagonale, in una casella vuota.
term-fumble = Fumble
term-fumble-is = Una schivata tattica che libera la palla dell’avversaria.
term-block = Blocco
term-block-is = Un passo su una singola avversaria; le due sono poi in una sovrapposizione.
term-protection = Protezione
term-protection-is = Un passo su una propria pedina singola; le due sono poi in una sovrapposizione.
term-stack = Sovrapposizione
term-stack-is = Due pedine su una casella: la superiore blocca o protegge l’inferiore.
term-hand-off = Hand-off
term-hand-off-is = La palla va a un’altra pedina della rete del portatore.
term-network = Rete
term-network-is = Tutte le pedine attive della squadra collegate al portatore da caselle adiacenti.
term-short-pass = Passaggio corto
term-short-pass-is = Un passaggio in una casella sgombra adiacente a una ricevente distante al massimo { $reach } caselle.
term-long-pass = Passaggio lungo
term-long-pass-is = Un passaggio in una casella sgombra ad almeno { $clearance } caselle da ogni pedina della squadra.
term-receiver = Ricevente
term-receiver-is = La pedina a cui è diretto un passaggio corto, o che riceve la palla con un hand-off.
term-carrier = Portatore
term-carrier-is = La pedina che ha la palla.
term-loose-ball = Palla libera
term-loose-ball-is = La palla su una casella, in possesso di nessuno.
term-restriction = Restrizione
term-restriction-is = Una pedina che in questo turno ha raccolto la palla libera, o l’ha presa con un fumble forzato, non può iniziare altre azioni ordinarie.
term-task = Compito
term-task-is = Ciò che va risolto nella fase di sblocco: una pedina atterrata o una sovrapposizione.
term-convert = Convertire
term-convert-is = Trasformare in PE i PA non spesi.
term-card = Carta
term-card-is = Un’azione speciale, che si paga con i PE e si gioca una volta sola.
