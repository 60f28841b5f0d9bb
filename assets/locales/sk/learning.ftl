# Lessons and exercises on the screen: what is round their texts.

title-lessons = Učiť sa
lessons-title = Učiť sa
lessons-tab = Lekcie
exercises-tab = Cvičenia
lessons-line = { $number } · { $title } ({ $done }/{ $all })
exercises-line = { $number } · { $title } · { $theme } { $stars }
exercises-done = { $number } · { $title } · { $theme } { $stars } – hotovo
exercises-score = Skóruj
exercises-stop = Zastav
exercises-free = Získaj loptu
lesson-key-end = tlačidlo „Ukončiť fázu“
lesson-key-undo = Späť
lesson-go-on = Pokračovať
lesson-hint = Rada
lesson-again = Od začiatku
lesson-read = Viac v pravidlách
lesson-list = Všetky lekcie
lesson-next = Ďalej
lesson-take-back = Vziať späť
