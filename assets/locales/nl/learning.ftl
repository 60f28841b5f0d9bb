# Lessons and exercises on the screen: what is round their texts.

title-lessons = Leren
lessons-title = Leren
lessons-tab = Lessen
exercises-tab = Oefeningen
lessons-line = { $number } · { $title } ({ $done }/{ $all })
exercises-line = { $number } · { $title } · { $theme } { $stars }
exercises-done = { $number } · { $title } · { $theme } { $stars } – klaar
exercises-score = Scoren
exercises-stop = Tegenhouden
exercises-free = Bal veroveren
lesson-key-end = de knop “Fase beëindigen”
lesson-key-undo = Terugnemen
lesson-go-on = Verder
lesson-hint = Een hint
lesson-again = Vanaf het begin
lesson-read = Meer in het regelboek
lesson-list = Alle lessen
lesson-next = Volgende
lesson-take-back = Terugnemen
