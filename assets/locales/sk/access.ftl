# Čo počujú čítačky obrazovky.

access-board = Hracia doska, { $count } šrafovaných políčok
access-empty = prázdne
access-loose-ball = voľná lopta
access-end-zone = koncová zóna, na ktorú útočí { $team }
access-chosen = zvolené
access-destination = dá sa zvoliť
access-can-act = môže konať
access-with-ball = { $piece } s loptou
access-downed = zrazená
access-blocks = blokuje
access-protects = chráni
access-blocked = blokovaná
access-protected = chránená
access-restricted = s obmedzením
access-task = treba vyriešiť
# A heading read as a sentence.
access-sentence = { $text }.
