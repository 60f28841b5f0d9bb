# Lessons and exercises on the screen: what is round their texts.

title-lessons = Aprender
lessons-title = Aprender
lessons-tab = Lecciones
exercises-tab = Ejercicios
lessons-line = { $number } · { $title } ({ $done }/{ $all })
exercises-line = { $number } · { $title } · { $theme } { $stars }
exercises-done = { $number } · { $title } · { $theme } { $stars } – hecho
exercises-score = Marcar
exercises-stop = Impedir
exercises-free = Conseguir el balón
lesson-key-end = el botón «Terminar fase»
lesson-key-undo = Deshacer
lesson-go-on = Seguir
lesson-hint = Una pista
lesson-again = Desde el principio
lesson-read = Más en el reglamento
lesson-list = Todas las lecciones
lesson-next = Siguiente
lesson-take-back = Deshacer
