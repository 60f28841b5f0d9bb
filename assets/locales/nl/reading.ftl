# The rulebook on the screen: what is round its text.

title-rulebook = Regelboek
reading-title = Regelboek
reading-numbered = { $number } · { $name }
reading-contents = Inhoud
reading-previous = Vorige
reading-next = Volgende
reading-term = { $term }: { $definition }
reading-no-pa = –
reading-row = { $name } · { $pa } · { $pe }
reading-card = { $name } ({ $cost }): { $effect }
reading-see-also = Zie ook
reading-no-demo = Kies een demonstratie in de tekst: die speelt zich hier af, op het bord.
reading-progress = { $title } · { $done }/{ $all }
reading-pause = Pauze
reading-play = Afspelen
reading-loop-on = Herhalen: aan
reading-loop-off = Herhalen: uit
reading-restart = Vanaf het begin
reading-step-back = Stap terug
reading-step = Stap
reading-try = Zelf proberen
reading-refused = Niet toegestaan. { $reason }
