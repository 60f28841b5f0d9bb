# The rulebook on the screen: what is round its text.

title-rulebook = Pravidlá
reading-title = Pravidlá
reading-numbered = { $number } · { $name }
reading-contents = Obsah
reading-previous = Predošlá
reading-next = Ďalšia
reading-term = { $term }: { $definition }
reading-no-pa = –
reading-row = { $name } · { $pa } · { $pe }
reading-card = { $name } ({ $cost }): { $effect }
reading-see-also = Pozri aj
reading-no-demo = Vyber si v texte ukážku: prehrá sa tu, na hracej doske.
reading-progress = { $title } · { $done }/{ $all }
reading-pause = Pozastaviť
reading-play = Prehrať
reading-loop-on = Opakovať: áno
reading-loop-off = Opakovať: nie
reading-restart = Od začiatku
reading-step-back = Krok späť
reading-step = Krok
reading-try = Vyskúšať
reading-refused = Nedovolené. { $reason }
