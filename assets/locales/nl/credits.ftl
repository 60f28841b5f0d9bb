# Who made the game, of what, and the licences.

title-credits = Makers
credits-title = Makers en licenties

credits-game = Het spel
credits-libraries = Bibliotheken
credits-licences = Licenties

credits-made = Gemaakt door
credits-made-by = De ontwikkelaars van BALL
credits-rules = Regels
credits-rules-text = De regels zijn die van het bordspel BALL. Waar het officiële regelboek zwijgt, heeft deze uitgave huisregels; het regelboek in het spel noemt ze.
credits-art = Figuren, stadion, geluid en muziek
credits-art-text = Alles is voor dit spel gemaakt en wordt door zijn eigen code berekend.
credits-fonts = Lettertypen
credits-fonts-text = Inter van The Inter Project Authors, onder de SIL Open Font License 1.1, en DejaVu Sans Mono, onder de vrije licentie van Bitstream Vera.
credits-engine = Engine en bibliotheken
credits-engine-text =
    { $count ->
        [one] Bevy, egui, Leafwing Input Manager, Fluent en andere: { $count } opensourcebibliotheek. Bedankt!
       *[other] Bevy, egui, Leafwing Input Manager, Fluent en andere: { $count } opensourcebibliotheken. Bedankt!
    }
credits-licence = Licentie van het spel
credits-licence-text = MIT of Apache-2.0, naar keuze.
credits-original = De licenties staan hier in de woorden van hun auteurs, in het Engels.
