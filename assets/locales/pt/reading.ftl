# The rulebook on the screen: what is round its text.

title-rulebook = Regulamento
reading-title = Regulamento
reading-numbered = { $number } · { $name }
reading-contents = Índice
reading-previous = Anterior
reading-next = Seguinte
reading-term = { $term }: { $definition }
reading-no-pa = –
reading-row = { $name } · { $pa } · { $pe }
reading-card = { $name } ({ $cost }): { $effect }
reading-see-also = Veja também
reading-no-demo = Escolha uma demonstração no texto: ela é jogada aqui, no tabuleiro.
reading-progress = { $title } · { $done }/{ $all }
reading-pause = Pausa
reading-play = Reproduzir
reading-loop-on = Repetir: sim
reading-loop-off = Repetir: não
reading-restart = Desde o início
reading-step-back = Passo para trás
reading-step = Passo
reading-try = Experimentar
reading-refused = Não permitido. { $reason }
