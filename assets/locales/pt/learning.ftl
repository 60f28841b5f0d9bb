# Lessons and exercises on the screen: what is round their texts.

title-lessons = Aprender
lessons-title = Aprender
lessons-tab = Lições
exercises-tab = Exercícios
lessons-line = { $number } · { $title } ({ $done }/{ $all })
exercises-line = { $number } · { $title } · { $theme } { $stars }
exercises-done = { $number } · { $title } · { $theme } { $stars } – feito
exercises-score = Marcar
exercises-stop = Impedir
exercises-free = Tomar a bola
lesson-key-end = o botão “Terminar fase”
lesson-key-undo = Desfazer
lesson-go-on = Continuar
lesson-hint = Uma dica
lesson-again = Desde o início
lesson-read = Mais no regulamento
lesson-list = Todas as lições
lesson-next = Seguinte
lesson-take-back = Desfazer
