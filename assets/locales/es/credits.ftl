# Who made the game, of what, and the licences.

title-credits = Créditos
credits-title = Créditos y licencias

credits-game = El juego
credits-libraries = Bibliotecas
credits-licences = Licencias

credits-made = Creado por
credits-made-by = Los desarrolladores de BALL
credits-rules = Reglas
credits-rules-text = Las reglas son las del juego de mesa BALL. Donde su reglamento oficial calla, esta edición tiene reglas de la casa; el reglamento del juego las señala.
credits-art = Figuras, estadio, sonido y música
credits-art-text = Todo se ha hecho para este juego y lo calcula su propio código.
credits-fonts = Tipografías
credits-fonts-text = Inter, de The Inter Project Authors, con la SIL Open Font License 1.1, y DejaVu Sans Mono, con la licencia libre de Bitstream Vera.
credits-engine = Motor y bibliotecas
credits-engine-text =
    { $count ->
        [one] Bevy, egui, Leafwing Input Manager, Fluent y otras: { $count } biblioteca de código abierto. ¡Gracias!
       *[other] Bevy, egui, Leafwing Input Manager, Fluent y otras: { $count } bibliotecas de código abierto. ¡Gracias!
    }
credits-licence = Licencia del juego
credits-licence-text = MIT o Apache-2.0, la que prefieras.
credits-original = Las licencias aparecen con las palabras de sus autores, en inglés.
