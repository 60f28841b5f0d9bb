# What screen readers are told.

access-board = Bord, { $count } gearceerde velden
access-empty = leeg
access-loose-ball = vrije bal
access-end-zone = endzone die { $team } aanvalt
access-chosen = gekozen
access-destination = kan gekozen worden
access-can-act = kan een actie uitvoeren
access-with-ball = { $piece } met de bal
access-downed = neergehaald
access-blocks = blokkerend
access-protects = beschermend
access-blocked = geblokkeerd
access-protected = beschermd
access-restricted = beperkt
access-task = nog af te handelen
# A heading read as a sentence.
access-sentence = { $text }.
