# Who decides for which team, and taking back to any point of a match.

pause-coaches = Wie speelt
pause-take-back = Terugnemen tot …
coaches-text = Wijzigingen gelden vanaf de volgende beslissing.
coaches-team = { $team } wordt gespeeld door
coaches-person = iemand hier
coaches-computer = computer, niveau { $number }
take-back-text = De partij gaat terug tot vlak voor de beslissing die je kiest.
take-back-line = Beurt { $turn }, { $team }: { $words }
ask-take-back = Dit terugnemen?
ask-take-back-text =
    { $count ->
        [one] Er wordt één beslissing teruggenomen.
       *[other] Er worden { $count } beslissingen teruggenomen.
    } Met “Opnieuw” worden ze weer gespeeld, zolang er niets anders gespeeld is.
answer-take-back = Terugnemen
log-take-back = Klik om terug te nemen wat hierna kwam
