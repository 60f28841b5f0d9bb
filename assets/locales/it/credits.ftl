# Who made the game, of what, and the licences.

title-credits = Riconoscimenti
credits-title = Riconoscimenti e licenze

credits-game = Il gioco
credits-libraries = Librerie
credits-licences = Licenze

credits-made = Realizzato da
credits-made-by = Gli sviluppatori di BALL
credits-rules = Regole
credits-rules-text = Le regole sono quelle del gioco da tavolo BALL. Dove il regolamento ufficiale tace, questa edizione ha regole della casa; il regolamento nel gioco le indica.
credits-art = Pedine, stadio, suoni e musica
credits-art-text = Tutto è stato creato per questo gioco e lo calcola il suo stesso codice.
credits-fonts = Caratteri
credits-fonts-text = Inter, di The Inter Project Authors, con la SIL Open Font License 1.1, e DejaVu Sans Mono, con la licenza libera di Bitstream Vera.
credits-engine = Motore e librerie
credits-engine-text =
    { $count ->
        [one] Bevy, egui, Leafwing Input Manager, Fluent e altre: { $count } libreria open source. Grazie!
       *[other] Bevy, egui, Leafwing Input Manager, Fluent e altre: { $count } librerie open source. Grazie!
    }
credits-licence = Licenza del gioco
credits-licence-text = MIT o Apache-2.0, a scelta.
credits-original = Le licenze sono riportate con le parole dei loro autori, in inglese.
