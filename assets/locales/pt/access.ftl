# What screen readers are told.

access-board = Tabuleiro, { $count } casas hachuradas
access-empty = vazia
access-loose-ball = bola livre
access-end-zone = end zone que { $team } ataca
access-chosen = escolhida
access-destination = pode ser escolhida
access-can-act = pode agir
access-with-ball = { $piece } com a bola
access-downed = derrubada
access-blocks = bloqueando
access-protects = protegendo
access-blocked = bloqueada
access-protected = protegida
access-restricted = restringida
access-task = a resolver
# A heading read as a sentence.
access-sentence = { $text }.
