# Who made the game, of what, and the licences.

title-credits = Créditos
credits-title = Créditos e licenças

credits-game = O jogo
credits-libraries = Bibliotecas
credits-licences = Licenças

credits-made = Feito por
credits-made-by = Os desenvolvedores de BALL
credits-rules = Regras
credits-rules-text = As regras são as do jogo de tabuleiro BALL. Onde o regulamento oficial nada diz, esta edição decide por conta própria; o regulamento no jogo indica onde.
credits-art = Figuras, estádio, sons e música
credits-art-text = Tudo foi feito para este jogo e é calculado pelo seu próprio código.
credits-fonts = Fontes
credits-fonts-text = Inter, de The Inter Project Authors, com a SIL Open Font License 1.1, e DejaVu Sans Mono, com a licença livre da Bitstream Vera.
credits-engine = Motor e bibliotecas
credits-engine-text =
    { $count ->
        [one] Bevy, egui, Leafwing Input Manager, Fluent e outras: { $count } biblioteca de código aberto. Obrigado!
       *[other] Bevy, egui, Leafwing Input Manager, Fluent e outras: { $count } bibliotecas de código aberto. Obrigado!
    }
credits-licence = Licença do jogo
credits-licence-text = MIT ou Apache-2.0, à escolha.
credits-original = As licenças estão aqui nas palavras dos seus autores, em inglês.
