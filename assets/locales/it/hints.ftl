# Hints in a match, stage by stage.

button-hint = Suggerimento
pause-hint = Suggerimento
hint-title = Suggerimento
hint-more = Dimmi di più
hint-looking = Cerco il turno migliore…
hint-can-score = { $team } può segnare un touchdown in questo turno.
hint-threatened = { $team } minaccia un touchdown nel prossimo turno, se questo non lo evita: { $words }
hint-quiet = Nessun touchdown in vista: { $team } non può segnare in questo turno, né l’altro allenatore nel prossimo.
hint-piece = Agisci con { $piece } in { $square }.
hint-no-piece = La prossima decisione non richiede pedine.
hint-decision = Decidi: { $words }
hint-turn = Il turno intero:
hint-step = { $number }. { $words }
hint-averts = Così il touchdown è evitato.
hint-cannot-avert = Nulla evita con certezza il touchdown; questo è ciò che lo ostacola di più.
hint-chance = Probabilità di vittoria di { $team } dopo: { $percent }%
help-hint-text = Suggerimento; ogni volta dice di più
options-hints = Suggerimenti e analisi durante la partita
