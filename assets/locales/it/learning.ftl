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
exercises-free = Prendi la palla
lesson-key-end = il pulsante «Termina fase»
lesson-key-undo = Annulla
lesson-go-on = Continua
lesson-hint = Un suggerimento
lesson-again = Dall’inizio
lesson-read = Di più nel regolamento
lesson-list = Tutte le lezioni
lesson-next = Avanti
lesson-take-back = Annulla
