# Lessons and exercises on the screen: what is round their texts.

title-lessons = Learn
lessons-title = Learn
lessons-tab = Lessons
exercises-tab = Exercises
lessons-line = { $number } · { $title } ({ $done }/{ $all })
exercises-line = { $number } · { $title } · { $theme } { $stars }
exercises-done = { $number } · { $title } · { $theme } { $stars } – done
exercises-score = Score
exercises-stop = Stop
exercises-free = Win the ball
lesson-key-end = the button “End phase”
lesson-key-undo = Undo
lesson-go-on = Go on
lesson-hint = A hint
lesson-again = From the start
lesson-read = More in the rulebook
lesson-list = All lessons
lesson-next = Next
lesson-take-back = Take back
