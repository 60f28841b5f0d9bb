# The panels round the board: what stands in the bars, the menu, the dialogs and the help.

## Teams and pieces

team-atk = ATK
team-def = DEF
piece-cross = X{ $number }
piece-ring = O{ $number }
piece-frame = □{ $number }
# A piece of the other team, or one of two teams side by side.
piece-of-team = { $team } { $piece }
# Two pieces, the upper one first.
piece-stack = { $upper } su { $lower }
# How two sentences follow each other.
sentences = { $first } { $second }
# How names in a list follow each other.
list = { $first }, { $second }

## Top bar

turn-indicator = Tocca { $team ->
    [ATK] ad { $team }
   *[other] a { $team }
}
turn-number = Turno { $turn }
phase-action = Fase di azione
phase-unlock = Fase di sblocco
phase-over = Partita finita
pa-label = PA
pa-hover = Punti azione rimasti in questo turno: { $pa }
pe-of-team = { $team } { $pe } PE
pe-hover = Punti energia di { $team }: { $pe }
button-undo = Annulla
button-redo = Ripeti
button-view-flat = 2D
button-view-stadium = 3D
button-flip = Gira
button-help = Aiuto
button-menu = Menu
button-close = Chiudi

# The language's name in itself.
language-name = Italiano

## Menu

menu-new-basic = Nuova partita, gioco base
menu-new-cards = Nuova partita, con carte
menu-draw = Proponi il pareggio
menu-resign = Abbandona
menu-settings = Impostazioni
menu-confirm-end = Chiedi se restano PA a fine fase
menu-speed = Animazione
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-instant = Nessuna
menu-language = Lingua
menu-help = Come si gioca, comandi
menu-graphics = Grafica
graphics-low = Bassa
graphics-medium = Media
graphics-high = Alta
sound-music = Musica
sound-effects = Effetti
sound-interface = Interfaccia
sound-ambience = Stadio

## Prompt

prompt-choose-piece = { $team }: scegli una delle tue pedine.
prompt-spent-hand-off = { $team }: PA esauriti. Esegui un hand-off o termina la fase.
prompt-spent-card = { $team }: PA esauriti. Gioca una carta o termina la fase.
prompt-no-piece-convert = { $team }: nessuna pedina può agire. Converti PA o termina la fase.
prompt-no-piece-card = { $team }: nessuna pedina può agire. Gioca una carta o termina la fase.
prompt-nothing-left = { $team }: non resta altro da fare. Termina la fase.
prompt-choose-piece-for-card = { $card }: scegli la pedina con cui giocarla.
prompt-choose-action = { $piece }: scegli un’azione o una delle caselle evidenziate.
prompt-destination = { $piece }: scegli la casella di destinazione.
prompt-land = { $piece }: scegli la casella di atterraggio, oltre l’avversaria.
prompt-exit = { $piece }: scegli la casella di uscita dopo la schivata.
prompt-push = { $piece }: scegli dove spingere la pedina avversaria.
prompt-target-dodge = { $piece }: scegli la pedina avversaria da schivare.
prompt-target-block = { $piece }: scegli la pedina avversaria da bloccare.
prompt-target-protection = { $piece }: scegli la pedina da proteggere.
prompt-target-down = { $piece }: scegli la pedina avversaria da abbattere.
prompt-receiver-hand-off = { $piece }: scegli chi riceve la palla.
prompt-receiver-pass = { $piece }: scegli la pedina ricevente.
prompt-ball-landing = { $piece }: scegli dove cade la palla.
prompt-upper-to = { $piece }: scegli dove va la pedina superiore.
prompt-lower-to = { $piece }: scegli dove va la pedina inferiore.
prompt-partner = { $piece }: scegli la pedina con cui scambiare il posto.
prompt-keeper = { $piece }: scegli chi tiene la palla.
prompt-unlock = { $team }: { $left ->
    [one] resta un compito. Scegli la pedina da rialzare o la sovrapposizione da liberare.
   *[other] restano { $left } compiti. Scegli una pedina da rialzare o una sovrapposizione da liberare.
}
prompt-over = La partita è finita.
hint-back = Con { $key } annulli l’ultima scelta.
hint-pieces = Pedine che possono agire:
hint-tasks = Da risolvere:
hint-tasks-later = Ora manca lo spazio, resta per un altro turno:
preview-label = Anteprima:

## Choices

cost-pa = { $pa } PA
cost-pe = { $pe } PE
earns-pe = +{ $pe } PE
action-move = Movimento
action-dodge = Schivata
action-tactical-dodge = Schivata tattica
action-block = Blocco
action-protection = Protezione
action-hand-off = Hand-off
action-short-pass = Passaggio corto
action-long-pass = Passaggio lungo
action-stand-up = Rialza
action-unblock = Libera
action-unprotect = Togli protezione
action-convert = Converti PA
action-end-phase = Termina fase
keeper-upper = { $piece } (superiore)
keeper-lower = { $piece } (inferiore)
end-phase-hover = Termina la fase di azione; segue la fase di sblocco.
convert-hover = Converte { $pa } PA in { $pe } PE.

## Log

log-title = Registro delle azioni
log-empty = Non è ancora stato giocato nulla.
log-turn = Turno { $turn }
restricted-title = Restrizione in questo turno
restricted-pick-up = { $piece }: ha raccolto la palla libera
restricted-forced-fumble = { $piece }: ha preso la palla con un fumble forzato
restricted-other = { $piece }: non può iniziare altre azioni ordinarie

## Cards

hand-title = Carte di { $team }
card-used = Già giocata

## Questions

answer-no = No
answer-end-phase = Termina fase
answer-resign = Abbandona
answer-draw = Accetta
answer-new-match = Nuova partita
ask-end-phase = Terminare la fase di azione?
ask-end-phase-text = { $pa ->
    [one] Resta un PA, che andrà perso.
   *[other] Restano { $pa } PA, che andranno persi.
}
ask-end-phase-text-cards = { $pa ->
    [one] Resta un PA, che andrà perso se prima non lo converti.
   *[other] Restano { $pa } PA, che andranno persi se prima non li converti.
}
ask-end-phase-never = Non chiedere più
ask-resign = Abbandonare la partita?
ask-resign-text = { $team } abbandona e { $opponent } vince.
ask-draw = Accettare il pareggio?
ask-draw-text = { $opponent } propone il pareggio; decide { $team }.
ask-new-match = Iniziare una nuova partita?
ask-new-match-text = La partita in corso viene conservata in un file e resta incompiuta.

## Result

result-draw = Pareggio
reason-touchdown = Touchdown!
reason-resignation = { $team } ha abbandonato.
reason-time = { $team } ha esaurito il tempo.
reason-repetition = Troppi turni sono iniziati con la stessa posizione.
reason-agreement = Gli allenatori si sono accordati.
reason-turn-limit = È stato raggiunto il limite di turni.

## Notices

notice-not-set-aside = Impossibile archiviare la partita per iniziarne una nuova, quindi si continua. ({ $error })
notice-unreadable = Impossibile leggere l’ultima partita ({ $reason }). Il file resta in { $kept }, ed è iniziata una nuova partita.
notice-not-saved = Impossibile salvare la partita: { $error }
notice-damaged = Il file dell’ultima partita è danneggiato alla riga { $line }, colonna { $column }. La partita riprende da lì; il file danneggiato è conservato come { $kept }.

## Help

help-title = Comandi
help-mouse = Clic sinistro
help-mouse-text = Scegli una pedina, una casella o un pulsante
help-back-text = Annulla l’ultima scelta
help-arrows-text = Sposta il cursore sul tabellone
help-enter-text = Scegli ciò che è sotto il cursore
help-tab-text = Pedina successiva o precedente che può agire
help-digits-text = Scegli l’azione con quel numero
help-end-text = Termina la fase
help-convert-text = Converti PA (modalità con carte)
help-undo-text = Annulla, ripeti
help-view-text = Vista 2D o stadio; gira il tabellone
help-orbit = Tasto destro, rotella
help-orbit-text = Trascina per ruotare la visuale; gira per lo zoom
help-orbit-keys-text = Ruota e inclina la telecamera
help-home-text = Ripristina la visuale
help-skip = Qualsiasi tasto
help-skip-text = Salta l’animazione in corso
help-menu-text = Questo aiuto; il menu
help-end-match-text = Proponi il pareggio, abbandona
