# Lessons and exercises on the screen: what is round their texts.

title-lessons = Impara
lessons-title = Impara
lessons-tab = Lezioni
exercises-tab = Esercizi
lessons-line = { $number } · { $title } ({ $done }/{ $all })
exercises-line = { $number } · { $title } · { $theme } { $stars }
exercises-done = { $number } · { $title } · { $theme } { $stars } – fatto
exercises-score = Segna
exercises-stop = Ferma
exercises-free = Libera la palla
lesson-key-choose = Invio o il pulsante che sceglie
lesson-key-end = il pulsante «Termina la fase»
lesson-key-undo = Annulla
lesson-go-on = Continua
lesson-hint = Un indizio
lesson-again = Dall’inizio
lesson-read = Di più nel regolamento
lesson-list = Tutte le lezioni
lesson-next = Avanti
lesson-take-back = Annulla
