# The rulebook on the screen: what is round its text.

title-rulebook = Reglamento
reading-title = Reglamento
reading-numbered = { $number } · { $name }
reading-contents = Índice
reading-previous = Anterior
reading-next = Siguiente
reading-term = { $term }: { $definition }
reading-no-pa = –
reading-row = { $name } · { $pa } · { $pe }
reading-card = { $name } ({ $cost }): { $effect }
reading-see-also = Véase también
reading-no-demo = Elige una demostración en el texto: se juega aquí, en el tablero.
reading-progress = { $title } · { $done }/{ $all }
reading-pause = Pausa
reading-play = Reproducir
reading-loop-on = Repetir: sí
reading-loop-off = Repetir: no
reading-restart = Desde el principio
reading-step-back = Paso atrás
reading-step = Paso
reading-try = Probarla
reading-refused = No permitido. { $reason }
