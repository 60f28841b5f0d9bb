# Who made the game, of what, and the licences.

title-credits = Credits
credits-title = Credits and licences

credits-game = The game
credits-libraries = Libraries
credits-licences = Licences

credits-made = Made by
credits-made-by = The BALL developers
credits-rules = Rules
credits-rules-text = The rules are those of the board game BALL. Where its official rulebook says nothing, this edition has house rulings; the rulebook in the game names them.
credits-art = Figures, stadium, sounds and music
credits-art-text = All of it was made for this game, and its own code computes it.
credits-fonts = Fonts
credits-fonts-text = Inter by The Inter Project Authors, under the SIL Open Font License 1.1, and DejaVu Sans Mono, under the free licence of Bitstream Vera.
credits-engine = Engine and libraries
credits-engine-text =
    { $count ->
        [one] Bevy, egui, Leafwing Input Manager, Fluent and others: { $count } open-source library. Thank you!
       *[other] Bevy, egui, Leafwing Input Manager, Fluent and others: { $count } open-source libraries. Thank you!
    }
credits-licence = Licence of the game
credits-licence-text = MIT or Apache-2.0, whichever you prefer.
credits-original = The licences stand here in the words of their authors, in English.
