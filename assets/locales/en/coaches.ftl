# Who decides for which team, and taking back to any point of a match.

pause-coaches = Who plays
pause-take-back = Take back to…
coaches-text = Changes count from the next decision on.
coaches-team = { $team } is led by
coaches-person = a person here
coaches-computer = computer, level { $number }
take-back-text = The match goes back to just before the decision that you choose.
take-back-line = Turn { $turn }, { $team }: { $words }
ask-take-back = Take this back?
ask-take-back-text =
    { $count ->
        [one] One decision is taken back.
       *[other] { $count } decisions are taken back.
    } “Redo” plays them again, until something else is played.
answer-take-back = Take back
log-take-back = Click to take back what came after this
