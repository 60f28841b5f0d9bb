# The controls: what every key and button does, and how to change it.

settings-rumble = Vibrazione del controller
controls-text = Scegli un tasto o un pulsante per cambiarlo. Nei menu valgono sempre le frecce, Invio ed Esc, e sul controller la croce direzionale, il pulsante in basso e quello a destra.
controls-key = Tasti
controls-button = Controller
controls-reset = Ripristina
controls-reset-all = Ripristina tutti i comandi
controls-press-key = Premi un tasto per: { $action }
controls-press-button = Premi un pulsante del controller per: { $action }
controls-cancel-key = Un clic o un pulsante del controller lascia tutto com’è.
controls-cancel-button = Un clic o un tasto lascia tutto com’è.
controls-exchanged = { $control } era per: { $other }. I due si sono scambiati.
controls-taken = { $control } era per: { $other }. Ora non più.
controls-needed = { $control } resta a: { $other }. Non c’era nulla da dare in cambio.

action-cursor-up = Cursore in su
action-cursor-down = Cursore in giù
action-cursor-left = Cursore a sinistra
action-cursor-right = Cursore a destra
action-next-piece = Pedina successiva
action-previous-piece = Pedina precedente
action-choice = Scelta { $number } dell’elenco
action-flat = Vista piana o stadio
action-orbit-left = Gira la vista a sinistra
action-orbit-right = Gira la vista a destra
action-orbit-up = Alza la vista
action-orbit-down = Abbassa la vista
action-zoom-in = Avvicina
action-zoom-out = Allontana
