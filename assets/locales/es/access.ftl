# What screen readers are told.

access-board = Tablero, { $count } casillas rayadas
access-empty = vacía
access-loose-ball = balón libre
access-end-zone = end zone que ataca { $team }
access-chosen = elegida
access-destination = se puede elegir
access-can-act = puede actuar
access-with-ball = { $piece } con el balón
access-downed = derribada
access-blocks = bloqueando
access-protects = protegiendo
access-blocked = bloqueada
access-protected = protegida
access-restricted = restringida
access-task = por resolver
# A heading read as a sentence.
access-sentence = { $text }.
