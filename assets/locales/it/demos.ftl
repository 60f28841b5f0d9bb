# The demonstrations of the rulebook: a title each, and a caption for each step. Positions are in assets/rulebook.

## Movement

demo-turn-flow-title = Un turno, dal primo PA all’altro allenatore
demo-turn-flow-1 = È il turno di ATK. La fase di azione comincia con { $pa } PA.
demo-turn-flow-2 = X1 si muove e spende il primo PA; il prossimo può spenderlo la stessa pedina o un’altra.
demo-turn-flow-3 = X1 si muove di nuovo e spende il secondo PA.
demo-turn-flow-4 = ATK termina la fase di azione. Inizia la fase di sblocco: X2 è a terra in I9, quindi è un compito.
demo-turn-flow-5 = X2 si rialza in J10. Non restano compiti, e il turno passa da sé.
demo-turn-flow-6 = Ora è il turno di DEF, di nuovo con { $pa } PA.

demo-states-title = Pedine inattive
demo-states-1 = X2 è atterrata. X3 sta sopra un’avversaria e la blocca: le due formano una sovrapposizione. Non sono attive né la pedina atterrata né le due sovrapposte.
demo-states-2 = Una pedina atterrata non può agire. Aspetta la fase di sblocco.
demo-states-3 = Non può agire nemmeno una pedina sovrapposta, superiore o inferiore che sia.
demo-states-4 = Una pedina inattiva non partecipa nemmeno a un hand-off.
demo-states-5 = X1 è attiva: può agire.

demo-move-x-title = Come si muove una X
demo-move-x-1 = Una X si muove di 1 o 2 caselle in diagonale.
demo-move-x-2 = Non si muove mai lungo una riga o una colonna.
demo-move-x-3 = Una casella: in H10.
demo-move-x-4 = Due caselle in linea retta: sopra G11, fino a F12.

demo-move-o-title = Come si muove una O
demo-move-o-1 = Una O si muove di 2 caselle lungo una riga o una colonna, o di 1 casella in diagonale.
demo-move-o-2 = Due caselle lungo la colonna: in G11.
demo-move-o-3 = Due caselle in diagonale sono troppe per una O.
demo-move-o-4 = Una casella in diagonale: in H12.

demo-move-s-title = Come si muove una □
demo-move-s-1 = Una □ può fare entrambe le cose: 1 o 2 caselle in diagonale, o 2 lungo una riga o una colonna.
demo-move-s-2 = Due caselle lungo la riga: in I9.
demo-move-s-3 = Due caselle in diagonale: sopra H10, fino a G11.

demo-two-ones-title = Due volte una casella non sono due caselle
demo-two-ones-1 = Un’azione va in linea retta. X1 non può svoltare e raggiungere E9 con una sola azione.
demo-two-ones-2 = Ci arriva con due azioni. La prima: in F10.
demo-two-ones-3 = La seconda: in E9. Due movimenti di 1 casella sono due azioni e costano il doppio dei PA.

demo-over-own-title = Sopra una tua pedina
demo-over-own-1 = Nella casella intermedia di un movimento di 2 caselle in diagonale può esserci una tua pedina attiva.
demo-over-own-2 = X1 passa sopra X2. A X2 non succede nulla.

demo-over-ball-title = Sopra una palla libera
demo-over-ball-1 = La palla libera è nella casella intermedia.
demo-over-ball-2 = X1 le passa sopra. La palla resta dov’è; X1 non prende nulla.
demo-over-ball-3 = Per prendere la palla bisogna terminare un’azione sulla sua casella. X2 si avvicina.

demo-over-barred-title = Dove non si può passare
demo-over-barred-1 = Un’avversaria atterrata è in mezzo: sopra una pedina inattiva non si passa.
demo-over-barred-2 = Nemmeno sopra una tua pedina atterrata.
demo-over-barred-3 = Nemmeno sopra una sovrapposizione: la sua casella è chiusa.
demo-over-barred-4 = La via per H8 è libera.

demo-straight-title = Niente sbarra una riga o una colonna
demo-straight-1 = Tra G9 e G11 non c’è una casella tratteggiata. Perciò nessuna pedina può essere d’ostacolo.
demo-straight-2 = O1 va diritta in G11.

## Dodge

demo-dodge-title = Una schivata
demo-dodge-1 = Un’avversaria attiva è a due caselle, in linea retta. X1 può terminare su di lei uno spostamento di 2 caselle.
demo-dodge-2 = X1 dovrà uscire subito da I11, in una casella sgombra lì accanto.
demo-dodge-3 = X1 corre in I11, abbatte l’avversaria ed esce in J12.

demo-dodge-o-title = La schivata di una O
demo-dodge-o-1 = Una O schiva lungo una riga o una colonna, così come si muove.
demo-dodge-o-2 = O1 abbatte l’avversaria in G11 ed esce di una casella, in diagonale, in H12.

demo-dodge-over-own-title = Una schivata sopra una tua pedina
demo-dodge-over-own-1 = X2 è in mezzo. Una tua pedina attiva non sbarra la via.
demo-dodge-over-own-2 = X1 passa sopra X2, abbatte l’avversaria ed esce in J12.

demo-dodge-no-exit-title = Una schivata senza uscita
demo-dodge-no-exit-1 = Ogni casella accanto a I11 è occupata.
demo-dodge-no-exit-2 = Chi schiva non saprebbe dove uscire, perciò la schivata non può nemmeno iniziare.
demo-dodge-no-exit-3 = X2 si fa da parte.
demo-dodge-no-exit-4 = Ora c’è un’uscita: X1 abbatte l’avversaria ed esce in H10.

demo-dodge-downed-title = Una pedina atterrata non si schiva
demo-dodge-downed-1 = Si può schivare solo una singola avversaria attiva. Questa è già atterrata.

demo-forced-fumble-title = Fumble forzato
demo-forced-fumble-1 = L’avversaria in I11 ha la palla.
demo-forced-fumble-2 = X1 la schiva: l’avversaria viene abbattuta e la palla è di X1. È un fumble forzato.
demo-forced-fumble-3 = X1 ha forzato un fumble in questo turno, perciò ora non può iniziare altre azioni ordinarie.

demo-tactical-dodge-title = Una schivata tattica
demo-tactical-dodge-1 = Un’avversaria attiva è nella casella intermedia; la casella alle sue spalle è sgombra.
demo-tactical-dodge-2 = Scegli tu dove spingerla: di una casella in diagonale, in una casella vuota, ma non dove arriva X1.
demo-tactical-dodge-3 = X1 salta in I11. L’avversaria viene spinta in G11 e lì abbattuta.

demo-push-right-title = Una spinta dall’altra parte
demo-push-right-1 = Lo stesso salto, l’altro lato: l’avversaria viene spinta in I9 e lì abbattuta.

demo-push-back-title = Una spinta nella casella appena lasciata
demo-push-back-1 = Non in I11: lì arriva chi schiva.
demo-push-back-2 = Ma in G9 sì: la casella lasciata da chi schiva conta come vuota.

demo-push-bare-title = Per spingere serve una casella vuota
demo-push-bare-1 = In I9 c’è una pedina.
demo-push-bare-2 = In G11 c’è la palla libera, quindi nemmeno quella casella è vuota.
demo-push-bare-3 = Resta G9: la casella da cui è partita X1.

demo-tactical-dodge-o-title = Niente schivata tattica per una O
demo-tactical-dodge-o-1 = La schivata tattica è uno spostamento di 2 caselle in diagonale. Una O non può farlo.

demo-fumble-title = Fumble: la palla va dalla parte opposta
demo-fumble-1 = L’avversaria in H10 ha la palla.
demo-fumble-2 = Viene spinta in G11. La palla va di una casella dalla parte opposta: da H10 a I9.
demo-fumble-3 = La palla è libera. Chi schiva non la prende.

demo-fumble-stays-title = Fumble: la palla resta
demo-fumble-stays-1 = Spinta in G11, l’avversaria perderebbe la palla in I9. Ma lì c’è X2.
demo-fumble-stays-2 = Perciò la palla resta libera dov’era l’avversaria: in H10.

demo-fumble-dodger-title = Fumble: chi schiva è d’ostacolo
demo-fumble-dodger-1 = L’avversaria viene spinta in G9. Dalla parte opposta c’è I11, ma lì è arrivata la pedina che schiva. La palla resta in H10.

## Stack

demo-block-title = Un blocco
demo-block-1 = Un’avversaria è in una casella adiacente.
demo-block-2 = X1 le va sopra: è un blocco. X1 è la pedina superiore, l’avversaria l’inferiore. Nessuna viene abbattuta.
demo-block-3 = Nessuna delle due può agire finché la sovrapposizione non viene liberata.

demo-protection-title = Una protezione
demo-protection-1 = X1 va sopra una propria pedina: è una protezione. La casella è chiusa, perciò ora nessuno può schivare o bloccare X2.

demo-block-carrier-title = Un blocco sul portatore
demo-block-carrier-1 = L’avversaria ha la palla.
demo-block-carrier-2 = X1 la blocca e ha subito la palla. Questo non comporta restrizioni e non dà nulla oltre al blocco.

demo-protect-carrier-title = Una protezione del portatore
demo-protect-carrier-1 = Anche qui la superiore prende la palla: X1 protegge X2 e ora ha la palla.

demo-block-downed-title = Un blocco su una pedina atterrata
demo-block-downed-1 = L’avversaria in H10 è atterrata.
demo-block-downed-2 = Si può bloccare lo stesso. Sotto X1 non può rialzarsi; una volta liberata, sarà ancora atterrata.

demo-closed-square-title = Una casella chiusa
demo-closed-square-1 = In H10 ci sono due pedine. La casella è chiusa.
demo-closed-square-2 = Non ci si passa sopra.
demo-closed-square-3 = Non ci si finisce: a una sovrapposizione non si aggiunge una terza pedina.
demo-closed-square-4 = X1 deve prendere un’altra via.

## Passing

demo-hand-off-title = Un hand-off attraverso la rete
demo-hand-off-1 = X1 ha la palla. X2 è adiacente a X1, X3 a X2: sono una sola rete. X4 non è collegata.
demo-hand-off-2 = X4 è fuori dalla rete.
demo-hand-off-3 = La palla è di X3. Nessuno si è mosso, ed è costato { $hand-off-pa } PA.

demo-hand-off-move-title = Prima l’hand-off, poi il movimento
demo-hand-off-move-1 = X1 dà la palla a X2 con un hand-off.
demo-hand-off-move-2 = Il nuovo portatore può continuare ad agire: X2 corre con la palla.

demo-hand-off-twice-title = Niente hand-off subito dopo un hand-off
demo-hand-off-twice-1 = X1 dà la palla a X2 con un hand-off.
demo-hand-off-twice-2 = Un altro hand-off non può seguire direttamente.
demo-hand-off-twice-3 = In mezzo c’è un’altra azione: X2 passa sopra X1 e va in F6.
demo-hand-off-twice-4 = Ora un hand-off è di nuovo possibile.

demo-not-carrier-title = Passa la palla solo il portatore
demo-not-carrier-1 = X2 non ha la palla, perciò non può iniziare un hand-off né un passaggio.

demo-short-pass-title = Un passaggio corto, e la palla raccolta
demo-short-pass-1 = X2 è a { $reach } caselle: alla portata di un passaggio corto. La palla può cadere in qualsiasi casella sgombra adiacente a X2.
demo-short-pass-2 = X3 è troppo lontana per essere la ricevente.
demo-short-pass-3 = X1 passa. La palla è libera in J12; X2 non l’ha ancora.
demo-short-pass-4 = X2 va sulla palla e ne prende possesso.

demo-long-pass-title = Un passaggio lungo e la sua distanza
demo-long-pass-1 = La palla di un passaggio lungo cade in una casella sgombra ad almeno { $clearance } caselle da ogni pedina della tua squadra.
demo-long-pass-2 = H10 è troppo vicina a X3.
demo-long-pass-3 = X1 lancia in G13. Costa { $long-pa } PA, e lì la palla è libera.

demo-pick-up-title = Prendere una palla libera
demo-pick-up-1 = In H10 c’è una palla libera.
demo-pick-up-2 = X1 termina il movimento sulla palla: ora è sua. Prendere possesso non costa nulla.

demo-restriction-title = Dopo aver raccolto la palla
demo-restriction-1 = X1 passa sopra X2 e raccoglie la palla.
demo-restriction-2 = X1 ha la restrizione: in questo turno non può iniziare altre azioni ordinarie.
demo-restriction-3 = Anche un hand-off o un passaggio è un’azione ordinaria.
demo-restriction-4 = X1 è pur sempre attiva, perciò la sua squadra può passarle sopra.
demo-restriction-5 = Con la fine della fase di azione la restrizione scompare.

demo-touchdown-run-title = Touchdown di corsa
demo-touchdown-run-1 = ATK attacca la riga 17.
demo-touchdown-run-2 = X1 termina il movimento nell’end zone con la palla. Touchdown! ATK vince subito.

demo-touchdown-hand-off-title = Touchdown con un hand-off
demo-touchdown-hand-off-1 = X3 aspetta nell’end zone, collegata al portatore attraverso X2.
demo-touchdown-hand-off-2 = X3 riceve la palla nell’end zone. Touchdown!

demo-touchdown-block-title = Touchdown con un blocco
demo-touchdown-block-1 = Un’avversaria è nell’end zone.
demo-touchdown-block-2 = X1 la blocca, con la palla. Bloccare nell’end zone vale touchdown, anche se poi X1 è inattiva. Touchdown!

## Unlock

demo-stand-up-title = Rialzare
demo-stand-up-1 = X1 è a terra in G9. Le caselle accanto sono vuote.
demo-stand-up-2 = La fase di azione finisce, inizia la fase di sblocco. X1 è un compito.
demo-stand-up-3 = X1 si rialza in H10 ed è di nuovo attiva. Non restano compiti: il turno passa.

demo-stand-up-ball-title = Rialzarsi con la palla
demo-stand-up-ball-1 = X1 è a terra in G9 e ha la palla. Finché è atterrata nessuno può schivarla, ma un blocco prenderebbe la palla.
demo-stand-up-ball-2 = Inizia la fase di sblocco.
demo-stand-up-ball-3 = X1 si rialza in F10. La palla va con lei.

demo-no-room-title = Niente spazio, finché un’altra non si sposta
demo-no-room-1 = X1 è circondata. Accanto c’è X2, atterrata.
demo-no-room-2 = Sono due compiti, nell’ordine che scegli tu.
demo-no-room-3 = X1 non può ancora rialzarsi: nessuna casella adiacente è vuota.
demo-no-room-4 = X2 si rialza per prima e lascia H10.
demo-no-room-5 = Ora c’è spazio. Ogni compito che si può risolvere va risolto.

demo-no-room-at-all-title = Niente spazio del tutto
demo-no-room-at-all-1 = X1 è circondata, e non c’è altro da risolvere.
demo-no-room-at-all-2 = Nessun compito si può risolvere, perciò il turno passa subito. X1 resta atterrata e aspetta un turno successivo.

demo-unblock-title = Liberare un blocco
demo-unblock-1 = X1 blocca un’avversaria da un turno precedente.
demo-unblock-2 = Nella fase di sblocco la sovrapposizione è un compito dell’allenatore della pedina superiore.
demo-unblock-3 = Le due pedine vanno in caselle vuote diverse accanto alla sovrapposizione: X1 in H10, l’avversaria in F10. Le scegli tu entrambe.

demo-unprotect-title = Rimuovere una protezione
demo-unprotect-1 = X1 protegge X2 e ha la palla. La sovrapposizione è un compito.
demo-unprotect-2 = X1 va in H10 e tiene la palla, X2 va in F8. Sono attive tutte e due.

demo-release-top-title = Liberare: la palla resta alla superiore
demo-release-top-1 = X1 blocca un’avversaria e ha la palla. Chi libera la sovrapposizione sceglie quale delle due la tiene.
demo-release-top-2 = Qui la tiene la superiore.

demo-release-bottom-title = Liberare: la palla va all’inferiore
demo-release-bottom-1 = La stessa sovrapposizione. La scelta è libera, anche se l’inferiore è un’avversaria.
demo-release-bottom-2 = Qui la palla la tiene l’inferiore. Lo vorrai di rado, ma puoi.

demo-release-downed-title = Liberare una pedina atterrata
demo-release-downed-1 = L’avversaria sotto X1 è atterrata.
demo-release-downed-2 = La sovrapposizione è un compito di ATK.
demo-release-downed-3 = La superiore è di nuovo attiva. L’inferiore è com’era prima: ancora atterrata. Sarà un compito del suo allenatore.

demo-release-refused-title = Liberare senza spazio
demo-release-refused-1 = Accanto alla sovrapposizione è vuota solo H10, ma devono spostarsi tutte e due le pedine.
demo-release-refused-2 = Due compiti: la sovrapposizione, e X3 in C5.
demo-release-refused-3 = Senza due caselle vuote non si libera nulla.
demo-release-refused-4 = X3 si rialza. La sovrapposizione non ha spazio: resta per un turno successivo, e il turno passa.

demo-stack-this-turn-title = Una sovrapposizione di questo turno
demo-stack-this-turn-1 = ATK blocca.
demo-stack-this-turn-2 = X3 è un compito. La nuova sovrapposizione no.
demo-stack-this-turn-3 = Una sovrapposizione non si libera mai nel turno in cui si è formata.
demo-stack-this-turn-4 = X3 si rialza; il turno passa a DEF.
demo-stack-this-turn-5 = DEF non fa nulla. La sovrapposizione non è un compito di DEF: la libera solo l’allenatore della pedina superiore.
demo-stack-this-turn-6 = ATK termina la sua fase di azione successiva.
demo-stack-this-turn-7 = Ora la sovrapposizione è un compito di ATK, e viene liberata.

## Cards

demo-pe-earned-title = Guadagnare PE
demo-pe-earned-1 = Modalità con carte: all’inizio entrambi gli allenatori hanno 0 PE.
demo-pe-earned-2 = ATK guadagna PE per la schivata, e altri in più perché prende la palla.
demo-pe-earned-3 = Un movimento non dà nulla. I PE restano finché non si spendono.

demo-pe-converted-title = Convertire PA in PE
demo-pe-converted-1 = Ad ATK non servono tutti i suoi PA.
demo-pe-converted-2 = Un PA per un movimento.
demo-pe-converted-3 = L’altro viene convertito: { $convert-pa } PA diventa { $convert-pe } PE. I PA rimasti alla fine della fase vanno persi.
demo-pe-converted-4 = La fase di azione finisce; ATK conserva i suoi PE.

demo-card-second-effort-title = Second Effort
demo-card-second-effort-1 = X1 raccoglie la palla e riceve la restrizione.
demo-card-second-effort-2 = Non può iniziare altre azioni ordinarie.
demo-card-second-effort-3 = Second Effort toglie la restrizione.
demo-card-second-effort-4 = X1 riprende la corsa.

demo-card-no-huddle-title = No Huddle
demo-card-no-huddle-1 = Il primo PA.
demo-card-no-huddle-2 = Il secondo PA.
demo-card-no-huddle-3 = No Huddle dà un altro PA in questo turno. Non serve una pedina.
demo-card-no-huddle-4 = X1 si muove una terza volta.

demo-card-quick-recovery-title = Quick Recovery
demo-card-quick-recovery-1 = X1 è atterrata, e la fase di sblocco è lontana.
demo-card-quick-recovery-2 = Quick Recovery: X1 si rialza subito, come farebbe nella fase di sblocco.
demo-card-quick-recovery-3 = È attiva e può agire subito.

demo-card-pile-breaker-title = Pile Breaker
demo-card-pile-breaker-1 = X1 blocca da un turno precedente.
demo-card-pile-breaker-2 = Pile Breaker libera subito la sovrapposizione, con le regole della fase di sblocco.
demo-card-pile-breaker-3 = X1 può agire subito.

demo-card-breakaway-title = Breakaway
demo-card-breakaway-1 = Di qua no: ogni casella della corsa dev’essere sgombra, e X1 è in F10.
demo-card-breakaway-2 = Breakaway: una pedina di qualsiasi tipo, anche una O, corre esattamente per 3 caselle in diagonale.

demo-card-hail-mary-title = Hail Mary
demo-card-hail-mary-1 = Resta un solo PA: troppo poco per un passaggio lungo.
demo-card-hail-mary-2 = Hail Mary lo permette lo stesso, con la regola di distanza del passaggio lungo.

demo-card-stiff-arm-title = Stiff Arm
demo-card-stiff-arm-1 = Due avversarie sono adiacenti. Nessuna ha la palla.
demo-card-stiff-arm-2 = Stiff Arm abbatte una delle due dove si trova. X1 resta sulla sua casella.
demo-card-stiff-arm-3 = X1 può ancora agire.

demo-card-hook-and-lateral-title = Hook and Lateral
demo-card-hook-and-lateral-1 = Nessuna pedina è adiacente al portatore: un hand-off ordinario non ha una rete.
demo-card-hook-and-lateral-2 = Hook and Lateral collega pedine distanti fino a 2 caselle. X3 riceve la palla.

demo-card-scoop-title = Scoop
demo-card-scoop-1 = Scoop: X1 va sulla palla adiacente e la prende, senza ricevere la restrizione.
demo-card-scoop-2 = Può continuare subito.

demo-card-reverse-title = Reverse
demo-card-reverse-1 = Due pedine attive, distanti al massimo 2 caselle.
demo-card-reverse-2 = Reverse: si scambiano di posto. La palla resta al suo portatore, X1.
