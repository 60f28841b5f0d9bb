# What screen readers are told.

access-board = Tabellone, { $count } caselle tratteggiate
access-empty = vuota
access-loose-ball = palla libera
access-end-zone = end zone attaccata da { $team }
access-chosen = scelta
access-destination = si può scegliere
access-can-act = può agire
access-with-ball = { $piece } con la palla
access-downed = atterrata
access-blocks = bloccando
access-protects = proteggendo
access-blocked = bloccata
access-protected = protetta
access-restricted = con restrizione
access-task = da risolvere
# A heading read as a sentence.
access-sentence = { $text }.
