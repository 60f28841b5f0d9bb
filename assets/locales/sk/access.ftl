# What screen readers are told.

access-board = Hracia doska, { $count ->
    [one] { $count } šrafované políčko
    [few] { $count } šrafované políčka
    [many] { $count } šrafovaného políčka
   *[other] { $count } šrafovaných políčok
}
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
access-restricted = obmedzená
access-task = treba vyriešiť
# A heading read as a sentence.
access-sentence = { $text }.
