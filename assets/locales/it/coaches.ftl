# Who decides for which team, and taking back to any point of a match.

pause-coaches = Chi gioca
pause-take-back = Torna fino a…
coaches-text = Le modifiche valgono dalla prossima decisione.
coaches-team = { $team } è guidata da
coaches-person = una persona, qui
coaches-computer = computer, livello { $number }
take-back-text = La partita torna a un attimo prima della decisione che scegli.
take-back-line = Turno { $turn }, { $team }: { $words }
ask-take-back = Annullare fin qui?
ask-take-back-text =
    { $count ->
        [one] Viene annullata una decisione.
       *[other] Vengono annullate { $count } decisioni.
    } «Ripeti» le rigioca, finché non si gioca altro.
answer-take-back = Annulla fin qui
log-take-back = Clic: annulla ciò che è venuto dopo
