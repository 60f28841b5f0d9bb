# Who made the game, of what, and the licences.

title-credits = Autori
credits-title = Autori a licencie

credits-game = Hra
credits-libraries = Knižnice
credits-licences = Licencie

credits-made = Vytvorili
credits-made-by = Vývojári hry BALL
credits-rules = Pravidlá
credits-rules-text = Pravidlá sú pravidlami stolovej hry BALL. Kde oficiálne pravidlá mlčia, má toto vydanie domáce pravidlá; pravidlá v hre ich označujú.
credits-art = Figúrky, štadión, zvuky a hudba
credits-art-text = Všetko vzniklo pre túto hru a počíta to jej vlastný kód.
credits-fonts = Písma
credits-fonts-text = Inter od The Inter Project Authors pod licenciou SIL Open Font License 1.1 a DejaVu Sans Mono pod slobodnou licenciou Bitstream Vera.
credits-engine = Engine a knižnice
credits-engine-text =
    { $count ->
        [one] Bevy, egui, Leafwing Input Manager, Fluent a ďalšie: { $count } knižnica s otvoreným kódom. Ďakujeme!
        [few] Bevy, egui, Leafwing Input Manager, Fluent a ďalšie: { $count } knižnice s otvoreným kódom. Ďakujeme!
        [many] Bevy, egui, Leafwing Input Manager, Fluent a ďalšie: { $count } knižnice s otvoreným kódom. Ďakujeme!
       *[other] Bevy, egui, Leafwing Input Manager, Fluent a ďalšie: { $count } knižníc s otvoreným kódom. Ďakujeme!
    }
credits-licence = Licencia hry
credits-licence-text = MIT alebo Apache-2.0, podľa výberu.
credits-original = Licencie sú tu v znení svojich autorov, po anglicky.
