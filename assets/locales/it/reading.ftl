# The rulebook on the screen: what is round its text.

title-rulebook = Regolamento
reading-title = Regolamento
reading-numbered = { $number } · { $name }
reading-contents = Indice
reading-previous = Precedente
reading-next = Successiva
reading-term = { $term }: { $definition }
reading-no-pa = –
reading-row = { $name } · { $pa } · { $pe }
reading-card = { $name } ({ $cost }): { $effect }
reading-see-also = Vedi anche
reading-no-demo = Scegli una dimostrazione nel testo: si gioca qui, sul tabellone.
reading-progress = { $title } · { $done }/{ $all }
reading-pause = Pausa
reading-play = Avvia
reading-loop-on = Ripeti: sì
reading-loop-off = Ripeti: no
reading-restart = Dall’inizio
reading-step-back = Passo indietro
reading-step = Passo
reading-try = Prova
reading-refused = Non permesso. { $reason }
